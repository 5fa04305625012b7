package screen

import (
	"fmt"
	"slices"
	"strings"

	"waystation/games/heredity"
	"waystation/games/heredity/board"
	"waystation/table"
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

// trail is the way to a square that a press takes, from where whoever walks stands.
func trail(ways []heredity.WayView, w heredity.WayView) []board.Square {
	if len(w.Round) > 0 {
		return w.Round
	}
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

// blows are those with which one of the family can strike a figure now: whose, at whom, and the keys of their rows.
type blows struct {
	by, figure int16
	far        int // of the farthest
	keys       []string
}

// offeredBlows are the blows on offer, by who strikes whom.
func (c *country) offeredBlows() (out []blows) {
	for _, offered := range c.p.about.Options {
		o := offered.Option
		if o.Verb != heredity.VerbStrike {
			continue
		}
		i := slices.IndexFunc(out, func(b blows) bool { return b.by == o.A && b.figure == o.C })
		if i < 0 {
			i, out = len(out), append(out, blows{by: o.A, figure: o.C})
		}
		out[i].far = max(out[i].far, reach(&c.p.v.Team[o.A], o.B))
		out[i].keys = append(out[i].keys, table.Key(verbs, o))
	}
	return out
}

// verbs are the names of all verbs.
var verbs = new(heredity.Game).Verbs()

// attrs make something drawn one for whoever points at these blows.
func (b *blows) attrs() string {
	return fmt.Sprintf(`data-piece="figure:%d" data-of="%s" data-aim aria-hidden="true"`, b.figure,
		strings.Join(b.keys, " "))
}

// reaches are what can be struck from afar: thin frames round the squares that are near enough and in sight, crosses on
// those that no line reaches. They are drawn for whoever points at a figure that can be struck, or its row; and where a
// square is asked for, the crosses lie there.
func (c *country) reaches() {
	if c.p.about == nil {
		return
	}
	for _, b := range c.offeredBlows() {
		if b.far > 1 {
			c.reached(c.p.v.Team[b.by].At, b.far, &b)
		}
	}
	far, from := 0, board.Nowhere
	for _, offered := range c.p.about.Options {
		if o := offered.Option; o.Verb == heredity.VerbBlast {
			from = c.p.v.Team[o.A].At
			far = max(far, c.b.Distance(from, board.Square(o.B)))
		}
	}
	if far > 1 {
		c.reached(from, far, nil)
	}
}

// reach is how far a blow of one of the family goes.
func reach(m *heredity.MemberView, blow int16) int {
	i := slices.IndexFunc(m.Blows, func(b heredity.BlowView) bool { return b.Blow == blow })
	if i < 0 {
		return 1
	}
	return m.Blows[i].Range
}

// reached draws what can be hit from a square so far by blows, or what can't where a square is asked for.
func (c *country) reached(from board.Square, far int, by *blows) {
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
	if by == nil {
		hit = "" // they can be chosen, and look so
		c.out.WriteString(`<g class="reach5" aria-hidden="true">`)
	} else {
		c.out.WriteString(`<g class="reach5" ` + by.attrs() + `>`)
	}
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
	for _, b := range c.offeredBlows() {
		i := slices.IndexFunc(c.p.v.Figures, func(f heredity.FigureView) bool { return f.Index == int(b.figure) })
		if i >= 0 {
			c.sight(c.p.v.Team[b.by].At, c.p.v.Figures[i].At, &b)
		}
	}
}

// sight is the line that shows that one square is seen from another; none where they touch.
func (c *country) sight(from, to board.Square, by *blows) {
	ray := c.b.Proof(from, to)
	if !ray.Clear || c.b.Distance(from, to) < 2 {
		return
	}
	_, column, row := c.b.At(from)
	left, top := c.corner(from)
	left, top = left-column*cell, top-row*cell // the corner of its area
	x1, y1, x2, y2 := left+ray.From.X*cell, top+ray.From.Y*cell, left+ray.To.X*cell, top+ray.To.Y*cell
	fmt.Fprintf(&c.out, `<g class="sight5" %s>`+
		`<path class="halo5" d="M%[2]d %[3]dL%[4]d %[5]d"/><path class="pen5" d="M%[2]d %[3]dL%[4]d %[5]d"/>`+
		`<circle cx="%[2]d" cy="%[3]d" r="5"/><circle cx="%[4]d" cy="%[5]d" r="5"/>`, by.attrs(), x1, y1, x2, y2)
	for n, s := range ray.Path {
		x, y := c.corner(s)
		fmt.Fprintf(&c.out, `<text x="%d" y="%d">%d</text>`, x+8, y+cell-8, n)
	}
	c.out.WriteString(`</g>`)
}
