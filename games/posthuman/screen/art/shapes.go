package art

import (
	"fmt"
	"math"
	"strings"
)

// The shapes of which things are cut, as SVG path data. Lengths are those of a vignette, 140 by 66.

// bar is a straight piece between two points, so thick.
func bar(x1, y1, x2, y2, thick float64) string {
	long := math.Hypot(x2-x1, y2-y1)
	dx, dy := (x2-x1)/long*thick/2, (y2-y1)/long*thick/2
	return ring([][2]float64{{x1 - dy, y1 + dx}, {x2 - dy, y2 + dx}, {x2 + dy, y2 - dx}, {x1 + dy, y1 - dx}})
}

// bars are pieces one after the other, so thick.
func bars(thick float64, points ...[2]float64) string {
	var b strings.Builder
	for i := 1; i < len(points); i++ {
		p, q := points[i-1], points[i]
		b.WriteString(bar(p[0], p[1], q[0], q[1], thick))
	}
	return b.String()
}

// disc is a circle.
func disc(x, y, r float64) string {
	return fmt.Sprintf("M%g %ga%g %g 0 1 0 %g 0a%g %g 0 1 0 %g 0z", x-r, y, r, r, 2*r, r, r, -2*r)
}

// oval is an ellipse.
func oval(x, y, rx, ry float64) string {
	return fmt.Sprintf("M%g %ga%g %g 0 1 0 %g 0a%g %g 0 1 0 %g 0z", x-rx, y, rx, ry, 2*rx, rx, ry, -2*rx)
}

// box is a rectangle.
func box(x, y, w, h float64) string { return fmt.Sprintf("M%g %gh%gv%gh%gz", x, y, w, h, -w) }

// tin is a rectangle with round corners.
func tin(x, y, w, h, r float64) string {
	return fmt.Sprintf("M%g %gh%gq%g 0 %g %gv%gq0 %g %g %gh%gq%g 0 %g %gv%gq0 %g %g %gz", x+r, y, w-2*r, r, r, r, h-2*r,
		r, -r, r, -(w - 2*r), -r, -r, -r, -(h - 2*r), -r, r, -r)
}

// star has so many points, from the middle as far as outer, and between them as far as inner.
func star(x, y, outer, inner float64, points int) string {
	var at [][2]float64
	for i := range 2 * points {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		a := math.Pi * float64(i) / float64(points)
		at = append(at, [2]float64{x + r*math.Sin(a), y - r*math.Cos(a)})
	}
	return ring(at)
}

// sided has so many sides, and stands on one of them.
func sided(x, y, r float64, sides int) string {
	var at [][2]float64
	for i := range sides {
		a := math.Pi * (2*float64(i) + 1) / float64(sides)
		at = append(at, [2]float64{x + r*math.Sin(a), y + r*math.Cos(a)})
	}
	return ring(at)
}

func ring(at [][2]float64) string {
	var b strings.Builder
	for i, p := range at {
		pen := "L"
		if i == 0 {
			pen = "M"
		}
		fmt.Fprintf(&b, "%s%.1f %.1f", pen, p[0], p[1])
	}
	return b.String() + "z"
}
