package posthuman

import (
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// What an encounter ends with speaks to whom it befell: everybody else reads whose story it is and how it ended, and
// then the words as somebody else's.
func TestStoriesOfOthersSayWhose(t *testing.T) {
	s := set(t, 2)
	e := table.Event{Tale: taleSuccess, Seat: green, A: int16(s.named("The Crate in the Wires"))}
	own, other := s.Tale(e, green, nil), s.Tale(e, red, nil)
	if own == "" || other != "Green comes well out of The Crate in the Wires: “"+own+"”" {
		t.Errorf("green reads %q, red %q", own, other)
	}
	e.Tale = taleFailure
	if says := s.Tale(e, red, nil); !strings.HasPrefix(says, "Green comes badly out of The Crate in the Wires: “") {
		t.Errorf("red reads %q", says)
	}
	e.Tale, e.B = taleSuccess, 2 // without a test
	if says := s.Tale(e, red, nil); !strings.HasPrefix(says, "Green is through with The Crate in the Wires: “") {
		t.Errorf("red reads %q", says)
	}
}

// A knock-out is read from what was told: what it was lost to, who went, what came; which scars only by whom they are
// known to.
func TestWhatKnockedSomebodyOut(t *testing.T) {
	s := set(t, 2, "red followers", "Poacher", "red active", "Poacher", "red health", "2", "next scars",
		"Just a Scar, Just a Scar 2")
	s.script = []string{"Exchange nothing"}
	s.aboard(s.tab, red, func() { s.lose(s.tab, red, 2, 0, byCard("PH-EVENT-01", s.named("Hurricane"))) })
	all := s.tab.Told()
	told := func(reader table.Seat) []table.Event {
		out := slices.Clone(all)
		for i := range out {
			if !out[i].Who.Has(reader) {
				out[i].Secret = table.Hidden
			}
		}
		return out
	}
	b, ok := BlowTo(told(red), red)
	if !ok || b.Turned || b.Rule != "PH-KO-01" || b.Lost != 2 || b.By.Face().Name != "Hurricane" || len(b.Left) != 1 ||
		b.Hunger || b.Morale || b.How != "no health is left" {
		t.Errorf("red reads %+v", b)
	}
	if len(b.Scars) != 2 || b.Scars[0] == Unseen || !b.Settled || b.Food != 1 {
		t.Errorf("red reads %+v", b)
	}
	besides := append([]table.Event{{Tale: taleHealth, Seat: red, A: -3, C: int16(s.named("Stud Bull"))},
		{Tale: taleMorale, Seat: red, A: -1, C: -1}}, table.Event{Tale: taleKnockOut, Seat: red, A: int16(outHealth), C: -1})
	if b, _ := BlowTo(besides, red); b.Lost != 3 || b.By.Face().Name != "Stud Bull" {
		t.Errorf("morale that was lost besides is taken for the last health: %+v", b)
	}
	earlier := []table.Event{
		{Tale: taleScar, Seat: red, Rule: "PH-KO-01"},
		{Tale: taleEvent, Seat: green, Rule: "PH-EVENT-01"},
	}
	if late, _ := BlowTo(append(earlier, told(red)...), red); len(late.Scars) != 2 {
		t.Errorf("what came before this turn counts, too: %+v", late)
	}
	if other, _ := BlowTo(told(green), red); len(other.Scars) != 2 || other.Scars[0] != Unseen {
		t.Errorf("green reads which scars red drew: %+v", other)
	}
	if _, ok := BlowTo(told(green), green); ok {
		t.Error("green was not knocked out")
	}
}
