package saga

import (
	"waystation/games/words"
	"waystation/table"
)

// What is asked.
var (
	askEvent = book.Question("event", "PS-EVENT-02", "{card a}: do you pay {fee a}?", words.Idly("no"))
)

// What is offered.
var (
	VerbYes = book.Verb("yes", "Yes", "")
	VerbNo  = book.Verb("no", "No", "")
)

// What is told.
var (
	taleEvent  = book.Tale("{card a}. {text a}", words.Major)
	taleLapses = book.Tale("{card a} is over.")
	taleLacks  = book.Tale("{card a}: it costs {fee a}, and {who} has {left b}.", words.Costs)
)

// event draws an event; it takes effect at once or stays in play (PS-EVENT-01, PS-EVENT-02).
func (g *Game) event(t *table.Table) {
	g.begin(PhaseDeclare)
	g.endLasting(t, func(e *Event) bool { return e.Until == 0 })
	c, ok := g.drawUseful(t, Events, g.pile(Lasting)) // PS-RULING-092
	if !ok {
		return
	}
	t.Tell(table.Event{Tale: taleEvent, Seat: table.Nobody, Rule: "PS-EVENT-01", A: int16(c)})
	e := &Of(c).Event
	if e.Lasting {
		return
	}
	var who table.Seats
	for s := range table.Seat(g.Players) {
		if g.concerns(s, e.Who) {
			who = who.With(s)
		}
	}
	g.inOrder(t, func(s table.Seat) {
		if who.Has(s) {
			g.applyEvent(t, s, c)
		}
	})
	lasting := g.pile(Lasting)
	lasting.Lay(lasting.Find(c), g.pile(EventsGone))
}

// applyEvent is what an event does to one player.
func (g *Game) applyEvent(t *table.Table, s table.Seat, c table.Card) {
	e, why := &Of(c).Event, byCard("PS-EVENT-02", c)
	if g.meets(s, e.If) {
		g.apply(t, s, e.Does, why)
	} else {
		g.apply(t, s, e.Else, why)
	}
	if len(e.Offer) == 0 {
		return
	}
	if !g.affords(s, e.Price) { // nobody is asked what they can't have
		t.Tell(table.Event{Tale: taleLacks, Seat: s, Rule: "PS-EVENT-02", A: int16(c), B: g.owned(s, e.Price)})
		return
	}
	q := t.Open(s, askEvent, int(c))
	q.Offer(VerbYes.Of(), "PS-EVENT-02")
	q.Offer(VerbNo.Of(), "PS-EVENT-02")
	if q.Ask() == VerbYes.Of() {
		g.payPrice(t, s, e.Price, why)
		g.apply(t, s, e.Offer, why)
	}
}

// owned is how much a player has of what a price asks for first.
func (g *Game) owned(s table.Seat, price Effects) int16 {
	if x := price[0].Do; x >= DoLoseFood && x <= DoLoseBooks {
		return int16(g.mat(s).Goods[x.good()])
	}
	return 0
}

// concerns reports whether an event is for a player. Alone a player is all of these.
func (g *Game) concerns(s table.Seat, w Who) bool {
	if g.Mode == Solo {
		return true
	}
	switch w {
	case FirstInOrder:
		return g.Order[0] == s
	case LastInOrder:
		return g.Order[g.Players-1] == s
	case Leaders, Hindmost:
		for side := range g.sideCount() {
			a, b := g.own(s).VP, g.Sides[side].VP
			if w == Leaders && b > a || w == Hindmost && b < a {
				return false
			}
		}
	}
	return true
}

// endLasting ends lasting events.
func (g *Game) endLasting(t *table.Table, over func(*Event) bool) {
	p := g.pile(Lasting)
	for i := p.Len() - 1; i >= 0; i-- {
		c := p.At(i)
		if over(&Of(c).Event) {
			t.Tell(table.Event{Tale: taleLapses, Seat: table.Nobody, Rule: "PS-RULING-091", A: int16(c)})
			p.Lay(i, g.pile(EventsGone))
		}
	}
}
