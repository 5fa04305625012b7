package posthuman

import (
	"slices"
	"strings"

	"waystation/table"
)

// faceUp piles are those where everybody sees every card that is laid there.
func faceUp(pile string) bool { return strings.HasSuffix(pile, " discard") || pile == stackName(Aside) }

// mayLie reports whether a card can lie in a pile when the box has been unpacked.
func mayLie(c table.Card, pile string) bool {
	common, own := placesOf(Of(c).Group)
	if pile == stackName(Aside) || slices.ContainsFunc(common, func(k Stack) bool { return stackName(k) == pile }) {
		return true
	}
	_, what, _ := strings.Cut(strings.TrimPrefix(pile, "seat "), " ")
	return strings.HasPrefix(pile, "seat ") &&
		slices.ContainsFunc(own, func(k Stack) bool { return stackName(seatStacks+k) == "seat 0 "+what })
}

// placesOf are the common stacks where the cards of a group can lie, and those of a player.
func placesOf(group Group) (common, own []Stack) {
	deck := []Stack{homes[group], homes[group] + 1}
	switch group {
	case GroupCharacters:
		return []Stack{Characters}, []Stack{Sheet}
	case GroupStarting:
		return []Stack{Shop}, []Stack{Hand, Gear}
	case GroupEquipment, GroupWeapons:
		return deck, []Stack{Hand, Gear, Drawn}
	case GroupSkills:
		return deck, []Stack{Known, Drawn}
	case GroupFollowers:
		return deck, []Stack{Company}
	case GroupEvents:
		return append(deck, EventsLast, EventNow, SeasonNow), []Stack{Kept}
	case GroupEncounters1, GroupEncounters2, GroupEncounters3:
		return deck, []Stack{Drawn, Reveal, Foes, XPCards}
	case GroupHumans, GroupMutants:
		return deck, []Stack{Foes, XPCards}
	case GroupScars:
		return deck, []Stack{Injury, Drawn}
	case GroupActions:
		return deck, []Stack{Tricks, Chosen}
	case GroupTiles:
		return []Stack{Tiles, TilesUnder}, []Stack{Drawn, Map}
	}
	return deck, nil
}
