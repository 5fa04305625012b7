package screen

import (
	"flag"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"waystation/games/posthuman"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
	"waystation/web"
)

var gallery = flag.String("gallery", "", "write pages of named positions to this directory, to look at in a browser")

var only = flag.String("only", "", "with -gallery: leave out what random matches come to")

// TestGallery writes pages to look at: go test ./games/posthuman/screen -run Gallery -gallery DIR
func TestGallery(t *testing.T) {
	if *gallery == "" {
		t.Skip("no -gallery directory given")
	}
	if *only == "" {
		for name, sc := range positions(t) {
			write(t, name, sc)
		}
	}
	m, a := bidding(t)
	write(t, "trade-empty", sceneOf(m, a.Seat))
	food, thing := option(t, a, posthuman.VerbGiveFood), option(t, a, posthuman.VerbWant)
	picked := []table.Option{food, food, option(t, a, posthuman.VerbGive), thing}
	sc, _ := picking(t, m, a, picked...)
	write(t, "trade-picked", sc)
	if err := m.Answer(a.Seat, a.Number, table.SetKey(m.Verbs(), picked), table.ByHand); err != nil {
		t.Fatal(err)
	}
	answer := sceneOf(m, table.Seat(a.About[0]))
	answer.Ask.Orders = []web.Order{{Words: (Screen{}).Order(nil, answer.Asked).Words, On: true, URL: "/order"}}
	write(t, "trade-answer", answer)
	write(t, "trade-watched", sceneOf(m, table.Nobody))
	for kind, x := range outcomes(t) {
		write(t, "outcome-"+strings.ReplaceAll(kind, " ", "-"), x.sc)
	}
	for title, x := range sheets(t) {
		write(t, "sheet-"+strings.ToLower(strings.Trim(strings.ReplaceAll(title, " ", "-"), ".")), x.sc)
	}
}

// write puts a page and what it links to into the gallery's directory.
func write(t *testing.T, name string, sc *scene.Scene) {
	t.Helper()
	scenetest.Write(t, *gallery, name, draw(t, sc), CSS)
}

// positions are the first question of every kind that random matches come to, a late one of some, and the ends.
func positions(t testing.TB) map[string]*scene.Scene {
	out := map[string]*scene.Scene{}
	for _, x := range setups {
		for n := range 2 {
			m := newMatch(t, x.seats, "gallery "+x.name+" "+strconv.Itoa(n), x.mode, x.options...)
			walk(t, m, uint64(n), func(a *table.Ask) {
				v := m.View(a.Seat).(*posthuman.View)
				name := a.Prompt.Kind + "-" + x.name
				if out[name] == nil && len(a.Options) > 1 {
					out[name] = sceneOf(m, a.Seat)
				}
				if v.Turn >= 9 && out["late-"+name] == nil {
					out["late-"+name] = sceneOf(m, a.Seat)
					out["spectator-"+x.name] = sceneOf(m, table.Nobody)
					out["waiting-"+x.name] = sceneOf(m, (a.Seat+1)%table.Seat(x.seats))
				}
				if v.Players[a.Seat].Mutant && out["mutant-"+name] == nil {
					out["mutant-"+name] = sceneOf(m, a.Seat)
				}
			})
			out["over-"+x.name] = sceneOf(m, 0)
		}
	}
	return out
}

// setups are the kinds of match that the tests look at.
var setups = []struct {
	name    string
	seats   int
	mode    string
	options []string
}{
	{"solo", 1, "standard", nil},
	{"two", 2, "standard", []string{"characters=custom"}},
	{"three", 3, "short", nil},
	{"four", 4, "standard", nil},
	{"fast", 4, "short", []string{"characters=custom", "speed-play=on"}},
}

// walk plays a match to its end by random answers and shows every question on the way.
func walk(t testing.TB, m *table.Match, seed uint64, look func(*table.Ask)) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 7))
	for steps := 0; !m.Over(); steps++ {
		if steps > 20000 {
			t.Fatal("the match does not end")
		}
		asks := m.Asks()
		a := asks[rng.IntN(len(asks))]
		look(a)
		key := table.Key(m.Verbs(), a.Options[rng.IntN(len(a.Options))].Option)
		if a.Min > 1 || a.Max > 1 {
			var keys []string
			for _, i := range rng.Perm(len(a.Options))[:max(a.Min, 1)] {
				keys = append(keys, table.Key(m.Verbs(), a.Options[i].Option))
			}
			key = strings.Join(keys, "+")
		}
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatalf("%s: %v", key, err)
		}
	}
}
