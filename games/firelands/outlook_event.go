package firelands

import (
	"strconv"

	"waystation/english"
	"waystation/table"
)

// eventDeeds are what Events do, in few words, and how hard they hit every player (FL-EXPL-25).
var eventDeeds = map[Event]struct {
	words            string
	damage, counters int
}{
	ElectrostaticPrelude: {"2 Damage and 1 Contamination for everybody", 2, 1},
	CloseTheGap:          {"one more gate shuts", 0, 0},
	IceBreakUp:           {"the ship sails on or a gate shuts, and 1 Damage for everybody", 1, 0},
}

// warned adds to what follows from an answer of a turn that the market, which is filled again and again, may bring an
// Event: whatever a player does, and whoever explores next.
func (g *Game) warned(o table.Option, x table.Outlook, s table.Seat) table.Outlook {
	switch o.Verb {
	case VerbExplore, VerbBreak, VerbEnd:
		x.Which, x.Shared = "Whatever you do", clauses(g.eventAhead(s, int(g.Gates)))
	}
	return x
}

// eventAhead says which Event has yet to come of the period that the market is filled from, and how likely it comes
// next, and what it must cost a player, with so many gates shut by then. None is ever left in the box (FL-SETUP-12), so
// that it goes by what has come, not by what lies in the deck.
func (g *Game) eventAhead(s table.Seat, gates int) string {
	for i, land := range g.Lands {
		left := g.pile(Deck1 + Stack(i)).Len()
		if left == 0 {
			continue
		}
		for _, c := range Exploration(land, i+1, false) {
			if f := Of(c); f.Kind == KindEvent && !g.Cards[c].Came {
				return "1 in " + strconv.Itoa(left) + " that the market's next card is " + f.Name + ", at once " +
					g.deedWords(f.Event, gates) + g.deadBy(s, f.Event)
			}
		}
		return ""
	}
	return ""
}

// deedWords are what an Event does, with so many gates shut before it.
func (g *Game) deedWords(e Event, gates int) string {
	switch last := g.Ship == 0 && gates == Gates-1; {
	case !last:
	case e == CloseTheGap:
		return "the last gate shuts, and nobody gets in any more"
	case e == IceBreakUp:
		return "the last gate shuts, nobody gets in any more, and 1 Damage for everybody"
	}
	return eventDeeds[e].words
}

// deadBy says whom an Event must kill as a convoy is loaded and its crew contaminated, however its owner chooses.
func (g *Game) deadBy(s table.Seat, e Event) string {
	deed := eventDeeds[e]
	hit := g.layouts[s].least([]Strike{{N: uint8(deed.damage), Area: AnyArea}}, 0)
	return g.mustDie(s, hit.crew+g.illDead(s, deed.counters))
}

// mustDie says of what has just been said how many of a player's Survivors it must kill.
func (g *Game) mustDie(s table.Seat, n int) string {
	switch dead := min(n, g.survivors(s)); dead {
	case 0:
		return ""
	case g.survivors(s):
		return ": your last Survivor dies"
	default:
		return ": " + english.Count(dead, "Survivor", "Survivors") + " of yours must die"
	}
}
