package posthuman

import (
	"waystation/games/words"
	"waystation/table"
)

// askTurn is put to whoever might have to answer it for all that the others know, that is with three scars or more:
// neither being asked nor staying human tells how many of the scars are mutations (PH-SCAR-05, PH-RULING-123).
var askTurn = book.Question("turn", "PH-TURN-01", "Mutations among your {n b scar scars}: {a}.{turning a}",
	words.Always)

// What is offered.
var (
	VerbStayHuman = book.Verb("stay-human", "Stay human", "")
	VerbTurn      = book.Verb("turn", "Turn mutant", "")
)

// What is told.
var (
	taleScar = book.SecretTale(
		"{who} draws a scar, {n a scar scars} now{by c}.",
		"{who} draws a scar, {card secret}: {n a scar scars} now{by c}.", words.Major, words.Costs,
	)
)

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

// drawScar gives a human a scar, face down, and sees what that makes of them: on the third and fourth mutation they may
// turn mutant, on the fifth they must (PH-SCAR-05, PH-TURN-01, PH-TURN-02, PH-RULING-126). A human alone or in a game
// of two may not turn by choice (PH-TURN-11, PH-RULING-148); among more it stays possible to the last (PH-RULING-156).
// Whoever turns leaves what is going on, so that no further scar is drawn (PH-TURN-03, PH-RULING-124).
func (g *Game) drawScar(t *table.Table, s table.Seat, why cause) {
	if !g.human(s) {
		return
	}
	if !g.refillScars(t) {
		t.Tell(table.Event{Tale: taleNoScar, Seat: s, Rule: "PH-RULING-76"})
		return
	}
	mine := g.of(s, Injury)
	c := g.pile(Scars).Draw(t, mine, table.Set(s))
	g.Cards[c].Came = true
	t.Tell(table.Event{Tale: taleScar, Seat: s, Rule: why.rule, A: int16(mine.Len()), C: why.card, Secret: int16(c),
		Who: table.Set(s)})
	if n := mine.Len(); (n >= mustTurn || g.Players > 2 && n >= mayTurn) && g.turns(t, s) {
		g.turn(t, s)
	}
}

// turns asks a human who has just received a scar, their last one, whether to turn. There is a choice only if it is the
// third or fourth mutation, and not in a game of two (PH-TURN-11, PH-RULING-123). Whoever must turn is asked too: what
// the scar was shows no sooner than that.
func (g *Game) turns(t *table.Table, s table.Seat) bool {
	m := t.Open(s, askTurn)
	m.About(g.mutations(s), g.of(s, Injury).Len())
	p := g.of(s, Injury)
	n, blank := g.mutations(s), Of(p.At(p.Len()-1)).Blank
	if n >= mustTurn && !blank {
		m.Deny(VerbStayHuman.Of(), "PH-TURN-02", "the fifth mutation is too much")
		m.Offer(VerbTurn.Of(), "PH-TURN-02")
		return m.Ask().Verb == VerbTurn
	}
	m.Offer(VerbStayHuman.Of(), "PH-TURN-01") // first, for whoever is away (PH-RULING-60)
	switch {
	case blank:
		m.Deny(VerbTurn.Of(), "PH-RULING-123", "this scar is no mutation")
	case n < mayTurn:
		m.Deny(VerbTurn.Of(), "PH-TURN-01", "you have fewer than three mutations")
	case g.Players <= 2:
		m.Deny(VerbTurn.Of(), "PH-TURN-11", "nobody turns by choice in a game of two")
	default:
		m.Offer(VerbTurn.Of(), "PH-TURN-01")
	}
	return m.Ask().Verb == VerbTurn
}

// refillScars makes a new deck when it has run out: of the mutations that have been discarded; discarded blanks leave
// the game (PH-SCAR-08, PH-RULING-76).
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
	deck.Refill(gone)
	return deck.Len() > 0
}
