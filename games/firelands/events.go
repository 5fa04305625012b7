package firelands

import "waystation/table"

// happen resolves an Event for everyone (FL-EXPL-25).
func (g *Game) happen(t *table.Table, e Event, c table.Card) {
	switch e {
	case ElectrostaticPrelude:
		// In Left Turn Order; deaths are immediate (FL-RULING-97).
		g.everybody(func(s table.Seat) {
			g.befalls(t, s, func() {
				g.damage(t, s, 2, AnyArea, byCard("FL-EXPL-25", c))
				g.contaminate(t, s, 1, anyone, byCard("FL-EXPL-25", c))
			})
		})
	case CloseTheGap:
		g.closeIn(t, "FL-RULING-98")
	case IceBreakUp: // FL-FROST-07
		g.closeIn(t, "FL-FROST-07")
		g.everybody(func(s table.Seat) {
			g.befalls(t, s, func() { g.damage(t, s, 1, AnyArea, byCard("FL-FROST-07", c)) })
		})
	}
}

// everybody does something for each player in Left Turn Order, also where some go out on the way.
func (g *Game) everybody(do func(s table.Seat)) {
	var players [4]table.Seat
	n := copy(players[:], g.Order)
	for _, s := range players[:n] {
		do(s)
	}
}
