package posthuman

import (
	"slices"
	"testing"

	"waystation/table"
)

// PH-TURN-01, PH-RULING-123: the choice comes with the third and with the fourth mutation.
func TestTheThirdMutationAsks(t *testing.T) {
	s := set(t, 3, "red scars", "Antlers, Bone Spade", "next scars", "Second Row, Quills")
	s.exercises("PH-SCAR-04", "PH-TURN-01")
	scar := func(t *table.Table) { s.drawScar(t, red, by("PH-SCAR-04")) }
	s.act(red, scar, "stay-human").wasAsked("turn").want("red mutant", "no")
	s.act(red, scar, "turn").wasAsked("turn").want("red mutant", "yes")
}

// PH-SCAR-05, PH-UI: whoever has three scars is asked, for all that others know; what there is to choose is theirs
// alone.
func TestTheQuestionTellsNothing(t *testing.T) {
	s := set(t, 3, "red scars", "Antlers, Just a Scar", "next scars",
		"Just a Scar 2, Second Row, Just a Scar 3, Quills, Just a Scar 4")
	s.exercises("PH-SCAR-04")
	scar := func(t *table.Table) { s.drawScar(t, red, by("PH-SCAR-04")) }
	for range 3 {
		s.act(red, scar, "stay-human").wasAsked("turn")
		if !slices.Equal(s.offers, []string{"stay-human"}) {
			t.Errorf("offered %q with %d mutations", s.offers, s.mutations(red))
		}
	}
	s.act(red, scar, "stay-human").wasAsked("turn") // the third mutation
	if !slices.Equal(s.offers, []string{"stay-human", "turn"}) {
		t.Errorf("offered %q with %d mutations", s.offers, s.mutations(red))
	}
	if !askTurn.Always {
		t.Error("the question gives away what it is about")
	}
	s.act(red, scar, "stay-human") // a blank: the choice was to be made at once
	if !slices.Equal(s.offers, []string{"stay-human"}) {
		t.Errorf("offered %q after a blank", s.offers)
	}
}

func TestTwoScarsAskNobody(t *testing.T) {
	s := set(t, 3, "red scars", "Antlers", "next scars", "Second Row")
	s.exercises("PH-SCAR-04")
	s.act(red, func(t *table.Table) { s.drawScar(t, red, by("PH-SCAR-04")) }).wasAsked()
}

// PH-EX-59 (PH-TURN-11, PH-RULING-148).
func TestTwoPlayersDontChoose(t *testing.T) {
	s := set(t, 2, "red scars", "Antlers, Bone Spade", "next scars", "Second Row, Quills, Sour Gland")
	s.exercises("PH-SCAR-04")
	scar := func(t *table.Table) { s.drawScar(t, red, by("PH-SCAR-04")) }
	s.act(red, scar).wasAsked().act(red, scar).wasAsked().want("red mutant", "no")
	s.act(red, scar).wasAsked("turn").want("red mutant", "yes")
}

// PH-EX-40 (PH-SCAR-06, PH-TURN-02).
func TestBlanksDontTurn(t *testing.T) {
	s := set(t, 2, "red scars", "Antlers, Bone Spade, Second Row, Quills, Just a Scar, Just a Scar 2", "next scars",
		"Just a Scar 3")
	s.exercises("PH-SCAR-04")
	s.act(red, func(t *table.Table) { s.drawScar(t, red, by("PH-SCAR-04")) }).want("red mutant", "no")
}

// PH-EX-32 (PH-TURN-03, PH-RULING-128): the fifth mutation stops the draw, and the knock-out with it.
func TestTheFifthMutationStopsAKnockOut(t *testing.T) {
	s := set(t, 3, "red scars", "Antlers, Bone Spade, Second Row, Quills", "red health", "0", "next scars",
		"Sour Gland, Just a Scar")
	s.exercises("PH-KO-01")
	s.act(red, func(t *table.Table) { s.knockOut(t, red, outHealth, by("PH-KO-01")) }).wasAsked("turn").
		want("red mutant", "yes", "red scars", "Antlers, Bone Spade, Second Row, Quills, Sour Gland", "next scars",
			"Just a Scar", "red food", "0")
}

// PH-TURN-04, PH-TURN-05, PH-TURN-06, PH-TURN-08, PH-TURN-09, PH-RULING-127.
func TestWhatTurningLeavesBehind(t *testing.T) {
	s := set(t, 3, "red scars", "Antlers, Just a Scar, Bone Spade", "red gear", "Lead Pipe, Gunscope", "red hand",
		"Binoculars", "red skills", "Stealth", "red kept", "Protector", "red map", "TI-F01 at 0 -1", "red stands",
		"TI-F01 zone 1", "red xp cards", "Netboy Trapper", "red journey", "4", "red followers", "FO-01", "next scars",
		"Second Row", "red action", "Move")
	s.exercises("PH-SCAR-04", "PH-TURN-07")
	s.act(red, func(t *table.Table) { s.drawScar(t, red, by("PH-SCAR-04")) }, "turn")
	s.want("red mutant", "yes", "red scars", "Antlers, Bone Spade, Second Row", "red gear", "none", "red hand", "none",
		"red skills", "none", "red kept", "none", "red xp cards", "none", "red food", "0", "red ammo", "0",
		"red journey", "0", "red followers", "none", "discarded scars", "Just a Scar", "discarded equipment",
		// PH-TURN-07
		"Binoculars, Gunscope", "discarded events", "Protector", "discarded skills", "Stealth", "red strength", "4",
		"red melee", "5", "red speed", "2")
	if n := s.of(red, Tricks).Len(); n != 3 {
		t.Errorf("%d action cards, expected 3", n)
	}
	for _, name := range []string{"Lead Pipe", "TI-F01"} {
		if c, _ := Named(name); s.pile(Aside).Find(c) < 0 {
			t.Errorf("%s is still in the game", name)
		}
	}
	for _, l := range s.of(red, Injury).Cards {
		if l.Seen != table.Everyone {
			t.Errorf("%s lies face down", Of(l.Card).Name)
		}
	}
	s.Phase, s.script, s.asked = PhaseDeclare, []string{"Scout", "Scout"}, nil
	s.Step(s.tab)
	s.wasAsked("declare", "declare") // PH-TURN-09
}

// PH-EX-55 (PH-TURN-07, PH-RULING-129): all signs are added up before the limits hold.
func TestStatsOfAMutant(t *testing.T) {
	s := set(t, 3, "red speed", "4", "red scars", "Whistling Shins, SC-19, Bone Spade")
	s.exercises("PH-TURN-07")
	s.act(red, func(t *table.Table) { s.turn(t, red) }).want("red speed", "5", "red shooting", "2", "red melee", "5")
}

// PH-RULING-130.
func TestHandsOfMutants(t *testing.T) {
	s := set(t, 3, "red scars", "Six Fingers, Shared Sleep")
	s.act(red, func(t *table.Table) { s.turn(t, red) })
	if n := s.of(red, Tricks).Len(); n != 5 {
		t.Errorf("%d action cards, expected 5", n)
	}
	if n := set(t, 3, "red scars", "Short Memory").trickLimit(red); n != 2 {
		t.Errorf("limit %d, expected 2", n)
	}
}

// PH-SCAR-08.
func TestScarsComeRoundWithoutBlanks(t *testing.T) {
	s := set(t, 3, "whole scars", "none", "discarded scars", "Just a Scar, Antlers, Just a Scar 2")
	s.exercises("PH-SCAR-04")
	s.act(red, func(t *table.Table) { s.drawScar(t, red, by("PH-SCAR-04")) }).want("red scars", "Antlers",
		"discarded scars", "none", "count of scars", "0")
	s.act(red, func(t *table.Table) { s.drawScar(t, red, by("PH-SCAR-04")) }).want("red scars", "Antlers").
		heard("none is left")
}

// PH-EX-53 (PH-KO-01, PH-RULING-139): 4 morale, of which 3 can go.
func TestKnockedOutWithMorale(t *testing.T) {
	down := []string{"red strength", "2", "red mind", "2", "red health", "1", "red morale", "4", "red hunger", "2",
		"next scars", "Just a Scar, Just a Scar 2", "red map", "TI-F01 at 0 -1", "red stands", "TI-F01 zone 1",
		"red journey", "3"}
	s := set(t, 1, down...)
	hit := func(t *table.Table) { s.lose(t, red, 2, 0, by("PH-STAT-05")) }
	s.act(red, hit, "Exchange 3 morale for 3 health").wasAsked("swap-life").
		// PH-KO-07
		want("red health", "4", "red morale", "1", "red hunger", "0", "red food", "6", "red stands", "start",
			"red journey", "3")
	if len(s.offers) != 4 {
		t.Errorf("offered %q, expected 0 to 3", s.offers)
	}
	s = set(t, 1, append(down, "red strength", "3", "red morale", "1")...)
	s.act(red, hit).wasAsked().want("red health", "1", "red morale", "1")
}

// PH-KO-02: the limit of morale stops the exchange.
func TestDespairWithHealth(t *testing.T) {
	s := set(t, 1, "red mind", "2", "red strength", "5", "red health", "8", "red morale", "1", "next scars",
		"Just a Scar, Just a Scar 2")
	s.exercises("PH-KO-02", "PH-STAT-05")
	s.act(red, func(t *table.Table) { s.lose(t, red, 0, 1, by("PH-STAT-05")) }, "Exchange 4 health for 4 morale").
		want("red health", "4", "red morale", "5")
	if len(s.offers) != 5 {
		t.Errorf("offered %q, expected 0 to 4", s.offers)
	}
}

// PH-KO-04, PH-RULING-142.
func TestBothAtOnceCostsTwoScars(t *testing.T) {
	s := set(t, 1, "red health", "1", "red morale", "1", "next scars", "Just a Scar, Just a Scar 2, Just a Scar 3")
	s.exercises("PH-KO-04", "PH-STAT-05")
	s.act(red, func(t *table.Table) { s.lose(t, red, 1, 1, by("PH-STAT-05")) }).
		want("red health", "1", "red morale", "1", "red scars", "Just a Scar, Just a Scar 2").wasAsked()
}

// PH-FOLLOW-05, PH-KO-07.
func TestAKnockOutScattersActiveFollowers(t *testing.T) {
	a, b := Of(Cards(GroupFollowers)[0]).Handle, Of(Cards(GroupFollowers)[1]).Handle
	s := set(t, 1, "red followers", a+", "+b, "red active", a, "red health", "1", "red morale", "1", "next scars",
		"Just a Scar, Just a Scar 2")
	s.exercises("PH-STAT-05")
	s.act(red, func(t *table.Table) { s.lose(t, red, 1, 1, by("PH-STAT-05")) }).want("red followers", b,
		"discarded followers", a)
}

// PH-SOLO-09, PH-RULING-148.
func TestTurningAloneLoses(t *testing.T) {
	s := set(t, 1, "red scars", "Antlers, Bone Spade, Second Row, Quills", "event", "Hurricane", "next events",
		"Yellow Rain, Knocking")
	s.exercises("PH-SCAR-04")
	s.act(red, func(t *table.Table) { s.drawScar(t, red, by("PH-SCAR-04")) })
	if s.mutations(red) < mustTurn {
		s.with("next scars", "Sour Gland").act(red, func(t *table.Table) { s.drawScar(t, red, by("PH-SCAR-04")) })
	}
	s.want("ended", "all turned")
	if w := s.Result().Winners; w != 0 {
		t.Errorf("won by %v", w)
	}
}

// PH-RULING-144, PH-END-05, PH-GOAL-02, PH-GOAL-04: at once, and together.
func TestTheLastHumanTurns(t *testing.T) {
	s := set(t, 2, "green mutant", "yes", "red scars", "Antlers, Bone Spade, Second Row, Quills", "red hunger", "3",
		"red food", "0", "next scars", "Sour Gland")
	s.exercises("PH-END-05")
	s.play(PhaseEating).want("ended", "all turned")
	if !s.Over() || s.Result().Winners != table.Upto(2) {
		t.Errorf("over %v, won by %v", s.Over(), s.Result().Winners)
	}
}
