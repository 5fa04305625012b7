// Package tabletest holds every game to the laws of the table, by walking through random matches and looking at each
// question from all sides. A game buys the whole of it with one line:
//
//	tabletest.Laws(t, tabletest.Config{Box: firelands.Shelf, Rule: known})
//
// What was compared, how often, and what was passed over and why, is printed by go test -v. docs/proof.md says what
// each law can find and what it can't.
package tabletest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"waystation/bots"
	"waystation/table"
)

// The laws, by name.
const (
	Determinism  = "determinism"  // same setup, seed and answers, same bytes; in place as by recording
	Independence = "independence" // a copy shares nothing with its original
	Termination  = "termination"  // random play ends, default answers end it too, everybody asked has an answer
	Legality     = "legality"     // what is offered can be taken; anything else is refused and changes nothing
	NoLeak       = "no leak"      // what a seat can't know changes nothing that it sees; no blind draw is foretold
	Conservation = "conservation" // every card is in exactly one place, where it can belong, at every question
	Memory       = "memory"       // saved, replayed, taken back and done again: the same; what was learned stays
	SideBySide   = "side by side" // lanes in any order give the same bytes; answers given at once are all accepted
	HonestBots   = "honest bots"  // a bot answers the same in the real world and in one dealt anew
	Sealed       = "sealed"       // what is sealed, and whether it exists, changes nothing that anybody sees
	Citation     = "citation"     // every option, denial and tale names a rule of the ledger
)

// Config says what is held to the laws, and how hard one looks.
type Config struct {
	Box *table.Box
	// Rule reports whether the game's ledger has a rule. Without it citations are not checked.
	Rule func(id string) bool
	// Bots make the bots to be held honest. A bots.Thinker must also think the same.
	Bots []func(seed uint64) bots.Player
	// Holds says what must always be true of a state, beside the laws; an error is a breach of Conservation.
	Holds func(table.Game) error
	// Belongs reports whether a card can ever lie in the pile of that name: no level-2 card among the level-1 discards.
	Belongs func(c table.Card, pile string) bool
	// Open reports whether the cards of the pile of that name lie face up before everybody, even if no screen shows
	// all of them: discard piles, as a rule. Elsewhere a seat that is marked to know a card must see it.
	Open func(pile string) bool
	// Marks is a file that lists who may know the cards of which pile, and who sees what is drawn from it, such as
	// "testdata/marks.txt". Laws fails where a walk finds a mark that is not in it; go test -record adds it, for
	// somebody to read.
	Marks string
	// Matches is how many are walked for each mode and number of seats; 10 if 0.
	Matches int
	// Every is at how many questions the dear checks are made: one in so many; 7 if 0.
	Every int
	// Rare is how many questions of each kind are looked at closely in each mode and number of seats, however seldom
	// they are put: the first so many; 2 if 0.
	Rare int
	// Answers is the most that a random match may take; 20,000 if 0.
	Answers int
	// Entries is the most log one step may take; 200 if 0.
	Entries int
}

func (c Config) filled() Config {
	set := func(n *int, def int) {
		if *n == 0 {
			*n = def
		}
	}
	set(&c.Matches, 10)
	set(&c.Every, 7)
	set(&c.Rare, 2)
	set(&c.Answers, 20_000)
	set(&c.Entries, 200)
	return c
}

// Breach is a law broken: where, and how to see it again.
type Breach struct {
	Law   string
	Setup table.Setup
	Seed  uint64 // of the walk
	Why   error
	Match *table.Match // at the question, or nil
}

func (b *Breach) Error() string {
	return fmt.Sprintf("law of %s: %v (game %s, mode %s, %d seats, options %v, walk %d)",
		b.Law, b.Why, b.Setup.Game, b.Setup.Mode, b.Setup.Seats, b.Setup.Options, b.Seed)
}

// Unwrap is the difference found.
func (b *Breach) Unwrap() error { return b.Why }

// Laws walks random matches in every mode and number of seats. When a law breaks it prints the walk, the answers and
// the difference, and writes a match file that leads to the place. It fails as well when a law could be held against
// something in these matches and never was.
func Laws(t *testing.T, c Config) {
	t.Helper()
	walkAll(t, c, (*walk).run)
}

// Honest walks as Laws does and holds the bots honest, and nothing else.
func Honest(t *testing.T, c Config) {
	t.Helper()
	walkAll(t, c, (*walk).runHonest)
}

func walkAll(t *testing.T, c Config, run func(*walk)) {
	t.Helper()
	c = c.filled()
	all := newTally()
	for _, mode := range modes(c.Box) {
		for _, seats := range c.Box.Counts(mode) {
			t.Run(strings.TrimSpace(fmt.Sprintf("%s %d seats", mode, seats)), func(t *testing.T) {
				t.Parallel()
				o := newCourse(c)
				defer func() { all.add(o.tally) }()
				for n := range c.Matches {
					seed := Seed(uint64(n) + 1)
					if b := o.walk(mode, seats, Random(seed), seed, run); b != nil {
						report(t, b)
						return
					}
				}
			})
		}
	}
	t.Cleanup(func() { all.judge(t, c) })
}

func modes(b *table.Box) []string {
	if len(b.Modes) == 0 {
		return []string{""}
	}
	return b.Modes
}

func report(t *testing.T, b *Breach) {
	t.Helper()
	t.Error(b)
	if b.Match == nil {
		return
	}
	var answers []string
	for _, e := range b.Match.Entries(0) {
		if line, err := e.Marshal(b.Match.Verbs()); err == nil {
			answers = append(answers, string(line))
		}
	}
	if n := len(answers); n > 12 {
		answers = append([]string{fmt.Sprintf("... %d entries before", n-12)}, answers[n-12:]...)
	}
	t.Log("the last entries:\n" + strings.Join(answers, "\n"))
	path := filepath.Join(t.ArtifactDir(), strings.ReplaceAll(b.Law, " ", "-")+".match")
	f, err := os.Create(path)
	if err == nil {
		err = b.Match.Write(f)
		if e := f.Close(); err == nil {
			err = e
		}
	}
	t.Logf("match file: %s %v", path, err)
}

// Fuzz lets the fuzzer choose the answers.
func Fuzz(f *testing.F, c Config) {
	c = c.filled()
	f.Add([]byte{})
	f.Add([]byte("a short walk"))
	f.Add([]byte{0xff, 3, 250, 17, 9, 200, 0, 0, 1, 90, 33, 128, 7})
	f.Fuzz(func(t *testing.T, data []byte) {
		all := modes(c.Box)
		src := &bytesource{data: data}
		mode := all[src.IntN(len(all))]
		counts := c.Box.Counts(mode)
		seats := counts[src.IntN(len(counts))]
		if b := Walk(c, mode, seats, src, Seed(uint64(len(data)))); b != nil {
			report(t, b)
		}
	})
}
