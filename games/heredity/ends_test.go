package heredity

import (
	"testing"

	"waystation/table"
)

// Every chapter can be played to an end at random, whatever is chosen.
func TestChaptersComeToAnEnd(t *testing.T) {
	for _, mode := range Shelf.Modes {
		for seed := range uint64(12) {
			g := boxed(t, table.Setup{Mode: mode, Seats: 1 + int(seed)%4})
			tab := table.InPlace(seed, 7, table.Config{Marks: true})
			steps := 0
			for !g.Over() && steps < 2000 {
				g.Step(tab)
				steps++
			}
			if !g.Over() || g.Ending() == "" {
				t.Errorf("%s, seed %d: after %d steps and %d loops it has ended %q", mode, seed, steps, g.Row.Loops, g.Ending())
			}
		}
	}
}
