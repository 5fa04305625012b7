package posthuman

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"waystation/scenario"
	"waystation/table"
)

// PH-MOVE-01, PH-MOVE-02, PH-MOVE-10, PH-MAP-10, PH-ENC-03, PH-JOURNEY-04, PH-RULING-63: a tile is drawn, turned so
// that exits meet, and entered.
func TestATileIsDrawnLaidAndEntered(t *testing.T) {
	s := set(t, 2, "next tiles", "TI-F05", "next encounters 1", "E1-31")
	s.exercises("PH-JOURNEY-04", "PH-MAP-10", "PH-MOVE-02")
	s.play(PhaseMove, "red: Move", "place:"+num(t, "TI-F05")+":1:1", "step", "Borrow a novel")
	s.want("red map", "TI-F05 at 1 0 turned 1", "red stands", "TI-F05 zone 1", "red journey", "1", "red morale", "6")
}

// PH-MAP-10, PH-RULING-15: a tile with exits north and south is turned so that they meet; half a turn would change
// nothing.
func TestATileIsTurnedUntilExitsMeet(t *testing.T) {
	s := set(t, 2, "next tiles", "TI-F05")
	s.exercises("PH-MAP-10", "PH-MOVE-02")
	s.act(red, func(tab *tableT) {
		s.drawTile(tab, red, "PH-MOVE-02")
		s.place(tab, red)
	}, "place")
	c := "place:" + num(t, "TI-F05")
	if want := []string{c, c + ":1:1", c + ":2", c + ":3:1"}; !slices.Equal(s.offers, want) {
		t.Errorf("offered %q, expected %q", s.offers, want)
	}
}

// PH-MOVE-03: the tile stays on the map, and the action is over.
func TestWhoeverDoesNotEnterStays(t *testing.T) {
	s := set(t, 2, "next tiles", "TI-F01")
	s.exercises("PH-MOVE-03")
	s.play(PhaseMove, "red: Move", "place", "stay")
	s.want("red stands", "start", "red map", "TI-F01 at 0 -1", "red journey", "0")
	if !s.mat(red).Acted {
		t.Error("the action is not over")
	}
}

// PH-EX-07, PH-MOVE-04, PH-MOVE-09, PH-MAP-04: entering the first zone of a tile that was laid before draws no tile.
func TestMovingToAKnownTile(t *testing.T) {
	s := set(t, 2, "red map", "TI-F04 at 0 -1", "next encounters 1", "E1-31")
	s.exercises("PH-MOVE-09")
	tiles := s.pile(Tiles).Len()
	s.play(PhaseMove, "red: Move", "Enter the forest tile", "Borrow a novel")
	s.want("red stands", "TI-F04 zone 1", "red journey", "1")
	if s.pile(Tiles).Len() != tiles {
		t.Error("a tile has been drawn")
	}
}

// PH-EX-08, PH-MOVE-05, PH-MAP-05, PH-MAP-06, PH-MAP-25, PH-MAP-26: a completed tile is one dead zone with one
// encounter.
func TestMovingToACompletedTile(t *testing.T) {
	s := set(t, 2, "red map", "TI-F03 at 0 -1 turned 1 done", "next encounters 1", "E1-31")
	s.play(PhaseMove, "red: Move", "Enter the forest tile", "Borrow a novel")
	s.want("red stands", "TI-F03", "red journey", "0")
	s.wasAsked("move", "option")
}

// PH-EX-09, PH-MAP-02, PH-MOVE-06, PH-MOVE-07: on an unfinished tile there is only the next zone.
func TestMovingToTheNextZone(t *testing.T) {
	s := set(t, 2, "red map", "TI-F11 at 0 -1", "red stands", "TI-F11 zone 1", "next encounters 1", "E1-31")
	s.play(PhaseMove, "red: Move", "Borrow a novel")
	s.want("red stands", "TI-F11 zone 2")
	s.wasAsked("option")
}

// PH-EX-10, PH-JOURNEY-01 to PH-JOURNEY-03, PH-RULING-69.
func TestEnteringLevel2(t *testing.T) {
	s := set(t, 2, "red map", "TI-F04 at 0 -1", "red journey", "4", "next encounters 2", "E2-31", "next encounters 1",
		"E1-31")
	s.play(PhaseMove, "red: Move", "step", "level:2", "option").want("red journey", "5")
	s = set(t, 2, "red map", "TI-F04 at 0 -1", "red journey", "4", "next encounters 1", "E1-31")
	s.play(PhaseMove, "red: Move", "step", "level:1", "Borrow a novel").want("red journey", "4")
	s = set(t, 2, "red map", "TI-F04 at 0 -1", "red journey", "5", "next encounters 2", "E2-31")
	s.play(PhaseMove, "red: Move", "step", "option") // never level 1 again
	s.want("red journey", "6")
}

// PH-JOURNEY-06, PH-MAP-17 to PH-MAP-19, PH-MAP-22, PH-MAP-23, PH-RULING-68: mountains are dead zones, and their
// encounters are of the level one is on.
func TestMountainsGiveNoJourneyPoint(t *testing.T) {
	s := set(t, 2, "red map", "TI-M01 at 0 -1", "red journey", "4", "next encounters 1", "E1-31", "next supplies",
		"SU-02")
	s.exercises("PH-MAP-17")
	s.play(PhaseMove, "red: Move", "step", "Borrow a novel")
	s.want("red journey", "4", "red stands", "TI-M01", "red ammo", "7", "red map", "TI-M01 at 0 -1 done",
		"discarded supplies", "Supplies 2")
}

// PH-ENC-02, PH-MAP-03, PH-JOURNEY-05: two figures are two encounters, one after the other, for one journey point.
func TestAZoneWithTwoFigures(t *testing.T) {
	s := set(t, 2, "red map", "TI-P04 at 0 -1", "next encounters 1", "E1-31, E1-27", "next supplies", "SU-02, SU-07")
	s.exercises("PH-ENC-02")
	s.play(PhaseMove, "red: Move", "step", "Borrow a novel", "option:"+num(t, "E1-27"))
	s.want("red journey", "1", "red stands", "TI-P04", "red food", "9", "red ammo", "4")
}

// PH-ENC-07, PH-KO-06, PH-RULING-114: a knock-out in the first of two encounters ends the Move; the tile is not
// completed (PH-MOVE-08).
func TestAKnockOutEndsTheMove(t *testing.T) {
	s := set(t, 2, "red map", "TI-P04 at 0 -1", "red health", "1", "next encounters 1", "E1-29, E1-27", "next scars",
		"Just a Scar, Just a Scar 2")
	s.play(PhaseMove, "red: Move", "step", "Climb down and wade", "swap:3")
	s.want("red journey", "0", "red stands", "start", "red health", "4", "red morale", "3", "red food", "6", "red map",
		"TI-P04 at 0 -1", "discarded encounters 1", "The Footbridge")
}

// PH-EX-18, PH-SYM-09, PH-MAP-08, PH-MAP-24, PH-MAP-25: the meeple stays in a safe house that is the last zone, and
// finds none on its return.
func TestASafeHouseAsTheLastZone(t *testing.T) {
	s := set(t, 2, "red map", "TI-P03 at 0 -1 turned 1", "next encounters 1", "E1-31, E1-36, E1-30", "next supplies",
		"SU-02")
	s.play(PhaseMove, "red: Move", "step", "Borrow a novel").want("red stands", "TI-P03 zone 1", "red map",
		"TI-P03 at 0 -1 turned 1 done")
	if !s.safe(red) {
		t.Error("not in the safe house")
	}
	s.play(PhaseMove, "red: Move", "Enter the starting tile", "Own up, and hold the lantern")
	// PH-MAP-20
	s.play(PhaseMove, "red: Move", "Enter the plains tile", "Abstain").want("red stands", "TI-P03", "count of supplies",
		"9")
	if s.safe(red) {
		t.Error("the marker is a safe house")
	}
}

// PH-EX-19, PH-MAP-14, PH-RULING-72: a lasting rule holds while one stays, and no more after that.
func TestALastingPlace(t *testing.T) {
	s := set(t, 2, "red map", "TI-P13 at 0 -1 turned 1", "red morale", "1", "next encounters 1", "E1-31, E1-36, E1-30")
	s.play(PhaseMove, "red: Move", "step", "Borrow a novel").want("red stands", "TI-P13 zone 1")
	s.play(PhaseCamp, "red: Camp").want("red morale", "4") // 2, and 2 by the cinema
	s.play(PhaseMove, "red: Move", "Enter the starting tile", "Own up, and hold the lantern")
	s.play(PhaseMove, "red: Move", "Enter the Drive-In Cinema", "Abstain").want("red stands", "TI-P13",
		"red morale", "5")
	s.play(PhaseCamp, "red: Camp").want("red morale", "5")
}

// PH-MAP-13, PH-RULING-71: what a place gives on completion comes once, after the supplies.
func TestAPlaceGivesOnCompletion(t *testing.T) {
	s := set(t, 2, "red map", "TI-F13 at 0 -1", "red morale", "3", "next encounters 1", "E1-31", "next supplies",
		"SU-02")
	s.exercises("PH-MAP-13")
	s.play(PhaseMove, "red: Move", "step", "Borrow a novel").want("red food", "8", "red ammo", "6", "red morale", "5")
}

// PH-EX-03: a supply card gives the row of the terrain alone.
func TestASupplyRow(t *testing.T) {
	s := set(t, 2, "red map", "TI-M01 at 0 -1", "next encounters 1", "E1-31", "next supplies", "SU-01",
		"next equipment", "Gas Burner")
	s.play(PhaseMove, "red: Move", "step", "Borrow a novel", "done").want("red ammo", "7", "red food", "5", "red hand",
		"Gas Burner")
}

// PH-MAP-21: the supply deck is made anew.
func TestSuppliesAreShuffledAnew(t *testing.T) {
	s := set(t, 2, "whole supplies", "SU-02", "red map", "TI-P04 at 0 -1", "next encounters 1", "E1-31, E1-27")
	s.play(PhaseMove, "red: Move", "step", "Borrow a novel", "option:"+num(t, "E1-27"))
	// twice the same card, less what the pump costs
	s.want("discarded supplies", "Supplies 2", "red food", "9", "red ammo", "5")
}

// A named place without supply icons yields no supply card, whatever one carries.
func TestAPlaceWithoutSupplies(t *testing.T) {
	s := set(t, 2, "red map", "TI-U14 at 0 -1", "red gear", "Bolt Cutters", "next encounters 1", "E1-31")
	if s.mat(red).Sum[KnobSupplies] != 1 {
		t.Fatal("Bolt Cutters bring no supply card more")
	}
	s.play(PhaseMove, "red: Move", "step", "Borrow a novel").want("red xp", "2", "red stands", "TI-U14 zone 1")
	s.shows("PH-MAP-15 PH-MAP-16", "count of supplies", "10")
	s = set(t, 2, "red map", "TI-F01 at 0 -1", "red gear", "Bolt Cutters", "next encounters 1", "E1-31")
	s.play(PhaseMove, "red: Move", "step", "Borrow a novel").want("count of supplies", "8")
}

// PH-JOURNEY-07, PH-RULING-70, PH-RULING-147: the tenth point is the last.
func TestTheTenthPoint(t *testing.T) {
	s := set(t, 2, "red journey", "9")
	s.exercises("PH-RULING-70")
	s.act(red, func(tab *tableT) { s.apply(tab, red, []Effect{{DoJourney, 2}}, by("PH-RULING-70")) }).
		want("red journey", "10")
}

// PH-SEQ-07, PH-RULING-57: a free Scout in the middle of an encounter follows the rules of the action, and only of the
// action.
func TestAFreeScout(t *testing.T) {
	s := set(t, 2, "red map", "TI-F04 at 0 -1", "next encounters 1", "E1-34", "next tiles", "TI-P01, TI-P02")
	s.play(PhaseMove, "red: Move", "step", "Read their letters while the others bid", "place:"+num(t, "TI-P01"),
		"place")
	s.want("red stands", "TI-F04 zone 1", "red journey", "1", "red map",
		"TI-F04 at 0 -1, TI-P01 at 0 -2, TI-P02 at 1 -1 turned 1")
}

// PH-EX-20, PH-EX-21, PH-FORAGE-01, PH-FORAGE-02, PH-FORAGE-04, PH-FORAGE-05, PH-FORAGE-06, PH-SYM-02, PH-ENC-04,
// PH-RULING-73, PH-RULING-74.
func TestForaging(t *testing.T) {
	s := set(t, 2, "next supplies", "SU-02, SU-07, SU-02")
	s.exercises("PH-FORAGE-02", "PH-FORAGE-04", "PH-SEQ-07")
	// PH-EX-22
	s.play(PhaseForage, "red: Forage").want("red food", "7", "red ammo", "6", "red foraged", "yes").wasAsked()
	if s.legal(red, Forage) {
		t.Error("a tile can be foraged twice")
	}
	s.with("red map", "TI-F04 at 0 -1, TI-U14 at 0 1 done, TI-P03 at 1 0 done", "red stands", "TI-F04 zone 1")
	if s.legal(red, Forage) {
		t.Error("an unfinished tile can be foraged")
	}
	s.act(red, func(t *tableT) { s.freeAction(t, red, Forage) }).want("red food", "7") // PH-EX-20, PH-SEQ-07
	s.with("red stands", "TI-U14")
	if s.legal(red, Forage) {
		t.Error("a tile without icons can be foraged (PH-FORAGE-03)")
	}
	s.with("red stands", "TI-P03 zone 1")
	// PH-EX-21
	s.act(red, func(t *tableT) { s.freeAction(t, red, Forage) }).want("red food", "9", "red foraged", "yes",
		"red stands", "TI-P03 zone 1")
}

// PH-SCOUT-01, PH-SCOUT-03, PH-SCOUT-04, PH-SCOUT-05, PH-RULING-61: a tile at each vacant exit, all seen first, and no
// encounter.
func TestScouting(t *testing.T) {
	s := set(t, 2, "red map", "TI-F01 at 0 -1", "next tiles", "TI-P01, TI-M06, TI-U04")
	s.exercises("PH-SCOUT-01")
	s.play(PhaseScout, "red: Scout", "place:"+num(t, "TI-P01")+":2", "place:"+num(t, "TI-M06")+":1:1",
		"place:"+num(t, "TI-U04")+":3:1")
	s.want("red stands", "start", "red map",
		"TI-F01 at 0 -1, TI-P01 at 0 1, TI-M06 at 1 0 turned 1, TI-U04 at -1 0 turned 1")
	s.wasAsked("place", "place", "place")
	if s.legal(red, Scout) { // PH-SCOUT-02
		t.Error("there is nothing left to scout")
	}
}

// PH-MAP-10, PH-SCOUT-04: a tile that fits in one place only is laid there unasked, which is told.
func TestATileThatFitsNowhereElse(t *testing.T) {
	const says = "It fits nowhere else."
	s := set(t, 2, "red map", "TI-F01 at 0 -1, TI-F02 at 1 0", "next tiles", "TI-P05, TI-P10")
	s.act(red, func(t *table.Table) { s.survey(t, red) }, "place").wasAsked("place").heard(says)
	if n := strings.Count(strings.Join(s.told, " "), says); n != 1 {
		t.Errorf("it is told of %d tiles: %q", n, s.told)
	}
}

// PH-RULING-61: with fewer tiles than exits the exits are chosen; with none left there is nothing to scout, and nothing
// to draw by a Move (PH-RULING-63, PH-RULING-65).
func TestTheLastTile(t *testing.T) {
	s := set(t, 2, "whole tiles", "TI-P01")
	s.play(PhaseScout, "red: Scout", "place:"+num(t, "TI-P01")+":3").want("red map", "TI-P01 at -1 0")
	if s.legal(red, Scout) || s.legal(green, Move) || s.legal(green, Scout) {
		t.Error("somebody can scout or move without a tile")
	}
	if !s.legal(red, Move) || s.stranded(red) || !s.stranded(green) {
		t.Error("red can move to the tile, green is stranded")
	}
}

// PH-RULING-62: scouting is open in the middle of a tile.
func TestScoutingFromAnUnfinishedTile(t *testing.T) {
	s := set(t, 2, "red map", "TI-F05 at 0 -1", "red stands", "TI-F05 zone 1", "next tiles", "TI-P01")
	s.play(PhaseScout, "red: Scout").want("red map", "TI-F05 at 0 -1, TI-P01 at 0 -2")
}

// PH-RULING-64, PH-MAP-09, PH-MAP-11, PH-MAP-12: tiles are connected where both have exits, however they came to lie
// there, and only there.
func TestConnections(t *testing.T) {
	s := set(t, 2, "red map", "TI-F02 at 0 -1 done, TI-F05 at 1 -1 turned 1 done, TI-P08 at -1 -1 done, "+
		"TI-P01 at 1 0 done", "red stands", "TI-F02")
	for side, name := range []string{"", "TI-F05", "starting", ""} {
		a := s.around(red)
		c, ok := a.near[side], a.linked.has(int8(side))
		if ok != (name != "") || ok && name != "starting" && Of(c).ID != name {
			t.Errorf("to the %s: %v %s", sideNames[side], ok, Of(c).ID)
		}
	}
}

// PH-RULING-50: waiting is for who can do nothing else.
func TestWaiting(t *testing.T) {
	s := set(t, 2, "whole tiles", "none", "red foraged", "yes")
	if !s.legal(red, Wait) || s.legal(green, Wait) {
		t.Error("red can only wait, green can forage")
	}
	s.with("red morale", "5")
	if s.legal(red, Wait) || !s.legal(red, Camp) { // PH-CAMP-03
		t.Error("red can camp with less than all their morale")
	}
}

// PH-SPEED-01, PH-RULING-155: everybody's Move goes on when they are ready.
func TestSpeedPlay(t *testing.T) {
	s := set(t, 2, "red map", "TI-F04 at 0 -1", "green map", "TI-U04 at 0 -1 turned 1", "next encounters 1",
		"E1-31, E1-36")
	s.Fast = true
	s.tab = table.InPlace(1, 2, table.Config{Decider: eager{"go", "step", "option"}})
	s.play(PhaseMove, "red: Move", "green: Move").want("red stands", "TI-F04 zone 1", "green stands", "TI-U04 zone 1")
}

// eager takes the first option with one of some verbs.
type eager []string

func (d eager) Pick(_ table.Seat, _ *table.Prompt, options []table.Option) int {
	for i, o := range options {
		if slices.Contains(d, book.Keys()[o.Verb]) {
			return i
		}
	}
	return 0
}

// The starting tiles are all alike: plains, four exits, one zone with one encounter, one supply
// icon, completed and not yet foraged.
func TestTheStartingTile(t *testing.T) {
	s := set(t, 4)
	for seat := range table.Seat(4) {
		f, k := Of(s.mat(seat).Tile), s.Cards[s.mat(seat).Tile]
		who := s.SeatName(seat)
		scenario.Shows(t, "PH-RULING-12", who+" starts on", f.Terrain, Plains)
		face := fmt.Sprint(f.Exits, f.Zones, f.Supplies)
		scenario.Shows(t, "PH-MAP-01 PH-RULING-13", who+"'s exits, zones and supply icons", face, "15 [1] 1")
		fresh := f.Start && k.Done && !k.Foraged
		scenario.Shows(t, "PH-RULING-13", who+" starts on a tile completed and not foraged", fresh, true)
	}
	s.with("red map", "TI-F02 at 0 -1 done", "red stands", "TI-F02", "next encounters 1", "E1-31")
	s.play(PhaseMove, "red: Move", "Enter the starting tile", "Borrow a novel").want("red stands", "start",
		"red journey", "0").heard("Red has an encounter")
}

// PH-RULING-66, PH-MOVE-08: after a knock-out a tile is begun anew, and its zones give journey points again.
func TestATileBegunAnew(t *testing.T) {
	s := set(t, 2, "red map", "TI-F04 at 0 -1", "red stands", "TI-F04 zone 1", "red journey", "1", "red health", "1",
		"next encounters 1", "E1-29, E1-31", "next scars", "Just a Scar, Just a Scar 2")
	s.play(PhaseMove, "red: Move", "Climb down and wade", "swap").want("red stands", "start", "red journey", "1")
	s.play(PhaseMove, "red: Move", "Enter the forest tile", "Borrow a novel").want("red stands", "TI-F04 zone 1",
		"red journey", "2")
}

// PH-RULING-67: a completed tile stays completed, and foraged if it was, when somebody falls on it.
func TestFallingOnACompletedTile(t *testing.T) {
	s := set(t, 2, "red map", "TI-F04 at 0 -1 done foraged", "red health", "1", "next encounters 1", "E1-29",
		"next scars", "Just a Scar, Just a Scar 2")
	s.play(PhaseMove, "red: Move", "Enter the forest tile", "Climb down and wade", "swap")
	s.want("red stands", "start", "red map", "TI-F04 at 0 -1 done foraged")
}

// PH-RULING-76: where a deck and its discard pile are empty nothing is drawn.
func TestNothingIsLeftToDraw(t *testing.T) {
	s := set(t, 2, "whole followers", "none", "discarded followers", "none")
	for p := s.pile(Followers); p.Len() > 0; {
		p.Move(s.tab, 0, s.pile(Aside), table.Everyone, table.Everyone)
	}
	s.act(red, func(tab *tableT) { s.drawFollower(tab, red, by("PH-FOLLOW-01")) }).want("red followers", "none")
}

// PH-END-01: with the last point is told that the turn is the last, and with no other.
func TestTheLastSpaceIsToldToBeTheLast(t *testing.T) {
	for before, says := range map[string]string{
		"8": "Red gains a journey point: space 9.",
		"9": "Red gains a journey point: space 10. That is the last: when this turn is over, so is the game.",
	} {
		s := set(t, 2, "red journey", before)
		s.act(red, func(t *table.Table) { s.advance(t, red, by("PH-JOURNEY-04")) })
		if got := s.told[len(s.told)-1]; got != says {
			t.Errorf("told %q, want %q", got, says)
		}
	}
}
