package sagabot

import (
	"waystation/games/saga"
	"waystation/table"
)

// prospects are what fights are worth on the mean, what placing a token would add apart, and how often the player
// falls, in thousandths.
type prospects struct{ mean, fall int }

// seer foresees fights against an enemy, with what this player would spend in melee.
func (m *mind) seer(e *saga.Enemy) *saga.Foreseer {
	if m.sees == nil {
		m.sees = &saga.Foreseer{}
	}
	m.sees.Taste = saga.Taste{Kill: max(5, m.gains(e.Kill)-m.gains(e.Survive)), Health: m.late(40),
		Maul: m.late(mutationCost), Boost: m.late(boostWorth),
		Mod: m.late(16)}
	return m.sees
}

// worthOf is what an outlook is worth against an enemy; stake is what is lost besides by who falls.
func (m *mind) worthOf(o *saga.Outlook, foe table.Card, stake int) int {
	f := saga.Of(foe)
	e := &f.Enemy
	reward := [2]int{m.gains(e.Survive), m.gains(e.Kill)}
	if e.Boss {
		reward = [2]int{0, m.slaying()}
	}
	hurt := 0
	for i := range f.Does {
		a := &f.Does[i]
		switch a.Key {
		case saga.KeyThief:
			reward[0] += m.gains(a.Does)
		case saga.KeyLastBreath: // the health that it costs is among the ends
			for _, effect := range a.Does {
				if effect.Do != saga.DoHurt {
					reward[1] += m.gain(effect.Do, int(effect.N))
				}
			}
		case saga.KeySting:
			hurt += m.gains(a.Does)
		}
	}
	x := 0
	for dead := range o.Ends {
		for lost := range o.Ends[dead] {
			for maul, p := range o.Ends[dead][lost] {
				if p == 0 {
					continue
				}
				y := reward[dead] - m.healthLoss(lost) - maul*m.mauling(e)
				if lost > 0 {
					y += hurt
				}
				x += int(p) * y
			}
		}
	}
	return (x - int(o.Fall)*(m.knockOut()+stake)) / int(saga.Certain)
}

// mauling is what a mutation costs.
func (m *mind) mauling(e *saga.Enemy) int {
	if !e.Mutant || m.g.Has(m.s, saga.KeyResist) {
		return 0
	}
	return m.late(mutationCost)
}

// slaying is what killing the boss is worth: points and experience; and the end of the game, for who is ahead
// (PS-BOSS-06).
func (m *mind) slaying() int {
	if m.g.Mode == saga.Solo {
		return m.threat(1) + m.gain(saga.DoXP, 2)
	}
	x := 2*vp + m.gain(saga.DoXP, 2)
	ahead := 1000
	for i := range m.g.Sides[:m.sides()] {
		if i != m.sideNumber() {
			ahead = min(ahead, int(m.own.VP)+2-int(m.g.Sides[i].VP))
		}
	}
	switch {
	case m.left == 0:
	case ahead > 0:
		x += min(60*ahead, 300)
	default:
		x -= min(80*(1-ahead), 600)
	}
	return x
}

// hands are the weapons that can be used in a round: 1 + each, and none. A worse one of two is not tried.
func (m *mind) hands(ranged bool) (list [3]int16, n int) {
	for _, l := range m.g.Lying(m.s, saga.Weapons) {
		w := &saga.Of(l.Card).Weapon
		if m.g.Cards[l.Card].Equipped && w.Ranged == ranged && n < 2 && (!ranged || m.me.Goods[saga.Ammo] >= w.Ammo) {
			list[n] = int16(l.Card) + 1
			n++
		}
	}
	if ranged || n == 0 {
		n++
	}
	return list, n
}

// planned is what the best way to fight an enemy is worth with that card in the lead; the board is against the enemy.
func (m *mind) planned(foe table.Card, lead int16, stake int) (worth int, fall saga.Chance) {
	seer := m.seer(&saga.Of(foe).Enemy)
	guns, n := m.hands(true)
	blades, k := m.hands(false)
	worth = never
	for _, gun := range guns[:n] {
		cost := 0
		if gun > 0 {
			cost = int(saga.Of(table.Card(gun-1)).Weapon.Ammo) * m.ammoWorth()
		}
		for _, blade := range blades[:k] {
			o := m.g.Foresee(m.s, saga.Plan{Lead: lead, Gun: gun, Blade: blade}, false, seer)
			if x := m.worthOf(&o, foe, stake) - cost; x > worth {
				worth, fall = x, o.Fall
			}
		}
	}
	if lead > 0 {
		worth -= m.leadCost()
	}
	return worth, fall
}

// leadCost is what it costs that a card is exhausted: more when few are left.
func (m *mind) leadCost() int {
	n := 0
	for _, l := range m.g.Lying(m.s, saga.Deck) {
		if !saga.Of(l.Card).Challenge.DNE {
			n++
		}
	}
	if n <= 2 {
		return m.late(cardCost + 8)
	}
	return m.late(cardCost)
}

// leaders are the cards that are best to lead with, by what is printed on them: 1 + each.
func (m *mind) leaders(most int) []worthy {
	m.choices = m.choices[:0]
	for _, l := range m.g.Lying(m.s, saga.Deck) {
		c := &saga.Of(l.Card).Challenge
		if c.DNE {
			continue
		}
		x := 2*int(c.Blue.Hits) + 4*int(c.Blue.Damage) + 4*int(c.Red.Hits) + 5*int(c.Red.Damage) + 3*int(c.Red.Block)
		m.choices = append(m.choices, worthy{int16(l.Card) + 1, x})
	}
	for i := range m.choices {
		for k := i; k > 0 && before(m.choices[k], m.choices[k-1]); k-- {
			m.choices[k], m.choices[k-1] = m.choices[k-1], m.choices[k]
		}
	}
	return m.choices[:min(most, len(m.choices))]
}

// before orders cards by worth, and equals by their numbers: a deck lies in no order.
func before(a, b worthy) bool {
	return a.worth > b.worth || a.worth == b.worth && a.card < b.card
}

// meeting is what meeting an enemy is worth, that lies open or may come: what it does at first, and the best way to
// fight it.
func (m *mind) meeting(foe table.Card) int {
	x, _ := m.meets(foe, 0, 2)
	return x
}

func (m *mind) meets(foe table.Card, stake, leads int) (worth int, fall saga.Chance) {
	f := saga.Of(foe)
	first, bribe := 0, never
	for i := range f.Does {
		switch a := &f.Does[i]; a.Key {
		case saga.KeyFearsome:
			first -= m.moraleLoss(max(1, int(a.N)))
		case saga.KeyToll:
			first -= 12
		case saga.KeyBribable:
			if m.g.Affords(m.s, a.Does) {
				bribe = m.gains(f.Enemy.Survive) + m.gains(a.Does)
			}
		}
	}
	worth, fall = m.fought(foe, stake, leads)
	if bribe > worth {
		return first + bribe, 0
	}
	return first + worth, fall
}

// fought is what fighting an enemy is worth, with the best of so many cards in the lead, or none.
func (m *mind) fought(foe table.Card, stake, leads int) (worth int, fall saga.Chance) {
	worth, fall = m.planned(foe, 0, stake)
	for _, l := range m.leaders(leads) {
		if x, p := m.planned(foe, l.card, stake); x > worth {
			worth, fall = x, p
		}
	}
	return worth, fall
}

// sample is of how many enemies a quick bot, and any other, foresees one.
const (
	quickSample = 7
	sample      = 2
	mostFights  = 3000
)

// trekking is what the next trek's fight is worth on the mean.
func (m *mind) trekking() prospects {
	if m.ahead.fall >= 0 && m.ahead != (prospects{}) {
		return m.ahead
	}
	key := m.fighter()
	p, ok := m.fights[key]
	if !ok {
		p = m.foreseeAll()
		if len(m.fights) >= mostFights {
			clear(m.fights)
		}
		m.fights[key] = p
	}
	m.ahead = p
	return p
}

func (m *mind) foreseeAll() prospects {
	every := sample
	if m.quick {
		every = quickSample
	}
	fight := m.me.Fight
	list := m.g.FoesOf(m.s)
	sum, fall, n := 0, saga.Chance(0), 0
	for i := int(m.g.Round) % every; i < len(list); i += every {
		m.g.Against(m.s, list[i], false)
		x, p := m.meets(list[i], 0, 1)
		sum += x
		fall += p
		n++
	}
	m.me.Fight = fight
	return prospects{sum / n, (fall / saga.Chance(n)).Of(1000)}
}

// fighter is a number for all that counts in the fights to come.
func (m *mind) fighter() uint64 {
	h := uint64(14695981039346656037)
	put := func(x int) { h = (h ^ uint64(x+7)) * 1099511628211 }
	p := m.me
	for _, x := range [...]int{int(m.g.Round), int(p.Health), int(p.HealthMax), int(p.Morale), int(p.Fatigue),
		int(p.Ready), int(p.Skills), int(p.Goods[saga.Ammo]), int(p.Goods[saga.Food]), int(p.Goods[saga.Meds]),
		int(p.XP), int(p.At), int(p.Boosts), int(m.own.VP), m.g.Level(m.s), int(m.g.Alarm), int(m.s), int(p.Radio),
		int(p.Walked)} {
		put(x)
	}
	sum := 0 // cards in no order
	for _, k := range [...]saga.Stack{
		saga.Deck, saga.Exhausted, saga.Weapons, saga.Items, saga.Company, saga.Mutations, saga.Mementos,
	} {
		for _, l := range m.g.Lying(m.s, k) {
			x := (uint64(l.Card)<<8 | uint64(k)) * 0x9e3779b97f4a7c15
			if m.g.Cards[l.Card].Equipped {
				x *= 0xd6e8feb86659fd93
			}
			sum += int(x ^ x>>29)
		}
	}
	put(sum)
	for _, e := range m.v.Events {
		put(int(e))
	}
	return h
}

// primary weighs a card to lead with: in a fight, in a challenge, in the brawl at the end; or one that is drawn anew.
func (m *mind) primary(o table.Option) int {
	switch m.kind {
	case "primary":
		x, _ := m.planned(m.me.Fight.Foe, o.A+1, m.stake())
		return x
	case "trial-primary":
		return m.trial(o.A+1) - m.leadCost()
	case "brawl":
		r := saga.Of(table.Card(o.A)).Challenge.Red
		return 10 * int(r.Hits+r.Damage)
	case "drawn-card":
		return -m.statOf(table.Card(o.A))
	}
	return 0
}

// noPrimary weighs going in without a card.
func (m *mind) noPrimary(table.Option) int {
	if m.kind == "primary" {
		x, _ := m.planned(m.me.Fight.Foe, 0, m.stake())
		return x
	}
	return m.trial(0)
}

// stake is what is lost with a fight besides: the token that was to be placed.
func (m *mind) stake() int {
	if m.me.Action != saga.Trek || !m.inDay() {
		return 0
	}
	return m.tokenHere()
}

func (m *mind) inDay() bool { return m.g.Phase == saga.PhaseDay || m.g.Phase == saga.PhaseSecondDay }

// lead is the card that leads, 1 + it.
func (m *mind) lead() int16 {
	if p := m.g.Lying(m.s, saga.Primary); len(p) > 0 {
		return int16(p[0].Card) + 1
	}
	return 0
}

// weapon weighs a weapon for the round, or none.
func (m *mind) weapon(o table.Option) int {
	foe := m.me.Fight.Foe
	seer := m.seer(&saga.Of(foe).Enemy)
	var w int16
	if o.Verb == saga.VerbWeapon {
		w = o.A + 1
	}
	if m.kind == "blade" {
		x := m.g.Foresee(m.s, saga.Plan{Lead: m.lead(), Blade: w}, true, seer)
		return m.worthOf(&x, foe, m.stake())
	}
	cost := 0
	if w > 0 {
		cost = int(saga.Of(table.Card(w-1)).Weapon.Ammo) * m.ammoWorth()
	}
	blades, k := m.hands(false)
	best := never
	for _, blade := range blades[:k] {
		x := m.g.Foresee(m.s, saga.Plan{Lead: m.lead(), Gun: w, Blade: blade}, false, seer)
		best = max(best, m.worthOf(&x, foe, m.stake()))
	}
	return best - cost
}

// wounded is what the rest of the fight is worth once the enemy has so many wounds.
func (m *mind) wounded(n int) int {
	f := &m.me.Fight
	before := *f
	defer func() { *f = before }()
	f.Wounds = int8(min(n, int(f.Health)))
	e := &saga.Of(f.Foe).Enemy
	if f.Wounds >= f.Health {
		return m.clashed(int(f.Health), 0)
	}
	seer := m.seer(e)
	blades, k := m.hands(false)
	best := never
	for _, blade := range blades[:k] {
		x := m.g.Foresee(m.s, saga.Plan{Lead: m.lead(), Blade: blade}, true, seer)
		best = max(best, m.worthOf(&x, f.Foe, m.stake()))
	}
	return best
}

// arm weighs an ability of the weapon in use.
func (m *mind) arm(o table.Option) int {
	a := &saga.Of(table.Card(o.A)).Does[o.B]
	cost := m.late(boostWorth)
	if a.Key == saga.KeyBurst {
		cost = m.ammoWorth()
	}
	if m.me.Fight.Part == saga.RangedFray {
		return m.shot(a.ArmGives()) - cost
	}
	return m.blow(a.ArmGives(), false, false) - cost
}

// shot is what so much more is worth in the ranged round.
func (m *mind) shot(more saga.Result) int {
	w := int(m.me.Fight.Wounds)
	now, then := m.g.Shot(m.s, saga.Result{}), m.g.Shot(m.s, more)
	if now == then {
		return 0
	}
	return m.wounded(w+then) - m.wounded(w+now)
}

// blow is what so much more is worth in the round of melee.
func (m *mind) blow(more saga.Result, steady, quick bool) int {
	return m.clashed(m.g.Blows(m.s, more, steady, quick)) - m.clashed(m.g.Blows(m.s, saga.Result{}, false, false))
}

// clashed is what an end of the round is worth.
func (m *mind) clashed(dealt, taken int) int {
	f := &m.me.Fight
	e := &saga.Of(f.Foe).Enemy
	var o saga.Outlook
	dead, maul := 0, 0
	if dealt >= int(f.Health-f.Wounds) {
		dead = 1
	}
	if taken > 0 && e.Mutant {
		maul = 1
	}
	if lost := taken + dead*m.g.Parting(m.s); lost >= int(m.me.Health) {
		o.Fall = saga.Certain
	} else {
		o.Ends[dead][lost][maul] = saga.Certain
	}
	x := m.worthOf(&o, f.Foe, m.stake())
	if dead == 0 && (f.Boss || m.g.FoeHas(m.s, saga.KeyRelentless)) && f.Round == 1 {
		x += 12 * dealt
	}
	return x
}

// throwMod weighs a mod that is thrown in.
func (m *mind) throwMod(o table.Option) int {
	return m.blow(saga.Of(table.Card(o.A)).Weapon.Mod, false, false) - m.late(14)
}

// shownWorth is what a random card is worth that may be kept for the round.
func (m *mind) shownWorth(c table.Card) int {
	x := &saga.Of(c).Challenge
	if m.me.Fight.Part == saga.RangedFray {
		return 2*int(x.Blue.Hits) + 3*int(x.Blue.Damage)
	}
	return 3*int(x.Red.Hits) + 4*int(x.Red.Damage) + 2*int(x.Red.Block)
}

// pay weighs what an enemy wants: bribes end the fight, tolls spare an attack.
func (m *mind) pay(table.Option) int {
	f := saga.Of(table.Card(m.about(0)))
	for i := range f.Does {
		switch a := &f.Does[i]; a.Key {
		case saga.KeyBribable:
			x, _ := m.fought(table.Card(m.about(0)), m.stake(), 2)
			return m.gains(f.Enemy.Survive) + m.gains(a.Does) - x
		case saga.KeyToll:
			foe := table.Card(m.about(0))
			now, _ := m.planned(foe, 0, m.stake())
			m.me.Fight.Toll++
			then, _ := m.planned(foe, 0, m.stake())
			m.me.Fight.Toll--
			return now - then + m.gains(a.Does)
		}
	}
	return -1
}

// silence weighs which ability of an enemy is taken from it: the one without which it is met more gladly.
func (m *mind) silence(o table.Option) int {
	f := &m.me.Fight
	f.Silenced = int8(o.B) + 1
	x, _ := m.planned(f.Foe, 0, m.stake())
	f.Silenced = 0
	if a := &saga.Of(table.Card(o.A)).Does[o.B]; a.Key == saga.KeyFearsome {
		x += m.moraleLoss(max(1, int(a.N)))
	}
	return x
}

// die weighs a die of the enemy that may be rolled again.
func (m *mind) die(o table.Option) int {
	r := saga.DieFace(saga.Rolled{Colour: uint8(o.A), Face: uint8(o.B)})
	mean := [3]int{70, 130, 160}[o.A]
	return 100*int(r.Hits) + 140*int(r.Damage) + 60*int(r.Block) - mean
}

// reward weighs the reward for a kill, and what a carver takes instead.
func (m *mind) reward(table.Option) int { return m.gains(saga.Of(table.Card(m.about(0))).Enemy.Kill) }

func (m *mind) carve(o table.Option) int {
	return m.gains(saga.Of(table.Card(o.A)).Does[o.B].Does)
}

// boss weighs fighting the boss instead of whoever comes.
func (m *mind) boss(o table.Option) int {
	c := table.Card(o.A)
	m.g.Against(m.s, c, true)
	x, _ := m.meets(c, 0, 3)
	m.me.Fight = saga.Fight{}
	return x - m.trekking().mean - m.tokenHere()
}
