package screen

import (
	"slices"

	"waystation/games/heredity"
	"waystation/table"
)

// spare are the colours of seats, in the order in which those get one who have none by whom they manage. The last is
// nobody's of the family.
var spare = []string{"blue", "green", "violet", "red", "bone", "yellow"}

// Colours are by whom a seat manages: the colour of the first of them that no seat before it has. Who has none so, as
// they share all of theirs, gets one of nobody who is played, as long as there are such.
func (Screen) Colours(view any) []string {
	v := view.(*heredity.View)
	out := make([]string, v.Players)
	free := slices.Clone(spare)
	take := func(s int, colour string) {
		out[s] = colour
		free = slices.DeleteFunc(free, func(c string) bool { return c == colour })
	}
	for s := range out {
		for _, m := range v.Team {
			if colour := shapes[m.Name]; m.Managers.Has(table.Seat(s)) && slices.Contains(free, colour) {
				take(s, colour)
				break
			}
		}
	}
	played := func(colour string) int {
		if slices.ContainsFunc(v.Team, func(m heredity.MemberView) bool { return shapes[m.Name] == colour }) {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(free, func(a, b string) int { return played(a) - played(b) })
	for s := range out {
		if out[s] == "" {
			take(s, free[len(free)-1])
		}
	}
	return out
}
