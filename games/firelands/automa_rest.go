package firelands

import "waystation/table"

// What is told.
var (
	taleFeeds = book.Tale("Fed, the Automa turns over {card a}, for the rest of the round.")
)

// automaRests is the Automa's Rest: the abilities of the cards already revealed, then a card for every Food it has, and
// for every Contaminated Food at the price of a contamination, as long as the deck lasts (FL-AUTO-24, FL-RULING-115,
// FL-RULING-120). It goes before the player's.
func (g *Game) automaRests(t *table.Table) {
	if !g.Alone() {
		return
	}
	g.acts(PhaseRest, func(c table.Card, a Act) {
		if a.Does == DeedDamage {
			g.automaDealsDamage(t, int(a.N), c)
		}
	})
	g.settleRest(t)
	for deck := g.pile(ActionDeck); deck.Len() > 0; {
		x := Food
		if g.supply(Food) == 0 {
			x = BadFood
		}
		if g.supply(x) == 0 {
			return
		}
		g.automaSpends(t, x, 1, by("FL-AUTO-24"))
		a := deck.Draw(t, g.pile(ActionRow), table.Everyone)
		g.Cards[a].Came = true
		t.Tell(table.Event{Tale: taleFeeds, Seat: Automa, Rule: "FL-AUTO-25", A: int16(a)})
		if x == BadFood {
			g.contaminate(t, Automa, 1, anyone, by("FL-AUTO-24"))
		}
	}
}

// automaDealsDamage makes the player take Damage, on boxes of their choice, by an Action card.
func (g *Game) automaDealsDamage(t *table.Table, n int, c table.Card) {
	g.aboard(t, soloist, func() { g.damage(t, soloist, n, AnyArea, byCard("FL-AUTO-48", c)) })
}
