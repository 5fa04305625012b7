// Package e2e plays through the screen, as people do: a real browser, a real server, a real store.
package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"

	"waystation/internal/chrome"
	"waystation/server"
	"waystation/shelf"
	"waystation/store"
	"waystation/table"
)

func TestMain(m *testing.M) {
	if what := os.Getenv(errand); what != "" {
		runErrand(what)
		return
	}
	chrome.Main(m)
}

// house is a running server.
type house struct {
	t     *testing.T
	path  string // of the database
	addr  string
	s     *server.Server
	store *store.Store

	changed []func(*server.Config)
	matches atomic.Int64 // made so far
	shut    atomic.Bool  // it has been, for a while
}

// open starts a server on a database of its own. What chance does in its matches is the same whenever the test runs.
func open(t *testing.T, changed ...func(*server.Config)) *house {
	t.Helper()
	h := &house{t: t, path: filepath.Join(t.TempDir(), "waystation.db"), addr: "127.0.0.1:0", changed: changed}
	h.start()
	t.Cleanup(h.stop)
	return h
}

func (h *house) start() {
	h.t.Helper()
	l, err := net.Listen("tcp", h.addr)
	if err != nil {
		h.t.Fatal(err)
	}
	h.addr = l.Addr().String()
	if h.store, err = store.Open(h.path); err != nil {
		h.t.Fatal(err)
	}
	c := server.Config{
		Store: h.store, Games: shelf.All(),
		NewSeed: func() table.Seed { return table.SeedOf(fmt.Sprint(h.t.Name(), h.matches.Add(1))) },
		Log:     slog.New(slog.NewTextHandler(io.Discard, nil)),
		Limits:  server.Limits{Rate: 1e6, Burst: 1e6, Creations: 1e6, CreationBurst: 1e6, BotTime: patience},
	}
	for _, change := range h.changed {
		change(&c)
	}
	if h.s, err = server.New(c); err != nil {
		h.t.Fatal(err)
	}
	s := h.s
	go func() {
		if err := s.Serve(l); err != nil {
			h.t.Error(err)
		}
	}()
}

func (h *house) stop() {
	h.shut.Store(true)
	if err := h.s.Close(); err != nil {
		h.t.Error(err)
	}
	if err := h.store.Close(); err != nil {
		h.t.Error(err)
	}
}

// The sizes of screens.
type size struct{ width, height int }

var (
	desk   = size{1440, 900}
	laptop = size{1280, 720}
	phone  = size{390, 844}
)

// tab is somebody's browser.
type tab struct {
	t    *testing.T
	ctx  context.Context
	home *house
	base string

	scriptless bool

	mu      sync.Mutex
	trouble []string // what the console complains of
}

// visitor is somebody who has never been here.
func (h *house) visitor(t *testing.T, s size) *tab {
	t.Helper()
	b := &tab{t: t, ctx: chrome.Test(t, s.width, s.height), home: h, base: "http://" + h.addr}
	messages := chromedp.Console(b.ctx)
	go func() {
		for m, err := range messages {
			if err != nil {
				return
			}
			if m.IsException() || m.Type == "error" || m.Type == "warning" || m.Type == "assert" {
				b.mu.Lock()
				b.trouble = append(b.trouble, strings.TrimSpace(m.String()+" "+m.URL))
				b.mu.Unlock()
			}
		}
	}()
	return b
}

// quiet fails the test if the console has complained, but for asking a server in vain that was stopped.
func (b *tab) quiet() {
	b.t.Helper()
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, m := range slices.Compact(b.trouble) {
		if b.home.shut.Load() && strings.Contains(m, "net::ERR_CONNECTION_REFUSED") {
			continue
		}
		b.t.Errorf("the console says: %s", m)
	}
}

func (b *tab) do(steps ...chromedp.Action[chromedp.Void]) {
	b.t.Helper()
	if err := chromedp.Do(b.ctx, steps...); err != nil {
		b.t.Fatal(err)
	}
}

// cdp is a command of the protocol as a step.
func command[P, R any](c cdp.Command[P, R], params P) chromedp.Action[chromedp.Void] {
	return func(ctx context.Context, _ *chromedp.Target) (chromedp.Void, error) {
		_, err := chromedp.Call(ctx, c, params)
		return chromedp.Void{}, err
	}
}

func (b *tab) goTo(path string) {
	b.t.Helper()
	b.do(chromedp.Navigate(b.base + path))
}

// try is the value of an expression, if the page can tell at the moment.
func (b *tab) try(expr string, into any) error {
	text, err := chromedp.Run(b.ctx, chromedp.Evaluate[string](`JSON.stringify(`+expr+`) ?? "null"`))
	if err != nil {
		return err
	}
	return json.Unmarshal([]byte(text), into)
}

// tell is the value of an expression, in words.
func (b *tab) tell(expr string) string {
	b.t.Helper()
	var v any
	if err := b.try(expr, &v); err != nil {
		b.t.Fatalf("%s: %v", expr, err)
	}
	return fmt.Sprint(v)
}

// patience is when a test gives up what never comes. No test's outcome hangs on it: it is far more than any machine
// needs.
const patience = 10 * time.Minute

// until waits until an expression is true of a page that has been loaded. While one is being left or still comes it
// can't tell, which is no error. It asks at once and then less and less often, as each look costs the browser work that
// other tests wait for.
func (b *tab) until(expr string) {
	b.t.Helper()
	const loaded = `document.readyState === "complete" && `
	var err error
	for end, wait := time.Now().Add(patience), 5*time.Millisecond; time.Now().Before(end); time.Sleep(wait) {
		wait = min(2*wait, 100*time.Millisecond)
		var v bool
		if err = b.try(loaded+`!!(`+expr+`)`, &v); err == nil && v {
			return
		}
		if b.ctx.Err() != nil {
			break
		}
	}
	b.t.Fatalf("waited in vain for %s (%v) at %s, the focus at %s:\n%s", expr, err, b.tell(`location.href`),
		b.tell(where), b.tell(`document.querySelector("main")?.innerText.slice(0, 600)`))
}

// rest waits until nothing moves any more, and no number counts.
func (b *tab) rest() {
	b.t.Helper()
	b.until(`!document.getAnimations().length`)
}

// press clicks the middle of what the selector finds, as a mouse does, as soon as it is there. What lies over it is an
// error.
func (b *tab) press(selector string) {
	b.t.Helper()
	sel, _ := json.Marshal(selector)
	for end := time.Now().Add(patience); time.Now().Before(end); {
		b.until(`document.querySelector(` + string(sel) + `)`)
		if b.hit(selector) {
			return
		}
	}
	b.t.Fatalf("%s went away again and again before it could be pressed", selector)
}

// pressUntil presses until something is so, and once more after some seconds in which it is not: while a page is drawn
// anew it can miss a press, as a person may have to press twice.
func (b *tab) pressUntil(selector, expr string) {
	b.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); {
		b.press(selector)
		for again := time.Now().Add(5 * time.Second); time.Now().Before(again); time.Sleep(10 * time.Millisecond) {
			if b.tell(`!!(`+expr+`)`) == "true" {
				return
			}
		}
	}
	b.t.Fatalf("%s was pressed in vain: never %s", selector, expr)
}

// tap clicks the middle of what the selector finds, and reports whether it was there. While things slide over the page
// it waits.
func (b *tab) tap(selector string) bool {
	b.t.Helper()
	var at struct {
		There, Sliding, Sheet bool
		Came                  bool // it was brought into view only now: it may be drawn into place when it is pointed at
		X, Y                  float64
		Over                  string
	}
	sel, _ := json.Marshal(selector)
	for tries := 0; ; tries++ {
		err := b.try(`(() => {
			const el = document.querySelector(`+string(sel)+`);
			if (!el) return {there: false, sliding: false, x: 0, y: 0, over: ""};
			const was = el.getBoundingClientRect();
			el.scrollIntoView({block: "nearest", inline: "nearest", behavior: "instant"});
			const r = el.getBoundingClientRect(), came = r.left !== was.left || r.top !== was.top;
			const x = r.left + r.width / 2, y = r.top + r.height / 2, hit = document.elementFromPoint(x, y);
			window.tapped = window.released = false;
			el.addEventListener("click", () => window.tapped = true, {once: true});
			document.addEventListener("mouseup", () => setTimeout(() => window.released = true),
				{once: true, capture: true}); // a click comes at once
			return {there: true, sliding: document.getAnimations().some(a => a.playState === "running"), came, x, y,
				sheet: !!hit?.closest("dialog:modal") && !el.closest("dialog"),
				over: el.contains(hit) || el.labels && [...el.labels].some(l => l.contains(hit)) ? ""
					: hit ? hit.outerHTML.slice(0, 200) : "nothing"};
		})()`, &at)
		if err != nil {
			b.t.Fatalf("%s: %v", selector, err)
		}
		if at.Sheet { // it has come since
			b.reads()
			continue
		}
		if at.Came && tries < 20 {
			b.do(chromedp.MouseEvent(chromedp.MouseMoved, at.X, at.Y))
			continue
		}
		if at.Over == "" || !at.Sliding {
			break
		}
		time.Sleep(10 * time.Millisecond)
	}
	if at.Over != "" {
		b.t.Fatalf("%s can't be pressed: over it lies %s", selector, at.Over)
	}
	if at.There {
		b.do(chromedp.MouseClickXY(at.X, at.Y))
	}
	return at.There
}

// hit presses what the selector finds, and reports whether the press met it: it may be gone, or others' answers may
// have moved it away under the pointer. On a page that has been left, or has no scripts, there is nobody to say that it
// missed.
func (b *tab) hit(selector string) bool {
	b.t.Helper()
	if !strings.Contains(selector, "dialog") {
		b.reads()
	}
	if !b.tap(selector) {
		return false
	}
	if b.scriptless {
		return true
	}
	waits, missed := true, false
	for end := time.Now().Add(patience); waits && time.Now().Before(end); {
		if err := b.try(`window.released === false`, &waits); err != nil {
			return true
		}
	}
	err := b.try(`window.tapped === false`, &missed)
	return err != nil || !missed
}

// reads closes a sheet that lies over the table. It opens at its beginning, also where its button lies below the
// screen.
func (b *tab) reads() {
	b.t.Helper()
	closed := `(sheet => {
		const from = sheet?.scrollTop ?? 0;
		sheet?.querySelector("[data-sheet-read]")?.click();
		return from === 0;
	})(document.querySelector("dialog[open]"))`
	var begins bool
	if err := b.try(closed, &begins); err != nil {
		b.t.Fatalf("a sheet over the table can't be closed: %v", err)
	}
	if !begins {
		b.t.Error("a sheet over the table does not open at its beginning")
	}
}

// choose picks what a list offers by how it begins. Typed, its letters would have to come in time.
func (b *tab) choose(list, begins string) {
	b.t.Helper()
	if got := b.tell(fmt.Sprintf(`(list => {
		const at = [...list.options].findIndex(o => o.text.trim().startsWith(%q));
		if (at >= 0) list.selectedIndex = at;
		list.dispatchEvent(new Event("input", {bubbles: true}));
		list.dispatchEvent(new Event("change", {bubbles: true}));
		return at >= 0;
	})(document.querySelector(%q))`, begins, list)); got != "true" {
		b.t.Fatalf("%s does not offer %s", list, begins)
	}
}

// enter types into a field, when the page has come.
func (b *tab) enter(field, text string) {
	b.t.Helper()
	b.until(fmt.Sprintf(`document.readyState === "complete" && document.querySelector(%q)`, field))
	b.do(focusOn(field))
	b.keys(text)
}

// keys presses keys one after the other.
func (b *tab) keys(keys ...string) {
	b.t.Helper()
	for _, k := range keys {
		b.do(chromedp.KeyEvent(k))
	}
}

// focusOn puts the focus somewhere, as a screen reader can.
func focusOn(selector string) chromedp.Action[chromedp.Void] {
	return chromedp.Evaluate[chromedp.Void](`document.querySelector("` + selector + `").focus()`)
}

// state is how the table stands on the screen.
type state struct {
	Number    string // of the question
	Say       string
	Mine      bool
	Over      bool
	Choices   []shown
	Undo, Why bool
	Wide      bool // the page can be scrolled sideways
	Log       int
	Focus     string
	Version   string

	Missed bool `json:"-"` // it came by others' answers, before the press had met its button
}

// shown is one choice on the screen.
type shown struct {
	Key, Label string
	Chosen     bool
	People     bool // a Survivor is shown on it
}

// A page that is still on its way is no table yet: its end is missing, and its script does not listen.
const readState = `(() => {
	const here = document.readyState === "complete";
	const q = s => document.querySelector(s), all = s => [...document.querySelectorAll(s)];
	return {
		number: q("#ask[data-mine] [name=number]")?.value ?? "", say: q("#ask-say")?.textContent.trim() ?? "",
		mine: here && !!q("#ask[data-mine]"), over: here && !!q("[data-region=reckoning]"),
		choices: all("#ask .choices button[data-key], [data-asks] button[data-key]").filter(b => b.checkVisibility())
			.map(b => ({key: b.dataset.key, label: (b.textContent.trim() + " " + (b.dataset.n ?? "")).trim(),
				chosen: b.classList.contains("is-chosen"), people: !!b.querySelector("[aria-label=survivor]")})),
		undo: !!q("#ask footer [data-shortcut=u]"), why: !!q("#ask [data-why]"),
		wide: document.documentElement.scrollWidth > innerWidth, log: all("#log li").length,
		focus: document.activeElement?.id ?? "", version: q("[data-version]")?.dataset.version ?? "",
	}})()`

// state waits for a page that can tell: one that is being left can't.
func (b *tab) state() state {
	b.t.Helper()
	return b.awaits("a page", func(state) bool { return true })
}

// picked is what of several options is picked, and how often, which stands among a choice's words.
func (s state) picked() string {
	var keys []string
	for _, c := range s.Choices {
		if c.Chosen {
			keys = append(keys, c.Key+" "+c.Label)
		}
	}
	return strings.Join(keys, "+")
}

// passes reports whether the viewer may pass.
func (s state) passes() bool {
	return slices.ContainsFunc(s.Choices, func(c shown) bool { return c.Key == "pass" })
}

// awaits waits until the table stands as wanted.
func (b *tab) awaits(what string, wanted func(state) bool) state {
	b.t.Helper()
	s, ok := b.within(patience, wanted)
	if !ok {
		b.t.Fatalf("waited in vain: %s: %+v at %s:\n%s", what, s, b.tell(`location.href`),
			b.tell(`document.querySelector("main")?.innerText.slice(0, 600)`))
	}
	return s
}

// within is how the table stands as soon as it stands as wanted, or when the time is up.
func (b *tab) within(d time.Duration, wanted func(state) bool) (s state, ok bool) {
	for end := time.Now().Add(d); time.Now().Before(end) && b.ctx.Err() == nil; time.Sleep(10 * time.Millisecond) {
		if err := b.try(readState, &s); err == nil && wanted(s) {
			return s, true
		}
	}
	return s, false
}

// myTurn waits until the viewer is asked something, or all is over, and closes what is to be read first.
func (b *tab) myTurn() state {
	b.t.Helper()
	s := b.awaits("to be asked, or the end", func(s state) bool { return s.Over || s.Mine && len(s.Choices) > 0 })
	b.reads()
	return s
}

// firstKey is the key of the first choice, which is written before it: a digit, or d when the only choice is to be
// done.
func (s state) firstKey() string { return strings.ToLower(s.Choices[0].Label[:1]) }

// choice selects the button of an answer in the question, or on the board where that draws it.
func choice(key string) string {
	return `:is(#ask .choices, [data-asks]) button[data-key="` + key + `"]`
}

// answer gives an answer with the mouse and waits for the next question, or for an option of several to be picked.
// Where all decide at once the others' answers may move the button away under the pointer: then it is pressed again.
func (b *tab) answer(s state, key string) state {
	b.t.Helper()
	return b.answerAt(s, choice(key))
}

// answerAt does so with the button that the selector finds.
func (b *tab) answerAt(s state, selector string) state {
	b.t.Helper()
	for end := time.Now().Add(patience); !b.hit(selector); {
		if n := b.state(); n.follows(s) {
			n.Missed = true
			return n
		}
		if time.Now().After(end) {
			b.t.Fatalf("%q could not be answered with %s: %+v", s.Say, selector, b.state())
		}
	}
	return b.next(s)
}

// next waits until a question has been answered and another one is put.
func (b *tab) next(s state) state {
	b.t.Helper()
	return b.awaits("the answer is taken", func(n state) bool { return n.follows(s) })
}

// follows reports whether it is the next question after an answer, or the same asked once more, or the end.
func (s state) follows(before state) bool {
	return s.Over || s.Mine && len(s.Choices) > 0 && (s.Number != before.Number || s.picked() != before.picked() ||
		s.Say != before.Say)
}
