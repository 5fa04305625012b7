package posthumanbot

import (
	"waystation/games/posthuman"
	"waystation/table"
)

// useWorth is what a use gives at once, less its price; of a test of mind only the part that passes.
func (m *mind) useWorth(u *posthuman.Use) int {
	x := m.gains(u.Gives)
	if u.Mind {
		x = x * m.passes(posthuman.Mind, 0) / 6
	}
	return x - m.price(u.Cost)
}

// keeping is what it costs to give a card away for a use that comes once.
func (m *mind) keeping(c table.Card, u *posthuman.Use) int {
	if u.Per != posthuman.PerCard {
		return 0
	}
	return min(40, m.useInStock(u)*2/3)
}

// use weighs a card that can be used now.
func (m *mind) use(o table.Option) int {
	c := table.Card(o.A)
	u := &posthuman.Of(c).Uses[o.B]
	switch u.When {
	case posthuman.WhenAny, posthuman.WhenCamp, posthuman.WhenForage:
		return m.useWorth(u) - m.keeping(c, u) - 3
	case posthuman.WhenTrade:
		return -1 // a Flare is left to people: what it would bring is a matter of talk
	case posthuman.WhenTest:
		return m.useInTest(u)
	case posthuman.WhenEvade:
		return m.useInFlight(u)
	case posthuman.WhenReveal:
		return m.dodge(c, u)
	case posthuman.WhenWounds:
		return m.ward(c, u)
	case posthuman.WhenShoot:
		if m.self().Cost == 0 && u.Gives[0].Do == posthuman.DoRefund {
			return -1
		}
		return m.against(30) - m.price(u.Cost)
	case posthuman.WhenShot:
		return m.again(u)
	case posthuman.WhenMelee:
		return m.stoke(u)
	case posthuman.WhenFray:
		return m.again(u)
	}
	return -1
}

// against is a worth for what is kept for hard fights, and its loss in easy ones.
func (m *mind) against(x int) int {
	sum := 0
	for i := range m.me.Foes {
		sum += int(posthuman.Of(m.me.Foes[i].Card).Enemy.Health)
	}
	if sum >= 4 {
		return x
	}
	return -x
}

// useInTest weighs what makes a test easier: worth its price where the odds are middling.
func (m *mind) useInTest(u *posthuman.Use) int {
	for _, e := range u.Gives {
		if e.Do == posthuman.DoPass && m.me.JP >= 3 {
			return 15
		}
	}
	return 30 - m.price(u.Cost)
}

// useInFlight weighs what helps to evade: it is for this that one has decided to run.
func (m *mind) useInFlight(u *posthuman.Use) int {
	if u.Per != posthuman.PerCard {
		return 20 - m.price(u.Cost)
	}
	bad := m.fights(m.self(), m.leader(), m.foesOf(), caught, false, tries)
	return -bad/3 - 30
}

// dodge weighs sending an encounter away: another one comes in its place.
func (m *mind) dodge(c table.Card, u *posthuman.Use) int {
	other := m.meet(max(1, int(m.me.Journey.Level)))
	if m.kind == posthuman.AskConfront.Kind {
		return other - m.price(u.Cost) - m.keeping(c, u)
	}
	return other - m.price(u.Cost) - m.keeping(c, u) - 20
}

// pending is how many wounds are about to be taken.
func (m *mind) pending() int {
	for i := range m.ask.Options {
		if o := m.ask.Options[i].Option; o.Verb == posthuman.VerbBear {
			return int(o.A)
		}
	}
	return 0
}

// ward weighs preventing wounds.
func (m *mind) ward(c table.Card, u *posthuman.Use) int {
	n, less := m.pending(), 0
	for _, e := range u.Gives {
		less += int(e.N)
	}
	less = min(less, n)
	x := m.healthLoss(m.me.Health, min(n, m.me.Health)) - m.healthLoss(m.me.Health, min(n-less, m.me.Health))
	if n >= m.me.Health && n-less < m.me.Health {
		x += m.knockOutCost()
	}
	x -= m.price(u.Cost)
	if u.Per == posthuman.PerCard {
		x -= 70
		if posthuman.Of(c).Kind == posthuman.KindFollower {
			x -= 40
		}
	}
	return x
}

// again weighs rolling dice again.
func (m *mind) again(u *posthuman.Use) int {
	n := m.wasted()
	if n == 0 {
		return -10
	}
	if u.Per == posthuman.PerCombat && n == 1 && m.me.Fight.Round == 1 {
		return 2
	}
	return 40 + n - m.price(u.Cost)
}

// stoke weighs more dice for a melee roll.
func (m *mind) stoke(u *posthuman.Use) int {
	f, plain, more := *m.self(), m.me.Fight, m.me.Fight
	f.Opening = 0
	more.ThrowIn(u)
	foes := m.foesOf()
	if len(foes) == 0 { // a duel
		if u.Per == posthuman.PerCard {
			return -5
		}
		return 20 - m.price(u.Cost)
	}
	x := m.fights(&f, m.leader(), foes, more, false, tries) - m.fights(&f, m.leader(), foes, plain, false, tries)
	if u.Per == posthuman.PerCard {
		x -= 35
	}
	return x - m.price(u.Cost) - 2
}

// useOn weighs a camper's card for somebody else: what is taken from them is welcome, what is given away costs nothing
// and brings nothing.
func (m *mind) useOn(o table.Option) int {
	u := &posthuman.Of(table.Card(o.A)).Uses[o.B]
	if u.Take == posthuman.TakeNothing {
		return -2
	}
	x := 25 - m.price(u.Cost)
	if p := &m.v.Players[o.C]; p.JP > m.me.JP {
		x += 5
	}
	return x
}

// yes weighs agreeing to what another camper offers: all such offers help. It also agrees that another player leaves,
// which people decide; never that its own does, for it may sit there for somebody who is away.
func (m *mind) yes(table.Option) int {
	if m.ask.Prompt == posthuman.AskGo {
		return -10
	}
	return 10
}

// takeOne weighs food against ammo.
func (m *mind) takeOne(o table.Option) int {
	if o.A == int16(posthuman.TakeFood) {
		return m.foodChange(1)
	}
	return m.ammoWorth()
}

// gather weighs a free action.
func (m *mind) gather(table.Option) int { return 30 }

// loseScar weighs which scar to lose: a mutation.
func (m *mind) loseScar(o table.Option) int {
	f := posthuman.Of(table.Card(o.A))
	if f.Blank {
		return 0
	}
	return 50 - mutationWorth(f)/10
}

// deal weighs a bargain of an event.
func (m *mind) deal(o table.Option) int {
	d := &posthuman.Of(table.Card(o.A)).Event.Offers[o.B]
	return m.gains(d.Gives) - m.price(d.Cost) - 8
}
