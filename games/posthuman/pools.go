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

// meleePools are the dice that a human and an opponent roll against each other, and why: what the rules compare and add
// before a melee roll (PH-MELEE-02). swap is how many MD the human would give for DD.
func (g *Game) meleePools(s table.Seat, o *opponent, swap int8) (mine, theirs Pool) {
	m := g.mat(s)
	mine = basePool(m.Stats[Melee], o.Melee)
	m.Fight.pool(&mine, m.Sum[KnobMD], m.Sum[KnobDD], m.Sum[KnobAfterEvade] > 0)
	m.Fight.swap(&mine, swap)
	theirs = basePool(o.Melee, m.Stats[Melee])
	if o.seat == table.Nobody { // a mutant player has none of it (PH-RULING-132)
		k := &g.Cards[o.card]
		o.pool(&theirs, k.Wounds, k.Down, g.living(s), g.party(s))
	}
	return mine, theirs
}

// basePool is what each side rolls, and who is better in melee than the other.
func basePool(melee, against int8) (p Pool) {
	p.add(ForStat, 3, 0, 0) // PH-MELEE-03
	if melee > against {    // PH-MELEE-04, PH-MULTI-07, PH-STAT-16
		p.add(ForMelee, 1, 0, 0)
	}
	return p
}

// pool adds to the base of a human's dice those of cards, in play and used for the roll, and takes away what their
// state in the fight costs. even says that dice of cards count after a failed evade, too.
func (f *Fight) pool(p *Pool, md, dd int8, even bool) {
	if f.caught() { // PH-EVADE-07, PH-RULING-95
		*p = Pool{}
		p.add(ForFailedEvade, 1, 0, 0)
	}
	if even || !f.caught() {
		p.add(ForCards, md, dd, 0) // PH-MELEE-05, PH-BONUS-01, PH-RULING-111
		p.add(ForUses, f.MD, f.DD, 0)
	}
	if f.Down { // PH-MELEE-22, PH-MULTI-06, PH-RULING-109
		p.lack(ForFall)
	}
	if f.Netted && f.Round == 1 {
		p.lack(ForNet)
	}
}

// swap gives up to so many MD of a human's dice for DD (PH-MELEE-06, PH-RULING-103).
func (f *Fight) swap(p *Pool, n int8) {
	if n = min(n, p.MD); !f.caught() {
		p.add(ForSwap, -n, n, 0)
	}
}

// pool adds what only enemies have: printed dice, which they never swap (PH-RULING-105), the die for outnumbering, and
// those of abilities.
func (e *Enemy) pool(p *Pool, wounds int8, down bool, living, party int) {
	p.add(ForPrint, e.MD, e.DD, 0)
	if living > party { // PH-MULTI-03, PH-MULTI-04, PH-MULTI-05
		p.add(ForNumbers, 1, 0, 0)
	}
	switch {
	case e.Ability == Frenzy && wounds > 0:
		p.add(ForFrenzy, 1, 0, 0)
	case e.Ability == Pack && living > 1:
		p.add(ForPack, 1, 0, 0)
	}
	if down { // PH-MELEE-22, PH-RULING-109
		p.lack(ForFall)
	}
}

// caught reports whether it is the first melee round after a failed evade (PH-EVADE-07).
func (f *Fight) caught() bool { return f.Failed && f.Round == 1 }

// party is how many a player counts for in melee (PH-MULTI-02, PH-RULING-111).
func (g *Game) party(s table.Seat) int { return partyOf(&g.mat(s).Sum) }

func partyOf(sum *[knobs]int8) int { return 1 + int(sum[KnobParty]) }

// swaps is how many MD a player may give for DD in a melee round (PH-STAT-11, PH-MELEE-06, PH-RULING-21).
func (g *Game) swaps(s table.Seat) int8 {
	m := g.mat(s)
	if m.Fight.caught() {
		return 0
	}
	return above(m.Stats[Speed])
}

// shotPool is the dice of a human's shot, and why.
func (g *Game) shotPool(s table.Seat, w *Weapon) Pool {
	m := g.mat(s)
	return shotPool(w, &m.Stats, &m.Sum, m.Fight.SD)
}

// shotPool is the dice of a shot, and why, with so many of cards used for it (PH-SHOOT-09).
func shotPool(w *Weapon, x *[stats]int8, sum *[knobs]int8, uses int8) (p Pool) {
	p.add(ForStat, 0, 0, statDice(x[Shooting]))
	p.add(ForWeapon, 0, 0, max(1, w.Shot.SD+sum[KnobWeaponSD])) // PH-WPN-07
	p.add(ForCards, 0, 0, sum[KnobSD])
	p.add(ForUses, 0, 0, uses)
	return p
}

// statDice is how many SD the shooting stat gives (PH-STAT-18, PH-RULING-33).
func statDice(shooting int8) int8 { return min(shooting, 4) - 1 }

// above is what a high stat gives: wounds in melee of strength, MD to be swapped of speed, dice to be re-rolled of mind
// (PH-STAT-09, PH-STAT-11, PH-STAT-13).
func above(x int8) int8 { return max(0, x-3) }
