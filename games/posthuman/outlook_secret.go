package posthuman

import (
	"cmp"
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/words"
	"waystation/table"
)

// What is declared in secret can't be taken back: its row says what is known to be in reach, and what waits there.

// wayWords are where a Move from a completed tile can lead, and what of it is dead zones (PH-MAP-05, PH-MAP-06,
// PH-MOVE-02, PH-MOVE-04, PH-MOVE-05, PH-RULING-63).
func (g *Game) wayWords(s table.Seat) string {
	a, known := g.around(s), []string(nil)
	for side, c := range a.near {
		switch {
		case !a.linked.has(int8(side)):
		case g.Cards[c].Done || Of(c).Terrain == Mountain:
			known = append(known, "the "+tileName(c)+" (dead zone)")
		default:
			known = append(known, "the "+tileName(c))
		}
	}
	words, unknown := "to "+strings.Join(known, " or "), a.vacant != 0 && g.pile(Tiles).Len() > 0
	switch {
	case known == nil && !unknown:
		return "" // it can't be declared
	case known == nil:
		words = "only to a new tile, " + g.deadWords()
	case unknown:
		words += ", or to a new tile, " + g.deadWords()
	}
	return words + "; an encounter there is " + g.riskWords(s, 1)
}

// deadWords are how likely a tile that is drawn is a dead zone, by those that nobody has seen (PH-MAP-05).
func (g *Game) deadWords() string {
	left := odds{}
	for _, c := range Cards(GroupTiles) {
		if Of(c).Start || g.Cards[c].Came {
			continue
		}
		left.all++
		if Of(c).Terrain == Mountain {
			left.ways++
		}
	}
	if left.ways == 0 {
		return "no dead zone"
	}
	return "a dead zone " + inTen(left)
}

// riskWords are how so many encounters end of the level of one's space, and of that of the next, where that is another:
// that one is for a journey point (PH-JOURNEY-01, PH-JOURNEY-02, PH-RULING-69).
func (g *Game) riskWords(s table.Seat, figures int) string {
	m := g.mat(s)
	now, next := Level(int(m.JP)), int(m.nextLevel())
	if now == next {
		return g.fightWords(s, now, figures)
	}
	return "of the level you choose: " + strconv.Itoa(next) + ", for journey point " + strconv.Itoa(int(m.JP)+1) +
		", " + g.inShort(s, next, figures) + "; " + strconv.Itoa(now) + ", for none, " + g.inShort(s, now, figures)
}

// inShort is what fightWords say in fewer, where two levels stand side by side.
func (g *Game) inShort(s table.Seat, level, figures int) string {
	p := g.seen(s)
	fights, c := p.Ahead(level)
	words := "a fight " + perCent(fights.percent()) + ", then you win " + perCent(c.Win()) + ", knocked out " +
		perCent(c.Out())
	if figures == 1 {
		return words
	}
	return "the first " + words + ", in all " + strconv.Itoa(figures) + " " +
		perCent(p.Through(level, figures).percent())
}

func perCent(n int) string { return strconv.Itoa(n) + " %" }

// strikeFirst says which mutants may strike before a Move, and how hard, as no chance of a fight counts it; "" where
// none can (PH-SEQ-06, PH-MUTACT-10).
func (g *Game) strikeFirst(s table.Seat, name table.Namer) string {
	if !g.exposed(s, Charge) {
		return ""
	}
	name = words.OrElse(name, g.SeatName)
	var who []string
	most, scar := 0, ""
	for by := range table.Seat(g.Players) {
		if g.mat(by).Mutant && !g.mat(by).Gone {
			who = append(who, name(by))
			most, scar = max(most, g.chargeOf(by)), cmp.Or(scar, g.leavesScar(by, Charge))
		}
	}
	if who == nil {
		return ""
	}
	return "before it " + english.List(who) + " may strike (" + strconv.Itoa(most) + " health less blocks" + scar +
		"), not counted here"
}

// reachWords are whom an action card could be played on where everybody stands now, and why not on the others
// (PH-MUTACT-08, PH-MUTACT-10).
func (g *Game) reachWords(by table.Seat, c table.Card, name table.Namer) string {
	if Of(c).Terrains == 0 {
		return "needs nobody in reach"
	}
	name = words.OrElse(name, g.SeatName)
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
