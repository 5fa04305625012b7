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

// isLast reports whether no round follows on this one (PS-END-01, PS-BOSS-06).
func (g *Game) isLast() bool { return g.Doomed || g.Round >= g.lastRound() }

// asThingsAre adds to what follows from an option what will come after it, by the words it is said with.
func (x prospect) asThingsAre(which string, comes ...prospect) prospect {
	for _, c := range comes {
		if c.Words != "" {
			x.Which, x.Shared = which, append(x.Shared, c.Words)
		}
		x.falls = x.falls || c.falls
	}
	return x
}

// today is what is special about a day whose action is declared: nothing where nothing is.
func (g *Game) today(s table.Seat) prospect {
	return prospect{}.asThingsAre("Whatever you do", g.ends("this round is the last"), g.hardens(s))
}

// ends are words about the last round, nothing in another.
func (g *Game) ends(words string) prospect {
	if !g.isLast() {
		return prospect{}
	}
	return foreseen(words)
}

// tonight is what comes after a turn, or a night: that it was the last, or what the next morning takes from somebody as
// they are: too little to eat, what the event of that round may take, and what grows harder.
func (g *Game) tonight(s table.Seat) prospect {
	hungers, looms := g.hungers(s), prospect{}
	hungers.Words = strings.TrimPrefix(hungers.Words, "; ")
	if !g.isLast() && board.Rounds[g.Round] == RoundEvent && !hungers.falls { // who is knocked out is another by then
		if hungers.Words != "" {
			g.tire(s)
		} else if !g.fed(s) && g.canEat(s) {
			g.mat(s).Goods[Food] -= int8(g.foodToEat(s))
		}
		looms = foreseen("tomorrow ").and(g.looms(s))
	}
	return prospect{}.asThingsAre("As things are", g.ends("the match ends with this round"), hungers, looms,
		g.hardens(s))
}

// MayFall reports whether an event that some game has in the next round would knock somebody out as they are: also one
// that this game has had, as who asks need not know which are left.
func (g *Game) MayFall(s table.Seat) bool {
	if g.isLast() || board.Rounds[g.Round] != RoundEvent {
		return false
	}
	return slices.ContainsFunc(Cards(GroupEvents), func(c table.Card) bool {
		loses := g.eventLoses(s, c)
		return loses != nil && g.losing(s, loses).falls
	})
}

// hardens says the day before that the mutants close in, to whom it makes a difference (PS-EVENT-03 to PS-EVENT-05).
func (g *Game) hardens(s table.Seat) prospect {
	if g.Doomed || g.Round+1 != encroachment || g.level(s) > 1 {
		return prospect{}
	}
	return foreseen("from tomorrow on every enemy is of level 2, and every mutation major")
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
	n, takes, named := 0, []string(nil), []string(nil)
	for _, c := range cards {
		loses := g.eventLoses(s, c)
		if loses == nil {
			continue
		}
		says := g.losing(s, loses)
		if n++; !slices.Contains(takes, says.Words) {
			takes = append(takes, says.Words)
		}
		if len(loses) == 1 && loses[0].Do == DoTire {
			named = append(named, g.losing(s, g.wears(s, int(loses[0].N))).Words)
		}
		x.falls = x.falls || says.falls
	}
	takes = slices.DeleteFunc(takes, func(x string) bool { return slices.Contains(named, x) })
	of := " of the " + strconv.Itoa(len(cards)) + " it may be "
	if n == 0 {
		return foreseen("an event: none" + of + "takes anything from you")
	}
	x.Words = "an event: " + strconv.Itoa(n) + of + either(n == 1, "takes", "take") + " something from you (" +
		strings.Join(takes, ", or ") + ")"
	return x
}

// nextEvent is what the event may take that comes after a meal or a morning's story, nothing where none comes.
func (g *Game) nextEvent(s table.Seat) prospect {
	after := g.Phase == PhaseEating && g.midday() == PhaseEvent || g.Phase == PhaseEvent // that ends as it begins
	if !after {
		return prospect{}
	}
	return foreseen("then ").and(g.looms(s))
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

// eventLoses is what an event takes from somebody at once, of what they have; nil where it takes nothing.
func (g *Game) eventLoses(s table.Seat, c table.Card) (loses Effects) {
	e := &Of(c).Event
	if e.Lasting || !g.concerns(s, e.Who) {
		return nil
	}
	does := e.Does
	if !g.meets(s, e.If) {
		does = e.Else
	}
	for _, x := range does {
		if x.Do >= DoHurt && x.Do <= DoMutation && g.bites(s, x) {
			loses = append(loses, g.within(s, x))
		}
	}
	return loses
}

// within is an effect that takes no more of goods, XP and VP than there is.
func (g *Game) within(s table.Seat, e Effect) Effect {
	m, has := g.mat(s), int(e.N)
	switch {
	case len(e.Or) > 0:
	case e.Do >= DoLoseFood && e.Do <= DoLoseBooks:
		has = int(m.Goods[e.Do.good()])
	case e.Do == DoLoseRecovery:
		has = int(m.Goods[Meds] + m.Goods[Booze] + m.Goods[Books])
	case e.Do == DoLoseXP:
		has = int(m.XP)
	case e.Do == DoLoseVP:
		has = int(g.own(s).VP)
	}
	e.N = int8(min(int(e.N), has))
	return e
}

// losing says what such effects take from somebody, and whether that knocks them out.
func (g *Game) losing(s table.Seat, all Effects) prospect {
	takes := make([]string, len(all))
	for i, x := range all {
		if takes[i] = x.Words(); x.Do == DoTire {
			takes[i] = g.wearies(s, int(x.N))
		}
	}
	x := foreseen(strings.Join(takes, ", "))
	if ruin := g.ruin(s, all, false); ruin.falls {
		x = x.and(foreseen(", which ")).and(ruin.later())
	}
	return x
}
