package main

import (
	"bytes"
	"fmt"
	"strings"
)

// Sizes of the drawing.
const (
	width  = 760
	height = 38 // of a box
	floor  = 74 // from one row of boxes to the next
	edge   = 14
	letter = 9 // about the width of one
)

// place is where a box is drawn: the middle of its upper edge.
type place struct{ x, y, width int }

// draw is the drawing of a tree.
func draw(root string) ([]byte, error) {
	g, err := read(root)
	if err != nil {
		return nil, err
	}
	depth, err := g.depth()
	if err != nil {
		return nil, err
	}
	places, tall := g.layout(depth)
	var w bytes.Buffer
	fmt.Fprintf(&w, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="Rockwell, 'DejaVu `+
		`Serif', serif" font-size="15"`, width, tall)
	fmt.Fprintf(&w, " role=\"img\" aria-label=\"%s\">\n", g.told())
	fmt.Fprintf(&w, "<rect width=\"%d\" height=\"%d\" fill=\"#1c201f\"/>\n<g stroke=\"#9aa298\" stroke-width=\"1.5\" "+
		"fill=\"none\">\n", width, tall)
	for _, from := range g.boxes {
		for _, to := range g.drawn(from) {
			a, b := places[from.name], places[to]
			fmt.Fprintf(&w, "<path d=\"M%d %dC%d %d %d %d %d %d\"/>\n", a.x, a.y+height, a.x, a.y+floor, b.x,
				b.y-floor+height, b.x, b.y)
		}
	}
	fmt.Fprint(&w, "</g>\n<g text-anchor=\"middle\">\n")
	for _, b := range g.boxes {
		p := places[b.name]
		fmt.Fprintf(&w, `<rect x="%d" y="%d" width="%d" height="%d" fill="%s" stroke="#0c0e0d" stroke-width="3"/>`,
			p.x-p.width/2, p.y, p.width, height, b.colour)
		fmt.Fprintf(&w, "<text x=\"%d\" y=\"%d\" fill=\"#1d1b17\">%s</text>\n", p.x, p.y+25, b.name)
	}
	fmt.Fprint(&w, "</g></svg>\n")
	return w.Bytes(), nil
}

// layout puts boxes of one depth side by side, the deepest at the bottom.
func (g *graph) layout(depth map[string]int) (map[string]place, int) {
	top := 0
	rows := map[int][]*box{}
	for _, b := range g.boxes {
		rows[depth[b.name]] = append(rows[depth[b.name]], b)
		top = max(top, depth[b.name])
	}
	places := map[string]place{}
	for d, row := range rows {
		for i, b := range row {
			x := width * (2*i + 1) / (2 * len(row))
			places[b.name] = place{x, edge + (top-d)*floor, letter*len(b.name) + 20}
		}
	}
	return places, 2*edge + top*floor + height
}

// drawn are the boxes to which lines lead from a box, in the order of the list.
func (g *graph) drawn(from *box) []string {
	var all []string
	for _, to := range g.boxes {
		if g.imports[from.name][to.name] && g.plain(from.name, to.name) {
			all = append(all, to.name)
		}
	}
	return all
}

// told is the drawing in words.
func (g *graph) told() string {
	var all []string
	for _, b := range g.boxes {
		if to := g.drawn(b); to != nil {
			all = append(all, b.name+" imports "+strings.Join(to, ", "))
		}
	}
	return strings.Join(all, "; ")
}
