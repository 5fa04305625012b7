package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

var (
	askCounter = book.Question("counter", "FL-CONT-01", "{because b}Who takes the Contamination counter?{more a}")
	askTreat   = book.Question("treat", "FL-CONT-07", "{because b}Who loses a Contamination counter?{more a}")
	askLose    = book.Question("lose", "FL-RULING-17", "A Survivor is lost. Who is it?")
	askWhose   = book.Question("whose", "FL-RULING-17", "Whose place on the convoy is empty now?")
)

// What is offered.
var (
	VerbCounter = book.Verb("counter", "{The a} takes it", "card:{a}")
	VerbSuit    = book.Verb("suit", "Nobody: use the Hazmat Suit", "hand:{a}")
	VerbTreat   = book.Verb("treat", "Treat {the a}", "card:{a}")
	VerbLose    = book.Verb("lose", "Lose {the a}", "card:{a}")
	VerbBerth   = book.Verb("berth", "{Box a}", "{boxpiece who a}")
)

// What is told.
var (
	taleCounter = book.Tale("{because c}{who}'s {card a} takes a Contamination counter.", words.Costs,
		words.At("card:{a}"))
	taleTreat = book.Tale("{who}'s {card a} loses a Contamination counter.", words.At("card:{a}"))
	taleLost  = book.Tale("{because c}{who} loses {the a}{fate b}.", words.Major, words.Costs,
		words.At("{convoyof who}"))
)

// circle says among which Survivors of a player an effect may choose.
type circle uint8

// The circles: all of the player's, or those who take part in the action (FL-CONT-06).
const (
	anyone circle = iota
	involved
)

func (g *Game) within(c table.Card, among circle) bool { return among == anyone || g.Cards[c].Sent }

// skill is the exploration skill now (FL-CONT-02, FL-FOOD-03, FL-RULING-24, FL-RULING-108).
func (g *Game) skill(c table.Card) int { return g.Cards[c].skill(c) }

// skill is that of a Survivor who carries these marks.
func (m *Marks) skill(c table.Card) int {
	if m.Capsules {
		return 3 + int(m.Boost)
	}
	return max(0, int(gists[c].skill-m.Counters+m.Boost))
}

// contaminate puts n counters on Survivors of a convoy.
func (g *Game) contaminate(t *table.Table, s table.Seat, n int, among circle, why cause) {
	g.rival(s).contaminate(g, t, s, n, among, why)
}

// contaminate puts the counters where the owner chooses (FL-CONT-01). Without any Survivor to take it a counter is not
// placed (FL-RULING-28).
func (player) contaminate(g *Game, t *table.Table, s table.Seat, n int, among circle, why cause) {
	for ; n > 0 && g.eligible(s, among); n-- {
		m := t.Open(s, askCounter, n, int(why.card))
		for _, k := range zones {
			for _, l := range g.of(s, k).Cards {
				if g.within(l.Card, among) {
					m.Offer(VerbCounter.Of(int(l.Card)), "FL-CONT-01")
				} else {
					m.Deny(VerbCounter.Of(int(l.Card)), "FL-CONT-06", "not involved in the action")
				}
			}
		}
		if c, ok := g.inHand(s, HazmatSuit); ok {
			m.Offer(VerbSuit.Of(int(c)), "FL-RULING-105")
		}
		if m.Len() == 1 && g.mayHold(s, HazmatSuit) {
			m.Always()
		}
		switch o := m.Ask(); o.Verb {
		case VerbCounter:
			g.addCounter(t, s, table.Card(o.A), why)
		case VerbSuit:
			g.wearSuit(t, s, table.Card(o.A))
		}
	}
}

// eligible reports whether a player has a Survivor in the circle.
func (g *Game) eligible(s table.Seat, among circle) bool {
	for _, k := range zones {
		for _, l := range g.of(s, k).Cards {
			if g.within(l.Card, among) {
				return true
			}
		}
	}
	return false
}

// wearSuit uses up the Hazmat Suit in place of a counter (FL-RULING-105).
func (g *Game) wearSuit(t *table.Table, s table.Seat, suit table.Card) {
	g.tellUse(t, s, suit, "FL-RULING-105")
	g.discardItem(t, s, suit)
}

// addCounter puts a counter on a Survivor, who may die of it.
func (g *Game) addCounter(t *table.Table, s table.Seat, c table.Card, why cause) {
	g.Cards[c].Counters++
	t.Tell(table.Event{Tale: taleCounter, Seat: s, Rule: why.rule, A: int16(c), C: why.card})
	g.test(t, s, c)
}

// test discards a Survivor whose skill is zero, unless an action they take part in is still going on (FL-CONT-03,
// FL-CONT-04, FL-RULING-24).
func (g *Game) test(t *table.Table, s table.Seat, c table.Card) {
	if g.Cards[c].Sent || g.skill(c) > 0 {
		return
	}
	g.loseCard(t, s, c, by("FL-CONT-03"))
}

// treatable reports whether a Survivor of a circle has a counter.
func (g *Game) treatable(s table.Seat, among circle) bool {
	for _, k := range zones {
		for _, l := range g.of(s, k).Cards {
			if g.Cards[l.Card].Counters > 0 && g.within(l.Card, among) {
				return true
			}
		}
	}
	return false
}

// treat removes up to n counters from Survivors as the owner chooses (FL-CONT-07, FL-RULING-148).
func (g *Game) treat(t *table.Table, s table.Seat, n int, among circle, why cause) {
	for ; n > 0 && g.treatable(s, among); n-- {
		m := t.Open(s, askTreat, n, int(why.card))
		for _, k := range zones {
			for _, l := range g.of(s, k).Cards {
				if g.Cards[l.Card].Counters == 0 {
					continue
				}
				if g.within(l.Card, among) {
					m.Offer(VerbTreat.Of(int(l.Card)), "FL-CONT-07")
				} else {
					m.Deny(VerbTreat.Of(int(l.Card)), "FL-CONT-06", "not involved in the action")
				}
			}
		}
		g.cure(t, s, table.Card(m.Ask().A), why)
	}
}

func (g *Game) cure(t *table.Table, s table.Seat, c table.Card, why cause) {
	g.Cards[c].Counters--
	t.Tell(table.Event{Tale: taleTreat, Seat: s, Rule: why.rule, A: int16(c), C: why.card})
}

// survivors is how many Survivor cards a player has.
func (g *Game) survivors(s table.Seat) int {
	return g.of(s, Active).Len() + g.of(s, Exhausted).Len() + g.of(s, Rest).Len()
}

// zoneOf is the zone in which a player's Survivor is.
func (g *Game) zoneOf(s table.Seat, c table.Card) Stack {
	k, _ := g.lies(s, c)
	return k
}

// lies is the zone in which a player's Survivor is, and the place in its pile.
func (g *Game) lies(s table.Seat, c table.Card) (zone Stack, place int) {
	for _, k := range zones {
		if i := g.of(s, k).Find(c); i >= 0 {
			return k, i
		}
	}
	panic("firelands: a Survivor in none of their player's zones")
}

// shift moves a player's Survivor to another zone.
func (g *Game) shift(s table.Seat, c table.Card, to Stack) {
	k, i := g.lies(s, c)
	g.of(s, k).Lay(i, g.of(s, to))
}

// loseSurvivor takes one Survivor, card and token, of the owner's choice.
func (g *Game) loseSurvivor(t *table.Table, s table.Seat, why cause) {
	m := t.Open(s, askLose)
	g.offerSurvivors(&m, s, noCard, VerbLose)
	g.loseCard(t, s, table.Card(m.Ask().A), why)
}

// loseCardFor makes the owner of a Survivor token just lost discard a Survivor card, though not that of a recruit
// (FL-RULING-17, FL-RULING-53).
func (g *Game) loseCardFor(t *table.Table, s table.Seat, recruit table.Card, why cause) {
	g.mat(s).Lost++
	m := t.Open(s, askLose)
	g.offerSurvivors(&m, s, recruit, VerbLose)
	c := table.Card(m.Ask().A)
	g.mat(s).Lost--
	g.discardSurvivor(t, s, c, why)
}

// offerSurvivors offers to lose one of a player's Survivors, but for one.
func (g *Game) offerSurvivors(m *table.Menu, s table.Seat, but table.Card, lose table.Verb) {
	for _, k := range zones {
		for _, l := range g.of(s, k).Cards {
			if l.Card != but {
				m.Offer(lose.Of(int(l.Card)), "FL-RULING-27")
			}
		}
	}
}

// loseCard discards a Survivor card and with it a token, of the owner's choice where it makes a difference
// (FL-RULING-17).
func (g *Game) loseCard(t *table.Table, s table.Seat, c table.Card, why cause) {
	g.pack(s, g.cheapestSurvivor(t, s), NoToken)
	g.discardSurvivor(t, s, c, why)
}

// cheapestSurvivor is the box of the token that is lost with a card. Under fire, where tokens can't be shifted
// afterwards, the owner chooses.
func (g *Game) cheapestSurvivor(t *table.Table, s table.Seat) spot {
	if !g.underFire() {
		return g.cheapest(s, SurvivorToken)
	}
	m := t.Open(s, askWhose)
	l := &g.layouts[s]
	for left := l.tokens[SurvivorToken]; left != 0; left = left.rest() {
		m.Offer(VerbBerth.Of(int(l.order[left.first()])), "FL-RULING-17")
	}
	return spot(m.Ask().A)
}

// discardSurvivor takes a Survivor card out of play. With the last one their player is out of the game (FL-LAST-01).
func (g *Game) discardSurvivor(t *table.Table, s table.Seat, c table.Card, why cause) {
	k, i := g.lies(s, c)
	g.of(s, k).Lay(i, g.common(s))
	g.clear(c)
	t.Tell(table.Event{Tale: taleLost, Seat: s, Rule: why.rule, A: int16(c), B: fateOf(why), C: why.card})
	if g.survivors(s) == 0 {
		g.eliminate(t, s)
	}
}

// How a Survivor is lost, as it is told.
const (
	fateOther = iota
	fateSkill // no skill is left (FL-CONT-03)
	fateToken // a Survivor token was lost (FL-RULING-17)
)

func fateOf(why cause) int16 {
	switch why.rule {
	case "FL-CONT-03":
		return fateSkill
	case "FL-RULING-17":
		return fateToken
	}
	return fateOther
}

// common is where a player's discarded cards go: the Common pile, at the end of the Rest Phase if it is that
// (FL-RULING-58).
func (g *Game) common(s table.Seat) *table.Pile {
	if g.Phase == PhaseRest {
		return g.of(s, Leaving)
	}
	return g.pile(Common)
}

// clear takes everything off a card that leaves play; that it was in play stays known.
func (g *Game) clear(c table.Card) {
	g.Cards[c] = Marks{Came: g.Cards[c].Came}
	g.Stow[c] = [maxBoxes]Cargo{}
}
