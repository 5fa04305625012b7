package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	taleOut = book.Tale("{who} has lost the last Survivor and is out of the game.",
		words.Fate, words.At("{convoyof who}"))
)

// aboard runs what befalls or is done by one player, and reports whether that player is still in the game afterwards.
// If they lose their last Survivor in it, the rest is dropped (FL-LAST-01). Turns run in it, player by player.
func (g *Game) aboard(t *table.Table, s table.Seat, body func()) bool {
	if g.mat(s).Out {
		return false
	}
	t.Scope(int(s), body)
	return !g.mat(s).Out
}

// befalls runs what befalls one player from outside: an ambush, an attack, an Event. With the last Survivor gone there
// is nothing left for it to do, neither a box to damage nor anybody to take a counter, so it just runs out. Only in the
// middle of a player's own turn it runs aboard, lest the turn is left before the others have had their share.
func (g *Game) befalls(t *table.Table, s table.Seat, body func()) {
	if t.Inside(int(s)) {
		g.aboard(t, s, body)
		return
	}
	if !g.mat(s).Out {
		body()
	}
}

// Out reports whether a player is out of the game (FL-LAST-01).
func (g *Game) Out(s table.Seat) bool { return g.mat(s).Out }

// eliminate takes a player without Survivors out of the game with all that is theirs, and leaves whatever they were
// doing (FL-LAST-01, FL-RULING-96). In the Rest Phase, where nobody touches what is common, it waits until all have
// rested.
func (g *Game) eliminate(t *table.Table, s table.Seat) {
	if g.Phase != PhaseRest {
		g.remove(t, s)
	}
	if t.Inside(int(s)) {
		t.Quit(int(s))
	}
}

// remove clears away what belongs to a player who is out. If it was their turn, the next player's place is now theirs:
// whoever ends a turn moves on only if its player is still there.
func (g *Game) remove(t *table.Table, s table.Seat) {
	for k := Truck; k < perSeat; k++ {
		p := g.of(s, k)
		for p.Len() > 0 {
			c := p.Move(t, p.Len()-1, g.pile(Common), table.Everyone, table.Everyone)
			g.clear(c)
		}
	}
	for n := range g.Foes {
		g.Foes[n].Targets[s] = 0
	}
	if g.Again == s {
		g.Again = table.Nobody
	}
	for i, x := range g.Order {
		if x != s {
			continue
		}
		place := i
		if g.Phase != PhaseExploration {
			place = len(g.Order) - 1 - i
		}
		if place < int(g.Next) {
			g.Next--
		}
		g.Order = append(g.Order[:i], g.Order[i+1:]...)
		break
	}
	*g.mat(s) = Mat{Out: true, Colour: g.mat(s).Colour}
	g.layouts[s] = layout{}
	t.Tell(table.Event{Tale: taleOut, Seat: s, Rule: "FL-LAST-01"})
}
