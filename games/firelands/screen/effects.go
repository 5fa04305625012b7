package screen

import (
	"strconv"

	"waystation/games/firelands"
	"waystation/web"
)

var tokenGlyphs = [...]string{"", "food", "foodbad", "fuel", "ammo", "survivor", "object"}

func tokenGlyph(t firelands.Token) string { return tokenGlyphs[t] }

var hazardGlyphs = [...]string{"", "damage", "rad", "fame"}

var rewardGlyphs = [...]string{"", "target", "fame", "object", "food", "fuel", "ammo"}

// part is one effect of a deal as a sign; ok is false for what has none. The token is what lies on the card.
func part(e firelands.Effect, token firelands.Token, pay bool) (p web.Part, ok bool) {
	n, glyph := int(e.N), ""
	switch e.Do {
	case firelands.DoToken:
		glyph = tokenGlyph(e.Token)
	case firelands.DoFury:
		glyph = "fury"
	case firelands.DoFame:
		glyph = "fame"
	case firelands.DoLoseFame:
		glyph, pay = "fame", true
	case firelands.DoDamage:
		glyph, pay = "damage", true
	case firelands.DoContaminate:
		glyph, pay = "rad", true
	case firelands.DoRepair:
		glyph = "repair"
	case firelands.DoTreat:
		glyph = "treat"
	case firelands.DoPeek:
		glyph = "eye"
	case firelands.DoRecycle, firelands.DoRecycleDevice:
		glyph = "deck"
	}
	if glyph == "" {
		return p, false
	}
	if pay {
		return web.Pay(n, glyph), true
	}
	return web.Gain(n, glyph), true
}

// effect is a deal as a line of signs: boxed is paid, unboxed is gained. note is what signs don't say. ok is false when
// the deal needs its words.
func effect(d *firelands.Deal, token firelands.Token) (e web.Effect, note string, ok bool) {
	e.Says = d.Text
	var gains []web.Part
	var same []firelands.Effect // what the gains are made of
	for _, x := range d.Pay {
		p, ok := part(x, token, true)
		if !ok {
			return e, "", false
		}
		e.Parts = append(e.Parts, p)
	}
	for _, x := range d.Gain {
		switch x.Do {
		case firelands.DoDifferent, firelands.DoAlike:
			note = strconv.Itoa(int(x.N)) + " different"
			if x.Do == firelands.DoAlike {
				note = strconv.Itoa(int(x.N)) + " alike"
			}
			continue
		case firelands.DoTake:
			if token == firelands.NoToken {
				continue
			}
		case firelands.DoDamage, firelands.DoContaminate, firelands.DoLoseFame:
			p, _ := part(x, token, true)
			e.Parts = append(e.Parts, p)
			continue
		}
		if x.Do == firelands.DoTake { // 1 of what lies on the card joins others of its kind
			x = firelands.Effect{Do: firelands.DoToken, N: x.N, Token: token}
		}
		if k := len(same) - 1; k >= 0 && same[k].Do == x.Do && same[k].Token == x.Token {
			x.N += same[k].N
			same, gains = same[:k], gains[:k]
		}
		p, ok := part(x, token, false)
		if !ok {
			return e, "", false
		}
		same, gains = append(same, x), append(gains, p)
	}
	if len(e.Parts) > 0 && (len(gains) > 0 || note != "") {
		e.Parts = append(e.Parts, web.For())
	}
	e.Parts = append(e.Parts, gains...)
	switch d.Fate {
	case firelands.Goes:
		note = join(note, "then gone")
	case firelands.MayTurn:
		note = join(note, "gone for a turn")
	}
	return e, note, len(e.Parts) > 0 || note != ""
}

func join(a, b string) string {
	if a == "" {
		return b
	}
	return a + ", " + b
}

// bonusLines are the Bonus Actions of a tile as lines of signs: those that cost nothing stand on one line, with or
// between them.
func bonusLines(deals []firelands.Deal) []web.Effect {
	var free web.Effect
	var out []web.Effect
	for i := range deals {
		e, _, ok := effect(&deals[i], firelands.NoToken)
		switch {
		case !ok:
		case len(deals[i].Pay) > 0:
			out = append(out, e)
		case len(free.Parts) == 0:
			free = e
		default:
			free.Parts = append(append(free.Parts, web.Or()), e.Parts...)
			free.Says += " Or: " + e.Says
		}
	}
	if len(free.Parts) > 0 {
		out = append([]web.Effect{free}, out...)
	}
	return out
}
