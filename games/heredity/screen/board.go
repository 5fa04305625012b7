package screen

import (
	"fmt"
	"html"
	"slices"
	"strings"

	"waystation/english"
	"waystation/games/heredity"
	"waystation/games/heredity/board"
)

// cell is a square's size on the board, side that of a field card.
const (
	cell = 63
	side = board.Side * cell

	marginX, marginY = 58, 30 // round the board, for the plates of ways out
)

// country is the board ready for drawing: where each field lies.
type country struct {
	p      *page
	b      *board.Board
	at     map[int][2]int // the upper left corner of each field
	width  int
	height int
	out    strings.Builder
}

func (p *page) country() *country {
	c := &country{p: p, b: &p.v.Board, at: map[int][2]int{}}
	c.place()
	return c
}

// drawing is the board as one SVG.
func (p *page) drawing() string {
	c := p.country()
	if len(c.at) == 0 {
		return ""
	}
	fmt.Fprintf(&c.out, `<svg class="bmap %s" viewBox="%d %d %d %d" width="%d" height="%d" role="group" `+
		`aria-label="The board, drawn">`,
		c.shape(), -marginX, -marginY, c.width+2*marginX, c.height+2*marginY, c.width+2*marginX, c.height+2*marginY)
	for k := range c.b.Fields {
		if _, ok := c.at[k]; ok {
			c.part("ground", k, c.ground)
		}
	}
	for k := range c.b.Fields {
		if _, ok := c.at[k]; ok {
			c.part("edges", k, c.edges)
			c.exits(k)
		}
	}
	c.frames()
	for _, w := range p.v.Ways {
		c.way(w)
	}
	for i := range p.v.Fields {
		c.field(&p.v.Fields[i])
	}
	c.trails()
	for i := range p.v.Ground {
		g := &p.v.Ground[i]
		x, y := c.corner(g.At)
		c.spot(x+3, y+22, "hand", "…", "item:"+itoa(g.Number), g.Title+" lies here", false)
	}
	for k := range c.b.Fields {
		if _, ok := c.at[k]; ok {
			c.part("cells", k, c.cells)
		}
	}
	for i := range p.v.Figures {
		c.figure(&p.v.Figures[i])
	}
	for i := range p.v.Team {
		c.member(i)
	}
	for k := range c.b.Fields {
		if _, ok := c.at[k]; ok {
			c.name(k)
		}
	}
	c.references()
	c.reaches()
	c.sights()
	c.focus()
	c.out.WriteString(`</svg>`)
	return c.out.String()
}

// part draws something of a field that mostly stays as it is, so that a browser is not sent it again (web.Slim).
func (c *country) part(name string, k int, draw func(k int)) {
	fmt.Fprintf(&c.out, `<g data-part="%s-%d">`, name, k)
	draw(k)
	c.out.WriteString(`</g>`)
}

// Where a board can be shown on a wide screen: over the sheets of the family, or beside them. Sizes are in pixels.
const (
	overWidth, overHeight     = 830, 380
	besideWidth, besideHeight = 640, 640
)

// shape is the place that shows a board larger, "tall" beside the sheets, and how many fields it is high and wide.
func (c *country) shape() string {
	w, h := c.width+2*marginX, c.height+2*marginY
	scale := func(width, height int) int { return min(100*width/w, 100*height/h, 150) }
	rows := fmt.Sprintf("high%d wide%d", min(max(c.height/side, 1), mostHigh), min((c.width+side-1)/side, mostBroad))
	if scale(besideWidth, besideHeight) > scale(overWidth, overHeight)*11/10 {
		return "tall " + rows
	}
	return rows
}

// Of how many fields' height and width the stylesheet knows.
const (
	mostHigh  = 9
	mostBroad = 10
)

// corner is the upper left corner of a square.
func (c *country) corner(s board.Square) (x, y int) {
	at := c.at[s.Field()]
	n := int(s.Cell())
	return at[0] + n%board.Side*cell, at[1] + n/board.Side*cell
}

func (c *country) title(number int16) string {
	if v := c.p.card(number); v != nil {
		return v.Title
	}
	return ""
}

// ground is a field's land, its squares, its number and name.
func (c *country) ground(k int) {
	at := c.at[k]
	fmt.Fprintf(&c.out, `<rect class="ledgep" x="%d" y="%d" width="%d" height="%d"/>`, at[0]+3, at[1]+3, side, side)
	fmt.Fprintf(&c.out, `<rect class="land" id="%s" x="%d" y="%d" width="%d" height="%d"/>`,
		c.id(k), at[0], at[1], side, side)
	c.land(k)
	fmt.Fprintf(&c.out, `<path class="grat2" d="M%d %dv%dM%d %dv%dM%d %dh%dM%d %dh%d"/>`,
		at[0]+cell, at[1], side, at[0]+2*cell, at[1], side, at[0], at[1]+cell, side, at[0], at[1]+2*cell, side)
	fmt.Fprintf(&c.out, `<rect class="cardline" x="%d" y="%d" width="%d" height="%d"/>`, at[0], at[1], side, side)
	for n := range board.Cell(board.Side * board.Side) {
		s := board.On(k, n)
		x, y := c.corner(s)
		if !c.b.Exists(s) {
			fmt.Fprintf(&c.out, `<rect class="under" x="%d" y="%d" width="%d" height="%d"/>`, x, y, cell, cell)
			continue
		}
		piece, says := "square:"+itoa(int16(s)), c.title(c.b.Fields[k].Number)+" "+n.String()
		if !c.p.marks.Offered(piece) {
			says = located(says, c.p.away(s))
		}
		fmt.Fprintf(&c.out, `<g class="sq %s" %s><title>%s</title>`+
			`<rect class="hit" x="%d" y="%d" width="%d" height="%d"/></g>`,
			c.p.marks.Class(piece), c.piece(piece, says), html.EscapeString(says), x+2, y+2, cell-4, cell-4)
	}
}

// cells are the names of a field's squares, over frames and signs: choices call squares by them.
func (c *country) cells(k int) {
	for n := range board.Cell(board.Side * board.Side) {
		if s := board.On(k, n); c.b.Exists(s) {
			x, y := c.corner(s)
			fmt.Fprintf(&c.out, `<text class="cell5" x="%d" y="%d" aria-hidden="true">%s</text>`, x+3, y+12, n)
		}
	}
}

// frames are drawn round the squares on offer over walls and fences, within the widest of them.
func (c *country) frames() {
	const inset = 8
	for _, s := range c.b.Squares(nil) {
		if piece := "square:" + itoa(int16(s)); c.p.marks.Offered(piece) {
			x, y := c.corner(s)
			fmt.Fprintf(&c.out, `<rect class="frame5" x="%d" y="%d" width="%d" height="%[3]d"/>`,
				x+inset, y+inset, cell-2*inset)
		}
	}
}

// located is what something on the board is, and how far.
func located(what, far string) string {
	return strings.TrimSuffix(what+". "+english.Capital(far), ". ")
}

// name is a field's number and title along its foot, where the fewest stand. It lies over the feet of who stands there
// still: their letters and signs are higher than it reaches.
func (c *country) name(k int) {
	at := c.at[k]
	x, end := at[0]+6, ""
	if c.right(k) {
		x, end = at[0]+side-6, ` text-anchor="end"`
	}
	fmt.Fprintf(&c.out, `<text class="cnum" x="%d" y="%d"%s aria-hidden="true">%d`+
		`<tspan class="cname" dx="4">%s</tspan></text>`,
		x, at[1]+side-5, end, c.b.Fields[k].Number, html.EscapeString(c.title(c.b.Fields[k].Number)))
}

// right reports whether the name of a field stands at the right: where it stands at the left it would lie over more.
func (c *country) right(k int) bool {
	left, right := 0, 0
	for n := board.Cell(board.Side * (board.Side - 1)); n < board.Side*board.Side; n++ {
		if c.held(board.On(k, n)) {
			left += c.under(k, n, false)
			right += c.under(k, n, true)
		}
	}
	return right < left
}

// letter is about how wide a letter of a field's name is.
const letter = 7

// under is 1 where the name of a field lies over a square of its lowest row, at the left or at the right; else 0.
func (c *country) under(k int, n board.Cell, right bool) int {
	column := int(n) % board.Side
	if right {
		column = board.Side - 1 - column
	}
	if 4*letter+letter*len(c.title(c.b.Fields[k].Number)) > column*cell {
		return 1
	}
	return 0
}

// held reports whether somebody stands on a square, or a card creates an action there.
func (c *country) held(s board.Square) bool {
	on := func(a heredity.ActionView) bool {
		return slices.ContainsFunc(a.Icons, func(i heredity.IconView) bool { return i.At == s })
	}
	return slices.ContainsFunc(c.p.v.Team, func(m heredity.MemberView) bool { return m.At == s }) ||
		slices.ContainsFunc(c.p.v.Figures, func(f heredity.FigureView) bool { return f.At == s }) ||
		slices.ContainsFunc(c.p.v.Cards, func(v heredity.CardView) bool {
			return v.Place.InPlay() && slices.ContainsFunc(v.Actions, on)
		})
}

// way is what it costs to come to a square that is offered, as a press goes there, and whether it hurts.
func (c *country) way(w heredity.WayView) {
	if !c.p.marks.Offered("square:"+itoa(int16(w.At))) || w.Points == 0 {
		return
	}
	x, y := c.corner(w.At)
	c.out.WriteString(`<g class="pkey" aria-hidden="true">`)
	if len(w.Round) > 0 {
		w.Points, w.Hurts = w.Around, 0
	}
	c.cost(x+cell-14, y+cell-30, w.Points)
	if w.Hurts > 0 {
		fmt.Fprintf(&c.out, `<path class="pkhurt" d="M%d %d%s"/>`, x+9, y+cell-30, burst)
	}
	c.out.WriteString(`</g>`)
}

// leaving is what it costs to come to new ground by a way that is offered, in a diamond with its middle there.
func (c *country) leaving(piece string, way heredity.OutView, x, y int) {
	for _, o := range c.p.v.Outs {
		if c.p.marks.Offered(piece) && o.At == way.At && o.Side == way.Side && o.Passes == way.Passes {
			c.out.WriteString(`<g class="pkey" aria-hidden="true">`)
			c.cost(x, y, o.Points)
			c.out.WriteString(`</g>`)
		}
	}
}

// cost is a number of points in a diamond.
func (c *country) cost(x, y, points int) {
	fmt.Fprintf(&c.out, `<path class="pkc" d="M%d %d%s"/><text x="%d" y="%d" text-anchor="middle">%d</text>`,
		x, y-14, diamond, x, y+5, points)
}

// diamond is the outline of what a square costs: digits in rings are the keys of rows.
const diamond = "l13 14-13 14-13-14z"

// burst is the outline of a mark for what hurts.
const burst = "l3-5 3 5 5-2-2 5 5 3-5 3 2 5-5-2-3 5-3-5-5 2 2-5-5-3 5-3-2-5z"

// edges are the lines of a field, each by its pattern.
func (c *country) edges(k int) {
	f := &c.b.Fields[k]
	for n := range board.Cell(board.Side * board.Side) {
		x, y := c.corner(board.On(k, n))
		for d := board.North; d <= board.West; d++ {
			if l := f.Lines[n][d]; l != 0 {
				c.edge(x, y, d, l)
			}
		}
	}
}

func (c *country) edge(x, y int, d board.Dir, l board.Line) {
	turn := ""
	switch d {
	case board.South:
		y += cell
	case board.West:
		turn = " rotate(90)"
	case board.East:
		x, turn = x+cell, " rotate(90)"
	}
	fmt.Fprintf(&c.out, `<g transform="translate(%d %d)%s">`, x, y, turn)
	switch {
	case l&board.Wall != 0:
		c.out.WriteString(`<path class="e-wall" d="M-3-3.5h69v7h-69z"/>`)
	case l&board.Window != 0:
		c.out.WriteString(`<path class="e-halo" d="M-1-5h65v10h-65z"/><path class="e-wall" ` +
			`d="M-3-3.5H10v7H-3zM53-3.5H66v7H53z"/>` +
			`<path class="e-win" d="M10-4h43v2.6h-43zM10 1.4h43V4h-43zM30.5-4h2v8h-2z"/>`)
	case l&board.Door != 0:
		c.out.WriteString(`<path class="e-halo" d="M12-5h39v10h-39z"/><path class="e-wall" ` +
			`d="M-3-3.5H13v7H-3zM50-3.5H66v7H50z"/>` +
			`<path class="e-door" d="M13-2h5v-22h-5z"/>`)
	}
	if l&board.Obstacle != 0 {
		c.out.WriteString(`<path class="e-halo" d="M2-6h59V6H2z"/><path class="e-obs" d="M5-5h7.6l-1.5 ` +
			`10H6zM15.6-5h7.6l-1.5 10h-5.1z` +
			`M26.2-5h7.6l-1.5 10h-5.1zM36.8-5h7.6l-1.5 10h-5.1zM47.4-5H55l-1.5 10h-5.1z"/>`)
	}
	if l&board.Hazard != 0 {
		c.out.WriteString(`<path class="e-halo" d="M0-7h63V7H0z"/><path class="e-haz" d="M1 5l6-10 6 10 6-10 6 ` +
			`10 6-10 6 10 6-10 6 10 6-10 6 10"/>`)
	}
	c.out.WriteString(`</g>`)
}

// exit is the square from which new ground on a side of a field is reached for the fewest points, of those on offer,
// and the middle one of all from which one could go there, where its plate hangs whatever is asked. Where none is on
// offer both are that.
func (c *country) exit(w *board.Walker, k int, d board.Dir) (way, middle board.Square) {
	var ways []board.Square
	for n := range board.Cell(board.Side * board.Side) {
		s := board.On(k, n)
		if _, _, why := c.b.Exit(w, s, d); why == board.Clear && c.b.Exists(s) {
			ways = append(ways, s)
		}
	}
	if len(ways) == 0 {
		return board.Nowhere, board.Nowhere
	}
	middle = ways[len(ways)/2]
	for _, x := range c.p.ask.Choices { // the cheapest first
		o, ok := c.p.Option(x)
		if len(x.Then) > 0 {
			o = c.p.leadsTo(x)
		}
		if ok && o.Verb == heredity.VerbExplore && board.Dir(o.C) == d && slices.Contains(ways, board.Square(o.B)) {
			return board.Square(o.B), middle
		}
	}
	return middle, middle
}

// exits are the ways to ground that nobody has seen, hung on the outer edge, and passages.
func (c *country) exits(k int) {
	f := &c.b.Fields[k]
	at := c.at[k]
	w := board.Walker{}
	for d := board.North; d <= board.West; d++ {
		way, middle := c.exit(&w, k, d)
		if way == board.Nowhere {
			continue
		}
		piece := "exit:" + itoa(int16(way)) + ":" + itoa(int8(d))
		x, y := c.corner(middle)
		x, y = x+21, y+cell/2-9 // beside the leaf of a door
		switch d {
		case board.North:
			y = at[1] - 24
		case board.South:
			y = at[1] + side + 7
		case board.East:
			x = at[0] + side + 5
		case board.West:
			x = at[0] - 50
		}
		class := "spot exp exitm " + c.p.marks.Class(piece)
		says := "New ground to the " + d.String()
		if !c.p.marks.Offered(piece) {
			says = located(says, c.p.awayOut(piece, middle, d))
		}
		c.plate(x, y, "explore", itoa(f.Exits[d]), class, piece, says)
		if d == board.North || d == board.South {
			c.leaving(piece, heredity.OutView{At: way, Side: d}, x+68, y+9)
		} else {
			c.leaving(piece, heredity.OutView{At: way, Side: d}, x+25, y-16)
		}
	}
	for n := range board.Cell(board.Side * board.Side) {
		s := board.On(k, n)
		if to, _ := c.b.Lead(s); to != 0 {
			x, y := c.corner(s)
			piece := "passage:" + itoa(int16(s))
			c.plate(x+11, y+42, "passage", itoa(to), "spot exitm "+c.p.marks.Class(piece), piece, "A passage")
			c.leaving(piece, heredity.OutView{At: s, Passes: true}, x+14, y+26)
		}
	}
}

// piece are the attributes of what stands for a piece. The keyboard reaches what may be pressed now, and
// everything while one points; all else is told by the list of what is where.
func (c *country) piece(name, says string) string {
	says = html.EscapeString(says)
	switch {
	case name == "":
		return `aria-hidden="true"`
	case c.p.marks.Offered(name), c.p.ask.ThingURL != "":
		return fmt.Sprintf(`data-piece="%s" tabindex="0" role="button" aria-label="%s"`, name, says)
	}
	return fmt.Sprintf(`data-piece="%s" aria-hidden="true"`, name)
}

// plate is an icon with a number. At the right of a square it leaves room for the square's name.
func (c *country) plate(x, y int, glyph, number, class, piece, says string) {
	fmt.Fprintf(&c.out, `<g class="%s" %s transform="translate(%d %d)"><title>%s</title>%s<path `+
		`class="sph" d="M-2-2h49v22H-2z"/>`+
		`<path class="spk" d="M0 0h17v18H0z"/><path class="spn" d="M17 0h28v18h-28z"/><use class="spg" `+
		`href="#g-%s" x="1.5" y="2" width="14" height="14"/>`+
		`<text class="spt" x="31" y="13.4" text-anchor="middle">%s</text></g>`, class,
		c.piece(piece, says+", "+number), x, y,
		html.EscapeString(says), c.finger(piece, 45, 18), glyph, number)
}

// finger is room for a finger round what is on offer and small; "" for what is not on offer.
func (c *country) finger(piece string, width, height int) string {
	const most = 38
	if !c.p.marks.Offered(piece) {
		return ""
	}
	w, h := max(width, most), max(height, most)
	return fmt.Sprintf(`<rect class="platehit" x="%d" y="%d" width="%d" height="%d"/>`,
		(width-w)/2, (height-h)/2, w, h)
}

func (c *country) spot(x, y int, glyph, number, piece, says string, used bool) {
	class := "spot"
	if used {
		class += " used"
	}
	c.plate(x, y, glyph, number, class+" "+c.p.marks.Class(piece), piece, says)
}

var spotGlyphs = map[string]string{"look": "eye", "talk": "talk", "interact": "hand", "event": "event"}

// field is what is printed on a field's squares, and the cubes and letters there.
func (c *country) field(f *heredity.FieldView) {
	for _, s := range f.Spots {
		x, y := c.corner(s.At)
		number := "…"
		if s.Number != 0 {
			number = itoa(s.Number)
		}
		says := english.Capital(iconWord(s.Icon))
		switch piece := "square:" + itoa(int16(s.At)); {
		case s.Used:
			says += ": its card has been seen"
		case !c.p.marks.Offered(piece):
			says = located(says, c.p.away(s.At))
		}
		c.spot(x+17, y+3, spotGlyphs[s.Icon], number, "", says, s.Used)
	}
	for _, q := range f.Cubes {
		x, y := c.corner(q.At)
		fmt.Fprintf(&c.out, `<g class="cubes" transform="translate(%d %d)" aria-hidden="true">`+
			`<title>%d materials</title><path `+
			`class="sph" d="M-2-2h36v20H-2z"/>`+
			`<path class="cubeb" d="M0 0h32v16H0z"/><use href="#g-cube" x="2" y="1.5" width="13" height="13"/>`+
			`<text class="spt" x="23" y="12.5" text-anchor="middle">%d</text></g>`, x+4, y+24, q.N, q.N)
	}
	for _, l := range f.Letters {
		x, y := c.corner(l.At)
		fmt.Fprintf(&c.out, `<circle class="letm" cx="%d" cy="%d" r="11"/><text class="lett" x="%d" y="%d" `+
			`text-anchor="middle" aria-hidden="true">%s</text>`,
			x+14, y+50, x+14, y+54, html.EscapeString(l.Letter))
	}
	for _, at := range f.Traps {
		x, y := c.corner(at)
		fmt.Fprintf(&c.out, `<use class="pdg" href="#g-warn" x="%d" y="%d" width="20" height="20"/>`, x+36, y+36)
	}
}

// references are the squares of actions that cards create: the number of the card in an octagon.
func (c *country) references() {
	for i := range c.p.v.Cards {
		v := &c.p.v.Cards[i]
		if !v.Place.InPlay() {
			continue
		}
		for action, a := range v.Actions {
			for _, icon := range a.Icons {
				if icon.At == board.Nowhere {
					continue
				}
				x, y := c.corner(icon.At)
				n, k := icon.At.Cell(), icon.At.Field()
				if n >= board.Side*(board.Side-1) && c.under(k, n, c.right(k)) > 0 {
					y -= 18 // over the field's name
				}
				piece, says := "card:"+itoa(v.Number), signed(v, action)
				wide := octagonal(says)
				fmt.Fprintf(&c.out, `<g class="ref5 %s" %s data-more="#%s" data-more-says="The card, on the table" `+
					`transform="translate(%d %d)"><title>%s</title>%s%s</g>`,
					c.p.marks.Class(piece), c.piece(piece, a.Name+", "+says), lies(v.Number), x+cell-2-wide, y+45,
					html.EscapeString(located(a.Name, c.p.away(icon.At))), c.finger(piece, wide, 17), octagon(says))
			}
		}
	}
}

// member stands on the board as a figure with colour, shape and letter.
func (c *country) member(i int) {
	m := &c.p.v.Team[i]
	if m.At == board.Nowhere {
		return
	}
	x, y := c.corner(m.At)
	piece := "member:" + itoa(i)
	colour, says := shapes[m.Name], m.Name+", "+left(m)
	fmt.Fprintf(&c.out, `<g class="fig %s" %s data-vt="m-%s" data-stands="square:%d" transform="translate(%d %d)">`+
		`<title>%s</title><ellipse class="base" cx="0" cy="22" rx="17" ry="5"/>`,
		c.p.marks.Class(piece), c.piece(piece, says), strings.ToLower(m.Name), m.At, x+22-c.beside(m.At), y+32,
		html.EscapeString(says))
	if drawn[m.Name] {
		fmt.Fprintf(&c.out, `<use class="halo2" href="#st-%s" x="-15" y="-23" width="30" height="47"/><use `+
			`href="#st-%s" x="-15" y="-23" width="30" height="47"/>`,
			strings.ToLower(m.Name), strings.ToLower(m.Name))
	}
	fmt.Fprintf(&c.out, `<use href="#p-%s" class="%s" x="13" y="-10" width="21" height="21"/></g>`,
		strings.ToLower(m.Name), colour)
}

// beside is how far to the left somebody stands on a square that has a sign, so that they don't hide it.
func (c *country) beside(at board.Square) int {
	for i := range c.p.v.Fields {
		if slices.ContainsFunc(c.p.v.Fields[i].Spots, func(s heredity.SpotView) bool { return s.At == at }) {
			return 9
		}
	}
	return 0
}

// figure is somebody of the story: a ring for the neutral, a saw for the hostile.
func (c *country) figure(f *heredity.FigureView) {
	x, y := c.corner(f.At)
	piece := "figure:" + itoa(f.Index)
	says := f.Name + ", neutral"
	if f.Hostile {
		says = f.Name + ", hostile"
	}
	says += fmt.Sprintf(", life %d of %d", f.Life-f.Damage, f.Life)
	letter := f.Letter
	switch {
	case letter != "":
	case f.Hostile:
		letter = "!"
	default:
		letter = "="
	}
	fmt.Fprintf(&c.out, `<g class="fig %s" %s data-vt="f-%d" data-stands="square:%d" data-hurt="f-%d" data-n="%d" `+
		`transform="translate(%d %d)"><title>%s</title>`, c.p.marks.Class(piece), c.piece(piece, says), f.Index, f.At,
		f.Index, f.Damage, x+24-c.beside(f.At), y+34, html.EscapeString(says))
	base, tag, text := `<ellipse class="base n" cy="18" rx="17" ry="6"/>`, "ntag", "lett"
	if f.Hostile {
		base, tag, text = `<path class="base h" d="M-21 18l5-3-1-5 7 1 4-5 6 4 6-4 4 5 7-1-1 5 5 3-5 3 1 4-7 0-4 4-6-3`+
			`-6 3-4-4-7 0 1-4z"/>`, "htag", "htagt"
	}
	fmt.Fprintf(&c.out, `%s<use href="#st-%s" x="-17" y="-31" width="34" height="51"/>`+
		`<circle class="%s" cx="15" cy="1" r="8"/><text class="%s" x="15" y="5" text-anchor="middle">%s</text></g>`,
		base, silhouette(f.Name), tag, text, html.EscapeString(strings.ToUpper(letter)))
}
