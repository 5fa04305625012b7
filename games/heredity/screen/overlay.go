package screen

import (
	"fmt"
	"maps"
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

// reaches are what can be struck from afar: thin frames round the squares that are near enough and in sight, crosses on
// those that no line reaches. They are drawn for whoever points at a figure that can be struck, or its row; and where a
// square is asked for, the crosses lie there.
func (c *country) reaches() {
	if c.p.about == nil {
		return
	}
	far := map[int16]int{} // by figure, the farthest blow of the first who can strike it
	from := map[int16]board.Square{}
	for _, offered := range c.p.about.Options {
		switch o := offered.Option; o.Verb {
		case heredity.VerbStrike:
			m := &c.p.v.Team[o.A]
			if at, ok := from[o.C]; !ok || at == m.At {
				from[o.C], far[o.C] = m.At, max(far[o.C], reach(m, o.B))
			}
		case heredity.VerbBlast:
			at := c.p.v.Team[o.A].At
			from[nobody], far[nobody] = at, max(far[nobody], c.b.Distance(at, board.Square(o.B)))
		}
	}
	for _, f := range slices.Sorted(maps.Keys(from)) {
		if far[f] > 1 {
			c.reached(from[f], far[f], f)
		}
	}
}

// nobody stands for the figure where a square is asked for.
const nobody = -1

// reach is how far a blow of one of the family goes.
func reach(m *heredity.MemberView, blow int16) int {
	i := slices.IndexFunc(m.Blows, func(b heredity.BlowView) bool { return b.Blow == blow })
	if i < 0 {
		return 1
	}
	return m.Blows[i].Range
}

// reached draws what can be hit from a square so far.
func (c *country) reached(from board.Square, far int, figure int16) {
	hit, blind := "", ""
	for _, s := range c.b.Squares(nil) {
		if s == from || c.b.Distance(from, s) > far {
			continue
		}
		x, y := c.corner(s)
		if c.b.InRange(from, s, far) {
			hit += fmt.Sprintf("M%d %dh%[3]dv%[3]dh-%[3]dz", x+5, y+5, cell-10)
		} else {
			blind += fmt.Sprintf("M%d %dl%[3]d %[3]dm0 -%[3]dl-%[3]d %[3]d", x+13, y+13, cell-26)
		}
	}
	open := `<g class="reach5" aria-hidden="true">`
	if figure == nobody {
		hit = "" // they can be chosen, and look so
	} else {
		open = `<g class="reach5" data-piece="figure:` + itoa(figure) + `" data-aim aria-hidden="true">`
	}
	c.out.WriteString(open)
	for _, x := range [][2]string{{"hit5", hit}, {"blind5", blind}} {
		if x[1] != "" {
			fmt.Fprintf(&c.out, `<path class="halo5" d="%[2]s"/><path class="pen5 %[1]s" d="%[2]s"/>`, x[0], x[1])
		}
	}
	c.out.WriteString(`</g>`)
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
