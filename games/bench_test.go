package games_test

import (
	"context"
	"fmt"
	"testing"

	"waystation/bots"
	"waystation/bots/search"
	"waystation/games"
	"waystation/table"
)

// middle is a match between normal bots some way in, at a question with several answers.
func middle(b testing.TB, g *games.Game) *table.Match {
	m, err := table.NewMatch(g.Box, table.Setup{Seats: 2}, table.SeedOf("bench"))
	if err != nil {
		b.Fatal(err)
	}
	normal, err := g.Level("normal")
	if err != nil {
		b.Fatal(err)
	}
	player := normal.New(1)
	for n := 0; n < 100 || len(m.Asks()[0].Options) < 4; n++ {
		a := m.Asks()[0]
		if err := m.Answer(a.Seat, a.Number, bots.Key(m.Verbs(), player.Choose(m.View(a.Seat), a)), table.ByBot); err != nil {
			b.Fatal(err)
		}
	}
	return m
}

// BenchmarkSearch is the hard level thinking about one question; whole plays every match to its end instead of judging it.
func BenchmarkSearch(b *testing.B) {
	for _, g := range games.All() {
		m := middle(b, g)
		w, err := m.Worlds(m.Asks()[0].Seat)
		if err != nil {
			b.Fatal(err)
		}
		hard, err := g.Level("hard")
		if err != nil {
			b.Fatal(err)
		}
		whole := *hard.Style
		whole.Judge = nil
		random := whole
		random.Rule, random.Swift = nil, nil
		for _, x := range []struct {
			name  string
			style search.Style
		}{{"hard", *hard.Style}, {"whole", whole}, {"random", random}} {
			for threads := 1; threads <= 2; threads++ {
				b.Run(fmt.Sprintf("%s/%s/%d", g.Box.Name, x.name, threads), func(b *testing.B) {
					b.ReportAllocs()
					search.New(x.style, search.Budget{Iterations: b.N}, 1).Analyse(context.Background(), w, threads)
					b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "iterations/s")
				})
			}
		}
	}
}

// An iteration of the hard level allocates nothing but its share of the tree: views, rules of thumb and judges use their memory again.
func TestSearchingAllocatesNothing(t *testing.T) {
	for _, g := range games.All() {
		m := middle(t, g)
		w, err := m.Worlds(m.Asks()[0].Seat)
		if err != nil {
			t.Fatal(err)
		}
		hard, err := g.Level("hard")
		if err != nil {
			t.Fatal(err)
		}
		style := *hard.Style
		style.Depth = 1 // the tree is complete at once
		run := func(n int) float64 {
			return testing.AllocsPerRun(1, func() {
				search.New(style, search.Budget{Iterations: n}, 1).Analyse(context.Background(), w, 1)
			})
		}
		// Lists grow to what the largest position so far needs, and a quick bot remembers more fights; an iteration that allocates would
		// do so 500 times more.
		if few, many := run(200), run(700); many > few+250 {
			t.Errorf("%s: 200 iterations allocate %.0f times, 700 %.0f times", g.Box.Name, few, many)
		}
	}
}
