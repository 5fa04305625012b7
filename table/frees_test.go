package table_test

import (
	"testing"

	toy "waystation/internal/caravan"
	"waystation/table"
)

// What needs no turn can be read right after an answer was refused.
func TestFreesAfterRefusal(t *testing.T) {
	m, err := table.NewMatch(toy.Shelf, table.Setup{Seats: 2}, table.SeedOf("a"))
	if err != nil {
		t.Fatal(err)
	}
	before, _ := m.Frees(0)
	if err := m.Answer(0, m.Number(0), "none", table.ByHand); err == nil {
		t.Fatal("no answer was taken for an answer")
	}
	if after, _ := m.Frees(0); len(after) != len(before) {
		t.Errorf("%d free actions before the refusal, %d after", len(before), len(after))
	}
}
