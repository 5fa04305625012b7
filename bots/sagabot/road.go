package sagabot

import (
	"waystation/games/saga"
	"waystation/table"
)

// stand is what standing on a zone at the end of a move is worth for the action of that move.
func (m *mind) stand(p place, action saga.Action) int {
	x := m.supply(p) + m.sign(p) + m.closeness(p)
	if p.at == saga.Start {
		x -= 10
	}
	if p.laid {
		x += m.sitePromise()
	}
	switch action {
	case saga.Forage:
		x += m.forageWorth(p)
	case saga.Trek:
		x += m.tokenAt(p)
	}
	return x
}

// sign is what the landmark of a zone promises to who spends the night there (PS-MAP-12, PS-MAP-13).
func (m *mind) sign(p place) int {
	hidden, face := m.g.SignAt(m.v, m.s, p.at)
	switch {
	case face != nil:
		return max(0, m.landmark(face))
	case hidden:
		return m.late(65)
	}
	return 0
}

// landmark is what activating a landmark is worth.
func (m *mind) landmark(f *saga.Face) int {
	if !m.g.Affords(m.s, f.Sign.Price) {
		return 0
	}
	x := m.gains(f.Sign.Does) + m.gains(f.Sign.Price)
	for i := range f.Does {
		x += m.abilityWorth(&f.Does[i], &f.Timing)
	}
	return x
}

// sitePromise is what it is worth that a site of the hand may be put on new terrain: a little, somewhere.
func (m *mind) sitePromise() int {
	for _, l := range m.g.HandOf(m.s) {
		if saga.Of(l.Card).Kind == saga.KindSite {
			return m.late(20)
		}
	}
	return 0
}

// tokenAt is what trekking to a place is worth for the missions, who survives.
func (m *mind) tokenAt(p place) int {
	z := m.g.Zone(m.s, p.at)
	t, ok := m.terrain(&p, p.at)
	if !ok || z.Token != saga.NoToken || m.g.Mode == saga.Teams && !m.togetherAt(p) {
		return 0
	}
	x := 0
	if fits, last := m.g.Fits(m.s, t); fits {
		x = m.tokenWorth(last)
		if !last {
			x -= 55 // the terrain is used up, which the supply does not see
		} else {
			x -= 45
		}
	}
	if y := m.sideAt(z, p.laid); y > x {
		x = y
	}
	if c, ok := m.g.BossOf(m.s); ok && m.g.Mode != saga.Teams {
		x = max(x, m.bossHope(c))
	}
	return x * (1000 - m.trekking().fall) / 1000
}

// bossHope is how much better it is to fight the boss than whoever comes.
func (m *mind) bossHope(c table.Card) int {
	fight := m.me.Fight
	m.g.Against(m.s, c, true)
	x, _ := m.meets(c, 0, 2)
	m.me.Fight = fight
	return x - m.trekking().mean
}

// sideAt is what the side mission is worth on a zone (PS-SIDE-02), or on new terrain on which its site can be put.
func (m *mind) sideAt(z *saga.Zone, laid bool) int {
	if site, ok := z.FaceUp(); ok && m.g.SideFits(m.s, site) {
		return 2*vp - 30
	}
	if laid && m.sideHope(m.g.HandOf(m.s)) > 0 {
		return 2*vp - 30
	}
	return 0
}

// tokenHere is what the token is worth that can be placed where the player stands.
func (m *mind) tokenHere() int {
	z := m.g.Zone(m.s, m.me.At)
	t, ok := z.Terrain()
	if !ok || z.Token != saga.NoToken {
		return 0
	}
	x := m.sideAt(z, false)
	if fits, last := m.g.Fits(m.s, t); fits {
		x = max(x, m.tokenWorth(last))
	}
	return x
}

// token weighs placing a mission token, sideToken the side mission's.
func (m *mind) token(o table.Option) int {
	t, _ := m.g.Zone(m.s, m.me.At).Terrain()
	_, last := m.g.Fits(m.s, t)
	return m.tokenWorth(last)
}

func (m *mind) sideToken(table.Option) int { return 2 * vp }

// forageWorth is what foraging at a place is worth: its loot, and the bonus by the odds of finding it.
func (m *mind) forageWorth(p place) int {
	t, ok := m.terrain(&p, p.at)
	if !ok {
		return 0
	}
	x := m.gains(saga.LootOf(t))
	tile := p.tile
	if !p.laid {
		tile = m.g.Zone(m.s, p.at).Tile
	}
	if tile > 0 {
		x += m.bonusWorth(table.Card(tile - 1))
	} else {
		x += m.late(14)
	}
	return x
}

// bonusWorth is what trying for a tile's bonus loot is worth.
func (m *mind) bonusWorth(tile table.Card) int {
	bonus := m.gains(saga.BonusOf(saga.Of(tile).Tile))
	best := 0
	for _, lead := range [2]int16{0, m.keenest()} {
		odds := m.g.TrialOdds(m.s, saga.Trial{Forage: true, Mind: true}, lead, saga.ForageMind(), 0)
		x := odds[saga.Success].Of(bonus)
		if lead > 0 {
			x -= m.leadCost()
		}
		best = max(best, x)
	}
	return best
}

// keenest is the card with the most mind, 1 + it.
func (m *mind) keenest() (best int16) {
	most := int8(-1)
	for _, l := range m.g.Lying(m.s, saga.Deck) {
		if c := &saga.Of(l.Card).Challenge; !c.DNE && (c.Mind > most || c.Mind == most && int16(l.Card)+1 < best) {
			best, most = int16(l.Card)+1, c.Mind
		}
	}
	return best
}

// roam is the best that an action can make of a move from somewhere with so many steps left.
func (m *mind) roam(at int8, steps int, lays bool, action saga.Action) int {
	best := m.stand(place{at: at}, action)
	if steps <= 0 {
		return best
	}
	for _, z := range saga.Near(at) {
		if z == saga.Start {
			continue
		}
		if _, ok := m.g.Zone(m.s, z).Terrain(); ok {
			best = max(best, m.roam(z, steps-1, lays, action))
		} else if lays {
			best = max(best, m.bestLaid(z, action))
		}
	}
	return best
}

// bestLaid is the best that an action can make of a tile of the hand laid in a zone.
func (m *mind) bestLaid(z int8, action saga.Action) int {
	best := never
	seen := [4]bool{}
	for _, l := range m.g.HandOf(m.s) {
		f := saga.Of(l.Card)
		if f.Kind != saga.KindTile || action != saga.Forage && seen[f.Tile.Terrain] {
			continue
		}
		seen[f.Tile.Terrain] = true
		best = max(best, m.stand(place{at: z, tile: int16(l.Card) + 1, sort: f.Tile.Terrain, laid: true}, action))
	}
	return best
}

// marching is what a march is worth: the mean of the types that may be turned up, each laid where it is best.
func (m *mind) marching(action saga.Action) int {
	sum, any := 0, false
	for t := saga.City; t <= saga.Mountain; t++ {
		best := never
		for _, z := range saga.Near(m.me.At) {
			if _, ok := m.g.Zone(m.s, z).Terrain(); !ok && z != saga.Start {
				best = max(best, m.stand(place{at: z, sort: t, laid: true}, action))
				any = true
			}
		}
		sum += best / 4
	}
	if !any {
		return never
	}
	if m.g.Has(m.s, saga.KeyFreeMarch) {
		return sum
	}
	return sum - m.tiredness()
}

// goesFor is the action of the move going on.
func (m *mind) goesFor() saga.Action {
	if m.me.Action == saga.Trek || m.me.Action == saga.Forage {
		return m.me.Action
	}
	return saga.Trek
}

// stay weighs ending the move; the others weigh going on, by the best that can come of it.
func (m *mind) stay(table.Option) int {
	return m.stand(place{at: m.me.At}, m.goesFor())
}

func (m *mind) step(o table.Option) int {
	return m.roam(int8(o.A), int(m.me.Steps)-1, true, m.goesFor()) - 1
}

func (m *mind) lay(o table.Option) int {
	c := table.Card(o.A)
	return m.stand(place{at: int8(o.B), tile: o.A + 1, sort: saga.Of(c).Tile.Terrain, laid: true}, m.goesFor())
}

func (m *mind) march(table.Option) int { return m.marching(m.goesFor()) }

// marchTo weighs a zone for a tile that has been turned up; with it one goes there, or not, where an effect has turned
// it up.
func (m *mind) marchTo(o table.Option) int {
	c := table.Card(m.about(0))
	return m.beside(c, int8(o.A))
}

func (m *mind) beside(c table.Card, z int8) int {
	p := place{at: z, tile: int16(c) + 1, sort: saga.Of(c).Tile.Terrain, laid: true}
	if m.kind == "lay-top" {
		return m.central(z)
	}
	return m.stand(p, m.goesFor()) + m.central(z)
}

// bestBeside is the best zone for a tile that may be kept for a march.
func (m *mind) bestBeside(c table.Card) int {
	best := never
	for _, z := range saga.Near(m.me.At) {
		if _, ok := m.g.Zone(m.s, z).Terrain(); !ok && z != saga.Start {
			best = max(best, m.beside(c, z))
		}
	}
	return best
}

// central is how well a zone lies: with room around it for more.
func (m *mind) central(z int8) int {
	x := 0
	for _, n := range saga.Near(z) {
		if _, ok := m.g.Zone(m.s, n).Terrain(); !ok && n != saga.Start {
			x++
		}
	}
	if hidden, _ := m.g.SignAt(m.v, m.s, z); hidden {
		x += 3
	}
	return x
}
