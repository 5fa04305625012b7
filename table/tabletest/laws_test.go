package tabletest_test

import (
	"errors"
	"strings"
	"testing"

	"waystation/bots"
	"waystation/internal/toys"
	"waystation/table"
	"waystation/table/tabletest"
)

// bazaarLaws are what a Bazaar with a bug is held to.
func bazaarLaws(bug string) tabletest.Config {
	return tabletest.Config{
		Box: bazaar(bug), Rule: bazaarRule, Every: 3, Answers: 500, Marks: "testdata/bazaar.txt",
		Bots:    []func(uint64) bots.Player{honest},
		Belongs: func(c table.Card, pile string) bool { return !relic(c) || pile != "discards" },
		Open:    func(pile string) bool { return pile == "discards" || pile == "shrine" },
	}
}

func bazaarRule(id string) bool { return strings.HasPrefix(id, "BZ-") && id != "BZ-NONE-99" }

// first always takes the first option; fickle remembers how often it was asked.
type first struct{}

func (first) Choose(_ any, a *table.Ask) []table.Option { return []table.Option{a.Options[0].Option} }

type fickle struct{ n int }

func (f *fickle) Choose(_ any, a *table.Ask) []table.Option {
	f.n++
	return []table.Option{a.Options[f.n%len(a.Options)].Option}
}

func honest(uint64) bots.Player { return first{} }

func TestLawsHold(t *testing.T) {
	for _, b := range []*table.Box{toys.TicTacToeBox, toys.ConnectFourBox} {
		t.Run(b.Name, func(t *testing.T) { tabletest.Laws(t, tabletest.Config{Box: b}) })
	}
	t.Run("bazaar", func(t *testing.T) {
		c := bazaarLaws("")
		c.Matches = 12
		tabletest.Laws(t, c)
	})
}

// Each law has a bug that it alone catches: over many walks no other law is broken first.
func TestEachLawCatchesItsBug(t *testing.T) {
	for _, c := range []struct{ bug, law string }{
		{"noise", tabletest.Determinism},
		{"stale", tabletest.Determinism},
		{"shared", tabletest.Independence},
		{"endless", tabletest.Termination},
		{"trap", tabletest.Legality},
		{"view", tabletest.NoLeak},
		{"told", tabletest.NoLeak},
		{"bag-mask", tabletest.NoLeak},
		{"not-asked", tabletest.NoLeak},
		{"move-mask", tabletest.NoLeak},
		{"twins", tabletest.NoLeak},
		{"tale-words", tabletest.NoLeak},
		{"denied-label", tabletest.NoLeak},
		{"drawn", tabletest.NoLeak},
		{"rare-order", tabletest.NoLeak},
		{"generous", tabletest.NoLeak},
		{"backs", tabletest.NoLeak},
		{"unshuffled", tabletest.NoLeak},
		{"impure", tabletest.Determinism},
		{"home", tabletest.Conservation},
		{"held", tabletest.Conservation},
		{"memo", tabletest.Memory},
		{"lane", tabletest.SideBySide},
		{"bot", tabletest.HonestBots},
		{"cite", tabletest.Citation},
	} {
		t.Run(c.bug, func(t *testing.T) {
			t.Parallel()
			cfg := bazaarLaws(c.bug)
			if c.bug == "bot" {
				cfg.Bots = []func(uint64) bots.Player{func(uint64) bots.Player { return new(fickle) }}
			}
			caught := 0
			for seed := range uint64(30) {
				b := tabletest.Walk(cfg, "", 2+int(seed%3), tabletest.Random(seed), seed)
				if b == nil {
					continue
				}
				if b.Law != c.law {
					t.Fatalf("the bug was to break the law of %s, but %v", c.law, b)
				}
				if errors.Unwrap(b) == nil {
					t.Errorf("a breach without a reason: %v", b)
				}
				caught++
			}
			if caught == 0 {
				t.Errorf("the law of %s does not catch its bug", c.law)
			}
			t.Logf("caught in %d of 30 walks", caught)
		})
	}
}
