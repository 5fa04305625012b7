package gallery

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"waystation/internal/chrome"
	"waystation/tongue"
	"waystation/web"
)

// desk is a table with one made-up match: every answer is taken, except those the test says are not.
type desk struct {
	mu      sync.Mutex
	ask     web.Ask
	log     web.Log
	version int
	posts   []string                  // answers taken, as number and key
	refuse  func(http.ResponseWriter) // the next answer
	down    bool                      // nobody answers
	moved   bool                      // the blue convoy has gone on
	changed chan struct{}
	held    chan struct{} // what a page holds is sent when this is closed; nil for at once
}

func newDesk() *desk {
	d := &desk{ask: yourTurn(), log: log(), version: 31, changed: make(chan struct{})}
	d.ask.URL, d.ask.UndoURL = "/t", "/t"
	return d
}

// change lets something happen at the table and tells everybody who listens.
func (d *desk) change(what func()) {
	d.mu.Lock()
	defer d.mu.Unlock()
	what()
	d.version++
	close(d.changed)
	d.changed = make(chan struct{})
}

func (d *desk) taken() string {
	d.mu.Lock()
	defer d.mu.Unlock()
	return strings.Join(d.posts, " ")
}

func (d *desk) next(sentence string) {
	d.ask.Number++
	d.ask.Say = sentence
	d.ask.Choices = d.ask.Choices[1:]
}

func (d *desk) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	switch {
	case strings.HasPrefix(r.URL.Path, "/static/"):
		web.Static().ServeHTTP(w, r)
	case strings.Contains(r.URL.Path, "/cards/"):
		_ = cardPage(web.Page{}).Render(r.Context(), w)
	case r.URL.Path == "/events":
		w.Header().Set("Content-Type", "text/event-stream")
		for {
			d.mu.Lock()
			fmt.Fprintf(w, "event: table\ndata: %d\n\n", d.version)
			changed := d.changed
			d.mu.Unlock()
			w.(http.Flusher).Flush()
			select {
			case <-changed:
			case <-r.Context().Done():
				return
			}
		}
	case r.Method == "POST":
		d.mu.Lock()
		refuse, down := d.refuse, d.down
		d.refuse = nil
		d.mu.Unlock()
		if down {
			panic(http.ErrAbortHandler)
		}
		if refuse != nil {
			refuse(w)
			return
		}
		d.change(func() {
			d.posts = append(d.posts, r.PostFormValue("number")+" "+r.PostFormValue("key"))
			d.next("Answered " + r.PostFormValue("key") + ".")
		})
		http.Redirect(w, r, "/t", http.StatusSeeOther)
	default:
		d.mu.Lock()
		p := web.Page{
			Title: "Round " + strconv.Itoa(d.version), Game: "firelands", MyTurn: true,
			Fragment: r.Header.Get("X-Fragment") == "1", Apart: true,
		}
		ask, log, moved, live := d.ask, d.log, d.moved, web.Live{Events: "/events", Version: strconv.Itoa(d.version)}
		held := d.held
		d.mu.Unlock()
		w.Header().Set("Content-Security-Policy", web.CSP)
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		if held != nil {
			w.(http.Flusher).Flush()
			<-held
		}
		_ = tableLive(p, ask, log, live, moved).Render(r.Context(), w)
	}
}

func TestMain(m *testing.M) { chrome.Main(m) }

func browser(t *testing.T) context.Context {
	t.Helper()
	return chrome.Test(t, 1440, 900)
}

type hand struct {
	t   *testing.T
	ctx context.Context
}

// sit opens the desk in the browser.
func sit(t *testing.T, d *desk) hand {
	ctx := browser(t)
	srv := httptest.NewServer(d)
	t.Cleanup(srv.CloseClientConnections)
	h := hand{t, ctx}
	h.do(chromedp.Navigate(srv.URL + "/t"))
	h.do(chromedp.Evaluate[chromedp.Void](`window.neverReloaded = true`))
	return h
}

func (h hand) do(steps ...chromedp.Action[chromedp.Void]) {
	h.t.Helper()
	if err := chromedp.Do(h.ctx, steps...); err != nil {
		h.t.Fatal(err)
	}
}

func (h hand) js(expr string) string {
	h.t.Helper()
	got, err := h.try(expr)
	if err != nil {
		h.t.Fatalf("%s: %v", expr, err)
	}
	return got
}

// try is the value of an expression, if the page can tell at the moment.
func (h hand) try(expr string) (string, error) {
	return chromedp.Run(h.ctx, chromedp.Evaluate[string](`String(`+expr+`)`))
}

// patience is when a test gives up what never comes. No test's outcome hangs on it: it is far more than any machine
// needs.
const patience = 5 * time.Minute

// sees waits until an expression has a value. While a page is being left or still comes it can't tell, which is no
// error.
func (h hand) sees(expr, want string) {
	h.t.Helper()
	got, err := "", error(nil)
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		if got, err = h.try(expr); err == nil && got == want {
			return
		}
		if h.ctx.Err() != nil {
			break
		}
	}
	h.t.Errorf("%s is %q (%v), want %q", expr, got, err, want)
}

const (
	sentence = `document.querySelector("#ask-say").textContent.trim()`
	focused  = `document.activeElement.id || document.activeElement.dataset.key || document.activeElement.tagName`
	reloaded = `!window.neverReloaded`
)

func TestAKeyAnswersWithoutAReload(t *testing.T) {
	d := newDesk()
	h := sit(t, d)
	h.do(chromedp.KeyEvent("3"))
	h.sees(sentence, "Answered explore:3.")
	h.sees(focused, "ask-say")
	h.sees(reloaded, "false")
	h.sees(`document.title`, "● Round 32: Waystation")
	if got := d.taken(); got != "31 explore:3" {
		t.Errorf("the table took %q", got)
	}
	h.do(chromedp.KeyEvent("b"))
	h.sees(sentence, "Answered break.")
}

func TestTheFirstOfTwoQuickPressesCounts(t *testing.T) {
	d := newDesk()
	h := sit(t, d)
	h.do(chromedp.Evaluate[chromedp.Void](`for (const key of ["explore:3", "break"]) ` +
		`document.querySelector("[data-key='" + key + "']").click()`))
	h.sees(sentence, "Answered explore:3.")
	h.sees(`document.querySelector("[data-oops]").hidden`, "true")
	if got := d.taken(); got != "31 explore:3" {
		t.Errorf("the table took %q", got)
	}
}

// A press counts for the question that it was meant for: while the page that follows an answer is still on its way, there
// is nothing to press.
func TestAPressBeforeThePageHasComeIsNone(t *testing.T) {
	d := newDesk()
	h := sit(t, d)
	h.do(chromedp.Evaluate[chromedp.Void](`{
		const get = window.fetch;
		window.begun = 0;
		window.fetch = async (...of) => { const res = await get(...of); window.begun++; return res; };
	}`))
	held := make(chan struct{})
	d.mu.Lock()
	d.held = held
	d.mu.Unlock()
	h.do(chromedp.KeyEvent("3"))
	h.sees(`window.begun`, "1")
	h.do(chromedp.KeyEvent("b"))
	close(held)
	h.sees(sentence, "Answered explore:3.")
	h.do(chromedp.KeyEvent("b"))
	h.sees(sentence, "Answered break.")
	if got := d.taken(); got != "31 explore:3 32 break" {
		t.Errorf("the table took %q", got)
	}
}

func TestAChangeElsewhereKeepsWhatThePlayerHolds(t *testing.T) {
	d := newDesk()
	for range 40 {
		d.log.Entries = append(d.log.Entries, web.LogEntry{Seat: red, Words: "Mara waits."})
	}
	h := sit(t, d)
	h.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("[data-key=break]").focus()`),
		chromedp.Evaluate[chromedp.Void](`document.querySelector("[data-keep=why-more]").open = true`),
		chromedp.Evaluate[chromedp.Void](`document.querySelector("[data-scroll=log]").scrollTop = 120`))
	d.change(func() {
		d.ask.Known = "Otto has passed."
		d.log.Entries = append(d.log.Entries, web.LogEntry{Seat: yellow, Words: "Otto passed."})
	})
	h.sees(`document.querySelector(".ask .sub").textContent.trim()`, "Otto has passed.")
	h.sees(focused, "break")
	h.sees(`document.querySelector("[data-keep=why-more]").open`, "true")
	h.sees(`document.querySelector("[data-scroll=log]").scrollTop`, "120")
	h.sees(reloaded, "false")
	h.sees(`document.querySelector("[data-version]").dataset.version`, "32")
}

func TestANewQuestionIsReadOut(t *testing.T) {
	d := newDesk()
	h := sit(t, d)
	d.change(func() { d.next("Which way?") })
	h.sees(`document.querySelector("#live").textContent.trim()`, "Which way?")
}

func TestTheTableMovedOn(t *testing.T) {
	d := newDesk()
	h := sit(t, d)
	d.mu.Lock()
	d.refuse = func(w http.ResponseWriter) {
		d.ask.Say = "Something newer?"
		http.Error(w, "Mara was faster. This is the table now.", http.StatusConflict)
	}
	d.mu.Unlock()
	h.do(chromedp.KeyEvent("2"))
	h.sees(sentence, "Something newer?")
	h.sees(`document.querySelector("[data-oops]").textContent.trim()`, "Mara was faster. This is the table now.")
	h.sees(reloaded, "false")
}

func TestARefusalIsSaidWhereTheQuestionIs(t *testing.T) {
	d := newDesk()
	h := sit(t, d)
	oops := `document.querySelector("[data-oops]:not([hidden])")?.textContent.trim()`
	for _, c := range []struct {
		refuse func(http.ResponseWriter)
		want   string
	}{
		{func(w http.ResponseWriter) { http.Error(w, "Slot 2 is not on offer.", http.StatusUnprocessableEntity) },
			"Slot 2 is not on offer."},
		{func(w http.ResponseWriter) {
			w.Header().Set("Content-Type", "text/html")
			w.WriteHeader(500)
			fmt.Fprint(w, "<p>stack")
		}, "The table refused that. Reload the page to see how it stands."},
	} {
		d.mu.Lock()
		d.refuse = c.refuse
		d.mu.Unlock()
		h.do(chromedp.KeyEvent("2"))
		h.sees(oops, c.want)
	}
	setDown := func(down bool) {
		d.mu.Lock()
		d.down = down
		d.mu.Unlock()
	}
	setDown(true)
	h.do(chromedp.KeyEvent("2"))
	h.sees(oops, "The table could not be reached, so nothing was sent. Try again in a moment.")
	setDown(false)
	h.do(chromedp.KeyEvent("2"))
	h.sees(sentence, "Answered explore:2.")
	h.sees(oops, "undefined")
}

// On a phone the map is wider than its place. It shows the region that counts, and stays where the player moves it.
func TestTheMapTurnsToTheRegionThatCounts(t *testing.T) {
	d := newDesk()
	h := sit(t, d)
	h.do(chromedp.EmulateViewport(390, 844), chromedp.Reload())
	shown := `(r => r.left >= 0 && r.right <= innerWidth)(document.querySelector("[data-vt=convoy-blue] ` +
		`use").getBoundingClientRect())`
	h.sees(shown, "true")
	d.change(func() { d.moved = true })
	h.sees(`document.querySelector(".regs .on").textContent`, "2 The Ribs")
	h.sees(`document.getAnimations().length`, "0")
	h.sees(shown, "true")
	h.do(chromedp.Evaluate[chromedp.Void](`document.querySelector(".mapscroll").scrollLeft = 0`))
	d.change(func() { d.next("Which way?") })
	h.sees(sentence, "Which way?")
	h.sees(`document.querySelector(".mapscroll").scrollLeft`, "0")
}

func TestTheRulebookFiltersAndLinksAreCopied(t *testing.T) {
	ctx := browser(t)
	mux := http.NewServeMux()
	mux.Handle("/static/", web.Static())
	mux.Handle("/gallery/", Handler())
	srv := httptest.NewServer(mux)
	t.Cleanup(srv.Close)
	h := hand{t, ctx}
	h.do(chromedp.Navigate(srv.URL+"/gallery/rules"),
		chromedp.SendKeys(chromedp.CSS("[data-filter]"), "survivor falls"))
	h.sees(`[...document.querySelectorAll("[data-rule]:not([hidden])")].map(r => r.id).join()`, "FL-RULING-23")
	h.sees(`document.querySelector("[data-found]").textContent`, "1 place")
	h.sees(`document.querySelectorAll("[data-chapter]:not([hidden])").length`, "1")
	// By how words begin, in introductions, too; where nothing holds them all, by the rarest. The server finds the same.
	for typed, want := range map[string]string{
		"urvivor":          "Nothing in these rules holds any of these words.",
		"fl-ruling-23 (fl": "Nothing holds all these words. This holds “fl-ruling-23”.",
		"FL-ruling-23":     "1 place",
		"feeds":            "1 place",
		"survivor towing":  "Nothing holds all these words. This holds “survivor”.",
		"turn falls when":  "Nothing holds all these words. This holds “falls when”.",
		"food":             "3 places",
	} {
		h.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`(field => {
			field.value = %q;
			field.dispatchEvent(new Event("input", {bubbles: true}));
		})(document.querySelector("[data-filter]"))`, typed)))
		h.sees(`document.querySelector("[data-found]").textContent`, want)
		page := rulebook(web.Page{})
		page.Query = typed
		w := httptest.NewRecorder()
		if err := web.RulebookPage(page).Render(t.Context(), w); err != nil {
			t.Fatal(err)
		}
		var shown []string
		for _, m := range regexp.MustCompile(`<h2 id="([^"]+)"|id="([^"]+)" data-rule`).FindAllStringSubmatch(w.Body.String(), -1) {
			shown = append(shown, m[1]+m[2])
		}
		h.sees(`[...document.querySelectorAll("[data-chapter]:not([hidden]) > h2, [data-rule]:not([hidden])")].map(r => r.id).join()`,
			strings.Join(shown, ","))
		if !strings.Contains(w.Body.String(), ">"+want+"<") {
			t.Errorf("%q: the server does not say %q", typed, want)
		}
	}
	h.do(chromedp.Evaluate[chromedp.Void](`document.querySelector(".rb nav a[href='#FL-EXPL']").click()`))
	h.sees(`document.querySelector("#FL-EXPL-04").checkVisibility() + " " + `+
		`document.querySelector("[data-filter]").value`, "true ")
	h.do(chromedp.Navigate(srv.URL+"/gallery/share"),
		chromedp.Evaluate[chromedp.Void](`document.querySelector("[data-copy]").click()`)) // it may be folded away
	h.sees(`document.querySelector("[data-copy]").textContent`, "Copied")
}

// In the short form a mode that is for another number takes the nearest it is for, and a number a mode that is for it.
func TestModeAndNumberFitEachOther(t *testing.T) {
	mux := http.NewServeMux()
	mux.Handle("/static/", web.Static())
	mux.Handle("/gallery/", Handler())
	srv := httptest.NewServer(mux)
	t.Cleanup(srv.Close)
	h := hand{t, browser(t)}
	h.do(chromedp.Navigate(srv.URL + "/gallery/quick"))
	const chosen = `["mode", "players"].map(n => document.querySelector("[name=" + n + "]:checked").value).join()`
	for _, x := range []struct{ press, want string }{
		{"[name=players][value='2']", "race,2"}, {"[name=mode][value=teams]", "teams,4"},
		{"[name=players][value='3']", "race,3"}, {"[name=mode][value=short]", "short,3"},
		{"[name=players][value='4']", "short,4"},
	} {
		h.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("` + x.press + `").click()`))
		h.sees(chosen, x.want)
	}
}

// What the script says is in the language of the page, which it has from there.
func TestTheScriptSpeaksTheLanguageOfThePage(t *testing.T) {
	set, err := tongue.Read(tongue.Built())
	if err != nil {
		t.Fatal(err)
	}
	german, _ := set.Find("de")
	mux := http.NewServeMux()
	mux.Handle("/static/", web.Static())
	mux.HandleFunc("/gallery/", func(w http.ResponseWriter, r *http.Request) {
		page := httptest.NewRecorder()
		Handler().ServeHTTP(page, r)
		w.Write(german.Page(page.Body.Bytes()))
	})
	srv := httptest.NewServer(mux)
	t.Cleanup(srv.Close)
	h := hand{t, browser(t)}
	for typed, found := range map[string]string{
		"survivor falls": "1 Stelle", "urvivor": "3 Stellen", "survivor": "3 Stellen",
		"nowhere":       "In diesen Regeln steht keines dieser Wörter.",
		"nowhere falls": "Nirgends stehen alle diese Wörter zusammen. Hier steht „falls“.",
	} {
		h.do(chromedp.Navigate(srv.URL+"/gallery/rules"), chromedp.SendKeys(chromedp.CSS("[data-filter]"), typed))
		h.sees(`document.querySelector("[data-found]").textContent`, found)
	}
	h.do(chromedp.Navigate(srv.URL+"/gallery/share"),
		chromedp.Evaluate[chromedp.Void](`document.querySelector("[data-copy]").click()`)) // it may be folded away
	h.sees(`document.querySelector("[data-copy]").textContent`, "Kopiert")
}

func TestKeysWorkThePanel(t *testing.T) {
	d := newDesk()
	h := sit(t, d)
	h.do(chromedp.KeyEvent("l"))
	h.sees(focused, "log")
	h.do(chromedp.KeyEvent("m"))
	h.sees(focused, "map")
	h.do(chromedp.KeyEvent("?"))
	h.sees(focused, "why")
	h.sees(`document.querySelector("#why details").open`, "true")
	h.do(chromedp.KeyEvent("u"))
	h.sees(sentence, "Answered .")
}

func TestThemeAndHintsAreRemembered(t *testing.T) {
	h := sit(t, newDesk())
	h.do(chromedp.Click(chromedp.CSS("[data-theme]")))
	first := h.js(`document.cookie.match(/theme=(\w+)/)[1]`)
	h.sees(`document.documentElement.classList.contains("`+first+`")`, "true")
	h.do(chromedp.Click(chromedp.CSS("[data-theme]")))
	if second := h.js(`document.cookie.match(/theme=(\w+)/)[1]`); second == first {
		t.Errorf("pressed twice, the theme is still %s", first)
	}
	h.do(chromedp.Click(chromedp.CSS(".hint [data-hint-gone=own-panel]")))
	h.sees(`document.querySelector(".hint").hidden`, "true")
	h.do(chromedp.Reload())
	h.sees(`document.querySelector(".hint").hidden`, "true")
	if c := h.js(`document.cookie.match(/hints=([^;]*)/)[1]`); !web.HintsGone(c, "own-panel") ||
		web.HintsGone(c, "other") {
		t.Errorf("the cookie says %q", c)
	}
}

func TestWithoutTheScriptAnAnswerReloads(t *testing.T) {
	d := newDesk()
	h := sit(t, d)
	h.do(func(ctx context.Context, _ *chromedp.Target) (chromedp.Void, error) {
		return chromedp.Call(ctx, emulation.SetScriptExecutionDisabled,
			emulation.SetScriptExecutionDisabledParams{Value: true})
	}, chromedp.Reload(), chromedp.Click(chromedp.CSS(".ask button[value='explore:4']")))
	for end := time.Now().Add(patience); d.taken() == "" && time.Now().Before(end); {
		time.Sleep(10 * time.Millisecond)
	}
	if got := d.taken(); got != "31 explore:4" {
		t.Errorf("the table took %q", got)
	}
}

// What is pressed with a finger is at least 44 high on a phone, 24 with a mouse; and no page is wider than its screen.
func TestTargetsAndWidths(t *testing.T) {
	ctx := browser(t)
	mux := http.NewServeMux()
	mux.Handle("/static/", web.Static())
	mux.Handle("/gallery/", Handler())
	srv := httptest.NewServer(mux)
	t.Cleanup(srv.Close)
	h := hand{t, ctx}
	for _, screen := range []struct{ width, height, least int }{
		{390, 844, 44},
		{900, 1100, 24},
		{1280, 720, 24},
		{1440, 900, 24},
	} {
		h.do(chromedp.EmulateViewport(int64(screen.width), int64(screen.height)))
		for _, e := range Exhibits() {
			h.do(chromedp.Navigate(srv.URL + "/gallery/" + e.Name))
			if wide := h.js(`document.documentElement.scrollWidth`); wide != strconv.Itoa(screen.width) {
				t.Errorf("%s at %d is %s wide", e.Name, screen.width, wide)
			}
			small :=
				h.js(
					fmt.Sprintf(
						`[...document.querySelectorAll("button:not(.key), summary, .btn, .ask footer a, .menu a, .brand, " +
					"select, input:not([type=hidden], [type=checkbox], [type=radio])")]
				.filter(el => el.checkVisibility() && !el.closest(".hfoot, .sr-only"))
				.map(el => [el, el.getBoundingClientRect()]).filter(([el, r]) => r.height < %d || r.width < 24)
				.map(([el, r]) => (el.className || el.tagName) + " " + el.textContent.trim().slice(0, 20) + " " +
					Math.round(r.width) + "x" + Math.round(r.height)).join("; ")`, screen.least))
			if small != "" {
				t.Errorf("%s at %d: too small to press: %s", e.Name, screen.width, small)
			}
		}
	}
}

// On a phone the narrator's text is folded to what is to be done as soon as the table is moved, and unfolded at the
// next step; what it speaks of lies under neither sheet. A question that goes on says so.
func TestOnAPhoneALessonLeavesTheTable(t *testing.T) {
	d := newDesk()
	d.ask.Lesson = &web.Lesson{
		Narrator: "Wren", Say: []string{strings.Repeat("The road is long. ", 20)}, Task: "Explore it.", Steps: 4,
		Suggests: "explore:4", SkipURL: "/t", LeaveURL: "/t",
	}
	d.ask.Choices = append(d.ask.Choices, web.Choice{Key: "wait", Label: "Wait"}, web.Choice{Key: "turn", Label: "Turn round"})
	for i := range 9 {
		d.ask.Choices = append(d.ask.Choices, web.Choice{Key: fmt.Sprint("dig:", i), Label: fmt.Sprint("Dig at the place ", i)})
	}
	h := sit(t, d)
	h.do(chromedp.EmulateViewport(390, 844, chromedp.EmulateTouch), chromedp.Navigate(h.js(`location.href`)))
	text := `document.querySelector(".lesson > details").open`
	h.sees(text, "true")
	h.sees(`(() => {
		const piece = document.querySelector("main .is-pointed:not(.ask *)").getBoundingClientRect();
		const over = document.querySelector(".lesson").getBoundingClientRect();
		return piece.top >= over.bottom && piece.top < document.querySelector(".ask").getBoundingClientRect().top - 40;
	})()`, "true")
	h.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#ask").scrollTo({ top: 0, behavior: "instant" })`))
	h.sees(`/^\d+ more below$/.test(document.querySelector("#ask footer .below:not([hidden])")?.textContent)`, "true")
	h.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#ask footer .below").click()`))
	h.sees(`document.querySelector("#ask").scrollTop > 20`, "true") // a press on it leads there
	h.sees(`document.querySelector(".lesson .told").textContent`, "step 1 of 4")
	touch := `document.querySelector("main .card").dispatchEvent(new TouchEvent("touchmove", { bubbles: true }))`
	h.do(chromedp.Evaluate[chromedp.Void](touch))
	h.sees(text, "false")
	h.sees(`document.querySelector(".lesson .task").offsetHeight > 0`, "true")
	d.change(func() { d.ask.Lesson.Step++ })
	h.sees(`document.querySelector(".lesson .told").textContent`, "step 2 of 4")
	h.sees(text, "true")
}
