package posthumanbot

import (
	"waystation/games/posthuman"
	"waystation/table"
)

// outlook is what meeting somebody of a level is worth, or a supply card on a terrain, once it has been asked for.
type outlook struct {
	known bool
	worth int
}

// self is this player as a fighter.
func (m *mind) self() *fighter {
	if !m.armed {
		m.fist, m.armed = m.fighterOf(m.me), true
	}
	return &m.fist
}

// fighterOf makes a fighter of a sheet and the cards in play, as far as they are seen.
func (m *mind) fighterOf(p *posthuman.SeenPlayer) fighter {
	s := func(k posthuman.Knob) int { return int(p.Sum[k]) }
	x := func(k posthuman.Stat) int { return int(p.Stats[k]) }
	f := fighter{health: p.Health, morale: p.Morale, melee: x(posthuman.Melee),
		first: x(posthuman.Speed) + s(posthuman.KnobFirst), md: s(posthuman.KnobMD), dd: s(posthuman.KnobDD), swaps: max(0, x(posthuman.Speed)-3),
		party: 1 + s(posthuman.KnobParty), worn: s(posthuman.KnobArmour), vest: s(posthuman.KnobArmourMelee), plate: s(posthuman.KnobArmourShooting),
		thought: max(0, x(posthuman.Mind)-3), even: s(posthuman.KnobAfterEvade) > 0,
		wounds: max(0, x(posthuman.Strength)-3) + s(posthuman.KnobWoundsMelee), harder: s(posthuman.KnobWoundsShooting)}
	if p.Fight.Thought {
		f.thought = 0
	}
	arms, class := 0, posthuman.NoClass
	for _, list := range [3][]posthuman.SeenItem{p.Gear, p.Skills, p.Company} {
		for i := range list {
			c := &list[i]
			face := c.Card.Face()
			if face == nil {
				continue
			}
			switch {
			case face.Kind == posthuman.KindMelee && c.Active:
				f.wounds += int(face.Wounds)
				if arms == 0 || face.Special.Attack {
					f.special = face.Special
				}
				arms++
			case face.Kind == posthuman.KindRanged && c.Active:
				class = face.Class
				f.load(face, p)
			}
			if face.Kind == posthuman.KindFollower && !c.Active || c.Spent {
				continue
			}
			for k := range face.Uses {
				f.help(&face.Uses[k])
			}
		}
	}
	for _, c := range p.Kept {
		for k := range posthuman.Of(c).Uses {
			f.help(&posthuman.Of(c).Uses[k])
		}
	}
	if arms == 0 {
		f.wounds++
	}
	f.practise(p, class)
	return f
}

// load readies a ranged weapon.
func (f *fighter) load(face *posthuman.Face, p *posthuman.SeenPlayer) {
	f.cost = max(0, int(face.Ammo+p.Sum[posthuman.KnobAmmo]))
	f.gun = f.cost <= p.Ammo
	f.sd = min(int(p.Stats[posthuman.Shooting]), 4) - 1 + max(1, int(face.Shot.SD+p.Sum[posthuman.KnobWeaponSD])) + int(p.Sum[posthuman.KnobSD])
	f.reach = max(1, min(3, int(face.Shot.Range+p.Sum[posthuman.KnobRange])))
	f.hits = face.Shot.Hits
}

// practise counts what skill shots are worth with a class of weapon.
func (f *fighter) practise(p *posthuman.SeenPlayer, class posthuman.Class) {
	if p.Stats[posthuman.Shooting] == 5 {
		f.skill = 1
	}
	for i := range p.Skills {
		if face := p.Skills[i].Card.Face(); face != nil && face.Expert != posthuman.NoClass && face.Expert == class {
			f.skill++
		}
	}
}

// help counts a use of a card that matters in a fight.
func (f *fighter) help(u *posthuman.Use) {
	for _, e := range u.Gives {
		n := int(e.N)
		switch {
		case e.Do == posthuman.DoPrevent && u.When == posthuman.WhenWounds:
			f.spare = max(f.spare, n)
		case e.Do == posthuman.DoPreventMelee:
			f.spareMelee += n
		case e.Do == posthuman.DoRerollMisses && u.When == posthuman.WhenFray:
			f.nimble = true
		case e.Do == posthuman.DoMD && u.When == posthuman.WhenMelee:
			f.opening = n
		}
	}
}

// tries is how often a fight is tried out.
const (
	tries     = 60
	fewTries  = 8
	manyTries = 160
	quarter   = 4 // a quick bot tries a fight out a quarter as often: less, and it loses to the other
)

// dicebox makes dice that fall the same way for the same question.
func (m *mind) dicebox(salt int) dice {
	x := uint64(m.ask.Number+1)*0x9e3779b97f4a7c15 ^ uint64(salt+1)*0xd6e8feb86659fd93 ^ uint64(m.ask.Seat)<<40
	return dice(x | 1)
}

// fights is what a fight is worth, tried out so often: the losses, the XP, what is won.
func (m *mind) fights(f *fighter, leader *posthuman.Face, foes []foe, round int, failed, shoot bool, times int) int {
	d := m.dicebox(len(foes) + times)
	if m.memo != nil {
		times = (times + quarter - 1) / quarter
	}
	var buffer [12]foe
	sum := 0
	for range times {
		copy(buffer[:], foes)
		r := tryOut(f, &d, buffer[:len(foes)], round, failed, shoot)
		sum += m.outcome(f, leader, &r)
	}
	return sum / times
}

// outcome is what a result is worth.
func (m *mind) outcome(f *fighter, leader *posthuman.Face, r *result) int {
	x := 0
	if r.scar {
		x -= m.scarCost()
	}
	if r.shot {
		x -= f.cost * m.ammoWorth()
	}
	if r.health == 0 || r.morale == 0 {
		return x - m.knockOutCost()
	}
	x -= m.healthLoss(f.health, f.health-r.health) + m.moraleLoss(f.morale, f.morale-r.morale) + r.food*20
	x += r.xp * m.xpWorth()
	switch {
	case leader == nil:
	case !r.fled:
		x += m.gains(leader.Win) + int(m.me.Sum[posthuman.KnobXP])*m.xpWorth()
	case r.left:
		x += m.gains(leader.Flee)
	}
	return x
}

// foesOf are the enemies of the combat going on, not to be changed.
func (m *mind) foesOf() []foe {
	m.foes = m.foes[:0]
	for i := range m.me.Foes {
		x := &m.me.Foes[i]
		m.foes = append(m.foes, foe{e: posthuman.Of(x.Card).Enemy, wounds: x.Wounds, down: x.Down})
	}
	return m.foes
}

// leader is the encounter that the fight going on began with.
func (m *mind) leader() *posthuman.Face {
	if len(m.me.Foes) == 0 {
		return nil
	}
	return posthuman.Of(m.me.Fight.Leader)
}

// meet is what an encounter of a level is worth, points of the journey apart: the mean of all that are printed.
func (m *mind) meet(level int) int {
	o := &m.meets[level-1]
	if !o.known {
		o.known, o.worth = true, m.remembered(level)
	}
	return o.worth
}

// outing is a fighter who meets somebody of a level.
type outing struct {
	f     fighter
	level int
}

// maxMemo is how much a quick bot remembers.
const maxMemo = 2000

// remembered is the outlook for this player, tried out anew unless a quick bot has done so before.
func (m *mind) remembered(level int) int {
	if m.memo == nil {
		return m.outlookOf(m.self(), level, fewTries)
	}
	o := outing{*m.self(), level}
	x, known := m.memo[o]
	if !known {
		x = m.outlookOf(m.self(), level, 2*fewTries)
		if len(m.memo) == maxMemo {
			clear(m.memo)
		}
		m.memo[o] = x
	}
	return x
}

// decks are the encounters by level.
var decks = [3][]table.Card{posthuman.Cards(posthuman.GroupEncounters1), posthuman.Cards(posthuman.GroupEncounters2), posthuman.Cards(posthuman.GroupEncounters3)}

// outlookOf is the mean worth of the encounters of a level for a fighter. What is bad is evaded, where that is likely to work.
func (m *mind) outlookOf(f *fighter, level, times int) int {
	var worth [64]int
	var buffer [12]foe
	sum := 0
	for i, c := range decks[level-1] {
		if face := posthuman.Of(c); face.Kind == posthuman.KindCombat {
			worth[i] = m.fights(f, face, m.group(buffer[:0], face, i), 0, false, true, times)
		} else {
			worth[i] = m.story(face)
		}
		sum += worth[i]
	}
	mean := sum / len(decks[level-1])
	sum = 0
	for i, c := range decks[level-1] {
		if face := posthuman.Of(c); face.Kind == posthuman.KindCombat && !face.NoEvade && face.Enemy.Ability != posthuman.Hunter {
			p := m.evadeChance(0, int(face.Enemy.Speed))
			worth[i] = max(worth[i], (p*mean+(36-p)*(worth[i]*5/4-40))/36)
		}
		sum += worth[i]
	}
	return sum / len(decks[level-1])
}

// group appends an encounter with minions of the usual kind to a list.
func (m *mind) group(out []foe, face *posthuman.Face, salt int) []foe {
	out = append(out, foe{e: face.Enemy})
	d := m.dicebox(salt + 500)
	for i, group := range [2]posthuman.Group{posthuman.GroupHumans, posthuman.GroupMutants} {
		list := posthuman.Cards(group)
		for range face.Minions[i] {
			out = append(out, foe{e: posthuman.Of(list[d.below(len(list))]).Enemy})
		}
	}
	if face.Enemy.Ability == posthuman.Calls {
		out = append(out, foe{e: posthuman.Of(posthuman.Cards(posthuman.GroupHumans)[0]).Enemy})
	}
	return out
}

// evadeChance is how many of the 36 rolls evade.
func (m *mind) evadeChance(bonus, speed int) int {
	lead := int(m.me.Stats[posthuman.Speed]) + int(m.me.Sum[posthuman.KnobEvade]) + bonus - speed
	n := 0
	for a := range 6 {
		for b := range 6 {
			if a+lead > b {
				n++
			}
		}
	}
	return n
}
