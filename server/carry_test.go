package server_test

import (
	"fmt"
	"html"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// walker is a table of the introduction of Heredity, at which seat 0 presses.
type walker struct {
	h *house
	b *browser
	m made
}

// acting is such a table for so many people, played on until the family acts.
func acting(t *testing.T, h *house, people int) *walker {
	t.Helper()
	f := &walker{h: h, b: h.browser(), m: h.matchOf("heredity", "introduction", people, "carried")}
	f.b.post("/sit/" + f.m.Seats[0].Token)
	for range 20 {
		if asks(h, f.m, 0, "act") {
			return f
		}
		for seat := range people {
			if q := own(h, f.m, seat); len(q) > 0 && q[0].Prompt != "act" {
				h.answer(f.m, seat, q[0].Options[0].Key)
			}
		}
	}
	t.Fatal("the family never acts")
	return nil
}

// press gives an answer of seat 0 on its page, with what is to follow, and tells what that page says then.
func (f *walker) press(key string, then ...string) string {
	f.h.t.Helper()
	q := f.asked()
	r := f.b.post("/t/"+f.m.ID+"/answer?seat=0&"+url.Values{"then": then}.Encode(),
		"number", strconv.Itoa(q.Number), "key", key)
	if r.status != 200 {
		f.h.t.Fatalf("%s: %d %s", key, r.status, body(r.body))
	}
	return html.UnescapeString(r.body)
}

func (f *walker) asked() question {
	f.h.t.Helper()
	q := own(f.h, f.m, 0)
	if len(q) != 1 {
		f.h.t.Fatalf("seat 0 is asked %d questions", len(q))
	}
	return q[0]
}

func (f *walker) version() int { return f.h.look(f.m.ID, f.m.Seats[0].Token).Version }

// A press may carry what is to follow: it is answered as long as it is on offer, and nothing has been learned since.
func TestAPressCarriesWhatFollows(t *testing.T) {
	h := start(t, stocked)
	for name, x := range map[string]struct {
		then   []string
		given  int // answers, with that of the press
		prompt string
		offers string
	}{
		"all of it":             {[]string{"go:0:2", "stop:0:2"}, 3, "act", "move:0:1"},
		"what is not on offer":  {[]string{"go:0:99"}, 1, "walk", "go:0:2"},
		"what comes after that": {[]string{"go:0:99", "go:0:2"}, 1, "walk", "go:0:2"},
		"what another is asked": {[]string{"go:1:6"}, 1, "walk", "go:0:2"},
		"what is no answer":     {[]string{"", "pass", "none"}, 1, "walk", "go:0:2"},
		"no more than so many":  {[]string{"go:0:5", "go:0:4", "go:0:5", "move:0:1", "go:0:4"}, 5, "walk", "go:0:4"},
	} {
		f := acting(t, h, 1)
		before := f.version()
		f.press("move:0:1", x.then...)
		q := f.asked()
		if got := f.version() - before; got != x.given || q.Prompt != x.prompt {
			t.Errorf("%s: %d answers given, then %q is asked", name, got, q.Prompt)
		}
		if !slices.ContainsFunc(q.Options, func(o struct{ Key, Label, Rule string }) bool { return o.Key == x.offers }) {
			t.Errorf("%s: %s is not on offer then", name, x.offers)
		}
	}
}

// What somebody has learned by an answer is seen before the next one is given.
func TestAPressStopsAtWhatIsLearned(t *testing.T) {
	h := start(t, stocked)
	f := acting(t, h, 1)
	f.press("move:0:1", "explore:0:1")
	after, learned := f.version(), f.asked()
	f = acting(t, h, 1)
	f.press("move:0:1", "explore:0:1", learned.Options[0].Key)
	if q := f.asked(); f.version() != after || q.Prompt != learned.Prompt {
		t.Errorf("what came of new ground was answered unseen: %q is asked, not %q", q.Prompt, learned.Prompt)
	}
}

// Undo takes back all that one press has answered, says so, and leads to where it was given.
func TestUndoTakesBackAWholePress(t *testing.T) {
	f := acting(t, start(t, stocked), 1)
	page := f.press("move:0:1", "go:0:2", "stop:0:2")
	if says := "Take back “Maeve moves: 3 points”, “To the Hen Yard c1” and “Stop here”"; !strings.Contains(page, says) {
		t.Errorf("undo does not say %q", says)
	}
	f.b.post("/t/" + f.m.ID + "/undo?seat=0")
	if q := f.asked(); q.Prompt != "act" || slices.ContainsFunc(q.Options,
		func(o struct{ Key, Label, Rule string }) bool { return o.Key == "go:0:2" }) {
		t.Errorf("undo leads to %q", q.Prompt)
	}
	f.press("move:0:1")
	f.press("go:0:2")
	f.b.post("/t/" + f.m.ID + "/undo?seat=0")
	if q := f.asked(); q.Prompt != "walk" {
		t.Errorf("undo of one of several presses leads to %q", q.Prompt)
	}
}

// What a press carries answers for nobody else, whose question stays as it is.
func TestAPressAnswersForNobodyElse(t *testing.T) {
	f := acting(t, start(t, stocked), 2)
	other := own(f.h, f.m, 1)
	if len(other) != 1 || other[0].Prompt != "act" {
		t.Fatalf("seat 1 is asked %+v", other)
	}
	before := f.version()
	f.press("move:0:1", "go:0:2", "stop:0:2", "move:1:1")
	if got := f.version() - before; got != 3 {
		t.Errorf("%d answers have been given", got)
	}
	for seat := range 2 {
		if !asks(f.h, f.m, seat, "act") {
			t.Errorf("seat %d is not asked what the family does: %s", seat, fmt.Sprint(own(f.h, f.m, seat)))
		}
	}
}
