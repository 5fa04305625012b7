package server_test

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"waystation/internal/caravan"
	"waystation/server"
	"waystation/shelf"
	"waystation/table"
)

// desert is the caravan in which everybody goes on or stays: whoever stays behind is out, and is asked nothing any
// more.
type desert struct {
	caravan.Game
	Lost [4]bool
}

var onward = table.Prompt{Kind: "onward", Rule: "CV-TURN-05"}

// turns is how many everybody takes who is not out.
const turns = 5

func (g *desert) Step(t *table.Table) {
	if g.Day == 0 {
		g.Game.Step(t)
		return
	}
	me := table.Seat(g.Turn)
	if g.Turn = (g.Turn + 1) % g.Players; g.Turn == 0 {
		g.Day++
	}
	if g.Lost[me] {
		return
	}
	m := t.Open(me, &onward)
	m.Offer(caravan.Stop.Of(), "CV-TURN-05")
	m.Offer(caravan.Draw.Of(), "CV-TURN-02")
	if m.Ask() == caravan.Stop.Of() {
		g.Lost[me] = true
		t.Tell(table.Event{Tale: 4, Seat: me, Rule: "CV-TURN-05"})
	}
}

func (g *desert) Over() bool { return g.Day > turns }

func (g *desert) Out(s table.Seat) bool { return g.Lost[s] }

func (g *desert) Telling(e table.Event) (table.Weight, string) {
	if e.Tale == 4 {
		return table.Fate, ""
	}
	return table.Minor, ""
}

func (g *desert) CopyFrom(o table.Game) {
	g.Game.CopyFrom(&o.(*desert).Game)
	g.Lost = o.(*desert).Lost
}

// deserted puts the desert on the shelf. Its bots go on, and pause for a minute where somebody watches.
func deserted(c *server.Config) {
	g := caravanGame()
	box := *g.Box
	box.New = func(s table.Setup) (table.Game, error) {
		dry, err := caravan.Shelf.New(s)
		if err != nil {
			return nil, err
		}
		return &desert{Game: *dry.(*caravan.Game)}, nil
	}
	g.Box = &box
	c.Games = []*shelf.Game{g}
	c.BotPause = time.Minute
}

const (
	runs   = "Run to the end"
	leaves = "Leave the table"
)

// goes answers a person's question at the table.
func (b *browser) goes(t *testing.T, at, seat, key string) {
	t.Helper()
	page := b.get(at + "?seat=" + seat).body
	if r := b.post(at+"/answer?seat="+seat, "number", field(t, page, "number"), "key", key); r.status != 200 {
		t.Fatalf("seat %s answers %s: %d %s", seat, key, r.status, body(r.body))
	}
}

// Whoever is out when only bots are left may let them run to the end, and they do so without a pause.
func TestWhoIsOutRunsToTheEnd(t *testing.T) { synctest.Test(t, runToTheEnd) }

func runToTheEnd(t *testing.T) {
	h := start(t, deserted)
	mara := h.browser()
	at := mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "bot:shouter")
	mara.listen(at + "/events").next("data: ")
	if page := mara.get(at).body; strings.Contains(page, runs) || strings.Contains(page, leaves) {
		t.Errorf("she plays: %s", body(page))
	}
	if r := mara.post(at + "/run"); r.status != 409 {
		t.Errorf("she plays, and lets the others run: %d", r.status)
	}
	mara.goes(t, at, "0", "stop")
	page := mara.get(at).body
	card := page[strings.Index(page, `data-region="recap"`):]
	card = card[:strings.Index(card, "</section>")]
	if !strings.Contains(card, runs) || !strings.Contains(card, leaves) {
		t.Errorf("the card says: %s", body(card))
	}
	if r := h.browser().post(at + "/run"); r.status != 403 {
		t.Errorf("a spectator: %d", r.status)
	}
	began := time.Now()
	if r := mara.post(at + "/run?seat=0"); r.status != 200 || strings.Contains(r.body, runs) {
		t.Errorf("%d %s", r.status, body(r.body))
	}
	until(t, "the bots end the match", func() bool { return h.look(strings.TrimPrefix(at, "/t/"), "").Over })
	if took := time.Since(began); took > time.Minute+time.Second { // the pause in which she has asked
		t.Errorf("%d turns took %v", turns, took)
	}
	if r := mara.post(at + "/run"); r.status != 409 || strings.Contains(mara.get(at).body, leaves) {
		t.Errorf("when it is over: %d", r.status)
	}
}

// Nobody runs to the end while a person plays, also when just then only bots are asked.
func TestNoRunWhileAPersonPlays(t *testing.T) { synctest.Test(t, noRun) }

func noRun(t *testing.T) {
	h := start(t, deserted)
	mara, otto := h.browser(), h.browser()
	at := mara.table("players", "3", "mode", "dry", "seat0", "me", "seat1", "open", "seat2", "bot:shouter")
	otto.post(at+"/sit", "seat", "1")
	mara.listen(at + "/events").next("data: ")
	mara.goes(t, at, "0", "stop")
	refused := func(when string) {
		t.Helper()
		page := mara.get(at).body
		if strings.Contains(page, runs) || !strings.Contains(page, leaves) {
			t.Errorf("%s: %s", when, body(page))
		}
		if r := mara.post(at + "/run"); r.status != 409 {
			t.Errorf("%s, Mara runs: %d", when, r.status)
		}
	}
	refused("Otto is asked")
	otto.goes(t, at, "1", "draw")
	if asks := h.look(strings.TrimPrefix(at, "/t/"), "").Asks; len(asks) != 1 || asks[0].Seat != 2 {
		t.Fatalf("the bot should be asked: %+v", asks)
	}
	refused("only a bot is asked")
	if r := otto.post(at + "/run"); r.status != 409 {
		t.Errorf("Otto runs, who plays himself: %d", r.status)
	}

	// When a bot plays for him, only bots are left.
	otto.post(at+"/bot", "seat", "1", "kind", "bot", "level", "shouter")
	if page := mara.get(at).body; !strings.Contains(page, runs) {
		t.Errorf("only bots are left: %s", body(page))
	}
	if r := mara.post(at + "/run"); r.status != 200 {
		t.Errorf("only bots are left, and Mara runs: %d", r.status)
	}
	// Until he takes his seat back.
	otto.post(at+"/bot", "seat", "1", "kind", "human")
	refused("Otto is back")
}

// After a restart there is no card that tells of it, but whoever is out can still leave.
func TestWhoIsOutCanLeaveAfterARestart(t *testing.T) {
	h := start(t, deserted)
	mara := h.browser()
	at := mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "me")
	mara.goes(t, at, "0", "stop")
	h.restart(deserted)
	page := mara.get(at + "?seat=0").body
	if !strings.Contains(page, leaves) || strings.Contains(page, runs) {
		t.Errorf("%s", body(page))
	}
	if page := mara.get(at + "?seat=1").body; strings.Contains(page, leaves) {
		t.Errorf("seat 1 plays: %s", body(page))
	}
}
