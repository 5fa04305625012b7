package saga

import (
	"strings"
	"testing"

	"waystation/table"
)

// PS-RULING-061, PS-RULING-062, PS-LOOT-09: what is found by who has no room for it says that something must go for
// good: what is to be found, the question for two, and each card that may be kept. Who has room reads nothing of it.
func TestAFullPackIsForetold(t *testing.T) {
	p := prepare(t, two, "Scavenger", "Warden")
	says := func(deck int16, used bool) string {
		o := VerbEnough.Of()
		if used {
			o = p.able(KeyTwoItems)
		}
		return p.OutlookOf(&table.Ask{Prompt: askTwo, About: [3]int16{deck}, Options: p.asks(o).Options}, o, nil).Words
	}
	p.knows(0, "Pick It Over")
	for p.Crowds(0, Effects{{Do: DoGear, N: 1}}) == "" {
		p.hold(0, Of(p.pile(Gear).At(0)).Handle)
	}
	items, _ := p.itemsPacked(0)
	if items != p.slots(0) {
		t.Fatalf("%d of %d items, and one more has no room", items, p.slots(0))
	}
	gear, full := Of(p.pile(Gear).At(0)).Handle, "items: 1 must go for good"
	for name, got := range map[string]string{
		"to be found":  p.Crowds(0, Effects{{Do: DoGear, N: 1}}),
		"one drawn":    says(3, false),
		"two drawn":    says(3, true),
		"one of two":   p.brings(askKeep, VerbKeep.Of(int(p.card(gear))), 0),
		"a weapon":     p.brings(askKeep, VerbKeep.Of(int(p.pile(Ranged).At(0))), 0),
		"one and more": strings.Replace(p.Crowds(0, Effects{{Do: DoGear, N: 1}, {Do: DoGear, N: 1}}), "2 must", "1 must", 1),
	} {
		if free := p.of(0, Weapons).Len() < 2; !strings.Contains(got, full) && !(free && name == "a weapon") {
			t.Errorf("%s: %q", name, got)
		}
	}
	p.hold(0, Of(p.pile(Followers).At(0)).Handle)
	if got := says(4, false); got != "" {
		t.Errorf("a second follower: %q", got)
	}
	p.hold(0, Of(p.pile(Followers).At(0)).Handle)
	const third = "you then have 3 followers: 1 must leave for good"
	if got := says(4, false); got != third {
		t.Errorf("a third follower: %q", got)
	}
	if got := p.brings(askKeep, VerbKeep.Of(int(p.pile(Followers).At(0))), 0); got != third {
		t.Errorf("a third follower, kept: %q", got)
	}
	p.empties(Gear)
	for items := p.of(0, Items); items.Len() > 0; {
		items.Lay(0, p.pile(GearGone))
	}
	if got := says(3, false) + p.brings(askKeep, VerbKeep.Of(int(p.card(gear))), 0); got != "" {
		t.Errorf("with room: %q", got)
	}
}
