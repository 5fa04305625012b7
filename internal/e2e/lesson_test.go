package e2e

import (
	"strings"
	"testing"

	"waystation/shelf"
)

// Who has never played presses Learn, does what the narrator says, and comes to the end of the lesson. What is pointed
// at lies on the board, and another answer is asked for once more.
func TestALesson(t *testing.T) {
	for i, g := range shelf.All() {
		if g.Lesson == nil {
			continue
		}
		t.Run(g.Box.Name, func(t *testing.T) {
			t.Parallel()
			b := open(t).visitor(t, []size{desk, phone}[i%2])
			b.goTo("/")
			b.press(`form[action="/learn/` + g.Box.Name + `"] button`)
			said := 0
			for s := b.myTurn(); said < len(g.Lesson.Steps); {
				if s.Over {
					t.Fatalf("the match is over after %d of %d steps", said, len(g.Lesson.Steps))
				}
				key := s.Choices[0].Key
				if b.tell(`!!document.querySelector(".lesson .task")`) == "true" {
					step := g.Lesson.Steps[said]
					said++
					task := strings.ReplaceAll(step.Task, "*", "")
					if got := b.tell(`document.querySelector(".lesson .task").textContent.trim()`); got != task {
						t.Fatalf("step %d says %q, want %q", said, got, task)
					}
					if b.tell(`document.querySelector("[data-points]").dataset.suggests !== "" && `+
						`!document.querySelector(".is-pointed")`) == "true" {
						t.Errorf("step %d points at nothing for %s", said,
							b.tell(`document.querySelector("[data-points]").dataset.suggests`))
					}
					key = b.suggested(step.Answers, s)
				}
				b.press(`:is(#ask, [data-asks]) button[data-key="` + key + `"]`) // what may be done first stands apart
				s = b.next(s)
			}
			b.quiet()
		})
	}
}

// suggested is the first of some answers that is on offer; a verb alone is any of its options.
func (b *tab) suggested(answers []string, s state) string {
	b.t.Helper()
	for _, a := range answers {
		for _, key := range strings.Fields(b.tell(`[...document.querySelectorAll("#ask button[data-key], [data-asks] ` +
			`button[data-key]")].map(e => e.value).join(" ")`)) {
			if verb, _, _ := strings.Cut(key, ":"); key == a || verb == a {
				return key
			}
		}
	}
	b.t.Fatalf("none of %q is on offer: %+v", answers, s)
	return ""
}
