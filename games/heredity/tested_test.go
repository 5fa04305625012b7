package heredity

import (
	"testing"

	"waystation/games/heredity/decks"
)

// A test of Karma counts what is drawn, at once and as it is printed: failures are no values.
func TestWhatIsDrawnIsTested(t *testing.T) {
	g, tab := begun(t, "chapter1", 1, "", nil)
	seen := map[int]bool{}
	for range 30 {
		g.step(tab, &decks.Step{Form: "draw karma"}, event(0))
		v := g.tested()
		if v == nil {
			t.Fatal("HE-FIGHT-05: nothing was tested")
		}
		seen[v.Value] = true
		for n := -1; n <= 2; n++ {
			least := &decks.Fact{Form: "karma at least {k}", N: n}
			if got, want := facts[least.Form](g, least, event(0)), !v.Failure && v.Value >= n; got != want {
				t.Errorf("HE-FIGHT-05: %+v, at least %d: %v", v, n, got)
			}
		}
	}
	if len(seen) < 3 {
		t.Errorf("only %v were drawn", seen)
	}
}
