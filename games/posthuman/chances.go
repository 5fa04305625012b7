package posthuman

import (
	"strconv"

	"waystation/table"
)

// Chances are how a fight ends, of so many in which it was played on in the mind.
type Chances struct {
	win, out odds // all enemies dead; knocked out. What is left: some have got away
	lost     odds // health, on average
}

// Win and Out are per cent: that all enemies fall, that the player is knocked out.
func (c *Chances) Win() int { return c.win.percent() }
func (c *Chances) Out() int { return c.out.percent() }

// Words say them: expect to lose 1.5 health, you win 6 in 10 (58 %), knocked out 21 %, they flee 21 %. There is no cost
// where nothing is lost.
func (c *Chances) Words() (cost, ends string) {
	ends = "you win " + inTen(c.win)
	switch win, out := c.Win(), c.Out(); {
	case win == 0 && out == 0:
		return cost, ends + ": they flee"
	default:
		if out > 0 {
			ends += ", knocked out " + strconv.Itoa(out) + " %"
		}
		if rest := 100 - win - out; rest > 1 { // 1 may be what rounding leaves
			ends += ", they flee " + strconv.Itoa(rest) + " %"
		}
	}
	if lost := mean(c.lost); lost != "0" {
		cost = "expect to lose " + lost + " health"
	}
	return cost, ends
}

// trials is how many fights the chances are taken from, and luck the number with which the dice of all of them begin:
// choices that are as good look so.
const (
	trials = 2000
	luck   = 0x9e3779b97f4a7c15
)

// Chances are those of the fight going on, if the player chooses an option: to fight, to be caught evading, to shoot or
// not, whom to fight next and with which dice.
func (p *SeenPlayer) Chances(o table.Option) Chances {
	f, at := FighterOf(p), p.Fight
	switch o.Verb {
	case VerbEvade:
		at.Failed = true
	case VerbEngage:
		at.Foe, at.Swap = int8(o.A), int8(o.B)
	}
	x := f.trial(nil, &at, p.Enemies(nil), o.Verb != VerbHold)
	return x.known()
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
	return x.known()
}

// Ahead is how often an encounter of a level is a fight, by the cards that are printed, and the chances in one of them,
// whichever comes, that is fought and not evaded (PH-ENC-03, PH-ENC-06).
func (p *SeenPlayer) Ahead(level int) (fights odds, c Chances) {
	var combats []table.Card
	deck := Cards(GroupEncounters1 + Group(level-1))
	for _, x := range deck {
		if Of(x).Kind == KindCombat {
			combats = append(combats, x)
		}
	}
	f, fate := FighterOf(p), Luck(luck)
	foes := func(list []Foe) []Foe {
		leader := combats[fate.Below(len(combats))]
		list = append(list, Foe{Enemy: Of(leader).Enemy, Leader: true})
		for i, minions := range [2]Stack{Humans, Mutants} {
			for range Of(leader).Minions[i] {
				list = append(list, AnyOf(minions, &fate))
			}
		}
		return list
	}
	x := f.trial(nil, &Fight{Foe: noFoe}, nil, true)
	return odds{uint64(len(combats)), uint64(len(deck))}, x.chances(&fate, foes)
}

// chances plays a fight on from where it stands, against enemies that are laid anew each time.
func (x *trial) chances(fate Fate, foes func([]Foe) []Foe) Chances {
	var list [16]Foe
	c := Chances{odds{0, trials}, odds{0, trials}, odds{0, trials}}
	for range trials {
		y := *x
		y.fate, y.foes = fate, foes(list[:0])
		y.play()
		switch {
		case y.Out():
			c.out.ways++
		case !y.Foreseen.Fled:
			c.win.ways++
		}
		c.lost.ways += uint64(x.f.Health - y.Health)
	}
	return c
}

// known plays a fight on against the enemies that are there.
func (x *trial) known() Chances {
	fate := Luck(luck)
	return x.chances(&fate, func(list []Foe) []Foe { return append(list, x.foes...) })
}
