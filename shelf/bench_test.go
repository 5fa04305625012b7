package shelf_test

import (
	"context"
	"fmt"
	"testing"

	"waystation/bots"
	"waystation/bots/search"
	"waystation/shelf"
	"waystation/table"
)

// middle is a match between usual bots some way in, at a question with several answers; nil in a game that never puts
// one.
func middle(b testing.TB, g *shelf.Game) *table.Match {
	m, err := table.NewMatch(g.Box, table.Setup{Seats: max(2, g.Box.MinSeats)}, table.SeedOf("bench"))
	if err != nil {
		b.Fatal(err)
	}
	player := g.Usual().New(1)
	for n := 0; n < 100 || len(m.Asks()[0].Options) < 4; n++ {
		a := m.Asks()[0]
		if err := m.Answer(a.Seat, a.Number, bots.Key(m.Verbs(), player.Choose(m.View(a.Seat), a)),
			table.ByBot); err != nil {
			b.Fatal(err)
		}
		if m.Over() {
			return nil
		}
	}
	return m
}

// thinking is a level of a game that searches, and the worlds that it searches.
type thinking struct {
	name   string
	style  search.Style
	worlds *table.Worlds
}

// thinkers are all levels that search, in the middle of a match.
func thinkers(b testing.TB) []thinking {
	var all []thinking
	for _, g := range shelf.All() {
		for _, l := range g.Bots {
			if l.Style == nil {
				continue
			}
			m := middle(b, g)
			if m == nil {
				continue
			}
			w, err := m.Worlds(m.Asks()[0].Seat)
			if err != nil {
				b.Fatal(err)
			}
			all = append(all, thinking{g.Box.Name + "/" + l.Name, *l.Style, w})
		}
	}
	return all
}

// BenchmarkSearch is a level thinking about one question; whole plays every match to its end instead of judging it.
func BenchmarkSearch(b *testing.B) {
	for _, x := range thinkers(b) {
		whole := x.style
		whole.Judge = nil
		random := whole
		random.Rule, random.Swift = nil, nil
		x.bench(b, x.name, x.style)
		x.bench(b, x.name+", whole", whole)
		x.bench(b, x.name+", random", random)
	}
}

func (x *thinking) bench(b *testing.B, name string, style search.Style) {
	for threads := 1; threads <= 2; threads++ {
		b.Run(fmt.Sprintf("%s/%d", name, threads), func(b *testing.B) {
			b.ReportAllocs()
			search.New(style, search.Budget{Iterations: b.N}, 1).Analyse(context.Background(), x.worlds, threads)
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "iterations/s")
		})
	}
}

// An iteration of a search allocates nothing but its share of the tree: views, rules of thumb and judges use their
// memory again.
func TestSearchingAllocatesNothing(t *testing.T) {
	for _, x := range thinkers(t) {
		x.style.Depth = 1 // the tree is complete at once
		run := func(n int) float64 {
			return testing.AllocsPerRun(1, func() {
				search.New(x.style, search.Budget{Iterations: n}, 1).Analyse(context.Background(), x.worlds, 1)
			})
		}
		// Lists grow to what the largest position so far needs, and a quick bot remembers more fights; an iteration
		// that allocates would do so 500 times more.
		if few, many := run(200), run(700); many > few+250 {
			t.Errorf("%s: 200 iterations allocate %.0f times, 700 %.0f times", x.name, few, many)
		}
	}
}
