package server_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// weighed is a question with what its options put at stake.
type weighed struct {
	Asks []struct {
		Seat, Number, Min, Max int
		Options                []struct{ Key, Outlook, Stake string }
	}
}

// doomed is a table of two at one screen, played on until an option puts its seat out of the match; players lose
// what they can.
func (b *browser) doomed() (at string, m made, seat, number int, key string) {
	b.h.t.Helper()
	at = b.tableOf("firelands", "players", "2", "mode", "standard", "seed", "doom", "seat0", "me", "seat1", "me")
	m = b.tokens(at)
	rng := rand.New(rand.NewPCG(1, 2))
	for range 400 {
		for seat := range m.Seats {
			var q weighed
			b.h.read(b.h.api("GET", "/matches/"+m.ID, m.Seats[seat].Token, ""), 200, &q)
			for _, a := range q.Asks {
				if a.Seat != seat || len(a.Options) == 0 {
					continue
				}
				answer := a.Options[rng.IntN(len(a.Options))].Key
				for _, o := range a.Options {
					switch o.Stake {
					case "end":
						return at, m, seat, a.Number, o.Key
					case "loss":
						answer = o.Key
					}
				}
				b.h.answer(m, seat, answer)
			}
		}
	}
	b.h.t.Fatal("nobody came near the end")
	return
}

// An answer that puts its seat out of the match is asked for once more, of a person: it can be taken back, and it
// can be meant. A program's counts at once.
func TestAFatalAnswerIsAskedForOnceMore(t *testing.T) {
	h := start(t, stocked)
	b := h.browser()
	at, m, seat, number, key := b.doomed()
	eyes := fmt.Sprint("?seat=", seat)
	version := func() int { return h.look(m.ID, m.Seats[seat].Token).Version }
	before := version()
	post := func(query, key string) string {
		t.Helper()
		r := b.post(at+"/answer"+eyes+query, "number", fmt.Sprint(number), "key", key)
		if r.status != 200 {
			t.Fatalf("%s: %d %s", key, r.status, body(r.body))
		}
		return r.body
	}
	page := post("", key)
	if !strings.Contains(page, "Are you sure?") || !strings.Contains(page, "sure=1") || version() != before {
		t.Fatalf("%s is not asked for once more: %s", key, body(page))
	}
	if page = post("", "reconsider"); strings.Contains(page, "Are you sure?") || version() != before {
		t.Fatalf("what was taken back still waits: %s", body(page))
	}
	post("", key)
	if post("&sure=1", key); version() == before {
		t.Fatal("what was meant has not been done")
	}
}

func TestAProgramIsNotAskedOnceMore(t *testing.T) {
	h := start(t, stocked)
	_, m, seat, _, key := h.browser().doomed()
	before := h.look(m.ID, m.Seats[seat].Token).Version
	if h.answer(m, seat, key) == before {
		t.Errorf("%s has not been done at once", key)
	}
}
