// Package linocut has the shapes of which the pictures of the games are cut, as SVG path data.
package linocut

import (
	"fmt"
	"math"
	"strings"
)

// Name is that of a card's picture: the card's own, in small letters with hyphens.
func Name(card string) string {
	return strings.NewReplacer(" ", "-", ",", "", "'", "").Replace(strings.ToLower(card))
}

// Point is a place in a picture.
type Point [2]float64

// At is the point so far from the left and from the top.
func At(x, y float64) Point { return Point{x, y} }

// Bar is a straight piece between two points, so thick.
func Bar(x1, y1, x2, y2, thick float64) string {
	long := math.Hypot(x2-x1, y2-y1)
	dx, dy := (x2-x1)/long*thick/2, (y2-y1)/long*thick/2
	return ring([]Point{{x1 - dy, y1 + dx}, {x2 - dy, y2 + dx}, {x2 + dy, y2 - dx}, {x1 + dy, y1 - dx}})
}

// Bars are pieces one after the other, so thick.
func Bars(thick float64, points ...Point) string {
	var b strings.Builder
	for i := 1; i < len(points); i++ {
		p, q := points[i-1], points[i]
		b.WriteString(Bar(p[0], p[1], q[0], q[1], thick))
	}
	return b.String()
}

// Disc is a circle.
func Disc(x, y, r float64) string {
	return fmt.Sprintf("M%g %ga%g %g 0 1 0 %g 0a%g %g 0 1 0 %g 0z", x-r, y, r, r, 2*r, r, r, -2*r)
}

// Oval is an ellipse.
func Oval(x, y, rx, ry float64) string {
	return fmt.Sprintf("M%g %ga%g %g 0 1 0 %g 0a%g %g 0 1 0 %g 0z", x-rx, y, rx, ry, 2*rx, rx, ry, -2*rx)
}

// Box is a rectangle.
func Box(x, y, w, h float64) string { return fmt.Sprintf("M%g %gh%gv%gh%gz", x, y, w, h, -w) }

// Tin is a rectangle with round corners.
func Tin(x, y, w, h, r float64) string {
	return fmt.Sprintf("M%g %gh%gq%g 0 %g %gv%gq0 %g %g %gh%gq%g 0 %g %gv%gq0 %g %g %gz", x+r, y, w-2*r, r, r, r, h-2*r,
		r, -r, r, -(w - 2*r), -r, -r, -r, -(h - 2*r), -r, r, -r)
}

// Star has so many points, from the middle as far as outer, and between them as far as inner.
func Star(x, y, outer, inner float64, points int) string {
	var at []Point
	for i := range 2 * points {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		a := math.Pi * float64(i) / float64(points)
		at = append(at, Point{x + r*math.Sin(a), y - r*math.Cos(a)})
	}
	return ring(at)
}

// Sided has so many sides, and stands on one of them.
func Sided(x, y, r float64, sides int) string {
	var at []Point
	for i := range sides {
		a := math.Pi * (2*float64(i) + 1) / float64(sides)
		at = append(at, Point{x + r*math.Sin(a), y + r*math.Cos(a)})
	}
	return ring(at)
}

func ring(at []Point) string {
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

// Bust is somebody from the shoulders up, at the foot of a picture 66 high; x is their middle.
func Bust(x float64) string {
	return fmt.Sprintf("M%g 66q2-20 16-24l-1-5q-5-7-1-14 4-7 9-7t9 7q4 7-1 14l-1 5q14 4 16 24z", x-23)
}
