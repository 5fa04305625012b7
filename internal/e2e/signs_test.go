package e2e

import (
	"strconv"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// A sign says what it means: to a press, to a finger that rests on it, and by keys alone. None of them is an answer.
func TestSignsExplainThemselves(t *testing.T) {
	t.Parallel()
	h := open(t)
	for _, game := range []string{"firelands", "posthuman"} {
		t.Run(game, func(t *testing.T) {
			t.Parallel()
			h.visitor(t, phone).explained(game, "#you [title]")
		})
	}
}

// explained looks at a sign while one of a game's first questions is put.
func (b *tab) explained(game, sign string) {
	t := b.t
	s := b.sitDown(game, "2", "signs")
	for b.tell(`!document.querySelector("`+sign+`")`) == "true" { // who one is comes first
		s = b.answer(s, s.Choices[0].Key)
	}
	means := b.tell(`document.querySelector("` + sign + `").title`)
	said := `!document.querySelector("#held").hidden && document.querySelector("#held").textContent === ` + strconv.Quote(means)

	b.press(sign)
	b.until(said)
	b.press(`header.top`)
	b.until(`document.querySelector("#held").hidden`)

	b.rest() // a page that still scrolls takes the finger off
	b.tell(`document.querySelector("` + sign + `").dispatchEvent(new PointerEvent("pointerdown", ` +
		`{pointerType: "touch", bubbles: true}))`)
	b.until(said)
	b.tell(`document.querySelector("` + sign + `").click()`) // the finger is lifted
	b.until(said)
	b.keys(kb.Escape)
	b.until(`document.querySelector("#held").hidden`)

	b.keys(",")
	b.until(`document.activeElement.matches("[data-sign]") && !document.querySelector("#held").hidden`)
	first := b.tell(`document.querySelector("#held").textContent`)
	const title = `document.activeElement.getAttribute("title") ?? document.activeElement.querySelector("title").textContent`
	if want := b.tell(title); first != want {
		t.Errorf("the sign with the focus is explained as %q, not as %q", first, want)
	}
	for range 200 { // links may stand between two signs
		b.keys(kb.Tab)
		if b.tell(`document.activeElement.matches("[data-sign]")`) == "true" {
			break
		}
	}
	b.until(`document.activeElement.matches("[data-sign]") && !document.querySelector("#held").hidden`)
	b.keys(kb.Escape)
	b.until(`document.querySelector("#held").hidden && !document.querySelector("[data-sign]")`)
	if now := b.state(); now.Say != s.Say || !now.Mine {
		t.Errorf("looking at signs has answered: %s, then %s", s.Say, now.Say)
	}
}
