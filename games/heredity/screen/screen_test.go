package screen

import (
	"strings"
	"testing"

	"waystation/bots"
	"waystation/bots/hereditybot"
	"waystation/games/heredity"
	"waystation/games/heredity/plain"
	"waystation/games/scene/scenetest"
	"waystation/table"
	"waystation/web/webtest"
)

// everyLook shows the first questions of each kind in a match of each mode, played by bots, and its end: as the seat that
// is asked sees them, the next one, and a spectator.
func everyLook(t *testing.T, look func(where, page string)) {
	t.Helper()
	for i, mode := range heredity.Shelf.Modes {
		m := scenetest.Match(t, heredity.Shelf, 1+i%4, "look", mode)
		met := map[string]int{}
		see := func(where string, s table.Seat) {
			for _, s := range []table.Seat{s, (s + 1) % table.Seat(m.Seats()), table.Nobody} {
				sc := scenetest.Of(heredity.Shelf, m, s, nil)
				look(mode+", "+where, scenetest.Draw(t, Screen{}, sc, "night"))
				if plain.Text(m.View(s), nil) == "" {
					t.Errorf("%s, %s: nothing is told in words", mode, where)
				}
			}
		}
		for n := 0; !m.Over() && n < 900; n++ {
			a := m.Asks()[n%len(m.Asks())]
			if met[a.Prompt.Kind]++; met[a.Prompt.Kind] < 3 {
				see(a.Prompt.Kind, a.Seat)
			}
			var p bots.Player = hereditybot.With(hereditybot.Bold, uint64(i))
			if n%3 == 0 {
				p = bots.Random(uint64(i))
			}
			if err := m.Answer(a.Seat, a.Number, bots.Key(m.Verbs(), p.Choose(m.View(a.Seat), a)), table.ByHand); err != nil {
				t.Fatalf("%s: %v", a.Prompt.Kind, err)
			}
		}
		see("over", 0)
	}
}

func TestEveryPageIsSound(t *testing.T) {
	told := map[string]bool{}
	everyLook(t, func(where, page string) {
		for _, wrong := range webtest.Faults(page) {
			if !told[wrong] {
				t.Errorf("%s: %s", where, wrong)
			}
			told[wrong] = true
		}
	})
}

// A word between asterisks has weight; an asterisk alone is one, and a card cannot bring markup of its own.
func TestProse(t *testing.T) {
	for text, want := range map[string]string{
		"before *mill*, twice": "before <em>mill</em>, twice",
		"*The* one":            "<em>The</em> one",
		"2 * 3 & <b>":          "2 * 3 &amp; &lt;b&gt;",
	} {
		var b strings.Builder
		if err := prose(text).Render(t.Context(), &b); err != nil || b.String() != want {
			t.Errorf("%q becomes %q, %v; expected %q", text, b.String(), err, want)
		}
	}
}

// What is generated is up to date with the templates.
func TestGenerated(t *testing.T) {
	stale, err := webtest.Stale(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range stale {
		t.Errorf("%s is not what its template makes: run make generate", file)
	}
}
