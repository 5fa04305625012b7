package table

import (
	"encoding/json"
	"fmt"
	"strconv"
)

// Pile is cards lying together: a deck, a hand, a row, a discard pile. The zero value is an empty pile. Every card
// knows which seats have seen it there; from that follow what screens may show and what may be dealt anew.
//
// The first Loose cards lie in no order, like a shuffled deck of which only the content is fixed; the others lie in
// order, the last on top. What lies where in a shuffled deck is decided when it is looked at.
type Pile struct {
	Name  string  // for the record of chance: "object deck"
	Cards []Lying // never kept across a question
	Loose int
}

// Lying is a card in a pile and the seats that know it is there.
type Lying struct {
	Card Card
	Seen Seats
}

// MarshalJSON writes the card and its seats as a pair of numbers.
func (l Lying) MarshalJSON() ([]byte, error) {
	return json.Marshal([2]uint16{uint16(l.Card), uint16(l.Seen)})
}

// UnmarshalJSON reads what MarshalJSON wrote.
func (l *Lying) UnmarshalJSON(b []byte) error {
	var pair []uint16
	if err := json.Unmarshal(b, &pair); err != nil {
		return err
	}
	if len(pair) != 2 {
		return fmt.Errorf("a lying card is a pair of numbers, not %d", len(pair))
	}
	*l = Lying{Card(pair[0]), Seats(pair[1])}
	return nil
}

// MarshalJSON writes the pile with its cards as pairs of numbers. An empty pile is an empty list, however it came to be
// empty. It is written out by hand, for states are hashed while matches are played.
func (p Pile) MarshalJSON() ([]byte, error) {
	name, err := json.Marshal(p.Name)
	if err != nil {
		return nil, err
	}
	b := make([]byte, 0, len(name)+40+10*len(p.Cards))
	b = append(append(b, `{"Name":`...), name...)
	b = append(b, `,"Cards":[`...)
	for i, l := range p.Cards {
		if i > 0 {
			b = append(b, ',')
		}
		b = strconv.AppendUint(append(b, '['), uint64(l.Card), 10)
		b = strconv.AppendUint(append(b, ','), uint64(l.Seen), 10)
		b = append(b, ']')
	}
	b = strconv.AppendInt(append(b, `],"Loose":`...), int64(p.Loose), 10)
	return append(b, '}'), nil
}

// Len is the number of cards.
func (p *Pile) Len() int { return len(p.Cards) }

// At is the i-th card, from the bottom. For rules only: it is not kept across a question.
func (p *Pile) At(i int) Card { return p.Cards[i].Card }

// Look is the i-th card, from the bottom, as a seat sees it lie: known is false where it does not know its face. It is
// what views are built by.
func (p *Pile) Look(i int, s Seat) (c Card, known bool) {
	if l := p.Cards[i]; l.Seen.Has(s) {
		return l.Card, true
	}
	return 0, false
}

// Find is the place of a card in the pile, or -1.
func (p *Pile) Find(c Card) int {
	for i := range p.Cards {
		if p.Cards[i].Card == c {
			return i
		}
	}
	return -1
}

// Put lays a card on top, seen by who. It is for set-up, before the first step: it makes a card, and moves none.
func (p *Pile) Put(c Card, who Seats) { p.Cards = append(p.Cards, Lying{c, who}) }

// CopyFrom makes the pile equal to another, sharing nothing.
func (p *Pile) CopyFrom(o *Pile) {
	p.Name, p.Loose = o.Name, o.Loose
	p.Cards = append(p.Cards[:0], o.Cards...)
}

// Shuffle mixes all cards. It costs nothing and logs nothing: the order is decided card by card when drawn. Who knew
// a card still knows that it is in there, until one is drawn unseen.
func (p *Pile) Shuffle() { p.Loose = len(p.Cards) }

// Refill makes the pile anew of the discards: they are laid on what is left of it, and all of it is shuffled. A pile to
// which discards come back otherwise lies in the order in which everybody saw them go.
func (p *Pile) Refill(discards *Pile) {
	discards.MoveAll(p)
	p.Shuffle()
}

// Pick takes a card at random, as one is taken out of a hand held up from behind, and lays it on top of another pile.
// Everybody sees its back; its face is seen by who, and the others forget what they knew of the pile. Whoever may look
// at the pile belongs to who. What is left lies in order, as a hand does. It panics when the pile is empty.
func (p *Pile) Pick(t *Table, to *Pile, who Seats) Card {
	p.Shuffle()
	p.realise(t, who, true)
	p.Loose = 0
	return p.Draw(t, to, who)
}

// Draw takes the top card and lays it on top of another pile, seen by who. It panics when the pile is empty.
func (p *Pile) Draw(t *Table, to *Pile, who Seats) Card {
	p.realise(t, who, false)
	i := len(p.Cards) - 1
	l := p.Cards[i]
	p.Cards = p.Cards[:i]
	t.show(l, who)
	l.Seen |= who
	to.Cards = append(to.Cards, l)
	return l.Card
}

// Peek shows the n-th card from the top (0 is the top) to who, and leaves it there. It panics when there are not so
// many.
func (p *Pile) Peek(t *Table, n int, who Seats) Card {
	if n < 0 || n >= len(p.Cards) {
		panic(misuse("card %d from the top of pile %q, which has %d", n, p.Name, len(p.Cards)))
	}
	for len(p.Cards)-p.Loose < n {
		p.settle(t, 0, false) // what lies above it, nobody sees
	}
	if len(p.Cards)-p.Loose == n {
		p.settle(t, who, false)
	}
	i := len(p.Cards) - 1 - n
	p.Show(t, i, who)
	return p.Cards[i].Card
}

// ShowBack fixes which card lies on top, so that its back can be seen, and not its face.
func (p *Pile) ShowBack(t *Table) { p.realise(t, 0, true) }

// Show shows the i-th card, from the bottom, to who.
func (p *Pile) Show(t *Table, i int, who Seats) {
	t.show(p.Cards[i], who)
	p.Cards[i].Seen |= who
}

// Move lays the i-th card, from the bottom, on top of another pile. The seats of follow can tell which card of the pile
// it was, those of who also see its face. All others forget what they knew of it and of those it may have been.
func (p *Pile) Move(t *Table, i int, to *Pile, follow, who Seats) Card {
	l := p.take(i)
	follow |= who
	if t.marks && follow != Everyone {
		for j := range p.Cards {
			p.Cards[j].Seen &= follow
		}
	}
	t.show(l, who)
	l.Seen = l.Seen&follow | who
	to.Cards = append(to.Cards, l)
	return l.Card
}

// Lay lays the i-th card, from the bottom, on top of another pile, face as it is: everybody can follow, and nobody
// learns anything. It is for cards that lie open.
func (p *Pile) Lay(i int, to *Pile) Card {
	l := p.take(i)
	to.Cards = append(to.Cards, l)
	return l.Card
}

// take takes the i-th card out.
func (p *Pile) take(i int) Lying {
	l := p.Cards[i]
	if i < p.Loose {
		p.Loose--
	}
	last := len(p.Cards) - 1
	if i < last {
		copy(p.Cards[i:], p.Cards[i+1:])
	}
	p.Cards = p.Cards[:last]
	return l
}

// MoveAll lays all cards on top of another pile, in order, face as they are: everybody can follow.
func (p *Pile) MoveAll(to *Pile) {
	if p.Loose > 0 {
		panic(misuse("pile %q is moved whole while it lies in no order", p.Name))
	}
	to.Cards = append(to.Cards, p.Cards...)
	p.Cards = p.Cards[:0]
}

// realise makes sure that the top card lies in order.
func (p *Pile) realise(t *Table, who Seats, back bool) {
	if len(p.Cards) == 0 {
		panic(misuse("pile %q is empty", p.Name))
	}
	if p.Loose == len(p.Cards) {
		p.settle(t, who, back)
	}
}

// settle decides by chance which of the loose cards lies next below those in order. Who does not see it no longer
// knows which cards are still in the pile.
func (p *Pile) settle(t *Table, who Seats, back bool) {
	i := t.drawn(p, who, back)
	p.Loose--
	l := p.Cards[i]
	p.Cards[i], p.Cards[p.Loose] = p.Cards[p.Loose], l
	if t.marks && who != Everyone {
		for j := 0; j <= p.Loose; j++ {
			p.Cards[j].Seen &= who
		}
	}
}
