package sagabot

import (
	"waystation/bots"
	"waystation/games/saga"
	"waystation/table"
)

// Judge judges positions of matches of Posthuman Saga that are not over. Teammates have equal shares.
var Judge = &bots.Judge{Traits: traits, Size: allTraits, Units: units, Weights: weights[:]}

// Quiet reports whether a day is about to begin: everybody has had as many of them.
func Quiet(game table.Game) bool {
	g := game.(*saga.Game)
	return g.Phase == saga.PhaseDeclare
}

const (
	traitCount = 35             // numbers a seat has, and as often again for the rounds left
	allTraits  = 2 * traitCount // of them all
)

// traits are what counts for a seat: what its side has, once as it is and once for the rounds left. Numbers are scaled
// to be about 1.
func traits(game table.Game, s table.Seat, to []float64) []float64 {
	g := game.(*saga.Game)
	if s == table.Nobody {
		return nil
	}
	m := mind{g: g, s: s, me: &g.Mats[s], own: g.Own(s), left: g.LastRound() - int(g.Round)}
	first := len(to)
	l := bots.Traits(to)
	m.ofSide(&l)
	m.ofPlayer(&l, s)
	if mate := g.Mate(s); mate != table.Nobody { // what a team has are its players together
		own := l[first:]
		other := m
		other.s, other.me, other.known = mate, &g.Mats[mate], false
		var buffer [traitCount]float64
		more := bots.Traits(buffer[:0])
		other.ofPlayer(&more, mate)
		at := len(own) - len(more)
		for i, x := range more {
			own[at+i] = (own[at+i] + x) / 2
		}
	}
	left := float64(m.left) / 10
	for _, x := range l[first:] {
		l.Put(x * left)
	}
	return l
}

// ofSide is what a side has: score, missions, quadrant.
func (m *mind) ofSide(l *bots.Traits) {
	o, g := m.own, m.g
	n := m.wanted()
	level := min(int(o.Stage), 1)
	tokens := 0
	if int(o.Stage) < g.Stages() {
		tokens = int(o.Tokens[level])
	}
	l.Put(float64(o.VP) / 5)
	l.Put(float64(tokens) / 2)
	l.Tell(o.Stage >= 1)
	l.Tell(o.Stage >= 2)
	l.Put(float64(n.all) / 3)
	l.Tell(n.all > 0 && n.all <= m.left)
	l.Tell(n.all > 0 && n.all <= m.left/2)
	score := 0
	if n.all > 0 && n.all <= m.left+1 {
		score = g.NextVP(m.s)
	}
	l.Put(float64(score) / 4)
	l.Tell(o.SideSite > 0 && !o.SideDone)
	l.Tell(o.SideDone)
	_, boss := g.BossOf(m.s)
	l.Tell(boss)
	l.Tell(o.Killed)
	l.Put(float64(m.recons()) / 300)
	l.Put(float64(m.supply(place{at: m.me.At})) / 100)
	laid := 0
	for z := range int8(saga.Zones) {
		if g.Zone(m.s, z).Tile > 0 {
			laid++
		}
	}
	l.Put(float64(laid) / 6)
	l.Put(float64(len(g.HandOf(m.s))) / 4)
}

// ofPlayer is what a player has: body, pack, cards.
func (m *mind) ofPlayer(l *bots.Traits, s table.Seat) {
	p, g := m.me, m.g
	l.Put(float64(p.Health) / 4)
	l.Tell(p.Health <= 2)
	l.Tell(p.Health <= 1)
	l.Put(float64(p.Morale) / 4)
	l.Tell(p.Morale <= 2)
	l.Put(float64(p.Fatigue) / 3)
	l.Put(float64(p.Ready) / 2)
	l.Put(float64(len(g.Lying(s, saga.Exhausted))) / 3)
	l.Put(float64(min(p.Goods[saga.Food], 4)) / 2)
	l.Put(float64(min(p.Goods[saga.Ammo], 4)) / 2)
	l.Put(float64(p.Goods[saga.Meds]+p.Goods[saga.Booze]+p.Goods[saga.Books]) / 2)
	l.Put(float64(p.Radio) / 3)
	l.Put(float64(p.XP) / 5)
	xp := 0
	skills := saga.Person(p.Character).Skills
	for i := range skills {
		if p.Skills&(1<<i) != 0 {
			xp += int(skills[i].XP)
		}
	}
	l.Put(float64(xp) / 8)
	gun, blade := 0, 0
	for _, x := range g.Lying(s, saga.Weapons) {
		w := &saga.Of(x.Card).Weapon
		switch {
		case !g.Cards[x.Card].Equipped:
		case w.Ranged:
			gun = max(gun, w.Chart.Damage(2)+w.Chart.Damage(3)+w.Chart.Damage(4))
		default:
			blade = max(blade, w.Chart.Damage(0)+w.Chart.Damage(1)+w.Chart.Damage(2))
		}
	}
	l.Put(float64(gun) / 4)
	l.Put(float64(blade) / 4)
	l.Put(float64(len(g.Lying(s, saga.Items))) / 2)
	l.Put(float64(len(g.Lying(s, saga.Company))))
	l.Put(float64(len(g.Lying(s, saga.Mutations))) / 2)
}
