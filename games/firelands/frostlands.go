package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	taleSail      = book.Tale("The Aurora sails to dock {a}.", words.Major)
	taleAvalanche = book.Tale("An avalanche buries the shortcut from {a} to {b}.", words.Major)
	taleGate      = book.Tale("Gate {a} shuts.", words.Major)
)

// Hastens reports whether an event is a gate that a card shuts, or the ship that a card sends on, before the round is
// over.
func Hastens(e table.Event) bool {
	return (e.Tale == taleGate || e.Tale == taleSail) && (e.Rule == "FL-RULING-98" || e.Rule == "FL-FROST-07")
}

// goal reports whether a space is where convoys want to get to, and stop: with the Aurora her dock (FL-FROST-03), else
// a gate space that is still open, and so the Citadel (FL-RULING-03).
func (g *Game) goal(s Space) bool {
	if g.Ship > 0 {
		return s == Gate(int(g.Ship))
	}
	return s >= FirstGate+Space(g.Gates) && s < FirstGate+Gates
}

// closed reports whether the last gate is shut, or the ship lies at the last dock (FL-ROUND-01, FL-FROST-02).
func (g *Game) closed() bool { return g.Gates == Gates || g.Ship == Gates }

// closeIn brings the end of the race one step nearer: the ship sails to the next dock, or the next gate shuts. When
// none is left, nothing happens (FL-ROUND-02, FL-RULING-98, FL-FROST-02, FL-FROST-07).
func (g *Game) closeIn(t *table.Table, rule string) {
	switch {
	case g.closed():
	case g.Ship > 0:
		g.Ship++
		t.Tell(table.Event{Tale: taleSail, Seat: table.Nobody, Rule: rule, A: int16(g.Ship)})
	default:
		g.Gates++
		t.Tell(table.Event{Tale: taleGate, Seat: table.Nobody, Rule: rule, A: int16(g.Gates)})
	}
}

// layContainers puts the two Rusty Containers of Frostlands crews into the first two slots (FL-FROST-05).
func (g *Game) layContainers() {
	box := g.pile(Defeated)
	for i, c := range Start(g.Lands[0], White) {
		box.Lay(box.Find(c), g.pile(Slot1+Stack(i)))
	}
}

// avalanche brings an avalanche down behind the first convoy that crosses its shortcut (FL-FROST-06).
func (g *Game) avalanche(t *table.Table, w *link) {
	if !w.terrain.Has(Avalanche) {
		return
	}
	g.Slid[w.from.Region()-1] = true
	t.Tell(table.Event{Tale: taleAvalanche, Seat: table.Nobody, Rule: "FL-FROST-06", A: int16(w.from), B: int16(w.to)})
}

// buried reports whether an avalanche has closed a way.
func (g *Game) buried(w *link) bool { return w.terrain.Has(Avalanche) && g.Slid[w.from.Region()-1] }

// chases reports whether a convoy is six or more spaces behind the leading one, for which the Co-Pilot finds another
// point of speed (FL-FROST-11). Where no Co-Pilot is in play, nobody needs to know.
func (g *Game) chases(s table.Seat) bool {
	if !g.plays(Frostlands) {
		return false
	}
	return g.between(s, g.first()) >= 6
}
