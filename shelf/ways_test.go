package shelf_test

import (
	"bytes"
	"strings"
	"testing"

	"waystation/games/scene/scenetest"
	"waystation/shelf"
	"waystation/table"
)

// Who is asked where to go, or whether to, is shown the map on a phone, though the choices name no place on it; and the
// enemy, who is asked whether they fight it.
func TestTheMapBelongsToQuestionsOfWhereToGo(t *testing.T) {
	for name, kinds := range map[string][]string{"posthuman": {"declare", "move", "confront"}, "firelands": {"set-off"}} {
		g := shelf.Find(name)
		m := scenetest.Match(t, g.Box, 2, "ways", g.Box.Modes[0])
		met := map[string]bool{}
		for range 300 {
			if m.Over() {
				break
			}
			a := m.Asks()[0]
			met[a.Prompt.Kind] = true
			var page bytes.Buffer
			if err := g.Screen.Table(scenetest.Of(g.Box, m, a.Seat, nil)).Render(t.Context(), &page); err != nil {
				t.Fatal(err)
			}
			for _, kind := range kinds {
				if a.Prompt.Kind == kind && !strings.Contains(page.String(), `data-about="map"`) {
					t.Errorf("%s asks %q without the map", name, m.Question(a))
				}
			}
			player := g.Bots[1].New(uint64(a.Seat))
			key := table.SetKey(m.Verbs(), player.Choose(m.View(a.Seat), a))
			if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
				t.Fatal(err)
			}
		}
		for _, kind := range kinds {
			if !met[kind] {
				t.Errorf("%s never asks %q", name, kind)
			}
		}
	}
}
