package posthuman

import (
	"waystation/games/words"
	"waystation/table"
)

// What is asked. Silence keeps everybody in the game: who is away is played on for (PH-RULING-60).
var (
	// AskLeave is put to those who neither proposed it nor are to leave.
	AskLeave = book.Question("leave", "PH-RULING-157",
		"{seat a} proposes that {seat b} leaves the game for good. Do you agree?",
		words.Idly("no"))
	// AskGo is put to the one who is to leave.
	AskGo = book.Question("leave", "PH-RULING-157", "{seat a} proposes that you leave the game for good. Do you agree?",
		words.Idly("no"))
)

// What is offered.
var (
	VerbPropose = book.Verb("propose", "Propose that {seat a} leaves the game", "")
)

// What is told.
var (
	taleProposed = book.Tale("{who} proposes that {seat a} leaves the game.")
	taleStays    = book.Tale("Not all agree: {who} stays in the game.")
	taleLeft     = book.Tale("All agree: {who} leaves the game.")
)

// tried stands in Mat.Proposes for a proposal that has been made this turn.
const tried = -1

// offerLeaving offers to propose that another player leaves, once a turn (PH-RULING-157).
func (g *Game) offerLeaving(m *table.Menu, s table.Seat) {
	if !g.Ready() || g.Over() || g.mat(s).Gone || g.mat(s).Proposes != 0 {
		return
	}
	for o := range table.Seat(g.Players) {
		if o != s && !g.mat(o).Gone {
			m.Offer(VerbPropose.Of(int(o)), "PH-RULING-157")
		}
	}
}

// proposal puts the first proposal that somebody leaves to all others, the one who is to leave too, side by side; only
// if all agree it is done (PH-RULING-157). It reports whether there was one.
func (g *Game) proposal(t *table.Table) bool {
	for _, by := range g.Order {
		if g.mat(by).Proposes <= 0 {
			continue
		}
		who := table.Seat(g.mat(by).Proposes - 1)
		g.mat(by).Proposes = tried
		if !g.mat(who).Gone {
			g.vote(t, by, who)
		}
		return true
	}
	return false
}

func (g *Game) vote(t *table.Table, by, who table.Seat) {
	t.Tell(table.Event{Tale: taleProposed, Seat: by, Rule: "PH-RULING-157", A: int16(who)})
	var refused [4]bool
	g.together(t, g.present().Without(by), func(s table.Seat) {
		question := AskLeave
		if s == who {
			question = AskGo
		}
		m := t.Open(s, question, int(by), int(who))
		m.Offer(VerbYes.Of(), "PH-RULING-157")
		m.Offer(VerbNo.Of(), "PH-RULING-157")
		refused[s] = m.Ask().Verb == VerbNo
	})
	if refused != [4]bool{} {
		t.Tell(table.Event{Tale: taleStays, Seat: who, Rule: "PH-RULING-157"})
		return
	}
	g.remove(t, who)
}

// remove takes a player out of the game: neither human nor mutant any more. Their things go where those of somebody who
// turns go (PH-RULING-127, PH-RULING-157), and their scars and action cards to the discard piles. If no human is left
// by that, those who are there are all mutants (PH-END-05).
func (g *Game) remove(t *table.Table, s table.Seat) {
	t.Tell(table.Event{Tale: taleLeft, Seat: s, Rule: "PH-RULING-157"})
	g.endFight(s)
	g.shed(t, s)
	for p := g.of(s, Injury); p.Len() > 0; { // face down, as any scar that is lost (PH-RULING-125)
		p.Move(t, p.Len()-1, g.pile(ScarsGone), table.Set(s), table.Set(s))
	}
	for _, k := range [2]Stack{Tricks, Chosen} {
		for p := g.of(s, k); p.Len() > 0; {
			p.Move(t, p.Len()-1, g.pile(ActionsGone), table.Everyone, table.Everyone)
		}
	}
	*g.mat(s) = Mat{Gone: true, Acted: true, Action: Wait, Fight: Fight{Foe: noFoe}}
	g.withdraw(s)
	g.Done, g.Flared = g.Done.Without(s), g.Flared.Without(s)
	g.muster()
	if g.humans() == 0 {
		g.finishAs(t, AllTurned)
	}
}

// withdraw takes all offers to and of a player from the table.
func (g *Game) withdraw(s table.Seat) {
	for i := len(g.Offers) - 1; i >= 0; i-- {
		if o := &g.Offers[i]; o.From == s || o.To == s {
			g.strikeOff(i)
		}
	}
}

// present are those who have not left the game.
func (g *Game) present() table.Seats {
	var who table.Seats
	for s := range table.Seat(g.Players) {
		if !g.mat(s).Gone {
			who = who.With(s)
		}
	}
	return who
}
