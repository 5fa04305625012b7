package heredity

import (
	"slices"
	"strings"

	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/table"
)

// What is told.
var (
	taleLay     = book.Tale("New ground: {card a}.", atCard, wordsMajor)
	taleCover   = book.Tale("What lay there is covered by {card a}.", atCard)
	taleCubes   = book.Tale("Found on {square b}: {n a material materials}.", atSquare)
	taleEdge    = book.Tale("A line changes on {square b}.", atSquare)
	taleJoin    = book.Tale("A passage joins {square a} and {square b}.", atSquare)
	taleNothing = book.Tale("Taken from the table: {card a}.")
)

// boardForms are steps about the ground.
var boardForms = map[string]form{
	"place {k} materials at {cell}": {
		do: func(g *Game, t *table.Table, s *decks.Step, _ cause) { g.addCubes(t, g.at(s.Cell), s.N) },
		can: func(g *Game, s *decks.Step, _ cause) bool {
			return g.at(s.Cell) != board.Nowhere
		},
	},
	"lay {n} {word} of {n}":     {do: (*Game).layStep, can: (*Game).canLay},
	"replace {n} by {n}":        {do: (*Game).replaceStep, can: (*Game).lies},
	"lift {n}":                  {do: (*Game).liftStep, can: (*Game).lies},
	"couple {cell} {cell}":      {do: (*Game).couple},
	"edge {cell} {word} {word}": {do: (*Game).changeEdge, can: (*Game).edgeChanges},
	"open {cell}": {do: func(g *Game, _ *table.Table, s *decks.Step, _ cause) {
		at := cellOf(s.Cell)
		g.Shut = slices.DeleteFunc(g.Shut, func(x Cell) bool { return x == at })
	}},
	"close {cell}": {do: func(g *Game, _ *table.Table, s *decks.Step, _ cause) {
		g.Shut = append(g.Shut, cellOf(s.Cell))
	}},
}

// lies says whether the field that a step names lies on the table.
func (g *Game) lies(s *decks.Step, _ cause) bool { return g.onTable(s.Card.Number) }

func (g *Game) onTable(number int) bool { return g.Board.Field(int16(number)) >= 0 }

// cellOf is a square by its card as decks write it.
func cellOf(c decks.Cell) Cell {
	cell, err := board.ParseCell(c.At)
	if err != nil {
		return Cell{}
	}
	return Cell{int16(c.Card), cell}
}

// square is where a cell lies, or Nowhere.
func (g *Game) square(c Cell) board.Square {
	k := g.Board.Field(c.Card)
	if k < 0 {
		return board.Nowhere
	}
	return board.On(k, c.Cell)
}

// layApart lays a field that was not found by exploring: the first of all, the other end of a LINK, or one that lies
// apart (HE-SETUP-24, HE-AREA-02). A field that replaces another covers it (HE-FIELD-11).
func (g *Game) layApart(t *table.Table, page *Page, c cause) {
	if page.Replaces != 0 {
		if k := g.Board.Field(page.Replaces); k >= 0 {
			g.cover(t, page, k, c)
			return
		}
	}
	if k, err := g.Board.Place(page.Face); err == nil {
		g.laid(t, page, k, c)
	}
}

// layBeside lays a field beside another (HE-EXPLORE-05). It is false if there is no room.
func (g *Game) layBeside(t *table.Table, page *Page, field int, d board.Dir, c cause) bool {
	k, err := g.Board.PlaceBeside(page.Face, field, d)
	if err != nil {
		return false
	}
	g.laid(t, page, k, c)
	return true
}

// laid is what follows when a field comes to lie on the table: its cubes, what loads by itself, the family on their
// crosses if they stand nowhere yet (HE-RULING-20, HE-RULING-135). People whose square it brings appear.
func (g *Game) laid(t *table.Table, page *Page, k int, c cause) {
	g.card(page.Number).Place = Laid
	t.Tell(table.Event{Tale: taleLay, Seat: table.Nobody, Rule: "HE-EXPLORE-05", A: page.Number})
	g.reface()
	g.lieOn(t, page, k)
	g.load(t, page, c)
	g.muster(page, k)
	for i := range g.Cards {
		if n := g.Cards[i].Number; g.Cards[i].Place == InRow && g.figureOf(n) < 0 {
			if p := g.shows(n); p != nil && p.Person != nil {
				g.standUp(t, n, event(n))
			}
		}
	}
}

// lieOn puts a field's materials on its squares (HE-FIELD-07).
func (g *Game) lieOn(t *table.Table, page *Page, k int) {
	for c := range board.Cell(board.Side * board.Side) {
		if n := page.Side.Map.Materials[c.String()]; n > 0 {
			g.addCubes(t, board.On(k, c), n)
		}
	}
}

// addCubes puts materials on a square.
func (g *Game) addCubes(t *table.Table, at board.Square, n int) {
	t.Tell(table.Event{Tale: taleCubes, Seat: table.Nobody, Rule: "HE-FIELD-07", A: int16(n), B: int16(at)})
	for i := range g.Cubes {
		if g.Cubes[i].At == at {
			g.Cubes[i].N += int16(n)
			return
		}
	}
	g.Cubes = append(g.Cubes, Cubes{at, int16(n)})
}

// load reveals the cards that a field brings at once (HE-FIELD-06).
func (g *Game) load(t *table.Table, page *Page, c cause) {
	for _, n := range page.Side.Map.Autoload {
		g.take(t, int16(n), c.away())
	}
}

// away is the cause of what a field brings by itself: nobody's action found it.
func (c *cause) away() cause { return cause{actor: nobody, at: board.Nowhere} }

// muster puts those of the family who stand nowhere on their crosses (HE-SETUP-24).
func (g *Game) muster(page *Page, k int) {
	for c := range board.Cell(board.Side * board.Side) {
		m := g.named(page.Side.Map.Crosses[c.String()])
		if m != nobody && g.Team[m].At == board.Nowhere {
			g.Team[m].At = g.freeNear(board.On(k, c))
		}
	}
}

// showField turns a field over with everything that stands on it (HE-FIELD-03, HE-FIELD-04, HE-RULING-24).
func (g *Game) showField(t *table.Table, page *Page, c cause) {
	k := g.Board.Field(page.Number)
	if k < 0 {
		return
	}
	g.Board.Show(k, page.Face)
	g.reface()
	g.lieOn(t, page, k)
	g.load(t, page, c)
}

// cover lays a field on another: the squares stay, and both numbers name it (HE-FIELD-11, HE-RULING-25).
func (g *Game) cover(t *table.Table, page *Page, k int, c cause) {
	old := g.Board.Fields[k].Number
	g.card(old).Place = Covered
	g.card(page.Number).Place = Laid
	g.Board.Show(k, page.Face)
	t.Tell(table.Event{Tale: taleCover, Seat: table.Nobody, Rule: "HE-FIELD-11", A: page.Number, B: old})
	g.reface()
	g.lieOn(t, page, k)
	g.load(t, page, c)
}

// reface shows every field as it is printed, and then what was changed on it: lines and passages.
func (g *Game) reface() {
	for k := range g.Board.Fields {
		n := g.Board.Fields[k].Number
		if n == 0 {
			continue
		}
		if page := g.shows(n); page != nil {
			g.Board.Show(k, page.Face)
		}
	}
	for _, e := range g.Edges {
		if at := g.square(e.At); at != board.Nowhere {
			g.Board.SetLine(at, e.Dir, e.Line)
		}
	}
	for i, j := range g.Joined {
		from, to := g.Board.Field(j.From.Card), g.Board.Field(j.To.Card)
		if from < 0 || to < 0 {
			continue
		}
		letter := byte('a' + i)
		g.Board.Fields[from].Links[j.From.Cell] = board.Link{To: g.Board.Fields[to].Number, Letter: letter}
		g.Board.Fields[to].Links[j.To.Cell] = board.Link{To: g.Board.Fields[from].Number, Letter: letter}
	}
}

// changeEdge makes a line another one, for good, also for a field that is not on the table yet.
func (g *Game) changeEdge(t *table.Table, s *decks.Step, _ cause) {
	e, ok := edgeOf(s)
	if !ok || slices.Contains(g.Edges, e) {
		return
	}
	g.Edges = slices.DeleteFunc(g.Edges, func(x Edge) bool { return x.At == e.At && x.Dir == e.Dir })
	g.Edges = append(g.Edges, e)
	g.reface()
	if at := g.square(e.At); at != board.Nowhere {
		t.Tell(table.Event{Tale: taleEdge, Seat: table.Nobody, Rule: "HE-FIELD-13", B: int16(at)})
	}
}

// edgeChanges says whether a line is not as a step wants it already.
func (g *Game) edgeChanges(s *decks.Step, _ cause) bool {
	e, ok := edgeOf(s)
	return ok && !slices.Contains(g.Edges, e)
}

// edgeOf is the line that a step names.
func edgeOf(s *decks.Step) (e Edge, ok bool) {
	dir, kind, _ := strings.Cut(s.Word, " ")
	d, err := board.ParseDir(dir)
	return Edge{At: cellOf(s.Cell), Dir: d, Line: lines[kind]}, err == nil
}

// lines are the kinds of lines by their names; open is none.
var lines = map[string]board.Line{
	"wall": board.Wall, "window": board.Window, "door": board.Door, "obstacle": board.Obstacle,
	"hazard": board.Hazard, "open": 0,
}

// couple makes a passage of two squares, as a LINK; the first lets go of the one it had.
func (g *Game) couple(t *table.Table, s *decks.Step, _ cause) {
	from, to := cellOf(s.Path[0]), cellOf(s.Path[1])
	g.Joined = slices.DeleteFunc(g.Joined, func(j Joint) bool { return j.From == from })
	g.Joined = append(g.Joined, Joint{from, to})
	g.reface()
	if a, b := g.square(from), g.square(to); a != board.Nowhere && b != board.Nowhere {
		t.Tell(table.Event{Tale: taleJoin, Seat: table.Nobody, Rule: "HE-AREA-01", A: int16(a), B: int16(b)})
	}
}

func (g *Game) canLay(s *decks.Step, _ cause) bool {
	return g.card(int16(s.Card.Number)) == nil && len(s.Cards) > 0 && g.onTable(s.Cards[0])
}

// layStep lays a field beside another that lies on the table.
func (g *Game) layStep(t *table.Table, s *decks.Step, c cause) {
	d, err := board.ParseDir(s.Word)
	page := g.see(t, int16(s.Card.Number), false)
	if err != nil || page == nil {
		return
	}
	if !g.layBeside(t, page, g.Board.Field(int16(s.Cards[0])), d, c) {
		g.layApart(t, page, c)
	}
}

// replaceStep lays a field over another (HE-FIELD-11).
func (g *Game) replaceStep(t *table.Table, s *decks.Step, c cause) {
	if len(s.Cards) == 0 || g.card(int16(s.Cards[0])) != nil {
		return
	}
	if page := g.see(t, int16(s.Cards[0]), false); page != nil {
		g.cover(t, page, g.Board.Field(int16(s.Card.Number)), c)
	}
}

// liftStep takes a field off the table.
func (g *Game) liftStep(t *table.Table, s *decks.Step, _ cause) {
	g.putAway(t, int16(s.Card.Number), Burned)
}

// liftField takes away a field with all that lies on it. Whoever stands there goes to the nearest square that is left.
func (g *Game) liftField(t *table.Table, k int) {
	n := g.Board.Fields[k].Number
	g.Cubes = slices.DeleteFunc(g.Cubes, func(c Cubes) bool { return c.At.Field() == k })
	for i := len(g.Ground) - 1; i >= 0; i-- {
		if g.Ground[i].At.Field() == k {
			g.putAway(t, g.Ground[i].Number, Burned)
		}
	}
	for m := range g.Size {
		if g.Team[m].At != board.Nowhere && g.Team[m].At.Field() == k {
			g.Team[m].At = g.freeOff(k)
		}
	}
	for i := range g.Figures {
		if g.Figures[i].At != board.Nowhere && g.Figures[i].At.Field() == k {
			g.Figures[i].At = g.freeOff(k)
		}
	}
	g.Board.Lift(k)
	g.reface()
	t.Tell(table.Event{Tale: taleNothing, Seat: table.Nobody, Rule: "HE-CARD-18", A: n})
}

// freeOff is the first free square that does not lie on a field, or Nowhere.
func (g *Game) freeOff(k int) board.Square {
	for _, s := range g.Board.Squares(nil) {
		if s.Field() != k && !g.occupied(s) {
			return s
		}
	}
	return board.Nowhere
}

// occupied says whether a figure of any kind stands on a square.
func (g *Game) occupied(s board.Square) bool {
	for m := range g.Size {
		if g.Team[m].At == s {
			return true
		}
	}
	for i := range g.Figures {
		if g.Figures[i].At == s {
			return true
		}
	}
	return false
}

// freeNear is a square, or where it is occupied the nearest free one.
func (g *Game) freeNear(s board.Square) board.Square {
	if !g.occupied(s) {
		return s
	}
	w := g.ghost()
	if found := g.ways().FreeNear(&g.Board, &w, s, nil); len(found) > 0 {
		return found[0]
	}
	return g.freeOff(-1)
}
