package server_test

import (
	"strings"
	"testing"
)

// A standing order answers for its seat from then on, but not when somebody asks in person; it lasts until it is taken
// back, or undone.
func TestAStandingOrderAnswersUnlessSomebodyAsks(t *testing.T) {
	h := start(t, stocked)
	m := h.matchOf("posthuman", "standard", 2, "the same road")
	red := h.browser()
	red.post("/sit/" + m.Seats[0].Token)
	at := "/t/" + m.ID
	trading := func() bool { return asks(h, m, 0, "trade") && asks(h, m, 1, "trade") }
	meanwhile(t, h, m, "both may trade", trading)
	page := red.get(at + "?seat=0").body
	if !strings.Contains(page, "No trade unless I am asked") || !strings.Contains(page, `aria-checked="false"`) {
		t.Fatal("no standing order is offered")
	}
	red.post(at + "/order?seat=0")
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
	red.post(at + "/order?seat=0")
	red.post(at + "/order?seat=0")
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
	red.post(at + "/order?seat=0")
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
	red.post(at + "/order?seat=0")
	if r := red.post(at+"/bot", "seat", "0", "kind", "bot"); r.status != 200 {
		t.Fatalf("no bot takes the seat: %d", r.status)
	}
	red.post(at+"/bot", "seat", "0", "kind", "human")
	if offer(); stands() {
		t.Error("the order has outlasted a bot on the seat")
	}
}
