package posthuman

import (
	"waystation/games/words"
	"waystation/table"
)

var (
	askMutant = book.Question("mutant", "PH-MUTACT-01", "What do you do?", words.Idly("bide"))
	askDeck   = book.Question("deck", "PH-RULING-18", "Tactics: at which encounters do you look?")
	AskDrop   = book.Question("drop", "PH-RULING-18", "You look at {n a encounter encounters}. Discard one?")
	askNext   = book.Question("next-up", "PH-RULING-18", "Which card do you lay back next? The last one lies on top.",
		words.Secret)
	AskReplace = book.Question("replace", "PH-RULING-18", "You draw {card a}. Which mutation gives way to it?")
	askToss    = book.Question("toss", "PH-RULING-18", "Which action cards do you discard?")
	askSwap1   = book.Question("swap-card", "PH-MUTACT-13", "Your hand is full. Discard a card and draw another?")
	AskLimit   = book.Question("over-limit", "PH-MUTACT-14", "Your hand holds {a}. Discard {b}.")
)

// What is offered.
var (
	VerbStrike      = book.Verb("strike", "{card a} on {seat b}", "seat:{b}")
	VerbMutate      = book.Verb("mutate", "Mutate: draw a scar", "")
	VerbConsolidate = book.Verb("consolidate", "Consolidate: change action cards", "")
	VerbBide        = book.Verb("bide", "Bide your time", "")
	VerbDeck        = book.Verb("deck", "Encounters of level {a}", "")
	VerbTop         = book.Verb("top", "{apart a}", "card:{a}")
	VerbDrop        = book.Verb("drop", "Discard {the a}", "card:{a}")
	VerbReplace     = book.Verb("replace", "Lose {card a}", "card:{a}")
)

// What is told.
var (
	taleNoScar   = book.Tale("{who} would draw a scar, but none is left.")
	taleUnplayed = book.Tale("{who} discards {card a} unplayed.")
	taleDefault  = book.Tale("{who} uses {default a}.")
	taleDrop     = book.Tale("{who} discards {the a}.")
	taleMutation = book.Tale("{who} draws {card a}{kept b}.")
	taleGaveWay  = book.Tale("{who} loses {card a}.")
	taleDrawUp   = book.Tale("{who} draws {n a action actions}.")
)

// mutantStep lets the next mutant clockwise act whose action has not taken effect in an earlier step; when all have,
// they draw up (PH-MUTACT-01, PH-MUTACT-13).
func (g *Game) mutantStep(t *table.Table) {
	for _, s := range g.Order {
		if m := g.mat(s); m.Mutant && !m.Acted {
			g.mutantTurn(t, s)
			m.Acted = true
			return
		}
	}
	g.drawUp(t)
	g.Phase = PhaseEnd
}

// mutantTurn is a mutant's one action of the turn (PH-MUTACT-02): the chosen card, a default action instead of it
// (PH-DECL-07, PH-MUTACT-04, PH-MUTACT-06), or nothing. Whatever happens, the chosen card is gone (PH-MUTACT-05).
func (g *Game) mutantTurn(t *table.Table, s table.Seat) {
	m := t.Open(s, askMutant)
	if p := g.of(s, Chosen); p.Len() > 0 {
		g.offerStrikes(&m, s, p.At(0))
	}
	m.Offer(VerbMutate.Of(), "PH-MUTACT-04")
	m.Offer(VerbConsolidate.Of(), "PH-MUTACT-04")
	m.Offer(VerbBide.Of(), "PH-DECL-07")
	switch o := m.Ask(); o.Verb {
	case VerbStrike:
		g.act(t, s, table.Seat(o.B))
		return
	case VerbMutate:
		g.unplayed(t, s)
		g.mutate(t, s)
	case VerbConsolidate:
		g.unplayed(t, s)
		g.consolidate(t, s)
	default:
		g.unplayed(t, s)
	}
}

// offerStrikes offers the humans on whom an action of this step can be played (PH-MUTACT-03, PH-MUTACT-08). One of an
// earlier step has been passed over (PH-RULING-138).
func (g *Game) offerStrikes(m *table.Menu, by table.Seat, c table.Card) {
	for _, s := range g.Order {
		if s == by || !g.human(s) {
			continue
		}
		o := VerbStrike.Of(int(c), int(s))
		if Of(c).When != PhaseMutant {
			m.Deny(o, "PH-RULING-138", "its moment has passed")
		} else if rule, why := g.misses(by, c, s); why != "" {
			m.Deny(o, rule, why)
		} else {
			m.Offer(o, "PH-MUTACT-01")
		}
	}
}

// unplayed discards a chosen card that was not played (PH-MUTACT-04, PH-MUTACT-05, PH-RULING-135).
func (g *Game) unplayed(t *table.Table, s table.Seat) {
	p := g.of(s, Chosen)
	if p.Len() == 0 {
		return
	}
	c := p.Move(t, 0, g.pile(ActionsGone), table.Everyone, table.Everyone)
	t.Tell(table.Event{Tale: taleUnplayed, Seat: s, Rule: "PH-MUTACT-05", A: int16(c)})
}

// The default actions, in the order of defaultWords (PH-RULING-18).
const (
	defaultTactics int16 = iota
	defaultMutate
	defaultConsolidate
)

// tactics is the default action of the Move step: looking at the top of an encounter deck, 1 card with mind 1 or 2, 2
// with mind 3 or 4, 3 with mind 5; one may be discarded, the others go back in any order (PH-MUTACT-02, PH-RULING-18).
func (g *Game) tactics(t *table.Table, s table.Seat) {
	g.mat(s).Acted = true
	g.unplayed(t, s)
	t.Tell(table.Event{Tale: taleDefault, Seat: s, Rule: "PH-RULING-18", A: defaultTactics})
	m := t.Open(s, askDeck)
	for level := int8(1); level <= 3; level++ {
		if g.pile(encounters(level)).Len() > 0 {
			m.Offer(VerbDeck.Of(int(level)), "PH-RULING-18")
		} else {
			m.Deny(VerbDeck.Of(int(level)), "PH-RULING-18", "the deck is empty")
		}
	}
	if m.Len() == 0 {
		m.Offer(VerbBide.Of(), "PH-RULING-18")
	}
	o := m.Ask()
	if o.Verb == VerbBide {
		return
	}
	deck := encounters(int8(o.A))
	n := g.lookAt(t, s, deck, (int(g.mat(s).Stats[Mind])+1)/2)
	t.Tell(table.Event{Tale: taleLooks, Seat: s, Rule: "PH-RULING-18", A: int16(n), B: o.A})
	m = t.Open(s, AskDrop, n)
	m.Offer(VerbBide.Of(), "PH-RULING-18")
	for _, l := range g.of(s, Drawn).Cards {
		m.Offer(VerbDrop.Of(int(l.Card)), "PH-RULING-18")
	}
	if o := m.Ask(); o.Verb == VerbDrop {
		p := g.of(s, Drawn)
		p.Move(t, p.Find(table.Card(o.A)), g.pile(deck+1), table.Everyone, table.Everyone)
		t.Tell(table.Event{Tale: taleDrop, Seat: s, Rule: "PH-RULING-18", A: o.A})
	}
	g.layBack(t, s, deck)
}

// lookAt takes so many cards from the top of a deck, if there are as many, for one to see.
func (g *Game) lookAt(t *table.Table, s table.Seat, deck Stack, n int) int {
	n = min(n, g.pile(deck).Len())
	for range n {
		g.pile(deck).Draw(t, g.of(s, Drawn), table.Set(s))
	}
	return n
}

// layBack lays the cards that somebody has looked at back on a deck, in an order of their choice that nobody else
// learns.
func (g *Game) layBack(t *table.Table, s table.Seat, deck Stack) {
	for g.of(s, Drawn).Len() > 0 {
		m := t.Open(s, askNext)
		for _, l := range g.of(s, Drawn).Cards {
			m.Offer(VerbTop.Of(int(l.Card)), "PH-RULING-18")
		}
		c := table.Card(m.Ask().A)
		p := g.of(s, Drawn)
		p.Move(t, p.Find(c), g.pile(deck), table.Set(s), table.Set(s))
	}
}

// mutate is a default action: a scar, of which a blank is discarded, and a mutation may take the place of one in play
// (PH-RULING-18).
func (g *Game) mutate(t *table.Table, s table.Seat) {
	t.Tell(table.Event{Tale: taleDefault, Seat: s, Rule: "PH-RULING-18", A: defaultMutate})
	if !g.refillScars(t) {
		t.Tell(table.Event{Tale: taleNoScar, Seat: s, Rule: "PH-RULING-76"})
		return
	}
	drawn, gone := g.of(s, Drawn), g.pile(ScarsGone)
	c := g.pile(Scars).Draw(t, drawn, table.Everyone)
	g.Cards[c].Came = true
	if Of(c).Blank {
		drawn.Lay(0, gone)
		t.Tell(table.Event{Tale: taleMutation, Seat: s, Rule: "PH-RULING-18", A: int16(c)})
		return
	}
	m := t.Open(s, AskReplace, int(c))
	m.Offer(VerbDrop.Of(int(c)), "PH-RULING-18")
	for _, l := range g.of(s, Injury).Cards {
		m.Offer(VerbReplace.Of(int(l.Card)), "PH-RULING-18")
	}
	o := m.Ask()
	if o.Verb == VerbDrop {
		drawn.Lay(0, gone)
		t.Tell(table.Event{Tale: taleMutation, Seat: s, Rule: "PH-RULING-18", A: int16(c)})
		return
	}
	t.Tell(table.Event{Tale: taleMutation, Seat: s, Rule: "PH-RULING-18", A: int16(c), B: 1})
	t.Tell(table.Event{Tale: taleGaveWay, Seat: s, Rule: "PH-RULING-125", A: o.A})
	mine := g.of(s, Injury)
	mine.Lay(mine.Find(table.Card(o.A)), gone)
	drawn.Lay(0, mine)
	g.reshape(t, s)
}

// consolidate is a default action: any number of action cards is discarded, and the hand drawn up (PH-RULING-18).
func (g *Game) consolidate(t *table.Table, s table.Seat) {
	t.Tell(table.Event{Tale: taleDefault, Seat: s, Rule: "PH-RULING-18", A: defaultConsolidate})
	m := t.Open(s, askToss)
	for _, l := range g.of(s, Tricks).Cards {
		m.Offer(VerbDrop.Of(int(l.Card)), "PH-RULING-18")
	}
	g.toss(t, s, m.AskSome(0, m.Len()))
	g.fillHand(t, s)
}

// toss discards action cards, face up (PH-RULING-135).
func (g *Game) toss(t *table.Table, s table.Seat, list []table.Option) {
	p := g.of(s, Tricks)
	for _, o := range list {
		p.Move(t, p.Find(table.Card(o.A)), g.pile(ActionsGone), table.Everyone, table.Everyone)
		t.Tell(table.Event{Tale: taleUnplayed, Seat: s, Rule: "PH-RULING-135", A: o.A})
	}
}

// fillHand draws action cards up to the hand limit.
func (g *Game) fillHand(t *table.Table, s table.Seat) {
	n := 0
	for g.of(s, Tricks).Len() < g.trickLimit(s) && g.drawTrick(t, s) {
		n++
	}
	if n > 0 {
		t.Tell(table.Event{Tale: taleDrawUp, Seat: s, Rule: "PH-MUTACT-13", A: int16(n)})
	}
}

// drawUp fills the hands of all mutants at the end of their step. Whoever has as many cards as they may hold can change
// one; whoever has more, since a mutation gave way, discards (PH-MUTACT-13, PH-MUTACT-14). Who has only just turned
// does nothing (PH-TURN-09).
func (g *Game) drawUp(t *table.Table) {
	for _, s := range g.Order {
		m := g.mat(s)
		if !m.Mutant || m.Action == Wait {
			continue
		}
		switch more := g.of(s, Tricks).Len() - g.trickLimit(s); {
		case more > 0:
			ask := t.Open(s, AskLimit, g.of(s, Tricks).Len(), more)
			for _, l := range g.of(s, Tricks).Cards {
				ask.Offer(VerbDrop.Of(int(l.Card)), "PH-MUTACT-14")
			}
			g.toss(t, s, ask.AskSome(more, more))
		case more == 0:
			ask := t.Open(s, askSwap1)
			ask.Offer(VerbBide.Of(), "PH-MUTACT-13")
			for _, l := range g.of(s, Tricks).Cards {
				ask.Offer(VerbDrop.Of(int(l.Card)), "PH-MUTACT-13")
			}
			if o := ask.Ask(); o.Verb == VerbDrop {
				p := g.of(s, Tricks)
				p.Move(t, p.Find(table.Card(o.A)), g.pile(ActionsGone), table.Everyone, table.Everyone)
				t.Tell(table.Event{Tale: taleUnplayed, Seat: s, Rule: "PH-RULING-135", A: o.A})
				g.fillHand(t, s)
			}
		default:
			g.fillHand(t, s)
		}
	}
}
