package screen

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"waystation/games/firelands"
	"waystation/games/firelands/screen/art"
	"waystation/table"
)

// Sizes on the map: how wide and high a convoy is, how far the row next to a space begins above and below its middle,
// how large the map is, how far the disc of a space reaches, how far what is shown reaches to the sides of a space, and
// how much of the map a phone has room for.
const (
	convoySize  = 25
	convoyAbove = 42
	convoyBelow = 17
	mapWidth    = 912
	mapHeight   = 330
	discRadius  = 11.5
	focusEdge   = 34
	mapInSight  = 320
)

// drawConvoys puts the convoys above their spaces, two side by side and others on top of them, the one to act in front.
func (p *page) drawConvoys(b *strings.Builder, m *art.Sheet) {
	order := p.convoysOnMap()
	here := map[firelands.Space][]table.Seat{}
	for _, s := range order {
		here[p.spaceOf(s)] = append(here[p.spaceOf(s)], s)
	}
	draw := func(s table.Seat) {
		space := p.spaceOf(s)
		q, ok := m.Spot(int(space))
		if !ok {
			return
		}
		i, n := slices.Index(here[space], s), len(here[space])
		x, y := convoyPlace(m, q, i, n)
		pin := ""
		if i < 2 {
			tip, base, up := max(5, min(q.X-x, 22)), 22, 30 // it points at the space
			if y > q.Y {
				base, up = 3, -5
			}
			pin = fmt.Sprintf(`<path class="pin" d="M%g %dL8.5 %dh10z"></path>`, tip, up, base)
		}
		c := p.mark(s).Colour
		id := "seat:" + strconv.Itoa(int(s))
		fmt.Fprintf(b, `<g class="convoy%s" data-piece="%s" data-vt="convoy-%s" transform="translate(%g %g)">%s`+
			`<use href="#s-%s" class="%s" x="1" y="0" width="25" height="25"></use></g>`,
			p.offered(id), id, c, x, y, pin, c, c)
	}
	for _, s := range order {
		if s != p.v.Turn {
			draw(s)
		}
	}
	for _, s := range order {
		if s == p.v.Turn {
			draw(s)
		}
	}
}

// drawFocus marks for the script what a map wider than its place shows whenever something is asked: where the convoy of
// the player drawn large stands and the spaces it could go to, as far as there is room for all of them.
func (p *page) drawFocus(b *strings.Builder, m *art.Sheet) {
	q, ok := m.Spot(int(p.player(p.own).Space))
	if !ok {
		return
	}
	left, right, top, bottom := q.X-focusEdge, q.X+focusEdge, q.Y-convoyAbove, q.Y+focusEdge
	for _, c := range p.ask.Choices {
		rest, _ := strings.CutPrefix(c.Piece, "space:")
		n, _ := strconv.Atoi(rest)
		if to, ok := m.Spot(n); ok {
			l, r := min(left, to.X-focusEdge), max(right, to.X+focusEdge)
			if r-l <= mapInSight {
				left, right = l, r
				top, bottom = min(top, to.Y-focusEdge), max(bottom, to.Y+focusEdge)
			}
		}
	}
	left, right = max(0, left), min(mapWidth, right)
	fmt.Fprintf(b, `<rect class="focus" fill="none" x="%g" y="%g" width="%g" height="%g" data-centre="%[1]g-%[3]g">`+
		`</rect>`, left, top, right-left, bottom-top)
}

// convoyPlace is where the i-th of n convoys on a space is drawn, its corner at the left and top: two in a row, above
// the space or below it, and as far to the side as it takes to cover as little as can be of the numbers of other
// spaces.
func convoyPlace(m *art.Sheet, space art.Point, i, n int) (x, y float64) {
	row, rows := i/2, float64((n+1)/2)
	inRow := min(2, n-2*row)
	x = (float64(i%2)-float64(inRow-1)/2)*convoySize - 13.5
	half := float64(min(2, n)) * convoySize / 2
	least := math.Inf(1)
	at, down := space, -1.0
	for _, way := range [...]float64{-1, 1} {
		for _, aside := range [...]float64{0, -7, 7, -14, 14, -20, 20} {
			q := art.Point{X: space.X + aside, Y: space.Y - convoyAbove}
			top := q.Y - (rows-1)*convoySize
			if way > 0 {
				q.Y = space.Y + convoyBelow
				top = q.Y
			}
			bottom := top + rows*convoySize
			if top < 2 || bottom > mapHeight-2 || q.X-half < 2 || q.X+half > mapWidth-2 {
				continue
			}
			if c := covered(m, space, q.X-half, q.X+half, top, bottom); c < least {
				at, down, least = q, way, c
			}
		}
	}
	return at.X + x, at.Y + down*float64(row)*convoySize
}

// covered is how far a rectangle reaches into the discs of other spaces, all together.
func covered(m *art.Sheet, space art.Point, left, right, top, bottom float64) float64 {
	sum := 0.0
	for _, n := range m.Spaces() {
		q, _ := m.Spot(n)
		if q == space {
			continue
		}
		x, y := q.X-max(left, min(q.X, right)), q.Y-max(top, min(q.Y, bottom))
		if math.Abs(x) < discRadius && math.Abs(y) < discRadius { // as few are
			sum += max(0, discRadius-math.Hypot(x, y))
		}
	}
	return sum
}
