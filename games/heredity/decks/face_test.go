package decks

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"waystation/games/heredity/board"
)

// TestGround lays every chapter's fields on a board as exits and links lead, and looks whether one can walk from where
// the characters begin to every place where a card wants them. A line that some side or a covering card does not print
// may go while the story is told: only those that stay are in the way.
func TestGround(t *testing.T) {
	all, err := All()
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range all {
		t.Run(d.ID, func(t *testing.T) { ground(t, d) })
	}
}

func ground(t *testing.T, d *Deck) {
	cards := map[int]*Card{}
	var first *Card
	for i := range d.Cards {
		card := &d.Cards[i]
		cards[card.Number] = card
		if card.A.Map != nil && len(card.A.Map.Crosses) > 0 && first == nil {
			first = card
		}
		for _, s := range card.sides() {
			if s.Map == nil {
				continue
			}
			if _, err := s.Map.Face(card.Number); err != nil {
				t.Errorf("card %d: %v", card.Number, err)
			}
		}
	}
	if first == nil {
		t.Fatal("no field has a cross")
	}
	b := laid(t, cards, first)
	eachStep(reflect.ValueOf(d), func(st *Step) {
		if st.Form != "edge {cell} {word} {word}" {
			return
		}
		words := strings.Fields(st.Text) // edge 666:c2 west door
		at, err := b.Parse(words[1])
		side, bad := board.ParseDir(words[2])
		if err != nil || bad != nil {
			t.Errorf("%q: %v, %v", st.Text, err, bad)
			return
		}
		b.SetLine(at, side, 0)
	})
	var start board.Square
	for c := range board.Cell(board.Side * board.Side) {
		if first.A.Map.Crosses[c.String()] != "" {
			start = board.On(0, c)
		}
	}
	var r board.Search
	r.Reach(b, &board.Walker{}, start, board.Apart/2)
	t.Logf("%d fields lie on the table", len(b.Fields))
	for k := range b.Fields {
		card := cards[int(b.Fields[k].Number)]
		for _, s := range slices.Concat(card.A.Map.Spots, card.A.Map.Events) {
			c, err := board.ParseCell(s.Cell)
			at := board.On(k, c)
			if err != nil || !b.Exists(at) {
				t.Errorf("card %d: there is no square for the spot at %s", card.Number, s.Cell)
				continue
			}
			if !served(b, &r, at, s.Icon) {
				t.Errorf("card %d: nobody can come to the spot at %s", card.Number, s.Cell)
			}
		}
	}
}

// laid is the board when everything was explored, with the lines that are never taken away.
func laid(t *testing.T, cards map[int]*Card, first *Card) *board.Board {
	t.Helper()
	face := func(c *Card) board.Face {
		open, err := c.A.Map.Face(c.Number)
		if err != nil {
			t.Fatalf("card %d: %v", c.Number, err)
		}
		for _, s := range laterSides(cards, c) {
			f, err := s.Map.Face(c.Number)
			if err != nil {
				t.Fatalf("card %d: %v", c.Number, err)
			}
			open.Closed &= f.Closed
			for cell := range f.Lines {
				for d := range f.Lines[cell] {
					open.Lines[cell][d] &= f.Lines[cell][d]
				}
			}
		}
		return open
	}
	b := &board.Board{}
	if _, err := b.Place(face(first)); err != nil {
		t.Fatal(err)
	}
	for k := 0; k < len(b.Fields); k++ {
		f := &b.Fields[k]
		for side := board.North; side <= board.West; side++ {
			n := f.Exits[side]
			if n == 0 || b.Field(n) >= 0 {
				continue
			}
			if _, err := b.PlaceBeside(face(cards[int(n)]), k, side); err != nil {
				t.Fatal(err)
			}
			f = &b.Fields[k]
		}
		for _, l := range f.Links {
			if l.To == 0 || b.Field(l.To) >= 0 {
				continue
			}
			if _, err := b.Place(face(cards[int(l.To)])); err != nil {
				t.Fatal(err)
			}
		}
	}
	return b
}

// laterSides is the back of a field and whatever covers it.
func laterSides(cards map[int]*Card, c *Card) []*Side {
	var later []*Side
	if c.B != nil && c.B.Map != nil {
		later = append(later, c.B)
	}
	for _, o := range cards {
		if o.Replaces == c.Number {
			later = append(later, o.A)
			later = append(later, laterSides(cards, o)...)
		}
	}
	return later
}

// eachStep finds all steps of a deck, wherever they stand.
func eachStep(v reflect.Value, do func(*Step)) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			eachStep(v.Elem(), do)
		}
	case reflect.Slice:
		for i := range v.Len() {
			eachStep(v.Index(i), do)
		}
	case reflect.Struct:
		if st, ok := v.Addr().Interface().(*Step); ok {
			do(st)
		}
		for i := range v.NumField() {
			eachStep(v.Field(i), do)
		}
	}
}

// served says whether one comes to where an icon can be used: its square, or for TALK a square next to it
// (HE-RULING-121).
func served(b *board.Board, r *board.Search, at board.Square, icon string) bool {
	if icon != "talk" {
		_, _, ok := r.Cost(at)
		return ok
	}
	for _, s := range b.Around(at, nil) {
		if _, _, ok := r.Cost(s); ok {
			return true
		}
	}
	return false
}
