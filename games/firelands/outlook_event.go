package firelands

import (
	"strconv"

	"waystation/table"
)

// eventDeeds are what Events do, in few words (FL-EXPL-25).
var eventDeeds = map[Event]string{
	ElectrostaticPrelude: "2 Damage and 1 Contamination for everybody",
	CloseTheGap:          "one more gate shuts",
	IceBreakUp:           "the ship sails on or a gate shuts, and 1 Damage for everybody",
}

// warned adds to what follows from an answer of a turn that the market, which is filled again and again, may bring an
// Event: whatever a player does, and whoever explores next.
func (g *Game) warned(o table.Option, x table.Outlook) table.Outlook {
	switch o.Verb {
	case VerbExplore, VerbBreak, VerbEnd:
		x.Which, x.Shared = "Whatever you do", clauses(g.eventAhead())
	}
	return x
}

// eventAhead says which Event has yet to come of the period that the market is filled from, and how likely it comes
// next. None is ever left in the box (FL-SETUP-12), so that it goes by what has come, not by what lies in the deck.
func (g *Game) eventAhead() string {
	for i, land := range g.Lands {
		left := g.pile(Deck1 + Stack(i)).Len()
		if left == 0 {
			continue
		}
		for _, c := range Exploration(land, i+1, false) {
			if f := Of(c); f.Kind == KindEvent && !g.Cards[c].Came {
				return "1 in " + strconv.Itoa(left) + " that the market's next card is " + f.Name + ", at once " +
					eventDeeds[f.Event]
			}
		}
		return ""
	}
	return ""
}
