package posthuman

import "waystation/table"

// Reason says why somebody rolls dice more, or fewer.
type Reason uint8

// The reasons.
const (
	ForStat        Reason = iota // melee: the 3 dice of everybody; shooting: those of the stat
	ForWeapon                    // shooting
	ForMelee                     // the higher melee
	ForCards                     // in play
	ForUses                      // of cards, for this roll
	ForPrint                     // on the enemy's card
	ForNumbers                   // the enemies outnumber the human
	ForFrenzy                    // a wounded enemy
	ForPack                      // an enemy that is not alone
	ForFall                      // knocked down
	ForNet                       // caught in a net
	ForFailedEvade               // only 1 die after a failed evade
	ForSwap                      // DD for MD
)

// Part is so many dice of a pool for one reason; negative ones are taken away.
type Part struct {
	Why        Reason
	MD, DD, SD int8
}

// Pool is the dice that somebody rolls, and why.
type Pool struct {
	Parts      [10]Part
	N          int8 // how many parts
	MD, DD, SD int8
}

func (p *Pool) add(why Reason, md, dd, sd int8) {
	if md == 0 && dd == 0 && sd == 0 {
		return
	}
	p.Parts[p.N] = Part{why, md, dd, sd}
	p.N++
	p.MD, p.DD, p.SD = p.MD+md, p.DD+dd, p.SD+sd
}

// lack takes 1 MD away, but never the last die (PH-RULING-104).
func (p *Pool) lack(why Reason) {
	if p.MD > 0 && p.MD+p.DD > 1 {
		p.add(why, -1, 0, 0)
	}
}

// opponent is whom a human fights: an enemy, or a player who has turned mutant (PH-RULING-131).
type opponent struct {
	Enemy
	card table.Card // an enemy's
	seat table.Seat // a mutant player's; else Nobody
}

// foe is the enemy at a place of the pile Foes.
func (g *Game) foe(s table.Seat, i int8) opponent {
	c := g.of(s, Foes).At(int(i))
	return opponent{*Of(c).Enemy, c, table.Nobody}
}

// told names an opponent in a tale or a question: an enemy by its card, a player by their seat, below 0.
func (o *opponent) told() int16 {
	if o.seat != table.Nobody {
		return -1 - int16(o.seat)
	}
	return int16(o.card)
}

// meleePools are the dice that a human and an opponent roll against each other, and why: what the rules compare and add before a melee
// roll (PH-MELEE-02). swap is how many MD the human would give for DD.
func (g *Game) meleePools(s table.Seat, o *opponent, swap int8) (mine, theirs Pool) {
	m := g.mat(s)
	f := &m.Fight
	mine.add(ForStat, 3, 0, 0) // PH-MELEE-03
	theirs.add(ForStat, 3, 0, 0)
	switch melee := m.Stats[Melee]; { // PH-MELEE-04, PH-MULTI-07, PH-STAT-16
	case melee > o.Melee:
		mine.add(ForMelee, 1, 0, 0)
	case melee < o.Melee:
		theirs.add(ForMelee, 1, 0, 0)
	}
	mine.add(ForCards, m.Sum[KnobMD], m.Sum[KnobDD], 0) // PH-MELEE-05, PH-BONUS-01, PH-RULING-111
	mine.add(ForUses, f.MD, f.DD, 0)
	if g.caught(s) { // PH-EVADE-07, PH-RULING-95
		mine = Pool{}
		mine.add(ForFailedEvade, 1, 0, 0)
		if m.Sum[KnobAfterEvade] > 0 {
			mine.add(ForCards, m.Sum[KnobMD], m.Sum[KnobDD], 0)
			mine.add(ForUses, f.MD, f.DD, 0)
		}
	}
	if f.Down { // PH-MELEE-22, PH-MULTI-06, PH-RULING-109
		mine.lack(ForFall)
	}
	if f.Netted && f.Round == 1 {
		mine.lack(ForNet)
	}
	if !g.caught(s) { // PH-MELEE-06, PH-RULING-103
		swap = min(swap, mine.MD)
		mine.add(ForSwap, -swap, swap, 0)
	}
	g.enemyPool(s, o, &theirs)
	return mine, theirs
}

// enemyPool adds what only enemies have: printed dice, which they never swap (PH-RULING-105), the die for outnumbering, and those of
// abilities. A mutant player has none of it (PH-RULING-132).
func (g *Game) enemyPool(s table.Seat, o *opponent, p *Pool) {
	if o.seat != table.Nobody {
		return
	}
	k, living := &g.Cards[o.card], g.living(s)
	p.add(ForPrint, o.MD, o.DD, 0)
	if living > g.party(s) { // PH-MULTI-03, PH-MULTI-04, PH-MULTI-05
		p.add(ForNumbers, 1, 0, 0)
	}
	switch {
	case o.Ability == Frenzy && k.Wounds > 0:
		p.add(ForFrenzy, 1, 0, 0)
	case o.Ability == Pack && living > 1:
		p.add(ForPack, 1, 0, 0)
	}
	if k.Down { // PH-MELEE-22, PH-RULING-109
		p.lack(ForFall)
	}
}

// caught reports whether a player fights the first melee round after a failed evade (PH-EVADE-07).
func (g *Game) caught(s table.Seat) bool {
	f := &g.mat(s).Fight
	return f.Failed && f.Round == 1
}

// party is how many a player counts for in melee (PH-MULTI-02, PH-RULING-111).
func (g *Game) party(s table.Seat) int { return 1 + int(g.mat(s).Sum[KnobParty]) }

// swaps is how many MD a player may give for DD in a melee round (PH-STAT-11, PH-MELEE-06, PH-RULING-21).
func (g *Game) swaps(s table.Seat) int8 {
	if g.caught(s) {
		return 0
	}
	return max(0, g.mat(s).Stats[Speed]-3)
}

// shotPool is the dice of a human's shot, and why (PH-SHOOT-09).
func (g *Game) shotPool(s table.Seat, w *Weapon) Pool {
	m, p := g.mat(s), Pool{}
	p.add(ForStat, 0, 0, statDice(m.Stats[Shooting]))
	p.add(ForWeapon, 0, 0, max(1, w.Shot.SD+m.Sum[KnobWeaponSD])) // PH-WPN-07
	p.add(ForCards, 0, 0, m.Sum[KnobSD])
	p.add(ForUses, 0, 0, m.Fight.SD)
	return p
}

// statDice is how many SD the shooting stat gives (PH-STAT-18, PH-RULING-33).
func statDice(shooting int8) int8 { return min(shooting, 4) - 1 }

// strong is how many wounds strength adds in melee (PH-STAT-09).
func strong(strength int8) int8 { return max(0, strength-3) }
