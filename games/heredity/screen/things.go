package screen

import (
	"strconv"
	"strings"

	"waystation/games/heredity"
	"waystation/games/heredity/board"
	"waystation/games/heredity/sheet"
)

// Thing is what somebody points at is called: a square by its card and cell, a card by its title, one of the family or
// of the story by name, a part of a sheet by whose it is. It is "" for what a view does not hold.
func (Screen) Thing(view any, piece string) string {
	v := view.(*heredity.View)
	kind, rest, _ := strings.Cut(piece, ":")
	var n []int
	for part := range strings.SplitSeq(rest, ":") {
		x, err := strconv.Atoi(part)
		if err != nil || x < 0 {
			return ""
		}
		n = append(n, x)
	}
	member := func() string {
		if n[0] < len(v.Team) {
			return v.Team[n[0]].Name
		}
		return ""
	}
	part := func(what string) string {
		if name := member(); name != "" && what != "" {
			return name + ": " + what
		}
		return ""
	}
	switch {
	case kind == "member":
		return member()
	case kind == "place" && len(n) == 2:
		return part(worn[sheet.Place(n[1])])
	case kind == "slot" && len(n) == 2:
		place, slot := sheet.Place(n[1]/sheet.Slots), n[1]%sheet.Slots
		if place <= sheet.Foot {
			return part(worn[place] + ", slot " + itoa(slot+1))
		}
		return part("a slot of a thing")
	case kind == "square":
		return square(v, n[0])
	case kind == "exit" && len(n) == 2 && n[1] <= int(board.West):
		if at := square(v, n[0]); at != "" {
			return "the way out of " + within(at) + " to the " + board.Dir(n[1]).String()
		}
	case kind == "passage":
		if at := square(v, n[0]); at != "" {
			return "the passage at " + within(at)
		}
	case kind == "figure":
		for i := range v.Figures {
			if v.Figures[i].Index == n[0] {
				return v.Figures[i].Name
			}
		}
	case kind == "card", kind == "item":
		return title(v, n[0])
	}
	return ""
}

// square is a square by the title of its card and its cell.
func square(v *heredity.View, n int) string {
	at := board.Square(n)
	if n >= board.MaxSquares || at.Field() >= len(v.Board.Fields) {
		return ""
	}
	if name := title(v, int(v.Board.Fields[at.Field()].Number)); name != "" {
		return name + " " + at.Cell().String()
	}
	return ""
}

// title is that of a card that was read, or lies in the family's store.
func title(v *heredity.View, number int) string {
	if number == 1 {
		return "the family"
	}
	for i := range v.Cards {
		if int(v.Cards[i].Number) == number {
			return v.Cards[i].Title
		}
	}
	for _, wares := range [][]heredity.WareView{v.Store.Items, v.Store.Plans} {
		for i := range wares {
			if int(wares[i].Number) == number {
				return wares[i].Title
			}
		}
	}
	return ""
}
