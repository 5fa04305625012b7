package posthuman

import (
	"math/bits"

	"waystation/table"
)

// legal reports whether an action can be declared, or carried out, now (PH-RULING-49). Waiting is for who can do
// nothing else (PH-RULING-50).
func (g *Game) legal(s table.Seat, a Action) bool {
	m := g.mat(s)
	tile, marks := Of(m.Tile), &g.Cards[m.Tile]
	switch a {
	case Camp: // PH-CAMP-03, PH-KO-05
		whole := m.Health >= m.healthLimit() && m.Morale >= m.moraleLimit()
		return !g.ruled(NoCamp) && !(tile.Start && whole)
	case Forage: // PH-FORAGE-01, PH-FORAGE-03, PH-FORAGE-04, PH-MAP-16, PH-RULING-73
		return !g.ruled(NoForage) && marks.Done && !marks.Foraged && tile.Supplies > 0
	case Scout: // PH-SCOUT-02, PH-RULING-61, PH-RULING-62
		return !g.ruled(NoScout) && g.pile(Tiles).Len() > 0 && g.around(s).vacant != 0
	case Move:
		return !g.ruled(NoMove) && g.canMove(s)
	case Wait:
		return !g.legal(s, Camp) && !g.legal(s, Forage) && !g.legal(s, Scout) && !g.legal(s, Move)
	}
	return false
}

// canMove reports whether one of the four kinds of Move is open (PH-MOVE-01 to PH-MOVE-07).
func (g *Game) canMove(s table.Seat) bool {
	if !g.Cards[g.mat(s).Tile].Done {
		return true
	}
	a := g.around(s)
	return a.linked != 0 || a.vacant != 0 && g.pile(Tiles).Len() > 0 // PH-RULING-63
}

// scout is the Scout action (PH-SCOUT-01 to PH-SCOUT-05): neither an encounter nor a step.
func (g *Game) scout(t *table.Table, s table.Seat) {
	g.own(t, s)
	if !g.legal(s, Scout) {
		return
	}
	g.survey(t, s)
}

// survey draws a tile for each vacant exit of the current one, as far as there are tiles, looks at all of them and lays
// them one after the other (PH-SCOUT-03, PH-SCOUT-04, PH-RULING-61). Every tile has an exit to turn to any side, so all
// find a place.
func (g *Game) survey(t *table.Table, s table.Seat) {
	for range min(bits.OnesCount8(uint8(g.around(s).vacant)), g.tilesLeft()) {
		g.drawTile(t, s, "PH-SCOUT-01")
	}
	for g.of(s, Drawn).Len() > 0 {
		g.place(t, s)
	}
}

// freeAction is a Forage or Scout that a card grants. It is taken at once if it is legal, and is no more than what the
// action gives (PH-SEQ-07, PH-RULING-57, PH-EVENT-11).
func (g *Game) freeAction(t *table.Table, s table.Seat, a Action) {
	if !g.legal(s, a) {
		t.Tell(table.Event{Tale: taleLapse, Seat: s, Rule: "PH-SEQ-07", A: int16(a)})
		return
	}
	switch a {
	case Forage:
		g.gather(t, s)
	case Scout:
		g.survey(t, s)
	}
}
