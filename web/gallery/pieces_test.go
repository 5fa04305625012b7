package gallery

import (
	"fmt"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"waystation/web"
)

func TestChoicesAndPiecesPointAtEachOther(t *testing.T) {
	d := newDesk()
	h := sit(t, d)
	h.do(chromedp.Evaluate[chromedp.Void](`document.querySelector(".ask [data-piece='slot:3']").focus()`))
	h.sees(`document.querySelector(".card[data-piece='slot:3']").classList.contains("is-hover")`, "true")
	h.sees(`document.querySelector(".card[data-piece='slot:2']").classList.contains("is-hover")`, "false")
	h.do(chromedp.Click(chromedp.CSS(".card[data-piece='slot:2'] .art")))
	h.sees(sentence, "Answered explore:2.")
	h.do(chromedp.Click(chromedp.CSS(".card[data-piece='slot:3'] button.key")))
	h.sees(sentence, "Answered explore:3.")
	// A piece that lies in another is no hole in it.
	h.do(chromedp.Evaluate[chromedp.Void](`document.querySelector(".card[data-piece='slot:4'] .art").dataset.piece = "inner"`))
	h.do(chromedp.MouseEvent("mouseMoved", 5, 5))
	h.do(chromedp.Click(chromedp.CSS("[data-piece=inner]")))
	h.sees(sentence, "Answered explore:4.")
	if got := d.taken(); got != "31 explore:2 32 explore:3 33 explore:4" {
		t.Errorf("the table took %q", got)
	}
}

// A browser may tell a page that has just come of a mouse at its corner, where nobody has moved it: that takes no marks
// away. The page lies in a frame here, beside the mouse of the browser itself.
func TestAMouseThatNobodyHasMovedPointsAtNothing(t *testing.T) {
	h := sit(t, newDesk())
	h.js(`location.href = "/t/cards/one"`) // a page that may have frames
	h.sees(`location.pathname + document.readyState`, "/t/cards/onecomplete")
	h.js(`(() => {
		const frame = document.createElement("iframe");
		frame.style = "position: fixed; left: 200px; top: 200px; width: 900px; height: 600px";
		frame.onload = () => window.inner = frame.contentDocument;
		frame.src = "/t";
		document.body.append(frame);
	})()`)
	h.sees(`!!window.inner?.querySelector(".ask [data-piece='slot:3']")`, "true")
	h.js(`inner.querySelector(".ask [data-piece='slot:3']").focus()`)
	hovers := `inner.querySelector(".card[data-piece='slot:3']").classList.contains("is-hover")`
	h.sees(hovers, "true")
	h.js(`inner.querySelector("main").dispatchEvent(new inner.defaultView.PointerEvent("pointerover", ` +
		`{bubbles: true, pointerType: "mouse"}))`)
	if h.js(hovers) != "true" {
		t.Error("the mark of the focused choice's piece is gone")
	}
}

// Where choices stand under who does them, a press on a piece shows those it stands for, be it one or several, and does
// none; also where the question is folded.
func TestAPressOnAPieceShowsWhatStandsUnderHeadings(t *testing.T) {
	d := newDesk()
	for i := range d.ask.Choices {
		d.ask.Choices[i].Group = "Ada"
	}
	h := sit(t, d)
	h.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#ask > details").open = false`))
	h.do(chromedp.Click(chromedp.CSS(".card[data-piece='slot:2'] .art")))
	h.sees(`document.activeElement.dataset.key + " " + document.activeElement.checkVisibility()`, "explore:2 true")
	h.do(chromedp.KeyEvent(kb.Enter))
	h.sees(sentence, "Answered explore:2.")
	if got := d.taken(); got != "31 explore:2" {
		t.Errorf("the table took %q", got)
	}
}

// A finger held on a piece shows what is drawn for whoever points at it, and chooses nothing; where nothing is drawn for it
// a long press is a press.
func TestAFingerHeldShows(t *testing.T) {
	d := newDesk()
	h := sit(t, d)
	h.js(`(() => {
		const mark = document.createElement("i");
		mark.dataset.piece = "slot:2";
		mark.dataset.aim = "";
		document.querySelector("main").append(mark);
		for (const el of document.querySelectorAll("[data-card]")) el.removeAttribute("data-card");
	})()`)
	press := func(piece string) {
		h.js(fmt.Sprintf(`(el => {
			window.held = el;
			const at = {bubbles: true, pointerType: "touch"};
			el.dispatchEvent(new PointerEvent("pointerdown", at));
		})(document.querySelector(".card[data-piece='%s'] .art"))`, piece))
	}
	lift := func() {
		h.js(`held.dispatchEvent(new PointerEvent("pointerup", {bubbles: true, pointerType: "touch"})), ` +
			`held.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}))`)
	}
	shown := func() bool {
		return h.js(`document.querySelector("[data-aim]").classList.contains("is-hover")`) == "true"
	}
	for end := time.Now().Add(patience); !shown() && time.Now().Before(end); {
		press("slot:2") // a page that still scrolls ends it, as for a finger that moves: then it is held again
		for again := time.Now().Add(time.Second); !shown() && time.Now().Before(again); {
			time.Sleep(10 * time.Millisecond)
		}
	}
	if !shown() {
		t.Error("a finger was held on a piece, and nothing is shown")
	}
	lift()
	press("slot:3")
	lift()
	h.sees(sentence, "Answered explore:3.")
	if got := d.taken(); got != "31 explore:3" {
		t.Errorf("the table took %q", got)
	}
}

// A finger that is lifted leaves no mark, neither on the row that it has pressed nor on its piece.
func TestAFingerLiftedPointsAtNothing(t *testing.T) {
	h := sit(t, newDesk())
	marks := func(after string) string {
		return h.js(fmt.Sprintf(`(row => {
			for (const what of %q.split(" ")) row.dispatchEvent(new PointerEvent(what, {bubbles: true, pointerType: "touch", clientX: 9}));
			return document.querySelectorAll(".is-hover").length;
		})(document.querySelector(".ask [data-piece='slot:3']"))`, after))
	}
	if got := marks("pointerover pointerdown"); got == "0" {
		t.Error("a finger on a row marks nothing")
	}
	if got := marks("pointerup"); got != "0" {
		t.Errorf("%s marks are left when the finger is lifted", got)
	}
}

func TestACardIsHeldUpAndDropped(t *testing.T) {
	h := sit(t, newDesk())
	shown := `!document.querySelector("#held").hidden`
	h.do(chromedp.Evaluate[chromedp.Void](`document.querySelector(".log .cardref").focus({focusVisible: true})`))
	h.sees(shown, "true")
	h.sees(`document.querySelector("#held h3").textContent.trim()`, "Courier")
	h.do(chromedp.KeyEvent("\x1b"))
	h.sees(shown, "false")
	over := `(el => { const r = el.getBoundingClientRect(); return [r.left + 20, r.top + 60] ` +
		`})(document.querySelector(".card[data-card]"))`
	var x, y float64
	if _, err := fmt.Sscanf(h.js(over), "%g,%g", &x, &y); err != nil {
		t.Fatal(err)
	}
	h.do(chromedp.MouseEvent("mouseMoved", x, y))
	h.sees(shown, "true")
	h.do(chromedp.MouseEvent("mouseMoved", 5, 5))
	h.sees(shown, "false")
}

// A page that scrolls under a mouse at rest does not put down the card that the keyboard holds up.
func TestAMouseAtRestDoesNotDisturb(t *testing.T) {
	h := sit(t, newDesk())
	shown := `!document.querySelector("#held").hidden`
	h.do(chromedp.MouseEvent("mouseMoved", 700, 400))
	h.do(chromedp.Evaluate[chromedp.Void](`document.querySelector(".log .cardref").focus({focusVisible: true})`))
	h.sees(shown, "true")
	h.do(chromedp.Evaluate[chromedp.Void](
		`window.drops = 0,
		new MutationObserver(() => drops++).observe(document.querySelector("#held"), {attributes: true, attributeFilter: ["hidden"]}),
		document.querySelector("main").style.translate = "0 -90px",
		document.elementFromPoint(700, 400).dispatchEvent(
			new PointerEvent("pointerover", {bubbles: true, clientX: 700, clientY: 400}))`))
	h.do(chromedp.Evaluate[chromedp.Void](`setTimeout(() => window.waited = true, 300)`))
	h.sees(`window.waited`, "true")
	h.sees(`window.drops`, "0")
}

func TestACardsNameHoldsItUp(t *testing.T) {
	h := sit(t, newDesk())
	h.do(chromedp.Click(chromedp.CSS(".log .cardref")))
	h.sees(`!document.querySelector("#held").hidden`, "true")
	h.sees(reloaded, "false")
}

// A piece may be so small that its name fills it. Pressed where it is on offer, it is chosen; elsewhere, and from the
// keyboard, its card is held up. The table is never left.
func TestTheNameOnASmallPieceIsThePiece(t *testing.T) {
	d := newDesk()
	h := sit(t, d)
	h.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("main").insertAdjacentHTML("afterbegin",
		["slot:3", "nowhere"].map(piece => '<p data-piece="' + piece + '" data-card="/rules/firelands/cards/welder">' +
			'<a id="n-' + piece.slice(0, 4) + '" href="/rules/firelands/cards/welder">Welder</a></p>').join(""))`))
	held := `!document.querySelector("#held").hidden`
	h.do(chromedp.Click(chromedp.CSS("#n-nowh")))
	h.sees(held, "true")
	h.do(chromedp.KeyEvent("\x1b"))
	h.sees(held, "false")
	h.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#n-slot").click()`))
	h.sees(held, "true")
	h.do(chromedp.KeyEvent("\x1b"))
	h.do(chromedp.Click(chromedp.CSS("#n-slot")))
	h.sees(sentence, "Answered explore:3.")
	h.sees(reloaded, "false")
	if got := d.taken(); got != "31 explore:3" {
		t.Errorf("the table took %q", got)
	}
}

// Beside a narrator the recap is folded to its first line, which is read whole.
func TestFoldedNewsIsReadWhole(t *testing.T) {
	d := newDesk()
	d.ask.Lesson = &web.Lesson{Narrator: "Lew", Task: "Look."}
	offer := web.RecapLine{Seat: green, Words: "An offer: Green gives Quiet Gecko 1 food for 2 ammo, now."}
	d.ask.Recap = &web.Recap{Told: 1, Lines: []web.RecapLine{offer}}
	h := sit(t, d)
	h.do(chromedp.EmulateViewport(1440, 900), chromedp.Reload())
	h.sees(`document.querySelectorAll(".recap .first-news").length`, "1")
	if news := h.js(`(news => {
		const all = document.createRange();
		all.selectNodeContents(news);
		const box = document.querySelector(".recap").getBoundingClientRect(), text = all.getBoundingClientRect();
		return text.right <= box.right && text.bottom <= box.bottom && news.scrollHeight <= news.clientHeight + 1;
	})(document.querySelector(".recap .first-news"))`); news != "true" {
		t.Error("the first line of the news is cut")
	}
}
