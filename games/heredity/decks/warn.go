package decks

import "fmt"

// warnings are what decks may say and seldom mean (HE-RULING-55): a card is discarded that is in no special deck, and
// so it is burned; or an item that costs nothing to make, and so nobody can make it again.
func warnings(decks []*Deck) (lines []string) {
	cards := map[int]*Card{}
	for _, d := range decks {
		for i := range d.Cards {
			cards[d.Cards[i].Number] = &d.Cards[i]
		}
	}
	for _, d := range decks {
		drawn := d.drawn()
		for i := range d.Cards {
			c := &d.Cards[i]
			c.eachStep(func(s *Step) {
				if s.Form != "discard {ref}" || s.Card.Host {
					return
				}
				gone := cards[s.Card.Number]
				if s.Card.Number == 0 {
					gone = c
				}
				if why := idle(gone, drawn); why != "" {
					lines = append(lines, fmt.Sprintf("%s.yaml:%d: card %d (%s): warning: %q, but %s (HE-RULING-55)",
						d.ID, c.line, c.Number, c.title(), s.Text, why))
				}
			})
		}
	}
	return lines
}

// idle says why a card that is discarded is of no more use, or nothing.
func idle(c *Card, drawn map[int]bool) string {
	switch {
	case c == nil: // of the base deck
		return ""
	case c.Kind == Item && c.A.Item != nil && c.A.Item.Craft == 0:
		return "what costs nothing can't be made again; want a 'craft', or 'burn'"
	case c.Kind != Item && !drawn[c.Number]:
		return "it is in no special deck, and is burned; want it in a 'deck', or 'burn'"
	}
	return ""
}

// drawn are the cards of a chapter's special decks.
func (d *Deck) drawn() map[int]bool {
	in := map[int]bool{}
	for i := range d.Cards {
		d.Cards[i].eachStep(func(s *Step) {
			if s.Form == "deck {word} {list}" {
				for _, n := range s.Cards {
					in[n] = true
				}
			}
		})
	}
	return in
}

// eachStep looks at every step of both sides.
func (c *Card) eachStep(look func(*Step)) {
	for _, s := range c.sides() {
		s.EachStep(look)
	}
}
