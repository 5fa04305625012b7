package posthuman

import (
	"strconv"

	"waystation/table"
)

// chanceWords are what the fight costs and how it ends by an option: once it is caught, where that is to evade.
func (g *Game) chanceWords(s table.Seat, o table.Option) (cost, ends string) {
	if g.living(s) == 0 {
		return "", ""
	}
	var p SeenPlayer
	g.viewPlayer(s, s, &p)
	c := p.Chances(o)
	return c.Words()
}

// shootWords are the price and the worth of a shot.
func (g *Game) shootWords(s table.Seat, gun table.Card) string {
	cost := g.cost(s, Of(gun))
	words := "leaves " + strconv.Itoa(int(g.mat(s).Ammo)-cost) + " ammo"
	pool := g.shotPool(s, &Of(gun).Weapon)
	for _, l := range g.of(s, Foes).Cards {
		if g.alive(l.Card) {
			hits, _ := g.shotAt(s, gun, pool.SD, l.Card)
			return expected(hits) + "; it has " +
				strconv.Itoa(int(Of(l.Card).Enemy.Health-g.Cards[l.Card].Wounds)) + " health; " + words
		}
	}
	return words
}

// expected says how many hits to expect.
func expected(hits odds) string {
	n := mean(hits)
	if n == "1" {
		return "expect 1 hit"
	}
	return "expect " + n + " hits"
}

// aimWords are the hits that dice at an enemy would score.
func (g *Game) aimWords(s table.Seat, at int16, dice int8) string {
	gun, armed := g.gun(s)
	if !armed || at < 0 || int(at) >= g.of(s, Foes).Len() {
		return ""
	}
	hits, kills := g.shotAt(s, gun, dice, g.of(s, Foes).At(int(at)))
	words := expected(hits)
	if kills.percent() > 0 {
		words += "; it falls " + inTen(kills)
	}
	return words
}

// rerollWords are what a die is worth as it lies, of a shot, and what it can come to.
func (g *Game) rerollWords(s table.Seat, i int) string {
	can := cometo[g.dieAt(s, int16(i)).Die]
	if d := g.dieAt(s, int16(i)); d.Die != SD || d.Enemy {
		return can
	}
	var p SeenPlayer
	g.viewPlayer(s, s, &p)
	all := p.Hits(false)
	p.Fight.Dice[i].Target = noFoe - 1 // nobody's
	if p.Hits(false) < all {
		return "a hit as it lies; " + can
	}
	return "no hit as it lies; " + can
}

// cometo is what a die can come to.
var cometo = [3]string{
	MD: "an attack or critical 2 in 6, a block 1 in 6", DD: "a block 3 in 6, an attack 1 in 6",
	SD: "a range 3 in 6, a special 1 in 6",
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
