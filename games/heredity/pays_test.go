package heredity

import (
	"testing"

	"waystation/games/heredity/sheet"
)

// It is all the same on which slot a last token lies, in chapters in which no card gives single tokens back.
func TestWhereALastTokenLiesIsAllTheSame(t *testing.T) {
	own := []sheet.At{{Place: sheet.Head, Slot: 0}, {Place: sheet.Body, Slot: 1}}
	thing := sheet.At{Place: sheet.OnHead}
	with, things := append(own[:2:2], thing), []sheet.At{thing, {Place: sheet.OnHead + 1}}
	for mode, want := range map[string]bool{
		"introduction": true, "chapter1": true, "chapter2": true, "chapter3": false, "chapter4": false, "chapter7": false,
	} {
		g, _ := begun(t, mode, 1, "", nil)
		g.Team[0].Tokens = 1
		if got := g.allTheSame(payment{0, own}); got != want {
			t.Errorf("%s: that it is all the same is %v", mode, got)
		}
		if got := g.allTheSame(payment{0, with}); got != want {
			t.Errorf("%s: beside a thing, that it is all the same is %v", mode, got)
		}
		if g.allTheSame(payment{0, things}) {
			t.Errorf("%s: a thing can't be handed on with a token on it", mode)
		}
		g.Team[0].Tokens = 2
		if g.allTheSame(payment{0, own}) {
			t.Errorf("%s: the other token needs a slot, too", mode)
		}
	}
}

// Of the slots of one own card that takes the token which serves nothing that the others don't serve; nothing is said
// where each serves something of its own, or one lies on a thing.
func TestTheLeastUsefulSlotPays(t *testing.T) {
	g, _ := begun(t, "introduction", 1, "", nil)
	s := &g.Team[0].Sheet
	s.Cards[sheet.Body] = sheet.Card{Count: 3, Slots: [sheet.Slots]sheet.Slot{{Icons: sheet.Interact | sheet.Punch},
		{Icons: sheet.Interact}, {Icons: sheet.Interact | sheet.Kick}}}
	s.Items[0] = sheet.Item{Number: 1, Card: sheet.Card{Count: 1, Slots: [sheet.Slots]sheet.Slot{{Icons: sheet.Interact}}}}
	slot := func(n int8) sheet.At { return sheet.At{Place: sheet.Body, Slot: n} }
	for _, x := range []struct {
		free []sheet.At
		want int8 // -1 for none
	}{
		{[]sheet.At{slot(0), slot(1)}, 1}, {[]sheet.At{slot(0), slot(1), slot(2)}, 1}, {[]sheet.At{slot(0), slot(2)}, -1},
		{[]sheet.At{slot(0), {Place: sheet.OnHead}}, -1}, {[]sheet.At{{Place: sheet.OnHead}}, -1},
	} {
		got, one := g.leastUseful(payment{0, x.free})
		if one != (x.want >= 0) || one && got != slot(x.want) {
			t.Errorf("of %v %v pays: %v", x.free, got, one)
		}
	}
}
