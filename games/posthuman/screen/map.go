package screen

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/posthuman"
	"waystation/games/posthuman/screen/art"
	"waystation/table"
)

// road is how an exit of a tile lies.
type road int

const (
	noRoad     road = iota
	vacant          // leads off the map: a tile can be laid there
	joined          // meets a road of the tile beside
	walledRoad      // ends at a side of the tile beside that has none
)

// cell is a tile of a map, or a place beside the current one where the tile at hand can be laid.
type cell struct {
	col, row int
	tile     *posthuman.SeenTile
	face     *posthuman.Face
	roads    [4]road
	here     bool // the meeple is on it
	ghosts   []lay
	side     int // ghosts: to which side of the current tile
}

// cells are a player's map, row by row. The ghosts belong to the viewer's own.
func (p *page) cells(o *posthuman.SeenPlayer) []cell {
	at := map[[2]int]*posthuman.SeenTile{}
	var out []cell
	for i := range o.Map {
		t := &o.Map[i]
		at[[2]int{t.X, t.Y}] = t
	}
	var here *posthuman.SeenTile
	for i := range o.Map {
		t := &o.Map[i]
		c := cell{col: t.X, row: t.Y, tile: t, face: posthuman.Of(t.Card), here: t.Card == o.Tile && !o.Mutant}
		if c.here {
			here = t
		}
		for side, d := range offsets {
			beside, ok := at[[2]int{t.X + d[0], t.Y + d[1]}]
			switch {
			case !has(t.Exits, side):
			case !ok:
				c.roads[side] = vacant
			case has(beside.Exits, (side+2)%4):
				c.roads[side] = joined
			default:
				c.roads[side] = walledRoad
			}
		}
		out = append(out, c)
	}
	if o.Seat == p.v.Seat && here != nil {
		for side, d := range offsets {
			var ghosts []lay
			for _, l := range p.lays {
				if l.side == side {
					ghosts = append(ghosts, l)
				}
			}
			if len(ghosts) > 0 {
				out = append(out, cell{col: here.X + d[0], row: here.Y + d[1], ghosts: ghosts, side: side})
			}
		}
	}
	if len(out) == 0 {
		return nil
	}
	left, top := out[0].col, out[0].row
	for _, c := range out {
		left, top = min(left, c.col), min(top, c.row)
	}
	for i := range out {
		out[i].col, out[i].row = min(out[i].col-left+1, reach), min(out[i].row-top+1, reach)
	}
	slices.SortStableFunc(out, func(a, b cell) int { return (a.row-b.row)*1000 + a.col - b.col })
	return out
}

// class places a cell in the grid.
func (c *cell) class() string { return "c" + strconv.Itoa(c.col) + " r" + strconv.Itoa(c.row) }

// centre names what lies in the middle of a map: the tile where its player stands, and how large it is drawn.
func (p *page) centre(o *posthuman.SeenPlayer, c *cell) string {
	return "seat" + itoa(o.Seat) + " " + c.class() + " " + strconv.Itoa(len(p.lays))
}

// land is the class of a terrain.
func land(t posthuman.Terrain) string { return "l-" + strings.ToLower(terrainWords[t]) }

// The drawing of a tile is 100 by 100; its exits lie in the middle of its sides.
var (
	roadTo = [4]string{"M50 50V0", "M50 50H100", "M50 50V100", "M50 50H0"}
	// a vacant exit ends in an arrow, a road into a wall in a bar
	arrowAt = [4]string{"M43.5 9L50 2l6.5 7", "M91 43.5L98 50l-7 6.5", "M43.5 91L50 98l6.5-7", "M9 43.5L2 50l7 6.5"}
	barAt   = [4]string{"M39 3.5H61", "M96.5 39V61", "M39 96.5H61", "M3.5 39V61"}
	// what a side without an exit shows
	wallAt = [4]string{"M1 1H99", "M99 1V99", "M1 99H99", "M1 1V99"}
)

// drawTile is the printed tile: land, its vignette, roads and walls.
func drawTile(f *posthuman.Face, seed int, roads [4]road) string {
	var b strings.Builder
	b.WriteString(`<path class="land" d="M0 0H100V100H0z"></path>`)
	b.WriteString(art.Land(int(f.Terrain), seed))
	var all, walls, arrows, bars string
	for side, r := range roads {
		switch r {
		case noRoad:
			walls += wallAt[side]
			continue
		case vacant:
			arrows += arrowAt[side]
		case walledRoad:
			bars += barAt[side]
		}
		all += roadTo[side]
	}
	fmt.Fprintf(&b, `<path class="t-wall" d="%s"></path><path class="t-case" d="%s"></path><path class="t-road" `+
		`d="%s"></path>`, walls, all, all)
	if arrows != "" {
		fmt.Fprintf(&b, `<path class="t-arrow" d="%s"></path>`, arrows)
	}
	if bars != "" {
		fmt.Fprintf(&b, `<path class="t-bar" d="%s"></path>`, bars)
	}
	return b.String()
}

// drawGhost is a tile in pencil, as it would lie: its exits, and a tick at the one that meets the current tile.
func drawGhost(l lay) string {
	all := ""
	exits := turned(posthuman.Of(l.card).Exits, l.turn)
	for side := range sides {
		if has(exits, side) {
			all += roadTo[side]
		}
	}
	return `<path class="p-sheet" d="M2 2H98V98H2z"></path><path class="p-case" d="` + all +
		`"></path><path class="p-road" d="` + all + `"></path>`
}

// tileSays is a tile in a sentence.
func (p *page) tileSays(o *posthuman.SeenPlayer, c *cell) string {
	f := c.face
	var says []string
	if f.Place != nil {
		says = append(says, f.Place.Name)
	}
	switch {
	case f.Start:
		says = append(says, "Starting tile, plains")
	default:
		says = append(says, terrainWords[f.Terrain])
	}
	if c.tile.Done {
		says = append(says, markerSays(f, c.tile))
	} else {
		for i := range f.Zones {
			says = append(says, zoneSays(f, i))
		}
	}
	if f.Supplies > 0 {
		says = append(says, english.Count(f.Supplies, "supply icon", "supply icons"))
	}
	for side, r := range c.roads {
		switch r {
		case vacant:
			says = append(says, "vacant exit "+sides[side])
		case joined:
			says = append(says, "road "+sides[side])
		case walledRoad:
			says = append(says, "dead end "+sides[side])
		}
	}
	if c.here {
		where := p.name(o.Seat) + " is here"
		if o.Zone > 0 {
			where += ", in zone " + strconv.Itoa(o.Zone)
		}
		says = append(says, where)
	}
	return strings.Join(says, "; ")
}

func markerSays(f *posthuman.Face, t *posthuman.SeenTile) string {
	switch {
	case f.Supplies == 0:
		return "completed, nothing to forage"
	case t.Foraged:
		return "completed, foraged"
	}
	return "completed, can be foraged"
}

// dead reports whether a zone gives no journey point (PH-MAP-05, PH-MAP-06).
func dead(f *posthuman.Face) bool { return f.Terrain == posthuman.Mountain || f.Start }

func tilePiece(c table.Card) string { return "tile:" + strconv.Itoa(int(c)) }

// handTiles are the tiles drawn and not laid yet.
func handTiles(o *posthuman.SeenPlayer) []*posthuman.Face {
	var out []*posthuman.Face
	for _, c := range o.Drawn {
		if f := c.Face(); f != nil && f.Kind == posthuman.KindTile {
			out = append(out, f)
		}
	}
	return out
}

// openRoads are the exits of a tile that lies nowhere yet.
func openRoads(f *posthuman.Face) [4]road {
	var r [4]road
	for side := range sides {
		if has(f.Exits, side) {
			r[side] = joined
		}
	}
	return r
}

// tileShort is a tile that lies nowhere yet, in words.
func tileShort(f *posthuman.Face) string {
	return terrainWords[f.Terrain] + ", exits " + exitWords(f.Exits)
}
