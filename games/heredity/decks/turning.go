package decks

import "slices"

// shown is a side of a card.
type shown struct {
	card int
	back bool
}

// turning fails for cards whose instructions turn one another over without end: those of the side that comes up turn
// over the next, whatever is the case, until the first comes up again.
func (c *checker) turning() {
	for i := range c.deck.Cards {
		c.at = &c.deck.Cards[i]
		for _, back := range []bool{false, true} {
			if c.endless(shown{c.at.Number, back}) {
				c.fail("its instructions turn over cards without end; want a condition on one of them")
				break
			}
		}
	}
	c.at = nil
}

// endless says whether the instructions of a side come back to it.
func (c *checker) endless(start shown) bool {
	seen := map[shown]bool{}
	for todo := c.turned(start); len(todo) > 0; todo = todo[1:] {
		switch at := todo[0]; {
		case at == start:
			return true
		case !seen[at]:
			seen[at] = true
			todo = append(todo, c.turned(at)...)
		}
	}
	return false
}

// turned are the sides that the instructions of a side turn up, whatever is the case. Of another card it is not known
// which side lies up: the back comes first.
func (c *checker) turned(at shown) (up []shown) {
	card := c.cards[at.card]
	if card == nil || at.back && card.B == nil {
		return nil
	}
	side := card.A
	if at.back {
		side = card.B
	}
	if side == nil {
		return nil
	}
	for _, sec := range side.Sections {
		if len(sec.If) > 0 {
			continue
		}
		for i := range sec.Instruction {
			s := &sec.Instruction[i]
			switch {
			case s.Form != "flip {ref}" || s.Card.Host:
			case s.Card.Number == 0 || s.Card.Number == at.card:
				up = append(up, shown{at.card, !at.back})
			case !slices.Contains(up, shown{s.Card.Number, true}):
				up = append(up, shown{s.Card.Number, true})
			}
		}
	}
	return up
}
