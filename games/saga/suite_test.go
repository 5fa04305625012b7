package saga

import (
	"strings"
	"testing"

	"waystation/games/gametest"
	"waystation/table"
	"waystation/table/tabletest"
)

// suite is the game as the tests of all games know it.
var suite gametest.Game

func init() { // after the cards have been read
	suite = gametest.Game{
		Box: Shelf, Ledger: Ledger, Examples: Examples, Evidence: Evidence, Book: book,
		State: func() table.Game { return new(Game) },
		Laws: tabletest.Config{
			Open: faceUp, Belongs: mayLie, Marks: "testdata/marks.txt", Matches: 4, Every: 30,
			Holds: gametest.Holding(broken),
		},
		Between: gametest.Holding(unsettled),
		Manual:  manual, ManualFile: "../../docs/saga-positions.md",
		Ways: ways, Random: 12, CitedMatches: 2, CitedAtLeast: 20,
	}
}

func TestSuite(t *testing.T)     { gametest.Suite(t, suite) }
func TestSoak(t *testing.T)      { gametest.Soak(t, suite) }
func FuzzLaws(f *testing.F)      { gametest.Fuzz(f, suite) }
func BenchmarkGame(b *testing.B) { gametest.Bench(b, suite) }

// ways are the ways to play.
var ways = []table.Setup{
	{Seats: 2, Mode: "standard"}, {Seats: 3, Mode: "standard"}, {Seats: 4, Mode: "standard"}, {Seats: 4, Mode: "teams"},
	{Seats: 1, Mode: "solo"}, {Seats: 1, Mode: "solo", Options: map[string]string{"side": "B"}},
}

// manual is the page of what lines of scenarios can say.
func manual() string {
	var b strings.Builder
	b.WriteString(`# Posthuman Saga: positions in scenarios

What lines of ` + "`given`, `check` and `then`" +
		` can say in a scenario of Posthuman Saga (docs/scenarios.md). Case doesn't matter. Players
are called Red, Green, Yellow and Blue, in the order in which they sit; in team versus Red and Green are one team, Yellow and Blue the
other, and what belongs to a team can be said of either. Who plays which character is an option of the set-up: ` +
		"`options: character1=Scout`" + `.

Cards are named by their handle, such as Hammerhand, Knife 2, Lab 7, or by their ID, such as E1-04, LM-03, TT-F1; terrain and landmarks are
best called by ID. A challenge card of a player's own needs only its name. A card that a line names comes from wherever it lies; what it
pushes out goes back to its deck, or out of the game.

Zones are called A1 to E5: columns A to E, row 1 next to the middle of the board, so that C1 is the starting zone and landmarks lie in A3,
E3 and C5.

Say the round before the phase, the map before who stands where and before how many missions are complete. A mission that is complete, or
begun, has its tokens on the map. What follows by the rules need not be said: morning tokens to come, the side mission, whose mission lies
on which space of the score card, limits of health and morale that cards and skills change.

The dice of enemies are called green, red and black:

| die | 1 | 2 | 3 | 4 | 5 | 6 |
|---|---|---|---|---|---|---|
`)
	for colour := range board.Dice {
		b.WriteString("| `" + fightDice[colour].Name + "` |")
		for face := range board.Dice[colour] {
			b.WriteString(" " + dieFace(int16(colour), int16(face)) + " |")
		}
		b.WriteString("\n")
	}
	b.WriteString("\nThe decks and bags are:")
	for i, d := range stackWords {
		if i > 0 {
			b.WriteString(",")
		}
		b.WriteString(" " + d.name)
	}
	b.WriteString(". Of random challenge cards the piles are called `seat 0 challenge deck` (Red's), and `seat 0 " +
		"exhausted` for those recovered.\n\n")
	b.WriteString(paths.Page("red"))
	return b.String()
}
