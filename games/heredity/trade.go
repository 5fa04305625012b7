package heredity

import (
	"slices"

	"waystation/games/heredity/sheet"
	"waystation/table"
)

// What is asked.
var (
	askTrade  = book.Question("trade", "HE-ITEM-12", "{member a} and {member b}: what changes hands?", public)
	askAccept = book.Question("accept", "HE-RULING-44", "{member a} would trade with {member b}. Agreed?", public)
)

// What is offered.
var (
	VerbGive    = book.Verb("give", "{member a} gives {card b}", "item:{b}")
	VerbHand    = book.Verb("hand", "{member a} gives 1 material", "member:{a}")
	VerbBack    = book.Verb("back", "Leave it all", "")
	VerbAccept  = book.Verb("accept", "Agreed", "")
	VerbCounter = book.Verb("counter", "Rather something else", "")
)

// What is told.
var (
	taleTrade  = book.Tale("{member a} and {member b} trade.", atMember)
	taleOffers = book.Tale("{member a} would give {member b} {card c}.", atMember)
	taleBids   = book.Tale("{member a} would give {member b} {n c material materials}.", atMember)
	taleNoWay  = book.Tale("There is no trade.")
)

// deal is what changes hands in a trade, by the number of the item; materials from the first to the second.
type deal struct {
	a, b      int8
	items     []int16
	materials int16
}

func (d *deal) has(item int16) bool { return slices.Contains(d.items, item) }

func (d *deal) empty() bool { return len(d.items) == 0 && d.materials == 0 }

// trade is an exchange between two members next to each other: any items and materials, in any proportion. The token is
// paid when both have agreed (HE-ITEM-11 to HE-ITEM-14, HE-RULING-44).
func (g *Game) trade(t *table.Table, a, b int8) {
	d := deal{a: a, b: b}
	for g.bargain(t, &d, g.manager(a)) {
	}
	if d.empty() || !g.agreed(t, &d) {
		return
	}
	g.payWith(t, a, g.hands(a, d.has))
	t.Tell(table.Event{Tale: taleTrade, Seat: g.manager(a), Rule: "HE-ITEM-11", A: int16(a), B: int16(b)})
	g.swap(t, &d)
}

// agreed puts a deal to who manages the second of it, who may say what should be traded instead; that is put to the
// first. It is false if one of them would rather not (HE-RULING-44).
func (g *Game) agreed(t *table.Table, d *deal) bool {
	first, second := g.manager(d.a), g.manager(d.b)
	if g.Team[d.b].Managers.Has(first) {
		return true
	}
	said := g.putTo(t, second, d.a, d.b, d)
	if said == VerbCounter {
		d.items, d.materials = nil, 0
		for g.bargain(t, d, second) {
		}
		if !d.empty() {
			said = g.putTo(t, first, d.b, d.a, d)
		}
	}
	if said == VerbAccept {
		return true
	}
	t.Tell(table.Event{Tale: taleNoWay, Seat: second, Rule: "HE-RULING-44"})
	return false
}

// putTo tells what would change hands, and asks a seat whether it agrees to what one member proposes to another. The
// first proposal may be answered with another.
func (g *Game) putTo(t *table.Table, seat table.Seat, by, to int8, d *deal) table.Verb {
	for _, n := range d.items {
		giver, getter := d.a, d.b
		if g.holder(n) == d.b {
			giver, getter = d.b, d.a
		}
		t.Tell(table.Event{Tale: taleOffers, Seat: g.manager(by), Rule: "HE-RULING-44", A: int16(giver),
			B: int16(getter), C: n})
	}
	if giver, getter, n := d.a, d.b, d.materials; n != 0 {
		if n < 0 {
			giver, getter, n = getter, giver, -n
		}
		t.Tell(table.Event{Tale: taleBids, Seat: g.manager(by), Rule: "HE-RULING-44", A: int16(giver),
			B: int16(getter), C: n})
	}
	q := t.Open(seat, askAccept, int(by), int(to))
	q.Offer(VerbAccept.Of(), "HE-RULING-44")
	if by == d.a {
		q.Offer(VerbCounter.Of(), "HE-RULING-44")
	}
	q.Offer(VerbBack.Of(), "HE-RULING-44")
	return q.Ask().Verb
}

// bargain adds one thing to a deal, as a seat says. It is false when the deal is made or dropped.
func (g *Game) bargain(t *table.Table, d *deal, seat table.Seat) bool {
	q := t.Open(seat, askTrade, int(d.a), int(d.b))
	if !d.empty() {
		q.Offer(VerbDone.Of(), "HE-ITEM-12")
	}
	q.Offer(VerbBack.Of(), "HE-RULING-44")
	g.offerGifts(&q, d, d.a)
	g.offerGifts(&q, d, d.b)
	if d.materials >= 0 && d.materials < g.Team[d.a].Materials {
		q.Offer(VerbHand.Of(int(d.a)), "HE-ITEM-12")
	}
	if d.materials <= 0 && -d.materials < g.Team[d.b].Materials {
		q.Offer(VerbHand.Of(int(d.b)), "HE-ITEM-12")
	}
	switch o := q.Ask(); o.Verb {
	case VerbGive:
		d.items = append(d.items, o.B)
	case VerbHand:
		if int8(o.A) == d.a {
			d.materials++
		} else {
			d.materials--
		}
	case VerbBack:
		d.items, d.materials = nil, 0
		return false
	default:
		return false
	}
	return true
}

// offerGifts offers what a member could give: no item on which an Action token lies, nor the one whose slot must pay
// for the trade (HE-ITEM-14).
func (g *Game) offerGifts(q *table.Menu, d *deal, m int8) {
	for p := sheet.OnHead; p < sheet.Place(sheet.Places); p++ {
		n := g.Team[m].Items[p-sheet.OnHead].Number
		if n == 0 || d.has(n) {
			continue
		}
		o := VerbGive.Of(int(m), int(n))
		kept := func(item int16) bool { return item == n || d.has(item) }
		switch {
		case !g.Team[m].Loose(p):
			q.Deny(o, "HE-ITEM-14", tokenOnIt)
		case m == d.a && len(g.hands(m, kept)) == 0:
			q.Deny(o, "HE-ITEM-14", "its slot has to pay for the trade")
		default:
			q.Offer(o, "HE-ITEM-12")
		}
	}
}

// tokenOnIt is why an item stays where it is.
const tokenOnIt = "an Action token lies on it"

// swap carries out a deal; who has no room drops something (HE-ITEM-13).
func (g *Game) swap(t *table.Table, d *deal) {
	from, to := d.a, d.b
	n := int(d.materials)
	if n < 0 {
		from, to, n = to, from, -n
	}
	if n > 0 {
		g.pay1(t, from, n)
		g.gain(t, to, n)
	}
	type parcel struct {
		page *Page
		to   int8
		it   sheet.Item
	}
	var parcels []parcel
	for _, number := range d.items {
		to := d.b
		if g.holder(number) == d.b {
			to = d.a
		}
		page := g.shows(number)
		parcels = append(parcels, parcel{page, to, g.loosen(page)})
		g.card(number).Place = Beside
	}
	for _, p := range parcels {
		g.receive(t, p.page, p.to, p.it)
	}
}
