package firelands

import "testing"

// FL-RULING-73: a token that is stowed in a full box says in its row what goes for it. Its name does not: whoever could
// take it back later reads it by the box as it lies then, which holds what was stowed.
func TestWhatIsStowedIsNoLossAfterwards(t *testing.T) {
	s := set(t, 2, "CCC")
	l := &s.layouts[red]
	free := l.order[(l.tokens[NoToken] & l.open() &^ l.damaged).first()]
	name := func() string { label, _ := s.Label(VerbStow.Of(int(free)), red, nil); return label }
	before := name()
	s.pack(red, free, Ammo)
	if got := name(); got != before {
		t.Errorf("%q before, and %q with what was stowed", before, got)
	}
	if got := s.Outlook(askBox, VerbStow.Of(int(free)), red, nil).Words; got != "1 Ammo goes back" {
		t.Errorf("the row says %q", got)
	}
}
