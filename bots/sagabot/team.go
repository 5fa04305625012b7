package sagabot

import (
	"waystation/games/saga"
	"waystation/table"
)

// hale is the health from which two go to look for a fight.
const hale = 3

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
	return m.me.Health >= hale && o.Health >= hale && m.me.Morale >= 2 && o.Morale >= 2
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
	if o.At == p.at {
		return true
	}
	var dist [saga.Zones]int8
	at := p
	m.distances(&dist, at)
	steps := int8(m.g.StepsOfAMove(m.g.Mate(m.s)))
	if o.At == saga.Start { // one leaves it, and never comes back
		for _, z := range saga.Near(saga.Start) {
			if dist[z] >= 0 && dist[z] < steps {
				return true
			}
		}
		return false
	}
	return dist[o.At] >= 0 && dist[o.At] <= steps
}

// teamTrek is what it is worth besides that both trek: as much again as the token, so that both say so.
func (m *mind) teamTrek() int {
	if !m.paired() {
		return -15
	}
	return 25
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

// share weighs one more piece of the rewards: half of what can be halved, and of the rest what the teammate has more of.
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
