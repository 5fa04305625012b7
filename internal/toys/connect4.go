package toys

import "waystation/table"

// ConnectFour is played on seven columns of six, each kept in seven bits from the bottom.
type ConnectFour struct {
	Discs  [2]uint64
	Height [7]int8
	Turns  int8
	Won    bool
}

var column = table.Prompt{Kind: "column", Rule: "C4-TURN-01"}

// Step is one move.
func (g *ConnectFour) Step(t *table.Table) {
	me := g.Turns & 1
	m := t.Open(table.Seat(me), &column)
	for i := range 7 {
		if g.Height[i] < 6 {
			m.Offer(place.Of(i), "C4-TURN-01")
		} else {
			m.Deny(place.Of(i), "C4-TURN-02", "full")
		}
	}
	c := m.Ask().A
	g.Discs[me] |= 1 << (7*int(c) + int(g.Height[c]))
	g.Height[c]++
	g.Turns++
	g.Won = four(g.Discs[me])
}

func four(b uint64) bool {
	for _, d := range [4]int{1, 6, 7, 8} {
		if two := b & (b >> d); two&(two>>(2*d)) != 0 {
			return true
		}
	}
	return false
}

// Over: four in a row, or the board is full.
func (g *ConnectFour) Over() bool { return g.Won || g.Turns == 42 }

func (g *ConnectFour) Seats() int            { return 2 }
func (g *ConnectFour) CopyFrom(o table.Game) { *g = *o.(*ConnectFour) }
func (g *ConnectFour) Piles() []*table.Pile  { return nil }
func (g *ConnectFour) Verbs() []string       { return []string{"place"} }
func (g *ConnectFour) View(table.Seat) any   { return *g }

// Result gives the winner one point.
func (g *ConnectFour) Result() table.Result {
	r := table.Result{Scores: []int{0, 0}, Rounds: int(g.Turns)}
	if g.Won {
		s := table.Seat(g.Turns+1) & 1
		r.Scores[s], r.Winners = 1, table.Set(s)
	}
	return r
}

// ConnectFourBox is its box.
var ConnectFourBox = &table.Box{Name: "connect4", Title: "Connect four", Version: "1", MinSeats: 2, MaxSeats: 2,
	New: func(table.Setup) (table.Game, error) { return &ConnectFour{}, nil }}
