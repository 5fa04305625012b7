package server_test

import (
	"encoding/json"
	"fmt"
	"html"
	"os"
	"slices"
	"strings"
	"testing"
)

// recordedAnswer is what a seat has answered.
type recordedAnswer struct {
	seat int
	key  string
}

// recordedAnswers are those of a match of Heredity that is kept with its tests, with its seed.
func recordedAnswers(t *testing.T, match string) (seed string, list []recordedAnswer) {
	t.Helper()
	text, err := os.ReadFile("../games/heredity/testdata/matches/" + match + ".match")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		var e struct {
			Seed, Kind string
			Seat       int
			Keys       []string
		}
		if err := json.Unmarshal([]byte(line), &e); err != nil {
			t.Fatal(err)
		}
		switch {
		case e.Seed != "":
			seed = e.Seed
		case e.Kind == "pass":
			list = append(list, recordedAnswer{e.Seat, "pass"})
		case e.Kind == "ask":
			list = append(list, recordedAnswer{e.Seat, strings.Join(e.Keys, "+")})
		}
	}
	return seed, list
}

// Three people at one table of Heredity, from the first card to the first thing that two do together. At every question
// each page says who of all is asked, and for whom of the family; only who is asked can answer. What is proposed is seen
// by all, with its price; only who takes part and has not agreed can agree, and only who has proposed it withdraws it.
func TestThreePlayAFamily(t *testing.T) {
	h := start(t, stocked)
	seed, answers := recordedAnswers(t, "chapter1-pump-sent")
	m := h.matchOf("heredity", "chapter1", 3, seed)
	var all []watcher
	for seat := range 4 { // the last only looks
		w := watcher{seat: seat, b: h.browser()}
		w.b.post("/name", "name", fmt.Sprint("Guest ", seat))
		if seat < 3 {
			w.token = m.Seats[seat].Token
			w.b.post("/sit/" + w.token)
		}
		all = append(all, w)
	}
	page := func(w watcher) string { return html.UnescapeString(w.b.get("/t/" + m.ID).body) }
	mine := func(w watcher) bool { return strings.Contains(page(w), "data-mine>") }
	firstAgree := slices.IndexFunc(answers, func(g recordedAnswer) bool { return g.key == "agree" && g.seat == 0 })
	waits, shared := 0, 0
	for i, a := range answers[:firstAgree] {
		var asks []int
		for _, q := range h.look(m.ID, "").Asks {
			asks = append(asks, q.Seat)
		}
		for _, w := range all {
			if got, want := mine(w), slices.Contains(asks, w.seat); got != want {
				t.Fatalf("answer %d: the page of seat %d can answer: %v; asked are %v", i, w.seat, got, asks)
			}
		}
		if verb, _, _ := strings.Cut(a.key, ":"); verb == "go" || verb == "stop" { // a walk is one person's
			waits++
			member := [...]string{"Djamal", "Maeve", "Selena", "Brick"}[a.key[len(verb)+1]-'0']
			if member == "Brick" && a.seat > 0 {
				shared++
			}
			for _, w := range all {
				says := fmt.Sprintf("Guest %d, for %s", a.seat, member)
				if w.seat == a.seat {
					says = "You decide"
				}
				if text := page(w); !strings.Contains(text, says) {
					t.Fatalf("answer %d: the page of seat %d does not say %q", i, w.seat, says)
				}
			}
		}
		h.answer(m, a.seat, a.key)
	}
	if waits == 0 || shared == 0 {
		t.Errorf("%d walks were waited for, %d of whom all manage", waits, shared)
	}
	by := -1
	for _, w := range all {
		text := page(w)
		_, prop, found := strings.Cut(text, `<div class="prop">`)
		prop, _, _ = strings.Cut(prop, `</div>`)
		if !found || !strings.Contains(prop, "1 token each: ") || !strings.Contains(prop, ", for Djamal") {
			t.Errorf("seat %d does not read who is asked, and the price: %q", w.seat, prop)
		}
		agrees := strings.Contains(text, `value="agree"`) || strings.Contains(text, `value="agree:0"`)
		if agrees != (w.seat == 0) && mine(w) {
			t.Errorf("seat %d can agree: %v", w.seat, agrees)
		}
		if strings.Contains(prop, "You ask") {
			by = w.seat
			if !strings.Contains(text, "it is withdrawn") {
				t.Error("who has proposed it does not read that it can be withdrawn")
			}
		}
	}
	if by < 1 {
		t.Errorf("seat %d has proposed it", by)
	}
	before := h.api("GET", "/matches/"+m.ID+"/log", "", "").body
	for seat := 1; seat < 3; seat++ {
		for _, q := range h.look(m.ID, m.Seats[seat].Token).Asks {
			r := h.api("POST", "/matches/"+m.ID+"/answers", m.Seats[seat].Token,
				fmt.Sprintf(`{"number":%d,"key":"agree"}`, q.Number))
			if r.status == 200 {
				t.Errorf("seat %d agrees for another", seat)
			}
		}
	}
	if after := h.api("GET", "/matches/"+m.ID+"/log", "", "").body; after != before {
		t.Error("who may not agree has changed the log")
	}
	h.answer(m, 0, "agree")
	for _, w := range all {
		if strings.Contains(page(w), `<div class="prop">`) {
			t.Errorf("seat %d is still shown what has been done", w.seat)
		}
	}
}

// What would follow from passing is said to programs, too.
func TestPassingIsForetoldToPrograms(t *testing.T) {
	h := start(t, stocked)
	seed, answers := recordedAnswers(t, "chapter1-pump-sent")
	m := h.matchOf("heredity", "chapter1", 3, seed)
	for _, a := range answers {
		var v struct {
			Asks []struct {
				Pass    bool
				Passing string
			}
		}
		h.read(h.api("GET", "/matches/"+m.ID, m.Seats[a.seat].Token, ""), 200, &v)
		if len(v.Asks) > 0 && v.Asks[0].Pass {
			if !strings.Contains(v.Asks[0].Passing, "unused: ") {
				t.Errorf("passing is told as %q", v.Asks[0].Passing)
			}
			return
		}
		h.answer(m, a.seat, a.key)
	}
	t.Fatal("nobody was asked whether they pass")
}
