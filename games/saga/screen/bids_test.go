package screen

import (
	"testing"

	"waystation/games/saga"
	"waystation/table"
)

// PS-BCAST-02: sheets to bid on lie there while bids are made, and for nothing that is asked after them: not while
// pairs are taken, nor while hands are trimmed.
func TestBidsLieThereWhileTheyAreMade(t *testing.T) {
	seen := map[string]int{}
	for _, x := range setups {
		m := newMatch(t, x.seats, "bids "+x.name, x.mode, x.options...)
		walk(t, m, 3, func(a *table.Ask) {
			kind := a.Prompt.Kind
			if kind != "bid" && kind != "take" && kind != "pick" && kind != "trim" {
				return
			}
			seen[kind+"-"+x.name]++
			for s := range table.Seat(x.seats) {
				p := newPage(sceneOf(m, s))
				if p.v.Phase == saga.PhaseTaking && (p.stage() == "bids") != (kind == "bid") {
					t.Errorf("%s, %s: seat %d sees %s", x.name, kind, s, p.stage())
				}
			}
		})
	}
	for _, kind := range []string{"bid-two", "take-two", "trim-two", "trim-four", "bid-teams"} {
		if seen[kind] == 0 {
			t.Errorf("seen: %v", seen)
		}
	}
}
