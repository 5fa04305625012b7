package saga

import (
	"waystation/games/words"
	"waystation/table"
)

// What is asked.
var (
	askEat = book.Question("eat", "PS-MORN-03", "Do you eat? {a} food in the pack.", words.Secret)
)

// What is offered.
var (
	VerbEat    = book.Verb("eat", "Eat 1 food", "food")
	VerbHunger = book.Verb("go-hungry", "Go hungry", "fatigue")
)

// What is told.
var (
	taleRound    = book.Tale("Round {a}.", words.Major)
	taleEncroach = book.Tale("Mutants Encroaching! The weaker enemies and the minor mutations leave the game.", words.Major)
	taleEats     = book.Tale("{who} eats.")
	taleStruck   = book.Tale("{who} strikes camp, fed and rested.")
	taleBlank    = book.Tale("The morning is quiet.")
	taleMorning  = book.Tale("The morning is {who}'s.")
)

// encroachment is the round that begins with Mutants Encroaching! (PS-EVENT-03).
const encroachment = 7

// encroach takes the weaker decks out of the game: nobody draws from them any more (PS-EVENT-04, PS-EVENT-05, PS-RULING-137, PS-RULING-138).
func (g *Game) encroach(t *table.Table) {
	t.Tell(table.Event{Tale: taleEncroach, Seat: table.Nobody, Rule: "PS-EVENT-03"})
	g.begin(PhaseEating)
}

// encroached reports whether the weaker decks are gone.
func (g *Game) encroached() bool {
	return g.Round > encroachment || g.Round == encroachment && g.Phase != PhaseEncroaching
}

// eat lets everybody eat or tire (PS-MORN-03 to PS-MORN-07). All choose at the same time, and it is carried out in player order
// (PS-RULING-084).
func (g *Game) eat(t *table.Table) {
	var asked table.Seats
	for s := range table.Seat(g.Players) {
		if !g.fed(s) && g.mat(s).Goods[Food] > 0 {
			asked = asked.With(s)
		}
	}
	var eats table.Seats
	g.askTogether(t, asked, func(s table.Seat) {
		q := t.Open(s, askEat, int(g.mat(s).Goods[Food]))
		q.Offer(VerbEat.Of(), "PS-MORN-03")
		q.Offer(VerbHunger.Of(), "PS-MORN-04")
		if q.Ask() == VerbEat.Of() {
			eats = eats.With(s)
		}
	})
	g.inOrder(t, func(s table.Seat) {
		switch {
		case g.fed(s):
		case eats.Has(s):
			g.mat(s).Goods[Food]--
			t.Tell(table.Event{Tale: taleEats, Seat: s, Rule: "PS-MORN-03"})
		default:
			g.sufferFatigue(t, s, 1, by("PS-MORN-05"))
		}
	})
	g.strikeCamps(t)
	g.begin(PhaseStory)
}

// fed reports whether a player needs nothing to eat: in the starting zone, or on the own camp token; teammates on one terrain share
// the token of either (PS-MORN-06, PS-MORN-07, PS-TEAM-18, PS-RULING-181).
func (g *Game) fed(s table.Seat) bool {
	m := g.mat(s)
	if m.At == start || m.Camped == m.At {
		return true
	}
	mate := g.mate(s)
	return mate != table.Nobody && g.mat(mate).At == m.At && g.mat(mate).Camped == m.At
}

// strikeCamps takes back the camp tokens on which their owners have woken (PS-MORN-06, PS-RULING-085). The token of a teammate who
// is elsewhere stays.
func (g *Game) strikeCamps(t *table.Table) {
	for _, s := range g.Order[:g.Players] {
		if m := g.mat(s); m.Camped >= 0 && m.Camped == m.At {
			m.Camped = -1
			t.Tell(table.Event{Tale: taleStruck, Seat: s, Rule: "PS-MORN-06"})
		}
	}
}

// morning turns the morning token of the round over; a portrait names whom a story happens to (PS-MORN-08 to PS-MORN-10).
func (g *Game) morning(t *table.Table) {
	g.begin(g.midday())
	c := g.pile(Mornings).Draw(t, g.pile(MorningsGone), table.Everyone)
	s := g.pictured(c)
	if s == table.Nobody {
		t.Tell(table.Event{Tale: taleBlank, Seat: table.Nobody, Rule: "PS-MORN-09"})
		return
	}
	t.Tell(table.Event{Tale: taleMorning, Seat: s, Rule: "PS-MORN-10"})
	g.aboard(t, s, func() { g.story(t, s) })
}

// pictured is whose portrait a morning token shows, or Nobody (PS-RULING-083).
func (g *Game) pictured(c table.Card) table.Seat {
	f := Of(c)
	if f.Blank {
		return table.Nobody
	}
	for s := range table.Seat(g.Players) {
		if g.mat(s).Character == f.Owner {
			return s
		}
	}
	return table.Nobody
}

// midday is what follows the story of a round: a broadcast, an event, or neither (PS-RULING-001, PS-RULING-002).
func (g *Game) midday() Phase {
	switch board.Rounds[g.Round-1] {
	case RoundBroadcast:
		return PhaseBroadcast
	case RoundEvent:
		return PhaseEvent
	}
	return PhaseDeclare
}
