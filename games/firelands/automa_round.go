package firelands

import "waystation/table"

var (
	askCancel = book.Question("cancel", "FL-AUTO-49",
		"{card a} is about to act: {ending a} Lay down a contaminated Survivor of the Automa to cancel it?")
)

// What is offered.
var (
	VerbCancel = book.Verb(
		"cancel",
		"Lay down a contaminated Survivor: cancel the End of Round of {card a}",
		"card:{a}",
	)
	VerbLet     = book.Verb("let", "Let it happen", "")
	VerbLayDown = book.Verb("lay-down", "Lay one down and cancel it", "card:{a}")
)

// What is told.
var (
	taleUncovers = book.Tale("The Automa counter steps on to round {columnof a} and uncovers {plate a}.")
	taleCancel   = book.Tale(
		"{who} lays down a contaminated Survivor: the End of Round of {card a} is cancelled.",
	)
	taleWaived      = book.Tale("{card a} does nothing this End of Round: it is cancelled.")
	taleAutomaScore = book.Tale("The Automa, {autopart a c}: {b} Fame.")
	taleTotal       = book.Tale("{who} ends with {a} Fame.")
)

// automaEnds resolves the End of Round abilities of the revealed Action cards, from the leftmost on (FL-AUTO-43,
// FL-RULING-87).
func (g *Game) automaEnds(t *table.Table) {
	g.acts(PhaseEndOfRound, func(c table.Card, a Act) {
		if len(g.players()) == 0 || g.waived(t, c) {
			return
		}
		why := byCard("FL-AUTO-43", c)
		switch a.Does {
		case DeedRepairRow:
			for range a.N {
				g.automaRepairsRow(t, c)
			}
		case DeedDamage:
			g.automaDealsDamage(t, int(a.N), c)
		case DeedFeast:
			if g.supply(Food) >= int(a.N) {
				g.automaSpends(t, Food, int(a.N), why)
				g.automaDealsDamage(t, 1, c)
			}
			g.aboard(t, soloist, func() {
				if g.mat(soloist).Fame > g.mat(Automa).Fame {
					g.loseFame(t, soloist, why)
				}
			})
		case DeedRumour:
			if g.supply(Ammo) >= int(a.N) {
				g.automaSpends(t, Ammo, int(a.N), why)
				g.aboard(t, soloist, func() { g.loseFame(t, soloist, why) })
			}
		}
	})
}

// automaRepairsRow reveals an Outcome card and repairs the row of its letter, as far as the Automa counter has come.
func (g *Game) automaRepairsRow(t *table.Table, c table.Card) {
	row := g.revealRow(t)
	for column := range int(g.Board.Column) + 1 {
		if g.Board.Damaged[row][column] {
			g.automaMends(t, row, column, "FL-AUTO-48")
		}
	}
}

// automaMovesOn discards the Action cards and uncovers the next column, when another round comes (FL-AUTO-43,
// FL-RULING-136). Those who lie in the Contaminated Zone stand up (FL-AUTO-50).
func (g *Game) automaMovesOn(t *table.Table) {
	if !g.Alone() {
		return
	}
	b := &g.Board
	g.pile(ActionRow).MoveAll(g.pile(ActionDiscard))
	b.Ill, b.Laid = b.Ill+b.Laid, 0
	b.Explored, b.Cancelled = 0, 0
	if b.Column < 5 {
		b.Column++
		b.Damaged[rowA][b.Column] = false
		t.Tell(table.Event{Tale: taleUncovers, Seat: Automa, Rule: "FL-AUTO-43", A: boxOf(rowA, int(b.Column))})
	}
}

// ends reports whether an Action card has an End of Round ability that is not cancelled.
func (g *Game) ends(c table.Card) bool {
	for _, a := range Of(c).Action.Acts {
		if a.Phase == PhaseEndOfRound {
			return g.Board.Cancelled&cancelBit(c) == 0
		}
	}
	return false
}

func cancelBit(c table.Card) uint16 { return 1 << (c - Cards(Firelands, GroupActions)[0]) }

// offerCancels offers to lay down a contaminated Survivor of the Automa, at any time (FL-AUTO-49, FL-RULING-128).
func (g *Game) offerCancels(m *table.Menu) {
	if !g.Board.Variant || !g.Alone() {
		return
	}
	for _, l := range g.pile(ActionRow).Cards {
		switch o := VerbCancel.Of(int(l.Card)); {
		case !g.ends(l.Card):
		case g.Board.Ill == 0:
			m.Deny(o, "FL-RULING-128", "no contaminated Survivor of the Automa stands")
		default:
			m.Offer(o, "FL-AUTO-49")
		}
	}
}

// cancel lays down a contaminated Survivor to cancel the End of Round ability of an Action card.
func (g *Game) cancel(t *table.Table, c table.Card) {
	g.Board.Ill--
	g.Board.Laid++
	g.Board.Cancelled |= cancelBit(c)
	t.Tell(table.Event{Tale: taleCancel, Seat: soloist, Rule: "FL-AUTO-49", A: int16(c)})
}

// waived reports whether an ability that is about to act is cancelled; the player is asked once more.
func (g *Game) waived(t *table.Table, c table.Card) bool {
	if g.Board.Variant && g.ends(c) && g.Board.Ill > 0 {
		g.aboard(t, soloist, func() {
			m := t.Open(soloist, askCancel, int(c))
			m.Offer(VerbLet.Of(), "FL-AUTO-43")
			m.Offer(VerbLayDown.Of(int(c)), "FL-AUTO-49")
			if m.Ask().Verb == VerbLayDown {
				g.cancel(t, c)
			}
		})
	}
	if g.ends(c) {
		return false
	}
	t.Tell(table.Event{Tale: taleWaived, Seat: Automa, Rule: "FL-AUTO-49", A: int16(c)})
	return true
}

// groups is how many of the starred groups of boxes have no Damage counter: the halves of rows B, C and D
// (FL-RULING-112).
func (g *Game) groups() int {
	n := 0
	for row := rowB; row <= rowD; row++ {
		for half := range 2 {
			whole := 1
			for _, damaged := range g.Board.Damaged[row][3*half : 3*half+3] {
				if damaged {
					whole = 0
				}
			}
			n += whole
		}
	}
	return n
}

// AutomaTally counts the Automa's Fame, line by line, as if the game ended now (FL-AUTO-45, FL-AUTO-46).
func (g *Game) AutomaTally() Tally { return g.automaTally(make([]Line, 0, 5)) }

// automaTally is AutomaTally with its lines in the memory of a list.
func (g *Game) automaTally(old []Line) Tally {
	y := Tally{Lines: old[:0]}
	if !g.Ready() {
		return y
	}
	m, n := g.mat(Automa), 0
	if len(g.players()) > 0 {
		n = g.ahead(Automa)
	}
	y.add(PartSpaces, Unseen, n, n)
	y.add(PartTrack, Unseen, int(m.Fame), int(m.Fame))
	n = g.pile(AutomaHold).Len() + int(g.Board.Noted)
	y.add(PartObjects, Unseen, n, n/2)
	if n := int(m.FameRocks); n > 0 {
		y.add(PartRocks, Unseen, n, n)
	}
	if g.reached() {
		n := g.healthy()
		y.add(PartCitadel, Unseen, n, n)
	} else {
		n := g.groups()
		y.add(PartOutside, Unseen, n, n)
	}
	return y
}

// automaParts are the rules of the lines of its score.
var automaParts = [Parts]string{PartSpaces: "FL-AUTO-45", PartTrack: "FL-AUTO-45", PartObjects: "FL-AUTO-45",
	PartRocks: "FL-AUTO-45", PartCitadel: "FL-AUTO-46", PartOutside: "FL-AUTO-46"}

// tellAutomaScore tells what the Automa's Fame is made of. Where nobody has won, it has (FL-RULING-129).
func (g *Game) tellAutomaScore(t *table.Table, winner table.Seat) table.Seat {
	if !g.Alone() {
		return winner
	}
	y := g.AutomaTally()
	for _, l := range y.Lines {
		t.Tell(table.Event{Tale: taleAutomaScore, Seat: Automa, Rule: automaParts[l.Part], A: int16(l.Part),
			B: int16(l.Fame), C: int16(l.Count)})
	}
	t.Tell(table.Event{Tale: taleTotal, Seat: Automa, Rule: "FL-AUTO-45", A: int16(y.Total)})
	if winner == table.Nobody {
		return Automa
	}
	return winner
}

// soloResult is how a solo game stands: the player leads, or has won, with more Fame than the Automa (FL-AUTO-47,
// FL-RULING-129). Who has lost the last Survivor has lost the game (FL-RULING-96).
func (g *Game) soloResult(r table.Result) table.Result {
	if len(g.players()) == 0 {
		return r
	}
	y := g.Tally(soloist)
	r.Scores[soloist] = y.Total
	if a := g.AutomaTally(); y.Total > a.Total {
		r.Winners = table.Set(soloist)
	}
	return r
}
