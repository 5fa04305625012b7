package posthumanbot

import (
	"waystation/games/posthuman"
	"waystation/table"
)

// fight weighs standing one's ground, by trying it out; what else is on offer in the question is weighed beside it.
func (m *mind) fight(table.Option) int {
	return m.fights(m.self(), m.leader(), m.foesOf(), 0, false, true, manyTries)
}

// evade weighs running: away to somebody else of the level, or caught (PH-EVADE-03 to PH-EVADE-07).
func (m *mind) evade(table.Option) int {
	speed := 0
	foes := m.foesOf()
	for i := range foes {
		speed = max(speed, int(foes[i].e.Speed))
	}
	p := m.evadeChance(m.evadeHelp(), speed)
	caught := m.fights(m.self(), m.leader(), foes, 0, true, false, manyTries)
	return (p*m.meet(max(1, int(m.me.Journey.Level))) + (36-p)*caught) / 36
}

// evadeHelp is what cards would add to the roll.
func (m *mind) evadeHelp() int {
	n := 0
	for i := range m.me.Gear {
		if f := m.me.Gear[i].Card.Face(); f != nil && !m.me.Gear[i].Spent {
			for k := range f.Uses {
				for _, e := range f.Uses[k].Gives {
					switch e.Do {
					case posthuman.DoEvade:
						n += int(e.N)
					case posthuman.DoSureEvade:
						n += 9
					}
				}
			}
		}
	}
	return n
}

// shoot weighs a shot at the enemies; in a duel with a mutant it drives them off.
func (m *mind) shoot(table.Option) int {
	foes := m.foesOf()
	if len(foes) == 0 {
		return 40 - m.self().cost*m.ammoWorth()
	}
	f := *m.self()
	f.gun = true
	if f.cost == 0 {
		return 50
	}
	return m.fights(&f, m.leader(), foes, 0, false, true, manyTries) - m.fights(&f, m.leader(), foes, 0, false, false, manyTries) + 5
}

// aim weighs giving dice to a target: all to the strongest that they will probably not waste, one to spare for each of the weak.
func (m *mind) aim(o table.Option) int {
	if o.A < 0 || int(o.A) >= len(m.me.Foes) {
		return 10
	}
	f := m.self()
	d := m.dicebox(int(o.A)*20 + int(o.B))
	x := &m.me.Foes[o.A]
	e := posthuman.Of(x.Card).Enemy
	left := int(e.Health) - x.Wounds
	sum := 0
	for range tries {
		n := score(&d, int(o.B), f.reach, &f.hits, f.skill)
		if n > 0 {
			n += f.harder
			if e.Ability == posthuman.Armour {
				n = max(0, n-int(e.N))
			}
		}
		sum += 20 * min(n, left)
		if n >= left {
			sum += 25 + 5*int(e.Melee+e.Wounds)
		}
	}
	return sum/tries - 9*int(o.B)
}

// engage weighs an enemy to be fought next, and how many MD are given for DD: the rest of the fight is tried out with that.
func (m *mind) engage(o table.Option) int {
	foes := m.foesOf()
	if int(o.A) >= len(foes) {
		return 0
	}
	f := *m.self()
	e := foes[o.A].e
	x := 0
	if int(e.Health)-foes[o.A].wounds <= f.wounds {
		x += 30
	}
	x -= 4 * int(e.Melee)
	if o.B > 0 {
		return x + m.swapWorth(int(o.B), foes)
	}
	return x
}

// swapWorth compares giving so many MD for DD in the whole round with giving none.
func (m *mind) swapWorth(n int, foes []foe) int {
	plain, guarded := *m.self(), *m.self()
	plain.swaps = 0
	guarded.swaps = 0
	guarded.md -= n
	guarded.dd += n
	round := max(1, int(m.me.Fight.Round))
	return m.fights(&guarded, m.leader(), foes, round, m.me.Fight.Failed, false, tries) -
		m.fights(&plain, m.leader(), foes, round, m.me.Fight.Failed, false, tries) - 5
}

// meetWith weighs a duel's swap.
func (m *mind) meetWith(o table.Option) int {
	if m.me.Health <= 3 {
		return int(o.A)
	}
	return -int(o.A)
}

// reroll weighs rolling a die again: misses first, then whatever is no attack.
func (m *mind) reroll(o table.Option) int {
	d := &m.me.Fight.Dice[o.A]
	switch {
	case d.Is == posthuman.Miss:
		return 30
	case d.Is == posthuman.Warrior && m.me.Stats[posthuman.Melee] < 5:
		return 28
	case d.Is == posthuman.Special6 && d.Die != posthuman.SD && m.self().special == posthuman.Special{}:
		return 29
	case d.Is == posthuman.SkillShot && m.self().skill == 0:
		return 28
	case d.Is == posthuman.Range3 && m.self().reach < 3, d.Is == posthuman.Range2 && m.self().reach < 2:
		return 27
	}
	return -10
}

// wasted is how many own dice on the table show nothing of use.
func (m *mind) wasted() int {
	n := 0
	f := &m.me.Fight
	for i := range f.Dice[:f.N] {
		if d := &f.Dice[i]; !d.Enemy && !d.Again && m.reroll(table.Option{A: int16(i)}) > 0 {
			n++
		}
	}
	return n
}

// thinkAgain weighs the re-roll of a strong mind, which comes once in a combat.
func (m *mind) thinkAgain(table.Option) int {
	if n := m.wasted(); n > 0 {
		return 10 + 5*n
	}
	return -10
}

// block weighs removing a die of the enemy: criticals, then what attacks, then the rest (PH-MELEE-12).
func (m *mind) block(o table.Option) int {
	f := &m.me.Fight
	d := &f.Dice[o.A]
	special := posthuman.Special{}
	if f.Foe >= 0 && int(f.Foe) < len(m.me.Foes) {
		special = posthuman.Of(m.me.Foes[f.Foe].Card).Enemy.Special
	}
	switch {
	case d.Is == posthuman.Critical:
		return 40
	case d.Is == posthuman.Attack:
		return 30
	case special.Attack:
		return 31 + 5*int(special.Wounds)
	case special.Wounds > 0:
		return 10 + 5*int(special.Wounds)
	}
	return 8
}

// entry weighs which of two weapons a special counts for.
func (m *mind) entry(o table.Option) int {
	n := int16(0)
	for i := range m.me.Gear {
		c := &m.me.Gear[i]
		if f := c.Card.Face(); f != nil && f.Kind == posthuman.KindMelee && c.Active {
			if n == o.B {
				return specialWorth(f.Special)
			}
			n++
		}
	}
	return 0
}

func specialWorth(x posthuman.Special) int {
	n := 8 * int(x.Wounds)
	if x.Attack {
		n += 20
	}
	if x.Knockdown {
		n += 7
	}
	return n
}

// yield weighs what a thief gets.
func (m *mind) yield(o table.Option) int {
	return m.foodChange(-int(o.A)) - int(o.B)*m.ammoWorth()
}
