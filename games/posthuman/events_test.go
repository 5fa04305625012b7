package posthuman

import "testing"

// PH-EX-31 (PH-EVENT-09): two humans on the same terrain, and a mutant.
func TestTogethernessIsForHumans(t *testing.T) {
	s := set(t, 3, "yellow mutant", "yes", "next events", "Togetherness", "red morale", "3", "green morale", "4")
	s.play(PhaseEvent).want("red morale", "4", "green morale", "5", "yellow morale", "0")
}

func TestTogethernessNeedsTheSameTerrain(t *testing.T) {
	s := set(t, 3, "red map", "TI-F01 at 0 -1 done", "red stands", "TI-F01", "next events", "Togetherness",
		"red morale", "3", "green morale", "3", "yellow morale", "3")
	s.play(PhaseEvent).want("red morale", "3", "green morale", "4", "yellow morale", "4")
}

// PH-EX-20, PH-EX-21 (PH-EVENT-11).
func TestDarkDaysForage(t *testing.T) {
	s := set(t, 2, "red map", "TI-F01 at 0 -1", "red stands", "TI-F01 zone 1", "next events", "Dark Days",
		"whole supplies", "Supplies")
	s.exercises("PH-EVENT-11")
	s.play(PhaseEvent, "gather").wasAsked("free").want("green foraged", "yes", "red foraged", "no", "count of supplies",
		"0")
	if !s.ruled(NoScout) || s.legal(green, Scout) {
		t.Error("on Dark Days somebody may scout")
	}
}

// PH-EX-26 (PH-EVENT-06, PH-RULING-88): collected, and kept over the turn.
func TestProtectorIsKept(t *testing.T) {
	s := set(t, 2, "next events", "Protector", "green health", "4").play(PhaseEvent).want("green kept", "Protector",
		"event", "none")
	s.exercises("PH-EVENT-06")
	s.play(PhaseEnd).want("green kept", "Protector", "discarded events", "none")
	if !s.mat(green).usable(WhenWounds) {
		t.Error("it can't be used")
	}
	set(t, 2, "next events", "Protector").play(PhaseEvent).want("red kept", "none", "green kept", "none").
		play(PhaseEnd).want("discarded events", "Protector")
}

// PH-EX-27 (PH-EVENT-07, PH-RULING-70).
func TestGuideIsPaidAtOnce(t *testing.T) {
	back := []string{"next events", "Guide", "red journey", "3"}
	set(t, 2, back...).play(PhaseEvent, "No").want("green journey", "0", "green food", "5").play(PhaseEnd).
		want("green journey", "0", "green kept", "none")
	set(t, 2, back...).play(PhaseEvent, "3 ammo for 1 journey point").want("green journey", "1", "green ammo", "2",
		"green food", "5")
	set(t, 2, append(back, "green food", "2", "green ammo", "2")...).play(PhaseEvent).wasAsked()
	set(t, 2, append(back, "green journey", "3")...).play(PhaseEvent).wasAsked() // a tie
}

// PH-EX-38 (PH-EVENT-08).
func TestNobodyToCompareWith(t *testing.T) {
	set(t, 2, "green mutant", "yes", "next events", "Weevils").play(PhaseEvent).want("red food", "5", "event", "none",
		"discarded events", "Weevils").
		heard("no effect")
	set(t, 2, "next events", "Weevils", "red food", "6").play(PhaseEvent).want("red food", "3", "green food", "5")
}

// PH-EVENT-02, PH-EVENT-03, PH-EVENT-04, PH-EVENT-05, PH-RULING-41.
func TestSeasons(t *testing.T) {
	s := set(t, 2, "season", "First Frost", "next events", "Togetherness, Hurricane").play(PhaseEvent).play(PhaseEnd).
		want("season", "First Frost", "event", "none", "discarded events", "Togetherness", "turn", "2")
	s.exercises("PH-EVENT-04", "PH-EVENT-05")
	s.play(PhaseEvent).want("season", "Hurricane", "red health", "5", "green health", "5")
	if s.legal(red, Move) {
		t.Error("somebody can move in a Hurricane")
	}
	s.play(PhaseEnd).want("season", "none", "discarded events", "Togetherness, First Frost, Hurricane")
}

// PH-RULING-42: both choose side by side, and draw clockwise from the starting player.
func TestTheCaravanSells(t *testing.T) {
	s := set(t, 3, "starter", "green", "yellow food", "1", "next events", "Trader Caravan", "next equipment",
		"Gunscope, Binoculars")
	s.Order = append(s.Order[:0], green, yellow, red)
	s.play(PhaseEvent, "2 food for 1 equipment", "2 food for 1 equipment").wasAsked("bargain", "bargain",
		"hand", "hand").
		want("green hand", "Gunscope", "red hand", "Binoculars", "red food", "3", "yellow food", "1")
}

// PH-EVENT-12: no deal for whoever has no scar.
func TestTheSurgeonNeedsAScar(t *testing.T) {
	s := set(t, 2, "red scars", "Antlers", "next events", "Roadside Surgeon")
	s.play(PhaseEvent, "deal").wasAsked("bargain").want("red scars", "none", "red food", "3", "red health", "5",
		"green food", "5")
}

func TestTheMislaidLetterCheersAllTheSaddest(t *testing.T) {
	set(t, 3, "next events", "Mislaid Letter", "red morale", "2", "green morale", "2").play(PhaseEvent).
		want("red morale", "4", "green morale", "4", "yellow morale", "6")
}

func TestAloneTheSoloTextCounts(t *testing.T) {
	set(t, 1, "next events", "Weevils").play(PhaseEvent).shows("PH-SOLO-11", "red food", "4")
	set(t, 1, "next events", "Protector").play(PhaseEvent).want("red kept", "Protector")
	set(t, 1, "next events", "Togetherness", "red morale", "3").play(PhaseEvent).shows("PH-SOLO-11", "red morale", "4")
}

// PH-RULING-43.
func TestEventsComeRound(t *testing.T) {
	s := set(t, 2, "season", "First Frost", "green kept", "Protector", "whole events", "Togetherness").play(PhaseEvent).
		want("count of events", "0").play(PhaseEnd)
	s.play(PhaseEvent).want("count of events", "0", "event", "Togetherness", "season", "First Frost", "green kept",
		"Protector")
}

// PH-EX-57 (PH-SOLO-02, PH-SOLO-05, PH-SOLO-08, PH-SOLO-10, PH-RULING-150): The Fortress is one of the last three.
func TestTheSoloClock(t *testing.T) {
	s := set(t, 1)
	s.exercises("PH-SOLO-08")
	s.want("count of events", "16", "count of last events", "3")
	for range 16 {
		s.Phase = PhaseEvent
		s.script = nil
		for s.Phase == PhaseEvent {
			s.pile(Events).Draw(s.tab, s.pile(EventsGone), 0) // what they do is none of the clock's business
			s.Phase = PhaseEnd
		}
	}
	s.with("whole last events", "The Fortress").play(PhaseEvent).want("event", "The Fortress", "count of events", "0").
		play(PhaseEnd).want("ended", "too late")
	if w := s.Result().Winners; w != 0 {
		t.Errorf("won by %v", w)
	}
}

// PH-SOLO-07, PH-RULING-151.
func TestAloneAtTheGateInTime(t *testing.T) {
	s := set(t, 1, "event", "The Fortress", "red journey", "10").play(PhaseEnd).want("ended", "the Fortress")
	if w := s.Result().Winners; !w.Has(red) {
		t.Error("nobody has won")
	}
	set(t, 1, "red journey", "10").play(PhaseEnd).want("ended", "the Fortress")
}
