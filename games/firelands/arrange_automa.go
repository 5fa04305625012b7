package firelands

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"waystation/games/position"
	"waystation/table"
)

// called is what a line of a position calls a player, or the Automa.
func (g *Game) called(s table.Seat) string {
	if s == Automa {
		return "Automa"
	}
	return g.SeatName(s)
}

// automaTopics are the paths of the Automa, in a solo game.
func automaTopics() []topic {
	list := []topic{
		position.Counter("automa fame", lowestFame, highestFame,
			func(g *Game, _ table.Seat) *int8 { return &g.mat(Automa).Fame }),
		position.Counter("automa targets", 0, automaTargets,
			func(g *Game, _ table.Seat) *int8 { return &g.mat(Automa).Targets }),
		position.Counter("automa fame rocks", 0, 2,
			func(g *Game, _ table.Seat) *int8 { return &g.mat(Automa).FameRocks }),
		position.Counter("automa contaminated", 0, automaCrew,
			func(g *Game, _ table.Seat) *int8 { return &g.Board.Ill }),
		position.Counter("automa laid down", 0, automaCrew, func(g *Game, _ table.Seat) *int8 { return &g.Board.Laid }),
		position.Counter("automa explored", 0, 6, func(g *Game, _ table.Seat) *int8 { return &g.Board.Explored }),
		{Name: "automa space", Want: "a space of the boards in play", Set: setAutomaSpace,
			Look: func(g *Game, _ table.Seat, _ string) (string, error) {
				return strconv.Itoa(int(g.mat(Automa).Space)), nil
			}},
		{Name: "automa column", Want: "where its counter stands, from 1 to 6; what is right of it in row A is covered",
			Set: setAutomaColumn,
			Look: func(g *Game, _ table.Seat, _ string) (string, error) {
				return strconv.Itoa(int(g.Board.Column) + 1), nil
			}},
		{Name: "automa row", Arg: "LETTER",
			Want: "its six boxes from the left, each empty, damaged, survivor, or goods such as food+fuel",
			Set:  setAutomaRow, Look: lookAutomaRow},
		{Name: "automa depot", Want: "goods, such as food, fuel, ammo", Set: setAutomaDepot,
			Look: func(g *Game, _ table.Seat, _ string) (string, error) {
				return strings.Join(goodsIn(&g.Board.Goods[0]), ", "), nil
			}},
		{Name: "automa cards", Want: "the Action cards revealed, from the left; it has explored with all of them",
			Set: setAutomaCards, Look: lookPile(ActionRow)},
		{Name: "automa pile", Want: "the Action cards it will turn over, in order", Set: setActions(ActionPile),
			Look: lookActions(ActionPile)},
		{Name: "automa deck", Want: "the next cards of the Action deck, in order", Set: setActions(ActionDeck),
			Look: lookActions(ActionDeck)},
		{Name: "automa discard", Want: "Action cards", Set: setActions(ActionDiscard),
			Look: lookActions(ActionDiscard)},
		{Name: "automa holds", Want: "Objects and Loot, unseen", Set: setAutomaHold, Look: lookPile(AutomaHold)},
		{Name: "automa score", Look: func(g *Game, _ table.Seat, _ string) (string, error) {
			return strconv.Itoa(g.AutomaTally().Total), nil
		}},
		{Name: "automa goods", Look: lookAutomaGoods},
		{Name: "automa reached", Look: func(g *Game, _ table.Seat, _ string) (string, error) {
			return position.YesNo(g.mat(Automa).Reached), nil
		}},
	}
	for i := range list {
		if set := list[i].Set; set != nil {
			list[i].Set = func(g *Game, s table.Seat, arg, v string) error {
				if !g.Alone() {
					return fmt.Errorf("there is no Automa with %d players", g.Players)
				}
				return set(g, s, arg, v)
			}
		}
	}
	return list
}

// setFreshAutoma makes the Automa as at the start, with all its Action cards in the deck.
func (g *Game) setFreshAutoma() {
	for _, k := range [4]Stack{ActionPile, ActionRow, ActionDiscard, AutomaHold} {
		for p := g.pile(k); p.Len() > 0; {
			g.home(p.At(p.Len() - 1))
		}
	}
	g.Board = AutomaBoard{Hard: g.Board.Hard, Variant: g.Board.Variant}
	*g.mat(Automa) = Mat{Colour: g.mat(Automa).Colour}
	g.equipAutoma()
	if !slices.Contains(g.Order, Automa) {
		g.Order = append(g.Order, Automa)
	}
}

func setAutomaSpace(g *Game, _ table.Seat, _, v string) error {
	n, err := position.Number(v, int(FirstSpace), int(LastSpace))
	if err != nil {
		return err
	}
	if g.depth(Space(n)) < 0 {
		return fmt.Errorf("no road of these boards leads to %d", n)
	}
	g.mat(Automa).Space, g.mat(Automa).Reached = Space(n), g.goal(Space(n))
	return nil
}

func setAutomaColumn(g *Game, _ table.Seat, _, v string) error {
	n, err := position.Number(v, 1, 6)
	if err != nil {
		return err
	}
	g.Board.Column = int8(n - 1)
	for column := range 6 {
		g.Board.Damaged[rowA][column] = column >= n
	}
	return nil
}

// automaRow is the row of a letter.
func automaRow(letter string) (int, error) {
	i := strings.Index("ABCD", strings.ToUpper(letter))
	if len(letter) != 1 || i < 0 {
		return 0, fmt.Errorf("%q is no row; rows are A, B, C, D", letter)
	}
	return i, nil
}

func setAutomaRow(g *Game, _ table.Seat, arg, v string) error {
	row, err := automaRow(arg)
	if err != nil {
		return err
	}
	words := position.List(v)
	if len(words) != 6 {
		return fmt.Errorf("a row has 6 boxes, not %d", len(words))
	}
	b := &g.Board
	for column, word := range words {
		damaged, crew := strings.EqualFold(word, "damaged"), strings.EqualFold(word, "survivor")
		var goods [Ammo + 1]bool
		if !damaged && !crew && !strings.EqualFold(word, "empty") {
			if goods, err = goodsNamed(strings.Split(word, "+")); err != nil {
				return err
			}
			if row != rowC {
				return fmt.Errorf("box %s is not made for %q", plate(boxOf(row, column)), word)
			}
		}
		if crew && automaBoxes[row][column] != bunk {
			return fmt.Errorf("box %s is not made for a Survivor", plate(boxOf(row, column)))
		}
		if damaged && column > int(b.Column) && row != rowA ||
			row == rowA && damaged != (column > int(b.Column)) && column > int(b.Column) {
			return fmt.Errorf("box %s lies right of the Automa counter; only row A is covered there, and always",
				plate(boxOf(row, column)))
		}
		b.Damaged[row][column], b.Crew[row][column] = damaged, crew
		if row == rowC {
			b.Goods[column+1] = goods
		}
	}
	return nil
}

func lookAutomaRow(g *Game, _ table.Seat, arg string) (string, error) {
	row, err := automaRow(arg)
	if err != nil {
		return "", err
	}
	var out []string
	for column := range 6 {
		word := "empty"
		switch goods := goodsIn(&g.Board.Goods[column+1]); {
		case g.Board.Damaged[row][column]:
			word = "damaged"
		case g.Board.Crew[row][column]:
			word = "survivor"
		case row == rowC && goods[0] != "none":
			word = strings.Join(goods, "+")
		}
		out = append(out, word)
	}
	return strings.Join(out, ", "), nil
}

// goodsNamed are the Resources of one hold.
func goodsNamed(words []string) (box [Ammo + 1]bool, err error) {
	for _, w := range words {
		x := slices.Index(tokenWords, strings.ToLower(strings.TrimSpace(w)))
		if x < int(Food) || x > int(Ammo) || box[x] {
			return box, fmt.Errorf("%q is no Resource, or there twice; there are food, contaminated food, fuel, ammo",
				w)
		}
		box[x] = true
	}
	return box, nil
}

func goodsIn(box *[Ammo + 1]bool) []string {
	var out []string
	for _, x := range tokensIn(nil, box) {
		out = append(out, x.String())
	}
	if len(out) == 0 {
		return []string{"none"}
	}
	return out
}

func setAutomaDepot(g *Game, _ table.Seat, _, v string) (err error) {
	g.Board.Goods[0], err = goodsNamed(position.List(v))
	return err
}

// lookAutomaGoods counts all Resources: "2 food, 1 ammo".
func lookAutomaGoods(g *Game, _ table.Seat, _ string) (string, error) {
	var out []string
	for x := Food; x <= Ammo; x++ {
		if n := g.supply(x); n > 0 {
			out = append(out, fmt.Sprint(n, " ", x))
		}
	}
	return position.OrNone(out), nil
}

func (g *Game) isAction(f *Face) bool { return f.Kind == KindAction && f.Action.Hard == g.Board.Hard }

func setAutomaCards(g *Game, _ table.Seat, _, v string) error {
	err := g.stock(g.pile(ActionRow), table.Nobody, v, table.Everyone, g.isAction)
	g.Board.Explored = int8(g.pile(ActionRow).Len())
	return err
}

// setActions lays Action cards in order, the first on top. What lies there and is not among them goes back to the deck;
// the deck keeps its other cards below.
func setActions(k Stack) func(*Game, table.Seat, string, string) error {
	return func(g *Game, _ table.Seat, _, v string) error {
		names, who := position.List(v), table.Seats(0)
		slices.Reverse(names)
		if k == ActionDiscard {
			who = table.Everyone
		}
		if k != ActionDeck {
			return g.stock(g.pile(k), table.Nobody, strings.Join(names, ", "), who, g.isAction)
		}
		for _, name := range names {
			c, err := g.card(table.Nobody, name)
			if err != nil {
				return err
			}
			if !g.isAction(Of(c)) {
				return notA(c)
			}
			g.lift(c)
			g.pile(k).Put(c, who)
		}
		return nil
	}
}

// lookActions names the cards of such a pile from the top, as far as they lie in order.
func lookActions(k Stack) func(*Game, table.Seat, string) (string, error) {
	return func(g *Game, _ table.Seat, _ string) (string, error) {
		p := g.pile(k)
		var out []string
		for i := p.Len() - 1; i >= p.Loose; i-- {
			out = append(out, Of(p.At(i)).Handle)
		}
		return position.OrNone(out), nil
	}
}

func setAutomaHold(g *Game, _ table.Seat, _, v string) error {
	return g.stock(g.pile(AutomaHold), table.Nobody, v, 0,
		func(f *Face) bool { return f.Group == GroupObjects || f.Group == GroupLoot })
}
