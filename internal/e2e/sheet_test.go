package e2e

import (
	"math/rand/v2"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Who is knocked out reads it on a sheet over the table, which waits for a press: the focus is on its title, no key
// presses anything behind it, the page behind stays where it is, and once read it does not come again.
func TestAKnockOutLiesOverTheTable(t *testing.T) {
	t.Parallel()
	b := open(t).visitor(t, phone)
	s, rng := b.alone("standard", "dice"), rand.New(rand.NewPCG(4, 4))
	for n := 0; b.tell(`document.querySelectorAll("dialog:modal").length`) == "0"; n++ {
		if s.Over || n > 150 {
			t.Fatal("nobody was ever knocked out")
		}
		s = b.answer(s, prefers(rng, s, "character", "declare:4", "eat:0", "step", "fight", "engage", "onward",
			"option"))
	}
	if at := b.tell(`document.activeElement.id`); at != "sheet-h" {
		t.Errorf("the focus is on %q, not on the title of the sheet", at)
	}
	was := b.state()
	b.keys(was.firstKey())
	if now := b.state(); now.Version != was.Version {
		t.Error("a key has answered the question behind the sheet")
	}
	if by := b.tell(`(() => {
		const y = scrollY;
		document.querySelector("dialog:modal button").focus();
		return scrollY - y;
	})()`); by != "0" {
		t.Errorf("as the button of the sheet gets the focus, the page behind it is scrolled by %s", by)
	}
	b.do(chromedp.Evaluate[chromedp.Void](`document.activeElement.blur()`)) // as after a press beside the sheet
	b.keys(kb.Enter)
	b.until(`!document.querySelector("dialog[open]")`)
	b.until(`document.activeElement.id === "ask-say"`)
	b.goTo(b.tell(`location.pathname`))
	b.until(`document.readyState === "complete"`)
	if b.tell(`document.querySelectorAll("dialog[open]").length`) != "0" {
		t.Error("the sheet comes again")
	}
	b.quiet()
}
