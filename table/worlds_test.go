package table_test

import (
	"fmt"
	"slices"
	"testing"

	"waystation/table"
)

// worlds are those of a seat that is asked something.
func (m *match) worlds(s table.Seat) *table.Worlds {
	m.t.Helper()
	w, err := m.Worlds(s)
	if err != nil {
		m.t.Fatal(err)
	}
	return w
}

// The same seed leads to the same world, another one to others; and the match may be gone on with meanwhile.
func TestATravellerFindsTheSameWorldAgain(t *testing.T) {
	m := begin(t, 2, guess, walks(0), rolls)
	w := m.worlds(0)
	m.says(0, table.Key(verbs, m.Ask(0).Options[0].Option))
	notes := func(seed uint64) string {
		x := w.Traveller(nil, true)
		for _, s := range []uint64{seed + 1, seed} {
			if err := x.Visit(s, nil); err != nil {
				t.Fatal(err)
			}
		}
		g := x.Game().(*bare)
		return fmt.Sprint(g.Notes, g.Sum, g.Hands)
	}
	found := map[string]bool{}
	for seed := range uint64(20) {
		a := notes(seed)
		if b := notes(seed); a != b {
			t.Errorf("seed %d leads to %s, and then to %s", seed, a, b)
		}
		found[a] = true
	}
	if len(found) < 5 {
		t.Errorf("20 seeds lead to %d worlds", len(found))
	}
}

// A visit can be ended after any step.
func TestAVisitStopsWhereItIsTold(t *testing.T) {
	x := begin(t, 1, walks(0), walks(0), walks(0), walks(0)).worlds(0).Traveller(nil, false)
	for want := 1; want <= 4; want++ {
		if err := x.Visit(1, func() bool { return x.Game().(*bare).Turn == want }); err != nil {
			t.Fatal(err)
		}
		if g := x.Game().(*bare); g.Turn != want || g.Over() != (want == 4) {
			t.Errorf("stopped after %d steps, not after %d", g.Turn, want)
		}
	}
}

// One question follows another if nothing lies between but the answer: no other seat's, and no chance.
func TestWhatFollows(t *testing.T) {
	m := begin(t, 2, walks(0), walks(0), rolls, walks(0), walks(1), walks(0))
	var last *table.Worlds
	for n, want := range []bool{false, true, true, false, false} {
		if n == 4 {
			m.says(1, "walk")
		}
		w := m.worlds(0)
		if last != nil && w.Follows(last) != want {
			t.Errorf("question %d of seat 0 follows the one before: %v", n, !want)
		}
		if w.Follows(w) {
			t.Errorf("question %d follows itself", n)
		}
		last = w
		m.says(0, "walk")
	}
}

// In a window who thinks comes first, as in the real world it is the one who is just being asked.
func TestWhoThinksInAWindowIsAskedFirst(t *testing.T) {
	m := begin(t, 3, func(t *table.Table, g *bare) {
		t.Any(7, &anyone, func(s table.Seat, m *table.Menu) { m.Offer(stay.Of(), "T-STAY") })
		t.Any(7, &anyone, func(s table.Seat, m *table.Menu) { m.Offer(stay.Of(), "T-STAY") })
	})
	second := map[table.Seat]bool{}
	for seed := range uint64(60) {
		var asked []table.Seat
		x := m.worlds(1).Traveller(decider(func(s table.Seat, _ *table.Prompt, options []table.Option) int {
			asked = append(asked, s)
			return slices.Index(options, table.Pass)
		}), false)
		if err := x.Visit(seed, nil); err != nil {
			t.Fatal(err)
		}
		if len(asked) != 6 || asked[0] != 1 {
			t.Fatalf("asked are %v", asked)
		}
		second[asked[3]] = true
	}
	if len(second) != 3 {
		t.Errorf("in the window after it the first is always one of %v", second)
	}
}

// A traveller tells in whose lane a question is asked.
func TestATravellerKnowsTheLane(t *testing.T) {
	m := begin(t, 2, bids(3), walks(0))
	var x *table.Traveller
	x = m.worlds(0).Traveller(decider(func(s table.Seat, p *table.Prompt, _ []table.Option) int {
		if lane := x.Lane(); p.Kind == one.Kind && lane != 0 && lane != table.Set(s) {
			t.Errorf("seat %d is asked in the lane of %d", s, lane)
		}
		return 0
	}), false)
	if err := x.Visit(1, nil); err != nil {
		t.Fatal(err)
	}
	if x.Lane() != 0 {
		t.Error("a lane is still open")
	}
}
