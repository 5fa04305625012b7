package screen

import (
	"fmt"
	"math"
	"strings"

	"waystation/games/heredity/board"
)

// The ground of a field is a piece of one country: heights run on from card to card of an area. They say nothing of the
// rules, and are the same for everybody and at every look.

const (
	mesh   = 9             // pixels between the points at which the height is taken
	points = side/mesh + 3 // of them along a side, one beyond each end
)

// levels are the heights of the contours; those at odd places also bound a flat.
var levels = [...]float64{.30, .40, .50, .60, .70, .80}

// land draws the ground of a field.
func (c *country) land(k int) {
	f := &c.b.Fields[k]
	at := c.at[k]
	fmt.Fprintf(&c.out, `<svg class="ground" x="%d" y="%d" width="%d" height="%d" aria-hidden="true">`,
		at[0], at[1], side, side)
	defer c.out.WriteString(`</svg>`)
	if indoors(f) {
		c.out.WriteString(`<rect class="floor" width="189" height="189"/><path class="plank" d="` + planks + `"/>`)
		return
	}
	seed := uint64(c.p.v.Chapter)*64 + uint64(uint8(f.Area))
	heights := c.heights(seed, int(f.I)*side, int(f.J)*side)
	for n, level := range levels {
		d := contour(heights, level)
		switch {
		case d == "":
		case n%2 == 1:
			fmt.Fprintf(&c.out, `<path class="hyp%d" d="%s"/>`, n/2+1, d)
		default:
			fmt.Fprintf(&c.out, `<path class="cont" d="%s"/>`, d)
		}
	}
	for n := range board.Cell(board.Side * board.Side) {
		if c.b.Exists(board.On(k, n)) {
			c.growth(scatter(seed, int(f.Number), int(n)), int(n)%board.Side*cell, int(n)/board.Side*cell)
		}
	}
}

// planks are a wooden floor.
const planks = "M0 21h189M0 42h189M0 63h189M0 84h189M0 105h189M0 126h189M0 147h189M0 168h189" +
	"M50 0v21M130 21v21M80 42v21M30 63v21M150 63v21M100 84v21M60 105v21M170 105v21M120 126v21M40 147v21M90 168v21"

// indoors reports whether a field has walls across it.
func indoors(f *board.Field) bool {
	n := 0
	for i := range f.Lines {
		if i%board.Side != board.Side-1 && f.Lines[i][board.East]&board.Wall != 0 {
			n++
		}
		if i/board.Side != board.Side-1 && f.Lines[i][board.South]&board.Wall != 0 {
			n++
		}
	}
	return n >= 4
}

// growth draws what stands about on a square, if anything does: in a corner, where no figure stands.
func (c *country) growth(h uint64, x, y int) {
	if h%3 != 0 {
		return
	}
	name := [...]string{"tree", "rock", "scrub", "rock", "scrub"}[h>>8%5]
	size := 15 + int(h>>16%8)
	dx, dy := 3+int(h>>24%5), 3+int(h>>32%5)
	if h>>40&1 != 0 {
		dx = cell - size - dx
	}
	fmt.Fprintf(&c.out, `<use href="#l-%s" x="%d" y="%d" width="%d" height="%d"/>`, name, x+dx, y+dy, size, size)
}

// heights are those of the points of a field and one beyond each side, which is far below, so that flats are closed
// there.
func (c *country) heights(seed uint64, x0, y0 int) *[points][points]float64 {
	out := new([points][points]float64)
	for j := range out {
		for i := range out[j] {
			if i == 0 || j == 0 || i == points-1 || j == points-1 {
				out[j][i] = -9
				continue
			}
			x, y := float64(x0+(i-1)*mesh), float64(y0+(j-1)*mesh)
			out[j][i] = .62*noise(seed, x/74, y/74) + .26*noise(seed+1, x/31, y/31) + .12*noise(seed+2, x/13, y/13)
		}
	}
	return out
}

// noise is a height from 0 to 1, smooth between points of a lattice.
func noise(seed uint64, x, y float64) float64 {
	i, j := math.Floor(x), math.Floor(y)
	u, v := smooth(x-i), smooth(y-j)
	at := func(di, dj float64) float64 {
		return float64(scatter(seed, int(i+di), int(j+dj))>>40) / (1 << 24)
	}
	low := at(0, 0)*(1-u) + at(1, 0)*u
	high := at(0, 1)*(1-u) + at(1, 1)*u
	return low*(1-v) + high*v
}

func smooth(t float64) float64 { return t * t * (3 - 2*t) }

// scatter is a number that looks like one by chance.
func scatter(seed uint64, i, j int) uint64 {
	h := seed*0x9e3779b97f4a7c15 ^ uint64(i)*0xbf58476d1ce4e5b9 ^ uint64(j)*0x94d049bb133111eb
	h ^= h >> 30
	h *= 0xbf58476d1ce4e5b9
	h ^= h >> 27
	h *= 0x94d049bb133111eb
	return h ^ h>>31
}

// corners are those of a piece of the mesh, in the order in which its sides follow one another.
var corners = [4][2]int{{0, 0}, {1, 0}, {1, 1}, {0, 1}}

// crossings say through which sides a contour runs, by the corners that lie above it, a bit each.
var crossings = [16][][2]int{
	1: {{3, 0}}, 2: {{0, 1}}, 3: {{3, 1}}, 4: {{1, 2}}, 5: {{3, 2}, {1, 0}}, 6: {{0, 2}}, 7: {{3, 2}},
	8: {{2, 3}}, 9: {{2, 0}}, 10: {{0, 3}, {2, 1}}, 11: {{2, 1}}, 12: {{1, 3}}, 13: {{1, 0}}, 14: {{0, 3}},
}

// contour is the outline of what lies above a level.
func contour(h *[points][points]float64, level float64) string {
	var starts [][2]int
	next := map[[2]int][][2]int{}
	for j := range points - 1 {
		for i := range points - 1 {
			above := 0
			for q, c := range corners {
				if h[j+c[1]][i+c[0]] > level {
					above |= 1 << q
				}
			}
			for _, side := range crossings[above] {
				from, to := crossing(h, i, j, side[0], level), crossing(h, i, j, side[1], level)
				starts = append(starts, from)
				next[from] = append(next[from], to)
			}
		}
	}
	var d strings.Builder
	for _, from := range starts {
		trace(&d, next, from)
	}
	return d.String()
}

// crossing is where a contour crosses a side of a piece of the mesh.
func crossing(h *[points][points]float64, i, j, q int, level float64) [2]int {
	a, b := corners[q], corners[(q+1)%4]
	ha, hb := h[j+a[1]][i+a[0]], h[j+b[1]][i+b[0]]
	t := min(.98, max(.02, (level-ha)/(hb-ha)))
	x := float64(i-1) + float64(a[0]) + float64(b[0]-a[0])*t
	y := float64(j-1) + float64(a[1]) + float64(b[1]-a[1])*t
	return [2]int{int(math.Round(x * mesh)), int(math.Round(y * mesh))}
}

// trace draws the line that begins at a point, once, and leaves out every other point of it.
func trace(d *strings.Builder, next map[[2]int][][2]int, from [2]int) {
	var line [][2]int
	for at := from; len(next[at]) > 0; {
		line = append(line, at)
		to := next[at][0]
		next[at] = next[at][1:]
		if at = to; at == from {
			break
		}
	}
	if len(line) < 6 {
		return
	}
	letter := "M"
	for n := 0; n < len(line); n += 2 {
		fmt.Fprintf(d, "%s%d %d", letter, line[n][0], line[n][1])
		letter = "L"
	}
	d.WriteString("z")
}
