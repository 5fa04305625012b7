package firelands

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"waystation/scenario"
)

// Rules that nothing has to exercise, and why.
var unplayed = map[string]string{
	"FL-RULING-16":  "other names for the same thing",
	"FL-RULING-157": "says that all rules hold",
}

// Every rule of the ledger is named by a scenario or a test, and what scenarios name are rules, or worked examples (FL-EX).
func TestEveryRuleIsExercised(t *testing.T) {
	by, err := scenario.Exercised(Evidence)
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	for _, r := range Rules() {
		known[r.ID] = true
		exercised := len(by[r.ID]) > 0
		if unplayed[r.ID] != "" {
			if exercised {
				t.Errorf("%s need not be exercised (%s), but is, by %s", r.ID, unplayed[r.ID], by[r.ID])
			}
			continue
		}
		if !exercised {
			t.Errorf("no scenario and no test exercises %s (%s)", r.ID, r.Title)
		}
	}
	example := regexp.MustCompile(`^FL-EX-[0-9]{2}$`)
	for id, where := range by {
		i := slices.IndexFunc(where, func(name string) bool { return strings.HasSuffix(name, ".txtar") })
		if i >= 0 && !known[id] && !example.MatchString(id) {
			t.Errorf("%s: %s is no rule", where[i], id)
		}
	}
	for id := range unplayed {
		if !known[id] {
			t.Errorf("%s is no rule and needs no exception", id)
		}
	}
}
