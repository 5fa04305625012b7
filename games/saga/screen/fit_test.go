package screen

import (
	"context"
	"fmt"
	"mime"
	"net/http"
	"net/http/httptest"
	"path"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/internal/chrome"
)

func TestMain(m *testing.M) { chrome.Main(m) }

// cut lists what is cut off in places that have to show all they hold: marks that stand over the edge of a piece are
// none of it. It lists offered squares under the drawn cards, too.
const cut = `(() => {
	const all = (sel, from = document) => [...from.querySelectorAll(sel)], out = [];
	for (const place of all(".cards9 > .chs, .recon9, .tug9, .pile9 > details, .s-bids")) {
		const end = place.getBoundingClientRect().bottom + 1;
		const marks = ".key, .crops, .crops *, .pile9 ul, .pile9 ul *, svg *";
		const over = all("*", place).filter(el => !el.matches(marks) && el.getBoundingClientRect().bottom > end);
		if (over.length) out.push(place.className + " cuts " + over[0].className);
	}
	const tale = document.querySelector(".own9 .told9 b"), body = document.querySelector(".own9 .body9");
	if (tale) tale.textContent = "Wary Tinker's tale so far"; // as long as names are that the house gives
	if (tale && body.scrollHeight > body.clientHeight + 1) out.push("the tale is cut");
	for (const name of all(".skl b, .skl .n em")) {
		if (name.scrollWidth > name.clientWidth + 1) out.push("a skill is cut: " + name.textContent);
	}
	const tray = document.querySelector(".tray9")?.getBoundingClientRect();
	for (const square of all(".quarter9 .is-offered")) {
		const r = square.getBoundingClientRect();
		const apart = !tray || r.right <= tray.left || r.left >= tray.right || r.bottom <= tray.top || r.top >= tray.bottom;
		if (!apart) out.push("drawn cards lie on " + square.title);
	}
	return out.join("; ");
})()`

// covered lists the signs and the words over which a letter of an answer lies, and the letters that are cut off.
const covered = `(() => {
	const all = (sel, from = document) => [...from.querySelectorAll(sel)], out = new Set(), box = el => el.getBoundingClientRect();
	const over = (a, b, by) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > by &&
		Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
	for (const key of all(".own .key").filter(el => el.checkVisibility({visibilityProperty: true}))) {
		const a = box(key), piece = key.parentElement, round = piece.parentElement;
		const words = all("b, em, h3", round).filter(el => !el.closest(".key, .half, .sr-only") && el.textContent.trim());
		for (const el of words) {
			const range = document.createRange();
			range.selectNodeContents(el);
			if ([...range.getClientRects()].some(r => over(a, r, 2))) out.add("a key lies on " + el.textContent);
		}
		for (const el of all(".ic, .sp8, .tok", round)) {
			if (!el.closest(".key") && over(a, box(el), 3)) out.add("a key lies on a sign in " + piece.textContent);
		}
		const frame = key.closest(".chs, .ob"), b = box(frame);
		if (getComputedStyle(frame).overflowX !== "visible" && (a.right > b.right + 1 || a.top < b.top - 1 && a.bottom > b.top)) {
			out.add(frame.className + " cuts the key of " + piece.textContent);
		}
	}
	return [...out].join("; ");
})()`

// show puts another page into the one that is open, as the script does it after an answer: that is far quicker than
// opening it. What slides there is measured where it comes to rest.
const show = `(async () => {
	swap(await (await fetch(%q)).text());
	for (const a of document.getAnimations()) a.finish();
	return %s;
})()`

// On a desk everything on the own board, beside it and in a fight can be seen whole, late in a match as well.
func TestNothingIsCutOnAWideScreen(t *testing.T) {
	ctx := chrome.Test(t, 1440, 900)
	pages := positions(t)
	for name, sc := range pages {
		more := strings.Replace(name, "-two", "-four", 1)
		if sc.Over || pages["late-"+name] != nil || more != name && pages[more] != nil {
			delete(pages, name) // the reckoning lies over the table; late, and for more people, there is more to be seen
		}
	}
	look(t, ctx, pages, cut+` + "; " + `+covered)
}

// On a phone no answer's letter lies on what its card says, or is cut off.
func TestNoKeyCoversACardOnAPhone(t *testing.T) {
	all, pages := positions(t), map[string]*scene.Scene{}
	for _, name := range []string{"late-trim-four", "late-primary-four", "late-token-four", "late-after-solo"} {
		if pages[name] = all[name]; pages[name] == nil {
			t.Fatalf("no match came to %s", name)
		}
	}
	look(t, chrome.Test(t, 390, 844), pages, covered)
}

// look tells what a measure finds on each page that is not as it should be.
func look(t *testing.T, ctx context.Context, pages map[string]*scene.Scene, measure string) {
	t.Helper()
	srv := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if sc := pages[r.URL.Path[1:]]; sc != nil {
			fmt.Fprint(w, strings.Replace(draw(t, sc), `data-events="/events"`, "", 1))
			return
		}
		w.Header().Set("Content-Type", mime.TypeByExtension(path.Ext(r.URL.Path)))
		w.Header().Set("Cache-Control", "max-age=3600") // read once, not for every page
		body := scenetest.Static(r.URL.Path, Ink.CSS("saga")+CSS)
		if script, ok := strings.CutSuffix(body, "})();\n"); ok {
			body = script + "window.swap = swap; })();\n"
		}
		fmt.Fprint(w, body)
	}))
	t.Cleanup(srv.Close)
	first := true
	for name := range pages {
		if first {
			if err := chromedp.Do(ctx, chromedp.Navigate(srv.URL+"/"+name)); err != nil {
				t.Fatal(err)
			}
			first = false
		}
		got, err := chromedp.Run(ctx,
			chromedp.Evaluate[string](fmt.Sprintf(show, "/"+name, measure), chromedp.EvalAwaitPromise))
		if err != nil {
			t.Fatal(err)
		}
		if got = strings.Trim(got, "; "); got != "" {
			t.Errorf("%s: %s", name, got)
		}
	}
}
