package art

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
)

// Sheet is the drawn map of three boards side by side. It is shared by every
// table that plays on these sides and must not be changed.
type Sheet struct {
	boards [3]*board
	spaces []int // ascending
	svg    string
}

// drawn are all boards, by side, and sheets those made of them so far.
var (
	drawn = sync.OnceValue(func() map[string]string {
		out := map[string]string{}
		for _, b := range boards {
			out[b.side] = b.draw()
		}
		return out
	})
	sheets sync.Map
)

// Map returns the sheet for the chosen sides, such as {"1D", "2A", "3C"}. It
// fails for anything but sides of the regions 1, 2 and 3 in order.
func Map(sides [3]string) (*Sheet, error) {
	if s, ok := sheets.Load(sides); ok {
		return s.(*Sheet), nil
	}
	sh := &Sheet{}
	for i, side := range sides {
		b, ok := boards[side]
		if !ok || b.region != i {
			return nil,
				fmt.Errorf("no map for the sides %v: want one of A to D for each of the regions 1, 2 and 3, "+
					"in this order", sides)
		}
		sh.boards[i] = b
		sh.spaces = slices.AppendSeq(sh.spaces, maps.Keys(b.spaces))
	}
	slices.Sort(sh.spaces)
	sh.svg = sh.draw(drawn())
	s, _ := sheets.LoadOrStore(sides, sh)
	return s.(*Sheet), nil
}

// SVG is what never changes: land, roads, shortcuts with their tolls, Tunnels,
// numbered spaces, the Citadel, names. It is the content of an
// <svg viewBox="0 0 912 330">; it refers to the glyphs g-rad and g-damage.
// Rocks, waypoint counters, gates, convoys and Enemies are laid on it.
func (s *Sheet) SVG() string { return s.svg }

// Name is the printed name of the board of region 1, 2 or 3.
func (s *Sheet) Name(region int) string { return s.boards[region-1].name }

func (s *Sheet) board(space int) (*board, bool) {
	if r := space/100 - 1; r >= 0 && r < 3 {
		_, ok := s.boards[r].spaces[space]
		return s.boards[r], ok
	}
	return nil, false
}

// Spot is the middle of a space; false if these boards have no such space.
func (s *Sheet) Spot(space int) (Point, bool) {
	b, ok := s.board(space)
	if !ok {
		return Point{}, false
	}
	return b.spaces[space], true
}

// Spaces are the numbers of all spaces of the sheet, ascending. They are not to be changed.
func (s *Sheet) Spaces() []int { return s.spaces }

// Waypoint is the middle of the counter of a waypoint space, above it to the
// right; false if the space is no waypoint.
func (s *Sheet) Waypoint(space int) (Point, bool) {
	b, ok := s.board(space)
	if !ok || !slices.Contains(b.waypoints, space) {
		return Point{}, false
	}
	p := b.spaces[space]
	return Point{p.X + 14.5, p.Y - 13.5}, true
}

// Rocks are the middles of the rock counters of a Mountain shortcut in printed
// order; none if there is no such shortcut.
func (s *Sheet) Rocks(from, to int) []Point {
	b, c := s.shortcut(from, to)
	if c == nil {
		return nil
	}
	return c.rockPlaces(b)
}

// Toll is the middle of the printed toll of a Dangerous shortcut.
func (s *Sheet) Toll(from, to int) (Point, bool) {
	b, c := s.shortcut(from, to)
	if c == nil || !c.wire {
		return Point{}, false
	}
	return c.curve(b).at(.5), true
}

func (s *Sheet) shortcut(from, to int) (*board, *shortcut) {
	b, ok := s.board(from)
	if !ok {
		return nil, nil
	}
	for i := range b.shortcuts {
		if c := &b.shortcuts[i]; c.from == from && c.to == to {
			return b, c
		}
	}
	return nil, nil
}

// Enemy is the middle of a place of 120 x 30 free of roads, where the Enemies
// of region 1, 2 or 3 can be shown.
func (s *Sheet) Enemy(region int) Point {
	return [3]Point{{92, 26}, {376, 26}, {846, 24}}[region-1]
}

// Region is the part of the sheet that the board of region 1, 2 or 3 takes.
func (s *Sheet) Region(region int) (left, right float64) { return foldX[region-1], foldX[region] }

// Gate is the space of gate k, 1 to 6 (FL-RULING-03).
func Gate(k int) int { return firstGate + k - 1 }

// mouths are the spaces at the ends of a Tunnel, 0 where it has collapsed.
func (s *Sheet) mouths(fold, mouth int) (west, east int) {
	return s.boards[fold].right[mouth], s.boards[fold+1].left[mouth]
}

func (s *Sheet) draw(drawn map[string]string) string {
	var o strings.Builder
	for _, b := range s.boards {
		o.WriteString(drawn[b.side][:strings.Index(drawn[b.side], cutHere)])
	}
	o.WriteString(`<path class="m-fold" d="`)
	for _, x := range foldX[1:3] {
		fmt.Fprintf(&o, "M%g 0v%d", x, Height)
	}
	o.WriteString(`"/><path class="m-foldl" d="`)
	for _, x := range foldX[1:3] {
		fmt.Fprintf(&o, "M%g 0v%dM%g 0v%d", x-3, Height, x+3, Height)
	}
	o.WriteString(`"/>`)
	o.WriteString(s.tunnels())
	for _, b := range s.boards {
		o.WriteString(drawn[b.side][strings.Index(drawn[b.side], cutHere)+len(cutHere):])
	}
	return o.String()
}

// tunnels draws open Tunnels over the folds, and a closed sleeve on the one
// numbered end of those that cannot be used (FL-SETUP-06).
func (s *Sheet) tunnels() string {
	road, sleeves := "", ""
	for fold := range 2 {
		x := foldX[fold+1]
		for m := range 2 {
			y := mouthY[fold][m]
			west, east := s.mouths(fold, m)
			switch {
			case west != 0 && east != 0:
				road += fmt.Sprintf("M%g %gh56", x-28, y)
				sleeves += fmt.Sprintf(`<g transform="translate(%g %g)"><path class="m-tun" `+
					`d="M-14-9h28v18h-28z"/><path class="m-tunl" d="M-9-9v18M9-9v18"/><path class="m-tunr" `+
					`d="M-14 0h28"/></g>`, x, y)
			case west != 0:
				road += fmt.Sprintf("M%g %gh18", x-28, y)
				sleeves += closedSleeve(x-8, y)
			case east != 0:
				road += fmt.Sprintf("M%g %gh-18", x+28, y)
				sleeves += closedSleeve(x+8, y)
			}
		}
	}
	return fmt.Sprintf(`<path class="m-case" d="%s"/><path class="m-road" d="%s"/>`, road, road) + sleeves
}

func closedSleeve(x, y float64) string {
	return fmt.Sprintf(`<g transform="translate(%g %g)"><path class="m-tun" d="M-9-9H9V9H-9z"/><path class="m-tunx" `+
		`d="M-4.5-4.5l9 9M4.5-4.5l-9 9"/></g>`, x, y)
}
