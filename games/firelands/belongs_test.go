package firelands

import (
	"slices"
	"strings"

	"waystation/table"
)

// faceUp piles are those where everybody sees every card that is laid there.
func faceUp(pile string) bool {
	return pile == stackName(Common) || strings.HasSuffix(pile, " discard")
}

// mayLie reports whether a card can lie in a pile when the box has been unpacked.
func mayLie(c table.Card, pile string) bool {
	common, own := placesOf(Of(c))
	if pile == stackName(Aside) || slices.ContainsFunc(common, func(k Stack) bool { return stackName(k) == pile }) {
		return true
	}
	_, what, _ := strings.Cut(strings.TrimPrefix(pile, "seat "), " ")
	return strings.HasPrefix(pile, "seat ") &&
		slices.ContainsFunc(own, func(k Stack) bool { return stackName(seatStacks+k) == "seat 0 "+what })
}

// placesOf are the common stacks where a card can lie, and those of a player.
func placesOf(f *Face) (common, own []Stack) {
	switch f.Group {
	case GroupExploration:
		common = []Stack{Slot1, Slot2, Slot3, Slot4, Slot5, Common}
		// A deck that runs out comes to lie on the next (FL-RULING-54).
		for deck := Deck1 + Stack(f.Period) - 1; deck <= Deck3; deck++ {
			common = append(common, deck)
		}
	case GroupObjects:
		k := objectDecks[f.Land]
		// What is left by who is out comes to the Common pile (FL-RULING-96).
		return []Stack{k.deck, k.discard, AutomaHold, Common}, []Stack{Hand, Leaving}
	case GroupLoot:
		common = []Stack{Loot1 + Stack(f.Deck) - 1, Common, AutomaHold}
		own = []Stack{Share}
	case GroupStart:
		common = []Stack{Slot1, Slot2, Slot3, Slot4, Slot5, Common} // the containers (FL-FROST-05)
	case GroupOutcomes:
		return []Stack{OutcomeDeck, OutcomeDiscard}, nil
	case GroupHitpoints:
		return []Stack{Hitpoints1 + Stack(f.Deck) - 1, Defences, Common}, nil
	case GroupRocks:
		return []Stack{RockPlaces}, nil
	case GroupWaypoints:
		return []Stack{Waypoints}, nil
	case GroupTiles:
		return []Stack{TileRow}, nil
	case GroupActions:
		return []Stack{ActionDeck, ActionPile, ActionRow, ActionDiscard}, nil
	}
	switch f.Kind {
	case KindSurvivor:
		own = append(own, Active, Exhausted, Rest, Leaving)
	case KindTruck:
		own = append(own, Truck, Leaving)
	case KindTrailer:
		own = append(own, Trailers, Leaving)
	case KindDevice:
		own = append(own, Devices, Leaving)
	case KindSpecialLoot:
		own = append(own, Hand, Leaving)
	case KindEnemy:
		common = append(common, Enemies, Defeated)
	}
	return common, own
}
