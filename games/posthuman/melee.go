package posthuman

import (
	"waystation/table"
)

var (
	askEngage = book.Question("engage", "PH-MULTI-01", "Melee round {a}: whom do you fight next, with which dice?")
	askBlock  = book.Question("block", "PH-MELEE-13",
		"You have {n a block blocks}: which dice of {opp b} do you remove?")
	askEntry = book.Question("entry", "PH-RULING-82", "Which of your two weapons does this special count for?")
)

// What is offered.
var (
	VerbEngage = book.Verb("engage", "{Foe who a}: roll {pool who a b}", "foe:{a}")
	VerbBlock  = book.Verb("block", "Block {face who a}", "die:{a}")
	VerbEntry  = book.Verb("entry", "The special counts as: {hand who b}", "die:{a}")
)

// What is told.
var (
	taleRound  = book.Tale("{who}: melee round {a}.")
	taleRolls  = book.Tale("{who} rolls {own b}; {opp a} {verb a rolls roll} {its a c}.")
	taleGuards = book.Tale("{who} has {guard b} among these: {own c}.")
	taleClash  = book.Tale("{who} against {opp a}: {n b attack attacks} to {c}.")
	taleFells  = book.Tale("{who} knocks {opp a} down.")
	taleFelled = book.Tale("{Opp a} {verb a knocks knock} {who} down.")
)

// meleeRound is one melee round: an engagement with each enemy alive (PH-COMBAT-01, PH-MELEE-01, PH-MULTI-01). After it
// the fight goes on (Fight.On), up to the third, or is over (PH-MELEE-23, PH-COMBAT-04).
func (g *Game) meleeRound(t *table.Table, s table.Seat) {
	f := &g.mat(s).Fight
	f.Round++
	f.Down, f.Falls = f.Falls, false // PH-RULING-109
	f.Swap = 0
	for _, l := range g.of(s, Foes).Cards {
		k := &g.Cards[l.Card]
		k.Fought, k.Down, k.Falls = false, k.Falls, false
	}
	g.renew(s, PerRound)
	t.Tell(table.Event{Tale: taleRound, Seat: s, Rule: "PH-MELEE-01", A: int16(f.Round)})
	for first := true; ; first = false {
		i := g.nextFoe(t, s, first)
		if i == noFoe {
			break
		}
		g.engage(t, s, i)
	}
	f.N, f.Foe = 0, noFoe
	g.meleeScar(t, s)
	g.afterRound(t, s)
	if f.Round == rounds || g.living(s) == 0 {
		g.finish(t, s)
	}
}

// rounds is how many melee rounds there are at most (PH-COMBAT-01).
const rounds = 3

// nextFoe asks whom to fight next, of those alive and not yet fought in the round, after the result of the last
// engagement is seen (PH-RULING-110). With the first of a round goes the swap of MD for DD, for the whole round
// (PH-MELEE-06, PH-RULING-102); cards can be used before any roll. It returns noFoe when there is nobody left.
func (g *Game) nextFoe(t *table.Table, s table.Seat, first bool) int8 {
	for g.waiting(s) {
		m := t.Open(s, askEngage, int(g.mat(s).Fight.Round))
		least, most := g.mat(s).Fight.Swap, g.mat(s).Fight.Swap
		if first {
			most = g.swaps(s)
		}
		for i, l := range g.of(s, Foes).Cards {
			switch {
			case !g.alive(l.Card):
			case g.Cards[l.Card].Fought:
				m.Deny(VerbEngage.Of(i, int(least)), "PH-MULTI-01", "fought in this round")
			default:
				for n := least; n <= most; n++ {
					m.Offer(VerbEngage.Of(i, int(n)), "PH-MULTI-01")
				}
			}
		}
		g.offerUses(&m, s, WhenMelee)
		o := m.Ask()
		f := &g.mat(s).Fight
		if o.Verb == VerbEngage {
			f.Swap = int8(o.B)
			return int8(o.A)
		}
		g.throwIn(t, s, o)
	}
	return noFoe
}

// throwIn uses a card for dice of the next roll, or for a cheaper shot.
func (g *Game) throwIn(t *table.Table, s table.Seat, o table.Option) {
	g.mat(s).Fight.ThrowIn(g.use(t, s, o))
}

// ThrowIn adds what a use of a card gives to the next roll, or takes from the cost of the shot.
func (f *Fight) ThrowIn(u *Use) {
	f.MD += int8(u.gain(DoMD))
	f.DD += int8(u.gain(DoDD))
	f.SD += int8(u.gain(DoSD))
	f.Refund += int8(u.gain(DoRefund))
}

// waiting reports whether an enemy is still to be fought in this round.
func (g *Game) waiting(s table.Seat) bool {
	for _, l := range g.of(s, Foes).Cards {
		if g.alive(l.Card) && !g.Cards[l.Card].Fought {
			return true
		}
	}
	return false
}

// engage fights one enemy once (PH-MULTI-01).
func (g *Game) engage(t *table.Table, s table.Seat, i int8) {
	o := g.foe(s, i)
	g.Cards[o.card].Fought = true
	g.mat(s).Fight.Foe = i
	b := g.bout(t, s, &o)
	g.settle(t, s, &o, &b)
}

// bout is what comes of a melee roll: attacks left on both sides, the wounds that each would deal, who would be knocked
// down.
type bout struct {
	mine, theirs side
}

// wounding reports which side deals wounds: the one with more attacks left, both with as many, nobody with none
// (PH-MELEE-15, PH-MELEE-16, PH-MELEE-17).
func (b *bout) wounding() (mine, theirs bool) {
	return b.mine.attacks > 0 && b.mine.attacks >= b.theirs.attacks, b.theirs.attacks > 0 &&
		b.theirs.attacks >= b.mine.attacks
}

type side struct {
	attacks int
	wounds  int // extra, of criticals and specials
	downs   int
}

// bout rolls a human's dice against an opponent's, in the order of PH-MELEE-02.
func (g *Game) bout(t *table.Table, s table.Seat, o *opponent) bout {
	f := &g.mat(s).Fight
	own, its := g.meleePools(s, o, f.Swap) // compare melee and party sizes, swap MD for DD (PH-MULTI-05)
	f.N, f.Rolled = 0, true                // roll both sides (PH-MELEE-07)
	g.roll(t, s, MD, own.MD, false, 0)
	g.roll(t, s, DD, own.DD, false, 0)
	g.roll(t, s, MD, its.MD, true, 0)
	g.roll(t, s, DD, its.DD, true, 0)
	f.MD, f.DD = 0, 0
	dice := f.Dice[:f.N]
	if t.Loud() {
		rolled, against := tally(dice, &blowFaces, mine), tally(dice, &blowFaces, theirs)
		t.Tell(table.Event{Tale: taleRolls, Seat: s, Rule: "PH-MELEE-07", A: o.told(), B: rolled, C: against})
		if own.DD > 0 { // whoever has swapped or paid for them sees what became of them
			t.Tell(table.Event{Tale: taleGuards, Seat: s, Rule: "PH-MELEE-09", A: o.told(), B: int16(own.DD),
				C: tally(dice, &blowFaces, guarding)})
		}
	}
	g.rerolls(t, s, WhenFray) // re-rolls, once the dice of both sides are seen (PH-RULING-100)
	a := g.armsOf(s)
	g.modify(t, s, &a, o) // modify results, remove misses
	g.block(t, s, &a, o)  // blocks
	foes := o.arms()
	b := bout{a.count(f.Dice[:f.N], false), foes.count(f.Dice[:f.N], true)}
	t.Tell(table.Event{Tale: taleClash, Seat: s, Rule: "PH-MELEE-15", A: o.told(), B: int16(b.mine.attacks),
		C: int16(b.theirs.attacks)})
	return b
}

// arms is what somebody strikes with, and how they fight.
type arms struct {
	wounds  int8
	special [2]Special
	n       int8 // how many weapons; 0: fists
	expert  bool // melee 5: warriors are attacks
}

// armsOf is what a human strikes with: the active melee weapon, two where a card allows it, or fists, which deal 1
// wound and make specials misses (PH-WPN-01, PH-WPN-03, PH-WPN-05, PH-RULING-20, PH-RULING-82).
func (g *Game) armsOf(s table.Seat) arms {
	a := bare(&g.mat(s).Stats)
	for _, l := range g.of(s, Gear).Cards {
		if f := Of(l.Card); f.Kind == KindMelee && g.Cards[l.Card].Active {
			a.take(&f.Weapon)
		}
	}
	return a
}

// bare are fists.
func bare(x *[stats]int8) arms { return arms{wounds: 1, expert: x[Melee] == 5} }

// take adds a weapon, up to two.
func (a *arms) take(w *Weapon) {
	switch {
	case a.n == 0:
		a.wounds = 0
	case int(a.n) == len(a.special):
		return
	}
	a.wounds += w.Wounds
	a.special[a.n] = w.Special
	a.n++
}

// arms is what an enemy strikes with.
func (e *Enemy) arms() arms {
	return arms{wounds: e.Wounds, special: [2]Special{e.Special}, expert: e.Melee == 5}
}

// better is by which of two weapons a special counts, where nobody is asked.
func (a *arms) better() int8 {
	if one, two := a.special[0], a.special[1]; a.n == 2 && (one == Special{} || two.Attack && !one.Attack) {
		return 1
	}
	return 0
}

// hand is the weapon for which a die is a special: the better one as long as nobody has been asked (PH-RULING-82). An
// enemy has one alone.
func (a *arms) hand(d *Rolled) int8 {
	if d.Enemy || d.Is != Special6 || d.Hand > 0 {
		return d.Hand
	}
	return a.better()
}

// modify turns warriors into attacks or misses (PH-STAT-17), specials into what the weapon or the enemy's card says, on
// MD and DD alike (PH-WPN-06, PH-MELEE-10, PH-RULING-107), and removes the misses (PH-MELEE-11).
func (g *Game) modify(t *table.Table, s table.Seat, own *arms, o *opponent) {
	its := o.arms()
	f := &g.mat(s).Fight
	for i := range int(f.N) {
		d, a := &f.Dice[i], own
		if d.Enemy {
			a = &its
		}
		if d.Is == Special6 && a.n == 2 {
			g.chooseEntry(t, s, i, a)
		}
		d.Is = a.means(d.Is, d.Hand)
		d.Gone = d.Is == Miss
	}
}

// means is what a face counts as for whoever strikes with these arms; a special counts by one of two weapons.
func (a *arms) means(face Face6, hand int8) Face6 {
	switch {
	case face == Warrior && a.expert:
		return Attack
	case face == Warrior:
		return Miss
	case face != Special6:
		return face
	}
	switch a.special[hand] {
	case Special{}:
		return Miss
	case Special{Attack: true}:
		return Attack
	}
	return Special6
}

// chooseEntry asks for which of two weapons a special counts, if that makes a difference (PH-RULING-82).
func (g *Game) chooseEntry(t *table.Table, s table.Seat, i int, a *arms) {
	d := &g.mat(s).Fight.Dice[i]
	switch {
	case a.special[1] == Special{} || a.special[0] == a.special[1]:
		d.Hand = 0
	case a.special[0] == Special{}:
		d.Hand = 1
	default:
		m := t.Open(s, askEntry)
		m.Offer(VerbEntry.Of(i, 0), "PH-RULING-82")
		m.Offer(VerbEntry.Of(i, 1), "PH-RULING-82")
		d.Hand = int8(m.Ask().B)
	}
}

// block removes a die of the other side for each block: both sides' are counted first (PH-MELEE-12, PH-RULING-106). An
// enemy removes criticals, then attacks, then specials (PH-MELEE-14, PH-RULING-22); the player chooses (PH-MELEE-13). A
// mutant player's blocks work as an enemy's.
func (g *Game) block(t *table.Table, s table.Seat, own *arms, o *opponent) {
	f := &g.mat(s).Fight
	dice := f.Dice[:f.N]
	blocks, its := o.blocks(dice)
	own.blocked(dice, false, its)
	g.blockOwn(t, s, o, blocks)
}

// blocks counts those of a human that help against an enemy, and its own. A crushing one is stopped by DD alone
// (PH-MELEE-09).
func (e *Enemy) blocks(dice []Rolled) (mine, its int) {
	for i := range dice {
		switch d := &dice[i]; {
		case d.Is != Block:
		case d.Enemy:
			its++
		case e.Ability != Crushing || d.Die == DD:
			mine++
		}
	}
	return mine, its
}

// blocked removes dice of one side for so many blocks, those worth most first (PH-MELEE-14).
func (a *arms) blocked(dice []Rolled, enemy bool, blocks int) {
	for ; blocks > 0; blocks-- {
		best := -1
		for i := range dice {
			if d := &dice[i]; d.Enemy == enemy && d.struck() && (best < 0 || a.worth(d) > a.worth(&dice[best])) {
				best = i
			}
		}
		if best < 0 {
			return
		}
		dice[best].Gone = true
	}
}

// blockOwn removes the dice that a player's blocks remove: all of them if there are enough, else those that the player
// chooses, if that makes a difference (PH-MELEE-13).
func (g *Game) blockOwn(t *table.Table, s table.Seat, o *opponent, blocks int) {
	f := &g.mat(s).Fight
	left, first, alike := 0, Miss, true
	for i := range f.Dice[:f.N] {
		if d := &f.Dice[i]; d.Enemy && d.struck() {
			if left == 0 {
				first = d.Is
			}
			alike = alike && d.Is == first
			left++
		}
	}
	if blocks == 0 || left == 0 {
		return
	}
	if blocks >= left || alike {
		for i := range f.Dice[:f.N] {
			if d := &f.Dice[i]; d.Enemy && d.struck() && blocks > 0 {
				d.Gone = true
				blocks--
			}
		}
		return
	}
	m := t.Open(s, askBlock, blocks, int(o.told()))
	for i := range f.Dice[:f.N] {
		switch d := &f.Dice[i]; {
		case !d.Enemy || d.Gone:
		case d.Is == Block:
			m.Deny(VerbBlock.Of(i), "PH-MELEE-12", "a block can't remove a block")
		default:
			m.Offer(VerbBlock.Of(i), "PH-MELEE-13")
		}
	}
	for _, x := range m.AskSome(blocks, blocks) {
		f.Dice[x.A].Gone = true
	}
}

// struck reports whether a die is one that a block can remove: an attack, a critical or a special (PH-MELEE-12).
func (d *Rolled) struck() bool {
	return !d.Gone && (d.Is == Attack || d.Is == Critical || d.Is == Special6)
}

// worth orders dice as enemies block them: criticals, attacks, and specials last, whatever they bring; of these, those
// that are attacks too (PH-RULING-22, PH-RULING-107). Of an enemy's dice a special that is an attack, and more, is
// blocked before a plain one.
func (a *arms) worth(d *Rolled) int {
	switch {
	case d.Is == Critical:
		return 5
	case d.Is == Special6 && a.special[d.Hand].Attack && d.Enemy:
		return 4
	case d.Is == Attack:
		return 3
	case d.Is == Special6 && a.special[d.Hand].Attack:
		return 2
	}
	return 1
}

// count adds up what is left of one side's dice: attacks, which decide who deals wounds, and what they add to the
// wounds (PH-MELEE-15, PH-MELEE-20, PH-MELEE-21).
func (a *arms) count(dice []Rolled, enemy bool) side {
	out := side{}
	for i := range dice {
		d := &dice[i]
		if d.Gone || d.Enemy != enemy {
			continue
		}
		switch d.Is {
		case Attack:
			out.attacks++
		case Critical:
			out.attacks++
			out.wounds++
		case Special6:
			x := &a.special[d.Hand]
			out.wounds += int(x.Wounds)
			if x.Attack {
				out.attacks++
			}
			if x.Knockdown {
				out.downs++
			}
		}
	}
	return out
}

// settle compares the attacks left: the side with more deals wounds, with as many on both sides both do, at the same
// time; with none nobody does (PH-MELEE-15, PH-MELEE-16, PH-MELEE-17). Knockdowns count for who wins or draws
// (PH-MELEE-22, PH-RULING-108).
func (g *Game) settle(t *table.Table, s table.Seat, o *opponent, b *bout) {
	f, k := &g.mat(s).Fight, &g.Cards[o.card]
	wins, loses := b.wounding()
	if wins && b.mine.downs > 0 && f.Round < rounds {
		k.Falls = true
		t.Tell(table.Event{Tale: taleFells, Seat: s, Rule: "PH-MELEE-22", A: o.told()})
	}
	if loses && b.theirs.downs > 0 && f.Round < rounds {
		f.Falls = true
		t.Tell(table.Event{Tale: taleFelled, Seat: s, Rule: "PH-MELEE-22", A: o.told()})
	}
	blow := o.blow(b)
	if loses && o.Ability == FirstBlow {
		g.struckBy(t, s, o, blow, b.theirs.wounds)
		loses = false
	}
	dies := false
	if wins {
		g.harm(t, s, o.card, g.strength(s)+b.mine.wounds, "PH-MELEE-18")
		dies = !g.alive(o.card)
	}
	if loses {
		g.struckBy(t, s, o, blow, b.theirs.wounds)
	}
	if dies && o.Ability == Bursting {
		why := byCard("PH-MELEE-18", o.card)
		g.hurt(t, s, o, 1, anyWound, why)
		g.fall(t, s, why)
	}
}

// strength is how many wounds a human deals in melee before criticals and specials: those of the weapon, of strength
// and of cards (PH-STAT-09, PH-MELEE-18).
func (g *Game) strength(s table.Seat) int {
	m, a := g.mat(s), g.armsOf(s)
	return a.strength(&m.Stats, &m.Sum)
}

func (a *arms) strength(x *[stats]int8, sum *[knobs]int8) int {
	return int(a.wounds + above(x[Strength]) + sum[KnobWoundsMelee])
}

// struckBy is the blow of an enemy in melee, to which criticals and specials have added, and what else it does to
// whoever is wounded by it.
func (g *Game) struckBy(t *table.Table, s table.Seat, o *opponent, n, more int) {
	why := byCard("PH-MELEE-19", o.card)
	t.Tell(table.Event{Tale: taleHits, Seat: s, Rule: "PH-MELEE-19", A: o.told(), B: int16(n), C: int16(more)})
	if g.hurt(t, s, o, n, meleeWound, why) {
		g.onWounding(t, s, o)
	}
	g.fall(t, s, why)
}

// hurt deals a human wounds in melee, by a blow or by what is left of an enemy, and reports whether any were taken.
// Those of a mutant leave a scar (PH-SCAR-01, PH-RULING-115).
func (g *Game) hurt(t *table.Table, s table.Seat, o *opponent, n int, from Source, why cause) bool {
	if g.suffer(t, s, n, from, why) == 0 {
		return false
	}
	if o.Breed == Mutant {
		g.mat(s).Fight.Hurt = true
	}
	return true
}
