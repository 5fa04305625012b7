package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// where is what has the focus, in words for a failed test.
const where = `(el => el ? (el.id || el.name || el.tagName) + " " + (el.getAttribute("aria-label") || el.textContent ` +
	`|| el.value || "").trim().slice(0, 40) : "nothing")(document.activeElement)`

// tabTo moves the focus with the Tab key until it is on what the selector finds.
func (b *tab) tabTo(selector string) {
	b.t.Helper()
	for range 60 {
		if b.tell(`!!document.activeElement?.matches("`+selector+`")`) == "true" {
			return
		}
		b.keys(kb.Tab)
	}
	b.t.Fatalf("the Tab key does not lead to %s; it is at %s", selector, b.tell(where))
}

// From the front page to the third answer without a mouse.
func TestTheKeyboardAlone(t *testing.T) {
	t.Parallel()
	h := open(t)
	t.Run("firelands", func(t *testing.T) { h.visitor(t, laptop).byKeys("firelands", "#market", ".market .card a") })
	t.Run("posthuman", func(t *testing.T) { h.visitor(t, laptop).byKeys("posthuman", "#you", ".thing a") })
}

// byKeys plays the beginning of a game. Its cards are reached by a skip link.
func (b *tab) byKeys(game, skip, card string) {
	t := b.t
	b.goTo("/")
	b.tabTo(`.btn[href='/new/` + game + `?with=bots']`)
	b.keys(kb.Enter)
	b.until(`location.search === "?with=bots"`)
	b.tabTo(`[name=players]`)
	b.keys(kb.ArrowDown) // three opponents
	b.tabTo(`button.main`)
	b.keys(kb.Enter)
	s := b.myTurn()
	if n := b.tell(`document.querySelectorAll(".other").length`); n != "3" {
		t.Errorf("%s opponents, three were chosen", n)
	}

	// The key written before a choice chooses it; the focus waits at the next question.
	b.keys(s.firstKey())
	n := b.next(s)
	if n.Focus != "ask-say" {
		t.Errorf("after %s the focus is at %s", s.firstKey(), b.tell(where))
	}
	// U takes it back, if nothing has become known.
	if n.Undo {
		b.keys("u")
		n = b.awaits("the first question again",
			func(x state) bool { return x.Mine && x.Version != n.Version && x.Say == s.Say })
	}
	// Tab leads to the choices in their order, Enter gives the answer.
	s = n
	b.tabTo(`#ask .choices button`)
	if got := b.tell(`document.activeElement.value`); got != s.Choices[0].Key {
		t.Errorf("Tab leads to %s first, the first choice is %s", got, s.Choices[0].Key)
	}
	b.keys(kb.Enter)
	s = b.next(s)
	// ? opens the reasons, and closes them.
	if s.Why {
		b.keys("?")
		b.until(`document.activeElement.id === "why"`)
		b.keys("?")
		b.until(`!document.querySelector("#why.is-open")`)
	}
	for key, place := range map[string]string{"l": "log", "m": "map"} {
		b.keys(key)
		b.until(`document.activeElement.id === "` + place + `"`)
	}
	b.enlarge(skip, card)
	first := s.firstKey()
	b.keys(first)
	s = b.next(s)
	if s.Focus != "ask-say" {
		t.Errorf("after %s the focus is at %s", first, b.tell(where))
	}
	b.quiet()
}

// enlarge walks from a skip link to a card with the Tab key: it is held up while it has the focus, and Escape puts it
// down.
func (b *tab) enlarge(skip, card string) {
	b.t.Helper()
	b.do(focusOn(".skips a"))
	b.tabTo(`.skips a[href='` + skip + `']`)
	b.keys(kb.Enter)
	b.tabTo(card)
	name := b.tell(`document.activeElement.textContent.trim()`)
	b.until(`!document.querySelector("#held").hidden`)
	if got := b.tell(`document.querySelector("#held h3").textContent.trim()`); got != name {
		b.t.Errorf("the focus is on %s, held up is %s", name, got)
	}
	if words := b.tell(`document.querySelector("#held .body").textContent.trim()`); len(words) < 10 ||
		strings.Contains(words, "undefined") {
		b.t.Errorf("the enlarged card says only %q", words)
	}
	if out := b.tell(`(r => r.left < 0 || r.top < 0 || r.right > innerWidth || r.bottom > ` +
		`innerHeight)(document.querySelector("#held").getBoundingClientRect())`); out != "false" {
		b.t.Error("the enlarged card reaches over the edge of the screen")
	}
	b.keys(kb.Escape)
	b.until(`document.querySelector("#held").hidden`)
	if got := b.tell(`document.activeElement.textContent.trim()`); got != name {
		b.t.Errorf("after Escape the focus is no longer on %s but at %s", name, got)
	}
}
