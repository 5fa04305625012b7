package firelands

import (
	"strings"
	"testing"

	"waystation/table"
)

// FL-BONUS-09, FL-ICON-15, FL-IMPROVE-01: whoever may recycle reads which cards there are, and of the only one, about
// which nobody is asked, what goes for it; where several are, each says so by itself.
func TestOutlookOfRecycling(t *testing.T) {
	s := morning(t, "red truck: Scrap Hauler", "blue truck: Bulwark", "blue trailers: Salvage Crane", "blue fury: 2",
		"tile 2: Breaker's Yard 2", "common: Patrol Carrier, Bone Rig")
	who, _ := s.seatNamed("Blue")
	truck := s.lookInstall(who, Of(s.card("Patrol Carrier")))
	if !strings.Contains(truck.Words, "the Bulwark is scrapped") {
		t.Fatalf("the Truck says %+v", truck)
	}
	tile := func() table.Outlook { return s.Outlook(askAct, VerbBonus.Of(2, 0), who, nil) }
	if x, want := tile(), "recycles the Patrol Carrier; "+truck.Words; !strings.HasPrefix(x.Words, want) || x.Stake != truck.Stake {
		t.Errorf("the only one: %+v, want %q, stake %v", x, want, truck.Stake)
	}
	a := &table.Ask{Prompt: AskRecycle, Seat: who}
	if x := s.OutlookOf(a, VerbChoose.Of(int(s.card("Patrol Carrier"))), nil); !same(x, truck) {
		t.Errorf("of several: %+v, want %+v", x, truck)
	}
	arrange(t, s.Game, "common: Patrol Carrier, Bone Rig, Roof Rack, Swivel Gun")
	const three = "recycles the Patrol Carrier or the Roof Rack or the Swivel Gun"
	if x := tile(); !strings.HasPrefix(x.Words, three) {
		t.Errorf("%+v, want %q", x, three)
	}
	arrange(t, s.Game, "common: Patrol Carrier, Roof Rack, Swivel Gun, Battery Pack")
	if x := tile(); !strings.HasPrefix(x.Words, "recycles one of 4 cards") {
		t.Errorf("of many: %+v", x)
	}
	for i, b := range Of(s.card("Salvage Crane")).Boxes {
		if b.Kind.Recycles() == 0 {
			continue
		}
		x := s.Outlook(AskTurn, VerbRecycle.Of(int(spotOf(s.card("Salvage Crane"), i))), who, nil)
		if !strings.HasPrefix(x.Words, "recycles the Roof Rack or ") {
			t.Errorf("by a box: %+v", x)
		}
	}
}
