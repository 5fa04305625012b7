package heredity_test

import (
	"slices"
	"strings"
	"testing"

	"waystation/bots"
	"waystation/bots/hereditybot"
	"waystation/games/heredity"
	"waystation/games/scene/scenetest"
	"waystation/table"
)

// botPlays plays a chapter by a bot, looks at each question, and then at what its answer told.
func botPlays(t *testing.T, mode string, seed uint64, look func(m *table.Match, a *table.Ask),
	told func(m *table.Match, key string, events []table.Event)) {
	t.Helper()
	m := scenetest.Match(t, heredity.Shelf, 1, "foretold", mode)
	bot := hereditybot.With(hereditybot.Bold, seed)
	for n := 0; !m.Over() && n < 400; n++ {
		a := m.Asks()[0]
		look(m, a)
		key, before := bots.Key(m.Verbs(), bot.Choose(m.View(a.Seat), a)), len(m.Events(0))
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
		told(m, key, m.Events(0)[before:])
	}
}

// Whoever is struck by a figure that stood there when the family acted last has been told so, unless somebody was moved
// since (HE-AI-05).
func TestWhoIsStruckWasToldBefore(t *testing.T) {
	tales := new(heredity.Game).Tales()
	foretold, struck := 0, 0
	for seed := range uint64(3) {
		for _, mode := range []string{"introduction", "chapter1"} {
			words, moved := "", true
			botPlays(t, mode, seed, func(m *table.Match, a *table.Ask) {
				if a.Prompt.Kind == "act" {
					words, moved = m.Voice(nil).Outlook(a, table.Pass).Words, false
					n := strings.Count(words, "can come to strike")
					if foretold += n; n > strings.Count(words, " % to hurt") {
						t.Fatalf("how hard somebody can be struck is not told: %q", words)
					}
				}
			}, func(m *table.Match, key string, events []table.Event) {
				for _, e := range events {
					says := tales[e.Tale]
					moved = moved || strings.Contains(says, "Into the row") || strings.HasPrefix(key, "go:") ||
						strings.HasPrefix(key, "move:") || strings.Contains(says, "is moved")
					if e.Rule != "HE-RULING-81" || !strings.Contains(says, "strike") || moved {
						continue
					}
					struck++
					if name := m.View(0).(*heredity.View).Team[e.B].Name; !strings.Contains(words, name) {
						t.Fatalf("%s is struck, and was told: %q", name, words)
					}
				}
			})
		}
	}
	if foretold == 0 || struck == 0 {
		t.Errorf("%d times it was foretold that somebody can be struck, %d times somebody was", foretold, struck)
	}
}

// Of what one chooses for a figure is told what it means: of each way by which squares it leads and who is within reach
// then, of each target where the figure comes to, of each figure where it stands. No two read alike (HE-AI-04, HE-AI-08,
// HE-RULING-78).
func TestWhatIsChosenForAFigureIsTold(t *testing.T) {
	asked := map[string]int{}
	for _, mode := range []string{"chapter1", "chapter3", "chapter4", "chapter6"} {
		botPlays(t, mode, 1, func(m *table.Match, a *table.Ask) {
			seen := map[string]bool{}
			for _, o := range a.Options {
				if !slices.Contains([]string{"way", "target", "first", "room"}, a.Prompt.Kind) {
					return
				}
				label, _ := m.Voice(nil).Label(a.Seat, o.Option)
				label, _, _ = strings.Cut(label, ", way ")
				words := m.Voice(nil).Outlook(a, o.Option).Words
				if words == "" || seen[label+words] {
					t.Fatalf("%s: %q is told %q", a.Prompt.Kind, label, words)
				}
				seen[label+words] = true
				asked[a.Prompt.Kind]++
			}
		}, func(*table.Match, string, []table.Event) {})
	}
	for _, kind := range []string{"way", "target", "first"} {
		if asked[kind] == 0 {
			t.Errorf("nobody is ever asked for %s: %v", kind, asked)
		}
	}
}
