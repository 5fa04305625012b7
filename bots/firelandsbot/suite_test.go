package firelandsbot_test

import (
	"testing"

	"waystation/bots"
	"waystation/bots/firelandsbot"
	"waystation/games/firelands"
	"waystation/games/gametest"
	"waystation/table"
)

// suite is the bot as the tests of all bots know it. Moving cargo and laying down Survivors of the Automa in advance,
// which need no turn, are left to people.
var suite = gametest.Bot{
	Box: firelands.Shelf, New: func(seed uint64) bots.Player { return firelandsbot.New(seed) },
	Ways: []table.Setup{setup(1), setup(2), setup(4), setup(3)}, Matches: 30,
	Weighs: firelandsbot.Weighs, Unweighed: []string{"move", "cancel"},
	Contests: 200,
	Shares:   func(g table.Game, shares []float64) { firelandsbot.Judge.Shares(g, shares) }, Quiet: firelandsbot.Quiet,
}

func TestSuite(t *testing.T)       { gametest.BotSuite(t, suite) }
func BenchmarkChoose(b *testing.B) { gametest.BenchBot(b, suite) }
