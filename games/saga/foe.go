package saga

import "waystation/table"

// level is from which decks a player draws enemies and mutations: 1 until the L1 mission is complete or round 7 has
// begun; in solo until both are (PS-TREK-03, PS-MUT-02, PS-EVENT-04, PS-RULING-168, PS-RULING-186).
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

// drawFoe draws an enemy; on a trek an ability may draw two, of which the player fights one.
func (g *Game) drawFoe(t *table.Table, s table.Seat, trek bool) bool {
	two := false
	if trek {
		g.askUses(t, s, "PS-TREK-02", []Keyword{KeyChooseEnemy}, func(*Ability) bool { return !two },
			func(*Ability) { two = true })
	}
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
			p.Lay(i, g.pile(g.discardOf(p.At(i))))
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

// hardier is how much more health the enemy has that is met now: by events, and in solo by power tracks
// (PS-RULING-190). A boss has not.
func (g *Game) hardier(boss bool) int8 {
	if boss {
		return 0
	}
	n := g.Tougher[0]
	g.Tougher = [2]int8{g.Tougher[1]}
	for _, l := range g.pile(Lasting).Cards {
		for _, a := range Of(l.Card).Does {
			if a.Key == KeyFoeHealth {
				n += a.N
			}
		}
	}
	return n
}

// foeFirst is what enemies and abilities do before the primary card is chosen.
func (g *Game) foeFirst(t *table.Table, s table.Seat) {
	g.askUses(t, s, "PS-RANGED-11", []Keyword{KeySilence}, func(*Ability) bool { return g.canSilence(s) },
		func(*Ability) { g.silencePower(t, s) }, int(g.mat(s).Fight.Foe))
	f := &g.mat(s).Fight
	for i := range Of(f.Foe).Does {
		a := &Of(f.Foe).Does[i]
		if int8(i)+1 == f.Silenced {
			continue
		}
		switch a.Key {
		case KeyFearsome:
			g.befall(t, s, barMorale, atLeastOne(a.N), byCard("PS-RANGED-11", f.Foe))
		case KeyToll:
			if !g.pays(t, s, a) {
				f.Toll++
			}
		case KeyBribable:
			if g.pays(t, s, a) {
				f.Fled, f.Bribed = true, true
				return
			}
		}
	}
}

// pays asks who can pay what an enemy wants whether they do.
func (g *Game) pays(t *table.Table, s table.Seat, a *Ability) bool {
	if !g.affords(s, a.Does) {
		return false
	}
	c := g.mat(s).Fight.Foe
	q := t.Open(s, askToll, int(c))
	q.Offer(VerbPay.Of(), "PS-RANGED-11")
	q.Offer(VerbNo.Of(), "PS-RANGED-11")
	if q.Ask() == VerbNo.Of() {
		return false
	}
	g.payPrice(t, s, a.Does, byCard("PS-RANGED-11", c))
	return true
}

// canSilence reports whether an ability of the enemy can be taken from it: of one that has any, once, and never of a
// boss.
func (g *Game) canSilence(s table.Seat) bool {
	f := &g.mat(s).Fight
	return !f.Boss && f.Silenced == 0 && len(Of(f.Foe).Does) > 0
}

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
func (g *Game) foeHas(s table.Seat, k Keyword) bool { return g.foeSum(s, k, AnyFray) > 0 }

// foeSum adds up an ability of the enemy: 0 where it has none, 1 for one without a number.
func (g *Game) foeSum(s table.Seat, k Keyword, part Fray) int {
	f := &g.mat(s).Fight
	n := 0
	for i := range Of(f.Foe).Does {
		if a := &Of(f.Foe).Does[i]; a.Key == k && int8(i)+1 != f.Silenced && a.fits(part) && g.meetsFoe(s, a.If) {
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
	case IsUnarmed:
		return !e.Shoot.Can
	case IsWounded:
		return f.Wounds > 0
	case IsShot:
		return f.Shot
	case IsHeavy:
		return f.Weapon > 0 && Of(table.Card(f.Weapon-1)).Heavy
	}
	return g.meets(s, c)
}
