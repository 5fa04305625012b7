package games_test

import (
	"context"
	"strings"
	"testing"

	"waystation/bots"
	"waystation/games"
	"waystation/internal/soak"
	"waystation/lab"
	"waystation/table"
	"waystation/table/tabletest"
)

// level is a kind of bots for the lab.
func level(t *testing.T, g *games.Game, name string) lab.Bot {
	t.Helper()
	l, err := g.Level(name)
	if err != nil {
		t.Fatal(err)
	}
	return lab.Bot{Name: name, New: func(seed uint64) bots.Player { return l.New(seed) }}
}

// share is the share of games that one level wins of another.
func share(t *testing.T, g *games.Game, n int, a, b string) float64 {
	t.Helper()
	r, err := lab.Run(context.Background(), lab.Setting{
		Box: g.Box, Setup: table.Setup{Seats: 2}, Seed: "levels", Games: n, Bots: []lab.Bot{level(t, g, a), level(t, g, b)},
	})
	if err != nil {
		t.Fatal(err)
	}
	if r.Failed > 0 {
		t.Fatalf("%d games failed: %v", r.Failed, r.Failures[0].Error)
	}
	t.Logf("%s: %s wins %.0f %% of %s", g.Box.Name, a, 100*r.WinsByBot[0].Rate.Rate, b)
	return r.WinsByBot[0].Rate.Rate
}

// Every game has four levels, and each is better than the one below. Hard is given a small part of the time that it has when people play, and
// few games: what these can show is that nothing is wrong with it.
func TestLevels(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Box.Name, func(t *testing.T) {
			t.Parallel()
			if x := share(t, g, 40, "easy", "random"); x < 0.55 {
				t.Error("easy is no better than random")
			}
			if x := share(t, g, 40, "normal", "easy"); x < 0.55 {
				t.Error("normal is no better than easy")
			}
			if testing.Short() {
				return
			}
			if x := share(t, g, 4, "hard@50", "normal"); x < 0.25 {
				t.Error("hard is worse than normal")
			}
		})
	}
}

// A search that knows what its seat can't would answer differently in a world dealt anew.
func TestLevelsAreHonest(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Box.Name, func(t *testing.T) {
			t.Parallel()
			var makers []func(uint64) tabletest.Bot
			for _, name := range []string{"easy", "hard@8"} {
				b := level(t, g, name)
				makers = append(makers, func(seed uint64) tabletest.Bot { return b.New(seed) })
			}
			tabletest.Honest(t, tabletest.Config{Box: g.Box, Matches: 2, Every: 15, Bots: makers})
		})
	}
}

// The laws with bots at the table, for hours (make soak).
func TestSoak(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Box.Name, func(t *testing.T) {
			t.Parallel()
			var makers []func(uint64) tabletest.Bot
			for _, name := range []string{"easy", "normal", "hard@8"} {
				b := level(t, g, name)
				makers = append(makers, func(seed uint64) tabletest.Bot { return b.New(seed) })
			}
			known := map[string]bool{}
			for _, r := range g.Rules {
				known[r.ID] = true
			}
			soak.Laws(t, tabletest.Config{Box: g.Box, Rule: func(id string) bool { return known[id] }, Every: 40, Bots: makers})
		})
	}
}

func TestLevelNames(t *testing.T) {
	g := games.Find("firelands")
	for name, want := range map[string]string{
		"":            "normal",
		"hard":        "hard",
		"hard@200ms":  "hard@200ms",
		"hard@500":    "hard@500",
		"clever":      `no bots "clever"; there are easy,`,
		"clever@5":    `no bots "clever"; there are easy,`,
		"normal@5":    "do not search",
		"hard@":       "not \"\"",
		"hard@-1s":    "not \"-1s\"",
		"hard@0":      "not \"0\"",
		"hard@1s@2":   "not \"1s@2\"",
		"hard@sooner": "such as 200ms",
	} {
		l, err := g.Level(name)
		switch {
		case err != nil && !strings.Contains(err.Error(), want):
			t.Errorf("%q: %v", name, err)
		case err == nil && l.Name != want:
			t.Errorf("%q is %q, not %q", name, l.Name, want)
		}
	}
}
