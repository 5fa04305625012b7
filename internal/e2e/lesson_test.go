package e2e

import (
	"strings"
	"testing"

	"waystation/games/lesson"
	"waystation/shelf"
)

// Who has never played presses Learn, does what the narrator says, and comes to the end of the lesson. What is pointed
// at lies on the board, its row is in sight within its list, and another answer is asked for once more.
func TestALesson(t *testing.T) {
	for i, g := range shelf.All() {
		if g.Lesson == nil {
			continue
		}
		t.Run(g.Box.Name, func(t *testing.T) {
			t.Parallel()
			b := open(t).visitor(t, []size{phone, desk, phone}[i%3])
			b.goTo("/")
			b.press(`form[action="/learn/` + g.Box.Name + `"] button`)
			said := 0
			for s := b.myTurn(); said < len(g.Lesson.Steps); {
				if s.Over {
					t.Fatalf("the match is over after %d of %d steps", said, len(g.Lesson.Steps))
				}
				key := s.Choices[0].Key
				if key == "reconsider" { // the choices moved under the pointer, and another was pressed
					s = b.answer(s, key)
					s.Missed = true
					continue
				}
				if b.tell(`!!document.querySelector(".lesson .task")`) == "true" {
					got := b.tell(`document.querySelector(".lesson .task").textContent.trim()`)
					if !s.Missed || got != taskOf(g.Lesson, said) { // else the same is to be done still
						said++
					}
					if want := taskOf(g.Lesson, said); got != want {
						t.Fatalf("step %d says %q, want %q", said, got, want)
					}
					if b.tell(`document.querySelector("[data-points]").dataset.suggests !== "" && `+
						`!document.querySelector(".is-pointed")`) == "true" {
						t.Errorf("step %d points at nothing for %s", said,
							b.tell(`document.querySelector("[data-points]").dataset.suggests`))
					}
					b.until(textBegins) // once its script has seen the page
					if b.tell(questionBegins) != "true" {
						t.Errorf("step %d: the question is scrolled beyond its beginning, or nothing leads to what is suggested", said)
					}
					if b.tell(rowInSight) != "true" {
						t.Errorf("step %d: the row that is suggested is out of sight", said)
					}
					key = b.suggested(g.Lesson.Steps[said-1].Answers, s)
				}
				// What may be done first stands apart.
				s = b.answerAt(s, `:is(#ask, [data-asks]) button[data-key="`+key+`"]`)
			}
			if b.tell(wayOnInSight) != "true" {
				t.Error("the way on from the lesson is not in sight at its end")
			}
			b.quiet()
		})
	}
}

// Who answers by keys on a phone comes to a story at its beginning, too: its question, which lies below it, is in the
// focus, and does not come into view before the story has been read.
func TestAStoryIsReadFromItsBeginning(t *testing.T) {
	b := open(t).visitor(t, phone)
	b.goTo("/")
	b.press(`form[action="/learn/saga"] button`)
	stories := 0
	for s, said := b.myTurn(), 0; said < 20 && stories < 2; said++ {
		if b.tell(`!!document.querySelector("[data-onward]")?.offsetHeight`) == "true" {
			stories++ // the first is the introduction, before any key
			if b.tell(textBegins) != "true" {
				t.Errorf("%q: the text is scrolled beyond its beginning", s.Say)
			}
		}
		b.keys(b.tell(`document.querySelector("#ask .is-pointed[data-shortcut]").dataset.shortcut`))
		s = b.next(s)
	}
	if stories < 2 {
		t.Error("no story is told")
	}
}

// wayOnInSight is whether the link to a whole match can be pressed without scrolling.
const wayOnInSight = `(link => {
	const at = link?.getBoundingClientRect(), foot = document.querySelector("#ask").getBoundingClientRect();
	const over = getComputedStyle(document.querySelector("#ask")).position === "fixed" ? foot.top : innerHeight;
	return !!at && at.height >= 24 && at.top >= 0 && at.bottom <= over;
})(document.querySelector(".lesson > .btn"))`

// textBegins is whether a text that is read before it is answered, its question below it, is seen from its beginning.
const textBegins = `(text => {
	if (!text || !document.querySelector("[data-onward]")?.offsetHeight) return true;
	const bar = document.querySelector(".lesson").getBoundingClientRect().bottom, top = text.getBoundingClientRect().top;
	return top >= bar - 2 && top < innerHeight / 2;
})(document.querySelector("[data-reads]"))`

// questionBegins is whether a question that scrolls as one is seen from its beginning, and what is suggested is seen, too,
// or led to.
const questionBegins = `(ask => {
	if (!ask || getComputedStyle(ask).position !== "fixed" || document.querySelector("[data-onward]")?.offsetHeight) return true;
	const row = ask.querySelector(".is-pointed"), words = ask.querySelector("footer > .below"), foot = words?.parentElement;
	if (ask.scrollTop > 0) return false;
	return !row || !foot || row.getBoundingClientRect().bottom <= foot.getBoundingClientRect().top + 8 || words.matches(".is-leading");
})(document.querySelector("#ask"))`

// rowInSight is whether the row of what is suggested lies between the sides of its list, and the panel where it was.
const rowInSight = `(key => {
	const row = key && document.querySelector(".choices button[data-key='" + key + "']");
	if (!row) return true;
	const at = row.getBoundingClientRect(), list = row.closest(".choices").getBoundingClientRect();
	return document.querySelector("#ask").scrollLeft === 0 && at.left >= list.left - 2 && at.right <= list.right + 2;
})(document.querySelector("[data-points]").dataset.suggests)`

// taskOf is what is to be done at a step, counted from 1.
func taskOf(l *lesson.Lesson, step int) string {
	return strings.ReplaceAll(l.Steps[step-1].Task, "*", "")
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
