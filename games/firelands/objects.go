package firelands

import (
	"slices"

	"waystation/table"
)

var (
	AskOver      = book.Question("over", "FL-OBJ-03", "You hold {n a card cards} too many. Use or discard one.")
	askPayObject = book.Question("pay", "FL-RULING-143", "Choose the Object you pay with.")
)

// What is offered.
var (
	VerbDiscard = book.Verb("discard", "Discard {the a}", "hand:{a}")
)

// What is told.
var (
	taleHoard     = book.Tale("{because c}The Automa takes an Object, unseen.")
	taleDraw      = book.SecretTale("{who} draws an Object.", "{who} draws {the secret}.")
	taleNoObjects = book.Tale("There is no Object left for {who} to draw.")
	taleDiscard   = book.Tale("{who} discards {the a}.")
	taleUse       = book.Tale("{who} uses {the a}.")
)

// Draws reports whether an event is a card that its player alone has seen as it was drawn.
func Draws(e table.Event) bool { return e.Tale == taleDraw }

// drawObjects draws n cards of the region's Object deck, unseen by others (FL-MIX-09). When the deck is empty the
// discards become the deck; when both are, there is nothing to draw (FL-OBJ-01, FL-OBJ-06).
func (g *Game) drawObjects(t *table.Table, s table.Seat, n int, why cause) {
	for range n {
		k := objectDecks[g.objectLand(s)]
		deck, old := g.pile(k.deck), g.pile(k.discard)
		if deck.Len() == 0 {
			g.returnAutomaObjects(t, old, g.objectLand(s))
			deck.Refill(old)
		}
		if deck.Len() == 0 {
			t.Tell(table.Event{Tale: taleNoObjects, Seat: s, Rule: "FL-OBJ-06"})
			return
		}
		g.rival(s).drawObject(g, t, s, deck, why)
	}
}

// drawObject takes a card into the hand.
func (player) drawObject(g *Game, t *table.Table, s table.Seat, deck *table.Pile, why cause) {
	c := deck.Draw(t, g.of(s, Hand), table.Set(s))
	t.Tell(table.Event{Tale: taleDraw, Seat: s, Rule: why.rule, Secret: int16(c), Who: table.Set(s)})
	g.keepLimit(t, s, by("FL-OBJ-03"))
}

// handLimit is how many Objects and Special Loot cards a player may hold (FL-OBJ-02).
func (g *Game) handLimit(s table.Seat) int { return 3 + g.working(s, BoxMaxPlus) }

// keepLimit makes a player who holds too many cards use or discard some (FL-OBJ-03, FL-OBJ-04, FL-RULING-145).
func (g *Game) keepLimit(t *table.Table, s table.Seat, why cause) {
	for {
		hand := g.of(s, Hand)
		if hand.Len() <= g.handLimit(s) {
			return
		}
		m := t.Open(s, AskOver, hand.Len()-g.handLimit(s))
		for i, l := range hand.Cards {
			if !copied(hand, i) {
				m.Offer(VerbDiscard.Of(int(l.Card)), why.rule)
			}
		}
		g.offerUses(&m, s)
		o := m.Ask()
		if o.Verb == VerbDiscard {
			t.Tell(table.Event{Tale: taleDiscard, Seat: s, Rule: why.rule, A: o.A})
			g.discardItem(t, s, table.Card(o.A))
		} else {
			g.use(t, s, table.Card(o.A))
		}
	}
}

// discardItem lays a card of a player's hand on its discard pile: Objects on their own game's, Special Loot on the
// Common pile (FL-OBJ-05, FL-LOOT-13, FL-MIX-14). In the Rest Phase it gets there when all have rested. Everybody can
// tell which card leaves, so that they still know the Special Loot that stays.
func (g *Game) discardItem(t *table.Table, s table.Seat, c table.Card) {
	hand := g.of(s, Hand)
	to, who := g.pile(objectDecks[Of(c).Land].discard), table.Everyone
	switch {
	case g.Phase == PhaseRest:
		to, who = g.of(s, Leaving), table.Set(s)
	case Of(c).Kind != KindObject:
		to = g.pile(Common)
	}
	hand.Move(t, hand.Find(c), to, table.Everyone, who)
}

// copied reports whether the i-th card of a hand is one more of the same: then the first stands for both.
func copied(hand *table.Pile, i int) bool {
	item := gists[hand.At(i)].item
	return slices.ContainsFunc(hand.Cards[:i], func(l table.Lying) bool { return gists[l.Card].item == item })
}

// payObject discards one Object card of the player's choice (FL-RULING-143). There is one.
func (g *Game) payObject(t *table.Table, s table.Seat, why cause) {
	m := t.Open(s, askPayObject)
	for i, l := range g.of(s, Hand).Cards {
		switch {
		case Of(l.Card).Kind != KindObject:
			m.Deny(VerbDiscard.Of(int(l.Card)), "FL-OBJ-08", "Special Loot can't pay")
		case !copied(g.of(s, Hand), i):
			m.Offer(VerbDiscard.Of(int(l.Card)), "FL-RULING-143")
		}
	}
	c := m.Ask().A
	t.Tell(table.Event{Tale: taleDiscard, Seat: s, Rule: why.rule, A: c})
	g.discardItem(t, s, table.Card(c))
}

// objects is how many Object cards a player holds, which everybody can see by their backs (FL-OBJ-08).
func (g *Game) objects(s table.Seat) int {
	n := 0
	for _, l := range g.of(s, Hand).Cards {
		if gists[l.Card].kind == KindObject {
			n++
		}
	}
	return n
}

// inHand finds an item in a player's hand.
func (g *Game) inHand(s table.Seat, i Item) (table.Card, bool) {
	for _, l := range g.of(s, Hand).Cards {
		if gists[l.Card].item == i {
			return l.Card, true
		}
	}
	return 0, false
}

// mayHold reports whether, for all that everybody knows, a player could hold an Object. Then the question whether to
// use it is put even if they do not hold it, as its absence would tell.
func (g *Game) mayHold(s table.Seat, i Item) bool {
	return g.of(s, Hand).Len() > 0 && g.anyInHand(s, func(c table.Card) bool { return gists[c].item == i })
}

// veil puts a question with one answer all the same where the player could, for all that everybody knows, hold a card
// to be used now: its absence would tell that they hold none.
func (g *Game) veil(m *table.Menu, s table.Seat) {
	if m.Len() == 1 {
		g.veilOne(m, s)
	}
}

// veilOne does so where there is one answer. Apart, it leaves veil small enough to cost nothing elsewhere.
func (g *Game) veilOne(m *table.Menu, s table.Seat) {
	if g.of(s, Hand).Len() > 0 && g.mayUse(s) {
		m.Always()
	}
}

// mayUse reports whether, for all that everybody knows, a player could hold a card that can be used now.
func (g *Game) mayUse(s table.Seat) bool {
	now := g.moment()
	return g.anyInHand(s, func(c table.Card) bool {
		if gists[c].when&now == 0 {
			return false
		}
		_, why := g.idle(s, Of(c))
		return why == ""
	})
}

// anyInHand reports whether, for all that everybody knows, one of the cards in a player's hand could be such a one.
// Special Loot has been seen by all. An Object may be any of its game that nobody has seen go: one in the deck, in a
// hand or with the Automa.
func (g *Game) anyInHand(s table.Seat, such func(table.Card) bool) bool {
	var lands [2]bool
	for _, l := range g.of(s, Hand).Cards {
		if k := &gists[l.Card]; k.kind == KindObject {
			lands[k.land] = true
		} else if such(l.Card) {
			return true
		}
	}
	if lands == [2]bool{} {
		return false
	}
	unseen := func(p *table.Pile) bool {
		return slices.ContainsFunc(p.Cards, func(l table.Lying) bool {
			k := &gists[l.Card]
			return k.kind == KindObject && lands[k.land] && such(l.Card)
		})
	}
	if unseen(g.pile(ObjectDeck)) || unseen(g.pile(FrostObjectDeck)) || unseen(g.pile(AutomaHold)) {
		return true
	}
	for o := range table.Seat(g.Players) {
		if unseen(g.of(o, Hand)) || unseen(g.of(o, Leaving)) {
			return true
		}
	}
	return false
}

// moment is when the current phase lets cards be used, in an own turn.
func (g *Game) moment() When {
	switch g.Phase {
	case PhaseExploration:
		return WhenExploration
	case PhaseRest:
		return WhenRest
	case PhaseMovement:
		return WhenMovement
	case PhaseConvoysFire, PhaseLoot:
		return WhenFire
	}
	return 0
}

// ownTurn reports whether a player may use cards now: in their own turn, in the Rest Phase always (FL-OBJ-05,
// FL-RULING-37).
func (g *Game) ownTurn(s table.Seat) bool { return g.Phase == PhaseRest || g.turn() == s }

// offerUses offers the Objects and Special Loot that a player can use now, in a question of their turn or one that lets
// them use cards.
func (g *Game) offerUses(m *table.Menu, s table.Seat) {
	if len(g.of(s, Hand).Cards) > 0 {
		g.offerHand(m, s)
	}
}

// offerHand offers what can be used of the cards in a player's hand. Apart, it leaves offerUses small enough to cost
// nothing where the hand is empty, as it mostly is.
func (g *Game) offerHand(m *table.Menu, s table.Seat) {
	own, now := g.ownTurn(s), g.moment()
	for i, l := range g.of(s, Hand).Cards {
		o := VerbUse.Of(int(l.Card))
		switch {
		case copied(g.of(s, Hand), i):
		case !own:
			m.Deny(o, "FL-OBJ-05", "only in your own turn")
		case gists[l.Card].when&now == 0:
			m.Deny(o, "FL-OBJ-05", "not in this phase")
		default:
			if rule, why := g.idle(s, Of(l.Card)); why != "" {
				m.Deny(o, rule, why)
			} else {
				m.Offer(o, "FL-OBJ-05")
			}
		}
	}
}

// tellUse tells that a card is used, by which it becomes known.
func (g *Game) tellUse(t *table.Table, s table.Seat, c table.Card, rule string) {
	g.Cards[c].Came = true
	t.Tell(table.Event{Tale: taleUse, Seat: s, Rule: rule, A: int16(c)})
}
