package heredity

import (
	"strings"
	"testing"

	"waystation/table/tabletest"
)

func TestLawsSoFar(t *testing.T) {
	for _, mode := range []string{"introduction", "chapter1", "chapter3"} {
		t.Run(mode, func(t *testing.T) {
			b := *Shelf
			b.Modes = []string{mode}
			b.MinSeats, b.MaxSeats = 2, 3
			tabletest.Laws(t, tabletest.Config{Box: &b, Matches: 1, Every: 60,
				Open: func(pile string) bool {
					return !strings.HasPrefix(pile, "karma deck") && !strings.HasPrefix(pile, "deck")
				}})
		})
	}
}
