package heredity

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/games/position"
	"waystation/table"
)

// groundTopics are the paths of the board: fields, lines, and what lies and stands on squares. A square is a card and a
// cell, such as 134:b2.
func groundTopics() []topic {
	return []topic{
		{Name: "field", Arg: "CARD", Set: setField, Look: lookField,
			Want: "apart, or a side of a field on the table, such as: east of 100, or on 100 for one that covers it"},
		{Name: "line", Arg: "SQUARE SIDE", Want: "wall, window, door, obstacle, hazard or open", Set: setLine,
			Look: lookLine},
		{Name: "materials on", Arg: "SQUARE", Want: "a number from 0 to 20", Set: setCubes, Look: lookCubes},
		{Name: "items on", Arg: "SQUARE", Want: "items by number", Set: setGround, Look: lookGround},
		{Name: "figures of", Arg: "CARD", Want: "a square for each of its figures, or nowhere", Set: setFigures,
			Look: lookFigures},
		{Name: "damage of", Arg: "CARD", Want: "a number for each of its figures", Set: setFigureDamage,
			Look: lookFigureDamage},
		{Name: "hostile", Arg: "CARD", Want: "yes or no", Set: setHostile,
			Look: func(g *Game, _ table.Seat, arg string) (string, error) {
				n, _, err := numberOf(arg)
				return position.YesNo(err == nil && g.hostile(n)), err
			}},
		{Name: "closed spots", Want: "squares", Set: setShut, Look: lookShut},
	}
}

// sightTopics are what can only be looked at: who is near whom, and who sees whom.
func sightTopics() []topic {
	return []topic{
		{Name: "seen from", Arg: "SQUARE", Look: eachSquare(func(g *Game, at, s board.Square) bool {
			return at != s && g.Board.Sees(at, s)
		})},
		{Name: "next to", Arg: "SQUARE", Look: eachSquare(func(g *Game, at, s board.Square) bool {
			return g.Board.Adjacent(at, s)
		})},
		{Name: "within 2 of", Arg: "SQUARE", Look: eachSquare(inRange(2))},
		{Name: "within 3 of", Arg: "SQUARE", Look: eachSquare(inRange(3))},
		{Name: "blast on", Arg: "SQUARE", Look: eachSquare(func(g *Game, at, s board.Square) bool {
			return slices.Contains(g.Board.Blast(at, 1, nil), s)
		})},
	}
}

func inRange(far int) func(*Game, board.Square, board.Square) bool {
	return func(g *Game, at, s board.Square) bool { return at != s && g.Board.InRange(at, s, far) }
}

// eachSquare lists the squares of which something is true, as seen from one.
func eachSquare(is func(g *Game, at, s board.Square) bool) func(*Game, table.Seat, string) (string, error) {
	return func(g *Game, _ table.Seat, arg string) (string, error) {
		at, err := g.Board.Parse(arg)
		if err != nil {
			return "", err
		}
		var names []string
		for _, s := range g.Board.Squares(nil) {
			if is(g, at, s) {
				names = append(names, g.Board.Name(s))
			}
		}
		return position.OrNone(names), nil
	}
}

// setField lays a field on the table, and nothing of what is written on it comes with it but its materials.
func setField(g *Game, _ table.Seat, arg, v string) error {
	page, err := g.lift(arg, decks.Map)
	if err != nil {
		return err
	}
	if k := g.Board.Field(page.Number); k >= 0 {
		g.Board.Show(k, page.Face) // it lies there: its other side is wanted, perhaps
		g.card(page.Number).Place = Laid
		g.reface()
		return nil
	}
	where, by, _ := strings.Cut(strings.ToLower(v), "of ")
	k, err := g.layAt(page, strings.TrimSpace(where), by)
	if err != nil {
		return err
	}
	g.card(page.Number).Place = Laid
	g.reface()
	g.lieOn(g.tableOff(), page, k)
	return nil
}

// layAt lays a field where a line says: apart, on another, or beside it.
func (g *Game) layAt(page *Page, where, by string) (int, error) {
	if where == "apart" {
		return g.Board.Place(page.Face)
	}
	if under, on := strings.CutPrefix(where, "on "); on {
		k, err := g.fieldNamed(under)
		if err == nil {
			g.card(g.Board.Fields[k].Number).Place = Covered
			g.Board.Show(k, page.Face)
		}
		return k, err
	}
	d, err := board.ParseDir(where)
	if err != nil {
		return 0, err
	}
	k, err := g.fieldNamed(by)
	if err != nil {
		return 0, err
	}
	return g.Board.PlaceBeside(page.Face, k, d)
}

// fieldNamed is the index of a field on the table.
func (g *Game) fieldNamed(name string) (int, error) {
	n, _, err := numberOf(name)
	if err != nil {
		return 0, err
	}
	if k := g.Board.Field(n); k >= 0 {
		return k, nil
	}
	return 0, fmt.Errorf("card %d does not lie on the table", n)
}

func lookField(g *Game, _ table.Seat, arg string) (string, error) {
	n, _, err := numberOf(arg)
	if err != nil {
		return "", err
	}
	k := g.Board.Field(n)
	if k < 0 {
		return "nowhere", nil
	}
	f := &g.Board.Fields[k]
	shown := cardText(f.Number, g.card(f.Number) != nil && g.card(f.Number).Back)
	steps := [...][2]int8{board.North: {0, 1}, board.East: {-1, 0}, board.South: {0, -1}, board.West: {1, 0}}
	for d := board.North; d <= board.West; d++ {
		dj := steps[d]
		for i := range g.Board.Fields {
			o := &g.Board.Fields[i]
			if i < k && o.Number != 0 && o.Area == f.Area && o.I == f.I+dj[0] && o.J == f.J+dj[1] {
				return fmt.Sprintf("%s, %s of %d", shown, d, o.Number), nil
			}
		}
	}
	return shown + ", apart", nil
}

// lineAt reads "134:b2 west".
func (g *Game) lineAt(arg string) (board.Square, board.Dir, error) {
	name, side := position.CutLast(arg)
	at, err := g.Board.Parse(name)
	if err != nil {
		return at, 0, err
	}
	d, err := board.ParseDir(side)
	return at, d, err
}

func setLine(g *Game, _ table.Seat, arg, v string) error {
	at, d, err := g.lineAt(arg)
	if err != nil {
		return err
	}
	line, ok := lines[strings.ToLower(v)]
	if !ok {
		return fmt.Errorf("there is no line %q", v)
	}
	e := Edge{At: Cell{g.Board.Fields[at.Field()].Number, at.Cell()}, Dir: d, Line: line}
	g.Edges = slices.DeleteFunc(g.Edges, func(x Edge) bool { return x.At == e.At && x.Dir == e.Dir })
	g.Edges = append(g.Edges, e)
	g.reface()
	return nil
}

func lookLine(g *Game, _ table.Seat, arg string) (string, error) {
	at, d, err := g.lineAt(arg)
	if err != nil {
		return "", err
	}
	is := g.Board.Fields[at.Field()].Lines[at.Cell()][d]
	for _, name := range []string{"wall", "window", "door", "obstacle", "hazard"} {
		if is&lines[name] != 0 {
			return name, nil
		}
	}
	return "open", nil
}

func setCubes(g *Game, _ table.Seat, arg, v string) error {
	at, err := g.Board.Parse(arg)
	if err != nil {
		return err
	}
	n, err := position.Number(v, 0, 20)
	if err == nil && int16(n) != g.cubesAt(at) {
		g.takeCubes(at, g.cubesAt(at)-int16(n))
	}
	return err
}

func lookCubes(g *Game, _ table.Seat, arg string) (string, error) {
	at, err := g.Board.Parse(arg)
	return strconv.Itoa(int(g.cubesAt(at))), err
}

func setGround(g *Game, _ table.Seat, arg, v string) error {
	at, err := g.Board.Parse(arg)
	if err != nil {
		return err
	}
	for _, name := range position.List(v) {
		page, err := g.lift(name, decks.Item)
		if err != nil {
			return err
		}
		g.fall(g.tableOff(), page.Number, at)
	}
	return nil
}

func lookGround(g *Game, _ table.Seat, arg string) (string, error) {
	at, err := g.Board.Parse(arg)
	var names []string
	for _, f := range g.Ground {
		if f.At == at {
			names = append(names, cardText(f.Number, f.Back))
		}
	}
	return position.OrNone(names), err
}

func setFigures(g *Game, _ table.Seat, arg, v string) error {
	number, _, err := numberOf(arg)
	if err != nil {
		return err
	}
	if g.card(number) == nil {
		if _, err := g.lift(arg); err != nil {
			return err
		}
	}
	p := g.person(number)
	if p == nil {
		return fmt.Errorf("card %d describes nobody", number)
	}
	g.Figures = slices.DeleteFunc(g.Figures, func(f Figure) bool { return f.Card == number })
	if strings.EqualFold(v, "nowhere") {
		return nil
	}
	squares := position.List(v)
	if len(squares) > len(p.Figures) {
		return fmt.Errorf("card %d has %d figures", number, len(p.Figures))
	}
	for i, name := range squares {
		at, err := g.Board.Parse(name)
		switch {
		case err != nil:
			return err
		case g.occupied(at):
			return fmt.Errorf("somebody stands on %s", name)
		}
		g.Figures = append(g.Figures, Figure{Card: number, Letter: int8(i), At: at})
	}
	return nil
}

func lookFigures(g *Game, _ table.Seat, arg string) (string, error) {
	number, _, err := numberOf(arg)
	var names []string
	for _, f := range g.Figures {
		if f.Card == number && f.At != board.Nowhere {
			names = append(names, g.Board.Name(f.At))
		}
	}
	if len(names) == 0 {
		return "nowhere", err
	}
	return position.OrNone(names), err
}

func setFigureDamage(g *Game, _ table.Seat, arg, v string) error {
	number, _, err := numberOf(arg)
	if err != nil {
		return err
	}
	list := position.List(v)
	for i := range g.Figures {
		f := &g.Figures[i]
		if f.Card != number || len(list) == 0 {
			continue
		}
		n, err := position.Number(list[0], 0, g.person(number).Life-1)
		if err != nil {
			return err
		}
		f.Damage, list = int8(n), list[1:]
	}
	if len(list) > 0 {
		return fmt.Errorf("card %d has fewer figures on the board", number)
	}
	return nil
}

func lookFigureDamage(g *Game, _ table.Seat, arg string) (string, error) {
	number, _, err := numberOf(arg)
	var list []string
	for _, f := range g.Figures {
		if f.Card == number && f.At != board.Nowhere {
			list = append(list, strconv.Itoa(int(f.Damage)))
		}
	}
	return position.OrNone(list), err
}

func setHostile(g *Game, _ table.Seat, arg, v string) error {
	number, _, err := numberOf(arg)
	if err != nil {
		return err
	}
	yes, err := position.Yes(v)
	if err != nil {
		return err
	}
	p := g.person(number)
	if p == nil {
		return fmt.Errorf("card %d describes nobody who is in play", number)
	}
	c := g.card(number)
	c.Hostile, c.Calm = yes && !p.Hostile, !yes && p.Hostile
	return nil
}

func setShut(g *Game, _ table.Seat, _, v string) error {
	g.Shut = g.Shut[:0]
	for _, name := range position.List(v) {
		at, err := g.Board.Parse(name)
		if err != nil {
			return err
		}
		g.Shut = append(g.Shut, Cell{g.Board.Fields[at.Field()].Number, at.Cell()})
	}
	return nil
}

func lookShut(g *Game, _ table.Seat, _ string) (string, error) {
	var names []string
	for _, c := range g.Shut {
		names = append(names, strconv.Itoa(int(c.Card))+":"+c.Cell.String())
	}
	return position.OrNone(names), nil
}

// Possible says what is impossible about a position: two on one square, or more tokens than there are.
func (g *Game) Possible() error {
	stands := map[board.Square]string{}
	taken := func(at board.Square, who string) error {
		if at == board.Nowhere {
			return nil
		}
		if other, ok := stands[at]; ok {
			return fmt.Errorf("%s and %s stand on %s (HE-MOVE-03)", other, who, g.Board.Name(at))
		}
		stands[at] = who
		return nil
	}
	for m := range g.Size {
		s := &g.Team[m]
		if err := taken(s.At, s.Who.String()); err != nil {
			return err
		}
		if int(s.Tokens)+s.Lying()+g.away(m) > sheet.ActionTokens {
			return fmt.Errorf("%s has more than %d Action tokens (HE-ACT-01)", s.Who, sheet.ActionTokens)
		}
	}
	for i := range g.Figures {
		if err := taken(g.Figures[i].At, g.figureName(int16(i))); err != nil {
			return err
		}
	}
	if g.Phase == PhaseOver {
		return errors.New("the chapter is over")
	}
	return nil
}
