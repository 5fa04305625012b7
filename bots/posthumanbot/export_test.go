package posthumanbot

import (
	"waystation/games/posthuman"
	"waystation/table"
)

// Weighs reports whether options of a verb get a score.
func Weighs(v table.Verb) bool { return scorers[v] != nil }

// SortOf is the name by which the judge knows a card, or "".
func SortOf(c table.Card) string {
	if sortOf[c] < 0 {
		return ""
	}
	return sorts[sortOf[c]]
}

// OwnCards are the judge's traits of the cards that a human has; Sort is the name that one of them stands for.
func OwnCards(g *posthuman.Game, s table.Seat) []float64 {
	return traits(g, s, nil)[humanTraits-len(sorts) : humanTraits]
}

func Sort(i int) string { return sorts[i] }
