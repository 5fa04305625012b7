package firelands

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"waystation/table"
	"waystation/table/tabletest"
)

// The laws hold where random matches from the start seldom get: near the Citadel, with Loot in every hand.
func TestLawsNearTheEnd(t *testing.T) {
	known := map[string]bool{}
	for _, r := range Rules() {
		known[r.ID] = true
	}
	for seed := range uint64(2) {
		t.Run(fmt.Sprint("position ", seed), func(t *testing.T) {
			box := *Shelf
			box.New = func(s table.Setup) (table.Game, error) {
				g, err := newGame(s)
				if err == nil {
					late(g.(*Game), table.InPlace(seed, 5, table.Config{Marks: true}), rand.New(rand.NewPCG(seed, 6)))
				}
				return g, err
			}
			tabletest.Laws(t, tabletest.Config{Box: &box, Rule: func(id string) bool { return known[id] }, Matches: 1, Every: 30,
				Holds: func(g table.Game) error {
					if what := broken(g.(*Game)); what != "" {
						return errors.New(what)
					}
					return nil
				}})
		})
	}
}
