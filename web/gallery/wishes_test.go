package gallery

import (
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/chromedp"

	"waystation/web"
)

// wishes sets what the browser of a test wants.
func (h hand) wishes(prefs string) {
	h.t.Helper()
	h.do(chromedp.Evaluate[chromedp.Void](`document.cookie = "prefs=` + prefs + `; path=/"`))
}

// What somebody else does is heard as far as that is wanted; one's own answer never is.
func TestWhatOthersDoIsHeard(t *testing.T) {
	d := newDesk()
	h := sit(t, d)
	h.do(chromedp.Evaluate[chromedp.Void](`window.heard = []; const start = OscillatorNode.prototype.start;
		OscillatorNode.prototype.start = function (at) { heard.push(this.frequency.value); start.call(this, at) }`))
	const heard = `heard.join()`
	d.change(func() { d.next("Nobody listens.") })
	h.sees(sentence, "Nobody listens.")
	h.wishes("sound-turn")
	h.do(chromedp.KeyEvent("3"))
	h.sees(sentence, "Answered explore:3.")
	d.change(func() { d.moved = true })
	h.sees(`document.title`, "● Round 34: Waystation")
	if got := h.js(heard); got != "" {
		t.Fatalf("heard %s, and nobody was asked anything new by somebody else", got)
	}
	d.change(func() { d.next("Now you.") })
	h.sees(heard, "196,196")
	h.wishes("sound-news.sound-turn")
	d.change(func() { d.moved = false })
	h.sees(heard, "196,196,880")
}

func TestANoticeForWhoLooksElsewhere(t *testing.T) {
	d := newDesk()
	h := sit(t, d)
	h.wishes("notify-turn")
	h.do(chromedp.Evaluate[chromedp.Void](`window.told = [];
		window.Notification = class { constructor(title, { body }) { told.push(title + " | " + body.trim()) } };
		Notification.permission = "granted"`))
	d.change(func() { d.next("You look on.") })
	h.sees(sentence, "You look on.")
	h.do(chromedp.Evaluate[chromedp.Void](`Object.defineProperty(document, "hidden", { value: true })`))
	d.change(func() { d.next("You look away.") })
	h.sees(`told.join()`, "Round 33: Waystation | You look away.")
	h.wishes("")
	d.change(func() { d.next("You want none.") })
	h.sees(sentence, "You want none.")
	h.sees(`told.length`, "1")
}

func TestNothingMovesIfThatIsWanted(t *testing.T) {
	d := newDesk()
	h := sit(t, d)
	h.do(chromedp.Evaluate[chromedp.Void](`window.timed = []; const animate = Element.prototype.animate;
		Element.prototype.animate = function (steps, how) { timed.push(how.duration); return animate.call(this, steps, how) }`))
	const timed = `[...new Set(timed)].join()`
	h.wishes("motion-off")
	d.change(func() { d.moved = true })
	h.sees(`document.querySelector("[data-vt=convoy-blue]").classList.contains("is-moved")`, "true")
	if got := h.js(timed); got != "" {
		t.Errorf("moved for %s ms", got)
	}
	h.wishes("motion-slow")
	d.change(func() { d.moved = false })
	h.sees(timed, "400,600,800")
}

// A key ends what moves, and does what it does.
func TestAKeyEndsWhatMoves(t *testing.T) {
	d := newDesk()
	h := sit(t, d)
	h.do(chromedp.Evaluate[chromedp.Void](`const animate = Element.prototype.animate;
		Element.prototype.animate = function (steps, how) { return animate.call(this, steps, { ...how, duration: 1e9 }) }`))
	moving := `document.getAnimations().filter(a => a.effect.getTiming().duration === 1e9).length > 0`
	d.change(func() { d.moved = true })
	h.sees(moving, "true")
	h.do(chromedp.KeyEvent("3"))
	h.sees(moving, "false")
	h.sees(sentence, "Answered explore:3.")
}

// What is shown again goes on by itself to its end, unless something is pressed.
func TestWhatIsShownAgainGoesOnByItself(t *testing.T) {
	var last atomic.Int64
	last.Store(2)
	srv := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, "/static/") {
			web.Static().ServeHTTP(w, r)
			return
		}
		at, _ := strconv.Atoi(r.URL.Query().Get("at"))
		ask := web.Ask{
			Game: "firelands", Say: "Step " + strconv.Itoa(at) + ".",
			Walk: &web.Walk{URL: "/again", At: at, Of: int(last.Load()), Eyes: "0", Plays: true, Back: "/t"},
		}
		p := web.Page{Title: "Again", Game: "firelands", Fragment: r.Header.Get("X-Fragment") == "1", Apart: true}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		_ = tableLive(p, ask, log(), web.Live{}, false).Render(r.Context(), w)
	}))
	t.Cleanup(srv.Close)
	h := hand{t, browser(t)}
	h.do(chromedp.Navigate(srv.URL + "/again"))
	h.wishes("motion-quick")
	h.sees(sentence, "Step 2.")
	h.sees(`!!document.querySelector("#walk-on")`, "false")

	last.Store(1000)
	h.do(chromedp.Navigate(srv.URL+"/again"), chromedp.Evaluate[chromedp.Void](`window.stopped = [];
		const stop = clearTimeout; window.clearTimeout = id => { stopped.push(id); stop(id) }`))
	h.do(chromedp.KeyEvent("x"))
	h.sees(`stopped.some(id => id > 0)`, "true")
}
