package saga

import (
	"strings"
	"testing"
)

// PS-MORN-05: who goes to sleep with too little for a meal reads what that means, also where a mutation makes it cost
// more; who has enough, or camps, reads nothing of it.
func TestTheNightSaysWhoWillGoHungry(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.Round = 4
	p.stand(0, 7, "TT-C1")
	sleeps := func() string { return p.Outlook(askNight, VerbDone.Of(), 0, nil).Line() }
	p.mat(0).Goods[Food] = 1
	if got := sleeps(); strings.Contains(got, "hungry") {
		t.Errorf("with enough: %q", got)
	}
	p.hold(0, "Second Stomach")
	want := "; tomorrow you go hungry (a meal is 2 food, and you have 1): 1 fatigue, which means exhaust 1 boost"
	if got := sleeps(); !strings.HasSuffix(got, want) {
		t.Errorf("with too little: %q", got)
	}
	if got := p.Outlook(askSites, VerbEnough.Of(), 0, nil).Line(); !strings.HasSuffix(got, want) {
		t.Errorf("with too little, at the end of a map: %q", got)
	}
	p.mat(0).Camped = p.mat(0).At
	if got := sleeps(); strings.Contains(got, "hungry") {
		t.Errorf("in a camp: %q", got)
	}
}

// PS-MORN-03: who eats more than one food reads by what, and what comes of eating by itself.
func TestAMealSaysWhatMakesItDearer(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.mat(0).Goods[Food], p.Round = 4, 3
	eats := func() string { return p.brings(askEat, VerbEat.Of(p.foodToEat(0)), 0) }
	if got := eats(); got != "3 food left" {
		t.Errorf("as everybody eats: %q", got)
	}
	p.hold(0, "Second Stomach")
	want := "2 food left; you eat 1 more by Second Stomach; recover 1 health by Second Stomach"
	if got := eats(); got != want {
		t.Errorf("with a Second Stomach: %q", got)
	}
}
