package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	taleRecruit = book.Tale("{who} recruits {the a}.", words.Major, words.At("{lies who a}"))
)

// recruit takes a Survivor card into the Rest Zone and a token onto the convoy (FL-RECRUIT-01, FL-RECRUIT-02). Room is
// made at the cost of a Resource or of another Survivor, not of the recruit (FL-RULING-53).
func (g *Game) recruit(t *table.Table, s table.Seat, from *table.Pile, c table.Card, why cause) {
	from.Lay(from.Find(c), g.of(s, Rest))
	g.Cards[c].Came = true
	g.mat(s).Hold[SurvivorToken]++
	t.Tell(table.Event{Tale: taleRecruit, Seat: s, Rule: why.rule, A: int16(c)})
	g.stow(t, s, c, why)
}
