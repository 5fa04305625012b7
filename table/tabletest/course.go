package tabletest

import (
	"fmt"
	"runtime/debug"

	"waystation/bots"
	"waystation/table"
)

// course is what the walks of one mode and number of seats have in common.
type course struct {
	Config
	*tally
	kinds map[string]int  // questions walked through, by kind of prompt
	decks map[string]bool // piles that were drawn from unseen, by name
	homes map[home]bool   // which cards belong where, as far as asked
	seen  map[mark]bool   // marks that were noted
}

func newCourse(c Config) *course {
	o := &course{
		Config: c, tally: newTally(), kinds: map[string]int{},
		decks: map[string]bool{}, homes: map[home]bool{}, seen: map[mark]bool{},
	}
	for _, k := range checks {
		o.held[k] = true
	}
	o.held[checkCited] = c.Rule != nil
	o.held[checkBelongs] = c.Belongs != nil
	o.held[checkHonest] = c.Bots != nil
	o.held[checkSealed] = c.Box != nil && c.Box.Reseal != nil
	return o
}

// walk is one match being walked through.
type walk struct {
	*course
	src   Source
	seed  uint64
	setup table.Setup
	m     *table.Match
	keys  []move
	trace []string // what every seat saw at each question
	past  []past   // states held to see whether they change
	used  any      // a view whose memory is used again
	bots  []bots.Player
	step  struct{ n, entries int }

	plain   table.Game // another state of the same game, for what depends on none
	cards   []table.Card
	knew    []table.Seats              // by card: who knew at the question before where it lies
	saw     [][]byte                   // what the readers see now, spectators first
	heard   []int                      // by reader: how many tales there were at the question before
	shows   witness                    // who was shown which card since the question before
	pending witness                    // what was shown in lanes that are still open, too
	later   map[table.Card]table.Seats // who is to notice at the join what was shown in a lane
	breach  error                      // found where it can't be raised

	before *table.Match // the last answer: what it was given in, and what it was
	last   move
}

// move is an answer given on the walk.
type move struct {
	seat table.Seat
	key  string
	free bool
}

// Walk walks through one match and returns the first breach of a law, or nil.
func Walk(c Config, mode string, seats int, src Source, seed uint64) *Breach {
	return newCourse(c.filled()).walk(mode, seats, src, seed, (*walk).run)
}

func (o *course) walk(mode string, seats int, src Source, seed uint64, run func(*walk)) (b *Breach) {
	w := &walk{course: o, src: src, seed: seed}
	w.setup = table.Setup{Game: o.Box.Name, Mode: mode, Seats: seats, Options: map[string]string{}}
	for _, x := range o.Box.Choices {
		w.setup.Options[x.Name] = x.Values[src.IntN(len(x.Values))]
	}
	defer func() {
		switch x := recover().(type) {
		case nil:
		case failure:
			b = &Breach{x.law, w.setup, seed, x.why, w.m}
		default:
			b = &Breach{Legality, w.setup, seed, fmt.Errorf("panic: %v\n%s", x, debug.Stack()), w.m}
		}
	}()
	run(w)
	return nil
}

// failure carries a breach up to the course.
type failure struct {
	law string
	why error
}

func (f failure) Error() string { return f.why.Error() }

func fail(law, format string, args ...any) { panic(failure{law, fmt.Errorf(format, args...)}) }
