package screen

import (
	"strings"
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

// Where several have as much Fame, the end says at once what decided; where one has more, by how much (FL-END-10).
func TestTheEndSaysWhatDecided(t *testing.T) {
	for name, tied := range map[string]bool{"tie-by-space": true, "tie-by-turn-order": true, "citadel-2": false} {
		m := scenetest.Whole(t, firelands.Shelf, "../testdata/matches/"+name+".match")
		sc := sceneOf(m, table.Nobody)
		e := sc.Ending(Screen{}.Ending(sc))
		if (e.Near == level) != tied || e.Near == "" {
			t.Errorf("%s ends with %q", name, e.Near)
		}
		if strings.Contains(e.Head, level) || !strings.HasSuffix(e.Head, " Fame") {
			t.Errorf("%s is headed %q", name, e.Head)
		}
		if said := strings.Contains(e.Score.Verdict, level); said != tied || e.Score.Rule == "" {
			t.Errorf("the scoring of %s says %q, by %s", name, e.Score.Verdict, e.Score.Rule)
		}
	}
}
