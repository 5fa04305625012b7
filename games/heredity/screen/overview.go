package screen

import (
	"strings"

	"waystation/english"
	"waystation/games/heredity/board"
	"waystation/web"
)

// Of how many fields' width and height a phone shows a whole board with squares that a finger can press, and of what
// width a tablet.
const (
	fitsAPhone  = 2
	fitsATablet = 4
)

// overview is the board in small, where a phone does not show all of it; nil for a board that it shows.
func (p *page) overview() *web.Overview {
	c := p.country()
	if c.width <= fitsAPhone*side+apart && c.height <= fitsAPhone*side+below {
		return nil
	}
	o := &web.Overview{
		Of:    "board",
		Board: web.Rect{X: -marginX, Y: -marginY, Width: c.width + 2*marginX, Height: c.height + 2*marginY},
	}
	if c.width > fitsATablet*side {
		o.Shape = "broad"
	}
	for k := range c.b.Fields {
		if at, ok := c.at[k]; ok {
			o.Parts = append(o.Parts, web.OverviewPart{
				Rect: web.Rect{X: at[0], Y: at[1], Width: side, Height: side}, ID: c.id(k), Says: c.inShort(k),
			})
		}
	}
	for _, s := range c.b.Squares(nil) {
		if p.marks.Offered("square:" + itoa(int16(s))) {
			o.Framed = append(o.Framed, c.small(s))
		}
	}
	for i := range p.v.Figures {
		if f := &p.v.Figures[i]; f.At != board.Nowhere {
			mark := web.OverviewMark{Rect: c.small(f.At), Class: "neutral"}
			if f.Hostile {
				mark.Class = "hostile"
			}
			o.Stand = append(o.Stand, mark)
		}
	}
	for i := range p.v.Team {
		if m := &p.v.Team[i]; m.At != board.Nowhere {
			r := c.small(m.At)
			r.X, r.Y, r.Width, r.Height = r.X-8, r.Y-8, r.Width+16, r.Height+16 // shapes and letters are read
			o.Stand = append(o.Stand, web.OverviewMark{
				Rect: r, Sign: "p-" + strings.ToLower(m.Name), Class: shapes[m.Name],
			})
		}
	}
	return o
}

// id is by what a field is found on the page.
func (c *country) id(k int) string { return "field-" + itoa(c.b.Fields[k].Number) }

// small is a square as the overview draws it: with room round it.
func (c *country) small(s board.Square) web.Rect {
	const inset = 7
	x, y := c.corner(s)
	return web.Rect{X: x + inset, Y: y + inset, Width: cell - 2*inset, Height: cell - 2*inset}
}

// inShort is a field's name, who of the family stands there, who is hostile, and how many squares can be pressed.
func (c *country) inShort(k int) string {
	var parts []string
	for i := range c.p.v.Team {
		if m := &c.p.v.Team[i]; m.At != board.Nowhere && m.At.Field() == k {
			parts = append(parts, m.Name)
		}
	}
	for i := range c.p.v.Figures {
		if f := &c.p.v.Figures[i]; f.Hostile && f.At != board.Nowhere && f.At.Field() == k {
			parts = append(parts, f.Name)
		}
	}
	offered := 0
	for n := range board.Cell(board.Side * board.Side) {
		if c.p.marks.Offered("square:" + itoa(int16(board.On(k, n)))) {
			offered++
		}
	}
	if offered > 0 {
		parts = append(parts, english.Count(offered, "square", "squares")+" on offer")
	}
	if len(parts) == 0 {
		return c.title(c.b.Fields[k].Number)
	}
	return c.title(c.b.Fields[k].Number) + ": " + strings.Join(parts, ", ")
}
