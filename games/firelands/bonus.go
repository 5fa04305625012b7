package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

// What is offered.
var (
	VerbRecycle = book.Verb("recycle", "Recycle with {box a}", "{boxpiece who a}")
	VerbBonus   = book.Verb("bonus", "Bonus. {tiledeal a b}{free c}", "tile:{a}")
	VerbChoose  = book.Verb("choose", "{card a}", "card:{a}")
)

// What is told.
var (
	taleBonus = book.Tale("{who} takes the Bonus Action of the {card c}.", words.At("tile:{a}"))
)

// tileDeals are the Bonus Actions of a slot's tile, of which one may be done (FL-BONUS-01, FL-BONUS-02).
func (g *Game) tileDeals(slot int) []Deal {
	tile := g.Tiles[slot-1]
	return Of(tile.Card).Sides[tile.Side]
}

// offerBonus offers the Bonus Action of a slot. The Incursor, when exploring, pays its Fury (FL-RULING-142).
func (g *Game) offerBonus(m *table.Menu, s table.Seat, slot int) {
	w := g.means(s)
	deals := g.tileDeals(slot)
	for i := range deals {
		d := &deals[i]
		o := VerbBonus.Of(slot, i, 0)
		if rule, why := g.idleDeal(s, d); why != "" {
			m.Deny(o, rule, why)
			continue
		}
		if rule, why := w.refuses(d, false); why != "" {
			m.Deny(o, rule, why)
		} else {
			m.Offer(o, "FL-BONUS-01")
		}
		if costsFury(d) && g.incursorExplores(s) {
			if _, why := w.refuses(d, true); why == "" {
				m.Offer(VerbBonus.Of(slot, i, 1), "FL-RULING-142")
			}
		}
	}
}

// incursorExplores reports whether an Incursor takes part in the action and can pay the Fury of a Bonus Action.
func (g *Game) incursorExplores(s table.Seat) bool {
	c, ok := g.activeWith(s, Incursor)
	return ok && g.Cards[c].Sent
}

func costsFury(d *Deal) bool {
	for _, e := range d.Pay {
		if e.Do == DoFury {
			return true
		}
	}
	return false
}

// bonus does a Bonus Action.
func (g *Game) bonus(t *table.Table, s table.Seat, slot, i int, free bool) {
	tile := g.Tiles[slot-1].Card
	d := &g.tileDeals(slot)[i]
	t.Tell(table.Event{Tale: taleBonus, Seat: s, Rule: "FL-BONUS-01", A: int16(slot), B: int16(i), C: int16(tile)})
	if free {
		c, _ := g.activeWith(s, Incursor)
		g.useAbility(t, s, c)
	}
	g.Cards[tile].Came = true
	why := byCard("FL-BONUS-01", tile)
	g.pay(t, s, d, free, why)
	g.give(t, s, d, 0, why)
}

var AskRecycle = book.Question("recycle", "FL-RULING-48", "{because a}Which card do you recycle?")

// White reports whether a tile may recycle the card for a player: convoy cards of no colour or of their own
// (FL-BONUS-09, FL-RULING-48).
func (f *Face) White(own Colour) bool {
	return f.Convoy() && (f.Colour == White || f.Colour == own)
}

// recyclable is how many cards of the Common pile a player could recycle: of one kind with a special box, white ones
// of all kinds (0) with a tile.
func (g *Game) recyclable(s table.Seat, kind Kind) int {
	n := 0
	for _, l := range g.pile(Common).Cards {
		if g.mayRecycle(s, l.Card, kind) {
			n++
		}
	}
	return n
}

func (g *Game) mayRecycle(s table.Seat, c table.Card, kind Kind) bool {
	if kind == 0 {
		return Of(c).White(g.mat(s).Colour)
	}
	return Of(c).Kind == kind
}

// recycle installs a card of the Common pile: one of a kind with a special box, a white one of any kind (0) with a
// tile (FL-BONUS-09).
func (g *Game) recycle(t *table.Table, s table.Seat, kind Kind, why cause) {
	if g.recyclable(s, kind) == 0 {
		return
	}
	m := t.Open(s, AskRecycle, int(why.card))
	for _, l := range g.pile(Common).Cards {
		switch f := Of(l.Card); {
		case !f.Convoy():
		case kind == 0 && !f.White(g.mat(s).Colour):
			m.Deny(VerbChoose.Of(int(l.Card)), "FL-BONUS-09", "it has an opponent's colour")
		case kind != 0 && f.Kind != kind:
			m.Deny(VerbChoose.Of(int(l.Card)), "FL-ICON-15", "another kind of card is looked for")
		default:
			m.Offer(VerbChoose.Of(int(l.Card)), "FL-RULING-48")
		}
	}
	g.install(t, s, g.pile(Common), table.Card(m.Ask().A), why)
}

// Recycles is the kind of card that a box recycles, or 0 (FL-ICON-15).
func (k BoxKind) Recycles() Kind {
	switch k {
	case BoxRecycleTruck:
		return KindTruck
	case BoxRecycleTrailer:
		return KindTrailer
	case BoxRecycleDevice:
		return KindDevice
	}
	return 0
}

// offerRecycling offers the recycling boxes of the convoy, once a round, in an Exploration turn outside an action
// (FL-ICON-15, FL-RULING-48).
func (g *Game) offerRecycling(m *table.Menu, s table.Seat) {
	if h := &g.mat(s).Stowed.Boxes; h[BoxRecycleTruck]+h[BoxRecycleTrailer]+h[BoxRecycleDevice] == 0 && !m.Wordy() {
		return
	}
	for _, k := range convoyPiles {
		for _, l := range g.of(s, k).Cards {
			for i, b := range Of(l.Card).Boxes {
				kind := b.Kind.Recycles()
				if kind == 0 {
					continue
				}
				o := VerbRecycle.Of(int(spotOf(l.Card, i)))
				switch {
				case g.Stow[l.Card][i].Damaged:
					m.Deny(o, "FL-CONVOY-10", "the box is damaged")
				case g.Cards[l.Card].Used:
					m.Deny(o, "FL-RULING-48", "used this round")
				case g.recyclable(s, kind) == 0:
					m.Deny(o, "FL-RULING-48", "no such card lies in the Common pile")
				default:
					m.Offer(o, "FL-ICON-15")
				}
			}
		}
	}
}

// recycleBox uses a recycling box.
func (g *Game) recycleBox(t *table.Table, s table.Seat, b spot) {
	g.Cards[b.card()].Used = true
	t.Tell(table.Event{Tale: taleAbility, Seat: s, Rule: "FL-ICON-15", A: int16(b.card())})
	g.recycle(t, s, b.kind().Recycles(), byCard("FL-ICON-15", b.card()))
}
