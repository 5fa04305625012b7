package sagabot

import (
	"waystation/games/saga"
	"waystation/table"
)

// declare weighs an action for the day.
func (m *mind) declare(o table.Option) int { return m.day(saga.Action(o.A)) }

// second weighs a second day, for one food more.
func (m *mind) second(o table.Option) int { return m.day(saga.Action(o.A)) + m.foodChange(-1) - 15 }

// day is what an action is worth. Moves are weighed against standing still, so that all actions are measured alike.
func (m *mind) day(a saga.Action) int {
	if m.weighed[a] {
		return m.action[a]
	}
	m.weighed[a] = true
	x := 0
	switch a {
	case saga.Camp:
		x = m.camping() * 7 / 5
		if m.g.Mode == saga.Solo { // a day is worth more than health
			x = m.camping() * 3 / 4
		}
	case saga.Map:
		x = m.mapping()
	case saga.Forage:
		x = m.going(saga.Forage) - m.staying()
	case saga.Trek:
		x = m.going(saga.Trek) - m.staying() + m.trekking().mean
		if m.g.Mode == saga.Teams {
			x = m.teamTrek(x)
		}
	}
	m.action[a] = x
	return x
}

// staying is what standing where one stands is worth whatever one does.
func (m *mind) staying() int {
	p := place{at: m.me.At}
	return m.supply(p) + m.sign(p) + m.closeness(p)
}

// going is the best that can come of a move, or a march, for an action.
func (m *mind) going(a saga.Action) int {
	return max(m.roam(m.me.At, m.g.StepsOfAMove(m.s), true, a), m.marching(a))
}

// camping is what camping here is worth: the best use of its points, and a morning without hunger.
func (m *mind) camping() int {
	x := 0
	var used [6]int
	for range m.g.CampPoints(m.s) {
		best, high := -1, 0
		for i := range used {
			if used[i] < m.g.Missing(m.s, i) {
				if y := m.recovered(i, used[i]); y > high {
					best, high = i, y
				}
			}
		}
		if best < 0 {
			break
		}
		used[best]++
		x += high
	}
	if m.me.At != saga.Start && m.left > 0 {
		x += min(m.foodWorth(max(1, int(m.me.Goods[saga.Food]))), m.tiredness())
	}
	return x
}

// recovered is what one more point of a recovery is worth after so many, in the order of a camp's options.
func (m *mind) recovered(i, after int) int {
	p := m.me
	switch i {
	case 0:
		return m.late(healthPoints[min(9, int(p.Health)+after+1)])
	case 1:
		return m.late(moralePoints[min(9, int(p.Morale)+after+1)])
	case 2:
		return m.late(tiredPoints[max(0, int(p.Fatigue)-after)])
	case 3:
		return m.late(boostWorth)
	case 4:
		return m.late(radioWorth)
	}
	return m.late(cardCost)
}

// recover weighs one more point of a recovery.
func (m *mind) recover(o table.Option) int {
	n := 0
	for _, t := range m.taken {
		if t == o {
			n++
		}
	}
	if n >= m.g.Missing(m.s, int(o.A)) {
		return -1
	}
	return max(1, m.recovered(int(o.A), n))
}

// mapping is what a Map action is worth: a pair, broadcast tokens, terrain and sites laid.
func (m *mind) mapping() int {
	first, _ := m.bestPairs()
	x := first + m.late(radioWorth)*min(2, max(0, 5-int(m.me.Radio)))
	return x + m.surveying()
}

// surveying is what laying terrain and sites of the hand beside one is worth: roughly, the best of each.
func (m *mind) surveying() int {
	x := 0
	for _, l := range m.g.HandOf(m.s) {
		best := 0
		f := saga.Of(l.Card)
		for _, z := range saga.Near(m.me.At) {
			if z == saga.Start {
				continue
			}
			_, there := m.g.Zone(m.s, z).Terrain()
			switch {
			case f.Kind == saga.KindSite && there && m.g.Zone(m.s, z).Site == 0:
				best = max(best, m.sitedAt(l.Card, z))
			case f.Kind == saga.KindTile && !there:
				best = max(best, m.survey(saga.VerbSurvey.Of(int(l.Card), int(z))))
			}
		}
		if z := m.g.Zone(m.s, m.me.At); f.Kind == saga.KindSite && z.Tile > 0 && z.Site == 0 {
			best = max(best, m.sitedAt(l.Card, m.me.At))
		}
		x += best
	}
	return x
}

// activate weighs a landmark.
func (m *mind) activate(o table.Option) int { return m.landmark(saga.Of(table.Card(o.A))) }

// eat weighs eating: what the food is worth; hunger what the fatigue costs.
func (m *mind) eat(table.Option) int { return m.foodChange(-1) }

func (m *mind) hunger(table.Option) int { return -m.tiredness() }

// spend weighs a recovery token: what it mends, against what it may mend later.
func (m *mind) spend(o table.Option) int {
	x := saga.Good(o.A)
	var now int
	switch x {
	case saga.Meds:
		now = m.gain(saga.DoHealth, 1)
	case saga.Booze:
		now = m.gain(saga.DoBoost, 1)
	default:
		now = m.gain(saga.DoMorale, 1)
	}
	later := m.late(goodWorth(x))
	if m.kind != "begin" && m.kind != "night" && m.kind != "after" && m.kind != "move" {
		return -1
	}
	switch {
	case x == saga.Meds && m.me.Health <= 3, x == saga.Books && m.me.Morale <= 2, x == saga.Booze && m.me.Ready == 0:
		return max(1, now)
	}
	return now - later - 4
}

// effect weighs one of several ways.
func (m *mind) effect(o table.Option) int { return m.gain(saga.Do(o.A), int(o.B)) }

// recovery weighs meds, booze or a book, to be gained or to be lost.
func (m *mind) recovery(o table.Option) int {
	x := saga.Good(o.A)
	worth := goodWorth(x)
	switch {
	case x == saga.Meds && m.me.Health < m.me.HealthMax, x == saga.Booze && m.me.Ready < m.me.Boosts,
		x == saga.Books && m.me.Morale < m.me.MoraleMax:
		worth += 10
	}
	if x == saga.Books && m.me.Morale <= 2 {
		worth += 15
	}
	if m.kind == "give-up" {
		return -worth
	}
	return worth
}
