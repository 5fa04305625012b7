package server_test

import (
	"context"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"

	"waystation/bots"
	"waystation/server"
	"waystation/table"
)

// from is a browser at an address, behind a proxy.
func (b *browser) from(address, method, path, body string) reply {
	kind := "application/x-www-form-urlencoded"
	if strings.HasPrefix(body, "{") {
		kind = "application/json"
	}
	return b.do(method, path, kind, body, "X-Forwarded-For", address)
}

// stay follows no redirect.
func stay(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }

// However many matches of bots alone somebody makes, whoever plays waits for one thought and not for all of theirs.
func TestAStrangersBotsStarveNobody(t *testing.T) { synctest.Test(t, strangersBots) }

func strangersBots(t *testing.T) {
	var thought atomic.Int32
	next := make(chan bool)
	var level atomic.Int32
	h := start(t, thinkers(&level, func(ctx context.Context, w *table.Worlds, _ int) []table.Option {
		thought.Add(1)
		select {
		case <-next:
		case <-ctx.Done():
		}
		return bots.Random(1).Choose(nil, w.Ask())
	}), func(c *server.Config) { c.Limits.Bots, c.TrustProxy = 1, true })
	crowd := `{"game":"caravan","seats":[{"kind":"bot","level":"deep"},{"kind":"bot","level":"deep"}]}`
	for range 30 {
		if r := h.browser().from("10.0.0.1", "POST", "/api/matches", crowd); r.status != 201 {
			t.Fatalf("%d %s", r.status, r.body)
		}
	}
	var m made
	h.read(h.browser().from("10.0.0.2", "POST", "/api/matches",
		`{"game":"caravan","seats":[{"kind":"human"},{"kind":"bot","level":"deep"}]}`), 201, &m)
	h.answer(m, 0, "stop")
	synctest.Wait()
	before := thought.Load()
	for n := 0; !h.asked(m, 0); n++ {
		if n > 6 {
			t.Fatalf("whoever plays still waits after %d thoughts", thought.Load()-before)
		}
		next <- true
		synctest.Wait()
	}
}

// Whoever only watches makes way for who plays, when the memory is full.
func TestWhoOnlyWatchesMakesWay(t *testing.T) {
	h := start(t, func(c *server.Config) { c.Limits.Rooms = 2 })
	a, b, c := h.people(2, "a"), h.people(2, "b"), h.people(2, "c")
	watches := h.browser().listen("/t/" + a.ID + "/events")
	watches.next("id: ")
	plays := h.browser().listen("/api/matches/"+b.ID+"/events", "Authorization", "Bearer "+b.Seats[0].Token)
	plays.next("id: ")
	h.answer(c, 0, "stop")
	for range watches.lines { // the stream ends
	}
	h.answer(b, 0, "stop")
	plays.next("id: ")
}

// From one address only so many guests come, matches are in use, and hints and analyses are made at a time; others are
// free to do the same.
func TestOneAddressGetsOnlySoMuch(t *testing.T) {
	h := start(t, advised, func(c *server.Config) {
		c.TrustProxy, c.Limits.Guests, c.Limits.GuestBurst, c.Limits.AddressRooms = true, 1e-9, 2, 1
	})
	for i, want := range []int{303, 303, 429} {
		b := h.browser()
		b.client.CheckRedirect = stay
		if r := b.from("10.0.0.1", "POST", "/name", "name=Somebody"); r.status != want {
			t.Errorf("guest %d: %d %s", i, r.status, brief(r.body))
		}
	}
	other := h.browser()
	other.client.CheckRedirect = stay
	if r := other.from("10.0.0.2", "POST", "/name", "name=Otto"); r.status != 303 {
		t.Errorf("a guest at another address: %d", r.status)
	}
	two := `{"game":"caravan","seats":[{"kind":"human"},{"kind":"human"}]}`
	var m made
	h.read(h.browser().from("10.0.0.1", "POST", "/api/matches", two), 201, &m)
	h.browser().listen("/api/matches/"+m.ID+"/events", "Authorization", "Bearer "+m.Seats[0].Token).next("id: ")
	if r := h.browser().from("10.0.0.1", "POST", "/api/matches", two); r.status != 429 ||
		!strings.Contains(r.body, "made from where you are") {
		t.Errorf("a second match in use: %d %s", r.status, r.body)
	}
	if r := h.browser().from("10.0.0.2", "POST", "/api/matches", two); r.status != 201 {
		t.Errorf("a match of another address: %d %s", r.status, r.body)
	}
}

// One client is looked for only so many hints at the same time.
func TestOnlySoManyHintsAtATime(t *testing.T) {
	stuck, release := make(chan bool, 10), make(chan bool)
	var never atomic.Int32
	h := start(t, thinkers(&never, func(context.Context, *table.Worlds, int) []table.Option {
		stuck <- true // holds the one thread
		<-release
		return nil
	}), func(c *server.Config) { c.Limits.Bots, c.Limits.Hints, c.TrustProxy = 1, 1, true })
	h.make(`{"game":"caravan","seats":[{"kind":"bot","level":"deep"},{"kind":"human"}]}`)
	<-stuck
	m := h.people(2, "hints")
	ask := func(address string) reply {
		return h.browser().do("POST", "/api/matches/"+m.ID+"/hint", "", "", "Authorization", "Bearer "+m.Seats[0].Token,
			"X-Forwarded-For", address)
	}
	replies := make(chan reply)
	for range 2 {
		go func() { replies <- ask("10.0.0.1") }()
	}
	if r := <-replies; r.status != 429 {
		t.Errorf("one of two while no thread is free: %d %s", r.status, r.body)
	}
	close(release)
	if r := <-replies; r.status != 200 {
		t.Errorf("the other: %d %s", r.status, r.body)
	}
}
