package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	taleReveal = book.Tale("{The a} {verb a comes come} up in slot {b}.", words.At("{lies who a}"))
	taleEvent  = book.Tale("Event: {card a}.", words.Major)
	taleGone   = book.Tale("{The a} {verb a leaves leave} the market.")
)

// slotPile is the pile of a slot, 1 to 5.
func slotPile(slot int) Stack { return Slot1 + Stack(slot-1) }

// slotCard is the card in a slot, 1 to 5; ok is false when it is empty.
func (g *Game) slotCard(slot int) (c table.Card, ok bool) {
	p := g.pile(slotPile(slot))
	if p.Len() == 0 {
		return 0, false
	}
	return p.At(0), true
}

// inMarket reports whether a card lies in one of the slots.
func (g *Game) inMarket(c table.Card) bool {
	for slot := 1; slot <= 5; slot++ {
		if in, ok := g.slotCard(slot); ok && in == c {
			return true
		}
	}
	return false
}

// cost is the exploration cost of a slot (FL-SETUP-04).
func (g *Game) cost(slot int) int { return int(gists[g.Tiles[slot-1].Card].cost) }

// fillSlots slides the cards of the Exploration Zone left and reveals cards, each into the rightmost empty slot, until
// all five are filled or the deck is empty (FL-EXPL-10, FL-EXPL-22, FL-EXPL-26, FL-RULING-12).
func (g *Game) fillSlots(t *table.Table) {
	if g.slotsFull() {
		return
	}
	g.slide()
	for slot := 5; slot >= 1; slot-- {
		for g.pile(slotPile(slot)).Len() == 0 {
			deck, ok := g.deck()
			if !ok {
				g.slide()
				return
			}
			g.reveal(t, deck, slot)
		}
	}
}

// slotsFull reports whether every slot holds a card.
func (g *Game) slotsFull() bool {
	for slot := 1; slot <= 5; slot++ {
		if g.pile(slotPile(slot)).Len() == 0 {
			return false
		}
	}
	return true
}

// slide closes the gaps between the cards of the Exploration Zone.
func (g *Game) slide() {
	to := 1
	for slot := 1; slot <= 5; slot++ {
		if p := g.pile(slotPile(slot)); p.Len() > 0 {
			if slot != to {
				p.Lay(0, g.pile(slotPile(to)))
			}
			to++
		}
	}
}

// deck is the period deck from which the next Exploration card comes (FL-SETUP-14).
func (g *Game) deck() (*table.Pile, bool) {
	for k := Deck1; k <= Deck3; k++ {
		if p := g.pile(k); p.Len() > 0 {
			return p, true
		}
	}
	return nil, false
}

// reveal turns over a card into a slot; tokens printed on it lie on it from then on (FL-EXPL-22 to FL-EXPL-24). An
// Event happens and leaves the slot empty again (FL-EXPL-25).
func (g *Game) reveal(t *table.Table, deck *table.Pile, slot int) {
	p := g.pile(slotPile(slot))
	c := deck.Draw(t, p, table.Everyone)
	g.clear(c)
	t.Tell(table.Event{Tale: taleReveal, Seat: table.Nobody, Rule: "FL-EXPL-22", A: int16(c), B: int16(slot)})
	if f := Of(c); f.Kind == KindEvent {
		g.Cards[c].Came = true
		t.Tell(table.Event{Tale: taleEvent, Seat: table.Nobody, Rule: "FL-EXPL-25", A: int16(c)})
		g.happen(t, f.Event, c)
		p.Lay(0, g.pile(Common))
	}
}

// discardSlot takes the card of a slot, with what still lies on it, to the Common pile (FL-RULING-141).
func (g *Game) discardSlot(t *table.Table, slot int, rule string) {
	p := g.pile(slotPile(slot))
	c := p.Lay(0, g.pile(Common))
	g.clear(c)
	t.Tell(table.Event{Tale: taleGone, Seat: table.Nobody, Rule: rule, A: int16(c)})
}
