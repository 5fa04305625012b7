package firelands

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"waystation/table"
)

// piece is the form of the pieces that the board has.
var piece = regexp.MustCompile(`^(slot:[1-5]|tile:[1-5]|card:\d+|box:[0-3]:\d+:[0-4]|seat:[0-4]|foe:[1-6])$`)

// Whatever a tale changes is a piece of the board. Of what a match tells in its last steps, the Enemies named
// stand on the map, and the slots named hold a card.
func TestTalesNamePiecesOfTheBoard(t *testing.T) {
	named := map[string]bool{}
	for seed := range 4 {
		m, err := table.NewMatch(Shelf, table.Setup{Seats: 1 + seed}, table.SeedOf(fmt.Sprint("pieces ", seed)))
		if err != nil {
			t.Fatal(err)
		}
		rng, before := newRand(uint64(seed)), 0
		for answers := 0; !m.Over() && answers < 400; answers++ {
			a := m.Asks()[0]
			key := m.Default(a)
			if a.Min == 1 && a.Max == 1 {
				key = table.Key(m.Verbs(), a.Options[rng.IntN(len(a.Options))].Option)
			}
			if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
				t.Fatal(err)
			}
			told := m.Events(0)
			for _, e := range told[min(before, len(told)):] {
				checkPiece(t, m, e, named)
			}
			before = len(told)
		}
	}
	for _, kind := range []string{"slot", "seat", "box", "foe", "card"} {
		if !named[kind] {
			t.Errorf("no tale named a %s", kind)
		}
	}
}

// checkPiece looks whether the board has the piece that an event names.
func checkPiece(t *testing.T, m *table.Match, e table.Event, named map[string]bool) {
	t.Helper()
	weight, name := m.Telling(e, 0)
	if (weight == table.Fate) != (e.Tale == taleOut) {
		t.Errorf("%q has the weight %d", m.Tale(e, 0), weight)
	}
	if name == "" {
		return
	}
	if !piece.MatchString(name) {
		t.Errorf("%q changes %q, which is no piece of the board", m.Tale(e, 0), name)
	}
	kind, n, _ := strings.Cut(name, ":")
	named[kind] = true
	g := m.Inspect().Truth().(*Game)
	switch {
	case kind == "slot" && g.pile(slotPile(int(n[0]-'0'))).Len() == 0:
		t.Errorf("%q changes an empty slot, %s", m.Tale(e, 0), name)
	case kind == "foe" && g.Foes[n[0]-'0'].Region == 0:
		t.Errorf("%q changes an Enemy that is not on the map, %s", m.Tale(e, 0), name)
	}
}
