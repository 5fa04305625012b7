package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"waystation/shelf"
)

// Every page at every size: each control has a name and is large enough to press, nothing scrolls sideways, and the
// focus can be seen wherever the Tab key leads.
func TestEveryPageIsForEverybody(t *testing.T) {
	t.Parallel()
	h := open(t)
	for i, screen := range []size{desk, laptop, phone} {
		t.Run(fmt.Sprintf("%dx%d", screen.width, screen.height), func(t *testing.T) {
			t.Parallel()
			b := h.visitor(t, screen)
			for _, path := range []string{"/", "/name", "/matches", "/about", "/settings"} {
				b.goTo(path)
				b.everybody(path, screen)
			}
			for k, g := range shelf.All() {
				b.wholeGame(g.Box.Name, screen, k == i%len(shelf.All()))
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
		if screen == phone {
			b.press(`.hint summary`) // there it is folded, so that it pushes nothing out of sight
		}
		b.press(`.hint [data-hint-gone=off]`)
	}
	b.everybody(game+", the first question", screen)
	s, rng := b.state(), rand.New(rand.NewPCG(2, 1))
	for range 12 {
		if s.Over {
			break
		}
		s = b.answer(s, some(rng, s))
	}
	b.everybody(game+", the middle of a match", screen)
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
	if wide := b.tell(`document.documentElement.scrollWidth - innerWidth`); wide != "0" {
		b.t.Errorf("%s is %s wider than the screen", what, wide)
	}
}

// visibleFocus walks through the page with the Tab key, from the top and from where the skip links lead.
func (b *tab) visibleFocus(what string) {
	b.t.Helper()
	b.do(chromedp.Evaluate[chromedp.Void](`window.walked = new Set()`))
	stops := b.walk(what)
	var skips []string
	if err := b.try(`[...document.querySelectorAll(".skips a")].map(a => a.getAttribute("href"))`, &skips); err != nil {
		b.t.Fatal(err)
	}
	for _, s := range skips {
		b.do(focusOn(s))
		stops += b.walk(what)
	}
	if stops < 5 {
		b.t.Errorf("%s: the Tab key leads to %d places only", what, stops)
	}
}

// focus tells about what has it: whether the walk has been there, whether a line shows it, what lies over it, its name.
const focus = `(() => {
	const el = document.activeElement, been = el === document.body || walked.has(el);
	const lined = e => e && getComputedStyle(e).outlineStyle !== "none" && parseFloat(getComputedStyle(e).outlineWidth) >= 2;
	const r = (el.labels?.[0] ?? el).getBoundingClientRect();
	const spots = [[.5, .5], [.1, .5], [.9, .5], [.5, .1], [.5, .9]].map(([x, y]) =>
		document.elementFromPoint(r.left + r.width * x, r.top + r.height * y));
	const free = spots.some(s => s && (el.contains(s) || s.contains(el) || el.labels?.[0]?.contains(s)));
	return {been, seen: lined(el) || lined(el.nextElementSibling) || lined(el.parentElement),
		over: free ? "" : spots[0] ? spots[0].outerHTML.slice(0, 120) : "the edge of the screen",
		name: el.tagName + "." + el.getAttribute("class") + " '" + (el.getAttribute("aria-label") || el.textContent).trim().slice(0, 30) + "'"};
})()`

// walk presses the Tab key until it comes to where it has been, 20 times at most. An enlarged card may lie over its
// name: Escape puts it down.
func (b *tab) walk(what string) (stops int) {
	b.t.Helper()
	for ; stops < 20; stops++ {
		b.keys(kb.Tab)
		// it is being fetched
		b.until(`(el => document.querySelector("#held").hidden === !(el.closest("[data-card], #held") ?? ` +
			`(el.matches("button") && el.querySelector("[data-card]"))))(document.activeElement)`)
		var at struct {
			Been, Seen bool
			Over, Name string
		}
		for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
			if err := b.try(focus, &at); err != nil {
				b.t.Fatal(err)
			}
			if at.Over == "" || at.Been {
				break
			}
			b.keys(kb.Escape) // and what is scrolled to comes to rest
		}
		if at.Been {
			return stops
		}
		b.do(chromedp.Evaluate[chromedp.Void](`walked.add(document.activeElement)`))
		if !at.Seen {
			b.t.Errorf("%s: the focus can't be seen on %s", what, at.Name)
		}
		if at.Over != "" {
			b.t.Errorf("%s: the focus on %s is hidden by %s", what, at.Name, at.Over)
		}
	}
	return stops
}

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
