// Package skeleton is the smallest game that has all that a game has: copy it to begin another (docs/adding-a-game.md).
//
// Scrap Heap: dig for parts in secret, and haul them home before two alike break.
package skeleton

import "waystation/table"

// rulesVersion is that of the rules' code: a change by which a match may go on otherwise makes a new one.
const rulesVersion = "1"

// Shelf is the game as it stands on the shelf.
var Shelf = &table.Box{
	Name: "skeleton", Title: "Scrap Heap", Claim: "One more part. Just one.", Minutes: 10, Score: "Worth",
	Version: version, MinSeats: 2, MaxSeats: maxSeats, Modes: []string{"standard"},
	New: newGame,
}

const maxSeats = 4

// Game is the whole state of a match: plain data. Cards lie in piles and nowhere else.
type Game struct {
	Players int8
	Turn    table.Seat // whose turn it is
	Round   int16      // 0 is the set-up
	Heap    table.Pile
	Scrap   table.Pile
	Hands   [maxSeats]table.Pile
	Stores  [maxSeats]table.Pile
}

func newGame(s table.Setup) (table.Game, error) {
	g := &Game{Players: int8(s.Seats)}
	g.Heap.Name, g.Scrap.Name = "heap", "scrap"
	for i := range g.Hands {
		g.Hands[i].Name, g.Stores[i].Name = colours[i]+"'s hand", colours[i]+"'s store"
	}
	for c := range faces {
		g.Heap.Put(table.Card(c), 0)
	}
	return g, nil
}

// Seats is the number of seats.
func (g *Game) Seats() int { return int(g.Players) }

// Ready reports whether the set-up is done.
func (g *Game) Ready() bool { return g.Round > 0 }

// Piles are all piles: every card lies in one.
func (g *Game) Piles() []*table.Pile {
	all := []*table.Pile{&g.Heap, &g.Scrap}
	for i := range g.Hands {
		all = append(all, &g.Hands[i], &g.Stores[i])
	}
	return all
}

// CopyFrom makes this state equal to another.
func (g *Game) CopyFrom(from table.Game) {
	o := from.(*Game)
	g.Players, g.Turn, g.Round = o.Players, o.Turn, o.Round
	g.Heap.CopyFrom(&o.Heap)
	g.Scrap.CopyFrom(&o.Scrap)
	for i := range g.Hands {
		g.Hands[i].CopyFrom(&o.Hands[i])
		g.Stores[i].CopyFrom(&o.Stores[i])
	}
}

// worth is what lies in a seat's store.
func (g *Game) worth(s table.Seat) int {
	n := 0
	for i := range g.Stores[s].Len() {
		n += int(Of(g.Stores[s].At(i)).Worth)
	}
	return n
}
