package posthuman

import (
	"errors"
	"testing"

	"waystation/table"
	"waystation/table/tabletest"
)

// lawful is what the game is held to.
func lawful() tabletest.Config {
	known := map[string]bool{}
	for _, r := range Rules() {
		known[r.ID] = true
	}
	return tabletest.Config{
		Box: Shelf, Rule: func(id string) bool { return known[id] },
		Open: faceUp, Belongs: mayLie, Marks: "testdata/marks.txt", Matches: 2, Every: 60,
		Holds: func(g table.Game) error {
			if what := broken(g.(*Game)); what != "" {
				return errors.New(what)
			}
			return nil
		},
	}
}

func TestLaws(t *testing.T) { tabletest.Laws(t, lawful()) }

func FuzzLaws(f *testing.F) {
	c := lawful()
	c.Every = 200 // a fuzzer takes many walks instead of long looks
	tabletest.Fuzz(f, c)
}

// The rules use no chance, time or order but the table's. What loads the catalogue and the ledger does so once, before
// any match.
func TestThePlayIsPure(t *testing.T) {
	tabletest.Pure(t, ".", "ledger.go")
}
