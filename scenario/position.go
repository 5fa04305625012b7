package scenario

import (
	"encoding/binary"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"waystation/table"
)

// What a game may offer to scenarios, beside what the table wants of it. All are methods of its state.
type (
	// Arranger sets up positions: it is called on a state after the usual set-up, between two steps. Cards are
	// moved, never made or lost. The error says what would be right.
	Arranger interface {
		Arrange(path, value string) error
	}
	// Looker tells one thing about the state.
	Looker interface {
		Look(path string) (string, error)
	}
	// Readier is a game whose first steps do the set-up.
	Readier interface {
		Ready() bool // the set-up is done
	}
	// Seater names its seats, beside Player 1, Player 2 ...
	Seater interface {
		SeatName(table.Seat) string
	}
	// CardNamer finds a card by name, so that draws can be rigged.
	CardNamer interface {
		CardNamed(name string) (table.Card, bool)
	}
	// Possibler knows what can't be about a position. The error says what is impossible, and by which rule.
	Possibler interface {
		Possible() error
	}
	// CardTeller is the way back, for messages.
	CardTeller interface {
		CardName(table.Card) string
	}
)

// like makes an empty state of the same type.
func like(g table.Game) table.Game {
	return reflect.New(reflect.TypeOf(g).Elem()).Interface().(table.Game)
}

// position makes the box whose matches begin where the scenario begins.
func (s *Scenario) position(box *table.Box, setup table.Setup) (*table.Box, error) {
	g, err := box.New(setup)
	if err != nil {
		return nil, fmt.Errorf("setting up %s: %w", box.Name, err)
	}
	if s.Posed {
		if g, err = s.setUp(g); err != nil {
			return nil, err
		}
		if err := s.arrange(g); err != nil {
			return nil, err
		}
	}
	out := *box
	out.New = func(table.Setup) (table.Game, error) {
		n := like(g)
		n.CopyFrom(g)
		return n, nil
	}
	return &out, nil
}

// maxSetup is how many steps a set-up may take.
const maxSetup = 1000

// usual answers the questions of a set-up: with the default, or else the first option.
type usual struct{ verbs []string }

func (u usual) Pick(_ table.Seat, p *table.Prompt, options []table.Option) int {
	for i, o := range options {
		if table.Key(u.verbs, o) == p.Default {
			return i
		}
	}
	if last := len(options) - 1; options[last] == table.Pass {
		return last
	}
	return 0
}

// setUp plays the usual set-up by the scenario's seed. A set-up in which somebody is asked something, say because an
// event turns up, is not what whoever writes a position has in mind: of twenty, the first without is taken, if there is
// one.
func (s *Scenario) setUp(start table.Game) (table.Game, error) {
	if _, ok := start.(Readier); !ok {
		return start, nil
	}
	seed := table.SeedOf(s.Seed)
	var first table.Game
	for try := range uint64(20) {
		g := like(start)
		g.CopyFrom(start)
		t := table.InPlace(binary.LittleEndian.Uint64(seed[:])+try, binary.LittleEndian.Uint64(seed[8:]),
			table.Config{Marks: true, Decider: usual{g.Verbs()}})
		for n := 0; !g.(Readier).Ready(); n++ {
			if n == maxSetup || g.Over() {
				return nil, fmt.Errorf("the set-up of %s does not get ready", s.Game)
			}
			g.Step(t)
		}
		if t.Decisions == 0 {
			return g, nil
		}
		if first == nil {
			first = g
		}
	}
	return first, nil
}

// arrange changes what the scenario says.
func (s *Scenario) arrange(g table.Game) error {
	before := cards(g)
	a, ok := g.(Arranger)
	if !ok && len(s.given) > 0 {
		return fmt.Errorf("line %d: positions of %s can't be arranged", s.given[0].line, s.Game)
	}
	said := sayings{game: g}
	var wrong impossible
	for _, given := range s.given {
		err := twice(g, given.value)
		if err == nil {
			err = a.Arrange(given.path, given.value)
		}
		if err == nil {
			err = said.add(given)
		}
		if err != nil {
			return fmt.Errorf("line %d: %s: %s: %w", given.line, given.path, given.value, err)
		}
		if c, why := moved(before, cards(g)); why != "" {
			return fmt.Errorf("line %d: %s: %s: this %s %s", given.line, given.path, given.value, why, cardName(g, c))
		}
		wrong.look(g, given)
	}
	if wrong.err != nil {
		return fmt.Errorf("line %d: %s: %s: this makes the position impossible: %w",
			wrong.line, wrong.path, wrong.value, wrong.err)
	}
	return nil
}

// impossible is what is impossible about a position now, and the line that made it so. A later line may mend it.
type impossible struct {
	setting
	err error
}

func (i *impossible) look(g table.Game, given setting) {
	p, ok := g.(Possibler)
	if !ok {
		return
	}
	err := p.Possible()
	if err != nil && (i.err == nil || i.err.Error() != err.Error()) {
		i.setting = given
	}
	i.err = err
}

// twice complains of a card that a line names twice.
func twice(g table.Game, value string) error {
	namer, ok := g.(CardNamer)
	if !ok {
		return nil
	}
	named := map[table.Card]bool{}
	for name := range strings.SplitSeq(value, ",") {
		c, ok := namer.CardNamed(strings.TrimSpace(name))
		if ok && named[c] {
			return fmt.Errorf("%s is there twice", cardName(g, c))
		}
		named[c] = ok
	}
	return nil
}

// sayings are the lines done so far, and how the game tells what they made.
type sayings struct {
	game  table.Game
	lines []saying
}

type saying struct {
	setting
	found string
}

// add complains of a line that undoes an earlier one about something else, such as by taking its card.
func (s *sayings) add(given setting) error {
	l, ok := s.game.(Looker)
	if !ok {
		return nil
	}
	s.lines = slices.DeleteFunc(s.lines, func(e saying) bool { return strings.EqualFold(e.path, given.path) })
	for _, e := range s.lines {
		if now, _ := l.Look(e.path); now != e.found {
			return fmt.Errorf("this undoes line %d, %s: %s, which is now: %s", e.line, e.path, e.value, now)
		}
	}
	if found, err := l.Look(given.path); err == nil {
		s.lines = append(s.lines, saying{given, found})
	}
	return nil
}

// cards are all cards of the state, sorted.
func cards(g table.Game) []table.Card {
	var out []table.Card
	for _, p := range g.Piles() {
		for _, l := range p.Cards {
			out = append(out, l.Card)
		}
	}
	slices.Sort(out)
	return out
}

// moved says what is wrong when cards were not only moved.
func moved(before, after []table.Card) (table.Card, string) {
	for i := 0; i < len(before) || i < len(after); i++ {
		switch {
		case i == len(before) || i < len(after) && after[i] < before[i]:
			return after[i], "makes a second"
		case i == len(after) || before[i] < after[i]:
			return before[i], "loses"
		}
	}
	return 0, ""
}

func cardName(g table.Game, c table.Card) string {
	if n, ok := g.(CardTeller); ok {
		return n.CardName(c)
	}
	return fmt.Sprintf("card %d", c)
}
