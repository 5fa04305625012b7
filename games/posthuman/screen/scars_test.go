package screen

import (
	"strings"
	"testing"

	"waystation/games/posthuman"
	"waystation/table"
)

// How near one is to turning stands at the head of what lies in hand: at its foot it was cut off on a low screen.
func TestScarsStandBeforeTheHand(t *testing.T) {
	met := 0
	m := newMatch(t, 2, "scars in sight", "short")
	walk(t, m, 1, func(a *table.Ask) {
		sc := sceneOf(m, a.Seat)
		if o := sc.View.(*posthuman.View).Players[a.Seat]; met > 0 || len(o.Scars) == 0 || len(o.Hand) == 0 {
			return
		}
		_, own, _ := strings.Cut(draw(t, sc), `data-region="own"`)
		scars, hand := strings.Index(own, `class="scars"`), strings.Index(own, `data-piece="hand:`)
		if met++; scars < 0 || hand < scars {
			t.Errorf("scars at %d, the hand at %d", scars, hand)
		}
	})
	if met == 0 {
		t.Error("nobody has both")
	}
}
