package gallery

import (
	"context"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// What moved slides, and what came up turns over; but nothing that can be pressed moves. Where motion is not wanted,
// what changed is marked.
func TestWhatMovedSlides(t *testing.T) {
	d := newDesk()
	h := sit(t, d)
	h.do(chromedp.Evaluate[chromedp.Void](`window.slid = []; const animate = Element.prototype.animate;
		Element.prototype.animate = function (...how) { slid.push(this.dataset.vt ?? this.dataset.turn); return animate.apply(this, how) }`))
	const slid, sliding = `slid.filter(Boolean).join()`, `document.getAnimations().map(a => ` +
		`a.effect.target.dataset?.vt).filter(Boolean).join()`
	d.change(func() { d.moved = true })
	h.sees(slid, "die-5,convoy-blue")
	h.sees(sliding, "")
	// What was not to be seen appears where it is, and does not fly in from the corner of the page.
	h.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("[data-vt=convoy-blue]").style.display = "none"`))
	d.change(func() { d.moved = false })
	h.sees(`document.querySelector("[data-vt=convoy-blue]").style.display`, "")
	h.sees(slid, "die-5,convoy-blue,die-2")
	// Nor does a piece slide because the page has: the green convoy lies where it lay on the map.
	h.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("[data-region=map]").style.marginTop = "90px"`))
	d.change(func() { d.moved = true })
	h.sees(slid, "die-5,convoy-blue,die-2,die-5,convoy-blue")
	h.sees(sliding, "")
	h.do(func(ctx context.Context, _ *chromedp.Target) (chromedp.Void, error) {
		return chromedp.Call(ctx, emulation.SetEmulatedMedia,
			emulation.SetEmulatedMediaParams{
				Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}},
			})
	})
	d.change(func() { d.moved = false })
	marked := `["[data-vt=convoy-blue]", "[data-turn]", "[data-vt=convoy-yellow]"].map(x => ` +
		`document.querySelector(x).classList.contains("is-moved")).join()`
	h.sees(marked, "true,true,false")
	h.sees(slid, "die-5,convoy-blue,die-2,die-5,convoy-blue")
}

// A number counts to what it is, and what is hurt shakes, but not when it is mended. Nobody waits for either: a key ends
// them, and where motion is not wanted they are marked.
func TestNumbersCountAndWhatIsHurtShakes(t *testing.T) {
	d := newDesk()
	h := sit(t, d)
	h.do(chromedp.Evaluate[chromedp.Void](`window.moves = []; const animate = Element.prototype.animate;
		Element.prototype.animate = function (steps, how) {
			moves.push(this.dataset.counts ?? this.dataset.hurt);
			return animate.call(this, steps, { ...how, duration: 1e9 });
		}`))
	const moves, miles = `moves.filter(Boolean).join()`, `document.querySelector("[data-counts]").textContent`
	d.change(func() { d.moved = true })
	h.sees(moves, "miles,green")
	h.sees(miles, "12")
	h.do(chromedp.KeyEvent("z"))
	h.sees(miles, "7")
	d.change(func() { d.moved = false })
	h.sees(moves, "miles,green,miles")
	h.do(chromedp.KeyEvent("z"))
	h.sees(miles, "12")
	h.wishes("motion-off")
	d.change(func() { d.moved = true })
	h.sees(`document.querySelectorAll("[data-counts].is-moved, [data-hurt].is-moved").length`, "2")
	h.sees(miles, "7")
	h.sees(moves, "miles,green,miles")
}
