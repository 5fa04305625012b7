package server_test

import (
	"fmt"
	"net/http"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"waystation/bots"
	"waystation/server"
	"waystation/shelf"
	"waystation/table"
)

// at is the same visitor at another server, with the same cookies.
func (b *browser) at(h *house) *browser {
	return &browser{h: h, client: &http.Client{Jar: b.client.Jar, Transport: road{h}, Timeout: patience}}
}

// Who says another name at one server has it at the tables of all.
func TestANameIsNewAtEveryServer(t *testing.T) {
	red, blue := neighbours(t)
	mara, otto := red.browser(), red.browser()
	at := mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "open")
	listens := otto.at(blue).listen(at + "/events")
	listens.next("data: ")
	mara.at(blue).post("/name", "name", "Zora")
	listens.next("data: ")
	if page := otto.get(at).body; !strings.Contains(page, "Zora decides.") {
		t.Errorf("after: %s", body(page))
	}
	id := strings.TrimPrefix(at, "/t/")
	for _, h := range []*house{red, blue} {
		if !server.Present(h.s, id, 1) || server.Present(h.s, id, 2) {
			t.Errorf("who is there is not known to %s", h.node)
		}
	}
	until(t, "one server does what one alone has to do, the first by name", func() bool {
		return server.First(blue.s) && !server.First(red.s)
	})
	for _, path := range []string{"/nodes/present?match=x&guest=1&within=1s", "/nodes/reread"} {
		if r := otto.get(path); r.status != 404 && r.status != 405 {
			t.Errorf("a stranger asks for %s: %d", path, r.status)
		}
	}
}

// A request with a key is done once, whichever servers it is sent to.
func TestAKeyIsGoodAtEveryServer(t *testing.T) {
	red, blue := neighbours(t)
	body := `{"game":"caravan","mode":"dry","seats":[{"kind":"human"},{"kind":"human"}]}`
	by := map[string]int{}
	for i := range 12 {
		key := fmt.Sprint("the key of this match: ", i)
		first := red.sends("POST", "/matches", "", body, "Idempotency-Key", key)
		again := blue.sends("POST", "/matches", "", body, "Idempotency-Key", key)
		if first.status != 201 || first.body != again.body || again.header.Get("Idempotency-Replayed") == "" {
			t.Errorf("sent to one: %d %s; to the other: %d %s", first.status, first.body, again.status, again.body)
		}
	}
	for _, h := range []*house{red, blue} {
		for range strings.Lines(h.line(`route="POST /api/v1/matches"`)) { // not what is handed on, or done already
			by[h.node]++
		}
	}
	if by["red"] == 0 || by["blue"] == 0 || by["red"]+by["blue"] != 12 {
		t.Errorf("made by server: %v", by)
	}
}

// gate is a bot that answers when it may.
type gate struct{ open chan struct{} }

func (g gate) Choose(_ any, a *table.Ask) []table.Option {
	<-g.open
	return []table.Option{a.Options[0].Option}
}

// A server is gone while a bot of its match is asked something. Another lets the bot go on, though nobody looks.
func TestBotsOfAServerThatIsGoneGoOn(t *testing.T) {
	place, open := filepath.Join(t.TempDir(), "waystation.db"), make(chan struct{})
	quick := func(c *server.Config) { c.Limits.Beat = 20 * time.Millisecond }
	red := neighbour(t, place, "red", quick, func(c *server.Config) {
		slow := *caravanGame()
		slow.Bots = []shelf.BotLevel{{Name: "random", Label: "Random",
			New: func(uint64) bots.Player { return gate{open} }}}
		c.Games = []*shelf.Game{&slow}
	})
	m := red.make(`{"game":"caravan","mode":"dry","seats":[{"kind":"bot"},{"kind":"human"}]}`)
	version := red.look(m.ID, "").Version
	blue := neighbour(t, place, "blue", quick)
	closed := make(chan struct{})
	go func() {
		defer close(closed)
		red.close()
	}()
	until(t, "red stops", func() bool { return red.stopping() })
	close(open)
	<-closed
	until(t, "the bot goes on", func() bool { return blue.store.Holds(m.ID) })
	until(t, "the bot answers", func() bool { return blue.look(m.ID, "").Version > version })
}

// What follows a match is shown, and found, also where another server plays it.
func TestTheMatchThatFollowsIsPlayedElsewhere(t *testing.T) {
	red, blue := neighbours(t)
	mara := red.browser()
	at := mara.table("players", "2", "mode", "dry", "opt.days", "1", "seat0", "me", "seat1", "me")
	id := strings.TrimPrefix(at, "/t/")
	for n := 0; !red.look(id, "").Over; n++ {
		q := red.look(id, "").Asks[0]
		seat := fmt.Sprint(q.Seat)
		page := mara.get(at + "?seat=" + seat)
		key := field2(t, page.body, `name="key" value="([^"]*)"`)
		mara.post(at+"/answer?seat="+seat, "number", field(t, page.body, "number"), "key", key)
		if n > 200 {
			t.Fatal("the match does not end")
		}
	}
	next := mara.post(at + "/rematch").url.Path
	red.close()
	blue.look(id, "")
	again := neighbour(t, red.path, "red")
	again.look(strings.TrimPrefix(next, "/t/"), "")
	twin := mara.at(blue)
	if page := twin.get(at); page.status != 200 || !strings.Contains(page.body, next) {
		t.Errorf("the end does not lead to %s: %d %s", next, page.status, body(page.body))
	}
	if line := blue.line("can't be read"); line != "" {
		t.Error(line)
	}
	if r := twin.post(at + "/rematch"); r.status != 200 || r.url.Path != next {
		t.Errorf("who asks for it once more comes to %s, not %s: %d", r.url, next, r.status)
	}
}

// A table with changed cards is at hand by way of every server; where its own is gone, by a process of another one.
func TestATableWithChangedCardsAtAnotherServer(t *testing.T) {
	red, blue := neighbours(t, withWorkshop)
	b := red.browser()
	set := b.newSet("Slow rigs")
	b.post(set+"/edit/1/start.yaml", "text", slow(t, "speed: 2"), "do", "keep")
	r := b.post(set+"/table", "players", "2", "mode", "standard", "bots", "random", "seed", "one")
	if r.status != 200 || !strings.HasPrefix(r.url.Path, "/t/") {
		t.Fatalf("a table: %d at %s\n%s", r.status, r.url, r.body)
	}
	shows := func(when string) {
		t.Helper()
		if x := b.at(blue).get(r.url.Path); x.status != 200 || !strings.Contains(x.body, "(Slow rigs)") {
			t.Errorf("%s: %d\n%s", when, x.status, body(x.body))
		}
	}
	shows("by way of another server")
	if blue.line("at another node") == "" {
		t.Error("it was not handed on")
	}
	red.close()
	shows("when its own is gone")
}
