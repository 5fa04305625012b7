package sagabot

import (
	"waystation/bots"
	"waystation/games/saga"
)

// What the points of health and of morale are worth, from the second up; the first is the knock-out.
var (
	healthPoints = bots.Points{0, 0, 75, 55, 42, 32, 25, 20, 16, 14}
	moralePoints = bots.Points{0, 0, 45, 28, 18, 13, 10, 8, 7, 6}
	tiredPoints  = [8]int{0, 14, 20, 20, 30, 30, 34, 34} // of fatigue, by the hole
)

func (m *mind) healthLoss(n int) int {
	h := int(m.me.Health)
	if n >= h {
		return m.knockOut()
	}
	return m.late(healthPoints.Between(h-n, h))
}

func (m *mind) moraleLoss(n int) int {
	h := int(m.me.Morale)
	if n >= h {
		return m.knockOut()
	}
	return m.late(moralePoints.Between(h-n, h))
}

// knockOut is what it costs to fall: a victory point, the followers, and a day (PS-KO-01).
func (m *mind) knockOut() int {
	x := 70
	for _, l := range m.g.Lying(m.s, saga.Company) {
		x += m.cardWorth(l.Card)
	}
	x = m.late(x)
	switch {
	case m.g.Mode == saga.Solo:
		x += m.threat(1)
	case m.own.VP > 0:
		x += vp
	}
	return x
}

// threat is what it costs that the mutants come so much nearer: little while the rounds run out before they arrive.
func (m *mind) threat(n int) int {
	calls := 0
	for r := int(m.g.Round) + 1; r <= m.g.LastRound(); r++ {
		if saga.Round(r) == saga.RoundBroadcast {
			calls++
		}
	}
	spare := saga.Fortress() - int(m.g.Alarm) - calls - 1
	x := 0
	for range n {
		switch {
		case spare <= 0:
			x += 900
		case spare == 1:
			x += 350
		case spare == 2:
			x += 150
		default:
			x += 60
		}
		spare--
	}
	return x
}

// tiredness is what one more fatigue costs: the hole, and what stands there.
func (m *mind) tiredness() int {
	hole := int(m.me.Fatigue) + 1
	x := m.late(tiredPoints[min(hole, 7)]/2) - m.gains(saga.Weary(hole))
	if m.g.Mode == saga.Solo { // where points don't matter, only the missions do
		return x * 7 / 10
	}
	return 2 * x
}

// foodWorth is what the n-th food is worth in the pack.
func (m *mind) foodWorth(n int) int {
	switch {
	case n > m.left+1 && m.g.Mode != saga.Solo:
		return 2
	case n <= 2:
		return m.days(m.late(30))
	case n <= 4:
		return m.days(m.late(22))
	}
	return m.days(m.late(14))
}

// days makes food worth more where it buys days as well (PS-SOLO-24).
func (m *mind) days(x int) int {
	if m.g.Mode == saga.Solo {
		return x * 3 / 2
	}
	return x
}

func (m *mind) foodChange(n int) int { return bots.Change(int(m.me.Goods[saga.Food]), n, m.foodWorth) }

func (m *mind) ammoWorth() int {
	switch have := m.me.Goods[saga.Ammo]; {
	case have < 2:
		return m.late(24)
	case have < 4:
		return m.late(14)
	}
	return m.late(6)
}

// xpWorth is what a point of experience is worth: a fifth of a victory point at the end, alone nothing; more while
// skills can be learned.
func (m *mind) xpWorth() int {
	if m.g.Mode == saga.Solo {
		return 3 * min(m.left, 7)
	}
	return vp/saga.XPForVP() + 2*min(m.left, 7)
}

// What single things are worth.
const (
	boostWorth    = 22
	radioWorth    = 9
	cardCost      = 18 // of a challenge card that is exhausted
	medsWorth     = 32
	boozeWorth    = 20
	bookWorth     = 20
	mutationCost  = 32
	followerWorth = 50
	storyWorth    = 35
)

func goodWorth(x saga.Good) int {
	switch x {
	case saga.Meds:
		return medsWorth
	case saga.Booze:
		return boozeWorth
	}
	return bookWorth
}

// gains is what effects are worth that befall this player.
func (m *mind) gains(list saga.Effects) int {
	x := 0
	for i := range list {
		e := &list[i]
		y := m.gain(e.Do, int(e.N))
		for _, or := range e.Or {
			y = max(y, m.gain(or.Do, int(or.N)))
		}
		x += y
	}
	return x
}

// gain is what so much of an effect is worth.
func (m *mind) gain(do saga.Do, n int) int {
	p := m.me
	switch do {
	case saga.DoXP:
		return n * m.xpWorth()
	case saga.DoVP:
		return n * vp
	case saga.DoFood:
		return m.foodChange(n)
	case saga.DoAmmo:
		return n * m.ammoWorth()
	case saga.DoMeds, saga.DoBooze, saga.DoBooks:
		return n * m.late(goodWorth(saga.Good(do-saga.DoFood)))
	case saga.DoRecovery:
		return n * m.late(medsWorth)
	case saga.DoHealth:
		return m.late(healthPoints.Between(int(p.Health), int(min(p.Health+int8(n), p.HealthMax))))
	case saga.DoMorale:
		return m.late(moralePoints.Between(int(p.Morale), int(min(p.Morale+int8(n), p.MoraleMax))))
	case saga.DoRest:
		return m.rested(n)
	case saga.DoBoost:
		return m.late(boostWorth) * min(n, int(p.Boosts-p.Ready))
	case saga.DoRadio:
		return m.late(radioWorth) * min(n, max(0, 5-int(p.Radio)))
	case saga.DoRecall:
		return m.late(cardCost) * min(n, len(m.g.Lying(m.s, saga.Exhausted)))
	case saga.DoRanged, saga.DoMelee, saga.DoGear:
		return n * m.late(38)
	case saga.DoFollower:
		return n * m.late(followerWorth)
	case saga.DoTerrain, saga.DoSite, saga.DoLayTerrain:
		return n * m.late(15)
	case saga.DoPair:
		return n * m.late(35)
	case saga.DoStory:
		return n * storyWorth
	case saga.DoFight:
		return n * m.trekking().mean
	case saga.DoRefresh:
		return 1
	case saga.DoHealMutation:
		return m.late(mutationCost)
	}
	return -m.loss(do, n)
}

// rested is what recovering so much fatigue is worth.
func (m *mind) rested(n int) int {
	x := 0
	for k := int(m.me.Fatigue); k > max(0, int(m.me.Fatigue)-n); k-- {
		x += tiredPoints[k]
	}
	return m.late(x)
}

// loss is what a bad effect costs.
func (m *mind) loss(do saga.Do, n int) int {
	p := m.me
	switch do {
	case saga.DoHurt:
		return m.healthLoss(n)
	case saga.DoGloom:
		return m.moraleLoss(n)
	case saga.DoTire:
		return n * m.tiredness()
	case saga.DoLoseFood:
		return -m.foodChange(-n)
	case saga.DoLoseAmmo:
		return min(n, int(p.Goods[saga.Ammo])) * m.ammoWorth()
	case saga.DoLoseXP:
		return min(n, int(p.XP)) * m.xpWorth()
	case saga.DoLoseVP:
		return min(n, int(m.own.VP)) * vp
	case saga.DoLoseItem:
		return n * m.late(25)
	case saga.DoLoseFollower:
		return min(n, len(m.g.Lying(m.s, saga.Company))) * m.late(followerWorth)
	case saga.DoLoseMeds, saga.DoLoseBooze, saga.DoLoseBooks:
		return n * m.late(goodWorth(saga.Meds+saga.Good(do-saga.DoLoseMeds)))
	case saga.DoLoseRecovery:
		return n * m.late(bookWorth)
	case saga.DoExhaustBoost:
		return min(n, int(p.Ready)) * m.late(boostWorth)
	case saga.DoExhaustRadio:
		return min(n, int(p.Radio)) * m.late(radioWorth)
	case saga.DoExhaustCard:
		return n * m.late(cardCost)
	case saga.DoMutation:
		return n * m.late(mutationCost)
	case saga.DoThreat:
		if n < 0 {
			return -m.threat(1)
		}
		return m.threat(n)
	}
	return 0
}

// price is what using an ability costs.
func (m *mind) price(x *saga.Timing) int {
	switch x.Price {
	case saga.PayBoost:
		return m.late(boostWorth)
	case saga.PayRadio:
		return m.late(radioWorth)
	case saga.PayCard:
		return m.late(cardCost)
	case saga.PayFood:
		return -m.foodChange(-1)
	case saga.PayAmmo:
		return m.ammoWorth()
	case saga.PayMeds, saga.PayBooze, saga.PayBook:
		return m.late(goodWorth(saga.Good(x.Price - saga.PayFood)))
	case saga.PayFatigue:
		return m.tiredness()
	case saga.PayMorale:
		return m.moraleLoss(1)
	case saga.PayHealth:
		return m.healthLoss(1)
	case saga.PayCounter:
		if x.Camp {
			return 6
		}
		return m.late(14)
	case saga.PayDiscard:
		return m.late(30)
	}
	return 0
}
