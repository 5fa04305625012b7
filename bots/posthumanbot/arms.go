package posthumanbot

import (
	"waystation/games/posthuman"
	"waystation/table"
)

// fight weighs standing one's ground, by trying it out; what else is on offer in the question is weighed beside it.
func (m *mind) fight(table.Option) int {
	return m.fights(m.self(), m.leader(), m.foesOf(), posthuman.Fight{}, true, manyTries)
}

// evade weighs running: away to somebody else of the level, or caught (PH-EVADE-03 to PH-EVADE-07).
func (m *mind) evade(table.Option) int {
	speed := 0
	foes := m.foesOf()
	for i := range foes {
		speed = max(speed, int(foes[i].Speed))
	}
	p := m.evadeChance(m.evadeHelp(), speed)
	lost := m.fights(m.self(), m.leader(), foes, caught, false, manyTries)
	return (p*m.meet(max(1, int(m.me.Journey.Level))) + (36-p)*lost) / 36
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

// caught is the moment after a failed evade.
var caught = posthuman.Fight{Failed: true}

// shoot weighs a shot at the enemies; in a duel with a mutant it drives them off.
func (m *mind) shoot(table.Option) int {
	foes := m.foesOf()
	if len(foes) == 0 {
		return 40 - m.self().Cost*m.ammoWorth()
	}
	f := m.self()
	if f.Cost == 0 {
		return 50
	}
	at := posthuman.Fight{}
	return m.fights(f, m.leader(), foes, at, true, manyTries) - m.fights(f, m.leader(), foes, at, false, manyTries) + 5
}

// aim weighs giving dice to a target: all to the strongest that they will probably not waste, one to spare for each of
// the weak.
func (m *mind) aim(o table.Option) int {
	if o.A < 0 || int(o.A) >= len(m.me.Foes) {
		return 10
	}
	d := m.dicebox(int(o.A)*20 + int(o.B))
	x := &m.foesOf()[o.A]
	sum := 0
	for range tries {
		n := m.self().Volley(d, int(o.B), x)
		sum += 20 * n
		if n == x.Left() {
			sum += 25 + 5*int(x.Melee+x.Wounds)
		}
	}
	return sum/tries - 9*int(o.B)
}

// engage weighs an enemy to be fought next, and how many MD are given for DD: the rest of the fight is tried out with
// that.
func (m *mind) engage(o table.Option) int {
	foes := m.foesOf()
	if int(o.A) >= len(foes) {
		return 0
	}
	x := -4 * int(foes[o.A].Melee)
	if foes[o.A].Left() <= m.self().Strength {
		x += 30
	}
	if o.B > 0 {
		return x + m.swapWorth(int(o.B), foes)
	}
	return x
}

// swapWorth compares giving so many MD for DD in the whole round with giving none.
func (m *mind) swapWorth(n int, foes []posthuman.Foe) int {
	plain, guarded := m.me.Fight, m.me.Fight
	plain.Swap, guarded.Swap = 0, int8(n)
	return m.fights(m.self(), m.leader(), foes, guarded, false, tries) - m.fights(m.self(), m.leader(), foes, plain,
		false, tries) - 5
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
	if m.self().Counts(d) {
		return -10
	}
	return idle[d.Is]
}

// idle is what it is worth to roll a die again that counts for nothing.
var idle = [...]int{
	posthuman.Miss: 30, posthuman.Special6: 29, posthuman.Warrior: 28, posthuman.SkillShot: 28, posthuman.Range2: 27,
	posthuman.Range3: 27,
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
