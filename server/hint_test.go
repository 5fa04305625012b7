package server_test

import (
	"encoding/json"
	"math"
	"strings"
	"testing"
	"time"

	"waystation/bots"
	"waystation/bots/search"
	"waystation/server"
	"waystation/shelf"
)

// advised is the caravan with a bot that searches, and little time for it.
func advised(c *server.Config) {
	style := &search.Style{Explore: 1}
	level := shelf.BotLevel{Name: "deep", Label: "Deep", Style: style, New: func(seed uint64) bots.Player {
		return search.New(*style, search.Budget{Iterations: 20}, seed)
	}}
	c.Games[0].Bots = append(c.Games[0].Bots, level)
	c.Limits.HintTime = 30 * time.Millisecond
}

// Who asks is told what a bot would do, on their own screen alone, until they have answered.
func TestAHint(t *testing.T) {
	h := start(t, advised)
	mara, otto := h.browser(), h.browser()
	at := mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "open")
	otto.post(at+"/sit", "seat", "1")
	if page := mara.get(at).body; !strings.Contains(page, `action="`+at+`/hint?seat=0"`) ||
		strings.Contains(page, "would choose") {
		t.Fatalf("before: %s", body(page))
	}
	r := mara.post(at + "/hint?seat=0")
	if r.status != 200 || r.url.Path != at || !strings.Contains(r.body, "would choose") ||
		!strings.Contains(r.body, "Who wins then:") {
		t.Fatalf("%d %s", r.status, body(r.body))
	}
	if page := otto.get(at).body; strings.Contains(page, "would choose") {
		t.Errorf("another seat reads it too: %s", body(page))
	}
	mara.post(at+"/answer?seat=0", "number", field(t, mara.get(at).body, "number"), "key", "draw")
	if page := mara.get(at + "?seat=0").body; strings.Contains(page, "would choose") {
		t.Errorf("it outlives the question: %s", body(page))
	}
}

func TestWhoGetsNoHint(t *testing.T) {
	h := start(t, advised)
	mara, otto := h.browser(), h.browser()
	at := mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "open")
	earnest := mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "open", "hints", "no")
	if page := mara.get(earnest).body; strings.Contains(page, "/hint") {
		t.Error("a hint is offered in earnest")
	}
	otto.post(at+"/sit", "seat", "1")
	for _, c := range []struct {
		name   string
		who    *browser
		path   string
		status int
		has    string
	}{
		{"in earnest", mara, earnest, 403, "played in earnest"},
		{"for another's seat", otto, at + "/hint?seat=0", 403, "sit there"},
		{"for who is not asked", otto, at + "/hint?seat=1", 409, ""},
		{"for nobody", h.browser(), at + "/hint", 403, "sit there"},
		{"at no table", mara, "/t/aaaaaaaaaaaa/hint", 404, "no such match"},
	} {
		path := c.path
		if !strings.Contains(path, "/hint") {
			path += "/hint"
		}
		if r := c.who.post(path); r.status != c.status || !strings.Contains(r.body, c.has) {
			t.Errorf("%s: %d %s", c.name, r.status, body(r.body))
		}
	}
	bare := start(t)
	b := bare.browser()
	at = b.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "open")
	if r := b.post(at + "/hint"); r.status != 404 || strings.Contains(b.get(at).body, "/hint") {
		t.Errorf("a game whose bots don't search: %d %s", r.status, body(r.body))
	}
}

// By the API a program gets all that the search has found.
func TestAHintForPrograms(t *testing.T) {
	h := start(t, advised)
	m := h.people(2, "hint")
	r := h.api("POST", "/matches/"+m.ID+"/hint", m.Seats[0].Token, "")
	var found struct {
		Iterations int
		Chances    []float64
		Lines      []struct {
			Key     string
			Visits  int
			Chances []float64
		}
	}
	if err := json.Unmarshal([]byte(r.body), &found); r.status != 200 || err != nil {
		t.Fatalf("%d %v %s", r.status, err, r.body)
	}
	visits := 0
	offered := map[string]bool{}
	for _, o := range h.look(m.ID, m.Seats[0].Token).Asks[0].Options {
		offered[o.Key] = true
	}
	for _, l := range found.Lines {
		visits += l.Visits
		if !offered[l.Key] {
			t.Errorf("%q is not on offer", l.Key)
		}
	}
	if len(found.Chances) != 2 || math.Abs(found.Chances[0]+found.Chances[1]-1) > 1e-9 || visits != found.Iterations ||
		visits == 0 {
		t.Errorf("%d tries of %d, chances %v", visits, found.Iterations, found.Chances)
	}
	if r := h.api("POST", "/matches/"+m.ID+"/hint", "", ""); r.status != 401 {
		t.Errorf("without a token: %d %s", r.status, r.body)
	}
}
