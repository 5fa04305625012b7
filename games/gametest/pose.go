package gametest

import (
	"strings"
	"testing"

	"waystation/bots"
	"waystation/table"
)

// Position is a game laid out in the words of scenarios, which bots play on.
type Position struct {
	table.Game
	Table *table.Table
	Chose []string // what was asked and chosen: "Red drive cross:309"

	t *testing.T
	d *bots.Decider
}

// Pose sets up a game, plays on until it is ready to be laid out, and lays out lines such as "red food: 3". The bots
// have the seats.
func Pose(t *testing.T, box *table.Box, setup table.Setup, players []bots.Player, lines ...string) *Position {
	t.Helper()
	g, err := (&Game{Box: box}).start(setup)
	if err != nil {
		t.Fatal(err)
	}
	p := &Position{Game: g, t: t, d: bots.Decide(g, players)}
	p.Table = table.InPlace(7, 1, table.Config{Marks: true, Decider: p})
	for ready, ok := g.(interface{ Ready() bool }); ok && !ready.Ready(); {
		g.Step(p.Table)
	}
	p.Chose = nil
	arranger, ok := g.(interface {
		Arrange(path, value string) error
	})
	if !ok {
		t.Fatal("the game can't be laid out: it has no method Arrange")
	}
	for _, line := range lines {
		path, value, _ := strings.Cut(line, ": ")
		if err := arranger.Arrange(path, value); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	return p
}

// Pick lets the bots choose, and notes what they chose.
func (p *Position) Pick(s table.Seat, q *table.Prompt, options []table.Option) int {
	i := p.d.Pick(s, q, options)
	name := p.Game.(seater).SeatName(s)
	p.Chose = append(p.Chose, name+" "+q.Kind+" "+table.Key(p.Verbs(), options[i]))
	return i
}

// Play plays on to the next checkpoint.
func (p *Position) Play() *Position {
	p.Step(p.Table)
	return p
}

// Look is a line of the position.
func (p *Position) Look(path string) string {
	p.t.Helper()
	looker, ok := p.Game.(interface {
		Look(path string) (string, error)
	})
	if !ok {
		p.t.Fatal("the game can't be looked at: it has no method Look")
	}
	v, err := looker.Look(path)
	if err != nil {
		p.t.Fatal(err)
	}
	return v
}

// Shows compares a line of the position.
func (p *Position) Shows(path, value string) *Position {
	p.t.Helper()
	if got := p.Look(path); got != value {
		p.t.Errorf("%s: %s, want %s\n%s", path, got, value, strings.Join(p.Chose, "\n"))
	}
	return p
}

// Has reports whether something was chosen that begins like that.
func (p *Position) Has(words string) bool {
	for _, c := range p.Chose {
		if strings.HasPrefix(c, words) {
			return true
		}
	}
	return false
}

// Want says that something like that was chosen.
func (p *Position) Want(words string) *Position {
	p.t.Helper()
	if !p.Has(words) {
		p.t.Errorf("%q is not among what was chosen:\n%s", words, strings.Join(p.Chose, "\n"))
	}
	return p
}

// Not says that nothing like that was chosen.
func (p *Position) Not(words string) *Position {
	p.t.Helper()
	if p.Has(words) {
		p.t.Errorf("%q is among what was chosen:\n%s", words, strings.Join(p.Chose, "\n"))
	}
	return p
}
