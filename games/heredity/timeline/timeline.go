// Package timeline is the row of cards that tells a scenario of Heredity its order: which card holds on to which,
// where the Time marker is, and what comes next. It knows cards by number and by the colours of their anchors; what
// they do is not its business.
//
// A Row is plain data; a copy is CopyFrom.
package timeline

import "fmt"

// Colour is the colour of an anchor (HE-TIME-08). None is no anchor.
type Colour uint8

// The colours of HE-RULING-65.
const (
	None Colour = iota
	Red
	Blue
	Green
	Yellow
	Violet
	White
)

var colours = [...]string{"", "red", "blue", "green", "yellow", "violet", "white"}

// String is the colour's name as decks write it.
func (c Colour) String() string { return colours[c] }

// ParseColour reads a colour's name; "" is None.
func ParseColour(s string) (Colour, error) {
	for i, name := range colours {
		if s == name {
			return Colour(i), nil
		}
	}
	return None, fmt.Errorf("%q is no colour of an anchor: want red, blue, green, yellow, violet or white", s)
}

// Anchors are what one side of a card can hold on to others with (HE-RULING-65).
type Anchors struct {
	Left   Colour
	Right  [4]Colour // each holds one card
	Top    Colour
	Bottom Colour
	Many   bool // Bottom holds any number, as the Player card's does (HE-RULING-66)
}

// Card is a card of the row.
type Card struct {
	Number int16
	Anchors
	Held int16 // the card whose right anchor holds it; 0: none, or that has left
}

// Support lies above or below a card of the row (HE-TIME-10).
type Support struct {
	Number int16
	Host   int16
	Anchors
}

// Above says whether the support lies above its host; it is held by its bottom anchor then.
func (s *Support) Above() bool { return s.Bottom != None }

// Row is the Timeline.
type Row struct {
	Cards    []Card
	Supports []Support // in the order in which they came
	At       int       // where the Time marker is: on that card, or with Gap just before it
	Gap      bool      // the marker lies between two cards, or at an end (HE-TIME-19)
	Loops    int       // how often the marker has left the row's end (HE-RULING-74)
}

// CopyFrom makes r a copy of o that shares nothing with it.
func (r *Row) CopyFrom(o *Row) {
	cards, supports := append(r.Cards[:0], o.Cards...), append(r.Supports[:0], o.Supports...)
	*r = *o
	r.Cards, r.Supports = cards, supports
}

// Start makes a row of one card, the Player card, with the marker on it (HE-SETUP-20, HE-TIME-01).
func (r *Row) Start(number int16, a Anchors) {
	*r = Row{Cards: append(r.Cards[:0], Card{Number: number, Anchors: a}), Supports: r.Supports[:0]}
}

// Current is the card under the marker, 0 if the marker lies in a gap.
func (r *Row) Current() int16 {
	if r.Gap || r.At >= len(r.Cards) {
		return 0
	}
	return r.Cards[r.At].Number
}

// Index is a card's place in the row from the left, or -1. A support has none.
func (r *Row) Index(number int16) int {
	for i := range r.Cards {
		if r.Cards[i].Number == number {
			return i
		}
	}
	return -1
}

// Has says whether a card is in the Timeline, in the row or as a support.
func (r *Row) Has(number int16) bool { return r.Index(number) >= 0 || r.support(number) >= 0 }

func (r *Row) support(number int16) int {
	for i := range r.Supports {
		if r.Supports[i].Number == number {
			return i
		}
	}
	return -1
}

// Advance moves the marker to the next card, from the end to the first (HE-TIME-03, HE-TIME-04), and returns it.
func (r *Row) Advance() int16 {
	if !r.Gap {
		r.At++
	}
	r.Gap = false
	if r.At >= len(r.Cards) {
		r.At = 0
		r.Loops++ // HE-RULING-74
	}
	return r.Current()
}

// MoveTo puts the marker on a card of the row. It is false if the card is not there.
func (r *Row) MoveTo(number int16) bool {
	i := r.Index(number)
	if i < 0 {
		return false
	}
	r.At, r.Gap = i, false
	return true
}

// first is where a search for an anchor begins: at the current card, in a gap at the card to its left (HE-TIME-07,
// HE-RULING-67).
func (r *Row) first() int {
	if !r.Gap {
		return r.At
	}
	return (r.At + len(r.Cards) - 1) % len(r.Cards)
}

// Holder is the index of the card that would hold a card with this left anchor: the first from the marker on, to the
// right and then from the beginning, that has an available right anchor of the colour (HE-TIME-07, HE-TIME-08,
// HE-RULING-65). It is -1 if there is none.
func (r *Row) Holder(left Colour) int {
	if left == None || len(r.Cards) == 0 {
		return -1
	}
	from := r.first()
	for k := range r.Cards {
		if i := (from + k) % len(r.Cards); r.free(i, left) > 0 {
			return i
		}
	}
	return -1
}

// free is how many right anchors of a colour are available on a card.
func (r *Row) free(i int, c Colour) int {
	n := 0
	for _, right := range r.Cards[i].Right {
		if right == c {
			n++
		}
	}
	for k := range r.Cards {
		if r.Cards[k].Held == r.Cards[i].Number && r.Cards[k].Left == c {
			n--
		}
	}
	return n
}

// Anchor puts a card in the row, to the right of the card that holds it. It is false if no available anchor matches,
// or if the card is in the Timeline already (HE-TIME-05, HE-TIME-09).
func (r *Row) Anchor(number int16, a Anchors) bool {
	i := r.Holder(a.Left)
	if i < 0 || r.Has(number) {
		return false
	}
	at := i + 1
	card := Card{Number: number, Anchors: a, Held: r.Cards[i].Number}
	r.Cards = append(r.Cards, Card{})
	copy(r.Cards[at+1:], r.Cards[at:])
	r.Cards[at] = card
	if at < r.At || at == r.At && !r.Gap { // HE-RULING-67: what comes into the gap lies to the right of the marker
		r.At++
	}
	return true
}

// Hold links a card of the row to the nearest one to its left, or else to its right, that has an available right anchor
// of its colour: for a row that was laid out by hand. It is false if there is none.
func (r *Row) Hold(number int16) bool {
	at := r.Index(number)
	c := &r.Cards[at]
	for k := 1; k < len(r.Cards); k++ {
		i := (at - k + len(r.Cards)) % len(r.Cards)
		if c.Left != None && r.free(i, c.Left) > 0 {
			c.Held = r.Cards[i].Number
			return true
		}
	}
	return false
}

// Host is the index of the card that a support would slide to, found like the holder of a card (HE-TIME-10,
// HE-RULING-71), or -1.
func (r *Row) Host(a Anchors) int {
	if len(r.Cards) == 0 {
		return -1
	}
	from := r.first()
	for k := range r.Cards {
		if i := (from + k) % len(r.Cards); r.carries(i, a) {
			return i
		}
	}
	return -1
}

// carries says whether a card has an available anchor for a support.
func (r *Row) carries(i int, a Anchors) bool {
	host := &r.Cards[i]
	above := a.Bottom != None
	switch {
	case above && host.Top != a.Bottom, !above && (a.Top == None || host.Bottom != a.Top):
		return false
	case !above && host.Many:
		return true
	}
	for k := range r.Supports {
		if s := &r.Supports[k]; s.Host == host.Number && s.Above() == above {
			return false
		}
	}
	return true
}

// Slide puts a support above or below a card: the one named, or with 0 the first that can carry it. It is false if no
// available anchor matches, or if the support is in the Timeline already.
func (r *Row) Slide(number int16, a Anchors, under int16) bool {
	i := r.Index(under)
	if under == 0 {
		i = r.Host(a)
	}
	if i < 0 || !r.carries(i, a) || r.Has(number) {
		return false
	}
	r.Supports = append(r.Supports, Support{Number: number, Host: r.Cards[i].Number, Anchors: a})
	return true
}

// Supporting adds the supports of a card to those given, from top to bottom (HE-TIME-11, HE-RULING-71).
func (r *Row) Supporting(host int16, list []int16) []int16 {
	for _, above := range [2]bool{true, false} {
		for i := range r.Supports {
			if s := &r.Supports[i]; s.Host == host && s.Above() == above {
				list = append(list, s.Number)
			}
		}
	}
	return list
}

// Remove takes a card out of the Timeline; the row closes up (HE-TIME-18), and if it was the current card the marker
// lies between those that were its neighbours (HE-TIME-19, HE-RULING-68). Its supports leave the Timeline with it and
// are added to those given, from top to bottom: what becomes of them is theirs to say (HE-TIME-12).
func (r *Row) Remove(number int16, left []int16) []int16 {
	if k := r.support(number); k >= 0 {
		r.Supports = append(r.Supports[:k], r.Supports[k+1:]...)
		return left
	}
	i := r.Index(number)
	if i < 0 {
		return left
	}
	left = r.Supporting(number, left)
	stay := r.Supports[:0]
	for _, s := range r.Supports {
		if s.Host != number {
			stay = append(stay, s)
		}
	}
	r.Supports = stay
	r.Cards = append(r.Cards[:i], r.Cards[i+1:]...)
	switch {
	case i < r.At:
		r.At--
	case i == r.At:
		r.Gap = true
	}
	for k := range r.Cards {
		if r.Cards[k].Held == number {
			r.Cards[k].Held = 0 // HE-RULING-65: both its links are released
		}
	}
	return left
}

// Turn gives a card that was flipped the anchors of its new side. It stays where it is, its supports too; links whose
// colours no longer match are released (HE-RULING-70, HE-RULING-71).
func (r *Row) Turn(number int16, a Anchors) {
	if k := r.support(number); k >= 0 {
		r.Supports[k].Anchors = a
		return
	}
	i := r.Index(number)
	if i < 0 {
		return
	}
	card := &r.Cards[i]
	if card.Left != a.Left {
		card.Held = 0
	}
	card.Anchors = a
	for k := range r.Cards {
		if o := &r.Cards[k]; o.Held == number && r.free(i, o.Left) < 0 {
			o.Held = 0
		}
	}
}
