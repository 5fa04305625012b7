package screen

import (
	"strings"
	"testing"

	"waystation/table"
)

// A question that lies over the board has a link to the row of cards and the goal, and one back, and both lead to what
// is on the page; one about a card of the row has none, and in camp there is no row.
func TestTheRowIsAPressAway(t *testing.T) {
	kinds := map[string]bool{}
	walksOf(t, func(_ *table.Match, a *table.Ask, p *page) {
		led := p.ask.Sight.There.URL != ""
		if led == (a.Prompt.Kind == "card" || p.byNight()) {
			t.Fatalf("%s: a way to the row is %v", a.Prompt.Kind, led)
		}
		if !led || kinds[a.Prompt.Kind] {
			return
		}
		kinds[a.Prompt.Kind] = true
		var page strings.Builder
		if err := tablePage(p).Render(t.Context(), &page); err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{`href="#time"`, `id="time"`, `href="#map"`, `id="map"`, "data-sight"} {
			if !strings.Contains(page.String(), want) {
				t.Fatalf("%s: the page lacks %s", a.Prompt.Kind, want)
			}
		}
	})
	if !kinds["act"] || !kinds["walk"] {
		t.Errorf("only at these questions there is a way: %v", kinds)
	}
}
