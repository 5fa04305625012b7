package firelands

import (
	"strings"

	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	taleOrder = book.Tale("Turn order: {order a}.")
)

// updateTurnOrder sets the Turn Order Table after everybody's movement: the further ahead, the further right; convoys
// on one space stay as they were (FL-TURN-01 to FL-TURN-03).
func (g *Game) updateTurnOrder(t *table.Table) {
	o := g.Order
	for i := 1; i < len(o); i++ {
		for j := i; j > 0 && g.mat(o[j-1]).Space > g.mat(o[j]).Space; j-- {
			o[j-1], o[j] = o[j], o[j-1]
		}
	}
	g.tellOrder(t)
}

// tellOrder tells the Turn Order Table, from left to right.
func (g *Game) tellOrder(t *table.Table) {
	packed := int16(0)
	for i, s := range g.Order {
		packed |= (int16(s) + 1) << (3 * i)
	}
	t.Tell(table.Event{Tale: taleOrder, Seat: table.Nobody, Rule: "FL-TURN-01", A: packed})
}

// orderFormats are words for templates.
var orderFormats = words.Formats[*Game]{
	"order": func(_ *Game, n []int16, name words.Namer) string { // {order a}: "Red, Blue, Green"
		var names []string
		for packed := n[0]; packed > 0; packed >>= 3 {
			names = append(names, nameWithin(table.Seat(packed&7-1), name))
		}
		return strings.Join(names, ", ")
	},
}
