package web

import (
	"fmt"
	"math"
	"strings"
)

// sweepFrame is a size in which a sweep is drawn: the page shows the one that fits it.
type sweepFrame struct {
	class                    string
	width, height            int
	left, right, top, bottom float64 // of the part with the points
}

var sweepFrames = []sweepFrame{
	{"inwide", 800, 280, 76, 780, 14, 240},
	{"inslim", 340, 260, 66, 328, 14, 222},
}

func (f sweepFrame) box() string { return fmt.Sprintf("0 0 %d %d", f.width, f.height) }

func (f sweepFrame) x(p SweepPlot, i int) float64 {
	return f.left + (f.right-f.left)*(float64(i)+0.5)/float64(len(p.Points))
}

// reach is how far the plot goes to both sides of no difference.
func (p SweepPlot) reach() float64 {
	most := 0.0
	for _, x := range p.Points {
		most = max(most, math.Abs(x.Low), math.Abs(x.High))
	}
	if most == 0 {
		return 1
	}
	step := math.Pow(10, math.Floor(math.Log10(most)))
	for _, times := range []float64{1, 2, 5} {
		if times*step >= most {
			return times * step
		}
	}
	return 10 * step
}

// ticks are the lines across the plot, of which the one in the middle is drawn apart.
func (p SweepPlot) ticks() []float64 {
	r := p.reach()
	return []float64{-r, -r / 2, 0, r / 2, r}
}

func (f sweepFrame) y(p SweepPlot, v float64) float64 {
	return (f.top+f.bottom)/2 - (f.bottom-f.top)/2*v/p.reach()
}

// figure is a difference with its sign and unit.
func (p SweepPlot) figure(v float64) string {
	s := fmt.Sprintf("%+.3g", v)
	if v == 0 {
		s = "0"
	}
	return strings.Replace(s, "-", "−", 1) + p.Unit
}

func (f sweepFrame) span(p SweepPlot, i int) string {
	x := f.x(p, i)
	return fmt.Sprintf("M%.1f %.1fV%.1f", x, f.y(p, p.Points[i].Low), f.y(p, p.Points[i].High))
}

func (f sweepFrame) line(p SweepPlot) string {
	var b strings.Builder
	for i, x := range p.Points {
		c := "L"
		if i == 0 {
			c = "M"
		}
		fmt.Fprintf(&b, "%s%.1f %.1f", c, f.x(p, i), f.y(p, x.At))
	}
	return b.String()
}
