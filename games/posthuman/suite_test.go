package posthuman

import (
	"strings"
	"testing"

	"waystation/games/gametest"
	"waystation/table"
	"waystation/table/tabletest"
)

// suite is the game as the tests of all games know it.
var suite = gametest.Game{
	Box: Shelf, Ledger: Ledger, Examples: Examples, Evidence: Evidence, Book: book,
	State: func() table.Game { return new(Game) },
	Laws: tabletest.Config{
		Open: faceUp, Belongs: mayLie, Marks: "testdata/marks.txt", Matches: 2, Every: 60,
		Holds: gametest.Holding(broken),
	},
	Between: gametest.Holding(unsound, misshapen),
	Posed:   &watchedBox,
	Manual:  manual, ManualFile: "../../docs/posthuman-positions.md",
	Ways: ways(), Random: 12, CitedMatches: 2, CitedAtLeast: 26,
}

func TestSuite(t *testing.T)     { gametest.Suite(t, suite) }
func TestSoak(t *testing.T)      { gametest.Soak(t, suite) }
func FuzzLaws(f *testing.F)      { gametest.Fuzz(f, suite) }
func BenchmarkGame(b *testing.B) { gametest.Bench(b, suite) }

// ways are all numbers of players, modes and kinds of characters, with speed play by turns.
func ways() (list []table.Setup) {
	for players := 1; players <= 4; players++ {
		for _, mode := range Shelf.Modes {
			for _, characters := range []string{"pre-made", "custom"} {
				s := table.Setup{Seats: players, Mode: mode, Options: map[string]string{"characters": characters}}
				if (mode == "short") == (characters == "custom") {
					s.Options["speed-play"] = "on"
				}
				list = append(list, s)
			}
		}
	}
	return list
}

// manual is the page of what lines of scenarios can say.
func manual() string {
	var b strings.Builder
	b.WriteString(`# Posthuman: positions in scenarios

What lines of ` + "`given`, `check` and `then`" +
		` can say in a scenario of Posthuman (docs/scenarios.md). Case doesn't matter. Players are
called Red, Green, Yellow and Blue, in the order in which they sit.

Cards are named by their handle, such as Lead Pipe 2, Stud Bull, Just a Scar 3, or by their ID, such as SU-04, TI-F09, MA-11; supply cards,
tiles and mutant actions are best called by ID. A card that a line names comes from wherever it lies; what it pushes out goes back to its
deck, or out of the game.

Say the phase before the actions that have been declared, and who is a mutant after the scars and before the action cards. What a
player is asked first depends on the phase: with ` + "`phase: move`" + ` and ` + "`red action: Move`" +
		` Red moves at once.

Rigged dice are called md, dd, sd (melee, defence, shooting) and die, the six-sided one:

| die | 1 | 2 | 3 | 4 | 5 | 6 |
|---|---|---|---|---|---|---|
`)
	for k, d := range faces {
		b.WriteString("| `" + dieOf[k].Name + "` |")
		for _, f := range d {
			b.WriteString(" " + f.String() + " |")
		}
		b.WriteString("\n")
	}
	b.WriteString("\nThe decks are:")
	for _, d := range deckWords {
		b.WriteString(" " + d.name + ",")
	}
	b.WriteString(" each with its discard pile where it has one.\n\n")
	b.WriteString(paths.Page("red"))
	return b.String()
}
