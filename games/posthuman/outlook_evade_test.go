package posthuman

import (
	"strings"
	"testing"
)

// PH-EVADE-03, PH-EVADE-05: what can be used in an attempt to evade is counted before the attempt is made, as what can't
// be evaded after it is told.
func TestAnEscapeCountsTheCardsThatCanBeUsedInIt(t *testing.T) {
	const next = "but meet another encounter at once"
	for _, c := range []struct {
		skill, gear, begins string
		not                 string
	}{
		{"none", "none", "you get away 4 in 10 (42 %), " + next + ", which can't be evaded; else", "with"},
		{"none", "Firecrackers", "with Firecrackers you get away for certain, " + next +
			", which can't be evaded; by the die 4 in 10 (42 %), else", "unless"},
		{"none", "Deer Musk", "you get away 4 in 10 (42 %), with Deer Musk 7 in 10 (72 %), " + next +
			", which can't be evaded unless you use Deer Musk; else", "for certain"},
		{"Stealth", "none", "you get away 6 in 10 (58 %), " + next + "; else", "can't be evaded"},
	} {
		s := set(t, 2, "red skills", c.skill, "red gear", c.gear).faces("Stud Bull")
		says := s.Outlook(AskConfront, VerbEvade.Of(), red, nil).Words
		if !strings.HasPrefix(says, c.begins) || strings.Contains(says, c.not) {
			t.Errorf("%s %s: %q", c.skill, c.gear, says)
		}
	}
}
