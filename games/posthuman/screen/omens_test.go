package screen

import (
	"slices"
	"strings"
	"testing"

	"waystation/games/posthuman"
	"waystation/table"
)

// Before an answer with which the turn may end it is said that an event comes, and what it may take; not where another
// encounter comes first, nor in the last turn.
func TestTheEventToComeIsSaid(t *testing.T) {
	met := map[string]bool{}
	m := newMatch(t, 2, "omens", "standard")
	walk(t, m, 1, func(a *table.Ask) {
		kind := a.Prompt.Kind
		if met[kind] || !slices.Contains(closing, kind) || m.View(a.Seat).(*posthuman.View).Phase < posthuman.PhaseDeclare {
			return
		}
		sc := sceneOf(m, a.Seat)
		v := sc.View.(*posthuman.View)
		o := &v.Players[a.Seat]
		const says = "Next turn&#39;s event hurts in "
		o.Journey.Figures = 1
		page := draw(t, sc)
		met[kind] = true
		if !strings.Contains(page, says) || !strings.Contains(page, "furthest ahead: 1 scar") {
			t.Errorf("%s: no word of the event to come", kind)
		}
		o.Hunger, o.Food, o.Safe = 1, 0, false
		if !strings.Contains(draw(t, sc), "hunger takes 1 health and 1 morale next turn") {
			t.Errorf("%s: no word of the hunger to come", kind)
		}
		o.Journey.Figures = 2
		if strings.Contains(draw(t, sc), says) {
			t.Errorf("%s: it is said although there is an encounter before it", kind)
		}
		o.Journey.Figures, v.Players[1-a.Seat].JP = 1, posthuman.LastSpace
		if strings.Contains(draw(t, sc), says) {
			t.Errorf("%s: it is said in the last turn", kind)
		}
	})
	if !met["option"] || !met["declare"] || !met["confront"] {
		t.Errorf("met only %v", met)
	}
}
