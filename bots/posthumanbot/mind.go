package posthumanbot

import (
	"waystation/games/posthuman"
	"waystation/table"
)

// mind is what the bot makes of one view and one question.
type mind struct {
	v     *posthuman.View
	me    *posthuman.SeenPlayer
	ask   *table.Ask
	kind  string         // of the question
	taken []table.Option // for the answer, where it is a set
	seed  uint64
	memo  map[outing]int // of a quick bot; nil: nothing is remembered

	cards  int // mutations among the own scars
	haste  int // what a journey point is worth
	lead   int // journey points of the human furthest ahead among the others
	humans int // still in the race, this one too
	fist   posthuman.Fighter
	armed  bool // fist is known
	foes   []posthuman.Foe

	luck   posthuman.Luck // of the fights that are tried out, and what they are tried on
	moment posthuman.Fight
	other  posthuman.Fighter
	tried  [12]posthuman.Foe
	meets  [3]outlook

	supplies [posthuman.Mountain + 1]outlook
}

// think looks at a view, with a mind that is empty but for its memory and what a quick bot remembers.
func (m *mind) think(v *posthuman.View, ask *table.Ask, seed uint64) {
	*m = mind{
		v: v, me: &v.Players[ask.Seat], ask: ask, kind: ask.Prompt.Kind, seed: seed, lead: -1, memo: m.memo,
		foes: m.foes,
	}
	for i := range v.Players {
		if p := &v.Players[i]; !p.Mutant && !p.Gone {
			m.humans++
			if p.Seat != m.me.Seat {
				m.lead = max(m.lead, p.JP)
			}
		}
	}
	for _, c := range m.me.Scars {
		if f := c.Face(); f != nil && !f.Blank {
			m.cards++
		}
	}
	m.haste = m.pointWorth()
}

// steps over the sides of a tile: north, east, south, west.
var steps = [4][2]int{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}

// here is the tile one stands on.
func (m *mind) here() *posthuman.SeenTile {
	for i := range m.me.Map {
		if m.me.Map[i].Card == m.me.Tile {
			return &m.me.Map[i]
		}
	}
	return nil
}

// tileAt is the place among the tiles of the map of the one that lies there, or -1.
func (m *mind) tileAt(x, y int) int {
	for i := range m.me.Map {
		if m.me.Map[i].X == x && m.me.Map[i].Y == y {
			return i
		}
	}
	return -1
}

func has(s posthuman.Sides, side int) bool { return s>>side&1 == 1 }

// linked is the tile to which another is connected over a side, as its place among the tiles, or -1.
func (m *mind) linked(t *posthuman.SeenTile, side int) int {
	if !has(t.Exits, side) {
		return -1
	}
	i := m.tileAt(t.X+steps[side][0], t.Y+steps[side][1])
	if i < 0 || !has(m.me.Map[i].Exits, (side+2)%4) {
		return -1
	}
	return i
}

// vacant is how many exits of a tile have nothing beside them.
func (m *mind) vacant(t *posthuman.SeenTile) int {
	n := 0
	for side, d := range steps {
		if has(t.Exits, side) && m.tileAt(t.X+d[0], t.Y+d[1]) < 0 {
			n++
		}
	}
	return n
}

// now and next are the levels of the own space and of the next one.
func (m *mind) now() int  { return posthuman.Level(m.me.JP) }
func (m *mind) next() int { return posthuman.Level(min(m.me.JP+1, posthuman.LastSpace)) }
