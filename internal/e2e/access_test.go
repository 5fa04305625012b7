package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"waystation/shelf"
)

// Every page at every size: each control has a name and is large enough to press, nothing scrolls sideways, axe-core finds
// nothing, and the focus can be seen wherever the Tab key leads.
func TestEveryPageIsForEverybody(t *testing.T) {
	t.Parallel()
	h := open(t)
	for i, screen := range []size{desk, phone, laptop} {
		t.Run(fmt.Sprintf("%dx%d", screen.width, screen.height), func(t *testing.T) {
			t.Parallel()
			b := h.visitor(t, screen)
			for _, path := range []string{"/", "/name", "/matches", "/league/firelands", "/about", "/settings"} {
				b.goTo(path)
				b.everybody(path, screen)
			}
			for k, g := range shelf.All() {
				b.wholeGame(g.Box.Name, screen, k == i)
			}
			b.quiet()
			b.goTo("/nothing")
			b.everybody("/nothing", screen)
			invited(t, h, screen)
		})
	}
}

// invited looks at what people meet who play together: the seats to hand out, the link of one, and the talk.
func invited(t *testing.T, h *house, screen size) {
	host, friend := h.visitor(t, screen), h.visitor(t, screen)
	host.goTo("/new/firelands?with=friends")
	host.press(`.pick:has([name=players][value="2"])`)
	host.press(`form.setup button[type=submit]`)
	host.until(`document.querySelector(".bring .qr")`)
	host.everybody("seats to hand out", screen)
	link := host.tell(`document.querySelector(".bring article input[type=url]").value`)
	friend.goTo(strings.TrimPrefix(link, host.tell(`location.origin`)))
	friend.everybody("the link of a seat", screen)
	friend.press(`main form button[type=submit]`)
	friend.until(`document.querySelector("#talk-open")`)
	friend.press(`#talk-open`)
	friend.until(`document.querySelector("#talk .none")`)
	friend.press(`#talk .reacts button`)
	friend.until(`document.querySelector("#talk .run")`)
	friend.everybody("the talk over a table", screen)
	friend.goTo(friend.tell(`location.pathname`) + "/talk")
	friend.everybody("the talk", screen)
}

// everybody looks at a page.
func (b *tab) everybody(what string, screen size) {
	b.t.Helper()
	b.reads()
	// off any card
	b.do(command(input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: "mouseMoved", X: 1, Y: 1}))
	b.named(what)
	b.pressable(what, screen)
	switch screen {
	case desk:
		b.nothingFound(what, true)
	case phone:
		b.nothingFound(what, false)
	default: // between them it is tables that are laid out anew
		if b.tell(`!!document.querySelector("main.table")`) == "true" {
			b.nothingFound(what, false)
		}
	}
	b.visibleFocus(what)
}

// wholeGame looks at the pages of a game: its first question, the middle of a match, and with all of them also what
// lies around.
func (b *tab) wholeGame(game string, screen size, all bool) {
	b.t.Helper()
	b.sitDown(game, "4", "for everybody")
	at := b.tell(`location.pathname`)
	card := b.tell(`document.querySelector("main a[href*='/cards/']")?.pathname ?? ""`)
	if b.tell(`!!document.querySelector(".hint:not([hidden])")`) == "true" {
		if b.tell(`!document.querySelector(".hint > details").open`) == "true" {
			b.press(`.hint summary`) // on a phone, and where there is no room, so that it pushes nothing out of sight
		}
		b.press(`.hint [data-hint-gone=off]`)
	}
	b.everybody(game+", the first question", screen)
	b.hurries(at, 12)
	b.everybody(game+", the middle of a match", screen)
	if screen == laptop {
		return
	}
	paths := []string{"/new/" + game + "?with=bots", "/new/" + game}
	if all {
		paths = append(paths, at+"/seats", at+"/wrong", at+"/story", "/rules/"+game+"?q=tunnel")
		if card != "" { // a game that keeps its cards sealed links none
			paths = append(paths, card)
		}
	}
	for _, path := range paths {
		b.goTo(path)
		b.everybody(path, screen)
	}
}

// hurries gives some answers from a page that shows nothing of them, which costs a fraction of playing, and comes back to
// the table.
func (b *tab) hurries(at string, answers int) state {
	b.t.Helper()
	b.goTo("/about")
	b.promised(fmt.Sprintf(hurried, at, answers))
	b.goTo(at)
	return b.myTurn()
}

// hurried answers by what the table's page offers as a page without scripts would: with what is picked of several as soon
// as that can be, else with whatever comes next.
const hurried = `(async (at, answers) => {
	for (let n = 0; n < answers;) {
		const page = new DOMParser().parseFromString(await (await fetch(at)).text(), "text/html");
		if (page.querySelector(".fend")) break;
		const all = [...page.querySelectorAll("#ask .choices button[data-key], [data-asks] button[data-key]")];
		if (!all.length) continue; // others are asked
		const form = page.querySelector("#answer"), free = all.filter(b => !b.matches(".is-chosen"));
		const done = all.length > free.length && free.find(b => /^D?(Done|None|Offer it)/.test(b.textContent.trim()));
		const on = free.filter(b => !/^(break|end|done|stop|stay|lose|claim)/.test(b.value));
		const press = done || on[n %% Math.min(2, on.length)] || free[0], key = press.value;
		const r = await fetch(press.getAttribute("formaction") || form.getAttribute("action"), {method: "POST",
			body: new URLSearchParams({number: form.querySelector("[name=number]").value, key})});
		if (!r.ok) throw new Error(key + " of " + all.map(b => b.value) + ": " + (await r.text()).slice(-3000));
		n++;
	}
	return "";
})(%q, %d)`

// controls are the roles that need a name.
var controls = strings.Fields("button link textbox searchbox combobox radio checkbox DisclosureTriangle image dialog " +
	"region navigation radiogroup")

// named looks at the page as a screen reader does.
func (b *tab) named(what string) {
	b.t.Helper()
	tree, err := chromedp.Run(b.ctx,
		func(ctx context.Context, _ *chromedp.Target) (accessibility.GetFullAXTreeResult, error) {
			return chromedp.Call(ctx, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
		})
	if err != nil {
		b.t.Fatal(err)
	}
	word := func(v *accessibility.Value) string {
		var s string
		if v != nil {
			_ = json.Unmarshal(v.Value, &s) // what is no string is no name
		}
		return s
	}
	n := 0
	for _, x := range tree.Nodes {
		role := word(x.Role)
		if x.Ignored || !slices.Contains(controls, role) {
			continue
		}
		n++
		if strings.TrimSpace(word(x.Name)) == "" {
			b.t.Errorf("%s: a %s has no name", what, role)
		}
	}
	if n < 3 {
		b.t.Errorf("%s has only %d things with a name", what, n)
	}
	if heads := b.tell(`document.querySelectorAll("h1").length`); heads != "1" {
		b.t.Errorf("%s has %s first headings", what, heads)
	}
}

// pressable measures what is pressed: 24 at least, on a phone 44 for the question. Links within sentences are let off.
func (b *tab) pressable(what string, screen size) {
	b.t.Helper()
	least := 24
	if screen == phone {
		least = 44
	}
	small :=
		b.tell(
			fmt.Sprintf(
				`[...document.querySelectorAll("button, summary, select, a, label.pick, label.swatch, " +
			"input:not([type=hidden], [type=radio], [type=checkbox])")]
		.filter(el => el.checkVisibility({visibilityProperty: true}))
		.filter(el => !el.closest(".skips, p, dd, h3, .log, .sr-only, .rule-id, li b"))
		.filter(el => !el.matches(".cardref, .rule-id, .who a, .cn a, .obj a, .veh a, .rule > a"))
		.map(el => [el, el.getBoundingClientRect(), el.closest("#ask .choices, #ask .first, #ask footer, #ask .head") ? %d : 24])
		.filter(([el, r, least]) => r.width > 0 && (r.height < least - .5 || r.width < 24 - .5))
		.map(([el, r]) => (el.className || el.tagName) +
			" '" + (el.getAttribute("aria-label") || el.textContent).trim().slice(0, 30) + "' " +
			Math.round(r.width) + "x" + Math.round(r.height)).join("; ")`, least))
	if small != "" {
		b.t.Errorf("%s: too small to press: %s", what, small)
	}
	aside := b.tell(`[...document.querySelectorAll(".choices")].filter(e => e.scrollWidth > e.clientWidth + 1).length`)
	if aside != "0" {
		b.t.Errorf("%s: of what can be chosen some lies beyond the side of its list", what)
	}
	if wide := b.tell(`document.documentElement.scrollWidth - innerWidth`); wide != "0" {
		b.t.Errorf("%s is %s wider than the screen", what, wide)
	}
}

// visibleFocus walks with the focus through all that the Tab key leads to, and with that key through the first of it.
func (b *tab) visibleFocus(what string) {
	b.t.Helper()
	var walked struct {
		Stops   int
		Trouble []string
	}
	text, err := chromedp.Run(b.ctx, chromedp.Evaluate[string](walk, chromedp.EvalAwaitPromise))
	if err != nil {
		b.t.Fatalf("%s: %v", what, err)
	}
	if err := json.Unmarshal([]byte(text), &walked); err != nil {
		b.t.Fatal(err)
	}
	for _, x := range walked.Trouble {
		b.t.Errorf("%s: the focus %s", what, x)
	}
	if walked.Stops < 5 {
		b.t.Errorf("%s: the Tab key leads to %d places only", what, walked.Stops)
	}
	for i := range min(4, walked.Stops) {
		b.keys(kb.Tab)
		if at := b.tell(`stops().indexOf(document.activeElement)`); at != fmt.Sprint(i) {
			b.t.Errorf("%s: press %d of the Tab key leads to %s, that is place %s", what, i+1, b.tell(where), at)
		}
	}
	b.keys(kb.Escape) // puts down what may be held up
}

// walk puts the focus on one thing after the other, in the order of the Tab key from where it is, and tells how many there are and on which
// it can't be seen: no line shows it, or something lies over it. A card held up may lie over its name, as Escape puts
// it down. What only comes to rest is given time. Afterwards the Tab key begins at the top.
const walk = `(async () => {
	window.stops = () => [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
		.filter(el => el.tabIndex >= 0 && !el.disabled && el.type !== "hidden" && el.checkVisibility({visibilityProperty: true}))
		.filter(el => el.type !== "radio" || el.checked || !el.closest("form")?.querySelector('[name="' + el.name + '"]:checked'));
	const lined = e => e && getComputedStyle(e).outlineStyle !== "none" && parseFloat(getComputedStyle(e).outlineWidth) >= 2;
	const over = el => {
		const inWindow = r => new DOMRect(r.x, Math.max(r.y, 0), r.width, Math.min(r.bottom, innerHeight) - Math.max(r.y, 0));
		const spots = [...el.labels ?? [], el].map(x => x.getBoundingClientRect()) // a list may be longer than the window
			.flatMap(r => [r, inWindow(r)]).filter(r => r.height >= 0).flatMap(r =>
			[[.5, .5], [.1, .5], [.9, .5], [.5, .1], [.5, .9]].map(([x, y]) =>
				document.elementFromPoint(r.left + r.width * x, r.top + r.height * y)));
		const free = s => s && (el.contains(s) || s.contains(el) || el.labels?.[0]?.contains(s) || s.closest("#held"));
		return spots.some(free) ? "" : spots[0] ? spots[0].outerHTML.slice(0, 120) : "the edge of the screen";
	};
	const trouble = [], now = document.activeElement; // from here, as a sheet closes when the focus leaves it
	const before = el => el !== now && now !== document.body && now.compareDocumentPosition(el) & Node.DOCUMENT_POSITION_PRECEDING;
	const all = stops().sort((a, b) => !!before(a) - !!before(b));
	for (const el of all) {
		if (!el.checkVisibility({visibilityProperty: true})) continue; // it went with its sheet
		el.blur();
		el.focus({focusVisible: true});
		const name = el.tagName + "." + el.getAttribute("class") + " '" +
			(el.getAttribute("aria-label") || el.textContent).trim().slice(0, 30) + "'";
		if (!lined(el) && !lined(el.nextElementSibling) && !lined(el.parentElement)) trouble.push("can't be seen on " + name);
		for (let frames = 0; over(el) && frames < 120; frames++) await new Promise(requestAnimationFrame);
		if (over(el)) trouble.push("on " + name + " is hidden by " + over(el));
	}
	document.activeElement.blur();
	scrollTo({top: 0, behavior: "instant"});
	const top = document.createElement("span"); // from here the Tab key goes on
	top.tabIndex = -1;
	document.body.prepend(top);
	top.focus();
	top.remove();
	return JSON.stringify({stops: all.length, trouble});
})()`

// However wide the window is, the words of a button on the front page stand in one line.
func TestButtonsOfTheFrontPageStandInOneLine(t *testing.T) {
	t.Parallel()
	b := open(t).visitor(t, desk)
	b.goTo("/new/posthuman?with=bots")
	b.press(`button.btn.main[type=submit]`)
	b.myTurn()
	b.goTo("/")
	for width := 360; width <= 1440; width += 60 {
		b.do(chromedp.EmulateViewport(int64(width), 900))
		if broken :=
			b.tell(
				`[...document.querySelectorAll("main .btn")].filter(x => x.firstChild && x.scrollHeight > 0 && (() => {
			const r = document.createRange();
			r.selectNodeContents(x);
			const lines = [...r.getClientRects()].map(c => c.top + c.height / 2);
			return Math.max(...lines) - Math.min(...lines) > 8;
		})()).map(x => x.textContent.trim()).join("; ")`); broken != "" {
			t.Errorf("%d wide, these buttons take two lines: %s", width, broken)
		}
	}
	b.quiet()
}
