// Package toys are small games that test the table: they are played by nobody.
package toys

import (
	"math/bits"

	"waystation/table"
)

// place is the one verb of the board games: a cell or a column.
const place table.Verb = 0

// TicTacToe is noughts and crosses.
type TicTacToe struct {
	Marks [2]uint16 // cells taken, a bit each, by seat
	Turns int8
}

var cell = table.Prompt{Kind: "cell", Rule: "TT-TURN-01"}

var lines = [8]uint16{0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124}

// Step is one move.
func (g *TicTacToe) Step(t *table.Table) {
	me := g.Turns & 1
	m := t.Open(table.Seat(me), &cell)
	taken := g.Marks[0] | g.Marks[1]
	for free := 0o777 &^ taken; free != 0; free &= free - 1 {
		m.Offer(place.Of(bits.TrailingZeros16(free)), "TT-TURN-01")
	}
	if m.Wordy() {
		for ; taken != 0; taken &= taken - 1 {
			m.Deny(place.Of(bits.TrailingZeros16(taken)), "TT-TURN-02", "taken")
		}
	}
	g.Marks[me] |= 1 << m.Ask().A
	g.Turns++
}

func (g *TicTacToe) won(s int) bool {
	for _, l := range lines {
		if g.Marks[s]&l == l {
			return true
		}
	}
	return false
}

// Over: somebody has a line, or the board is full.
func (g *TicTacToe) Over() bool { return g.Turns == 9 || g.Turns > 4 && g.won(int(g.Turns+1)&1) }

func (g *TicTacToe) Seats() int            { return 2 }
func (g *TicTacToe) CopyFrom(o table.Game) { *g = *o.(*TicTacToe) }
func (g *TicTacToe) Piles() []*table.Pile  { return nil }
func (g *TicTacToe) Verbs() []string       { return []string{"place"} }
func (g *TicTacToe) View(table.Seat) any   { return *g }

// Result gives the winner one point.
func (g *TicTacToe) Result() table.Result {
	r := table.Result{Scores: []int{0, 0}, Rounds: int(g.Turns)}
	for s := range r.Scores {
		if g.won(s) {
			r.Scores[s], r.Winners = 1, table.Set(table.Seat(s))
		}
	}
	return r
}

// TicTacToeBox is its box.
var TicTacToeBox = &table.Box{Name: "tictactoe", Title: "Tic-tac-toe", Version: "1", MinSeats: 2, MaxSeats: 2,
	New: func(table.Setup) (table.Game, error) { return &TicTacToe{}, nil }}
