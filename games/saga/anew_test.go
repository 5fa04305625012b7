package saga

import (
	"testing"

	"waystation/table"
)

// PS-RANGED-06, PS-MELEE-03: to draw another card in a fight says from what to what it may go then, whether that may
// knock out, and what may follow.
func TestAnotherCardSaysWhatItMayDo(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	nose := VerbUse.Of(int(p.hold(0, "Nose Like a Dog")), 0)
	a, _ := p.Using(0, nose)
	if a == nil || a.Key != KeyRedraw {
		t.Fatalf("a nose does %+v", a)
	}
	p.clinch("Puddle Cat", Result{}, 3)
	p.of(0, Deck).Draw(p.tb, p.of(0, Drawn), table.Everyone)
	for health, want := range map[int8]string{
		7: "with another card you deal 0 to 1 and take 1 to 2; then a mutation",
		2: "with another card you deal 0 to 1 and take 1 to 2, which at worst knocks you out; then a mutation",
	} {
		p.mat(0).Health = health
		if got := p.Outlook(askStrike, nose, 0, nil); got.Words != want || costsAFall(got) != (health == 2) {
			t.Errorf("with %d health: %+v", health, got)
		}
	}
	p.mat(0).Fight.begin(RangedFray)
	p.mat(0).Fight.Weapon, p.mat(0).Fight.Mine = int16(p.card("Hunting Rifle"))+1, Result{Hits: 2}
	if got, want := p.brings(askAim, nose, 0), "with another card your shot deals 0 to 1"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
