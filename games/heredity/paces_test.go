package heredity

import (
	"testing"

	"waystation/games/heredity/board"
)

// What is said of a way is by which squares it leads, each field named once, what hurts on it, and whom it reaches.
func TestWhatAWayMeans(t *testing.T) {
	g, _ := begun(t, "chapter1", 1, "", nil)
	home := g.Team[0].At.Field()
	on := func(name string) board.Square {
		at, _ := cellOn(home, name)
		return at
	}
	for _, x := range []struct {
		way  board.Way
		want string
	}{
		{board.Way{}, "stays where it is"},
		{board.Way{Path: []board.Square{on("b2")}}, "straight there"},
		{board.Way{Path: []board.Square{on("a1"), on("a2"), on("b2")}}, "by the Farmyard a1, a2"},
		{board.Way{Path: []board.Square{on("a1"), on("b2")}, Effects: 1},
			"by the Farmyard a1; 1 hazard on the way: 1 damage"},
	} {
		g.pacing.choose(-1, []board.Way{x.way})
		if got := g.paceOutlook(0, on("b2")).Words; got != x.want {
			t.Errorf("%v is told %q, not %q", x.way.Path, got, x.want)
		}
	}
	if got := g.paceOutlook(3, on("b2")); got.Line() != "" {
		t.Errorf("of no way is told %+v", got)
	}
}
