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
	for name, parts := range map[string]map[string]string{
		"posthuman": {"declare": "map", "move": "map", "confront": "map", "level": "way"},
		"firelands": {"set-off": "map"},
	} {
		g := shelf.Find(name)
		m := scenetest.Match(t, g.Box, 2, "ways", g.Box.Modes[0])
		met := map[string]bool{}
		for range 900 {
			if m.Over() {
				break
			}
			a := m.Asks()[0]
			met[a.Prompt.Kind] = true
			var page bytes.Buffer
			if err := g.Screen.Table(scenetest.Of(g.Box, m, a.Seat, nil)).Render(t.Context(), &page); err != nil {
				t.Fatal(err)
			}
			part, ok := parts[a.Prompt.Kind]
			if ok && !strings.Contains(page.String(), `data-about="`+part+`"`) {
				t.Errorf("%s asks %q without the %s", name, m.Question(a), part)
			}
			player := g.Bots[1].New(uint64(a.Seat))
			key := table.SetKey(m.Verbs(), player.Choose(m.View(a.Seat), a))
			if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
				t.Fatal(err)
			}
		}
		for kind := range parts {
			if !met[kind] {
				t.Errorf("%s never asks %q", name, kind)
			}
		}
	}
}
