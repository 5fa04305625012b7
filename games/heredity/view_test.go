package heredity

import (
	"slices"
	"testing"

	"waystation/games/heredity/board"
	"waystation/table"
)

// posed is a small chapter after its set-up.
func posed(t *testing.T, content string) (*Game, *table.Table) {
	t.Helper()
	box, err := Proving(content)
	if err != nil {
		t.Fatal(err)
	}
	state, err := box.New(table.Setup{Game: "heredity", Mode: "chapter1", Seats: 1})
	if err != nil {
		t.Fatal(err)
	}
	g := state.(*Game)
	tab := table.InPlace(3, 4, table.Config{Decider: &script{t: t, last: map[string]int{}}, Marks: true})
	for !g.Ready() {
		g.Step(tab)
	}
	return g, tab
}

// An action is shown as ready while it would do something, and not otherwise.
func TestReadyIsWhatWouldDoSomething(t *testing.T) {
	g, tab := posed(t, "court")
	g.take(tab, 150, event(0))
	ready := func() (names []string) {
		for _, c := range g.View(0).(*View).Cards {
			for _, a := range c.Actions {
				if a.Ready && slices.Contains([]string{"Call the crow", "Burn the wolf"}, a.Name) {
					names = append(names, a.Name)
				}
			}
		}
		return names
	}
	if got := ready(); !slices.Equal(got, []string{"Call the crow"}) {
		t.Errorf("without the wolf %v are ready", got)
	}
	g.take(tab, 120, event(0))
	g.take(tab, 121, event(0))
	if got := ready(); !slices.Equal(got, []string{"Burn the wolf"}) {
		t.Errorf("with the wolf and the crow %v are ready", got)
	}
}

// Ways are shown while somebody moves, as far as the points go, and not otherwise.
func TestWaysAreShownWhileSomebodyMoves(t *testing.T) {
	g, _ := posed(t, "court")
	m := int8(3)
	shown := func() []WayView { return g.View(0).(*View).Ways }
	for _, a := range []Acting{{}, {Member: m}, {Member: m, Points: 2}, {On: true, Member: m}} {
		if g.Acting = a; len(shown()) > 0 {
			t.Errorf("%+v: ways are shown", a)
		}
	}
	g.Acting = Acting{On: true, Member: m, Points: 1}
	if len(shown()) == 0 {
		t.Error("no ways are shown")
	}
	for _, w := range shown() {
		if w.Points > 1 {
			t.Errorf("a way of %d points is shown", w.Points)
		}
	}
	g.Team[m].At = board.Nowhere
	if len(shown()) > 0 {
		t.Error("ways from nowhere are shown")
	}
}

// Karma cards all look the same from behind, and so do the cards of each special deck, which are not taken for others.
func TestBacks(t *testing.T) {
	g := boxed(t, table.Setup{Mode: "chapter1", Seats: 1})
	decks := map[uint8]int{}
	for _, p := range g.Piles() {
		backs := map[uint8]int{}
		for _, l := range p.Cards {
			backs[g.Back(l.Card)]++
		}
		for back, n := range backs {
			if n != p.Len() || decks[back] > 0 {
				t.Errorf("%s: %d of %d cards have the back %d, as %d others", p.Name, n, p.Len(), back, decks[back])
			}
			decks[back] += n
		}
	}
	if len(decks) != 1+maxSpecials {
		t.Errorf("%d decks can be told apart, of %d", len(decks), 1+maxSpecials)
	}
}
