package screen

import (
	"testing"

	"waystation/games/heredity"
	"waystation/games/heredity/board"
)

// What is apart lies below what else is apart, where the board gets no higher by that, else beside it.
func TestAreasLieBelowEachOther(t *testing.T) {
	type lies struct{ area, i, j int8 }
	for _, x := range []struct {
		says          string
		fields        []lies
		width, height int
	}{
		{"one", []lies{{0, 0, 0}, {0, 1, 0}}, 2 * side, side},
		{"two cabins beside a long yard", []lies{{0, 0, 0}, {0, 1, 0}, {1, 0, 0}, {2, 0, 0}}, 4*side + 2*apart, side},
		{"two cabins beside a high tower", []lies{{0, 0, 0}, {0, 0, 1}, {0, 0, 2}, {1, 5, 5}, {2, 0, 0}}, 2*side + apart,
			3 * side},
		{"a third cabin has no room there", []lies{{0, 0, 0}, {0, 0, 1}, {0, 0, 2}, {1, 0, 0}, {2, 0, 0}, {3, 0, 0}},
			3*side + 2*apart, 3 * side},
	} {
		v := &heredity.View{}
		for n, f := range x.fields {
			v.Board.Fields = append(v.Board.Fields, board.Field{Face: board.Face{Number: int16(100 + n)}, Area: f.area, I: f.i, J: f.j})
		}
		c := &country{p: &page{v: v}, b: &v.Board, at: map[int][2]int{}}
		c.place()
		if c.width != x.width || c.height != x.height {
			t.Errorf("%s: the board is %d wide and %d high, not %d and %d", x.says, c.width, c.height, x.width, x.height)
		}
		taken := map[[2]int]bool{}
		for k, at := range c.at {
			if taken[at] || at[0] < 0 || at[1] < 0 || at[0]+side > c.width || at[1]+side > c.height {
				t.Errorf("%s: field %d lies at %v, over another or beside the board", x.says, k, at)
			}
			taken[at] = true
		}
	}
}
