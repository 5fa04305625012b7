package posthuman

import (
	"testing"

	"waystation/table"
)

// PH-END-03, PH-END-04, PH-RULING-145: the chart, then the tiles, then a shared win; only those count who have arrived.
func TestTheBest(t *testing.T) {
	some := "TI-F01 at 0 -1 done"
	for _, c := range []struct {
		with []string
		want table.Seats
	}{
		{nil, table.Set(red, green, yellow)},
		{[]string{"green xp counters", "3"}, table.Set(green)},
		{[]string{"green xp counters", "2"}, table.Set(red, green, yellow)},
		{[]string{"red hunger", "1"}, table.Set(green, yellow)},
		{[]string{"yellow hunger", "1", "green hunger", "1"}, table.Set(red)},
		{[]string{"yellow map", some}, table.Set(yellow)},
		{[]string{"red map", some, "green map", "TI-F02 at 0 -1 done"}, table.Set(red, green)},
		{[]string{"red map", some, "green xp counters", "3"}, table.Set(green)},
		{[]string{"green hunger", "1", "green map", some}, table.Set(red, yellow)},
		{[]string{"red hunger", "2", "green hunger", "2", "yellow hunger", "1"}, table.Set(yellow)}, // all below zero
		{[]string{"yellow journey", "9"}, table.Set(red, green)},
	} {
		s := set(t, 3, "red journey", "10", "green journey", "10", "yellow journey", "10").with(c.with...)
		if got := s.best(s.arrived()); got != c.want {
			t.Errorf("%v: %b win, want %b", c.with, got, c.want)
		}
	}
}

// PH-GOAL-01, PH-JOURNEY-07, PH-RULING-143: arrived are humans with 10 points. Who leads is told only while somebody
// does not.
func TestWhoLeads(t *testing.T) {
	for _, c := range []struct {
		with              []string
		arrived, furthest table.Seats
		leads             table.Seats
	}{
		{[]string{}, 0, table.Set(red, green, yellow), 0},
		{[]string{"green journey", "9"}, 0, table.Set(green), table.Set(green)},
		{[]string{"green journey", "10"}, table.Set(green), table.Set(green), table.Set(green)},
		{[]string{"green journey", "1", "red journey", "1"}, 0, table.Set(red, green), table.Set(red, green)},
		{[]string{"green mutant", "yes", "red journey", "1"}, 0, table.Set(red), table.Set(red)},
		{[]string{"green mutant", "yes"}, 0, table.Set(red, yellow), 0},
	} {
		s := set(t, 3).with(c.with...)
		if s.arrived() != c.arrived || s.furthest() != c.furthest || s.Result().Winners != c.leads {
			t.Errorf("%v: arrived %b, furthest %b, leading %b", c.with, s.arrived(), s.furthest(), s.Result().Winners)
		}
	}
	if g := fresh(t, 2, "standard"); g.Result().Winners != 0 {
		t.Error("somebody leads before the first turn")
	}
}

// Who wins by each end (PH-END-02, PH-END-05, PH-SOLO-08, PH-SOLO-09, PH-RULING-65, PH-RULING-144).
func TestWhoWinsByEachEnd(t *testing.T) {
	for _, c := range []struct {
		players int
		final   Final
		want    table.Seats
	}{
		{3, Fortress, table.Set(green)}, {3, AllTurned, table.Set(red, green, yellow)}, {3, NoWay, table.Set(green)},
		{1, AllTurned, 0}, {1, TooLate, 0}, {1, NoWay, 0}, {1, Fortress, table.Set(red)},
	} {
		s := set(t, c.players)
		if c.players > 1 {
			s.with("green journey", "10")
		} else {
			s.with("red journey", "10")
		}
		s.Final = c.final
		if got := s.Result().Winners; got != c.want {
			t.Errorf("%d players, end %d: %b win, want %b", c.players, c.final, got, c.want)
		}
	}
}

// What the end of a turn looks at, in this order: the Fortress, the clock of the solo game, a way on (PH-END-01, PH-
// SOLO-08, PH-RULING-65).
func TestWhatEndsAMatch(t *testing.T) {
	for _, c := range []struct {
		players int
		with    []string
		want    string
	}{
		{1, []string{"event", "The Fortress"}, "too late"},
		{1, []string{"event", "The Fortress", "red journey", "10"}, "the Fortress"},
		{1, []string{"event", "Knocking"}, "not yet"},
		{2, []string{"whole tiles", "none"}, "no way"},
		{2, []string{"whole tiles", "none", "red map", "TI-F01 at 0 -1"}, "not yet"},
		{2, []string{"whole tiles", "none", "green map", "TI-F01 at 0 -1"}, "not yet"},
		{2, []string{"whole tiles", "none", "green map", "TI-F01 at 0 -1 done"}, "no way"},
		{2, []string{"whole tiles", "none", "green journey", "10"}, "the Fortress"},
		{2, []string{"whole tiles", "none", "green mutant", "yes", "red map", "TI-F01 at 0 -1"}, "not yet"},
		{2, []string{"green journey", "9"}, "not yet"},
	} {
		s := set(t, c.players).with(c.with...)
		s.Phase = PhaseEnd
		s.Step(s.tab)
		s.want("ended", c.want)
		if s.Over() != (c.want != "not yet") {
			t.Errorf("%v: over %v", c.with, s.Over())
		}
	}
}

// PH-RULING-146: at the end all scars are shown, and not before.
func TestScarsAreShownAtTheEnd(t *testing.T) {
	s := set(t, 2, "red scars", "Antlers", "green scars", "Just a Scar", "green journey", "9")
	s.Phase = PhaseEnd
	s.Step(s.tab)
	if s.of(red, Injury).Cards[0].Seen != table.Set(red) {
		t.Error("scars are shown though nothing has ended")
	}
	s.with("green journey", "10")
	s.Phase = PhaseEnd
	s.Step(s.tab)
	for _, who := range []table.Seat{red, green} {
		if s.of(who, Injury).Cards[0].Seen != table.Everyone {
			t.Errorf("the scar of %s stays hidden", s.SeatName(who))
		}
	}
}

// A new turn: what was declared, done, eaten, hidden and struck is forgotten, uses come back, a season stays as long
// as it says
// (PH-EVENT-03, PH-EVENT-04, PH-RULING-41).
func TestANewTurn(t *testing.T) {
	s := set(t, 2, "event", "Knocking", "season", "Plum Weeks", "red gear", "Gas Burner", "red action", "Camp",
		"turn", "4")
	m := s.mat(red)
	m.Acted, m.Ate, m.Hidden, m.Bids = true, 2, true, 1
	s.Cards[s.named("Gas Burner")].Spent = 1
	s.Struck[red] = 6
	s.Phase = PhaseEnd
	s.Step(s.tab)
	s.want("phase", "event", "turn", "5", "event", "none", "season", "Plum Weeks", "discarded events", "Knocking",
		"red action", "nothing")
	if m.Acted || m.Ate != 0 || m.Hidden || m.Bids != 0 || s.Struck[red] != 0 ||
		s.Cards[s.named("Gas Burner")].Spent != 0 {
		t.Errorf("%+v, struck %b", m, s.Struck)
	}
	s.with("event", "none", "season", "Hurricane")
	s.Phase = PhaseEnd
	s.Step(s.tab)
	s.want("season", "none", "discarded events", "Knocking, Hurricane", "turn", "6")
}
