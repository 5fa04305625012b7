package screen

import (
	"strings"
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

// Who bids sees their own land as it lies when it is drawn large: the Fortress at the right. Others' lies to the right of it.
func TestTheOwnLandIsDrawnOneWayRound(t *testing.T) {
	p := newPage(sceneOf(newMatch(t, 2, "one way round", "standard"), 0))
	start := func(drawing string) string {
		before, _, _ := strings.Cut(drawing, `<rect class="qstart"`)
		return before[strings.LastIndex(before, "translate("):]
	}
	if own := start(p.small(0, true)); own != `translate(103.4 52.2)">` {
		t.Errorf("the way out of one's own land lies at %s", own)
	}
	if others := start(p.small(1, false)); others != `translate(1 52.2)">` {
		t.Errorf("that of another's lies at %s", others)
	}
}
