package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"waystation/bots"
	"waystation/bots/search"
	"waystation/server"
	"waystation/shelf"
	"waystation/table"
)

// roll notes which levels of bots have answered.
type roll struct {
	mu       sync.Mutex
	answered map[string]int
}

func (r *roll) note(level string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.answered[level]++
}

// since is who has answered since it was asked the last time.
func (r *roll) since() map[string]int {
	r.mu.Lock()
	defer r.mu.Unlock()
	out := r.answered
	r.answered = map[string]int{}
	return out
}

type noted struct {
	bots.Player
	note func()
}

func (b noted) Choose(view any, ask *table.Ask) []table.Option {
	b.note()
	return b.Player.Choose(view, ask)
}

type notedThinker struct {
	bots.Thinker
	note func()
}

func (b notedThinker) Think(ctx context.Context, w *table.Worlds, threads int) []table.Option {
	b.note()
	return b.Thinker.Think(ctx, w, threads)
}

// called has the bots noted as they answer. Those that search play a question on only a few times.
func called(r *roll) func(*server.Config) {
	r.since()
	return func(c *server.Config) {
		c.Games = slices.Clone(c.Games)
		for i, g := range c.Games {
			own := *g
			own.Bots = slices.Clone(g.Bots)
			for k := range own.Bots {
				l, name := g.Bots[k], g.Bots[k].Name
				note := func() { r.note(name) }
				own.Bots[k].New = func(seed uint64) bots.Player { return noted{l.New(seed), note} }
				if l.Style != nil {
					own.Bots[k].New = func(seed uint64) bots.Player {
						return notedThinker{search.New(*l.Style, search.Budget{Iterations: 4}, seed), note}
					}
				}
			}
			c.Games[i] = &own
		}
	}
}

// playsUntil answers until bots have answered too, and returns their levels.
func (b *tab) playsUntil(r *roll) string {
	b.t.Helper()
	rng := rand.New(rand.NewPCG(2, 2))
	var levels map[string]int
	for n := 0; len(levels) == 0; n++ {
		s := b.myTurn()
		if n == 60 || s.Over {
			b.t.Fatalf("no bot has answered: %+v", s)
		}
		b.answer(s, some(rng, s))
		levels = r.since()
	}
	return strings.Join(slices.Sorted(maps.Keys(levels)), " ")
}

// Every level that can be chosen is the one that plays then: on the short form, and seat by seat on the long one.
func TestTheLevelThatIsChosenPlays(t *testing.T) {
	for _, g := range shelf.All() {
		t.Run(g.Box.Name, func(t *testing.T) {
			t.Parallel()
			for _, l := range g.Bots {
				// of a house of its own: where all answer at once, bots of the match before may still be thinking
				var r roll
				b := open(t, called(&r)).visitor(t, desk)
				b.goTo("/new/" + g.Box.Name + "?with=bots")
				b.press(`.pick:has([name=players][value="3"])`)
				b.press(`.pick:has([name=bots][value="` + l.Name + `"])`)
				b.press(`button.btn.main[type=submit]`)
				b.myTurn()
				if got := b.tell(`[...document.querySelectorAll(".other")].every(e => ` +
					`e.querySelector("small").textContent.includes("bot, ` + strings.ToLower(l.Label) + `"))`); got !=
					"true" {
					t.Errorf("%s was chosen; the others' panels say %s", l.Name,
						b.tell(`[...document.querySelectorAll(".other")].map(e => e.textContent)`))
				}
				if got := b.playsUntil(&r); got != l.Name {
					t.Errorf("%s was chosen, and there play %s", l.Name, got)
				}
				b.quiet()
			}

			for levels := range slices.Chunk(g.Bots[1:], 3) {
				p := open(t).visitor(t, phone)
				p.goTo("/new/" + g.Box.Name)
				p.press(`.pick:has([name=players][value="4"])`)
				for i, l := range levels {
					p.choose(fmt.Sprintf("[name=seat%d]", i+1), "Bot: "+l.Label)
				}
				p.press(`form.setup button[type=submit]`)
				p.myTurn()
				p.seatsPage()
				for i, l := range levels {
					is := fmt.Sprintf(`document.querySelectorAll(".seated .who-is small")[%d].innerText.trim()`, i)
					if got := p.tell(is); got != "a bot, "+strings.ToLower(l.Label) {
						t.Errorf("seat %d was to be %s, and is %s", i+2, l.Name, got)
					}
				}
				p.quiet()
			}
		})
	}
}

// seatsPage goes from the table to the page of its seats, where nothing lies over anything else.
func (b *tab) seatsPage() {
	b.t.Helper()
	b.press(`header.top .menu a.last`)
	b.until(`document.querySelector(".seated")`)
	if got := b.tell(`[...document.querySelectorAll(".seated li")].filter(li => {
		const parts = [...li.children].map(e => e.getBoundingClientRect());
		const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
		return parts.some((a, i) => a.width < 24 || parts.some((b, k) => k > i && meet(a, b)));
	}).map(li => li.innerText)`); got != "[]" {
		b.t.Errorf("on the page of the seats parts of a row lie over each other: %s", got)
	}
	if b.tell(`[...document.querySelectorAll(".seated .who-is b")].some(e => e.offsetHeight > 60)`) == "true" ||
		b.state().Wide {
		b.t.Errorf("the page of the seats does not fit: %s",
			b.tell(`[...document.querySelectorAll(".seated .who-is b")].map(e => [e.textContent, e.offsetWidth, `+
				`e.offsetHeight])`))
	}
}

// still waits until no bot thinks any more: until nobody but one seat is asked anything, or it may pass, for which
// bots wait.
func (b *tab) still(h *house, match string, seat int) {
	h.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		var now struct{ Asks []struct{ Seat int } }
		res, err := http.Get("http://" + h.addr + "/api/matches/" + match)
		if err != nil {
			h.t.Fatal(err)
		}
		err = json.NewDecoder(res.Body).Decode(&now)
		res.Body.Close()
		if err != nil {
			h.t.Fatal(err)
		}
		if len(now.Asks) == 1 && now.Asks[0].Seat == seat || b.state().passes() {
			return
		}
	}
	h.t.Fatalf("others than seat %d are still asked", seat)
}

// act selects a button of the page of the seats that hands a seat to a bot of a level.
func act(seat int, level string) string {
	return fmt.Sprintf(`.seated form:has([name=seat][value="%d"]):has([name=level][value="%s"]) button`, seat, level)
}

// While a match runs its host makes a bot weaker or stronger, and from then on that one plays.
func TestABotsLevelIsChangedWhileTheMatchRuns(t *testing.T) {
	for i, g := range shelf.All() {
		t.Run(g.Box.Name, func(t *testing.T) {
			t.Parallel()
			var r roll
			h := open(t, called(&r))
			b := h.visitor(t, []size{desk, phone}[i%2])
			b.sitDown(g.Box.Name, "2", "levels")
			id := b.tell(`location.pathname.split("/").pop()`)
			if got := b.playsUntil(&r); got != "normal" {
				t.Fatalf("at first there plays %s", got)
			}
			for _, level := range []string{"random", "hard", "easy", "normal"} {
				if _, err := g.Level(level); err != nil {
					continue
				}
				b.seatsPage()
				b.press(act(1, level))
				b.until(`document.querySelectorAll(".seated .who-is small")[0]?.innerText.trim() === "a bot, ` +
					level + `"`)
				if b.tell(`!!document.querySelector('`+act(1, level)+`')`) != "false" {
					t.Errorf("the bot plays as %s, and can be told to", level)
				}
				b.press(`main .btn.main`)
				b.until(`document.querySelector(".other small")?.textContent.includes("bot, ` + level + `")`)
				b.still(h, id, 0)
				r.since()
				if got := b.playsUntil(&r); got != level {
					t.Errorf("the bot was told to play as %s, and there plays %s", level, got)
				}
			}
			b.quiet()
		})
	}
}

// Whoever plays on may let a bot play for somebody who has left, the host too. Who comes back finds that out and takes
// the seat back.
func TestABotPlaysForWhoHasLeft(t *testing.T) {
	for _, g := range shelf.All() {
		t.Run(g.Box.Name, func(t *testing.T) {
			t.Parallel()
			for seed := range uint64(5) { // a match may be over before all has been seen
				if leaveAndComeBack(t, g.Box.Name, rand.New(rand.NewPCG(4, seed))) {
					return
				}
			}
			t.Fatal("every match was over too soon")
		})
	}
}

// leaveAndComeBack reports whether the match went on to the end of it.
func leaveAndComeBack(t *testing.T, game string, rng *rand.Rand) bool {
	var r roll
	away := time.Hour
	h := open(t, called(&r), func(c *server.Config) { c.Limits.Away = away })
	mara, otto, at := pair(h, game) // Mara has set the table, Otto looks at it on a phone
	const call = `#ask form[action$="/bot"]:has([name=kind][value=bot]) button`
	const back = `#ask form[action$="/bot"]:has([name=kind][value=human]) button`
	// comes waits for something, and reports whether it came before the end of the match.
	comes := func(b *tab, what string) bool {
		t.Helper()
		return !b.awaits(what, func(s state) bool { return s.Over || b.tell(what) == "true" }).Over
	}
	plays := func(until string) bool {
		t.Helper()
		for n := 0; n < 100; n++ {
			s, _ := otto.within(patience,
				func(s state) bool { return s.Over || s.Mine && len(s.Choices) > 0 || otto.tell(until) == "true" })
			if s.Over || otto.tell(until) == "true" {
				return !s.Over
			}
			if otto.hit(choice(some(rng, s))) {
				otto.within(patience, func(n state) bool { return n.Version != s.Version || n.picked() != s.picked() })
			}
		}
		t.Fatalf("never came: %s; Otto sees %s", until, otto.tell(`document.querySelector("#ask").innerText`))
		return false
	}
	mara.goTo(at + "/seats") // nobody stands in for who has not said so
	mara.press(`.standins [name=consent][value="0"]`)
	mara.until(`document.querySelector('.standins [name=consent][value="0"][aria-pressed=true]')`)
	mara.goTo(at)
	mara.until(`document.querySelector(".own")`)
	otto.do(chromedp.Reload())
	otto.until(`document.readyState === "complete" && document.querySelector(".own")`)
	if otto.tell(`!!document.querySelector('`+call+`')`) == "true" {
		t.Error("Mara is here, and a bot could be called for her")
	}
	mara.goTo("/")
	h.stop() // from now on nobody has to wait for long
	away = time.Millisecond
	h.start()
	if !plays(`!!document.querySelector('` + call + `')`) {
		return false
	}
	if words := otto.tell(`document.querySelector("#ask").innerText`); !strings.Contains(words, "Mara is not here") ||
		!strings.Contains(words, "A bot for Mara") {
		t.Errorf("Otto reads %s", words)
	}
	if got := r.since(); len(got) > 0 {
		t.Errorf("nobody has called a bot, and there plays %v", got)
	}
	otto.press(call)
	if !plays(`!!document.querySelector("#ask[data-mine]") && document.querySelector(".other ` +
		`small")?.textContent.includes("bot, normal")`) {
		return false
	}
	if got := r.since(); got["normal"] == 0 {
		t.Errorf("a bot was called, and there play %v", got)
	}

	mara.goTo(at)
	if !comes(mara, `document.querySelector("#ask").innerText.includes("A bot plays for you")`) {
		return false
	}
	if s := mara.state(); s.Mine {
		t.Errorf("a bot plays for Mara, and she is asked %q", s.Say)
	}
	mara.press(back)
	if !comes(mara, `document.querySelector(".own") && !document.querySelector("#ask").innerText.includes("A bot `+
		`plays for you")`) {
		return false
	}
	if !comes(otto, `document.querySelector(".other small")?.textContent.includes("bot, ") === false`) {
		return false
	}
	r.since()
	answersAs(mara, otto, func(s state) string { return some(rng, s) },
		func(m, o state) bool { return m.Mine || m.Over })
	if got := r.since(); len(got) > 0 {
		t.Errorf("Mara has her seat back, and there plays %v", got)
	}
	mara.quiet()
	otto.quiet()
	return true
}

// On the short form nothing moves under the finger that chooses how many bots play: how good they are, and what a game
// is like alone, take one place.
func TestTheFormStandsStillWhileBotsAreChosen(t *testing.T) {
	t.Parallel()
	for _, s := range []size{desk, phone} {
		b := open(t).visitor(t, s)
		for _, g := range shelf.All() {
			b.goTo("/new/" + g.Box.Name + "?with=bots")
			const places = `JSON.stringify([...document.querySelectorAll(".quick > :not([type=hidden]), .quick .pick")].map(x => {
				const r = x.getBoundingClientRect();
				return [r.top + scrollY, r.height].map(Math.round);
			}))`
			before := b.tell(places)
			for _, n := range []string{"1", "2", "1"} {
				b.press(`.pick:has([name=players][value="` + n + `"])`)
				if now := b.tell(places); now != before {
					t.Errorf("%s for %s: the form stood at %s, and stands at %s", g.Box.Name, n, before, now)
				}
				alone := n == "1" && b.tell(`!!document.querySelector(".quick .solo")`) == "true"
				seen := b.tell(`[".levels", ".solo"].filter(x => document.querySelector(".quick " + x)?.checkVisibility(` +
					`{visibilityProperty: true})).join()`)
				if want := map[bool]string{true: ".solo", false: ".levels"}[alone]; seen != want {
					t.Errorf("%s for %s: %s is seen, want %s", g.Box.Name, n, seen, want)
				}
			}
		}
		b.quiet()
	}
}
