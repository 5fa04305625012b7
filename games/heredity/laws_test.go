package heredity

import (
	"strings"
	"testing"

	"waystation/games/gametest"
	"waystation/internal/statetest"
	"waystation/table"
	"waystation/table/tabletest"
)

// suite is the game as the tests of all games know it.
var suite = gametest.Game{
	Box: Shelf, Rules: Ledger.Rules(), Silent: Ledger.Silent(), Evidence: Evidence, Book: book,
	State: func() table.Game { return new(Game) },
	Laws: tabletest.Config{
		Open: func(pile string) bool {
			return !strings.HasPrefix(pile, "karma deck") && !strings.HasPrefix(pile, "deck")
		},
		Matches: 1, Every: 60, Belongs: mayLie, Marks: "testdata/marks.txt",
	},
}

// mayLie says where the cards that lie in piles can ever be.
func mayLie(c table.Card, pile string) bool {
	switch {
	case c < firstSpecial:
		return strings.HasPrefix(pile, "karma")
	case c < firstSpecial+specialSize:
		return strings.HasSuffix(pile, " 1")
	}
	return strings.HasSuffix(pile, " 2")
}

func TestLaws(t *testing.T) { tabletest.Laws(t, suite.Lawful()) }

// Rules use no chance, time or order but the table's.
func TestPure(t *testing.T) { tabletest.Pure(t, ".") }

// All templates can be filled.
func TestBook(t *testing.T) {
	for _, fault := range book.Check() {
		t.Error(fault)
	}
}

func TestStateIsCarried(t *testing.T) { statetest.Carries(t, suite.State) }
