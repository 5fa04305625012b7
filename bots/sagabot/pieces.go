package sagabot

import (
	"waystation/games/saga"
	"waystation/table"
)

// take weighs a pair of the queue.
func (m *mind) take(o table.Option) int {
	if int(o.A) >= len(m.v.Queue) {
		return 0
	}
	return m.pairWorth(int(o.A))
}

func (m *mind) pairWorth(space int) int {
	x := 0
	if c, ok := m.v.Queue[space].Tile.Card(); ok {
		x += m.pieceWorth(c, false)
	}
	if c, ok := m.v.Queue[space].Site.Card(); ok {
		x += m.pieceWorth(c, false)
	}
	if m.g.Mode == saga.Solo && m.g.Phase == saga.PhaseTaking {
		x += m.powerCost(m.v.Queue[1-space].Site)
	}
	return x
}

// powerCost is what it costs, below 0, that a site falls to the mutants in solo (PS-SOLO-19 to PS-SOLO-21).
func (m *mind) powerCost(site saga.Shown) int {
	f := site.Face()
	if f == nil {
		return 0
	}
	p := m.g.NextPower(f.Site)
	switch {
	case p == nil:
		return -4
	case p.Foes > 0:
		return -18 * int(p.Foes)
	}
	return m.gains(p.Does)
}

// bestPairs are what the best pair of the queue is worth, and the one after it.
func (m *mind) bestPairs() (first, second int) {
	for i := range m.v.Queue {
		x := m.pairWorth(i)
		if x > first {
			first, second = x, first
		} else {
			second = max(second, x)
		}
	}
	return first, second
}

// pick weighs one piece of the queue (PS-TEAM-09).
func (m *mind) pick(o table.Option) int { return m.pieceWorth(table.Card(o.A), false) }

// toss weighs giving up a piece of the hand.
func (m *mind) toss(o table.Option) int { return -m.pieceWorth(table.Card(o.A), true) }

// bid weighs a bid: tokens are good for nothing else, so half of them go, and more if one pair is much better than the
// next.
func (m *mind) bid(o table.Option) int {
	n, radio := int(o.A), int(m.me.Radio)
	first, second := m.bestPairs()
	want := radio / 2
	if first-second > 30 {
		want = (radio + 1) / 2
		if first-second > 60 {
			want = radio
		}
	}
	if saga.Round(min(16, int(m.g.Round)+2)) != saga.RoundBroadcast && m.left < 2 {
		want = radio
	}
	return -abs(n-want) * 5
}

func abs(x int) int { return max(x, -x) }

// putSite weighs a site on the terrain just laid.
func (m *mind) putSite(o table.Option) int { return m.sitedAt(table.Card(o.A), m.me.At) }

// siteAt weighs a site in a zone (PS-MAPACT-05).
func (m *mind) siteAt(o table.Option) int { return m.sitedAt(table.Card(o.A), int8(o.B)) }

// sitedAt is what putting a site somewhere is worth: what it does for the sequences and the side mission.
func (m *mind) sitedAt(c table.Card, z int8) int {
	hand := &m.g.Lands[m.sideNumber()][saga.Hand]
	before := hand.Cards
	zone := m.g.Zone(m.s, z)
	was := *zone
	now := m.recons() + m.sideHope(before)
	rest := m.without(before, c)
	hand.Cards, zone.Site, zone.Down = rest, int16(c)+1, false
	then := m.recons()
	if f := saga.Of(c); m.g.SideFits(m.s, f.Site) && zone.Token == saga.NoToken {
		then += 110
	}
	*zone, hand.Cards = was, before
	x := then - now
	if len(before) >= m.g.HandLimit(m.s) {
		x += 4 // it would be discarded
	}
	return x
}

// without is a hand less a card, until the next one is made.
func (m *mind) without(hand []table.Lying, c table.Card) []table.Lying {
	m.rest = m.rest[:0]
	for _, l := range hand {
		if l.Card != c {
			m.rest = append(m.rest, l)
		}
	}
	return m.rest
}

// tune weighs recovering broadcast tokens in a Map action, refresh a new queue.
func (m *mind) tune(o table.Option) int {
	first, _ := m.bestPairs()
	return m.late(radioWorth)*int(o.A) + first
}

func (m *mind) refresh(table.Option) int {
	mean := 0 // of what may come
	for i := range m.v.Queue {
		mean += m.pairWorth(i)
	}
	return m.late(45) + mean/max(1, len(m.v.Queue))/4
}

// survey weighs laying terrain in a Map action: near, with room, where it does something for the sequences too.
func (m *mind) survey(o table.Option) int {
	c, z := table.Card(o.A), int8(o.B)
	zone := m.g.Zone(m.s, z)
	was := zone.Tile
	here := place{at: m.me.At}
	now := m.supply(here) + m.recons()
	hand := &m.g.Lands[m.sideNumber()][saga.Hand]
	before := hand.Cards
	rest := m.without(before, c)
	zone.Tile, hand.Cards = int16(c)+1, rest
	then := m.supply(here) + m.recons()
	zone.Tile, hand.Cards = was, before
	x := then - now + m.central(z)
	if len(before) >= m.g.HandLimit(m.s) {
		x += 5
	}
	return x
}

// objective weighs a recon objective for the solo game.
func (m *mind) objective(o table.Option) int {
	x := 0
	for _, q := range saga.Of(table.Card(o.A)).Recon.Sequences {
		x += m.gains(q.First) / max(1, len(q.Sites))
	}
	return x
}
