package sagabot

import (
	"waystation/games/saga"
	"waystation/table"
)

// use weighs an ability that is offered: what it is good for now, less its price.
func (m *mind) use(o table.Option) int {
	a, timing := m.g.Using(m.s, o)
	if a == nil {
		return 0
	}
	return m.using(a) - m.price(timing)
}

// using is what an ability does at the moment where it is offered.
func (m *mind) using(a *saga.Ability) int {
	switch m.kind {
	case "aim":
		return m.aiming(a)
	case "strike":
		return m.striking(a)
	case "brace":
		return m.bracing(a)
	case "trial-help":
		return m.helping(a)
	}
	n := max(1, int(a.N))
	switch a.Key {
	case saga.KeyOn, saga.KeyGain:
		return m.gains(a.Does)
	case saga.KeyShield:
		return m.healthLoss(n) + m.late(10)
	case saga.KeyResist:
		return m.late(mutationCost)
	case saga.KeyWithdraw:
		return -m.remains()
	case saga.KeyCampPoints:
		return m.late(22) * n
	case saga.KeyForageAs:
		return m.foragingAs(saga.Terrain(a.What))
	case saga.KeyFreeMarch:
		return m.tiredness()
	case saga.KeyFasting:
		return m.foodWorth(max(1, int(m.me.Goods[saga.Food])))
	case saga.KeyGuard:
		return m.late(22)
	case saga.KeyStand:
		return m.knockOut()
	case saga.KeyUnpair:
		return 2
	case saga.KeySpareCard:
		return m.late(cardCost)
	case saga.KeyAmmoBack:
		return m.ammoWorth()
	}
	return m.late(1 + fightWorth[a.Key] + 2*roundWorth[a.Key])
}

// remains is what fighting on is worth; withdrawing leaves nothing but the place for a token (PS-MELEE-01).
func (m *mind) remains() int {
	f := &m.me.Fight
	seer := m.seer(&saga.Of(f.Foe).Enemy)
	blades, k := m.hands(false)
	best := never
	for _, blade := range blades[:k] {
		x := m.g.Foresee(m.s, saga.Plan{Lead: m.lead(), Blade: blade}, true, seer)
		best = max(best, m.worthOf(&x, f.Foe, m.stake()))
	}
	return best
}

// aiming is what an ability adds to a shot.
func (m *mind) aiming(a *saga.Ability) int {
	if gives, ok := a.InShot(); ok {
		return m.shot(gives)
	}
	if a.Key == saga.KeyRedraw && m.g.Shot(m.s, saga.Result{}) == 0 {
		return m.late(12)
	}
	return 0
}

// bracing is what an ability spares the player of a volley.
func (m *mind) bracing(a *saga.Ability) int {
	now := m.g.Fire(m.s, 0)
	if a.Key == saga.KeyDodge {
		then := m.g.Fire(m.s, max(1, int(a.N)))
		return m.healthLoss(now) - m.healthLoss(then)
	}
	return now * m.late(14)
}

// striking is what an ability adds in melee.
func (m *mind) striking(a *saga.Ability) int {
	if gives, ok := a.InMelee(); ok {
		return m.blow(gives, false, false)
	}
	switch a.Key {
	case saga.KeySteady:
		return m.blow(saga.Result{}, true, false)
	case saga.KeyQuick:
		return m.blow(saga.Result{}, false, true)
	}
	dealt, taken := m.g.Blows(m.s, saga.Result{}, false, false) // drawn or rolled anew
	if f := &m.me.Fight; taken > 0 || dealt < int(f.Health-f.Wounds) {
		return m.late(10)
	}
	return 0
}

// helping is what an ability does for a challenge.
func (m *mind) helping(a *saga.Ability) int {
	switch a.Key {
	case saga.KeyTotal:
		return m.helped(int(a.N))
	case saga.KeyExtraDraw, saga.KeyRedraw:
		return m.helped(2) / 2
	}
	return m.late(cardCost)
}

// foragingAs is how much better the loot of another terrain is.
func (m *mind) foragingAs(t saga.Terrain) int {
	here, ok := m.g.Zone(m.s, m.me.At).Terrain()
	if !ok {
		return 0
	}
	return m.gains(saga.LootOf(t)) - m.gains(saga.LootOf(here))
}

// yes weighs agreeing to what a question asks.
func (m *mind) yes(o table.Option) int {
	switch m.kind {
	case "forage":
		return 1 + m.bonusHere()
	case "event":
		e := &saga.Of(table.Card(m.about(0))).Event
		return m.gains(e.Offer) + m.gains(e.Price)
	case "wait":
		return m.waiting()
	case "joint":
		return m.joint()
	case "hunt":
		return m.hunting()
	case "aid":
		return 1
	case "gift":
		return m.newWorth(table.Card(m.about(1)))
	case "lend":
		return m.lending()
	}
	return 1
}

func (m *mind) bonusHere() int {
	if t := m.g.Zone(m.s, m.me.At).Tile; t > 0 {
		return m.bonusWorth(table.Card(t - 1))
	}
	return 0
}
