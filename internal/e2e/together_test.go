package e2e

import (
	"io"
	"math/rand/v2"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"waystation/shelf"
)

// pair seats two people at one table: Mara, who sets it, and Otto, who comes by the link.
func pair(h *house, game string) (mara, otto *tab, at string) {
	h.t.Helper()
	mara, otto = h.visitor(h.t, desk), h.visitor(h.t, phone)
	for name, b := range map[string]*tab{"Mara": mara, "Otto": otto} {
		b.goTo("/name")
		b.enter("[name=name]", name)
		b.press(`form.setup button[type=submit]`)
		b.until(`location.pathname === "/"`)
	}
	mara.goTo("/new/" + game + "?with=friends")
	mara.press(`.pick:has([name=players][value="2"])`)
	mara.press(`form.setup button[type=submit]`)
	mara.until(`location.pathname.endsWith("/seats")`)
	at = strings.TrimSuffix(mara.tell(`location.pathname`), "/seats")

	// The waiting room shows who comes without a reload.
	mara.remember()
	mara.until(`document.querySelector(".come").textContent.includes("waits for Mara and")`)
	link := mara.tell(`document.querySelector(".bring article input[type=url]").value`)
	otto.goTo(strings.TrimPrefix(link, mara.tell(`location.origin`)))
	otto.press(`main form button[type=submit]`) // looking at a link takes nothing
	otto.until(`location.pathname === "` + at + `"`)
	mara.until(`document.querySelector(".seated").innerText.includes("taken by Otto")`)

	// The first question waits until both are ready.
	otto.press(`form[action*="/ready"] button`)
	mara.until(`document.querySelector(".come").textContent.includes("waits for Mara.")`)
	mara.notReloaded()
	mara.press(`form[action*="/ready"] button`)
	mara.until(`!document.querySelector(".readyhead")`)
	mara.press(`main .btn.main`)
	mara.until(`location.pathname === "` + at + `"`)
	return mara, otto, at
}

// remember marks the page, so that a reload is found out.
func (b *tab) remember() {
	b.do(chromedp.Evaluate[chromedp.Void](`window.neverReloaded = true`))
}

func (b *tab) notReloaded() {
	b.t.Helper()
	if b.tell(`!!window.neverReloaded`) != "true" {
		b.t.Error("the page was loaded anew")
	}
}

// settled is how the table stands on two screens when both show what the server would show them now.
func settled(mara, otto *tab) (m, o state) {
	mara.t.Helper()
	var now string
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		m, o, now = mara.state(), otto.state(), mara.stamp()
		if m.Version == now && o.Version == now {
			return m, o
		}
	}
	mara.t.Fatalf("the table stands at %s; Mara is shown %s, Otto %s", now, m.Version, o.Version)
	return m, o
}

// stamp is how far the table is by the server, as it stands on a page that is loaded.
func (b *tab) stamp() string {
	b.t.Helper()
	res, err := http.Get(b.base + b.tell(`location.pathname`))
	if err != nil {
		b.t.Fatal(err)
	}
	defer res.Body.Close()
	page, err := io.ReadAll(res.Body)
	if err != nil {
		b.t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(page), `data-version="`)
	version, _, found := strings.Cut(rest, `"`)
	if !found {
		b.t.Fatalf("no version on the page: %d", res.StatusCode)
	}
	return version
}

// turn lets whoever is asked of the two answer once, and waits until both screens show it.
func turn(mara, otto *tab, pick func(state) string) (over bool) {
	mara.t.Helper()
	m, o := settled(mara, otto)
	for !m.Over && !(m.Mine && len(m.Choices) > 0) && !(o.Mine && len(o.Choices) > 0) {
		m, o = settled(mara, otto)
		if mara.ctx.Err() != nil {
			mara.t.Fatal("nobody is asked anything")
		}
	}
	if m.Over {
		return true
	}
	who, s := mara, m
	if !m.Mine {
		who, s = otto, o
	}
	for key := pick(s); !who.hit(choice(key)); {
		if who.ctx.Err() != nil {
			who.t.Fatalf("%q could not be answered with %s", s.Say, key)
		}
	}
	n := who.awaits("the answer is taken",
		func(n state) bool { return n.Over || n.Version != s.Version || n.picked() != s.picked() })
	// Not the version of the answer: who comes or goes meanwhile makes another one.
	mara.awaits("the same table on both screens", func(x state) bool { return x.Version == otto.state().Version })
	return n.Over
}

// What one answers the other sees without a reload, also after the server has been started anew.
func TestTwoBrowsersAtOneTable(t *testing.T) {
	for _, g := range shelf.All() {
		t.Run(g.Box.Name, func(t *testing.T) { together(t, g.Box.Name) })
	}
}

func together(t *testing.T, game string) {
	t.Parallel()
	h := open(t)
	mara, otto, _ := pair(h, game)
	mara.remember()
	otto.remember()
	rng := rand.New(rand.NewPCG(5, 6))
	lines := otto.state().Log
	for range 6 {
		turn(mara, otto, func(s state) string { return some(rng, s) })
		mara.until(asFetched)
		otto.until(asFetched)
	}
	if n := otto.state().Log; n <= lines {
		t.Errorf("Otto's log has %d lines, at first it had %d", n, lines)
	}
	mara.notReloaded()
	otto.notReloaded()
	mara.quiet()
	otto.quiet()

	h.stop()
	mara.until(`document.documentElement.classList.contains("is-offline")`)
	h.start()
	for _, b := range []*tab{mara, otto} {
		b.until(`!document.documentElement.classList.contains("is-offline")`)
	}
	for range 3 {
		turn(mara, otto, func(s state) string { return some(rng, s) })
	}
	mara.notReloaded()
	otto.notReloaded()
}

// asFetched is whether a page that was sent what has changed says what it would if it were fetched whole.
const asFetched = `(() => {
	const ask = new XMLHttpRequest();
	ask.open("GET", location.href, false);
	ask.send();
	const said = (from, r) => from.querySelector('[data-region="' + r + '"]')?.textContent.replace(/\s+/g, " ");
	const page = new DOMParser().parseFromString(ask.responseText, "text/html");
	return ["log", "others", "own", "market", "way", "recon", "family", "cards"].every(r => said(document, r) === said(page, r));
})()`

// Who only watches is asked nothing and can't see what a player holds in the hand.
func TestASpectatorSeesNoHiddenCards(t *testing.T) {
	t.Parallel()
	h := open(t)
	mara, otto, at := pair(h, "firelands")
	rng := rand.New(rand.NewPCG(3, 9))
	const hands = `[...document.querySelectorAll(".own .hand .obj a")].map(a => a.textContent.trim())`
	held := func() (names []string) {
		for _, b := range []*tab{mara, otto} {
			var n []string
			if err := b.try(hands, &n); err != nil {
				t.Fatal(err)
			}
			names = append(names, n...)
		}
		return names
	}
	for answers := 0; len(held()) == 0; answers++ { // until somebody has drawn an Object
		if answers > 150 || turn(mara, otto, func(s state) string { return towards(rng, s, "Object") }) {
			t.Fatalf("nobody has drawn an Object after %d answers", answers)
		}
	}
	watcher := h.visitor(t, desk)
	watcher.goTo(at)
	if s := watcher.state(); s.Mine || len(s.Choices) > 0 ||
		watcher.tell(`document.querySelectorAll("main form").length`) != "0" {
		t.Errorf("a spectator can press something: %+v", s)
	}
	page := watcher.tell(`document.querySelector("main").innerHTML`)
	if !strings.Contains(page, "facedown") {
		t.Error("the spectator does not see that there is a card face down")
	}
	for _, name := range held() {
		if strings.Contains(page, name) {
			t.Errorf("the spectator sees that somebody holds %s", name)
		}
	}
	watcher.quiet()
}

// towards prefers answers that speak of a word.
func towards(rng *rand.Rand, s state, word string) string {
	for _, c := range s.Choices {
		if strings.Contains(c.Label, word) && !c.Chosen {
			return c.Key
		}
	}
	return some(rng, s)
}

// Who waits points at a row by a press, who is asked at any piece after the key for that: the other sees at once who
// points at what, on the piece and in words, and it answers nothing.
func TestOnePointsAtWhatTheOtherDecides(t *testing.T) {
	t.Parallel()
	mara, otto, _ := pair(open(t), "heredity")
	asked, waits := mara, otto
	if m, _ := settled(mara, otto); !m.Mine {
		asked, waits = otto, mara
	}
	name := waits.tell(`document.querySelector(".ppl5 .own b").textContent`)
	say := asked.state().Say
	waits.press(`.answer.points .choices button`)
	asked.until(`document.querySelector("#point-live").textContent.includes("` + name + ` points at: ")`)
	asked.until(`document.querySelector(".choices button .ptr").innerText.includes("` + name + `")`)
	if now := asked.state().Say; now != say {
		t.Errorf("pointing has answered %q: now it is %q", say, now)
	}
	const board = `!!document.querySelector("#map .sq")`
	for asked.tell(board) != "true" || !asked.state().Mine || asked.state().Say != "What does the family do?" {
		turn(mara, otto, func(s state) string { return s.Choices[0].Key })
	}
	if asked.tell(`!!document.querySelector("[data-pointer]")`) == "true" {
		t.Error("somebody still points, though the question is another one")
	}
	settled(mara, otto)
	asked.keys(".")
	asked.until(`!!document.querySelector("[data-thing]")`)
	asked.keys(kb.Escape)
	asked.until(`!document.querySelector("[data-thing]")`)
	asked.keys(".")
	asked.until(`!!document.querySelector("[data-thing]") && !!document.querySelector("#time [data-reached]")`)
	asked.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#time [data-reached]").focus()`))
	asked.keys(kb.Enter)
	asked.until(`!document.querySelector("[data-thing]") && !location.search.includes("point")`)
	name = asked.tell(`document.querySelector(".ppl5 .own b").textContent`)
	waits.until(`[...document.querySelectorAll("#pointers > span")].some(s => !s.hidden && s.textContent.includes("` + name + `"))`)
	waits.until(`document.querySelector("#point-live").textContent.includes("` + name + ` points at: ")`)
	asked.keys(".")
	asked.until(`!!document.querySelector("[data-thing]")`)
	asked.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("#map .sq:not(.is-offered) .hit, #map .sq:not(.is-offered)").
		dispatchEvent(new MouseEvent("click", {bubbles: true}))`))
	waits.until(`[...document.querySelectorAll("#pointers > span")].some(s => s.dataset.on.startsWith("square:"))`)
	mara.quiet()
	otto.quiet()
}
