// Package sheet is what lies before a character of Heredity: three cards with slots, the items round them, tokens and
// damage. It says what can be used, hurt, healed and carried; who decides, and what it brings, is not its business.
//
// A Sheet is a value without pointers.
package sheet

import "slices"

// Icons are the icons of a slot, any number of them; it serves one of them each time (HE-RULING-28).
type Icons uint8

// The icons that slots bear.
const (
	Look Icons = 1 << iota
	Talk
	Interact
	Move
	Punch
	Kick
)

// Slot is an action slot as it is printed.
type Slot struct {
	Icons  Icons
	Heart  bool // it may take damage
	Points int8 // the MP that it gives for a move, if not 3 (HE-MOVE-01, HE-RULING-18)
	Direct bool // it has an effect of its own (HE-ACT-07)
}

// Slots is how many slots a card can have.
const Slots = 4

// Card is one side of a card with slots, and what lies on it. Action tokens and damage are a bit each slot.
type Card struct {
	Slots  [Slots]Slot
	Count  int8 // so many of the slots are there
	Used   uint8
	Hurt   uint8
	Centre int8 // Action tokens that occupy no slot (HE-ACT-16)
}

// tokens is how many Action tokens lie on a card.
func (c *Card) tokens() int8 {
	n := c.Centre
	for i := range c.Count {
		n += int8(c.Used >> i & 1)
	}
	return n
}

// Full says whether every HEART slot is filled; a card without one is never full (HE-DMG-08, HE-ITEM-17, HE-ITEM-20).
func (c *Card) Full() bool {
	hearts := uint8(0)
	for i := range c.Count {
		if c.Slots[i].Heart {
			hearts |= 1 << i
		}
	}
	return hearts != 0 && c.Hurt == hearts
}

// Damage is how many Damage tokens lie on a card.
func (c *Card) Damage() int {
	n := 0
	for i := range c.Count {
		n += int(c.Hurt >> i & 1)
	}
	return n
}

// centre moves all Action tokens of a card to its centre (HE-ACT-13).
func (c *Card) centre() {
	c.Centre, c.Used = c.tokens(), 0
}

// Item is an item card in one of the places. Number 0 is none.
type Item struct {
	Number int16
	Back   bool // its back shows
	Card
}

// Works says whether an item's permanent effects do (HE-ITEM-17, HE-ITEM-19).
func (i *Item) Works() bool { return i.Number != 0 && !i.Full() }

// Place is a place on the sheet: the character cards, then a worn item beside each, then the bag.
type Place int8

// The places (HE-CHAR-01, HE-CHAR-04, HE-CHAR-05). Items may add bags beyond the third.
const (
	Head Place = iota
	Body
	Foot
	OnHead
	OnBody
	OnFoot
	Bag
)

const (
	cards = 3
	bags  = 5 // three and what items add
	// Places is how many there are at most.
	Places = int(Bag) + bags
)

// At is a slot on the sheet.
type At struct {
	Place Place
	Slot  int8
}

// Sheet is what lies before one character.
type Sheet struct {
	Who       Character
	Cards     [cards]Card
	Wounded   [cards]bool // the b side shows (HE-CHAR-09)
	Items     [Places - cards]Item
	Tokens    int8 // Action tokens that are available
	Materials int16
	MoreBags  int8 // places that items add to the three bags
}

// ActionTokens is how many Action tokens a character has (HE-ACT-01).
const ActionTokens = 3

// New is the sheet of a healthy character with all tokens and nothing else (HE-SETUP-16, HE-SETUP-26, HE-RULING-146).
func New(who Character) Sheet {
	s := Sheet{Who: who, Tokens: ActionTokens}
	for p := Head; p <= Foot; p++ {
		s.Cards[p] = printed(who, p, false)
	}
	return s
}

// Card is the card at a place; nil if nothing lies there.
func (s *Sheet) Card(p Place) *Card {
	if p < cards {
		return &s.Cards[p]
	}
	if i := &s.Items[p-cards]; i.Number != 0 {
		return &i.Card
	}
	return nil
}

// each walks over all slots in the order of places.
func (s *Sheet) each(list []At, which func(c *Card, i int8) bool) []At {
	for p := range Place(Places) {
		c := s.Card(p)
		if c == nil {
			continue
		}
		for i := range c.Count {
			if which(c, i) {
				list = append(list, At{p, i})
			}
		}
	}
	return list
}

// Free adds to those given the slots that can pay for an action with the icon: with neither a token nor damage on them
// (HE-ACT-03, HE-ACT-09, HE-DMG-07).
func (s *Sheet) Free(icon Icons, list []At) []At {
	for p := range Place(Places) { // as each does, but for it is asked again and again
		c := s.Card(p)
		if c == nil {
			continue
		}
		for i := range c.Count {
			if x := &c.Slots[i]; x.Icons&icon != 0 && !x.Direct && (c.Used|c.Hurt)>>i&1 == 0 {
				list = append(list, At{p, i})
			}
		}
	}
	return list
}

// Direct adds to those given the free slots with an effect of their own (HE-ACT-07).
func (s *Sheet) Direct(list []At) []At {
	return s.each(list, func(c *Card, i int8) bool { return c.Slots[i].Direct && (c.Used|c.Hurt)>>i&1 == 0 })
}

// Points is the MP that a MOVE slot gives (HE-MOVE-01).
func (s *Sheet) Points(a At) int {
	if n := s.Card(a.Place).Slots[a.Slot].Points; n != 0 {
		return int(n)
	}
	return 3
}

// AllPoints is the MP that some MOVE slots give together.
func (s *Sheet) AllPoints(slots []At) (n int) {
	for _, a := range slots {
		n += s.Points(a)
	}
	return n
}

// Pay moves an available token to a free slot (HE-ACT-02, HE-RULING-40).
func (s *Sheet) Pay(a At) {
	s.Tokens--
	s.Card(a.Place).Used |= 1 << a.Slot
}

// PayCentre moves an available token to the centre of a card: of the Foot card for 1 MP (HE-MOVE-06).
func (s *Sheet) PayCentre(p Place) {
	s.Tokens--
	s.Card(p).Centre++
}

// Recover gives back all tokens, those that lie on the sheet and those that lie elsewhere (HE-TIME-13, HE-RULING-38).
// Damage stays.
func (s *Sheet) Recover() {
	for p := range Place(Places) {
		if c := s.Card(p); c != nil {
			c.Used, c.Centre = 0, 0
		}
	}
	s.Tokens = ActionTokens
}

// Lying is how many Action tokens lie on the sheet.
func (s *Sheet) Lying() int {
	n := int8(0)
	for p := range Place(Places) {
		if c := s.Card(p); c != nil {
			n += c.tokens()
		}
	}
	return int(n)
}

// Regain gives one token back that lies on the sheet: on a centre first, then in a slot. It is false if none does, or
// if the character has all its tokens.
func (s *Sheet) Regain() bool {
	if s.Tokens >= ActionTokens {
		return false
	}
	for p := range Place(Places) {
		if c := s.Card(p); c != nil && c.Centre > 0 {
			c.Centre--
			s.Tokens++
			return true
		}
	}
	for p := range Place(Places) {
		c := s.Card(p)
		for i := int8(0); c != nil && i < c.Count; i++ {
			if c.Used>>i&1 != 0 {
				c.Used &^= 1 << i
				s.Tokens++
				return true
			}
		}
	}
	return false
}

// Named is the character of a name; decks that were checked name no others.
func Named(name string) Character { return Character(slices.Index(names[:], name)) }
