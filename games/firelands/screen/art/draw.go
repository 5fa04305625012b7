package art

import (
	"fmt"
	"math"
	"slices"
	"strings"
)

// cutHere parts a drawn board: land and shortcuts below the folds and Tunnels,
// spaces and names above.
const cutHere = "<!---->"

// mark is a small landmark printed on a board at its own coordinates; landmarks
// mean nothing in the rules.
type mark struct {
	kind string
	x, y float64
}

// landmarks are path data around the foot of each thing or, for
// the ribs, its lines.
var landmarks = map[string]string{
	"hull":  "M-22-3l5 1v-8h2v7l9 1v-5h5v5l14 2v-7h2v7l8-3-5 11H-15zM-12 1.5H15v1.2h-27zM-24 9.5H8V11h-32z",
	"hulk":  "M-16 6l2-9 5 1 1-5 3 .5v5l14 3 5 5zM-18 7.5h34V9h-34z",
	"kiln":  "M-9 7v-7q0-7 7-7l.6-9h2.8l.6 9q7 0 7 7v7H3V3q-3-4-6 0v4zM-9-.8H9V.4H-9zM-12 8h26v1.3h-26z",
	"glass": "M-13 7l3-9 2.5 4 3-15L1-2l2.5-5 2 6 2.5-3 4 11zM-4-6l1 9 1.5-2zM4-3l.5 6 1.5-2zM-16 8.5h32V10h-32z",
	"wreck": "M-14 3l1-9h12l1-4h7l5 7v6H9a3 3 0 0 0-6 0h-9a3 3 0 0 0-6 0zM2-8v4h7l-3-4zM-16 " +
		"5.5h10v1.5h-10zM4 5h12v1.5H4z",
	"tree": "M-1.2 6l.4-8-5-5 1-1 4.2 3 .2-9h1.6l.4 6 4-4 1 1-5 6 .6 11zM-6 7.5H8v1.3H-6z",
	"turbine": "M-1 8L-.4-9h.8L1 8zM0-9.5l-.8-9L.8-20l.4 10zM0-9l8 4.2.2 2-9-5zM-.2-9l-7.6 5-1.8-.6 8.6-6zM-7 " +
		"9h15v1.3H-7z",
	"pine":    "M-1 8V4h-6l4-5h-3l4-5h-2L0-10l4 8H2l4 5H3l4 5H1v4zM-6 8.5H7v1.2H-6z",
	"pylon":   "M-5 9L-1.6-12h3.2L5 9H3L1.8 1h-3.6L-3 9zM-1-9h2l.5 6h-3zM-8-9H8v1.4H-8zM-6-5H6v1.4H-6z",
	"hut":     "M-9 7V0h-3L0-9 12 0H9v7H2V2h-4v5zM-12 8H13v1.3h-25z",
	"floe":    "M-12 4l6-7 10-1 8 5-5 5-11 2zM-7 8h16v1.2H-7z",
	"derrick": "M-6 7l5-19h2L6 7H4L3 3h-6l-1 4zM-2.4 1h4.8l-1-4h-2.8zM-1-5h2l-1-4zM-3-14h6v2h-6zM-10 8H11v1.3H-10z",
	"ribs":    "M-15 9q-3-14 6-17M-9 9q-3-17 6-20M-2 9q-3-18 7-21M5 9q-3-16 6-19M12 9q-2-12 5-15M-19 9H18",
}

func (b *board) landmarks() string {
	var o strings.Builder
	for _, m := range b.marks {
		class := "m-ink"
		if m.kind == "ribs" {
			class = "m-thinline"
		}
		fmt.Fprintf(&o, `<path class="%s" transform="translate(%g %g)" d="%s"/>`, class, m.x, m.y, landmarks[m.kind])
	}
	return o.String()
}

func (b *board) draw() string {
	var o strings.Builder
	width := foldX[b.region+1] - foldX[b.region]
	class := "m-fire"
	if b.ice {
		class = "m-ice"
	}
	fmt.Fprintf(&o, `<svg class="%s" x="%g" width="%g" height="%d">%s%s</svg>`, class, foldX[b.region], width, Height,
		b.land(), b.landmarks())
	if b.ice && b.region == 2 {
		o.WriteString(coast())
	}
	for i := range b.shortcuts {
		o.WriteString(b.shortcuts[i].line(b))
	}
	var d strings.Builder
	for _, road := range b.roads {
		p := b.spaces[road[0]]
		fmt.Fprintf(&d, "M%s %s", num(p.X), num(p.Y))
		for i := 0; i+1 < len(road); i++ {
			d.WriteString(b.roadPart(road, i))
		}
	}
	fmt.Fprintf(&o, `<path class="m-case" d="%s"/><path class="m-road" d="%s"/>`, d.String(), d.String())
	if b.region == 2 && !b.ice {
		o.WriteString(citadel())
	}
	o.WriteString(cutHere)
	for i := range b.shortcuts {
		o.WriteString(b.shortcuts[i].tolls(b))
	}
	o.WriteString(b.discs())
	x := foldX[b.region] + 14
	if b.region == 0 {
		x = 112 // all convoys stand below the start of the road for a while
	}
	fmt.Fprintf(&o, `<text class="m-side %s" x="%g" y="308">%s</text><text class="m-name %s" x="%g" y="308">%s</text>`,
		class, x, b.side, class, x+36, b.name)
	return o.String()
}

// discs draws the numbered spaces, waypoints in dashed squares and caves black;
// gates are laid on by the caller, since they open and shut.
func (b *board) discs() string {
	var numbers []int
	for n := range b.spaces {
		numbers = append(numbers, n)
	}
	slices.Sort(numbers)
	var squares, open, caves string
	for _, n := range numbers {
		p := b.spaces[n]
		disc := fmt.Sprintf(`<circle cx="%s" cy="%s" r="11.5"/><text x="%s" y="%s">%d</text>`, num(p.X), num(p.Y),
			num(p.X), num(p.Y+3.7), n)
		switch {
		case n >= firstCave:
			caves += disc
		case n < firstGate:
			open += disc
		}
		if slices.Contains(b.waypoints, n) {
			squares += fmt.Sprintf("M%s %sh28v28h-28z", num(p.X-14), num(p.Y-14))
		}
	}
	o := `<path class="m-way" d="` + squares + `"/><g class="m-spaces">` + open + `</g>`
	if caves != "" {
		o += `<g class="m-spaces m-caves">` + caves + `</g>`
	}
	return o
}

// line draws what tells the kinds of shortcuts apart without colour: two rows
// of tread bars (Rough), a zigzag wire (Dangerous), treads between two wires
// (both), stones (Mountain), stones between treads (Rough and Mountain).
func (s *shortcut) line(b *board) string {
	p := s.curve(b).steps(4)
	var o strings.Builder
	halo := "m-halo"
	if b.ice {
		halo += " m-ice"
	}
	o.WriteString(`<path class="` + halo + `" d="M`)
	for i := 0; i < len(p); i += 3 {
		fmt.Fprintf(&o, "%d %d ", round(p[i].X), round(p[i].Y))
	}
	o.WriteString(`"/>`)
	if s.rough {
		r := 3.2
		if s.rocks > 0 {
			r = 6.8 // room for the stones between the rows
		}
		few := s.curve(b).steps(9)
		o.WriteString(`<path class="m-tread" d="` + zigzag(few, r, r) + zigzag(few, -r, -r) + `"/>`)
	}
	if s.wire && !s.rough {
		o.WriteString(`<path class="m-wire" d="` + zigzag(p, -3.2, 3.2) + `"/>`)
	}
	if s.wire && s.rough {
		o.WriteString(`<path class="m-wire m-thin" d="` + zigzag(p, 5.8, 8.4) + zigzag(p, -5.8, -8.4) + `"/>`)
	}
	if s.rocks > 0 {
		o.WriteString(`<path class="m-stone" d="`)
		for i, q := range s.curve(b).steps(8) {
			shape := [2]string{"l.8-3.6 2.4-1 2.2 2 .4 2.6z", "l.4-2.6 2.2-2 2.4 1.2.8 3.4z"}[i%2]
			fmt.Fprintf(&o, "M%s %s%s", num(q.X-2.8), num(q.Y+2.2), shape)
		}
		o.WriteString(`"/>`)
	}
	return o.String()
}

// zigzag runs along the points, in turn at two distances from the walk.
func zigzag(p []Point, even, odd float64) string {
	var o strings.Builder
	for i, q := range p {
		n, r := across(p, i), even
		if i%2 == 1 {
			r = odd
		}
		fmt.Fprintf(&o, "%c%s %s", "ML"[min(i, 1)], num(q.X+n.X*r), num(q.Y+n.Y*r))
	}
	return o.String()
}

// tolls draws a triangle for each part of the toll of a Dangerous shortcut.
func (s *shortcut) tolls(b *board) string {
	o := ""
	for i, glyph := range s.toll {
		t := .5 + (float64(i)-float64(len(s.toll)-1)/2)*.3
		p := s.curve(b).at(t)
		o += fmt.Sprintf(`<g transform="translate(%d %d)"><path class="m-toll" d="M0-12L13 9.5h-26z"/><use `+
			`href="#g-%s" x="-5.5" y="-3.5" width="11" height="11" class="m-glyph m-light"/></g>`, round(p.X),
			round(p.Y), glyph)
	}
	return o
}

// citadel is the fortress of region 3 seen from above: star wall, ring wall,
// blocks between them, the keep.
func citadel() string {
	c := citadelAt
	ring := func(class string, n int, radius ...float64) string {
		var d strings.Builder
		for i := range n * len(radius) {
			p := polar(c, radius[i%len(radius)], -97+360*float64(i)/float64(n*len(radius)))
			fmt.Fprintf(&d, "%c%s %s", "ML"[min(i, 1)], num(p.X), num(p.Y))
		}
		return fmt.Sprintf(`<path class="%s" d="%sz"/>`, class, d.String())
	}
	var o strings.Builder
	o.WriteString(`<g transform="translate(3 3)">` + ring("m-ink", 10, 66, 54) + `</g>`)
	o.WriteString(ring("m-ink", 10, 66, 54) + ring("m-l0", 10, 55, 46) + ring("m-ink", 10, 38) + ring("m-spot", 10, 32))
	o.WriteString(`<path class="m-ink" d="`)
	for i := range 10 {
		a := float64(i)*36 - 79
		for k, corner := range []Point{{40, -7}, {46, -7}, {46, 7}, {40, 7}} {
			r := math.Hypot(corner.X, corner.Y)
			p := polar(c, r, a+math.Atan2(corner.Y, corner.X)*180/math.Pi)
			fmt.Fprintf(&o, "%c%s %s", "ML"[min(k, 1)], num(p.X), num(p.Y))
		}
		o.WriteByte('z')
	}
	fmt.Fprintf(&o, `"/><path class="m-paper" transform="translate(%g %g) scale(2)" d="M5 `+
		`22V13H3l3-3V8h3V4.5h1.5V1h3v3.5H15V8h3v2l3 3h-2v9z"/>`, c.X-24, c.Y-24)
	return o.String()
}
