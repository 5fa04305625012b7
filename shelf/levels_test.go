package shelf_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"waystation/bots"
	"waystation/internal/soak"
	"waystation/lab"
	"waystation/shelf"
	"waystation/table"
	"waystation/table/tabletest"
)

// level is a kind of bots for the lab.
func level(t *testing.T, g *shelf.Game, name string) lab.Bot {
	t.Helper()
	l, err := g.Level(name)
	if err != nil {
		t.Fatal(err)
	}
	return lab.Bot{Name: name, New: l.New}
}

// share is the share of games that one level wins of another.
func share(t *testing.T, g *shelf.Game, n int, a, b string) float64 {
	t.Helper()
	r, err := lab.Run(context.Background(), lab.Setting{
		Box: g.Box, Setup: table.Setup{Seats: 2}, Seed: "levels", Games: n,
		Bots: []lab.Bot{level(t, g, a), level(t, g, b)},
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

// ladder are a game's levels from weak to strong: who takes anything first, then as they stand on the shelf.
func ladder(g *shelf.Game) []shelf.BotLevel {
	var weakest, others []shelf.BotLevel
	for _, l := range g.Bots {
		if l.Name == "random" {
			weakest = append(weakest, l)
		} else {
			others = append(others, l)
		}
	}
	return append(weakest, others...)
}

// brief is the name of a level, with a bound on its search, if it searches.
func brief(l *shelf.BotLevel, iterations int) string {
	if l.Style == nil {
		return l.Name
	}
	return fmt.Sprint(l.Name, "@", iterations)
}

// Each level of a game's bots is better than the one below. One that searches is given a small part of the time that it
// has when people play, and few games: what these can show is that nothing is wrong with it.
func TestLevels(t *testing.T) {
	for _, g := range shelf.All() {
		t.Run(g.Box.Name, func(t *testing.T) {
			t.Parallel()
			if g.Together {
				t.Skip("its levels are tempers, none above another")
			}
			levels := ladder(g)
			for i := 1; i < len(levels); i++ {
				better(t, g, &levels[i], &levels[i-1])
			}
		})
	}
}

func better(t *testing.T, g *shelf.Game, l, below *shelf.BotLevel) {
	games, least := 40, 0.55
	if l.Style != nil {
		games, least = 4, 0.25
		if testing.Short() {
			return
		}
	}
	if x := share(t, g, games, brief(l, 25), brief(below, 25)); x < least {
		t.Errorf("%s wins %.2f of %s, and should win %.2f", l.Name, x, below.Name, least)
	}
}

// makers make the bots of a game, all levels but the one that looks at nothing.
func makers(t *testing.T, g *shelf.Game) []func(uint64) bots.Player {
	var all []func(uint64) bots.Player
	for i := range g.Bots {
		if l := &g.Bots[i]; l.Name != "random" {
			all = append(all, level(t, g, brief(l, 8)).New)
		}
	}
	return all
}

// A search that knows what its seat can't would answer differently in a world dealt anew.
func TestLevelsAreHonest(t *testing.T) {
	for _, g := range shelf.All() {
		t.Run(g.Box.Name, func(t *testing.T) {
			t.Parallel()
			if bots := makers(t, g); bots != nil {
				tabletest.Honest(t, tabletest.Config{Box: g.Box, Matches: 2, Every: 15, Bots: bots})
			}
		})
	}
}

// The laws with bots at the table, for hours (make soak).
func TestSoak(t *testing.T) {
	for _, g := range shelf.All() {
		t.Run(g.Box.Name, func(t *testing.T) {
			t.Parallel()
			known := map[string]bool{}
			for _, r := range g.Ledger.Rules() {
				known[r.ID] = true
			}
			soak.Laws(t, tabletest.Config{
				Box: g.Box, Rule: func(id string) bool { return known[id] }, Every: 40, Bots: makers(t, g),
			})
		})
	}
}

func TestLevelNames(t *testing.T) {
	g := shelf.Find("firelands")
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
