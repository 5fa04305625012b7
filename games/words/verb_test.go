package words_test

import (
	"testing"

	"waystation/games/words"
	"waystation/table"
)

// pets are a game in which 7 stands for cats, and all else for a dog.
type pets struct{}

func (*pets) SeatName(table.Seat) string      { return "Ada" }
func (*pets) Formats() []words.Formats[*pets] { return nil }
func (*pets) Plural(n int16) bool             { return n == 7 }

// A verb goes by what its number stands for, not by the number.
func TestVerbsFitWhatTheyAreSaidOf(t *testing.T) {
	book := words.New[*pets]()
	barks := book.Tale("{a} {verb a barks bark} at {who}.")
	for n, want := range map[int16]string{1: "1 barks at Ada.", 2: "2 barks at Ada.", 7: "7 bark at Ada."} {
		if got := book.Told(&pets{}, table.Event{Tale: barks, A: n}, nil); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if found := book.Check(); found != nil {
		t.Errorf("found %q", found)
	}
}

// A game that knows no plurals says all of one.
func TestVerbsWithoutPlurals(t *testing.T) {
	book := words.New[*dogs]()
	barks := book.Tale("It {verb a barks bark}.")
	if got := book.Told(&dogs{}, table.Event{Tale: barks, A: 7}, nil); got != "It barks." {
		t.Errorf("%q", got)
	}
}
