package search_test

import (
	"context"
	"slices"
	"testing"
	"time"

	"waystation/bots"
	"waystation/bots/search"
	"waystation/internal/caravan"
	"waystation/internal/toys"
	"waystation/lab"
	"waystation/table"
	"waystation/table/tabletest"
)

// plain is a search without any help: a tree for all seats, and random play beyond it.
var plain = search.Style{Plain: true, Explore: 0.7, Foes: true}

func player(style search.Style, iterations int) func(uint64) bots.Player {
	return func(seed uint64) bots.Player { return search.New(style, search.Budget{Iterations: iterations}, seed) }
}

// duel is the share of games that a search wins against another player; ties count in parts.
func duel(t *testing.T, box *table.Box, games int, mine, other func(uint64) bots.Player) float64 {
	t.Helper()
	r, err := lab.Run(context.Background(), lab.Setting{
		Box: box, Setup: table.Setup{Seats: 2}, Seed: "duel", Games: games,
		Bots: []lab.Bot{{Name: "mine", New: mine}, {Name: "other", New: other}},
	})
	if err != nil {
		t.Fatal(err)
	}
	if r.Failed > 0 {
		t.Fatalf("%d games failed: %v", r.Failed, r.Failures[0].Error)
	}
	t.Logf("%.1f %% won", 100*r.WinsByBot[0].Rate.Rate)
	return r.WinsByBot[0].Rate.Rate
}

// think is what a search finds out about the first question that waits.
func think(t *testing.T, m *table.Match, style search.Style, budget search.Budget, threads int) *search.Analysis {
	t.Helper()
	w, err := m.Worlds(m.Asks()[0].Seat)
	if err != nil {
		t.Fatal(err)
	}
	return search.New(style, budget, 1).Analyse(context.Background(), w, threads)
}

func match(t testing.TB, box *table.Box, keys ...string) *table.Match {
	t.Helper()
	m, err := table.NewMatch(box, table.Setup{Seats: 2}, table.SeedOf("search"))
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range keys {
		a := m.Asks()[0]
		if err := m.Answer(a.Seat, a.Number, k, table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func TestTicTacToeIsNeverLost(t *testing.T) {
	if x := duel(t, toys.TicTacToeBox, 60, player(plain, 400), nil); x < 0.85 {
		t.Errorf("of games against random play %.2f won", x)
	}
	if x := duel(t, toys.TicTacToeBox, 20, player(plain, 1500), player(plain, 1500)); x != 0.5 {
		t.Errorf("two good players do not draw: %.2f", x)
	}
}

// Three discs in a row with both ends free are lost for the other; two must be answered.
func TestConnectFourSeesThreats(t *testing.T) {
	m := match(t, toys.ConnectFourBox, "place:3", "place:3", "place:2", "place:3")
	a := think(t, m, plain, search.Budget{Iterations: 4000}, 1)
	if key := bots.Key(m.Verbs(), a.Lines[0].Answer); key != "place:1" && key != "place:4" {
		t.Errorf("the open two are not made three, but %s", key)
	}
	if c := a.Chances; c[0] < 0.8 || c[0]+c[1] < 0.99 || c[0]+c[1] > 1.01 {
		t.Errorf("the chances are %v", c)
	}
	m = match(t, toys.ConnectFourBox, "place:3", "place:0", "place:3", "place:0", "place:3")
	if key := bots.Key(m.Verbs(), think(t, m, plain, search.Budget{Iterations: 2000}, 1).Lines[0].Answer); key !=
		"place:3" {
		t.Errorf("the three are not stopped, but %s is taken", key)
	}
}

func TestItBeatsRandomPlay(t *testing.T) {
	if x := duel(t, caravan.Shelf, 100, player(plain, 200), nil); x < 0.65 {
		t.Errorf("%.2f won", x)
	}
}

// More thought is better thought.
func TestMoreIterationsWin(t *testing.T) {
	if x := duel(t, toys.ConnectFourBox, 40, player(plain, 400), player(plain, 40)); x < 0.75 {
		t.Errorf("%.2f won", x)
	}
}

// In a world dealt anew, where all that a seat can't know is different, a search answers the same.
func TestHonest(t *testing.T) {
	var makers []func(uint64) bots.Player
	for _, style := range []search.Style{
		plain, {Halving: true, Rule: bots.Random, Swift: bots.Random, Explore: 0.5},
		{Rule: bots.Random, Swift: bots.Random, Explore: 0.5, Judge: even, Horizon: 3},
	} {
		makers = append(makers,
			func(seed uint64) bots.Player { return search.New(style, search.Budget{Iterations: 30}, seed) })
	}
	tabletest.Laws(t, tabletest.Config{Box: caravan.Shelf, Matches: 3, Every: 2, Bots: makers})
}

// even is a judge to whom all are equal.
func even(g table.Game, shares []float64) {
	for s := range shares {
		shares[s] = 1 / float64(len(shares))
	}
}

// The same seed and number of threads give the same analysis, whatever the machine does meanwhile.
func TestIterationsAreDeterministic(t *testing.T) {
	m := match(t, caravan.Shelf, "take", "draw")
	for _, threads := range []int{1, 3} {
		a, b := think(t, m, plain, search.Budget{Iterations: 301}, threads),
			think(t, m, plain, search.Budget{Iterations: 301}, threads)
		if a.Iterations != 301 {
			t.Errorf("%d iterations, not 301", a.Iterations)
		}
		for i := range a.Lines {
			if !slices.Equal(a.Lines[i].Chances, b.Lines[i].Chances) || a.Lines[i].Visits != b.Lines[i].Visits {
				t.Errorf("%d threads: line %d is %+v, and then %+v", threads, i, a.Lines[i], b.Lines[i])
			}
		}
	}
}

// A search ends when its context does, even before its first iteration, and then answers by its rule of thumb.
func TestThinkingCanBeStopped(t *testing.T) {
	m := match(t, caravan.Shelf, "take")
	w, err := m.Worlds(m.Asks()[0].Seat)
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	stop()
	b := search.New(search.Style{Rule: bots.Random}, search.Budget{Time: time.Hour}, 1)
	if got, want := b.Think(ctx, w, 2), bots.Random(1).Choose(w.View(), w.Ask()); !slices.Equal(got, want) {
		t.Errorf("it answers %v, not %v", got, want)
	}
}

// What others answer at the same time, unseen, is no part of what is found out.
func TestLanes(t *testing.T) {
	m := match(t, caravan.Shelf, "stop", "stop")
	if n := len(m.Asks()); n != 2 {
		t.Fatalf("%d are asked", n)
	}
	w, _ := m.Worlds(1)
	before := search.New(plain, search.Budget{Iterations: 100}, 1).Analyse(context.Background(), w, 1)
	if err := m.Answer(0, m.Number(0), "guard", table.ByHand); err != nil {
		t.Fatal(err)
	}
	w, _ = m.Worlds(1)
	after := search.New(plain, search.Budget{Iterations: 100}, 1).Analyse(context.Background(), w, 1)
	for i := range before.Lines {
		if !slices.Equal(before.Lines[i].Chances, after.Lines[i].Chances) {
			t.Errorf("line %d: %v, and when the other has answered %v", i, before.Lines[i].Chances,
				after.Lines[i].Chances)
		}
	}
}

// A set is found among all sets: who sells two goods gets water for both.
func TestSets(t *testing.T) {
	m := match(t, caravan.Shelf, "take", "stop", "sleep", "sleep", "pass", "pass", "take", "stop", "sleep", "sleep",
		"pass", "pass", "sell")
	a := think(t, m, plain, search.Budget{Iterations: 2000}, 1)
	if len(a.Lines) != 6 || len(a.Lines[0].Answer) != 2 {
		t.Errorf("of %d sets the best is %v", len(a.Lines), a.Lines[0].Answer)
	}
}

// An iteration allocates nothing but its share of the tree.
func TestIterationsAllocateNothing(t *testing.T) {
	m := match(t, toys.ConnectFourBox, "place:3")
	w, err := m.Worlds(m.Asks()[0].Seat)
	if err != nil {
		t.Fatal(err)
	}
	style := plain
	style.Depth = 1                      // the tree is complete at once
	style.Judge, style.Horizon = even, 3 // the game's result would be allocated
	run := func(n int) float64 {
		return testing.AllocsPerRun(5, func() {
			search.New(style, search.Budget{Iterations: n}, 1).Analyse(context.Background(), w, 1)
		})
	}
	if few, many := run(1000), run(3000); many > few+10 {
		t.Errorf("1000 iterations allocate %.0f times, 3000 %.0f times", few, many)
	}
}
