package hindsight_test

import (
	"errors"
	"math"
	"reflect"
	"testing"

	"waystation/bots"
	"waystation/bots/hindsight"
	"waystation/shelf"
	"waystation/table"
)

// played is a whole match between the usual bots.
func played(t testing.TB, g *shelf.Game, seats int) *table.Match {
	t.Helper()
	m, err := table.NewMatch(g.Box, table.Setup{Seats: seats}, table.SeedOf("hindsight"))
	if err != nil {
		t.Fatal(err)
	}
	player := g.Usual().New(1)
	for !m.Over() {
		a := m.Asks()[0]
		key := bots.Key(m.Verbs(), player.Choose(m.View(a.Seat), a))
		if err := m.Answer(a.Seat, a.Number, key, table.ByBot); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func judgeOf(g *shelf.Game) hindsight.Judge {
	if style := g.Adviser(); style != nil {
		return hindsight.Judge{Shares: style.Judge, Quiet: style.Quiet}
	}
	return hindsight.Judge{}
}

// Every game's matches have a story: the same each time, of a few moments in order, each a sentence for everybody; two
// of a seat at most, and one of the viewer's. Where somebody can tell, the shares add up to one, and the curve ends with
// who has won.
func TestAMatchHasItsStory(t *testing.T) {
	for _, g := range shelf.All() {
		t.Run(g.Box.Name, func(t *testing.T) {
			t.Parallel()
			m := played(t, g, 3)
			s, err := hindsight.Of(m, judgeOf(g))
			if err != nil {
				t.Fatal(err)
			}
			if again, err := hindsight.Of(m.Clone(), judgeOf(g)); err != nil || !reflect.DeepEqual(again, s) {
				t.Errorf("told again it is another: %v", err)
			}
			for eyes := table.Nobody; int(eyes) < m.Seats(); eyes++ {
				moments := s.Moments(eyes)
				if len(moments) < 3 || len(moments) > 5 {
					t.Errorf("seat %d is told %d moments", eyes, len(moments))
				}
				count := map[table.Seat]int{}
				last := -1
				for _, x := range moments {
					count[x.Seat]++
					if x.At < last || x.At >= len(m.Standing()) {
						t.Errorf("a moment at %d comes after %d of %d", x.At, last, len(m.Standing()))
					}
					last = x.At
					if m.Tale(x.Event, table.Nobody) == "" {
						t.Errorf("the moment at %d has no words", x.At)
					}
				}
				if s.Points == nil {
					continue
				}
				if eyes != table.Nobody && count[eyes] == 0 {
					t.Errorf("seat %d is told nothing of itself", eyes)
				}
				for seat, n := range count {
					if n > 2 {
						t.Errorf("seat %d is told %d moments of seat %d", eyes, n, seat)
					}
				}
			}
			if judged := judgeOf(g).Shares != nil && m.Result().Outcome == ""; judged != (len(s.Points) > 5) {
				t.Fatalf("%d points, with a judge: %t", len(s.Points), judged)
			}
			for i, p := range s.Points {
				sum := 0.0
				for seat, x := range p.Shares {
					sum += x
					if i == len(s.Points)-1 && (x > 0) != m.Result().Winners.Has(table.Seat(seat)) {
						t.Errorf("at the end seat %d has %v", seat, x)
					}
				}
				if math.Abs(sum-1) > 1e-9 {
					t.Errorf("at %d the shares are %v", p.At, p.Shares)
				}
			}
		})
	}
}

// What was taken back is no part of the story, and a match that still runs has none.
func TestAStoryOfWhatStands(t *testing.T) {
	g := shelf.All()[0]
	m, err := table.NewMatch(g.Box, table.Setup{Seats: 2}, table.SeedOf("taken back"))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := hindsight.Of(m, judgeOf(g)); !errors.Is(err, hindsight.ErrOther) {
		t.Errorf("a match that runs: %v", err)
	}
	player, undone := g.Usual().New(1), 0
	for !m.Over() {
		a := m.Asks()[0]
		key := bots.Key(m.Verbs(), player.Choose(m.View(a.Seat), a))
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
		if undone < 5 && m.CanUndo(a.Seat) == nil && m.Undo(a.Seat) == nil {
			undone++
		}
	}
	s, err := hindsight.Of(m, judgeOf(g))
	if err != nil || undone == 0 || s.Of != len(m.Standing()) || s.Of == m.Version() {
		t.Errorf("with %d answers taken back: %v, %+v", undone, err, s)
	}
}
