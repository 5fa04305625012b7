package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// goesAlong watches whether the map shows a convoy that has moved, where nothing else moves on the page.
const goesAlong = `(() => {
	const where = el => el.getAttribute("transform");
	const places = () => new Map([...document.querySelectorAll(".mapscroll .convoy")].map(el => [el.dataset.vt, where(el)]));
	const seen = el => {
		const place = document.querySelector(".mapscroll").getBoundingClientRect(), r = el.getBoundingClientRect();
		return r.left >= place.left && r.right <= place.right;
	};
	const along = window.along = { moves: 0, far: 0, missed: "", pulled: "", away: 0 };
	let was = places();
	new MutationObserver(() => {
		const map = document.querySelector(".mapscroll");
		if (!map) return;
		const moved = [...document.querySelectorAll(".mapscroll .convoy")].filter(el => was.has(el.dataset.vt) && was.get(el.dataset.vt) !== where(el));
		was = places();
		if (!moved.length) return;
		along.moves++;
		if (along.hand === undefined) {
			if (map.scrollLeft > 0) along.far++;
			if (!moved.some(seen)) along.missed += moved.map(el => el.dataset.vt + " to " + where(el)) + " at " + map.scrollLeft + "; ";
			return;
		}
		if (along.hand !== document.querySelector(".regs .on").hash) return byHand(); // there the map begins anew
		if (map.scrollLeft > 0) along.pulled += map.scrollLeft + "; ";
		if (!moved.some(seen)) along.away++;
	}).observe(document.body, { childList: true, subtree: true });
	const byHand = along.byHand = () => {
		const map = document.querySelector(".mapscroll");
		map.dispatchEvent(new WheelEvent("wheel", { bubbles: true }));
		map.scrollTo({ left: 0, behavior: "instant" });
		along.hand = document.querySelector(".regs .on").hash;
	};
})()`

// On a phone the map goes along with the convoys of others as long as nothing is asked, but not once it has been moved by
// hand. Bots are quick, and of what they do a page shows only some: it takes a match or two.
func TestOnAPhoneTheMapGoesAlongWithConvoys(t *testing.T) {
	t.Parallel()
	b := open(t).visitor(t, phone)
	b.do(command(emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}},
	}))
	far, away := 0, 0
	for n := 0; far < 2 || away < 2; n++ {
		if n == 12 {
			t.Fatalf("in 12 matches convoys moved %d times where the map had gone, %d times where it had not", far, away)
		}
		b.goTo("/new/firelands")
		b.press(`.pick:has([name=players][value="3"])`)
		for _, seat := range []string{"0", "1", "2"} {
			b.choose("[name=seat"+seat+"]", "Bot: Easy")
		}
		b.press(`form.setup button[type=submit]`)
		b.until(`document.querySelector(".mapscroll .convoy")`)
		b.do(chromedp.Evaluate[chromedp.Void](goesAlong))
		if n%2 == 1 {
			b.do(chromedp.Evaluate[chromedp.Void](`along.byHand()`))
		}
		b.until(`document.querySelector(".fend")`)
		far, away = far+b.number(`along.far`), away+b.number(`along.away`)
		if missed := b.tell(`along.missed`); missed != "" {
			t.Errorf("out of sight moved %s", missed)
		}
		if pulled := b.tell(`along.pulled`); pulled != "" {
			t.Errorf("moved by hand, the map went to %s", pulled)
		}
	}
	b.quiet()
}

// What the Automa would score now is one line of its panel, and unfolds into lines that lie in it.
func TestTheScoreOfTheAutomaIsALine(t *testing.T) {
	t.Parallel()
	b := open(t).visitor(t, desk)
	b.sitDown("firelands", "1", "alone")
	if high := b.number(`document.querySelector(".automa .sofar summary").offsetHeight`); high < 20 || high > 40 {
		t.Errorf("it is %d px high", high)
	}
	b.press(`.automa .sofar summary`)
	b.until(`document.querySelector(".automa .sofar[open] li")`)
	const out = `(panel => [...document.querySelectorAll(".automa .sofar li")].filter(li => {
		const r = li.getBoundingClientRect();
		return !r.height || r.left < panel.left || r.right > panel.right || r.top < panel.top;
	}).length)(document.querySelector(".automa").getBoundingClientRect())`
	if n := b.tell(out); n != "0" {
		t.Errorf("%s lines lie outside of the panel", n)
	}
	b.quiet()
}
