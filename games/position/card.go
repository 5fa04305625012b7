package position

import (
	"fmt"
	"slices"
	"strings"

	"waystation/table"
)

// Names are what the cards of a game are called.
type Names struct {
	Count func() int                // the cards are 0 to Count-1
	Of    func(table.Card) []string // each of them names the card; the first is the one it is called by
	Like  string                    // what names are, for messages, such as "those of the card list"
}

// Card finds a card by any of its names, whatever the case. The error lists what sounds like it, or says what names
// are.
func (n Names) Card(name string) (table.Card, error) {
	name = strings.TrimSpace(name)
	var like []string
	for c := range table.Card(n.Count()) {
		known := n.Of(c)
		for _, k := range known {
			if strings.EqualFold(k, name) {
				return c, nil
			}
		}
		if len(name) > 2 && strings.Contains(strings.ToLower(known[0]), strings.ToLower(name)) {
			like = append(like, known[0])
		}
	}
	if len(like) > 0 {
		return 0, fmt.Errorf("no card is called %q; there are %s", name, strings.Join(like, ", "))
	}
	return 0, fmt.Errorf("no card is called %q; names are %s", name, n.Like)
}

// Cards finds the cards of a list.
func (n Names) Cards(value string) ([]table.Card, error) { return Cards(value, n.Card) }

// In lists the cards of a pile from the bottom, as Cards reads them.
func (n Names) In(p *table.Pile) string {
	var out []string
	for _, l := range p.Cards {
		out = append(out, n.Of(l.Card)[0])
	}
	return OrNone(out)
}

// Next lists the cards of a deck that lie in an order, the one drawn next first.
func (n Names) Next(p *table.Pile) string {
	var out []string
	for i := p.Len() - 1; i >= p.Loose; i-- {
		out = append(out, n.Of(p.At(i))[0])
	}
	return OrNone(out)
}

// Cards reads a list of cards, "none" among them, by what finds one of them. A name may hold commas itself.
func Cards(value string, find func(name string) (table.Card, error)) ([]table.Card, error) {
	var out []table.Card
	for parts := List(value); len(parts) > 0; {
		c, taken, err := firstCard(parts, find)
		if err != nil {
			return nil, err
		}
		out = append(out, c)
		parts = parts[taken:]
	}
	return out, nil
}

// mostParts is into how many parts the commas of a name may cut it.
const mostParts = 3

// firstCard is the card that a list begins with, and how many of its parts are its name: the most that make one.
func firstCard(parts []string, find func(string) (table.Card, error)) (c table.Card, taken int, err error) {
	for taken = min(len(parts), mostParts); taken > 1; taken-- {
		if c, err = find(strings.Join(parts[:taken], ", ")); err == nil {
			return c, taken, nil
		}
	}
	c, err = find(parts[0])
	return c, 1, err
}

// PileOf is the number, among a game's piles, of the one in which a card lies.
func PileOf(piles []*table.Pile, c table.Card) int {
	for i, p := range piles {
		if p.Find(c) >= 0 {
			return i
		}
	}
	panic(fmt.Sprintf("position: card %d lies in no pile", c))
}

// Lift takes a card out of the pile in which it lies. It must be put down again at once.
func Lift(piles []*table.Pile, c table.Card) {
	p := piles[PileOf(piles, c)]
	i := p.Find(c)
	if i < p.Loose {
		p.Loose--
	}
	p.Cards = slices.Delete(p.Cards, i, i+1)
}

// Tuck puts a lifted card face down at the bottom of a pile, among the cards in no order there.
func Tuck(p *table.Pile, c table.Card) {
	p.Cards = slices.Insert(p.Cards, 0, table.Lying{Card: c})
	p.Loose++
}

// Fill makes a pile hold exactly some cards in order, the last on top, seen by who. What lies there and is not among
// them goes by home; those that lie elsewhere come by lift.
func Fill(p *table.Pile, cards []table.Card, who table.Seats, lift, home func(table.Card)) {
	for i := p.Len() - 1; i >= 0; i-- {
		if !slices.Contains(cards, p.At(i)) {
			home(p.At(i))
		}
	}
	for _, c := range cards {
		if i := p.Find(c); i >= 0 {
			p.Cards = slices.Delete(p.Cards, i, i+1)
		} else {
			lift(c)
		}
		p.Put(c, who)
	}
	p.Loose = 0
}

// Stack lays cards on a deck, face down, the first of them on top. They come by lift.
func Stack(p *table.Pile, cards []table.Card, lift func(table.Card)) {
	for _, c := range slices.Backward(cards) {
		lift(c)
		p.Put(c, 0)
	}
}

// Empty lays the cards of a pile on another, where all see them.
func Empty(p, onto *table.Pile, lift func(table.Card)) {
	for p.Len() > 0 {
		c := p.At(0)
		lift(c)
		onto.Put(c, table.Everyone)
	}
}
