package e2e

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"encoding/json"
	"io"
	"sync"

	"github.com/chromedp/chromedp"
)

//go:embed testdata/axe/axe.min.js.gz
var axePacked []byte

// axe is axe-core, which looks at a page for what shuts people out. testdata/axe/README.md says where it comes from.
var axe = sync.OnceValues(func() (string, error) {
	r, err := gzip.NewReader(bytes.NewReader(axePacked))
	if err != nil {
		return "", err
	}
	script, err := io.ReadAll(r)
	return string(script), err
})

// found is what one rule of axe-core has against a page: a place in it and why.
type found struct{ Rule, Where, Why string }

// look has axe-core look at the page by all its rules as it stands, and look again at contrast in the other light.
// Nothing moves meanwhile. Drawings hidden from who hears the page are put aside before it looks, as it asks each line of
// them about each of its rules, for half of its time, and then leaves them out. Scripts of the debugger are not held to
// the page's policy, so the page is the one people get.
const (
	look = `(async () => told({}))()`

	lookAgain = `(async () => {
		const root = document.documentElement, before = root.className;
		const light = root.classList.contains("daylight") ||
			!root.classList.contains("night") && matchMedia("(prefers-color-scheme: light)").matches;
		root.classList.add("motion-off");
		root.classList.toggle("daylight", !light);
		root.classList.toggle("night", light);
		const all = await told({runOnly: ["color-contrast"]});
		root.className = before;
		return all;
	})()`

	// What colour letters have when the system forces one, axe-core asks in a way that Chromium answers with the page's own.
	contrast = `(async () => {
		if (!window.asked) {
			window.asked = getComputedStyle;
			window.getComputedStyle = (...of) => {
				const style = asked(...of), value = style.getPropertyValue.bind(style);
				style.getPropertyValue = name => value(name === "-webkit-text-fill-color" ? "color" : name);
				return style;
			};
		}
		return told({runOnly: ["color-contrast"]});
	})()`

	told = `window.told = async options => {
		const drawings = [...document.querySelectorAll("svg[aria-hidden=true]")]
			.filter(svg => !svg.querySelector("a, [tabindex], [role]")).map(svg => [svg, [...svg.childNodes]]);
		for (const [svg] of drawings) svg.replaceChildren();
		const r = await axe.run(document, {resultTypes: ["violations"], preload: false, ...options});
		for (const [svg, lines] of drawings) svg.replaceChildren(...lines);
		return JSON.stringify(r.violations.flatMap(v => v.nodes.map(n => ({
			rule: v.id, where: n.target.flat().join(" ") + " " + n.html.slice(0, 200),
			why: n.failureSummary.replace(/\s+/g, " ").slice(0, 300)}))));
	}`
)

// nothingFound has axe-core look at the page, in the other light, too, if that is wanted.
func (b *tab) nothingFound(what string, bothLights bool) {
	b.t.Helper()
	script, err := axe()
	if err != nil {
		b.t.Fatal(err)
	}
	if b.tell(`typeof axe`) == "undefined" {
		b.do(chromedp.Evaluate[chromedp.Void](script), chromedp.Evaluate[chromedp.Void](told))
	}
	b.found(what, look)
	if bothLights {
		b.found(what+", in the other light", lookAgain)
	}
}

func (b *tab) found(what, look string) {
	b.t.Helper()
	text, err := chromedp.Run(b.ctx, chromedp.Evaluate[string](look, chromedp.EvalAwaitPromise))
	if err != nil {
		b.t.Fatalf("%s: axe-core does not say what it found: %v", what, err)
	}
	var all []found
	if err := json.Unmarshal([]byte(text), &all); err != nil {
		b.t.Fatal(err)
	}
	for _, f := range all {
		b.t.Errorf("%s: %s: %s\n\t%s", what, f.Rule, f.Where, f.Why)
	}
}
