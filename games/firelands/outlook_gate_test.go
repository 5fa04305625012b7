package firelands

import (
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// FL-MOVE-04, FL-MOVE-08, FL-ROUND-02: before the movement each answer says how far the next open gate is and how far
// speed and Fuel reach, and an answer that changes that what it is then.
func TestOutlookBeforeTheMovementOfTheWayToTheGates(t *testing.T) {
	s := set(t, 2, "CCC")
	s.mat(red).Space, s.mat(green).Space = 306, 305
	s.Gates, s.Phase = 5, PhaseExploration // gate 6 is 6 spaces away
	pace := s.speed(red)
	s.mat(red).Stowed.Tokens[Fuel] = int8(6 - pace)
	look := func(p *table.Prompt, o table.Option) table.Outlook {
		return s.OutlookOf(&table.Ask{Prompt: p, Seat: red, Options: []table.Offered{{Option: o}}}, o, nil)
	}
	said := func(p *table.Prompt, o table.Option, want string) {
		t.Helper()
		x := look(p, o)
		if !strings.HasSuffix(x.Words, want) || want == "" && strings.Contains(x.Words, "speed and Fuel") {
			t.Errorf("%v: %q, want %q at its end", o, x.Words, want)
		}
		for _, clause := range []string{"gate 6, the next open one, is 6 spaces from 306 by road",
			"as you stand, your speed and Fuel are good for 5 spaces"} {
			if !slices.Contains(x.Shared, clause) || x.Which == "" {
				t.Errorf("%v: %q %q, want %q", o, x.Which, x.Shared, clause)
			}
		}
	}
	const enough = "your speed and Fuel are good for 6 spaces then: enough for gate 6"
	said(AskTurn, VerbEnd.Of(), "")
	said(askTired, VerbTired.Of(restsAtOnce), "")
	said(askTired, VerbTired.Of(bringsFuel), enough)
	said(askGoods, VerbGoods.Of(int(Food)), "")
	said(askGoods, VerbGoods.Of(int(Fuel)), enough)
	said(askReturn, VerbReturn.Of(int(Fuel)), "4 spaces then, 6 needed for gate 6")
	s.mount(red, "Booster Coil")
	s.inBox("Booster Coil", 1).Damaged, s.inBox("Booster Coil", 2).Damaged = true, true
	s.reckon(red)
	s.mat(red).Stowed.Tokens[Fuel] = int8(6 - pace)
	for _, b := range s.boxes(red) {
		if b.card() == s.card("Booster Coil") {
			said(askRepair, VerbRepair.Of(int(b)), map[bool]string{true: enough}[b.kind() == BoxSpeed])
		}
	}
	s.mat(red).Stowed.Boxes[BoxSpeed]++
	if got := s.OutlookOf(&table.Ask{Prompt: askReturn, Seat: red}, VerbReturn.Of(int(Fuel)), nil).Words; !strings.HasSuffix(
		got, "5 spaces then: not enough for gate 6") {
		t.Errorf("with the box repaired: %q", got)
	}
	s.mat(red).Stowed.Boxes[BoxSpeed]--
	s.Phase = PhaseRest
	said(AskRest, VerbShift.Of(), "")
	s.Phase = PhaseMovement
	if x := look(AskReady, VerbReady.Of()); len(x.Shared) > 0 {
		t.Errorf("said twice: %q", x.Shared)
	}
	s.Phase, s.mat(red).Space = PhaseExploration, 208
	if x := look(askTired, VerbTired.Of(bringsFuel)); len(x.Shared) > 0 || strings.Contains(x.Words, "gate") {
		t.Errorf("in another region: %q %q", x.Words, x.Shared)
	}
}
