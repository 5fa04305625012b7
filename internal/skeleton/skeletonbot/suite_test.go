package skeletonbot_test

import (
	"testing"

	"waystation/bots"
	"waystation/games/gametest"
	"waystation/internal/skeleton"
	"waystation/internal/skeleton/skeletonbot"
	"waystation/table"
)

// suite is the bot as the tests of all bots know it. It beats chance, but by no nineteen games in twenty: the game is
// too short.
var suite = gametest.Bot{
	Box: skeleton.Shelf, New: func(seed uint64) bots.Player { return skeletonbot.New(seed) },
	Ways: []table.Setup{{Seats: 2}, {Seats: 4}}, Matches: 10,
}

func TestSuite(t *testing.T) { gametest.BotSuite(t, suite) }

// Whoever holds one part digs on, and whoever holds two hauls home.
func TestDaring(t *testing.T) {
	pose := func(hand string) *gametest.Position {
		players := []bots.Player{skeletonbot.New(1), skeletonbot.New(2)}
		return gametest.Pose(t, skeleton.Shelf, table.Setup{Seats: 2}, players, "red hand: "+hand).Play()
	}
	pose("Gear 1").Want("Red dig dig")
	pose("Gear 1, Pump 1").Not("Red dig dig").Want("Red dig haul")
}
