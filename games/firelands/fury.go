package firelands

import (
	"slices"

	"waystation/table"
)

// What is told.
var (
	taleFuryBuy = book.Tale("{who} turns to the Fury card. {furydeal a}")
)

// offerFury offers the bonuses of the Fury card, as often as the player can pay (FL-FURY-03, FL-FURY-04,
// FL-RULING-163).
func (g *Game) offerFury(m *table.Menu, s table.Seat) {
	fury := g.mat(s).Fury
	if fury < cheapestFury && !m.Wordy() {
		return
	}
	for i, price := range furyPrices {
		o := VerbFury.Of(i)
		rule, why := g.idleDeal(s, &FuryCard()[i])
		switch {
		case price > fury:
			m.Deny(o, "FL-FURY-02", "not enough Fury")
		case why != "":
			m.Deny(o, rule, why)
		default:
			m.Offer(o, "FL-FURY-03")
		}
	}
}

// furyPrices are what the bonuses of the Fury card cost, cheapestFury is the least of them.
var (
	furyPrices   []int8
	cheapestFury int8
)

// init follows the init of catalogue.go, whose cards it needs.
func init() {
	for i := range FuryCard() {
		furyPrices = append(furyPrices, furyPrice(&FuryCard()[i]))
	}
	cheapestFury = slices.Min(furyPrices)
}

func furyPrice(d *Deal) int8 {
	n := int8(0)
	for _, e := range d.Pay {
		if e.Do == DoFury {
			n += int8(e.N)
		}
	}
	return n
}

// buyFury buys a bonus of the Fury card.
func (g *Game) buyFury(t *table.Table, s table.Seat, i int) {
	d := &FuryCard()[i]
	why := by("FL-FURY-04")
	t.Tell(table.Event{Tale: taleFuryBuy, Seat: s, Rule: "FL-FURY-04", A: int16(i)})
	g.pay(t, s, d, false, why)
	g.give(t, s, d, 0, why)
}
