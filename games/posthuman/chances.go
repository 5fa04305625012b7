package posthuman

import (
	"slices"
	"strconv"

	"waystation/english"
	"waystation/games/words"
	"waystation/table"
)

// Chances are how a fight ends, of so many in which it was played on in the mind.
type Chances struct {
	win, out odds // all enemies dead; knocked out. What is left: some have got away
	lost     odds // health, on average
	scar     odds // at least one, besides those of a knock-out
	shaken   odds // morale lost, on average
	robbed   odds // food or ammo, likewise

	// of one melee round, for who goes into it
	round  string // which it is
	worst  int    // health that it can take
	health int    // that there is
	soon   odds   // knocked out in it
}

// Win and Out are per cent: that all enemies fall, that the player is knocked out.
func (c *Chances) Win() int { return c.win.percent() }
func (c *Chances) Out() int { return c.out.percent() }

// Words say them: expect to lose 1.5 health, you win 6 in 10 (58 %), knocked out 21 %, they flee 21 %. There is no cost
// where nothing is lost.
func (c *Chances) Words() (cost, ends string) {
	end := c.Ends()
	return c.cost(), end.Words()
}

// Ends say how the fight ends. Where winning has no per cent, how often it knocks out is as loud.
func (c *Chances) Ends() Clause {
	win, out := c.Win(), c.Out()
	says, chance := words.OftenApart(win, "win")
	end := Clause{Loud: "you " + says, After: chance, About: AboutEnd, Chance: win}
	if c.allFlee() {
		end.Loud += ": they flee"
		return end
	}
	if knocked := ", knocked out " + strconv.Itoa(out) + " %"; out > 0 && chance == "" {
		end.Loud += knocked
	} else if out > 0 {
		end.After += knocked
	}
	if rest := 100 - win - out; rest > 1 { // 1 may be what rounding leaves
		end.After += ", they flee " + strconv.Itoa(rest) + " %"
	}
	return end
}

// allFlee reports whether nothing else is to be expected.
func (c *Chances) allFlee() bool { return c.Win() == 0 && c.Out() == 0 }

// cost says what to expect to lose, and how often a scar is drawn; "" for nothing.
func (c *Chances) cost() string { return allWords(c.costs()) }

// costs are what to expect to lose, and how often a scar is drawn.
func (c *Chances) costs() (out []Clause) {
	if c.allFlee() {
		return nil
	}
	var list []string
	for _, x := range [3]struct {
		lost odds
		what string
	}{{c.lost, " health"}, {c.shaken, " morale"}, {c.robbed, " food or ammo"}} {
		if n := mean(x.lost); n != "0" {
			list = append(list, n+x.what)
		}
	}
	if len(list) > 0 {
		out = append(out, Clause{Before: "expect to lose " + english.List(list), About: AboutLoss})
	}
	if n := c.scar.percent(); n > 0 {
		out = append(out, Clause{Before: "a scar " + inTen(c.scar), About: AboutScar, Chance: n})
	}
	return out
}

// trials is how many fights the chances are taken from, and luck the number with which the dice of all of them begin:
// choices that are as good look so.
const (
	trials = 2000
	luck   = 0x9e3779b97f4a7c15
)

// Chances are those of the fight going on, if the player chooses an option: to fight, to be caught evading, to shoot or
// not, whom to fight next and with which dice, to use a card for the next roll.
func (p *SeenPlayer) Chances(o table.Option) Chances {
	f, at := FighterOf(p), p.Fight
	first := func(*trial) {}
	switch o.Verb {
	case VerbEvade:
		at.Failed = true
	case VerbEngage:
		at.Foe, at.Swap = int8(o.A), int8(o.B)
		first = (*trial).engageOnly
	case VerbUse: // what it comes to is what the row of the next enemy says once it has been used
		u, after := &Of(table.Card(o.A)).Uses[o.B], p.without(table.Card(o.A))
		f = FighterOf(&after)
		f.pay(u)
		at.ThrowIn(u)
		first = (*trial).engageOnly
	}
	x := f.trial(nil, &at, p.Enemies(nil), o.Verb != VerbHold)
	c := x.known(first)
	if entersMelee(o.Verb) {
		c.round, c.worst, c.health = x.roundWords(), x.worst(), x.Health
	}
	return c
}

// engageOnly fights the next enemy with what is used already: a card for one roll is kept for a later one.
func (x *trial) engageOnly() {
	opening := x.opening
	x.opening = 0
	if o := x.next(); o != nil {
		x.engage(o)
	}
	x.opening = opening
}

// without is the player once a card in play has been used.
func (p *SeenPlayer) without(c table.Card) SeenPlayer {
	q := *p
	q.Kept = slices.DeleteFunc(slices.Clone(p.Kept), func(x table.Card) bool { return x == c })
	for _, list := range [3]*[]SeenItem{&q.Gear, &q.Skills, &q.Company} {
		*list = slices.Clone(*list)
		for i := range *list {
			if x := &(*list)[i]; x.Card == Shown(c) {
				x.Spent = true
			}
		}
	}
	return q
}

// pay takes from the fighter what the use of a card costs.
func (f *Fighter) pay(u *Use) {
	for _, e := range u.Cost {
		switch e.Do {
		case DoHealth:
			f.Health -= int(e.N)
		case DoMorale:
			f.Morale -= int(e.N)
		}
	}
}

// After are the chances once the exchange on the table has come to one of its ends.
func (p *SeenPlayer) After(end *SeenLeave) Chances {
	f := FighterOf(p)
	x := f.trial(nil, &p.Fight, p.Enemies(nil), false)
	o := &x.foes[x.Foe]
	x.ready(o)
	for _, i := range end.Ways[0] {
		x.Dice[i].Gone = true
	}
	b := x.counted(o)
	x.settle(o, &b)
	return x.known(func(*trial) {})
}

// Again are the chances once some of the player's dice on the table have been rolled again, those at these places, by
// what is chosen for it, which is not there for later rolls then: as they lie, where there are none. No more of this
// roll are re-rolled then. ok is false where it is no roll of melee against an enemy's card.
func (p *SeenPlayer) Again(by table.Option, dice []int) (c Chances, ok bool) {
	at := p.Fight
	if !p.metEnemy() || at.N == 0 || at.Round == 0 || at.Dice[0].Die == SD {
		return c, false
	}
	f := FighterOf(p)
	switch by.Verb {
	case VerbThink:
		at.Thought = true
	case VerbUse:
		after := p.without(table.Card(by.A))
		f = FighterOf(&after)
	}
	x := f.trial(nil, &at, p.Enemies(nil), false)
	return x.known(func(y *trial) {
		for _, i := range dice {
			y.Dice[i].show(uint8(y.fate.Below(6) + 1))
		}
		o := &y.foes[y.Foe]
		b := y.clash(o)
		y.settle(o, &b)
	}), true
}

// Weakest are the places of the player's dice that may still be re-rolled and are of no use as they lie, so many at
// most. Where all are of use, it is the one that is best re-rolled all the same.
func (p *SeenPlayer) Weakest(most int) (dice []int) {
	best, top := -1, 0
	for i := range p.Fight.Dice[:p.Fight.N] {
		if d := &p.Fight.Dice[i]; d.free() && p.Means(i) == Miss && len(dice) < most {
			dice = append(dice, i)
		}
	}
	if len(dice) > 0 {
		return dice
	}
	for i := range p.Fight.Dice[:p.Fight.N] {
		if !p.Fight.Dice[i].free() {
			continue
		}
		if worth := p.spoiled(i); best < 0 || worth > top {
			best, top = i, worth
		}
	}
	if best < 0 {
		return nil
	}
	return []int{best}
}

// spoiled is what is left to expect once a die that is of use is rolled again: of melee against an enemy's card by how
// the fight ends, else by the hits that the others score.
func (p *SeenPlayer) spoiled(i int) int {
	if c, ok := p.Again(VerbKeepRoll.Of(), []int{i}); ok {
		return c.Win() - c.Out()
	}
	return p.hitsWithout(i)
}

// Ahead is how often an encounter of a level is a fight, by the cards that are printed, and the chances in one of them,
// whichever comes, that is fought and not evaded (PH-ENC-03, PH-ENC-06).
func (p *SeenPlayer) Ahead(level int) (fights odds, c Chances) {
	combats, all := combatsOf(level)
	f, fate := FighterOf(p), Luck(luck)
	foes := func(list []Foe) []Foe { return append(list, met(combats[fate.Below(len(combats))], &fate)...) }
	x := f.trial(nil, &Fight{Foe: noFoe}, nil, true)
	return odds{uint64(len(combats)), uint64(all)}, x.chances(&fate, foes, func(*trial) {})
}

// Through is how often so many encounters of a level knock out, whichever come, each met with what the one before has
// left of health and morale (PH-ENC-02, PH-ENC-03).
func (p *SeenPlayer) Through(level, figures int) odds {
	combats, all := combatsOf(level)
	fate, out := Luck(luck), odds{0, trials}
	for range trials {
		f := FighterOf(p)
		for range figures {
			i := fate.Below(all)
			if i >= len(combats) {
				continue // no fight
			}
			x := f.trial(&fate, &Fight{Foe: noFoe}, met(combats[i], &fate), true)
			x.play()
			if x.Out() {
				out.ways++
				break
			}
			f.Health, f.Morale = x.Health, x.Morale
		}
	}
	return out
}

// combatsOf are the encounters of a level that are fights, and how many there are in all, by the cards printed.
func combatsOf(level int) (combats []table.Card, all int) {
	deck := Cards(GroupEncounters1 + Group(level-1))
	for _, x := range deck {
		if Of(x).Kind == KindCombat {
			combats = append(combats, x)
		}
	}
	return combats, len(deck)
}

// met are the enemies of a combat, with whichever minions come (PH-ENC-06).
func met(leader table.Card, fate Fate) []Foe {
	list := []Foe{{Enemy: Of(leader).Enemy, Leader: true}}
	for i, minions := range [2]Stack{Humans, Mutants} {
		for range Of(leader).Minions[i] {
			list = append(list, AnyOf(minions, fate))
		}
	}
	return list
}

// chances plays a fight on from where it stands, against enemies that are laid anew each time, after what is done
// first.
func (x *trial) chances(fate Fate, foes func([]Foe) []Foe, first func(*trial)) Chances {
	var list [16]Foe
	none := odds{0, trials}
	c := Chances{win: none, out: none, lost: none, scar: none, shaken: none, robbed: none, soon: none}
	for range trials {
		y := *x
		y.fate, y.foes = fate, foes(list[:0])
		first(&y)
		y.play()
		switch {
		case y.Out():
			c.out.ways++
			if y.Round == max(x.Round, 1) {
				c.soon.ways++
			}
		case !y.Foreseen.Fled:
			c.win.ways++
		}
		c.lost.ways += uint64(x.f.Health - y.Health)
		c.shaken.ways += uint64(x.f.Morale - y.Morale)
		c.robbed.ways += uint64(y.Stolen)
		if y.Foreseen.Scar && !x.Scarred || x.Hurt { // one in a combat (PH-SCAR-01)
			c.scar.ways++
		}
	}
	return c
}

// known plays a fight on against the enemies that are there, after what is done first.
func (x *trial) known(first func(*trial)) Chances {
	fate := Luck(luck)
	return x.chances(&fate, func(list []Foe) []Foe { return append(list, x.foes...) }, first)
}
