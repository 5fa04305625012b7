package server_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"testing"

	"waystation/internal/caravan"
	"waystation/table"
)

// Every row is a request and what must and must not come back; none of them changes anything.
func TestAPIRequests(t *testing.T) {
	h := start(t)
	m, other := h.people(2, "one"), h.people(2, "two")
	red, green := m.Seats[0].Token, m.Seats[1].Token
	ask := h.look(m.ID, red).Asks[0]
	right := fmt.Sprintf(`{"number":%d,"key":"stop"}`, ask.Number)
	at := "/matches/" + m.ID
	for _, c := range []struct {
		name, method, path, token, kind, body string
		status                                int
		has, not                              string
	}{
		{"games", "GET", "/games", "", "", "", 200, `"name":"caravan"`, ""},
		{"a spectator", "GET", at, "", "", "", 200, `"asks":[{"seat":0,"prompt":"turn"}]`, "Draw water"},
		{"who waits sees no options of others", "GET", at, green, "", "", 200, `"asks":[{"seat":0,"prompt":"turn"}]`,
			"Draw water"},
		{"who is asked", "GET", at, red, "", "", 200, `"key":"draw","label":"Draw water","rule":"CV-TURN-02"`, ""},
		{"free actions while waiting", "GET", at, green, "", "", 200, `"free":[{"key":"hat"`, ""},
		{"the seed is sealed", "GET", at, red, "", "", 200, `"seed_hash":"` + m.SeedHash, `"seed":`},
		{"a seat's log", "GET", at + "/log", red, "", "", 200, `"for":0`, `"seed":`},
		{"no such match", "GET", "/matches/nowhere", "", "", "", 404, "no such match", ""},
		{"no such path", "GET", "/nothing", "", "", "", 404, "error", ""},
		{"no such path at a match", "GET", at + "/cheat", red, "", "", 404, "error", ""},
		{"wrong method", "DELETE", at, red, "", "", 405, "GET", ""},
		{"wrong method on answers", "GET", at + "/answers", red, "", "", 405, "POST", ""},
		{"no token", "POST", at + "/answers", "", "json", right, 401, "token", ""},
		{"unknown token", "POST", at + "/answers", "MADEUP", "json", right, 401, "No seat", ""},
		{"unknown token looks", "GET", at, "MADEUP", "", "", 401, "No seat", ""},
		{"a seat elsewhere", "POST", at + "/answers", other.Seats[0].Token, "json", right, 403, "another match", ""},
		{"no match at all", "POST", "/matches/nowhere/answers", red, "json", right, 404, "no such match", ""},
		{"not asked", "POST", at + "/answers", green, "json", right, 409, "not asked", ""},
		{"stale", "POST", at + "/answers", red, "json", `{"number":99,"key":"stop"}`, 409, "moved on", ""},
		{"a negative number", "POST", at + "/answers", red, "json", `{"number":-1,"key":"stop"}`, 409, "moved on", ""},
		{"not on offer", "POST", at + "/answers", red, "json", fmt.Sprintf(`{"number":%d,"key":"shout"}`, ask.Number),
			422, `"rule":"CV-TURN-01"`, ""},
		{"no word of this game", "POST", at + "/answers", red, "json",
			fmt.Sprintf(`{"number":%d,"key":"explode:9"}`, ask.Number), 422, "explode", ""},
		{"pass where nobody can", "POST", at + "/answers", red, "json",
			fmt.Sprintf(`{"number":%d,"key":"pass"}`, ask.Number), 422, "", ""},
		{"two answers to a plain question", "POST", at + "/answers", red, "json",
			fmt.Sprintf(`{"number":%d,"key":"draw+stop"}`, ask.Number), 422, "", ""},
		{"a free action not on offer", "POST", at + "/answers", green, "json", `{"free":"shout"}`, 422, "", ""},
		{"malformed", "POST", at + "/answers", red, "json", `{"number":`, 400, "too early", ""},
		{"nothing", "POST", at + "/answers", red, "json", ` `, 400, "too early", ""},
		{"not an object", "POST", at + "/answers", red, "json", `[1,2]`, 400, "", ""},
		{"null", "POST", at + "/answers", red, "json", `null`, 400, "number", ""},
		{"a number as text", "POST", at + "/answers", red, "json", `{"number":"1","key":"stop"}`, 400, "", ""},
		{"unknown field", "POST", at + "/answers", red, "json", `{"number":1,"key":"stop","seat":1}`, 400, "seat", ""},
		{"two bodies", "POST", at + "/answers", red, "json", right + right, 400, "nothing after", ""},
		{"no key", "POST", at + "/answers", red, "json", `{"number":1}`, 400, "key", ""},
		{"key and free", "POST", at + "/answers", red, "json", `{"number":1,"key":"stop","free":"hat"}`, 400,
			"either", ""},
		{"oversized", "POST", at + "/answers", red, "json", `{"number":1,"key":"` + strings.Repeat("x", 70_000) + `"}`,
			413, "too much", ""},
		{"a form", "POST", at + "/answers", red, "application/x-www-form-urlencoded", "number=1&key=stop", 415,
			"JSON", ""},
		{"no type", "POST", at + "/answers", red, "", right, 415, "JSON", ""},
		{"nothing to undo", "POST", at + "/undo", red, "", "", 409, "othing can be taken back", ""},
		{"undo without a token", "POST", at + "/undo", "", "", "", 401, "", ""},
		{"undo with a letter", "POST", at + "/undo", red, "json", `{"please":true}`, 400, "", ""},
		{"an unknown game", "POST", "/matches", "", "json", `{"game":"chess","seats":[]}`, 400, "There are: caravan",
			""},
		{"too few players", "POST", "/matches", "", "json", `{"game":"caravan","seats":[{"kind":"human"}]}`, 400,
			"2 to 4", ""},
		{"an unknown mode", "POST", "/matches", "", "json",
			`{"game":"caravan","mode":"icy","seats":[{"kind":"human"},{"kind":"human"}]}`, 400, "dry, wet", ""},
		{"an unknown option", "POST", "/matches", "", "json",
			`{"game":"caravan","options":{"camels":"3"},"seats":[{"kind":"human"},{"kind":"human"}]}`, 400,
			"camels", ""},
		{"an unknown level", "POST", "/matches", "", "json",
			`{"game":"caravan","seats":[{"kind":"human"},{"kind":"bot","level":"genius"}]}`, 400, "random, shouter",
			""},
		{"an unknown kind", "POST", "/matches", "", "json",
			`{"game":"caravan","seats":[{"kind":"human"},{"kind":"ghost"}]}`, 400, "human or bot", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			before := h.look(m.ID, red).Version
			kind := c.kind
			if kind == "json" {
				kind = "application/json"
			}
			var header []string
			if c.token != "" {
				header = []string{"Authorization", "Bearer " + c.token}
			}
			r := h.browser().do(c.method, "/api"+c.path, kind, c.body, header...)
			if r.status != c.status {
				t.Errorf("status %d, want %d: %s", r.status, c.status, r.body)
			}
			if !strings.Contains(r.body, c.has) {
				t.Errorf("no %q in %s", c.has, r.body)
			}
			if c.not != "" && strings.Contains(r.body, c.not) {
				t.Errorf("%q must not stand in %s", c.not, r.body)
			}
			if c.status >= 400 {
				var e struct{ Error string }
				if err := json.Unmarshal([]byte(r.body), &e); err != nil || e.Error == "" {
					t.Errorf("an error must be JSON with its words: %q", r.body)
				}
				if c.status == 405 && r.header.Get("Allow") == "" {
					t.Error("405 without Allow")
				}
			}
			if after := h.look(m.ID, red).Version; after != before {
				t.Errorf("the match has moved from %d to %d", before, after)
			}
		})
	}
}

// Two people play to the end by the API alone; then the seed is open and anybody can check the dice.
func TestAWholeMatchByTheAPI(t *testing.T) {
	h := start(t)
	m :=
		h.make(
			`{"game":"caravan","mode":"wet","options":{"days":"1"},"seats":[{"kind":"human"},{"kind":"human","name":"Otto"}]}`)
	asked := map[string]bool{}
	for n := 0; ; n++ {
		now := h.look(m.ID, "")
		if now.Over {
			break
		}
		if n > 100 {
			t.Fatal("the match does not end")
		}
		seat := now.Asks[0].Seat
		a := h.look(m.ID, m.Seats[seat].Token).Asks[0]
		if a.Seat != seat || a.Text == "" || len(a.Options) == 0 {
			t.Fatalf("seat %d is asked %+v", seat, a)
		}
		asked[a.Prompt] = true
		h.answer(m, seat, a.Options[n%len(a.Options)].Key)
	}
	if !asked["turn"] || !asked["evening"] || !asked["moon"] {
		t.Errorf("only %v were asked", asked)
	}
	end := h.look(m.ID, "")
	if end.Result == nil || len(end.Result.Scores) != 2 || len(end.Result.Winners) == 0 {
		t.Errorf("result %+v", end.Result)
	}
	if table.SeedOf(end.Seed).Hash() != m.SeedHash {
		t.Errorf("seed %q is not what was sealed as %s", end.Seed, m.SeedHash)
	}
	file := h.api("GET", "/matches/"+m.ID+"/log", "", "").body
	if again, err := table.Verify(strings.NewReader(file), caravan.Find); err != nil || again.Version() != end.Version {
		t.Errorf("the match file: %v", err)
	}
	if r := h.api("POST", "/matches/"+m.ID+"/undo", m.Seats[0].Token, ""); r.status != 409 {
		t.Errorf("undo after the end, with everything revealed: %d %s", r.status, r.body)
	}
	if r := h.api("POST", "/matches/"+m.ID+"/answers", m.Seats[0].Token, `{"number":1,"key":"stop"}`); r.status !=
		409 || !strings.Contains(r.body, "over") {
		t.Errorf("an answer after the end: %d %s", r.status, r.body)
	}
}

// In the evening everybody decides in secret: both answer at the same moment, and both are heard.
func TestTwoAnswerAtOnce(t *testing.T) {
	h := start(t)
	for round := range 5 {
		m := h.people(2, fmt.Sprint("at once ", round))
		h.answer(m, 0, "stop")
		h.answer(m, 1, "stop")
		var wg sync.WaitGroup
		for seat := range 2 {
			a := h.look(m.ID, m.Seats[seat].Token).Asks
			number := 0
			for _, x := range a {
				if x.Seat == seat {
					number = x.Number
				} else if x.Prompt != "" {
					t.Errorf("seat %d is told that the other is asked for %q", seat, x.Prompt)
				}
			}
			wg.Go(func() {
				r := h.api("POST", "/matches/"+m.ID+"/answers", m.Seats[seat].Token,
					fmt.Sprintf(`{"number":%d,"key":"guard"}`, number))
				if r.status != 200 {
					t.Errorf("seat %d: %d %s", seat, r.status, r.body)
				}
			})
		}
		wg.Wait()
		if a := h.look(m.ID, m.Seats[0].Token).Asks; len(a) == 0 || a[0].Prompt != "moon" {
			t.Errorf("after both have answered: %+v", a)
		}
	}
}

// The same answer sent twice, as a nervous client does, counts once.
func TestARepeatedAnswerCountsOnce(t *testing.T) {
	h := start(t)
	m := h.people(2, "twice")
	a := h.look(m.ID, m.Seats[0].Token).Asks[0]
	body := fmt.Sprintf(`{"number":%d,"key":"take"}`, a.Number)
	var wg sync.WaitGroup
	status := make([]int, 8)
	for i := range status {
		wg.Go(func() { status[i] = h.api("POST", "/matches/"+m.ID+"/answers", m.Seats[0].Token, body).status })
	}
	wg.Wait()
	taken := 0
	for _, s := range status {
		switch s {
		case 200:
			taken++
		case 409:
		default:
			t.Errorf("status %d", s)
		}
	}
	if taken != 1 {
		t.Errorf("taken %d times: %v", taken, status)
	}
	if bags := h.look(m.ID, "").View.Bags; bags[0] != 2 {
		t.Errorf("bags %v: one good was drawn at the start and one taken", bags)
	}
}

func TestUndoAndFreeActions(t *testing.T) {
	h := start(t)
	m := h.people(2, "undo")
	red, green := m.Seats[0].Token, m.Seats[1].Token
	h.secondDay(m)
	var v struct{ Version int }
	h.read(h.api("POST", "/matches/"+m.ID+"/answers", green, `{"free":"hat"}`), 200, &v)
	if hats := h.look(m.ID, "").View.Hats; !hats[1] {
		t.Errorf("hats %v: Green has tipped theirs", hats)
	}
	first := h.look(m.ID, red).Asks[0]
	h.answer(m, 0, "sell")
	if a := h.look(m.ID, red).Asks[0]; a.Prompt != "sale" || a.Min != 1 || a.Max != 2 {
		t.Fatalf("asked %+v", a)
	}
	h.read(h.api("POST", "/matches/"+m.ID+"/undo", red, "{}"), 200, &v)
	again := h.look(m.ID, red)
	if again.Version != v.Version || again.Asks[0].Prompt != "turn" || again.Asks[0].Number == first.Number ||
		!again.View.Hats[1] {
		t.Errorf("after the undo: %+v", again)
	}
	h.answer(m, 0, "stop")
	h.answer(m, 1, "stop")
	if r := h.api("POST", "/matches/"+m.ID+"/undo", red, ""); r.status != 409 ||
		!strings.Contains(r.body, "another player") {
		t.Errorf("undo after another's turn: %d %s", r.status, r.body)
	}
}

// A seed makes the same match again; a match file tells who sealed what.
func TestTheSameSeedDealsTheSameGame(t *testing.T) {
	h := start(t)
	a, b, c := h.people(3, "dust"), h.people(3, "dust"), h.people(3, "rain")
	if a.SeedHash != b.SeedHash || a.SeedHash == c.SeedHash {
		t.Errorf("seals %s %s %s", a.SeedHash, b.SeedHash, c.SeedHash)
	}
	var bags []string
	for _, m := range []made{a, b} {
		bags = append(bags, fmt.Sprint(h.look(m.ID, m.Seats[2].Token).View.Bag))
	}
	if bags[0] != bags[1] {
		t.Errorf("the same seed deals %v", bags)
	}
	if d := h.make(`{"game":"caravan","seats":[{"kind":"human"},{"kind":"human"}]}`); d.SeedHash == a.SeedHash ||
		d.SeedHash == "" {
		t.Errorf("a fresh seed is sealed as %q", d.SeedHash)
	}
}

// Who gives a seed could know what is to come, so all who sit down, watch or play by a program are told.
func TestASeedThatWasGivenIsTold(t *testing.T) {
	h := start(t)
	given := h.people(2, "dust")
	fresh := h.make(`{"game":"caravan","seats":[{"kind":"human"},{"kind":"human"}]}`)
	h.restart()
	for m, want := range map[*made]bool{&given: true, &fresh: false} {
		told := map[string]string{
			"a program":         h.api("GET", "/matches/"+m.ID, m.Seats[1].Token, "").body,
			"one who is asked":  h.browser().get("/sit/" + m.Seats[1].Token).body,
			"one who watches":   h.browser().get("/t/" + m.ID).body,
			"the page of seats": h.browser().get("/t/" + m.ID + "/seats").body,
		}
		for who, page := range told {
			words := "seed given"
			switch who {
			case "a program":
				words = `"seed_given":true`
			case "one who is asked", "the page of seats":
				words = "take this match for practice"
			}
			if strings.Contains(page, words) != want {
				t.Errorf("%s: a given seed is told: %v, expected %v", who, !want, want)
			}
		}
	}
}

// A restart changes nothing: the same bytes for every seat.
func TestARestartChangesNothing(t *testing.T) {
	h := start(t)
	m := h.people(2, "restart")
	h.answer(m, 0, "take")
	h.answer(m, 1, "draw")
	h.answer(m, 0, "guard")
	var before []string
	for _, token := range []string{"", m.Seats[0].Token, m.Seats[1].Token} {
		before = append(before, h.api("GET", "/matches/"+m.ID, token, "").body,
			h.api("GET", "/matches/"+m.ID+"/log", token, "").body)
	}
	h.restart()
	var after []string
	for _, token := range []string{"", m.Seats[0].Token, m.Seats[1].Token} {
		after = append(after, h.api("GET", "/matches/"+m.ID, token, "").body,
			h.api("GET", "/matches/"+m.ID+"/log", token, "").body)
	}
	for i := range before {
		if !bytes.Equal([]byte(before[i]), []byte(after[i])) {
			t.Errorf("before: %s\nafter: %s", before[i], after[i])
		}
	}
	h.answer(m, 1, "sleep")
}
