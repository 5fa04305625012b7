package posthuman

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"waystation/scenario"
)

// Rules that nothing has to exercise, one by one, and why.
var unplayed = map[string]string{
	"PH-RULING-01":  "what the screen shows",
	"PH-RULING-06":  "dice are no pieces that could run out",
	"PH-RULING-157": "who leaves and who plays on is the table's business",
}

// Every rule of the ledger is named by a scenario or a test, and what scenarios name are rules, or worked examples (PH-EX). Every worked
// example has its scenario.
func TestEveryRuleIsExercised(t *testing.T) {
	by, err := scenario.Exercised(Evidence)
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	for _, r := range Rules() {
		known[r.ID] = true
		switch exercised := len(by[r.ID]) > 0; {
		case unplayed[r.ID] != "" && exercised:
			t.Errorf("%s need not be exercised (%s), but is, by %s", r.ID, unplayed[r.ID], by[r.ID])
		case unplayed[r.ID] == "" && !exercised:
			t.Errorf("no scenario and no test exercises %s (%s)", r.ID, r.Title)
		}
	}
	example := regexp.MustCompile(`^PH-EX-([0-5][0-9]|60)$`)
	played := map[string]bool{}
	for id, where := range by {
		i := slices.IndexFunc(where, func(name string) bool { return strings.HasSuffix(name, ".txtar") })
		if i < 0 {
			continue
		}
		played[id] = true
		if !known[id] && !example.MatchString(id) {
			t.Errorf("%s: %s is no rule", where[i], id)
		}
	}
	for n := 1; n <= 60; n++ {
		if id := fmt.Sprintf("PH-EX-%02d", n); !played[id] {
			t.Errorf("no scenario plays the worked example %s", id)
		}
	}
	for id := range unplayed {
		if !known[id] {
			t.Errorf("%s is no rule and needs no exception", id)
		}
	}
}
