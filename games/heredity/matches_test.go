package heredity_test

import (
	"testing"

	"waystation/bots"
	"waystation/bots/hereditybot"
	"waystation/games/gametest"
	"waystation/games/heredity"
	"waystation/games/heredity/decks"
	"waystation/table"
)

var whole = gametest.Config{
	Box: heredity.Shelf,
	Bots: map[string]func(uint64) bots.Player{
		"thorough": func(seed uint64) bots.Player { return hereditybot.New(seed) },
		"bold":     func(seed uint64) bots.Player { return hereditybot.With(hereditybot.Bold, seed) },
		"peaceful": func(seed uint64) bots.Player { return hereditybot.With(hereditybot.Peaceful, seed) },
	},
	Matches: endings(),
}

// hard are the endings that most matches miss: who plays for one, and how many sit at the table. All others come by
// thorough players, or by chance.
var hard = map[string]struct {
	players int
	bots    []string
}{
	"pump-alone": {2, bold},
	"gassed":     {2, thorough},
	"people":     {2, peaceful},
	"both":       {3, bold},
	"lit":        {2, bold},
	"short-paid": {4, bold},
}

// endings are the matches: one for each way in which a chapter can end.
func endings() (all []gametest.Whole) {
	chapters, err := decks.All()
	if err != nil {
		panic(err) // they are part of the program
	}
	for n, c := range chapters {
		for k, e := range c.Endings {
			mode := heredity.Shelf.Modes[1+n]
			w := gametest.Whole{
				Name:   mode + "-" + e.ID,
				Setup:  played(1+(n+k)%4, mode),
				Ending: c.ID + " " + e.ID,
				Tries:  60,
			}
			if e.Victory {
				w.Bots, w.Also = thorough, won
			} else {
				w.Also = lost
			}
			if h, is := hard[e.ID]; is {
				w.Bots, w.Setup.Seats = h.bots, h.players
			}
			all = append(all, w)
		}
	}
	return all
}

func TestMatches(t *testing.T) { gametest.Matches(t, whole) }

// The story of the introduction, told in words.
func TestStory(t *testing.T) { gametest.Story(t, whole, "introduction-told") }

var (
	thorough = []string{"thorough"}
	bold     = []string{"bold"}
	peaceful = []string{"peaceful"}
)

func played(n int, mode string) table.Setup { return table.Setup{Seats: n, Mode: mode} }

// won and lost want an end for everybody together.
func won(m *table.Match) bool  { return m.Result().Outcome == table.Won }
func lost(m *table.Match) bool { return m.Result().Outcome == table.Lost }
