package firelands

import "waystation/table"

// happen resolves an Event for everyone (FL-EXPL-25).
func (g *Game) happen(t *table.Table, e Event, c table.Card) {
	switch e {
	case ElectrostaticPrelude:
		// In Left Turn Order; deaths are immediate (FL-RULING-97).
		var players [4]table.Seat
		n := copy(players[:], g.Order)
		for _, s := range players[:n] {
			g.aboard(t, s, func() {
				g.damage(t, s, 2, AnyArea, byCard("FL-EXPL-25", c))
				g.contaminate(t, s, 1, anyone, byCard("FL-EXPL-25", c))
			})
		}
	case CloseTheGap:
		if g.Gates < Gates { // FL-RULING-98
			g.Gates++
			t.Tell(table.Event{Verb: taleGate, Seat: table.Nobody, Rule: "FL-RULING-98", A: int16(g.Gates)})
		}
	}
}
