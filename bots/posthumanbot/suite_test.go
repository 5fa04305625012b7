package posthumanbot_test

import (
	"testing"

	"waystation/bots"
	"waystation/bots/posthumanbot"
	"waystation/games/gametest"
	"waystation/games/posthuman"
	"waystation/table"
)

// suite is the bot as the tests of all bots know it. Putting a weapon away is left to people.
var suite = gametest.Bot{
	Box: posthuman.Shelf, New: func(seed uint64) bots.Player { return posthumanbot.New(seed) },
	Ways:   ways(),
	Weighs: posthumanbot.Weighs, Unweighed: []string{"unwield"},
	Contests: 20,
	Shares:   func(g table.Game, shares []float64) { posthumanbot.Judge.Shares(g, shares) }, Quiet: posthumanbot.Quiet,
	Judged: func(seed uint64) bots.Player { return posthumanbot.Quick(seed) },
}

func TestSuite(t *testing.T)       { gametest.BotSuite(t, suite) }
func BenchmarkChoose(b *testing.B) { gametest.BenchBot(b, suite) }

// ways are all kinds of matches for every number of players.
func ways() (list []table.Setup) {
	for seats := 1; seats <= 4; seats++ {
		for k := range kinds {
			list = append(list, setup(seats, k))
		}
	}
	return list
}
