package saga

import (
	"strings"
	"testing"

	"waystation/table"
)

// What a seat is told would follow from an answer comes to pass, where nothing is left to chance: in melee once the
// dice lie.
func TestOutlooksComeToPass(t *testing.T) {
	if got := inTen(Certain * 58 / 100); got != "6 in 10 (58 %)" {
		t.Errorf("58 %% reads %q", got)
	}
	if got := inTen(Certain / 1000); got != "seldom (1 %)" {
		t.Errorf("what may come reads %q", got)
	}
	if got := halves(Certain * 3 / 2); got != "1½" {
		t.Errorf("one and a half reads %q", got)
	}
	var even Outlook
	even.Ends[1][0][0] = Certain / 2
	even.Fall = Certain / 2
	x := said(&even, true)
	if !strings.Contains(x.Words, "kill it 5 in 10 (50 %)") || !strings.Contains(x.Words, "out 50 %") ||
		x.Stake != table.Loss {
		t.Errorf("an even fight reads %q, stake %d", x.Words, x.Stake)
	}
}
