package sheet

// Hearts adds to those given the slots that a Damage token can be put on: HEART slots without damage, on cards and
// items, whether an Action token lies there or not (HE-DMG-02, HE-DMG-03, HE-DMG-06, HE-RULING-143).
func (s *Sheet) Hearts(list []At) []At {
	return s.each(list, func(c *Card, i int8) bool { return c.Slots[i].Heart && c.Hurt>>i&1 == 0 })
}

// Damage puts a Damage token on a slot, under the Action token if there is one (HE-DMG-05, HE-DMG-06).
func (s *Sheet) Damage(a At) { s.Card(a.Place).Hurt |= 1 << a.Slot }

// MayTurn says whether a character card may be turned to its wounded side while damage is being placed (HE-DMG-08,
// HE-RULING-30).
func (s *Sheet) MayTurn(p Place) bool { return !s.Wounded[p] && s.Cards[p].Full() }

// MustTurn says whether one must be: no HEART slot is free and some card is healthy (HE-RULING-31).
func (s *Sheet) MustTurn() bool { return s.hearts() == 0 && s.Wounds() < cards }

// Spent says whether damage that is left to place is discarded (HE-DMG-14).
func (s *Sheet) Spent() bool { return s.hearts() == 0 && s.Wounds() == cards }

func (s *Sheet) hearts() int {
	var buffer [Places * Slots]At
	return len(s.Hearts(buffer[:0]))
}

// Wounds is how many serious wounds a character has (HE-DMG-11, HE-DMG-13).
func (s *Sheet) Wounds() int {
	n := 0
	for _, w := range s.Wounded {
		if w {
			n++
		}
	}
	return n
}

// Wound turns a character card to its b side: damage on it is discarded, Action tokens go to its centre (HE-DMG-08 to
// HE-DMG-10, HE-DMG-17).
func (s *Sheet) Wound(p Place) { s.show(p, true) }

// Cure turns a wounded card to its healthy side again, which only the effect of a card does (HE-DMG-12).
func (s *Sheet) Cure(p Place) { s.show(p, false) }

func (s *Sheet) show(p Place, wounded bool) {
	s.Cards[p].centre()
	card := printed(s.Who, p, wounded)
	card.Centre = s.Cards[p].Centre
	s.Cards[p], s.Wounded[p] = card, wounded
}

// Healable adds to those given the slots of character cards with damage: healing takes none off items (HE-HEAL-03,
// HE-HEAL-05, HE-RULING-36).
func (s *Sheet) Healable(list []At) []At {
	for p := Head; p <= Foot; p++ {
		list = s.damaged(p, list)
	}
	return list
}

// Repairable adds to those given the slots of items with damage (HE-ITEM-15).
func (s *Sheet) Repairable(list []At) []At {
	for p := OnHead; p < Place(Places); p++ {
		list = s.damaged(p, list)
	}
	return list
}

func (s *Sheet) damaged(p Place, list []At) []At {
	if c := s.Card(p); c != nil {
		for i := range c.Count {
			if c.Hurt>>i&1 != 0 {
				list = append(list, At{p, i})
			}
		}
	}
	return list
}

// Heal takes a Damage token off a slot. An Action token on it stays (HE-HEAL-04, HE-RULING-36).
func (s *Sheet) Heal(a At) { s.Card(a.Place).Hurt &^= 1 << a.Slot }

// Rest is the camp: no damage, healthy sides, all tokens; damage on items is gone too (HE-CAMP-05, HE-RULING-110).
func (s *Sheet) Rest() {
	for p := Head; p <= Foot; p++ {
		s.Cards[p], s.Wounded[p] = printed(s.Who, p, false), false
	}
	for k := range s.Items {
		s.Items[k].Hurt = 0
	}
	s.Recover()
}
