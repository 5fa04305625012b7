package firelands

// link is one connection of the map in play, from a space up to another. None leads down (FL-RULING-59).
type link struct {
	from, to Space
	terrain  Terrain // 0: a road or a Tunnel
	counters uint8   // Dangerous: Contamination counters to assign
	damage   uint8   // Dangerous: Damage to take
	rock     int8    // Mountain: the first of its rock places
	rocks    int8    // Mountain: how many
}

// road reports whether any convoy may take the way, without effects: a road or an open Tunnel.
func (w *link) road() bool { return w.terrain == 0 }

// tunnel reports whether the way joins two boards (FL-MOVE-07).
func (w *link) tunnel() bool { return w.from.Region() != w.to.Region() }

// chart is the map that one choice of board sides makes. Spaces are counted from FirstSpace.
type chart struct {
	ways     []link        // by where they begin; at one space roads come before shortcuts
	first    [spaces]int16 // the first way from a space
	count    [spaces]int8  // how many ways begin there
	depth    [spaces]int8  // steps by road from FirstSpace; -1 where no road leads
	waypoint [spaces]int8  // the waypoint place, or -1
}

const (
	spaces     = int(LastSpace-FirstSpace) + 1
	noDistance = 127
)

// charts are the maps of all combinations of sides, with two bits for each region, Region 1 first: the land and the
// side.
var charts [64]chart

// init draws the maps. It follows the init of catalogue.go, whose boards it needs.
func init() {
	for k := range charts {
		var boards [3]*Board
		for i := range boards {
			bits := k >> (4 - 2*i) & 3
			boards[i] = &all.boards[len(sides[0])*(bits>>1)+2*i+bits&1]
		}
		charts[k].draw(boards)
	}
}

// draw fills in an empty chart.
func (c *chart) draw(boards [3]*Board) {
	for i := range c.waypoint {
		c.waypoint[i], c.depth[i] = -1, -1
	}
	point, rock := int8(0), int8(0)
	for i, b := range boards {
		for _, s := range b.Waypoints {
			c.waypoint[s-FirstSpace] = point
			point++
		}
		var rocks [16]int8 // the first place of each shortcut
		for k, s := range b.Shortcuts {
			rocks[k] = rock
			rock += int8(s.Rocks)
		}
		for _, from := range b.Spaces {
			at := from - FirstSpace
			c.first[at] = int16(len(c.ways))
			for _, r := range b.Roads {
				if r.From == from {
					c.ways = append(c.ways, link{from: from, to: r.To})
				}
			}
			if i < 2 { // FL-SETUP-05
				after := boards[i+1].Left
				if from == b.Right.North {
					c.ways = append(c.ways, link{from: from, to: after.North})
				}
				if from == b.Right.South && after.South != NoSpace {
					c.ways = append(c.ways, link{from: from, to: after.South})
				}
			}
			for k, s := range b.Shortcuts {
				if s.From == from {
					c.ways = append(c.ways, link{from, s.To, s.Terrain, s.Counters, s.Damage, rocks[k], int8(s.Rocks)})
				}
			}
			c.count[at] = int8(len(c.ways) - int(c.first[at]))
		}
	}
	c.depth[0] = 0
	for i := range c.ways { // ascending, so every space is final before it is left
		w := &c.ways[i]
		from, to := w.from-FirstSpace, w.to-FirstSpace
		if !w.road() || c.depth[from] < 0 {
			continue
		}
		if d := c.depth[from] + 1; c.depth[to] < 0 || d < c.depth[to] {
			c.depth[to] = d
		}
	}
}

// from returns the ways that begin at a space, none where a convoy that is out of the game stands. They are shared:
// read them, never write them.
func (c *chart) from(s Space) []link {
	if s < FirstSpace {
		return nil
	}
	at := int(s - FirstSpace)
	first := int(c.first[at])
	return c.ways[first : first+int(c.count[at])]
}

// find is the connection between two spaces, or nil.
func (c *chart) find(from, to Space) *link {
	links := c.from(from)
	for i := range links {
		if links[i].to == to {
			return &links[i]
		}
	}
	return nil
}

// chart is the map in play.
func (g *Game) chart() *chart {
	k := 0
	for i, side := range g.Sides {
		k = k<<2 | int(g.Lands[i])<<1 | int(side&1)
	}
	return &charts[k]
}

// waypointAt is the waypoint place of a space, if it has one.
func (g *Game) waypointAt(s Space) (place int, ok bool) {
	p := g.chart().waypoint[s-FirstSpace]
	return int(p), p >= 0
}

// opened reports whether all Rocks of a Mountain shortcut have been flipped (FL-SHORT-05).
func (g *Game) opened(w *link) bool {
	return g.Rocks[w.rock] != RockHidden // they are flipped together (FL-RULING-65)
}

// passable reports whether a convoy with or without Tracks and a Drill can take the way now (FL-RULING-66).
func (g *Game) passable(w *link, tracks, drill bool) bool {
	if w.terrain.Has(Rough) && !tracks || g.buried(w) {
		return false // FL-SHORT-02, FL-FROST-06
	}
	return !w.terrain.Has(Mountain) || drill || g.opened(w) // FL-SHORT-04, FL-SHORT-05
}

// steps is the length of the shortest path up from one space to another for a convoy with or without Tracks and a
// Drill. ok is false when no path leads there.
func (g *Game) steps(from, to Space, tracks, drill bool) (n int, ok bool) {
	if to < from {
		return 0, false
	}
	c := g.chart()
	var dist [spaces]int8
	for i := from - FirstSpace; i <= to-FirstSpace; i++ {
		dist[i] = noDistance
	}
	dist[from-FirstSpace] = 0
	for s := from; s < to; s++ {
		d := dist[s-FirstSpace]
		if d == noDistance {
			continue
		}
		links := c.from(s)
		for i := range links {
			w := &links[i]
			if w.to <= to && d+1 < dist[w.to-FirstSpace] && g.passable(w, tracks, drill) {
				dist[w.to-FirstSpace] = d + 1
			}
		}
	}
	d := dist[to-FirstSpace]
	return int(d), d != noDistance
}

// depth is how many steps by road a space lies from the start. On a space that no road reaches, as behind a collapsed
// Tunnel, nobody can stand.
func (g *Game) depth(s Space) int { return g.chart().steps(s) }

func (c *chart) steps(s Space) int { return int(c.depth[s-FirstSpace]) }
