package posthuman

import (
	"slices"
	"testing"

	"waystation/table"
)

// PH-EVENT-08, PH-EVENT-09, PH-EVENT-12, PH-RULING-89: whom each comparison means: the one human who stands out,
// nobody on a tie unless ties
// count, and never a mutant.
func TestWhomAnEventMeans(t *testing.T) {
	one, two := "TI-F01 at 0 -1 done", "TI-F01 at 0 -1 done, TI-F02 at 1 0 done"
	for _, c := range []struct {
		who  Who
		with []string
		want table.Seats
	}{
		{WhoAll, nil, table.Set(red, green, yellow)},
		{WhoMostTiles, []string{"green map", one}, table.Set(green)},
		{WhoMostTiles, []string{"green map", one, "yellow map", "TI-F03 at 0 -1 done"}, 0},
		{WhoFewestTiles, []string{"green map", one, "yellow map", "TI-F03 at 0 -1 done"}, table.Set(red)},
		{WhoFewestTiles, []string{"green map", two}, 0},
		{WhoFurthestAhead, []string{"yellow journey", "1"}, table.Set(yellow)},
		{WhoFurthestBack, []string{"yellow journey", "2", "red journey", "1"}, table.Set(green)},
		{WhoLowestHealth, []string{"red health", "5"}, table.Set(red)},
		{WhoLowestMorale, []string{"green morale", "5"}, table.Set(green)},
		{WhoFewestXP, []string{"red xp counters", "1", "green xp counters", "2"}, table.Set(yellow)},
		{WhoMostFood, []string{"yellow food", "6"}, table.Set(yellow)},
		{WhoFewestCards, []string{"red gear", "Knife", "green hand", "Cleaver"}, table.Set(yellow)},
		{WhoFewestCards,
			[]string{"red gear", "Knife", "red hand", "Riot Vest", "green hand", "Cleaver", "yellow gear",
				"Crowbar, Accordion"}, table.Set(green)},
		{WhoOutdoors, nil, table.Set(red, green, yellow)},
		{WhoOutdoors, []string{"green map", "TI-P03 at 0 -1 turned 1 done", "green stands", "TI-P03 zone 1"},
			table.Set(red, yellow)},
		{WhoOutdoors, []string{"green map", "TI-P03 at 0 -1 turned 1 done", "green stands", "TI-P03"},
			table.Set(red, green, yellow)},
		{WhoSameTerrain, []string{"green map", one, "green stands", "TI-F01"}, table.Set(red, yellow)},
		{WhoSameTerrain,
			[]string{"green map", one, "green stands", "TI-F01", "yellow map", "TI-U01 at 0 -1 done", "yellow stands",
				"TI-U01"}, 0},
	} {
		s := set(t, 4, "blue mutant", "yes").with(c.with...)
		if got := s.meant(&Event{Who: c.who}); got != c.want {
			t.Errorf("%s, with %v: %b, want %b", whoWords[c.who], c.with, got, c.want)
		}
	}
	s := set(t, 3, "yellow health", "6")
	if got := s.meant(&Event{Who: WhoLowestHealth, TiesAll: true}); got != table.Set(red, green, yellow) {
		t.Errorf("with ties: %b", got)
	}
}

// PH-EVENT-01: an event that compares tells whom it means, or that a tie makes it mean nobody; one that is
// for all, or is taken, need not.
func TestAnEventTellsWhomItMeans(t *testing.T) {
	met := 0
	for c := range table.Card(Count()) {
		f := Of(c)
		if f.Kind != KindEvent {
			continue
		}
		e := &f.Event
		if e.Who == WhoAll || e.Who == WhoOutdoors || e.Who == WhoSameTerrain {
			continue
		}
		met++
		for who, want := range map[table.Seats]string{
			0: "A tie: " + f.Name, table.Set(green): map[bool]string{false: f.Name, true: ""}[e.Keep],
		} {
			s := set(t, 3)
			s.act(red, func(t *table.Table) { s.tellConcerned(t, c, who) })
			switch {
			case want == "":
			case who == 0:
				s.heard("A tie: ").heard("nobody.")
			default:
				s.heard(" Green.")
			}
		}
	}
	if met < 7 {
		t.Errorf("met %d events", met)
	}
}

// PH-EVENT-08, PH-SOLO-11, PH-SOLO-12, PH-RULING-149: what an event that compares does for a human alone.
func TestComparingForOne(t *testing.T) {
	for _, c := range []struct {
		players int
		e       Event
		lonely  bool
	}{
		{1, Event{Who: WhoAll}, false}, {1, Event{Who: WhoOutdoors}, false}, {1, Event{Who: WhoMostTiles}, true},
		{1, Event{Who: WhoMostTiles, Solo: "alone"}, false}, {1, Event{Who: WhoSameTerrain}, true},
		{2, Event{Who: WhoMostTiles}, true},
		{2, Event{Who: WhoMostTiles, Solo: "alone"}, true}, {2, Event{Who: WhoAll}, false},
		{3, Event{Who: WhoMostTiles}, false},
	} {
		s := set(t, c.players)
		if c.players > 1 {
			s.with("green mutant", "yes")
		}
		if got := c.e.lonely(s.Game); got != c.lonely {
			t.Errorf("%d players, %+v: %v", c.players, c.e, got)
		}
	}
	s := set(t, 1, "red food", "3")
	if s.meant(&Event{Who: WhoMostFood, Solo: "alone"}) != table.Set(red) || s.meant(&Event{Who: WhoSameTerrain,
		Solo: "alone"}) != table.Set(red) {
		t.Error("the solo text is not about red")
	}
}

// Every event once, for three humans of whom red is the one it means.
func TestEveryEvent(t *testing.T) {
	for _, c := range []struct {
		event  string
		with   []string
		script []string
		want   []string
	}{
		{"Togetherness",
			[]string{"red morale", "3", "green morale", "3", "yellow morale", "3", "yellow map",
				"TI-F01 at 0 -1 done", "yellow stands", "TI-F01"}, nil,
			[]string{"red morale", "4", "green morale", "4", "yellow morale", "3"}},
		{"Trader Caravan",
			[]string{"next weapons", "Cleaver", "green food", "2", "yellow food", "1", "next equipment", "Accordion"},
			[]string{"deal", "deal:" + num(t, "Trader Caravan") + ":1", "done", "done"},
			[]string{"red food", "2", "red hand", "Cleaver", "green food", "0", "green hand", "Accordion",
				"yellow food", "1"}},
		{"Guide", []string{"green journey", "1", "yellow journey", "1"}, []string{"deal"},
			[]string{"red food", "2", "red journey", "1"}},
		{"Guide", []string{"green journey", "1", "yellow journey", "1"}, []string{"deal:" + num(t, "Guide") + ":1"},
			[]string{"red ammo", "2", "red journey", "1"}},
		{"Guide", []string{"green journey", "1", "yellow journey", "1"}, []string{"no"},
			[]string{"red food", "5", "red journey", "0"}},
		{"Guide", []string{"green journey", "1", "yellow journey", "1", "red food", "2", "red ammo", "2"}, nil,
			[]string{"red journey", "0"}},
		{"Great Explorer", []string{"red map", "TI-F01 at 0 -1 done", "next supplies", "SU-08"}, nil,
			[]string{"red food", "6", "red ammo", "6", "green food", "5"}},
		{"Watched", nil, nil, []string{"season", "Watched", "event", "none"}},
		{"Dark Days", []string{"next supplies", "SU-07, SU-08", "yellow foraged", "yes"}, []string{"gather", "no"},
			[]string{"red food", "7", "red foraged", "yes", "green foraged", "no"}},
		{"Hurricane", []string{"green map", "TI-P03 at 0 -1 turned 1 done", "green stands", "TI-P03 zone 1"}, nil,
			[]string{"red health", "5", "green health", "6", "yellow health", "5"}},
		{"Protector", []string{"red health", "5"}, nil, []string{"red kept", "Protector", "event", "none"}},
		{"Protector", nil, nil, []string{"red kept", "none", "event", "Protector"}},
		{"Killer Instinct", []string{"green xp counters", "1", "yellow xp counters", "1"}, nil,
			[]string{"red kept", "Killer Instinct"}},
		{"Roadside Surgeon", []string{"red scars", "Antlers"}, []string{"deal"},
			[]string{"red food", "3", "red health", "5", "red scars", "none"}},
		{"Weevils", []string{"red food", "6"}, nil, []string{"red food", "3", "green food", "5"}},
		{"Mislaid Letter", []string{"red morale", "2", "green morale", "2"}, nil,
			[]string{"red morale", "4", "green morale", "4", "yellow morale", "6"}},
		{"The Long Column", []string{"next followers", "Poacher", "green food", "1", "yellow food", "0"},
			[]string{"deal"}, []string{"red food", "3", "red followers", "Poacher"}},
		{"Yellow Rain", []string{"red journey", "1", "next scars", "Antlers"}, nil,
			[]string{"red scars", "Antlers", "green scars", "none"}},
	} {
		s := set(t, 3, "next events", c.event).with(c.with...)
		s.play(PhaseEvent, c.script...).want(c.want...)
		if t.Failed() {
			t.Fatalf("%s with %v", c.event, c.with)
		}
	}
	for event, want := range map[string]Rule{"Watched": Watched, "Dark Days": NoScout, "Hurricane": NoMove,
		"Open Frequency": FreeTrade, "Knocking": NoCamp, "Burial Song": Truce} {
		s := set(t, 3).with("event", event)
		for r := NoMove; r <= LastTurn; r++ {
			if s.ruled(r) != (r == want) {
				t.Errorf("%s: %s is %v", event, ruleWords[r], s.ruled(r))
			}
		}
	}
}

// Solo texts (PH-SOLO-11, PH-SOLO-12).
func TestSoloTexts(t *testing.T) {
	for event, want := range map[string][]string{
		"Togetherness": {"red morale", "4"}, "Weevils": {"red food", "4"}, "Open Frequency": {"red xp", "1"},
		"Mislaid Letter": {"red morale", "4"},
		"Yellow Rain":    {"red health", "5"}, "Protector": {"red kept", "Protector"},
		"Killer Instinct": {"red kept", "Killer Instinct"},
	} {
		set(t, 1, "next events", event, "red morale", "3").play(PhaseEvent).want(want...)
	}
	s := set(t, 1, "event", "Open Frequency")
	if s.ruled(FreeTrade) {
		t.Error("a rule for several holds for one")
	}
	if !set(t, 1, "event", "The Fortress").ruled(LastTurn) {
		t.Error("the Fortress is no last turn")
	}
}

// A season makes way for the next (PH-EVENT-05); the deck is made anew of what is discarded, not of what is kept or
// lies in play (PH-RULING-43).
func TestEventsComeAndGo(t *testing.T) {
	set(t, 2, "season", "Plum Weeks", "next events", "First Frost").play(PhaseEvent).want("season", "First Frost",
		"discarded events", "Plum Weeks")
	s := set(t, 2, "whole events", "none", "discarded events", "Weevils", "season", "Plum Weeks", "red kept",
		"Protector").play(PhaseEvent)
	s.want("event", "Weevils", "discarded events", "none", "season", "Plum Weeks", "red kept", "Protector")
	s = set(t, 1, "whole events", "none", "whole last events", "The Fortress", "discarded events",
		"Watched").play(PhaseEvent)
	s.want("event", "The Fortress", "discarded events", "Watched")
}

// Conditions of options, each just met and just not (PH-RULING-117).
func TestConditions(t *testing.T) {
	for _, c := range []struct {
		x        Condition
		met, not []string
	}{
		{Condition{If: IfForest}, []string{"red map", "TI-F01 at 0 -1 done", "red stands", "TI-F01"}, nil},
		{Condition{If: IfPlains}, nil, []string{"red map", "TI-F01 at 0 -1 done", "red stands", "TI-F01"}},
		{Condition{If: IfUrban}, []string{"red map", "TI-U01 at 0 -1 done", "red stands", "TI-U01"}, nil},
		{Condition{If: IfMountain}, []string{"red map", "TI-M01 at 0 -1 done", "red stands", "TI-M01"}, nil},
		{Condition{If: IfFollower}, []string{"red followers", "Poacher"}, []string{"green followers", "Poacher"}},
		{Condition{If: IfRanged}, []string{"red gear", "Kalt 9mm"},
			[]string{"red gear", "Kalt 9mm", "red active", "none"}},
		{Condition{If: IfRanged}, []string{"red gear", "Knife, Nail Gun"},
			[]string{"red gear", "Knife", "red hand", "Kalt 9mm"}},
		{Condition{If: IfMelee}, []string{"red gear", "Knife"}, []string{"red gear", "Kalt 9mm"}},
		{Condition{If: IfHungry}, []string{"red hunger", "1"}, []string{"red hunger", "0"}},
		{Condition{If: IfWounded}, []string{"red health", "5"}, []string{"red health", "6"}},
		{Condition{If: IfScarred}, []string{"red scars", "Just a Scar"}, []string{"green scars", "Just a Scar"}},
		{Condition{If: IfStat, Stat: Mind, N: 4}, []string{"red mind", "4"},
			[]string{"red mind", "3", "red speed", "5"}},
		{Condition{}, nil, []string{"never"}},
	} {
		if s := set(t, 2).with(c.met...); !s.holds(red, c.x) {
			t.Errorf("%+v does not hold with %v", c.x, c.met)
		}
		if slices.Contains(c.not, "never") {
			continue
		}
		if s := set(t, 2).with(c.not...); s.holds(red, c.x) {
			t.Errorf("%+v holds with %v", c.x, c.not)
		}
	}
}

// PH-REROLL-02: under Watched a passed mind test is rolled again, a failed one or one of another stat is not.
func TestWhatIsRolledAgainWhenWatched(t *testing.T) {
	for _, c := range []struct {
		stat   Stat
		season string
		dice   []int
		passed bool
	}{
		{Mind, "Watched", []int{3, 3}, true}, {Mind, "Watched", []int{3, 4}, false},
		{Mind, "Watched", []int{4}, false}, {Speed, "Watched", []int{3}, true},
		{Mind, "Plum Weeks", []int{3}, true}, {Mind, "Plum Weeks", []int{4}, false},
	} {
		s := set(t, 2, "season", c.season).roll("die", c.dice...).roll("die", 9)
		got := false
		s.act(red, func(t *table.Table) { got = s.test(t, red, c.stat, 0, by("PH-TEST-01")) })
		if got != c.passed || len(s.dice["die"]) != 1 {
			t.Errorf("%s, %s, %v: passed %v, %d dice left", c.stat, c.season, c.dice, got, len(s.dice["die"])-1)
		}
	}
}

// PH-EVADE-03 to PH-EVADE-06: one more than the enemies' total is enough, as much is not.
func TestEvadingAtTheBound(t *testing.T) {
	for _, c := range []struct {
		mine, theirs int
		away         bool
	}{{4, 4, true}, {3, 4, false}, {2, 4, false}, {6, 5, true}} { // speed 3 against 2
		s := set(t, 2, "next encounters 1", "The Postman").roll("die", c.mine, c.theirs).meets("Sow with a Litter",
			"evade")
		if away := s.of(red, Foes).At(0) == s.named("The Postman"); away != c.away {
			t.Errorf("%d against %d: away %v", c.mine, c.theirs, away)
		}
	}
}

// PH-EVADE-01, PH-EVADE-05: what can be evaded, and why not.
func TestWhatCanBeEvaded(t *testing.T) {
	for _, c := range []struct {
		foes          string
		evaded, again bool
		skills        string
		want          bool
	}{
		{"Stud Bull", false, false, "none", true}, {"The Local Champion", false, false, "none", false},
		{"The Nose", false, false, "none", false},
		{"Stud Bull; The Nose", false, false, "none", false}, {"Stud Bull", true, false, "none", false},
		{"Stud Bull", true, true, "none", true},
		{"Stud Bull", true, false, "Stealth", true}, {"Stud Bull", true, false, "Athletics", false},
	} {
		s := set(t, 2, "red skills", c.skills).faces(c.foes)
		s.mat(red).Journey.Evaded, s.mat(red).Journey.Again = c.evaded, c.again
		s.script = []string{"fight"}
		m := s.tab.Open(red, AskConfront)
		s.offerEvade(&m, red)
		if got := m.Len() == 1; got != c.want {
			t.Errorf("%+v: can be evaded: %v", c, got)
		}
		m.Offer(VerbFight.Of(), "PH-EVADE-01")
		m.Ask()
	}
}
