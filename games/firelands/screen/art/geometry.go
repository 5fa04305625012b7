package art

import (
	"fmt"
	"math"
	"strconv"
)

func round(v float64) int     { return int(math.Round(v)) }
func tenth(v float64) float64 { return math.Round(v*10) / 10 }

// num writes a coordinate with at most one decimal.
func num(v float64) string {
	return strconv.FormatFloat(tenth(v)+0, 'f', -1, 64) // + 0 turns -0 into 0
}

func polar(c Point, r, deg float64) Point {
	sin, cos := math.Sincos(deg * math.Pi / 180)
	return Point{tenth(c.X + r*cos), tenth(c.Y + r*sin)}
}

func (p Point) to(q Point) float64 { return math.Hypot(q.X-p.X, q.Y-p.Y) }

// curve is a quadratic Bézier curve.
type curve struct{ a, bend, b Point }

func (c curve) at(t float64) Point {
	u := 1 - t
	return Point{u*u*c.a.X + 2*t*u*c.bend.X + t*t*c.b.X, u*u*c.a.Y + 2*t*u*c.bend.Y + t*t*c.b.Y}
}

// steps are points evenly along the curve, about a step apart, from the rim of
// the disc at one end to the rim of the other.
func (c curve) steps(step float64) []Point {
	const fine, disc = 400, 13.5
	var trace []Point
	for i := 0; i <= fine; i++ {
		if p := c.at(float64(i) / fine); p.to(c.a) > disc && p.to(c.b) > disc {
			trace = append(trace, p)
		}
	}
	length := 0.0
	for i := 1; i < len(trace); i++ {
		length += trace[i].to(trace[i-1])
	}
	step = length / math.Round(length/step)
	out := trace[:1:1]
	walked := 0.0
	for i := 1; i < len(trace); i++ {
		walked += trace[i].to(trace[i-1])
		if walked > step*float64(len(out))-.01 {
			out = append(out, trace[i])
		}
	}
	return out
}

// across is the unit vector to the left of the walk at point i.
func across(p []Point, i int) Point {
	a, b := p[max(i-1, 0)], p[min(i+1, len(p)-1)]
	l := a.to(b)
	return Point{-(b.Y - a.Y) / l, (b.X - a.X) / l}
}

func (s *shortcut) curve(b *board) curve { return curve{b.spaces[s.from], s.bend, b.spaces[s.to]} }

// rockPlaces are the middles of the shortcut's rock counters in printed order.
func (s *shortcut) rockPlaces(b *board) []Point {
	gap := [4]float64{0, 0, .26, .235}[s.rocks]
	out := make([]Point, s.rocks)
	for i := range out {
		out[i] = s.curve(b).at(.5 + (float64(i)-float64(s.rocks-1)/2)*gap)
	}
	return out
}

// roadPart is the path of one step of a road: a Catmull-Rom piece as a cubic.
func (b *board) roadPart(road []int, i int) string {
	p := func(k int) Point { return b.spaces[road[min(max(k, 0), len(road)-1)]] }
	p0, p1, p2, p3 := p(i-1), p(i), p(i+1), p(i+2)
	const pull = 7
	return fmt.Sprintf("C%s %s %s %s %s %s", num(p1.X+(p2.X-p0.X)/pull), num(p1.Y+(p2.Y-p0.Y)/pull),
		num(p2.X-(p3.X-p1.X)/pull), num(p2.Y-(p3.Y-p1.Y)/pull), num(p2.X), num(p2.Y))
}
