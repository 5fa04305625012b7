package sagabot_test

import (
	"testing"

	"waystation/bots"
	"waystation/bots/sagabot"
	"waystation/games/gametest"
	"waystation/games/saga"
	"waystation/table"
)

// suite is the bot as the tests of all bots know it.
var suite = gametest.Bot{
	Box: saga.Shelf, New: func(seed uint64) bots.Player { return sagabot.New(seed) },
	Ways:   ways,
	Weighs: sagabot.Weighs, Unweighed: []string{},
	Contests: 20,
	Shares:   func(g table.Game, shares []float64) { sagabot.Judge.Shares(g, shares) }, Quiet: sagabot.Quiet,
	Judged: func(seed uint64) bots.Player { return sagabot.Quick(seed) },
}

// ways are all kinds of matches.
var ways = []table.Setup{setup(2, "standard", "A"), setup(3, "standard", "A"), setup(4, "standard", "A"),
	setup(4, "teams", "A"), setup(1, "solo", "A"), setup(1, "solo", "B")}

func setup(seats int, mode, side string) table.Setup {
	return table.Setup{Game: saga.Shelf.Name, Mode: mode, Seats: seats, Options: map[string]string{"side": side}}
}

func TestSuite(t *testing.T)       { gametest.BotSuite(t, suite) }
func BenchmarkChoose(b *testing.B) { gametest.BenchBot(b, suite) }
