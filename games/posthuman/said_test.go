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
	const house = " eats nothing: the safe house feeds them."
	if got := s.Tale(table.Event{Tale: taleEat, Seat: red}, green, nil); !strings.HasSuffix(got, house) {
		t.Errorf("fed without food: %q", got)
	}
}

// PH-MAP-11, PH-SCOUT-01: each way to lay a tile says where one can go on from it: not back, and not to where a tile
// lies.
func TestLayingATileSaysWhereItLeads(t *testing.T) {
	s := set(t, 2, "red map", "TI-U01 at 0 -1 turned 1 done, TI-F03 at 1 -1 done", "red stands", "start")
	four, two := table.Card(0), table.Card(0)
	for _, c := range Cards(GroupTiles) {
		switch f := Of(c); {
		case f.Start:
		case f.Exits == 0b1111:
			four = c
		case f.Exits == 0b0101:
			two = c
		}
	}
	if four == 0 || two == 0 {
		t.Fatal("no such tiles")
	}
	for _, c := range []struct {
		o    table.Option
		want string
	}{
		{VerbPlace.Of(int(four), 2, 0), "leads on to the east, south and west"},
		{VerbPlace.Of(int(four), 1, 0), "leads on to the east and south"}, // to the north of it lies a tile
		{VerbPlace.Of(int(two), 2, 0), "leads on to the south"},
		{VerbPlace.Of(int(two), 1, 0), "leads on to the south"},
	} {
		if got := s.Outlook(askPlace, c.o, red, nil).Words; got != c.want {
			t.Errorf("to the %s: %q, want %q", sideNames[c.o.B], got, c.want)
		}
	}
}
