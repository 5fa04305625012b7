package web

import (
	"strings"
	"testing"
)

// A field that a card did not have, or has no more, is a dash among the changes, and a word for who hears the page.
func TestAFieldThatIsNotThereIsADash(t *testing.T) {
	const nothing = `<span aria-hidden="true">–</span> <span class="sr-only">nothing</span>`
	page := drawnAs(t, t.Context(), changeList([]CardChange{
		{Card: "1C Pan", Field: "food", Old: "2"}, {Card: "1C Pan", Field: "fuel", New: "1"},
	}))
	for _, want := range []string{"<del>" + nothing + "</del>", "<ins>" + nothing + "</ins>"} {
		if !strings.Contains(page, want) {
			t.Errorf("no %s in %s", want, page)
		}
	}
}
