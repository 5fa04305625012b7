package saga

import (
	"waystation/games/words"
	"waystation/table"
)

// What is asked.
var (
	askEat = book.Question("eat", "PS-MORN-03", "Do you eat? {a} food in the pack.")
)

// What is offered.
var (
	VerbEat    = book.Verb("eat", "Eat {a} food", "food")
	VerbHunger = book.Verb("go-hungry", "Go hungry", "fatigue")
)

// What is told.
var (
	taleRound    = book.Tale("Round {a}{last a}.", words.Major)
	taleEncroach = book.Tale("Mutants Encroaching! From now on every enemy is of level 2, and every mutation major.",
		words.Major)
	taleEats    = book.Tale("{who} eats {a} food, {b} left.")
	taleHungry  = book.Tale("{who} goes hungry.")
	taleStruck  = book.Tale("{who} strikes camp, fed and rested.")
	taleBlank   = book.Tale("The morning is quiet.")
	taleMorning = book.Tale("The morning is {who}'s.")
)

// encroachment is the round that begins with Mutants Encroaching! (PS-EVENT-03).
const encroachment = 7

// encroach takes the weaker decks out of the game: nobody draws from them any more (PS-EVENT-04, PS-EVENT-05,
// PS-RULING-137, PS-RULING-138, PS-RULING-003).
func (g *Game) encroach(t *table.Table) {
	t.Tell(table.Event{Tale: taleEncroach, Seat: table.Nobody, Rule: "PS-EVENT-03"})
	g.begin(PhaseEating)
}

// encroached reports whether the weaker decks are gone.
func (g *Game) encroached() bool {
	return g.Round > encroachment || g.Round == encroachment && g.Phase != PhaseEncroaching
}

// meal is how somebody meets the morning.
type meal uint8

const (
	needsNone meal = iota // in the starting zone, on a camp token, or fasting
	goesHungry
	eats
	fasts // by an ability that the player chooses
)

// eat lets everybody eat or tire (PS-MORN-03 to PS-MORN-07). All choose at the same time, and it is carried out in
// player order (PS-RULING-084). Who camps where at the beginning decides: a camp that somebody is carried to this
// morning is the next one's.
func (g *Game) eat(t *table.Table) {
	var meals [maxSeats]meal
	var by [maxSeats]table.Option
	var asked, camped table.Seats
	for s := range table.Seat(g.Players) {
		if m := g.mat(s); m.Camped == m.At {
			camped = camped.With(s)
		}
		if g.fed(s) {
			continue
		}
		meals[s] = goesHungry
		if g.canEat(s) || g.canFast(s) {
			asked = asked.With(s)
		}
	}
	g.askTogether(t, asked, func(s table.Seat) { meals[s], by[s] = g.askMeal(t, s) })
	g.inOrder(t, func(s table.Seat) {
		if camped.Has(s) {
			g.strikeCamp(t, s)
		}
		g.haveMeal(t, s, meals[s], by[s])
	})
	g.begin(PhaseStory)
}

// fed reports whether a player needs nothing to eat: in the starting zone, on the own camp token, or by an ability;
// teammates on one terrain share the token of either (PS-MORN-06, PS-MORN-07, PS-TEAM-18, PS-RULING-181, PS-MAP-03).
func (g *Game) fed(s table.Seat) bool {
	m := g.mat(s)
	if m.At == start || m.Camped == m.At || g.has(s, KeyFasting) {
		return true
	}
	mate := g.mate(s)
	return mate != table.Nobody && g.mat(mate).At == m.At && g.mat(mate).Camped == m.At
}

// foodToEat is how much food a meal is.
func (g *Game) foodToEat(s table.Seat) int { return 1 + g.sum(s, KnobHunger) }

// canEat reports whether there is enough (PS-MORN-05, PS-LOOT-02).
func (g *Game) canEat(s table.Seat) bool { return int(g.mat(s).Goods[Food]) >= g.foodToEat(s) }

// canFast reports whether an ability lets a player do without.
func (g *Game) canFast(s table.Seat) bool {
	_, can := g.usable(s, KeyFasting)
	return can
}

// Starves reports whether a player has too little to eat, were it morning, and says what a meal costs.
func (g *Game) Starves(s table.Seat) (says string, starves bool) { return g.mealSays(s), g.starves(s) }

// HungerCosts says what a player loses who goes hungry as things are, and whether that knocks them out (PS-MORN-04).
func (g *Game) HungerCosts(s table.Seat) string { return g.tires(s, 1, false).Words }

// Hungers says what it means that a player has too little to eat tomorrow, "" where they have enough.
func (g *Game) Hungers(s table.Seat) string { return g.hungers(s).Words }

// askMeal asks one player, side by side with the others; what it costs is paid later.
func (g *Game) askMeal(t *table.Table, s table.Seat) (meal, table.Option) {
	q := t.Open(s, askEat, int(g.mat(s).Goods[Food]))
	if g.canEat(s) {
		q.Offer(VerbEat.Of(g.foodToEat(s)), "PS-MORN-03")
	}
	g.offerUses(&q, s, "PS-MORN-03", []Keyword{KeyFasting}, nil)
	q.Offer(VerbHunger.Of(), "PS-MORN-04")
	switch o := q.Ask(); o.Verb {
	case VerbEat:
		return eats, o
	case VerbUse:
		return fasts, o
	default:
		return goesHungry, o
	}
}

// haveMeal carries out what was chosen.
func (g *Game) haveMeal(t *table.Table, s table.Seat, how meal, o table.Option) {
	switch how {
	case eats:
		g.mat(s).Goods[Food] -= int8(o.A)
		t.Tell(table.Event{Tale: taleEats, Seat: s, Rule: "PS-MORN-03", A: o.A, B: int16(g.mat(s).Goods[Food])})
		g.occasion(t, s, OnEat, 0)
	case fasts:
		g.use(t, s, o, "PS-MORN-03")
	case goesHungry:
		t.Tell(table.Event{Tale: taleHungry, Seat: s, Rule: "PS-MORN-04"})
		g.befall(t, s, barFatigue, 1, by("PS-MORN-05"))
	}
}

// strikeCamp takes back the camp token on which its owner has woken (PS-MORN-06, PS-RULING-085). The token of a
// teammate who is elsewhere stays (PS-RULING-181).
func (g *Game) strikeCamp(t *table.Table, s table.Seat) {
	g.mat(s).Camped = -1
	t.Tell(table.Event{Tale: taleStruck, Seat: s, Rule: "PS-MORN-06"})
}

// morning turns the morning token of the round over; a portrait names whom a story happens to (PS-MORN-08 to
// PS-MORN-10).
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

// midday is what follows the story of a round: a broadcast, an event, or neither (PS-RULING-001, PS-RULING-002,
// PS-MORN-02, PS-BCAST-01).
func (g *Game) midday() Phase {
	switch board.Rounds[g.Round-1] {
	case RoundBroadcast:
		return PhaseBroadcast
	case RoundEvent:
		return PhaseEvent
	}
	return PhaseDeclare
}
