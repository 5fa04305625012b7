package saga

import (
	"math/bits"

	"waystation/games/words"
	"waystation/table"
)

// rulesVersion is that of the rules' code: a change by which a match may go on otherwise makes a new one.
const rulesVersion = "3"

// Step plays one part of a phase: what all do at the same time, or one player's part of it (PS-MORN-01). A solo game
// may end anywhere in it.
func (g *Game) Step(t *table.Table) {
	t.Scope(wholeStep, func() { g.phase(t) })
	if g.Final != NotYet && g.Phase != PhaseBrawl {
		g.Phase = PhaseOver
	}
}

// wholeStep is the scope of a step; those of the players have their seats for keys.
const wholeStep = maxSeats

// finish ends a solo game at once, whatever is going on (PS-RULING-188).
func (g *Game) finish(t *table.Table, f Final) {
	g.Final = f
	t.Quit(wholeStep)
}

// phase plays the next part of the phase.
func (g *Game) phase(t *table.Table) {
	switch g.Phase {
	case PhaseSetup:
		g.setUp(t)
	case PhaseEncroaching:
		g.encroach(t)
	case PhaseEating:
		g.eat(t)
	case PhaseStory:
		g.morning(t)
	case PhaseBroadcast:
		g.broadcast(t)
	case PhaseTaking:
		g.takePairs(t)
	case PhaseEvent:
		g.event(t)
	case PhaseDeclare:
		g.declare(t)
	case PhaseDay, PhaseSecondDay:
		g.day(t)
	case PhaseNight:
		g.night(t)
	case PhaseRefill:
		g.endRound(t)
	case PhaseBrawl:
		g.brawl(t)
	}
}

// begin starts a phase.
func (g *Game) begin(p Phase) {
	g.Phase, g.Next = p, 0
}

// turn is whose part of the phase is next: in player order (PS-DECL-03, PS-RULING-004). It is false when all have had
// theirs.
func (g *Game) turn() (table.Seat, bool) {
	if g.Next >= g.Players {
		return table.Nobody, false
	}
	return g.Order[g.Next], true
}

// inOrder runs something for every player in player order, each in a scope that a knock-out leaves (PS-RULING-008).
func (g *Game) inOrder(t *table.Table, do func(table.Seat)) {
	for _, s := range g.Order[:g.Players] {
		g.aboard(t, s, func() { do(s) })
	}
}

// aboard runs what befalls or is done by one player, and reports whether it ran to its end. A knock-out in it drops the
// rest (PS-KO-01, PS-RULING-081, PS-RULING-094, PS-RULING-125).
func (g *Game) aboard(t *table.Table, s table.Seat, body func()) bool {
	whole := t.Scope(int(s), body)
	if !whole {
		g.tidy(t, s)
	}
	return whole
}

// askTogether asks several side by side; one alone is simply asked.
func (g *Game) askTogether(t *table.Table, who table.Seats, ask func(table.Seat)) {
	switch bits.OnesCount16(uint16(who)) {
	case 0:
	case 1:
		ask(who.First())
	default:
		t.All(who, ask)
	}
}

// asTeams asks several side by side; teammates see what the other does (PS-RULING-182, PS-TEAM-17).
func (g *Game) asTeams(t *table.Table, who table.Seats, ask func(table.Seat)) {
	if g.Mode != Teams || who.Len() < 2 {
		g.askTogether(t, who, ask)
		return
	}
	var groups [2]table.Seats
	n := 0
	for side := range 2 {
		if group := g.members(side) & who; group != 0 {
			groups[n] = group
			n++
		}
	}
	t.AllGroups(groups[:n], func(group table.Seats) {
		for s := range table.Seat(maxSeats) {
			if group.Has(s) {
				ask(s)
			}
		}
	})
}

var seatNames = words.Seats{"Red", "Green", "Yellow", "Blue"}

// SeatName is what a player is called: by colour.
func SeatName(s table.Seat) string { return seatNames.Name(s) }

// SeatName is what a player is called.
func (g *Game) SeatName(s table.Seat) string { return SeatName(s) }

// cause is why something happens: the rule it is cited by, and the card behind it, if there is one.
type cause struct {
	rule  string
	card  int16 // -1: none
	price bool  // it is a price that the player chose to pay
}

func by(rule string) cause                   { return cause{rule: rule, card: -1} }
func byCard(rule string, c table.Card) cause { return cause{rule: rule, card: int16(c)} }

// lastRound is after which round a match ends at the latest (PS-END-01, PS-TEAM-35, PS-SOLO-11).
func (g *Game) lastRound() int8 {
	if g.Mode == Standard {
		return 16
	}
	return 14
}
