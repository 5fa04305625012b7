package firelandsbot

import (
	"waystation/games/firelands"
	"waystation/table"
)

// actionWorth is what an action of a Survivor of that skill brings.
var actionWorth = [...]int{0, 105, 155, 180, 190}

func skilled(skill int) int { return actionWorth[min(max(skill, 0), len(actionWorth)-1)] }

// halves is how many actions a Survivor in a zone will still take, in halves: one who acts needs a round of rest after
// it, unless fed (FL-REST-03, FL-REST-04).
func (m *mind) halves(zone int) int {
	e := m.explore
	switch {
	case zone == active && m.v.Phase == firelands.PhaseExploration:
		return 2 + e
	case zone == active && e > 0: // after the Rest: ready for the next round
		return 1 + e
	case zone == resting && m.v.Phase <= firelands.PhaseRest && e > 0:
		return 1 + e
	case zone == exhausted || zone == resting:
		if e > 1 {
			return e
		}
	}
	return 0
}

// manWorth is what a Survivor is worth in a zone: actions, an ability, and 1 Fame in the end if somebody reaches the
// Citadel and they are healthy (FL-END-08).
func (m *mind) manWorth(f *firelands.Face, skill, counters, zone int) int {
	x := skilled(skill)*m.halves(zone)/2 + m.abilityWorth(f.Ability)
	if counters == 0 {
		x += m.citadel
	}
	return x
}

func (m *mind) worthOf(c *man) int {
	return m.manWorth(firelands.Of(c.Card), c.Skill-c.Boost, c.Counters, c.zone)
}

// abilityWorth is what an ability brings until the end of the game, beside what the Survivor does anyway.
func (m *mind) abilityWorth(a firelands.Ability) int {
	rounds := m.after
	switch a {
	case firelands.DesertSon:
		return 30 * m.explore
	case firelands.Leader:
		return 50 * m.explore
	case firelands.ImplantedRebel, firelands.SledDriver:
		return 50 * m.drives
	case firelands.CoPilot:
		return 60 * m.drives
	case firelands.SnowScout:
		if m.rig.parts().tracks {
			return 5 * m.drives
		}
		return 30 * m.drives
	case firelands.IceFisher:
		return 25 * rounds
	case firelands.Mechanic, firelands.FurnaceKeeper, firelands.FieldSurgeon:
		return 20 * rounds
	case firelands.OldTrapper, firelands.SignalOfficer:
		return 8 * rounds
	case firelands.Stowaway:
		return fame / 2
	case firelands.Digger:
		return 25 * m.drives
	case firelands.TruckDriver:
		return 35 * m.drives
	case firelands.Paramedic:
		return 30 * m.explore
	case firelands.CitadelScientist, firelands.Trader:
		return 30 * rounds
	case firelands.Cooker:
		return fame
	case firelands.Gambler:
		return 3 * fame / 2
	case firelands.CitadelGuard, firelands.Sheriff, firelands.ImplantedFighter, firelands.Cutthroat,
		firelands.Demolitionist:
		return 25 * m.fires
	case firelands.Welder, firelands.Spy, firelands.Courier, firelands.TribalWarrior, firelands.TribalSister,
		firelands.Incursor, firelands.Fanatic:
		return 15 * rounds
	}
	return 0
}

// recruited is what a new Survivor brings: to the Rest Zone first, and into a box (FL-RECRUIT-01, FL-RECRUIT-02).
func (m *mind) recruited(f *firelands.Face) int {
	x := m.manWorth(f, int(f.Skill), 0, resting)
	if len(m.crew) < 3 {
		x += fame
	}
	h := m.hold
	h.Tokens[firelands.SurvivorToken]++
	if h.Over() > 0 {
		least, price := m.least(&h, m.drives)
		if least == firelands.NoToken { // another Survivor would have to go
			price = m.loss()
		}
		x -= price
	}
	return x
}

// leastMan is the Survivor who is missed least.
func (m *mind) leastMan() (place, worth int) {
	place = -1
	for i := range m.crew {
		if w := m.worthOf(&m.crew[i]); place < 0 || w < worth {
			place, worth = i, w
		}
	}
	return place, worth
}

// loss is what it costs to lose a Survivor of the own choice: the one who is missed least, and what it means to be one
// nearer to the end (FL-LAST-01).
func (m *mind) loss() int {
	_, worth := m.leastMan()
	return worth + m.thin()
}

// thin is the price of a crew smaller by one.
func (m *mind) thin() int { return m.thinAt(len(m.crew)) }

func (m *mind) thinAt(n int) int {
	switch {
	case n <= 1:
		return 50 * fame
	case m.alone:
		return 20 * fame / n
	case n == 2:
		return 3 * fame
	case n == 3:
		return 3 * fame / 2
	}
	return 3 * fame / 5
}

// ill is what a counter on a Survivor costs: skill as long as there is something to do, health in the end, and the
// Survivor when no skill is left (FL-CONT-02, FL-CONT-03). The last one is worth more than everything.
func (m *mind) ill(c *man) int {
	skill := c.Skill - c.Boost
	if skill <= 1 && !c.Capsules {
		return m.worthOf(c) + m.thin()
	}
	x := 8 + m.weakness(skill, c.zone)
	if c.Counters == 0 {
		x += m.citadel * 3 / 4
	}
	return x
}

// weakness is what one skill less costs: worse actions, and one more counter is one too many. Treatments are not rare,
// so that it is half as bad as it looks.
func (m *mind) weakness(skill, zone int) int {
	x := (skilled(skill)-skilled(skill-1))*m.halves(zone)/4 + 4*m.halves(zone)
	if skill == 2 {
		x += m.frailty()
	}
	return x
}

// frailty is what it costs a small crew that one of them has skill 1: the next counter that nobody else can take is the
// end.
func (m *mind) frailty() int {
	switch n := len(m.crew); {
	case m.alone:
		return 3 * fame
	case n <= 2:
		return fame
	case n == 3:
		return fame / 4
	}
	return 0
}

// cured is what taking a counter off a Survivor brings.
func (m *mind) cured(c *man) int {
	if c.Counters == 0 {
		return 0
	}
	skill := c.Skill - c.Boost
	x := m.weakness(skill+1, c.zone)
	if c.Sent && skill <= 0 { // saved at the last moment (FL-CONT-05)
		x += m.worthOf(c) + m.thin()
	}
	if c.Counters == 1 {
		x += m.citadel * 3 / 4
	}
	return x
}

// cures is what n treatments bring, each where it helps most, among all or those sent.
func (m *mind) cures(n int, sent bool) int {
	best := [3]int{}
	for i := range m.crew {
		c := &m.crew[i]
		if sent && !c.Sent {
			continue
		}
		x := m.cured(c)
		for k := range best {
			if x > best[k] {
				x, best[k] = best[k], x
			}
		}
	}
	sum := 0
	for _, x := range best[:min(n, len(best))] {
		sum += x
	}
	return sum
}

// leastIll is what a counter costs on the Survivor who bears it best, among all or those sent.
func (m *mind) leastIll(sent bool) int {
	best := -1
	for i := range m.crew {
		c := &m.crew[i]
		if sent && !c.Sent {
			continue
		}
		if x := m.ill(c); best < 0 || x < best {
			best = x
		}
	}
	return max(best, 0)
}

// man is one of the crew by card, or nil.
func (m *mind) man(card int16) *man {
	for i := range m.crew {
		if m.crew[i].Card == table.Card(card) {
			return &m.crew[i]
		}
	}
	return nil
}

// counter weighs who takes a Contamination counter.
func (m *mind) counter(o table.Option) int {
	if c := m.man(o.A); c != nil {
		return -m.ill(c)
	}
	return never
}

// suit weighs the Hazmat Suit against the counter it keeps off.
func (m *mind) suit(o table.Option) int { return -m.keepWorth(table.Card(o.A)) }

// treat weighs who loses a counter.
func (m *mind) treat(o table.Option) int {
	if c := m.man(o.A); c != nil {
		return m.cured(c) + 1
	}
	return 0
}

// lose weighs who is lost: the one who is missed least. To the Mutant Recruiter go those who are worth less than what
// he pays, but never everybody (FL-RULING-147).
func (m *mind) lose(o table.Option) int {
	c := m.man(o.A)
	switch {
	case c == nil:
		return never
	case m.kind != firelands.AskSell.Kind && c.Skill-c.Boost <= 1:
		return m.frailty() - m.worthOf(c)
	case m.kind != firelands.AskSell.Kind:
		return -m.worthOf(c)
	case m.lastOnSale(o):
		return never
	}
	return m.sale(c)
}

// dismiss weighs a Survivor who goes for want of room, against the goods that could go instead.
func (m *mind) dismiss(o table.Option) int { return max(m.lose(o), never/2) - m.thin() }

// sale is what the Mutant Recruiter's price for one Survivor leaves over.
func (m *mind) sale(c *man) int {
	return m.objectWorth(len(m.me.Hand)+1) + m.fameGain(1) - m.worthOf(c) - 10
}

// lastOnSale reports whether to sell this one would leave nobody. Programs are asked one by one who is sold, and those
// who are named already are still with the crew: so the best of a crew of whom all are ill stays, whatever is paid.
func (m *mind) lastOnSale(o table.Option) bool {
	best, worth := -1, 0
	for i := range m.crew {
		if m.crew[i].Counters == 0 {
			return false
		}
		if w := m.worthOf(&m.crew[i]); best < 0 || w > worth {
			best, worth = i, w
		}
	}
	return best >= 0 && m.crew[best].Card == table.Card(o.A)
}

// berth weighs whose box is empty after a loss: one that is damaged soon or wanted least, but not the driver's.
func (m *mind) berth(o table.Option) int {
	card, i := firelands.BoxAt(o.A)
	f := firelands.Of(card)
	x := 0
	if f.Kind == firelands.KindTruck {
		x -= 20
	}
	if f.Boxes[i].Kind == firelands.BoxAny {
		x += 5
	}
	return x
}

// tired weighs how the Desert Son ends an action: 0 as usual, 1 in the Rest Zone, 2 with a Fuel (FL-RULING-104).
func (m *mind) tired(o table.Option) int {
	switch o.A {
	case 1:
		return m.restsAtOnce()
	case 2:
		return m.gains(firelands.Fuel)
	}
	return 0
}

// freshness is what it is worth to a Survivor to be in the Rest Zone instead of the Exhausted Zone. It is a little more
// than the half action that it seems to be: who is rested can also choose the moment to act.
func (m *mind) freshness(c *man) int {
	return skilled(c.Skill-c.Boost) * (m.halves(resting) - m.halves(exhausted)) * 3 / 5
}

// restsAtOnce is what it brings the Desert Son to be in the Rest Zone instead of the Exhausted Zone.
func (m *mind) restsAtOnce() int {
	for i := range m.crew {
		if c := &m.crew[i]; firelands.Of(c.Card).Ability == firelands.DesertSon {
			return m.freshness(c)
		}
	}
	return 0
}

// who weighs somebody for a card or an ability.
func (m *mind) who(o table.Option) int {
	c := m.man(o.A)
	if c == nil {
		return 0
	}
	skill := skilled(c.Skill - c.Boost)
	switch m.kind {
	case firelands.AskCapsules.Kind: // skill 3 whatever the counters say (FL-RULING-108)
		return 10*(3-c.Skill) + 5*c.Counters
	case firelands.AskPick.Kind: // 1 more skill this turn
		return skilled(c.Skill+1) - skilled(c.Skill)
	case firelands.AskBeacon.Kind:
		return skill * (m.halves(resting) - m.halves(exhausted))
	case firelands.AskFallBack.Kind:
		return -skill * (m.halves(active) - m.halves(resting)) / 2
	}
	return skill * (m.halves(active) - m.halves(c.zone)) / 2 // to the Active Zone: MRE, Paramedic
}
