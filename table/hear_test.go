package table

import (
	"slices"
	"testing"
)

// listener is a Hearer that takes the first option, and of amounts what it is told to.
type listener struct {
	about  [][3]int16
	amount []Option
	least  int
	most   []int
}

func (l *listener) Pick(Seat, *Prompt, []Option) int { return 0 }

func (l *listener) Hear(_ Seat, _ *Prompt, about [3]int16) { l.about = append(l.about, about) }

func (l *listener) PickSome(a *Ask) []Option {
	l.least = a.Min
	for _, o := range a.Options {
		l.most = append(l.most, o.Most)
	}
	return l.amount
}

// TestHearer: a decider that hears learns what questions are about, in lanes too, and answers amounts at once.
func TestHearer(t *testing.T) {
	p := &Prompt{Kind: "heard", Rule: "X-01"}
	a, b := Option{Verb: 1}, Option{Verb: 2}
	l := &listener{amount: []Option{b, a, b}}
	x := InPlace(1, 2, Config{Decider: l})
	ask := func(s Seat, about ...int) {
		m := x.Open(s, p, about...)
		m.Offer(a, "X-01")
		m.Offer(b, "X-01")
		m.Ask()
	}
	ask(0, 4, 5)
	x.All(Set(1), func(s Seat) { ask(s, 6) })
	ask(0, 7)
	about := x.Open(0, p)
	about.About(8, 9)
	about.Offer(a, "X-01")
	about.Offer(b, "X-01")
	about.Ask()
	if want := [][3]int16{{4, 5}, {6}, {7}, {}, {8, 9}}; !slices.Equal(l.about, want) {
		t.Errorf("heard %v, want %v", l.about, want)
	}
	m := x.Open(0, p)
	m.OfferUpTo(a, 1, "X-01")
	m.OfferUpTo(b, 3, "X-01")
	if got := m.AskAmounts(1, 3); !slices.Equal(got, []Amount{{a, 1}, {b, 2}}) {
		t.Errorf("took %v", got)
	}
	if l.least != 1 || !slices.Equal(l.most, []int{1, 3}) {
		t.Errorf("asked for %d at least, at most %v", l.least, l.most)
	}
}

// TestHearerOffLimits: what is not on offer, or too often, breaks the game at once.
func TestHearerOffLimits(t *testing.T) {
	p := &Prompt{Kind: "heard", Rule: "X-01"}
	a, b := Option{Verb: 1}, Option{Verb: 2}
	for _, set := range [][]Option{{b}, {a, a}, {}} {
		x := InPlace(1, 2, Config{Decider: &listener{amount: set}})
		m := x.Open(0, p)
		m.Offer(a, "X-01")
		m.Offer(Option{Verb: 3}, "X-01")
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%v was taken", set)
				}
			}()
			m.AskSome(1, 1)
		}()
	}
}
