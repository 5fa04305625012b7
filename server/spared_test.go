package server_test

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
)

// lone reports whether a question has one answer only.
func lone(q *question) bool { return len(q.Options) == 1 && q.Max == 1 && !q.Pass }

// gives answers the question of seat 0 on its page.
func (b *browser) gives(at string, q *question, key string) {
	b.post(at+"/answer?seat=0&sure=1", "number", strconv.Itoa(q.Number), "key", key)
}

// Whoever plays against bots alone is not asked what has one answer. Undo takes back what they have pressed themselves.
func TestWhatHasOneAnswerIsNotPutToWhoPlaysAlone(t *testing.T) {
	h := start(t, stocked)
	put, undone, follows, told := 0, 0, 0, 0
	for _, seed := range []string{"alone 1", "alone 2", "alone 3"} {
		m := h.make(`{"game":"firelands","mode":"standard","seed":"` + seed + `",` +
			`"seats":[{"kind":"human"},{"kind":"bot","level":"easy"}]}`)
		red, at, rng := h.browser(), "/t/"+m.ID, rand.New(rand.NewPCG(4, 2))
		red.post("/sit/" + m.Seats[0].Token)
		pressed := false
		for range 90 {
			until(t, "the seat is asked, or all is over", func() bool { return h.asked(m, 0) || h.look(m.ID, "").Over })
			asked := own(h, m, 0)
			if len(asked) == 0 {
				break
			}
			q := &asked[0]
			if pressed && lone(q) {
				put++
			}
			page := red.get(at + "?seat=0").body
			if strings.Contains(page, "follows by itself") {
				follows++
			}
			if strings.Contains(page, "Answered for you, as there was no choice: “") {
				told++
			}
			key := q.some(rng)
			red.gives(at, q, key)
			pressed = true
			if page := red.get(at + "?seat=0").body; undone < 5 && strings.Contains(page, `data-shortcut="u"`) {
				if red.post(at+"/undo?seat=0").status != 200 {
					continue // the bot was quicker
				}
				back := own(h, m, 0)
				if len(back) == 0 || back[0].Text != q.Text {
					t.Fatalf("%s: after %q was answered with %s, undo leads to %+v", seed, q.Text, key, back)
				}
				undone++
				red.gives(at, &back[0], key)
			}
		}
	}
	if put > 0 || undone == 0 || follows == 0 || told == 0 {
		t.Errorf("%d questions with one answer were put, %d answers taken back; %d questions told what follows at once, "+
			"%d what had been answered", put, undone, follows, told)
	}
}

// Where others play, not being asked would tell them what somebody holds; and a program answers for itself.
func TestWhatHasOneAnswerIsPutWhereOthersWouldLearn(t *testing.T) {
	h := start(t, stocked)
	put := [2]int{} // on pages of two people; to a program against a bot
	for i, other := range []string{`{"kind":"human"}`, `{"kind":"bot","level":"easy"}`} {
		m := h.make(`{"game":"firelands","mode":"standard","seed":"alone 1","seats":[{"kind":"human"},` + other + `]}`)
		red, at, rng := h.browser(), "/t/"+m.ID, rand.New(rand.NewPCG(4, 2))
		red.post("/sit/" + m.Seats[0].Token)
		for n := 0; n < 90 && put[i] == 0; n++ {
			until(t, "somebody is asked, or all is over", func() bool {
				return h.asked(m, 0) || i == 0 && h.asked(m, 1) || h.look(m.ID, "").Over
			})
			asked := own(h, m, 0)
			page := red.get(at + "?seat=0").body
			if strings.Contains(page, "follows by itself") && i == 0 {
				t.Fatal("where two people play, a question tells what follows at once")
			}
			if strings.Contains(page, "Answered for you") {
				t.Fatal("what was put is told as answered")
			}
			switch {
			case len(asked) > 0 && lone(&asked[0]):
				put[i]++
			case len(asked) > 0 && i == 0:
				red.gives(at, &asked[0], asked[0].some(rng))
			case len(asked) > 0:
				h.answer(m, 0, asked[0].some(rng))
			case i == 0 && h.asked(m, 1):
				q := own(h, m, 1)[0]
				h.answer(m, 1, q.some(rng))
			}
		}
	}
	if put[0] == 0 || put[1] == 0 {
		t.Errorf("questions with one answer that were put: %v", put)
	}
}
