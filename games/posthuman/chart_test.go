package posthuman

import (
	"testing"

	"waystation/scenario"
	"waystation/table"
)

// PH-EX-56 (PH-END-03, PH-RULING-146).
func TestTheChart(t *testing.T) {
	a, b := Of(Cards(GroupFollowers)[0]).Handle, Of(Cards(GroupFollowers)[1]).Handle
	s := set(t, 2, "red followers", a+", "+b, "red active", a, "red hunger", "2", "red raised mind", "2",
		"red bought skills", "1", "red xp counters", "7", "red scars",
		"Antlers, Bone Spade, Second Row, Just a Scar, Just a Scar 2")
	if got := s.Tally(red); got.Total != 6 {
		t.Errorf("%+v, expected 6", got)
	}
}

// PH-END-01, PH-END-02, PH-END-03, PH-END-04, PH-RULING-143, PH-RULING-145.
func TestTheEnd(t *testing.T) {
	for _, c := range []struct {
		what string
		with []string
		won  table.Seats
	}{
		{"alone", nil, table.Set(red)},
		{"two, by the chart", []string{"green journey", "10", "green xp counters", "3"}, table.Set(green)},
		{"two, by tiles", []string{"green journey", "10", "green map", "TI-F01 at 0 -1 done"}, table.Set(green)},
		{"two, level", []string{"green journey", "10"}, table.Set(red, green)},
		{"with a mutant", []string{"green mutant", "yes"}, table.Set(red)},
	} {
		s := set(t, 3, append([]string{"red journey", "10"}, c.with...)...).play(PhaseEnd)
		if got := s.Result().Winners; !s.Over() || got != c.won {
			t.Errorf("%s: over %v, won by %b, expected %b", c.what, s.Over(), got, c.won)
		}
	}
}

// PH-RULING-143: who turns after the tenth point is not at the gate.
func TestNobodyIsLeftAtTheGate(t *testing.T) {
	s := set(t, 3, "red journey", "10")
	s.act(red, func(t *table.Table) { s.turn(t, red) })
	s.play(PhaseEnd).want("ended", "not yet", "turn", "2")
}

// PH-RULING-65: the road ends; the human furthest on the track wins.
func TestNoRoadLeft(t *testing.T) {
	s := set(t, 2, "whole tiles", "none", "green journey", "3").play(PhaseEnd).want("ended", "no way")
	s.exercises("PH-RULING-65")
	if got := s.Result().Winners; got != table.Set(green) {
		t.Errorf("won by %b", got)
	}
	set(t, 2, "whole tiles", "none", "red map", "TI-F01 at 0 -1").play(PhaseEnd).want("ended", "not yet")
}

// PH-EVENT-03, PH-MUTACT-09: what holds for a turn ends with it.
func TestTheTableIsCleared(t *testing.T) {
	s := set(t, 2, "event", "Burial Song", "red action", "Camp")
	s.Struck[red], s.mat(red).Hidden, s.mat(red).Acted = 1<<Charge, true, true
	s.Phase = PhaseEnd
	s.Step(s.tab)
	s.want("event", "none", "turn", "2", "phase", "event", "red action", "nothing")
	if s.Struck[red] != 0 || s.mat(red).Hidden || s.mat(red).Acted || s.mat(red).Sum[KnobEvade] != 0 {
		t.Error("something lasts into the next turn")
	}
}

// PH-RULING-156: with one human of three left the game goes on, and turning by choice stays possible.
func TestOneHumanLeft(t *testing.T) {
	s := set(t, 3, "green mutant", "yes", "yellow mutant", "yes", "red scars", "Antlers, Bone Spade", "next scars",
		"Second Row")
	s.exercises("PH-SCAR-04")
	s.act(red, func(t *table.Table) { s.drawScar(t, red, by("PH-SCAR-04")) }, "turn").wasAsked("turn")
	if s.Final != AllTurned || s.Result().Winners != table.Upto(3) {
		t.Errorf("ended %v, won by %v", s.Final, s.Result().Winners)
	}
}

// PH-SHORT-03, PH-RULING-154: with two scars nobody has to choose.
func TestShortGamesBeginScarred(t *testing.T) {
	for seed := range uint64(4) {
		g := fresh(t, 3, "short")
		tab := table.InPlace(seed, 1, table.Config{})
		for !g.Ready() {
			g.Step(tab)
		}
		for s := range table.Seat(3) {
			if n := g.of(s, Injury).Len(); n != 2 || g.mat(s).Mutant || g.mat(s).JP != lastOfLevel1 {
				t.Errorf("%d scars, mutant %v, journey %d", n, g.mat(s).Mutant, g.mat(s).JP)
			}
		}
	}
}

// Whoever looks can count every deck and every discard pile, and sees both events and the journey track.
func TestEverythingOnTheTableCanBeCounted(t *testing.T) {
	s := set(t, 4)
	v := s.View(table.Nobody).(*View)
	d := v.Decks
	for what, n := range map[string]int{
		"events": d.Events, "skills": d.Skills, "equipment": d.Equipment, "weapons": d.Weapons,
		"followers": d.Followers, "supplies": d.Supplies, "encounters of level 1": d.Encounters[0],
		"of level 2": d.Encounters[1], "of level 3": d.Encounters[2], "human minions": d.Humans,
		"mutant minions": d.Mutants, "scars": d.Scars, "mutant actions": d.Actions, "tiles": d.Tiles,
	} {
		scenario.Shows(t, "PH-RULING-01", "the deck of "+what+" can be counted", n >= 5, true)
	}
	s.with("red journey", "4", "event", "Togetherness", "season", "Watched")
	v = s.View(table.Nobody).(*View)
	if v.Event.Face().Name != "Togetherness" || v.Season.Face().Name != "Watched" || v.Players[red].JP != 4 {
		t.Errorf("the event %v, the season %v, red on space %d", v.Event, v.Season, v.Players[red].JP)
	}
}
