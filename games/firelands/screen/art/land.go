package art

import (
	"fmt"
	"math"
	"strings"
)

// The land is a height field of hills, cut into flats and contour lines by
// marching squares. Near a fold every board leans on the fold's own profile,
// so contours meet whatever board lies beyond.

const (
	gridStep = 6  // of the height field
	foldLean = 44 // how far a fold's profile reaches into a board
)

// flats are the heights where the land tint changes; lines the contours
// between them. Together every fourth (0.5 and 1.05) is an index contour.
var (
	flats = [4]float64{.22, .5, .8, 1.05}
	lines = [5]float64{.1, .36, .65, .92, 1.2}
)

func foldProfile(fold int, y float64) float64 {
	return .3 + .26*math.Sin(y/38+float64(fold)*2.3) + .12*math.Sin(y/17+float64(fold))
}

// height is the land's height at a place in the board's own coordinates.
func (b *board) height(x, y float64) float64 {
	v := b.base
	for _, k := range b.hills {
		sin, cos := math.Sincos(k.deg * math.Pi / 180)
		dx, dy := x-k.x, y-k.y
		u, w := (dx*cos+dy*sin)/k.sx, (dy*cos-dx*sin)/k.sy
		v += k.h * math.Exp(-(u*u+w*w)/2)
	}
	v += .06*math.Sin(x/23+y/31+float64(b.region)) + .04*math.Sin(x/11-y/17)
	width := foldX[b.region+1] - foldX[b.region]
	if b.region > 0 {
		v = lean(v, foldProfile(b.region, y), x)
	}
	if b.region < 2 {
		v = lean(v, foldProfile(b.region+1, y), width-x)
	}
	return v
}

// lean moves a height towards the fold's profile, wholly at distance 0.
func lean(h, fold, distance float64) float64 {
	t := min(max(distance/foldLean, 0), 1)
	t = t * t * (3 - 2*t)
	return fold + (h-fold)*t
}

// grid samples the field one step beyond the board on every side and closes it
// with a ring of low ground, so that every contour is a loop and the ring's
// part of it is clipped away.
func (b *board) grid() [][]float64 {
	nx := int(math.Ceil((foldX[b.region+1]-foldX[b.region])/gridStep)) + 5
	ny := Height/gridStep + 5
	g := make([][]float64, ny)
	for j := range g {
		g[j] = make([]float64, nx)
		for i := range g[j] {
			g[j][i] = -1
			if i > 0 && i < nx-1 && j > 0 && j < ny-1 {
				g[j][i] = b.height(float64(i-2)*gridStep, float64(j-2)*gridStep)
			}
		}
	}
	return g
}

// crossings tells for each of the 16 corner patterns which edges of a cell a
// contour enters and leaves by, higher ground always on the same hand.
var crossings = [16][][2]int{
	1: {{3, 0}}, 2: {{0, 1}}, 3: {{3, 1}}, 4: {{1, 2}}, 5: {{3, 2}, {1, 0}}, 6: {{0, 2}}, 7: {{3, 2}},
	8: {{2, 3}}, 9: {{2, 0}}, 10: {{0, 3}, {2, 1}}, 11: {{2, 1}}, 12: {{1, 3}}, 13: {{1, 0}}, 14: {{0, 3}},
}

// contour returns the closed loops of one height.
func contour(g [][]float64, level float64) [][]Point {
	next := map[Point][]Point{}
	var starts []Point // in scan order: the drawing must not depend on map order
	for j := 0; j < len(g)-1; j++ {
		for i := 0; i < len(g[j])-1; i++ {
			x, y := float64(i-2)*gridStep, float64(j-2)*gridStep
			h := [4]float64{g[j][i], g[j][i+1], g[j+1][i+1], g[j+1][i]}
			p := [4]Point{{x, y}, {x + gridStep, y}, {x + gridStep, y + gridStep}, {x, y + gridStep}}
			pattern := 0
			for k := range h {
				if h[k] > level {
					pattern |= 1 << k
				}
			}
			edge := func(k int) Point {
				m := (k + 1) % 4
				t := (level - h[k]) / (h[m] - h[k])
				return Point{tenth(p[k].X + (p[m].X-p[k].X)*t), tenth(p[k].Y + (p[m].Y-p[k].Y)*t)}
			}
			for _, c := range crossings[pattern] {
				a := edge(c[0])
				next[a] = append(next[a], edge(c[1]))
				starts = append(starts, a)
			}
		}
	}
	var loops [][]Point
	for _, a := range starts {
		if len(next[a]) == 0 {
			continue
		}
		loop := []Point{a}
		for at := a; len(next[at]) > 0; {
			n := len(next[at]) - 1
			to := next[at][n]
			next[at] = next[at][:n]
			if to == a {
				break
			}
			loop = append(loop, to)
			at = to
		}
		if len(loop) > 9 { // smaller ones are specks
			loops = append(loops, loop)
		}
	}
	return loops
}

// thin keeps every second point of a loop, and of those the ones where it turns.
func thin(loop []Point) []Point {
	const flat = 24 // twice the area of a corner that nobody would miss
	var p []Point
	for i := 0; i < len(loop); i += 2 {
		q, next := loop[i], loop[(i+2)%len(loop)]
		if len(p) > 0 {
			a := p[len(p)-1]
			turn := (q.X-a.X)*(next.Y-a.Y) - (q.Y-a.Y)*(next.X-a.X)
			if math.Abs(turn) < flat && a.to(q) < 40 {
				continue
			}
		}
		p = append(p, q)
	}
	return p
}

// smooth writes loops as path data: curves through the middles of the sides of
// the thinned loops, in whole relative units.
func smooth(loops [][]Point) string {
	var d strings.Builder
	for _, loop := range loops {
		p := loop
		if len(p) > 16 {
			p = thin(p)
		}
		mid := func(i int) (int, int) {
			a, b := p[i%len(p)], p[(i+1)%len(p)]
			return round((a.X + b.X) / 2), round((a.Y + b.Y) / 2)
		}
		x, y := mid(len(p) - 1)
		fmt.Fprintf(&d, "M%d %dq", x, y)
		for i, c := range p {
			nx, ny := mid(i)
			d.WriteString(pairs(round(c.X)-x, round(c.Y)-y, nx-x, ny-y))
			x, y = nx, ny
		}
		d.WriteByte('z')
	}
	return d.String()
}

// pairs writes integers as tightly as path data allows.
func pairs(v ...int) string {
	s := ""
	for i, n := range v {
		if n >= 0 && i > 0 {
			s += " "
		}
		s += fmt.Sprint(n)
	}
	if v[0] >= 0 {
		return " " + s
	}
	return s
}

// land draws flats, contours and sand of a board in its own coordinates.
func (b *board) land() string {
	var s strings.Builder
	width := foldX[b.region+1] - foldX[b.region]
	fmt.Fprintf(&s, `<path class="m-l0" d="M0 0H%gV%dH0z"/>`, width, Height)
	g := b.grid()
	for i, level := range flats {
		fmt.Fprintf(&s, `<path class="m-l%d" d="%s"/>`, i+1, smooth(contour(g, level)))
	}
	s.WriteString(`<path class="m-line" d="`)
	for _, level := range lines {
		s.WriteString(smooth(contour(g, level)))
	}
	fmt.Fprintf(&s, `"/><path class="m-sand" d="%s"/>`, b.sand())
	s.WriteString(`<path class="m-grat" d="`)
	for x := math.Ceil(foldX[b.region]/76+.1) * 76; x < foldX[b.region+1]; x += 76 {
		fmt.Fprintf(&s, "M%g 0v%d", x-foldX[b.region], Height)
	}
	for y := 66; y < Height; y += 66 {
		fmt.Fprintf(&s, "M0 %dh%g", y, width)
	}
	s.WriteString(`"/>`)
	return s.String()
}

// sand ticks lie in rows on low ground only.
func (b *board) sand() string {
	d := ""
	width := foldX[b.region+1] - foldX[b.region]
	for j, y := 0, 9.0; y < Height-6; j, y = j+1, y+12 {
		for x := 6 + float64(j%3)*11; x < width-8; x += 33 {
			if b.height(x+3, y) < .2 && b.height(x-4, y) < .2 && b.height(x+10, y) < .2 {
				d += fmt.Sprintf("M%g %gq3-2 6 0", x, y)
			}
		}
	}
	return d
}
