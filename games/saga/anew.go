package saga

import (
	"strconv"

	"waystation/table"
)

// What may come of it that the random card of a round goes back and another is drawn, perhaps the same.

// span is from what to what a number may go.
type span struct{ least, most int }

func (x *span) take(n int) { x.least, x.most = min(x.least, n), max(x.most, n) }

func (x *span) say() string {
	if x.least == x.most {
		return strconv.Itoa(x.most)
	}
	return strconv.Itoa(x.least) + " to " + strconv.Itoa(x.most)
}

// redrawn lays open each card that may be drawn, one after the other. The board is one of its own.
func (g *Game) redrawn(s table.Seat, do func()) {
	drawn := g.of(s, Drawn)
	was := drawn.Cards
	for _, l := range append(was[:1:1], g.of(s, Deck).Cards...) {
		drawn.Cards = []table.Lying{l}
		do()
	}
	drawn.Cards = was
}

// shotAnew is what the shot may do with another card (PS-RANGED-06).
func (g *Game) shotAnew(s table.Seat) prospect {
	deals := span{least: mostLost}
	g.redrawn(s, func() { deals.take(g.Shot(s, Result{})) })
	return foreseen("with another card your shot deals " + deals.say())
}

// blowsAnew is what the round of melee may do with another card (PS-MELEE-03).
func (g *Game) blowsAnew(s table.Seat) prospect {
	deals, takes := span{least: mostLost}, span{least: mostLost}
	g.redrawn(s, func() {
		dealt, taken := g.Blows(s, Result{}, false, false)
		deals.take(dealt)
		takes.take(taken)
	})
	x := foreseen("with another card you deal " + deals.say() + " and take " + takes.say())
	if g.fells(s, takes.most) {
		x = x.and(knocksOut(", which at worst knocks you out", table.NoStake))
	}
	return x.and(g.mauling(s, takes.most))
}
