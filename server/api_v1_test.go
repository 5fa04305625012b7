package server_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

// sends is a request of a program with headers of its own: names and values by turns.
func (h *house) sends(method, path, token, body string, header ...string) reply {
	h.t.Helper()
	kind := ""
	if body != "" {
		kind = "application/json"
	}
	if token != "" {
		header = append(header, "Authorization", "Bearer "+token)
	}
	return h.browser().do(method, "/api/v1"+path, kind, body, header...)
}

// code is the code of a refusal.
func (r reply) code() string {
	var e struct{ Code string }
	if json.Unmarshal([]byte(r.body), &e) != nil {
		return ""
	}
	return e.Code
}

// What programs asked for before there were versions means the same still.
func TestTheOldPathsMeanTheSame(t *testing.T) {
	h := start(t)
	m := h.people(2, "old")
	for _, path := range []string{"/games", "/matches/" + m.ID, "/matches/" + m.ID + "/log", "/nothing"} {
		old, now := h.browser().get("/api"+path), h.browser().get("/api/v1"+path)
		if old.body != now.body || old.status != now.status {
			t.Errorf("%s: %d %s\nnow %d %s", path, old.status, old.body, now.status, now.body)
		}
	}
}

// Each refusal has a code that stands in the document.
func TestRefusalsHaveCodes(t *testing.T) {
	h := start(t)
	m, other := h.people(2, "codes"), h.people(2, "others")
	red, at := m.Seats[0].Token, "/matches/"+m.ID
	ask := h.look(m.ID, red).Asks[0]
	answer := func(number int, key string) string { return fmt.Sprintf(`{"number":%d,"key":%q}`, number, key) }
	for _, c := range []struct{ method, path, token, body, code string }{
		{"GET", "/matches/none", "", "", "no_match"},
		{"GET", "/nothing", "", "", "not_found"},
		{"DELETE", at, red, "", "method_not_allowed"},
		{"GET", at, "MADEUP", "", "unknown_token"},
		{"GET", at, "person_MADEUP", "", "unknown_token"},
		{"GET", at, other.Seats[0].Token, "", "other_match"},
		{"POST", at + "/answers", "", answer(1, "stop"), "no_token"},
		{"POST", at + "/answers", red, answer(99, "stop"), "stale"},
		{"POST", at + "/answers", m.Seats[1].Token, answer(0, "stop"), "not_asked"},
		{"POST", at + "/answers", red, answer(ask.Number, "shout"), "not_offered"},
		{"POST", at + "/answers", red, "{", "bad_request"},
		{"POST", at + "/undo", red, "", "no_undo"},
		{"POST", at + "/link", red, `{"seat":1}`, "not_host"},
		{"GET", "/me", "", "", "no_person"},
		{"GET", "/games/chess/rules", "", "", "no_game"},
	} {
		if r := h.sends(c.method, c.path, c.token, c.body); r.code() != c.code {
			t.Errorf("%s %s: code %q, want %q: %s", c.method, c.path, r.code(), c.code, r.body)
		}
		if !slices.Contains(described().codes(), c.code) {
			t.Errorf("the document does not name %q", c.code)
		}
	}
	if r := h.browser().get("/api/v1"+at, "Authorization", "Basic x"); r.code() != "bad_token" {
		t.Errorf("another scheme: %s", r.body)
	}
}

// A request with a key is done once, whoever sends it how often, and gets the same reply.
func TestARequestWithAKeyIsDoneOnce(t *testing.T) {
	h := start(t)
	const body = `{"game":"caravan","seats":[{"kind":"human"},{"kind":"human"}]}`
	first := h.sends("POST", "/matches", "", body, "Idempotency-Key", "the first of all keys")
	again := h.sends("POST", "/matches", "", body, "Idempotency-Key", "the first of all keys")
	if first.status != 201 || again.status != 201 || first.body != again.body ||
		again.header.Get("Location") != first.header.Get("Location") {
		t.Errorf("%d %s, then %d %s", first.status, first.body, again.status, again.body)
	}
	if first.header.Get("Idempotency-Replayed") != "" || again.header.Get("Idempotency-Replayed") != "true" {
		t.Error("it is not told which reply was kept")
	}
	if r := h.sends("POST", "/matches", "", body, "Idempotency-Key", "the next of all keys"); r.body == first.body {
		t.Error("another key got the same match")
	}
	if r := h.sends("POST", "/matches", "", body+" ", "Idempotency-Key", "the first of all keys"); r.code() != "key_reused" {
		t.Errorf("another body: %d %s", r.status, r.body)
	}
	// Others who ask from the same address may come upon a short key, and the reply holds tokens.
	if r := h.sends("POST", "/matches", "", body, "Idempotency-Key", "k"); r.status != 400 {
		t.Errorf("a short key without a token: %d %s", r.status, r.body)
	}
	if r := h.sends("POST", "/matches", "", body, "Idempotency-Key", strings.Repeat("k", 129)); r.status != 400 {
		t.Errorf("a long key: %d", r.status)
	}

	m := h.people(2, "once")
	red, green := m.Seats[0].Token, m.Seats[1].Token
	at, a := "/matches/"+m.ID+"/answers", h.look(m.ID, m.Seats[0].Token).Asks[0]
	take := fmt.Sprintf(`{"number":%d,"key":"take"}`, a.Number)
	if r := h.sends("POST", at, green, take, "Idempotency-Key", "k"); r.code() != "not_asked" {
		t.Errorf("of a seat that is not asked: %s", r.body)
	}
	var wg sync.WaitGroup
	replies := make([]reply, 8)
	for i := range replies {
		wg.Go(func() { replies[i] = h.sends("POST", at, red, take, "Idempotency-Key", "k") })
	}
	wg.Wait()
	done := 0
	for _, r := range replies {
		switch {
		case r.status == 200:
			done++
		case r.code() != "in_progress":
			t.Errorf("%d %s", r.status, r.body)
		}
	}
	if done == 0 {
		t.Error("it was never done")
	}
	if r := h.sends("POST", at, red, take, "Idempotency-Key", "k"); r.status != 200 {
		t.Errorf("later: %d %s", r.status, r.body)
	}
	if bags := h.look(m.ID, "").View.Bags; bags[0] != 2 {
		t.Errorf("bags %v: one good was drawn at the start and one taken", bags)
	}
	// what was refused is not kept: by now green is asked
	a = h.look(m.ID, green).Asks[0]
	now := fmt.Sprintf(`{"number":%d,"key":"take"}`, a.Number)
	if r := h.sends("POST", at, green, now, "Idempotency-Key", "k"); r.status != 200 {
		t.Errorf("after a refusal: %d %s", r.status, r.body)
	}
}

// Whoever knows how a match stands is not sent it again, until it stands otherwise.
func TestWhatIsKnownIsNotSentAgain(t *testing.T) {
	h := start(t)
	m := h.people(2, "known")
	red := m.Seats[0].Token
	first := h.sends("GET", "/matches/"+m.ID, red, "")
	tag := first.header.Get("Etag")
	if r := h.sends("GET", "/matches/"+m.ID, red, "", "If-None-Match", `"x", `+tag); r.status != 304 || r.body != "" {
		t.Errorf("known: %d %s", r.status, r.body)
	}
	if r := h.sends("GET", "/matches/"+m.ID, m.Seats[1].Token, "", "If-None-Match", tag); r.status != 200 {
		t.Errorf("another seat: %d", r.status)
	}
	h.answer(m, 0, "take")
	if r := h.sends("GET", "/matches/"+m.ID, red, "", "If-None-Match", tag); r.status != 200 ||
		r.header.Get("Etag") == tag {
		t.Errorf("after an answer: %d", r.status)
	}
}

// stamped is a match with its stamp.
type stamped struct {
	Version int
	Stamp   string
}

// A program waits until the match stands otherwise than it knows, and no longer than it wants.
func TestAProgramWaitsForAMatch(t *testing.T) {
	h := start(t)
	m := h.people(2, "wait")
	at, red := "/matches/"+m.ID, m.Seats[0].Token
	var now, then stamped
	h.read(h.sends("GET", at, red, ""), 200, &now)
	h.read(h.sends("GET", at+"?after="+now.Stamp+"&wait=1ms", red, ""), 200, &then)
	if then != now {
		t.Errorf("nothing has happened, and %v is not %v", then, now)
	}
	h.read(h.sends("GET", at+"?after=0.0&wait=1m", red, ""), 200, &then)
	if then != now {
		t.Errorf("it has happened long ago, and %v is not %v", then, now)
	}
	for _, seat := range []int{0, 1, -1} {
		token := ""
		if seat >= 0 {
			token = m.Seats[seat].Token
		}
		h.read(h.sends("GET", at, token, ""), 200, &now)
		came := make(chan reply, 1)
		go func() { came <- h.sends("GET", at+"?after="+now.Stamp+"&wait=1m", token, "") }()
		until(t, "it is waited for", func() bool {
			return len(came) > 0 || strings.Contains(h.browser().get("/metrics").body, "streams 1")
		})
		select {
		case r := <-came:
			t.Fatalf("it came at once: %s", r.body)
		case <-time.After(20 * time.Millisecond):
		}
		who := h.look(m.ID, "").Asks[0].Seat
		for _, q := range h.look(m.ID, m.Seats[who].Token).Asks {
			if q.Seat == who {
				h.answer(m, who, q.Options[0].Key)
			}
		}
		h.read(<-came, 200, &then)
		if then.Stamp == now.Stamp || then.Version <= now.Version {
			t.Errorf("after an answer: %v, before %v", then, now)
		}
	}
	for _, wait := range []string{"long", "-1s", "61s"} {
		if r := h.sends("GET", at+"?after=1.0&wait="+wait, red, ""); r.code() != "bad_request" {
			t.Errorf("wait=%s: %d %s", wait, r.status, r.body)
		}
	}
}
