package gametest

import (
	"fmt"
	"path"
	"slices"
	"strings"
	"testing"

	"waystation/scenario"
)

// exercised: every rule of the ledger is exercised by a scenario or a test, or is silent for a reason. What they claim
// to exercise is checked when they run.
func exercised(t *testing.T, g *Game) {
	by, err := scenario.Exercised(g.Evidence)
	if err != nil {
		t.Fatal(err)
	}
	for _, fault := range g.unexercised(by) {
		t.Error(fault)
	}
}

// unexercised says which rules nothing exercises, and what claims are wrong.
func (g *Game) unexercised(by map[string]*scenario.Evidence) (faults []string) {
	for _, r := range g.Ledger.Rules() {
		switch e, reason := by[r.ID], g.Ledger.Silent()[r.ID]; {
		case e != nil && reason != "":
			faults = append(faults,
				fmt.Sprintf("%s has an effect after all, and %s show it: it is said to have none: %q", r.ID,
					e.By, reason))
		case e == nil && reason == "":
			faults = append(faults, fmt.Sprintf("no scenario and no test exercises %s (%s)", r.ID, r.Title))
		}
	}
	game := g.Find(g.Box.Name)
	for id, e := range by {
		if err := game.Known(id); err != nil {
			faults = append(faults, fmt.Sprintf("%s: %v", e.By[0], err))
		}
	}
	slices.Sort(faults)
	return faults
}

// examples: every worked example of the rulebook has its scenario.
func examples(t *testing.T, g *Game) {
	by, err := scenario.Exercised(g.Evidence)
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range g.unplayed(by) {
		t.Errorf("no scenario plays the worked example %s", id)
	}
}

// unplayed are the worked examples without a scenario. They are called by the letters before all rules of the game:
// FL-EX-01.
func (g *Game) unplayed(by map[string]*scenario.Evidence) (ids []string) {
	played := func(name string) bool { return path.Ext(name) == ".txtar" }
	for n := 1; n <= g.Examples; n++ {
		letters, _, _ := strings.Cut(g.Ledger.Rules()[0].ID, "-")
		id := fmt.Sprintf("%s-EX-%02d", letters, n)
		if e := by[id]; e == nil || !slices.ContainsFunc(e.By, played) {
			ids = append(ids, id)
		}
	}
	return ids
}

// Impossible holds lines of a position that can't be, each with what it is refused with. It puts them behind the head
// of a scenario, up to its given, and before what is played.
func Impossible(t *testing.T, g Game, head, play string, lines [][2]string) {
	t.Helper()
	for _, x := range lines {
		given, want := x[0], x[1]
		err := scenario.Run("file", []byte(head+given+"\n-- play --\n"+play+"\n"), g.Find)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: found %v, want %q", given, err, want)
		}
	}
}
