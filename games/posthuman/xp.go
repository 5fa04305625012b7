package posthuman

import "waystation/table"

// What is offered.
var (
	VerbLearn = book.Verb("learn", "3 XP: draw 2 skills and keep 1", "")
	VerbTrain = book.Verb("train", "6 XP: 1 more {stat a}", "stat:{a}")
)

// What is told.
var (
	taleXP    = book.Tale("{who} gains {a} XP, {b} now{by c}.")
	taleSpend = book.Tale("{who} spends {a} XP, {b} left.")
)

// What XP buys: a skill, and 1 more in a stat (PH-XP-06, PH-XP-07).
const (
	skillPrice = 3
	statPrice  = 6
)

// xpOf is what a card is worth as XP: the number printed for an enemy, 1 for others (PH-XP-01, PH-XP-02,
// PH-RULING-153).
func xpOf(c table.Card) int {
	if e := Of(c).Enemy; e != nil {
		return int(e.XP)
	}
	return 1
}

// xp is all the XP a player has: cards and counters.
func (g *Game) xp(s table.Seat) int {
	n := int(g.mat(s).XP)
	for _, l := range g.of(s, XPCards).Cards {
		n += xpOf(l.Card)
	}
	return n
}

// gainXP gives XP counters.
func (g *Game) gainXP(t *table.Table, s table.Seat, n int, why cause) {
	g.mat(s).XP += int16(n)
	g.tellXP(t, s, n, why)
}

// tellXP tells of XP gained, after it has been.
func (g *Game) tellXP(t *table.Table, s table.Seat, n int, why cause) {
	t.Tell(table.Event{Tale: taleXP, Seat: s, Rule: why.rule, A: int16(n), B: int16(g.xp(s)), C: why.card})
}

// earn gives XP: in the middle of an encounter only when it is resolved, since a knock-out in it gives none
// (PH-ENC-07).
func (g *Game) earn(t *table.Table, s table.Seat, n int, why cause) {
	if m := g.mat(s); m.Journey.Stage == StageEncounter || m.Journey.Stage == StageMelee {
		m.Journey.Owed += int8(n)
		return
	}
	g.gainXP(t, s, n, why)
}

// settleXP gives the XP of the encounter that has been resolved: the card of a narrative one, if that is what it is
// worth (PH-XP-02, PH-XP-03).
func (g *Game) settleXP(t *table.Table, s table.Seat) {
	m := g.mat(s)
	n := int(m.Journey.Owed)
	m.Journey.Owed = 0
	p := g.of(s, Reveal)
	switch {
	case n == 0:
	case n == 1 && p.Len() == 1 && Of(p.At(0)).Kind == KindNarrative:
		c := p.Lay(0, g.of(s, XPCards))
		g.tellXP(t, s, 1, byCard("PH-XP-03", c))
	default:
		g.gainXP(t, s, n, by("PH-XP-02"))
	}
}

// spendXP spends XP: cards and counters that make up the number, cards before counters; where nothing does, the cards
// with the least excess, which comes back as counters (PH-XP-03, PH-RULING-119).
func (g *Game) spendXP(t *table.Table, s table.Seat, n int) {
	m, p := g.mat(s), g.of(s, XPCards)
	var count [10]int // cards by their worth
	total := 0
	for _, l := range p.Cards {
		count[xpOf(l.Card)]++
		total += xpOf(l.Card)
	}
	sum := n // of the cards spent
	spent, ok := makes(count, 9, sum)
	for !ok && n-sum < int(m.XP) {
		sum--
		spent, ok = makes(count, 9, sum)
	}
	if !ok {
		sum = n
	}
	for !ok {
		sum++
		spent, ok = makes(count, 9, sum)
	}
	for i := p.Len() - 1; i >= 0; i-- {
		if c := p.At(i); spent[xpOf(c)] > 0 {
			spent[xpOf(c)]--
			p.Lay(i, g.pile(goneOf(c)))
		}
	}
	m.XP -= int16(n - sum)
	t.Tell(table.Event{Tale: taleSpend, Seat: s, Rule: "PH-RULING-119", A: int16(n), B: int16(g.xp(s))})
}

// makes finds how many cards of each worth, up to one, make a sum.
func makes(count [10]int, top, sum int) (out [10]int, ok bool) {
	if sum == 0 {
		return out, true
	}
	if top == 0 {
		return out, false
	}
	for k := min(count[top], sum/top); k >= 0; k-- {
		if out, ok = makes(count, top-1, sum-k*top); ok {
			out[top] = k
			return out, true
		}
	}
	return out, false
}

// offerXP offers what XP buys (PH-XP-05 to PH-XP-07, PH-RULING-121).
func (g *Game) offerXP(m *table.Menu, s table.Seat) {
	n := g.xp(s)
	switch {
	case n < skillPrice:
		m.Deny(VerbLearn.Of(), "PH-XP-06", "not enough XP")
	case !g.canLearn(s):
		m.Deny(VerbLearn.Of(), "PH-RULING-76", "no skill is left to draw")
	default:
		m.Offer(VerbLearn.Of(), "PH-XP-06")
	}
	if n >= skillPrice {
		g.offerTraining(m, s, n)
	}
}

// canLearn reports whether a player can pay for a skill, and there is one.
func (g *Game) canLearn(s table.Seat) bool {
	return g.inTime(s, xpForSkills) && g.xp(s) >= skillPrice && g.pile(Skills).Len()+g.pile(SkillsGone).Len() > 0
}

// offerTraining offers to raise stats, with so many XP (PH-XP-07, PH-RULING-120, PH-RULING-121).
func (g *Game) offerTraining(m *table.Menu, s table.Seat, n int) {
	for x := range stats {
		switch {
		case g.mat(s).Stats[x] >= 5:
			m.Deny(VerbTrain.Of(int(x)), "PH-RULING-121", "it can't go above 5")
		case n < statPrice:
			m.Deny(VerbTrain.Of(int(x)), "PH-XP-07", "not enough XP")
		case !g.inTime(s, xpForStats):
			m.Deny(VerbTrain.Of(int(x)), "PH-RULING-120", g.tooLate(s))
		default:
			m.Offer(VerbTrain.Of(int(x)), "PH-XP-07")
		}
	}
}

// study draws 2 skills, of which 1 is kept and the other discarded, all in the open: both end there anyway (PH-XP-06,
// PH-RULING-85).
func (g *Game) study(t *table.Table, s table.Seat, why cause) {
	for range 2 {
		g.drawSkill(t, s)
	}
	if g.of(s, Drawn).Len() == 0 {
		return
	}
	m := t.Open(s, askKeep, 1)
	for _, l := range g.of(s, Drawn).Cards {
		m.Offer(VerbKeep.Of(int(l.Card)), why.rule)
	}
	c := table.Card(m.Ask().A)
	p := g.of(s, Drawn)
	g.learn(t, s, p, p.Find(c), why.rule)
	for p.Len() > 0 {
		p.Lay(0, g.pile(SkillsGone))
	}
}

// train raises a stat for good. Strength takes the health limit and marker along, mind those of morale (PH-STAT-08,
// PH-STAT-19, PH-XP-07, PH-RULING-122).
func (g *Game) train(t *table.Table, s table.Seat, x Stat) {
	m := g.mat(s)
	g.spendXP(t, s, statPrice)
	m.Stats[x]++
	m.Raised[x]++
	t.Tell(table.Event{Tale: taleStat, Seat: s, Rule: "PH-XP-07", A: int16(x), B: int16(m.Stats[x])})
	switch x {
	case Strength:
		g.regain(t, s, 1, 0, by("PH-RULING-122"))
	case Mind:
		g.regain(t, s, 0, 1, by("PH-RULING-122"))
	}
}
