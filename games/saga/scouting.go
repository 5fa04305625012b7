package saga

import "waystation/table"

// Sequences are those of the recon objective of the match.
func (g *Game) Sequences() []Sequence {
	if g.pile(Recon).Len() == 0 {
		return nil
	}
	return Of(g.pile(Recon).At(0)).Recon.Sequences[:]
}

// Scorable reports whether a player's side may score a sequence once its sites lie.
func (g *Game) Scorable(s table.Seat, sequence int) bool {
	return len(g.Sequences()[sequence].Sites) > 0 && (g.Mode == Solo || g.own(s).Scored&(1<<sequence) == 0)
}

// Lacks is what each thing costs that a path still lacks.
type Lacks struct{ Held, Site, Tile int } // a site that is in the hand, one that is not, terrain

// Lacking is what the path costs that lacks least for a sequence, most at the most (PS-RECON-02, PS-RECON-03).
func (g *Game) Lacking(s table.Seat, sequence int, costs *Lacks, most int) int {
	x := surveyor{want: g.Sequences()[sequence].Sites, zones: &g.own(s).Zones, costs: costs, best: most}
	for _, l := range g.land(s, Hand).Cards {
		if f := Of(l.Card); f.Kind == KindSite {
			x.hand[f.Site]++
		}
	}
	for z := range int8(zones) {
		x.from(z, 0, 0)
	}
	return x.best
}

// surveyor looks for the path that lacks least.
type surveyor struct {
	want  []Site
	zones *[zones]Zone
	costs *Lacks
	hand  [sites]int8
	been  uint32
	best  int
}

// from goes on in a zone, with so many sites behind it and so much lacking.
func (x *surveyor) from(z int8, n, cost int) {
	if z == start || x.been&(1<<z) != 0 {
		return
	}
	zone, want, held := &x.zones[z], x.want[n], false
	switch {
	case zone.Site > 0:
		if site, ok := zone.site(); !ok || site != want {
			return
		}
	default:
		if zone.Tile == 0 {
			cost += x.costs.Tile
		}
		if held = x.hand[want] > 0; held {
			cost += x.costs.Held
		} else {
			cost += x.costs.Site
		}
	}
	if cost >= x.best {
		return
	}
	if n == len(x.want)-1 {
		x.best = cost
		return
	}
	if held {
		x.hand[want]--
	}
	x.been |= 1 << z
	for _, next := range neighbours[z] {
		x.from(next, n+1, cost)
	}
	x.been &^= 1 << z
	if held {
		x.hand[want]++
	}
}
