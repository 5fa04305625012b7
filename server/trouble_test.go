package server_test

import (
	"database/sql"
	"fmt"
	"regexp"
	"strings"
	"sync"
	"testing"

	"waystation/internal/caravan"
	"waystation/server"
	"waystation/shelf"
	"waystation/table"
)

// behind does something to the database behind the server's back.
func (h *house) behind(statement string) {
	h.t.Helper()
	db, err := sql.Open("sqlite", h.path+"?_pragma=busy_timeout(5000)")
	if err != nil {
		h.t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.Exec(statement); err != nil {
		h.t.Fatal(err)
	}
}

// A disk that is full is no reason to show anybody what is not stored.
const (
	full  = `CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`
	empty = `DROP TRIGGER full`
)

// An answer that can't be stored has not been given: 503, and the world is as it was, for everybody.
func TestWhatIsNotStoredHasNotHappened(t *testing.T) {
	h := start(t)
	m := h.people(2, "full disk")
	red := m.Seats[0].Token
	l := h.browser().listen("/t/" + m.ID + "/events")
	l.next("data: ")
	before := h.api("GET", "/matches/"+m.ID, red, "").body
	a := h.look(m.ID, red).Asks[0]
	h.behind(full)
	for _, c := range []struct{ path, body string }{
		{"answers", fmt.Sprintf(`{"number":%d,"key":"draw"}`, a.Number)},
		{"answers", `{"free":"hat"}`},
	} {
		if r := h.api("POST", "/matches/"+m.ID+"/"+c.path, red, c.body); r.status != 503 ||
			!strings.Contains(r.body, "nothing was changed") {
			t.Errorf("%s: %d %s", c.body, r.status, r.body)
		}
		if after := h.api("GET", "/matches/"+m.ID, red, "").body; after != before {
			t.Errorf("after %s the match shows\n%s\nbefore\n%s", c.body, after, before)
		}
	}
	if r := h.api("POST", "/matches", "", `{"game":"caravan","seats":[{"kind":"human"},{"kind":"human"}]}`); r.status !=
		503 {
		t.Errorf("a new match: %d %s", r.status, r.body)
	}
	h.behind(empty)
	v := h.answer(m, 0, "draw")
	if id := l.next("data: "); id != fmt.Sprint(v) {
		t.Errorf("the listener is told of %s, want %d", id, v)
	}
	if !strings.Contains(h.browser().get("/metrics").body, "waystation_store_failures_total 3") {
		t.Error("the failures are not counted")
	}
}

// The roll that failed to be stored is rolled again the same: a broken disk buys no other dice.
func TestAFailureBuysNoOtherDice(t *testing.T) {
	h := start(t)
	m, twin := h.people(2, "dice"), h.people(2, "dice")
	h.behind(full)
	a := h.look(m.ID, m.Seats[0].Token).Asks[0]
	for range 3 {
		h.api("POST", "/matches/"+m.ID+"/answers", m.Seats[0].Token,
			fmt.Sprintf(`{"number":%d,"key":"draw"}`, a.Number))
	}
	h.behind(empty)
	h.answer(m, 0, "draw")
	h.answer(twin, 0, "draw")
	if a, b := h.look(m.ID, "").View.Water, h.look(twin.ID, "").View.Water; fmt.Sprint(a) != fmt.Sprint(b) {
		t.Errorf("water %v after failures, %v without", a, b)
	}
}

// A bot whose answer could not be stored tries again when the store is well.
func TestBotsGoOnAfterAFailure(t *testing.T) {
	h := start(t)
	m := h.make(`{"game":"caravan","seats":[{"kind":"human"},{"kind":"bot"}],"options":{"days":"1"}}`)
	h.behind(`CREATE TRIGGER full BEFORE INSERT ON entries WHEN new.line LIKE '%"by":"bot"%' BEGIN SELECT ` +
		`RAISE(ABORT, 'the disk is full'); END`)
	h.answer(m, 0, "stop")
	until(t, "the bot's answer fails", func() bool { return strings.Contains(h.logged(), "the disk is full") })
	h.behind(empty)
	until(t, "the bot plays on", func() bool { return h.asked(m, 0) })
}

// holds is another program that holds the database, until it commits.
func (h *house) holds(t *testing.T) *sql.DB {
	t.Helper()
	db, err := sql.Open("sqlite", h.path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	db.SetMaxOpenConns(1)
	if _, err := db.Exec("BEGIN IMMEDIATE"); err != nil {
		t.Fatal(err)
	}
	return db
}

// While another program holds the database for a moment, answers wait, and none is lost or given twice.
func TestASlowStore(t *testing.T) {
	h := start(t)
	m := h.people(2, "slow store")
	h.answer(m, 0, "stop")
	h.answer(m, 1, "stop")
	var numbers [2]int
	for seat := range numbers {
		for _, x := range h.look(m.ID, m.Seats[seat].Token).Asks {
			if x.Seat == seat {
				numbers[seat] = x.Number
			}
		}
	}
	db := h.holds(t)
	var wg sync.WaitGroup
	before := h.begun.Load()
	for seat, number := range numbers {
		for range 2 {
			wg.Go(func() {
				r := h.api("POST", "/matches/"+m.ID+"/answers", m.Seats[seat].Token,
					fmt.Sprintf(`{"number":%d,"key":"sleep"}`, number))
				if r.status != 200 && r.status != 409 {
					t.Errorf("seat %d: %d %s", seat, r.status, r.body)
				}
			})
		}
	}
	until(t, "all four answers are being taken", func() bool { return h.begun.Load() == before+4 })
	if _, err := db.Exec("COMMIT"); err != nil {
		t.Fatal(err)
	}
	wg.Wait()
	if v := h.look(m.ID, ""); v.Asks[0].Prompt != "moon" {
		t.Errorf("after both have answered: %+v", v)
	}
}

// A match that can't be read is shown as frozen, with the place, and others go on.
func TestADamagedMatchIsFrozenAndShown(t *testing.T) {
	h := start(t)
	b := h.browser()
	at := b.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "me")
	id := strings.TrimPrefix(at, "/t/")
	well := h.people(2, "well")
	b.post(at+"/answer?seat=0", "number", field(t, b.get(at).body, "number"), "key", "stop")
	h.close()
	h.behind(fmt.Sprintf(`UPDATE entries SET line = replace(line, 'stop', 'draw') WHERE match = '%s' AND n = 3`, id))
	h.open()
	r := b.get(at)
	if r.status != 200 || !strings.Contains(r.body, "This match is frozen") || !strings.Contains(r.body, "entry 3") ||
		!strings.Contains(r.body, id) {
		t.Errorf("the page: %d %s", r.status, body(r.body))
	}
	for path, status := range map[string]int{at + "/story": 409, at + "/file": 200, at + "/seats": 200, "/": 200} {
		if r := b.get(path); r.status != status {
			t.Errorf("%s: %d, want %d: %s", path, r.status, status, body(r.body))
		}
	}
	if r := b.get(at + "/file"); strings.Count(r.body, "\n") != 4 || strings.Contains(r.body, `"keys":["draw"]`) {
		t.Errorf("the file, up to the line that was changed: %s", r.body)
	}
	if r := b.get("/"); !strings.Contains(r.body, "frozen") {
		t.Error("the front page does not say that it is frozen")
	}
	if r := b.post(at+"/answer?seat=1", "number", "0", "key", "stop"); r.status != 403 && r.status != 409 {
		t.Errorf("an answer: %d", r.status)
	}
	var v seen
	h.read(h.api("GET", "/matches/"+id, "", ""), 200, &v)
	if !v.Frozen || !strings.Contains(v.Note, "entry 3") {
		t.Errorf("the API: %+v", v)
	}
	h.answer(well, 0, "stop")

	// Mended, it goes on where it stood.
	h.close()
	h.behind(fmt.Sprintf(`UPDATE entries SET line = replace(line, 'draw', 'stop') WHERE match = '%s' AND n = 3`, id))
	h.open()
	if r := b.get(at); !strings.Contains(r.body, `value="draw"`) || strings.Contains(r.body, "frozen") {
		t.Errorf("mended: %s", body(r.body))
	}
}

// changed is the caravan by other rules: the weather is rolled before anything else, or every turn begins with a toll.
type changed struct {
	caravan.Game
	Toll bool `json:"toll"`
}

var (
	toll    = table.Prompt{Kind: "toll", Rule: "CV-TOLL-01"}
	weather = table.Die{Name: "weather", Sides: 6}
)

func (g *changed) Step(t *table.Table) {
	switch {
	case g.Toll && g.Day > 0 && g.Turn < g.Players:
		m := t.Open(table.Seat(g.Turn), &toll)
		m.Offer(caravan.Stop.Of(), "CV-TOLL-01")
		m.Offer(caravan.Draw.Of(), "CV-TOLL-01")
		m.Ask()
	case g.Day == 0:
		t.Roll(weather)
	}
	g.Game.Step(t)
}

func (g *changed) CopyFrom(o table.Game) {
	g.Game.CopyFrom(&o.(*changed).Game)
	g.Toll = o.(*changed).Toll
}

// by puts the caravan with other rules on the shelf.
func by(version string, toll bool) func(*server.Config) {
	return func(c *server.Config) {
		g := caravanGame()
		box := *g.Box
		box.Version = version
		box.New = func(s table.Setup) (table.Game, error) {
			old, err := caravan.Shelf.New(s)
			if err != nil {
				return nil, err
			}
			return &changed{*old.(*caravan.Game), toll}, nil
		}
		g.Box = &box
		c.Games = []*shelf.Game{g}
	}
}

// When the rules change while a match is away, it goes on from its last snapshot, and says so.
func TestAMatchSurvivesAChangeOfRules(t *testing.T) {
	h := start(t)
	m := h.people(2, "survive")
	h.secondDay(m)
	before := h.look(m.ID, m.Seats[0].Token)
	h.restart(by("2", false))
	after := h.look(m.ID, m.Seats[0].Token)
	if !strings.Contains(after.Note, "rules 1, now 2") || after.Frozen || after.Version != before.Version {
		t.Fatalf("after the change: %+v", after)
	}
	if fmt.Sprint(*after.View) != fmt.Sprint(*before.View) || after.Asks[0].Number != before.Asks[0].Number {
		t.Errorf("before %+v, question %d; after %+v, question %d", *before.View, before.Asks[0].Number, *after.View,
			after.Asks[0].Number)
	}
	h.answer(m, 0, "stop")
	h.restart(by("2", false))
	h.answer(m, 1, "stop")
	if v := h.look(m.ID, ""); !strings.Contains(v.Note, "now 2") || v.Version != before.Version+2 {
		t.Errorf("after another restart: %+v", v)
	}
}

// What was played fits the new rules, state by state: the match goes on, and not in silence.
func TestAMatchThatFitsOtherRulesGoesOnAndSaysSo(t *testing.T) {
	h := start(t)
	m := h.people(2, "fits")
	h.secondDay(m)
	newer := func(c *server.Config) {
		g := caravanGame()
		box := *g.Box
		box.Version = "2"
		g.Box = &box
		c.Games = []*shelf.Game{g}
	}
	h.restart(newer)
	if v := h.look(m.ID, ""); v.Frozen || !strings.Contains(v.Note, "rules 1, now 2") ||
		!strings.Contains(v.Note, "state by state") {
		t.Errorf("by rules that fit: %+v", v)
	}
	h.restart()
	if v := h.look(m.ID, ""); v.Note != "" {
		t.Errorf("by the old rules again: %q", v.Note)
	}
}

// A match whose states come out otherwise is found out, though every answer fits, and goes on from a snapshot.
func TestAMatchIsNotBentToFit(t *testing.T) {
	h := start(t)
	m := h.people(2, "bent")
	h.secondDay(m)
	h.restart(func(c *server.Config) {
		g := caravanGame()
		box := *g.Box
		box.New = func(s table.Setup) (table.Game, error) {
			old, err := caravan.Shelf.New(s)
			if err != nil {
				return nil, err
			}
			old.(*caravan.Game).Water[0]++ // as many more from the start
			return old, nil
		}
		g.Box = &box
		c.Games = []*shelf.Game{g}
	})
	if v := h.look(m.ID, ""); v.Frozen || !strings.Contains(v.Note, "entry 2 (step 1)") ||
		!strings.Contains(v.Note, "goes on from a snapshot") {
		t.Errorf("with more water: %+v", v)
	}
}

// When they have changed so much that it can't, it waits for the rules it was played by, and nothing is lost.
func TestAMatchThatDoesNotFitIsFrozen(t *testing.T) {
	h := start(t)
	m := h.people(2, "frozen")
	h.secondDay(m)
	before := h.api("GET", "/matches/"+m.ID, m.Seats[0].Token, "").body
	h.restart(by("3", true))
	v := h.look(m.ID, "")
	if !v.Frozen || !strings.Contains(v.Note, "played by rules 1 and does not fit rules 3") {
		t.Fatalf("by rules 3: %+v", v)
	}
	if strings.Contains(v.Note, "take") || strings.Contains(v.Note, "guard") {
		t.Errorf("the note tells answers: %s", v.Note)
	}
	if r := h.api("POST", "/matches/"+m.ID+"/answers", m.Seats[0].Token, `{"number":1,"key":"stop"}`); r.status !=
		409 || !strings.Contains(r.body, "frozen") {
		t.Errorf("an answer: %d %s", r.status, r.body)
	}
	h.takesHomeFrozen(m)
	h.restart(func(c *server.Config) { c.Games = nil })
	h.takesHomeFrozen(m)
	if v := h.look(m.ID, ""); !v.Frozen || !strings.Contains(v.Note, `its game, "caravan", is not on the shelf`) {
		t.Errorf("without the game: %+v", v)
	}
	h.restart()
	if after := h.api("GET", "/matches/"+m.ID, m.Seats[0].Token, "").body; after != before {
		t.Errorf("by the old rules again:\n%s\nbefore:\n%s", after, before)
	}
}

// takesHomeFrozen takes a frozen match home after its second day began: each seat gets what it may know.
func (h *house) takesHomeFrozen(m made) {
	h.t.Helper()
	match, err := h.store.Match(ctx, m.ID)
	if err != nil {
		h.t.Fatal(err)
	}
	lines, err := h.store.Log(ctx, match)
	if err != nil {
		h.t.Fatal(err)
	}
	drawn := regexp.MustCompile(`"name":"goods","n":\d+,"value":\d+`)
	for who, token := range map[table.Seat]string{
		table.Nobody: "", 0: m.Seats[0].Token, 1: m.Seats[1].Token,
	} {
		r := h.api("GET", "/matches/"+m.ID+"/log", token, "")
		if r.status != 200 || !strings.Contains(r.body, `"seed_hash"`) || !strings.Contains(r.body, `"keys":["take"]`) {
			h.t.Errorf("the file of seat %d: %d %s", who, r.status, r.body)
		}
		if strings.Contains(r.body, match.Seed.String()) {
			h.t.Errorf("the file of seat %d tells the seed", who)
		}
		for secret, knower := range map[string]table.Seat{`"keys":["sleep"]`: 0, `"keys":["guard"]`: 1} {
			if strings.Contains(r.body, secret) != (who == knower) {
				h.t.Errorf("the file of seat %d and %s: %s", who, secret, r.body)
			}
		}
		own, all := 0, 0
		for _, line := range lines {
			if card := drawn.Find(line); card != nil {
				all++
				if strings.Contains(r.body, string(card)) {
					own++
				}
			}
		}
		if want := map[bool]int{true: 0, false: all / 2}[who == table.Nobody]; all == 0 || own != want {
			h.t.Errorf("the file of seat %d tells of %d cards, want %d of %d", who, own, want, all)
		}
	}
}

// An undo that reaches behind the last snapshot makes that snapshot worthless: it must not be gone on from.
func TestASnapshotThatWasUndoneIsNotUsed(t *testing.T) {
	h := start(t)
	m := h.people(2, "undone")
	h.secondDay(m)
	snapshots := func() int {
		snaps, err := h.store.Snapshots(ctx, m.ID)
		if err != nil {
			t.Fatal(err)
		}
		return len(snaps)
	}
	h.restart() // from here on entries are counted until the next snapshot
	h.look(m.ID, "")
	for range 63 {
		h.read(h.api("POST", "/matches/"+m.ID+"/answers", m.Seats[0].Token, `{"free":"hat"}`), 200, new(struct{}))
	}
	before := h.look(m.ID, m.Seats[0].Token)
	if snapshots() != 1 {
		t.Fatalf("%d snapshots before the last answer, want that of the start", snapshots())
	}
	h.answer(m, 0, "stop") // ends Red's turn; nothing is rolled, so it can be taken back
	if snapshots() != 2 {
		t.Fatalf("%d snapshots after it, want one more", snapshots())
	}
	h.read(h.api("POST", "/matches/"+m.ID+"/undo", m.Seats[0].Token, ""), 200, new(struct{}))
	h.restart(by("2", false))
	after := h.look(m.ID, m.Seats[0].Token)
	if after.Frozen || after.Note == "" || len(after.Asks) == 0 || after.Asks[0].Seat != 0 ||
		fmt.Sprint(*after.View) != fmt.Sprint(*before.View) {
		t.Errorf("before the answer that was taken back: %+v\nnow: %+v", before, after)
	}
}

// A game that breaks while it is played refuses the answer, and the match stands as it was.
func TestAGameThatBreaks(t *testing.T) {
	h := start(t, func(c *server.Config) {
		g := caravanGame()
		box := *g.Box
		box.New = func(s table.Setup) (table.Game, error) {
			old, err := caravan.Shelf.New(s)
			if err != nil {
				return nil, err
			}
			return &brittle{*old.(*caravan.Game)}, nil
		}
		g.Box = &box
		c.Games = []*shelf.Game{g}
	})
	m := h.people(2, "brittle")
	before := h.api("GET", "/matches/"+m.ID, m.Seats[0].Token, "").body
	a := h.look(m.ID, m.Seats[0].Token).Asks[0]
	r := h.api("POST", "/matches/"+m.ID+"/answers", m.Seats[0].Token,
		fmt.Sprintf(`{"number":%d,"key":"stop"}`, a.Number))
	if r.status != 500 || strings.Contains(r.body, "camel") {
		t.Errorf("the answer: %d %s", r.status, r.body)
	}
	if !strings.Contains(h.logged(), "the camel is dead") {
		t.Error("the log does not say what broke")
	}
	if !strings.Contains(h.logged(), "trouble_test.go") {
		t.Error("the log does not say where in its code the game broke")
	}
	if after := h.api("GET", "/matches/"+m.ID, m.Seats[0].Token, "").body; after != before {
		t.Errorf("the match shows\n%s\nbefore\n%s", after, before)
	}
	h.answer(m, 0, "take")
	if r := h.api("GET", "/matches/"+m.ID, m.Seats[1].Token, ""); r.status != 500 ||
		strings.Contains(r.body, "mirage") {
		t.Errorf("a view that breaks: %d %s", r.status, r.body)
	}
	if r := h.api("GET", "/matches/"+m.ID, m.Seats[0].Token, ""); r.status != 200 {
		t.Errorf("another seat's view: %d %s", r.status, r.body)
	}
}

// brittle breaks when somebody stops, and when Green looks after taking turns.
type brittle struct{ caravan.Game }

func (g *brittle) Step(t *table.Table) {
	before := g.Bags[g.Turn%4].Len()
	turn := g.Turn
	g.Game.Step(t)
	if g.Day == 1 && turn == 0 && g.Turn == 1 && g.Bags[0].Len() == before {
		panic("the camel is dead")
	}
}

func (g *brittle) View(s table.Seat) any {
	if s == 1 && g.Turn == 1 {
		panic("a mirage")
	}
	return g.Game.View(s)
}

func (g *brittle) CopyFrom(o table.Game) { g.Game.CopyFrom(&o.(*brittle).Game) }
