// Package position is what scenarios arrange and look at: the paths of a game in plain words ("round", "slot 2", "blue
// fury"), the values they take, and how cards come to lie elsewhere than the rules would lay them. None of it is for
// play.
package position

import (
	"fmt"
	"strings"

	"waystation/table"
)

// Game is what a game must know for its positions.
type Game interface {
	Seats() int
	SeatName(table.Seat) string
}

// Topic is one kind of path.
type Topic[G Game] struct {
	Name string // the path, or its beginning when Arg says what follows
	Arg  string // what follows the name, for messages; "" if nothing does
	Want string // what the value must be, for messages
	// Set and Look get whose path it is (Nobody for those of the table) and what followed the name. Either may be nil,
	// not both.
	Set  func(g G, s table.Seat, arg, value string) error
	Look func(g G, s table.Seat, arg string) (string, error)
}

// Paths are all paths of a game.
type Paths[G Game] struct {
	Table []Topic[G] // what belongs to nobody
	Seat  []Topic[G] // what belongs to a player, whose name stands before it
}

// Arrange makes one thing as the value says. The error says what would be right.
func (p *Paths[G]) Arrange(g G, path, value string) error {
	t, s, arg, err := p.find(g, path)
	if err != nil {
		return err
	}
	if t.Set == nil {
		return fmt.Errorf("%s can be looked at, not arranged", t.Name)
	}
	if err := t.Set(g, s, arg, strings.TrimSpace(value)); err != nil {
		return fmt.Errorf("%w; %s must be %s", err, t.Name, t.Want)
	}
	return nil
}

// Look tells one thing, in the words in which Arrange takes it.
func (p *Paths[G]) Look(g G, path string) (string, error) {
	t, s, arg, err := p.find(g, path)
	if err != nil {
		return "", err
	}
	if t.Look == nil {
		return "", fmt.Errorf("%s can be arranged, not looked at", t.Name)
	}
	return t.Look(g, s, arg)
}

// Page lists the paths as two tables of Markdown, those of a player with a seat's name before them.
func (p *Paths[G]) Page(seat string) string {
	var b strings.Builder
	for _, part := range []struct {
		title, before string
		topics        []Topic[G]
	}{{"The table", "", p.Table}, {"A player", seat + " ", p.Seat}} {
		if len(part.topics) == 0 {
			continue
		}
		fmt.Fprintf(&b, "## %s\n\n| path | value |\n|---|---|\n", part.title)
		for i := range part.topics {
			t := &part.topics[i]
			want := t.Want
			if t.Set == nil {
				want = "only to be looked at"
			}
			fmt.Fprintf(&b, "| `%s%s` | %s |\n", part.before, t.path(), want)
		}
		b.WriteString("\n")
	}
	return strings.TrimSuffix(b.String(), "\n")
}

func (t *Topic[G]) path() string { return strings.TrimSpace(t.Name + " " + t.Arg) }

// after is what follows a name at the beginning of a path, if it stands there whole.
func after(path, name string) (rest string, ok bool) {
	if len(path) < len(name) || !strings.EqualFold(path[:len(name)], name) ||
		len(path) > len(name) && path[len(name)] != ' ' {
		return "", false
	}
	return strings.TrimSpace(path[len(name):]), true
}

// find finds what a path means. A seat's name before it makes it a player's.
func (p *Paths[G]) find(g G, path string) (t *Topic[G], s table.Seat, arg string, err error) {
	s, topics, rest := table.Nobody, p.Table, strings.TrimSpace(path)
	for who := range table.Seat(g.Seats()) {
		if own, ok := after(rest, g.SeatName(who)); ok {
			s, topics, rest = who, p.Seat, own
			break
		}
	}
	var known []string
	for i := range topics {
		t := &topics[i]
		if arg, ok := after(rest, t.Name); ok && (arg != "") == (t.Arg != "") {
			return t, s, arg, nil
		}
		known = append(known, t.path())
	}
	all := strings.Join(known, ", ")
	switch {
	case s != table.Nobody:
		err = fmt.Errorf("%s has no %q; a player has %s", g.SeatName(s), rest, all)
	case len(p.Seat) == 0:
		err = fmt.Errorf("no path %q; paths are %s", path, all)
	default:
		err = fmt.Errorf("no path %q; paths are %s; and those of a player, such as \"%s %s\"",
			path, all, strings.ToLower(g.SeatName(0)), p.Seat[0].path())
	}
	return nil, s, "", err
}

// SeatNamed finds a player by name, whatever the case.
func SeatNamed(g Game, name string) (table.Seat, error) {
	var names []string
	for s := range table.Seat(g.Seats()) {
		if strings.EqualFold(g.SeatName(s), strings.TrimSpace(name)) {
			return s, nil
		}
		names = append(names, g.SeatName(s))
	}
	return table.Nobody, fmt.Errorf("no player is called %q; the players are %s", name, strings.Join(names, ", "))
}
