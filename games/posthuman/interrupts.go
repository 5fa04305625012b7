package posthuman

import (
	"waystation/games/words"
	"waystation/table"
)

var askReact = book.Question("react", "PH-MUTACT-12", "{moment a b} Do you strike?", words.Always, words.Idly("bide"))

// What is offered.
var (
	VerbAct     = book.Verb("act", "Play {trick a}", "card:{a}")
	VerbTactics = book.Verb("tactics", "Tactics: look at encounters", "")
)

// interrupted lets mutants strike because of what a human does: a Charge or Tactics before a Move, Rummage when a
// camper has recovered and is not in a safe house (PH-SEQ-06, PH-RULING-18, PH-RULING-138). It reports whether the
// human can't act any more: whoever is only knocked out before the own action goes on from the starting tile
// (PH-RULING-48).
func (g *Game) interrupted(t *table.Table, s table.Seat, a Action) bool {
	switch {
	case a == Move:
		g.window(t, s, Charge)
	case a == Camp && !g.safe(s):
		g.window(t, s, Rummage)
	}
	return !g.human(s)
}

// picked lets mutants be at a tile with supply icons before the human who has just completed it. It returns how many
// supply cards fewer are drawn, and whether the tile counts as foraged.
func (g *Game) picked(t *table.Table, s table.Seat) (fewer int, foraged bool) {
	if g.window(t, s, PickedClean) {
		return pickedCards, true
	}
	return 0, false
}

const pickedCards = 2

// cousins lets mutants send somebody along with the enemies that a human has just revealed.
func (g *Game) cousins(t *table.Table, s table.Seat) { g.window(t, s, FetchTheCousins) }

// signposts lets mutants turn the signposts before anybody scouts.
func (g *Game) signposts(t *table.Table) { g.window(t, table.Nobody, TurnTheSignposts) }

// window asks the mutants, those sitting closest to the human first, for an action of a title (PH-MUTACT-12,
// PH-RULING-58). Everybody with a card face down is asked, for it could be that one: a pause betrays nothing. Before a
// Move those without a card are asked too, as Tactics is open to all. It reports whether a card was played.
func (g *Game) window(t *table.Table, s table.Seat, title Title) bool {
	if g.humans() == int(g.Players) {
		return false
	}
	var order [4]table.Seat
	tactics, played := title == Charge, false
	for _, by := range g.closest(order[:0], s) {
		if m := g.mat(by); !m.Mutant || m.Acted {
			continue
		}
		open := g.of(by, Chosen).Len() > 0 && !played && g.exposed(s, title)
		if !open && !tactics {
			continue
		}
		ask := t.Open(by, askReact, int(title), int(s))
		ask.Offer(VerbBide.Of(), "PH-RULING-58")
		if p := g.of(by, Chosen); open && Of(p.At(0)).Title == title {
			if rule, why := g.misses(by, p.At(0), s); why == "" {
				ask.Offer(VerbAct.Of(int(p.At(0))), "PH-SEQ-06")
			} else {
				ask.Deny(VerbAct.Of(int(p.At(0))), rule, why)
			}
		}
		if tactics {
			ask.Offer(VerbTactics.Of(), "PH-RULING-18")
		}
		switch o := ask.Ask(); o.Verb {
		case VerbAct:
			g.act(t, by, s)
			played = true
		case VerbTactics:
			g.tactics(t, by)
		}
		if s != table.Nobody && !g.human(s) {
			break
		}
	}
	return played
}

// closest are the other seats in the order in which they sit around a human: fewest seats between, in either direction,
// and of two as close whoever comes first clockwise (PH-RULING-59). Around nobody it is clockwise from the starting
// player.
func (g *Game) closest(to []table.Seat, s table.Seat) []table.Seat {
	if s == table.Nobody {
		return append(to, g.Order...)
	}
	n := table.Seat(g.Players)
	for d := table.Seat(1); 2*d <= n; d++ {
		to = append(to, (s+d)%n)
		if 2*d < n {
			to = append(to, (s-d+n)%n)
		}
	}
	return to
}

// exposed reports whether, for all that everybody knows, an action of a title could strike a human at all.
func (g *Game) exposed(s table.Seat, title Title) bool {
	if s == table.Nobody {
		return true
	}
	_, why := g.shielded(s, title)
	return why == ""
}

// shielded says why no action of a title can be played on a human; why is empty when one can.
func (g *Game) shielded(s table.Seat, title Title) (rule, why string) {
	m := g.mat(s)
	switch {
	case !g.human(s):
		return "PH-MUTACT-08", "no human any more"
	case Of(m.Tile).Start: // PH-RULING-134
		return "PH-MUTACT-10", "safe on the starting tile"
	case m.Hidden:
		return "PH-MUTACT-08", "hidden this turn"
	case g.ruled(Truce):
		return "PH-EVENT-01", "no mutant action strikes a human this turn"
	case g.Struck[s]>>title&1 == 1: // PH-RULING-133
		return "PH-MUTACT-09", "has been struck by this action this turn"
	}
	return "", ""
}

// misses says why a mutant can't play an action card on a human; why is empty when they can (PH-DECL-08, PH-MUTACT-08).
// Cards without terrain symbols have no target.
func (g *Game) misses(by table.Seat, c table.Card, s table.Seat) (rule, why string) {
	f := Of(c)
	if f.Terrains == 0 {
		return "", ""
	}
	if rule, why = g.shielded(s, f.Title); why != "" {
		return rule, why
	}
	if f.Terrains>>g.terrain(s)&1 == 0 && !g.boost(by, f.Title).Anyway {
		return "PH-MUTACT-08", "the terrain is none of the card's"
	}
	return "", ""
}

// boost adds up what a mutant's mutations do for an action (PH-SCAR-07, PH-MUTACT-17).
func (g *Game) boost(by table.Seat, title Title) Boost {
	out := Boost{Title: title}
	for _, l := range g.of(by, Injury).Cards {
		if b := &Of(l.Card).Boost; b.Title == title {
			out.More += b.More
			out.Scar = out.Scar || b.Scar
			out.Anyway = out.Anyway || b.Anyway
		}
	}
	return out
}
