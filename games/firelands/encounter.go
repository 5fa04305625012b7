package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

var (
	askTopmost = book.Question("topmost", "FL-RULING-54", "Which card shall come up first?", words.Secret)
	askNextUp  = book.Question("next-up", "FL-RULING-54", "Which one after it?", words.Secret)
	AskWitch   = book.Question("witch", "FL-RULING-54", "Discard {the a} for one more turn right after this one?",
		words.Idly("no"))
	AskSell = book.Question("sell", "FL-RULING-147",
		"Which contaminated Survivors do you hand over? Each brings 1 Object and 1 Fame.")
	AskAll = book.Question("all", "FL-LAST-01",
		"Those are all your Survivors: without any you are out of the game. Hand them over?")
)

// What is offered.
var (
	VerbYes = book.Verb("yes", "Yes", "")
)

// What is told.
var (
	taleDeal = book.Tale("{who} makes a deal with {the a}. {offer a b}", words.Major, words.At("{lies who a}"))
	talePeek = book.Tale("{who} looks at the top {n a card cards} of the Exploration deck.")
)

// encounter carries out one option of the Encounter in a slot (FL-ENC-01, FL-ENC-03).
func (g *Game) encounter(t *table.Table, s table.Seat, slot, i int) {
	c, _ := g.slotCard(slot)
	d := &Of(c).Deals[i]
	why := byCard("FL-ENC-01", c)
	t.Tell(table.Event{Tale: taleDeal, Seat: s, Rule: "FL-ENC-01", A: int16(c), B: int16(i)})
	g.pay(t, s, d, false, why)
	g.give(t, s, d, slot, why)
	switch d.Fate {
	case Goes:
		g.discardSlot(t, slot, "FL-ENC-03")
	case MayTurn:
		m := t.Open(s, AskWitch, int(c))
		m.Offer(VerbYes.Of(), "FL-RULING-54")
		m.Offer(VerbNo.Of(), "FL-RULING-54")
		if m.Ask().Verb == VerbYes {
			g.Again = s
			g.discardSlot(t, slot, "FL-RULING-54")
		}
	}
}

// takeToken takes the token that lies on an Encounter (FL-EXPL-24).
func (g *Game) takeToken(t *table.Table, s table.Seat, slot int, why cause) {
	c, _ := g.slotCard(slot)
	if x := Of(c).Token; x != NoToken && !g.Cards[c].Gone[0] {
		g.Cards[c].Gone[0] = true
		g.gain(t, s, x, 1, why)
	}
}

// peek shows a player the top n cards of the Exploration deck, and lets them choose in which order they lie (Relic
// Witch; the Signal Officer sees one).
func (g *Game) peek(t *table.Table, s table.Seat, n int, why cause) {
	me := table.Set(s)
	deck, ok := g.deck()
	if !ok {
		return
	}
	for i := range min(n, deck.Len()) {
		deck.Peek(t, i, me)
	}
	for k := Deck1; k <= Deck3; k++ { // a period that is running out lies on top of the next
		if next := g.pile(k); next != deck && next.Len() > 0 && deck.Len() < n {
			for deck.Len() > 0 {
				deck.Move(t, 0, next, me, me)
			}
			deck = next
			for i := range min(n, deck.Len()) {
				deck.Peek(t, i, me)
			}
		}
	}
	n = min(n, deck.Len())
	t.Tell(table.Event{Tale: talePeek, Seat: s, Rule: why.rule, A: int16(n)})
	if n < 2 {
		return
	}
	top := func(c table.Card) { deck.Move(t, deck.Find(c), deck, me, me) }
	m := t.Open(s, askTopmost)
	for i := range n {
		m.Offer(VerbChoose.Of(int(deck.At(deck.Len()-1-i))), "FL-RULING-54")
	}
	first := table.Card(m.Ask().A)
	top(first)
	if n > 2 {
		m := t.Open(s, askNextUp)
		for i := 1; i < n; i++ {
			m.Offer(VerbChoose.Of(int(deck.At(deck.Len()-1-i))), "FL-RULING-54")
		}
		top(table.Card(m.Ask().A))
		top(first)
	}
}

// sellMutants hands over contaminated Survivors, those who explore among them perhaps, for 1 Object and 1 Fame each
// (Mutant Recruiter, FL-RULING-147).
func (g *Game) sellMutants(t *table.Table, s table.Seat, why cause) {
	for {
		m := t.Open(s, AskSell)
		for _, k := range zones {
			for _, l := range g.of(s, k).Cards {
				if g.Cards[l.Card].Counters > 0 {
					m.Offer(VerbLose.Of(int(l.Card)), "FL-RULING-147")
				}
			}
		}
		sold := m.AskSome(0, m.Len())
		if len(sold) > 0 && len(sold) == g.survivors(s) && !g.sure(t, s) {
			continue
		}
		n := len(sold)
		for _, o := range sold {
			g.loseCard(t, s, table.Card(o.A), why)
		}
		for range n {
			g.gain(t, s, ObjectToken, 1, why)
			g.gainFame(t, s, 1, why)
		}
		return
	}
}

// sure asks whether a player really wants to lose everybody.
func (g *Game) sure(t *table.Table, s table.Seat) bool {
	m := t.Open(s, AskAll)
	m.Offer(VerbNo.Of(), "FL-RULING-147")
	m.Offer(VerbYes.Of(), "FL-LAST-01")
	return m.Ask().Verb == VerbYes
}
