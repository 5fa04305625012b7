package web

import (
	"slices"
	"strings"

	"github.com/a-h/templ"

	"waystation/english"
)

// SeatMark is a seat as players see it: a colour, which brings its shape and letter, and who sits there. The zero
// SeatMark is the table itself.
type SeatMark struct {
	Colour string // red, green, yellow, blue, violet, bone; "" for the table
	Name   string // Mara
	Sign   string // the symbol that is drawn instead of the colour's own shape; "" for that
}

// Named reports whether somebody has given the seat their name; others are called by their colour, which is a word.
func (s SeatMark) Named() bool { return s.Name != "" && !strings.EqualFold(s.Name, s.Colour) }

// Names are the attributes of what holds a seat's name alone: somebody's name is no word, and is not translated.
func (s SeatMark) Names() templ.Attributes {
	if s.Named() {
		return templ.Attributes{"translate": "no"}
	}
	return nil
}

// label is what a screen reader says for the shape.
func (s SeatMark) label() string {
	colour := english.Capital(s.Colour)
	switch {
	case colour == "":
		return s.Name
	case s.Name == "" || strings.EqualFold(s.Name, s.Colour):
		return colour
	}
	return s.Name + ", " + s.Colour
}

// colours are all a seat may have, each with its shape in the sprite.
var colours = []string{"red", "green", "yellow", "blue", "violet", "bone"}

func isColour(word string) bool { return slices.Contains(colours, word) }

// ground is the class that floods a head with the seat's colour.
func (s SeatMark) ground() string {
	if s.Colour == "" {
		return "bg-all"
	}
	return "bg-" + s.Colour
}

// shape is the seat's shape as markup, and what it says to a screen reader. It stands a hundred times on a page, where
// lists of classes that templ puts together were a quarter of all that drawing a page allocated.
func (s SeatMark) shape(size, says string) string {
	class := "seat"
	if size != "" {
		class += " " + size
	}
	colour := templ.EscapeString(s.Colour)
	sign := "s-" + colour
	if s.Sign != "" {
		sign = templ.EscapeString(s.Sign)
	}
	return `<svg class="` + class + `" ` + says + `><use href="#` + sign + `" class="` + colour + `"></use></svg>`
}
