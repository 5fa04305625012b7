package firelands

import (
	"fmt"
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
		Open: faceUp, Belongs: mayLie, Marks: "testdata/marks.txt", Matches: 6, Every: 12,
		Holds: gametest.Holding(broken, sentOutside),
	},
	Manual: manual, ManualFile: "../../docs/firelands-positions.md",
	Ways: ways(nil), Random: 25,
	Cited:        ways(map[string]string{"colour1": "red", "colour2": "green", "colour3": "yellow", "colour4": "blue"}),
	CitedMatches: 10,
}

func TestSuite(t *testing.T)     { gametest.Suite(t, suite) }
func TestSoak(t *testing.T)      { gametest.Soak(t, suite) }
func FuzzLaws(f *testing.F)      { gametest.Fuzz(f, suite) }
func BenchmarkGame(b *testing.B) { gametest.Bench(b, suite) }

// ways are all mixes of the two games for every number of players, alone against an easy Automa and a hard one by
// turns.
func ways(options map[string]string) (list []table.Setup) {
	for k, mix := range mixes() {
		for players := 1; players <= 4; players++ {
			s := table.Setup{Seats: players, Options: mixOptions(mix)}
			for name, value := range options {
				s.Options[name] = value
			}
			if players == 1 && k%2 == 1 {
				s.Options["automa"], s.Options["contaminated"] = "hard", "yes"
			}
			list = append(list, s)
		}
	}
	return list
}

// sentOutside: outside the Exploration Phase no Survivor takes part in an action (FL-CONT-06).
func sentOutside(g *Game) string {
	for c := range g.Cards {
		if g.Cards[c].Sent && g.Phase != PhaseExploration {
			return fmt.Sprintf("%s still takes part in an action, in the phase %s", Of(table.Card(c)).Handle, g.Phase)
		}
	}
	return ""
}

// manual is the page of what lines of scenarios can say.
func manual() string {
	return `# Firelands: positions in scenarios

What lines of ` + "`given`, `check` and `then`" +
		` can say in a scenario of Firelands (docs/scenarios.md). Case doesn't matter. Players are
called by their colours; the options colour1, colour2 ... give them. Board sides are options too: region1, region2, region3 (C and D of
Firelands, A and B of Frostlands), and so is the game of each period: period1, period2, period3, each firelands or frostlands, and
outcomes for the Outcome deck.

Cards are named by their handle, such as Oil Platform, MRE 2, Desert Son (blue); in a player's path their own Desert Son, Leader or Old Truck needs no colour. A card
that a line names comes from wherever it lies; what it pushes out goes back to its deck, or out of the game. Survivor tokens
follow the number of a player's Survivor cards, so say who is in the zones before what is in the boxes.

` + paths.Page("blue")
}
