package heredity

import (
	"waystation/games/heredity/decks"
	"waystation/table"
)

// What is told.
var (
	taleDeck  = book.Tale("{n b card cards} are shuffled into a deck.")
	taleDraw  = book.Tale("From the deck: {card a}.", atCard)
	taleKarma = book.Tale("A Karma card joins the deck for good: {karma a}. Each blow draws one of the deck.",
		wordsMajor)
	taleLost = book.Tale("A Karma card leaves the deck from which each blow draws one: {karma a}.")
	taleTest = book.Tale("A test, by a card of Karma: {karma a}.", wordsMajor)
)

// deckForms are steps about special decks and Karma.
var deckForms = map[string]form{
	"deck {word} {list}": {do: (*Game).makeDeck},
	"draw {word}":        {do: (*Game).drawSpecial},
	"draw karma": {do: func(g *Game, t *table.Table, _ *decks.Step, _ cause) {
		c := g.drawKarma(t)
		g.Tested = int8(c) + 1
		t.Tell(table.Event{Tale: taleTest, Seat: table.Nobody, Rule: "HE-FIGHT-05", A: int16(c)})
	}},
	"karma {n}": {do: func(g *Game, t *table.Table, s *decks.Step, c cause) {
		n := c.ref(s.Card)
		if n >= firstSpecialNumber {
			g.see(t, n, false)
		}
		g.addKarma(t, n)
	}},
	"lose karma {n}": {do: func(g *Game, t *table.Table, s *decks.Step, c cause) { g.loseKarma(t, c.ref(s.Card)) }},
}

// firstSpecialNumber is the first number that is not of the base deck (HE-RULING-61).
const firstSpecialNumber = 50

// makeDeck forms a special deck of the listed cards, shuffled (HE-CARD-17, HE-RULING-56).
func (g *Game) makeDeck(t *table.Table, s *decks.Step, _ cause) {
	if g.special(s.Word) >= 0 {
		return
	}
	for d := range g.Specials {
		x := &g.Specials[d]
		if x.Size > 0 {
			continue
		}
		x.Name = s.Word
		for i, n := range s.Cards {
			if i < specialSize {
				x.Numbers[i] = int16(n)
				x.Size++
			}
		}
		for i := range x.Size {
			slot := firstSpecial + table.Card(d*specialSize+int(i))
			g.Outside[d].Lay(g.Outside[d].Find(slot), &g.Draws[d])
		}
		g.Draws[d].Shuffle()
		t.Tell(table.Event{Tale: taleDeck, Seat: table.Nobody, Rule: "HE-CARD-17", A: int16(d), B: int16(x.Size)})
		return
	}
}

// drawSpecial takes the top card of a special deck and applies it. An empty deck is made anew of its discards
// (HE-RULING-56).
func (g *Game) drawSpecial(t *table.Table, s *decks.Step, c cause) {
	d := g.special(s.Word)
	if d < 0 {
		return
	}
	if g.Draws[d].Len() == 0 {
		g.Draws[d].Refill(&g.Discards[d])
	}
	if g.Draws[d].Len() == 0 {
		return
	}
	number := g.specialNumber(g.Draws[d].Draw(t, &g.Outside[d], table.Everyone))
	back := false
	page := g.see(t, number, back)
	if page == nil {
		return
	}
	card := g.card(number)
	card.Place, card.Told, card.Gone = Beside, 0, 0
	t.Tell(table.Event{Tale: taleDraw, Seat: table.Nobody, Rule: "HE-CARD-06", A: number})
	g.arrive(t, page, event(0))
}

// addKarma puts a Karma card into the deck for good, shuffled with all that lie on the discard pile (HE-RULING-92).
func (g *Game) addKarma(t *table.Table, number int16) {
	slot, ok := g.karmaSlot(number)
	i := g.KarmaBox.Find(slot)
	if !ok || i < 0 {
		return
	}
	g.KarmaBox.Lay(i, &g.Karma)
	g.Karma.Refill(&g.KarmaGone)
	t.Tell(table.Event{Tale: taleKarma, Seat: table.Nobody, Rule: "HE-RULING-92", A: int16(slot)})
}

// loseKarma takes a Karma card out of the game. The deck lies in no order, so nobody learns where the others lie.
func (g *Game) loseKarma(t *table.Table, number int16) {
	slot, ok := g.karmaSlot(number)
	if !ok {
		return
	}
	for _, p := range []*table.Pile{&g.Karma, &g.KarmaGone} {
		if i := p.Find(slot); i >= 0 {
			p.Move(t, i, &g.KarmaBox, table.Everyone, table.Everyone)
			t.Tell(table.Event{Tale: taleLost, Seat: table.Nobody, Rule: "HE-SAVE-05", A: int16(slot)})
		}
	}
}

// drawKarma draws a Karma card, and lays it on the discard pile. If the deck is empty its discards are shuffled first
// (HE-FIGHT-05, HE-FIGHT-09).
func (g *Game) drawKarma(t *table.Table) table.Card {
	if g.Karma.Len() == 0 {
		g.Karma.Refill(&g.KarmaGone)
	}
	return g.Karma.Draw(t, &g.KarmaGone, table.Everyone)
}

// karmaValue is what a Karma card adds, or that it fails (HE-FIGHT-06, HE-FIGHT-10, HE-RULING-90).
func (g *Game) karmaValue(c table.Card) *decks.KarmaValue {
	if c < baseKarma {
		return &baseKarmaValues[c]
	}
	if page := g.known(g.karmaNumber(c), false); page != nil && page.Side != nil && page.Side.Karma != nil {
		return page.Side.Karma
	}
	return &decks.KarmaValue{}
}

// tested is the Karma card that a test drew last.
func (g *Game) tested() *decks.KarmaValue {
	if g.Tested == 0 {
		return nil
	}
	return g.karmaValue(table.Card(g.Tested - 1))
}

// baseKarmaValues are the Karma cards 10 to 20 (HE-RULING-90).
var baseKarmaValues = [baseKarma]decks.KarmaValue{
	{Failure: true}, {Value: -1}, {}, {}, {}, {Value: 1}, {Value: 1}, {Value: 1}, {Value: 2}, {Value: 2},
	{Do: []decks.Step{{Form: "heal {k} of {who}", N: 1, Who: decks.Who{Form: "actor"}}}},
}
