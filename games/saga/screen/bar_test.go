package screen

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"waystation/games/saga"
)

// Each round of the track says what happens in it and whether it may bring a story, and each part of a round what is
// done in it. No part is named that a round does not have (PS-RULING-001, PS-RULING-002).
func TestTheRoundsExplainThemselves(t *testing.T) {
	for mode, seats := range map[string]int{"standard": 2, "teams": 4, "solo": 1} {
		p := newPage(sceneOf(newMatch(t, seats, "rounds", mode), 0))
		p.v.Phase = saga.PhaseDay
		list := p.stones()
		for i, x := range list {
			n := i + 1
			p.v.Round = n
			want := map[saga.RoundKind]string{
				saga.RoundBroadcast: ", broadcast: " + broadcastSays, saga.RoundEvent: ", event: " + eventSays,
			}[saga.Round(n)]
			switch {
			case n == saga.Encroachment:
				want = ", the mutants close in: from now on "
			case n == len(list):
				want = ", the last: after its night the match is over" + want
			}
			if !strings.HasPrefix(x.says, "Round "+strconv.Itoa(n)+want) || !strings.HasSuffix(x.says, "story") {
				t.Errorf("%s: %q does not say %q", mode, x.says, want)
			}
			b := p.bar()
			if b.Phases[b.At] != "Day" || len(b.Says) != len(b.Phases) || slices.Contains(b.Says, "") {
				t.Errorf("%s, round %d: %q mean %q", mode, n, b.Phases, b.Says)
			}
			for kind, name := range map[saga.RoundKind]string{saga.RoundBroadcast: "Broadcast", saga.RoundEvent: "Event"} {
				if slices.Contains(b.Phases, name) != (saga.Round(n) == kind) {
					t.Errorf("%s, round %d has %q", mode, n, b.Phases)
				}
			}
		}
	}
}
