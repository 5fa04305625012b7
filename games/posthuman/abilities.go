package posthuman

import "waystation/table"

var askYield = book.Question("yield", "PH-MELEE-19", "{The a} {verb a takes take} 1 food or 1 ammo. Which?")

// What is offered.
var (
	VerbYield = book.Verb("yield", "Give up {loot a}", "")
)

// What is told.
var (
	taleDread = book.Tale("The sight of {the a} goes deep.")
	taleKnits = book.Tale("{The a} {verb a heals heal} a wound.")
)

// dread takes morale for each enemy that is dreadful to see.
func (g *Game) dread(t *table.Table, s table.Seat) {
	for i := range g.of(s, Foes).Len() {
		c := g.of(s, Foes).At(i)
		if Of(c).Enemy.Ability != Dread {
			continue
		}
		t.Tell(table.Event{Tale: taleDread, Seat: s, Rule: "PH-RULING-91", A: int16(c)})
		g.lose(t, s, 0, 1, byCard("PH-RULING-91", c))
	}
}

// onWounding is what an enemy does besides when it has wounded a player in melee.
func (g *Game) onWounding(t *table.Table, s table.Seat, o *opponent) {
	why := byCard("PH-MELEE-19", o.card)
	switch o.Ability {
	case Venom:
		g.drop(t, s, 0, 1, why)
	case Thief:
		if m := g.mat(s); m.Health == 0 {
			g.stock(t, s, -1, 0, why) // whoever is falling is not asked
		} else if m.Food > 0 || m.Ammo > 0 {
			ask := t.Open(s, askYield, int(o.card))
			if m.Food > 0 {
				ask.Offer(VerbYield.Of(1, 0), "PH-MELEE-19")
			}
			if m.Ammo > 0 {
				ask.Offer(VerbYield.Of(0, 1), "PH-MELEE-19")
			}
			x := ask.Ask()
			g.stock(t, s, -int(x.A), -int(x.B), why)
		}
	}
}

// afterRound is what enemies do at the end of a melee round.
func (g *Game) afterRound(t *table.Table, s table.Seat) {
	foes := g.of(s, Foes)
	for i := foes.Len() - 1; i >= 0; i-- {
		c := foes.At(i)
		if !g.alive(c) {
			continue
		}
		f := &g.mat(s).Fight
		switch e, k := Of(c).Enemy, &g.Cards[c]; {
		case e.Ability == Knits && k.Wounds > 0:
			k.Wounds--
			t.Tell(table.Event{Tale: taleKnits, Seat: s, Rule: "PH-COMBAT-06", A: int16(c)})
		case e.Ability == Calls && f.Round == 1:
			g.join(t, s, kinOf(e.Breed))
		case e.Ability == Coward && k.Wounds > 0:
			f.Fled = true
			g.flee(t, s, c)
		}
	}
}

// kinOf is the deck of an enemy's kind.
func kinOf(b Breed) Stack {
	if b == Mutant {
		return Mutants
	}
	return Humans
}
