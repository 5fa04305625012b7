package firelands_test

import (
	"testing"

	"waystation/bots"
	"waystation/bots/firelandsbot"
	"waystation/games/firelands"
	"waystation/games/gametest"
	"waystation/table"
)

var whole = gametest.Config{
	Box: firelands.Shelf,
	Bots: map[string]func(uint64) bots.Player{
		"normal": func(seed uint64) bots.Player { return firelandsbot.New(seed) },
		"easy":   func(seed uint64) bots.Player { return bots.Easy(firelandsbot.New(seed), seed) },
	},
	Matches: []gametest.Whole{
		// FL-END-08, FL-RULING-90: somebody has reached the Citadel.
		{Name: "citadel-2", Setup: players(2), Bots: normal, Ending: "citadel"},
		{Name: "citadel-3", Setup: players(3), Bots: normal, Ending: "citadel"},
		{Name: "citadel-4", Setup: players(4), Bots: normal, Ending: "citadel"},
		{Name: "citadel-lost-by-who-reached-it", Setup: players(2), Bots: normal, Ending: "citadel", Also: upset},
		{Name: "citadel-before-the-last-gate", Setup: players(2), Bots: normal, Ending: "citadel", Also: rounds(5)},
		{Name: "citadel-with-one-out", Setup: players(3), Bots: []string{"normal", "normal", "random"},
			Ending: "citadel", Also: out(1)},
		{Name: "citadel-fidgety", Setup: players(2), Bots: easy, Ending: "citadel", Fidgety: true},

		// FL-ROUND-01, FL-RULING-02, FL-END-09: the last gate shuts.
		{Name: "gates-2", Setup: players(2), Bots: normal, Ending: "gates", Also: rounds(6)},
		{Name: "gates-4", Setup: players(4), Bots: easy, Ending: "gates", Also: rounds(6)},
		{Name: "gates-five-rounds", Setup: players(2), Bots: normal, Ending: "gates", Also: rounds(5)},
		{Name: "gates-printed-seven-rounds", Setup: with(players(2), "length", "printed"), Bots: easy,
			Ending: "gates", Also: rounds(7)},
		{Name: "gates-with-one-out", Setup: players(3), Bots: []string{"easy", "easy", "random"},
			Ending: "gates", Also: out(1)},

		// FL-END-10: a tie goes to the convoy on the higher number, then to the one further right in the turn order.
		{Name: "tie-by-space", Setup: players(4), Bots: normal, Also: tied(false)},
		{Name: "tie-by-turn-order", Setup: players(4), Bots: normal, Also: tied(true), Tries: 4_000},

		// FL-LAST-01, FL-RULING-96: without Survivors.
		{Name: "last-one-standing-2", Setup: players(2), Bots: []string{"easy", "random"},
			Ending: "last one standing"},
		{Name: "last-one-standing-4", Setup: players(4), Bots: []string{"normal", "random"},
			Ending: "last one standing"},
		{Name: "nobody-left-2", Setup: players(2), Ending: "nobody left"},
		{Name: "nobody-left-4", Setup: players(4), Ending: "nobody left"},

		// FL-MIX-01 to FL-MIX-14, FL-FROST-02, FL-FROST-04: a mixed road, with the Citadel or the ship at its end.
		{Name: "mixed-citadel", Setup: ice(players(2), 1), Bots: normal, Ending: "citadel"},
		{Name: "mixed-gates", Setup: with(ice(players(3), 2), "outcomes", "frostlands"), Bots: easy, Ending: "gates"},
		{Name: "mixed-aboard", Setup: ice(players(2), 3), Bots: normal, Ending: "aboard the Aurora"},
		{Name: "mixed-sailed", Setup: ice(players(2), 1, 3), Bots: easy, Ending: "the Aurora has sailed"},
		{Name: "mixed-sailed-printed", Setup: with(ice(players(2), 3), "length", "printed"), Bots: easy,
			Ending: "the Aurora has sailed"},
		{Name: "ice-aboard-4", Setup: ice(players(4), 1, 2, 3), Bots: normal, Ending: "aboard the Aurora"},
		{Name: "ice-sailed-early", Setup: ice(players(2), 1, 2, 3), Bots: easy,
			Ending: "the Aurora has sailed", Also: rounds(5)},
		{Name: "ice-nobody-left", Setup: ice(players(2), 1, 2, 3), Ending: "nobody left"},

		// FL-AUTO-46, FL-AUTO-47, FL-RULING-129: alone against the Last Automa.
		{Name: "alone-won-at-the-citadel", Setup: players(1), Bots: normal, Ending: "citadel", Also: won},
		{Name: "alone-lost-at-the-citadel", Setup: players(1), Bots: normal, Ending: "citadel", Also: lost},
		{Name: "alone-won-outside", Setup: players(1), Bots: normal, Ending: "gates", Also: won},
		{Name: "alone-lost-outside", Setup: players(1), Bots: easy, Ending: "gates", Also: lost},
		{Name: "alone-level-is-lost", Setup: players(1), Bots: normal, Also: level},
		{Name: "alone-hard-won", Setup: with(players(1), "automa", "hard"), Bots: normal, Also: won},
		{Name: "alone-hard-lost", Setup: with(with(players(1), "automa", "hard"), "contaminated", "yes"), Bots: normal,
			Ending: "citadel", Also: lost},
		{Name: "alone-without-survivors", Setup: players(1), Ending: "nobody left"},
		{Name: "alone-at-the-ship", Setup: ice(players(1), 3), Bots: normal, Ending: "aboard the Aurora"},
		{Name: "alone-without-the-ship", Setup: ice(players(1), 2, 3), Bots: easy, Ending: "the Aurora has sailed"},
	},
}

func TestMatches(t *testing.T) { gametest.Matches(t, whole) }

var (
	normal = []string{"normal"}
	easy   = []string{"easy"}
)

func players(n int) table.Setup { return table.Setup{Seats: n} }

// with is a set-up with one more option.
func with(s table.Setup, name, value string) table.Setup {
	options := map[string]string{name: value}
	for k, v := range s.Options {
		options[k] = v
	}
	s.Options = options
	return s
}

// ice is a set-up with those thirds of the road from Frostlands.
func ice(s table.Setup, periods ...int) table.Setup {
	for _, p := range periods {
		s = with(s, "period"+string(rune('0'+p)), "frostlands")
	}
	return s
}

func game(m *table.Match) *firelands.Game { return m.Inspect().Truth().(*firelands.Game) }

// rounds wants a match of so many rounds.
func rounds(n int) func(*table.Match) bool {
	return func(m *table.Match) bool { return m.Result().Rounds == n }
}

// out wants so many players out of the game.
func out(n int) func(*table.Match) bool {
	return func(m *table.Match) bool {
		gone := 0
		for s := range m.Seats() {
			if m.Out(table.Seat(s)) {
				gone++
			}
		}
		return gone == n
	}
}

// upset wants a winner who stayed outside.
func upset(m *table.Match) bool {
	for s := range m.Seats() {
		if m.Result().Winners.Has(table.Seat(s)) && game(m).Mats[s].Reached {
			return false
		}
	}
	return true
}

// tied wants two players level at the top, on the same space or not.
func tied(space bool) func(*table.Match) bool {
	return func(m *table.Match) bool {
		r, mats := m.Result(), game(m).Mats
		for w := range r.Scores {
			if !r.Winners.Has(table.Seat(w)) {
				continue
			}
			for s, n := range r.Scores {
				if s != w && n == r.Scores[w] && (mats[s].Space == mats[w].Space) == space {
					return true
				}
			}
		}
		return false
	}
}

func won(m *table.Match) bool  { return m.Result().Winners != 0 }
func lost(m *table.Match) bool { return m.Result().Winners == 0 && !level(m) }

// level wants as much Fame for the player as for the Automa.
func level(m *table.Match) bool {
	return m.Result().Scores[0] == game(m).AutomaTally().Total && !out(1)(m)
}

// The story of a match against one bot, told in words.
func TestStory(t *testing.T) { gametest.Story(t, whole, "citadel-2") }
