package gallery

import (
	"fmt"
	"strconv"
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

// On a phone a question begins at its heading, also where the narrator's choice is cut by its foot; where that would not be
// seen at all, no half of the heading is.
func TestAQuestionBeginsAtItsHeading(t *testing.T) {
	const cut = `(() => {
		const bar = document.querySelector(".ask .head").getBoundingClientRect().bottom;
		const h1 = document.querySelector("#ask-say").getBoundingClientRect();
		return h1.bottom > bar + 1 && h1.top < bar - 1;
	})()`
	d := newDesk()
	h := sit(t, d)
	h.do(chromedp.EmulateViewport(390, 844), chromedp.Reload())
	for at := range 8 {
		d.change(func() {
			a := yourTurn()
			a.Number, a.Say = d.ask.Number+1, "Your turn: explore a slot or take a Break, as you like it."
			a.Choices = nil
			for i := range 8 {
				a.Choices = append(a.Choices, web.Choice{Key: fmt.Sprint("way:", i), Label: "Explore a Half-Buried Diner, cost 2",
					Sub: "sends the Citadel Guard; 1 Food, or 2 Contaminated Food"})
			}
			a.Lesson = &web.Lesson{Narrator: "Wren", Task: "Take a Break.", Suggests: fmt.Sprint("way:", at)}
			d.ask = a
		})
		h.sees(`document.querySelector("[data-version]").dataset.version`, strconv.Itoa(d.version))
		if h.js(cut) != "false" {
			t.Errorf("with choice %d suggested, the heading is cut through", at)
		}
	}
}
