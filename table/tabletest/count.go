package tabletest

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"
	"text/tabwriter"
)

// check is one thing that is compared, and under which law.
type check struct {
	law, what string
	// needs is what a match must have for it.
	needs feature
}

// feature is something that a match may have.
type feature string

// The features, counted as they are met.
const (
	aQuestion feature = "questions"
	aLane     feature = "questions side by side"
	aWindow   feature = "windows"
	aFree     feature = "free actions offered"
	aSecret   feature = "secret answers"
	aDraw     feature = "hidden results of chance"
	aDeck     feature = "draws off decks that not everybody saw"
	aGain     feature = "answers by which somebody learned a card"
	anUndo    feature = "answers that could be taken back"
	aView     feature = "views built in used memory"
	aMatch    feature = "matches"
	aCard     feature = "cards"
	aBot      feature = "bots asked"
	aSealed   feature = "questions with content that is sealed"
)

// The checks, in the order in which they are listed.
var (
	checkAgain     = &check{Determinism, "a match played again", aMatch}
	checkTwice     = &check{Determinism, "a question looked at twice, and in a copy", aQuestion}
	checkThrifty   = &check{Determinism, "a view built in used memory", aView}
	checkSameAgain = &check{Determinism, "the same answer given again", aQuestion}
	checkInPlace   = &check{Determinism, "a match played in place and recorded", aMatch}
	checkCopies    = &check{Independence, "a copy played on beside its original", aQuestion}
	checkPast      = &check{Independence, "a past state kept to the end", aQuestion}
	checkDefaults  = &check{Termination, "a match of default answers", aMatch}
	checkOffers    = &check{Legality, "an option taken, or a free action", aQuestion}
	checkStrange   = &check{Legality, "a key refused that was not on offer", aQuestion}
	checkAsked     = &check{NoLeak, "unseen cards dealt anew, for who is asked", aCard}
	checkUnseen    = &check{NoLeak, "unseen cards dealt anew, for every seat and spectators", aCard}
	checkPlayOn    = &check{NoLeak, "a world dealt anew played on", aCard}
	checkLockstep  = &check{NoLeak, "the same answer in a world dealt anew", aCard}
	checkVary      = &check{NoLeak, "a hidden result of chance exchanged", aDraw}
	checkSecret    = &check{NoLeak, "a secret answer exchanged", aSecret}
	checkShown     = &check{NoLeak, "a card that a seat is marked to know, in its sight", aGain}
	checkBacks     = &check{NoLeak, "the backs of cards of which one is drawn unseen", aDraw}
	checkDecks     = &check{NoLeak, "the order of a pile drawn from unseen", aDeck}
	checkConserved = &check{Conservation, "every card in one place", aCard}
	checkBelongs   = &check{Conservation, "every card where it can belong", aCard}
	checkSaved     = &check{Memory, "a match saved and read, and gone on with from a snapshot", aQuestion}
	checkMayUndo   = &check{Memory, "an undo where it is said to be possible", aQuestion}
	checkUndo      = &check{Memory, "an answer taken back and given again", anUndo}
	checkLearned   = &check{Memory, "no undo over a card that somebody learned", aGain}
	checkReverse   = &check{SideBySide, "lanes run from the last to the first", aLane}
	checkAtOnce    = &check{SideBySide, "answers given at once, in both orders", aLane}
	checkHonest    = &check{HonestBots, "a bot asked in a world dealt anew", aBot}
	checkSealed    = &check{Sealed, "other content under every sealed side", aSealed}
	checkCited     = &check{Citation, "a question with all that it offers, denies and tells", aQuestion}
)

var checks = []*check{
	checkAgain, checkTwice, checkThrifty, checkSameAgain, checkInPlace, checkCopies, checkPast, checkDefaults,
	checkOffers, checkStrange, checkAsked, checkUnseen, checkPlayOn, checkLockstep, checkVary, checkSecret,
	checkShown, checkBacks, checkDecks, checkConserved, checkBelongs, checkSaved, checkMayUndo, checkUndo,
	checkLearned, checkReverse, checkAtOnce, checkHonest, checkSealed, checkCited,
}

// tally counts what was compared, how often, and what was passed over.
type tally struct {
	mu       sync.Mutex
	met      map[feature]int
	compared map[*check]int
	skipped  map[*check]map[string]int
	held     map[*check]bool // what is held at all
	marks    map[string]bool // see marks.go
}

func newTally() *tally {
	return &tally{
		met: map[feature]int{}, compared: map[*check]int{}, skipped: map[*check]map[string]int{},
		held: map[*check]bool{}, marks: map[string]bool{},
	}
}

func (y *tally) did(c *check) { y.compared[c]++ }

func (y *tally) skip(c *check, why string) {
	if y.skipped[c] == nil {
		y.skipped[c] = map[string]int{}
	}
	y.skipped[c][why]++
}

// add adds another tally; several may do so at once.
func (y *tally) add(o *tally) {
	y.mu.Lock()
	defer y.mu.Unlock()
	for f, n := range o.met {
		y.met[f] += n
	}
	for c, n := range o.compared {
		y.compared[c] += n
	}
	for c, whys := range o.skipped {
		for why, n := range whys {
			if y.skipped[c] == nil {
				y.skipped[c] = map[string]int{}
			}
			y.skipped[c][why] += n
		}
	}
	maps.Copy(y.held, o.held)
	maps.Copy(y.marks, o.marks)
}

// enough is how often something is met before a check of it that was never made is a fault of the test.
const enough = 40

// idle are the checks that were never made although there was enough to make them on.
func (y *tally) idle() []string {
	var out []string
	for _, c := range checks {
		if y.held[c] && y.compared[c] == 0 && y.met[c.needs] >= enough {
			why := fmt.Sprintf("the law of %s was never held against %s, in %d %s", c.law, c.what, y.met[c.needs],
				c.needs)
			out = append(out, why)
		}
	}
	return out
}

// judge prints the table when all walks are over, and fails where a law was idle or a mark is new.
func (y *tally) judge(t *testing.T, c Config) {
	t.Helper()
	t.Log("\n" + y.String())
	if t.Failed() {
		return
	}
	for _, why := range y.idle() {
		t.Error(why)
	}
	if c.Marks != "" {
		y.judgeMarks(t, c.Marks)
	}
}

// String is the table: what was met, and for each check how often it was made and passed over.
func (y *tally) String() string {
	var b strings.Builder
	var met []string
	for _, f := range slices.Sorted(maps.Keys(y.met)) {
		met = append(met, fmt.Sprintf("%d %s", y.met[f], f))
	}
	fmt.Fprintln(&b, strings.Join(met, ", "))
	w := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "law\twhat is compared\ttimes\tpassed over")
	for _, c := range checks {
		if !y.held[c] {
			continue
		}
		var whys []string
		for _, why := range slices.Sorted(maps.Keys(y.skipped[c])) {
			whys = append(whys, fmt.Sprintf("%d %s", y.skipped[c][why], why))
		}
		fmt.Fprintf(w, "%s\t%s\t%d\t%s\n", c.law, c.what, y.compared[c], strings.Join(whys, ", "))
	}
	w.Flush()
	return b.String()
}
