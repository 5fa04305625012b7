package web

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/a-h/templ"
)

// Effect is one line of the small language of glyphs on cards: boxed is paid, unboxed is gained.
type Effect struct {
	Parts []Part
	Says  string // the same as a sentence, for screen readers and as a tooltip
}

// Part is one sign of an effect; made by Pay, Gain, For and Or.
type Part struct {
	n     int
	glyph string
	pay   bool
}

// Pay is a price: n of a glyph in a box. Gain is what comes for it, and also a suffix (to whom, each time). One is
// silent.
func Pay(n int, glyph string) Part  { return Part{n, glyph, true} }
func Gain(n int, glyph string) Part { return Part{n, glyph, false} }

// For is the triangle between price and gain, Or the word between two gains.
func For() Part { return Part{glyph: ">"} }
func Or() Part  { return Part{glyph: "or"} }

// Track is a row of joined steps with a marker in the seat's colour.
type Track struct {
	Glyph string
	Label string // Fame
	Steps []string
	At    int // index of the step the marker stands on
	Seat  SeatMark
}

func (t Track) says() string {
	if t.At < 0 || t.At >= len(t.Steps) {
		return t.Label
	}
	return fmt.Sprintf("%s: %s, of %s to %s", t.Label, t.Steps[t.At], t.Steps[0], t.Steps[len(t.Steps)-1])
}

// Numbers are the steps of a track from one number to another.
func Numbers(from, to int) []string {
	var out []string
	for n := from; n <= to; n++ {
		out = append(out, strings.Replace(strconv.Itoa(n), "-", "−", 1))
	}
	return out
}

// Box is a cargo box.
type Box struct {
	Kind    string // any, s (survivor), ff (food or fuel), ar (armour), w1 to w3 (weapon and its rating)
	Holds   string // glyph of the token in it; survivor takes the seat's colour
	Seat    SeatMark
	Damaged bool
	Offered bool // may take what is being placed
	Refused bool // may not
	Piece   string
	Says    string // "survivor box, holds food"
}

func (b Box) glyphs() []string {
	switch b.Kind {
	case "s":
		return []string{"survivor"}
	case "ff":
		return []string{"food", "fuel"}
	case "ar":
		return []string{"armor"}
	}
	return nil
}

func (b Box) rating() string {
	if strings.HasPrefix(b.Kind, "w") {
		return b.Kind[1:]
	}
	return ""
}

// CardState is what can be done with a card now, as marks show it.
type CardState int

const (
	AtRest  CardState = iota // belongs to the table
	Offered                  // pencil crop marks and its key
	Pointed                  // a closed pencil line; the script sets it too
	Chosen                   // lifted, not yet confirmed
	Refused                  // spot plate left out, reason below
	Spent                    // key plate only, stamped
	Down                     // face down
)

// Card is a printed card. The picture is what stands inside a 140 by 66 drawing, subject in the middle 110 by 56.
type Card struct {
	Game    string
	ID      string // of its page, see CardURL; "" when it has none
	Kind    string // class: enemy has teeth
	Glyph   string // of its kind
	Word    string // its kind as a word, in the band
	Name    string
	Corner  string // glyph of an effect in the band
	Picture templ.Component
	Body    templ.Component

	State  CardState
	Mark   string // key in the pencil circle when offered
	Key    string // answer posted when the circle is pressed, see Choice.Key
	URL    string // and where, see Choice.URL
	Piece  string // data-piece, shared with its choice
	Reason string // when refused, at most five words
	Rule   string
	Back   string // period or deck on the back, when Down
	Known  bool   // face down, but known to the viewer
	Slide  string // name under which it slides when it moves; unique on a page
}

func (c Card) class() string {
	states := map[CardState]string{
		Offered: "is-offered", Pointed: "is-offered is-hover", Chosen: "is-chosen", Refused: "is-denied",
		Spent: "is-cancel", Down: "down",
	}
	return strings.TrimSpace("card k-" + c.Kind + " " + states[c.State])
}

// Held is a card held up to read: twice the size, with what a player would ask about it now.
type Held struct {
	Card    Card
	Flavour string
	Asked   []Asked
}

// Asked is a question about a card and its answer, such as "Can I take her?".
type Asked struct {
	Question string
	Answer   string // marked text
	Rule     string
}
