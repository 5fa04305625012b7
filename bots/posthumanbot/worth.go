package posthumanbot

import (
	"waystation/bots"
	"waystation/games/posthuman"
)

// What the points of health and of morale are worth, from the second up; the first is the knock-out.
var (
	healthPoints = bots.Points{0, 0, 130, 90, 70, 50, 40, 32, 28}
	moralePoints = bots.Points{0, 0, 120, 85, 55, 35, 25, 20, 20}
)

func (m *mind) healthLoss(from, n int) int { return m.late(healthPoints.Between(from-n, from)) }
func (m *mind) moraleLoss(from, n int) int { return m.late(moralePoints.Between(from-n, from)) }

// late makes what is only good for the rest of the way worth less near its end.
func (m *mind) late(x int) int {
	if m.me.JP >= 9 {
		return x / 2
	}
	return x
}

// clock is how many turns of the solo game are probably left, with this one (PH-SOLO-05, PH-RULING-150).
func (m *mind) clock() int {
	if f := m.v.Event.Face(); f != nil && f.Event.Rule == posthuman.LastTurn {
		return 1
	}
	return max(m.v.Last, 1) // events still to be drawn; one of the last three is it
}

// patience is the turn from which a journey point is worth more with every turn: who waits at the foot of a level for
// better days gets older, not stronger. The short game begins there.
func (m *mind) patience() int {
	if m.v.Short {
		return 1
	}
	return 10
}

// pointWorth is what a journey point is worth: about a turn and a half, and more when somebody else or the clock is
// about to win.
func (m *mind) pointWorth() int {
	x := 125
	switch {
	case m.v.Solo:
		slack := m.clock() - (10 - m.me.JP)
		x = min(150+60*max(0, 6-slack), 800)
	case m.lead >= 9 && m.me.JP >= 9: // it is now or never
		x = 800
	case m.lead >= 9 && m.me.JP >= 8:
		x = 350
	case m.lead >= 8:
		x = 230
	case m.lead >= 6:
		x = 170
	case m.lead > m.me.JP+1:
		x = 150
	}
	if m.me.JP == 9 {
		x = max(x, 300)
	}
	if !m.v.Solo {
		x += 20 * max(0, m.v.Turn-m.patience())
	}
	return x
}

// scarCost is what a scar costs: two in three are mutations, and the fifth is the end (PH-TURN-02).
func (m *mind) scarCost() int {
	x := [6]int{25, 45, 90, 200, 800, 800}[min(m.cards, 5)]
	if m.v.Solo && m.cards == 3 {
		x = 300
	}
	return x
}

// knockOutCost is what it costs to fall: two scars, the way back, and lying down until one is well (PH-KO-01).
func (m *mind) knockOutCost() int {
	x := 330 + m.scarCost()
	m.cards++
	x += m.scarCost() * 2 / 3
	m.cards--
	if m.me.Zone > 1 {
		x += 60 * (m.me.Zone - 1)
	}
	return x + m.haste/2 // and the point that would have been gained
}

// foodWorth is what the n-th food is worth in stock.
func (m *mind) foodWorth(n int) int {
	x := 22
	switch {
	case n <= 1:
		x = 62
	case n <= 2:
		x = 56
	case n <= 4:
		x = 50
	case n <= 6:
		x = 38
	}
	if need := 10 - m.me.JP; n > need+2 {
		x /= 2
	}
	return m.late(x)
}

// foodChange is what food gained, or lost when negative, is worth.
func (m *mind) foodChange(n int) int { return m.foodFrom(m.me.Food, n) }

func (m *mind) foodFrom(have, n int) int { return bots.Change(have, n, m.foodWorth) }

// ammoWorth is what ammo is worth: more with something that shoots it.
func (m *mind) ammoWorth() int {
	f := m.self()
	switch {
	case m.me.JP >= 9:
		return 5
	case f.SD > 0 && f.Cost > 0 && m.me.Ammo < 3*f.Cost:
		return 20
	case f.SD > 0 && f.Cost > 0 && m.me.Ammo < 8*f.Cost:
		return 10
	}
	return 5
}

func (m *mind) xpWorth() int {
	switch {
	case m.me.JP >= 9:
		return 5
	case m.me.JP >= 7:
		return 18
	}
	return 30
}

// gains is what effects are worth that befall this player.
func (m *mind) gains(list []posthuman.Effect) int {
	x := 0
	for _, e := range list {
		x += m.gain(e.Do, int(e.N))
	}
	return x
}

// gain is what so much of an effect is worth.
func (m *mind) gain(do posthuman.Do, n int) int {
	p := m.me
	switch do {
	case posthuman.DoFood:
		return m.foodChange(n)
	case posthuman.DoLoseFood:
		return m.foodChange(-n)
	case posthuman.DoAmmo:
		return n * m.ammoWorth()
	case posthuman.DoLoseAmmo:
		return -min(n, p.Ammo) * m.ammoWorth()
	case posthuman.DoHealth:
		return m.late(healthPoints.Between(p.Health, min(p.Health+n, p.HealthLimit)))
	case posthuman.DoMorale:
		return m.late(moralePoints.Between(p.Morale, min(p.Morale+n, p.MoraleLimit)))
	case posthuman.DoXP:
		return n * m.xpWorth()
	case posthuman.DoJourney:
		return n * m.haste
	case posthuman.DoEquipment:
		return n * m.late(40)
	case posthuman.DoWeapon:
		return n * m.late(45)
	case posthuman.DoSupply, posthuman.DoForage:
		return n * m.supplyWorth(p.Terrain)
	case posthuman.DoFollower:
		return n * 60
	case posthuman.DoSkill:
		return n * m.late(90)
	case posthuman.DoEase:
		return m.slotCost(p.Hunger) - m.slotCost(max(0, p.Hunger-n))
	case posthuman.DoHunger:
		return m.slotCost(p.Hunger) - m.slotCost(min(3, p.Hunger+n))
	case posthuman.DoHeal:
		return n * m.healWorth()
	case posthuman.DoScout:
		return n * 20
	}
	return -m.loss(do, n)
}

// loss is what a bad effect costs.
func (m *mind) loss(do posthuman.Do, n int) int {
	p := m.me
	switch do {
	case posthuman.DoLoseHealth, posthuman.DoWound:
		if n >= p.Health {
			return m.knockOutCost()
		}
		return m.healthLoss(p.Health, n)
	case posthuman.DoLoseMorale:
		if n >= p.Morale {
			return m.knockOutCost()
		}
		return m.moraleLoss(p.Morale, n)
	case posthuman.DoLoseItem:
		return n * 30
	case posthuman.DoScar:
		return n * m.scarCost()
	case posthuman.DoHumans:
		return m.brawl(posthuman.GroupHumans, n)
	case posthuman.DoMutants:
		return m.brawl(posthuman.GroupMutants, n)
	}
	return 0
}

// brawl is what a fight against so many minions costs.
func (m *mind) brawl(group posthuman.Group, n int) int {
	var buffer [12]posthuman.Foe
	foes, sum := buffer[:0], 0
	list := posthuman.Cards(group)
	for i := range list {
		foes = foes[:0]
		for k := range n {
			foes = append(foes, posthuman.Foe{Enemy: posthuman.Of(list[(i+5*k)%len(list)]).Enemy})
		}
		sum += m.fights(m.self(), nil, foes, posthuman.Fight{}, true, fewTries)
	}
	return -sum / len(list)
}

// price is what a cost is worth; nobody pays their last health or morale.
func (m *mind) price(list []posthuman.Effect) int {
	x := 0
	for _, e := range list {
		n := int(e.N)
		switch e.Do {
		case posthuman.DoFood:
			x -= m.foodChange(-n)
		case posthuman.DoAmmo:
			x += n * m.ammoWorth()
		case posthuman.DoHealth:
			x += m.healthLoss(m.me.Health, n)
		case posthuman.DoMorale:
			x += m.moraleLoss(m.me.Morale, n)
		case posthuman.DoXP:
			x += n * m.xpWorth()
		case posthuman.DoItem:
			x += n * 30
		}
	}
	return x
}

// healWorth is what losing a scar is worth: only a mutation counts.
func (m *mind) healWorth() int {
	if m.cards == 0 {
		return 0
	}
	m.cards--
	x := m.scarCost()
	m.cards++
	return x
}

// slotCost is what standing in a slot of the hunger track costs from now on, until one eats (PH-RULING-07).
func (m *mind) slotCost(slot int) int { return [4]int{0, 45, 130, 300}[slot] }

// supplyWorth is what a supply card gives on average on a terrain.
func (m *mind) supplyWorth(t posthuman.Terrain) int {
	o := &m.supplies[t]
	if !o.known {
		o.known, o.worth = true, m.meanSupply(t)
	}
	return o.worth
}

func (m *mind) meanSupply(t posthuman.Terrain) int {
	list := posthuman.Cards(posthuman.GroupSupply)
	sum := 0
	for _, c := range list {
		sum += m.gains(posthuman.Of(c).Rows[t])
	}
	return sum / len(list)
}
