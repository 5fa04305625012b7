package saga

import "waystation/table"

// What is asked.
var (
	askTrim = book.Question("trim", "PS-MAP-17", "Your hand holds {a}, and may hold {b}. What do you discard?")
)

// What is offered.
var (
	VerbToss = book.Verb("toss", "Discard {the a}", "hand:{a}")
)

// What is told.
var (
	taleToss = book.Tale("{who} discards {the a}.")
)

// handLimit is how many pieces of terrain and sites a player, or a team, may hold (PS-MAP-16, PS-TEAM-11).
func (g *Game) handLimit(s table.Seat) int {
	n := 4
	if g.Mode == Teams {
		n = 6
	}
	return n + g.sum(s, KnobHand)
}

// trim discards what is over the hand limit, as the owner chooses (PS-MAP-17, PS-RULING-030).
func (g *Game) trim(t *table.Table, s table.Seat) {
	for range g.over(s) {
		g.tossPiece(t, s, g.askToss(t, s))
	}
}

func (g *Game) over(s table.Seat) int { return max(0, g.land(s, Hand).Len()-g.handLimit(s)) }

func (g *Game) askToss(t *table.Table, s table.Seat) table.Card {
	hand := g.land(s, Hand)
	q := t.Open(s, askTrim, hand.Len(), g.handLimit(s))
	for i, l := range hand.Cards {
		if !g.alikeBefore(hand, i) {
			q.Offer(VerbToss.Of(int(l.Card)), "PS-MAP-17")
		}
	}
	return table.Card(q.Ask().A)
}

func (g *Game) tossPiece(t *table.Table, s table.Seat, c table.Card) {
	t.Tell(table.Event{Tale: taleToss, Seat: s, Rule: "PS-MAP-17", A: int16(c)})
	hand := g.land(s, Hand)
	g.discardPiece(t, hand, hand.Find(c))
}

// trimAll trims every hand at the end of a broadcast; of a team the teammate who is earlier in player order chooses (PS-BCAST-09,
// PS-RULING-178).
func (g *Game) trimAll(t *table.Table) {
	var done table.Seats
	for _, s := range g.Order[:g.Players] {
		if !done.Has(s) {
			g.trim(t, s)
		}
		done |= g.members(g.side(s))
	}
}
