package posthuman

import (
	"waystation/games/words"
	"waystation/table"
)

var (
	askBargain = book.Question("bargain", "PH-EVENT-01", "{card a}: what do you take?")
	askFree    = book.Question("free", "PH-EVENT-11", "{card a}: take the free action?")
)

// What is offered.
var (
	VerbDeal   = book.Verb("deal", "{deal a b}", "")
	VerbGather = book.Verb("gather", "{Action a} for free", "action:{a}")
)

// What is told.
var (
	taleEvent      = book.Tale("Turn {b}: {card a}.", words.Major, words.At("card:{a}"))
	taleNoEffect   = book.Tale("{card a} {verb a has have} no effect.")
	taleSeasonGone = book.Tale("{card a} {verb a is are} over.")
	taleNobody     = book.Tale("{card a} {verb a concerns concern} nobody this time.")
	taleTied       = book.Tale("A tie: {card a} {verb a concerns concern} nobody.")
	taleConcerns   = book.Tale("{card a} {verb a concerns concern} {who}.")
	taleKept       = book.Tale("{who} takes {card a}.")
	taleDeal       = book.Tale("{who} strikes a bargain ({card a}).")
)

// event draws and resolves the event of the turn (PH-SEQ-01, PH-EVENT-01). In the solo game there is one every turn
// without exception: when the deck is through, the last three come (PH-SOLO-05, PH-SOLO-10, PH-RULING-150). Else the
// discarded ones make a new deck (PH-RULING-43). Regular and seasonal events have a place each (PH-EVENT-02).
func (g *Game) event(t *table.Table) {
	g.drawEvent(t)
	g.Phase = PhaseEating
}

func (g *Game) drawEvent(t *table.Table) {
	from := Events
	if g.solo() {
		if g.pile(Events).Len() == 0 {
			from = EventsLast
		}
	} else {
		g.refill(Events)
	}
	if g.pile(from).Len() == 0 {
		return
	}
	now := g.pile(EventNow)
	c := g.pile(from).Draw(t, now, table.Everyone)
	g.Cards[c].Came = true
	t.Tell(table.Event{Tale: taleEvent, Seat: g.Starter, Rule: "PH-EVENT-01", A: int16(c), B: g.Turn})
	e := &Of(c).Event
	if e.Seasonal {
		g.seasonOver(t, "PH-EVENT-05")
		now.Lay(0, g.pile(SeasonNow))
	}
	if e.lonely(g) { // PH-EVENT-08, PH-RULING-149
		t.Tell(table.Event{Tale: taleNoEffect, Seat: table.Nobody, Rule: "PH-EVENT-08", A: int16(c)})
		now.MoveAll(g.pile(EventsGone))
		g.reckonEvents()
		return
	}
	g.reckonEvents()
	who := g.meant(e)
	g.tellConcerned(t, c, who)
	gives := g.givenBy(e)
	switch {
	case e.Keep:
		g.keep(t, c, who)
	case len(e.Offers) > 0:
		g.bargains(t, c, who)
	case len(gives) > 0 && gives[0].Do == DoForage:
		g.freeForage(t, c, who)
	default:
		for _, s := range g.Order { // PH-RULING-42
			if who.Has(s) && g.human(s) {
				g.aboard(t, s, func() { g.apply(t, s, gives, byCard("PH-EVENT-01", c)) })
			}
		}
	}
}

// tellConcerned tells whom an event means that compares players or looks where they are, and that it means nobody
// (PH-EVENT-01, PH-EVENT-09).
func (g *Game) tellConcerned(t *table.Table, c table.Card, who table.Seats) {
	e := &Of(c).Event
	switch {
	case who == 0 && g.humans() > 0 && (e.Who == WhoOutdoors || e.Who == WhoSameTerrain):
		t.Tell(table.Event{Tale: taleNobody, Seat: table.Nobody, Rule: "PH-EVENT-09", A: int16(c)})
	case who == 0 && g.humans() > 0:
		t.Tell(table.Event{Tale: taleTied, Seat: table.Nobody, Rule: "PH-EVENT-01", A: int16(c)})
	case e.Who != WhoAll && !e.Keep && !g.solo():
		for _, s := range g.Order {
			if who.Has(s) {
				t.Tell(table.Event{Tale: taleConcerns, Seat: s, Rule: "PH-EVENT-01", A: int16(c)})
			}
		}
	}
}

// Concerned are the places in what was told after an event at which is said whom it means, or that it means nobody.
func Concerned(told []table.Event) (at []int) {
	for i := range told {
		switch told[i].Tale {
		case taleEvent: // that of the next turn
			return at
		case taleTied, taleConcerns, taleNobody, taleNoEffect, taleKept:
			at = append(at, i)
		}
	}
	return at
}

// givenBy is what an event gives or takes; in the solo game what its solo text says (PH-SOLO-11).
func (g *Game) givenBy(e *Event) []Effect {
	if g.solo() && e.SoloGives != nil {
		return e.SoloGives
	}
	return e.Gives
}

// seasonOver discards the seasonal event in play (PH-EVENT-04, PH-EVENT-05).
func (g *Game) seasonOver(t *table.Table, rule string) {
	p := g.pile(SeasonNow)
	if p.Len() == 0 {
		return
	}
	t.Tell(table.Event{Tale: taleSeasonGone, Seat: table.Nobody, Rule: rule, A: int16(p.At(0))})
	p.MoveAll(g.pile(EventsGone))
}

// lonely reports whether an event compares players and there is only one human to compare. In the solo game its solo
// text, if it has one, counts instead (PH-EVENT-08, PH-SOLO-11, PH-SOLO-12, PH-RULING-149).
func (e *Event) lonely(g *Game) bool {
	if e.Who == WhoAll || e.Who == WhoOutdoors || g.humans() > 1 {
		return false
	}
	return !g.solo() || e.Solo == ""
}

// meant is whom an event is about: humans only (PH-EVENT-09, PH-EVENT-12, PH-RULING-89).
func (g *Game) meant(e *Event) table.Seats {
	var who table.Seats
	if g.solo() && e.Solo != "" {
		return g.people()
	}
	switch e.Who {
	case WhoAll:
		return g.people()
	case WhoOutdoors, WhoSameTerrain:
		for _, s := range g.Order {
			if g.human(s) && (e.Who == WhoOutdoors && !g.safe(s) || e.Who == WhoSameTerrain && g.inCompany(s)) {
				who = who.With(s)
			}
		}
		return who
	}
	best, level := 0, false
	for _, s := range g.Order {
		if !g.human(s) {
			continue
		}
		switch n := g.compared(s, e.Who); {
		case who == 0 || n > best:
			who, best, level = table.Set(s), n, false
		case n == best:
			who, level = who.With(s), true
		}
	}
	if level && !e.TiesAll {
		return 0
	}
	return who
}

// inCompany reports whether another human stands on the same terrain type.
func (g *Game) inCompany(s table.Seat) bool {
	for _, o := range g.Order {
		if o != s && g.human(o) && g.terrain(o) == g.terrain(s) {
			return true
		}
	}
	return false
}

// compared is the number by which an event compares a human; the highest is meant.
func (g *Game) compared(s table.Seat, w Who) int {
	m := g.mat(s)
	switch w {
	case WhoMostTiles:
		return g.of(s, Map).Len()
	case WhoFewestTiles:
		return -g.of(s, Map).Len()
	case WhoFurthestAhead:
		return int(m.JP)
	case WhoFurthestBack:
		return -int(m.JP)
	case WhoLowestHealth:
		return -int(m.Health)
	case WhoLowestMorale:
		return -int(m.Morale)
	case WhoFewestXP:
		return -g.xp(s)
	case WhoMostFood:
		return int(m.Food)
	case WhoFewestCards:
		return -g.of(s, Gear).Len() - g.of(s, Hand).Len()
	}
	return 0
}

// keep gives an event that is collected to whoever it means, for as long as they like (PH-EVENT-06, PH-RULING-88).
func (g *Game) keep(t *table.Table, c table.Card, who table.Seats) {
	for _, s := range g.Order {
		if who == table.Set(s) {
			g.pile(EventNow).MoveAll(g.of(s, Kept))
			g.reckonEvents()
			g.reckon(s)
			t.Tell(table.Event{Tale: taleKept, Seat: s, Rule: "PH-EVENT-06", A: int16(c)})
			return
		}
	}
}

// bargains offers what can be had for a price, to all concerned side by side, and then settles clockwise
// (PH-RULING-42). What is not paid at once is not to be had later (PH-EVENT-07), and a safe house pays for nobody
// (PH-EAT-12).
func (g *Game) bargains(t *table.Table, c table.Card, who table.Seats) {
	deals := Of(c).Event.Offers
	var taken [4]int8 // 1 for the first deal
	g.together(t, who, func(s table.Seat) {
		if !g.anyDeal(s, deals) {
			return
		}
		m := t.Open(s, askBargain, int(c))
		m.Offer(VerbNo.Of(), "PH-EVENT-07")
		for i := range deals {
			switch o := VerbDeal.Of(int(c), i); {
			case !g.canPay(s, deals[i].Cost):
				m.Deny(o, "PH-EVENT-07", "you can't pay for it")
			case !g.helps(s, deals[i].Gives):
				m.Deny(o, "PH-EVENT-01", "it would give you nothing")
			default:
				m.Offer(o, "PH-EVENT-07")
			}
		}
		if o := m.Ask(); o.Verb == VerbDeal {
			taken[s] = int8(o.B) + 1
		}
	})
	for _, s := range g.Order {
		if taken[s] == 0 || !g.human(s) {
			continue
		}
		d := &deals[taken[s]-1]
		if !g.canPay(s, d.Cost) { // it has gone elsewhere meanwhile
			continue
		}
		why := byCard("PH-EVENT-07", c)
		t.Tell(table.Event{Tale: taleDeal, Seat: s, Rule: why.rule, A: int16(c)})
		g.aboard(t, s, func() {
			g.pay(t, s, d.Cost, why)
			g.apply(t, s, d.Gives, why)
		})
	}
}

func (g *Game) anyDeal(s table.Seat, deals []Deal) bool {
	for i := range deals {
		if g.canPay(s, deals[i].Cost) && g.helps(s, deals[i].Gives) {
			return true
		}
	}
	return false
}

// freeForage lets all concerned forage for nothing, by the rules of foraging (PH-EVENT-11, PH-SEQ-07, PH-RULING-57).
func (g *Game) freeForage(t *table.Table, c table.Card, who table.Seats) {
	var yes table.Seats
	for _, s := range g.Order {
		if who.Has(s) && g.legal(s, Forage) {
			yes = yes.With(s)
		}
	}
	var take [4]bool
	g.together(t, yes, func(s table.Seat) {
		m := t.Open(s, askFree, int(c))
		m.Offer(VerbGather.Of(int(Forage)), "PH-EVENT-11")
		m.Offer(VerbNo.Of(), "PH-EVENT-11")
		take[s] = m.Ask().Verb == VerbGather
	})
	for _, s := range g.Order {
		if take[s] {
			g.aboard(t, s, func() { g.freeAction(t, s, Forage) })
		}
	}
}

// ruled reports whether an event in play holds a rule in force.
func (g *Game) ruled(r Rule) bool { return g.Rules>>r&1 == 1 }
