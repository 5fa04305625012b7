package posthuman

import (
	"testing"

	"waystation/table"
	"waystation/table/tabletest"
)

// The laws hold where decks run out and are made anew, which few random matches live to see.
func TestLawsOfThinDecks(t *testing.T) {
	c := suite.Lawful()
	box := *Shelf
	box.New = func(s table.Setup) (table.Game, error) {
		g, err := newGame(s)
		if err == nil {
			thin(g.(*Game))
		}
		return g, err
	}
	c.Box, c.Matches, c.Every = &box, 1, 80
	tabletest.Laws(t, c)
}

// thin leaves two cards of each deck that is made anew when it runs out; the others have been discarded.
func thin(g *Game) {
	tab := table.InPlace(1, 1, table.Config{Marks: true})
	decks := []Stack{Supplies, Followers, Humans, Mutants, Scars, Actions}
	if !g.Short { // which deals from the others before it begins
		decks = append(decks, Equipment, Weapons, Encounters1, Encounters2, Encounters3)
	}
	for _, k := range decks {
		for p := g.pile(k); p.Len() > 2; {
			p.Draw(tab, g.pile(k+1), table.Everyone)
		}
	}
}
