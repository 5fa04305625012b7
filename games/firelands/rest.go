package firelands

import (
	"waystation/table"
)

var (
	AskRest  = book.Question("rest", "FL-REST-02", "Rest: feed whom you like, then let your crew move on.")
	AskReady = book.Question("rested", "FL-REST-05", "Your crew has moved on. Anything else before you confirm?")
)

// What is offered.
var (
	VerbShift = book.Verb("shift", "Let the crew move on", "")
	VerbReady = book.Verb("ready", "Confirm", "")
)

// What is told.
var (
	taleRest   = book.Tale("{who}'s crew moves on: {a} to Active, {b} to Rest.")
	taleRested = book.Tale("Nobody of {who}'s crew is tired: all stay active.")
)

// rest is the Rest Phase: everybody by themselves, then what they draw and discard, in Left Turn Order (FL-REST-01,
// FL-RULING-58).
func (g *Game) rest(t *table.Table) {
	g.automaRests(t)
	t.All(table.Set(g.players()...), func(s table.Seat) {
		g.aboard(t, s, func() { g.restOf(t, s) })
	})
	g.settleRest(t)
	for _, s := range g.players() {
		for m := g.mat(s); m.Owed > 0; {
			m.Owed--
			g.drawObjects(t, s, 1, by("FL-RULING-58"))
		}
	}
	g.settleRest(t)
	g.Phase, g.Next = PhaseMovement, 0
}

// restOf is one player's Rest (FL-REST-02 to FL-REST-05).
func (g *Game) restOf(t *table.Table, s table.Seat) {
	shifted := false
	for {
		p := AskRest
		if shifted {
			p = AskReady
		}
		m := t.Open(s, p)
		if !shifted {
			m.Offer(VerbShift.Of(), "FL-REST-03")
			g.offerFood(&m, s, false)
		} else {
			m.Offer(VerbReady.Of(), "FL-RULING-58")
		}
		g.offerRestAbilities(&m, s, shifted)
		g.offerUses(&m, s)
		if !shifted {
			g.veil(&m, s)
		}
		switch o := m.Ask(); o.Verb {
		case VerbShift:
			g.moveOn(t, s)
			shifted = true
		case VerbFeed, VerbFeedSuited:
			g.feed(t, s, o)
		case VerbAbility, VerbTrade:
			g.doAbility(t, s, o)
		case VerbUse:
			g.use(t, s, table.Card(o.A))
		default:
			return
		}
	}
}

// moveOn moves Survivors from Rest to Active, then from Exhausted to Rest (FL-REST-03, FL-REST-04, FL-RULING-06).
func (g *Game) moveOn(t *table.Table, s table.Seat) {
	tale, rested, tired := taleRest, g.of(s, Rest).Len(), g.of(s, Exhausted).Len()
	if rested+tired == 0 {
		tale = taleRested
	}
	g.of(s, Rest).MoveAll(g.of(s, Active))
	g.of(s, Exhausted).MoveAll(g.of(s, Rest))
	t.Tell(table.Event{Tale: tale, Seat: s, Rule: "FL-REST-03", A: int16(rested), B: int16(tired)})
}

// settleRest lays what was discarded in the Rest Phase on the common piles, and clears away after those who lost
// everybody.
func (g *Game) settleRest(t *table.Table) {
	var players [4]table.Seat
	n := copy(players[:], g.players())
	for _, s := range players[:n] {
		for p := g.of(s, Leaving); p.Len() > 0; {
			to := g.pile(Common)
			if Of(p.At(0)).Kind == KindObject {
				to = g.pile(objectDecks[Of(p.At(0)).Land].discard)
			}
			p.Move(t, 0, to, table.Everyone, table.Everyone)
		}
		if g.survivors(s) == 0 {
			g.remove(t, s)
		}
	}
}
