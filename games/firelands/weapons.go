package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

var askSecond = book.Question("second", "FL-ICON-12",
	"The Outcome card says: {row a b}. Apply it, or turn over another and apply that?")

// What is offered.
var (
	VerbApply   = book.Verb("apply", "Apply it", "")
	VerbAnother = book.Verb("another", "Turn over another", "")
)

// What is told.
var (
	taleFire    = book.Tale("{who} fires from {box a}.", words.Conclusion, words.At("{target b}"))
	taleOutcome = book.Tale("{card a} is turned over{result a b}.")
)

// attack is one attack with a Weapon, on one Enemy or, with a Saw, on all in the region (FL-FIRE-03, FL-RULING-74). The
// order is damage, Fury, jam, and then the loot (FL-RULING-75).
func (g *Game) attack(t *table.Table, s table.Seat, o table.Option) {
	b, n, extra := spot(o.A), int(o.B), 0
	why := byCard("FL-FIRE-03", b.card())
	k := b.face()
	g.cargo(b).Used = true
	t.Tell(table.Event{Tale: taleFire, Seat: s, Rule: "FL-FIRE-03", A: o.A, B: o.B})
	rating := int(k.N)
	if o.C&aimed != 0 {
		c, _ := g.activeWith(s, Sheriff)
		g.useAbility(t, s, c)
		rating++
	}
	if o.C&loaded != 0 {
		extra = 1
	}
	switch k.Kind {
	case BoxWeapon:
		if extra == 0 {
			g.spend(t, s, Ammo, 1, why)
		}
		g.shoot(t, s, b, n, rating, extra)
	case BoxFlamethrower:
		g.spend(t, s, Fuel, 1, why)
		g.flame(t, s, b, n, extra)
	case BoxSaw:
		g.saw(t, s, b, n, extra)
	}
	for n := range g.Foes {
		g.bury(t, n)
	}
}

// turnOutcome turns over the top Outcome card, onto the discards. The deck is never empty: when the last card has gone,
// the discards but for that card become the deck (FL-FIRE-17, FL-RULING-84). The back on top is public. The rating is
// that of the Weapon, or 0 when Enemies fire.
func (g *Game) turnOutcome(t *table.Table, rating int) *Face {
	deck, old := g.pile(OutcomeDeck), g.pile(OutcomeDiscard)
	c := deck.Draw(t, old, table.Everyone)
	g.Cards[c].Came = true
	t.Tell(table.Event{Tale: taleOutcome, Seat: table.Nobody, Rule: "FL-FIRE-05", A: int16(c), B: int16(rating)})
	if deck.Len() == 0 {
		for old.Len() > 1 {
			old.Lay(0, deck)
		}
		deck.Shuffle()
	}
	deck.ShowBack(t)
	return Of(c)
}

// outcome is the Outcome card turned over last.
func (g *Game) outcome() *Face {
	old := g.pile(OutcomeDiscard)
	return Of(old.At(old.Len() - 1))
}

// shoot is the attack of a standard Weapon: the row of its rating on one Outcome card, or on a second one if the convoy
// has the box for that (FL-FIRE-05, FL-ICON-12, FL-RULING-78).
func (g *Game) shoot(t *table.Table, s table.Seat, b spot, n, rating, extra int) {
	g.turnOutcome(t, rating)
	if g.working(s, BoxExtraOutcome) > 0 {
		m := t.Open(s, askSecond, int(g.pile(OutcomeDiscard).At(g.pile(OutcomeDiscard).Len()-1)), rating)
		m.Offer(VerbApply.Of(), "FL-FIRE-05")
		m.Offer(VerbAnother.Of(), "FL-ICON-12")
		if m.Ask().Verb == VerbAnother {
			g.turnOutcome(t, rating)
		}
	}
	row := g.outcome().Player[rating-1]
	why := byCard("FL-FIRE-06", b.card())
	if row.Damage > 0 {
		g.strike(t, s, n, int(row.Damage)+extra, why)
	}
	g.gainFury(t, s, int(row.Fury), byCard("FL-FIRE-08", b.card()))
	if row.Jam {
		g.jam(t, s, b, "FL-FIRE-07")
	}
}

// flame is the attack of a Flamethrower: the sum of the rows up to the first that jams it (FL-ICON-06, FL-RULING-76).
func (g *Game) flame(t *table.Table, s table.Seat, b spot, n, extra int) {
	damage, fury := 0, 0
	for {
		row := g.turnOutcome(t, int(b.face().N)).Player[b.face().N-1]
		damage += int(row.Damage)
		fury += int(row.Fury)
		if row.Jam {
			break
		}
	}
	if damage > 0 {
		g.strike(t, s, n, damage+extra, byCard("FL-ICON-06", b.card()))
	}
	g.gainFury(t, s, fury, byCard("FL-RULING-76", b.card()))
	g.jam(t, s, b, "FL-ICON-06")
}

// saw is the attack of a Saw: its rating on every Enemy in the region; then it is jammed (FL-ICON-07, FL-RULING-77).
// What is loaded on top strikes the Enemy named.
func (g *Game) saw(t *table.Table, s table.Seat, b spot, named, extra int) {
	var near [7]int
	for _, n := range g.foesOf(s, near[:0]) {
		damage := int(b.face().N)
		if n == named {
			damage += extra
		}
		g.strike(t, s, n, damage, byCard("FL-ICON-07", b.card()))
	}
	g.jam(t, s, b, "FL-ICON-07")
}
