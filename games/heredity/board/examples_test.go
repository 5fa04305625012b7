package board

import (
	"strconv"
	"strings"
	"testing"
)

// Reach is drawn by the MP that a square costs; x is a square that is not reached, a star one where the figure cannot
// stop.
func TestReach(t *testing.T) {
	for _, c := range []struct {
		name, picture, blocked, taken string
		mp                            int
		want                          string
	}{
		{"HE-EX-07 Brick's move", `
	+ + + +
	 . . .
	+ + + +
	 M n .
	+ + + +
	 . . .
	+ + + +`, "n", "", 3, `
	123
	0x.
	123`},
		{"HE-EX-09 one MOVE token", `
	+ + + +
	 . . .
	+ +-+-+
	 . . a
	+-+-+ +
	 M . .
	+ + + +`, "", "a", 3, `
	...
	...
	012`},
		{"HE-EX-09 the sprint", `
	+ + + +
	 . . .
	+ +-+-+
	 . . a
	+-+-+ +
	 M . .
	+ + + +`, "", "a", 7, `
	67.
	54*
	012`},
		{"HE-EX-17 obstacles", `
	+ + + +
	 . . .
	+o+o+o+
	 . . .
	+ + + +
	 M . .
	+ + + +`, "", "", 5, `
	345
	123
	012`},
		{"HE-EX-73 stuck on an ally, 2 MP", `
	+ + + +
	 Moa|.
	+-+-+ +
	 . . .
	+ + + +
	 . . .
	+ + + +`, "", "a", 2, `
	0..
	...
	...`},
		{"HE-EX-73 stuck on an ally, 3 MP", `
	+ + + +
	 Moa|.
	+-+-+ +
	 . . .
	+ + + +
	 . . .
	+ + + +`, "", "a", 3, `
	0..
	...
	...`},
		{"HE-EX-73 stuck on an ally, 4 MP", `
	+ + + +
	 Moa|.
	+-+-+ +
	 . . .
	+ + + +
	 . . .
	+ + + +`, "", "a", 4, `
	0*.
	...
	...`},
		{"HE-EX-41 windows and walls stop, doors do not (HE-MOVE-11)", `
	+ + + +
	 M:.|.
	+d+ + +
	 .d. .
	+ + + +
	 . . .
	+ + + +`, "", "", 3, `
	03.
	123
	23.`},
		{"two allies in a row, with one more MP (HE-MOVE-03, HE-MOVE-09)", `
	+ + + +
	 M a b
	+-+-+ +
	     .
	+ + + +
	     .
	+ + + +`, "", "ab", 3, `
	0**
	  3
	  .`},
		{"two allies in a row, without it (HE-RULING-16)", `
	+ + + +
	 M a b
	+-+-+ +
	     .
	+ + + +
	     .
	+ + + +`, "", "ab", 2, `
	0*.
	  .
	  .`},
		{"closed squares and the rim of two cards (HE-RULING-05)", `
	+ + + + + + +
	 . . .|. . .
	+ + + + + + +
	 . M .:.   .
	+ + + + + + +
	 . . . . . .
	+ + + + + + +`, "", "", 5, `
	2125..
	1014 .
	212345`},
	} {
		t.Run(c.name, func(t *testing.T) {
			// Drawn with letters at the cells that the figures stand on.
			d := draw(t, c.picture)
			w := d.walker(c.blocked, c.taken)
			var r Search
			r.Reach(&d.Board, w, d.at['M'], c.mp)
			d.same(t, c.want, func(s Square) string {
				mp, _, ok := r.Cost(s)
				switch {
				case w.Blocked.Has(s):
					return "x"
				case !ok:
					return "."
				case !w.stops(s):
					return "*"
				}
				return strconv.Itoa(mp)
			})
		})
	}
}

// Separate moves in HE-EX-09: 2 squares to c3, 3 to a2, 1 to a1.
func TestSeparateMoves(t *testing.T) {
	d := draw(t, `
	+ + + +
	 T . .
	+ +-+-+
	 A . a
	+-+-+ +
	 M . C
	+ + + +`)
	w := d.walker("", "a")
	var r Search
	for _, c := range []struct {
		from, to byte
		mp, cost int
	}{{'M', 'C', 3, 2}, {'C', 'A', 3, 3}, {'A', 'T', 1, 1}} {
		r.Reach(&d.Board, w, d.at[c.from], c.mp)
		if cost, _, ok := r.Cost(d.at[c.to]); !ok || cost != c.cost {
			t.Errorf("%c to %c with %d MP costs %d (%v), want %d", c.from, c.to, c.mp, cost, ok, c.cost)
		}
	}
}

func TestHazardsAreAvoidedWhereItCostsNothing(t *testing.T) {
	d := draw(t, `
	+ + + +
	 . B .
	+ +!+ +
	 .!M .
	+ +%+ +
	 . . .
	+ + + +`)
	var r Search
	r.Reach(&d.Board, &Walker{}, d.at['M'], 3)
	for name, want := range map[string][2]int{
		"1:b1": {1, 1}, "1:a2": {1, 1}, "1:a1": {2, 1}, "1:c1": {2, 0},
		"1:b3": {2, 1}, "1:a3": {2, 1}, "1:c3": {2, 0},
	} {
		mp, hurts, _ := r.Cost(d.parse(t, name))
		if mp != want[0] || hurts != want[1] {
			t.Errorf("%s costs %d MP and %d damage, want %d and %d", name, mp, hurts, want[0], want[1])
		}
	}
	tough := &Walker{Safe: true, Light: true}
	r.Reach(&d.Board, tough, d.at['M'], 3)
	if mp, hurts, _ := r.Cost(d.parse(t, "1:b3")); mp != 1 || hurts != 0 {
		t.Errorf("obstacles and hazards that one does not mind cost %d MP and %d damage", mp, hurts)
	}
	if got := d.names(r.Path(d.parse(t, "1:c3"), nil)); got != "1:c2 1:c3" && got != "1:b3 1:c3" {
		t.Errorf("the way is %s", got)
	}
}

// HE-EX-24 and HE-EX-55 name walls by the two cells at which they stand.
func walled(t *testing.T, lines ...string) *Board {
	t.Helper()
	var b Board
	if _, err := b.Place(Face{Number: 1}); err != nil {
		t.Fatal(err)
	}
	for _, l := range lines {
		kind := Wall
		if strings.HasPrefix(l, "window ") {
			kind, l = Window, strings.TrimPrefix(l, "window ")
		}
		one, other, _ := strings.Cut(l, "|")
		s, err := b.Parse("1:" + one)
		if err != nil {
			t.Fatal(err)
		}
		u, err := b.Parse("1:" + other)
		if err != nil {
			t.Fatal(err)
		}
		for d := North; d <= West; d++ {
			if to, _ := b.over(s, d); to == u {
				b.SetLine(s, d, kind)
			}
		}
	}
	return &b
}

func TestAdjacent(t *testing.T) {
	for _, c := range []struct{ rule, lines, from, near string }{
		{"HE-EX-24", "", "b2", "b1 c1 c2 c3 b3 a3 a2 a1"},
		{"HE-EX-24 a wall", "b1|b2", "b2", "c1 c2 c3 b3 a3 a2 a1"},
		{"HE-EX-24 a window", "window b1|b2", "b2", "b1 c1 c2 c3 b3 a3 a2 a1"},
		{"HE-EX-55", "b2|c2", "c1", "c2 b2 b1"},
		{"HE-EX-55", "b2|c2 c2|c1", "c1", "b2 b1"},
		{"HE-EX-55", "b2|b1 b1|c1", "c1", "c2 b2"},
		{"HE-EX-55", "b2|c2 b2|b1", "c1", "c2 b1"},
		{"HE-EX-55", "b2|c2 b1|c1", "c1", "c2"},
		{"HE-EX-55", "b2|b1 c2|c1", "c1", "b1"},
		{"HE-EX-55", "b1|c1 c2|c1", "c1", ""},
	} {
		lines := strings.Fields(strings.ReplaceAll(c.lines, "window ", "window_"))
		for i := range lines {
			lines[i] = strings.ReplaceAll(lines[i], "_", " ")
		}
		b := walled(t, lines...)
		s, _ := b.Parse("1:" + c.from)
		var near []string
		for _, n := range b.Around(s, nil) {
			near = append(near, n.Cell().String())
			if !b.Adjacent(s, n) || !b.Adjacent(n, s) {
				t.Errorf("%s: %s and %s are not adjacent both ways", c.rule, b.Name(s), b.Name(n))
			}
		}
		if got := strings.Join(near, " "); got != c.near {
			t.Errorf("%s: with %q, %s is next to %q, want %q", c.rule, c.lines, c.from, got, c.near)
		}
		if b.Adjacent(s, s) {
			t.Error("HE-RULING-12: a square is next to itself")
		}
	}
}

func TestRange3(t *testing.T) {
	d := draw(t, `
	+ + + +
	 . . .
	+-+ + +
	 . . .
	+ + + +
	 S . .
	+ + + +`)
	d.same(t, `
	.x.
	xxx
	.xx`, func(s Square) string { // HE-EX-33
		if d.InRange(d.at['S'], s, 3) {
			return "x"
		}
		return "."
	})
	ray := d.Proof(d.at['S'], d.parse(t, "1:a1"))
	if ray.Clear || len(ray.Cut) == 0 {
		t.Errorf("a1 is hidden, yet the proof is %+v", ray)
	}
}

func TestSight(t *testing.T) {
	const two = `
	+ + + + + + +
	 . . .|. . .
	+ + + + + + +
	 . D A|. . .
	+ + + + + + +
	 F E C . . .
	+ + + + + + +`
	const corner = `
	+ + + + + + +
	 . . . . . .
	+ + + + + + +
	 . . . . . .
	+ + + + + + +
	 . . . . . .
	+ + + + + + +
	 A . .
	+ + + +
	 . . .
	+ + + +
	 . B C
	+ + + +`
	for _, c := range []struct {
		name, picture string
		from          string
		want          string
	}{
		{"HE-EX-56 from W:c1", two, "1:c1", "xxx...\nxxx...\nxxxxx."},
		{"HE-EX-56 from W:c2", two, "1:c2", "xxx...\nxxx...\nxxxxxx"},
		{"HE-EX-56 from W:b2", two, "1:b2", "xxx...\nxxx...\nxxxxxx"},
		{"HE-EX-56 from W:b3", two, "1:b3", "xxxxxx\nxxxxxx\nxxxxxx"},
		{"HE-EX-56 from W:c3", two, "1:c3", "xxxxxx\nxxxxxx\nxxxxxx"},
		{"HE-EX-56 from W:a3", two, "1:a3", "xxx.xx\nxxxxxx\nxxxxxx"},
		{"HE-EX-71 from S:b3", corner, "3:b3", "xxxxxx\nxxxxxx\nxxxxx.\nxxx\nxxx\nxxx"},
		{"HE-EX-71 from S:c3", corner, "3:c3", "xxxxx.\nxxxxx.\nxxxx..\nxxx\nxxx\nxxx"},
		{"HE-EX-71 from S:a1", corner, "3:a1", "xxxxxx\nxxxxxx\nxxxxxx\nxxx\nxxx\nxxx"},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := draw(t, c.picture)
			s := d.parse(t, c.from)
			d.same(t, c.want, func(u Square) string {
				if d.Sees(s, u) {
					return "x"
				}
				return "."
			})
		})
	}
}

func TestProofOfSight(t *testing.T) {
	d := draw(t, `
	+ + + +
	 . . .
	+-+-+-+
	 . . .
	+ + + +
	 S . .
	+ + + +`)
	ray := d.Proof(d.at['S'], d.parse(t, "1:c2"))
	if !ray.Clear || d.names(ray.Path) == "" || ray.Path[len(ray.Path)-1] != d.parse(t, "1:c2") {
		t.Errorf("proof %+v", ray)
	}
	ray = d.Proof(d.at['S'], d.parse(t, "1:c1"))
	if ray.Clear {
		t.Fatal("c1 lies behind a wall")
	}
	for _, e := range ray.Cut {
		if _, l := d.over(e.Square, e.Dir); l&Wall == 0 {
			t.Errorf("%s %s is said to cut the line and is no wall", d.Name(e.Square), e.Dir)
		}
	}
}

func TestBlast(t *testing.T) {
	d := draw(t, `
	+ + + +
	 . . .
	+ + + +
	 . B|.
	+ + + +
	 . . .
	+ + + +`)
	hit := Of(d.Blast(d.at['B'], 1, nil)...)
	d.same(t, `
	xxx
	xx.
	xxx`, func(s Square) string { // HE-EX-57
		if hit.Has(s) {
			return "x"
		}
		return "."
	})
	if got := d.names(d.Blast(d.at['B'], 0, nil)); got != "1:b2" {
		t.Errorf("without radius it hits %s", got)
	}
}
