package firelands

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"waystation/scenario"
)

// Rules that nothing has to exercise, by chapter or one by one, and why.
var (
	unplayedChapters = map[string]string{
		"FL-AUTO-": "solo games wait for the Automa",
	}
	unplayed = map[string]string{
		"FL-RULING-16":  "other names for the same thing",
		"FL-RULING-45":  "the Automa's card",
		"FL-RULING-46":  "the Automa's card",
		"FL-RULING-92":  "the Automa's score",
		"FL-RULING-146": "the Automa's fuel",
		"FL-RULING-157": "says that all rules hold",
		"FL-RULING-159": "the end of a phase in solo games",
		"FL-RULING-160": "the Automa's turn",
		"FL-RULING-161": "the Automa's turn",
		"FL-RULING-164": "the Automa's crew",
	}
)

func init() {
	for n := 112; n <= 130; n++ {
		unplayed[fmt.Sprintf("FL-RULING-%d", n)] = "the Automa"
	}
}

// Every rule of the ledger is named by a scenario or a test, and what scenarios name are rules, or worked examples (FL-EX).
func TestEveryRuleIsExercised(t *testing.T) {
	by, err := scenario.Exercised(Evidence)
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
rules:
	for _, r := range Rules() {
		known[r.ID] = true
		exercised := len(by[r.ID]) > 0
		if unplayed[r.ID] != "" {
			if exercised {
				t.Errorf("%s need not be exercised (%s), but is, by %s", r.ID, unplayed[r.ID], by[r.ID])
			}
			continue
		}
		for chapter := range unplayedChapters {
			if strings.HasPrefix(r.ID, chapter) {
				continue rules
			}
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
