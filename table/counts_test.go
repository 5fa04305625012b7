package table_test

import (
	"testing"

	"waystation/internal/toys"
	"waystation/table"
)

// branch answers a question with one option and notes how many there were.
type branch struct{ take, of int }

func (b *branch) Pick(_ table.Seat, _ *table.Prompt, options []table.Option) int {
	b.of = len(options)
	return b.take
}

// sequences counts the legal sequences of a given length.
func sequences(g table.Game, fresh func() table.Game, depth int) int {
	if depth == 0 {
		return 1
	}
	if g.Over() {
		return 0
	}
	n := 0
	b := &branch{of: 1}
	t := table.InPlace(0, 0, table.Config{Decider: b})
	for b.take = 0; b.take < b.of; b.take++ {
		next := fresh()
		next.CopyFrom(g)
		next.Step(t)
		n += sequences(next, fresh, depth-1)
	}
	return n
}

func TestKnownCountsOfLegalSequences(t *testing.T) {
	tictactoe := func() table.Game { return &toys.TicTacToe{} }
	connect4 := func() table.Game { return &toys.ConnectFour{} }
	for _, c := range []struct {
		name  string
		fresh func() table.Game
		want  []int // by length, from 1
	}{
		{"tic-tac-toe", tictactoe, []int{9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872}},
		{"connect four", connect4, []int{7, 49, 343, 2401, 16807, 117649, 823536}},
	} {
		for i, want := range c.want {
			if got := sequences(c.fresh(), c.fresh, i+1); got != want {
				t.Errorf("%s: %d sequences of %d moves, want %d", c.name, got, i+1, want)
			}
		}
	}
}
