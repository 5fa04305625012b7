package firelands

import (
	"fmt"
	"testing"

	"waystation/games/gametest"
	"waystation/table"
)

// openStacks lie face up: everybody knows all their cards.
var openStacks = []Stack{Slot1, Slot2, Slot3, Slot4, Slot5, Common, Defeated, ObjectDiscard, FrostObjectDiscard,
	OutcomeDiscard, Enemies, Defences, Waypoints, TileRow, ActionRow, ActionDiscard}

// openOwn are the stacks of a player that lie face up.
var openOwn = []Stack{Truck, Trailers, Devices, Active, Exhausted, Rest}

// hiddenStacks are known to nobody: the Automa's turns to come, and what it holds (FL-AUTO-08, FL-AUTO-15).
var hiddenStacks = []Stack{ActionPile, AutomaHold}

// mixedStacks are decks of which nothing lies in a known order, whatever has been laid back into them.
var mixedStacks = []Stack{ObjectDeck, FrostObjectDeck, Loot1, Loot2, Loot3, Hitpoints1, Hitpoints2, Hitpoints3,
	ActionDeck}

// At every question of random matches of all sizes and mixes everybody knows what lies open, a hand is known to its
// owner alone but for the Special Loot that was revealed, and decks are mixed; and no turn leaves anything behind that
// belongs to it alone.
func TestWhoKnowsWhichCards(t *testing.T) {
	for seed := range uint64(400) {
		g := blend(t, 2+int(seed%3), mixes()[seed/3%8])
		if seed%4 == 3 {
			g = alone(t, seed%8 == 3, true)
		}
		w := &gametest.Watcher{Rng: newRand(seed), Check: func(where string) {
			if what := wrongly(g); what != "" {
				t.Fatalf("seed %d, question %s: %s", seed, where, what)
			}
		}}
		tab := table.InPlace(seed, 7, table.Config{Decider: w, Marks: true})
		for !g.Over() {
			g.Step(tab)
			if what := leftLying(g); what != "" {
				t.Fatalf("seed %d, phase %s: %s", seed, g.Phase, what)
			}
		}
	}
}

// leftLying says what a turn has left behind that belongs to it alone, or "".
func leftLying(g *Game) string {
	for c := range g.Cards {
		m, name := &g.Cards[c], Of(table.Card(c)).Handle
		switch {
		case m.Sent:
			return name + " still takes part in an action"
		case m.Boost != 0:
			return fmt.Sprint("food for ", m.Boost, " skill still lies on ", name)
		case m.Capsules && g.Phase != PhaseExploration:
			return name + " still has swallowed capsules"
		}
	}
	for s := range table.Seat(g.Players) {
		m := g.mat(s)
		if m.Hold != [ObjectToken]int8{} || m.Lost != 0 || m.Owed != 0 {
			return fmt.Sprintf("%s is still owed tokens %v, cards %d, or has %d to lose", g.SeatName(s), m.Hold,
				m.Owed, m.Lost)
		}
		if m.Stealth && (g.Phase < PhaseAmbush || g.Phase > PhaseEnemiesFire) {
			return g.SeatName(s) + " still hides"
		}
	}
	if g.Ride != (Ride{}) {
		return fmt.Sprintf("a movement is still going on: %+v", g.Ride)
	}
	return ""
}

// wrongly says what is known to too many or to too few, or lies in order where it should not; or "".
func wrongly(g *Game) string {
	for _, k := range openStacks {
		if what := seenBy(g.pile(k), table.Everyone, anyCard); what != "" {
			return what
		}
	}
	for _, k := range hiddenStacks {
		if what := seenBy(g.pile(k), 0, anyCard); what != "" {
			return what
		}
	}
	for _, k := range mixedStacks {
		if p := g.pile(k); p.Loose != p.Len() {
			return fmt.Sprintf("only %d of %d cards of the %s are mixed", p.Loose, p.Len(), p.Name)
		}
	}
	if p := g.pile(OutcomeDeck); p.Loose != p.Len()-1 { // the back of the top card is public (FL-RULING-84)
		return fmt.Sprintf("%d of %d cards of the %s are mixed, want all but the top one", p.Loose, p.Len(), p.Name)
	}
	for i, l := range g.pile(RockPlaces).Cards {
		if hidden := g.Rocks[i] == RockHidden; hidden != (l.Seen == 0) {
			return fmt.Sprintf("rock %d: hidden %t, known to the set %b", i, hidden, l.Seen)
		}
	}
	if what := seenBy(g.pile(Aside), 0, func(f *Face) bool { return f.Plus || f.Kind == KindRock }); what != "" {
		return what
	}
	for s := range table.Seat(g.Players) {
		if what := g.wronglyOwned(s); what != "" {
			return what
		}
	}
	return ""
}

func (g *Game) wronglyOwned(s table.Seat) string {
	for _, k := range openOwn {
		if what := seenBy(g.of(s, k), table.Everyone, anyCard); what != "" {
			return what
		}
	}
	isObject := func(f *Face) bool { return f.Kind == KindObject }
	isLoot := func(f *Face) bool { return f.Kind != KindObject }
	if what := seenBy(g.of(s, Hand), table.Set(s), isObject); what != "" {
		return what
	}
	if what := seenBy(g.of(s, Hand), table.Everyone, isLoot); what != "" {
		return what
	}
	if what := seenBy(g.of(s, Leaving), table.Set(s), isObject); what != "" { // FL-RULING-58
		return what
	}
	if g.Phase == PhaseConvoysFire || g.Phase == PhaseMovement {
		return seenBy(g.of(s, Share), table.Set(s), anyCard)
	}
	return ""
}

func anyCard(*Face) bool { return true }

// seenBy says which card of those meant is not known to exactly those who should know it; or "".
func seenBy(p *table.Pile, who table.Seats, meant func(*Face) bool) string {
	for _, l := range p.Cards {
		if f := Of(l.Card); meant(f) && l.Seen != who {
			return fmt.Sprintf("%s in the %s is known to the set %b, not %b", f.Handle, p.Name, l.Seen, who)
		}
	}
	return ""
}

// From behind, the cards of a deck look alike and those of different decks do not; of Outcome cards the target area is
// public (FL-RULING-84).
func TestBacks(t *testing.T) {
	g := fresh(t, 2)
	decks := map[string]uint8{}
	for c := range Count() {
		f := Of(table.Card(c))
		deck := fmt.Sprint(f.Land, " group ", f.Group, " period ", f.Period, " deck ", f.Deck, " hard ", f.Action.Hard)
		if f.Group == GroupOutcomes {
			deck = fmt.Sprint("outcomes ", f.Back)
		}
		back := g.Back(table.Card(c))
		if known, ok := decks[deck]; ok && known != back {
			t.Errorf("%s can be told from the other cards of %s", f.Handle, deck)
		}
		decks[deck] = back
	}
	seen := map[uint8]string{}
	for deck, back := range decks {
		if other, ok := seen[back]; ok {
			t.Errorf("%s and %s have the same back", deck, other)
		}
		seen[back] = deck
	}
}

// What is chosen of cards that nobody else sees is not told to the others.
func TestSecretAnswers(t *testing.T) {
	for _, p := range []*table.Prompt{askTopmost, askNextUp, AskDetect, askLoot} {
		if !p.Secret {
			t.Errorf("the answer to %s is public", p.Kind)
		}
	}
}
