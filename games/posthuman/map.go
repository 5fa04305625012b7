package posthuman

import "waystation/table"

// The sides of a tile, in order: north, east, south, west. A step over a side changes the place on the map; y grows southwards.
var steps = [4][2]int8{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}

func opposite(side int8) int8 { return (side + 2) % 4 }

// exitsOf are the exits of a tile as it lies: the directions in which one can move (PH-MAP-01, PH-MAP-09, PH-RULING-15).
func (g *Game) exitsOf(c table.Card) Sides { return Of(c).Exits.turned(g.Cards[c].Turned) }

// tileAt is the tile of a map at a place.
func (g *Game) tileAt(s table.Seat, x, y int8) (table.Card, bool) {
	for _, l := range g.of(s, Map).Cards {
		if k := &g.Cards[l.Card]; k.X == x && k.Y == y {
			return l.Card, true
		}
	}
	return 0, false
}

// beside is the tile next to a side of another.
func (g *Game) beside(s table.Seat, c table.Card, side int8) (table.Card, bool) {
	k := &g.Cards[c]
	return g.tileAt(s, k.X+steps[side][0], k.Y+steps[side][1])
}

// vacant are the exits of the current tile with no tile next to them (PH-SCOUT-01).
func (g *Game) vacant(s table.Seat) Sides {
	out, here := Sides(0), g.mat(s).Tile
	exits := g.exitsOf(here)
	for side := range int8(4) {
		if !exits.has(side) {
			continue
		}
		if _, taken := g.beside(s, here, side); !taken {
			out |= 1 << side
		}
	}
	return out
}

// linked is the tile to which the current one is connected over a side: both have an exit there, however they came to lie so
// (PH-MAP-12, PH-RULING-64).
func (g *Game) linked(s table.Seat, side int8) (table.Card, bool) {
	here := g.mat(s).Tile
	if !g.exitsOf(here).has(side) {
		return 0, false
	}
	c, ok := g.beside(s, here, side)
	return c, ok && g.exitsOf(c).has(opposite(side))
}

// stranded reports whether a player can never again reach a tile that is not completed: there is none on the map, and none left to
// draw (PH-RULING-65). All tiles of a map are connected, as each is laid at an exit of one that was reached.
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

var askPlace = question("place", "PH-MAP-10", "Where do you lay the {tile a}?")

// place lays the first tile in the pile Drawn at a vacant exit of the current tile, turned so that an exit of it meets that exit; its
// other exits need not match anything (PH-MAP-10, PH-MAP-11, PH-RULING-15). It returns the tile.
func (g *Game) place(t *table.Table, s table.Seat) table.Card {
	m := t.Open(s, askPlace, int(g.of(s, Drawn).At(0)))
	drawn := g.of(s, Drawn)
	c := drawn.At(0)
	exits, vacant := Of(c).Exits, g.vacant(s)
	for side := range int8(4) {
		if !vacant.has(side) {
			continue
		}
		for n := range int8(4) {
			if x := exits.turned(n); x.has(opposite(side)) && !turnedAlike(exits, n) {
				m.Offer(verbPlace.Of(int(c), int(side), int(n)), "PH-MAP-10")
			}
		}
	}
	o := m.Ask()
	side := int8(o.B)
	here := &g.Cards[g.mat(s).Tile]
	g.Cards[c] = Marks{X: here.X + steps[side][0], Y: here.Y + steps[side][1], Turned: int8(o.C), Came: true}
	drawn = g.of(s, Drawn)
	drawn.Move(t, drawn.Find(c), g.of(s, Map), table.Everyone, table.Everyone)
	t.Tell(table.Event{Verb: talePlace, Seat: s, Rule: "PH-MAP-10", A: int16(c), B: int16(side)})
	return c
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
	t.Tell(table.Event{Verb: taleTile, Seat: s, Rule: rule, A: int16(c)})
}

// toStart puts the meeple on the starting tile, where no encounter waits for it (PH-RULING-13). A tile left before it was completed is
// begun anew from its first zone when it is entered again; a completed one stays completed (PH-MOVE-08, PH-RULING-66, PH-RULING-67).
func (g *Game) toStart(t *table.Table, s table.Seat) {
	m := g.mat(s)
	m.Tile, m.Zone, m.Journey = g.of(s, Map).At(0), 0, Journey{}
	t.Tell(table.Event{Verb: taleToStart, Seat: s, Rule: "PH-KO-01"})
	g.reckon(s)
}
