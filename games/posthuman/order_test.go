package posthuman

import (
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// at is where a sentence stands in what was told, and fails where it does not.
func (s *scene) at(part string) int {
	s.t.Helper()
	i := slices.IndexFunc(s.told, func(x string) bool { return strings.Contains(x, part) })
	if i < 0 {
		s.t.Fatalf("nobody told %q: %q", part, s.told)
	}
	return i
}

// PH-CAMP-04, PH-RULING-56: all campers recover before any of them uses anything, also what works by itself.
func TestCampersRecoverTogether(t *testing.T) {
	s := set(t, 3, "red skills", "Snaring", "red health", "3", "green health", "3", "yellow health", "3")
	s.play(PhaseCamp, "red: Camp", "green: Camp", "yellow: Camp")
	if used := s.at("Red uses Snaring"); used < s.at("Green camps") || used < s.at("Yellow gains 2 health") {
		t.Errorf("something is used before all have recovered: %q", s.told)
	}
}

// PH-RULING-71: the journey point comes before the supplies, and the marker after them; what a place gives comes after
// the marker.
func TestTheMarkerComesAfterTheSupplies(t *testing.T) {
	s := set(t, 2, "red map", "TI-F14 at 0 -1", "red stands", "TI-F14 zone 1")
	s.whenDrawn = func(c table.Chance) {
		if c.Name == "weapon deck" && !s.Cards[s.named("TI-F14")].Done {
			t.Error("a place gives something before its tile has its marker")
		}
	}
	s.act(red, func(t *table.Table) { s.completeTile(t, red) }, "done")
	s = set(t, 2, "red map", "TI-F01 at 0 -1", "red stands", "TI-F01 zone 1")
	s.mat(red).Journey = Journey{Level: 1, Gain: true}
	drawn := 0
	s.whenDrawn = func(c table.Chance) {
		if c.Name != "supply deck" {
			return
		}
		drawn++
		if s.Cards[s.named("TI-F01")].Done || s.mat(red).JP != 1 {
			t.Errorf("at the supplies the marker is there: %v, the journey point: %d", s.Cards[s.named("TI-F01")].Done,
				s.mat(red).JP)
		}
	}
	s.act(red, func(t *table.Table) { s.completeZone(t, red) })
	if drawn == 0 || !s.Cards[s.named("TI-F01")].Done {
		t.Errorf("%d supplies, marker %v", drawn, s.Cards[s.named("TI-F01")].Done)
	}
}

// PH-EVENT-07: the price of a deal is paid before what it buys comes.
func TestADealIsPaidFirst(t *testing.T) {
	s := set(t, 2, "next events", "Guide", "red journey", "4", "green journey", "5")
	s.play(PhaseEvent, "3 food for 1 journey point")
	if paid, got := s.at("Red loses 3 food"), s.at("Red gains a journey point"); paid > got {
		t.Errorf("the point comes before the price: %q", s.told)
	}
}
