package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	taleLeftBehind = book.Tale("{The a} {verb a is are} left behind.")
	taleRound      = book.Tale("Round {a} begins.{lastround b}", words.Major)
	taleScore      = book.Tale("{who}, {part a}{for c}: {b} Fame.")
	taleOver       = book.Tale("{winner a}")
)

// endOfRound ends the round, and the game when it is over (FL-ROUND, FL-RULING-136).
func (g *Game) endOfRound(t *table.Table) {
	g.decontaminate(t)
	g.automaEnds(t)
	if len(g.players()) == 0 {
		return // FL-RULING-96
	}
	over := g.reached() || g.lastRound()
	if !g.reached() {
		g.closeIn(t, g.stepRule())
	}
	if over {
		g.finish(t)
		return
	}
	g.leaveBehind(t)
	g.trim(t)
	g.Round++ // what is revealed from here on belongs to the next round (FL-RULING-02)
	g.Phase, g.Next = PhaseExploration, 0
	last := int16(0)
	if g.lastRound() {
		last = 1
	}
	t.Tell(table.Event{Tale: taleRound, Seat: table.Nobody, Rule: "FL-ROUND-06", A: int16(g.Round), B: last})
	g.fillSlots(t) // FL-ROUND-05
	g.automaMovesOn(t)
}

// lastRound reports whether the round ends the game, whoever has arrived by then: when all is closed, or will be by the
// step that the second check comes after (FL-ROUND-01, FL-RULING-02).
func (g *Game) lastRound() bool {
	return g.closed() || g.Ship == 0 && !g.Printed && g.Gates == Gates-1
}

// decontaminate lets every Anti-Contamination box that works treat one Survivor, in Right Turn Order (FL-ICON-13,
// FL-RULING-87).
func (g *Game) decontaminate(t *table.Table) {
	for i := range g.Order {
		s := g.right(i)
		g.treat(t, s, g.working(s, BoxAntiRad), anyone, by("FL-ICON-13"))
	}
}

// stepRule is the rule by which each round's end brings the end of the race nearer.
func (g *Game) stepRule() string {
	if g.Ship > 0 {
		return "FL-FROST-02"
	}
	return "FL-ROUND-02"
}

// leaveBehind takes away the Enemies of regions that all convoys have crossed (FL-ROUND-03, FL-RULING-88).
func (g *Game) leaveBehind(t *table.Table) {
	last := 3
	for _, s := range g.Order {
		last = min(last, g.mat(s).Space.Region())
	}
	for n := range g.Foes {
		if f := &g.Foes[n]; f.Region > 0 && int(f.Region) < last {
			t.Tell(table.Event{Tale: taleLeftBehind, Seat: table.Nobody, Rule: "FL-ROUND-03", A: int16(f.Card)})
			g.leave(n, Common)
		}
	}
}

// trim discards the leftmost card when all five slots are full (FL-ROUND-04, FL-RULING-05, FL-RULING-89).
func (g *Game) trim(t *table.Table) {
	if g.slotsFull() {
		g.discardSlot(t, 1, "FL-ROUND-04")
	}
}

// finish counts everybody's Fame and ends the game (FL-END-01).
func (g *Game) finish(t *table.Table) {
	g.Phase, g.Next = PhaseOver, 0
	for _, s := range g.players() {
		for i := range g.of(s, Hand).Cards { // FL-RULING-94, and Objects too: there is nothing left to hide
			g.of(s, Hand).Show(t, i, table.Everyone)
		}
	}
	if t.Loud() {
		g.tellScores(t)
	}
}

// tellScores tells what everybody's Fame is made of, and who has won.
func (g *Game) tellScores(t *table.Table) {
	for _, s := range g.players() {
		y := g.Tally(s)
		for _, l := range y.Lines {
			t.Tell(table.Event{Tale: taleScore, Seat: s, Rule: g.partRule(l.Part), A: int16(l.Part), B: int16(l.Fame),
				C: int16(l.Card)})
		}
		t.Tell(table.Event{Tale: taleTotal, Seat: s, Rule: "FL-END-01", A: int16(y.Total)})
	}
	best := g.tellAutomaScore(t, winner(g.Result()))
	t.Tell(table.Event{Tale: taleOver, Seat: table.Nobody, Rule: "FL-END-01", A: int16(best)})
}

// winner is the one winner of a result, or Nobody.
func winner(r table.Result) table.Seat {
	for s := range table.Seat(len(r.Scores)) {
		if r.Winners.Has(s) {
			return s
		}
	}
	return table.Nobody
}

// Ending says in a few words how the game ended: on the Citadel, with the last gate, at the ship or without her, or for
// want of players.
func (g *Game) Ending() string {
	switch {
	case !g.Over():
		return "still going on"
	case len(g.players()) == 0:
		return "nobody left"
	case len(g.Order) == 1:
		return "last one standing"
	case g.reached() && g.Ship > 0:
		return "aboard the Aurora"
	case g.Ship > 0:
		return "the Aurora has sailed"
	case g.reached():
		return "citadel"
	}
	return "gates"
}
