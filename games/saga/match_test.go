package saga

import (
	"math/rand/v2"
	"strings"
	"testing"

	"waystation/table"
)

// Recorded matches of every mode, answered at random by key, come to their end; all that is asked, offered and told is
// put into words.
func TestRandomMatches(t *testing.T) {
	for i, s := range ways {
		m, err := table.NewMatch(Shelf, s, table.SeedOf("a match of "+s.Mode))
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(uint64(i), 3))
		for n := 0; !m.Over(); n++ {
			if n > 4000 {
				t.Fatalf("%v: no end", s)
			}
			asks := m.Asks()
			a := asks[rng.IntN(len(asks))]
			said := m.Question(a)
			for _, o := range a.Options {
				label, _ := m.Label(a.Seat, o.Option)
				said += "|" + label
			}
			if strings.ContainsAny(said, "{}") || strings.Contains(said, "||") || strings.HasSuffix(said, "|") {
				t.Fatalf("%v: asked %q", s, said)
			}
			if err := m.Answer(a.Seat, a.Number, randomKey(m, a, rng), table.ByHand); err != nil {
				t.Fatalf("%v: %v to %s", s, err, said)
			}
		}
		for seat := range table.Seat(m.Seats()) {
			for _, e := range m.Events(seat) {
				if said := m.Tale(e, seat); said == "" || strings.ContainsAny(said, "{}") {
					t.Errorf("%v: told %q", s, said)
				}
			}
		}
	}
}

// randomKey is an answer by chance.
func randomKey(m *table.Match, a *table.Ask, rng *rand.Rand) string {
	if !a.Amounts && a.Max == 1 && a.Min == 1 {
		return table.Key(m.Verbs(), a.Options[rng.IntN(len(a.Options))].Option)
	}
	var set []table.Option
	for _, o := range a.Options {
		if len(set) < a.Max && (len(set) < a.Min || rng.IntN(2) == 0) {
			set = append(set, o.Option)
		}
	}
	return table.SetKey(m.Verbs(), set)
}

// Every template can be filled.
func TestTheBookIsWhole(t *testing.T) {
	for _, fault := range book.Check() {
		t.Error(fault)
	}
}
