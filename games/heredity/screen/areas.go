package screen

// Between areas there is room for the plates of ways out: beside each other those of both, below each other one's.
const (
	apart = 116
	below = 70
)

// area is a part of the board that only passages join to the others: the fields it is made of, and where it lies.
type area struct{ i0, j0, i1, j1, x, y int }

func (a *area) width() int  { return (a.i1 - a.i0 + 1) * side }
func (a *area) height() int { return (a.j1 - a.j0 + 1) * side }

// place lays areas beside each other, in the order in which they were found, and below each other where the board gets
// no higher by that: what lies in a long row is drawn small.
func (c *country) place() {
	areas, order := c.areas()
	for _, a := range order {
		c.height = max(c.height, a.height())
	}
	x, y, broad := 0, 0, 0 // where the column that is filled begins, ends below, and how wide it is
	for i, a := range order {
		if i > 0 && y+below+a.height() <= c.height {
			y += below
		} else if i > 0 {
			x, y, broad = x+broad+apart, 0, 0
		}
		a.x, a.y = x, y
		y, broad = y+a.height(), max(broad, a.width())
	}
	c.width = x + broad
	for k := range c.b.Fields {
		f := &c.b.Fields[k]
		if f.Number != 0 {
			a := areas[f.Area]
			c.at[k] = [2]int{a.x + (int(f.I)-a.i0)*side, a.y + (int(f.J)-a.j0)*side}
		}
	}
}

// areas are those of the board, by their number and in the order in which they were found.
func (c *country) areas() (areas map[int8]*area, order []*area) {
	areas = map[int8]*area{}
	for k := range c.b.Fields {
		f := &c.b.Fields[k]
		if f.Number == 0 {
			continue
		}
		i, j := int(f.I), int(f.J)
		a := areas[f.Area]
		if a == nil {
			a = &area{i0: i, j0: j, i1: i, j1: j}
			areas[f.Area] = a
			order = append(order, a)
		}
		a.i0, a.j0, a.i1, a.j1 = min(a.i0, i), min(a.j0, j), max(a.i1, i), max(a.j1, j)
	}
	return areas, order
}
