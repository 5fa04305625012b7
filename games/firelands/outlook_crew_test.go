package firelands

import (
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// FL-EXPL-09, FL-RULING-104: the Desert Son who lived by food alone dies wherever he goes.
func TestOutlookOfADesertSonWhoDies(t *testing.T) {
	s := morning(t, "blue active: Desert Son", "blue rest: Citadel Guard", "blue exhausted: none", "blue cargo: 2 survivor")
	who, _ := s.seatNamed("Blue")
	c := s.card("Desert Son (blue)")
	s.Cards[c].Sent, s.Cards[c].Counters, s.Cards[c].Boost = true, 1, 1
	for _, how := range []int{restsAtOnce, bringsFuel, justTired} {
		x := s.Outlook(askTired, VerbTired.Of(how), who, nil)
		if !same(x, outlook(table.Loss, "the Desert Son dies")) {
			t.Errorf("%d: %+v", how, x)
		}
	}
	s.Cards[c].Counters = 0
	if x := s.Outlook(askTired, VerbTired.Of(justTired), who, nil); strings.Contains(x.Words, "dies") {
		t.Errorf("in good health: %+v", x)
	}
}

// FL-EXPL-25, FL-RULING-97: whoever takes the Damage of the Electrostatic Prelude reads which counter follows, and whom
// it must kill; other Damage says nothing of the kind.
func TestOutlookOfACounterAfterTheDamage(t *testing.T) {
	s := morning(t, "blue active: Desert Son", "blue rest: none", "blue exhausted: Citadel Scientist",
		"blue cargo: 2 survivor")
	who, _ := s.seatNamed("Blue")
	box := VerbDamage.Of(int(s.layouts[who].order[0]))
	look := func(by int) []string {
		a := &table.Ask{Prompt: askDamage, Seat: who, About: [3]int16{0, 2, int16(by)}}
		return s.OutlookOf(a, box, nil).Shared
	}
	prelude := int(s.card("Electrostatic Prelude"))
	if got := look(prelude); !slices.Contains(got, "then 1 Contamination") {
		t.Errorf("with one who can take it: %q", got)
	}
	s.Cards[s.card("Citadel Scientist")].Counters = 1
	if got := look(prelude); !slices.Contains(got, "then 1 Contamination: 1 Survivor of yours must die") {
		t.Errorf("with none: %q", got)
	}
	for _, by := range []int{-1, int(s.card("Pathfinder"))} {
		if got := strings.Join(look(by), " "); strings.Contains(got, "Contamination") {
			t.Errorf("by %d: %q", by, got)
		}
	}
}

// FL-MOVE-02, FL-MOVE-03, FL-AMBUSH-05: who can't set off may not be asked again before the Enemies come, and reads which
// by each answer of the Rest.
func TestOutlookOfARestOfAConvoyThatStays(t *testing.T) {
	s := morning(t, "slot 2: Pathfinder", "blue space: 104", "red space: 101", "phase: rest", "blue cargo: 3 survivor, 1 fuel",
		"blue exhausted: Citadel Guard")
	who, _ := s.seatNamed("Blue")
	look := func() (out []table.Outlook) {
		feed := VerbFeed.Of(int(Food), int(s.card("Citadel Guard")))
		out = append(out, s.OutlookOf(&table.Ask{Prompt: AskRest, Seat: who}, VerbShift.Of(), nil))
		out = append(out, s.OutlookOf(&table.Ask{Prompt: AskRest, Seat: who}, feed, nil))
		return append(out, s.OutlookOf(&table.Ask{Prompt: AskReady, Seat: who}, VerbReady.Of(), nil))
	}
	for _, x := range look() {
		if len(x.Shared) > 0 {
			t.Errorf("with Fuel: %+v", x)
		}
	}
	says := func(stays string) {
		t.Helper()
		for _, x := range look() {
			line := x.Line()
			for _, want := range []string{stays, "an ambush by the Pathfinder", "then Enemy fire unless beaten"} {
				if !strings.Contains(line, want) || x.Which == "" {
					t.Errorf("%+v does not say %q", x, want)
				}
			}
		}
	}
	arrange(t, s.Game, "blue cargo: 3 survivor")
	says("without Fuel your convoy can't set off")
	arrange(t, s.Game, "blue cargo: 3 survivor, 1 fuel")
	truck := s.of(who, Truck).At(0)
	for i := range Of(truck).Boxes {
		s.Stow[truck][i] = Cargo{Damaged: true}
	}
	s.reckon(who)
	says("no Survivor can take the wheel")
}

// FL-ROUND-01, FL-REST-03: in the last round nobody is promised for a next one.
func TestOutlookOfTheCrewInTheLastRound(t *testing.T) {
	s := morning(t, "blue active: Citadel Scientist", "blue rest: none", "blue exhausted: Citadel Guard",
		"blue cargo: 2 survivor, 1 food")
	who, _ := s.seatNamed("Blue")
	look := func() (out []string) {
		for _, how := range []int{restsAtOnce, justTired} {
			out = append(out, s.Outlook(askTired, VerbTired.Of(how), who, nil).Words)
		}
		return append(out, s.Outlook(AskTurn, VerbFeed.Of(int(Food), int(s.card("Citadel Guard"))), who, nil).Words)
	}
	for gates, want := range map[int8][]string{
		0: {"active again next round", "at rest next round, active the one after", "to the Rest Zone, active next round"},
		Gates - 1: {"active again after the Rest Phase", "not active any more in this last round",
			"to the Rest Zone, active after the Rest Phase"},
	} {
		s.Gates = gates
		if got := look(); !slices.Equal(got, want) {
			t.Errorf("with %d gates shut: %q, want %q", gates, got, want)
		}
	}
}

// FL-BREAK-01, FL-RULING-104: a Break of the Desert Son rests him, and brings no Fuel, which his row says.
func TestOutlookOfABreakOfTheDesertSon(t *testing.T) {
	s := morning(t, "blue active: Desert Son, Citadel Scientist", "blue exhausted: none", "blue rest: none")
	who, _ := s.seatNamed("Blue")
	const says = "rests, and brings Fuel only by exploring"
	for c, want := range map[table.Card]bool{s.card("Desert Son (blue)"): true, s.card("Citadel Scientist"): false} {
		if got := s.lookBreak(nil, VerbBreak.Of(int(c)), who).Words; strings.HasSuffix(got, "; "+says) != want {
			t.Errorf("a Break of %s says %q", Of(c).Name, got)
		}
	}
}
