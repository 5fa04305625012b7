package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	taleHaul = book.Tale("The Automa keeps a Loot card of {card a}, unseen.",
		words.Major, words.At("{convoyof who}"))
	taleAims = book.Tale("The Automa fires the Weapon in {plate a} at {the b}: {aimed c}.",
		words.Major, words.At("{foeat b}"))
	taleMarkMoved = book.Tale("{who} moves a Target counter from {the a} to {the b}.", words.At("{foeat b}"))
)

// mount is a Weapon box of the Automa.
type mount struct{ row, column, rating int }

// automaWeapon is the rightmost Weapon that works and is not yet used; of two in a column that of row A comes first
// (FL-AUTO-38).
func (g *Game) automaWeapon(used *[4][6]bool) (mount, bool) {
	for column := 5; column >= 0; column-- {
		for row := range automaBoxes {
			b := automaBoxes[row][column]
			if b.Kind == BoxWeapon && !g.Board.Damaged[row][column] && !used[row][column] {
				return mount{row, column, int(b.N)}, true
			}
		}
	}
	return mount{}, false
}

// automaFires is the Automa's turn of Convoys Fire: every Weapon that works once, while there is an Enemy and Ammo
// (FL-AUTO-35, FL-AUTO-37).
func (g *Game) automaFires(t *table.Table) {
	var used [4][6]bool // a Weapon repaired meanwhile still counts as used (FL-RULING-119)
	for g.supply(Ammo) > 0 {
		at, armed := g.automaWeapon(&used)
		n, near := g.automaTarget()
		if !armed || !near {
			return
		}
		used[at.row][at.column] = true
		g.automaShoots(t, at, n)
	}
}

// automaTarget is the Enemy in its region that it attacks: that of the highest number if the first Action card revealed
// in the Exploration Phase points right, else that of the lowest (FL-AUTO-36, FL-RULING-118).
func (g *Game) automaTarget() (number int, ok bool) {
	var near [7]int
	foes := g.foesOf(Automa, near[:0])
	switch {
	case len(foes) == 0:
		return 0, false
	case g.Aims() == ArrowRight:
		return foes[len(foes)-1], true
	}
	return foes[0], true
}

// Aims is the arrow of the first Action card that the Automa revealed in the last Exploration Phase, or NoArrow.
func (g *Game) Aims() Arrow {
	if g.Board.Explored == 0 || g.pile(ActionRow).Len() == 0 {
		return NoArrow
	}
	return Of(g.pile(ActionRow).At(0)).Action.Arrow
}

// automaShoots is one attack of the Automa, as of a standard Weapon. A jam damages the Weapon, Fury does nothing
// (FL-AUTO-38, FL-AUTO-39, FL-RULING-119).
func (g *Game) automaShoots(t *table.Table, at mount, n int) {
	t.Tell(table.Event{Tale: taleAims, Seat: Automa, Rule: "FL-AUTO-36", A: boxOf(at.row, at.column),
		B: int16(g.Foes[n].Card), C: int16(g.Aims())})
	g.automaSpends(t, Ammo, 1, by("FL-AUTO-37"))
	row := g.turnOutcome(t, at.rating).Player[at.rating-1]
	if row.Damage > 0 {
		g.strike(t, Automa, n, int(row.Damage), by("FL-AUTO-38"))
	}
	if row.Jam {
		g.automaBreaks(t, at.row, at.column, by("FL-AUTO-39"))
	}
	for n := range g.Foes {
		g.bury(t, n)
	}
}

// automaGathersTargets puts all Target counters of the Automa on the Enemy it attacks when none is left on its board
// (FL-AUTO-40).
func (g *Game) automaGathersTargets(t *table.Table, n int) {
	for k := range g.Foes {
		from := &g.Foes[k]
		for ; k != n && from.Targets[Automa] > 0; from.Targets[Automa]-- {
			g.Foes[n].Targets[Automa]++
			t.Tell(table.Event{Tale: taleMarkMoved, Seat: Automa, Rule: "FL-AUTO-40", A: int16(from.Card),
				B: int16(g.Foes[n].Card)})
		}
	}
}

// automaLoots gives the Automa a card of a Loot deck, which it keeps unseen (FL-AUTO-41).
func (g *Game) automaLoots(t *table.Table, n int, deck *table.Pile) {
	deck.Draw(t, g.pile(AutomaHold), 0)
	t.Tell(table.Event{Tale: taleHaul, Seat: Automa, Rule: "FL-AUTO-41", A: int16(g.Foes[n].Card)})
}

// automaStruck puts the damage of all Enemies that hit the Automa in the row of the letter on the Outcome card turned
// over for them (FL-AUTO-42).
func (g *Game) automaStruck(t *table.Table) {
	if !g.Alone() {
		return
	}
	var near [7]int
	card := g.outcome()
	for _, n := range g.foesOf(Automa, near[:0]) {
		for range card.Foes[n-1].Damage {
			g.automaHit(t, int(card.Letter-'A'), byCard("FL-AUTO-42", g.Foes[n].Card))
		}
	}
}
