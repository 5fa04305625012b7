package board

// over is the square on the other side of an edge, Nowhere if there is none, and all that either of the two cards
// prints on that edge (HE-RULING-04). An edge to nowhere is a wall (HE-RULING-05).
func (b *Board) over(s Square, d Dir) (Square, Line) {
	k, c := s.Field(), s.Cell()
	here := &b.Fields[k]
	there, to := k, facing[d][c]
	if to < 0 {
		there = int(here.next[d]) - 1
		if there < 0 {
			return Nowhere, here.Lines[c][d] | Wall
		}
		to = across(c, d)
	}
	beyond := &b.Fields[there]
	lines := here.Lines[c][d] | beyond.Lines[to][d^2]
	if beyond.Closed>>to&1 != 0 {
		return Nowhere, lines | Wall
	}
	return On(there, to), lines
}

// facing is the cell beyond each edge of a cell, or -1 where the card ends.
var facing = func() (all [4][cells]Cell) {
	for d := North; d <= West; d++ {
		for c := range Cell(cells) {
			col, row := c%Side+Cell(ahead[d][0]), c/Side+Cell(ahead[d][1])
			all[d][c] = row*Side + col
			if col < 0 || col >= Side || row < 0 || row >= Side {
				all[d][c] = -1
			}
		}
	}
	return all
}()

// across is the cell of the next card that faces a cell on the rim.
func across(c Cell, d Dir) Cell {
	switch d {
	case North:
		return c + cells - Side
	case South:
		return c - cells + Side
	case West:
		return c + Side - 1
	default:
		return c - Side + 1
	}
}

// next is the square that lies mx to the east and my to the south, each -1, 0 or 1, if it is adjacent (HE-RULING-06,
// HE-RULING-07).
func (b *Board) next(s Square, mx, my int) (Square, bool) {
	if mx == 0 && my == 0 {
		return s, true
	}
	dx, dy := East, South
	if mx < 0 {
		dx = West
	}
	if my < 0 {
		dy = North
	}
	if my == 0 {
		to, l := b.over(s, dx)
		return to, l&Wall == 0
	}
	if mx == 0 {
		to, l := b.over(s, dy)
		return to, l&Wall == 0
	}
	if to, ok := b.round(s, dx, dy); ok {
		return to, true
	}
	return b.round(s, dy, dx)
}

// round goes round a corner, first in one direction, then in the other, unless a wall is in the way.
func (b *Board) round(s Square, first, second Dir) (Square, bool) {
	mid, l := b.over(s, first)
	if l&Wall != 0 {
		return Nowhere, false
	}
	to, l := b.over(mid, second)
	return to, l&Wall == 0
}

// Lead is the card that the LINK on a square names, and whether that card lies on the table. Without a LINK it is 0.
func (b *Board) Lead(s Square) (number int16, known bool) {
	l := b.Fields[s.Field()].Links[s.Cell()]
	return l.To, l.To != 0 && b.Field(l.To) >= 0
}

// Linked is the square at the other end of the LINK on a square: the one that bears the same letter and points back
// (HE-AREA-03). It is Nowhere if there is none or its card is not known yet.
func (b *Board) Linked(s Square) Square {
	k := s.Field()
	l := b.Fields[k].Links[s.Cell()]
	if l.To == 0 {
		return Nowhere
	}
	far := b.Field(l.To)
	if far < 0 {
		return Nowhere
	}
	for c := range Cell(cells) {
		back := b.Fields[far].Links[c]
		if back.To != 0 && back.Letter == l.Letter && b.Field(back.To) == k && b.Exists(On(far, c)) {
			return On(far, c)
		}
	}
	return Nowhere
}

// Adjacent says whether two squares are adjacent: for healing, trading, talking, contact attacks and whatever else
// asks for it (HE-LOS-01 to HE-LOS-03, HE-RULING-140). A square is not adjacent to itself (HE-RULING-12).
func (b *Board) Adjacent(s, t Square) bool {
	if s == t || !b.Exists(s) || !b.Exists(t) {
		return false
	}
	as, xs, ys := b.At(s)
	at, xt, yt := b.At(t)
	if mx, my := xt-xs, yt-ys; as == at && mx*mx <= 1 && my*my <= 1 {
		if _, ok := b.next(s, mx, my); ok {
			return true
		}
	}
	return b.Linked(s) == t // HE-AREA-07
}

// Around adds the squares adjacent to one to those given: the eight from the north clockwise, then the one a LINK
// leads to.
func (b *Board) Around(s Square, near []Square) []Square {
	for _, m := range [8][2]int{{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}} {
		if to, ok := b.next(s, m[0], m[1]); ok {
			near = append(near, to)
		}
	}
	if to := b.Linked(s); to != Nowhere {
		near = append(near, to)
	}
	return near
}

// Apart is the distance of squares that lie in different areas and are not linked: more than any other.
const Apart = 1 << 14

// Distance counts squares as for moving, whatever lines or figures lie between (HE-RULING-10); from one end of a LINK
// to the other is 1.
func (b *Board) Distance(s, t Square) int {
	as, xs, ys := b.At(s)
	at, xt, yt := b.At(t)
	if as != at {
		if b.Linked(s) == t {
			return 1
		}
		return Apart
	}
	return max(xs-xt, xt-xs) + max(ys-yt, yt-ys)
}

// InRange says whether an attack of a range from s can hit t: in range and in line of sight (HE-LOS-04 to HE-LOS-06,
// HE-RULING-10 to HE-RULING-12).
func (b *Board) InRange(s, t Square, far int) bool {
	if far <= 1 {
		return far == 1 && b.Adjacent(s, t)
	}
	if s == t || !b.Exists(s) || !b.Exists(t) || b.Fields[s.Field()].Area != b.Fields[t.Field()].Area {
		return false
	}
	return b.Distance(s, t) <= far && b.Sees(s, t)
}

// Blast adds the squares that an explosion on s reaches to those given, s first (HE-RULING-13).
func (b *Board) Blast(s Square, radius int, hit []Square) []Square {
	hit = append(hit, s)
	for t := range Square(len(b.Fields) * cells) {
		if b.InRange(s, t, radius) {
			hit = append(hit, t)
		}
	}
	return hit
}
