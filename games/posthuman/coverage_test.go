package posthuman

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"waystation/scenario"
)

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
		if len(by[r.ID]) == 0 {
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
}
