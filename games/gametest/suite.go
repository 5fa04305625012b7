package gametest

import (
	"errors"
	"io/fs"
	"os"
	"slices"
	"testing"

	"waystation/internal/soak"
	"waystation/internal/statetest"
	"waystation/rules"
	"waystation/scenario"
	"waystation/table"
	"waystation/table/tabletest"
)

// Game is what the suite must know of a game. What a game does not have it leaves out.
type Game struct {
	Box *table.Box
	// Ledger is its rules, and what it says of those without an effect of their own.
	Ledger *rules.Ledger
	// Examples is how many worked examples the rulebook has; each has its scenario.
	Examples int
	// Evidence holds the scenarios and the tests, which claim to exercise rules.
	Evidence fs.FS
	// State makes an empty state.
	State func() table.Game
	// Book is the words of the game.
	Book Book
	// Laws say how the game is held to the laws of the table. The suite fills in the box and the rules.
	Laws tabletest.Config
	// Between says what must be true between two steps, besides what Laws.Holds says of every question; it may be nil.
	Between func(table.Game) error
	// Posed is the box that scenarios are played with: one that looks more closely, perhaps. nil: Box.
	Posed *table.Box
	// Proving makes the box of content that scenarios alone are played with (scenario.Game); nil: there is none.
	Proving func(name string) (*table.Box, error)
	// After says what must be true after every answer of a seat in a scenario; it may be nil.
	After func(m *table.Match, s table.Seat) error
	// Manual is the page that says what lines of scenarios can say, and ManualFile where it lies; nil: there is none.
	Manual     func() string
	ManualFile string
	// Ways are the set-ups of which random matches are played: each number of players, mode and option that matters.
	Ways []table.Setup
	// Random is how many matches of each way are played and looked at at every question; 10 if 0.
	Random int
	// Cited are the set-ups by which citations are collected, nil: Ways; of each are so many matches, and when the
	// tables are made anew so many. 2 and 20 if 0.
	Cited                      []table.Setup
	CitedMatches, CitedAtLeast int
}

// Book is a words.Book, whatever its game is.
type Book interface {
	// Check says what templates can't be filled.
	Check() []string
	// Prompts are all questions that are declared.
	Prompts() []*table.Prompt
	// Template is the template of a tale.
	Template(table.Tale) string
}

// Suite holds a game to everything that every game owes, each in a test of its own:
//
//	func TestSuite(t *testing.T) { gametest.Suite(t, suite) }
//
// A game that is still being made names the parts that it does not pass yet.
//
// go test -run TestSuite/laws runs one of them. UPDATE=1 makes files anew that are to be read when they change.
func Suite(t *testing.T, g Game, notYet ...string) {
	t.Helper()
	for _, test := range []struct {
		name string
		run  func(*testing.T, *Game)
	}{
		{"laws", laws},
		{"pure", pure},
		{"state", state},
		{"scenarios", scenarios},
		{"rules are exercised", exercised},
		{"examples are played", examples},
		{"manual", manual},
		{"book", book},
		{"words", spoken},
		{"random games", random},
		{"citations", cited},
	} {
		if !slices.Contains(notYet, test.name) {
			t.Run(test.name, func(t *testing.T) { test.run(t, &g) })
		}
	}
}

// Soak holds a game to the laws for hours, in the test TestSoak (make soak).
func Soak(t *testing.T, g Game) {
	t.Helper()
	soak.Laws(t, g.Lawful())
}

// Fuzz lets a fuzzer walk under the laws. It takes many walks instead of long looks.
func Fuzz(f *testing.F, g Game) {
	f.Helper()
	c := g.Lawful()
	c.Every = 200
	tabletest.Fuzz(f, c)
}

// Lawful is all that the game is held to, box and rules included.
func (g *Game) Lawful() tabletest.Config {
	c := g.Laws
	known := map[string]bool{}
	for _, r := range g.Ledger.Rules() {
		known[r.ID] = true
	}
	c.Box, c.Rule = g.Box, func(id string) bool { return known[id] }
	return c
}

func laws(t *testing.T, g *Game) { tabletest.Laws(t, g.Lawful()) }

// pure: the rules use no chance, time or order but the table's.
func pure(t *testing.T, _ *Game) { tabletest.Pure(t, ".") }

// state: copies and files carry the whole state.
func state(t *testing.T, g *Game) { statetest.Carries(t, g.State) }

// scenarios: they are the rulebook's examples, and one or more for every rule that has none.
func scenarios(t *testing.T, g *Game) { scenario.RunDir(t, os.DirFS("scenarios"), g.Find) }

// Find is the game as scenarios know it, by its name; nil for another name.
func (g *Game) Find(name string) *scenario.Game {
	if name != g.Box.Name {
		return nil
	}
	box := g.Box
	if g.Posed != nil {
		box = g.Posed
	}
	return &scenario.Game{Box: box, Rules: g.Ledger.Rules(), Examples: g.Examples, Content: g.Proving, After: g.After}
}

// book: every template can be filled.
func book(t *testing.T, g *Game) {
	for _, fault := range g.Book.Check() {
		t.Error(fault)
	}
}

// manual: the page of paths is made of the paths.
func manual(t *testing.T, g *Game) {
	if g.Manual == nil {
		return
	}
	want := g.Manual()
	if anew() {
		if err := os.WriteFile(g.ManualFile, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	found, err := os.ReadFile(g.ManualFile)
	if err != nil || string(found) != want {
		t.Errorf("%s is not what the paths say (%v); make it anew: UPDATE=1 go test -run TestSuite/manual",
			g.ManualFile, err)
	}
}

// anew reports whether files are to be made anew.
func anew() bool { return os.Getenv("UPDATE") != "" }

// Holding makes a check of states of one that knows the game's own type, and says what is wrong or "".
func Holding[G table.Game](broken ...func(G) string) func(table.Game) error {
	return func(g table.Game) error {
		for _, check := range broken {
			if what := check(g.(G)); what != "" {
				return errors.New(what)
			}
		}
		return nil
	}
}
