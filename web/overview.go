package web

import (
	"strconv"

	"github.com/a-h/templ"
)

// Overview is all of a board in small, above the part of it that is in view: where a board is larger than its place.
// Each part of it is a link to that part of the board, which needs no script. With it a press scrolls the board, not
// the page, and a frame shows what is in view.
//
// It is not shown unless a stylesheet says so. On a phone the house's does; on wider screens a game's may, by Shape.
type Overview struct {
	Of     string // the place in which the board scrolls: its data-scroll. The board is the first thing in it
	Shape  string // classes, for a stylesheet that knows which boards leave their place
	Board  Rect   // all of it
	Parts  []OverviewPart
	Framed []Rect // what of it can be pressed
	Stand  []OverviewMark
}

// Rect is a rectangle in the units of a board.
type Rect struct{ X, Y, Width, Height int }

// OverviewPart is a part of a board by which it is found: a field, a tile.
type OverviewPart struct {
	Rect
	ID   string // the id of that part on the board
	Says string // its name, and who is there
}

// OverviewMark is somebody or something on the board.
type OverviewMark struct {
	Rect
	Sign  string // the symbol that is drawn; "" for a dot
	Class string // a seat's colour, "hostile" or "neutral"
}

// How large an overview is, in pixels: a part of it at most as large as a finger's tip needs, the whole so that the
// board keeps its room.
const (
	overviewPart  = 27
	overviewBroad = 210
	overviewHigh  = 112
)

// size is how wide and high it is drawn, in pixels.
func (o *Overview) size() (width, height int) {
	if len(o.Parts) == 0 || o.Board.Width < 1 || o.Board.Height < 1 {
		return 0, 0
	}
	w, h, part := o.Board.Width, o.Board.Height, max(1, o.Parts[0].Width, o.Parts[0].Height)
	scale := min(overviewPart/float64(part), overviewBroad/float64(w), overviewHigh/float64(h))
	return int(float64(w) * scale), int(float64(h) * scale)
}

// at are the attributes of what is drawn there.
func (r Rect) at() templ.Attributes {
	return templ.Attributes{
		"x": strconv.Itoa(r.X), "y": strconv.Itoa(r.Y),
		"width": strconv.Itoa(r.Width), "height": strconv.Itoa(r.Height),
	}
}
