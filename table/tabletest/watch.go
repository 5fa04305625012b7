package tabletest

import (
	"fmt"
	"slices"

	"waystation/table"
)

// watch looks at what is put to chance, and leaves it to decide. What it finds is raised when the answer has been
// taken.
func (w *walk) watch(c table.Chance) (int, bool) {
	if c.Cards != nil && w.Marks != "" {
		w.marks[mark{pile: c.Name, seen: c.Who}.drawn(w.setup.Seats)] = true
	}
	if c.Cards != nil && c.Who != table.Everyone && !c.Back {
		if w.m != nil { // in the set-up, piles are boxes that things are taken out of
			w.decks[c.Name] = true
			if w.m.Seats() > 1 {
				w.met[aDeck]++
			}
		}
		w.behind(c)
	}
	return 0, false
}

// behind: cards of which one is drawn unseen look the same from behind, or everybody is said to see the back. Else
// either the back that is seen tells which card it was, or the backs that the game tells apart, and by which unseen
// cards are dealt anew, are none.
func (w *walk) behind(c table.Chance) {
	w.did(checkBacks)
	for _, l := range c.Cards[1:] {
		if a, b := c.Cards[0].Card, l.Card; w.back(a) != w.back(b) && w.breach == nil {
			w.breach = failure{NoLeak,
				fmt.Errorf("a card is drawn from %q unseen, but cards %d and %d of it have different backs: "+
					"let it be picked, or show the back", c.Name, a, b)}
		}
	}
}

// few is how many cards of a pile may all be known by chance and by rule, such as one that was laid on an empty deck.
const few = 2

// ordered: not all cards of a pile that is drawn from unseen lie in an order that everybody knows.
func (w *walk) ordered(g table.Game) {
	all := table.Upto(w.m.Seats())
	if w.m.Seats() == 1 {
		return // who plays alone has nobody to keep secrets from
	}
	for _, p := range g.Piles() {
		if !w.decks[p.Name] {
			continue
		}
		secret := func(l table.Lying) bool { return l.Seen&all != all }
		if p.Loose == 0 && p.Len() > few && !slices.ContainsFunc(p.Cards, secret) {
			fail(NoLeak, "%q is drawn from unseen, and everybody knows how its %d cards lie: were they laid "+
				"there unshuffled?",
				p.Name, p.Len())
		}
		w.did(checkDecks)
	}
}
