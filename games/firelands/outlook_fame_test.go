package firelands

import (
	"strings"
	"testing"

	"waystation/table"
)

// FL-END-02, FL-END-08, FL-ROUND-01: a row that leads to a space says what it is worth, and what the others lose by it;
// one that leads to the end of the road, that the game ends with it.
func TestOutlookOfWhatASpaceIsWorth(t *testing.T) {
	for _, c := range []struct {
		what  string
		lines []string
		to    Space
		words string
	}{
		{"ahead", []string{"blue space: 104", "red space: 101"}, 106, "worth 2 Fame more"},
		{"still last", []string{"blue space: 100", "red space: 104", "green space: 104", "yellow space: 105"}, 101,
			"worth no more Fame; every other's lead is worth 1 Fame less"},
		{"last no more", []string{"blue space: 101", "red space: 102", "green space: 104", "yellow space: 104"}, 104,
			"worth 2 Fame more; every other's lead is worth 1 Fame less"},
	} {
		s := morning(t, append(c.lines, "phase: movement")...)
		who, _ := s.seatNamed("Blue")
		before := s.mat(who).Space
		if got := s.worth(who, c.to, nil); got != c.words {
			t.Errorf("%s: %q, want %q", c.what, got, c.words)
		}
		if s.mat(who).Space != before {
			t.Errorf("%s: the convoy has moved", c.what)
		}
		s.Ride = Ride{Moving: true, Line: -1, Bought: 9}
		if got := s.Outlook(AskDrive, VerbDrive.Of(int(c.to)), who, nil).Words; c.to != 101 && !strings.Contains(got, c.words) {
			t.Errorf("%s: the row says %q", c.what, got)
		}
	}
}

// The gate that one gets in by is worth as many Fame as Survivors are clean, instead of cards without Damage.
func TestOutlookOfTheLastSpace(t *testing.T) {
	s := morning(t, "blue space: 305", "red space: 300", "phase: movement")
	who, _ := s.seatNamed("Blue")
	gate := Gate(1)
	before := s.Total(who)
	words := s.worth(who, gate, nil)
	if !strings.HasSuffix(words, "; you reach the Citadel; the game ends with this round") {
		t.Errorf("through the gate: %q", words)
	}
	s.mat(who).Space, s.mat(who).Reached = gate, true
	if n := s.Total(who) - before; n <= 0 || !strings.HasPrefix(words, "worth "+string(rune('0'+n))+" Fame more") {
		t.Errorf("through the gate: %q, and it is worth %d", words, n)
	}
	if got := s.worth(who, gate, nil); strings.Contains(got, "the game ends") {
		t.Errorf("with somebody there: %q", got)
	}
}

// FL-SHORT-05, FL-RULING-67: a crossing opens its Rocks for the last convoy, too, which is less far behind then.
func TestAWayThatIsOpenedIsShorterForTheLast(t *testing.T) {
	s := set(t, 2, "CCC")
	s.mat(red).Space, s.mat(green).Space = 105, 100
	w := s.chart().find(105, 109)
	if w == nil || w.rocks == 0 {
		t.Fatal("no Mountain shortcut leads there")
	}
	road, way := s.worth(red, 109, nil), s.worth(red, 109, w)
	if road != "worth 4 Fame more" || way != "worth 1 Fame more; counted by a shortcut" || s.Rocks[w.rock] != RockHidden {
		t.Errorf("by road %q, over the Rocks %q", road, way)
	}
}

// FL-END-02, FL-RULING-67: a space further on by road may be worth less, as the last convoy has a shortcut there, and the
// row says so; where the space before was counted by it as well, the next is worth one more, and nothing is to be said.
func TestAFartherSpaceIsWorthLessByAShortcut(t *testing.T) {
	s := set(t, 2, "CCC")
	w := s.chart().find(105, 109)
	for i := w.rock; i < w.rock+w.rocks; i++ {
		s.Rocks[i] = RockOpen
	}
	s.mat(red).Space, s.mat(green).Space = 105, 105
	if got := s.worth(red, 109, nil); got != "worth 1 Fame more; counted by a shortcut" {
		t.Errorf("by road: %q", got)
	}
	if got := s.worth(red, 109, w); got != "worth 1 Fame more; counted by a shortcut" {
		t.Errorf("by the shortcut itself: %q", got)
	}
	s.mat(red).Space = 109
	for _, l := range s.chart().from(109) {
		if got := s.worth(red, l.to, &l); got != "worth 1 Fame more" {
			t.Errorf("beyond it: %q", got)
		}
	}
}

// FL-ICON-08, FL-SHORT-02: a drive by road says where the convoy has a shortcut to the same space.
func TestADriveByRoadNamesAShorterWay(t *testing.T) {
	s := set(t, 2, "CCC")
	s.mat(red).Space = 105
	s.Ride = Ride{Moving: true, Line: -1, Bought: 9}
	drive := func() string { return s.Outlook(AskDrive, VerbDrive.Of(109), red, nil).Words }
	if got := drive(); strings.Contains(got, "shortcut takes") {
		t.Errorf("over Rocks without a Drill: %q", got)
	}
	w := s.chart().find(105, 109)
	for i := w.rock; i < w.rock+w.rocks; i++ {
		s.Rocks[i] = RockOpen
	}
	if got := drive(); !strings.HasPrefix(got, "a shortcut would take only 1; ") {
		t.Errorf("with the way open: %q", got)
	}
}

// FL-END-02: where there is a choice of ways, what a lead is worth says from whom it is counted and that it shrinks, once
// for all of them; the last has none to lose.
func TestOutlookOfALeadThatShrinks(t *testing.T) {
	s := set(t, 2, "CCC")
	s.Ride = Ride{Moving: true, Line: -1, Bought: 9}
	s.mat(red).Space, s.mat(green).Space = 105, 103
	const counts = "your lead counts from Green, the last, by ways open to it: less as it drives on"
	a := &table.Ask{Prompt: AskDrive, Seat: red, Options: []table.Offered{{Option: VerbCross.Of(106)}, {Option: VerbStop.Of()}}}
	look := func(name table.Namer) (n int) {
		for _, o := range a.Options {
			x := s.OutlookOf(a, o.Option, name)
			if x.Which == "" {
				t.Errorf("%v: %+v", o, x)
			}
			for _, clause := range x.Shared {
				if clause == counts {
					n++
				}
			}
		}
		return n
	}
	if n := look(nil); n != 2 {
		t.Errorf("ahead: %d of 2 say so", n)
	}
	if n := look(func(table.Seat) string { return "Mara" }); n != 0 {
		t.Errorf("somebody with a name is called by colour")
	}
	s.mat(red).Space = 101
	a.Options[0].Option = VerbCross.Of(102)
	if n := look(nil); n != 0 {
		t.Errorf("the last: %d say so", n)
	}
	s.mat(red).Space = 105
	a.Options = a.Options[1:]
	if n := look(nil); n != 0 {
		t.Errorf("with nowhere to go: %d say so", n)
	}
}

// FL-MOVE-08, FL-ROUND-02, FL-EX-35: in the last region each answer of a movement says how far the next open gate is, shut
// ones being spaces as well, and whether it shuts.
func TestOutlookOfTheWayToTheGates(t *testing.T) {
	s := set(t, 2, "CCC")
	s.mat(red).Space, s.mat(green).Space = 308, 305
	s.Gates, s.Phase = 4, PhaseMovement
	gate := func(p *table.Prompt, first table.Option) (said string) {
		a := &table.Ask{Prompt: p, Seat: red, Options: []table.Offered{{Option: first}, {Option: VerbStop.Of()}}}
		for _, o := range a.Options {
			for _, clause := range s.OutlookOf(a, o.Option, nil).Shared {
				if strings.HasPrefix(clause, "gate ") {
					said += clause + "|"
				}
			}
		}
		return said
	}
	said := func(what, want string) {
		t.Helper()
		s.Ride = Ride{Line: -1}
		if got := gate(AskSetOff, VerbSetOff.Of()); got != want+want {
			t.Errorf("%s, to set off: %q, want %q twice", what, got, want)
		}
		s.Ride = Ride{Moving: true, Line: -1, Bought: 9}
		if got := gate(AskDrive, VerbCross.Of(309)); got != want+want {
			t.Errorf("%s, on the way: %q, want %q twice", what, got, want)
		}
	}
	said("two open", "gate 5, the next open one, is 3 spaces from 308 by road and shuts after this round|")
	s.mat(green).Reached = true
	said("somebody in", "gate 5, the next open one, is 3 spaces from 308 by road|")
	s.mat(green).Reached, s.Gates = false, 5
	said("one open", "gate 6, the next open one, is 4 spaces from 308 by road|")
	s.Gates, s.mat(red).Space = 4, 303
	const byShortcut = "gate 5, the next open one, is 8 spaces from 303 by road or 7 by a shortcut and shuts after this round|"
	s.Ride = Ride{Line: -1}
	if got := gate(AskSetOff, VerbSetOff.Of()); got != byShortcut+byShortcut {
		t.Errorf("where a shortcut leads nearer: %q", got)
	}
	s.Gates = 6
	said("none open", "")
	s.Gates, s.mat(red).Space = 4, 208
	said("in another region", "")
}
