package firelandsbot

import (
	"strings"

	"waystation/games/firelands"
)

// way is a connection of the map, from a space up to another.
type way struct {
	from, to firelands.Space
	terrain  firelands.Terrain // 0: a road or a Tunnel
	counters int               // Dangerous: Contamination
	damage   int               // Dangerous: Damage
	rock     int               // Mountain: its first rock place
	rocks    int               // Mountain: how many
}

const spaces = int(firelands.LastSpace-firelands.FirstSpace) + 1

// at is the place of a space in lists.
func at(s firelands.Space) int { return int(s - firelands.FirstSpace) }

// atlas is the map that one choice of boards makes.
type atlas struct {
	ways     [spaces][]way
	depth    [spaces]int16 // steps by road from the start, -1 where no road leads
	waypoint [spaces]int8  // which of the waypoints lies there, or -1
}

// atlases are the maps of all choices of sides, with two bits for each region, Region 1 first.
var atlases = func() (list [64]atlas) {
	for k := range list {
		var boards [3]*firelands.Board
		for i := range boards {
			boards[i], _ = firelands.BoardOf(string([]byte{byte('1' + i), sides[k>>(4-2*i)&3]}))
		}
		list[k].draw(boards)
	}
	return list
}()

// sides are the letters of a region's sides.
const sides = "CDAB"

// atlasOf is the map of a match with such boards.
func atlasOf(boards *[3]string) *atlas {
	k := 0
	for _, side := range boards {
		k <<= 2
		if side != "" {
			k |= strings.IndexByte(sides, side[1])
		}
	}
	return &atlases[k]
}

// draw fills in an empty atlas. Waypoints and rock places are numbered as in views: by board, then in printed order.
func (a *atlas) draw(boards [3]*firelands.Board) {
	for i := range a.waypoint {
		a.waypoint[i], a.depth[i] = -1, -1
	}
	point, rock := int8(0), 0
	for i, b := range boards {
		for _, s := range b.Waypoints {
			a.waypoint[at(s)] = point
			point++
		}
		for _, r := range b.Roads {
			a.ways[at(r.From)] = append(a.ways[at(r.From)], way{from: r.From, to: r.To})
		}
		if i < 2 { // Tunnels (FL-SETUP-05)
			next := boards[i+1].Left
			a.ways[at(b.Right.North)] = append(a.ways[at(b.Right.North)], way{from: b.Right.North, to: next.North})
			if b.Right.South != firelands.NoSpace && next.South != firelands.NoSpace {
				a.ways[at(b.Right.South)] = append(a.ways[at(b.Right.South)], way{from: b.Right.South, to: next.South})
			}
		}
		for _, s := range b.Shortcuts {
			a.ways[at(s.From)] = append(a.ways[at(s.From)],
				way{s.From, s.To, s.Terrain, int(s.Counters), int(s.Damage), rock, int(s.Rocks)})
			rock += int(s.Rocks)
		}
	}
	a.depth[0] = 0
	for i := range a.ways { // every way leads up, so a space is final before it is left (FL-RULING-59)
		for _, w := range a.ways[i] {
			if d := a.depth[i] + 1; w.terrain == 0 && a.depth[i] >= 0 &&
				(a.depth[at(w.to)] < 0 || d < a.depth[at(w.to)]) {
				a.depth[at(w.to)] = d
			}
		}
	}
}

// passable reports whether a convoy with or without Tracks and a Drill can take a way now (FL-RULING-66).
func (m *mind) passable(w *way, tracks, drill bool) bool {
	if w.terrain.Has(firelands.Rough) && !tracks || m.buried(w) {
		return false
	}
	return !w.terrain.Has(firelands.Mountain) || drill || m.v.Rocks[w.rock].State != firelands.RockHidden
}

// buried reports whether an avalanche has closed a way (FL-FROST-06).
func (m *mind) buried(w *way) bool {
	if !w.terrain.Has(firelands.Avalanche) {
		return false
	}
	for _, s := range m.v.Slides {
		if s.From == w.from && s.To == w.to {
			return s.Down
		}
	}
	return false
}

// farther is longer than any way.
const farther = 1 << 12

// toGo fills in how many steps each space lies before a goal, for a convoy with or without Tracks and a Drill.
func (m *mind) toGo(goal firelands.Space, tracks, drill bool, out *[spaces]int16) {
	a := m.atlas
	for i := range out {
		out[i] = farther
	}
	out[at(goal)] = 0
	for i := at(goal) - 1; i >= 0; i-- {
		for k := range a.ways[i] {
			w := &a.ways[i][k]
			if d := out[at(w.to)] + 1; w.to <= goal && d < out[i] && m.passable(w, tracks, drill) {
				out[i] = d
			}
		}
	}
}
