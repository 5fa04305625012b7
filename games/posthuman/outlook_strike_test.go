package posthuman

import (
	"testing"

	"waystation/table"
)

// PH-MUTACT-03, PH-MUTACT-11, PH-SCAR-07: what a mutant does to a human is said with the scar that a wound leaves, what
// its mutations add, and how likely the human withstands it.
func TestStrikesSayWhatTheyLeave(t *testing.T) {
	for _, c := range []struct {
		title Title
		scars string
		want  string
	}{
		{Charge, "none", "3 wounds less blocks; 4 health"},
		{Charge, "Drum Skull", "4 wounds less blocks; 4 health"},
		{Embrace, "none", "one melee round, and a wound leaves a scar; 4 health, melee 2"},
		{Pelt, "none", "a shot; 4 health"},
		{Pelt, "Sour Gland", "a shot, and a wound leaves a scar; 4 health"},
		{CallByName, "none", "2 of 5 morale, unless a test of mind passes 5 in 10 (50 %)"},
	} {
		s := set(t, 3, "green mutant", "yes", "green scars", c.scars, "red health", "4", "red morale", "5", "red mind", "3",
			"green mind", "3", "red melee", "2")
		for x := range table.Card(CardCount) {
			if Of(x).Title != c.title {
				continue
			}
			if got := s.Outlook(askMutant, VerbStrike.Of(int(x), int(red)), green, nil).Words; got != c.want {
				t.Errorf("%s, %s: %q, want %q", Of(x).Name, c.scars, got, c.want)
			}
			break
		}
	}
	s := set(t, 3, "green mutant", "yes", "red mind", "3", "green mind", "5")
	for x := range table.Card(CardCount) {
		if Of(x).Title == CallByName {
			if got := s.strikeWords(green, x, red); got != "2 of 6 morale, unless a test of mind passes 3 or 4 in 10 (33 %)" {
				t.Errorf("the stronger mind: %q", got)
			}
			break
		}
	}
}
