package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	taleSurplus = book.Tale("{b} {token a} too many for the Automa's boxes: back to the Reserve.")
	taleIll     = book.Tale("{because c}The Automa's Survivor in {plate a} goes to the Contaminated Zone.")
	taleDies    = book.Tale("{because c}The Automa loses a contaminated Survivor.",
		words.Major, words.At("{convoyof who}"))
	taleHeals  = book.Tale("{because c}A Survivor of the Automa is well again, in box {plate a}.")
	taleBroken = book.Tale("{because c}Damage in row {rowof a}: box {plate a} of the Automa{wreck b}.",
		words.Major, words.At("{convoyof who}"))
	taleSpared = book.Tale("{because c}Damage in row {rowof a} finds no undamaged box of the Automa.")
	taleMended = book.Tale("The Automa repairs box {plate a}.")
	taleGain   = book.Tale("{because c}{who} gains {b} {token a}.")
	taleSpend  = book.Tale("{who} spends {b} {token a}.")
)

// Solo: the Last Automa (FL-AUTO). The rival of somebody who plays alone has no seat and is asked nothing. It stands in
// the Turn Order Table, on the map and on Enemies as players do; what befalls it happens on a board of its own.
const (
	// Automa is its place among the Mats, in Game.Order and among Target counters. It is no seat.
	Automa table.Seat = 4
	places int        = 5

	soloist table.Seat = 0 // the one player of a solo game
)

// AutomaBoard is the Automa Convoy board and what lies on it (FL-RULING-112): a row of round boxes on which its counter
// walks, rows A to D of six boxes below, and beside them a depot. Its Colour, Space, Fame, Target counters and Fame
// rocks are in its Mat, its cards in stacks.
type AutomaBoard struct {
	Hard    bool // the hard deck (FL-AUTO-02)
	Variant bool // its contaminated Survivors can be laid down (FL-AUTO-49)

	Column  int8              // under the counter, from 0
	Damaged [4][6]bool        // by row and column; the covers of row A are Damage counters (FL-AUTO-04)
	Crew    [4][6]bool        // its Survivors in boxes
	Ill     int8              // those standing in the Contaminated Zone
	Laid    int8              // those lying there
	Goods   [7][Ammo + 1]bool // the depot, then row C: by box and Token, one of each

	Noted     int8   // Objects of its that were shuffled back (FL-AUTO-15)
	Explored  int8   // how many Action cards of the row it explored with
	Cancelled uint16 // Action cards whose End of Round ability is cancelled, by place in their group
	Hurry     int8   // points for this movement, by Action cards
}

// The rows of the board: Row A is covered at first, row C holds the goods.
const (
	rowA = iota
	rowB
	rowC
	rowD
)

// automaBoxes are the boxes of rows A to D (proposed, FL-RULING-112).
var automaBoxes = [4][6]Box{
	{{BoxWeapon, 1}, plating, {BoxWeapon, 1}, plating, plating, {BoxSpeed, 0}},
	{plating, bunk, bunk, bunk, bunk, bunk},
	{{Kind: BoxAny}, {Kind: BoxAny}, {Kind: BoxAny}, {Kind: BoxAny}, {Kind: BoxAny}, {Kind: BoxAny}},
	{{BoxWeapon, 1}, plating, plating, plating, plating, bunk},
}

var (
	plating = Box{Kind: BoxArmor}
	bunk    = Box{Kind: BoxSurvivor}
)

const (
	automaSpeed   = 3 // FL-AUTO-27
	automaTargets = 2 // FL-AUTO-05
	automaCrew    = 6 // FL-AUTO-18
)

// Alone reports whether one player plays against the Automa.
func (g *Game) Alone() bool { return g.Players == 1 }

var (
	seats = [4]table.Seat{0, 1, 2, 3}
	duel  = [2]table.Seat{soloist, Automa}
)

// convoys are all that set out: those of the players, and the Automa's. The list is shared.
func (g *Game) convoys() []table.Seat {
	if g.Alone() {
		return duel[:]
	}
	return seats[:g.Players]
}

// players are those of the Turn Order Table who are no Automa, from left to right. The list is the table's own.
func (g *Game) players() []table.Seat {
	if !g.Alone() {
		return g.Order
	}
	for i, s := range g.Order {
		if s != Automa {
			return g.Order[i : i+1]
		}
	}
	return nil
}

// unpackActions lays out the deck that is played with; the other stays out of the game (FL-AUTO-02).
func (g *Game) unpackActions() {
	for _, hard := range [2]bool{false, true} {
		k, who := Aside, table.Everyone
		if g.Alone() && hard == g.Board.Hard {
			k, who = ActionDeck, 0
		}
		for _, c := range ActionCards(hard) {
			g.pile(k).Put(c, who)
		}
		g.pile(k).Shuffle()
	}
}

// chooseAutoma notes which Automa whoever plays alone wants as a rival (FL-AUTO-02, FL-AUTO-49).
func (g *Game) chooseAutoma(options map[string]string) {
	if !g.Alone() {
		return
	}
	g.Board.Hard = options["automa"] == "hard"
	g.Board.Variant = options["contaminated"] == "yes"
}

// equipAutoma gives the Automa its pieces, if there is one (FL-AUTO-03 to FL-AUTO-06).
func (g *Game) equipAutoma() {
	if !g.Alone() {
		return
	}
	m, b := g.mat(Automa), &g.Board
	m.Space, m.Targets = FirstSpace, automaTargets
	for column := 1; column < 6; column++ {
		b.Damaged[rowA][column] = true
	}
	for range 2 {
		row, column, _ := g.berth()
		b.Crew[row][column] = true
	}
	for _, x := range [3]Token{Food, Fuel, Ammo} {
		b.Goods[0][x] = true
	}
}

// supply is how many tokens of a Resource the Automa has.
func (g *Game) supply(x Token) int {
	n := 0
	for _, box := range g.Board.Goods {
		if box[x] {
			n++
		}
	}
	return n
}

// automaGains stores Resources from the leftmost free box on; what finds none returns to the Reserve (FL-AUTO-13,
// FL-AUTO-14, FL-RULING-125).
func (g *Game) automaGains(t *table.Table, x Token, n int, why cause) {
	t.Tell(table.Event{Tale: taleGain, Seat: Automa, Rule: why.rule, A: int16(x), B: int16(n), C: why.card})
	b := &g.Board
	for i := range b.Goods {
		if n > 0 && !b.Goods[i][x] && (i == 0 || !b.Damaged[rowC][i-1]) {
			b.Goods[i][x] = true
			n--
		}
	}
	if n > 0 {
		t.Tell(table.Event{Tale: taleSurplus, Seat: Automa, Rule: "FL-RULING-125", A: int16(x), B: int16(n)})
	}
}

// automaSpends discards n tokens, which are there, from the rightmost on (FL-AUTO-37).
func (g *Game) automaSpends(t *table.Table, x Token, n int, why cause) {
	t.Tell(table.Event{Tale: taleSpend, Seat: Automa, Rule: why.rule, A: int16(x), B: int16(n), C: why.card})
	b := &g.Board
	for i := len(b.Goods) - 1; n > 0; i-- {
		if b.Goods[i][x] {
			b.Goods[i][x] = false
			n--
		}
	}
}

// healthy is how many Survivors of the Automa are in boxes, and crew how many it has, contaminated ones included.
func (g *Game) healthy() int {
	n := 0
	for row := range g.Board.Crew {
		for _, here := range g.Board.Crew[row] {
			if here {
				n++
			}
		}
	}
	return n
}

func (g *Game) crewSize() int { return g.healthy() + int(g.Board.Ill+g.Board.Laid) }

// berth is the leftmost free box for a Survivor, the upper one of a column.
func (g *Game) berth() (row, column int, ok bool) {
	for column := range 6 {
		for row := range automaBoxes {
			if automaBoxes[row][column] == bunk && !g.Board.Crew[row][column] && !g.Board.Damaged[row][column] {
				return row, column, true
			}
		}
	}
	return 0, 0, false
}

// automaContaminate takes the rightmost Survivor to the Contaminated Zone, or one of that zone out of the game
// (FL-AUTO-31).
func (g *Game) automaContaminate(t *table.Table, n int, why cause) {
	for ; n > 0 && g.crewSize() > 0; n-- {
		b := &g.Board
		switch row, column, ok := g.rightmost(); {
		case ok:
			b.Crew[row][column] = false
			b.Ill++
			t.Tell(table.Event{Tale: taleIll, Seat: Automa, Rule: "FL-AUTO-31", A: boxOf(row, column), C: why.card})
		case b.Ill > 0:
			b.Ill--
			t.Tell(table.Event{Tale: taleDies, Seat: Automa, Rule: "FL-AUTO-31", C: why.card})
		default:
			b.Laid--
			t.Tell(table.Event{Tale: taleDies, Seat: Automa, Rule: "FL-AUTO-31", C: why.card})
		}
	}
}

// rightmost is the box of the rightmost Survivor, the lower one of a column.
func (g *Game) rightmost() (row, column int, ok bool) {
	for column := 5; column >= 0; column-- {
		for row := rowD; row >= rowA; row-- {
			if g.Board.Crew[row][column] {
				return row, column, true
			}
		}
	}
	return 0, 0, false
}

// automaHeals brings a Survivor back from the Contaminated Zone, one that stands if there is any (FL-AUTO-50,
// FL-RULING-128). It stays where no box is free.
func (g *Game) automaHeals(t *table.Table, why cause) {
	b := &g.Board
	row, column, ok := g.berth()
	switch {
	case !ok || b.Ill+b.Laid == 0:
		return
	case b.Ill > 0:
		b.Ill--
	default:
		b.Laid--
	}
	b.Crew[row][column] = true
	t.Tell(table.Event{Tale: taleHeals, Seat: Automa, Rule: why.rule, A: boxOf(row, column), C: why.card})
}

// boxOf is a box of the board as a number, for telling.
func boxOf(row, column int) int16 { return int16(row*6 + column) }

// automaDamage reveals one Outcome card for each point and puts a Damage counter in the row of its letter (FL-AUTO-33).
func (g *Game) automaDamage(t *table.Table, n int, why cause) {
	for range n {
		g.automaHit(t, g.revealRow(t), why)
	}
}

// revealRow turns over an Outcome card for the row of its letter.
func (g *Game) revealRow(t *table.Table) int { return int(g.turnOutcome(t, 0).Letter - 'A') }

// automaHit puts a Damage counter in a row: under the Automa counter or in the next undamaged box to the left. With
// none there, nothing happens (FL-AUTO-34, FL-RULING-113).
func (g *Game) automaHit(t *table.Table, row int, why cause) {
	for column := int(g.Board.Column); column >= 0; column-- {
		if !g.Board.Damaged[row][column] {
			g.automaBreaks(t, row, column, why)
			return
		}
	}
	t.Tell(table.Event{Tale: taleSpared, Seat: Automa, Rule: "FL-RULING-113", A: boxOf(row, 0), C: why.card})
}

// automaBreaks damages a box; tokens in it return to the Reserve (FL-RULING-114).
func (g *Game) automaBreaks(t *table.Table, row, column int, why cause) {
	b, lost := &g.Board, int16(0)
	b.Damaged[row][column] = true
	if b.Crew[row][column] {
		b.Crew[row][column] = false
		lost = 1 << SurvivorToken
	}
	if row == rowC {
		for x := Food; x <= Ammo; x++ {
			if b.Goods[column+1][x] {
				b.Goods[column+1][x] = false
				lost |= 1 << x
			}
		}
	}
	t.Tell(table.Event{Tale: taleBroken, Seat: Automa, Rule: "FL-AUTO-34", A: boxOf(row, column), B: lost, C: why.card})
}

// automaRepairs removes the first Damage counter met going down the column under the Automa counter, then the next to
// the left, and so on (FL-AUTO-44).
func (g *Game) automaRepairs(t *table.Table, rule string) {
	for column := int(g.Board.Column); column >= 0; column-- {
		for row := rowA; row <= rowD; row++ {
			if g.Board.Damaged[row][column] {
				g.automaMends(t, row, column, rule)
				return
			}
		}
	}
}

func (g *Game) automaMends(t *table.Table, row, column int, rule string) {
	g.Board.Damaged[row][column] = false
	t.Tell(table.Event{Tale: taleMended, Seat: Automa, Rule: rule, A: boxOf(row, column)})
}

// acts calls f with every ability of a phase on the revealed Action cards, from the leftmost card on (FL-AUTO-23).
func (g *Game) acts(p Phase, f func(c table.Card, a Act)) {
	row := g.pile(ActionRow)
	for i := 0; i < row.Len(); i++ {
		c := row.At(i)
		for _, a := range Of(c).Action.Acts {
			if a.Phase == p {
				f(c, a)
			}
		}
	}
}
