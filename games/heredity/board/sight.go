package board

// Point is a corner of squares in an area: x to the east, y to the south, (0,0) the north-west corner of the area's
// first card.
type Point struct{ X, Y int }

// Edge is one side of a square.
type Edge struct {
	Square Square
	Dir    Dir
}

// Ray is a line from a corner of one square to a corner of another, and how far sight goes along it.
type Ray struct {
	From, To Point
	Clear    bool
	Path     []Square // the squares gone through, the first one included; if it is clear, up to the last
	Cut      []Edge   // what stops it after the last of these: a wall, or the walls of both ways round a corner
}

// Sees says whether there is a line of sight (HE-LOS-07 to HE-LOS-11, HE-RULING-08).
func (b *Board) Sees(s, t Square) bool {
	if !b.Exists(s) || !b.Exists(t) || b.Fields[s.Field()].Area != b.Fields[t.Field()].Area {
		return false
	}
	if s == t {
		return true
	}
	for n := range 16 {
		if r, ok := b.ray(s, t, n); ok && r.clear(b, s) {
			return true
		}
	}
	return false
}

// Proof is the line that shows that s sees t, or if it does not the one that comes nearest. In different areas, or
// where all is missing, it is empty.
func (b *Board) Proof(s, t Square) Ray {
	if !b.Exists(s) || !b.Exists(t) || b.Fields[s.Field()].Area != b.Fields[t.Field()].Area {
		return Ray{}
	}
	if s == t {
		return Ray{Clear: true, Path: []Square{s}}
	}
	var best Ray
	left := 0
	for n := range 16 {
		r, ok := b.ray(s, t, n)
		if !ok {
			continue
		}
		from, to := r.from, r.to
		path, cut, rest := r.trace(b, s)
		if best.Path == nil || rest < left {
			best, left = Ray{From: from, To: to, Clear: rest == 0, Path: path, Cut: cut}, rest
		}
		if rest == 0 {
			break
		}
	}
	return best
}

// ray walks along a line, square by square. A line from (x,y) to (x+dx,y+dy) meets the vertical grid lines at i/|dx|
// of its length and the horizontal ones at j/|dy|: compared as i*|dy| and j*|dx|, in whole numbers.
type ray struct {
	from, to   Point
	east       int // the sign of dx
	south      int
	wide, high int // |dx| and |dy|
	i, j       int
	firstX     int // from the origin to the first square crossed
	firstY     int
	lastX      int // from the last square crossed to the target
	lastY      int
	stage      int8
}

// ray is one of the 16 lines between the corners of two squares. It is none if it would run along the grid
// (HE-LOS-09).
func (b *Board) ray(s, t Square, n int) (ray, bool) {
	_, xs, ys := b.At(s)
	_, xt, yt := b.At(t)
	r := ray{from: Point{xs + n&1, ys + n>>1&1}, to: Point{xt + n>>2&1, yt + n>>3}, i: 1, j: 1, east: 1, south: 1}
	r.wide, r.high = r.to.X-r.from.X, r.to.Y-r.from.Y
	if r.wide == 0 || r.high == 0 {
		return r, false
	}
	r.firstX, r.firstY = n&1, n>>1&1
	r.lastX, r.lastY = 1-n>>2&1, 1-n>>3
	if r.wide < 0 {
		r.wide, r.east = -r.wide, -1
		r.firstX--
		r.lastX--
	}
	if r.high < 0 {
		r.high, r.south = -r.high, -1
		r.firstY--
		r.lastY--
	}
	return r, true
}

// step is the way to the next square of the path, which may be the same, and whether there is one more.
func (r *ray) step() (mx, my int, more bool) {
	switch {
	case r.stage == 0:
		r.stage = 1
		return r.firstX, r.firstY, true
	case r.i < r.wide || r.j < r.high:
		v, h := r.i*r.high, r.j*r.wide
		if v <= h {
			mx = r.east
			r.i++
		}
		if h <= v {
			my = r.south
			r.j++
		}
		return mx, my, true
	case r.stage == 1:
		r.stage = 2
		return r.lastX, r.lastY, true
	}
	return 0, 0, false
}

// clear says whether one can follow the line from square to adjacent square.
func (r *ray) clear(b *Board, at Square) bool {
	for {
		mx, my, more := r.step()
		if !more {
			return true
		}
		to, ok := b.next(at, mx, my)
		if !ok {
			return false
		}
		at = to
	}
}

// trace follows the line as far as it goes: the squares, what cuts it, and how many steps are left, 0 if it is clear.
func (r *ray) trace(b *Board, at Square) (path []Square, cut []Edge, rest int) {
	path = append(path, at)
	for {
		mx, my, more := r.step()
		if !more {
			return path, cut, rest
		}
		if rest > 0 {
			rest++
			continue
		}
		to, ok := b.next(at, mx, my)
		if !ok {
			cut, rest = b.cut(at, mx, my), 1
			continue
		}
		if to != at {
			path = append(path, to)
		}
		at = to
	}
}

// cut is the walls between a square and one of its neighbours that is not adjacent: for a diagonal one, a wall on each
// way round.
func (b *Board) cut(s Square, mx, my int) []Edge {
	dx, dy := East, South
	if mx < 0 {
		dx = West
	}
	if my < 0 {
		dy = North
	}
	switch {
	case my == 0:
		return []Edge{{s, dx}}
	case mx == 0:
		return []Edge{{s, dy}}
	}
	return []Edge{b.cutRound(s, dx, dy), b.cutRound(s, dy, dx)}
}

func (b *Board) cutRound(s Square, first, second Dir) Edge {
	mid, l := b.over(s, first)
	if l&Wall != 0 {
		return Edge{s, first}
	}
	return Edge{mid, second}
}
