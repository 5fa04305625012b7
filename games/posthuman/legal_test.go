package posthuman

import (
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// PH-CAMP-03, PH-FORAGE-01 to PH-FORAGE-04, PH-SCOUT-02, PH-MOVE-01, PH-RULING-49, PH-RULING-50, PH-RULING-61, PH-
// RULING-63, PH-RULING-65: what is
// legal, by one thing at a time. Red stands on the starting tile, in full health, with exits on all sides.
func TestWhatIsLegal(t *testing.T) {
	closed := "TI-F02 at 0 -1 done, TI-P01 at 1 0 done, TI-U01 at 0 1 done, TI-U03 at -1 0 done"
	for _, c := range []struct {
		with []string
		want string // c f s m w
	}{
		{nil, ".fsm."}, {[]string{"red health", "5"}, "cfsm."}, {[]string{"red morale", "5"}, "cfsm."},
		{[]string{"event", "Knocking", "red health", "5"}, ".fsm."},
		{[]string{"red foraged", "yes"}, "..sm."}, {[]string{"event", "Dark Days"}, ".f.m."},
		{[]string{"season", "Hurricane"}, ".fs.."},
		{[]string{"whole tiles", "none"}, ".f..."}, {[]string{"whole tiles", "none", "red foraged", "yes"}, "....w"},
		{[]string{"whole tiles", "none", "red map", "TI-F02 at 0 -1 done"}, ".f.m."},
		{[]string{"red map", closed}, ".f.m."},
		{[]string{"whole tiles", "none", "red map", "TI-F05 at 1 0 done"}, ".f..."},
		// its exits don't meet the starting tile's
		{[]string{"red map", "TI-F01 at 0 -1", "red stands", "TI-F01 zone 1"}, "c.sm."},
		{[]string{"red map", "TI-F01 at 0 -1 done", "red stands", "TI-F01"}, "cfsm."},
		{[]string{"red map", "TI-F14 at 0 -1 done", "red stands", "TI-F14"}, "c.sm."}, // no supply icon
		{[]string{"red map", "TI-F01 at 0 -1", "red stands", "TI-F01 zone 1", "whole tiles", "none"}, "c..m."},
	} {
		s := set(t, 2).with(c.with...)
		got := ""
		for i, a := range []Action{Camp, Forage, Scout, Move, Wait} {
			got += map[bool]string{true: "cfsmw"[i : i+1], false: "."}[s.legal(red, a)]
		}
		if got != c.want {
			t.Errorf("with %v: %s, want %s", c.with, got, c.want)
		}
	}
	s := set(t, 2)
	s.Rules |= 1 << NoForage
	if s.legal(red, Forage) || s.legal(red, NoAction) {
		t.Error("an event forbids foraging, and nothing is no action")
	}
}

// PH-RULING-08, PH-JOURNEY-01 to PH-JOURNEY-03, PH-RULING-68, PH-RULING-69: from which levels a zone may draw, by the
// space on the track, and what
// the zone then gives.
func TestLevelsOfTheJourney(t *testing.T) {
	for journey, want := range map[string][]string{"0": nil, "3": nil, "4": {"level:2", "level:1"}, "5": nil, "6": nil,
		"7": {"level:3", "level:2"}, "8": nil, "10": nil} {
		for _, c := range []struct {
			pick int
			gain bool
		}{{0, true}, {1, want == nil}} {
			s := set(t, 2, "red journey", journey, "red map", "TI-F04 at 0 -1", "red stands", "TI-F04 zone 1")
			s.offers = nil
			var script []string
			if want != nil {
				script = want[c.pick : c.pick+1]
			}
			s.act(red, func(t *table.Table) { s.enterZone(t, red) }, script...)
			j := s.mat(red).Journey
			if !slices.Equal(s.offers, want) || j.Gain != c.gain || j.Figures != 1 || j.Stage != StageEncounter {
				t.Errorf("space %s: %q, %+v", journey, s.offers, j)
			}
			level := Level(int(s.mat(red).JP))
			if want != nil {
				level = int(want[c.pick][6] - '0')
			}
			if int(j.Level) != level {
				t.Errorf("space %s: level %d, want %d", journey, j.Level, level)
			}
		}
		s := set(t, 2, "red journey", journey, "red map", "TI-M01 at 0 -1", "red stands", "TI-M01 zone 1")
		s.act(red, func(t *table.Table) { s.enterZone(t, red) }).wasAsked()
		if j := s.mat(red).Journey; j.Gain || int(j.Level) != Level(int(s.mat(red).JP)) {
			t.Errorf("space %s, in the mountains: %+v", journey, j)
		}
	}
}

// PH-JOURNEY-04, PH-MAP-17, PH-RULING-70: a zone gives its point if the next space is still of its level, and the last
// zone completes the tile, once.
func TestWhatAZoneBrings(t *testing.T) {
	for _, c := range []struct {
		journey, zone string
		gain          bool
		level         int8
		then          string
		done          bool
	}{
		{"0", "TI-F04 zone 1", true, 1, "1", false}, {"0", "TI-F04 zone 1", false, 1, "0", false},
		{"0", "TI-F04 zone 2", true, 1, "1", true},
		{"4", "TI-F04 zone 1", true, 1, "4", false}, // an extra point has taken red beyond the level drawn from
		{"4", "TI-F04 zone 1", true, 2, "5", false}, {"9", "TI-F04 zone 1", true, 3, "10", false},
		{"10", "TI-F04 zone 1", true, 3, "10", false},
	} {
		s := set(t, 2, "red journey", c.journey, "red map", "TI-F04 at 0 -1", "red stands", c.zone, "next supplies",
			"SU-08, SU-08")
		s.mat(red).Journey = Journey{Level: c.level, Gain: c.gain}
		s.act(red, func(t *table.Table) { s.completeZone(t, red) }).want("red journey", c.then)
		if done := s.Cards[s.named("TI-F04")].Done; done != c.done {
			t.Errorf("%+v: completed %v", c, done)
		}
	}
	s := set(t, 2, "red map", "TI-F01 at 0 -1 done foraged", "red stands", "TI-F01")
	s.act(red, func(t *table.Table) { s.completeZone(t, red) }).want("red food", "5", "red foraged",
		"yes") // it is completed already
}

// PH-RULING-71: the order of a completion: the point, the supplies, the marker, the special rule.
func TestOrderOfACompletion(t *testing.T) {
	s := set(t, 2, "red map", "TI-F13 at 0 -1", "red stands", "TI-F13 zone 1", "next supplies", "SU-07")
	s.mat(red).Journey = Journey{Level: 1, Gain: true}
	s.act(red, func(t *table.Table) { s.completeZone(t, red) }).want("red food", "11", "red journey", "1",
		"red stands", "TI-F13 zone 1")
	at := -1
	for _, part := range []string{"gains a journey point", "has completed", "gains 4 food", "gains 2 food"} {
		i := slices.IndexFunc(s.told, func(x string) bool { return strings.Contains(x, part) })
		if i < at {
			t.Errorf("%q comes too soon: %q", part, s.told)
		}
		at = i
	}
}

// PH-MAP-23, PH-MAP-24, PH-RULING-72, PH-RULING-74: where one stands on a tile just completed.
func TestWhereOneStandsThen(t *testing.T) {
	for tile, want := range map[string]string{"TI-F01 zone 1": "TI-F01", "TI-P03 zone 1": "TI-P03 zone 1",
		"TI-F13 zone 1": "TI-F13 zone 1", "TI-F14 zone 1": "TI-F14 zone 1"} {
		name, _, _ := strings.Cut(tile, " ")
		s := set(t, 2, "red map", name+" at 0 -1 turned 1", "red stands", tile, "next weapons", "Cleaver",
			"next supplies", "SU-08, SU-08")
		s.act(red, func(t *table.Table) { s.completeTile(t, red) },
			map[string][]string{"TI-F14 zone 1": {"done"}}[tile]...)
		s.want("red stands", want)
	}
}

// PH-RULING-140: the order of a knock-out: scars, followers, the starting tile, food, health or morale, hunger; then
// the exchange, which knows all that.
func TestOrderOfAKnockOut(t *testing.T) {
	s := set(t, 2, "red map", "TI-F01 at 0 -1 done", "red stands", "TI-F01", "red health", "1", "red hunger", "2",
		"red followers", "Poacher, Surveyor",
		"red active", "Poacher", "next scars", "Just a Scar, Just a Scar 2", "red food", "0")
	s.act(red, func(t *table.Table) { s.lose(t, red, 1, 0, by("PH-STAT-05")) }, "swap:3")
	s.want("red health", "4", "red morale", "3", "red hunger", "0", "red food", "1", "red stands", "start",
		"red followers", "Surveyor")
	if want := []string{"swap", "swap:1", "swap:2", "swap:3", "swap:4", "swap:5"}; !slices.Equal(s.offers, want) {
		t.Errorf("offered %q", s.offers)
	}
	at := -1
	for _, part := range []string{
		"is knocked out", "draws a scar", "back on the starting tile", "gains 1 food", "exchanges",
	} {
		i := slices.IndexFunc(s.told, func(x string) bool { return strings.Contains(x, part) })
		if i >= 0 && i < at {
			t.Errorf("%q comes too soon: %q", part, s.told)
		}
		at = max(at, i)
	}
}

// PH-RULING-139, PH-KO-02, PH-KO-04, PH-RULING-141: what may be exchanged: all but 1 of what is given, and no more
// than the other's limit.
func TestWhatIsExchanged(t *testing.T) {
	for _, c := range []struct {
		health, morale int
		with           []string
		most           int // -1: not asked
		then           [2]string
	}{
		{1, 0, []string{"red morale", "4"}, 3, [2]string{"4", "1"}},
		{1, 0, []string{"red morale", "1"}, 0, [2]string{"1", "1"}},
		{1, 0, []string{"red strength", "2", "red mind", "5", "red morale", "8"}, 4, [2]string{"5", "4"}},
		{0, 1, []string{"red health", "3"}, -2, [2]string{"1", "3"}},
		{1, 1, []string{"red health", "1", "red morale", "1"}, -1, [2]string{"1", "1"}},
	} {
		s := set(t, 2, "red health", "1", "next scars", "Just a Scar, Just a Scar 2").with(c.with...)
		if c.health == 0 {
			s.with("red morale", "1")
		}
		var script []string
		switch {
		case c.most > 0:
			script = []string{"swap:" + itoa(c.most)}
		case c.most == -2:
			script = []string{"swap:2:1"}
		}
		s.act(red, func(t *table.Table) { s.lose(t, red, c.health, c.morale, by("PH-STAT-05")) }, script...)
		s.want("red health", c.then[0], "red morale", c.then[1])
		if len(s.offers) != c.most+1 && c.most > 0 {
			t.Errorf("%+v: offered %q", c, s.offers)
		}
	}
}

// PH-XP-03, PH-RULING-119: what is spent of cards and counters: just enough if that is possible, cards first, else the
// least excess, which comes back.
func TestWhatXPIsSpent(t *testing.T) {
	for _, c := range []struct {
		cards    string
		counters string
		price    int
		left     string
		then     string
	}{
		{"Sow with a Litter, Stud Bull, Lookout", "0", 3, "none", "0"}, {"Sow with a Litter", "2", 3, "none", "0"},
		{"none", "3", 3, "none", "0"},
		{"The Finished One", "3", 3, "none", "3"}, {"Gravel Man, Riot Sergeant", "0", 3, "none", "1"},
		{"Gravel Man, Riot Sergeant", "1", 3, "Gravel Man", "0"},
		{"The Finished One, Sow with a Litter", "0", 1, "The Finished One", "0"},
		{"The Finished One", "0", 1, "none", "2"},
	} {
		s := set(t, 2, "red xp cards", c.cards, "red xp counters", c.counters)
		before := s.xp(red)
		s.act(red, func(t *table.Table) { s.spendXP(t, red, c.price) }).want("red xp cards", c.left,
			"red xp counters", c.then)
		if s.xp(red) != before-c.price {
			t.Errorf("%+v: %d XP became %d", c, before, s.xp(red))
		}
	}
}
