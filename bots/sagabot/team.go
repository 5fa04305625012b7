package sagabot

import (
	"waystation/games/saga"
	"waystation/table"
)

// What two go by.
const (
	hale          = 3   // the health from which they look for a fight
	apartCost     = 14  // of a step that they are apart
	togetherWorth = 400 // of going together where a token can be placed, so that both say so
)

// partner is the teammate, or nil.
func (m *mind) partner() *saga.Mat {
	if s := m.g.Mate(m.s); s != table.Nobody {
		return &m.g.Mats[s]
	}
	return nil
}

// paired reports whether two go together today, by what both see of each other: the same answer for both.
func (m *mind) paired() bool {
	o := m.partner()
	if o == nil || m.me.Forced || o.Forced {
		return false
	}
	least := int8(hale)
	if m.tokensToCome() > m.left {
		least-- // there is no time to lose
	}
	return min(m.me.Health, o.Health) >= least && min(m.me.Morale, o.Morale) >= 2 && m.jointly() > 0
}

// tokensToCome is how many mission tokens the side still wants.
func (m *mind) tokensToCome() int { return m.wanted().n }

// jointly is the best token that two can place today, as whoever moves first sees it; 0 if there is none within reach.
func (m *mind) jointly() int {
	if m.joined {
		return m.joins
	}
	m.joined = true
	first := m.s
	for _, s := range m.g.Order {
		if s == m.s || s == m.g.Mate(m.s) {
			first = s
			break
		}
	}
	s, me := m.s, m.me
	m.s, m.me = first, &m.g.Mats[first]
	m.joins = max(m.meetAt(m.me.At, m.g.StepsOfAMove(first)), m.meetByMarch())
	m.s, m.me = s, me
	return m.joins
}

// meetAt is the best token for two in reach of who moves first, the other following.
func (m *mind) meetAt(at int8, steps int) int {
	best := m.pairToken(place{at: at})
	if steps <= 0 {
		return best
	}
	for _, z := range saga.Near(at) {
		if z == saga.Start {
			continue
		}
		if _, ok := m.g.Zone(m.s, z).Terrain(); ok {
			best = max(best, m.meetAt(z, steps-1))
			continue
		}
		for _, l := range m.g.HandOf(m.s) {
			if f := saga.Of(l.Card); f.Kind == saga.KindTile {
				best = max(best, m.pairToken(place{at: z, tile: int16(l.Card) + 1, sort: f.Tile.Terrain, laid: true}))
			}
		}
	}
	return best
}

// meetByMarch is what a march of the first promises to both.
func (m *mind) meetByMarch() int {
	best := 0
	for _, z := range saga.Near(m.me.At) {
		if _, ok := m.g.Zone(m.s, z).Terrain(); ok || z == saga.Start {
			continue
		}
		x, types := 0, 0
		for t := saga.City; t <= saga.Mountain; t++ {
			if y := m.pairToken(place{at: z, sort: t, laid: true}); y > 0 {
				x += y / saga.TerrainTypes
				types++
			}
		}
		if types > 1 {
			best = max(best, x)
		}
	}
	return best
}

// pairToken is the mission token that can be placed at a place, if the teammate can come there too.
func (m *mind) pairToken(p place) int {
	t, ok := m.terrain(&p, p.at)
	z := m.g.Zone(m.s, p.at)
	if !ok || z.Token != saga.NoToken || !m.follows(p) {
		return 0
	}
	x := m.sideAt(z, p.laid)
	if fits, last := m.g.Fits(m.s, t); fits {
		x = max(x, m.tokenWorth(last))
	}
	return x
}

// follows reports whether the teammate's move reaches a place.
func (m *mind) follows(p place) bool { return m.apart(p) <= m.g.StepsOfAMove(m.g.Mate(m.s)) }

// far is farther than anybody goes.
const far = 20

// apart is how many steps the teammate is from a place.
func (m *mind) apart(p place) int {
	o := m.partner()
	if o.At == p.at {
		return 0
	}
	var dist [saga.Zones]int8
	m.distances(&dist, p)
	best := far
	if o.At != saga.Start {
		if d := int(dist[o.At]); d >= 0 {
			best = d
		}
		return best
	}
	for _, z := range saga.Near(saga.Start) { // one leaves it, and never comes back
		if d := int(dist[z]); d >= 0 {
			best = min(best, d+1)
		}
	}
	return best
}

// togetherAt reports whether the teammate is at a place, or may come there.
func (m *mind) togetherAt(p place) bool {
	o := m.partner()
	switch {
	case o == nil:
		return false
	case o.Waits || o.Action == saga.Trek && o.Acted:
		return o.At == p.at && o.Waits
	case m.inDay() && (o.Action != saga.Trek || o.Acted):
		return false
	case !m.inDay() && !m.paired():
		return false
	}
	return m.follows(p)
}

// closeness is what it costs to end a move away from the teammate: treks together begin there.
func (m *mind) closeness(p place) int {
	if m.g.Mode != saga.Teams {
		return 0
	}
	return -m.late(apartCost) * max(0, min(m.apart(p), 6)-1)
}

// teamTrek is what a trek is worth in a team, which alone would be worth so much: where both can place a token both go,
// and nobody else does without need.
func (m *mind) teamTrek(alone int) int {
	if m.paired() {
		if o := m.partner(); m.kind == "action" && m.s%2 == 1 && o.Action != saga.Trek {
			return alone - 30 // the teammate, who is asked first, does something else
		}
		return alone + togetherWorth
	}
	return alone - 30
}

// waiting weighs waiting for the teammate: where both may place a token.
func (m *mind) waiting() int {
	if x := m.tokenHere(); x > 0 && m.togetherAt(place{at: m.me.At}) {
		return x
	}
	if _, ok := m.g.BossOf(m.s); ok {
		return 1
	}
	return -1
}

// joint weighs fighting together: two enemies for two, and the token.
func (m *mind) joint() int { return 1 + m.tokenHere() }

// hunting weighs hunting the boss together.
func (m *mind) hunting() int {
	c, ok := m.g.BossOf(m.s)
	if !ok {
		return -1
	}
	m.g.Against(m.s, c, true)
	x, _ := m.meets(c, 0, 3)
	m.me.Fight = saga.Fight{}
	return x - m.trekking().mean - m.tokenHere() + 40
}

// seat weighs who of two does something: the stronger enemy goes to the haler, who also goes first.
func (m *mind) seat(o table.Option) int {
	s := table.Seat(o.A)
	p := &m.g.Mats[s]
	if m.kind == "faces" {
		a, b := saga.Of(table.Card(m.about(0))), saga.Of(table.Card(m.about(1)))
		if a.Enemy.Health+a.Enemy.Melee.Sure.Hits >= b.Enemy.Health+b.Enemy.Melee.Sure.Hits {
			return int(p.Health)
		}
		return -int(p.Health)
	}
	return int(p.Health)*2 + int(min(p.Goods[saga.Ammo], 1))
}

// share weighs one more piece of the rewards: half of what can be halved, and of the rest what the teammate has more
// of.
func (m *mind) share(o table.Option) int {
	most, n := 1, 0
	for _, x := range m.ask.Options {
		if x.Option == o {
			most = x.Most
		}
	}
	for _, t := range m.taken {
		if t == o {
			n++
		}
	}
	mate := m.g.Mate(m.s)
	switch do := saga.Do(o.A); {
	case n < most/2:
		return 10
	case n > most/2 || most%2 == 0:
		return -1
	case m.plenty(m.s, do) <= m.plenty(mate, do):
		return 5
	}
	return -1
}

// plenty is how much somebody has of what is dealt out.
func (m *mind) plenty(s table.Seat, do saga.Do) int {
	p := &m.g.Mats[s]
	switch do {
	case saga.DoFood:
		return int(p.Goods[saga.Food])
	case saga.DoAmmo:
		return int(p.Goods[saga.Ammo])
	case saga.DoHealth:
		return int(p.Health)
	case saga.DoMorale:
		return int(p.Morale)
	case saga.DoFollower:
		return len(m.g.Lying(s, saga.Company))
	case saga.DoXP:
		return int(p.XP)
	}
	return len(m.g.Lying(s, saga.Items)) + len(m.g.Lying(s, saga.Weapons))
}

// lending weighs giving the teammate what they ask for: a token of which one has two, a card that is worth little.
func (m *mind) lending() int {
	if m.about(1) == 0 {
		return int(m.me.Goods[m.about(2)]) - 1
	}
	return 15 - m.keepWorth(table.Card(m.about(2)))
}
