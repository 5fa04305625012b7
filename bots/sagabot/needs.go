package sagabot

import (
	"waystation/games/saga"
	"waystation/table"
)

// needs are the types of terrain that the missions still want, in the order in which they will be wanted.
type needs struct {
	list [12]need
	n    int
	open int // of the mission being done, its end apart: they can be met in any order
	all  int // of the mission being done
}

type need struct {
	terrain saga.Terrain
	worth   int // of having such terrain at hand
}

// wanted are what this player's missions still want.
func (m *mind) wanted() *needs {
	if m.known {
		return &m.needs
	}
	m.known = true
	n := &m.needs
	open, end, later, last := 135, 120, 38, 30 // of the mission being done, and of those to come
	if m.g.Mode == saga.Solo {
		open, end, later, last = 90, 80, 35, 25
	}
	for stage := int(m.own.Stage); stage < m.g.Stages(); stage++ {
		x := m.g.Mission(m.s, stage)
		now := stage == int(m.own.Stage)
		for i, t := range x.Needs {
			switch {
			case !now:
				n.add(t, later)
			case m.own.Goal&(1<<i) == 0:
				n.add(t, open)
				n.open++
			}
		}
		if now {
			n.add(x.End, end)
			n.all = n.n
		} else {
			n.add(x.End, last)
		}
	}
	return n
}

func (n *needs) add(t saga.Terrain, worth int) {
	if n.n < len(n.list) {
		n.list[n.n] = need{t, worth}
		n.n++
	}
}

// tokenWorth is what one more mission token is worth: its own point, its part of what the mission scores, and of what
// comes after it.
func (m *mind) tokenWorth(last bool) int {
	n := m.wanted()
	if n.n == 0 {
		return 0
	}
	if m.g.Mode == saga.Solo {
		if last {
			return 380
		}
		return 320
	}
	x := 2 * vp
	if rounds := m.left + 1; n.all <= rounds {
		score := m.g.NextVP(m.s) * vp
		if n.all > (rounds+1)*2/3 {
			score /= 2 // there may be no time for it
		}
		x += score / max(1, n.all)
		if last {
			x += score / 4
		}
		if m.own.Stage == 0 && m.left > 2 {
			x += 70 // the next mission, the side mission
		}
	}
	return x
}

// place is the own quadrant as it may be: where one stands, and what has just been laid there.
type place struct {
	at   int8
	tile int16 // 1 + the tile laid there for it; 0: none, or it lies there already
	sort saga.Terrain
	laid bool // a tile of that type, of the hand or the stack
}

// terrain is the type of a zone, with what would be laid.
func (m *mind) terrain(p *place, z int8) (saga.Terrain, bool) {
	if p.laid && z == p.at {
		return p.sort, true
	}
	return m.g.Zone(m.s, z).Terrain()
}

// supply is what the terrain at hand is worth for the missions: types that are wanted, near where one would stand.
func (m *mind) supply(p place) int {
	n := m.wanted()
	if n.n == 0 {
		return 0
	}
	var dist [saga.Zones]int8
	m.distances(&dist, p)
	var near [4][len(shares)]int8 // of each type: within a move, two moves, in the hand, farther
	for z := range int8(saga.Zones) {
		t, ok := m.terrain(&p, z)
		if !ok || m.g.Zone(m.s, z).Token != saga.NoToken {
			continue
		}
		switch d := dist[z]; {
		case d >= 0 && d <= 2:
			near[t][0]++
		case d >= 0 && d <= 4:
			near[t][1]++
		default:
			near[t][3]++
		}
	}
	for _, l := range m.g.HandOf(m.s) {
		if f := saga.Of(l.Card); f.Kind == saga.KindTile && int16(l.Card)+1 != p.tile {
			near[f.Tile.Terrain][2]++
		}
	}
	x := 0
	for _, want := range n.list[:n.n] {
		have := &near[want.terrain]
		for i, share := range shares {
			if have[i] > 0 {
				have[i]--
				x += want.worth * share / 100
				break
			}
		}
	}
	return x
}

// shares are what terrain is worth by how near it is: within a move, two moves, in the hand, farther.
var shares = [...]int{100, 80, 70, 55}

// distances are how many steps lead to each zone, or -1.
func (m *mind) distances(dist *[saga.Zones]int8, p place) {
	for z := range dist {
		dist[z] = -1
	}
	var queue [saga.Zones]int8
	queue[0] = p.at
	dist[p.at] = 0
	for i, n := 0, 1; i < n; i++ {
		for _, z := range saga.Near(queue[i]) {
			if _, ok := m.terrain(&p, z); ok && dist[z] < 0 && z != saga.Start {
				dist[z] = dist[queue[i]] + 1
				queue[n] = z
				n++
			}
		}
	}
}

// pieceWorth is what a piece of terrain or a site is worth that one might have, or has.
func (m *mind) pieceWorth(c table.Card, held bool) int {
	f := saga.Of(c)
	side := &m.g.Lands[m.sideNumber()][saga.Hand]
	before := side.Cards
	var with, without int
	rest := append(m.rest[:0], before...)
	if held {
		rest = m.without(before, c)
	}
	worth := func() int {
		if f.Kind == saga.KindSite {
			return m.recons() + m.sideHope(rest)
		}
		return m.supply(place{at: m.me.At})
	}
	side.Cards = rest
	without = worth()
	rest = append(rest, table.Lying{Card: c, Seen: table.Everyone})
	side.Cards, m.rest = rest, rest
	with = worth()
	side.Cards = before
	x := with - without
	if f.Kind == saga.KindTile {
		x += m.late(8) + m.gains(saga.BonusOf(saga.Of(c).Tile))/10
	} else {
		x += m.late(6)
	}
	return x
}

// sideNumber is the number of the player's side.
func (m *mind) sideNumber() int {
	if m.g.Mode == saga.Teams {
		return int(m.s) / 2
	}
	return int(m.s)
}

// sides is how many there are.
func (m *mind) sides() int {
	if m.g.Mode == saga.Teams {
		return 2
	}
	return int(m.g.Players)
}

// sideHope is what the site of the side mission in a hand is worth.
func (m *mind) sideHope(hand []table.Lying) int {
	if m.own.SideDone || m.left == 0 {
		return 0
	}
	for _, l := range hand {
		if f := saga.Of(l.Card); f.Kind == saga.KindSite && m.g.SideFits(m.s, f.Site) {
			return 60
		}
	}
	return 0
}

// lacks is what things cost that a path of sites still lacks, in twelfths of a round or so.
var lacks = saga.Lacks{Held: 3, Site: 8, Tile: 4}

// hopes are what a sequence is worth in parts of its points, by what it lacks: not all even where nothing does, for it
// is scored anyway.
var hopes = [...]int{
	100, 92, 86, 80, 74, 69, 64, 59, 55, 51, 47, 44, 40, 37, 35, 32, 30, 27, 25, 23, 21, 20, 18, 17, 15, 14, 12, 11, 10,
	9, 8, 7, 6, 5, 5, 4,
}

// recons is what the sequences of the recon objective promise with the quadrant and the hand as they are.
func (m *mind) recons() int {
	x, parts := 0, 267
	if m.g.Mode == saga.Solo {
		parts = 160
	}
	for i := range m.g.Sequences() {
		if m.g.Scorable(m.s, i) {
			lack := m.g.Lacking(m.s, i, &lacks, len(hopes))
			if lack < len(hopes) && lack <= 8*(m.left+1) {
				x += m.sequenceWorth(i) * hopes[lack] / parts
			}
		}
	}
	return x
}

// sequenceWorth is what scoring a sequence gives.
func (m *mind) sequenceWorth(i int) int {
	x := &m.g.Sequences()[i]
	worth := int(x.VP) * vp
	if !m.g.Firsts[i] || m.g.Mode == saga.Solo {
		worth += m.gains(x.First)
	}
	return worth
}

// recon weighs scoring a sequence: at once, but not with the site that the side mission wants if there is no other.
func (m *mind) recon(o table.Option) int {
	x := m.sequenceWorth(int(o.A))
	for _, z := range saga.Path(o.B, o.C) {
		if site, ok := m.g.Zone(m.s, z).FaceUp(); ok && m.g.SideFits(m.s, site) &&
			m.g.Zone(m.s, z).Token == saga.NoToken {
			x -= 60
		}
	}
	return x
}
