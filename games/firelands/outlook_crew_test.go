package firelands

import (
	"strings"
	"testing"

	"waystation/table"
)

// FL-EXPL-09, FL-RULING-104: the Desert Son who lived by food alone dies wherever he goes.
func TestOutlookOfADesertSonWhoDies(t *testing.T) {
	s := morning(t, "blue active: Desert Son", "blue rest: Citadel Guard", "blue exhausted: none", "blue cargo: 2 survivor")
	who, _ := s.seatNamed("Blue")
	c := s.card("Desert Son (blue)")
	s.Cards[c].Sent, s.Cards[c].Counters, s.Cards[c].Boost = true, 1, 1
	for _, how := range []int{restsAtOnce, bringsFuel, justTired} {
		x := s.Outlook(askTired, VerbTired.Of(how), who, nil)
		if !same(x, outlook(table.Loss, "the Desert Son dies")) {
			t.Errorf("%d: %+v", how, x)
		}
	}
	s.Cards[c].Counters = 0
	if x := s.Outlook(askTired, VerbTired.Of(justTired), who, nil); strings.Contains(x.Words, "dies") {
		t.Errorf("in good health: %+v", x)
	}
}
