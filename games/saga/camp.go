package saga

import (
	"waystation/english"
	"waystation/table"
)

// What is asked.
var (
	askCamp = book.Question("camp", "PS-CAMP-02", "What do you recover? {n a point points}.")
)

// What is offered.
var (
	VerbRecover = book.Verb("recover", "{recovery a}", "bar:{a}")
)

// The things that a recovery point recovers one of, in the order of VerbRecover (PS-CAMP-03).
var recoveries = [...]Do{DoHealth, DoMorale, DoRest, DoBoost, DoRadio, DoRecall}

// recoveryPoints is how many a camp gives (PS-CAMP-02).
const recoveryPoints = 4

// camp pitches the camp token and spends up to four recovery points; the whole split is said at once (PS-CAMP-01,
// PS-CAMP-02, PS-CAMP-05, PS-RULING-095, PS-CAMP-04, PS-CAMP-06).
func (g *Game) camp(t *table.Table, s table.Seat) {
	g.pitchCamp(t, s)
	points := max(0, recoveryPoints+g.sum(s, KnobCamp)+g.helpCamp(t, s))
	q := t.Open(s, askCamp, points)
	for i, x := range recoveries {
		if n := g.recoverable(s, x); n > 0 {
			q.OfferUpTo(VerbRecover.Of(i), min(n, points), "PS-CAMP-03")
		} else {
			q.Deny(VerbRecover.Of(i), "PS-RULING-096", "there is nothing to recover")
		}
	}
	var split [len(recoveries)]int
	for _, a := range q.AskAmounts(0, points) {
		split[a.Option.A] = a.N
	}
	for i, n := range split {
		g.do(t, s, recoveries[i], n, by("PS-CAMP-03"))
	}
	g.refillCounters(s)
	g.occasion(t, s, OnCamp, 0)
}

// Recovered is so much of the recovery of that number, as in a camp's options, in words.
func Recovered(recovery, n int) string {
	one := [...]string{"health", "morale", "fatigue less", "boost", "broadcast token", "challenge card"}[recovery]
	many := [...]string{"health", "morale", "fatigue less", "boosts", "broadcast tokens", "challenge cards"}[recovery]
	return english.Count(n, one, many)
}

// recoverable is how much of something can be recovered.
func (g *Game) recoverable(s table.Seat, x Do) int {
	m := g.mat(s)
	switch x {
	case DoHealth:
		return int(m.HealthMax - m.Health)
	case DoMorale:
		return int(m.MoraleMax - m.Morale)
	case DoRest:
		return int(m.Fatigue)
	case DoBoost:
		return int(m.Boosts - m.Ready)
	case DoRadio:
		return int(broadcastTokens - m.Radio)
	}
	return g.of(s, Exhausted).Len()
}

// helpCamp lets abilities add recovery points.
func (g *Game) helpCamp(t *table.Table, s table.Seat) int {
	n := 0
	g.askUses(t, s, "PS-CAMP-02", []Keyword{KeyCampPoints}, nil,
		func(a *Ability) { n += atLeastOne(a.N) })
	return n
}

// refillCounters puts the counters back on cards that say so (PS-BOARD-16).
func (g *Game) refillCounters(s table.Seat) {
	for _, k := range [2]Stack{Items, Company} {
		for _, l := range g.of(s, k).Cards {
			if x := &Of(l.Card).Timing; x.Camp {
				g.Cards[l.Card].Left = x.Counters
			}
		}
	}
}
