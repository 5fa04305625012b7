package saga

import (
	"slices"
	"strconv"
	"strings"

	"waystation/table"
)

// What the event of a round may take, said before it is turned over: what cards there are lies open in the rules.

// dining is what follows from an answer to a meal: with it, what the event may take that comes next in this round.
func (g *Game) dining(x prospect, o table.Option, s table.Seat) prospect {
	if g.midday() != PhaseEvent {
		return x
	}
	switch o.Verb {
	case VerbEat:
		g.mat(s).Goods[Food] -= int8(o.A)
	case VerbHunger:
		if x.Stake == table.Loss { // who is knocked out is another by then
			return x
		}
		g.tire(s)
	}
	looms := g.looms(s)
	x.Which, x.Shared = "Whatever you do", []string{"then " + looms.Words}
	x.falls = x.falls || looms.falls
	return x
}

// tomorrow is what the next morning takes from somebody as they are: too little to eat, and what the event of that
// round may take; nothing where it takes nothing.
func (g *Game) tomorrow(s table.Seat) prospect {
	x := g.hungers(s)
	if g.Doomed || g.Round >= g.lastRound() || board.Rounds[g.Round] != RoundEvent {
		return x
	}
	switch {
	case x.falls: // who is knocked out is another by then
		return x
	case x.Words != "":
		g.tire(s)
	case !g.fed(s) && g.canEat(s):
		g.mat(s).Goods[Food] -= int8(g.foodToEat(s))
	}
	return x.and(foreseen("; tomorrow ")).and(g.looms(s))
}

// hardens says the night before that the mutants close in, to whom it makes a difference (PS-EVENT-03 to PS-EVENT-05).
func (g *Game) hardens(s table.Seat) prospect {
	if g.Doomed || g.Round+1 != encroachment || g.level(s) > 1 {
		return prospect{}
	}
	return foreseen("; from tomorrow on every enemy is of level 2, and every mutation major")
}

// tire is a fatigue as it comes, of which nobody is asked.
func (g *Game) tire(s table.Seat) {
	m := g.mat(s)
	x := peril{g, s, int(m.Health), int(m.Morale), int(m.Fatigue)}
	x.take(Effect{Do: DoTire, N: 1}, false)
	m.Health, m.Morale, m.Fatigue = int8(x.health), int8(x.morale), int8(x.fatigue)
}

// looms says how many of the events that may be turned over take something from somebody as they are, and what.
func (g *Game) looms(s table.Seat) (x prospect) {
	cards := g.eventsToCome()
	n, takes := 0, []string(nil)
	for _, c := range cards {
		says := g.eventTakes(s, c)
		if says.Words == "" {
			continue
		}
		if n++; !slices.Contains(takes, says.Words) {
			takes = append(takes, says.Words)
		}
		x.falls = x.falls || says.falls
	}
	of := " of the " + strconv.Itoa(len(cards)) + " it may be "
	if n == 0 {
		return foreseen("an event: none" + of + "takes anything from you")
	}
	x.Words = "an event: " + strconv.Itoa(n) + of + either(n == 1, "takes", "take") + " something from you (" +
		strings.Join(takes, ", or ") + ")"
	return x
}

// eventsToCome are the events of which one is turned over next (PS-EVENT-01, PS-RULING-092).
func (g *Game) eventsToCome() (cards []table.Card) {
	add := func(k Stack) {
		for _, l := range g.pile(k).Cards {
			if g.Mode != Solo || !Of(l.Card).NoSolo {
				cards = append(cards, l.Card)
			}
		}
	}
	add(Events)
	if cards == nil {
		add(EventsGone)
		add(Lasting)
	}
	slices.Sort(cards) // in what order they lie is nobody's to know
	return cards
}

// eventTakes says what an event takes from somebody at once, and whether that knocks them out; nothing where
// it takes nothing.
func (g *Game) eventTakes(s table.Seat, c table.Card) prospect {
	e := &Of(c).Event
	if e.Lasting || !g.concerns(s, e.Who) {
		return prospect{}
	}
	does := e.Does
	if !g.meets(s, e.If) {
		does = e.Else
	}
	var takes []string
	for _, x := range does {
		switch {
		case x.Do == DoTire:
			takes = append(takes, g.wearies(s, int(x.N)))
		case x.Do >= DoHurt && x.Do <= DoMutation && g.bites(s, x):
			takes = append(takes, x.Words())
		}
	}
	if takes == nil {
		return prospect{}
	}
	x := foreseen(strings.Join(takes, ", "))
	if ruin := g.ruin(s, does, false); ruin.falls {
		x = x.and(foreseen(", which ")).and(ruin.later())
	}
	return x
}
