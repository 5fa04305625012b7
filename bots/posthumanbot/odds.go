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
func (m *mind) self() *posthuman.Fighter {
	if !m.armed {
		m.fist, m.armed = posthuman.FighterOf(m.me), true
	}
	return &m.fist
}

// tries is how often a fight is tried out.
const (
	tries     = 60
	fewTries  = 8
	manyTries = 160
	quarter   = 4 // a quick bot tries a fight out a quarter as often: less, and it loses to the other
)

// dicebox makes dice that fall the same way for the same question. They are the mind's only ones.
func (m *mind) dicebox(salt int) *posthuman.Luck {
	x := uint64(m.ask.Number+1)*0x9e3779b97f4a7c15 ^ uint64(salt+1)*0xd6e8feb86659fd93 ^ uint64(m.ask.Seat)<<40
	m.luck = posthuman.Luck(x | 1)
	return &m.luck
}

// fights is what a fight is worth, tried out so often from a moment on: the losses, the XP, what is won.
func (m *mind) fights(f *posthuman.Fighter, leader *posthuman.Face, foes []posthuman.Foe, at posthuman.Fight,
	shoot bool, times int) int {
	d := m.dicebox(len(foes) + times)
	if m.memo != nil {
		times = (times + quarter - 1) / quarter
	}
	m.moment = at
	sum := 0
	for range times {
		r := f.Foresee(d, &m.moment, append(m.tried[:0], foes...), shoot)
		sum += m.outcome(f, leader, &r)
	}
	return sum / times
}

// outcome is what a result is worth.
func (m *mind) outcome(f *posthuman.Fighter, leader *posthuman.Face, r *posthuman.Foreseen) int {
	x := 0
	if r.Scar {
		x -= m.scarCost()
	}
	if r.Shot {
		x -= f.Cost * m.ammoWorth()
	}
	if r.Out() {
		return x - m.knockOutCost()
	}
	x -= m.healthLoss(f.Health, f.Health-r.Health) + m.moraleLoss(f.Morale, f.Morale-r.Morale) + r.Stolen*20
	x += r.XP * m.xpWorth()
	switch {
	case leader == nil:
	case !r.Fled:
		x += m.gains(leader.Win) + int(m.me.Sum[posthuman.KnobXP])*m.xpWorth()
	case r.Left:
		x += m.gains(leader.Flee)
	}
	return x
}

// foesOf are the enemies of the combat going on, not to be changed.
func (m *mind) foesOf() []posthuman.Foe {
	m.foes = m.me.Enemies(m.foes[:0])
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
	f     posthuman.Fighter
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
var decks = [3][]table.Card{
	posthuman.Cards(posthuman.GroupEncounters1), posthuman.Cards(posthuman.GroupEncounters2),
	posthuman.Cards(posthuman.GroupEncounters3),
}

// outlookOf is the mean worth of the encounters of a level for a fighter. What is bad is evaded, where that is likely
// to work.
func (m *mind) outlookOf(f *posthuman.Fighter, level, times int) int {
	var worth [64]int
	var buffer [12]posthuman.Foe
	sum := 0
	for i, c := range decks[level-1] {
		if face := posthuman.Of(c); face.Kind == posthuman.KindCombat {
			worth[i] = m.fights(f, face, m.group(buffer[:0], face, i), posthuman.Fight{}, true, times)
		} else {
			worth[i] = m.story(face)
		}
		sum += worth[i]
	}
	mean := sum / len(decks[level-1])
	sum = 0
	for i, c := range decks[level-1] {
		if face := posthuman.Of(c); face.Kind == posthuman.KindCombat && !face.NoEvade &&
			face.Enemy.Ability != posthuman.Hunter {
			p := m.evadeChance(0, int(face.Enemy.Speed))
			worth[i] = max(worth[i], (p*mean+(36-p)*(worth[i]*5/4-40))/36)
		}
		sum += worth[i]
	}
	return sum / len(decks[level-1])
}

// group appends an encounter with minions of the usual kind to a list.
func (m *mind) group(out []posthuman.Foe, face *posthuman.Face, salt int) []posthuman.Foe {
	out = append(out, posthuman.Foe{Enemy: face.Enemy, Leader: true})
	d := m.dicebox(salt + 500)
	for i, deck := range [2]posthuman.Stack{posthuman.Humans, posthuman.Mutants} {
		for range face.Minions[i] {
			out = append(out, posthuman.AnyOf(deck, d))
		}
	}
	return out
}

// evadeChance is how many of the 36 rolls evade.
func (m *mind) evadeChance(bonus, speed int) int {
	return m.me.Escape(bonus, speed)
}
