package saga

import (
	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	taleKnockedOut = book.Tale("{who} is knocked out.", words.Fate)
	taleStoodUp    = book.Tale("{who} wakes with {a} health and {b} morale, and must camp.")
)

// afterKO is the least health and morale that a player wakes with (PS-KO-05).
const afterKO = 2

// knockOut carries out the five steps, and ends what the player is doing (PS-KO-01 to PS-KO-06, PS-RULING-151,
// PS-LOOT-10, PS-KO-07, PS-KO-09, PS-RULING-153, PS-RULING-154, PS-RULING-177).
func (g *Game) knockOut(t *table.Table, s table.Seat) {
	m := g.mat(s)
	t.Tell(table.Event{Tale: taleKnockedOut, Seat: s, Rule: "PS-KO-01"})
	g.score(t, s, -1, by("PS-KO-02"))
	for p := g.of(s, Company); p.Len() > 0; {
		g.dismiss(t, s, p.At(0), by("PS-KO-03"))
	}
	g.recoverFatigue(t, s, 1, by("PS-KO-04"))
	m.Health, m.Morale = max(m.Health, afterKO), max(m.Morale, afterKO)
	t.Tell(table.Event{Tale: taleStoodUp, Seat: s, Rule: "PS-KO-05", A: int16(m.Health), B: int16(m.Morale)})
	g.pitchCamp(t, s)
	m.Forced = true
	if g.Mode == Solo {
		g.moveThreat(t, 1, by("PS-SOLO-31"))
	}
	if t.Inside(int(s)) {
		t.Quit(int(s))
	}
}
