package board

import (
	"strings"
	"testing"
)

// A board is drawn as squares and the edges between them; a card is three squares wide and high, numbered 1, 2, 3 ...
// as one reads.
//
//   - + +-+    an edge above a square: - wall, = window, d door, o obstacle, ! hazard
//     . a|.     an edge left of a square: | wall, : window, d door, o obstacle, ! hazard
//   - + + +    a square: a letter names it, . does not, a blank is no square
type drawn struct {
	Board
	at map[byte]Square
}

var lineOf = map[byte]Line{
	' ': 0, '-': Wall, '|': Wall, '=': Window, ':': Window,
	'd': Door, 'o': Obstacle, '!': Hazard, '%': Obstacle | Hazard,
}

func draw(t testing.TB, picture string) *drawn {
	t.Helper()
	rows := strings.Split(strings.Trim(picture, "\n"), "\n")
	for i := range rows {
		rows[i] = strings.TrimPrefix(rows[i], "\t")
	}
	char := func(y, x int) byte {
		if y < len(rows) && x < len(rows[y]) {
			return rows[y][x]
		}
		return ' '
	}
	wide := 0
	for _, r := range rows {
		wide = max(wide, len(r)/2)
	}
	high := len(rows) / 2
	d := &drawn{at: map[byte]Square{}}
	number := int16(0)
	for j := range (high + Side - 1) / Side {
		for i := range (wide + Side - 1) / Side {
			f := Field{I: int8(i), J: int8(j)}
			for c := range Cell(cells) {
				x, y := i*Side+int(c%Side), j*Side+int(c/Side)
				if char(2*y+1, 2*x+1) == ' ' {
					f.Closed |= 1 << c
				}
				f.Lines[c][North] = lineOf[char(2*y, 2*x+1)]
				f.Lines[c][West] = lineOf[char(2*y+1, 2*x)]
				if c%Side == Side-1 && x == wide-1 {
					f.Lines[c][East] = lineOf[char(2*y+1, 2*x+2)]
				}
				if c/Side == Side-1 && y == high-1 {
					f.Lines[c][South] = lineOf[char(2*y+2, 2*x+1)]
				}
			}
			if f.Closed == 1<<cells-1 {
				continue
			}
			number++
			f.Number = number
			d.Fields = append(d.Fields, f)
		}
	}
	d.Derive()
	for s := range Square(len(d.Fields) * cells) {
		if d.Exists(s) {
			_, x, y := d.At(s)
			if c := char(2*y+1, 2*x+1); c != '.' {
				d.at[c] = s
			}
		}
	}
	return d
}

// show draws the squares of a board, each as mark says, rows parted by line ends.
func (d *drawn) show(mark func(Square) string) string {
	var rows []string
	for s := range Square(len(d.Fields) * cells) {
		_, x, y := d.At(s)
		for len(rows) <= y {
			rows = append(rows, "")
		}
		for len(rows[y]) <= x {
			rows[y] += " "
		}
		if d.Exists(s) {
			rows[y] = rows[y][:x] + mark(s) + rows[y][x+1:]
		}
	}
	return strings.Join(rows, "\n")
}

// same compares a drawing of squares with what is wanted, written with tabs and line ends round it.
func (d *drawn) same(t *testing.T, want string, mark func(Square) string) {
	t.Helper()
	want = strings.Trim(strings.ReplaceAll(want, "\t", ""), "\n")
	if got := d.show(mark); got != want {
		t.Errorf("is\n%s\nwant\n%s", got, want)
	}
}

func (d *drawn) walker(blocked, taken string) *Walker {
	w := &Walker{}
	for i := range len(blocked) {
		w.Blocked.Add(d.at[blocked[i]])
	}
	for i := range len(taken) {
		w.Taken.Add(d.at[taken[i]])
	}
	return w
}

func (d *drawn) parse(t testing.TB, name string) Square {
	t.Helper()
	s, err := d.Parse(name)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// names is the names of squares, parted by blanks.
func (d *drawn) names(squares []Square) string {
	var all []string
	for _, s := range squares {
		all = append(all, d.Name(s))
	}
	return strings.Join(all, " ")
}

func (d *drawn) ways(ways []Way) string {
	var all []string
	for _, y := range ways {
		all = append(all, strings.ReplaceAll(d.names(y.Path), "1:", ""))
	}
	return strings.Join(all, ", ")
}
