package server

import (
	"testing"

	"waystation/table"
)

// Nobody is spared the one answer of a question while something that is worth doing first is on offer; for the rest of
// what needs no turn it is not kept open.
func TestWhatIsWorthDoingKeepsAQuestionOpen(t *testing.T) {
	const play, throwAway, done = table.Verb(1), table.Verb(2), table.Verb(3)
	for verb, want := range map[table.Verb]bool{play: false, throwAway: true} {
		ask := &table.Ask{Min: 1, Max: 1, Prompt: &table.Prompt{Lingers: []table.Verb{play}},
			Options: []table.Offered{{Option: done.Of()}}, Free: []table.Offered{{Option: verb.Of(4)}}}
		if _, got := sole(ask); got != want {
			t.Errorf("with verb %d to be done first, the one answer is given at once: %t, want %t", verb, got, want)
		}
	}
}
