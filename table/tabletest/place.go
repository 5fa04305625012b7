package tabletest

import (
	"slices"

	"waystation/table"
)

// home is a card in a pile.
type home struct {
	card table.Card
	pile string
}

func allCards(g table.Game) []table.Card {
	var cards []table.Card
	for _, p := range g.Piles() {
		for _, l := range p.Cards {
			cards = append(cards, l.Card)
		}
	}
	slices.Sort(cards)
	return cards
}

// conserved: every card lies in one place.
func (w *walk) conserved(g table.Game) {
	cards := allCards(g)
	for i := 1; i < len(cards); i++ {
		if cards[i] == cards[i-1] {
			fail(Conservation, "card %d lies in two places", cards[i])
		}
	}
	if !slices.Equal(cards, w.cards) {
		for _, c := range w.cards {
			if _, ok := slices.BinarySearch(cards, c); !ok {
				fail(Conservation, "card %d is gone", c)
			}
		}
		fail(Conservation, "a card has come from nowhere")
	}
	if len(cards) > 0 {
		w.did(checkConserved)
	}
	if w.Holds != nil {
		if err := w.Holds(g); err != nil {
			fail(Conservation, "%v", err)
		}
	}
}

// atHome: every card lies where it can belong. That is not asked of worlds dealt anew, which may be such as can't come
// about.
func (w *walk) atHome(g table.Game) {
	if w.Belongs == nil {
		return
	}
	for _, p := range g.Piles() {
		for _, l := range p.Cards {
			h := home{l.Card, p.Name}
			ok, asked := w.homes[h]
			if !asked {
				ok = w.Belongs(h.card, h.pile)
				w.homes[h] = ok
			}
			if !ok {
				fail(Conservation, "card %d lies in pile %q, where it can't belong", h.card, h.pile)
			}
		}
	}
	w.did(checkBelongs)
}
