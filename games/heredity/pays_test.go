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
