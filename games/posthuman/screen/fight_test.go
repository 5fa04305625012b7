package screen

import (
	"regexp"
	"strings"
	"testing"

	"github.com/a-h/templ"

	"waystation/games/posthuman"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

var abbreviated = regexp.MustCompile(`.{0,30}\b(MD|DD|SD)\b.{0,20}`)

// Dice are called by their full names on every page and on every card held up.
func TestDiceAreNeverAbbreviated(t *testing.T) {
	everyLook(t, func(where string, sc *scene.Scene, page string) {
		if bad := abbreviated.FindString(page); bad != "" {
			t.Errorf("%s: %q", where, bad)
		}
	})
	for c := range posthuman.Count() {
		h, _ := Screen{}.Card(posthuman.Of(table.Card(c)).ID)
		page := render(t, web.CardFace(h.Card))
		for _, q := range h.Asked {
			page += q.Question + " " + q.Answer
		}
		if bad := abbreviated.FindString(page); bad != "" {
			t.Errorf("%s: %q", posthuman.Of(table.Card(c)).Name, bad)
		}
	}
}

// render is a component as text.
func render(t *testing.T, c templ.Component) string {
	t.Helper()
	var b strings.Builder
	if err := c.Render(t.Context(), &b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}
