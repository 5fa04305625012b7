package firelands

import (
	"slices"
	"strconv"
	"testing"

	"waystation/table"
)

// For the statistics every seat has its colour and the place where it began, also when the order has changed since.
func TestKinds(t *testing.T) {
	g := fresh(t, 4)
	tab := table.InPlace(5, 1, table.Config{})
	g.Step(tab)
	began := slices.Clone(g.Order)
	tab.Play(g)
	for place, s := range began {
		var kinds []string
		g.Kinds(s, func(kind string) { kinds = append(kinds, kind) })
		want := []string{g.Mats[s].Colour.String(), "place " + strconv.Itoa(place+1) + " in the first round"}
		if !slices.Equal(kinds, want) {
			t.Errorf("seat %d: %q, want %q", s, kinds, want)
		}
	}
}
