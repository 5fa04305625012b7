package saga

import (
	"slices"
	"testing"

	"waystation/table"
)

// TestChronicle: of what is told the statistics learn what lay there and who had it, and of losses what was behind
// them.
func TestChronicle(t *testing.T) {
	state, err := Shelf.New(table.Setup{Seats: 2, Mode: "standard"})
	if err != nil {
		t.Fatal(err)
	}
	g := state.(*Game)
	g.Mats[0].Character, g.Mats[1].Character = 0, 1
	gun, err := named.Card("Air Rifle")
	if err != nil {
		t.Fatal(err)
	}
	enemy, err := named.Card("Hammerhand")
	if err != nil {
		t.Fatal(err)
	}
	rifle, foe := int16(gun), int16(enemy)
	g.Read.Sides = []table.OpenedSide{
		{Side: int32(optionSideOf(3, 0)), Seen: table.Everyone},
		{Side: int32(optionSideOf(3, 2)), Seen: table.Everyone},
		{Side: int32(optionSideOf(5, 1)), Seen: table.Everyone},
	}
	told := []table.Event{
		{Tale: taleFound, Seat: 1, A: rifle, C: -1},
		{Tale: taleMeets, Seat: 0, A: foe},
		{Tale: taleChoose, Seat: 1, A: 3, B: 2},
		{Tale: taleChoose, Seat: 0, A: 5, B: 1},
		{Tale: taleHealth, Seat: 0, A: -2, B: 0, C: foe, Rule: "PS-RANGED-12"},
		{Tale: taleKnockedOut, Seat: 0},
	}
	var found, lost []string
	had := map[string]table.Seats{}
	g.Chronicle(told, func(name string, offered bool, taken table.Seats) {
		if offered || taken != 0 {
			found, had[name] = append(found, name), taken
		}
	}, func(_ table.Seat, what, to string) { lost = append(lost, what+": "+to) })
	for name, who := range map[string]table.Seats{
		"Air Rifle": 0, "Hammerhand": table.Set(0), "story 3, option A": 0, "story 3, option C": table.Set(1),
	} {
		if !slices.Contains(found, name) || had[name] != who {
			t.Errorf("%s: taken by %v, want %v", name, had[name], who)
		}
	}
	if slices.Contains(found, "story 5, option B") {
		t.Error("an option that was the only one counts as a choice")
	}
	if !slices.Equal(lost, []string{"Knocked out: Hammerhand"}) {
		t.Errorf("lost %q", lost)
	}
}
