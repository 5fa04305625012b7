package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

var askPoints = book.Question("points", "FL-BREAK-02", "{n a point points} of the Break left: repair, or gain Fury?",
	words.Idly("done"))

// What is offered.
var (
	VerbBreak  = book.Verb("break", "Take a Break with {the a}", "card:{a}")
	VerbRepair = book.Verb("repair", "Repair {box a} ({kind a})", "{boxpiece who a}")
	VerbRage   = book.Verb("rage", "Gain 1 Fury", "")
)

// What is told.
var (
	taleBreak = book.Tale("{The a} takes a Break: {n b point points} for {who}.", words.At("card:{a}"))
)

// offerBreaks offers a Break with each Survivor in the Active Zone (FL-BREAK-01).
func (g *Game) offerBreaks(m *table.Menu, s table.Seat) {
	for _, l := range g.of(s, Active).Cards {
		m.Offer(VerbBreak.Of(int(l.Card)), "FL-BREAK-01")
	}
}

// takeBreak sends a Survivor straight to the Rest Zone for as many points as their skill (FL-BREAK-01, FL-BREAK-02).
func (g *Game) takeBreak(t *table.Table, s table.Seat, c table.Card) {
	points := g.skill(c)
	g.shift(s, c, Rest)
	t.Tell(table.Event{Tale: taleBreak, Seat: s, Rule: "FL-BREAK-01", A: int16(c), B: int16(points)})
	for ; points > 0; points-- {
		m := t.Open(s, askPoints, points)
		g.offerRepairs(&m, s)
		if g.mat(s).Fury < highestFury {
			m.Offer(VerbRage.Of(), "FL-BREAK-02")
		} else {
			m.Deny(VerbRage.Of(), "FL-FURY-01", "your Fury is at the top")
		}
		m.Offer(VerbDone.Of(), "FL-BREAK-02")
		switch o := m.Ask(); o.Verb {
		case VerbRepair:
			g.mend(t, s, spot(o.A), by("FL-BREAK-02"))
		case VerbRage:
			g.gainFury(t, s, 1, by("FL-BREAK-02"))
		default:
			return
		}
	}
}
