package e2e

import (
	"math/rand/v2"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// elsewhere lets the first convoy of what the page is sent stand elsewhere on the map: at so many units from its left.
const elsewhere = `(real => {
	window.fetch = async (url, init) => {
		const headers = new Headers(init?.headers);
		headers.delete("X-Regions"); // all of the page is sent
		const res = await real(url, { ...init, headers });
		if (!window.stands || headers.get("X-Fragment") !== "1") return res;
		const doc = new DOMParser().parseFromString(await res.text(), "text/html"), el = doc.querySelector(".mapscroll .convoy");
		el?.setAttribute("transform", el.getAttribute("transform").replace(/[\d.]+/, window.stands));
		const told = new Headers(res.headers);
		told.delete("X-Regions");
		return new Response(doc.documentElement.outerHTML, { status: res.status, headers: told });
	};
})(window.fetch)`

// On a phone the map goes along with a convoy that moves out of sight as long as nothing is asked, but not once it has
// been moved by hand.
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
	b.do(chromedp.Evaluate[chromedp.Void](elsewhere))
	rng := rand.New(rand.NewPCG(4, 2))
	moves := func(to string) {
		t.Helper()
		b.tell(`window.stands = ` + to)
		turn(mara, otto, func(s state) string { return some(rng, s) })
		b.until(`document.querySelector(".mapscroll .convoy").getAttribute("transform").includes("` + to + `")`)
	}
	const inSight = `((place, el) => el.left >= place.left && el.right <= place.right)(...[".mapscroll", ".mapscroll .convoy"]
		.map(s => document.querySelector(s).getBoundingClientRect()))`
	moves("820")
	if b.tell(inSight) != "true" {
		t.Errorf("the convoy is out of sight: the map stands at %s", b.tell(`document.querySelector(".mapscroll").scrollLeft`))
	}
	b.tell(`(map => {
		map.dispatchEvent(new WheelEvent("wheel", { bubbles: true }));
		map.scrollTo({ left: 0, behavior: "instant" });
	})(document.querySelector(".mapscroll"))`)
	moves("800")
	if left := b.tell(`document.querySelector(".mapscroll").scrollLeft`); left != "0" {
		t.Errorf("moved by hand, the map went to %s", left)
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
