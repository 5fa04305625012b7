package posthuman

import "waystation/table"

// askTurn is put to whoever might have to answer it for all that the others know, that is with three scars or more: neither being asked nor
// staying human tells how many of the scars are mutations (PH-SCAR-05, PH-RULING-123).
var askTurn = always(question("turn", "PH-TURN-01", "{a} of your {n b scar scars} are mutations.{turning a} Stay human, or turn?"))

// The numbers of mutations that matter (PH-TURN-01, PH-TURN-02).
const (
	mayTurn  = 3
	mustTurn = 5
)

// mutations is how many of a player's scars are mutations; blanks don't count (PH-SCAR-06).
func (g *Game) mutations(s table.Seat) int {
	n := 0
	for _, l := range g.of(s, Injury).Cards {
		if !Of(l.Card).Blank {
			n++
		}
	}
	return n
}

// drawScar gives a human a scar, face down, and sees what that makes of them: on the third and fourth mutation they may turn mutant, on
// the fifth they must (PH-SCAR-05, PH-TURN-01, PH-TURN-02, PH-RULING-126). A human alone or in a game of two may not turn by choice
// (PH-TURN-11, PH-RULING-148); among more it stays possible to the last (PH-RULING-156). Whoever turns leaves what is going on, so that no further scar is drawn (PH-TURN-03, PH-RULING-124).
func (g *Game) drawScar(t *table.Table, s table.Seat, why cause) {
	if !g.human(s) {
		return
	}
	if !g.refillScars(t) {
		t.Tell(table.Event{Verb: taleNoScar, Seat: s, Rule: "PH-RULING-76"})
		return
	}
	mine := g.of(s, Injury)
	c := g.pile(Scars).Draw(t, mine, table.Set(s))
	g.Cards[c].Came = true
	t.Tell(table.Event{Verb: taleScar, Seat: s, Rule: why.rule, A: int16(mine.Len()), C: why.card, Secret: int16(c), Who: table.Set(s)})
	switch {
	case g.mutations(s) >= mustTurn && !Of(c).Blank:
		g.turn(t, s)
	case g.Players > 2 && mine.Len() >= mayTurn && g.wouldTurn(t, s):
		g.turn(t, s)
	}
}

// wouldTurn asks a human who has just received a scar, their last one, whether to turn. There is a choice only if it is the third or fourth
// mutation (PH-RULING-123).
func (g *Game) wouldTurn(t *table.Table, s table.Seat) bool {
	m := t.Open(s, askTurn, g.mutations(s), g.of(s, Injury).Len())
	m.Offer(verbStayHuman.Of(), "PH-TURN-01") // first, for whoever is away (PH-RULING-60)
	switch p := g.of(s, Injury); {
	case Of(p.At(p.Len() - 1)).Blank:
		m.Deny(verbTurn.Of(), "PH-RULING-123", "this scar is no mutation")
	case g.mutations(s) < mayTurn:
		m.Deny(verbTurn.Of(), "PH-TURN-01", "you have fewer than three mutations")
	default:
		m.Offer(verbTurn.Of(), "PH-TURN-01")
	}
	return m.Ask().Verb == verbTurn
}

// refillScars makes a new deck when it has run out: of the mutations that have been discarded; discarded blanks leave the game
// (PH-SCAR-08, PH-RULING-76).
func (g *Game) refillScars(t *table.Table) bool {
	deck, gone := g.pile(Scars), g.pile(ScarsGone)
	if deck.Len() > 0 {
		return true
	}
	for i := gone.Len() - 1; i >= 0; i-- {
		if Of(gone.At(i)).Blank {
			gone.Move(t, i, g.pile(Aside), 0, table.Everyone)
		}
	}
	gone.MoveAll(deck)
	deck.Shuffle()
	return deck.Len() > 0
}
