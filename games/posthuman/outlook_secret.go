package posthuman

import (
	"strconv"
	"strings"

	"waystation/english"
	"waystation/table"
)

// What is declared in secret can't be taken back: its row says what is known to be in reach, and what waits there.

// wayWords are where a Move from a completed tile can lead (PH-MOVE-02, PH-MOVE-04, PH-MOVE-05, PH-RULING-63).
func (g *Game) wayWords(s table.Seat) string {
	a, known := g.around(s), []string(nil)
	for side, c := range a.near {
		if a.linked.has(int8(side)) {
			known = append(known, "the "+tileName(c))
		}
	}
	words, unknown := "to "+strings.Join(known, " or "), a.vacant != 0 && g.pile(Tiles).Len() > 0
	switch {
	case known == nil && !unknown:
		return "" // it can't be declared
	case known == nil:
		words = "only to a new tile"
	case unknown:
		words += ", or to a new tile"
	}
	return words + "; an encounter there is " + g.riskWords(s)
}

// riskWords are how encounters end of the level of one's space, and of that of the next, where that is another
// (PH-JOURNEY-01, PH-JOURNEY-02, PH-RULING-69).
func (g *Game) riskWords(s table.Seat) string {
	m := g.mat(s)
	now, next := Level(int(m.JP)), int(m.nextLevel())
	if now == next {
		return g.fightWords(s, now)
	}
	level := func(n int) string { return "at level " + strconv.Itoa(n) + " " + g.fightWords(s, n) }
	return level(next) + "; " + level(now)
}

// reachWords are whom an action card could be played on where everybody stands now, and why not on the others
// (PH-MUTACT-08, PH-MUTACT-10).
func (g *Game) reachWords(by table.Seat, c table.Card, name table.Namer) string {
	if Of(c).Terrains == 0 {
		return "needs nobody in reach"
	}
	if name == nil {
		name = g.SeatName
	}
	var yes, no []string
	for _, s := range g.Order {
		switch _, why := g.misses(by, c, s); {
		case !g.human(s):
		case why == "":
			yes = append(yes, name(s))
		default:
			no = append(no, name(s)+": "+why)
		}
	}
	words := "as all stand now, reaches nobody"
	if yes != nil {
		words = "as all stand now, reaches " + english.List(yes)
	}
	return strings.Join(append([]string{words}, no...), "; ") + "; unplayed, the card is discarded"
}
