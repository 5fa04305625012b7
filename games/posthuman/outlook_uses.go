package posthuman

import (
	"strconv"

	"waystation/english"
	"waystation/table"
)

// useWords are what the use of a card in a fight leaves of what pays for it, and how the fight ends by it.
func (g *Game) useWords(s table.Seat, u *Use, o table.Option) string {
	words := g.leftWords(s, u.Cost)
	switch u.When {
	case WhenReveal:
		if u.does(DoDodge) {
			return joined(words, "meet another: "+g.fightWords(s, int(g.mat(s).Journey.Level), 1))
		}
		return words
	case WhenMelee:
		return joined(words, joined(g.chanceWords(s, o)))
	case WhenFray:
		return joined(words, g.againWords(s, o, g.rolledBy(s, u)))
	case WhenShoot:
		return joined(words, g.shotWith(s, u))
	case WhenShot:
		return joined(words, g.shotAgain(s, g.rolledBy(s, u)))
	}
	return "" // its label says what it costs and gives
}

// thinkEnds are how the fight ends, or what the shot hits, once a strong mind has re-rolled so many dice at most: those
// that are worth least.
func (g *Game) thinkEnds(s table.Seat, most int) string {
	p := g.seen(s)
	dice := p.Weakest(most)
	if len(dice) > 0 && p.Fight.Dice[dice[0]].Die == SD {
		return g.shotAgain(s, dice)
	}
	return g.againWords(s, VerbThink.Of(most), dice)
}

// rerollsBy is what pays for the dice that are being chosen to be re-rolled: the strong mind, where nothing else could,
// or else what has been spent already (PH-STAT-13, PH-RULING-100).
func (g *Game) rerollsBy(s table.Seat) table.Option {
	if g.mat(s).usable(WhenFray) {
		return VerbKeepRoll.Of()
	}
	return VerbThink.Of(g.mindRerolls(s))
}

// rolledBy are the places of the dice that a card re-rolls: all misses, or those that are worth least (PH-REROLL-04,
// PH-RULING-26).
func (g *Game) rolledBy(s table.Seat, u *Use) (dice []int) {
	p := g.seen(s)
	if !u.does(DoRerollMisses) {
		return p.Weakest(u.gain(DoReroll))
	}
	for i := range p.Fight.Dice[:p.Fight.N] {
		if d := &p.Fight.Dice[i]; d.free() && d.Is == Miss {
			dice = append(dice, i)
		}
	}
	return dice
}

// againWords are how the fight ends once dice on the table have been rolled again, or as they lie without any; "" where
// that can't be reckoned.
func (g *Game) againWords(s table.Seat, by table.Option, dice []int) string {
	return g.again(s, by, dice).Words()
}

// again is the same as a Prospect.
func (g *Game) again(s table.Seat, by table.Option, dice []int) Prospect {
	if g.living(s) == 0 {
		return Prospect{}
	}
	c, ok := g.seen(s).Again(by, dice)
	if !ok {
		return Prospect{}
	}
	return c.prospect()
}

// AsItLies is what the roll on the table comes to if it is kept: how the fight ends by it, or how many of its dice hit.
func (p *SeenPlayer) AsItLies() Prospect {
	f := &p.Fight
	if c, ok := p.Again(VerbKeepRoll.Of(), nil); ok {
		return c.prospect()
	}
	says := Plain("the dice count as they lie")
	if f.N > 0 && f.Dice[0].Die == SD {
		hits := english.Count(p.Hits(false), "hit", "hits") + " of " + english.Count(int(f.N), "die", "dice")
		says = Clause{Before: hits, About: AboutHits}
	}
	return Prospect{Clauses: []Clause{says}}
}

// shotWith are what a shot comes to with the dice or the ammo of a card, at the first enemy that lives.
func (g *Game) shotWith(s table.Seat, u *Use) string {
	gun, armed := g.gun(s)
	if !armed {
		return ""
	}
	if n := u.gain(DoRefund); n > 0 {
		cost := shotCost(Of(gun), &g.mat(s).Sum, g.mat(s).Fight.Refund+int8(n))
		return "then leaves " + strconv.Itoa(int(g.mat(s).Ammo)-cost) + " ammo"
	}
	for _, l := range g.of(s, Foes).Cards {
		if g.alive(l.Card) {
			pool := g.shotPool(s, &Of(gun).Weapon)
			hits, _ := g.shotAt(s, gun, pool.SD+int8(u.gain(DoSD)), l.Card)
			return "then " + expected(hits)
		}
	}
	return ""
}

// shotAgain are the hits of a shot as it lies, and those to be expected once some of its dice are rolled again.
func (g *Game) shotAgain(s table.Seat, dice []int) string {
	p, fate, hits := g.seen(s), Luck(luck), odds{0, trials}
	lies := p.Hits(false)
	for range trials {
		for _, i := range dice {
			p.Fight.Dice[i].show(uint8(fate.Below(6) + 1))
		}
		hits.ways += uint64(p.Hits(false))
	}
	return english.Count(lies, "hit", "hits") + " as they lie; then " + expected(hits)
}

// Away is the chance to evade with so much on either side that is added to a die, once a card is used; nil for none
// (PH-EVADE-03).
func Away(mine, theirs int, u *Use) string { return Escape(mine, theirs, u).Words() }

// Escape is the same as a Clause.
func Escape(mine, theirs int, u *Use) Clause {
	if u != nil {
		if mine += u.gain(DoEvade); u.does(DoSureEvade) {
			return Clause{Before: "you get away for certain", About: AboutAway}
		}
	}
	die := escape(mine, theirs)
	return Clause{Before: "you " + often(die, "get away"), About: AboutAway, Chance: die.percent()}
}

// Passing is the chance to pass a test of a stat with a goal, once a card is used; nil for none (PH-TEST-01).
func (v *View) Passing(x Stat, goal int, u *Use) string {
	if u != nil {
		if goal += u.gain(DoTest); u.does(DoPass) {
			return "passes for certain"
		}
	}
	return often(passing(goal, x == Mind && v.watched()), "passes")
}

// watched reports whether an event in play makes whoever passes a test of mind roll again.
func (v *View) watched() bool {
	for _, c := range [2]Shown{v.Event, v.Season} {
		if f := c.Face(); f != nil && f.Event.Rule == Watched && (!v.Solo || f.Event.Solo == "") {
			return true
		}
	}
	return false
}

// Guards is how many wounds from a source a use prevents.
func (u *Use) Guards(from Source) int { return u.guards(from) }

// towardWords are what it takes to use a card on somebody else, and where nothing may come of it (PH-CAMP-08).
func (g *Game) towardWords(s table.Seat, u *Use) string {
	words := g.leftWords(s, u.Cost)
	switch {
	case u.Mind:
		words = joined(words, "a test of mind, which "+often(g.passes(s, Mind, 0), "passes")+", or nothing comes of it")
	case u.Consent:
		words = joined(words, "they may refuse, and then it is used up as well")
	}
	return words
}

// idle says of gear that it changes nothing on a weapon.
const idle = "changes neither its dice nor its range now"

// idleGear says of gear that fits the gun in hand and would change nothing there; "" for what does, or goes elsewhere.
func (g *Game) idleGear(s table.Seat, gear table.Card) string {
	gun, armed := g.gun(s)
	if !armed || !Of(gear).Mount.takes(Of(gun)) || g.mountOutlook(s, gear, gun).Words != idle {
		return ""
	}
	return " (no better on the " + Of(gun).Name + ")"
}

// mountOutlook is what the gun in hand shoots like with a piece of gear on it, where that bears on its dice and its
// range alone: by their limits it may be no better than before (PH-WPN-07).
func (g *Game) mountOutlook(s table.Seat, gear, gun table.Card) table.Outlook {
	if at, armed := g.gun(s); !armed || at != gun {
		return table.Outlook{}
	}
	now, then := g.mat(s).Sum, g.mat(s).Sum
	for _, x := range Of(gear).Mods {
		if x.What != KnobWeaponSD && x.What != KnobRange {
			return table.Outlook{}
		}
		then[x.What] += x.N
	}
	w := &Of(gun).Weapon
	shoots := func(sum *[knobs]int8) (dice, far int8) {
		return max(1, w.Shot.SD+sum[KnobWeaponSD]), ranged(w, sum).Range
	}
	dice, far := shoots(&then)
	if d, f := shoots(&now); d == dice && f == far {
		return table.Outlook{Words: idle}
	}
	words := english.Count(int(dice), "die", "dice") + " of its own then, range " + strconv.Itoa(int(far))
	return table.Outlook{Words: words}
}
