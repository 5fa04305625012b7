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

// The hand limits (PS-MAP-16, PS-TEAM-11).
const (
	mostInHand = 4
	mostInTeam = 6
)

// handLimit is how many pieces of terrain and sites a player, or a team, may hold (PS-MAP-16, PS-TEAM-11).
func (g *Game) handLimit(s table.Seat) int {
	if g.Mode != Teams {
		return mostInHand + g.sum(s, KnobHand)
	}
	return mostInTeam + g.sum(s, KnobHand) + g.sum(g.mate(s), KnobHand)
}

func (g *Game) over(s table.Seat) int { return max(0, g.land(s, Hand).Len()-g.handLimit(s)) }

// trim discards what is over the hand limit at the end of a turn, as whoever has the turn chooses (PS-MAP-17,
// PS-RULING-030, PS-RULING-178, PS-RULING-031).
func (g *Game) trim(t *table.Table, s table.Seat) {
	if g.over(s) > 0 {
		var tossed pieces
		g.askTrim(t, s, &tossed)
		g.discardHand(t, s, &tossed)
	}
}

// trimAll trims every hand at the end of a broadcast: all choose at the same time; of a team the teammate who is
// earlier in player order (PS-BCAST-09, PS-RULING-004, PS-RULING-030, PS-RULING-178).
func (g *Game) trimAll(t *table.Table) {
	var done, asked table.Seats
	for _, s := range g.Order[:g.Players] {
		if !done.Has(s) && g.over(s) > 0 {
			asked = asked.With(s)
		}
		done |= g.members(g.side(s))
	}
	var tossed [maxSeats]pieces
	g.askTogether(t, asked, func(s table.Seat) { g.askTrim(t, s, &tossed[s]) })
	for _, s := range g.Order[:g.Players] {
		g.discardHand(t, s, &tossed[s])
	}
}

// mostPieces is how many pieces over the limit are chosen at once; nobody ever has so many.
const mostPieces = 32

// pieces are so many pieces of a hand.
type pieces struct {
	list [mostPieces]table.Card
	n    int
}

// askTrim asks which pieces are discarded.
func (g *Game) askTrim(t *table.Table, s table.Seat, out *pieces) {
	hand, n := g.land(s, Hand), min(g.over(s), mostPieces)
	q := t.Open(s, askTrim, hand.Len(), g.handLimit(s))
	for _, l := range hand.Cards {
		q.Offer(VerbToss.Of(int(l.Card)), "PS-MAP-17")
	}
	out.n = copyCards(out.list[:], q.AskSome(n, n))
}

// discardHand discards pieces of a hand.
func (g *Game) discardHand(t *table.Table, s table.Seat, gone *pieces) {
	hand := g.land(s, Hand)
	for _, c := range gone.list[:gone.n] {
		t.Tell(table.Event{Tale: taleToss, Seat: s, Rule: "PS-MAP-17", A: int16(c)})
		g.discardPiece(hand, hand.Find(c))
	}
}
