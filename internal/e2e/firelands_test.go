package e2e

import (
	"math/rand/v2"
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
// hand. Who watches sees every answer before the next is given, so that the page misses no move.
func TestOnAPhoneTheMapGoesAlongWithConvoys(t *testing.T) {
	t.Parallel()
	h := open(t)
	mara, otto, at := pair(h, "firelands")
	b := h.visitor(t, phone)
	b.do(command(emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}},
	}))
	b.goTo(at)
	b.until(`document.querySelector(".mapscroll .convoy")`)
	b.do(chromedp.Evaluate[chromedp.Void](goesAlong))
	rng, byHand := rand.New(rand.NewPCG(4, 2)), false
	for far, away, answers := 0, 0, 0; far < 2 || away < 2; answers++ {
		if answers == 400 {
			t.Fatalf("in %d answers convoys moved %d times where the map had gone, %d times where it had not", answers, far, away)
		}
		if turn(mara, otto, func(s state) string { return towards(rng, s, "Drive") }) {
			t.Fatalf("the match is over: convoys moved %d times where the map had gone, %d times where it had not", far, away)
		}
		b.awaits("what has been answered", func(x state) bool { return x.Version == mara.state().Version })
		far, away = b.number(`along.far`), b.number(`along.away`)
		if !byHand && far == 2 {
			b.do(chromedp.Evaluate[chromedp.Void](`along.byHand()`))
			byHand = true
		}
	}
	if missed := b.tell(`along.missed`); missed != "" {
		t.Errorf("out of sight moved %s", missed)
	}
	if pulled := b.tell(`along.pulled`); pulled != "" {
		t.Errorf("moved by hand, the map went to %s", pulled)
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
