package posthuman

import (
	"strings"
	"testing"

	"waystation/table"
)

// PH-FORAGE-02, PH-MAP-18: foraging says what the row of the terrain brings, by the cards that are printed.
func TestForagingSaysWhatToExpect(t *testing.T) {
	for tile, want := range map[string]string{
		"TI-F03 at 0 -1 turned 1 done": "1 supply card of the forest row, on average 2 food, 0.5 ammo and 0.5 items; ",
		"TI-U01 at 0 -1 turned 1 done": "1 supply card of the urban row, on average 0.5 food, 2 ammo and 0.5 items; ",
	} {
		s := set(t, 2, "red map", tile, "red stands", strings.Fields(tile)[0])
		if x := s.Outlook(AskDeclare, VerbDeclare.Of(int(Forage)), red, nil).Words; !strings.HasPrefix(x, want) {
			t.Errorf("%q, expected %q", x, want)
		}
	}
	food := 0
	for _, c := range Cards(GroupSupply) {
		for _, e := range Of(c).Rows[Forest] {
			if e.Do == DoFood {
				food += 2 * int(e.N) // for two cards
			}
		}
	}
	want := mean(odds{uint64(food), uint64(len(Cards(GroupSupply)))}) + " food"
	if x := supplyWords(Forest, 2); !strings.Contains(x, "2 supply cards") || !strings.Contains(x, want) {
		t.Errorf("%q, expected %q", x, want)
	}
}

// PH-XP-05: who has asked to be given a moment for XP and cards sees that it will come; nobody else does.
func TestAMomentAskedForIsSeen(t *testing.T) {
	s := set(t, 2)
	s.DoFree(s.tab, red, VerbPause.Of())
	for viewer, want := range map[table.Seat]bool{red: true, green: false, table.Nobody: false} {
		if got := s.View(viewer).(*View).Players[red].Pauses; got != want {
			t.Errorf("seat %d sees %t", viewer, got)
		}
	}
}

// PH-EAT-04, PH-EAT-05: a meal is told with where it leads, and not by the number of a slot where that is none.
func TestMealsAreTold(t *testing.T) {
	s := set(t, 2)
	for slot, want := range []string{" eats 1 food and is fed.", " eats 1 food; hunger slot 1."} {
		if got := s.Tale(table.Event{Tale: taleEat, Seat: red, A: 1, B: int16(slot)}, green, nil); !strings.HasSuffix(got, want) {
			t.Errorf("slot %d: %q", slot, got)
		}
	}
}
