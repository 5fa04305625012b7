package firelands

import "waystation/table"

// What is told.
var (
	taleFuryBuy = book.Tale("{who} turns to the Fury card: {furydeal a}")
)

// offerFury offers the bonuses of the Fury card, as often as the player can pay (FL-FURY-03, FL-FURY-04, FL-RULING-163).
func (g *Game) offerFury(m *table.Menu, s table.Seat) {
	fury := int(g.mat(s).Fury)
	deals := FuryCard()
	if fury < cheapestFury && !m.Wordy() {
		return
	}
	for i := range deals {
		o := VerbFury.Of(i)
		switch d := &deals[i]; {
		case furyPrice(d) > fury:
			m.Deny(o, "FL-FURY-02", "not enough Fury")
		case g.uselessDeal(s, d):
			m.Deny(o, "FL-RULING-110", "it would do nothing")
		default:
			m.Offer(o, "FL-FURY-03")
		}
	}
}

// cheapestFury is the least that a bonus of the Fury card costs.
var cheapestFury = highestFury

// init follows the init of catalogue.go, whose cards it needs.
func init() {
	for i := range FuryCard() {
		cheapestFury = min(cheapestFury, furyPrice(&FuryCard()[i]))
	}
}

func furyPrice(d *Deal) int {
	n := 0
	for _, e := range d.Pay {
		if e.Do == DoFury {
			n += int(e.N)
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
