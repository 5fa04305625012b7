package heredity

import (
	"slices"

	"waystation/games/heredity/decks"
	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	taleAnchor  = book.Tale("Into the row: {then a b}.", atCard)
	taleSupport = book.Tale("Into the row, beside {card b}: {card a}.", atCard)
	taleLeave   = book.Tale("Out of the row: {then a b}.", atCard)
	taleReach   = book.Tale("The Time marker reaches {then a b}.", atCard)
	taleLoop    = book.Tale("From the start again: loop {a}.", wordsMajor)
	taleSkip    = book.Tale("Passed over: {card a}.", atCard)
)

// askCard is put before what a card of the Timeline does (HE-RULING-48). Anybody may go on.
var askCard = book.Question("card", "HE-TIME-02", "Next in the row: {card a}.", must, words.Always, public)

// rowForms are steps about the Timeline.
var rowForms = map[string]form{
	"anchor {ref}": {
		do: func(g *Game, t *table.Table, s *decks.Step, c cause) { g.anchor(t, c.ref(s.Card), c) },
		can: func(g *Game, s *decks.Step, c cause) bool {
			return g.meant(s.Card, c) && g.canAnchor(c.ref(s.Card))
		},
	},
	"support {n}": {
		do:  func(g *Game, t *table.Table, s *decks.Step, c cause) { g.support(t, c.card, int16(s.Card.Number), c) },
		can: func(g *Game, s *decks.Step, c cause) bool { return g.Row.Index(int16(s.Card.Number)) >= 0 },
	},
	"unanchor {ref}": {
		do: func(g *Game, t *table.Table, s *decks.Step, c cause) {
			n := c.ref(s.Card)
			g.leaveRow(t, n, Beside)
			g.card(n).Place = Beside
			g.removeFigures(n)
		},
		can: func(g *Game, s *decks.Step, c cause) bool { return g.meant(s.Card, c) && g.Row.Has(c.ref(s.Card)) },
	},
	"marker to {n}": {
		do:  func(g *Game, _ *table.Table, s *decks.Step, c cause) { g.Row.MoveTo(c.ref(s.Card)) },
		can: func(g *Game, s *decks.Step, c cause) bool { return g.Row.Index(c.ref(s.Card)) >= 0 },
	},
	"skip next": {do: func(g *Game, _ *table.Table, _ *decks.Step, _ cause) { g.Skip = true }},
	"phase":     {do: func(g *Game, _ *table.Table, _ *decks.Step, _ cause) { g.Phase = PhasePlayer }},
	"end phase": {do: func(g *Game, _ *table.Table, _ *decks.Step, _ cause) { g.Phase = PhaseRow }},
}

// canAnchor says whether an available anchor matches (HE-TIME-07 to HE-TIME-09).
func (g *Game) canAnchor(number int16) bool {
	page := g.shows(number)
	return page != nil && !g.Row.Has(number) && g.Row.Holder(page.Hold.Left) >= 0
}

// anchor puts a card into the Timeline; its box is not applied before the marker reaches it (HE-TIME-05, HE-TIME-06).
// The figures of a person are placed after that (HE-NPC-01).
func (g *Game) anchor(t *table.Table, number int16, c cause) {
	page := g.shows(number)
	if page == nil || !g.Row.Anchor(number, page.Hold) {
		return
	}
	g.card(number).Place = InRow
	g.Fresh = append(g.Fresh, number)
	t.Tell(table.Event{Tale: taleAnchor, Seat: table.Nobody, Rule: "HE-TIME-05", A: number, B: g.then(number, 0)})
	if page.Person != nil {
		g.standUp(t, number, c)
	}
}

// support slides a card above or below another (HE-TIME-10).
func (g *Game) support(t *table.Table, number, host int16, _ cause) {
	page := g.shows(number)
	if page == nil || !g.Row.Slide(number, page.Hold, host) {
		return
	}
	g.card(number).Place = InRow
	t.Tell(table.Event{Tale: taleSupport, Seat: table.Nobody, Rule: "HE-TIME-10", A: number, B: host})
}

// leaveRow takes a card out of the Timeline. What becomes of its supports they say themselves, or the same happens to
// them (HE-TIME-12, HE-TIME-18, HE-TIME-19, HE-RULING-71).
func (g *Game) leaveRow(t *table.Table, number int16, to Place) {
	if !g.Row.Has(number) {
		return
	}
	left := g.Row.Remove(number, nil)
	g.Fresh = slices.DeleteFunc(g.Fresh, func(n int16) bool { return n == number })
	t.Tell(table.Event{Tale: taleLeave, Seat: table.Nobody, Rule: "HE-TIME-16", A: number, B: g.then(number, 0)})
	for _, n := range left {
		card := g.card(n)
		card.Place = Beside
		page := g.shows(n)
		if page != nil && page.Side != nil && len(page.Leaves) > 0 {
			c := event(n)
			c.host = number
			g.do(t, page.Leaves, c)
			continue
		}
		switch to {
		case Beside:
		case Discarded:
			g.discard(t, n, event(number))
		default:
			g.putAway(t, n, to)
		}
	}
}

// turnInRow is what a flip means for a card of the Timeline: without a box it leaves, otherwise it stays where it is
// (HE-TIME-17, HE-RULING-70).
func (g *Game) turnInRow(t *table.Table, page *Page) {
	if page.Boxed {
		g.Row.Turn(page.Number, page.Hold)
		if page.Person != nil && g.figureOf(page.Number) < 0 {
			g.setDown(t, page.Number, event(page.Number)) // whoever was beaten has risen (HE-NPC-01)
		}
		return
	}
	g.leaveRow(t, page.Number, Burned) // its supports go back to the box; itself it stays in play (HE-RULING-71)
	g.card(page.Number).Place = Beside
}

// advance moves the Time marker on (HE-TIME-03, HE-TIME-04).
func (g *Game) advance(t *table.Table) {
	loops := g.Row.Loops
	n := g.Row.Advance()
	if g.Skip && n != playerCard {
		g.Skip = false
		t.Tell(table.Event{Tale: taleSkip, Seat: table.Nobody, Rule: "HE-TIME-03", A: n})
		g.Row.Advance()
	}
	if g.Row.Loops > loops {
		t.Tell(table.Event{Tale: taleLoop, Seat: table.Nobody, Rule: "HE-TIME-04", A: int16(g.Row.Loops + 1)})
	}
}

// resolve applies the card under the Time marker (HE-TIME-02), its supports with it (HE-TIME-11, HE-RULING-71).
func (g *Game) resolve(t *table.Table) {
	n := g.Row.Current()
	if n == 0 {
		return
	}
	g.Fresh = slices.DeleteFunc(g.Fresh, func(x int16) bool { return x == n })
	if n != playerCard {
		t.Any(table.Upto(int(g.Players)), askCard, func(_ table.Seat, m *table.Menu) {
			m.Offer(VerbOn.Of(int(n)), "HE-RULING-48")
		}, int(n))
	}
	t.Tell(table.Event{Tale: taleReach, Seat: table.Nobody, Rule: "HE-TIME-02", A: n, B: g.then(n, 0)})
	supports := g.Row.Supporting(n, nil)
	instead := false
	for _, s := range supports {
		g.supportBox(t, s, n, func(b *decks.Box) []decks.Step { return b.Before })
	}
	for _, s := range supports {
		instead = g.supportBox(t, s, n, func(b *decks.Box) []decks.Step { return b.Instead }) || instead
	}
	if !instead && g.Row.Current() == n {
		g.box(t, n)
	}
	if n == playerCard {
		return // what comes after it waits until the family has finished
	}
	for _, s := range supports {
		g.supportBox(t, s, n, func(b *decks.Box) []decks.Step { return b.After })
	}
}

// supportBox does what a support says at one time, and reports whether that was anything.
func (g *Game) supportBox(t *table.Table, support, host int16, list func(*decks.Box) []decks.Step) (did bool) {
	page := g.shows(support)
	if !g.Row.Has(support) || page == nil || page.Side == nil {
		return false
	}
	c := event(support)
	c.host = host
	for i := range page.Sections {
		if b := page.Sections[i].Timeline; b != nil && len(list(b)) > 0 {
			g.do(t, list(b), c)
			did = true
		}
	}
	return did
}

// box applies the red box of a card, in the order of its sections: steps, or what its figures do (HE-SECT-16,
// HE-AI-01).
func (g *Game) box(t *table.Table, number int16) {
	if number == playerCard {
		g.beginPhase(t)
		return
	}
	page := g.shows(number)
	if page == nil || page.Side == nil {
		return
	}
	back := g.card(number).Back
	for i := range page.Sections {
		s := &page.Sections[i]
		if g.turned(number, back) || !g.Row.Has(number) {
			return
		}
		switch {
		case s.Timeline != nil:
			g.do(t, s.Timeline.Steps, event(number))
		case s.NPC != nil:
			g.activate(t, number, s.NPC)
		}
	}
}
