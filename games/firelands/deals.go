package firelands

import (
	"slices"

	"waystation/table"
)

// What is offered.
var (
	VerbGoods = book.Verb("goods", "{token a}", "")
)

// means is what a player could pay with, and what could be done for them (FL-RULING-110).
type means struct {
	hold
	fury, fame, room, objects int
	fanatic                   bool // could take Damage for a loss of Fame
	anyone, involved          bool // is there to take a counter
}

func (g *Game) means(s table.Seat) means {
	m := g.mat(s)
	w := means{hold: g.hold(s), fury: int(m.Fury), fame: int(m.Fame), objects: g.objects(s)}
	w.room = int(w.Whole)
	w.anyone = g.survivors(s) > 0
	w.involved = g.of(s, Active).Len() > 0 // before somebody is sent, somebody will be
	_, w.fanatic = g.activeWith(s, Fanatic)
	return w
}

// refuses says by which rule and why a price can't be paid in full; why is empty when it can. With free set Fury costs nothing
// (FL-RULING-142).
func (w *means) refuses(d *Deal, free bool) (rule, why string) {
	room := w.room
	for _, e := range d.Pay {
		n := int(e.N)
		switch e.Do {
		case DoFury:
			if !free && w.fury < n {
				return "FL-FURY-02", "not enough Fury"
			}
		case DoDamage:
			if room -= n; room < 0 {
				return "FL-RULING-33", "no box left to damage"
			}
		case DoFame:
			if w.fame > lowestFame {
				break
			}
			if room--; !w.fanatic || room < 0 {
				return "FL-FAME-05", "your Fame is on the lowest space"
			}
		case DoLoseFame:
			if w.fame > lowestFame {
				break
			}
			if room--; room < 0 {
				return "FL-RULING-29", "your Fame is on the lowest space and no box is left to damage"
			}
		case DoContaminate:
			if e.Any && !w.anyone || !e.Any && !w.involved {
				return "FL-RULING-28", "nobody is there to take the counter"
			}
		case DoToken:
			switch {
			case e.Token == ObjectToken && w.objects < n:
				return "FL-OBJ-08", "no Object to pay with"
			case e.Token != ObjectToken && int(w.Tokens[e.Token]) < n:
				return "FL-RULING-110", "you don't have what it costs"
			}
		}
	}
	return "", ""
}

// contaminates reports whether a Contamination counter is part of the price.
func (d *Deal) contaminates() bool {
	return slices.ContainsFunc(d.Pay, func(e Effect) bool { return e.Do == DoContaminate })
}

// anyOther reports whether a player can carry out another option of an Encounter than the i-th.
func (g *Game) anyOther(s table.Seat, f *Face, i int) bool {
	w := g.means(s)
	for k := range f.Deals {
		if _, why := w.refuses(&f.Deals[k], false); k != i && why == "" {
			return true
		}
	}
	return false
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

// uselessDeal reports whether nothing that a deal gives would do anything for a player with such a hold (FL-RULING-110).
func (g *Game) uselessDeal(s table.Seat, h *hold, d *Deal) bool {
	for _, e := range d.Gain {
		among := involved
		if e.Any {
			among = anyone
		}
		switch e.Do {
		case DoFury:
			if g.mat(s).Fury < highestFury {
				return false
			}
		case DoRepair:
			if h.Damaged > 0 {
				return false
			}
		case DoTreat:
			if g.treatable(s, among) > 0 {
				return false
			}
		case DoToken:
			if e.Token == ObjectToken || h.takes(e.Token) {
				return false
			}
		case DoRecycle:
			if g.recyclable(s, 0) > 0 {
				return false
			}
		case DoRecycleDevice:
			if g.recyclable(s, KindDevice) > 0 {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// pay pays the price of a deal, Damage last: it may take the Fanatic who pays the Fame (FL-FURY-05, FL-RULING-110).
func (g *Game) pay(t *table.Table, s table.Seat, d *Deal, free bool, why cause) {
	damage := 0
	for _, e := range d.Pay {
		if e.Do == DoDamage {
			damage += int(e.N)
		}
	}
	for _, e := range d.Pay {
		n := int(e.N)
		switch e.Do {
		case DoFury:
			if !free {
				g.spendFury(t, s, n, why)
			}
		case DoFame:
			for range n {
				g.payFameAnd(t, s, damage, why)
			}
		case DoLoseFame:
			for range n {
				g.loseFame(t, s, why)
			}
		case DoContaminate:
			among := involved
			if e.Any { // FL-RULING-47
				among = anyone
			}
			g.contaminate(t, s, n, among, why)
		case DoToken:
			if e.Token == ObjectToken {
				for range n {
					g.payObject(t, s, why)
				}
			} else {
				g.spend(t, s, e.Token, n, why)
			}
		}
	}
	g.damage(t, s, damage, AnyArea, why)
}

// give gives what a deal brings. What can't be applied is lost (FL-RULING-110). slot is that of an Encounter, else 0.
func (g *Game) give(t *table.Table, s table.Seat, d *Deal, slot int, why cause) {
	for _, e := range d.Gain {
		n := int(e.N)
		switch e.Do {
		case DoFury:
			g.gainFury(t, s, n, why)
		case DoFame:
			g.gainFame(t, s, n, why)
		case DoRepair:
			g.repair(t, s, n, why)
		case DoTreat:
			among := involved
			if e.Any {
				among = anyone
			}
			g.treat(t, s, n, among, why)
		case DoToken:
			g.gain(t, s, e.Token, n, why)
		case DoRecycle:
			g.recycleTile(t, s, why)
		case DoRecycleDevice:
			g.recycle(t, s, KindDevice, why)
		case DoTake:
			g.takeToken(t, s, slot, why)
		case DoDifferent:
			g.goods(t, s, n, why)
		case DoAlike:
			g.gain(t, s, g.good(t, s, 0, why), n, why)
		case DoPeek:
			g.peek(t, s, n, cause{rule: "FL-RULING-54", card: why.card})
		case DoMutants:
			g.sellMutants(t, s, why)
		}
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
