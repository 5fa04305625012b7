package screen

import (
	"slices"
	"testing"

	"waystation/games/heredity"
	"waystation/table"
)

// A seat has the colour of somebody whom it manages, and no two have the same.
func TestColours(t *testing.T) {
	team := func(managers ...table.Seats) (out []heredity.MemberView) {
		names := []string{"Djamal", "Maeve", "Selena", "Brick"}
		if len(managers) == 2 {
			names = []string{"Maeve", "Brick"}
		}
		for i, m := range managers {
			out = append(out, heredity.MemberView{Name: names[i], Managers: m})
		}
		return out
	}
	one := func(s table.Seat) table.Seats { return table.Set(s) }
	for _, x := range []struct {
		what    string
		players int
		team    []heredity.MemberView
		want    []string
	}{
		{"before the set-up", 2, nil, []string{"yellow", "bone"}},
		{"one each", 4, team(one(0), one(1), one(2), one(3)), []string{"blue", "green", "violet", "red"}},
		{"two each", 2, team(one(0), one(1), one(0), one(1)), []string{"blue", "green"}},
		{"the fourth is everybody's", 3, team(one(0), one(1), one(2), table.Upto(3)), []string{"blue", "green", "violet"}},
		{"three in the introduction", 3, team(table.Set(0, 2), one(1)), []string{"green", "red", "yellow"}},
		{"four in the introduction", 4, team(table.Set(0, 2), table.Set(1, 3)), []string{"green", "red", "yellow", "bone"}},
		{"one manages all", 4, team(one(2), one(2), one(2), one(2)), []string{"yellow", "bone", "blue", "red"}},
	} {
		v := &heredity.View{Players: x.players, Team: x.team}
		if got := (Screen{}).Colours(v); !slices.Equal(got, x.want) {
			t.Errorf("%s: %v, want %v", x.what, got, x.want)
		}
	}
}
