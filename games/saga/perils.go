package saga

import (
	"strconv"

	"waystation/table"
)

// What is about to befall a player outside the rounds of a fight, in words, and whether it knocks them out (PS-KO-01).

// peril is what losses leave of a player.
type peril struct {
	g                       *Game
	s                       table.Seat
	health, morale, fatigue int
}

// take takes what an effect does: from a price nothing guards (PS-RULING-080).
func (x *peril) take(e Effect, price bool) {
	n := func(bar int8) int {
		if price {
			return int(e.N)
		}
		return max(0, int(e.N)-x.g.total(x.s, KeyGuard, AnyFray, bar))
	}
	switch e.Do {
	case DoHurt:
		x.health -= n(barHealth)
	case DoGloom:
		x.morale -= n(barMorale)
	case DoTire:
		for range n(barFatigue) {
			x.fatigue = min(x.fatigue+1, len(board.Fatigue)-1)
			for _, lost := range board.Fatigue[x.fatigue] {
				x.take(lost, false)
			}
		}
	}
}

// ruin says of what a player suffers, or pays, that it knocks them out; nothing where it does not. What they may choose
// of it is not counted.
func (g *Game) ruin(s table.Seat, all Effects, price bool) prospect {
	m := g.mat(s)
	x := peril{g, s, int(m.Health), int(m.Morale), int(m.Fatigue)}
	for _, e := range all {
		if len(e.Or) == 0 {
			x.take(e, price)
		}
	}
	if x.health > 0 && x.morale > 0 || g.has(s, KeyStand) {
		return prospect{}
	}
	if _, ok := g.usable(s, KeyStand); ok {
		return knocksOut("knocks you out unless you stand your ground", table.Loss)
	}
	return knocksOut("knocks you out", table.Loss)
}

// priced is what follows from a choice that has a price: a loss where it knocks out whoever pays it.
func (g *Game) priced(s table.Seat, words string, price Effects) prospect {
	ruin := g.ruin(s, price, true)
	if !ruin.falls {
		return foreseen(words)
	}
	if words != "" {
		words += "; "
	}
	return foreseen(words + "its price ").and(ruin)
}

// tires is what so much fatigue takes from a player, and whether it knocks them out: "1 fatigue, which means lose 1
// morale" (PS-BOARD-07, PS-RULING-055).
func (g *Game) tires(s table.Seat, n int, price bool) prospect {
	out := foreseen(g.wearies(s, n))
	if ruin := g.ruin(s, Effects{{Do: DoTire, N: int8(n)}}, price); ruin.falls {
		return out.and(foreseen(", and ")).and(ruin)
	}
	return out
}

// wearies is that in words, whether it knocks them out or not.
func (g *Game) wearies(s table.Seat, n int) string {
	words := strconv.Itoa(n) + " fatigue"
	if means := g.wears(s, n); len(means) > 0 {
		words += ", which means " + means.Say()
	}
	return words
}

// wears is what so much fatigue takes by the holes of the bar (PS-BOARD-07).
func (g *Game) wears(s table.Seat, n int) (means Effects) {
	hole := int(g.mat(s).Fatigue)
	for range n {
		hole = min(hole+1, len(board.Fatigue)-1)
		means = append(means, board.Fatigue[hole]...)
	}
	return means
}

// wearing is what the fatigue of a price does to a player, "" where there is none: what the holes of the bar take
// stands on no card (PS-RULING-055).
func (g *Game) wearing(s table.Seat, price Effects) string {
	n := 0
	for _, e := range price {
		if e.Do == DoTire && len(e.Or) == 0 {
			n += int(e.N)
		}
	}
	if n == 0 {
		return ""
	}
	return g.wearies(s, n)
}

// exhausting is what a fatigue does that follows from a choice, where nothing keeps it off by itself (PS-RULING-009).
func (g *Game) exhausting(s table.Seat) prospect {
	if g.total(s, KeyGuard, AnyFray, barFatigue) > 0 {
		return foreseen("you don't tire of it")
	}
	return g.tires(s, 1, false)
}

// OutlookOf is Outlook of a question whose subject matters: how much is about to befall a player who may do something
// about it.
func (g *Game) OutlookOf(a *table.Ask, o table.Option, name table.Namer) table.Outlook {
	if a.Prompt == askSkills && o.Verb == VerbLearn {
		return g.falling(g.learning(a.Seat, o, int(a.About[0])), a.Seat)
	}
	used, s := g.useOf(o, a.Seat), a.Seat
	if used == nil && o.Verb != VerbEnough {
		return g.Outlook(a.Prompt, o, s, name)
	}
	var x prospect
	switch a.Prompt.Kind {
	case askGuard.Kind:
		x = g.suffers(s, int8(a.About[0]), lessBy(int(a.About[1]), used)).asThingsAre("Whatever you do", g.nextEvent(s))
	case askShield.Kind:
		n, dead := lessBy(int(a.About[0]), used), g.mat(s).Fight.killed()
		x = g.bearing(s, n, dead)
		x = x.and(g.departs(s, dead, n, false)).and(g.mauling(s, n))
	case askStand.Kind:
		if x = foreseen("you keep 1"); used == nil {
			x = knocksOut("you are knocked out", table.Loss)
		}
	case askMutate.Kind:
		x = foreseen(g.changes(s, used))
		x.mutates = used == nil || used.Key != KeyResist
	case askTwo.Kind:
		x = foreseen(g.Crowds(s, deckFinds[a.About[0]]))
	case askOccasion.Kind:
		var mine Game // a board of its own, as looking ahead lays cards about
		mine.CopyFrom(g)
		next, ok := mine.occasioned(a, used)
		if !ok || g.Vain(s, o) {
			return g.Outlook(a.Prompt, o, s, name)
		}
		return g.falling(next, s)
	default:
		return g.Outlook(a.Prompt, o, s, name)
	}
	x.Words = g.costs(s, o) + x.Words
	return g.falling(x, s)
}

// useOf is the ability that an option uses, nil for none.
func (g *Game) useOf(o table.Option, s table.Seat) *Ability {
	if o.Verb != VerbUse {
		return nil
	}
	a, _ := g.Using(s, o)
	return a
}

// lessBy is how much of a loss is left once an ability has been used, if one is.
func lessBy(n int, used *Ability) int {
	if used != nil {
		n -= atLeastOne(used.N)
	}
	return max(0, n)
}

// suffers is what so much of a bar's loss does to a player, from which nothing is taken off any more.
func (g *Game) suffers(s table.Seat, bar int8, n int) prospect {
	switch {
	case n == 0:
		return foreseen("you suffer nothing")
	case bar == barFatigue:
		x := g.tires(s, n, true)
		x.Words = "you suffer " + x.Words
		return x
	}
	now, _, _ := g.mat(s).peg(bar)
	n = min(n, int(*now))
	out := foreseen("you lose " + strconv.Itoa(n) + " " + barWords[bar] + ", " + strconv.Itoa(int(*now)-n) + " left")
	do := DoGloom
	if bar == barHealth {
		do = DoHurt
	}
	if ruin := g.ruin(s, Effects{{Do: do, N: int8(n)}}, true); ruin.falls {
		out = out.and(foreseen(", which ")).and(ruin)
	}
	return out
}

// changes says what becomes of a mutation that is coming (PS-MUT-01, PS-MUT-02).
func (g *Game) changes(s table.Seat, used *Ability) string {
	switch {
	case used == nil && g.level(s) == 1:
		return "you get a minor mutation, which stays"
	case used == nil:
		return "you get a major mutation, which stays"
	case used.Key == KeyResist:
		return "you don't change"
	}
	return "two are drawn, and you choose"
}
