package posthumanbot

import (
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

// accept weighs an offer: what is gained must be clearly more, and nobody is helped to the gate.
func (m *mind) accept(o table.Option) int {
	x := &m.v.Offers[o.A]
	n := m.lotWorth(m.me, &x.Give, 1) + m.lotWorth(m.me, &x.Want, -1) - 12
	if m.v.Players[x.From].JP >= 8 && m.v.Players[x.From].JP >= m.me.JP {
		n -= 40
	}
	return n
}

// refuse clears the table of an offer that is not worth it.
func (m *mind) refuse(o table.Option) int {
	if m.accept(o) > 0 {
		return -5
	}
	return 1
}

// wish is what this player would propose to another: food for ammo or ammo for food, three ammo a food.
type wish struct{ giveFood, giveAmmo, wantFood, wantAmmo int }

// proposal is what would help both, as far as one sees the other's stock; ok is false when there is nothing, or no way
// to trade.
func (m *mind) proposal(to table.Seat) (w wish, ok bool) {
	p := &m.v.Players[to]
	free := m.v.Event.Face() != nil && m.v.Event.Face().Event.Rule == posthuman.FreeTrade
	switch {
	case p.Seat == m.me.Seat || p.Mutant || p.Gone || p.Terrain != m.me.Terrain && !free:
	case m.me.Food <= 1 && p.Food >= 5 && m.me.Ammo >= 3:
		return wish{giveAmmo: 3, wantFood: 1}, true
	case m.me.Food >= 6 && p.Food <= 1 && p.Ammo >= 3 && m.self().SD > 0:
		return wish{giveFood: 1, wantAmmo: 3}, true
	}
	return wish{}, false
}

// partner is the first to whom one would make an offer that does not lie on the table.
func (m *mind) partner() (table.Seat, bool) {
	for i := range m.v.Players {
		s := table.Seat(i)
		if _, ok := m.proposal(s); ok && !m.offered(s) {
			return s, true
		}
	}
	return 0, false
}

// offered reports whether an offer of this player to another lies on the table.
func (m *mind) offered(to table.Seat) bool {
	for i := range m.v.Offers {
		if o := &m.v.Offers[i]; o.From == m.me.Seat && o.To == to {
			return true
		}
	}
	return false
}

// bidsATurn is how many offers are made in one Trade phase: bots could haggle for ever.
const bidsATurn = 2

// offer weighs making somebody an offer: not every time one could.
func (m *mind) offer(table.Option) int {
	if _, ok := m.partner(); !ok || m.me.Bids >= bidsATurn || m.ask.Number%3 == 0 {
		return -1
	}
	return 5
}

// with weighs to whom the offer is made.
func (m *mind) with(o table.Option) int {
	if s, ok := m.partner(); ok && s == table.Seat(o.A) {
		return 10
	}
	return -10
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
