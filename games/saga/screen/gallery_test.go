package screen

import (
	"flag"
	"math/rand/v2"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"waystation/games/saga"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

var gallery = flag.String("gallery", "", "write pages of named positions to this directory, to look at in a browser")

var linked = regexp.MustCompile(`(?:href|src)="(/static/[^"]+)"`)

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
	page := strings.Replace(draw(t, sc), `data-events="/events"`, "", 1)
	for _, m := range linked.FindAllStringSubmatch(page, -1) {
		file := filepath.Base(m[1])
		if err := os.WriteFile(filepath.Join(*gallery, file), []byte(static(m[1])), 0o644); err != nil {
			t.Fatal(err)
		}
		page = strings.ReplaceAll(page, m[1], file)
	}
	if err := os.WriteFile(filepath.Join(*gallery, name+".html"), []byte(page), 0o644); err != nil {
		t.Fatal(err)
	}
}

// static is a file that pages link to; the stylesheet with what this screen adds to it.
func static(url string) string {
	r := httptest.NewRecorder()
	web.Static().ServeHTTP(r, httptest.NewRequest("GET", url, nil))
	if strings.HasSuffix(url, ".css") {
		return r.Body.String() + Ink.CSS("saga") + CSS
	}
	return r.Body.String()
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
