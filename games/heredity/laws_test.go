package heredity

import (
	"strings"
	"testing"

	"waystation/games/gametest"
	"waystation/table"
	"waystation/table/tabletest"
)

// suite is the game as the tests of all games know it.
var suite = gametest.Game{
	Box: Shelf, Ledger: Ledger, Evidence: Evidence, Examples: Examples, Book: book,
	After: after,
	State: func() table.Game { return new(Game) }, Proving: Proving,
	Manual: manual, ManualFile: "../../docs/heredity-positions.md",
	Laws: tabletest.Config{
		Open: func(pile string) bool {
			return !strings.HasPrefix(pile, "karma deck") && !strings.HasPrefix(pile, "deck")
		},
		Matches: 1, Every: 60, Belongs: mayLie, Holds: sound, Marks: "testdata/marks.txt",
	},
	Ways: []table.Setup{
		{Seats: 2, Mode: "introduction"}, {Seats: 1, Mode: "campaign"}, {Seats: 3, Mode: "chapter1"},
		{Seats: 4, Mode: "chapter2"}, {Seats: 2, Mode: "chapter3"}, {Seats: 1, Mode: "chapter4"},
		{Seats: 3, Mode: "chapter5"}, {Seats: 4, Mode: "chapter6"}, {Seats: 2, Mode: "chapter7"},
	},
	Random: 2, CitedMatches: 1, CitedAtLeast: 4,
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

func TestSuite(t *testing.T) { gametest.Suite(t, suite) }

// manual is the page of what lines of scenarios can say.
func manual() string {
	return `# Heredity: positions in scenarios

What lines of ` + "`given`, `check` and `then`" + ` can say in a scenario of Heredity (docs/scenarios.md). Case doesn't matter.

Players are called Player 1 to Player 4; what one of the family has is said of the character: ` + "`at Maeve: 100:b2`" + `. Cards are
named by their number, 713 or 713b for the back, squares by card and cell, 134:b2 (a column a to c from west to east, a row 1 to 3 from
north to south). A card that a line names comes from wherever it lies, out of the Adventure deck too, and nothing that is written
on it is carried out. Karma cards are called by name (Wrong Foot) or number; ` + "`chance karma deck: Nerve`" + ` rigs a draw.

Say fields before what lies and stands on them, the row before the marker, and the phase last. Without a phase the family is next, and
has its tokens back first.

Most rules show best on a small board: ` + "`content: NAME`" + ` plays a chapter made for that, ` + "`mode: chapter1`" + `. These chapters are in
` + "`games/heredity/proving/NAME`" + `; they are written like any other (docs/writing-a-chapter.md).

Squares are listed in the order of fields and cells. ` + "`blast on`" + ` is an explosion of radius 1.

` + paths.Page("")
}
