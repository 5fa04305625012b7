package e2e

import (
	"math/rand/v2"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// Without JavaScript every press is a form and a new page, and the game is the same.
func TestWithoutJavaScript(t *testing.T) {
	t.Parallel()
	h := open(t)
	t.Run("firelands", func(t *testing.T) { h.visitor(t, desk).plainly("firelands", "gate", "shuts") })
	t.Run("posthuman", func(t *testing.T) { h.visitor(t, desk).plainly("posthuman", "fifth", "mutation") })
}

// plainly plays the beginning of a game without scripts, and looks two words up in its rulebook.
func (b *tab) plainly(game, word, other string) {
	t := b.t
	b.do(command(emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true}))
	b.scriptless = true
	b.goTo("/")
	b.press(`a.btn[href="/new/` + game + `?with=bots"]`)
	b.until(`location.search === "?with=bots"`)
	b.press(`button.btn.main[type=submit]`)
	b.until(`location.pathname.startsWith("/t/")`)
	rng := rand.New(rand.NewPCG(1, 2))
	s := b.reloaded()
	for range 4 {
		if s.Over {
			t.Fatal("over after a few turns")
		}
		b.press(choice(some(rng, s)))
		b.until(`document.querySelector("main[data-version]") && (document.querySelector("#ask[data-mine] ` +
			`[name=number]")?.value !== "` + s.Number + `" || document.querySelector(".is-chosen"))`)
		s = b.reloaded()
	}
	if n := b.tell(`document.querySelectorAll("[data-needs-script]:not([hidden])").length`); n != "0" {
		t.Errorf("%s buttons are shown that need the script", n)
	}
	b.press(`#ask footer a[href^="/rules/` + game + `"]`)
	b.until(`location.pathname === "/rules/` + game + `"`)
	b.enter("#q", word+" "+other+"\r")
	b.until(`location.search.startsWith("?q=` + word + `") && document.readyState === "complete"`)
	if got := b.tell(`document.querySelectorAll(".rule").length + " " + ` +
		`[...document.querySelectorAll(".rule")].filter(r => r.checkVisibility() && /` + word +
		`/i.test(r.textContent) && /` + other + `/i.test(r.textContent)).length`); got == "0 0" ||
		got[:len(got)/2] != got[len(got)/2+1:] {
		t.Errorf("rules found, and rules that hold both words: %s", got)
	}
	b.quiet()
}

// reloaded loads the page anew until the viewer is asked something, as one does without the script while bots think.
func (b *tab) reloaded() state {
	b.t.Helper()
	for range 100 {
		if s := b.state(); s.Over || s.Mine && len(s.Choices) > 0 {
			return s
		}
		b.do(chromedp.Reload())
	}
	b.t.Fatalf("the bots don't come to an end: %+v", b.state())
	return state{}
}
