package screen

import (
	"strings"
	"testing"

	"waystation/games/heredity"
	"waystation/games/heredity/board"
	"waystation/table"
)

// Whoever walks reads where on the way a card of the row can hurt them, as a press on a square goes there at once; and
// the row that ends the walk says that it can where they stand.
func TestAWalkSaysWhereTheRowCanHurt(t *testing.T) {
	around, here := 0, 0
	walksOf(t, func(_ *table.Match, a *table.Ask, p *page) {
		if a.Prompt.Kind != "walk" {
			return
		}
		for _, c := range p.ask.Choices {
			o, _ := p.Option(c)
			at := board.Square(o.B)
			harmed := (o.Verb == heredity.VerbGo || o.Verb == heredity.VerbStop) && swept(p, int(o.A), at)
			switch {
			case o.Verb == heredity.VerbGo && harmed:
				around++
				if title := within(p.card(p.v.Board.Fields[at.Field()].Number).Title); !strings.Contains(p.ask.Known,
					"The Sweep can hurt "+p.v.Team[o.A].Name+" at ") || !strings.Contains(p.ask.Known, title) {
					t.Fatalf("to %s: over the walk stands %q", title, p.ask.Known)
				}
			case o.Verb == heredity.VerbStop:
				if harmed {
					here++
				}
				if harmed != strings.Contains(c.Sub, "the Sweep can hurt here") {
					t.Fatalf("to stop where the sweep comes is %v: %q", harmed, c.Sub)
				}
			}
		}
	})
	if around == 0 || here == 0 {
		t.Errorf("%d squares where it hurts, %d stops", around, here)
	}
}

// swept reports whether the Sweep finds somebody on a square: in the gully, on the ledge and in the dry wash.
func swept(p *page, m int, at board.Square) bool {
	sweeps := false
	for _, r := range p.v.Row {
		sweeps = sweeps || r.Title == "The Sweep"
	}
	switch p.v.Board.Fields[at.Field()].Number {
	case 257, 147, 136, 245:
		return sweeps && !p.immune(m, "dust")
	}
	return false
}
