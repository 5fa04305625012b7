package screen

import (
	"slices"
	"strconv"
	"strings"

	"waystation/games/saga"
	"waystation/games/saga/screen/art"
	"waystation/table"
	"waystation/web"
)

// square is a zone of a quarter as it is drawn.
type square struct {
	zone   int
	tile   *saga.Face // nil: empty
	seed   int
	site   *saga.Face
	down   bool // the site is spent
	token  saga.Token
	nth    int  // of the mission tokens of its level
	sign   bool // a landmark
	known  *saga.Face
	here   []table.Seat
	camps  []table.Seat
	scores bool // its site is on a path that can be scored now
}

// squares are the zones of a seat's quarter as they lie: rows A to E, the Fortress at the right (PS-RULING-011).
func (p *page) squares(s table.Seat) []square {
	side := p.side(s)
	var out []square
	for row := range saga.Columns {
		for depth := saga.Columns - 1; depth >= 0; depth-- {
			out = append(out, p.square(side, s, depth*saga.Columns+row))
		}
	}
	return out
}

func (p *page) square(side *saga.SeenSide, s table.Seat, z int) square {
	k := &side.Zones[z]
	q := square{zone: z, token: k.Token, down: k.Down}
	if k.Tile > 0 {
		q.tile, q.seed = saga.Of(table.Card(k.Tile-1)), int(k.Tile)
	}
	if k.Site > 0 {
		q.site = saga.Of(table.Card(k.Site - 1))
	}
	q.nth = nth(side, z)
	for i := range side.Signs {
		if int(saga.SignZone(i)) == z && side.Hidden[i] {
			q.sign, q.known = true, side.Signs[i].Face()
		}
	}
	for _, m := range p.members(p.v.Side(s)) {
		o := p.player(m)
		if int(o.At) == z && o.Character >= 0 {
			q.here = append(q.here, m)
		}
		if int(o.Camped) == z {
			q.camps = append(q.camps, m)
		}
	}
	if p.v.Seat >= 0 && p.together(s, p.v.Seat) {
		for _, path := range p.paths {
			q.scores = q.scores || slices.Contains(path, int8(z))
		}
	}
	return q
}

// nth is the number of the flag in a zone, 0 for none: its place in the mission, or among the flags of its level where
// that is not seen.
func nth(side *saga.SeenSide, z int) int {
	k := &side.Zones[z]
	if k.Token == saga.NoToken || k.Token == saga.SideToken {
		return 0
	}
	all, alike := 1, 0
	for i := range z {
		x := &side.Zones[i]
		if x.Token != k.Token {
			continue
		}
		all++
		if terrainAt(x) == terrainAt(k) {
			alike++
		}
	}
	if n := placeInMission(side, k, alike); n > 0 {
		return n
	}
	return all
}

// placeInMission is the place in its mission of a flag before which so many fly on the same terrain, 0 where the
// mission is not seen. Alone the missions are not on a card, and their flags are counted.
func placeInMission(side *saga.SeenSide, k *saga.Zone, alike int) int {
	goal, level := side.Goal.Face(), 0
	if k.Token == saga.L2Token {
		level = 1
	}
	if goal == nil || k.Tile == 0 || k.Token == saga.SecondToken || level >= len(goal.Goal.Mission) {
		return 0
	}
	m := &goal.Goal.Mission[level]
	for i := range len(m.Needs) + 1 {
		if m.Want(i) != terrainAt(k) {
			continue
		}
		if alike == 0 {
			return i + 1
		}
		alike--
	}
	return 0
}

// terrainAt is the terrain of a zone, none of them where it is empty.
func terrainAt(k *saga.Zone) saga.Terrain {
	if k.Tile == 0 {
		return saga.Terrain(saga.TerrainTypes)
	}
	return saga.Of(table.Card(k.Tile - 1)).Tile.Terrain
}

// name is what a zone is called.
func (q *square) name() string { return saga.ZoneName(int16(q.zone)) }

// level is the class of its token.
func (q *square) level() string {
	switch q.token {
	case saga.L2Token:
		return "l2"
	case saga.SideToken:
		return "ls"
	case saga.SecondToken:
		return "l3"
	}
	return "l1"
}

// says is the zone in words.
func (p *page) says(q *square) string {
	out := []string{q.name()}
	switch {
	case q.zone == saga.Start:
		out = append(out, "the way out of the Fortress")
	case q.tile == nil:
		out = append(out, "unexplored")
	default:
		out = append(out, q.tile.Tile.Terrain.String(), "bonus "+effects(saga.BonusOf(q.tile.Tile)))
	}
	if q.site != nil {
		says := q.site.Site.String()
		if q.down {
			says += ", spent"
		}
		out = append(out, says)
	}
	switch {
	case q.known != nil:
		out = append(out, "landmark: "+q.known.Name+" (once, by night, for who stands here: "+
			strings.TrimSuffix(q.known.Text, ".")+")")
	case q.sign:
		out = append(out, "a landmark")
	}
	if q.token != saga.NoToken {
		out = append(out, tokenWords[q.token])
	}
	for _, s := range q.here {
		out = append(out, p.name(s)+" stands here")
	}
	for _, s := range q.camps {
		out = append(out, p.name(s)+"'s camp")
	}
	return strings.Join(out, ", ")
}

var tokenWords = [...]string{saga.L1Token: "mission token, level 1", saga.L2Token: "mission token, level 2",
	saga.SideToken:   "side mission token",
	saga.SecondToken: "token of the second mission"}

// classes are the classes of a zone.
func (p *page) classes(q *square) string {
	out := []string{"sq"}
	switch {
	case q.zone == saga.Start:
		out = append(out, "start")
	case q.tile == nil:
		out = append(out, "bare")
	default:
		out = append(out, "laid", "l-"+terrainWords[q.tile.Tile.Terrain])
	}
	return strings.Join(append(out, p.marks.Class(zonePiece(q.zone))), " ")
}

// picture is the picture of a tile.
func (q *square) picture() string { return art.Tile(int(q.tile.Tile.Terrain), q.seed) }

// small is a quarter in small, as SVG: 5 by 5 squares of 24 with a gap. The Fortress is at the left, as others'
// quarters lie beside it, or for one's own at the right, as it is where that is drawn large.
func (p *page) small(s table.Seat, own bool) string {
	var b strings.Builder
	side := p.side(s)
	road := "M-2 12H24"
	if own {
		road = "M0 12H26"
	}
	for row := range saga.Columns {
		for depth := range saga.Columns {
			q := p.square(side, s, depth*saga.Columns+row)
			x, y := float64(column(depth, own))*25.6+1, float64(row)*25.6+1
			b.WriteString(`<g transform="translate(` + float(x) + " " + float(y) + `)">`)
			smallSquare(&b, &q, road)
			b.WriteString(`</g>`)
		}
	}
	return b.String()
}

// column is the column of a small quarter in which a zone so deep lies.
func column(depth int, own bool) int {
	if own {
		return saga.Columns - 1 - depth
	}
	return depth
}

func float(x float64) string { return strconv.FormatFloat(x, 'f', -1, 64) }

func smallSquare(b *strings.Builder, q *square, road string) {
	switch {
	case q.zone == saga.Start:
		b.WriteString(`<rect class="qstart" width="24" height="24"/><path class="qroad" d="` + road + `"/>`)
	case q.tile == nil:
		b.WriteString(`<rect class="qbare" x="1" y="1" width="22" height="22"/>`)
	default:
		b.WriteString(art.Stamp(int(q.tile.Tile.Terrain)) +
			`<rect class="qline" x=".5" y=".5" width="23" height="23"/>`)
	}
	if q.sign {
		b.WriteString(`<path class="qarch" d="M7 18v-6a5 5 0 0 1 10 0v6z"/>`)
	}
	switch {
	case q.site != nil && q.down:
		b.WriteString(`<rect class="qplate dn" x="11" y="1" width="12" height="12"/><path class="qx" d="M13.5 3.5l7 ` +
			`7M20.5 3.5l-7 7"/>`)
	case q.site != nil:
		b.WriteString(`<rect class="qplate" x="11" y="1" width="12" height="12"/><use class="qg" href="#g-` +
			siteGlyphs[q.site.Site] + `" x="12" y="2" width="10" height="10"/>`)
	}
	if q.token != saga.NoToken {
		b.WriteString(`<path class="qmis ` + q.level() + `" d="M1.5 1h7v9L5 7.5 1.5 10z"/>`)
	}
	if len(q.camps) > 0 {
		b.WriteString(`<path class="qcamp" d="M3 22L9 13l6 9z"/>`)
	}
}

// bonusGlyph is the sign of a tile's bonus loot.
func bonusGlyph(f *saga.Face) string { return glyphOf(saga.BonusOf(f.Tile)) }

// pair is a space of the queue made ready.
type pair struct {
	n          int
	tile, site *saga.Face
	tilePiece  string
	sitePiece  string
}

func (p *page) pairs() []pair {
	var out []pair
	for i, q := range p.v.Queue {
		out = append(out, pair{i, q.Tile.Face(), q.Site.Face(), cardPiece(q.Tile), cardPiece(q.Site)})
	}
	return out
}

// stone is a round of the journey.
type stone struct {
	n     int
	seat  web.SeatMark // whose story
	state string       // story, blank, down
	sign  string       // glyph of what happens
	class string
	says  string
}

// stones are the rounds, with the morning tokens that have been turned over (PS-MORN-08).
func (p *page) stones() []stone {
	last := p.v.Mode.Rounds()
	var out []stone
	for n := 1; n <= last; n++ {
		x := stone{n: n, state: "down", sign: "broadcast"}
		switch {
		case n == saga.Encroachment:
			x.sign, x.class = "enemy", "km"
		case n == last:
			x.sign = "gate"
		case saga.Round(n) == saga.RoundEvent:
			x.sign = "event"
		}
		switch {
		case n-1 < len(p.v.Mornings) && p.v.Round > 0:
			x.state = "blank"
			if f := p.v.Mornings[n-1].Face(); f != nil && !f.Blank {
				x.state, x.seat = "story", p.ofCharacter(f.Owner)
			}
		case n == 1 || n == last:
			x.state = "blank"
		}
		switch {
		case n < p.v.Round:
			x.class += " past"
		case n == p.v.Round:
			x.class += " now"
		}
		x.says = "Round " + strconv.Itoa(n) + roundSays(n, last) + morningSays(&x)
		out = append(out, x)
	}
	return out
}

// roundSays is what the track shows for a round, and what that means (PS-EVENT-03, PS-END-01, PS-RULING-001).
func roundSays(n, last int) string {
	says := ""
	if n == last {
		says = ", the last: after its night the match is over"
	}
	switch {
	case n == saga.Encroachment:
		says += ", the mutants close in: from now on no enemy of level 1 comes, and no minor mutation"
	case saga.Round(n) == saga.RoundBroadcast:
		says += ", broadcast: " + broadcastSays
	case saga.Round(n) == saga.RoundEvent:
		says += ", event: " + eventSays
	}
	return says
}

// morningSays is what the morning token of a round brings, as far as it is known (PS-MORN-08 to PS-MORN-10).
func morningSays(x *stone) string {
	switch x.state {
	case "story":
		return ". A story for " + x.seat.Name
	case "blank":
		return ". No story"
	}
	return ". Its morning token lies face down: it may bring a story"
}

// ofCharacter is who plays a character.
func (p *page) ofCharacter(owner int8) web.SeatMark {
	for s := range p.v.Players {
		if p.v.Players[s].Character == owner {
			return p.Mark(table.Seat(s))
		}
	}
	return web.SeatMark{}
}

// longest is the end of the score track.
const longest = 25

// scorers are the seats that stand on a space of the score track; beyond its end they stand on the last one.
func (p *page) scorers(n int) []table.Seat {
	var out []table.Seat
	for side := range p.v.Sides {
		if vp := p.v.Sides[side].VP; vp == n || n == longest && vp > n {
			out = append(out, p.members(side)...)
		}
	}
	return out
}

// sequence is a sequence of sites of the recon objective.
type sequence struct {
	i      int
	sites  []saga.Site
	vp     int
	bonus  string
	glyph  string
	taken  bool // the bonus for the first is gone
	by     []table.Seat
	ready  bool
	scored bool // by the side drawn large
}

func (p *page) sequences() []sequence {
	f := p.v.Recon.Face()
	if f == nil {
		return nil
	}
	var out []sequence
	for i := range f.Recon.Sequences {
		s := &f.Recon.Sequences[i]
		if len(s.Sites) == 0 {
			continue
		}
		x := sequence{
			i: i, sites: s.Sites, vp: int(s.VP), bonus: effects(s.First), glyph: glyphOf(s.First),
			taken: p.v.Firsts[i] && p.v.Mode != saga.Solo,
		}
		for side := range p.v.Sides {
			if p.v.Sides[side].Scored>>i&1 == 1 {
				x.by = append(x.by, p.members(side)...)
				x.scored = x.scored || side == p.v.Side(p.own)
			}
		}
		_, x.ready = p.paths[i]
		out = append(out, x)
	}
	return out
}

// medal is a space of the mission score card.
type medal struct {
	vp int
	by []table.Seat
}

// medals are the spaces of a level: who has taken which.
func (p *page) medals(level int) []medal {
	var out []medal
	for i, vp := range p.v.MissionVP(level) {
		m := medal{vp: int(vp)}
		if round := p.v.Rows[level][i]; round > 0 {
			for side := range p.v.Sides {
				if p.v.Sides[side].Finished[level] == round {
					m.by = append(m.by, p.members(side)...)
				}
			}
		}
		out = append(out, m)
	}
	return out
}

// stock is what is left in a stack.
type stock struct {
	name string
	left int
}

func (p *page) stocks() []stock {
	d := p.v.Decks
	out := []stock{{"Terrain", p.v.Tiles}, {"Sites", p.v.Sites}}
	if p.v.Round < saga.Encroachment {
		out = append(out, stock{"Enemies 1", d[1].Left})
	}
	return append(out, stock{"Enemies 2", d[2].Left}, stock{"Ranged", d[3].Left}, stock{"Melee", d[4].Left},
		stock{"Equipment", d[5].Left}, stock{"Followers", d[6].Left}, stock{"Events", d[7].Left})
}

// roads lead from the Fortress to the quarter at its left, and to each of the others at its right.
func (p *page) roads() string {
	d := "M-6 214H40"
	n := len(p.others())
	for i := range n {
		y := (2*i + 1) * 428 / (2 * n)
		if y == 214 {
			d += "M60 214H124"
		} else {
			d += "M60 214L96 " + strconv.Itoa(y) + "H124"
		}
	}
	return `<path class="qroad" d="` + d + `"/>`
}
