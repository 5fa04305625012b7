package shelf_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"waystation/shelf"
	"waystation/table"
)

// Where everybody wins or loses together no seat knows what another does not, and everybody reads what anybody is asked:
// only so may one player answer for another.
func TestWhoPlaysTogetherHidesNothing(t *testing.T) {
	found := false
	for _, g := range shelf.All() {
		if !g.Together {
			continue
		}
		found = true
		for i, mode := range g.Box.Modes {
			players := 2 + i%(g.Box.MaxSeats-1)
			m, err := table.NewMatch(g.Box, table.Setup{Game: g.Box.Name, Mode: mode, Seats: players},
				table.SeedOf("together "+mode))
			if err != nil {
				t.Fatal(err)
			}
			rng := rand.New(rand.NewPCG(1, uint64(i)))
			for n := 0; n < 150 && !m.Over(); n++ {
				if n%10 == 0 {
					sameForAll(t, m)
				}
				asks := m.Asks()
				ask := asks[rng.IntN(len(asks))]
				key := m.Default(ask)
				if ask.Max == 1 && len(ask.Options) > 0 && rng.IntN(4) > 0 {
					key = table.Key(m.Verbs(), ask.Options[rng.IntN(len(ask.Options))].Option)
				}
				if err := m.Answer(ask.Seat, ask.Number, key, table.ByHand); err != nil {
					t.Fatal(err)
				}
			}
			if t.Failed() {
				return
			}
		}
	}
	if !found {
		t.Error("in no game of the shelf all play together")
	}
}

// sameForAll compares what the seats know and read.
func sameForAll(t *testing.T, m *table.Match) {
	t.Helper()
	known := func(s table.Seat) string {
		text, err := json.Marshal(m.View(s))
		if err != nil {
			t.Fatal(err)
		}
		var view map[string]any
		if err := json.Unmarshal(text, &view); err != nil {
			t.Fatal(err)
		}
		delete(view, "seat") // whose view it is
		return fmt.Sprint(view, m.Events(s))
	}
	for s := range table.Seat(m.Seats()) {
		if s > 0 && known(s) != known(0) {
			t.Errorf("%s: seats 0 and %d don't know the same:\n%s\n%s", m.Setup().Mode, s, known(0), known(s))
		}
		read := map[table.Seat]*table.Ask{}
		for _, a := range m.Readable(s) {
			read[a.Seat] = a
		}
		for _, a := range m.Asks() {
			if a.Seat != s && (read[a.Seat] == nil || !reflect.DeepEqual(read[a.Seat].Options, a.Options)) {
				t.Errorf("%s: seat %d does not read what seat %d is asked", m.Setup().Mode, s, a.Seat)
			}
		}
	}
}
