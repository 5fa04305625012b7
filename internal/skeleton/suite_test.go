package skeleton

import (
	"strings"
	"testing"

	"waystation/games/gametest"
	"waystation/table"
	"waystation/table/tabletest"
)

// suite is the game as the tests of all games know it.
var suite = gametest.Game{
	Box: Shelf, Ledger: Ledger, Evidence: Evidence, Book: book,
	State: func() table.Game { return new(Game) },
	Laws: tabletest.Config{
		Open:  func(pile string) bool { return pile == "scrap" || strings.HasSuffix(pile, "store") },
		Holds: gametest.Holding(broken),
	},
	Ways: []table.Setup{{Seats: 2}, {Seats: 3}, {Seats: 4}}, Random: 20,
}

func TestSuite(t *testing.T) { gametest.Suite(t, suite) }

// broken says what is wrong with a state, or "".
func broken(g *Game) string {
	if err := g.Possible(); err != nil {
		return err.Error()
	}
	for s := range table.Seat(g.Players) {
		for i := range g.Hands[s].Len() {
			if g.alike(s, g.Hands[s].At(i)) >= 0 && g.Heap.Len() > 0 {
				return g.SeatName(s) + " holds two parts alike (SK-TURN-03)"
			}
		}
	}
	return ""
}

// Positions that can't be are refused in plain words.
func TestImpossiblePositions(t *testing.T) {
	const head = "A title.\n-- scenario --\ngame: skeleton\nrules: SK-TURN-01\nplayers: 2\n-- given --\n"
	gametest.Impossible(t, suite, head, "Red is asked: dig", [][2]string{
		{"red hand: Gear, Gear", "Gear 1 is there twice"},
		{"red hand: Gear, Pump, Valve, Spring, Dynamo", "Red holds 5 parts, and may hold 4 (SK-TURN-05)"},
		{"red hand: Gears", `no card is called "Gears"`},
	})
}
