package firelands

import (
	"waystation/table"
)

// What is offered.
var (
	VerbGoods = book.Verb("goods", "{token a}", "")
)

// means is what a player could pay with, and what could be done for them (FL-RULING-110).
type means struct {
	Hold
	fury, fame, room, objects int8
	free                      bool // Fury costs nothing (FL-RULING-142)
	fanatic                   bool // could take Damage for a loss of Fame
	anyone, involved          bool // is there to take a counter
}

func (g *Game) means(s table.Seat) means {
	m := g.mat(s)
	w := means{Hold: g.hold(s), fury: m.Fury, fame: m.Fame, objects: int8(g.objects(s))}
	w.room = w.Whole
	w.anyone = g.survivors(s) > 0
	w.involved = g.of(s, Active).Len() > 0 // before somebody is sent, somebody will be
	if w.fame == lowestFame {              // above it a loss needs nobody's help
		_, w.fanatic = g.activeWith(s, Fanatic)
	}
	return w
}

// refuses says by which rule and why a price can't be paid in full; why is empty when it can. With free set Fury
// costs nothing (FL-RULING-142).
func (w *means) refuses(d *Deal, free bool) (rule, why string) {
	if len(d.Pay) == 0 {
		return "", ""
	}
	left := *w
	left.free = free
	for _, e := range d.Pay {
		if left.room, rule, why = prices[e.Do].refuses(left, e); why != "" {
			return rule, why
		}
	}
	return "", ""
}

// anyDeal reports whether a player can carry out at least one option of an Encounter (FL-ENC-02).
func (g *Game) anyDeal(s table.Seat, f *Face) bool {
	w := g.means(s)
	return w.anyDeal(f)
}

func (w *means) anyDeal(f *Face) bool {
	for i := range f.Deals {
		if _, why := w.refuses(&f.Deals[i], false); why == "" {
			return true
		}
	}
	return false
}

// uselessDeal reports whether nothing that a deal gives would do anything for a player (FL-RULING-110).
func (g *Game) uselessDeal(s table.Seat, d *Deal) bool {
	_, why := g.idleDeal(s, d)
	return why != ""
}

// idleDeal says by which rule and why nothing that a deal gives would do anything; why is empty when something would.
func (g *Game) idleDeal(s table.Seat, d *Deal) (rule, why string) {
	for _, e := range d.Gain {
		if rule, why = gifts[e.Do].idle(g, s, e); why == "" {
			return "", ""
		}
	}
	return rule, why
}

// damage is how much Damage a deal costs.
func (d *Deal) damage() int {
	n := 0
	for _, e := range d.Pay {
		if e.Do == DoDamage {
			n += int(e.N)
		}
	}
	return n
}

// pay pays the price of a deal, Damage last: it may take the Fanatic who pays the Fame (FL-FURY-05, FL-RULING-110).
func (g *Game) pay(t *table.Table, s table.Seat, d *Deal, free bool, why cause) {
	damage := d.damage()
	for _, e := range d.Pay {
		if e.Do == DoFury && free {
			continue
		}
		prices[e.Do].pay(g, t, s, e, damage, why)
	}
	g.damage(t, s, damage, AnyArea, why)
}

// give gives what a deal brings. What can't be applied is lost (FL-RULING-110). slot is that of an Encounter, else 0.
func (g *Game) give(t *table.Table, s table.Seat, d *Deal, slot int, why cause) {
	for _, e := range d.Gain {
		gifts[e.Do].give(g, t, s, e, slot, why)
	}
}

var askGoods = book.Question("goods", "FL-RULING-111", "{because a}What do you take?")

// good asks for one of Food, Fuel and Ammo that is not among those already taken, a set of 1 << Token.
func (g *Game) good(t *table.Table, s table.Seat, taken uint, why cause) Token {
	m := t.Open(s, askGoods, int(why.card))
	for _, x := range goods {
		if taken>>x&1 == 0 {
			m.Offer(VerbGoods.Of(int(x)), "FL-RULING-111")
		} else {
			m.Deny(VerbGoods.Of(int(x)), "FL-RULING-111", "the two must be different")
		}
	}
	return Token(m.Ask().A)
}

// goods gives n different of Food, Fuel and Ammo.
func (g *Game) goods(t *table.Table, s table.Seat, n int, why cause) {
	taken := uint(0)
	for range n {
		x := g.good(t, s, taken, why)
		taken |= 1 << x
		g.gain(t, s, x, 1, why)
	}
}

var goods = [3]Token{Food, Fuel, Ammo}
