package heredity_test

import (
	"testing"

	"waystation/bots"
	"waystation/bots/hereditybot"
	"waystation/games/gametest"
	"waystation/games/heredity"
	"waystation/table"
)

var whole = gametest.Config{
	Box: heredity.Shelf,
	Bots: map[string]func(uint64) bots.Player{
		"thorough": func(seed uint64) bots.Player { return hereditybot.New(seed) },
		"bold":     func(seed uint64) bots.Player { return hereditybot.With(hereditybot.Bold, seed) },
	},
	Matches: []gametest.Whole{
		{Name: "introduction", Setup: played(1, "introduction"), Bots: thorough, Ending: "00-the-vixen told", Tries: 4},
		{Name: "chapter1-lost", Setup: played(1, "chapter1"), Ending: "01-dust-season cistern-dry",
			Also: lost, Tries: 4},
		{Name: "chapter2-lost", Setup: played(1, "chapter2"), Ending: "02-lockside thrown-off",
			Also: lost, Tries: 4},
		{Name: "chapter3-lost", Setup: played(1, "chapter3"), Ending: "03-lantern-rounds drowned-round",
			Also: lost, Tries: 4},
		{Name: "chapter4-lost", Setup: played(1, "chapter4"), Ending: "04-the-glass-acre frozen",
			Also: lost, Tries: 4},
		{Name: "chapter5-lost", Setup: played(1, "chapter5"), Ending: "05-patience stranded",
			Also: lost, Tries: 4},
		{Name: "chapter6-lost", Setup: played(1, "chapter6"), Ending: "06-the-counting-house taken",
			Also: lost, Tries: 4},
		{Name: "chapter7-lost", Setup: played(1, "chapter7"), Ending: "07-harvest-home house-taken",
			Also: lost, Tries: 4},
		{Name: "chapter1-won", Setup: played(2, "chapter1"), Bots: thorough, Ending: "01-dust-season pump-sent",
			Also: won, Tries: 4},
		{Name: "chapter2-won", Setup: played(1, "chapter2"), Bots: thorough, Ending: "02-lockside nobody",
			Also: won, Tries: 4},
		{Name: "chapter3-won", Setup: played(1, "chapter3"), Bots: thorough, Ending: "03-lantern-rounds seed",
			Also: won, Tries: 4},
		{Name: "chapter4-won", Setup: played(1, "chapter4"), Bots: thorough, Ending: "04-the-glass-acre ashes",
			Also: won, Tries: 4},
		{Name: "chapter5-won", Setup: played(1, "chapter5"), Bots: thorough, Ending: "05-patience long",
			Also: won, Tries: 4},
		{Name: "chapter6-won", Setup: played(1, "chapter6"), Bots: thorough, Ending: "06-the-counting-house trick",
			Also: won, Tries: 4},
		{Name: "chapter7-won", Setup: played(1, "chapter7"), Bots: bold, Ending: "07-harvest-home held",
			Also: won, Tries: 4},
	},
}

func TestMatches(t *testing.T) { gametest.Matches(t, whole) }

var (
	thorough = []string{"thorough"}
	bold     = []string{"bold"}
)

func played(n int, mode string) table.Setup { return table.Setup{Seats: n, Mode: mode} }

// won and lost want an end for everybody together.
func won(m *table.Match) bool  { return m.Result().Outcome == table.Won }
func lost(m *table.Match) bool { return m.Result().Outcome == table.Lost }
