package server_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"waystation/server"
	"waystation/shelf"
)

// ratedPair is a rated match of Mara and Otto.
func (h *house) ratedPair() (mara, otto *browser, m made) {
	h.t.Helper()
	mara, otto = h.browser(), h.browser()
	mara.post("/name", "name", "Mara")
	otto.post("/name", "name", "Otto")
	m = h.make(`{"game":"caravan","mode":"dry","rated":true,"seats":[{"kind":"human"},{"kind":"human"}]}`)
	mara.post("/sit/" + m.Seats[0].Token)
	otto.post("/sit/" + m.Seats[1].Token)
	return mara, otto, m
}

func (h *house) playToTheEnd(m made) {
	h.t.Helper()
	for rng := rand.New(rand.NewPCG(9, 9)); h.step(m, rng); {
	}
}

type league struct {
	Players []struct {
		Place    int
		Name     string
		Rating   float64
		GiveTake float64 `json:"give_or_take"`
		Matches  int
	}
}

func (h *house) league() (l league) {
	h.t.Helper()
	h.read(h.api("GET", "/games/caravan/league", "", ""), 200, &l)
	return l
}

// Who sits down at a rated match is told so before, and at its end both read what it has changed; the league has them,
// until one asks to be forgotten.
func TestARatedMatchChangesRatings(t *testing.T) {
	h := start(t)
	mara, otto, m := h.ratedPair()
	at := "/t/" + m.ID
	if page := h.browser().get("/sit/" + m.Seats[1].Token).body; !strings.Contains(page, "This match is rated") {
		t.Errorf("the invitation does not say so: %s", body(page))
	}
	if page := mara.get(at + "/seats").body; !strings.Contains(page, "This match is rated") {
		t.Errorf("the seats don't say so: %s", body(page))
	}
	if l := h.league(); len(l.Players) != 0 {
		t.Errorf("before its end the league has %+v", l)
	}
	h.playToTheEnd(m)
	for _, b := range []*browser{mara, otto, h.browser()} {
		page := b.get(at).body
		rows := regexp.MustCompile(`class="frate"><b>([+−±]\d+)</b> <span>now about (\d+), give or take (\d+)<`).
			FindAllStringSubmatch(page, -1)
		if len(rows) != 2 || !strings.Contains(page, "Dashed: before.") || !strings.Contains(page, `href="/league/caravan"`) {
			t.Fatalf("the end tells %q: %s", rows, body(page))
		}
	}
	l := h.league()
	if len(l.Players) != 2 || l.Players[0].Rating <= 1500 || l.Players[1].Rating >= 1500 || l.Players[0].Matches != 1 ||
		l.Players[0].Place != 0 || l.Players[0].GiveTake >= 700 {
		t.Fatalf("the league is %+v", l)
	}
	page := otto.get("/league/caravan").body
	if !strings.Contains(page, "Provisional: fewer than 10 matches") || strings.Contains(page, "Who is well known") ||
		!regexp.MustCompile(`>Otto</span> <small>you</small>`).MatchString(page) || !strings.Contains(page, ">Mara<") {
		t.Errorf("the league: %s", body(page))
	}
	if !strings.Contains(otto.get("/matches").body, `href="/league/caravan"`) {
		t.Error("nothing leads there from one's matches")
	}
	var rated struct {
		Counted bool
		Seats   []struct{ Seat, Matches int }
	}
	h.read(h.api("GET", "/matches/"+m.ID+"/ratings", "", ""), 200, &rated)
	if !rated.Counted || len(rated.Seats) != 2 {
		t.Errorf("the API tells %+v", rated)
	}

	if r := otto.post("/league/forget"); r.status != 400 {
		t.Errorf("forgotten without being sure: %d", r.status)
	}
	if r := h.browser().post("/league/forget", "sure", "yes"); r.status != 403 {
		t.Errorf("a stranger is forgotten: %d", r.status)
	}
	was := h.league()
	if page := otto.post("/league/forget", "sure", "yes").body; !strings.Contains(page, "You stand in no league any more.") ||
		strings.Contains(page, ">Otto<") && strings.Contains(page, "<small>you</small>") {
		t.Errorf("after it: %s", body(page))
	}
	if l := h.league(); len(l.Players) != 1 || l.Players[0].Name != "Mara" {
		t.Errorf("then the league is %+v, and was %+v", l, was)
	}
}

// From ten matches on one is ranked.
func TestTenMatchesMakeARank(t *testing.T) {
	h := start(t)
	_, _, m := h.ratedPair()
	h.playToTheEnd(m)
	h.behind("UPDATE ratings SET matches = 9")
	if l := h.league(); l.Players[0].Place != 0 {
		t.Errorf("%+v", l)
	}
	h.behind("UPDATE ratings SET matches = 10 WHERE player = 1")
	page := h.browser().get("/league/caravan").body
	ranked, provisional, ok := strings.Cut(page, "Provisional: fewer than 10 matches")
	if !ok || !strings.Contains(ranked, ">Mara<") || !strings.Contains(provisional, ">Otto<") || strings.Contains(ranked, ">Otto<") {
		t.Errorf("the league: %s", body(page))
	}
}

// A seed that others at the table could find by trying is refused, and nothing is made; whoever plays alone takes any.
func TestAShortSeedIsForOnePerson(t *testing.T) {
	h := start(t, func(c *server.Config) { c.Limits.SeedLength = 0 }) // as it is usually
	for body, status := range map[string]int{
		`"seed":"42","seats":[{"kind":"human"},{"kind":"human"}]`:                          400,
		`"seed":"fünfzehn Zeich.","seats":[{"kind":"human"},{"kind":"human"}]`:             400,
		`"seed":"sechzehn Zeichen","seats":[{"kind":"human"},{"kind":"human"}]`:            201,
		`"seed":"42","seats":[{"kind":"human"},{"kind":"bot","level":"shouter"}]`:          201,
		`"seats":[{"kind":"human"},{"kind":"human"}]`:                                      201,
		`"seed":"42","seats":[{"kind":"human"},{"kind":"human"},{"kind":"bot"}],"mode":""`: 400,
	} {
		r := h.api("POST", "/matches", "", `{"game":"caravan",`+body+`}`)
		if r.status != status || status == 400 && !strings.Contains(r.body, "16 characters or more") {
			t.Errorf("%s: %d %s", body, r.status, r.body)
		}
	}
	r := h.browser().post("/new/caravan", "players", "2", "mode", "dry", "seat0", "me", "seat1", "open", "seed", "42")
	if r.status != 400 || !strings.Contains(r.body, "16 characters or more") || !strings.Contains(r.body, `value="42"`) {
		t.Errorf("by the form: %d %s", r.status, brief(r.body))
	}
	h.browser().table("players", "2", "mode", "dry", "seat0", "me", "seat1", "me", "seed", "42") // at one screen
}

// What can't be rated is refused with the reason, by form and API, and nothing is made.
func TestWhatCantBeRated(t *testing.T) {
	h := start(t)
	b := h.browser()
	for body, want := range map[string]string{
		`"seats":[{"kind":"human"},{"kind":"bot","level":"shouter"}]`: "two people or more",
		`"seed":"known","seats":[{"kind":"human"},{"kind":"human"}]`:  "Leave the seed out",
	} {
		r := h.api("POST", "/matches", "", `{"game":"caravan","mode":"dry","rated":true,`+body+`}`)
		if r.status != 400 || !strings.Contains(r.body, "This match can't be rated: ") || !strings.Contains(r.body, want) {
			t.Errorf("%s: %d %s", body, r.status, r.body)
		}
	}
	r := b.post("/new/caravan", "players", "2", "mode", "dry", "seat0", "me", "seat1", "me", "rated", "yes")
	if r.status != 400 || !strings.Contains(r.body, "Give each person one") || !strings.Contains(r.body, `name="rated" value="yes" checked`) {
		t.Errorf("one on two seats: %d %s", r.status, brief(r.body))
	}
	for path, want := range map[string]int{"/league/nothing": 404, "/api/games/nothing/league": 404, "/api/matches/nothing/ratings": 404} {
		if r := b.get(path); r.status != want {
			t.Errorf("%s: %d", path, r.status)
		}
	}
	m := h.people(2, "unrated")
	if r := h.api("GET", "/matches/"+m.ID+"/ratings", "", ""); r.status != 404 || !strings.Contains(r.body, "not rated") {
		t.Errorf("the ratings of a match that has none: %d %s", r.status, r.body)
	}
}

// Each game on the shelf is rated where everybody plays for themselves, and nowhere else.
func TestGamesAreRatedWhereNobodyIsAllied(t *testing.T) {
	h := start(t, stocked)
	rated := 0
	for _, g := range shelf.All() {
		for _, mode := range g.Box.Modes {
			counts := g.Box.Counts(mode)
			n := counts[len(counts)-1]
			if n < 2 || g.Box.Carries {
				continue
			}
			seats := strings.TrimSuffix(strings.Repeat(`{"kind":"human"},`, n), ",")
			r := h.api("POST", "/matches", "", fmt.Sprintf(`{"game":%q,"mode":%q,"rated":true,"seats":[%s]}`, g.Box.Name, mode, seats))
			alone := !g.Together && mode != "teams"
			if alone != (r.status == 201) || !alone && !strings.Contains(r.body, "win or lose together") {
				t.Errorf("%s in mode %s: %d %s", g.Box.Name, mode, r.status, r.body)
			}
			rated++
		}
		if r := h.browser().get("/league/" + g.Box.Name); (r.status == 200) == g.Together {
			t.Errorf("the league of %s: %d", g.Box.Name, r.status)
		}
		if form := h.browser().get("/new/" + g.Box.Name + "?with=friends").body; strings.Contains(form, `name="rated"`) == g.Together {
			t.Errorf("the form of %s", g.Box.Name)
		}
	}
	if rated < 4 {
		t.Errorf("only %d modes were tried", rated)
	}
}

// A rated match has no hints, its people can't be taken from their seats nor be replaced by a bot while they are here;
// the vote to end it counts for nothing, and its rematch is rated for those who are ready again.
func TestARatedMatchIsInEarnest(t *testing.T) {
	h := start(t)
	mara, otto := h.browser(), h.browser()
	at := mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "open", "rated", "yes")
	otto.post(at + "/sit")
	id := strings.TrimPrefix(at, "/t/")
	m, err := h.store.Match(ctx, id)
	if err != nil || !m.Rated || !m.Earnest {
		t.Fatalf("%+v, %v", m, err)
	}
	if r := mara.post(at+"/unseat", "who", "1", "sure", "yes"); r.status != 409 || !strings.Contains(r.body, "has begun") {
		t.Errorf("taken from the seat: %d %s", r.status, brief(r.body))
	}
	if r := mara.post(at+"/bot", "seat", "1", "kind", "bot"); r.status != 403 {
		t.Errorf("the host puts a bot in the place of somebody who is here: %d %s", r.status, brief(r.body))
	}
	mara.post(at+"/vote", "kind", "end", "agree", "yes", "sure", "yes")
	otto.post(at+"/vote", "kind", "end", "agree", "yes", "sure", "yes")
	if page := otto.get(at).body; !strings.Contains(page, "It counts for no rating: all have ended it before its end.") ||
		strings.Contains(page, "give or take") {
		t.Errorf("the end: %s", brief(page))
	}
	if l := h.league(); len(l.Players) != 0 {
		t.Errorf("the league has %+v", l)
	}
	next := strings.TrimPrefix(mara.post(at+"/rematch").url.Path, "/t/")
	m, err = h.store.Match(ctx, next)
	if err != nil || !m.Rated || !m.Terms.Waits {
		t.Errorf("the rematch is %+v, %v", m, err)
	}
}

// A server may switch all of it off: then nothing offers it, nothing shows it, and what was rated before is left alone.
func TestRatingsCanBeSwitchedOff(t *testing.T) {
	h := start(t)
	mara, _, m := h.ratedPair()
	h.playToTheEnd(m)
	h.restart(func(c *server.Config) { c.NoRatings = true })
	if page := mara.get("/t/" + m.ID).body; strings.Contains(page, "give or take") || strings.Contains(page, "/league/") {
		t.Errorf("the end: %s", brief(page))
	}
	for _, path := range []string{"/matches", "/new/caravan?with=friends"} {
		if page := mara.get(path).body; strings.Contains(page, "/league/") || strings.Contains(page, `name="rated"`) {
			t.Errorf("%s: %s", path, brief(page))
		}
	}
	for _, path := range []string{"/league/caravan", "/api/games/caravan/league", "/api/matches/" + m.ID + "/ratings"} {
		if r := mara.get(path); r.status != 404 || !strings.Contains(r.body, "switched ratings off") {
			t.Errorf("%s: %d %s", path, r.status, r.body)
		}
	}
	r := h.api("POST", "/matches", "", `{"game":"caravan","mode":"dry","rated":true,"seats":[{"kind":"human"},{"kind":"human"}]}`)
	if r.status != 400 || !strings.Contains(r.body, "switched ratings off") {
		t.Errorf("%d %s", r.status, r.body)
	}
	h.restart()
	if l := h.league(); len(l.Players) != 2 {
		t.Errorf("after it is switched on again the league is %+v", l)
	}
}

// A match whose end was stored, and not counted, is counted when the server starts.
func TestWhatWasNotCountedIsCountedAtStart(t *testing.T) {
	h := start(t)
	_, _, m := h.ratedPair()
	h.playToTheEnd(m)
	want := h.league()
	h.behind("UPDATE rated SET n = NULL, week = NULL; DELETE FROM ratings; UPDATE rated_seats SET place = NULL, now = NULL")
	if l := h.league(); len(l.Players) != 0 {
		t.Fatalf("nothing was taken away: %+v", l)
	}
	for range 2 {
		h.restart()
		if l := h.league(); fmt.Sprint(l) != fmt.Sprint(want) {
			t.Errorf("the league is %+v, want %+v", l, want)
		}
	}
}
