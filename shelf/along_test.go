package shelf_test

import (
	"io"
	"testing"

	"waystation/bots"
	"waystation/games/scene/scenetest"
	"waystation/shelf"
	"waystation/table"
)

// In a replay everybody reads the questions of whoever decides, with what there was to choose: each can be drawn for who
// is asked nothing, and for nobody's eyes.
func TestQuestionsAreReadAlong(t *testing.T) {
	for _, g := range shelf.All() {
		t.Run(g.Box.Name, func(t *testing.T) {
			t.Parallel()
			m := scenetest.Match(t, g.Box, max(2, g.Box.MinSeats), "read along", g.Box.Modes[0])
			player, drawn := bots.Random(5), map[string]bool{}
			for range 1500 {
				asks := m.Asks()
				if m.Over() || len(asks) == 0 {
					break
				}
				a := asks[0]
				if !drawn[a.Prompt.Kind] {
					drawn[a.Prompt.Kind] = true
					readAlong(t, g, m, a)
				}
				key := table.SetKey(m.Verbs(), player.Choose(m.View(a.Seat), a))
				if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
					t.Fatal(err)
				}
			}
			if len(drawn) < 6 {
				t.Errorf("only %d kinds of questions were put", len(drawn))
			}
		})
	}
}

// readAlong draws a question as a replay shows it, for everybody who is not asked.
func readAlong(t *testing.T, g *shelf.Game, m *table.Match, a *table.Ask) {
	t.Helper()
	asked := scenetest.Of(g.Box, m, a.Seat, nil)
	for s := table.Nobody; int(s) < m.Seats(); s++ {
		if s == a.Seat {
			continue
		}
		sc := scenetest.Of(g.Box, m, s, nil)
		sc.Asked, sc.Ask, sc.Ask.Still = nil, asked.Ask, true
		if err := g.Screen.Table(sc).Render(t.Context(), io.Discard); err != nil {
			t.Errorf("%s, by the eyes of seat %d: %v", a.Prompt.Kind, s, err)
		}
	}
}
