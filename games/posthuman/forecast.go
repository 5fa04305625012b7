package posthuman

import "waystation/table"

// Fate throws dice for what is only thought of: a number from 0 up to but not n. It is no part of a match, and takes
// nothing from its chance.
type Fate interface{ Below(n int) int }

// Luck is a fate that falls the same way each time it begins with the same number, which must not be 0.
type Luck uint64

// Below throws the next number.
func (l *Luck) Below(n int) int {
	x := uint64(*l)
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	*l = Luck(x)
	return int(x >> 33 % uint64(n))
}

// Foreseen is what a fight comes to that is played on in the mind.
type Foreseen struct {
	Health, Morale int // left; 0: knocked out
	XP             int // of those who fall
	Stolen         int // food, or ammo
	Scar           bool
	Shot           bool // ammo was spent
	Fled           bool // some got away
	Left           bool // the leader among them (PH-COMBAT-04)
}

// Out reports whether it ends with a knock-out (PH-STAT-05, PH-STAT-07).
func (x *Foreseen) Out() bool { return x.Health == 0 || x.Morale == 0 }

// trial is a fight played on in the mind, from what is seen of it, by the rules that carry it out and a simple policy:
// shots at the strongest, dice swapped where it is about life, blows first at those that one can fell, blocks for the
// worst dice, cards against wounds when they matter.
type trial struct {
	Foreseen
	Fight
	f       *Fighter
	fate    Fate
	foes    []Foe
	shoots  bool
	fresh   bool // the card that re-rolls misses has not been used this round
	opening int8 // what is left of the Fighter's
	spare   int
	parry   int
}

// trial begins one.
func (f *Fighter) trial(fate Fate, at *Fight, foes []Foe, shoots bool) trial {
	return trial{Foreseen: Foreseen{Health: f.Health, Morale: f.Morale, Fled: at.Fled}, Fight: *at, f: f,
		fate: fate, foes: foes, shoots: shoots && f.Loaded && !at.Failed, fresh: !f.tired, opening: f.Opening,
		spare: f.spare, parry: f.parry}
}

// Foresee plays a fight on to its end: from before its shooting, where the Round is 0, or else from the middle of that
// melee round, of which the swap is made, with Foe the next to be fought, if it has not been. Its dice and the list of
// enemies are for the trial alone.
func (f *Fighter) Foresee(fate Fate, at *Fight, foes []Foe, shoot bool) Foreseen {
	x := f.trial(fate, at, foes, shoot)
	x.play()
	return x.Foreseen
}

// play plays on to the end.
func (x *trial) play() {
	if x.Round == 0 {
		if x.shootingRound(); !x.Out() {
			x.nextRound()
		}
	}
	for x.living() > 0 && !x.Out() {
		x.meleeRound()
		if x.Round == rounds || x.Out() {
			break
		}
		x.nextRound()
	}
	x.finish()
}

// finish counts what is won (PH-COMBAT-03, PH-COMBAT-04, PH-XP-01).
func (x *trial) finish() {
	if x.Foreseen.Out() {
		return
	}
	for i := range x.foes {
		if o := &x.foes[i]; o.Hurt >= o.Health {
			x.XP += int(o.XP)
		} else {
			x.Foreseen.Fled = true
			x.Left = x.Left || o.Leader
		}
	}
}

func (x *trial) living() int {
	n := 0
	for i := range x.foes {
		if x.foes[i].alive() {
			n++
		}
	}
	return n
}

// shootingRound is the round of shooting (PH-SHOOT-05 to PH-SHOOT-07, PH-RULING-97).
func (x *trial) shootingRound() {
	for turn := range 4 {
		if x.Out() {
			return
		}
		stood := x.standing()
		if turn == level && x.shoots && x.living() > 0 {
			x.shoot()
		}
		for speed := int8(5); speed > 0; speed-- {
			for i := range x.foes {
				if o := &x.foes[i]; o.Speed == speed && stood>>i&1 == 1 && o.turn(x.f.first) == turn && !x.Out() {
					x.shotAt(o)
				}
			}
		}
	}
}

// standing are bits of the enemies that live.
func (x *trial) standing() (set uint32) {
	for i := range x.foes {
		if x.foes[i].alive() {
			set |= 1 << i
		}
	}
	return set
}

// volley throws dice of a shot, and counts their hits.
func (x *Fight) volley(fate Fate, n int8, shot *Shot, skill int) int {
	x.N = 0
	x.throw(fate, SD, n, false)
	return hits(x.Dice[:x.N], mine, shot, skill)
}

// throw puts dice on the table.
func (x *Fight) throw(fate Fate, k DieKind, n int8, enemy bool) {
	for range min(n, int8(len(x.Dice))-x.N) {
		d := &x.Dice[x.N]
		*d = Rolled{Die: k, Enemy: enemy}
		d.show(uint8(fate.Below(6) + 1))
		x.N++
	}
}

// Volley is how many hits so many dice score that fall this way.
func (s *Shot) Volley(fate Fate, dice, skill int) int {
	var f Fight
	return f.volley(fate, int8(dice), s, skill)
}

// shoot is the fighter's shot, with all dice at the strongest enemy (PH-SHOOT-15, PH-SHOOT-16).
func (x *trial) shoot() {
	var best *Foe
	for i := range x.foes {
		if o := &x.foes[i]; o.alive() && (best == nil || o.Melee > best.Melee) {
			best = o
		}
	}
	x.Shot = true
	x.wound(best, x.f.hit(x.volley(x.fate, x.f.SD, &x.f.shot, x.f.skill)))
}

// hit is how many wounds so many hits are (PH-SHOOT-16).
func (f *Fighter) hit(hits int) int {
	if hits > 0 {
		hits += f.harder
	}
	return hits
}

// Volley is how many wounds a shot of so many dice would deal to an enemy.
func (f *Fighter) Volley(fate Fate, dice int, at *Foe) int {
	return at.bites(f.hit(f.shot.Volley(fate, dice, f.skill)), int8(at.Left()))
}

func (x *trial) wound(o *Foe, n int) { o.Hurt += int8(o.bites(n, int8(o.Left()))) }

// shotAt is an enemy's shot (PH-RULING-98).
func (x *trial) shotAt(o *Foe) {
	if o.Shot.SD == 0 {
		return
	}
	n := x.volley(x.fate, o.Shot.SD, &o.Shot, o.Shot.skill())
	switch {
	case n == 0:
	case o.Ability == Net:
		x.Netted = true
	case x.hurt(n, shotWound) && o.Ability == Taint:
		x.Foreseen.Scar = true
	}
}

// nextRound begins a melee round (PH-RULING-109).
func (x *trial) nextRound() {
	x.Round++
	x.Down, x.Falls = x.Falls, false
	x.Foe, x.Swap, x.fresh = noFoe, undecided, true
	for i := range x.foes {
		o := &x.foes[i]
		o.Fought, o.Down, o.falls = false, o.falls, false
	}
}

// undecided is a swap that is made with the first enemy of a round.
const undecided = -1

// meleeRound fights each enemy once that has not been, those first that one blow can fell: then the others are fewer.
func (x *trial) meleeRound() {
	for o := x.next(); o != nil; o = x.next() {
		x.engage(o)
	}
	x.afterRound()
}

// next is the enemy that is fought next in a round; nil for none.
func (x *trial) next() *Foe {
	if x.Out() {
		return nil
	}
	if x.Foe != noFoe && int(x.Foe) < len(x.foes) && x.foes[x.Foe].awaits() {
		return &x.foes[x.Foe]
	}
	for pass := range 2 {
		for i := range x.foes {
			if o := &x.foes[i]; o.awaits() && (pass == 1 || o.Left() <= x.f.Strength) {
				return o
			}
		}
	}
	return nil
}

// afterRound is what enemies do at the end of a melee round. Of one that comes when called the fighter knows only its
// kind.
func (x *trial) afterRound() {
	for i := len(x.foes) - 1; i >= 0 && !x.Out(); i-- {
		switch o := &x.foes[i]; {
		case !o.alive():
		case o.Ability == Knits && o.Hurt > 0:
			o.Hurt--
		case o.Ability == Calls && x.Round == 1:
			x.foes = append(x.foes, AnyOf(kinOf(o.Breed), x.fate))
		case o.Ability == Coward && o.Hurt > 0:
			o.gone = true
		}
	}
}

// engage fights an enemy once, if it lives and has not been fought this round: the order of PH-MELEE-02.
func (x *trial) engage(o *Foe) {
	if !o.awaits() || x.Out() {
		return
	}
	o.Fought = true
	own, its := basePool(x.f.melee, o.Melee), basePool(o.Melee, x.f.melee)
	x.open()
	x.pool(&own, x.f.md, x.f.dd, x.f.even)
	x.decide(o, &own)
	x.swap(&own, x.Swap)
	o.pool(&its, o.Hurt, o.Down, x.living(), x.f.party)
	x.MD, x.DD, x.N = 0, 0, 0
	x.throw(x.fate, MD, own.MD, false)
	x.throw(x.fate, DD, own.DD, false)
	x.throw(x.fate, MD, its.MD, true)
	x.throw(x.fate, DD, its.DD, true)
	x.again()
	b := x.clash(o)
	x.settle(o, &b)
}

// open uses the card that adds dice to one roll, where they count.
func (x *trial) open() {
	if x.f.even || !x.caught() {
		x.MD, x.opening = x.MD+x.opening, 0
	}
}

// decide makes the swap of a round (PH-MELEE-06, PH-RULING-102): all that may be swapped, where life is at stake or the
// blows are hard.
func (x *trial) decide(o *Foe, own *Pool) {
	if x.Swap != undecided {
		return
	}
	if x.Swap = 0; x.Health <= 2 || o.Wounds >= 2 || o.Ability == Crushing {
		x.Swap = max(0, min(x.f.swaps, own.MD-1))
	}
}

// again re-rolls what would be a miss: misses by a card, and as many more as a strong mind may (PH-STAT-13,
// PH-REROLL-04, PH-RULING-26).
func (x *trial) again() {
	card, mind, hand := x.f.nimble && x.fresh, x.f.thought, x.f.arms.better()
	if x.Thought {
		mind = 0
	}
	for i := range x.Dice[:x.N] {
		d := &x.Dice[i]
		switch {
		case d.Enemy || x.f.arms.means(d.Is, hand) != Miss:
			continue
		case card && d.Is == Miss:
			x.fresh = false
		case mind > 0:
			mind, x.Thought = mind-1, true
		default:
			continue
		}
		d.show(uint8(x.fate.Below(6) + 1))
	}
}

// clash is what the dice come to: what they count as, the blocks of both sides, what is left (PH-MELEE-10 to
// PH-MELEE-14).
func (x *trial) clash(o *Foe) bout {
	a, its, dice := &x.f.arms, o.arms(), x.Dice[:x.N]
	for i := range dice {
		d, whose := &dice[i], &its
		if !d.Enemy {
			d.Hand, whose = a.better(), a
		}
		d.Is = whose.means(d.Is, d.Hand)
		d.Gone = d.Is == Miss
	}
	blocks, foes := o.blocks(dice)
	a.blocked(dice, false, foes)
	its.blocked(dice, true, blocks)
	return x.counted(o)
}

// counted is what is left of the dice.
func (x *trial) counted(o *Foe) bout {
	its := o.arms()
	return bout{x.f.arms.count(x.Dice[:x.N], false), its.count(x.Dice[:x.N], true)}
}

// settle deals what a bout comes to, in the order of Game.settle (PH-MELEE-15 to PH-MELEE-22).
func (x *trial) settle(o *Foe, b *bout) {
	wins, loses := b.wounding()
	o.falls = o.falls || wins && b.mine.downs > 0 && x.Round < rounds
	x.Falls = x.Falls || loses && b.theirs.downs > 0 && x.Round < rounds
	if loses && o.Ability == FirstBlow {
		x.struck(o, b)
		wins, loses = wins && !x.Out(), false
	}
	if wins {
		x.wound(o, x.f.Strength+b.mine.wounds)
	}
	if loses {
		x.struck(o, b)
	}
	if !o.alive() && o.Ability == Bursting && x.hurt(1, anyWound) {
		x.scarred(o)
	}
}

// struck is a blow that hits, and what an enemy does besides to whom it has wounded (PH-MELEE-19).
func (x *trial) struck(o *Foe, b *bout) {
	if !x.hurt(o.blow(b), meleeWound) {
		return
	}
	x.scarred(o)
	switch o.Ability {
	case Venom:
		x.Morale = max(0, x.Morale-1)
	case Thief:
		x.Stolen++
	}
}

// blow is how many wounds an enemy's blow deals (PH-MELEE-19).
func (e *Enemy) blow(b *bout) int { return int(e.Wounds) + b.theirs.wounds }

// scarred notes the scar of whoever is hurt by a mutant in melee (PH-SCAR-01).
func (x *trial) scarred(o *Foe) { x.Foreseen.Scar = x.Foreseen.Scar || o.Breed == Mutant }

// hurt takes the wounds of an attack, less what is worn and what cards prevent (PH-RULING-90), and reports whether
// health was lost.
func (x *trial) hurt(n int, from Source) bool {
	n = max(0, n-x.f.worn[from])
	if from == meleeWound {
		k := min(n, x.parry)
		n, x.parry = n-k, x.parry-k
	}
	if n >= 2 || n >= x.Health {
		n, x.spare = max(0, n-x.spare), 0
	}
	n = min(n, x.Health)
	x.Health -= n
	return n > 0
}

// kin are the minions of a deck.
func kin(k Stack) []table.Card {
	if k == Mutants {
		return Cards(GroupMutants)
	}
	return Cards(GroupHumans)
}

// AnyOf is a minion of a deck, whichever comes.
func AnyOf(k Stack, fate Fate) Foe {
	list := kin(k)
	return Foe{Enemy: Of(list[fate.Below(len(list))]).Enemy}
}
