package server_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/a-h/templ"

	"waystation/games/scene"
	"waystation/internal/toys"
	"waystation/server"
	"waystation/shelf"
	"waystation/table"
)

// A standing order answers for its seat from then on, but not when somebody asks in person, nor where undo has led back
// to; it lasts until it is taken back.
func TestAStandingOrderAnswersUnlessSomebodyAsks(t *testing.T) {
	h := start(t, stocked)
	m := h.matchOf("posthuman", "standard", 2, "the same road")
	red := h.browser()
	red.post("/sit/" + m.Seats[0].Token)
	at := "/t/" + m.ID
	trading := func() bool { return asks(h, m, 0, "trade") && asks(h, m, 1, "trade") }
	meanwhile(t, h, m, "both may trade", trading)
	page := red.get(at + "?seat=0").body
	if !strings.Contains(page, "Answers now, and from now on") || !strings.Contains(page, "No trade until somebody makes me an offer") ||
		strings.Contains(page, `aria-checked="false"`) { // it is no box, as it answers
		t.Fatal("no standing order is offered")
	}
	red.post(at+"/order?seat=0", "key", "trade")
	if asks(h, m, 0, "trade") {
		t.Fatal("with a standing order Red is asked to trade")
	}
	if !asks(h, m, 1, "trade") {
		t.Fatal("Green is not asked any more")
	}
	h.answer(m, 1, "offer")
	h.answer(m, 1, "give-food")
	if !asks(h, m, 0, "trade") {
		t.Fatal("Red is not asked about an offer")
	}
	if page = red.get(at + "?seat=0").body; !strings.Contains(page, `aria-checked="true"`) {
		t.Error("the box of the order is not checked")
	}
	h.answer(m, 0, "refuse")
	if asks(h, m, 0, "trade") {
		t.Error("after refusing an offer Red is asked again")
	}
	h.answer(m, 1, "done")
	meanwhile(t, h, m, "Green may trade in the next turn", func() bool { return asks(h, m, 1, "trade") })
	if asks(h, m, 0, "trade") {
		t.Error("the order has not lasted")
	}
	red.post(at + "/undo?seat=0")
	if !asks(h, m, 0, "trade") {
		t.Error("what the order has answered can't be undone")
	}
	if page = red.get(at + "?seat=0").body; !strings.Contains(page, `aria-checked="true"`) {
		t.Error("the order is gone with what was undone")
	}
	red.post(at+"/order?seat=0", "key", "trade")
	if page = red.get(at + "?seat=0").body; strings.Contains(page, `aria-checked="true"`) {
		t.Error("an order that was taken back stands")
	}
}

// meanwhile answers whatever is asked but trades, until something is so.
func meanwhile(t *testing.T, h *house, m made, what string, done func() bool) {
	t.Helper()
	for n := 0; !done(); n++ {
		if n > 400 {
			t.Fatalf("never: %s", what)
		}
		for seat := range 2 {
			if asked := own(h, m, seat); len(asked) > 0 && asked[0].Prompt != "trade" {
				h.answer(m, seat, asked[0].Options[0].Key)
				break
			}
		}
	}
}

// A standing order is the wish of whoever gave it: it ends when somebody else sits down on the seat, or a bot.
func TestAStandingOrderEndsWithItsPerson(t *testing.T) {
	h := start(t, stocked)
	m := h.matchOf("posthuman", "standard", 2, "the same road")
	red, at := h.browser(), "/t/"+m.ID
	red.post("/sit/" + m.Seats[0].Token)
	stands := func() bool { return strings.Contains(red.get(at+"?seat=0").body, `aria-checked="true"`) }
	trading := func() bool { return asks(h, m, 0, "trade") && asks(h, m, 1, "trade") }
	meanwhile(t, h, m, "both may trade", trading)
	red.post(at+"/order?seat=0", "key", "trade")
	offer := func() {
		h.answer(m, 1, "offer")
		h.answer(m, 1, "give-food")
	}
	red.post("/sit/" + m.Seats[0].Token)
	if offer(); !stands() {
		t.Error("whoever opens their own link again loses their order")
	}
	if h.browser().post("/sit/" + m.Seats[0].Token); stands() {
		t.Error("the order stands for somebody else")
	}
	if h.answer(m, 0, "refuse"); asks(h, m, 0, "trade") {
		h.answer(m, 0, "done")
	}
	h.answer(m, 1, "done")
	meanwhile(t, h, m, "both may trade once more", trading)
	red.post(at+"/order?seat=0", "key", "trade")
	if r := red.post(at+"/bot", "seat", "0", "kind", "bot"); r.status != 200 {
		t.Fatalf("no bot takes the seat: %d", r.status)
	}
	red.post(at+"/bot", "seat", "0", "kind", "human")
	if offer(); stands() {
		t.Error("the order has outlasted a bot on the seat")
	}
}

// Who is asked in spite of an order and does something first is asked again for as long as there is more to do: two
// matches alike, one of them with the order.
func TestAnOrderWaitsForWhoIsNotDone(t *testing.T) {
	h := start(t, stocked)
	went := 0
	for _, seed := range []string{"more 1", "more 2", "more 3", "more 4"} {
		free, bound := h.matchOf("saga", "standard", 2, seed), h.matchOf("saga", "standard", 2, seed)
		red, rng := h.browser(), rand.New(rand.NewPCG(4, 2))
		red.post("/sit/" + bound.Seats[0].Token)
		for range 400 {
			seat, asked := 0, own(h, free, 0)
			if len(asked) == 0 {
				seat, asked = 1, own(h, free, 1)
			}
			if len(asked) == 0 {
				break
			}
			q, key := &asked[0], asked[0].some(rng)
			ends := seat == 0 && q.Prompt == "night" && len(q.Options) > 2
			if ends {
				red.post("/t/"+bound.ID+"/order?seat=0", "key", "night")
				key = q.Options[0].Key
			}
			h.answer(free, seat, key)
			h.answer(bound, seat, key)
			if !ends {
				continue
			}
			if next := own(h, free, 0); len(next) > 0 && next[0].Prompt == "night" && len(next[0].Options) > 1 {
				went++
				if !asks(h, bound, 0, "night") {
					t.Errorf("%s: after %s the order answers, though there is more to do: %v", seed, key, next[0].Options)
				}
			}
			break
		}
	}
	if went == 0 {
		t.Error("nobody had more to do than one thing")
	}
}

// An order that is about the hand answers whether or not the hand holds anything to use: nobody learns from it what it
// holds. While it stands no question is put that has one row besides the hand.
func TestAnOrderAnswersWhateverTheHandHolds(t *testing.T) {
	h := start(t, stocked)
	given := 0
	for _, seed := range []string{"hand 1", "hand 2", "hand 3"} {
		m, rng := h.matchOf("firelands", "standard", 2, seed), rand.New(rand.NewPCG(4, 2))
		red, at, stands := h.browser(), "/t/"+m.ID, false
		red.post("/sit/" + m.Seats[0].Token)
		for range 120 {
			seat, asked := 0, own(h, m, 0)
			if len(asked) == 0 {
				seat, asked = 1, own(h, m, 1)
			}
			if len(asked) == 0 {
				break // it is over
			}
			if q := &asked[0]; seat == 1 || !forHand(q) {
				h.answer(m, seat, q.some(rng))
				continue
			} else if stands {
				t.Fatalf("%s: %s is put, with one row besides the hand", seed, q.Prompt)
			}
			if r := red.post(at+"/order?seat=0", "key", "hand"); r.status != 200 {
				t.Fatalf("the order is not taken: %d", r.status)
			}
			stands = true
			given++
		}
	}
	if given == 0 {
		t.Error("no match comes to a question for the hand")
	}
}

// forHand reports whether a question of Firelands is put because of the hand alone. To fire has an order of its own.
func forHand(q *question) bool {
	rest := 0
	for _, o := range q.Options {
		if !strings.HasPrefix(o.Key, "use:") {
			rest++
		}
	}
	return rest == 1 && slices.Contains([]string{"turn", "act", "drive", "rest"}, q.Prompt)
}

// Nobody gives an order that is not offered, or for somebody else.
func TestAnOrderIsGivenWhereItIsOffered(t *testing.T) {
	h := start(t, stocked)
	m := h.matchOf("posthuman", "standard", 2, "no order")
	red, at := h.browser(), "/t/"+m.ID
	red.post("/sit/" + m.Seats[0].Token)
	for _, key := range []string{"", "trade", "hand"} {
		if r := red.post(at+"/order?seat=0", "key", key); r.status != 409 {
			t.Errorf("order %q at the first question: %d", key, r.status)
		}
	}
	if r := red.post(at+"/order?seat=1", "key", "trade"); r.status != 403 {
		t.Errorf("an order for another seat: %d", r.status)
	}
	if r := h.browser().post(at+"/order?seat=0", "key", "trade"); r.status != 403 {
		t.Errorf("a stranger's order: %d", r.status)
	}
}

// Whoever gives an order has read what stands beside it: how a fight ended is not told again at the next question.
func TestWhoGivesAnOrderHasReadTheReport(t *testing.T) {
	h := start(t, stocked)
	report := regexp.MustCompile(`(?s)<section class="outcome.*?</b>`)
	seen := 0
	for n := 0; n < 12 && seen == 0; n++ {
		m, rng := h.matchOf("posthuman", "standard", 2, fmt.Sprint("report ", n)), rand.New(rand.NewPCG(1, uint64(n)))
		red, at := h.browser(), "/t/"+m.ID
		red.post("/sit/" + m.Seats[0].Token)
		told := ""
		for range 200 {
			seat, asked := 0, own(h, m, 0)
			if len(asked) == 0 {
				seat, asked = 1, own(h, m, 1)
			}
			if len(asked) == 0 {
				break // it is over
			}
			if seat == 1 {
				h.answer(m, 1, asked[0].some(rng))
				continue
			}
			page := red.get(at + "?seat=0").body
			if told != "" {
				if strings.Contains(page, told) {
					t.Fatalf("after the order %q is told again", told)
				}
				seen++
				break
			}
			if told = report.FindString(page); told != "" && asked[0].Prompt == "eat" && strings.Contains(page, "Answers now, and from now on") {
				red.post(at+"/order?seat=0", "key", "eat")
				continue
			}
			told = ""
			red.post(at+"/answer?seat=0&sure=1", "number", strconv.Itoa(asked[0].Number), "key", asked[0].some(rng))
		}
	}
	if seen == 0 {
		t.Error("no order was given beside a report")
	}
}

// A press that says all says it to the next question, too; an answer of a program says what it says.
func TestDoneWithTheLastThingEndsTheTurn(t *testing.T) {
	h := start(t, stocked)
	put := [2]int{} // of a press, of a program: whether the turn is at an end, though nothing else is left
	for _, seed := range []string{"done 1", "done 2", "done 3", "done 4"} {
		m, rng := h.matchOf("firelands", "standard", 2, seed), rand.New(rand.NewPCG(4, 2))
		red, at := h.browser(), "/t/"+m.ID
		red.post("/sit/" + m.Seats[0].Token)
		for range 120 {
			seat, asked := 0, own(h, m, 0)
			if len(asked) == 0 {
				seat, asked = 1, own(h, m, 1)
			}
			if len(asked) == 0 {
				break // it is over
			}
			key := asked[0].some(rng)
			if asked[0].Prompt == "act" && slices.ContainsFunc(asked[0].Options, isDone) {
				key = "done"
			}
			if seat == 0 {
				red.post(at+"/answer?seat=0&sure=1", "number", strconv.Itoa(asked[0].Number), "key", key)
			} else {
				h.answer(m, 1, key)
			}
			if next := own(h, m, seat); asked[0].Prompt == "act" && key == "done" && len(next) > 0 && nothingLeft(&next[0]) {
				put[seat]++
			}
		}
	}
	if put[0] != 0 || put[1] == 0 {
		t.Errorf("asked whether the turn is at an end: %v", put)
	}
}

func isDone(o struct{ Key, Label, Rule string }) bool { return o.Key == "done" }

// nothingLeft reports whether a question of a turn offers nothing but its end, food and what the hand holds.
func nothingLeft(q *question) bool {
	return q.Prompt == "turn" && !slices.ContainsFunc(q.Options, func(o struct{ Key, Label, Rule string }) bool {
		verb, _, _ := strings.Cut(o.Key, ":")
		return !slices.Contains([]string{"end", "use", "feed", "feed-suited"}, verb)
	})
}

// asking is a game that asks seat 0 nine times in a row.
type asking struct{ toys.TicTacToe }

var nth = table.Prompt{Kind: "nth", Rule: "TT-TURN-01"}

func (g *asking) Step(t *table.Table) {
	m := t.Open(0, &nth)
	for n := range 9 {
		m.Offer(table.Verb(0).Of(n), "TT-TURN-01")
	}
	m.Ask()
	g.Turns++
}

func (g *asking) Over() bool               { return g.Turns == 9 }
func (g *asking) CopyFrom(from table.Game) { *g = *from.(*asking) }

// counting is its screen: each answer says the next one, the number after its own, up to the last.
type counting struct{ last int16 }

func (counting) Table(*scene.Scene) templ.Component { return templ.Raw("<p>nine</p>") }

func (c counting) Follows(
	_ any, _ *table.Ask, taken table.Option, _ *table.Ask, _ scene.Declined,
) (table.Option, bool) {
	return table.Verb(0).Of(int(taken.A) + 1), taken.A < c.last
}

// What follows from an answer that followed itself is given, too, up to a bound.
func TestWhatFollowsGoesOn(t *testing.T) {
	for last, want := range map[int16]int{0: 1, 1: 2, 2: 3, 8: 5} {
		h := start(t, func(c *server.Config) {
			box := *toys.TicTacToeBox
			box.New = func(table.Setup) (table.Game, error) { return &asking{}, nil }
			c.Games = []*shelf.Game{{Box: &box, Screen: counting{last}}}
		})
		m, red := h.matchOf("tictactoe", "", 2, "in a row"), h.browser()
		red.post("/sit/" + m.Seats[0].Token)
		h.answer(m, 0, "place") // by a program: nothing follows from it
		before := h.look(m.ID, "").Version
		red.post("/t/"+m.ID+"/answer?seat=0", "number", strconv.Itoa(own(h, m, 0)[0].Number), "key", "place")
		if got := h.look(m.ID, "").Version - before; got != want {
			t.Errorf("up to %d: one press gives %d answers, not %d", last, got, want)
		}
	}
}
