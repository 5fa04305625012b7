package firelandsbot

import (
	"waystation/games/firelands"
	"waystation/table"
)

// find is what exploring a slot brings, whoever is sent.
type find struct {
	gain    int  // the card and the best Bonus Action, with all that must be paid, but for the counter
	counter bool // a Survivor sent takes a counter
	treat   int  // how many treatments of those sent the Bonus Action could be instead
}

// find weighs a slot, 1 to 5.
func (m *mind) find(slot int) *find {
	if !m.sized[slot] {
		m.sized[slot], m.slots[slot] = true, m.size(slot)
	}
	return &m.slots[slot]
}

func (m *mind) size(slot int) find {
	s := &m.v.Slots[slot-1]
	f := s.Card.Face()
	if f == nil {
		return find{gain: never}
	}
	var x find
	switch f.Kind {
	case firelands.KindLocation:
		x.gain = never
		if len(s.Left) > 0 {
			x.gain = m.gains(s.Left...)
		}
		if len(s.Right) > 0 {
			x.gain = max(x.gain, m.gains(s.Right...))
		}
		switch f.Hazard {
		case firelands.HazardDamage:
			x.gain -= m.harm(1, firelands.AnyArea)
		case firelands.HazardFame:
			x.gain -= m.fameLoss()
		case firelands.HazardContamination:
			x.counter = true
		}
	case firelands.KindSurvivor:
		x.gain = m.recruited(f)
	case firelands.KindEncounter:
		x.gain = never
		for i := range f.Deals {
			x.gain = max(x.gain, m.dealWorth(&f.Deals[i], s.Token, false))
		}
	case firelands.KindEnemy:
		return find{gain: never}
	default:
		x.gain = m.installed(f)
	}
	best := 0
	deals := s.Deals()
	for i := range deals {
		if m.payable(&deals[i]) {
			best = max(best, m.dealWorth(&deals[i], firelands.NoToken, false))
		}
		for _, e := range deals[i].Gain {
			if e.Do == firelands.DoTreat {
				x.treat = max(x.treat, int(e.N))
			}
		}
	}
	x.gain += best
	return x
}

// team is who would be sent, at most three.
type team [3]*man

// teamCost is what it costs to send a team to a slot: the actions they miss later, the counter one of them takes, the
// skill that is wasted; less what they can do as they explore. boost is the skill that one of them would get by food
// first.
func (m *mind) teamCost(g team, cost int, x *find) int {
	sum, skill := 0, 0
	least := -1
	for _, c := range g {
		if c == nil {
			continue
		}
		skill += c.Skill
		sum += m.freshness(c) - m.exploring(c)
		ill := m.ill(c)
		if x.treat > 0 { // cured again at once
			ill = min(ill, 25)
		} else if c.Counters > 0 {
			ill += 5
		}
		if least < 0 || ill < least {
			least = ill
		}
		if x.treat > 0 && !x.counter && c.Counters > 0 {
			sum -= m.cured(c) / 2
		}
	}
	if x.counter {
		sum += least
	}
	return sum + 8*(skill-cost)
}

// exploring is what a Survivor's ability brings in an action they take part in.
func (m *mind) exploring(c *man) int {
	if c.Used {
		return 0
	}
	switch firelands.Of(c.Card).Ability {
	case firelands.DesertSon:
		return max(m.restsAtOnce(), m.gains(firelands.Fuel))
	case firelands.TribalSister:
		return m.furyWorth(len(m.me.Active) - 1)
	case firelands.TribalWarrior:
		if m.me.Fury >= 2 {
			return max(0, m.bestGood()-m.furyPrice(2))
		}
	case firelands.Spy:
		return max(0, m.bestGood()-m.fameLoss())
	case firelands.Incursor:
		return 20
	case firelands.Leader:
		return m.freshness(c)
	case firelands.IceFisher:
		return m.gains(firelands.Food)
	case firelands.SignalOfficer:
		return 10
	}
	return 0
}

// bestGood is what the best of Food, Fuel and Ammo brings.
func (m *mind) bestGood() int {
	return max(m.gains(firelands.Food), m.gains(firelands.Fuel), m.gains(firelands.Ammo))
}

// bestTeam is the cheapest team that meets the cost of a slot, if there is one. One of them, fed, may be more skilled
// than the view says.
func (m *mind) bestTeam(cost int, x *find, fed *man, boost int) (price int, ok bool) {
	skill := func(c *man) int {
		if c == fed {
			return c.Skill + boost
		}
		return c.Skill
	}
	for i := range m.crew {
		a := &m.crew[i]
		if a.zone != active {
			continue
		}
		try := func(g team) {
			if p := m.teamCost(g, cost, x); !ok || p < price {
				price, ok = p, true
			}
		}
		if skill(a) >= cost {
			try(team{a})
			continue
		}
		for j := i + 1; j < len(m.crew); j++ {
			b := &m.crew[j]
			switch {
			case b.zone != active || skill(b) >= cost:
			case skill(a)+skill(b) >= cost:
				try(team{a, b})
			default:
				for k := j + 1; k < len(m.crew); k++ {
					if c := &m.crew[k]; c.zone == active && skill(c) < cost && skill(a)+skill(b)+skill(c) >= cost {
						try(team{a, b, c})
					}
				}
			}
		}
	}
	return price, ok
}

// slotWorth is what exploring a slot is worth with the best team.
func (m *mind) slotWorth(slot int, fed *man, boost int) int {
	x := m.find(slot)
	if x.gain == never {
		return never
	}
	if price, ok := m.bestTeam(m.v.Slots[slot-1].Cost, x, fed, boost); ok {
		return x.gain - price
	}
	return never
}

// acting is the bonus for doing something at all: who is active has to act before the phase ends, and only then is
// anything else worth while.
const acting = 2000

// exploreSlot weighs a slot to explore.
func (m *mind) exploreSlot(o table.Option) int {
	return acting + max(m.slotWorth(int(o.A), nil, 0), -acting/2)
}

// takeBreak weighs a Break: the Survivor is in the Rest Zone at once, and as many points as their skill repair or
// enrage (FL-BREAK-01, FL-BREAK-02).
func (m *mind) takeBreak(o table.Option) int {
	c := m.man(o.A)
	if c == nil {
		return 0
	}
	return acting + m.pointsWorth(c.Skill)
}

// pointsWorth is what the points of a Break bring.
func (m *mind) pointsWorth(n int) int {
	best := 0
	for mend := range n + 1 {
		best = max(best, m.repairs(mend)+m.furyWorth(n-mend))
	}
	return best
}

// bestAction is what the best action of this turn brings.
func (m *mind) bestAction(fed *man, boost int) int {
	best := 0
	for slot := 1; slot <= 5; slot++ {
		best = max(best, m.slotWorth(slot, fed, boost))
	}
	return best
}

// send weighs who goes.
func (m *mind) send(o table.Option) int {
	var g team
	skill := 0
	for i, card := range [3]int16{o.A, o.B, o.C} {
		if i > 0 && card == 0 {
			continue
		}
		if g[i] = m.man(card); g[i] != nil {
			skill += g[i].Skill
		}
	}
	slot := m.slotAsked()
	return -m.teamCost(g, m.v.Slots[slot-1].Cost, m.find(slot))
}

// slotAsked is the slot that the question is about. In games played in place that is not told: then it is the best one
// whose cost fits those on offer, as nothing has changed since it was chosen.
func (m *mind) slotAsked() int {
	if slot := int(m.ask.About[0]); slot >= 1 && slot <= len(m.v.Slots) {
		return slot
	}
	best, worth := 1, never
	for slot := 1; slot <= len(m.v.Slots); slot++ {
		if x := m.slotWorth(slot, nil, 0); x > worth && m.fits(m.v.Slots[slot-1].Cost) {
			best, worth = slot, x
		}
	}
	return best
}

// fits reports whether a cost explains who can go alone.
func (m *mind) fits(cost int) bool {
	for i := range m.crew {
		c := &m.crew[i]
		if c.zone != active {
			continue
		}
		alone := false
		for k := range m.ask.Options {
			o := m.ask.Options[k].Option
			alone = alone || table.Card(o.A) == c.Card && o.B == 0
		}
		if alone != (c.Skill >= cost) {
			return false
		}
	}
	return true
}

// feed weighs a meal. The exhausted are fed in the Rest Phase, when it is known what else the food could do; the active
// only when that opens a better action than they have (FL-FOOD-02).
func (m *mind) feed(o table.Option) int {
	t, c := firelands.Token(o.A), m.man(o.B)
	if c == nil {
		return never
	}
	price := m.price(t, 1)
	if t == firelands.BadFood {
		price += m.badMeal(c)
	}
	return m.meal(t, c) - price
}

// feedSuited weighs a bad meal in the Hazmat Suit.
func (m *mind) feedSuited(o table.Option) int {
	t, c := firelands.Token(o.A), m.man(o.B)
	suit := 0
	for _, x := range m.me.Hand {
		if f := x.Card.Face(); f != nil && f.Item == firelands.HazmatSuit {
			suit = m.keepWorth(table.Card(x.Card))
		}
	}
	if c == nil || suit == 0 {
		return never
	}
	return m.meal(t, c) - m.price(t, 1) - suit
}

// meal is what a meal brings.
func (m *mind) meal(t firelands.Token, c *man) int {
	switch {
	case c.zone == exhausted && m.v.Phase == firelands.PhaseRest:
		return m.freshness(c)
	case c.zone == exhausted:
		return 0
	}
	boost := 1
	if t == firelands.BadFood {
		boost = 2
	}
	before, after := m.bestAction(nil, 0), m.bestAction(c, boost)
	if after-before < 40 { // it may look different when it is done
		return 0
	}
	return acting + after // before the action itself
}

// badMeal is what the counter on the one who eats Contaminated Food costs.
func (m *mind) badMeal(c *man) int {
	if firelands.Of(c.Card).Ability.Immune() {
		return 0
	}
	return m.ill(c)
}

// capsulesWorth is what skill 3 for the least skilled of the active Survivors brings before an action.
func (m *mind) capsulesWorth() int {
	if m.kind != firelands.AskTurn.Kind {
		return 0
	}
	best, before := 0, m.bestAction(nil, 0)
	for i := range m.crew {
		c := &m.crew[i]
		if c.zone != active || c.Skill >= 3 || c.Capsules {
			continue
		}
		if after := m.bestAction(c, 3-c.Skill); after > before && after > best {
			best = after
		}
	}
	if best == 0 {
		return 0
	}
	return acting + best
}
