package tabletest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"waystation/table"
)

func TestALawThatWasNeverHeldIsAFault(t *testing.T) {
	y := newCourse(Config{}).tally
	y.met[aSecret] = enough
	for _, c := range checks {
		if c != checkSecret {
			y.did(c)
		}
	}
	y.skip(checkSecret, "nobody answered")
	if idle := y.idle(); len(idle) != 1 ||
		!strings.Contains(idle[0], "a secret answer exchanged, in 40 secret answers") {
		t.Errorf("idle are %q", idle)
	}
	if s := y.String(); !strings.Contains(s, "40 secret answers") || !strings.Contains(s, "1 nobody answered") {
		t.Errorf("the table does not say so:\n%s", s)
	}
	y.did(checkSecret)
	if idle := y.idle(); len(idle) > 0 {
		t.Errorf("idle are %q", idle)
	}
}

func TestWhatAGameDoesNotHaveIsNotAskedFor(t *testing.T) {
	y := newCourse(Config{}).tally
	y.met[aQuestion] = enough
	for _, why := range y.idle() {
		if strings.Contains(why, "cards") || strings.Contains(why, "bot") || strings.Contains(why, "side by side") {
			t.Error(why)
		}
	}
}

func TestMarksAreSaidWithoutRegardToTheSeat(t *testing.T) {
	for want, m := range map[string]mark{
		"deck, loose: known to nobody":                         {"deck", true, 0},
		"deck, in order: known to some seats":                  {"deck", false, table.Set(1)},
		"deck, in order: known to everybody":                   {"deck", false, table.Everyone},
		"seat's hand, in order: known to its owner":            {"seat 2 hand", false, table.Set(2)},
		"seat's hand, in order: known to its owner and others": {"seat 2 hand", false, table.Set(0, 2)},
		"seat's hand, in order: known to others":               {"seat 2 hand", false, table.Set(0)},
		"seat's hand, in order: known to nobody":               {"seat 2 hand", false, table.Set(9)},
		"side's hand, in order: known to some seats":           {"side 1 hand", false, table.Set(0, 1)},
	} {
		if got := m.line(3); got != want {
			t.Errorf("%+v is %q, want %q", m, got, want)
		}
	}
}

func TestDrawsAreListedToo(t *testing.T) {
	m := mark{pile: "deck", seen: table.Set(1)}
	if got, want := m.drawn(2), "deck, drawn from: seen by some seats"; got != want {
		t.Errorf("the draw is %q, want %q", got, want)
	}
}

func TestANewMarkIsAFaultUntilItIsRecorded(t *testing.T) {
	path := filepath.Join(t.TempDir(), "testdata", "marks.txt")
	y := newTally()
	y.marks["deck, loose: known to nobody"] = true
	if _, err := y.newMarks(path); err == nil {
		t.Error("a list that is not there is no fault")
	}
	if err := y.recordMarks(path); err != nil {
		t.Fatal(err)
	}
	y.marks["deck, in order: known to everybody"] = true
	if found, err := y.newMarks(path); err != nil || len(found) != 1 ||
		found[0] != "deck, in order: known to everybody" {
		t.Errorf("new are %q, %v", found, err)
	}
	if err := y.recordMarks(path); err != nil {
		t.Fatal(err)
	}
	if b, _ := os.ReadFile(path); string(b) != "deck, in order: known to everybody\ndeck, loose: known to nobody\n" {
		t.Errorf("the list is %q", b)
	}
}

func TestTheEnvironmentShiftsAllSeeds(t *testing.T) {
	for text, want := range map[string]uint64{"": 7, "0": 7, "2": 2_000_013} {
		t.Setenv(shift, text)
		if got := Seed(7); got != want {
			t.Errorf("with %s=%q the seed is %d, want %d", shift, text, got, want)
		}
	}
	t.Setenv(shift, "two")
	defer func() {
		if recover() == nil {
			t.Error("a seed that is no number is taken")
		}
	}()
	Seed(7)
}

// A card picked out of a hand is a hidden result of chance, and no draw off a deck, whose order could tell something.
func TestPickedCardsAreNoDraws(t *testing.T) {
	y := newTally()
	y.held[checkDecks] = true
	y.met[aDraw] = 2 * enough
	if idle := y.idle(); idle != nil {
		t.Errorf("without a draw off a deck it says %q", idle)
	}
	y.met[aDeck] = enough
	if idle := y.idle(); len(idle) != 1 || !strings.Contains(idle[0], "the order of a pile") {
		t.Errorf("with draws that nobody looked at it says %q", idle)
	}
}
