package web

import (
	"strings"
	"testing"
)

// At the end of a lesson the way on stands under the farewell, and is not folded with it.
func TestTheEndOfALessonLeadsOn(t *testing.T) {
	var page strings.Builder
	l := &Lesson{Narrator: "Ada", Say: []string{"Farewell."}, NextURL: "/new/caravan"}
	if err := LessonCard("caravan", l).Render(t.Context(), &page); err != nil {
		t.Fatal(err)
	}
	link, text := strings.Index(page.String(), `href="/new/caravan"`), strings.LastIndex(page.String(), "</details>")
	if link < text || strings.Count(page.String(), `href="/new/caravan"`) != 1 {
		t.Errorf("the way on stands at %d, the farewell ends at %d: %s", link, text, page.String())
	}
}

// In a guided match first-time help keeps silent, also when the narrator has gone: it would teach the same once more.
func TestHelpDoesNotTeachWhatALessonHas(t *testing.T) {
	for _, taught := range []bool{false, true} {
		var page strings.Builder
		ask := Ask{Taught: taught, Hint: Hint{ID: "eat", Words: "Whoever eats moves to the right."}}
		if err := TableMain(Live{}, ask, Log{}, "").Render(t.Context(), &page); err != nil {
			t.Fatal(err)
		}
		if strings.Contains(page.String(), "Whoever eats") == taught {
			t.Errorf("taught %v, the page has help: %v", taught, !taught)
		}
	}
}
