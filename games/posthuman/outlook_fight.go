package posthuman

import (
	"slices"
	"strconv"

	"waystation/table"
)

// chanceWords are what the fight costs and how it ends by an option, and what one melee round costs at worst where it
// leads into one: once the evade has failed, where that is to evade.
func (g *Game) chanceWords(s table.Seat, o table.Option) (cost, ends string) {
	if g.living(s) == 0 {
		return "", ""
	}
	c := g.seen(s).Chances(o)
	cost, ends = c.Words()
	return cost, joined(ends, c.Worst())
}

// chancesOf is the same as a Prospect.
func (g *Game) chancesOf(s table.Seat, o table.Option) Prospect {
	if g.living(s) == 0 {
		return Prospect{}
	}
	c := g.seen(s).Chances(o)
	return c.prospect()
}

// goesOn is how the fight ends from here, once nothing more is chosen in the exchange on the table.
func (g *Game) goesOn(s table.Seat) Prospect {
	x := g.chancesOf(s, VerbYield.Of())
	if len(x.Clauses) > 0 {
		x.Clauses[0].Before = "the fight goes on: " + x.Clauses[0].Before
	}
	return x
}

// spoils are what a fight is about: what it brings to win it. What a knock-out in it costs is said besides.
func (g *Game) spoils(s table.Seat) []Clause {
	if g.living(s) == 0 {
		return nil
	}
	p := g.seen(s)
	win, flight := Plain("a win brings "+p.Spoils()), Plain(p.Escaped())
	if !p.Fight.Fled && slices.ContainsFunc(Of(p.Fight.Leader).Win, func(e Effect) bool { return e.Do == DoAmmo }) {
		win.About = AboutAmmo
	}
	return []Clause{win, flight}
}

// shooting is the price and the worth of a shot.
func (g *Game) shooting(s table.Seat, gun table.Card) []Clause {
	cost := g.cost(s, Of(gun))
	leaves := Clause{Before: "leaves " + strconv.Itoa(int(g.mat(s).Ammo)-cost) + " ammo", About: AboutAmmo}
	pool := g.shotPool(s, &Of(gun).Weapon)
	for _, l := range g.of(s, Foes).Cards {
		if g.alive(l.Card) {
			hits, _ := g.shotAt(s, gun, pool.SD, l.Card)
			has := "it has " + strconv.Itoa(int(Of(l.Card).Enemy.Health-g.Cards[l.Card].Wounds)) + " health"
			return []Clause{{Before: expected(hits), About: AboutHits}, Plain(has), leaves}
		}
	}
	return []Clause{leaves}
}

// expected says how many hits to expect.
func expected(hits odds) string {
	n := mean(hits)
	if n == "1" {
		return "expect 1 hit"
	}
	return "expect " + n + " hits"
}

// aimed are the hits that dice at an enemy would score.
func (g *Game) aimed(s table.Seat, at int16, dice int8) []Clause {
	gun, armed := g.gun(s)
	if !armed || at < 0 || int(at) >= g.of(s, Foes).Len() {
		return nil
	}
	hits, kills := g.shotAt(s, gun, dice, g.of(s, Foes).At(int(at)))
	out := []Clause{{Before: expected(hits), About: AboutHits}}
	if n := kills.percent(); n > 0 {
		out = append(out, Clause{Before: "it " + often(kills, "falls"), About: AboutFalls, Chance: n})
	}
	if rest := g.restAimed(s, at, dice); !rest.empty() {
		out = append(out, rest)
	}
	return out
}

// restAimed says where the dice go that are not laid on an enemy: to the only other one, or that they are asked for
// next (PH-SHOOT-18).
func (g *Game) restAimed(s table.Seat, at int16, dice int8) Clause {
	c, _ := g.gun(s)
	rest, others := g.shotPool(s, &Of(c).Weapon).SD-dice, []table.Card(nil)
	for i, l := range g.of(s, Foes).Cards {
		if i != int(at) && g.alive(l.Card) {
			others = append(others, l.Card)
		}
	}
	switch {
	case len(others) != 1 || rest < 0:
		return Clause{}
	case rest == 0:
		return Plain("none at " + theCard(int16(others[0])))
	}
	hits, kills := g.shotAt(s, c, rest, others[0])
	words := strconv.Itoa(int(rest)) + " at " + theCard(int16(others[0])) + ", " + expected(hits)
	if n := kills.percent(); n > 0 {
		return Clause{Before: words + ", it " + often(kills, "falls"), About: AboutFalls, Chance: n}
	}
	return Clause{Before: words, About: AboutHits}
}

// dieClauses are what a die is worth as it lies, and what it can come to.
func (p *SeenPlayer) dieClauses(i int) []Clause {
	lies, again := Plain(p.DieWords(i)), Plain(p.AgainWords(i))
	if p.Fight.Dice[i].Die == SD {
		lies.About, again.About = AboutHits, AboutHits
	}
	return []Clause{lies, again}
}

// thinkWords say which dice a strong mind could re-roll: one of them must be (PH-STAT-13, PH-RULING-100).
func (g *Game) thinkWords(s table.Seat) string {
	p := g.seen(s)
	free, worse := 0, 0
	for i := range p.Fight.Dice[:p.Fight.N] {
		if !p.Fight.Dice[i].free() {
			continue
		}
		free++
		if c := p.Means(i); c == Miss || c == Block {
			worse++
		}
	}
	if worse == 0 {
		return "at least 1 die; all that can be re-rolled hit as they lie"
	}
	return "at least 1 die; " + strconv.Itoa(worse) + " of " + strconv.Itoa(free) + " that can be re-rolled " +
		hitNot(worse)
}

// hitNot says of so many dice that they miss.
func hitNot(n int) string {
	if n == 1 {
		return "does not hit"
	}
	return "do not hit"
}

// blockWords are what a die of the enemy would have done.
func (g *Game) blockWords(s table.Seat, i int16) string {
	f := &g.mat(s).Fight
	switch f.Dice[i].Is {
	case Critical:
		return "stops an attack and 1 wound more"
	case Attack:
		return "stops an attack"
	}
	if f.Foe >= 0 && int(f.Foe) < g.of(s, Foes).Len() {
		o := g.foe(s, f.Foe)
		return "stops: " + specialWords(o.Special)
	}
	return ""
}
