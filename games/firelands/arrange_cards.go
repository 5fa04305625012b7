package firelands

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"waystation/games/position"
	"waystation/table"
)

// named are the cards by handle or ID. A player's own Desert Son or Leader needs no colour.
func (g *Game) named(s table.Seat) position.Names {
	return position.Names{Count: Count, Of: func(c table.Card) []string {
		f := Of(c)
		known := []string{f.Handle, f.ID}
		if s != table.Nobody && f.everyColour() && f.Colour == g.mat(s).Colour {
			known = append(known, f.Name)
		}
		return known
	}, Like: "those of the rulebook's card list, such as Oil Platform, MRE 2, Desert Son (red)"}
}

// card finds a card of this match by what it is called to a player.
func (g *Game) card(s table.Seat, name string) (table.Card, error) {
	c, err := g.named(s).Card(name)
	if err == nil && !g.unpacked(c) {
		err = fmt.Errorf("%s stays in the box: this match is not played with it (choose with the options period1, "+
			"period2, period3, outcomes)", Of(c).Handle)
	}
	return c, err
}

// unpacked reports whether a card is part of this match.
func (g *Game) unpacked(c table.Card) bool {
	return slices.ContainsFunc(g.Piles(), func(p *table.Pile) bool { return p.Find(c) >= 0 })
}

// pileOf is the stack in which a card lies.
func (g *Game) pileOf(c table.Card) Stack { return Stack(position.PileOf(g.Piles(), c)) }

// lift takes a card out of the pile it lies in, with all that is on it. It must be put down again at once.
func (g *Game) lift(c table.Card) {
	position.Lift(g.Piles(), c)
	for s := range table.Seat(g.Players) {
		if d, ok := g.deviceOn(s, c); ok {
			g.home(d)
		}
	}
	if f := Of(c); f.Kind == KindEnemy && g.Foes[f.Number].Region > 0 {
		foe := g.Foes[f.Number]
		for s := range foe.Targets {
			g.Mats[s].Targets += foe.Targets[s]
		}
		g.Foes[f.Number] = Foe{}
		g.home(foe.Hitpoints)
	}
	g.clear(c)
}

// home puts a card where it is when nobody has it: at the bottom of its deck, or out of the game.
func (g *Game) home(c table.Card) {
	g.lift(c)
	k := Aside
	switch f := Of(c); f.Group {
	case GroupExploration:
		k = Deck1 + Stack(f.Period-1)
	case GroupObjects:
		k = objectDecks[f.Land].deck
	case GroupLoot:
		k = Loot1 + Stack(f.Deck-1)
	case GroupOutcomes:
		k = OutcomeDeck
	case GroupHitpoints:
		k = Hitpoints1 + Stack(f.Deck-1)
	case GroupActions:
		if g.Alone() && g.isAction(f) {
			k = ActionDeck
		}
	}
	position.Tuck(g.pile(k), c)
}

// mayLift says why a card can't be taken from where it lies; s is who gets it.
func (g *Game) mayLift(c table.Card, s table.Seat) error {
	switch Of(c).Kind {
	case KindRock, KindWaypoint, KindTile, KindHitpoints:
		return fmt.Errorf("%s has a path of its own", Of(c).Handle)
	}
	for o := range table.Seat(g.Players) {
		if g.of(o, Truck).Find(c) >= 0 && o != s {
			return fmt.Errorf("%s is %s's Truck; give them another first", Of(c).Handle, g.SeatName(o))
		}
	}
	return nil
}

// stock makes a pile hold exactly the cards of a list, which must be of some kinds. Others go home.
func (g *Game) stock(p *table.Pile, s table.Seat, value string, who table.Seats, fits func(*Face) bool) error {
	var cards []table.Card
	for _, name := range position.List(value) {
		c, err := g.card(s, name)
		if err != nil {
			return err
		}
		if !fits(Of(c)) {
			return notA(c)
		}
		if slices.Contains(cards, c) {
			return fmt.Errorf("%s is there twice", Of(c).Handle)
		}
		if err := g.mayLift(c, s); err != nil {
			return err
		}
		cards = append(cards, c)
	}
	position.Fill(p, cards, who, g.lift, g.home) // what stays keeps what is on it
	return nil
}

// notA says that a card is of the wrong kind.
func notA(c table.Card) error {
	f := Of(c)
	article := "a"
	if strings.ContainsRune("aeiou", rune(f.Kind.String()[0])) {
		article = "an"
	}
	return fmt.Errorf("%s is %s %s", f.Handle, article, f.Kind)
}

func setPile(k Stack) func(*Game, table.Seat, string, string) error {
	return func(g *Game, _ table.Seat, _, v string) error {
		fits := map[Stack]func(*Face) bool{
			Common:             func(f *Face) bool { return f.Group != GroupObjects && f.Group != GroupOutcomes },
			Defeated:           func(f *Face) bool { return f.Kind == KindEnemy },
			ObjectDiscard:      func(f *Face) bool { return f.Group == GroupObjects && f.Land == Firelands },
			FrostObjectDiscard: func(f *Face) bool { return f.Group == GroupObjects && f.Land == Frostlands },
			OutcomeDiscard:     func(f *Face) bool { return f.Group == GroupOutcomes },
		}[k]
		err := g.stock(g.pile(k), table.Nobody, v, table.Everyone, fits)
		if err == nil {
			err = g.recountAll()
		}
		return err
	}
}

func lookPile(k Stack) func(*Game, table.Seat, string) (string, error) {
	return func(g *Game, _ table.Seat, _ string) (string, error) { return g.named(table.Nobody).In(g.pile(k)), nil }
}

func setMark(high int, of func(*Marks) *int8) func(*Game, table.Seat, string, string) error {
	return func(g *Game, s table.Seat, arg, v string) error {
		c, err := g.card(s, arg)
		if err != nil {
			return err
		}
		n, err := position.Number(v, 0, high)
		*of(&g.Cards[c]) = int8(n)
		return err
	}
}

func lookMark(of func(*Marks) *int8) func(*Game, table.Seat, string) (string, error) {
	return func(g *Game, s table.Seat, arg string) (string, error) {
		c, err := g.card(s, arg)
		return strconv.Itoa(int(*of(&g.Cards[c]))), err
	}
}

func setFlag(of func(*Marks) *bool) func(*Game, table.Seat, string, string) error {
	return func(g *Game, s table.Seat, arg, v string) error {
		c, err := g.card(s, arg)
		if err != nil {
			return err
		}
		*of(&g.Cards[c]), err = position.Yes(v)
		return err
	}
}

func lookFlag(of func(*Marks) *bool) func(*Game, table.Seat, string) (string, error) {
	return func(g *Game, s table.Seat, arg string) (string, error) {
		c, err := g.card(s, arg)
		return position.YesNo(*of(&g.Cards[c])), err
	}
}
