package heredity

import (
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/table"
)

// What is asked.
var (
	askAct  = book.Question("act", "HE-TIME-14", "What does the family do?", public)
	askSlot = book.Question("slot", "HE-ACT-09", "{member a}: which slot pays for it?", public)
)

// VerbSlot is a slot that can pay.
var VerbSlot = book.Verb("slot", "{Slot a b}", "slot:{a}:{b}")

// What is told.
var (
	taleRise   = book.Tale("Everybody has their tokens back.", wordsMajor)
	taleEnough = book.Tale("The family has done enough{leads a}.")
)

// wholeChapter is the scope that an ending leaves.
const wholeChapter = 1

// Step plays the next part: of the set-up, a card of the Timeline, one action of the family, a part of the camp.
func (g *Game) Step(t *table.Table) {
	whole := t.Scope(wholeChapter, func() {
		switch g.Phase {
		case PhaseSetup:
			g.setUp(t)
		case PhaseRow:
			g.advance(t)
			g.resolve(t)
		case PhasePlayer:
			g.action(t)
		case PhaseCamp:
			g.camp(t)
		}
	})
	if !whole {
		g.Acting, g.Offers, g.Hand = Acting{}, g.Offers[:0], 0
		g.Part = 0
		g.Phase = PhaseCamp
		if !g.won() {
			g.Phase = PhaseOver // HE-CAMP-01, HE-RULING-108
		}
	}
}

// won says whether the chapter ended in a victory.
func (g *Game) won() bool {
	c := g.chapter()
	return g.Final > 0 && c != nil && c.Victory[g.Final-1]
}

// beginPhase is the Player card: everybody takes their tokens back, then the family acts (HE-TIME-13, HE-TIME-14,
// HE-RULING-38, HE-RULING-142).
func (g *Game) beginPhase(t *table.Table) {
	t.Tell(table.Event{Tale: taleRise, Seat: table.Nobody, Rule: "HE-TIME-13"})
	for m := range g.Size {
		g.Team[m].Recover()
	}
	g.Away = g.Away[:0]
	if n := g.modified(playerCard, "host tokens {k}"); n < 0 {
		for m := range g.Size {
			g.loseTokens(t, m, -n)
		}
	}
	g.Phase = PhasePlayer
}

// action is one action of the family, of whoever acts first; when all have finished, or no token is left, the card is
// done (HE-ACT-04, HE-ACT-05, HE-ACT-20, HE-TIME-15, HE-RULING-39, HE-RULING-45).
func (g *Game) action(t *table.Table) {
	if g.tokens() == 0 {
		g.endPhase(t)
		return
	}
	seat, o, acted := t.Any(table.Upto(int(g.Players)), askAct, g.offerActions)
	if !acted {
		g.endPhase(t)
		return
	}
	before := g.tokens()
	g.Hand = table.Set(seat)
	g.carryOut(t, seat, o)
	g.Hand = 0
	g.prune(g.tokens() < before)
}

// endPhase ends the family's time: the lead passes on, and the marker will (HE-TIME-15, HE-RULING-46).
func (g *Game) endPhase(t *table.Table) {
	g.Offers = g.Offers[:0]
	g.Lead = (g.Lead + 1) % table.Seat(g.Players)
	g.Phase = PhaseRow
	t.Tell(table.Event{Tale: taleEnough, Seat: table.Nobody, Rule: "HE-TIME-15", A: int16(g.Lead)})
	for _, s := range g.Row.Supporting(playerCard, nil) {
		g.supportBox(t, s, playerCard, func(b *decks.Box) []decks.Step { return b.After })
	}
}

// offerActions offers all that the members of a seat can do, and answers to what others propose.
func (g *Game) offerActions(seat table.Seat, q *table.Menu) {
	g.offerAnswers(seat, q)
	for m := range g.Size {
		if g.Team[m].Managers.Has(seat) && g.Team[m].Tokens > 0 {
			g.offerMember(q, m)
		}
	}
}

// payIcon moves a token to a free slot with an icon. Where slots differ the player says which (HE-ACT-09).
func (g *Game) payIcon(t *table.Table, m int8, icon sheet.Icons) {
	g.payWith(t, m, g.Team[m].Free(icon, nil))
}

// payWith moves a token to one of some slots, of those that are alike on a card the first.
func (g *Game) payWith(t *table.Table, m int8, free []sheet.At) {
	q := t.Open(g.manager(m), askSlot, int(m))
	for i, a := range free {
		if !g.repeats(m, free, i) {
			q.Offer(VerbSlot.Of(int(m), slotNumber(a)), "HE-ACT-09")
		}
	}
	g.Team[m].Pay(slotAt(q.Ask().B))
}

// repeats says whether one of some slots is like the one before it, so that it need not be offered.
func (g *Game) repeats(m int8, free []sheet.At, i int) bool {
	return i > 0 && free[i-1].Place == free[i].Place && alike(&g.Team[m].Sheet, free[i-1], free[i])
}

// canPay says whether a member has a token and a free slot with an icon (HE-ACT-12, HE-RULING-40).
func (g *Game) canPay(m int8, icon sheet.Icons) bool {
	var buffer [sheet.Places * sheet.Slots]sheet.At
	return g.Team[m].Tokens > 0 && len(g.Team[m].Free(icon, buffer[:0])) > 0
}

// hands are the free INTERACT slots of a member but those on items that must stay unused, as a token on an item keeps
// it where it is (HE-ITEM-09, HE-ITEM-14). Slots of the character's own cards are on item 0.
func (g *Game) hands(m int8, unused func(item int16) bool) (list []sheet.At) {
	for _, a := range g.Team[m].Free(sheet.Interact, nil) {
		item := int16(0)
		if a.Place >= sheet.OnHead {
			item = g.Team[m].Items[a.Place-sheet.OnHead].Number
		}
		if !unused(item) {
			list = append(list, a)
		}
	}
	return list
}
