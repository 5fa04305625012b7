package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

// What is offered.
var (
	VerbFeed       = book.Verb("feed", "Feed {the b} 1 {token a}", "card:{b}")
	VerbFeedSuited = book.Verb("feed-suited", "Feed {the b} 1 {token a}, in the Hazmat Suit", "card:{b}")
)

// What is told.
var (
	taleFeed = book.Tale("{who} feeds {the a}: +{b} skill this turn.", words.At("card:{a}"))
)

var meals = [2]Token{Food, BadFood}

// offerFood offers to feed Survivors: those exhausted, to move to Rest; and while there is a use for skill this turn,
// those active (FL-FOOD-01, FL-FOOD-02, FL-FOOD-08, FL-RULING-25, FL-RULING-26).
func (g *Game) offerFood(m *table.Menu, s table.Seat, raise bool) {
	if g.of(s, Exhausted).Len() == 0 && !raise && !m.Wordy() {
		return
	}
	held := g.mat(s)
	for _, x := range meals {
		if held.Stowed.Tokens[x]+held.Hold[x] == 0 {
			continue
		}
		for _, l := range g.of(s, Exhausted).Cards {
			g.offerMeal(m, s, x, l.Card)
		}
		for _, l := range g.of(s, Active).Cards {
			if raise {
				g.offerMeal(m, s, x, l.Card)
			} else {
				m.Deny(VerbFeed.Of(int(x), int(l.Card)), "FL-RULING-24", "there is nothing left to do with more skill")
			}
		}
	}
}

func (g *Game) offerMeal(m *table.Menu, s table.Seat, x Token, c table.Card) {
	m.Offer(VerbFeed.Of(int(x), int(c)), "FL-FOOD-02")
	if x == BadFood && !immune(c) {
		if _, ok := g.inHand(s, HazmatSuit); ok {
			m.Offer(VerbFeedSuited.Of(int(x), int(c)), "FL-RULING-105")
		}
	}
}

// immune reports whether a Survivor eats Contaminated Food without harm (FL-RULING-138).
func immune(c table.Card) bool { return gists[c].ability.Immune() }

// feed spends a token on a Survivor: from Exhausted to Rest, or 1 or 2 more skill this turn (FL-FOOD-02, FL-FOOD-03).
// Contaminated Food leaves a counter (FL-FOOD-04).
func (g *Game) feed(t *table.Table, s table.Seat, o table.Option) {
	x, c := Token(o.A), table.Card(o.B)
	g.spend(t, s, x, 1, byCard("FL-FOOD-02", c))
	if g.zoneOf(s, c) == Exhausted {
		g.shift(s, c, Rest)
		t.Tell(table.Event{Tale: taleZone, Seat: s, Rule: "FL-FOOD-02", A: int16(c), B: int16(Rest)})
	} else {
		n := meal(x)
		g.Cards[c].Boost += n
		g.mat(s).Fed = true
		t.Tell(table.Event{Tale: taleFeed, Seat: s, Rule: "FL-FOOD-03", A: int16(c), B: int16(n)})
	}
	switch {
	case x != BadFood || immune(c):
	case o.Verb == VerbFeedSuited:
		suit, _ := g.inHand(s, HazmatSuit)
		g.wearSuit(t, s, suit)
	default:
		g.addCounter(t, s, c, by("FL-FOOD-04"))
	}
}

// meal is how much skill a token gives for the turn (FL-FOOD-03, FL-FOOD-04).
func meal(x Token) int8 {
	if x == BadFood {
		return 2
	}
	return 1
}

// endFood takes the food off all cards at the end of a turn; whoever lived by it alone is lost (FL-FOOD-05,
// FL-RULING-24).
func (g *Game) endFood(t *table.Table, s table.Seat) {
	if !g.mat(s).Fed {
		return
	}
	for again := true; again; {
		again = false
	search:
		for _, k := range zones {
			for _, l := range g.of(s, k).Cards {
				if g.Cards[l.Card].Boost > 0 {
					g.Cards[l.Card].Boost = 0
					g.test(t, s, l.Card)
					again = true
					break search
				}
			}
		}
	}
	g.mat(s).Fed = g.swallowed(s)
}

// swallowed reports whether capsules still work in one of a player's Survivors.
func (g *Game) swallowed(s table.Seat) bool {
	for _, k := range zones {
		for _, l := range g.of(s, k).Cards {
			if g.Cards[l.Card].Capsules {
				return true
			}
		}
	}
	return false
}
