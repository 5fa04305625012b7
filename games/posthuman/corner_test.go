package posthuman

import (
	"slices"
	"testing"

	"waystation/scenario"
	"waystation/table"
)

// PH-SEQ-01, PH-RULING-35: the starting player draws the event of every turn, even as a mutant.
func TestTheStarterDrawsEvents(t *testing.T) {
	s := set(t, 3, "starter", "green", "green mutant", "yes", "next events", "Knocking")
	s.Phase = PhaseEvent
	s.Step(s.tab)
	if e := s.tab.Told()[0]; e.Tale != taleEvent || e.Seat != green || s.Starter != green {
		t.Errorf("drawn by %s", s.SeatName(e.Seat))
	}
}

// PH-EAT-01, PH-RULING-44: nobody's meal shows before all have chosen.
func TestAllEatAtOnce(t *testing.T) {
	s := set(t, 2, "red hunger", "1")
	s.Phase, s.script, s.asked = PhaseEating, []string{"eat:1", "Eat nothing"}, nil
	s.Step(s.tab)
	told := s.tab.Told()
	s.wasAsked("eat", "eat").want("red food", "4", "green hunger", "1")
	if len(told) == 0 || told[0].Lane != (table.Lane{}) {
		t.Errorf("told while others were choosing: %v", told)
	}
}

// PH-EAT-12: what costs food costs it in a safe house too.
func TestASafeHousePaysForNobody(t *testing.T) {
	house := safeHouse(t)
	s := set(t, 1, "red map", house+" at 0 -1 done", "red stands", house+" zone "+lastZone(house), "next events",
		"The Long Column")
	s.play(PhaseEvent, "deal").want("red food", "3")
	if n := s.of(red, Company).Len(); n != 1 {
		t.Errorf("%d followers", n)
	}
}

// PH-DECL-05: what has been declared is done when its step comes.
func TestDeclaredActionsAreDone(t *testing.T) {
	s := set(t, 1).play(PhaseDeclare, "Forage").want("red action", "Forage", "red foraged", "no")
	for s.Phase < PhaseScout {
		s.Step(s.tab)
	}
	s.want("red foraged", "yes")
}

// PH-TRADE-03, PH-RULING-53, PH-RULING-54: no followers and skills, and no promises either.
func TestWhatIsNotForTrade(t *testing.T) {
	friend := Of(Cards(GroupFollowers)[0]).Handle
	s := set(t, 2, "red followers", friend, "red skills", "Stealth", "red kept", "Protector", "red scars", "Antlers")
	s.trading(red, "give-food", "pass")
	for _, name := range []string{friend, "Stealth", "Protector", "Antlers"} {
		if slices.Contains(s.offers, "give:"+s.no(name)) {
			t.Errorf("%s is for trade", name)
		}
	}
}

// PH-MUTACT-07, PH-RULING-136: what mutants hold is shown to nobody; they may talk.
func TestHandsOfMutantsAreTheirOwn(t *testing.T) {
	s := set(t, 3, "red scars", "Antlers", "green scars", "Quills")
	s.act(red, func(t *table.Table) { s.turn(t, red) }).act(green, func(t *table.Table) { s.turn(t, green) })
	for _, l := range s.of(red, Tricks).Cards {
		if l.Seen != table.Set(red) {
			t.Errorf("%s is seen by %b", Of(l.Card).Name, l.Seen)
		}
	}
}

// PH-MUTACT-15, PH-TURN-05, PH-TURN-10: no place on a map or on the track, and the default actions at hand.
func TestAMutantIsNowhere(t *testing.T) {
	s := set(t, 3, "red journey", "4", "red map", "TI-F01 at 0 -1 done")
	s.act(red, func(t *table.Table) { s.turn(t, red) }).want("red journey", "0")
	if n := s.of(red, Map).Len(); n != 0 {
		t.Errorf("%d tiles", n)
	}
	s.with("red tricks", "none").play(PhaseMutant, "bide")
	if !slices.Equal(s.offers, []string{"mutate", "consolidate", "bide"}) {
		t.Errorf("offered %q", s.offers)
	}
}

// Eight titles of three cards, 21 mutations and 10 blanks.
func TestWhatTheMutantsBoxHolds(t *testing.T) {
	var titles [TurnTheSignposts + 1]int
	for _, c := range Cards(GroupActions) {
		titles[Of(c).Title]++
	}
	scenario.Shows(t, "PH-RULING-17", "cards of each title", titles, [...]int{0, 3, 3, 3, 3, 3, 3, 3, 3})
	blanks := 0
	for _, c := range Cards(GroupScars) {
		if Of(c).Blank {
			blanks++
		}
	}
	scenario.Shows(t, "PH-RULING-19", "blanks", blanks, 10)
	scenario.Shows(t, "PH-RULING-19", "scars", len(Cards(GroupScars)), 31)
}

// PH-RULING-60: the first option, or the default, is what the clock takes.
func TestPlayersWhoAreAway(t *testing.T) {
	first := func(s *scene, want string) {
		t.Helper()
		if s.offers[0] != want {
			t.Errorf("the clock takes %q, expected %q", s.offers[0], want)
		}
	}
	first(set(t, 1).play(PhaseEating, "eat:1"), "eat:1")
	first(set(t, 1, "red health", "3").play(PhaseDeclare, "Camp"), "declare:1")
	first(set(t, 1).play(PhaseDeclare, "Move"), "declare:3")
	s := set(t, 3, "red scars", "Antlers, Quills", "next scars", "Second Row")
	s.exercises("PH-SCAR-04")
	first(s.act(red, func(t *table.Table) { s.drawScar(t, red, by("PH-SCAR-04")) }, "stay-human"), "stay-human")
	for _, p := range []*table.Prompt{askMutant, askReact} {
		if p.Default != "bide" {
			t.Errorf("%s: the clock takes %q", p.Kind, p.Default)
		}
	}
}

// PH-RULING-76: an empty deck is made of its discard pile; with that empty too the draw is skipped.
func TestActionsRunOut(t *testing.T) {
	s := abroad(t, "whole actions", "none", "discarded actions", "MA-01")
	if !s.drawTrick(s.tab, green) || s.drawTrick(s.tab, green) {
		t.Error("one card was there to be drawn, no more")
	}
}

// PH-RULING-124: who turns by choice draws no more of the scars, and the knock-out is not completed.
func TestTurningByChoiceStopsAKnockOut(t *testing.T) {
	s := set(t, 3, "red scars", "Antlers, Quills", "red health", "1", "next scars", "Second Row, Bone Spade")
	s.exercises("PH-STAT-05")
	s.act(red, func(t *table.Table) { s.lose(t, red, 1, 0, by("PH-STAT-05")) }, "turn").wasAsked("turn").
		want("red scars", "Antlers, Quills, Second Row", "next scars", "Bone Spade", "red food", "0")
}

// PH-RULING-125, PH-RULING-126: a scar is lost face down, and the next mutation that makes three asks again.
func TestTheThirdMutationComesAgain(t *testing.T) {
	s := set(t, 3, "red scars", "Antlers, Quills, Just a Scar", "next scars", "Second Row, Bone Spade")
	s.exercises("PH-RULING-125", "PH-SCAR-04")
	scar := func(t *table.Table) { s.drawScar(t, red, by("PH-SCAR-04")) }
	s.act(red, scar, "stay-human")
	s.act(red, func(t *table.Table) { s.healScar(t, red, by("PH-RULING-125")) }, "lose-scar:"+s.no("Quills"))
	if l := s.pile(ScarsGone).Cards; len(l) != 1 || l[0].Seen.Has(green) || !l[0].Seen.Has(red) {
		t.Errorf("discarded: %v", l)
	}
	s.act(red, scar, "stay-human")
	if !slices.Equal(s.offers, []string{"stay-human", "turn"}) {
		t.Errorf("offered %q", s.offers)
	}
}

// PH-RULING-137: the card that lies face down is out of the hand, and replaced at the end of the step.
func TestTheChosenCardIsReplaced(t *testing.T) {
	s := abroad(t, "green tricks", "MA-22, MA-23, MA-24", "red foraged", "yes").play(PhaseDeclare, "Camp",
		"trick", "Camp")
	if n := s.of(green, Tricks).Len(); n != 2 {
		t.Errorf("%d cards in hand", n)
	}
	s.play(PhaseMutant, "bide").want("green chosen", "none")
	if n := s.of(green, Tricks).Len(); n != 3 {
		t.Errorf("%d cards in hand at the end", n)
	}
}

// An event that compares, and says nothing about playing alone.
func TestComparingAlone(t *testing.T) {
	s := set(t, 1, "next events", "Guide").play(PhaseEvent).wasAsked().want("event", "none").heard("no effect")
	s.shows("PH-RULING-149 PH-SOLO-12", "red journey", "0")
}
