package firelands

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"waystation/games/position"
	"waystation/table"
)

// topOf is the pile from which the next card of a deck comes.
func (g *Game) topOf(k Stack) *table.Pile {
	if k == Deck1 {
		if p, ok := g.deck(); ok {
			return p
		}
	}
	return g.pile(k)
}

// setTop lays cards on top of a deck.
func setTop(k Stack) func(*Game, table.Seat, string, string) error {
	return func(g *Game, _ table.Seat, _, v string) error {
		names := position.List(v)
		slices.Reverse(names)
		for _, name := range names {
			c, err := g.card(table.Nobody, name)
			if err != nil {
				return err
			}
			if Of(c).Group != map[Stack]Group{Deck1: GroupExploration, ObjectDeck: GroupObjects,
				FrostObjectDeck: GroupObjects, OutcomeDeck: GroupOutcomes, Loot1: GroupLoot, Loot2: GroupLoot,
				Loot3: GroupLoot}[k] || k >= Loot1 && k <= Loot3 && Of(c).Deck != uint8(k-Loot1+1) ||
				Of(c).Group == GroupObjects && objectDecks[Of(c).Land].deck != k {
				return fmt.Errorf("%s is no card of that deck", Of(c).Handle)
			}
			if err := g.mayLift(c, table.Nobody); err != nil {
				return err
			}
			p := g.topOf(k)
			g.lift(c)
			p.Put(c, 0)
		}
		return g.recountAll()
	}
}

// setWhole makes a deck of just some cards; all others leave the game.
func setWhole(k Stack) func(*Game, table.Seat, string, string) error {
	return func(g *Game, _ table.Seat, _, v string) error {
		for i := k; i == k || k == Deck1 && i <= Deck3; i++ {
			p := g.pile(i)
			for _, l := range p.Cards {
				g.pile(Aside).Put(l.Card, 0)
			}
			p.Cards, p.Loose = p.Cards[:0], 0
		}
		return setTop(k)(g, table.Nobody, "", v)
	}
}

// lookTop names the cards of a deck that lie in order, from the top.
func lookTop(k Stack) func(*Game, table.Seat, string) (string, error) {
	return func(g *Game, _ table.Seat, _ string) (string, error) {
		return g.named(table.Nobody).Next(g.topOf(k)), nil
	}
}

// lookCount tells how many cards lie in a stack of the table.
func lookCount(g *Game, _ table.Seat, arg string) (string, error) {
	var names []string
	for k := range seatStacks {
		if strings.EqualFold(arg, stackName(k)) {
			return strconv.Itoa(g.pile(k).Len()), nil
		}
		names = append(names, stackName(k))
	}
	return "", fmt.Errorf("there is no stack %q; there are %s", arg, strings.Join(names, ", "))
}

func setSlot(g *Game, _ table.Seat, arg, v string) error {
	slot, err := position.Number(arg, 1, 5)
	if err != nil {
		return err
	}
	if strings.EqualFold(v, "empty") {
		v = "none"
	}
	p := g.pile(slotPile(slot))
	if len(position.List(v)) > 1 {
		return fmt.Errorf("a slot holds one card")
	}
	if err := g.stock(p, table.Nobody, v, table.Everyone, func(f *Face) bool {
		return f.Group == GroupExploration && f.Kind != KindEvent
	}); err != nil {
		return err
	}
	if p.Len() > 0 {
		g.clear(p.At(0))
	}
	return g.recountAll()
}

func lookSlot(g *Game, _ table.Seat, arg string) (string, error) {
	slot, err := position.Number(arg, 1, 5)
	if err != nil {
		return "", err
	}
	if c, ok := g.slotCard(slot); ok {
		return Of(c).Handle, nil
	}
	return "empty", nil
}

func setMarket(g *Game, s table.Seat, _, v string) error {
	cards := position.List(v)
	if len(cards) != 5 {
		return fmt.Errorf("there are %d cards", len(cards))
	}
	for i, c := range cards {
		if err := setSlot(g, s, strconv.Itoa(i+1), c); err != nil {
			return err
		}
	}
	return nil
}

func lookMarket(g *Game, s table.Seat, _ string) (string, error) {
	var out []string
	for slot := 1; slot <= 5; slot++ {
		c, err := lookSlot(g, s, strconv.Itoa(slot))
		if err != nil {
			return "", err
		}
		out = append(out, c)
	}
	return strings.Join(out, ", "), nil
}

// loadOf is a card of the market on which something may lie.
func (g *Game) loadOf(name string) (table.Card, *Face, error) {
	c, err := g.card(table.Nobody, name)
	if err != nil {
		return 0, nil, err
	}
	f := Of(c)
	if k := g.pileOf(c); k < Slot1 || k > Slot5 || f.Kind != KindLocation && f.Token == NoToken {
		return 0, nil, fmt.Errorf("%s is no Location or Encounter with a token in the market", f.Handle)
	}
	return c, f, nil
}

func setLoad(g *Game, _ table.Seat, arg, v string) error {
	c, f, err := g.loadOf(arg)
	if err != nil {
		return err
	}
	gone, ok := map[string][2]bool{"left": {false, true}, "right": {true, false}, "both": {}}[strings.ToLower(v)],
		f.Kind == KindLocation
	if f.Kind != KindLocation {
		gone, ok = map[string][2]bool{"nothing": {true}, "token": {}}[strings.ToLower(v)], true
	}
	if words := []string{
		"left", "right", "both",
	}; ok && f.Kind == KindLocation && !slices.Contains(words, strings.ToLower(v)) ||
		f.Kind != KindLocation && !slices.Contains([]string{"token", "nothing"}, strings.ToLower(v)) {
		return fmt.Errorf("%q does not fit %s", v, f.Handle)
	}
	g.Cards[c].Gone = gone
	return nil
}

func lookLoad(g *Game, _ table.Seat, arg string) (string, error) {
	c, f, err := g.loadOf(arg)
	if err != nil {
		return "", err
	}
	gone := g.Cards[c].Gone
	switch {
	case f.Kind != KindLocation && gone[0], gone[0] && gone[1]:
		return "nothing", nil
	case f.Kind != KindLocation:
		return "token", nil
	case gone[1]:
		return "left", nil
	case gone[0]:
		return "right", nil
	}
	return "both", nil
}
