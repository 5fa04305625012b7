package scenario

import (
	"fmt"
	"slices"
	"testing"

	"waystation/internal/caravan"
	"waystation/table"
)

// notes takes the complaints of a test.
type notes []string

func (n *notes) Helper() {}

func (n *notes) Errorf(format string, args ...any) { *n = append(*n, fmt.Sprintf(format, args...)) }

// What is asked, offered, denied, free and told occurs, and nothing else.
func TestWitness(t *testing.T) {
	m, err := table.NewMatch(caravan.Shelf,
		table.Setup{Game: "caravan", Seats: 2, Mode: "dry", Options: map[string]string{"days": "1"}}, table.SeedOf("x"))
	if err != nil {
		t.Fatal(err)
	}
	var w Witness
	w.See(m)
	want := []string{"CV-HAT-01", "CV-TURN-01", "CV-TURN-02", "CV-TURN-03", "CV-TURN-04", "CV-TURN-05"}
	if got := w.Rules(); !slices.Equal(got, want) {
		t.Errorf("at the first question: %v, want %v", got, want)
	}
	for _, key := range []string{"stop", "stop", "sleep", "sleep"} {
		a := m.Asks()[0]
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
		w.See(m)
	}
	var said notes
	w.Exercises(&said, "CV-EVE-01", "CV-EVE-02", "CV-TURN-03")
	w.Exercises(&said, "CV-SELL-01", "CV-EVE-01", "CV-SETUP-01")
	if len(said) != 1 ||
		said[0] != "these rules are claimed to be exercised and did not occur: CV-SELL-01, CV-SETUP-01. "+
			"What occurred: CV-EVE-01, CV-EVE-02, CV-HAT-01, CV-TURN-01, CV-TURN-02, CV-TURN-03, "+
			"CV-TURN-04, CV-TURN-05" {
		t.Errorf("found %q", said)
	}
}

// Events that only one seat may read in full count like others, and denials like offers.
func TestWitnessOfWhatIsTold(t *testing.T) {
	var w Witness
	w.Told([]table.Event{{Rule: "CV-TURN-03", Secret: 1, Who: table.Set(1)}})
	w.Asked(&table.Prompt{Rule: "CV-SELL-01"})
	if got := w.Rules(); !slices.Equal(got, []string{"CV-SELL-01", "CV-TURN-03"}) {
		t.Errorf("found %v", got)
	}
}

func TestShows(t *testing.T) {
	var said notes
	Shows(&said, "CV-TURN-02", "water", 3, 3)
	Shows(&said, "CV-TURN-02", "water", 3, 4)
	if len(said) != 1 || said[0] != "water (CV-TURN-02): 3, want 4" {
		t.Errorf("found %q", said)
	}
}
