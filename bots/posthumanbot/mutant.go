package posthumanbot

import (
	"waystation/games/posthuman"
	"waystation/table"
)

// harm is about what an action does to the human it strikes.
var harm = [...]int{posthuman.Charge: 90, posthuman.Embrace: 75, posthuman.Pelt: 60, posthuman.Rummage: 35,
	posthuman.CallByName: 65, posthuman.PickedClean: 30, posthuman.FetchTheCousins: 70, posthuman.TurnTheSignposts: 6}

// menace is how much a human is worth striking: who is ahead, and whoever is about to fall.
func menace(p *posthuman.SeenPlayer) int {
	x := 10 + 3*p.JP
	if p.JP >= 8 {
		x += 10
	}
	if p.Health <= 3 || p.Morale <= 2 {
		x += 12
	}
	return x
}

// strikes reports whether a card works on the terrain of a human.
func (m *mind) strikes(f *posthuman.Face, p *posthuman.SeenPlayer) bool {
	if f.Terrains>>p.Terrain&1 == 1 {
		return true
	}
	for _, c := range m.me.Scars {
		if s := c.Face(); s != nil && s.Boost.Title == f.Title && s.Boost.Anyway {
			return true
		}
	}
	return false
}

// boosted is what the own mutations add to an action.
func (m *mind) boosted(t posthuman.Title) int {
	x := harm[t]
	for _, c := range m.me.Scars {
		if s := c.Face(); s != nil && s.Boost.Title == t {
			x += 25 * int(s.Boost.More)
			if s.Boost.Scar {
				x += 40
			}
		}
	}
	return x
}

// chance is how likely a human is to do what an action waits for, in percent, for all one knows.
func chance(t posthuman.Title, p *posthuman.SeenPlayer) int {
	inside := p.Zone > 0 && !p.Safe && p.Zone < len(posthuman.Of(p.Tile).Zones)
	hurt := p.Health*2 <= p.HealthLimit
	switch t {
	case posthuman.Charge:
		if hurt {
			return 40
		}
		return 75
	case posthuman.FetchTheCousins:
		if inside {
			return 55
		}
		return 30
	case posthuman.PickedClean:
		if inside && p.Zone == len(posthuman.Of(p.Tile).Zones)-1 {
			return 70
		}
		return 15
	case posthuman.Rummage:
		if hurt && !p.Safe {
			return 70
		}
		return 15
	}
	if inside || hurt {
		return 80
	}
	return 50
}

// trickWorth is what an action card promises now: the best human it could strike.
func (m *mind) trickWorth(f *posthuman.Face) int {
	if f.Terrains == 0 {
		return harm[f.Title]
	}
	best := 0
	for i := range m.v.Players {
		p := &m.v.Players[i]
		if p.Mutant || p.Gone || posthuman.Of(p.Tile).Start || !m.strikes(f, p) {
			continue
		}
		best = max(best, m.boosted(f.Title)*chance(f.Title, p)/100*menace(p)/30)
	}
	return best
}

// trick weighs laying an action card face down.
func (m *mind) trick(o table.Option) int { return m.trickWorth(posthuman.Of(table.Card(o.A))) }

// noTrick is worth a default action.
func (m *mind) noTrick(table.Option) int { return 7 }

// act plays the card that has been waiting for this.
func (m *mind) act(o table.Option) int {
	f := posthuman.Of(table.Card(o.A))
	if f.Terrains == 0 {
		return 10
	}
	if p := m.acting(); p != nil && p.JP+4 < m.best() && m.v.Phase == posthuman.PhaseMove && p.Health > 3 {
		return -1 // somebody else is to be stopped, who may still come
	}
	return 50
}

// acting is whose action it is: the first in order who has not acted yet.
func (m *mind) acting() *posthuman.SeenPlayer {
	want := posthuman.Move
	if m.v.Phase == posthuman.PhaseCamp {
		want = posthuman.Camp
	}
	for _, s := range m.v.Order {
		if p := &m.v.Players[s]; !p.Mutant && p.Action == want && !p.Acted {
			return p
		}
	}
	return nil
}

// best is how far the first of the humans is.
func (m *mind) best() int { return max(m.lead, 0) }

// tactics is worth something to whoever has no card for later.
func (m *mind) tactics(table.Option) int {
	if len(m.me.Chosen) > 0 || m.seed>>3&3 != uint64(m.v.Turn)&3 {
		return -1
	}
	return 3
}

// strike weighs a human as target.
func (m *mind) strike(o table.Option) int {
	f := posthuman.Of(table.Card(o.A))
	return m.boosted(f.Title) * menace(&m.v.Players[o.B]) / 25
}

// mutate and consolidate are the default actions of the mutants' step.
func (m *mind) mutate(table.Option) int { return 6 }

func (m *mind) consolidate(table.Option) int {
	bad := 0
	for _, c := range m.me.Tricks {
		if f := c.Face(); f != nil && m.trickWorth(f) < 12 {
			bad++
		}
	}
	return 4 * bad
}

// deck weighs at which encounters to look: at those the leader meets next.
func (m *mind) deck(o table.Option) int {
	if int(o.A) == posthuman.Level(min(m.best()+1, posthuman.LastSpace)) {
		return 10
	}
	return 0
}

// danger is how bad an encounter is for whoever meets it.
func danger(f *posthuman.Face) int {
	if f.Enemy == nil {
		return 2
	}
	e := f.Enemy
	x := 4*int(e.Melee) + 2*int(e.Health) + 6*int(e.Wounds) + 3*int(e.Shot.SD) + 4*int(e.MD+e.DD) +
		8*int(f.Minions[0]+f.Minions[1])
	return x - 2*len(f.Win)
}

// drop weighs discarding a card: an easy encounter, an action card that promises nothing, a new mutation.
func (m *mind) drop(o table.Option) int {
	f := posthuman.Of(table.Card(o.A))
	switch m.kind {
	case posthuman.AskDrop.Kind:
		return 22 - danger(f)
	case posthuman.AskReplace.Kind:
		return 0
	case posthuman.AskLimit.Kind:
		return 1000 - m.trickWorth(f)
	}
	return 12 - m.trickWorth(f)
}

// top weighs what is laid back next: the last lies on top, so the easy ones go first.
func (m *mind) top(o table.Option) int {
	f := posthuman.Of(table.Card(o.A))
	if f.Kind == posthuman.KindTile {
		return tileEase(f)
	}
	return 100 - danger(f)
}

// tileEase is how welcome a tile is to whoever draws it.
func tileEase(f *posthuman.Face) int {
	if f.Terrain == posthuman.Mountain {
		return -20
	}
	x := 4 * len(f.Zones)
	for _, n := range f.Zones {
		x -= 5 * (int(n) - 1)
	}
	if f.Safe {
		x += 6
	}
	return x + 2*int(f.Supplies)
}

// howMany weighs how many of the tiles looked at go under the stack: the welcome ones.
func (m *mind) howMany(o table.Option) int {
	n := 0
	for _, c := range m.me.Drawn {
		if f := c.Face(); f != nil && tileEase(f) > 6 {
			n++
		}
	}
	if int(o.A) == n {
		return 10
	}
	return 0
}

// under weighs putting a tile under the stack.
func (m *mind) under(o table.Option) int { return tileEase(posthuman.Of(table.Card(o.A))) - 6 }

// mutationWorth is what a mutation is worth to a mutant.
func mutationWorth(f *posthuman.Face) int {
	x := 0
	for s, n := range f.Stats {
		x += [...]int{12, 9, 8, 20, 14}[s] * int(n)
	}
	if f.Wounds > 0 {
		x += 18*int(f.Wounds) + specialWorth(f.Special)
	}
	if f.Shot.SD > 0 {
		x += 15 * int(f.Shot.SD)
	}
	if f.Boost.Title != posthuman.NoTitle {
		x += 12
	}
	return x + 15*int(f.Limit)
}

// replace weighs which mutation gives way to the one drawn.
func (m *mind) replace(o table.Option) int {
	fresh := 0
	for _, c := range m.me.Drawn {
		if f := c.Face(); f != nil {
			fresh = mutationWorth(f)
		}
	}
	return fresh - mutationWorth(posthuman.Of(table.Card(o.A)))
}

// arm weighs with what to strike.
func (m *mind) arm(o table.Option) int {
	w := &posthuman.Of(table.Card(o.A)).Weapon
	if w.Shot.SD > 0 && w.Wounds == 0 {
		d := m.dicebox(9)
		sum := 0
		for range tries {
			sum += w.Shot.Volley(d, int(w.Shot.SD)+2, 0) - plainShot.Volley(d, 3, 0)
		}
		return sum
	}
	return 10*(int(w.Wounds)-1) + specialWorth(w.Special)
}

// plainShot is what a shot is compared with.
var plainShot = posthuman.Shot{Range: 2, Hits: [5]int8{1, 1, 2, 2, 3}}

// rob weighs what is taken: food from whoever has little.
func (m *mind) rob(o table.Option) int { return [...]int{10, 4, 6}[o.A] }
