package saga

import "waystation/table"

// A quadrant is a grid of 5 by 5 zones; the starting zone is in the middle of the side next to the board's centre
// (PS-RULING-011).
const (
	columns = 5
	zones   = columns * columns
	start   = 2
)

// signZones are where the landmark tokens lie (PS-RULING-012).
var signZones = [3]int8{2*columns + 0, 2*columns + 4, 4*columns + 2}

// neighbours are the zones orthogonally next to each (PS-MOVE-02, PS-RULING-013).
var neighbours = func() (out [zones][]int8) {
	for z := range zones {
		x, y := z%columns, z/columns
		if y > 0 {
			out[z] = append(out[z], int8(z-columns))
		}
		if x > 0 {
			out[z] = append(out[z], int8(z-1))
		}
		if x < columns-1 {
			out[z] = append(out[z], int8(z+1))
		}
		if y < columns-1 {
			out[z] = append(out[z], int8(z+columns))
		}
	}
	return out
}()

// around is neighbours as sets.
var around = func() (out [zones]zoneSet) {
	for z, all := range neighbours {
		for _, next := range all {
			out[z] |= 1 << next
		}
	}
	return out
}()

// zone is a zone of a player's quadrant.
func (g *Game) zone(s table.Seat, z int8) *Zone { return &g.own(s).Zones[z] }

// here is the zone where a player stands.
func (g *Game) here(s table.Seat) *Zone { return g.zone(s, g.mat(s).At) }

// empty reports whether terrain can be placed in a zone (PS-MAP-10, PS-RULING-014, PS-RULING-020, PS-MAP-01,
// PS-RULING-018).
func (g *Game) empty(s table.Seat, z int8) bool { return z != start && g.zone(s, z).Tile == 0 }

// terrain is the type of the terrain where a player stands; ok is false in the starting zone (PS-MAP-02).
func (g *Game) terrain(s table.Seat) (x Terrain, ok bool) {
	z := g.here(s)
	if z.Tile == 0 {
		return 0, false
	}
	return z.terrain(), true
}

func (z *Zone) terrain() Terrain { return Of(table.Card(z.Tile - 1)).Tile.Terrain }

// site is the type of the face-up site in a zone; ok is false without one (PS-RULING-029).
func (z *Zone) site() (x Site, ok bool) {
	if z.Site == 0 || z.Down {
		return 0, false
	}
	return Of(table.Card(z.Site - 1)).Site, true
}

// hasEmptyNeighbour reports whether an empty zone lies next to where a player stands.
func (g *Game) hasEmptyNeighbour(s table.Seat) bool {
	for _, z := range neighbours[g.mat(s).At] {
		if g.empty(s, z) {
			return true
		}
	}
	return false
}

// What is told.
var (
	talePlaced = book.Tale("{who} lays {the a} in zone {zone b}.", atZone)
	taleSited  = book.Tale("{who} puts a {site a} in zone {zone b}.", atZone)
	taleMoved  = book.Tale("{who} moves to zone {zone b}.", atZone)
	talePitch  = book.Tale("{who} pitches camp in zone {zone b}.", atZone)
)

// layTerrain places terrain in an empty zone; a landmark token that lies there ends on top of it (PS-MAP-05,
// PS-MAP-11).
func (g *Game) layTerrain(t *table.Table, s table.Seat, from *table.Pile, c table.Card, z int8, rule string) {
	from.Lay(from.Find(c), g.land(s, Terrains))
	g.zone(s, z).Tile = int16(c) + 1
	g.Cards[c].At = z
	t.Tell(table.Event{Tale: talePlaced, Seat: s, Rule: rule, A: int16(c), B: int16(z)})
}

// putSite places a site from the hand on terrain (PS-MAP-15).
func (g *Game) putSite(t *table.Table, s table.Seat, c table.Card, z int8, rule string) {
	hand := g.land(s, Hand)
	hand.Lay(hand.Find(c), g.land(s, Placed))
	g.zone(s, z).Site, g.zone(s, z).Down = int16(c)+1, false
	g.Cards[c].At = z
	t.Tell(table.Event{Tale: taleSited, Seat: s, Rule: rule, A: int16(Of(c).Site), B: int16(z)})
}

// moveTo moves a miniature (PS-MOVE-02). In solo the camp token comes back when its terrain is left (PS-SOLO-26).
func (g *Game) moveTo(t *table.Table, s table.Seat, z int8, rule string) {
	m := g.mat(s)
	if g.Mode == Solo && m.Camped == m.At {
		m.Camped = -1
	}
	m.At = z
	t.Tell(table.Event{Tale: taleMoved, Seat: s, Rule: rule, B: int16(z)})
}

// pitchCamp puts the camp token where a player stands (PS-CAMP-01, PS-KO-06). There is none in the starting zone
// (PS-RULING-015, PS-RULING-152, PS-RULING-086, PS-RULING-021).
func (g *Game) pitchCamp(t *table.Table, s table.Seat) {
	m := g.mat(s)
	if m.At == start {
		return
	}
	m.Camped = m.At
	t.Tell(table.Event{Tale: talePitch, Seat: s, Rule: "PS-CAMP-01", B: int16(m.At)})
}
