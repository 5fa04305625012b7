package saga

import "waystation/table"

// TieBreak is a step that told apart players who were level at the end: by which rule, and who was left, by the first
// player of each side.
type TieBreak struct {
	Rule string
	Left table.Seats
}

// TieBreaks says who was level with most victory points at the end, by the first player of each side, and the steps
// that told any of them apart. The brawl is known by who has won.
func (v *View) TieBreaks(winners table.Seats) (level table.Seats, steps []TieBreak) {
	g := v.Known(nil)
	for side := range g.sideCount() {
		level = level.With(g.members(side).First())
	}
	level = g.foremost(level, func(g *Game, a, b table.Seat) int { return int(g.own(a).VP - g.own(b).VP) })
	left := level
	for i := range tieBreaks {
		next := g.foremost(left, tieBreaks[i].ahead)
		if next != left {
			steps = append(steps, TieBreak{tieBreaks[i].rule, next})
		}
		left = next
	}
	if left.Len() > 1 {
		steps = append(steps, TieBreak{"PS-TIE-04", left & winners})
	}
	return level, steps
}

// foremost are those of some players whom none of them is ahead of.
func (g *Game) foremost(who table.Seats, ahead func(g *Game, a, b table.Seat) int) table.Seats {
	var first table.Seats
	for s := range table.Seat(g.Players) {
		behind := false
		for o := range table.Seat(g.Players) {
			behind = behind || who.Has(o) && who.Has(s) && ahead(g, o, s) > 0
		}
		if who.Has(s) && !behind {
			first = first.With(s)
		}
	}
	return first
}
