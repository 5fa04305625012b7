package saga

import (
	"waystation/games/words"
	"waystation/table"
)

// Fight is a combat encounter that is going on: one player's, against one enemy.
type Fight struct {
	On     bool
	Joint  bool // with the teammate (PS-TEAM-22)
	Boss   bool
	Part   Fray // of the encounter: the ranged round, or a melee round
	Round  int8 // of melee, from 1
	Foe    table.Card
	Wounds int8 // damage counters on the enemy
	Health int8 // of the enemy, with all that changes it

	Weapon  int16 // 1 + the weapon used in this round; 0 for none
	Shot    bool  // a ranged weapon was used in this encounter
	Winged  bool  // it dealt damage with a weapon that staggers: so many attacks fewer
	Stagger int8
	Mine    Result // of the round: cards, abilities, mods
	Theirs  Result // dice, printed results
	Range   int8   // added to the player's
	Dodged  int8   // shots of the enemy that miss
	Steady  bool
	Quick   bool
	Shield  int8
	Foul    Result // what enemies' own abilities change

	Silenced int8 // 1 + the place of the ability that does not work (KeySilence)
	Toll     int8 // attacks more, as the player would not pay
	Hurt     bool // the player took damage
	Mauled   bool // by a mutant in melee, or by a contagious one (PS-CLEAN-05)
	Strong   bool // the chart of a fragile weapon gave 2 or more
	Fragile  int16
	Carved   int16 // 1 + the melee weapon of the last round
	Knit     bool
	Fled     bool // ended without a fight: withdrawn, bribed, or the enemy has run
	Bribed   bool
	Spared   bool   // the primary card is not exhausted
	Assist   Result // of the teammate's primary card (PS-TEAM-27)
	Extra    int8   // black dice more (PS-TEAM-28)
	Used     uint16 // bits of the abilities of the weapon used in this round

	Dice [12]Rolled // on the table
	N    int8       // how many
}

// Rolled is a die on the table.
type Rolled struct {
	Colour uint8
	Face   uint8 // from 0
}

// What is asked.
var (
	askPrimary = book.Question("primary", "PS-RANGED-02", "{The a}: which card leads?", words.Idly("no-primary"))
	askWeapon  = book.Question("weapon", "PS-RANGED-05", "Which weapon do you shoot with?", words.Idly("no-weapon"))
	askBlade   = book.Question("blade", "PS-MELEE-02", "Which weapon do you fight with?", words.Idly("no-weapon"))
	askAim     = book.Question("aim", "PS-RANGED-09", "{n a shot shots} so far. Anything to add?", words.Idly("enough"))
	askBrace   = book.Question("brace", "PS-RULING-120", "The {the a} rolls {n b shot shots}. Anything to answer?", words.Idly("enough"))
	askStrike  = book.Question("strike", "PS-RULING-121", "Attack value {a}. Anything to add?", words.Idly("enough"))
	askToll    = book.Question("toll", "PS-RANGED-11", "{The a} wants something: pay?", words.Idly("no"))
)

// What is offered.
var (
	VerbWeapon   = book.Verb("weapon", "{The a}", "item:{a}")
	VerbNoWeapon = book.Verb("no-weapon", "None", "")
	VerbArm      = book.Verb("arm", "{arm a b}", "item:{a}")
	VerbMods     = book.Verb("throw-mod", "Spend the {card a}", "item:{a}")
	VerbPay      = book.Verb("pay", "Pay", "")
)

// What is told.
var (
	taleMeets   = book.Tale("{who} meets {the a}: {foe a}.", words.Major)
	taleWields  = book.Tale("{who} uses {the a}.")
	taleShoots  = book.Tale("{who}: {n a shot shots}, {b} damage.")
	taleFoeFire = book.Tale("{The c} rolls {n a shot shots}: {b} damage.")
	taleBlows   = book.Tale("Attack value {a}: {who} deals {b} damage, {c} back.")
	taleKills   = book.Tale("{who} kills {the a}.", words.Major)
)

// encounter draws an enemy and fights it (PS-TREK-02 to PS-TREK-04, PS-RULING-133, PS-RULING-134).
func (g *Game) encounter(t *table.Table, s table.Seat, why cause) {
	if g.of(s, Foe).Len() > 0 || !g.drawFoe(t, s) {
		return
	}
	g.fight(t, s)
}

// level is from which decks a player draws enemies and mutations: 1 until the L1 mission is complete or round 7 has begun; in solo until
// both are (PS-TREK-03, PS-MUT-02, PS-EVENT-04, PS-RULING-168, PS-RULING-186).
func (g *Game) level(s table.Seat) int {
	if g.own(s).Level > 0 || g.encroached() {
		return 2
	}
	return 1
}

// foes is the deck from which a player draws enemies.
func (g *Game) foes(s table.Seat) Stack {
	if g.level(s) == 1 {
		return Enemies1
	}
	return Enemies2
}

// drawFoe draws an enemy, or with an ability two of which the player fights one.
func (g *Game) drawFoe(t *table.Table, s table.Seat) bool {
	two := false
	g.askUses(t, s, "PS-TREK-02", func(a *Ability) bool { return a.Key == KeyChooseEnemy && !two }, func(*Ability) { two = true })
	c, ok := g.drawUseful(t, g.foes(s), g.of(s, Foe))
	if ok && two {
		g.chooseFoe(t, s, c)
	}
	return ok
}

func (g *Game) chooseFoe(t *table.Table, s table.Seat, c table.Card) {
	other, ok := g.drawUseful(t, g.foes(s), g.of(s, Foe))
	if !ok {
		return
	}
	q := t.Open(s, askKeep)
	q.Offer(VerbKeep.Of(int(c)), "PS-TREK-02")
	q.Offer(VerbKeep.Of(int(other)), "PS-TREK-02")
	kept := table.Card(q.Ask().A)
	p := g.of(s, Foe)
	for i := p.Len() - 1; i >= 0; i-- {
		if p.At(i) != kept {
			p.Move(t, i, g.pile(g.discardOf(p.At(i))), table.Everyone, table.Everyone)
		}
	}
}

// discardOf is the discard pile of an enemy (PS-CLEAN-08).
func (g *Game) discardOf(c table.Card) Stack {
	if Of(c).Group == GroupEnemies1 {
		return Enemies1Gone
	}
	return Enemies2Gone
}

// fight is a normal combat encounter against the enemy that lies open (PS-RANGED-02 to PS-CLEAN-10).
func (g *Game) fight(t *table.Table, s table.Seat) {
	g.engage(t, s, g.of(s, Foe).At(0), false)
	g.shootout(t, s)
	if g.fighting(s) {
		g.melee(t, s)
	}
	if g.fighting(s) && g.foeHas(s, KeyRelentless) {
		g.meleeAgain(t, s)
	}
	g.cleanUp(t, s)
}

// fighting reports whether both still stand, and nobody has left.
func (g *Game) fighting(s table.Seat) bool {
	f := &g.mat(s).Fight
	return f.On && !f.Fled && f.Wounds < f.Health
}

// engage begins an encounter: the enemy is seen, then a primary card may be led (PS-RANGED-02, PS-RANGED-17).
func (g *Game) engage(t *table.Table, s table.Seat, c table.Card, boss bool) {
	m := g.mat(s)
	m.Busy, m.Engaged, m.Used, m.Frayed = true, true, usage{}, usage{}
	m.Fight = Fight{On: true, Boss: boss, Foe: c, Health: Of(c).Enemy.Health}
	if !boss {
		m.Fight.Health += g.hardier()
	}
	t.Tell(table.Event{Tale: taleMeets, Seat: s, Rule: "PS-RANGED-17", A: int16(c)})
	g.foeFirst(t, s)
	if g.fighting(s) {
		g.leadFight(t, s)
	}
}

// hardier is how much more health an enemy has that is drawn now: by events, and in solo by power tracks.
func (g *Game) hardier() int8 {
	n := int8(0)
	for _, l := range g.pile(Lasting).Cards {
		for _, a := range Of(l.Card).Does {
			if a.Key == KeyFoeHealth {
				n += a.N
			}
		}
	}
	if g.Again[0] > 0 {
		g.Again[0]--
		n += g.Again[1]
	}
	return n
}

// foeFirst is what enemies and abilities do before the primary card is chosen.
func (g *Game) foeFirst(t *table.Table, s table.Seat) {
	f := &g.mat(s).Fight
	g.askUses(t, s, "PS-RANGED-11", func(a *Ability) bool { return a.Key == KeySilence && !f.Boss && f.Silenced == 0 && g.powers(s) > 0 },
		func(*Ability) { g.silencePower(t, s) })
	for i := range Of(f.Foe).Does {
		a := &Of(f.Foe).Does[i]
		if int8(i)+1 == f.Silenced {
			continue
		}
		switch a.Key {
		case KeyFearsome:
			g.loseMorale(t, s, atLeastOne(a.N), byCard("PS-RANGED-11", f.Foe))
		case KeyToll:
			if !g.paid(t, s, a) {
				f.Toll++
			}
		case KeyBribable:
			if g.affords(s, a.Does) && g.paid(t, s, a) {
				f.Fled, f.Bribed = true, true
				return
			}
		}
	}
}

// paid asks whether a player pays what an enemy wants.
func (g *Game) paid(t *table.Table, s table.Seat, a *Ability) bool {
	c := g.mat(s).Fight.Foe
	q := t.Open(s, askToll, int(c))
	q.Offer(VerbPay.Of(), "PS-RANGED-11")
	q.Offer(VerbNo.Of(), "PS-RANGED-11")
	if q.Ask() == VerbNo.Of() {
		return false
	}
	g.apply(t, s, a.Does, byCard("PS-RANGED-11", c))
	return true
}

// powers is how many abilities an enemy has.
func (g *Game) powers(s table.Seat) int { return len(Of(g.mat(s).Fight.Foe).Does) }

var askSilence = book.Question("silence", "PS-RANGED-11", "Which of its abilities do you take from it?")

// VerbSilence is an ability of the enemy.
var VerbSilence = book.Verb("silence", "{power a b}", "foe")

func (g *Game) silencePower(t *table.Table, s table.Seat) {
	f := &g.mat(s).Fight
	q := t.Open(s, askSilence)
	for i := range Of(f.Foe).Does {
		q.Offer(VerbSilence.Of(int(f.Foe), i), "PS-RANGED-11")
	}
	f.Silenced = int8(q.Ask().B) + 1
}

// foeHas reports whether an ability of the enemy works.
func (g *Game) foeHas(s table.Seat, k Keyword) bool { return g.foeIs(s, k) > 0 }

// foeIs is the number of an ability of the enemy: 0 where it has none, 1 for one without a number.
func (g *Game) foeIs(s table.Seat, k Keyword) int {
	f := &g.mat(s).Fight
	n := 0
	for i, a := range Of(f.Foe).Does {
		if a.Key == k && int8(i)+1 != f.Silenced && g.meetsFoe(s, a.If) {
			n += atLeastOne(a.N)
		}
	}
	return n
}

// meetsFoe reports whether a condition about the fight holds.
func (g *Game) meetsFoe(s table.Seat, c Condition) bool {
	f := &g.mat(s).Fight
	if c.Is == Always {
		return true
	}
	if !f.On {
		return false
	}
	e := &Of(f.Foe).Enemy
	switch c.Is {
	case IsHuman:
		return !e.Mutant
	case IsMutant:
		return e.Mutant
	case IsBoss:
		return f.Boss
	case IsArmed:
		return e.Shoot.Can
	case IsUnarmed:
		return !e.Shoot.Can
	case IsWounded:
		return f.Wounds > 0
	case IsShot:
		return f.Shot
	case IsUnshot:
		return !f.Shot
	case IsBare:
		return f.Part == MeleeFray && f.Weapon == 0
	case IsHeavy:
		return f.Weapon > 0 && Of(table.Card(f.Weapon-1)).Weapon.Heavy
	}
	return g.meets(s, c)
}

// leadFight lets the player lead with a challenge card for the whole encounter (PS-RANGED-02, PS-RANGED-03, PS-RANGED-18).
func (g *Game) leadFight(t *table.Table, s table.Seat) {
	q := t.Open(s, askPrimary, int(g.mat(s).Fight.Foe))
	for _, l := range g.of(s, Deck).Cards {
		if Of(l.Card).Challenge.DNE {
			q.Deny(VerbPrimary.Of(int(l.Card)), "PS-RANGED-03", "it says Do Not Exhaust")
		} else {
			q.Offer(VerbPrimary.Of(int(l.Card)), "PS-RANGED-02")
		}
	}
	q.Offer(VerbNoPrimary.Of(), "PS-RANGED-02")
	if o := q.Ask(); o.Verb == VerbPrimary {
		g.playPrimary(t, s, table.Card(o.A))
	}
}

// reveal draws the random card of a round, or with an ability two of which the player keeps one (PS-RANGED-06, PS-MELEE-03).
func (g *Game) reveal(t *table.Table, s table.Seat, part Fray, rule string) {
	deck := g.of(s, Deck)
	deck.Shuffle()
	two := g.total(s, KeyTwoCards, part, 0) > 0
	g.askUses(t, s, rule, func(a *Ability) bool { return a.Key == KeyTwoCards && a.fits(part) && !two }, func(*Ability) { two = true })
	if deck.Len() == 0 {
		return
	}
	c := g.drawCard(t, s, rule)
	if !two || deck.Len() == 0 {
		return
	}
	other := g.drawCard(t, s, rule)
	q := t.Open(s, askKeep)
	q.Offer(VerbKeep.Of(int(c)), rule)
	q.Offer(VerbKeep.Of(int(other)), rule)
	if kept := table.Card(q.Ask().A); kept == c {
		g.shuffleBack(t, s, other)
	} else {
		g.shuffleBack(t, s, c)
	}
}

// cards add up what the primary and the random card show, blue in ranged combat and red in melee (PS-RANGED-01, PS-RANGED-07,
// PS-MELEE-04).
func (g *Game) cards(s table.Seat, part Fray) (r Result) {
	for _, k := range [2]Stack{Primary, Drawn} {
		for _, l := range g.of(s, k).Cards {
			r.add(Of(l.Card).Challenge.side(part))
		}
	}
	return r
}

func (c *Challenge) side(part Fray) Result {
	if part == RangedFray {
		return c.Blue
	}
	return c.Red
}

// read is the damage that a chart gives for shots or for a positive attack value: of the highest step not above it (PS-RULING-110).
func (c Chart) read(value int) int {
	for i := len(c) - 1; i >= 0; i-- {
		if int(c[i].At) <= value {
			return int(c[i].Damage)
		}
	}
	return 0
}

// readDown is the damage that an enemy's melee chart gives: of the lowest step not below the attack value (PS-RULING-110).
func (c Chart) readDown(value int) int {
	for i := range c {
		if int(c[i].At) >= value {
			return int(c[i].Damage)
		}
	}
	return 0
}

// roll rolls the dice of an enemy (PS-RULING-112, PS-RULING-113).
func (g *Game) roll(t *table.Table, s table.Seat, dice [3]int8) {
	f := &g.mat(s).Fight
	f.N = 0
	for colour := range 3 {
		for range dice[colour] {
			f.Dice[f.N] = Rolled{uint8(colour), uint8(t.Roll(fightDice[colour]) - 1)}
			f.N++
		}
	}
}

var fightDice = [3]table.Die{{Name: "green", Sides: 6}, {Name: "red", Sides: 6}, {Name: "black", Sides: 6}}

// dice is what the dice on the table show.
func (f *Fight) dice() (r Result) {
	for _, d := range f.Dice[:f.N] {
		r.add(board.Dice[d.Colour][d.Face])
	}
	return r
}

// fewer takes dice away: black before red before green.
func fewer(dice [3]int8, n int) [3]int8 {
	for colour := 2; colour >= 0; colour-- {
		k := min(n, int(dice[colour]))
		dice[colour] -= int8(k)
		n -= k
	}
	return dice
}

// boons are what automatic abilities of a player add in a round: of what is held, of the weapon, of the challenge cards shown.
func (g *Game) boons(s table.Seat, part Fray) (r Result) {
	r.Hits = int8(g.fightSum(s, hitsOf(part), part))
	r.Damage = int8(g.fightSum(s, KeyDamage, part))
	if part == MeleeFray {
		r.Block = int8(g.fightSum(s, KeyBlock, part))
	}
	return r
}

func hitsOf(part Fray) Keyword {
	if part == RangedFray {
		return KeyShot
	}
	return KeyAttack
}

// fightSum adds up automatic abilities of a keyword in a round.
func (g *Game) fightSum(s table.Seat, k Keyword, part Fray) int {
	n := g.total(s, k, part, 0)
	f := &g.mat(s).Fight
	if f.Weapon > 0 && !g.disarmed(s, part) {
		n += g.sumOf(s, Of(table.Card(f.Weapon-1)).Does, k, part)
	}
	for _, p := range [2]Stack{Primary, Drawn} {
		for _, l := range g.of(s, p).Cards {
			n += g.sumOf(s, Of(l.Card).Challenge.Does[part-RangedFray], k, part)
		}
	}
	return n
}

func (g *Game) sumOf(s table.Seat, does []Ability, k Keyword, part Fray) int {
	n := 0
	for i := range does {
		if a := &does[i]; a.Key == k && a.fits(part) && g.meetsFoe(s, a.If) {
			n += atLeastOne(a.N)
		}
	}
	return n
}

// disarmed reports whether the enemy keeps the player's melee weapon from doing more than its chart.
func (g *Game) disarmed(s table.Seat, part Fray) bool {
	return part == MeleeFray && g.foeHas(s, KeyDisarming)
}

// harm deals damage to a player in combat, after what shields them, and reports how much (PS-RULING-128).
func (g *Game) harm(t *table.Table, s table.Seat, n int, why cause) int {
	f := &g.mat(s).Fight
	part := f.Part
	n -= g.total(s, KeyShield, part, 0)
	if n > 0 {
		g.askUses(t, s, "PS-RULING-128", func(a *Ability) bool { return a.Key == KeyShield && a.fits(part) && n > 0 },
			func(a *Ability) { n -= atLeastOne(a.N) })
	}
	if n <= 0 {
		return 0
	}
	f.Hurt = true
	if Of(f.Foe).Enemy.Mutant && (part == MeleeFray || g.foeHas(s, KeyContagious)) {
		f.Mauled = true
	}
	g.loseHealth(t, s, n, why)
	return n
}
