package saga_test

import (
	"testing"

	"waystation/bots"
	"waystation/bots/sagabot"
	"waystation/games/gametest"
	"waystation/games/saga"
	"waystation/table"
)

const (
	lastRound = "the last round"
	bossDead  = "a boss is dead"
	done      = "the missions are done"
	overrun   = "the Fortress is overrun"
	tooLate   = "too late"
)

var whole = gametest.Config{
	Box: saga.Shelf,
	Bots: map[string]func(uint64) bots.Player{
		"normal": func(seed uint64) bots.Player { return sagabot.Quick(seed) },
		"easy":   func(seed uint64) bots.Player { return bots.Easy(sagabot.Quick(seed), seed) },
	},
	Matches: []gametest.Whole{
		// PS-END-01, PS-END-03: the last round is over.
		{Name: "last-round-2", Setup: players(2), Bots: normal, Ending: lastRound, Also: winners(1)},
		{Name: "last-round-3", Setup: players(3), Bots: normal, Ending: lastRound, Also: winners(1)},
		{Name: "last-round-4", Setup: players(4), Bots: easy, Ending: lastRound, Also: winners(1)},
		{Name: "last-round-fidgety", Setup: players(2), Bots: normal, Ending: lastRound, Fidgety: true},

		// PS-END-02: somebody has killed their boss, and is first.
		{Name: "boss-first", Setup: players(3), Bots: normal, Ending: bossDead, Also: killerFirst, Tries: 3_000},
		{Name: "boss-3", Setup: players(3), Bots: normal, Ending: bossDead, Tries: 3_000},

		// PS-TIE-01 to PS-TIE-04: as many victory points.
		{Name: "level-by-the-second-mission", Setup: players(4), Bots: normal, Also: bySecondMission, Tries: 2_000},
		{Name: "level-by-weariness", Setup: players(3), Bots: normal, Also: byWeariness, Tries: 2_000},
		{Name: "level-by-the-brawl", Setup: players(2), Also: byBrawl, Tries: 3_000},

		// PS-TEAM-02: a team wins together.
		{Name: "teams", Setup: mode(4, "teams"), Bots: normal, Ending: lastRound, Also: winners(2)},
		{Name: "teams-easy", Setup: mode(4, "teams"), Bots: easy, Ending: lastRound, Also: winners(2)},
		{Name: "teams-brawl", Setup: mode(4, "teams"), Also: byBrawl, Tries: 3_000},

		// PS-SOLO-11 to PS-SOLO-13: alone.
		{Name: "alone-a-won", Setup: alone("A"), Bots: normal, Ending: done},
		{Name: "alone-a-overrun", Setup: alone("A"), Ending: overrun},
		{Name: "alone-a-too-late", Setup: alone("A"), Bots: easy, Ending: tooLate},
		{Name: "alone-b-won", Setup: alone("B"), Bots: normal, Ending: done},
		{Name: "alone-b-overrun", Setup: alone("B"), Ending: overrun},
		{Name: "alone-b-too-late", Setup: alone("B"), Bots: normal, Ending: tooLate},
	},
}

func TestMatches(t *testing.T) { gametest.Matches(t, whole) }

// The story of a match against one bot, told in words.
func TestStory(t *testing.T) { gametest.Story(t, whole, "alone-a-won") }

var (
	normal = []string{"normal"}
	easy   = []string{"easy"}
)

func players(n int) table.Setup { return table.Setup{Seats: n} }

func mode(n int, name string) table.Setup { return table.Setup{Seats: n, Mode: name} }

func alone(side string) table.Setup {
	return table.Setup{Seats: 1, Mode: "solo", Options: map[string]string{"side": side}}
}

func game(m *table.Match) *saga.Game { return m.Inspect().Truth().(*saga.Game) }

// winners wants so many who win together.
func winners(n int) func(*table.Match) bool {
	return func(m *table.Match) bool { return m.Result().Winners.Len() == n }
}

// killer is who has killed their boss, or Nobody.
func killer(m *table.Match) table.Seat {
	for s := range table.Seat(m.Seats()) {
		if game(m).Own(s).Killed {
			return s
		}
	}
	return table.Nobody
}

func killerFirst(m *table.Match) bool { return m.Result().Winners.Has(killer(m)) }

// level are those with as many victory points as the first.
func level(m *table.Match) (who table.Seats) {
	best := -1
	for s, n := range m.Result().Scores {
		switch {
		case n > best:
			best, who = n, table.Set(table.Seat(s))
		case n == best:
			who = who.With(table.Seat(s))
		}
	}
	return who
}

// bySecondMission wants one winner of several who are level, all with a second mission done or not, by when it was.
func bySecondMission(m *table.Match) bool {
	return level(m).Len() > 1 && killer(m) == table.Nobody && secondMission(m, m.Result().Winners.First()) > 0 &&
		m.Result().Winners.Len() == 1 && game(m).Brawlers == 0
}

// secondMission is in which round a player finished the second mission, or 0.
func secondMission(m *table.Match, s table.Seat) int { return int(game(m).Own(s).Finished[1]) }

// byWeariness wants one winner of several who are level and have no second mission.
func byWeariness(m *table.Match) bool {
	for s := range table.Seat(m.Seats()) {
		if level(m).Has(s) && secondMission(m, s) > 0 {
			return false
		}
	}
	return level(m).Len() > 1 && killer(m) == table.Nobody && m.Result().Winners.Len() == 1 && game(m).Brawlers == 0
}

// byBrawl wants one winner of a brawl.
func byBrawl(m *table.Match) bool { return game(m).Brawlers.Len() == 1 }
