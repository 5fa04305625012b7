package server_test

import (
	"context"
	"fmt"
	"html"
	"io"
	"regexp"
	"strings"
	"testing"

	"github.com/a-h/templ"

	"waystation/games/scene"
	"waystation/internal/expedition"
	"waystation/server"
	"waystation/web"
)

// drawer draws the stores, and of each hand the maps that the viewer knows.
type drawer struct{}

func (drawer) Table(s *scene.Scene) templ.Component {
	return templ.ComponentFunc(func(ctx context.Context, w io.Writer) error {
		v := s.View.(*expedition.View)
		fmt.Fprintf(w, `<i data-piece="stores">%d</i>`, v.Stores)
		for _, hand := range v.Hands {
			for _, m := range hand {
				if m >= 0 {
					fmt.Fprintf(w, `<i data-piece="map:%d"></i>`, m)
				}
			}
		}
		return web.TableMain(s.Live, s.Ask, s.Log, "").Render(ctx, w)
	})
}

func (drawer) Thing(_ any, piece string) string {
	if piece == "stores" {
		return "the stores"
	}
	return ""
}

func drawn(c *server.Config) {
	expeditions(c)
	c.Games[0].Screen = drawer{}
}

// team of four at one table, each with a browser, and a spectator behind them.
func (h *house) seatFour() (made, []watcher) {
	h.t.Helper()
	m := h.expedition("null")
	var all []watcher
	for seat := range 5 {
		w := watcher{seat: seat, b: h.browser()}
		w.b.post("/name", "name", fmt.Sprint("Guest ", seat))
		if seat < 4 {
			w.token = m.Seats[seat].Token
			w.b.post("/sit/" + w.token)
		}
		all = append(all, w)
	}
	return m, all
}

// stamps are what changes in a page and in JSON with every change that is in no log.
var stamps = regexp.MustCompile(`data-version="[0-9.]+"|"stamp":"[0-9.]+"`)

// sentAll is what the pages and programs of everybody show.
func (h *house) sentAll(m made, all []watcher) (pages, programs []string) {
	for _, w := range all {
		pages = append(pages, stamps.ReplaceAllString(w.b.get("/t/"+m.ID).body, ""))
		programs = append(programs, stamps.ReplaceAllString(h.api("GET", "/matches/"+m.ID, w.token, "").body, ""))
	}
	return pages, programs
}

// points posts what a seat points at of a question.
func (w watcher) points(m made, of, number int, fields ...string) reply {
	return w.b.post(fmt.Sprintf("/t/%s/point?seat=%d&of=%d&number=%d", m.ID, w.seat, of, number), fields...)
}

// Everybody at the table sees who points at what of a question that all read, until it is another one, and no answer
// is given by it.
func TestOnePointsForTheOthersToSee(t *testing.T) {
	h := start(t, drawn)
	m, all := h.seatFour()
	page := all[1].b.get("/t/" + m.ID).body
	if !strings.Contains(page, `formaction="/t/`+m.ID+`/point?seat=1&amp;of=0&amp;number=0"`) ||
		strings.Contains(page, "data-mine>") {
		t.Fatalf("who waits can't point at what they read: %s", body(page))
	}
	if page := all[4].b.get("/t/" + m.ID).body; strings.Contains(page, "/point") || !strings.Contains(page, "still along") {
		t.Errorf("a spectator should read the options, and press none: %s", body(page))
	}
	before := h.api("GET", "/matches/"+m.ID+"/log", "", "").body
	if r := all[1].points(m, 0, 0, "key", "food"); r.status != 200 || !strings.Contains(r.body, "You point at: ") {
		t.Fatalf("%d %s", r.status, body(r.body))
	}
	for _, w := range all[:4] {
		page := w.b.get("/t/" + m.ID).body
		says := "Guest 1 points at: "
		if w.seat == 1 {
			says = "You point at: "
		}
		if !strings.Contains(page, `data-pointer="`+says) {
			t.Errorf("seat %d is not told: %s", w.seat, body(page))
		}
		if json := h.api("GET", "/matches/"+m.ID, w.token, "").body; !strings.Contains(json,
			`"pointers":[{"by":1,"seat":0,"number":0,"key":"food",`) {
			t.Errorf("seat %d is not told by the API: %s", w.seat, json)
		}
	}
	if page := all[4].b.get("/t/" + m.ID).body; strings.Contains(page, "data-pointer") {
		t.Error("a spectator is told who points")
	}
	if after := h.api("GET", "/matches/"+m.ID+"/log", "", "").body; after != before {
		t.Errorf("pointing stands in the log: %s", after)
	}
	// Elsewhere instead, and, pressed once more, nowhere.
	all[1].points(m, 0, 0, "key", "rope")
	if page := all[0].b.get("/t/" + m.ID).body; strings.Count(page, "data-pointer=") != 1 ||
		!strings.Contains(page, "data-pointer=\"Guest 1 points at: "+"rope") {
		t.Errorf("elsewhere: %s", body(page))
	}
	all[1].points(m, 0, 0, "key", "rope")
	if page := all[0].b.get("/t/" + m.ID).body; strings.Contains(page, "data-pointer") {
		t.Errorf("pressed once more: %s", body(page))
	}
	// Who is asked points, too, in a page that answers nothing.
	if page := all[0].b.get("/t/" + m.ID + "?point=yes").body; strings.Contains(page, "/pick?") ||
		!strings.Contains(page, `/point?seat=0&amp;of=0&amp;number=0`) || !strings.Contains(page, "data-thing") {
		t.Errorf("to point instead of answering: %s", body(page))
	}
	if r := all[0].points(m, 0, 0, "piece", "stores"); !strings.Contains(r.body, "You point at: the stores") {
		t.Errorf("at a piece: %s", body(r.body))
	}
	if page := all[3].b.get("/t/" + m.ID).body; !strings.Contains(page, `data-pointer="Guest 0 points at: the stores" data-at="stores"`) {
		t.Errorf("at a piece: %s", body(page))
	}
	// The question is answered, and nobody points at anything of it any more.
	h.answer(m, 0, "food*2+rope")
	for _, w := range all[:4] {
		if page := w.b.get("/t/" + m.ID).body; strings.Contains(page, "data-pointer") {
			t.Errorf("seat %d: the question has changed: %s", w.seat, body(page))
		}
	}
	if r := all[1].points(m, 0, 0, "key", "food"); r.status != 403 {
		t.Errorf("at a question that is gone, where another is put that one does not read: %d", r.status)
	}
	// A restart forgets it: it is nowhere stored.
	h.playOut(m)
}

// What a seat points at reaches nobody who does not read that question, or whose own page does not show it: they are
// sent the same bytes as if nobody had pointed at anything.
func TestPointingTellsNoSecret(t *testing.T) {
	h := start(t, drawn)
	m, all := h.seatFour()
	var hand struct{ View expedition.View }
	h.read(h.api("GET", "/matches/"+m.ID, all[0].token, ""), 200, &hand)
	mine := fmt.Sprint("map:", hand.View.Hands[0][0])
	compare := func(what string, told, untold []int, point func() reply) {
		t.Helper()
		pages, programs := h.sentAll(m, all)
		if r := point(); r.status != 200 {
			t.Fatalf("%s: %d %s", what, r.status, body(r.body))
		}
		nowPages, nowPrograms := h.sentAll(m, all)
		for _, s := range told {
			if pages[s] == nowPages[s] || programs[s] == nowPrograms[s] {
				t.Errorf("%s: seat %d is not told", what, s)
			}
		}
		for _, s := range untold {
			if pages[s] != nowPages[s] || programs[s] != nowPrograms[s] {
				t.Errorf("%s: seat %d is told: %s\n%s", what, s, body(nowPages[s]), nowPrograms[s])
			}
		}
	}
	// In a question that all read, a map of one team's hand.
	compare("a piece", []int{0, 2}, []int{1, 3, 4}, func() reply { return all[0].points(m, 0, 0, "piece", mine) })
	h.answer(m, 0, "food*2+rope")
	// What a team is asked in secret.
	var v team
	h.read(h.api("GET", "/matches/"+m.ID, all[2].token, ""), 200, &v)
	ask := v.Asks[0]
	compare("an option", []int{0, 2}, []int{1, 3, 4},
		func() reply { return all[2].points(m, ask.Seat, ask.Number, "key", ask.Options[0].Key) })
	// Others can't point into it, though they know that it is there.
	for _, s := range []int{1, 3} {
		if r := all[s].points(m, ask.Seat, ask.Number, "key", ask.Options[0].Key); r.status != 403 ||
			!strings.Contains(r.body, "Point at what your own page shows") {
			t.Errorf("seat %d: %d %s", s, r.status, body(r.body))
		}
	}
}

func TestPointingThatCanNotBe(t *testing.T) {
	h := start(t, drawn)
	m, all := h.seatFour()
	stranger := h.browser()
	stranger.post("/name", "name", "Nobody")
	for _, c := range []struct {
		name   string
		r      reply
		status int
		words  string
	}{
		{"a spectator", all[4].b.post("/t/"+m.ID+"/point?of=0&number=0", "key", "food"), 403, "You don't sit there"},
		{"a stranger as somebody", stranger.post("/t/"+m.ID+"/point?seat=1&of=0&number=0", "key", "food"), 403,
			"You don't sit there"},
		{"what is not on offer", all[1].points(m, 0, 0, "key", "play:1"), 422, "Not on offer"},
		{"passing where nobody can", all[1].points(m, 0, 0, "key", "pass"), 422, "Not on offer"},
		{"a question that is gone", all[1].points(m, 0, 7, "key", "food"), 409, "moved on"},
		{"a seat that is not there", all[1].points(m, 17, 0, "key", "food"), 409, ""},
		{"a piece that is not there", all[1].points(m, 0, 0, "piece", "gold"), 422, "no such piece on your page"},
		{"a long piece", all[1].points(m, 0, 0, "piece", strings.Repeat("x", 65)), 400, "64 characters"},
		{"no number", all[1].b.post("/t/"+m.ID+"/point?seat=1&of=0", "key", "food"), 400, "and its number"},
		{"by the API without a token", h.api("POST", "/matches/"+m.ID+"/point", "", `{"seat":0,"number":0,"key":"food"}`), 401,
			"Only a seat"},
		{"by the API at both", h.api("POST", "/matches/"+m.ID+"/point", all[1].token,
			`{"seat":0,"number":0,"key":"food","piece":"stores"}`), 400, "not at both"},
		{"by the API of no question", h.api("POST", "/matches/"+m.ID+"/point", all[1].token, `{"key":"food"}`), 400,
			"its seat and number"},
		{"by the API something else", h.api("POST", "/matches/"+m.ID+"/point", all[1].token, `{"colour":"red"}`), 400,
			"unknown field"},
	} {
		if c.r.status != c.status || !strings.Contains(html.UnescapeString(c.r.body), c.words) {
			t.Errorf("%s: %d without %q: %s", c.name, c.r.status, c.words, body(c.r.body))
		}
	}
	if page := all[0].b.get("/t/" + m.ID).body; strings.Contains(page, "data-pointer") {
		t.Errorf("somebody points all the same: %s", body(page))
	}
	if r := h.api("POST", "/matches/"+m.ID+"/point", all[1].token, `{"seat":0,"number":0,"key":"food"}`); r.status != 200 {
		t.Errorf("by the API: %d %s", r.status, r.body)
	}
	if r := h.api("POST", "/matches/"+m.ID+"/point", all[1].token, `{}`); r.status != 200 {
		t.Errorf("by the API at nothing: %d %s", r.status, r.body)
	}
	if page := all[0].b.get("/t/" + m.ID).body; strings.Contains(page, "data-pointer") {
		t.Errorf("by the API at nothing: %s", body(page))
	}
}

// A seat can point so often, and other seats as often as before.
func TestPointingIsLimited(t *testing.T) {
	h := start(t, drawn, func(c *server.Config) { c.Limits.Points, c.Limits.PointBurst = 1e-9, 2 })
	m, all := h.seatFour()
	all[1].points(m, 0, 0, "key", "food")
	all[1].points(m, 0, 0, "key", "rope")
	if r := all[1].points(m, 0, 0, "key", "food"); r.status != 429 || !strings.Contains(r.body, "Wait a moment") {
		t.Errorf("a third time: %d %s", r.status, body(r.body))
	}
	if r := all[2].points(m, 0, 0, "key", "food"); r.status != 200 {
		t.Errorf("somebody else: %d %s", r.status, body(r.body))
	}
	if page := all[0].b.get("/t/" + m.ID).body; strings.Count(page, "data-pointer=") != 2 {
		t.Errorf("each seat points at one thing: %s", body(page))
	}
}

// Who sits alone at one screen, or with bots, is offered no pointing.
func TestNobodyPointsForThemselves(t *testing.T) {
	h := start(t, drawn)
	b := h.browser()
	for _, other := range []string{"me", "bot:random", "open"} {
		at := b.tableOf("expedition", "players", "2", "seat0", "me", "seat1", other)
		if page := b.get(at + "?seat=0").body; strings.Contains(page, "point=yes") {
			t.Errorf("with %s: %s", other, body(page))
		}
		if r := b.post(at+"/point?seat=0&of=0&number=0", "key", "food"); r.status != 409 ||
			!strings.Contains(r.body, "nobody would see") {
			t.Errorf("with %s: %d %s", other, r.status, body(r.body))
		}
	}
}
