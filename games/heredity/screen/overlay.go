package screen

import (
	"fmt"
	"slices"

	"waystation/games/heredity"
	"waystation/games/heredity/board"
)

// trails are the ways that the table will walk to the squares on offer, each drawn for whoever points at its square or
// its row; and marks on squares that may be passed, though nobody may stop there.
func (c *country) trails() {
	if c.p.about == nil || c.p.about.Prompt.Kind != "walk" {
		return
	}
	for _, w := range c.p.v.Ways {
		piece := "square:" + itoa(int16(w.At))
		switch {
		case w.Points == 0:
		case c.p.marks.Offered(piece):
			line := c.line(trail(c.p.v.Ways, w))
			fmt.Fprintf(&c.out, `<g class="way5" data-piece="%s" data-aim aria-hidden="true">`+
				`<path class="halo5" d="%s"/><path class="pen5" d="%s"/></g>`, piece, line, line)
		default:
			x, y := c.corner(w.At)
			bar := fmt.Sprintf("M%d %dh%d", x+12, y+cell-6, cell-24)
			fmt.Fprintf(&c.out, `<g class="pass5"><path class="halo5" d="%[1]s"/>`+
				`<path class="pen5" d="%[1]s"/></g>`, bar)
		}
	}
}

// trail is the way to a square, from where whoever walks stands.
func trail(ways []heredity.WayView, w heredity.WayView) []board.Square {
	out := []board.Square{w.At}
	for w.From != board.Nowhere {
		out = append(out, w.From)
		i := slices.IndexFunc(ways, func(x heredity.WayView) bool { return x.At == w.From })
		if i < 0 {
			break
		}
		w = ways[i]
	}
	slices.Reverse(out)
	return out
}

// line leads through the middles of squares.
func (c *country) line(squares []board.Square) string {
	d := ""
	for i, s := range squares {
		x, y := c.corner(s)
		step := "L"
		if i == 0 {
			step = "M"
		}
		d += fmt.Sprintf("%s%d %d", step, x+cell/2, y+cell/2)
	}
	return d
}

// sights are the lines along which those are seen who can be struck from afar, each drawn for whoever points at its
// figure or its row: from corner to corner, the squares gone through counted.
func (c *country) sights() {
	if c.p.about == nil {
		return
	}
	drawn := map[[2]int16]bool{}
	for _, offered := range c.p.about.Options {
		o := offered.Option
		pair := [2]int16{o.A, o.C}
		if o.Verb != heredity.VerbStrike || drawn[pair] {
			continue
		}
		drawn[pair] = true
		i := slices.IndexFunc(c.p.v.Figures, func(f heredity.FigureView) bool { return f.Index == int(o.C) })
		if i >= 0 {
			c.sight(c.p.v.Team[o.A].At, c.p.v.Figures[i].At, "figure:"+itoa(o.C))
		}
	}
}

// sight is the line that shows that one square is seen from another; none where they touch.
func (c *country) sight(from, to board.Square, piece string) {
	ray := c.b.Proof(from, to)
	if !ray.Clear || c.b.Distance(from, to) < 2 {
		return
	}
	_, column, row := c.b.At(from)
	left, top := c.corner(from)
	left, top = left-column*cell, top-row*cell // the corner of its area
	x1, y1, x2, y2 := left+ray.From.X*cell, top+ray.From.Y*cell, left+ray.To.X*cell, top+ray.To.Y*cell
	fmt.Fprintf(&c.out, `<g class="sight5" data-piece="%s" data-aim aria-hidden="true">`+
		`<path class="halo5" d="M%[2]d %[3]dL%[4]d %[5]d"/><path class="pen5" d="M%[2]d %[3]dL%[4]d %[5]d"/>`+
		`<circle cx="%[2]d" cy="%[3]d" r="5"/><circle cx="%[4]d" cy="%[5]d" r="5"/>`, piece, x1, y1, x2, y2)
	for n, s := range ray.Path {
		x, y := c.corner(s)
		fmt.Fprintf(&c.out, `<text x="%d" y="%d">%d</text>`, x+8, y+cell-8, n)
	}
	c.out.WriteString(`</g>`)
}
