package server_test

import (
	"encoding/json"
	"fmt"
	"html"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"waystation/server"
	"waystation/shelf"
)

// lent is a match as the API shows it by lent eyes, or to a seat.
type lent struct {
	Version int
	Seat    *int
	Eyes    *int
	Over    bool
	View    json.RawMessage
	Asks    []json.RawMessage
	Settled *struct{ Lent []int }
}

func (h *house) lent(m made, token, query string) (v lent) {
	h.t.Helper()
	h.read(h.api("GET", "/matches/"+m.ID+query, token, ""), 200, &v)
	return v
}

// lends lends the eyes of a seat by the API, or takes that back.
func (h *house) lends(m made, seat int, on bool) {
	h.t.Helper()
	r := h.api("POST", "/matches/"+m.ID+"/lend", m.Seats[seat].Token, fmt.Sprintf(`{"on":%t}`, on))
	if r.status != 200 {
		h.t.Fatalf("seat %d, lending %t: %d %s", seat, on, r.status, r.body)
	}
}

// pressed finds what can be pressed at a table: nothing of it may stand on a page that is seen with lent eyes.
var pressed = regexp.MustCompile(`(?:form)?action="/t/[^"]*"|name="number"|form="answer"`)

// refused fails when who has no token gets something of a seat's eyes by the API.
func (h *house) refused(m made, seat int) {
	h.t.Helper()
	r := h.api("GET", fmt.Sprintf("/matches/%s?seat=%d", m.ID, seat), "", "")
	if r.status != 403 || !strings.Contains(r.body, "not lent") || strings.Contains(r.body, "view") {
		h.t.Errorf("the eyes of seat %d, which nobody lends: %d %s", seat, r.status, r.body)
	}
}

// Whoever sits on a seat lends its eyes and takes that back, alone: no host, no stranger, no other seat can. Only who
// watches gets them; who plays sees with their own. Everybody reads that it was done.
func TestEyesAreLentByWhoSitsThereAlone(t *testing.T) {
	h := start(t)
	at, mara, otto := h.evening("talk", "yes")
	stranger, links := h.browser(), mara.tokens2(at)
	m := made{ID: strings.TrimPrefix(at, "/t/")}
	m.Seats = slices.Grow(m.Seats, 2)[:2]
	m.Seats[1].Token, m.Seats[0].Token = links[0], links[1]
	otto.plays(t, at, "1") // nothing: it is Mara's turn
	lend := []string{"who", "1", "on", "yes"}
	stranger.refuses(t, at+"/lend", 403, "Only who sits at this table", lend...)
	mara.refuses(t, at+"/lend", 403, "sit there", lend...) // who has set the table, too
	for token, status := range map[string]int{"": 401, "nonsense": 401} {
		if r := h.api("POST", "/matches/"+m.ID+"/lend", token, `{"on":true}`); r.status != status {
			t.Errorf("by the token %q: %d %s", token, r.status, r.body)
		}
	}
	otto.refuses(t, at+"/lend", 400, "Say on", "who", "1")
	if r := h.api("POST", "/matches/"+m.ID+"/lend", m.Seats[1].Token, `{}`); r.status != 400 {
		t.Errorf("without on: %d %s", r.status, r.body)
	}
	h.refused(m, 0)
	stranger.has(t, at+"?seat=1", true, "The eyes that you asked for are not lent")
	stranger.has(t, at, false, "eyes of")

	mara.does(t, at+"/lend", "who", "0", "on", "yes")
	page := stranger.get(at + "?seat=0").body
	if !strings.Contains(page, "You see with the eyes of") || !strings.Contains(page, ", as it happens") {
		t.Errorf("it is not said whose eyes these are: %s", body(page))
	}
	if found := pressed.FindAllString(page, -1); len(found) > 0 || strings.Contains(page, choice) {
		t.Errorf("somebody who watches can press %v: %s", found, body(page))
	}
	own := mara.get(at + "?seat=0").body
	for _, label := range []string{"Draw", "Take"} {
		if strings.Contains(own, label) != strings.Contains(page, label) {
			t.Errorf("the option %s is on one page alone: %s", label, body(page))
		}
	}
	mara.has(t, at, true, "Who watches sees with your eyes, as it happens")
	stranger.has(t, at, true, "With the eyes of")
	if v := h.lent(m, "", "?seat=0"); v.Eyes == nil || *v.Eyes != 0 || v.Seat != nil ||
		string(v.View) != string(h.lent(m, m.Seats[0].Token, "").View) {
		t.Errorf("the API by her eyes: %+v", v)
	}
	if v := h.lent(m, "", ""); v.Eyes != nil || v.Settled == nil || !slices.Equal(v.Settled.Lent, []int{0}) {
		t.Errorf("the API says of what is lent: %+v", v)
	}
	h.refused(m, 1)
	// Who plays gets nothing of it.
	otto.has(t, at+"?seat=0", false, "eyes of")
	otto.has(t, at+"/story?seat=0", false, "eyes of")
	r := h.api("GET", "/matches/"+m.ID+"?seat=0", m.Seats[1].Token, "")
	if r.status != 403 || !strings.Contains(r.body, "your own eyes alone") {
		t.Errorf("who plays asks for her eyes: %d %s", r.status, r.body)
	}
	if v := h.lent(m, m.Seats[1].Token, "?seat=1"); v.Seat == nil || v.Eyes != nil {
		t.Errorf("his own: %+v", v)
	}
	otto.has(t, at+"/seats", true, "lends their eyes to who watches.")
	// Others can't take it back either, nor does it end by itself.
	otto.refuses(t, at+"/lend", 403, "sit there", "who", "0", "on", "no")
	stranger.refuses(t, at+"/lend", 403, "Only who sits", "who", "0", "on", "no")
	h.restart()
	stranger.has(t, at+"?seat=0", true, "You see with the eyes of")

	mara.does(t, at+"/lend", "who", "0", "on", "no")
	h.refused(m, 0)
	stranger.has(t, at+"?seat=0", false, "You see with the eyes of")
	otto.has(t, at+"/seats", true, "does not lend their eyes to who watches any more.")
	mara.has(t, at, false, "sees with your eyes")
}

// What a seat's own screen remembers, and what its people say, is not lent with its eyes; nor are its files.
func TestOnlyTheViewOfASeatIsLent(t *testing.T) {
	h := start(t)
	at, mara, otto := h.evening("talk", "yes")
	stranger := h.browser()
	mara.plays(t, at, "0")
	otto.plays(t, at, "1")
	file := stranger.get(at + "/file?seat=0").body
	mara.does(t, at+"/lend", "who", "0", "on", "yes")
	otto.does(t, at+"/talk", "words", "between us")
	page := stranger.get(at + "?seat=0").body
	for _, words := range []string{"between us", `id="talk"`, "/hint", "/again", "/undo", "/seats?seat=0"} {
		if i := strings.Index(page, words); i >= 0 {
			t.Errorf("a watcher gets %q: %s", words, page[max(0, i-300):i+100])
		}
	}
	if r := stranger.get(at + "/talk?seat=0"); r.status != 403 {
		t.Errorf("the talk: %d", r.status)
	}
	if now := stranger.get(at + "/file?seat=0").body; now != file {
		t.Errorf("the match file: %s, before %s", now, file)
	}
	for _, path := range []string{"/again?seat=0", "/replay?seat=0"} {
		if r := stranger.get(at + path); r.status != 403 {
			t.Errorf("%s: %d", path, r.status)
		}
	}
	for path, fields := range map[string][]string{
		"/answer?seat=0": {"number", "0", "key", "draw"}, "/undo?seat=0": nil, "/hint?seat=0": nil, "/free?seat=0": {"key", "hat"},
		"/pick?seat=0": {"number", "0", "key", "draw"}, "/resign?seat=0": {"sure", "yes"}, "/consent?seat=0": {"consent", "-1"},
	} {
		if r := stranger.post(at+path, fields...); r.status != 403 {
			t.Errorf("a watcher posts to %s: %d %s", path, r.status, body(r.body))
		}
	}
}

// As soon as eyes are lent or not any more, every stream says so, also of those who are kept behind.
func TestOpenStreamsSayWhenEyesAreLent(t *testing.T) {
	for _, behind := range []int{0, 5} {
		h := start(t)
		m := h.make(fmt.Sprintf(`{"game":"caravan","mode":"dry","seed":"1","behind":%d,`+
			`"seats":[{"kind":"human"},{"kind":"human"}]}`, behind))
		stranger := h.browser()
		l := stranger.listen("/t/" + m.ID + "/events")
		stamps := []string{l.next("data: ")}
		for _, on := range []bool{true, false} {
			h.lends(m, 0, on)
			stamps = append(stamps, l.next("data: "))
			page := stranger.get("/t/" + m.ID + "?seat=0").body
			if !strings.Contains(page, `data-version="`+stamps[len(stamps)-1]+`"`) {
				t.Errorf("%d behind, lent %t: the stream is at %v, the page is not: %s", behind, on, stamps, body(page))
			}
			if strings.Contains(page, "You see with the eyes of") != on {
				t.Errorf("%d behind, lent %t: %s", behind, on, body(page))
			}
		}
		if stamps[0] == stamps[1] || stamps[1] == stamps[2] {
			t.Errorf("%d behind: the stream says %v", behind, stamps)
		}
	}
}

// With lent eyes a watcher stands as far behind as without: they see the seat's view and question as they were so many
// answers ago, byte for byte, and nothing that the seat has drawn or read since. In teams, too, a seat's eyes see what
// the seat may see and nothing else.
func TestTheDelayHoldsForLentEyes(t *testing.T) {
	const behind = 4
	h := start(t, stocked)
	for _, game := range []string{"firelands", "heredity"} {
		box := shelf.Find(game).Box
		modes := box.ModesFor(2)
		m := h.make(fmt.Sprintf(`{"game":%q,"mode":%q,"seed":"eyes","behind":%d,"seats":[{"kind":"human"},`+
			`{"kind":"human"}]}`, game, modes[len(modes)-1], behind))
		for seat := range m.Seats {
			h.lends(m, seat, true)
		}
		rng := rand.New(rand.NewPCG(5, 6))
		var was [2]map[int]lent // by version
		fresh := 0
		for seat := range was {
			was[seat] = map[int]lent{}
		}
		for step := range 40 {
			for seat := range m.Seats {
				now := h.lent(m, m.Seats[seat].Token, "")
				was[seat][now.Version] = now
				seen := h.lent(m, "", fmt.Sprintf("?seat=%d", seat))
				then, ok := was[seat][seen.Version]
				switch {
				case !ok && step >= behind:
					t.Fatalf("%s: version %d never was", game, seen.Version)
				case ok && (string(seen.View) != string(then.View) || fmt.Sprint(seen.Asks) != fmt.Sprint(then.Asks)):
					t.Fatalf("%s, seat %d at version %d is seen as %s %s, and was %s %s", game, seat, seen.Version,
						seen.View, seen.Asks, then.View, then.Asks)
				case seen.Version > now.Version || seen.Version == now.Version && step > 0:
					t.Fatalf("%s: a watcher is at %d, the table at %d", game, seen.Version, now.Version)
				case string(seen.View) != string(now.View):
					fresh++
				}
			}
			if !h.steps(m, rng) {
				break
			}
		}
		if fresh < 20 {
			t.Errorf("%s: only %d views were older than those of the table", game, fresh)
		}
	}
}

// steps answers once in the place of one of those who are asked, as their own tokens show it, and reports whether
// anything was left to answer.
func (h *house) steps(m made, rng *rand.Rand) bool {
	h.t.Helper()
	for try := 0; try < 50; try++ {
		seat := rng.IntN(len(m.Seats))
		v := h.look(m.ID, m.Seats[seat].Token)
		if v.Over {
			return false
		}
		for _, q := range v.Asks {
			if q.Seat != seat || len(q.Options) == 0 {
				continue
			}
			r := h.api("POST", "/matches/"+m.ID+"/answers", m.Seats[seat].Token,
				fmt.Sprintf(`{"number":%d,"key":%q}`, q.Number, q.some(rng)))
			if r.status == 200 {
				return true
			}
		}
	}
	h.t.Fatal("nobody can answer")
	return false
}

// Every game is seen with lent eyes: what the seat's own page draws of it and asks, and nothing that can be pressed.
func TestEveryGameIsSeenWithLentEyes(t *testing.T) {
	h := start(t, stocked)
	for _, g := range shelf.All() {
		modes := g.Box.ModesFor(2)
		m := h.matchOf(g.Box.Name, modes[len(modes)-1], 2, "eyes")
		at, stranger := "/t/"+m.ID, h.browser()
		var sits []*browser
		for seat := range m.Seats {
			b := h.browser()
			b.does(t, "/sit/"+m.Seats[seat].Token)
			sits = append(sits, b)
		}
		for seat := range m.Seats {
			h.lends(m, seat, true)
		}
		pieces := regexp.MustCompile(` data-piece="[^"]*"`)
		rng := rand.New(rand.NewPCG(7, 8))
		asked := 0
		for range 25 {
			for seat, b := range sits {
				to := fmt.Sprintf("%s?seat=%d", at, seat)
				own, page, open := b.get(to).body, stranger.get(to).body, stranger.get(at).body
				if !strings.Contains(page, "You see with the eyes of") {
					t.Fatalf("%s, seat %d: %s", g.Box.Name, seat, body(page))
				}
				if found := pressed.FindAllString(page, -1); len(found) > 0 {
					t.Fatalf("%s, seat %d: a watcher can press %v", g.Box.Name, seat, found)
				}
				for _, q := range h.look(m.ID, m.Seats[seat].Token).Asks {
					if q.Seat != seat || len(q.Options) == 0 {
						continue
					}
					asked++
					if still := strings.Count(page, `<ul class="choices still"`); still == 0 {
						t.Fatalf("%s, seat %d: no option is shown of %q", g.Box.Name, seat, q.Text)
					}
				}
				for _, piece := range pieces.FindAllString(page, -1) {
					if !strings.Contains(own, piece) && !strings.Contains(open, piece) {
						t.Fatalf("%s, seat %d: %s lies open neither to all nor to the seat", g.Box.Name, seat, html.UnescapeString(piece))
					}
				}
			}
			if !h.steps(m, rng) {
				break
			}
		}
		if asked < 15 {
			t.Errorf("%s: only %d questions were looked at", g.Box.Name, asked)
		}
	}
}

// Nobody lends the eyes of a bot's seat, and what was lent ends when a bot takes over: it does not come back with who
// sits there.
func TestNobodyLendsTheEyesOfABot(t *testing.T) {
	h := start(t)
	mara := h.browser()
	at := mara.table(alone...)
	mara.refuses(t, at+"/lend", 403, "sit there", "who", "1", "on", "yes")
	at, mara, otto := h.evening()
	stranger := h.browser()
	otto.does(t, at+"/lend", "who", "1", "on", "yes")
	stranger.has(t, at+"?seat=1", true, "You see with the eyes of")
	otto.does(t, at+"/bot", "seat", "1", "kind", "bot")
	stranger.has(t, at+"?seat=1", false, "You see with the eyes of")
	otto.refuses(t, at+"/lend", 403, "nobody can lend its eyes", "who", "1", "on", "yes")
	otto.does(t, at+"/bot", "seat", "1", "kind", "human")
	stranger.has(t, at+"?seat=1", false, "You see with the eyes of")
	mara.has(t, at+"/seats", true, "does not lend their eyes to who watches any more.")
}

// Eyes are lent only where nobody who has watched can still come to play: while a seat is free they are not, and when
// one is taken from who held it, that ends.
func TestEyesAreNotLentToWhoMayStillPlay(t *testing.T) {
	h := start(t)
	mara, otto, stranger := h.browser(), h.browser(), h.browser()
	for _, kind := range []string{"open", "link"} {
		at := mara.table("players", "2", "mode", "dry", "ready", "no", "seat0", "me", "seat1", kind)
		mara.refuses(t, at+"/lend", 409, "still to come to this table", "who", "0", "on", "yes")
	}
	at := mara.table("players", "2", "mode", "dry", "ready", "no", "seat0", "me", "seat1", "open")
	otto.does(t, at+"/sit", "seat", "1")
	mara.does(t, at+"/lend", "who", "0", "on", "yes")
	stranger.has(t, at+"?seat=0", true, "You see with the eyes of")
	mara.does(t, at+"/unseat", "who", "1", "sure", "yes")
	stranger.has(t, at+"?seat=0", false, "You see with the eyes of")
	stranger.does(t, at+"/sit", "seat", "1")
	h.restart()
	h.browser().has(t, at+"?seat=0", false, "You see with the eyes of")

	// Also where a seat has become free in any other way, and somebody new has come.
	mara.does(t, at+"/lend", "who", "0", "on", "yes")
	stranger.has(t, at+"?seat=1", false, "eyes of") // they play now
	h.close()
	h.behind("DELETE FROM sitters WHERE seat = 1 AND match = '" + strings.TrimPrefix(at, "/t/") + "'")
	h.open()
	h.browser().has(t, at+"?seat=0", false, "You see with the eyes of")
	otto.does(t, at+"/sit", "seat", "1")
	h.browser().has(t, at+"?seat=0", false, "You see with the eyes of")
	otto.has(t, at+"/seats", true, "does not lend their eyes to who watches any more.")
	// And where somebody comes to hold a seat that is taken, too.
	mara.does(t, at+"/lend", "who", "0", "on", "yes")
	mara.does(t, at+"/link", "seat", "1")
	h.browser().does(t, field2(t, mara.get(at+"/seats").body, `(/sit/[A-Z2-7]+)`))
	h.browser().has(t, at+"?seat=0", false, "You see with the eyes of")
}

// In a rated match nobody lends their eyes: who plays could watch as somebody else.
func TestNobodyLendsTheirEyesInARatedMatch(t *testing.T) {
	h := start(t)
	mara, _, m := h.ratedPair()
	mara.refuses(t, "/t/"+m.ID+"/lend", 409, "This match is rated", "who", "0", "on", "yes")
	h.refused(m, 0)
	mara.has(t, "/t/"+m.ID+"/seats", false, "Lend my eyes")
}

// Whoever lends and takes back again and again fills what is written down no faster than people do; what is lent can be
// taken back at any time all the same.
func TestEyesAreLentOnlySoOften(t *testing.T) {
	h := start(t, func(c *server.Config) { c.Limits.Messages, c.Limits.MessageBurst = 1e-9, 3 })
	at, mara, _ := h.evening()
	for range 3 {
		mara.does(t, at+"/lend", "who", "0", "on", "yes")
		mara.does(t, at+"/lend", "who", "0", "on", "no")
	}
	mara.refuses(t, at+"/lend", 429, "Wait a moment", "who", "0", "on", "yes")
	mara.does(t, at+"/lend", "who", "0", "on", "no")
}

// What was lent belongs to its match: neither a rematch nor the match that takes its place has it.
func TestWhatWasLentBelongsToItsMatch(t *testing.T) {
	h := start(t)
	at, mara, otto := h.evening()
	mara.plays(t, at, "0")
	mara.does(t, at+"/lend", "who", "0", "on", "yes")
	mara.does(t, at+"/vote", "kind", "back", "what", "0", "sure", "yes")
	r := otto.post(at+"/vote", "kind", "back")
	on := regexp.MustCompile(`href="(/t/[a-z2-7]{12})">Go on there`).FindStringSubmatch(mara.get(at).body)
	if on == nil {
		t.Fatalf("it was not taken back: %d %s", r.status, body(r.body))
	}
	for _, path := range []string{at, on[1]} {
		h.browser().has(t, path+"?seat=0", false, "You see with the eyes of")
	}
}

// What is acknowledged of lent eyes is there after kill -9: that they are lent, and that they are not any more.
func TestWhatIsLentSurvivesAKill(t *testing.T) {
	if testing.Short() {
		t.Skip("starts processes")
	}
	dir := t.TempDir()
	p := startProcess(t, dir)
	defer func() { p.kill() }()
	var m made
	body := `{"game":"caravan","seats":[{"kind":"human"},{"kind":"human"}]}`
	if status, err := p.call("POST", "/matches", "", body, &m); err != nil || status != 201 {
		t.Fatal(status, err)
	}
	for _, on := range []bool{true, false} {
		status, err := p.call("POST", "/matches/"+m.ID+"/lend", m.Seats[1].Token, fmt.Sprintf(`{"on":%t}`, on), nil)
		if err != nil || status != 200 {
			t.Fatal(status, err)
		}
		p.kill()
		p = startProcess(t, dir)
		want := map[bool]int{true: 200, false: 403}[on]
		if status, err := p.call("GET", "/matches/"+m.ID+"?seat=1", "", "", nil); err != nil || status != want {
			t.Errorf("lent %t, after the kill: %d, %v", on, status, err)
		}
	}
}
