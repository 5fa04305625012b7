// Package gametest holds what the tests of any game share: whole matches that are kept as fixtures, and stories of
// them that people read in review. A game's tests are two lines:
//
//	func TestMatches(t *testing.T) { gametest.Matches(t, config) }
//	func TestStory(t *testing.T)   { gametest.Story(t, config, "two-at-the-citadel") }
//
// Both fail when anything has come out differently. With the flag -update they first record anew.
package gametest

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"waystation/bots"
	"waystation/table"
)

var update = flag.Bool("update", false, "record whole matches and stories anew")

// Config is a game, who can play it, and the whole matches that are kept of it.
type Config struct {
	Box *table.Box
	// Bots make players, by the names that matches call them by. There is always "random".
	Bots map[string]func(seed uint64) bots.Player
	// Matches are the fixtures: one for each way that the game can end.
	Matches []Whole
	// Dir is where fixtures and stories lie; "" is testdata, in the game's folder.
	Dir string
}

// Whole is a match from its first question to its result, kept in the file matches/NAME.match. It says what the match
// is a fixture of, by which another one is found when it is that no more.
type Whole struct {
	Name  string
	Setup table.Setup
	// Bots are the players, by seat; the last of them has all seats that follow.
	Bots []string
	// Ending is what the game's Ending must say.
	Ending string
	// Also is what must be true of the end besides; it may be nil.
	Also func(*table.Match) bool
	// Fidgety players also do what needs no turn, and take answers back, now and then; the match must hold both.
	Fidgety bool
	// Tries is how many matches are played at most to find this one; 1,000 if 0.
	Tries int
}

// ender is a game that says in a few words how it ended.
type ender interface {
	Ending() string
}

// seater is a game that names its seats.
type seater interface {
	SeatName(table.Seat) string
}

func (c *Config) path(elem ...string) string {
	dir := c.Dir
	if dir == "" {
		dir = "testdata"
	}
	return filepath.Join(append([]string{dir}, elem...)...)
}

// file is where a fixture lies.
func (c *Config) file(name string) string { return c.path("matches", name+".match") }

// whole is the fixture of that name, or nil.
func (c *Config) whole(name string) *Whole {
	for i := range c.Matches {
		if c.Matches[i].Name == name {
			return &c.Matches[i]
		}
	}
	return nil
}

func (c *Config) find(name string) *table.Box {
	if name == c.Box.Name {
		return c.Box
	}
	return nil
}

// seatName is what a seat is called at the moment.
func seatName(m *table.Match, s table.Seat) string {
	if n, ok := m.Inspect().Truth().(seater); ok && s >= 0 {
		return n.SeatName(s)
	}
	return fmt.Sprintf("Player %d", s+1)
}

// outcome is how a match came out, in words that are compared and read.
func outcome(m *table.Match) string {
	r := m.Result()
	var scores, winners []string
	for i, n := range r.Scores {
		s := table.Seat(i)
		scores = append(scores, fmt.Sprintf("%s %d", seatName(m, s), n))
		if r.Winners.Has(s) {
			winners = append(winners, seatName(m, s))
		}
	}
	if winners == nil {
		winners = []string{"nobody"}
	}
	return fmt.Sprintf("%s; %s; won by %s; rounds %d, entries %d%s", ending(m), strings.Join(scores, ", "),
		strings.Join(winners, " and "), r.Rounds, m.Version(), leaves(m))
}

// leaves says by a short hash what a match leaves behind for the next of its campaign; "" where that is nothing.
func leaves(m *table.Match) string {
	legacy, err := m.Legacy()
	switch {
	case err != nil:
		return "; leaves nothing that can be written: " + err.Error()
	case legacy == nil:
		return ""
	}
	sum := sha256.Sum256(legacy)
	return fmt.Sprintf("; leaves %x", sum[:4])
}

func ending(m *table.Match) string {
	if !m.Over() {
		return "not over"
	}
	if e, ok := m.Inspect().Truth().(ender); ok {
		return e.Ending()
	}
	return "over"
}

// serves reports whether a match is what the fixture is there for.
func (w *Whole) serves(m *table.Match) bool {
	switch {
	case !m.Over():
		return false
	case w.Ending != "" && ending(m) != w.Ending:
		return false
	case w.Fidgety && !fidgeted(m):
		return false
	}
	return w.Also == nil || w.Also(m)
}

// fidgeted reports whether something was taken back in a match and, in a game that has such things, something was
// done without a turn.
func fidgeted(m *table.Match) bool {
	_, free := m.Inspect().Truth().(table.Freer)
	return holds(m, table.KindUndo) && (!free || holds(m, table.KindFree))
}

func holds(m *table.Match, k table.Kind) bool {
	return slices.ContainsFunc(m.Entries(0), func(e *table.Entry) bool { return e.Kind == k })
}
