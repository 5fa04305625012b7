package firelands

import (
	"strings"
	"testing"
)

// FL-EFIRE-03, FL-DMG-04: the row of a box says that the next hit will kill, once nothing but Survivors is left to be hit
// where Enemies may fire.
func TestOutlookOfDamageThatBaresSurvivors(t *testing.T) {
	s := set(t, 2, "CCC")
	l, truck := &s.layouts[red], s.of(red, Truck).At(0)
	crew := l.tokens[SurvivorToken] & l.whole(AreaTruck)
	others := l.whole(AreaTruck) &^ crew
	if crew == 0 || others.len() < 2 {
		t.Fatalf("the Truck carries %d Survivors and %d other boxes", crew.len(), others.len())
	}
	look := func(b spot) string { return s.Outlook(askDamage, VerbDamage.Of(int(b)), red, nil).Line() }
	const kills = "the next hit on your Truck kills a Survivor"
	for ; others.len() > 1; others = others.rest() {
		b := l.order[others.first()]
		if got := look(b); strings.Contains(got, kills) {
			t.Errorf("with other boxes in %s: %q", Of(truck).Name, got)
		}
		s.cargo(b).Damaged = true
		l.damaged |= s.bit(b)
	}
	if got := look(l.order[others.first()]); !strings.Contains(got, kills) {
		t.Errorf("the last box without a Survivor: %q", got)
	}
	if got := look(l.order[crew.first()]); strings.Contains(got, kills) {
		t.Errorf("a Survivor's own: %q", got)
	}
}

// FL-END-09: the row of a box says what the first Damage to a card that is whole costs at the end, as long as nobody has
// got in.
func TestOutlookOfACardsFirstDamage(t *testing.T) {
	s := set(t, 2, "CCC")
	c := s.of(red, Truck).At(0)
	boxes := Of(c).Boxes
	look := func(box int) string {
		return s.Outlook(askDamage, VerbDamage.Of(int(spotOf(c, box))), red, nil).Line()
	}
	const first, fame = "its card was undamaged, 1 Fame less if nobody reaches the Citadel", "Fame"
	for i := range boxes {
		if got := look(i); !strings.Contains(got, first) || strings.Contains(got, "nothing is lost") || strings.HasPrefix(got, first) {
			t.Errorf("box %d of a whole card: %q", i, got)
		}
	}
	s.mat(green).Reached = true
	if got := look(0); strings.Contains(got, fame) {
		t.Errorf("with somebody on the Citadel: %q", got)
	}
	s.mat(green).Reached = false
	s.Stow[c][len(boxes)-1].Damaged = true
	if got := look(0); strings.Contains(got, fame) {
		t.Errorf("of a card that is damaged already: %q", got)
	}
	s.Ship = 1
	s.Stow[c][len(boxes)-1].Damaged = false
	if got := look(0); !strings.Contains(got, "gets aboard") {
		t.Errorf("with the ship: %q", got)
	}
}

// FL-LAST-01: who is asked whom to lose reads where each of them is, and how many are left.
func TestOutlookOfASurvivorLost(t *testing.T) {
	s := morning(t, "blue active: Spy", "blue rest: Incursor", "blue exhausted: Courier", "blue cargo: 3 survivor")
	who, _ := s.seatNamed("Blue")
	says := func(name, want string) {
		t.Helper()
		if got := s.lookLose(askLose, VerbLose.Of(int(s.card(name))), who).Words; !strings.HasSuffix(got, want) {
			t.Errorf("to lose the %s says %q, want %q", name, got, want)
		}
	}
	says("Spy", "; your only active one; 2 Survivors left then")
	says("Incursor", "; resting now; 2 Survivors left then")
	says("Courier", "; exhausted now; 2 Survivors left then")
	arrange(t, s.Game, "blue exhausted: none", "blue active: Spy, Courier", "blue rest: none", "blue cargo: 2 survivor")
	says("Courier", "; active now; 1 Survivor left then, and without one you are out")
	arrange(t, s.Game, "blue active: Spy", "blue cargo: 1 survivor")
	says("Spy", "; your only active one; your last: you are out")
}
