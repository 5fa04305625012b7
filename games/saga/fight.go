package saga

import (
	"waystation/games/words"
	"waystation/table"
)

// Fight is a combat encounter that is going on: one player's, against one enemy.
type Fight struct {
	On     bool
	Joint  bool // beside the teammate's own (PS-TEAM-22); only the screen asks
	Boss   bool
	Within bool // another encounter, of which it is a part
	Part   Fray // of the encounter: the ranged round, or a melee round
	Round  int8 // of melee, from 1
	Foe    table.Card
	Wounds int8 // damage counters on the enemy
	Health int8 // of the enemy, with all that changes it

	// Of the round going on.
	Weapon int16  // 1 + the weapon used; 0 for none
	Mine   Result // what abilities and mods have added
	Range  int8   // added to the player's
	Dodged int8   // shots of the enemy that miss
	Steady bool
	Quick  bool
	Used   uint16 // bits of the abilities of the weapon that were used

	// Of the encounter.
	Gun       int16 // 1 + the ranged weapon used
	Shot      bool  // one was used
	Stagger   int8  // attacks fewer of the enemy, by a weapon that dealt damage
	Silenced  int8  // 1 + the place of the ability that does not work (KeySilence)
	Toll      int8  // attacks more, as the player would not pay
	Hurt      bool  // the player took damage
	Mauled    bool  // by a mutant in melee, or by a contagious one (PS-CLEAN-05)
	Fragile   int16 // 1 + a weapon that breaks after the encounter
	Carved    int16 // 1 + the melee weapon of the last round
	Knit      bool
	Fled      bool // the encounter ended before it was fought out: by one of these, or as the enemy has run
	Bribed    bool
	Withdrawn bool
	Spared    bool   // a primary card of this encounter is not exhausted, which happens once
	Sparing   bool   // it is the one that lies open
	Assist    Result // of the teammate's primary card (PS-TEAM-27)
	Extra     int8   // black dice more (PS-TEAM-28)

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
	askBrace   = book.Question("brace", "PS-RULING-120",
		"{The a} {verb a rolls roll} {n b shot shots}. Anything to answer?", words.Idly("enough"))
	askStrike = book.Question("strike", "PS-RULING-121", "Attack value {a}. Anything to add?", words.Idly("enough"))
	askShield = book.Question("shield", "PS-RULING-128", "{a} damage comes your way. Do you do something about it?",
		words.Idly("enough"))
	askToll = book.Question("toll", "PS-RANGED-11", "Pay {the a}? The price: {toll a}.", words.Idly("no"))
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
	taleMeets    = book.Tale("{who} meets {the a}: {foe a}.", words.Major)
	taleWields   = book.Tale("{who} uses {the a}.")
	taleShoots   = book.Tale("{who}: {n a shot shots}, {b} damage.")
	taleFoeFire  = book.Tale("{The c} {verb c rolls roll} {n a shot shots}{besides a b c}: {b} damage.")
	taleSpared   = book.Tale("{The a} {verb a dies die} first: {b} damage does not reach {who}.")
	taleBlows    = book.Tale("Attack value {a}: {who} deals {b} damage, {c} back.")
	taleKills    = book.Tale("{who} kills {the a}.", words.Conclusion)
	taleSurvives = book.Tale("{who} has survived {the a}.", words.Conclusion)
)

// encounter draws an enemy and fights it (PS-TREK-02 to PS-TREK-04, PS-RULING-133, PS-RULING-134). One that comes in
// the middle of another is fought when that is over.
func (g *Game) encounter(t *table.Table, s table.Seat, trek bool) {
	m := g.mat(s)
	if m.Fight.On {
		m.Owed++
		return
	}
	if g.drawFoe(t, s, trek) {
		g.fight(t, s)
	}
}

// fight is a normal combat encounter against the enemy that lies open (PS-RANGED-02 to PS-CLEAN-10).
func (g *Game) fight(t *table.Table, s table.Seat) {
	g.engage(t, s, g.of(s, Foe).At(0), Fight{})
	g.shootout(t, s)
	g.meleeRounds(t, s)
	g.cleanUp(t, s)
}

// meleeRounds is the round of melee, and another one against an enemy that does not give up (PS-MELEE-01, PS-MELEE-15).
func (g *Game) meleeRounds(t *table.Table, s table.Seat) {
	if g.fighting(s) {
		g.melee(t, s)
	}
	if g.fighting(s) && g.foeHas(s, KeyRelentless) {
		g.meleeAgain(t, s)
	}
}

// fighting reports whether both still stand, and nobody has left.
func (g *Game) fighting(s table.Seat) bool {
	f := &g.mat(s).Fight
	return f.On && !f.Fled && !f.killed()
}

// killed reports whether the enemy is dead (PS-CLEAN-04).
func (f *Fight) killed() bool { return f.Wounds >= f.Health }

// engage begins an encounter: the enemy is seen, then a primary card may be led (PS-RANGED-02, PS-RANGED-17). as says
// what kind of encounter it is (PS-RULING-109).
func (g *Game) engage(t *table.Table, s table.Seat, c table.Card, as Fight) {
	m := g.mat(s)
	as.On, as.Foe, as.Within = true, c, m.Busy
	as.Health = Of(c).Enemy.Health + g.hardier(as.Boss)
	m.Busy, m.Engaged, m.Applying, m.Used, m.Frayed = true, true, false, usage{}, usage{}
	m.Fight = as
	t.Tell(table.Event{Tale: taleMeets, Seat: s, Rule: "PS-RANGED-17", A: int16(c)})
	g.foeFirst(t, s)
	if g.fighting(s) {
		g.leadFight(t, s)
	}
}

// leadFight lets the player lead with a challenge card for the whole encounter (PS-RANGED-02, PS-RANGED-03,
// PS-RANGED-18).
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

// reveal draws the random card of a round, or with an ability two of which the player keeps one (PS-RANGED-06,
// PS-MELEE-03).
func (g *Game) reveal(t *table.Table, s table.Seat, part Fray, rule string) {
	deck := g.of(s, Deck)
	deck.Shuffle()
	two := g.total(s, KeyTwoCards, part, 0) > 0
	g.askUses(t, s, rule, []Keyword{KeyTwoCards}, func(a *Ability) bool { return a.fits(part) && !two },
		func(*Ability) { two = true })
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
		g.shuffleBack(s, other)
	} else {
		g.shuffleBack(s, c)
	}
}

// cards add up what the primary and the random card show, blue in ranged combat and red in melee (PS-RANGED-01,
// PS-RANGED-07, PS-MELEE-04).
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

// boons are what automatic abilities of a player add in a round: of what is held, of the weapon, of the challenge cards
// shown.
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

// harm deals damage to a player in combat, after what shields them (PS-RULING-128). A mutant's in melee mutates
// (PS-CLEAN-05, PS-CLEAN-02, PS-RULING-129).
func (g *Game) harm(t *table.Table, s table.Seat, n int, why cause) {
	f := &g.mat(s).Fight
	part := f.Part
	n -= g.total(s, KeyShield, part, 0)
	if n > 0 {
		outer := g.openWindow(s)
		useful := func(a *Ability) bool { return a.fits(part) && n > 0 }
		do := func(a *Ability) { n -= atLeastOne(a.N) }
		for g.askUse(t, s, askShield, askShield.Rule, []Keyword{KeyShield}, useful, do, n) {
		}
		g.closeWindow(s, outer)
	}
	if n <= 0 {
		return
	}
	f.Hurt = true
	if g.mauls(s, part) {
		f.Mauled = true
	}
	g.drain(t, s, barHealth, n, why)
}

// mauls reports whether damage of the enemy's in a part of an encounter mutates a player (PS-CLEAN-05, PS-RULING-129).
func (g *Game) mauls(s table.Seat, part Fray) bool {
	return Of(g.mat(s).Fight.Foe).Enemy.Mutant && (part == MeleeFray || g.foeHas(s, KeyContagious))
}

// wound puts damage counters on the enemy (PS-CLEAN-10, PS-RULING-111).
func (g *Game) wound(t *table.Table, s table.Seat, n int) {
	f := &g.mat(s).Fight
	was := f.killed()
	f.Wounds += int8(min(n, 100))
	if f.Boss && f.killed() && !was {
		g.bossFalls(t, s)
	}
}
