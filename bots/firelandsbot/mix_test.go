package firelandsbot_test

import (
	"fmt"
	"testing"

	"waystation/games/firelands"
	"waystation/games/gametest"
)

// Whole matches of every mix of Firelands and Frostlands, and never an answer that is not on offer. Somebody reaches
// the ship now and then, or the Citadel.
func TestWholeMatchesOfEveryMix(t *testing.T) {
	words := []string{"firelands", "frostlands"}
	reached := map[int]int{}
	for mix := 1; mix < 8; mix++ {
		for k := range 6 {
			s := setup(2 + k%3)
			s.Options = map[string]string{"outcomes": words[mix>>2&1]}
			for i := range 3 {
				s.Options[fmt.Sprint("period", i+1)] = words[mix>>i&1]
			}
			m, players := newMatch(t, s, fmt.Sprint("mix ", mix, k))
			if err := gametest.Play(m, players, nil, nil); err != nil {
				t.Fatal(err)
			}
			for _, p := range m.View(0).(*firelands.View).Players {
				if p.Reached {
					reached[mix>>2&1]++
				}
			}
		}
	}
	if reached[0] == 0 || reached[1] == 0 {
		t.Errorf("%d convoys reached the Citadel and %d the ship", reached[0], reached[1])
	}
}
