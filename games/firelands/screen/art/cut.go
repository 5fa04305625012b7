package art

import (
	"fmt"
	"math"
	"strings"
)

// pic is a vignette being cut: the spot plate behind, printed a little off, and
// in front of it the key plate with its paper cuts, in the order of the calls.
// Every drawing method takes SVG path data.
type pic struct {
	spot, key strings.Builder
	scale     float64 // of what is longer than a vignette shows; 0 is 1
}

func put(b *strings.Builder, class string, d []string) {
	fmt.Fprintf(b, `<path class="%s" d="%s"/>`, class, strings.Join(d, ""))
}

// The spot plate: full, half-tone, and paper left out of it.
func (p *pic) sp(d ...string)   { put(&p.spot, "sp", d) }
func (p *pic) st(d ...string)   { put(&p.spot, "st", d) }
func (p *pic) left(d ...string) { put(&p.spot, "pp", d) }

// The key plate: solid black, black lines; paper cut out of it, paper lines.
func (p *pic) ky(d ...string)  { put(&p.key, "ky", d) }
func (p *pic) kl(d ...string)  { put(&p.key, "kl", d) }
func (p *pic) klt(d ...string) { put(&p.key, "kl thin", d) }
func (p *pic) pp(d ...string)  { put(&p.key, "pp", d) }
func (p *pic) pl(d ...string)  { put(&p.key, "pl", d) }
func (p *pic) plt(d ...string) { put(&p.key, "pl thin", d) }

// over prints spot on top of the key, for the rare red on black.
func (p *pic) over(d ...string) { put(&p.key, "sp", d) }

func (p *pic) svg() string {
	if p.scale == 0 {
		return `<g class="slip">` + p.spot.String() + `</g>` + p.key.String()
	}
	// Scaled about the middle of the ground, so that wheels stay on the road.
	g := fmt.Sprintf(`<g transform="translate(%s %s) scale(%g)">`, num(70-70*p.scale), num(62-62*p.scale), p.scale)
	return `<g class="slip">` + g + p.spot.String() + `</g></g>` + g + p.key.String() + `</g>`
}

// ---- shapes as path data

func rect(x, y, w, h float64) string {
	return fmt.Sprintf("M%s %sh%sv%sh%sz", num(x), num(y), num(w), num(h), num(-w))
}

func disc(x, y, r float64) string {
	return fmt.Sprintf("M%s %sa%s %s 0 1 0 %s 0a%s %s 0 1 0 %s 0z", num(x-r), num(y), num(r), num(r), num(2*r), num(r),
		num(r), num(-2*r))
}

// oval is an ellipse.
func oval(x, y, rx, ry float64) string {
	return fmt.Sprintf("M%s %sa%s %s 0 1 0 %s 0a%s %s 0 1 0 %s 0z", num(x-rx), num(y), num(rx), num(ry), num(2*rx),
		num(rx), num(ry), num(-2*rx))
}

// star has n points from radius R with hollows at r, the first at turn degrees.
func star(x, y, R, r float64, n int, turn float64) string {
	var d strings.Builder
	for i := range 2 * n {
		q := polar(Point{x, y}, [2]float64{R, r}[i%2], turn+180*float64(i)/float64(n))
		fmt.Fprintf(&d, "%c%s %s", "ML"[min(i, 1)], num(q.X), num(q.Y))
	}
	return d.String() + "z"
}

// gear has n square teeth between r and R.
func gear(x, y, R, r float64, n int) string {
	var d strings.Builder
	step := 360 / float64(n)
	for i := range n {
		for k, c := range [4][2]float64{{r, -.3}, {R, -.22}, {R, .22}, {r, .3}} {
			q := polar(Point{x, y}, c[0], (float64(i)+c[1])*step)
			fmt.Fprintf(&d, "%c%s %s", "ML"[min(i+k, 1)], num(q.X), num(q.Y))
		}
	}
	return d.String() + "z"
}

// saw has n raked teeth between r and R.
func saw(x, y, R, r float64, n int) string {
	var d strings.Builder
	for i := range n {
		a := 360 * float64(i) / float64(n)
		q, s := polar(Point{x, y}, R, a), polar(Point{x, y}, r, a+90/float64(n))
		fmt.Fprintf(&d, "%c%s %sL%s %s", "ML"[min(i, 1)], num(q.X), num(q.Y), num(s.X), num(s.Y))
	}
	return d.String() + "z"
}

// stripes are n level bars below each other, each thicker than the one above.
func stripes(x, y, w float64, n int, gap, thick, grow float64) string {
	d := ""
	for i := range n {
		d += rect(x, y+float64(i)*gap, w, thick+grow*float64(i))
	}
	return d
}

// posts are n upright bars side by side.
func posts(x, y, w, h float64, n int, gap float64) string {
	d := ""
	for i := range n {
		d += rect(x+float64(i)*gap, y, w, h)
	}
	return d
}

// dots are n rounds along a line; at the size of rivets squares do as well.
func dots(x, y, dx, dy, r float64, n int) string {
	d := ""
	for i := range n {
		cx, cy := x+dx*float64(i), y+dy*float64(i)
		if r <= 1 {
			d += rect(cx-r*.9, cy-r*.9, r*1.8, r*1.8)
		} else {
			d += disc(cx, cy, r)
		}
	}
	return d
}

// ---- things met again and again

// sun is a spot disc sliced by paper that thickens downwards.
func (p *pic) sun(x, y, r float64) {
	p.sp(disc(x, y, r))
	p.left(slices9(x, y, r))
}

func slices9(x, y, r float64) string {
	d := ""
	n := int(max(3, r/4.5))
	for i := range n {
		h := y - r*.1 + r*1.1*float64(i)/float64(n)
		t := .8 + .55*float64(i)
		if half := math.Sqrt(max(0, r*r-(h-y)*(h-y))) + 1; h < y+r {
			d += rect(x-half, h, 2*half, t)
		}
	}
	return d
}

// sand floods the ground below y with spot, its edge a slow wave.
func (p *pic) sand(y float64) {
	p.sp(fmt.Sprintf("M0 %sq34-8 74-3t70-4V66H0z", num(y)))
}

// ground is contour strokes in the key below y.
func (p *pic) ground(y float64) {
	p.klt(fmt.Sprintf("M0 %sq30-6 62-2M82 %sq28-5 58-2M12 %sq22-3 40-1M70 %sq30-3 52 0", num(y), num(y+1), num(y+3.5),
		num(y+4)))
}

// road is the strip of key under a vehicle with broken lines below.
func (p *pic) road(y float64) {
	p.ky(rect(-12, y, 164, 1.5), rect(4, y+3, 30, 1), rect(60, y+3, 50, 1))
}

// wheels stand in a row on y, all of radius r.
func (p *pic) wheels(y, r float64, xs ...float64) {
	var tyre, rim, hub string
	for _, x := range xs {
		tyre += disc(x, y-r, r)
		rim += disc(x, y-r, r*.46)
		hub += disc(x, y-r, r*.16)
	}
	p.ky(tyre)
	p.pp(rim)
	p.ky(hub)
}

// track is a caterpillar track from x to x+w standing on y.
func (p *pic) track(x, y, w, h float64) {
	r := h / 2
	p.ky(fmt.Sprintf("M%s %sh%sa%s %s 0 0 1 0 %sh%sa%s %s 0 0 1 0 %sz", num(x+r), num(y-h), num(w-h), num(r), num(r),
		num(h), num(h-w), num(r), num(r), num(-h)))
	n := int((w - h) / (h * .95))
	gap := (w - h) / float64(n)
	p.pp(dots(x+r, y-r, gap, 0, r*.52, n+1))
	p.ky(dots(x+r, y-r, gap, 0, r*.18, n+1))
	teeth := int(w / 5)
	p.pp(posts(x+4, y-1.4, 1.6, 1.4, teeth-1, (w-8)/float64(teeth-2)),
		posts(x+6, y-h, 1.6, 1.4, teeth-2, (w-12)/float64(teeth-3)))
}

// truss is a lattice mast from the foot at y1 to the top at y0.
func (p *pic) truss(x, y0, y1, foot, top float64, n int) {
	d := fmt.Sprintf("M%s %sL%s %sM%s %sL%s %s", num(x-foot/2), num(y1), num(x-top/2), num(y0), num(x+foot/2), num(y1),
		num(x+top/2), num(y0))
	at := func(i int) (y, half float64) {
		t := float64(i) / float64(n)
		return y1 + (y0-y1)*t, (foot + (top-foot)*t) / 2
	}
	for i := range n {
		y, a := at(i)
		v, b := at(i + 1)
		d += fmt.Sprintf("M%s %sL%s %sM%s %sL%s %sH%s", num(x-a), num(y), num(x+b), num(v), num(x+a), num(y), num(x-b),
			num(v), num(x+b))
	}
	p.kl(d)
}

// bolt is a forked flash from a point down to another one.
func bolt(x, y, dx, dy float64) string {
	return fmt.Sprintf("M%s %sl%s %sh%sl%s %s %s %sh%sz", num(x), num(y), num(dx*.55-6), num(dy*.5), num(6+dx*.05),
		num(dx*.4), num(dy*.5), num(-dx*.1+7), num(-dy*.56), num(-6.0))
}
