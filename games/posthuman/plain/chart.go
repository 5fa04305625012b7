package plain

import (
	"fmt"
	"strings"

	"waystation/games/lines"
	"waystation/games/posthuman"
)

// sides are the four of a tile, in the order of their bits.
var sides = [4]struct {
	name   string
	dx, dy int
}{{"north", 0, -1}, {"east", 1, 0}, {"south", 0, 1}, {"west", -1, 0}}

const (
	cellWidth = 9 // of a tile with the road to its east
	across    = (lines.Width - 8 - 1) / cellWidth
)

// chart draws a player's map, as much of it as fits round the tile where they stand. A tile is a box: "@" for who
// stands there, the first letter of its terrain, and the figures of its zones in order, "ok" for a completed one that
// can be foraged, "--" for one that can't; "*" marks a safe house.
func (p *page) chart(o *posthuman.SeenPlayer) {
	if o.Stats == [len(o.Stats)]int8{} {
		return
	}
	at := map[[2]int]*posthuman.SeenTile{}
	var here *posthuman.SeenTile
	left, right, top, bottom := 0, 0, 0, 0
	for i := range o.Map {
		t := &o.Map[i]
		at[[2]int{t.X, t.Y}] = t
		left, right, top, bottom = min(left, t.X), max(right, t.X), min(top, t.Y), max(bottom, t.Y)
		if t.Card == o.Tile && !o.Mutant {
			here = t
		}
	}
	if right-left >= across && here != nil {
		left = min(max(left, here.X-across/2), right-across+1)
	}
	right = min(right, left+across-1)
	p.Hang("     ", "Map (@ "+p.name(o.Seat)+"; figures by zone; ok completed, -- foraged, * safe house):")
	for y := top - 1; y <= bottom; y++ {
		if y >= top {
			line := road(at, left-1, y, 1)
			for x := left; x <= right; x++ {
				line += box(at[[2]int{x, y}], here) + road(at, x, y, 1)
			}
			p.Under(line)
		}
		line := " "
		for x := left; x <= right; x++ {
			line += "    " + road(at, x, y, 2) + "    "
		}
		if strings.TrimSpace(line) != "" {
			p.Under(line)
		}
	}
}

// box is a tile.
func box(t, here *posthuman.SeenTile) string {
	if t == nil {
		return strings.Repeat(" ", cellWidth-1)
	}
	f := posthuman.Of(t.Card)
	mark, says := " ", figures(f, "")
	if t == here {
		mark = "@"
	}
	switch {
	case t.Done && t.Foraged || t.Done && f.Supplies == 0:
		says = "--"
	case t.Done:
		says = "ok"
	case f.Safe:
		says += "*"
	}
	return fmt.Sprintf("[%s%s%-4s]", mark, strings.ToUpper(f.Terrain.String()[:1]), says)
}

// road is what lies between a place and the one beside it, to its east (1) or south (2): a road, one that leads off the
// map, a dead end.
func road(at map[[2]int]*posthuman.SeenTile, x, y, side int) string {
	a, b := at[[2]int{x, y}], at[[2]int{x + sides[side].dx, y + sides[side].dy}]
	out := a != nil && a.Exits>>side&1 == 1
	back := b != nil && b.Exits>>((side+2)%4)&1 == 1
	east := side == 1
	switch {
	case out && back && east:
		return "-"
	case out && back:
		return "|"
	case out && b == nil && east:
		return ">"
	case out && b == nil:
		return "v"
	case back && a == nil && east:
		return "<"
	case back && a == nil:
		return "^"
	case out || back:
		return "x"
	}
	return " "
}
