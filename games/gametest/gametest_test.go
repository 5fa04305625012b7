package gametest

import (
	"os"
	"slices"
	"strings"
	"testing"

	"waystation/internal/caravan"
	"waystation/table"
)

// caravans are two whole matches of a small game, in a folder of their own.
func caravans(t *testing.T) *Config {
	t.Helper()
	c := &Config{Box: caravan.Shelf, Dir: t.TempDir(), Matches: []Whole{
		{Name: "two", Setup: table.Setup{Seats: 2}, Also: rolled},
		{Name: "fidgety", Setup: table.Setup{Seats: 3, Options: map[string]string{"days": "1"}}, Fidgety: true},
	}}
	if err := c.record(); err != nil {
		t.Fatal(err)
	}
	return c
}

// rolled wants a match with dice.
func rolled(m *table.Match) bool {
	return slices.ContainsFunc(m.Entries(0), func(e *table.Entry) bool { return e.Name == "well" })
}

// under is the same fixtures under other rules: a box that changes the game before it begins.
func (c *Config) under(version string, change func(*caravan.Game)) *Config {
	box := *c.Box
	box.Version = version
	box.New = func(s table.Setup) (table.Game, error) {
		g, err := c.Box.New(s)
		change(g.(*caravan.Game))
		return g, err
	}
	x := *c
	x.Box = &box
	return &x
}

// faults is what the test of the fixtures would say.
func (c *Config) faults(t *testing.T) string {
	t.Helper()
	results, err := c.readResults()
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for i := range c.Matches {
		w := &c.Matches[i]
		for _, err := range []error{c.check(w, results[w.Name]), c.dated(w, results[w.Name])} {
			if err != nil {
				all = append(all, err.Error())
			}
		}
	}
	for _, err := range c.strays(results) {
		all = append(all, err.Error())
	}
	return strings.Join(all, "\n")
}

func richer(g *caravan.Game)  { g.Water[0] += 7 }
func shorter(g *caravan.Game) { g.Days = 1 }

func mustSay(t *testing.T, text string, all ...string) {
	t.Helper()
	for _, want := range all {
		if !strings.Contains(text, want) {
			t.Errorf("expected %q in: %s", want, text)
		}
	}
}

func TestFixturesPass(t *testing.T) {
	c := caravans(t)
	if faults := c.faults(t); faults != "" {
		t.Error(faults)
	}
	before, err := os.ReadFile(c.resultsFile())
	if err != nil {
		t.Fatal(err)
	}
	mustSay(t, string(before), "two: rules 1: 2 players, dry: ", "fidgety: rules 1: 3 players, dry, days=1: ",
		"; won by ")
	if err := c.record(); err != nil {
		t.Fatal(err)
	}
	if after, _ := os.ReadFile(c.resultsFile()); string(after) != string(before) {
		t.Errorf("recorded twice:\n%s\nthen\n%s", before, after)
	}
}

func TestAChangedOutcomeNeedsANewVersion(t *testing.T) {
	c := caravans(t)
	same := c.under("1", richer)
	before, _ := os.ReadFile(c.file("two"))
	mustSay(t, same.faults(t), "outcome of two changed\nfrom ", "outcome of fidgety changed", `rules version "1"`,
		"new version")
	if err := same.record(); err == nil {
		t.Error("recorded under the same version")
	} else {
		mustSay(t, err.Error(), "two is not recorded: outcome of two changed", "fidgety is not recorded")
	}
	if after, _ := os.ReadFile(c.file("two")); string(after) != string(before) {
		t.Error("the file has changed all the same")
	}

	next := c.under("2", richer)
	mustSay(t, next.faults(t), `was played by rules version "1"`, `now the rules are "2"`, "-update")
	if err := next.record(); err != nil {
		t.Fatal(err)
	}
	if faults := next.faults(t); faults != "" {
		t.Error(faults)
	}
}

// Under a new version by which all goes as before that alone is said.
func TestANewVersionAlone(t *testing.T) {
	faults := caravans(t).under("2", func(*caravan.Game) {}).faults(t)
	mustSay(t, faults, `was played by rules version "1"`)
	if strings.Contains(faults, "outcome of") {
		t.Error(faults)
	}
}

// Where the answers don't fit any more, another match is played.
func TestAnswersThatDoNotFit(t *testing.T) {
	c := caravans(t)
	mustSay(t, c.under("1", shorter).faults(t), "to a match that does not fit (")
	next := c.under("2", shorter)
	if err := next.record(); err != nil {
		t.Fatal(err)
	}
	if faults := next.faults(t); faults != "" {
		t.Error(faults)
	}
}

func TestFixturesThatServeNoMore(t *testing.T) {
	c := caravans(t)
	c.Matches[0].Ending = "with a flood"
	mustSay(t, c.faults(t), `is there for another ending ("with a flood"`)
	c.Matches[0].Tries = 3
	if err := c.record(); err == nil {
		t.Error("a match was found that can't be")
	} else {
		mustSay(t, err.Error(), "none of 3 matches ends as it should")
	}
}

func TestStrays(t *testing.T) {
	c := caravans(t)
	c.Matches = append(c.Matches[:1], Whole{Name: "missing", Setup: table.Setup{Seats: 2}})
	mustSay(t, c.faults(t), "fidgety.match is no match of this game's tests", "results.txt: fidgety is no match",
		"there is no such match yet")
}

// A file without its result may not be replaced by whatever comes out now.
func TestADeletedFile(t *testing.T) {
	c := caravans(t)
	if err := os.Remove(c.file("two")); err != nil {
		t.Fatal(err)
	}
	if err := c.under("1", richer).record(); err == nil {
		t.Error("the old outcome is forgotten")
	} else {
		mustSay(t, err.Error(), "the file is gone")
	}
}
