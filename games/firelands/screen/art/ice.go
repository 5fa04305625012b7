package art

import "fmt"

// What is met again and again in the ice.

// snow is a dark sky over white ground whose edge is a slow wave at y.
func (p *pic) snow(y float64) {
	p.sp(rect(-14, -14, 168, 94))
	p.left(fmt.Sprintf("M-14 %sq42-8 86-3t82-4V80H-14z", num(y)))
}

// flakes fall over the picture.
func (p *pic) flakes() {
	p.pp(dots(8, 8, 23, 5, 1.2, 6), dots(20, 26, 27, -4, 1.1, 5), dots(4, 44, 31, 3, 1.2, 5))
}

// pine is a tree of three skirts, its foot at x, y.
func pine(x, y, h float64) string {
	w := h * .34
	return fmt.Sprintf("M%s %sl%s %sh%sl%s %sh%sl%s %sh%sv%sh%sv%sh%sl%s %sh%sl%s %sh%sz", num(x), num(y-h), num(w*.6),
		num(h*.34), num(-w*.2), num(w*.4), num(h*.26), num(-w*.2), num(w*.4), num(h*.26), num(-w*.8), num(h*.14),
		num(-w*.4), num(-h*.14), num(-w*.8), num(w*.4), num(-h*.26), num(-w*.2), num(w*.4), num(-h*.26), num(-w*.2))
}

// berg is a block of ice standing on y, and cracks are the lines in it.
func berg(x, y, w, h float64) string {
	return fmt.Sprintf("M%s %sl%s %sl%s %sl%s %sl%s %sz", num(x), num(y), num(w*.2), num(-h*.7), num(w*.3), num(-h*.3),
		num(w*.25), num(h*.4), num(w*.25), num(h*.6))
}

// icicles hang from y between x and x+w.
func icicles(x, y, w float64, n int) string {
	d, gap := "", w/float64(n)
	for i := range n {
		d += fmt.Sprintf("M%s %sh%sl%s %sz", num(x+gap*float64(i)), num(y), num(gap*.8), num(-gap*.4),
			num(gap*[3]float64{1.6, .9, 1.3}[i%3]))
	}
	return d
}

// parka is somebody in a fur hood, the face a paper disc with goggles.
func (p *pic) parka(x, y float64) {
	p.ky(fmt.Sprintf("M%s 66q2-22 18-28h%sq16 6 18 28z", num(x-30), num(24.0)))
	p.ky(star(x, y, 19, 15.5, 16, 0))
	p.pp(disc(x, y+1, 11))
	p.ky(fmt.Sprintf("M%s %sh20v6h-8l-2-2-2 2h-8z", num(x-10), num(y-3)))
}

// sled is a flat bed on two runners from x to x+w.
func (p *pic) sled(x, w float64) {
	p.ky(rect(x, 44, w, 4), fmt.Sprintf("M%s 58h%sq8 0 10-10l3 1q-2 13-13 13H%sz", num(x-4), num(w), num(x-4)),
		posts(x+8, 48, 3, 11, 4, (w-20)/3))
}

// wolf is a head from the front, its ears at the top of a square of size s.
func wolf(x, y, s float64) string {
	at := func(dx, dy float64) string { return num(x+dx*s) + " " + num(y+dy*s) }
	return "M" + at(-.5, -.5) + "L" + at(-.2, -.25) + "L" + at(.2, -.25) + "L" + at(.5, -.5) + "L" + at(.55, .05) +
		"L" + at(.18, .5) + "L" + at(-.18, .5) + "L" + at(-.55, .05) + "z"
}

// eyes are those of a wolf's head.
func eyes(x, y, s float64) string {
	at := func(dx, dy float64) string { return num(x+dx*s) + " " + num(y+dy*s) }
	return "M" + at(-.38, -.08) + "L" + at(-.1, .06) + "L" + at(-.32, .1) + "zM" + at(.38, -.08) + "L" + at(.1, .06) +
		"L" + at(.32, .1) + "z"
}
