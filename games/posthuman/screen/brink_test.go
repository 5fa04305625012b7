package screen

import (
	"slices"
	"strings"
	"testing"

	"waystation/games/posthuman"
	"waystation/table"
)

// PH-TURN-02: who may be turned by the next knock-out reads it wherever a fight may come of the answer.
func TestWhoMayBeTurnedByAKnockOutReadsIt(t *testing.T) {
	var scars []posthuman.Shown
	for _, c := range posthuman.Cards(posthuman.GroupScars) {
		if !posthuman.Of(c).Blank && len(scars) < 4 {
			scars = append(scars, posthuman.Shown(c))
		}
	}
	met := map[string]bool{}
	m := newMatch(t, 2, "brink", "standard")
	walk(t, m, 2, func(a *table.Ask) {
		kind := a.Prompt.Kind
		if met[kind] || !slices.Contains(risky, kind) {
			return
		}
		met[kind] = true
		sc := sceneOf(m, a.Seat)
		o := &sc.View.(*posthuman.View).Players[a.Seat]
		const says = "You have 4 mutations: with the fifth you turn mutant and lose all you have, and a knock-out brings 2 scars at least."
		if o.Scars = scars; !strings.Contains(draw(t, sc), says) {
			t.Errorf("%s: no word of it", kind)
		}
		if o.Scars = scars[:2]; strings.Contains(draw(t, sc), "with the fifth you turn mutant and lose") {
			t.Errorf("%s: it is said with two mutations", kind)
		}
	})
	if !met["declare"] || !met["level"] || !met["option"] {
		t.Errorf("met only %v", met)
	}
}
