package gametest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"waystation/table"
)

// Watcher answers at random, and looks at each question first.
type Watcher struct {
	Rng   *rand.Rand
	Check func(question string)
}

// Pick answers.
func (w *Watcher) Pick(_ table.Seat, p *table.Prompt, options []table.Option) int {
	w.Check(p.Kind)
	return w.Rng.IntN(len(options))
}

// tooManySteps is where a random game is taken for endless.
const tooManySteps = 20_000

// errEndless says that a random game did not end.
var errEndless = fmt.Errorf("no end after %d steps", tooManySteps)

// start begins a match of a way in place.
func (g *Game) start(way table.Setup) (table.Game, error) {
	way.Game = g.Box.Name
	setup, err := g.Box.Check(way)
	if err != nil {
		return nil, err
	}
	return g.Box.New(setup)
}

// random: games of every way, played at random, end, and at every question and after every step all is well.
func random(t *testing.T, g *Game) {
	for _, way := range g.Ways {
		t.Run(wayName(way), func(t *testing.T) {
			for seed := range uint64(max(g.Random, 1)) {
				if err := g.playout(way, seed); err != nil {
					t.Fatalf("seed %d: %v", seed, err)
				}
			}
		})
	}
}

func wayName(way table.Setup) string {
	return strings.TrimSpace(fmt.Sprint(way.Seats, " ", way.Mode, " ", way.Options))
}

// playout plays one random game, and says what was wrong with it.
func (g *Game) playout(way table.Setup, seed uint64) error {
	state, err := g.start(way)
	if err != nil {
		return err
	}
	var faults []error
	look := func(where string, holds func(table.Game) error) {
		if holds == nil || len(faults) > 0 {
			return
		}
		if err := holds(state); err != nil {
			faults = append(faults, fmt.Errorf("%s: %w", where, err))
		}
	}
	w := &Watcher{
		rand.New(rand.NewPCG(seed, uint64(way.Seats))),
		func(question string) { look("question "+question, g.Laws.Holds) },
	}
	tab := table.InPlace(seed, 1, table.Config{Decider: w, Marks: true, Loud: seed%4 == 0})
	for step := 0; !state.Over(); step++ {
		if step == tooManySteps {
			return errEndless
		}
		state.Step(tab)
		look(fmt.Sprint("after step ", step), g.Between)
		if len(faults) > 0 {
			return errors.Join(faults...)
		}
	}
	look("over", g.Laws.Holds)
	return errors.Join(faults...)
}

// spoken: whatever is asked, offered and told in random games is put into words.
func spoken(t *testing.T, g *Game) {
	s := &speaker{said: map[string]string{}, fail: func(format string, args ...any) { t.Errorf(format, args...) }}
	for i, way := range g.Ways {
		for n := range spokenMatches {
			if err := s.play(g, way, uint64(spokenMatches*i+n)); err != nil {
				t.Fatal(err)
			}
			if t.Failed() {
				return
			}
		}
	}
	if testing.Verbose() {
		for what, sentence := range s.said {
			t.Logf("%-24s %s", what, sentence)
		}
	}
}

// spokenMatches is how many matches of each way are put into words.
const spokenMatches = 2

// speaker plays at random and has everything put into words.
type speaker struct {
	Watcher
	state table.Game
	words table.Words
	said  map[string]string // a sentence of every question, verb and tale
	last  map[table.Seat]table.Option
	fail  func(format string, args ...any)
}

// play plays a match of a way.
func (s *speaker) play(g *Game, way table.Setup, seed uint64) (err error) {
	if s.state, err = g.start(way); err != nil {
		return err
	}
	var speaks bool
	if s.words, speaks = s.state.(table.Words); !speaks {
		return errors.New("the game puts nothing into words: it is no table.Words")
	}
	s.Watcher, s.last = Watcher{rand.New(rand.NewPCG(seed, 5)), func(string) {}}, map[table.Seat]table.Option{}
	tab := table.InPlace(seed, 3, table.Config{Decider: s, Marks: true, Loud: true})
	for step := 0; !s.state.Over(); step++ {
		if step == tooManySteps {
			return errEndless
		}
		s.state.Step(tab)
		for _, e := range tab.Told() {
			s.hear("tale", s.words.Tale(e, e.Seat, nil))
			s.hear("tale", s.words.Tale(e, table.Nobody, nil))
		}
		for seat, o := range s.last { // a screen says what can be taken back, whatever has become of the seat since
			label, _ := s.words.Label(o, seat, nil)
			s.hear("last "+s.state.Verbs()[o.Verb], label)
		}
	}
	return nil
}

// Pick has what is offered put into words, and answers.
func (s *speaker) Pick(seat table.Seat, p *table.Prompt, options []table.Option) int {
	for _, o := range options {
		if o == table.Pass {
			continue
		}
		label, piece := s.words.Label(o, seat, nil)
		verb := s.state.Verbs()[o.Verb]
		s.hear("option "+verb, label)
		if strings.ContainsAny(piece, "{} ") {
			s.fail("option %s: piece %q", verb, piece)
		}
	}
	i := s.Watcher.Pick(seat, p, options)
	if options[i] != table.Pass {
		s.last[seat] = options[i]
	}
	return i
}

// hear complains of a sentence in which something is missing, or stands twice.
func (s *speaker) hear(what, sentence string) {
	if sentence == "" || strings.ContainsAny(sentence, "{}") || strings.Contains(sentence, "  ") ||
		strings.Contains(sentence, "the the") {
		s.fail("%s: %q", what, sentence)
	}
	s.said[what] = sentence
}
