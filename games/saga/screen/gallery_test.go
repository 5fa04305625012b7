package screen

import (
	"flag"
	"math/rand/v2"
	"testing"

	"waystation/games/saga"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
)

var gallery = flag.String("gallery", "", "write pages of named positions to this directory, to look at in a browser")

// TestGallery writes pages to look at: go test ./games/saga/screen -run Gallery -gallery DIR
func TestGallery(t *testing.T) {
	if *gallery == "" {
		t.Skip("no -gallery directory given")
	}
	for name, sc := range positions(t) {
		write(t, name, sc)
	}
}

// write puts a page and what it links to into the gallery's directory.
func write(t *testing.T, name string, sc *scene.Scene) {
	t.Helper()
	scenetest.Write(t, *gallery, name, draw(t, sc), Ink.CSS("saga")+CSS)
}

// setups are the kinds of match that the tests look at.
var setups = []struct {
	name    string
	seats   int
	mode    string
	options []string
}{
	{"solo", 1, "solo", nil},
	{"two", 2, "standard", nil},
	{"four", 4, "standard", nil},
	{"teams", 4, "teams", nil},
}

// positions are the first question of every kind that random matches come to, a late one of some, and the ends.
func positions(t testing.TB) map[string]*scene.Scene {
	out := map[string]*scene.Scene{}
	for i, x := range setups {
		m := newMatch(t, x.seats, "gallery "+x.name, x.mode, x.options...)
		walk(t, m, uint64(i), func(a *table.Ask) {
			v := m.View(a.Seat).(*saga.View)
			name := a.Prompt.Kind + "-" + x.name
			if out[name] == nil && len(a.Options) > 1 {
				out[name] = sceneOf(m, a.Seat)
			}
			if v.Round >= 9 && out["late-"+name] == nil {
				out["late-"+name] = sceneOf(m, a.Seat)
				out["spectator-"+x.name] = sceneOf(m, table.Nobody)
				out["waiting-"+x.name] = sceneOf(m, (a.Seat+1)%table.Seat(x.seats))
			}
		})
		out["over-"+x.name] = sceneOf(m, 0)
	}
	return out
}

// walk plays a match at random to its end, and shows every question.
func walk(t testing.TB, m *table.Match, seed uint64, look func(*table.Ask)) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 11))
	for n := 0; !m.Over(); n++ {
		if n > 6000 {
			t.Fatal("no end")
		}
		asks := m.Asks()
		a := asks[rng.IntN(len(asks))]
		look(a)
		if err := m.Answer(a.Seat, a.Number, some(m, a, rng), table.ByHand); err != nil {
			t.Fatalf("%s: %v", a.Prompt.Kind, err)
		}
	}
}

// some is an answer by chance. Whoever walks on is preferred to who swaps weapons for ever.
func some(m *table.Match, a *table.Ask, rng *rand.Rand) string {
	if !a.Amounts && a.Max == 1 && a.Min == 1 {
		o := a.Options[rng.IntN(len(a.Options))].Option
		if o.Verb == saga.VerbEquip || o.Verb == saga.VerbStay {
			o = a.Options[rng.IntN(len(a.Options))].Option
		}
		return table.Key(m.Verbs(), o)
	}
	var set []table.Option
	for _, o := range a.Options {
		if len(set) < a.Max && (len(set) < a.Min || rng.IntN(2) == 0) {
			set = append(set, o.Option)
		}
	}
	return table.SetKey(m.Verbs(), set)
}
