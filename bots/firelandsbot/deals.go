package firelandsbot

import (
	"waystation/games/firelands"
	"waystation/table"
)

// payable reports whether the price of a deal can be paid in full (FL-RULING-110).
func (m *mind) payable(d *firelands.Deal) bool {
	for _, e := range d.Pay {
		n := int(e.N)
		switch e.Do {
		case firelands.DoFury:
			if m.me.Fury < n {
				return false
			}
		case firelands.DoFame:
			if m.me.Fame < 0 {
				return false
			}
		case firelands.DoToken:
			if e.Token == firelands.ObjectToken && m.objects() < n ||
				e.Token != firelands.ObjectToken && m.carries(e.Token) < n {
				return false
			}
		}
	}
	return true
}

// objects is how many Object cards the bot holds.
func (m *mind) objects() int {
	n := 0
	for _, c := range m.me.Hand {
		if f := c.Card.Face(); f != nil && f.Kind == firelands.KindObject {
			n++
		}
	}
	return n
}

// dealWorth is what a deal brings when its price is paid; on the card lies a token, or none. With free set Fury costs
// nothing.
func (m *mind) dealWorth(d *firelands.Deal, token firelands.Token, free bool) int {
	x := 0
	for _, e := range d.Pay {
		n := int(e.N)
		switch e.Do {
		case firelands.DoFury:
			if !free {
				x -= m.furyPrice(n)
			}
		case firelands.DoFame, firelands.DoLoseFame:
			x -= m.fameLoss()
		case firelands.DoDamage:
			x -= m.harm(n, firelands.AnyArea)
		case firelands.DoContaminate:
			x -= n * m.leastIll(!e.Any && m.sentKnown())
		case firelands.DoToken:
			x -= m.price(e.Token, n)
		}
	}
	var tokens [6]firelands.Token
	got := tokens[:0]
	for _, e := range d.Gain {
		n := int(e.N)
		switch e.Do {
		case firelands.DoToken:
			for range n {
				got = append(got, e.Token)
			}
		case firelands.DoTake:
			if token != firelands.NoToken {
				got = append(got, token)
			}
		default:
			x += m.effectWorth(e, d)
		}
	}
	return x + m.gains(got...)
}

// effectWorth is what a gain other than tokens brings.
func (m *mind) effectWorth(e firelands.Effect, d *firelands.Deal) int {
	n := int(e.N)
	switch e.Do {
	case firelands.DoFury:
		return m.furyWorth(n)
	case firelands.DoFame:
		return m.fameGain(n)
	case firelands.DoRepair:
		return m.repairs(n)
	case firelands.DoTreat:
		if e.Any || m.sentKnown() {
			return m.cures(n, !e.Any)
		}
	case firelands.DoRecycle:
		return m.bestRecycled(0)
	case firelands.DoRecycleDevice:
		return m.bestRecycled(firelands.KindDevice)
	case firelands.DoDifferent:
		a, b, c := m.gains(firelands.Food), m.gains(firelands.Fuel), m.gains(firelands.Ammo)
		return a + b + c - min(a, b, c)
	case firelands.DoAlike:
		return max(m.gains(firelands.Food, firelands.Food), m.gains(firelands.Fuel, firelands.Fuel),
			m.gains(firelands.Ammo, firelands.Ammo))
	case firelands.DoPeek:
		if n == 1 {
			return 10
		}
		return 25
	case firelands.DoMutants:
		sum := 0
		for i := range m.crew {
			if c := &m.crew[i]; c.Counters > 0 && len(m.crew) > 1 {
				sum += max(0, m.sale(c))
			}
		}
		return sum
	}
	return 0
}

// sentKnown reports whether somebody has been sent already: before, it is not known who could be treated.
func (m *mind) sentKnown() bool {
	for i := range m.crew {
		if m.crew[i].Sent {
			return true
		}
	}
	return false
}

// bestRecycled is what the best card of the Common pile brings that a tile could recycle, of a kind or of any
// (FL-BONUS-09).
func (m *mind) bestRecycled(kind firelands.Kind) int {
	best := 0
	for _, c := range m.v.Common {
		if f := firelands.Of(c); f.White(m.me.Colour) && (kind == 0 || f.Kind == kind) {
			best = max(best, m.installed(f))
		}
	}
	return best
}

// recycleBox weighs a recycling box: the best card of its kind (FL-ICON-15).
func (m *mind) recycleBox(o table.Option) int {
	card, i := firelands.BoxAt(o.A)
	kind := firelands.Of(card).Boxes[i].Kind.Recycles()
	best := never
	for _, c := range m.v.Common {
		if f := firelands.Of(c); f.Kind == kind {
			best = max(best, m.installed(f)-10)
		}
	}
	return best
}

// buyFury weighs a bonus of the Fury card.
func (m *mind) buyFury(o table.Option) int {
	return m.dealWorth(&firelands.FuryCard()[o.A], firelands.NoToken, false) - 2
}

// act weighs the Card Action, which must be done: only what makes room for it comes before it (FL-EXPL-07).
func (m *mind) act(table.Option) int { return acting }

// bonus weighs a Bonus Action. Repairs come before the Card Action, as what is gathered may need the boxes.
func (m *mind) bonus(o table.Option) int {
	s := &m.v.Slots[o.A-1]
	d := &s.Deals()[o.B]
	x := m.dealWorth(d, firelands.NoToken, o.C == 1)
	for _, e := range d.Gain {
		if e.Do == firelands.DoRepair && x > 0 {
			x += acting
		}
	}
	return x - 1
}

// encounter weighs an option of an Encounter.
func (m *mind) encounter(o table.Option) int {
	s := &m.v.Slots[o.A-1]
	return acting + m.dealWorth(&s.Card.Face().Deals[o.B], s.Token, false)
}

// block weighs a block of a Location.
func (m *mind) block(o table.Option) int {
	s := &m.v.Slots[o.A-1]
	if o.B == 0 {
		return m.gains(s.Left...)
	}
	return m.gains(s.Right...)
}

// goods weighs Food, Fuel or Ammo.
func (m *mind) goods(o table.Option) int { return m.gains(firelands.Token(o.A)) }

// ability weighs an ability without a choice.
func (m *mind) ability(o table.Option) int {
	c := m.man(o.A)
	if c == nil {
		return 0
	}
	return m.called(c)
}

// called is what an ability brings when it is used, beside a token of the own choice. Who gives Fame for it thinks
// twice.
func (m *mind) called(c *man) int {
	d := firelands.Of(c.Card).Ability.Deal(len(m.me.Active) - 1)
	x := m.dealWorth(&d, firelands.NoToken, false)
	for _, e := range d.Pay {
		if e.Do == firelands.DoFame || e.Do == firelands.DoLoseFame {
			x -= 5
		}
	}
	return x
}

// abilityFor weighs a token that an ability brings (Spy, Tribal Warrior).
func (m *mind) abilityFor(o table.Option) int {
	c := m.man(o.A)
	if c == nil {
		return 0
	}
	return m.called(c) + m.gains(firelands.Token(o.B))
}

// trade weighs one token against another (Trader).
func (m *mind) trade(o table.Option) int {
	h := m.hold
	given := firelands.Token(o.B)
	x := m.price(given, 1)
	h.Tokens[given]--
	return m.gain(&h, firelands.Token(o.C), m.drives) - x - 2
}
