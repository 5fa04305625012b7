package posthuman_test

import (
	"slices"
	"strings"
	"testing"

	"waystation/bots"
	"waystation/bots/posthumanbot"
	"waystation/games/gametest"
	"waystation/games/posthuman"
	"waystation/table"
)

const (
	fortress = "the Fortress was reached"
	turned   = "all turned"
	tooLate  = "the gates of the Fortress shut"
	noWay    = "no tile was left to go to"
)

var whole = gametest.Config{
	Box: posthuman.Shelf,
	Bots: map[string]func(uint64) bots.Player{
		"normal":  func(seed uint64) bots.Player { return posthumanbot.Quick(seed) },
		"easy":    func(seed uint64) bots.Player { return bots.Easy(posthumanbot.Quick(seed), seed) },
		"dawdler": func(seed uint64) bots.Player { return dawdler{posthumanbot.Quick(seed)} },
	},
	Matches: []gametest.Whole{
		// PH-END-01, PH-END-02: one human alone on the last space.
		{Name: "fortress-2", Setup: players(2), Bots: normal, Ending: fortress, Also: arrived(1)},
		{Name: "fortress-3", Setup: players(3), Bots: normal, Ending: fortress, Also: arrived(1)},
		{Name: "fortress-4", Setup: players(4), Bots: normal, Ending: fortress, Also: arrived(1), Tries: 100},
		{Name: "fortress-among-mutants", Setup: players(3), Bots: easy, Ending: fortress, Also: mutants(1)},
		{Name: "fortress-last-human", Setup: players(3), Bots: easy, Ending: fortress, Also: mutants(2)},
		{Name: "fortress-fidgety", Setup: short(2), Bots: normal, Ending: fortress, Fidgety: true},

		// PH-END-03, PH-END-04, PH-RULING-145: several; the chart decides, then the tiles, and then they win
		// together.
		{Name: "fortress-by-the-chart", Setup: short(3), Bots: normal, Ending: fortress, Also: chart},
		{Name: "fortress-by-tiles", Setup: short(4), Bots: normal, Ending: fortress, Also: tiles, Tries: 3_000},
		{Name: "fortress-together", Setup: short(4), Bots: normal, Ending: fortress, Also: together, Tries: 10_000},

		// PH-RULING-143: who gains the tenth point and turns before the end of the turn has not arrived.
		{Name: "turned-at-the-gates", Setup: short(3), Bots: easy, Also: turnedThere, Tries: 4_000},

		// PH-END-05, PH-RULING-144: all players are mutants.
		{Name: "all-turned-2", Setup: players(2), Ending: turned},
		{Name: "all-turned-3", Setup: players(3), Bots: easy, Ending: turned},
		{Name: "all-turned-4", Setup: players(4), Ending: turned},
		{Name: "all-turned-short-4", Setup: short(4), Bots: []string{"easy", "random"}, Ending: turned},

		// PH-SHORT-01 to PH-SHORT-06, PH-RULING-154: the short game.
		{Name: "short-2", Setup: short(2), Bots: normal, Ending: fortress},
		{Name: "short-4", Setup: short(4), Bots: normal, Ending: fortress},
		{Name: "short-custom-2", Setup: with(short(2), "characters", "custom"), Bots: normal, Ending: fortress},

		// PH-SETUP-24 to PH-SETUP-34: characters of the players' own.
		{Name: "custom-3", Setup: with(players(3), "characters", "custom"), Bots: easy, Ending: fortress},
		{Name: "custom-1", Setup: with(players(1), "characters", "custom"), Bots: normal, Ending: fortress},

		// PH-SPEED-01, PH-RULING-155: all move at once.
		{Name: "speed-play-4", Setup: with(short(4), "speed-play", "on"), Bots: normal, Ending: fortress},
		{Name: "speed-play-all-turned", Setup: with(players(4), "speed-play", "on"), Ending: turned},

		// PH-SOLO-07, PH-SOLO-08, PH-SOLO-09, PH-RULING-151: alone.
		{Name: "alone-won", Setup: players(1), Bots: normal, Ending: fortress},
		{Name: "alone-won-short", Setup: short(1), Bots: normal, Ending: fortress},
		{Name: "alone-too-late", Setup: players(1), Bots: easy, Ending: tooLate},
		{Name: "alone-too-late-short", Setup: short(1), Bots: easy, Ending: tooLate},
		{Name: "alone-turned", Setup: players(1), Ending: turned},

		// PH-RULING-65: nobody can go on.
		{Name: "no-way-2", Setup: players(2), Bots: []string{"dawdler"}, Ending: noWay, Tries: 400},
	},
}

// dawdler never goes on to the next level of the journey, so that it stays on the road until there is none left. It
// runs from fights, which makes its matches shorter.
type dawdler struct{ bots.Player }

func (d dawdler) Choose(view any, a *table.Ask) []table.Option {
	if a.Prompt.Kind == "level" || a.Prompt.Kind == "confront" {
		return []table.Option{a.Options[len(a.Options)-1].Option}
	}
	if a.Prompt.Kind == "bargain" { // no guide takes it further
		return []table.Option{a.Options[0].Option}
	}
	return d.Player.Choose(view, a)
}

func TestMatches(t *testing.T) { gametest.Matches(t, whole) }

var (
	normal = []string{"normal"}
	easy   = []string{"easy"}
)

func players(n int) table.Setup { return table.Setup{Seats: n} }
func short(n int) table.Setup   { return table.Setup{Seats: n, Mode: "short"} }

// with is a set-up with one option.
func with(s table.Setup, name, value string) table.Setup {
	s.Options = map[string]string{name: value}
	return s
}

// those are the seats of which something is true.
func those(m *table.Match, what func(g *posthuman.Game, s table.Seat) bool) table.Seats {
	var who table.Seats
	for s := range table.Seat(m.Seats()) {
		if what(m.Inspect().Truth().(*posthuman.Game), s) {
			who = who.With(s)
		}
	}
	return who
}

func count(who table.Seats) int {
	n := 0
	for s := range table.Seat(table.MaxSeats) {
		if who.Has(s) {
			n++
		}
	}
	return n
}

// atFortress are the humans on the last space.
func atFortress(m *table.Match) table.Seats {
	return those(m, func(g *posthuman.Game, s table.Seat) bool {
		return !g.Mats[s].Mutant && g.Mats[s].JP == posthuman.LastSpace
	})
}

// arrived wants so many humans on the last space.
func arrived(n int) func(*table.Match) bool {
	return func(m *table.Match) bool { return count(atFortress(m)) == n }
}

// mutants wants so many who have turned.
func mutants(n int) func(*table.Match) bool {
	return func(m *table.Match) bool {
		return n == count(those(m, func(g *posthuman.Game, s table.Seat) bool { return g.Mats[s].Mutant }))
	}
}

// best are those on the last space with the highest total of the chart.
func best(m *table.Match) table.Seats {
	there, top := atFortress(m), -100
	total := func(g *posthuman.Game, s table.Seat) int { return g.Tally(s).Total }
	those(m, func(g *posthuman.Game, s table.Seat) bool {
		if there.Has(s) {
			top = max(top, total(g, s))
		}
		return false
	})
	return those(m, func(g *posthuman.Game, s table.Seat) bool { return there.Has(s) && total(g, s) == top })
}

// chart wants a winner among several by the chart.
func chart(m *table.Match) bool { return count(atFortress(m)) > 1 && count(best(m)) == 1 }

// tiles wants a winner by the number of tiles.
func tiles(m *table.Match) bool { return count(best(m)) > 1 && count(m.Result().Winners) == 1 }

// The story of a match against one bot, told in words.
func TestStory(t *testing.T) { gametest.Story(t, whole, "short-2") }

// together wants several winners at the Fortress.
func together(m *table.Match) bool { return count(m.Result().Winners) > 1 }

// turnedThere wants a mutant who had gained the tenth journey point.
func turnedThere(m *table.Match) bool {
	there := those(m, func(g *posthuman.Game, s table.Seat) bool {
		point := posthuman.SeatName(s) + " gains a journey point: space 10"
		return g.Mats[s].Mutant && slices.ContainsFunc(m.Events(table.Nobody), func(e table.Event) bool {
			return strings.HasPrefix(m.Tale(e, table.Nobody), point)
		})
	})
	return there != 0
}
