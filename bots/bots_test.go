package bots_test

import (
	"strings"
	"testing"

	"waystation/bots"
	"waystation/internal/caravan"
	"waystation/table"
)

func ask(number, min, max int, pass bool, options int) *table.Ask {
	a := &table.Ask{Seat: 1, Number: number, Prompt: &table.Prompt{Kind: "test"}, Min: min, Max: max, Pass: pass}
	for i := range options {
		a.Options = append(a.Options, table.Offered{Option: table.Verb(0).Of(i)})
	}
	return a
}

// Of three options and a pass each comes about as often.
func TestRandomIsFair(t *testing.T) {
	found := map[table.Option]int{}
	for n := range 4000 {
		answer := bots.Random(7).Choose(nil, ask(n, 1, 1, true, 3))
		if len(answer) != 1 {
			t.Fatalf("%d options chosen", len(answer))
		}
		found[answer[0]]++
	}
	if len(found) != 4 {
		t.Fatalf("found %v", found)
	}
	for o, n := range found {
		if n < 880 || n > 1120 {
			t.Errorf("%v came %d times of 4000", o, n)
		}
	}
}

// Sets have any size within the bounds, and no option twice.
func TestRandomSets(t *testing.T) {
	sizes := map[int]int{}
	for n := range 1000 {
		set := bots.Random(7).Choose(nil, ask(n, 1, 9, false, 4))
		sizes[len(set)]++
		seen := map[table.Option]bool{}
		for _, o := range set {
			if seen[o] {
				t.Fatalf("%v twice in %v", o, set)
			}
			seen[o] = true
		}
	}
	if len(sizes) != 4 || sizes[0] > 0 || sizes[1] < 150 || sizes[4] < 150 {
		t.Errorf("sizes %v", sizes)
	}
}

// The same question gets the same answer, the next one and another bot another.
func TestRandomIsPure(t *testing.T) {
	same, other, next := 0, 0, 0
	for n := range 1000 {
		first := bots.Random(7).Choose(nil, ask(n, 1, 1, false, 10))[0]
		if bots.Random(7).Choose("another view", ask(n, 1, 1, false, 10))[0] == first {
			same++
		}
		if bots.Random(8).Choose(nil, ask(n, 1, 1, false, 10))[0] == first {
			other++
		}
		if bots.Random(7).Choose(nil, ask(n+1, 1, 1, false, 10))[0] == first {
			next++
		}
	}
	if same != 1000 || other > 200 || next > 200 {
		t.Errorf("same %d, other seed %d, next question %d of 1000", same, other, next)
	}
}

func TestKey(t *testing.T) {
	verbs := []string{"go", "stay"}
	for want, answer := range map[string][]table.Option{
		"none":      nil,
		"pass":      {table.Pass},
		"go:1+stay": {table.Verb(0).Of(1), table.Verb(1).Of()},
	} {
		if got := bots.Key(verbs, answer); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

// watcher takes the first option and remembers what it was shown.
type watcher struct {
	t     *testing.T
	seat  table.Seat
	views int
}

func (w *watcher) Choose(view any, a *table.Ask) []table.Option {
	v, ok := view.(caravan.Sight)
	if !ok || a.Seat != w.seat || len(v.Bag) != v.Bags[w.seat] {
		w.t.Errorf("seat %d was shown %v at a question to seat %d", w.seat, view, a.Seat)
	}
	w.views++
	return []table.Option{a.Options[0].Option}
}

func TestDecider(t *testing.T) {
	g, err := caravan.Shelf.New(table.Setup{Seats: 2, Options: map[string]string{"days": "3"}})
	if err != nil {
		t.Fatal(err)
	}
	w := &watcher{t: t, seat: 1}
	table.InPlace(1, 2, table.Config{Marks: true, Decider: bots.Decide(g, []bots.Player{bots.Random(3), w})}).Play(g)
	if w.views < 6 {
		t.Errorf("asked only %d times in three days", w.views)
	}
}

type rebel struct{}

func (rebel) Choose(any, *table.Ask) []table.Option { return []table.Option{caravan.Good.Of(99)} }

func TestDeciderRefuses(t *testing.T) {
	defer func() {
		if x, _ := recover().(string); !strings.Contains(x, `seat 0 answers good:99 to "turn"`) {
			t.Errorf("panicked with %v", x)
		}
	}()
	g, _ := caravan.Shelf.New(table.Setup{Seats: 2, Options: map[string]string{"days": "3"}})
	table.InPlace(1, 2, table.Config{Decider: bots.Decide(g, []bots.Player{rebel{}, rebel{}})}).Play(g)
}
