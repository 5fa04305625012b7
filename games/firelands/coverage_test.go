package firelands

import (
	"testing"

	"waystation/scenario"
)

// Every rule of the ledger is exercised by a scenario or a test, or stands in without-effect.txt with the reason. What
// they claim to exercise is checked when they run.
func TestEveryRuleIsExercised(t *testing.T) {
	by, err := scenario.Exercised(Evidence)
	if err != nil {
		t.Fatal(err)
	}
	without := WithoutEffect()
	for _, r := range Rules() {
		switch e, reason := by[r.ID], without[r.ID]; {
		case e != nil && reason != "":
			t.Errorf("%s has an effect after all, and %s show it: without-effect.txt says %q", r.ID, e.By, reason)
		case e == nil && reason == "":
			t.Errorf("no scenario and no test exercises %s (%s)", r.ID, r.Title)
		}
	}
	game := find(Shelf.Name)
	for id, e := range by {
		if err := game.Known(id); err != nil {
			t.Errorf("%s: %v", e.By[0], err)
		}
	}
}
