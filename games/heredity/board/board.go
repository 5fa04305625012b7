// Package board is the ground of Heredity: field cards laid edge to edge, squares, and the lines between them. It
// answers what a figure can reach, see and hit, and which ways a figure of the story may go. It knows no cards, no
// dice and no questions.
//
// A Board is plain data: Field is a value without pointers, a copy is CopyFrom. Everything is counted in whole
// numbers, and whatever returns several squares or ways returns them in one fixed order.
package board

import (
	"fmt"
	"strconv"
	"strings"
)

// Side is how many squares a field card has along one side (HE-RULING-01).
const Side = 3

const (
	cells = Side * Side
	// MaxFields is how many field cards can lie on the table at once.
	MaxFields = 56
	// MaxSquares is how many squares they have.
	MaxSquares = MaxFields * cells
)

// Line is what is printed on one edge of a square. An edge may have several kinds at once.
type Line uint8

// The kinds of lines (HE-FIELD-13 to HE-FIELD-17).
const (
	Wall     Line = 1 << iota // not crossed, not seen through
	Window                    // not crossed
	Door                      // crossed like an open edge
	Obstacle                  // crossed for 2 MP
	Hazard                    // deals 1 damage to whoever crosses it
)

// Dir is a direction in which a figure leaves its square.
type Dir int8

// The directions. Passage is the way through a LINK.
const (
	North Dir = iota
	East
	South
	West
	Passage
)

var (
	ahead = [4][2]int{North: {0, -1}, East: {1, 0}, South: {0, 1}, West: {-1, 0}}
	names = [...]string{North: "north", East: "east", South: "south", West: "west", Passage: "through the passage"}
)

// String is the direction's name as decks write it.
func (d Dir) String() string { return names[d] }

// Back is the direction of the way back.
func (d Dir) Back() Dir {
	if d == Passage {
		return Passage
	}
	return d ^ 2
}

// ParseDir reads "north", "east", "south" or "west".
func ParseDir(s string) (Dir, error) {
	for d := North; d <= West; d++ {
		if names[d] == s {
			return d, nil
		}
	}
	return 0, fmt.Errorf("%q is no side: want north, east, south or west", s)
}

// Link is a passage to another area, printed on one cell (HE-AREA-01).
type Link struct {
	To     int16 // the card it names; 0: there is none on this cell
	Letter byte  // which of several passages between the same two cards
}

// Face is the ground printed on one side of a field card.
type Face struct {
	Number int16
	Lines  [cells][4]Line
	Closed uint16   // cells that are no squares, a bit each
	Exits  [4]int16 // EXPLORE: the card beyond each side; 0: none
	Links  [cells]Link
}

// Cell is a square's place on its card: 0 is a1, 1 is b1, 8 is c3.
type Cell int8

// String is the cell's name: a column from west to east and a row from north to south (HE-RULING-01).
func (c Cell) String() string {
	return string([]byte{byte('a' + c%Side), byte('1' + c/Side)})
}

// ParseCell reads a cell's name, "a1" to "c3".
func ParseCell(s string) (Cell, error) {
	if len(s) == 2 && s[0] >= 'a' && s[0] < 'a'+Side && s[1] >= '1' && s[1] < '1'+Side {
		return Cell(s[1]-'1')*Side + Cell(s[0]-'a'), nil
	}
	return 0, fmt.Errorf("%q is no cell: want a column a to c and a row 1 to 3, such as a3", s)
}

// Field is a field card on the table.
type Field struct {
	Face
	Area int8 // cards of one area lie edge to edge
	I, J int8 // its place there, counted in cards to the east and to the south (HE-RULING-02)

	next [4]int8 // 1 + the field that lies there, 0 for none
}

// Square is a place on the board: the same number for as long as its field lies there, whichever side shows.
type Square int16

// Nowhere is no square.
const Nowhere Square = -1

// Field is the index of the square's field in Board.Fields.
func (s Square) Field() int { return int(s) / cells }

// Cell is the square's place on its card.
func (s Square) Cell() Cell { return Cell(s % cells) }

// On is the square of a field.
func On(field int, c Cell) Square { return Square(field*cells + int(c)) }

// Cover says that a card lies where another lay, so that both numbers name the field (HE-RULING-25).
type Cover struct{ Old, New int16 }

// Board is all that lies on the table.
type Board struct {
	Fields  []Field
	Covered []Cover
}

// CopyFrom makes b a copy of o that shares nothing with it.
func (b *Board) CopyFrom(o *Board) {
	b.Fields = append(b.Fields[:0], o.Fields...)
	b.Covered = append(b.Covered[:0], o.Covered...)
}

// Derive finds what follows from the fields' places, after they were read from a file.
func (b *Board) Derive() {
	for k := range b.Fields {
		f := &b.Fields[k]
		f.next = [4]int8{}
		if f.Number == 0 {
			continue
		}
		for d := North; d <= West; d++ {
			f.next[d] = int8(b.lies(f.Area, f.I+int8(ahead[d][0]), f.J+int8(ahead[d][1])) + 1)
		}
	}
}

// lies is the field at a place of an area, or -1.
func (b *Board) lies(area, i, j int8) int {
	for k := range b.Fields {
		f := &b.Fields[k]
		if f.Number != 0 && f.Area == area && f.I == i && f.J == j {
			return k
		}
	}
	return -1
}

// Field is the index of the field that a card's number names, or -1. A covered card's number names what covers it
// (HE-RULING-25).
func (b *Board) Field(number int16) int {
	for range len(b.Covered) + 1 {
		for k := range b.Fields {
			if b.Fields[k].Number == number && number != 0 {
				return k
			}
		}
		for _, c := range b.Covered {
			if c.Old == number {
				number = c.New
				break
			}
		}
	}
	return -1
}

// Place lays a card so that it begins a new area (HE-AREA-02), the first card of all too, and returns its index.
func (b *Board) Place(f Face) (int, error) {
	area := int8(0)
	for k := range b.Fields {
		area = max(area, b.Fields[k].Area+1)
	}
	return b.lay(Field{Face: f, Area: area})
}

// PlaceBeside lays a card beside one side of a field (HE-EXPLORE-05) and returns its index.
func (b *Board) PlaceBeside(f Face, field int, d Dir) (int, error) {
	by := &b.Fields[field]
	if n := by.next[d]; n != 0 {
		there := b.Fields[n-1].Number
		return 0, fmt.Errorf("card %d cannot lie %s of card %d: card %d lies there", f.Number, d, by.Number, there)
	}
	return b.lay(Field{Face: f, Area: by.Area, I: by.I + int8(ahead[d][0]), J: by.J + int8(ahead[d][1])})
}

func (b *Board) lay(f Field) (int, error) {
	if f.Number <= 0 {
		return 0, fmt.Errorf("a field has no number")
	}
	if k := b.Field(f.Number); k >= 0 {
		return 0, fmt.Errorf("card %d lies on the table already", f.Number)
	}
	for k := range b.Fields {
		if b.Fields[k].Number == 0 {
			b.Fields[k] = f
			b.Derive()
			return k, nil
		}
	}
	if len(b.Fields) == MaxFields {
		return 0, fmt.Errorf("card %d is one too many: %d fields lie on the table", f.Number, MaxFields)
	}
	b.Fields = append(b.Fields, f)
	b.Derive()
	return len(b.Fields) - 1, nil
}

// Show gives a field another face: its other side, or a card that covers it (HE-FIELD-03, HE-FIELD-11, HE-RULING-24).
// Squares stay.
func (b *Board) Show(field int, f Face) {
	if old := b.Fields[field].Number; old != f.Number {
		b.Covered = append(b.Covered, Cover{Old: old, New: f.Number})
	}
	b.Fields[field].Face = f
}

// Lift takes a field off the table. Its squares are no longer there.
func (b *Board) Lift(field int) {
	b.Fields[field] = Field{}
	b.Derive()
}

// SetLine makes an edge of a square what l says, whatever was printed there on either side.
func (b *Board) SetLine(s Square, d Dir, l Line) {
	if to, _ := b.over(s, d); to != Nowhere {
		b.Fields[to.Field()].Lines[to.Cell()][d.Back()] = l
	}
	b.Fields[s.Field()].Lines[s.Cell()][d] = l
}

// Exists says whether a square is there (HE-RULING-05).
func (b *Board) Exists(s Square) bool {
	k := s.Field()
	return s >= 0 && k < len(b.Fields) && b.Fields[k].Number != 0 && b.Fields[k].Closed>>s.Cell()&1 == 0
}

// Squares adds all squares to those given, in the order of fields and cells.
func (b *Board) Squares(all []Square) []Square {
	for s := range Square(len(b.Fields) * cells) {
		if b.Exists(s) {
			all = append(all, s)
		}
	}
	return all
}

// At is a square's place in its area, counted in squares to the east and to the south (HE-RULING-02).
func (b *Board) At(s Square) (area, x, y int) {
	f, c := &b.Fields[s.Field()], s.Cell()
	return int(f.Area), int(f.I)*Side + int(c%Side), int(f.J)*Side + int(c/Side)
}

// Name is a square's name: the number of its card and its cell, "59:a3".
func (b *Board) Name(s Square) string {
	if s == Nowhere {
		return "nowhere"
	}
	return strconv.Itoa(int(b.Fields[s.Field()].Number)) + ":" + s.Cell().String()
}

// Parse finds a square by its name.
func (b *Board) Parse(name string) (Square, error) {
	card, cell, ok := strings.Cut(name, ":")
	number, err := strconv.ParseInt(card, 10, 16)
	if !ok || err != nil {
		return Nowhere, fmt.Errorf("%q is no square: want a card and a cell, such as 59:a3", name)
	}
	c, err := ParseCell(cell)
	if err != nil {
		return Nowhere, fmt.Errorf("%q: %w", name, err)
	}
	k := b.Field(int16(number))
	if k < 0 {
		return Nowhere, fmt.Errorf("%q: card %d does not lie on the table", name, number)
	}
	if s := On(k, c); b.Exists(s) {
		return s, nil
	}
	return Nowhere, fmt.Errorf("%q: card %d has no square there", name, number)
}
