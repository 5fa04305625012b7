package firelands

import (
	"testing"

	"waystation/table/tabletest"
)

func TestLaws(t *testing.T) {
	known := map[string]bool{}
	for _, r := range Rules() {
		known[r.ID] = true
	}
	tabletest.Laws(t, tabletest.Config{Box: Shelf, Rule: func(id string) bool { return known[id] }, Matches: 6, Every: 12})
}
