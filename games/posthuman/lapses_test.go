package posthuman

import (
	"slices"
	"testing"

	"waystation/table"
)

// PH-RULING-49: an action that has become illegal when its step comes is lost, and told to be; a legal one is not.
func TestActionsThatLapse(t *testing.T) {
	for _, c := range []struct {
		action string
		phase  Phase
		with   []string
	}{
		{"Forage", PhaseForage, []string{"red foraged", "yes"}}, {"Scout", PhaseScout, []string{"whole tiles", "none"}},
		{"Move", PhaseMove, []string{"season", "Hurricane"}},
	} {
		s := set(t, 2).with(c.with...)
		s.play(c.phase, "red: "+c.action).wasAsked().heard("Red can't " + c.action + " any more.")
		if !s.mat(red).Acted {
			t.Errorf("%s: red may act again", c.action)
		}
	}
}

// PH-SEQ-06, PH-RULING-18, PH-RULING-138: mutants are asked before a Move, after a camp in the open and when a tile is
// completed, but not when
// somebody forages, scouts, or camps in a safe house; and who has acted is asked no more.
func TestWhenMutantsAreAsked(t *testing.T) {
	asked := func(s *scene, a Action, script ...string) []string {
		s.act(red, func(t *table.Table) { s.interrupted(t, red, a) }, script...)
		return s.asked
	}
	for a, want := range map[Action][]string{Camp: {"react"}, Forage: nil, Scout: nil, Move: {"react"}} {
		s := abroad(t, "green chosen", "MA-11")
		if got := asked(s, a, map[bool][]string{true: {"bide"}}[want != nil]...); !slices.Equal(got, want) {
			t.Errorf("%s: asked %q, want %q", a, got, want)
		}
	}
	s := abroad(t, "green chosen", "MA-11", "red map", "TI-P03 at 0 -1 turned 1 done", "red stands", "TI-P03 zone 1")
	if got := asked(s, Camp); len(got) > 0 {
		t.Errorf("in a safe house: asked %q", got)
	}
	s = abroad(t, "green chosen", "MA-11")
	s.mat(green).Acted = true
	if got := asked(s, Move); len(got) > 0 {
		t.Errorf("after having acted: asked %q", got)
	}
	s = abroad(t, "green chosen", "none") // Tactics is open to all before a Move, and to nobody else
	if got := asked(s, Camp); len(got) > 0 {
		t.Errorf("a camp, with no card face down: asked %q", got)
	}
	if got := asked(s, Move, "bide"); !slices.Equal(s.offers, []string{"bide", "tactics"}) {
		t.Errorf("a Move, with no card face down: asked %q, offered %q", got, s.offers)
	}
}

// One of several weapons that is active stays so when weapons are looked through again.
func TestActiveWeaponsStayActive(t *testing.T) {
	s := set(t, 2, "red gear", "Knife, Cleaver, Lead Pipe, Nail Gun", "red active", "Cleaver, Nail Gun")
	s.arm(red)
	s.want("red active", "Cleaver, Nail Gun")
}

// PH-SCAR-02, PH-SCAR-04: tainted shots give one scar in a combat, and only those that wound.
func TestOneScarOfTaintedShots(t *testing.T) {
	for _, c := range []struct {
		sd   []int
		want string
	}{
		{[]int{near, shotMiss, near, shotMiss, shotMiss, shotMiss}, "Just a Scar"},
		{[]int{shotMiss, shotMiss, near, shotMiss, shotMiss, shotMiss}, "Just a Scar"},
		{[]int{shotMiss, shotMiss, shotMiss, shotMiss, shotMiss, shotMiss}, "none"},
	} {
		s := set(t, 2, "next scars", "Just a Scar, Just a Scar 2", "red speed", "2").faces("Slate Licker; Glassblower")
		s.roll("sd", c.sd...)
		s.act(red, func(t *table.Table) { s.shootingRound(t, red) }).want("red scars", c.want)
	}
}

// PH-RULING-51: an offer that can't be kept can be refused, and not accepted.
func TestASpoiltOfferIsDenied(t *testing.T) {
	for food, want := range map[string][]string{
		"5": {"accept", "refuse", "offer", "done"}, "1": {"refuse", "offer", "done"},
	} {
		s := set(t, 2, "phase", "trade", "red food", food)
		s.Offers = []Offer{{From: red, To: green, Give: Lot{Food: 3}}}
		s.script = []string{"done"}
		m := s.tab.Open(green, askTrade)
		s.offerTrade(green, &m)
		m.Ask()
		if !slices.Equal(s.offers, want) {
			t.Errorf("red has %s food: %q, want %q", food, s.offers, want)
		}
	}
}
