package screen

import (
	"flag"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
)

var gallery = flag.String("gallery", "", "write pages of named positions to this directory, to look at in a browser")

// TestGallery writes pages to look at: go test ./games/firelands/screen -run Gallery -gallery DIR
func TestGallery(t *testing.T) {
	if *gallery == "" {
		t.Skip("no -gallery directory given")
	}
	write(t, *gallery, "sheet-out", outOf(t))
	for name, sc := range positions(t) {
		write(t, *gallery, name, sc)
	}
}

// write puts a page and what it links to into a directory.
func write(t *testing.T, dir, name string, sc *scene.Scene) {
	t.Helper()
	scenetest.Write(t, dir, name, draw(t, sc), CSS)
}

// positions are the first question of every kind that random matches come to, and some ends.
func positions(t testing.TB) map[string]*scene.Scene {
	out := map[string]*scene.Scene{}
	for _, seats := range []int{4, 2, 3, 1} {
		for n := range 12 {
			m := newMatch(t, seats, "gallery "+strconv.Itoa(seats)+" "+strconv.Itoa(n))
			walk(t, m, uint64(n), func(a *table.Ask) {
				name := a.Prompt.Kind + "-" + strconv.Itoa(seats)
				if seats == 2 && len(out) > 200 {
					return
				}
				if out[name] == nil && len(a.Options) > 1 {
					out[name] = sceneOf(m, a.Seat)
				}
				if late := "late-" + strconv.Itoa(seats); a.Prompt.Kind == "turn" && m.Result().Rounds >= 5 {
					out[late] = sceneOf(m, a.Seat)
					out["spectator-"+strconv.Itoa(seats)] = sceneOf(m, table.Nobody)
					out["waiting-"+strconv.Itoa(seats)] = sceneOf(m, (a.Seat+1)%table.Seat(seats))
				}
			})
			out["over-"+strconv.Itoa(seats)] = sceneOf(m, 0)
		}
	}
	for name, periods := range map[string][3]string{
		"ice": {"frostlands", "frostlands", "frostlands"}, "mixed": {"firelands", "frostlands", "firelands"},
	} {
		for n := range 4 {
			m := newMatch(t, 4, name+strconv.Itoa(n), "period1="+periods[0], "period2="+periods[1],
				"period3="+periods[2])
			walk(t, m, uint64(n), func(a *table.Ask) {
				for _, kind := range []string{"turn", "drive", "fire"} {
					late := m.Result().Rounds >= 3 || kind != "turn"
					if out[name+"-"+kind] == nil && a.Prompt.Kind == kind && late && len(a.Options) > 1 {
						out[name+"-"+kind] = sceneOf(m, a.Seat)
					}
				}
				if out[name+"-first"] == nil {
					out[name+"-first"] = sceneOf(m, a.Seat)
				}
			})
			out[name+"-over"] = sceneOf(m, 0)
		}
	}
	return out
}

// walk plays a match to its end by random answers and shows every question on the way.
func walk(t testing.TB, m *table.Match, seed uint64, look func(*table.Ask)) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 7))
	for steps := 0; !m.Over(); steps++ {
		if steps > 5000 {
			t.Fatal("the match does not end")
		}
		asks := m.Asks()
		a := asks[rng.IntN(len(asks))]
		look(a)
		o := a.Options[rng.IntN(len(a.Options))]
		for range 8 { // rather not what ends a convoy early
			key := table.Key(m.Verbs(), o.Option)
			if verb, _, _ := strings.Cut(key, ":"); verb != "feed" && verb != "break" && verb != "stop" &&
				verb != "counter" &&
				(verb != "damage" || !strings.Contains(label(m, a, o), "Survivor")) {
				break
			}
			o = a.Options[rng.IntN(len(a.Options))]
		}
		key := table.Key(m.Verbs(), o.Option)
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

func label(m *table.Match, a *table.Ask, o table.Offered) string {
	words, _ := m.Label(a.Seat, o.Option)
	return words
}
