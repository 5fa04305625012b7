package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	talePlans = book.Tale(
		"The Automa draws {a} Action {one a card cards} face down, one for each of its Survivors.",
	)
	taleIdle     = book.Tale("The Automa has no Action card left and passes.")
	taleTurnOver = book.Tale("The Automa turns over {card a}: {points a}.")
	taleAtALoss  = book.Tale("{card a} finds nothing to do: {loss a}.")
	taleSeeks    = book.Tale("The Automa explores {the b} in slot {slotof a}: {seeks a b c}.",
		words.Major, words.At("{lies who b}"))
	taleJoins   = book.Tale("A Survivor joins the Automa in box {plate a}.", words.Major, words.At("{convoyof who}"))
	taleNoBerth = book.Tale("No box is free on the Automa's board: the recruit moves on.")
	taleGather  = book.Tale("{who} takes {from b a}.", words.Major, words.At("{lies who a}"))
)

// drawActions draws as many Action cards as the Automa has Survivors, contaminated ones included, into its pile; if the
// deck runs out, the discards become the deck, once (FL-AUTO-08, FL-RULING-115, FL-RULING-116, FL-RULING-117). There
// are as many cards as it can have Survivors.
func (g *Game) drawActions(t *table.Table) {
	if !g.Alone() {
		return
	}
	deck, pile := g.pile(ActionDeck), g.pile(ActionPile)
	for range g.crewSize() {
		if deck.Len() == 0 {
			deck.Refill(g.pile(ActionDiscard))
		}
		deck.Draw(t, pile, 0)
	}
	t.Tell(table.Event{Tale: talePlans, Seat: Automa, Rule: "FL-AUTO-08", A: int16(pile.Len())})
}

// automaExplores is the Automa's turn of the Exploration Phase (FL-AUTO-09, FL-AUTO-22).
func (g *Game) automaExplores(t *table.Table) {
	if g.pile(ActionPile).Len() == 0 {
		t.Tell(table.Event{Tale: taleIdle, Seat: Automa, Rule: "FL-AUTO-22"})
		return
	}
	a := g.pile(ActionPile).Draw(t, g.pile(ActionRow), table.Everyone)
	g.Board.Explored++
	g.Cards[a].Came = true
	t.Tell(table.Event{Tale: taleTurnOver, Seat: Automa, Rule: "FL-AUTO-09", A: int16(a)})
	slot, found, many := g.automaSlot(a)
	if !found {
		t.Tell(table.Event{Tale: taleAtALoss, Seat: Automa, Rule: "FL-RULING-160", A: int16(a)})
		return
	}
	c, _ := g.slotCard(slot)
	g.Cards[c].Came = true
	rule := "FL-AUTO-10"
	if Of(a).Skill == 2 {
		rule = "FL-AUTO-11"
	}
	t.Tell(table.Event{Tale: taleSeeks, Seat: Automa, Rule: rule, A: int16(slot<<3 | many), B: int16(c), C: int16(a)})
	g.automaActs(t, slot, a)
}

// automaSlot is the slot that an Action card explores: that of cost 1 or 3, or one of cost 2 by its Priority Table; and
// how many of those came into question (FL-AUTO-10, FL-AUTO-11). In an empty slot, on an Enemy that brings it nothing,
// or with nothing that matches there is nothing to do (FL-RULING-46, FL-RULING-160).
func (g *Game) automaSlot(a table.Card) (slot int, found bool, many int) {
	f := Of(a)
	if f.Skill != 2 {
		for slot := 1; slot <= 5; slot++ {
			if g.cost(slot) != int(f.Skill) {
				continue
			}
			c, ok := g.slotCard(slot)
			return slot, ok && (Of(c).Kind != KindEnemy || len(f.Action.Spoils) > 0), 1
		}
	}
	for _, task := range f.Action.Priority {
		for s := 1; s <= 5; s++ {
			c, ok := g.slotCard(s)
			if !ok || g.cost(s) != 2 || taskOf(Of(c).Kind) != task {
				continue
			}
			if many++; many == 1 || f.Action.Arrow == ArrowRight {
				slot = s
			}
		}
		if many > 0 {
			return slot, true, many
		}
	}
	return 0, false, 0
}

// automaActs performs the action of the card in a slot. Bonus Actions it ignores (FL-AUTO-21).
func (g *Game) automaActs(t *table.Table, slot int, a table.Card) {
	c, _ := g.slotCard(slot)
	switch Of(c).Kind {
	case KindLocation:
		g.automaGathers(t, slot, a)
	case KindSurvivor:
		g.discardSlot(t, slot, "FL-AUTO-17")
		g.automaRecruits(t)
	case KindEncounter:
		g.discardSlot(t, slot, "FL-AUTO-19")
	case KindEnemy: // it stays (FL-AUTO-20)
		for _, x := range Of(a).Action.Spoils {
			g.gain(t, Automa, x, 1, byCard("FL-AUTO-20", a))
		}
	default:
		g.discardSlot(t, slot, "FL-AUTO-16")
		g.automaRepairs(t, "FL-AUTO-16")
	}
}

// automaGathers is the Automa at a Location: the effect, then the block its Action card points at, or the only one left
// (FL-AUTO-12, FL-AUTO-13).
func (g *Game) automaGathers(t *table.Table, slot int, a table.Card) {
	c, _ := g.slotCard(slot)
	f := Of(c)
	switch f.Hazard {
	case HazardDamage:
		g.damage(t, Automa, 1, AnyArea, byCard("FL-AUTO-12", c))
	case HazardContamination:
		g.contaminate(t, Automa, 1, anyone, byCard("FL-AUTO-12", c))
	case HazardFame:
		g.loseFame(t, Automa, byCard("FL-AUTO-12", c))
	}
	block, tokens := 0, f.Left
	if g.Cards[c].Gone[0] || Of(a).Action.Arrow == ArrowRight && !g.Cards[c].Gone[1] {
		block, tokens = 1, f.Right
	}
	g.Cards[c].Gone[block] = true
	t.Tell(table.Event{Tale: taleGather, Seat: Automa, Rule: "FL-AUTO-12", A: int16(c), B: int16(block)})
	if g.Cards[c].Gone[1-block] {
		g.discardSlot(t, slot, "FL-AUTO-13")
	}
	for _, x := range tokens {
		g.gain(t, Automa, x, 1, byCard("FL-AUTO-13", c))
	}
}

// automaRecruits puts a Survivor token in the leftmost free box. Whoever has six Survivors already brings one back from
// the Contaminated Zone instead (FL-AUTO-17, FL-AUTO-18, FL-RULING-125, FL-RULING-164).
func (g *Game) automaRecruits(t *table.Table) {
	if g.crewSize() == automaCrew {
		g.automaHeals(t, by("FL-AUTO-18"))
		return
	}
	row, column, ok := g.berth()
	if !ok {
		t.Tell(table.Event{Tale: taleNoBerth, Seat: Automa, Rule: "FL-RULING-125"})
		return
	}
	g.Board.Crew[row][column] = true
	t.Tell(table.Event{Tale: taleJoins, Seat: Automa, Rule: "FL-AUTO-17", A: boxOf(row, column)})
}

// returnAutomaObjects lays the Objects of the Automa on the discards of which their game's deck is to be made anew;
// their number still scores (FL-AUTO-15).
func (g *Game) returnAutomaObjects(t *table.Table, discards *table.Pile, land Land) {
	hold := g.pile(AutomaHold)
	for i := hold.Len() - 1; i >= 0; i-- {
		if f := Of(hold.At(i)); f.Kind == KindObject && f.Land == land {
			hold.Move(t, i, discards, 0, 0)
			g.Board.Noted++
		}
	}
}
