package posthuman

import (
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// PH-SEQ-02, PH-RULING-34, PH-RULING-42: where order matters it is clockwise from the starting player, here green,
// yellow, red.
func TestClockwiseFromTheStarter(t *testing.T) {
	draws := "Antlers, Bark, Lamp Eyes, Slow Blood, Quills, Long Left"
	column := num(t, "The Long Column")
	for _, c := range []struct {
		what   string
		with   []string
		phase  Phase
		script []string
		want   []string
	}{
		{"scars of those who starve",
			[]string{"red hunger", "3", "green hunger", "3", "yellow hunger", "3", "next scars", draws}, PhaseEating,
			[]string{"Eat nothing", "Eat nothing", "Eat nothing"},
			[]string{"green scars", "Antlers, Bark", "yellow scars", "Lamp Eyes, Slow Blood", "red scars",
				"Quills, Long Left"}},
		{"followers bought",
			[]string{"next events", "The Long Column", "next followers", "Poacher, Surveyor, School Cook"}, PhaseEvent,
			[]string{"deal:" + column, "deal:" + column, "deal:" + column},
			[]string{"green followers", "Poacher", "yellow followers", "Surveyor", "red followers", "School Cook"}},
		{"supplies by an event", []string{"next events", "Dark Days", "next supplies", "SU-07, SU-08, SU-10"},
			PhaseEvent,
			[]string{"gather", "gather", "gather"},
			[]string{"green food", "7", "yellow food", "6", "red food", "6", "yellow ammo", "6", "red ammo", "7"}},
		{"foraging",
			[]string{"red action", "Forage", "green action", "Forage", "yellow action", "Forage", "next supplies",
				"SU-07, SU-08, SU-10"}, PhaseForage,
			nil, []string{"green food", "7", "yellow food", "6", "red food", "6", "yellow ammo", "6", "red ammo", "7"}},
	} {
		s := set(t, 3, "starter", "green").with(c.with...)
		s.play(c.phase, c.script...).want(c.want...)
		if t.Failed() {
			t.Fatal(c.what)
		}
	}
}

// Who is told of first, and who is asked first.
func TestWhoComesFirst(t *testing.T) {
	s := set(t, 3, "starter", "yellow", "red health", "3", "green health", "3", "yellow health", "3")
	s.play(PhaseDeclare, "Camp", "Camp", "Camp")
	var order []string
	for _, x := range s.told {
		if who, _, ok := strings.Cut(x, " will Camp"); ok {
			order = append(order, who)
		}
	}
	if want := []string{"Yellow", "Red", "Green"}; !slices.Equal(order, want) {
		t.Errorf("declared in the order %q", order)
	}
	s.told = nil
	s.play(PhaseCamp)
	order = nil
	for _, x := range s.told {
		if who, _, ok := strings.Cut(x, " camps"); ok {
			order = append(order, who)
		}
	}
	if want := []string{"Yellow", "Red", "Green"}; len(order) > 0 && !slices.Equal(order, want) {
		t.Errorf("camped in the order %q", order)
	}
}

// PH-MUTACT-01, PH-MUTACT-13: mutants act and draw clockwise.
func TestMutantsDrawClockwise(t *testing.T) {
	s := set(t, 3, "green mutant", "yes", "yellow mutant", "yes", "starter", "yellow", "green tricks", "none",
		"yellow tricks", "none",
		"next actions", "MA-01, MA-02, MA-03, MA-04, MA-05, MA-06")
	s.play(PhaseMutant, "bide", "bide")
	var got []string
	for _, who := range []table.Seat{yellow, green} {
		for _, l := range s.of(who, Tricks).Cards {
			got = append(got, Of(l.Card).ID)
		}
	}
	if want := []string{"MA-01", "MA-02", "MA-03", "MA-04", "MA-05", "MA-06"}; !slices.Equal(got, want) {
		t.Errorf("yellow and then green drew %q", got)
	}
}

// PH-RULING-58: for each camper in turn those who hold a card face down are asked.
func TestCampersAreRobbedClockwise(t *testing.T) {
	s := set(t, 3, "starter", "yellow", "red map", "TI-F01 at 0 -1 done", "red stands", "TI-F01", "yellow map",
		"TI-F02 at 0 -1 done", "yellow stands", "TI-F02",
		"red health", "3", "yellow health", "3", "green mutant", "yes", "green chosen", "MA-11")
	s.play(PhaseCamp, "red: Camp", "yellow: Camp", "bide", "act", "rob").wasAsked("react", "react",
		"rob").want("red food", "3", "yellow food", "5")
	s = set(t, 3, "starter", "yellow", "red map", "TI-F01 at 0 -1 done", "red stands", "TI-F01", "yellow map",
		"TI-F02 at 0 -1 done", "yellow stands", "TI-F02",
		"red health", "3", "yellow health", "3", "green mutant", "yes", "green chosen", "MA-11")
	s.play(PhaseCamp, "red: Camp", "yellow: Camp", "act", "rob").wasAsked("react", "rob").want("red food", "5",
		"yellow food", "3")
}

// Minions that attack shoot first, and no XP is spent before they are dealt with (PH-RULING-120).
func TestMinionsThatShoot(t *testing.T) {
	s := set(t, 2, "red gear", "Knife", "next human minions", "Catapult Man", "red speed", "4").roll("sd",
		near).roll("md", attack)
	s.mat(red).Journey = Journey{}
	joined := false
	s.act(red, func(t *table.Table) {
		s.beginFight(t, red, 1, 0, by("PH-ENC-01"))
		joined = s.mat(red).Fight.Joined
	}, "engage").want("red health", "5", "red xp cards", "Catapult Man")
	if joined {
		t.Error("the fight is over, and still on")
	}
	s = set(t, 2, "whole human minions", "none", "discarded human minions", "none")
	s.act(red, func(t *table.Table) { s.beginFight(t, red, 2, 0, by("PH-ENC-01")) }).wasAsked().want("red foes", "none")
}

// Whoever comes along is there before the sight of the group takes morale (PH-RULING-91).
func TestCousinsComeBeforeTheDread(t *testing.T) {
	s := set(t, 3, "red map", "TI-F01 at 0 -1 done", "red stands", "TI-F01", "green mutant", "yes", "green chosen",
		"MA-19", "next mutant minions", "Spare Hand",
		"red gear", "Kalt 9mm")
	s.meets("Somebody in Your Coat", "act", "fight", "hold")
	joins, dread := 0, 0
	for i, x := range s.told {
		if strings.Contains(x, "Spare Hand") {
			joins = i
		}
		if strings.Contains(x, "loses 1 morale") {
			dread = i
		}
	}
	if joins == 0 || dread < joins {
		t.Errorf("told %q", s.told)
	}
}
