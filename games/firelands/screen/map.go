package screen

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"waystation/games/firelands"
	"waystation/games/firelands/screen/art"
)

var legend = []struct{ svg, word, needs string }{
	{art.Swatch("road"), "Road", ""},
	{art.Swatch("rough"), "Rough", "tracks"},
	{art.Swatch("dangerous"), "Dangerous", "toll"},
	{art.Swatch("mountain"), "Mountain", "drill"},
}

// drawn is the printed map, or nil before the boards are laid.
func (p *page) drawn() *art.Sheet {
	m, err := art.Map(p.v.Boards)
	if err != nil {
		return nil
	}
	return m
}

func (p *page) boardName(region int) string {
	if m := p.drawn(); m != nil {
		return m.Name(region)
	}
	return "Region " + strconv.Itoa(region)
}

// region is where the convoy of the player drawn large stands.
func (p *page) region() int { return p.player(p.own).Space.Region() }

// mapSVG is the printed map with everything that lies on it.
func (p *page) mapSVG() string {
	m := p.drawn()
	if m == nil {
		return ""
	}
	var b strings.Builder
	b.Grow(len(m.SVG()) + 8192)
	b.WriteString(`<g data-part="roads">`)
	b.WriteString(m.SVG())
	b.WriteString(`</g>`)
	for r := 1; r <= 3; r++ {
		left, _ := m.Region(r)
		fmt.Fprintf(&b, `<path id="region-%d" d="M%g 0v1"></path>`, r, left)
	}
	p.drawCounters(&b, m)
	p.drawFoes(&b, m)
	p.drawOffers(&b, m)
	p.drawConvoys(&b, m)
	p.drawFocus(&b, m)
	return b.String()
}

func at(b *strings.Builder, q art.Point, svg string) {
	b.WriteString(`<g transform="translate(`)
	b.WriteString(strconv.FormatFloat(q.X, 'f', -1, 64))
	b.WriteByte(' ')
	b.WriteString(strconv.FormatFloat(q.Y, 'f', -1, 64))
	b.WriteString(`)">`)
	b.WriteString(svg)
	b.WriteString(`</g>`)
}

// drawCounters lays rocks, waypoint counters and gates on the map.
func (p *page) drawCounters(b *strings.Builder, m *art.Sheet) {
	nth := 0
	for i, r := range p.v.Rocks {
		if i > 0 && p.v.Rocks[i-1].From == r.From && p.v.Rocks[i-1].To == r.To {
			nth++
		} else {
			nth = 0
		}
		places := m.Rocks(int(r.From), int(r.To))
		if r.State == firelands.RockGone || nth >= len(places) {
			continue
		}
		face := ""
		if f := r.Card.Face(); f != nil {
			face = hazardGlyphs[f.Hazard]
		}
		said := "A rock, face down"
		if f := r.Card.Face(); f != nil {
			said = f.Name + ". " + f.Text
		}
		at(b, places[nth], "<title>"+said+"</title>"+art.RockPiece(face))
	}
	for _, w := range p.v.Waypoints {
		f := w.Card.Face()
		if q, ok := m.Waypoint(int(w.Space)); ok && f != nil {
			face := hazardGlyphs[f.Hazard]
			if f.Token != firelands.NoToken {
				face = tokenGlyph(f.Token)
			}
			at(b, q, "<title>"+f.Name+". "+f.Text+"</title>"+art.WaypointPiece(face))
		}
	}
	for _, s := range p.v.Slides {
		if q, ok := m.Slide(int(s.From), int(s.To)); ok {
			at(b, q, "<title>"+slideSays(s)+"</title>"+art.SlidePiece(s.Down))
		}
	}
	for k := 1; k <= firelands.Gates; k++ {
		q, ok := m.Spot(art.Gate(k))
		switch {
		case !ok:
		case p.v.Ship > 0:
			at(b, q, art.DockPiece(k, k < p.v.Ship))
		default:
			at(b, q, art.GatePiece(k, k <= p.v.Gates))
		}
	}
	if p.v.Ship > 0 {
		at(b, m.Coast(p.v.Ship), `<g data-vt="ship"><title>`+p.gatesSay()+"</title>"+art.ShipPiece()+"</g>")
	}
}

// slideSays is a shortcut under an avalanche in words.
func slideSays(s firelands.SeenSlide) string {
	if s.Down {
		return "An avalanche has buried this shortcut for good."
	}
	return "An avalanche waits here: the first crossing closes the shortcut for good."
}

// flagWidth is the room of an Enemy's flag on the map, and a gap: a skull and a numeral of three strokes beside it.
const flagWidth = 64

// drawFoes raises a flag over the region of each Enemy: its number, and how much of its track is left.
func (p *page) drawFoes(b *strings.Builder, m *art.Sheet) {
	var inRegion [4]int
	for _, f := range p.v.Foes {
		inRegion[f.Region]++
	}
	var done [4]int
	for i := range p.v.Foes {
		f := &p.v.Foes[i]
		n := inRegion[f.Region]
		q := m.Enemy(f.Region)
		q.Y += 10 // on a low screen the sheet loses its edge
		first := q.X - float64(n-1)/2*flagWidth
		first = min(max(first, 38), 880-float64(n-1)*flagWidth) // all of them on the sheet
		q.X = first + float64(done[f.Region])*flagWidth
		done[f.Region]++
		id := "foe:" + strconv.Itoa(f.Number)
		var s strings.Builder
		fmt.Fprintf(&s, `<g class="foeflag%s" data-piece="%s">`, p.offered(id), id)
		s.WriteString(`<path class="m-ink" d="M-31-12h58v28h-58z"></path><path class="foeplate" ` +
			`d="M-34-15h58v28h-58z"></path>`)
		s.WriteString(`<path class="m-ink" d="M-34-15h34v28h-34z"></path><use href="#g-enemy" x="-32" y="-9" ` +
			`width="12" height="12" class="m-glyph m-light"></use>`)
		fmt.Fprintf(&s, `<text class="foenum" x="-10" y="4">%s</text><text class="foehp" x="12" y="4">%d</text></g>`,
			roman[f.Number], len(f.Track)-f.Filled)
		at(b, q, s.String())
	}
}

// offered is the class of a piece that can be chosen.
func (p *page) offered(id string) string {
	if p.pieces.Offered(id) {
		return " is-offered"
	}
	return ""
}

// drawOffers puts pencil marks round the spaces on offer.
func (p *page) drawOffers(b *strings.Builder, m *art.Sheet) {
	var near []art.Point // whatever a key must not seem to belong to
	for _, n := range m.Spaces() {
		q, _ := m.Spot(n)
		near = append(near, q)
	}
	for i := range p.ask.Choices {
		id := p.ask.Choices[i].Piece
		rest, ok := strings.CutPrefix(id, "space:")
		if !ok {
			continue
		}
		n, _ := strconv.Atoi(rest)
		q, ok := m.Spot(n)
		if !ok {
			continue
		}
		const corners = `M-19-12v-7h7M12-19h7v7M19 12v7h-7M-12 19h-7v-7`
		key := besides(q, near)
		near = append(near, key)
		at(b, q, `<g class="pen is-offered" data-piece="`+id+
			`"><path class="reach" d="M-19-19h38v38h-38z"></path><path class="h" d="`+corners+`"></path><path d="`+
			corners+`"></path>`+
			penKey(p.pieces.Letter(id), art.Point{X: key.X - q.X, Y: key.Y - q.Y})+`</g>`)
	}
}

// sides are where a key may stand, from the middle of its space.
var sides = [...]art.Point{
	{X: 14, Y: 14}, {X: 14, Y: -14}, {X: -14, Y: 14}, {X: -14, Y: -14}, {X: 20}, {X: -20}, {Y: 20},
}

// besides is the place on the edge of a space that is farthest from all else that is near.
func besides(q art.Point, near []art.Point) (best art.Point) {
	most := -1.0
	for _, d := range sides {
		x, least := art.Point{X: q.X + d.X, Y: q.Y + d.Y}, math.Inf(1)
		for _, o := range near {
			if o != q {
				least = min(least, math.Hypot(o.X-x.X, o.Y-x.Y))
			}
		}
		if least > most+1 { // what is hardly better stays where it is on other spaces
			best, most = x, least
		}
	}
	return best
}

// penKey is the key of a space in its pencil circle, so far from the middle of it.
func penKey(mark string, off art.Point) string {
	if mark == "" {
		return ""
	}
	return fmt.Sprintf(`<circle class="penkey" cx="%g" cy="%g" r="9"></circle><text class="penmark" x="%g" y="%g">`+
		mark+`</text>`, off.X, off.Y, off.X, off.Y+4)
}

// mapSays is the map in one sentence.
func (p *page) mapSays() string {
	var where []string
	for _, s := range p.convoysOnMap() {
		where = append(where, fmt.Sprintf("%s on %d", p.mark(s).Name, p.spaceOf(s)))
	}
	return "Map of three regions. " + strings.Join(where, ", ") + ". The same stands below as a list."
}

// mapList is the map as a list of what lies where.
func (p *page) mapList() []string {
	var out []string
	for _, s := range p.convoysOnMap() {
		out = append(out, fmt.Sprintf("Space %d, region %d: %s", p.spaceOf(s), p.spaceOf(s).Region(), p.mark(s).Name))
	}
	for _, w := range p.v.Waypoints {
		if f := w.Card.Face(); f != nil {
			out = append(out, fmt.Sprintf("Space %d: %s", w.Space, f.Name))
		} else {
			out = append(out, fmt.Sprintf("Space %d: waypoint, taken", w.Space))
		}
	}
	for _, side := range p.v.Boards {
		if board, ok := firelands.BoardOf(side); ok {
			for i := range board.Shortcuts {
				out = append(out, p.shortcutSays(&board.Shortcuts[i]))
			}
		}
	}
	for i := range p.v.Foes {
		f := &p.v.Foes[i]
		out = append(out, fmt.Sprintf("Region %d: Enemy %s, %s. %s", f.Region, roman[f.Number],
			firelands.Of(f.Card).Name, foeSays(f)))
	}
	return append(out, p.gatesSay())
}

// shortcutSays is a shortcut with what it asks for.
func (p *page) shortcutSays(c *firelands.Shortcut) string {
	var says []string
	if c.Terrain.Has(firelands.Rough) {
		says = append(says, "rough, needs Tracks")
	}
	if c.Terrain.Has(firelands.Dangerous) {
		says = append(says, fmt.Sprintf("dangerous, costs %d contamination and %d damage", c.Counters, c.Damage))
	}
	if c.Terrain.Has(firelands.Mountain) {
		says = append(says, "mountain")
		for _, r := range p.v.Rocks {
			if r.From != c.From || r.To != c.To {
				continue
			}
			switch f := r.Card.Face(); {
			case r.State == firelands.RockHidden:
				says = append(says, "a rock face down, needs a Drill")
			case r.State == firelands.RockGone || f == nil:
				says = append(says, "a rock taken")
			default:
				says = append(says, f.Name)
			}
		}
	}
	for _, s := range p.v.Slides {
		if s.From == c.From && s.To == c.To {
			says = append(says, slideSays(s))
		}
	}
	return fmt.Sprintf("Shortcut from %d to %d: %s", c.From, c.To, strings.Join(says, ", "))
}

// foeSays is how an Enemy stands.
func foeSays(f *firelands.SeenFoe) string {
	left := len(f.Track) - f.Filled
	says := fmt.Sprintf("%d of %d Defence boxes left", left, len(f.Track))
	if left > 0 {
		says += ", next reward: " + f.Track[f.Filled].String()
	}
	return says
}

// goalWord names the row of gates, or of docks.
func (p *page) goalWord() string {
	if p.v.Ship > 0 {
		return "Aurora"
	}
	return "Gates"
}

// gatesSay is how the gates stand, or where the ship lies.
func (p *page) gatesSay() string {
	if p.v.Ship > 0 {
		return fmt.Sprintf("The Aurora lies at dock %d of 6, space %d", p.v.Ship, firelands.Gate(p.v.Ship))
	}
	switch p.v.Gates {
	case 0:
		return "All six gates are open"
	case firelands.Gates:
		return "All gates are shut"
	case 1:
		return "Gate 1 is shut, five are open"
	}
	return fmt.Sprintf("Gates 1 to %d are shut, %s open", p.v.Gates, numerals[firelands.Gates-p.v.Gates])
}
