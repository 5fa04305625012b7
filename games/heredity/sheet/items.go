package sheet

// Kind is where an item is carried (HE-ITEM-03, HE-ITEM-04).
type Kind int8

// The kinds of items.
const (
	Carried Kind = iota // in a bag
	Hat
	Coat
	Boots
)

// Fits adds to those given the free places for an item of a kind: a bag, or the one place where it is worn
// (HE-ITEM-03, HE-ITEM-04, HE-RULING-106).
func (s *Sheet) Fits(k Kind, list []Place) []Place {
	for _, p := range s.For(k) {
		if s.Items[p-cards].Number == 0 {
			list = append(list, p)
		}
	}
	return list
}

var order = [...]Place{OnHead, OnBody, OnFoot, Bag, Bag + 1, Bag + 2, Bag + 3, Bag + 4}

// For are the places where an item of a kind can lie, free or not (HE-ITEM-03, HE-ITEM-04).
func (s *Sheet) For(k Kind) []Place {
	if k == Carried {
		first := int(Bag - cards)
		return order[first:min(len(order), first+3+int(s.MoreBags))]
	}
	return order[k-1 : k]
}

// Loose says whether an item may leave its place by dropping or trading: no Action token lies on it (HE-ITEM-09,
// HE-ITEM-14). Damage stays on it (HE-ITEM-10).
func (s *Sheet) Loose(p Place) bool { return s.Items[p-cards].tokens() == 0 }

// Put lays an item in a place that is free.
func (s *Sheet) Put(p Place, i Item) { s.Items[p-cards] = i }

// Take takes an item out of its place, with the damage on it. Action tokens on it go to the centre of a character card
// (HE-ACT-14, HE-ACT-15, HE-ITEM-24).
func (s *Sheet) Take(p Place, centre Place) Item {
	i := s.Items[p-cards]
	s.Cards[centre].Centre += i.tokens()
	i.Used, i.Centre = 0, 0
	s.Items[p-cards] = Item{}
	return i
}

// Flip shows an item's other side. Action tokens lie on its centre; how many Damage tokens are to be put on its HEART
// slots again, as far as there are any, is returned (HE-RULING-34).
func (s *Sheet) Flip(p Place, back bool, slots [Slots]Slot, count int8) (damage int) {
	i := &s.Items[p-cards]
	i.centre()
	was, hearts := i.Damage(), 0
	i.Back, i.Slots, i.Count, i.Hurt = back, slots, count, 0
	for k := range count {
		if slots[k].Heart {
			hearts++
		}
	}
	return min(was, hearts)
}

// Find is the place of an item, or -1.
func (s *Sheet) Find(number int16) Place {
	for k := range s.Items {
		if s.Items[k].Number == number && number != 0 {
			return Place(k) + cards
		}
	}
	return -1
}
