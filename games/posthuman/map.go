package posthuman

import (
	"waystation/english"
	"waystation/table"
)

// What is offered.
var (
	VerbPlace = book.Verb("place", "Lay it to the {side b}, {turns c}", "side:{b}")
)

// What is told.
var (
	taleTile    = book.Tale("{who} draws a tile: {tile a}.")
	talePlace   = book.Tale("{who} lays the {tile a} to the {side b}.{only c}")
	taleToStart = book.Tale("{who} is back on the starting tile.")
)

// The sides of a tile, in order: north, east, south, west. A step over a side changes the place on the map; y grows
// southwards.
var steps = [4][2]int8{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}

func opposite(side int8) int8 { return (side + 2) % 4 }

// exitsOf are the exits of a tile as it lies: the directions in which one can move (PH-MAP-01, PH-MAP-09,
// PH-RULING-15).
func (g *Game) exitsOf(c table.Card) Sides { return Of(c).Exits.turned(g.Cards[c].Turned) }

// surroundings are what lies next to a tile.
type surroundings struct {
	near  [4]table.Card // by side
	taken Sides         // where there is a tile
	// where it is connected: both have an exit there, however they came to lie so (PH-MAP-12, PH-RULING-64)
	linked Sides
	vacant Sides // the exits with no tile next to them (PH-SCOUT-01)
}

// around is what lies next to a player's current tile.
func (g *Game) around(s table.Seat) *surroundings { return &g.sights[s] }

// lookAround finds what lies next to a player's current tile. It follows whatever moves the meeple, or lays a tile.
func (g *Game) lookAround(s table.Seat) {
	var a surroundings
	here := g.mat(s).Tile
	x, y, exits := int(g.Cards[here].X), int(g.Cards[here].Y), g.exitsOf(here)
	for _, l := range g.of(s, Map).Cards {
		dx, dy := int(g.Cards[l.Card].X)-x, int(g.Cards[l.Card].Y)-y
		if dx*dx+dy*dy != 1 {
			continue
		}
		side := sideOf(dx, dy)
		a.near[side] = l.Card
		a.taken |= 1 << side
		if exits.has(side) && g.exitsOf(l.Card).has(opposite(side)) {
			a.linked |= 1 << side
		}
	}
	a.vacant = exits &^ a.taken
	g.sights[s] = a
}

// settleIn finds all that follows from where a meeple has come to stand.
func (g *Game) settleIn(s table.Seat) {
	g.muster()
	g.reckon(s)
	g.lookAround(s)
}

// sideOf is the side over which a step leads.
func sideOf(dx, dy int) int8 {
	switch {
	case dy < 0:
		return 0
	case dx > 0:
		return 1
	case dy > 0:
		return 2
	}
	return 3
}

// stranded reports whether a player can never again reach a tile that is not completed: there is none on the map, and
// none left to draw (PH-RULING-65). All tiles of a map are connected, as each is laid at an exit of one that was
// reached.
func (g *Game) stranded(s table.Seat) bool {
	if g.pile(Tiles).Len() > 0 {
		return false
	}
	for _, l := range g.of(s, Map).Cards {
		if !g.Cards[l.Card].Done {
			return false
		}
	}
	return true
}

var askPlace = book.Question("place", "PH-MAP-10", "Where do you lay the {tile a}?{dead a}")

// place lays the first tile in the pile Drawn at a vacant exit of the current tile, turned so that an exit of it meets
// that exit; its other exits need not match anything (PH-MAP-10, PH-MAP-11, PH-RULING-15). It returns the tile.
func (g *Game) place(t *table.Table, s table.Seat) table.Card {
	m := t.Open(s, askPlace, int(g.of(s, Drawn).At(0)))
	drawn := g.of(s, Drawn)
	c := drawn.At(0)
	exits, vacant := Of(c).Exits, g.around(s).vacant
	for side := range int8(4) {
		if !vacant.has(side) {
			continue
		}
		for n := range int8(4) {
			if x := exits.turned(n); x.has(opposite(side)) && !turnedAlike(exits, n) {
				m.Offer(VerbPlace.Of(int(c), int(side), int(n)), "PH-MAP-10")
			}
		}
	}
	only := int16(0)
	if m.Len() == 1 {
		only = 1
	}
	o := m.Ask()
	side := int8(o.B)
	here := &g.Cards[g.mat(s).Tile]
	g.Cards[c] = Marks{X: here.X + steps[side][0], Y: here.Y + steps[side][1], Turned: int8(o.C), Came: true}
	drawn = g.of(s, Drawn)
	drawn.Lay(drawn.Find(c), g.of(s, Map))
	g.lookAround(s)
	t.Tell(table.Event{Tale: talePlace, Seat: s, Rule: "PH-MAP-10", A: int16(c), B: int16(side), C: only})
	return c
}

// roadsWords say where one could go on from a tile that is laid on a side of the current one, turned so: over its exits
// at which no tile lies (PH-MAP-11, PH-SCOUT-01).
func (g *Game) roadsWords(s table.Seat, c table.Card, side, turns int8) string {
	here := &g.Cards[g.mat(s).Tile]
	x, y, open := here.X+steps[side][0], here.Y+steps[side][1], Of(c).Exits.turned(turns)
	for _, l := range g.of(s, Map).Cards {
		if dx, dy := int(g.Cards[l.Card].X-x), int(g.Cards[l.Card].Y-y); dx*dx+dy*dy == 1 {
			open &^= 1 << sideOf(dx, dy)
		}
	}
	var to []string
	for i, name := range sideNames {
		if open.has(int8(i)) {
			to = append(to, name)
		}
	}
	if to == nil {
		return "no new road leads on from it"
	}
	return "leads on to the " + english.List(to)
}

// turnedAlike reports whether fewer quarter turns bring the exits of a tile to the same sides.
func turnedAlike(exits Sides, n int8) bool {
	for k := range n {
		if exits.turned(k) == exits.turned(n) {
			return true
		}
	}
	return false
}

// drawTile draws a terrain tile to be placed.
func (g *Game) drawTile(t *table.Table, s table.Seat, rule string) {
	c := g.pile(Tiles).Draw(t, g.of(s, Drawn), table.Everyone)
	g.turnUp()
	t.Tell(table.Event{Tale: taleTile, Seat: s, Rule: rule, A: int16(c)})
}

// toStart puts the meeple on the starting tile, where no encounter waits for it (PH-RULING-13). A tile left before it
// was completed is begun anew from its first zone when it is entered again; a completed one stays completed
// (PH-MOVE-08, PH-RULING-66, PH-RULING-67).
func (g *Game) toStart(t *table.Table, s table.Seat) {
	m := g.mat(s)
	m.Tile, m.Zone, m.Journey = g.of(s, Map).At(0), 0, Journey{}
	t.Tell(table.Event{Tale: taleToStart, Seat: s, Rule: "PH-KO-01"})
	g.settleIn(s)
}
