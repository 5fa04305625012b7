package gallery

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"waystation/web"
)

// On a phone the question lies over the foot of the page, and what gets the focus comes out from under it.
func TestTheQuestionHidesNoFocus(t *testing.T) {
	d := newDesk()
	d.ask.Say = strings.Repeat("Which of all these roads shall it be? ", 6)
	h := sit(t, d)
	h.do(chromedp.EmulateViewport(390, 844))
	for _, place := range []string{".slots h3 a", ".log .cardref", ".log li:last-child a"} {
		h.do(chromedp.Evaluate[chromedp.Void](`scrollTo(0, 0), document.querySelector("` + place +
			`").focus({preventScroll: true})`))
		h.sees(`document.activeElement.getBoundingClientRect().bottom <= `+
			`document.querySelector("#ask").getBoundingClientRect().top`, "true")
	}
}

// On a phone a question brings the cards it asks about out from under it, and then lets the player look where they
// like.
func TestTheQuestionBringsItsPiecesIntoView(t *testing.T) {
	d := newDesk()
	h := sit(t, d)
	h.do(chromedp.EmulateViewport(390, 844))
	const seen = `(r => r.top >= document.querySelector("header.top").offsetHeight && r.top < ` +
		`document.querySelector("#ask").getBoundingClientRect().top - 40 && r.left >= 0 && r.right <= innerWidth)` +
		`(document.querySelector(".slots [data-piece='slot:4']").getBoundingClientRect())`
	h.sees(seen, "false")
	h.do(chromedp.Evaluate[chromedp.Void](`window.slid = 0, Element.prototype.animate = () => slid++`))
	d.change(func() { d.next("This?"); d.next("Or this?") })
	h.sees(sentence, "Or this?")
	h.sees(seen, "true")
	h.sees(`slid`, "0") // the page was scrolled, nothing on it has moved
	h.do(chromedp.Evaluate[chromedp.Void](`scrollTo(0, 0)`))
	d.change(func() { d.moved = true })
	h.sees(`document.querySelector(".regs .on").textContent`, "2 The Ribs")
	h.sees(seen, "false")
}

// On a phone a question that names what it is about shows that, such as the map of who is asked where to go, and neither
// what could be done first nor what its choices need elsewhere.
func TestTheQuestionBringsWhatItIsAboutIntoView(t *testing.T) {
	d := newDesk()
	h := sit(t, d)
	h.do(chromedp.EmulateViewport(390, 844))
	const inView = `(r => r.top >= document.querySelector("header.top").offsetHeight && r.bottom <= ` +
		`document.querySelector("#ask").getBoundingClientRect().top)(document.querySelector("#map").getBoundingClientRect())`
	h.do(chromedp.Evaluate[chromedp.Void](`scrollTo(0, document.body.scrollHeight)`))
	h.sees(inView, "false")
	d.change(func() {
		d.next("Set off, or stay?")
		d.ask.Free = d.ask.Choices
		d.ask.Choices, d.ask.About = []web.Choice{
			{Key: "go", Label: "Set off", Piece: "slot:4"}, {Key: "stay", Label: "Stay"}}, "map"
	})
	h.sees(sentence, "Set off, or stay?")
	h.sees(inView, "true")
}
