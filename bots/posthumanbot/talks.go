package posthumanbot

import (
	"slices"

	"waystation/games/posthuman"
	"waystation/table"
)

// lotWorth is what a lot is worth to a player: food and ammo by what is in stock, cards by what they do.
func (m *mind) lotWorth(p *posthuman.SeenPlayer, l *posthuman.Lot, sign int) int {
	x := m.foodFrom(p.Food, sign*int(l.Food))
	x += sign * int(l.Ammo) * 12
	for _, c := range l.Cards[:l.N] {
		if sign > 0 {
			x += m.itemWorth(posthuman.Shown(c)) * 2 / 3
		} else {
			x -= max(m.itemWorth(posthuman.Shown(c)), 8)
		}
	}
	return x
}

// WeighsOffers says how an offer is weighed here, of "it": nobody answers why a bot said no.
const WeighsOffers = "takes what is worth more to it than what it gives, and refuses whoever is near the Fortress " +
	"and not behind it. A food is worth 2 to 5 ammo to it: the fewer it has, the more"

// accept weighs an offer: what is gained must be clearly more, or what one would have proposed, and nobody is helped to
// the gate.
func (m *mind) accept(o table.Option) int {
	x := &m.v.Offers[o.A]
	n := m.lotWorth(m.me, &x.Give, 1) + m.lotWorth(m.me, &x.Want, -1) - 12
	if w, ok := m.proposal(x.From); ok && w.grants(x) {
		n = max(n, 10)
	}
	if m.winning(&m.v.Players[x.From]) {
		n -= 40
	}
	return n
}

// winning reports whether another is near the gate, and this player no nearer.
func (m *mind) winning(p *posthuman.SeenPlayer) bool { return p.JP >= 8 && p.JP >= m.me.JP }

// refuse clears the table of an offer that is not worth it.
func (m *mind) refuse(o table.Option) int {
	if m.accept(o) > 0 {
		return -5
	}
	return 1
}

// wish is what this player would propose to another: food for ammo or ammo for food, three ammo a food.
type wish struct{ giveFood, giveAmmo, wantFood, wantAmmo int }

// grants reports whether an offer of somebody else is as good as what this player wishes of them.
func (w *wish) grants(x *posthuman.Offer) bool {
	return int(x.Give.Food) >= w.wantFood && int(x.Give.Ammo) >= w.wantAmmo &&
		int(x.Want.Food) <= w.giveFood && int(x.Want.Ammo) <= w.giveAmmo && x.Want.N == 0
}

// proposal is what would help both, as far as one sees the other's stock; ok is false when there is nothing, or no way
// to trade.
func (m *mind) proposal(to table.Seat) (w wish, ok bool) {
	p := &m.v.Players[to]
	free := m.v.Event.Face() != nil && m.v.Event.Face().Event.Rule == posthuman.FreeTrade
	switch {
	case p.Seat == m.me.Seat || p.Mutant || p.Gone || p.Terrain != m.me.Terrain && !free, m.winning(p):
	case m.me.Food <= 1 && p.Food >= 5 && m.me.Ammo >= 3:
		return wish{giveAmmo: 3, wantFood: 1}, true
	case m.me.Food >= 6 && p.Food <= 1 && p.Ammo >= 3 && m.self().SD > 0:
		return wish{giveFood: 1, wantAmmo: 3}, true
	}
	return wish{}, false
}

// partner is to whom one would make an offer: in each Trade phase to one after the other, so that nobody is asked twice
// for the same. What lies on the table between the two is answered first.
func (m *mind) partner() (table.Seat, bool) {
	asked := m.me.Bids
	for i := range m.v.Players {
		s := table.Seat(i)
		if _, ok := m.proposal(s); !ok {
			continue
		}
		if asked == 0 {
			return s, !m.bargains(s)
		}
		asked--
	}
	return 0, false
}

// bargains reports whether an offer lies on the table between this player and another.
func (m *mind) bargains(with table.Seat) bool {
	return slices.ContainsFunc(m.v.Offers, func(o posthuman.Offer) bool {
		return o.From == m.me.Seat && o.To == with || o.From == with && o.To == m.me.Seat
	})
}

// bidsATurn is how many offers are made in one Trade phase: bots could haggle for ever.
const bidsATurn = 2

// offer weighs making somebody an offer: not every time one could, and never one that would help nobody, which is all
// that whoever misjudges it could make.
func (m *mind) offer(table.Option) int {
	switch _, ok := m.partner(); {
	case !ok || m.me.Bids >= bidsATurn:
		return never
	case m.ask.Number%3 == 0:
		return -1
	}
	return 5
}

// with weighs to whom the offer is made.
func (m *mind) with(o table.Option) int {
	if s, ok := m.partner(); ok && s == table.Seat(o.A) {
		return 10
	}
	return never
}

// token weighs one more food or ammo in an offer: until there is as much of it as is wished.
func (m *mind) token(o table.Option, pick func(wish) int) int {
	to, ok := m.partner()
	if !ok {
		return 0
	}
	w, _ := m.proposal(to)
	left := pick(w)
	for _, x := range m.taken {
		if x.Verb == o.Verb {
			left--
		}
	}
	if left > 0 {
		return 10
	}
	return -10
}

func (m *mind) giveFood(o table.Option) int {
	return m.token(o, func(w wish) int { return w.giveFood })
}
func (m *mind) giveAmmo(o table.Option) int {
	return m.token(o, func(w wish) int { return w.giveAmmo })
}
func (m *mind) wantFood(o table.Option) int {
	return m.token(o, func(w wish) int { return w.wantFood })
}
func (m *mind) wantAmmo(o table.Option) int {
	return m.token(o, func(w wish) int { return w.wantAmmo })
}

// turnMutant weighs turning: when the race is lost, or when everybody else has turned and it is the last human's to end
// it (PH-RULING-144).
func (m *mind) turnMutant(table.Option) int {
	mutants := len(m.v.Players) - m.humans
	behind := m.lead - m.me.JP
	switch {
	case m.humans == 1: // all win together
		if m.me.JP >= 5 && m.me.Health >= 2 { // the gate alone is worth more
			return -10
		}
		return 10
	case m.lead >= 9:
		return -10 // too late to stop them
	case behind >= 4, behind >= 3 && (mutants > 0 || m.cards >= 4), behind >= 2 && m.cards >= 4:
		return 10
	case mutants > 0 && m.me.JP <= 3 && m.v.Turn > 15:
		return 10
	}
	return -10
}
