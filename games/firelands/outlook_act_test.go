package firelands

import (
	"slices"
	"testing"
)

// FL-EXPL-07, FL-EXPL-13: whoever does something else first at a Location reads what its corner will cost, as that is
// where the exploration may end without another question.
func TestOutlookOfACornerStillToCome(t *testing.T) {
	s := morning(t, "blue active: Citadel Scientist", "slot 1: Oil Platform", "tile 1: Water Trough 1")
	const price = "1 Contamination for who goes: skill 2 becomes 1; the first counter, 1 Fame less if somebody reaches the Citadel"
	x := s.looks("Blue", "explore:1")
	for _, key := range []string{"act:1", "bonus:1:1"} {
		if got := x[key]; !slices.Equal(got.Shared, []string{price}) || got.Which == "" || got.Words == "" {
			t.Errorf("%s: %+v does not say %q", key, got, price)
		}
	}
	if got, want := x["act:1"].Words, "2 Fuel, or 1 Ammo and 1 Object"; got != want {
		t.Errorf("the Location itself: %q, want %q", got, want)
	}
	for key, got := range s.looks("Blue", "explore:1", "act:1", "block:1:0") {
		if len(got.Shared) > 0 {
			t.Errorf("with the corner paid, %s: %+v", key, got)
		}
	}
	arrange(t, s.Game, "slot 1: Half-Buried Diner")
	for key, got := range s.looks("Blue", "explore:1") {
		if len(got.Shared) > 0 {
			t.Errorf("without a corner, %s: %+v", key, got)
		}
	}
}
