package server

import (
	"slices"
	"testing"

	"waystation/internal/caravan"
	"waystation/store"
	"waystation/table"
)

// evening is a match of four in which all are asked at once, each for themselves.
func evening(t *testing.T) *table.Match {
	t.Helper()
	m, err := table.NewMatch(caravan.Shelf, table.Setup{Game: "caravan", Mode: "dry", Seats: 4},
		table.SeedOf("thinking"))
	if err != nil {
		t.Fatal(err)
	}
	for s := range table.Seat(4) {
		answer(t, m, s, "stop")
	}
	return m
}

func answer(t *testing.T, m *table.Match, s table.Seat, key string) {
	t.Helper()
	if err := m.Answer(s, m.Ask(s).Number, key, table.ByHand); err != nil {
		t.Fatal(err)
	}
}

// botSeats are four seats, of which those are played by bots.
func botSeats(who ...table.Seat) []store.Seat {
	seats := make([]store.Seat, 4)
	for _, s := range who {
		seats[s].Bot = true
	}
	return seats
}

// Where all are asked for themselves all bots think at once, whatever people do.
func TestBotsThinkAtOnce(t *testing.T) {
	m := evening(t)
	var x thinking
	if got := x.next(m, botSeats(1, 3)); !slices.Equal(got, []table.Seat{1, 3}) {
		t.Errorf("%v", got)
	}
	answer(t, m, 1, "sleep")
	if got := x.next(m, botSeats(1, 3)); !slices.Equal(got, []table.Seat{3}) {
		t.Errorf("after one has answered: %v", got)
	}
}

// In a window people come first; then one bot is asked after the other.
func TestBotsWaitForPeopleInAWindow(t *testing.T) {
	m := evening(t)
	for s := range table.Seat(4) {
		answer(t, m, s, "sleep")
	}
	var x thinking
	if got := x.next(m, botSeats(1, 3)); len(got) > 0 {
		t.Errorf("people have not passed yet, and %v think", got)
	}
	answer(t, m, 0, "pass")
	answer(t, m, 2, "pass")
	got := x.next(m, botSeats(1, 3))
	if len(got) != 1 || got[0] != 1 && got[0] != 3 {
		t.Fatalf("people have passed, and %v think", got)
	}
	x.begin(got[0], m.Number(got[0]))
	if more := x.next(m, botSeats(1, 3)); len(more) > 0 {
		t.Errorf("while %v thinks, %v begin", got, more)
	}
}

// A thought counts until its seat has answered, done something else, or the match was read anew.
func TestThoughtsEnd(t *testing.T) {
	var x thinking
	for what, end := range map[string]func(){
		"an answer": func() { x.answered(2) }, "a free action": func() { x.free(2) }, "a new match": x.forget,
		"the seat's next thought": func() { x.begin(2, 8) },
	} {
		old := x.begin(2, 7)
		if !x.about(2, 7) || x.about(2, 8) || x.about(1, 7) || !x.holds(2, old) {
			t.Errorf("before %s: %+v", what, x)
		}
		if end(); x.holds(2, old) || x.about(2, 7) {
			t.Errorf("after %s the thought still counts", what)
		}
	}
}

// What a bot has done without a turn is counted until it answers.
func TestFreeActionsAreCounted(t *testing.T) {
	var x thinking
	x.free(1)
	x.free(1)
	if x.freed[1] != 2 || x.freed[0] != 0 {
		t.Errorf("%v", x.freed)
	}
	if x.answered(1); x.freed[1] != 0 {
		t.Errorf("after an answer: %v", x.freed)
	}
}
