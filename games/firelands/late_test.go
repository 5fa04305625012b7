package firelands

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"waystation/table"
	"waystation/table/tabletest"
)

// The laws hold where random matches from the start seldom get: near the Citadel, with Loot in every hand and more to
// be unpacked, and with decks that run out.
func TestLawsNearTheEnd(t *testing.T) {
	for seed := range uint64(4) {
		t.Run(fmt.Sprint("position ", seed), func(t *testing.T) {
			c := suite.Lawful()
			box := *Shelf
			box.New = func(s table.Setup) (table.Game, error) {
				g, err := newGame(s)
				if err == nil {
					tab, rng := table.InPlace(seed, 5, table.Config{Marks: true}), rand.New(rand.NewPCG(seed, 6))
					late(g.(*Game), tab, rng)
					thin(g.(*Game), tab)
					if seed%2 == 1 {
						stash(g.(*Game), tab)
					}
				}
				return g, err
			}
			c.Box, c.Matches, c.Every = &box, 1, 30
			tabletest.Laws(t, c)
		})
	}
}

// stash gives every player Loot that is kept face down, Rescue Flags if there are any, and goes on to the phase in
// which it is unpacked.
func stash(g *Game, tab *table.Table) {
	for _, s := range g.players() {
		if deck, i := flag(g); i >= 0 {
			deck.Move(tab, i, g.of(s, Share), table.Set(s), table.Set(s))
			continue
		}
		g.pile(Loot1+Stack(s)%3).Draw(tab, g.of(s, Share), table.Set(s))
	}
	g.Phase, g.Next = PhaseAmbush, 0
}

// flag is the deck in which a Rescue Flag lies, and its place there, or -1.
func flag(g *Game) (*table.Pile, int) {
	for k := Loot1; k <= Loot3; k++ {
		for i, l := range g.pile(k).Cards {
			if Of(l.Card).Item == RescueFlag {
				return g.pile(k), i
			}
		}
	}
	return nil, -1
}

// thin leaves one card of each deck that is made anew when it runs out; the others have been discarded.
func thin(g *Game, tab *table.Table) {
	decks := [][2]Stack{{ActionDeck, ActionDiscard}}
	for _, k := range objectDecks {
		decks = append(decks, [2]Stack{k.deck, k.discard})
	}
	for _, k := range decks {
		for p := g.pile(k[0]); p.Len() > 1; {
			p.Draw(tab, g.pile(k[1]), table.Everyone)
		}
	}
}
