package screen

import (
	"testing"

	"waystation/games/firelands"
	"waystation/games/scene/scenetest"
	"waystation/table"
)

// Each way the race can end has its own print.
func TestEachEndHasItsPrint(t *testing.T) {
	scenetest.Ends(t, Screen{}, firelands.Shelf, endPrints, map[string]string{
		"citadel-fidgety": "last gate", "tie-by-turn-order": "last gate", "alone-lost-at-the-citadel": "last gate",
		"citadel-2": "earlier gate", "citadel-before-the-last-gate": "earlier gate",
		"gates-2": "shut", "gates-with-one-out": "shut", "alone-won-outside": "shut",
		"last-one-standing-2": "alone", "last-one-standing-4": "alone",
		"nobody-left-2": "nobody", "ice-nobody-left": "nobody", "alone-without-survivors": "nobody",
		"ice-aboard-4": "aboard", "mixed-aboard": "aboard",
		"mixed-sailed": "sailed", "alone-without-the-ship": "sailed",
	})
}

// The winner stands in the print where they are in what it shows, and the title says what it shows.
func TestTheWinnerStandsInThePrint(t *testing.T) {
	for name, want := range map[string]struct {
		pinned bool
		title  string
	}{
		"citadel-2":                      {true, "Ines is through the gate."},
		"citadel-lost-by-who-reached-it": {false, "Ines is ahead, from outside."},
		"gates-2":                        {true, "All shut out. Mara is ahead."},
		"last-one-standing-2":            {true, "Mara is the last on the road."},
		"mixed-sailed":                   {true, "The ship is gone. Ines is ahead."},
		"alone-won-outside":              {true, "All shut out. Mara is ahead."},
		"alone-lost-at-the-citadel":      {true, "Mara is through, but behind."},
		"alone-without-survivors":        {false, "Nobody came through."},
	} {
		m := scenetest.Whole(t, firelands.Shelf, "../testdata/matches/"+name+".match")
		e := Screen{}.Ending(sceneOf(m, table.Nobody))
		if pinned := e.Print.Pin != [2]int{}; pinned != want.pinned || e.Told != want.title {
			t.Errorf("%s: %q, the winner's pin at %v", name, e.Told, e.Print.Pin)
		}
	}
}
