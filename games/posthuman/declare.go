package posthuman

import (
	"strings"

	"waystation/games/words"
	"waystation/table"
)

var (
	AskDeclare = book.Question("declare", "PH-DECL-02", "What do you do this turn?", words.Secret)
	askTrick   = book.Question("trick", "PH-DECL-03", "Which action card do you lay face down?", words.Secret,
		words.Idly("no-trick"))
)

// What is offered.
var (
	VerbDeclare = book.Verb("declare", "{Action a}", "action:{a}")
	VerbTrick   = book.Verb("trick", "{trick a}", "card:{a}")
	VerbNoTrick = book.Verb("no-trick", "No card", "")
)

// What is told.
var (
	taleDeclared = book.Tale("{who} will {action a}.")
	taleFaceDown = book.Tale("{who} lays an action card face down.")
)

// declare lets all players choose at the same time and in secret what they will do (PH-DECL-01, PH-SEQ-05). Humans show
// it when all have chosen, and carry it out in the phases that follow (PH-DECL-05); the cards of mutants stay face down
// (PH-DECL-04, PH-DECL-06). What mutants tell each other of theirs is their own talk (PH-MUTACT-07, PH-RULING-136).
func (g *Game) declare(t *table.Table) {
	who := g.people()
	for _, s := range g.Order { // PH-TURN-09: who has turned this turn is out of it
		if m := g.mat(s); m.Mutant && !m.Acted {
			who = who.With(s)
		}
	}
	var tricks [4]table.Option
	t.All(who, func(s table.Seat) {
		if g.human(s) {
			g.mat(s).Action = g.chooseAction(t, s)
			return
		}
		m := t.Open(s, askTrick)
		for _, l := range g.of(s, Tricks).Cards {
			m.Offer(VerbTrick.Of(int(l.Card)), "PH-DECL-03")
		}
		m.Offer(VerbNoTrick.Of(), "PH-DECL-03")
		tricks[s] = m.Ask()
	})
	for _, s := range g.Order {
		switch {
		case !who.Has(s):
		case g.human(s):
			t.Tell(table.Event{Tale: taleDeclared, Seat: s, Rule: "PH-DECL-04", A: int16(g.mat(s).Action)})
		case tricks[s].Verb == VerbTrick: // PH-RULING-137
			p := g.of(s, Tricks)
			p.Move(t, p.Find(table.Card(tricks[s].A)), g.of(s, Chosen), table.Set(s), table.Set(s))
			t.Tell(table.Event{Tale: taleFaceDown, Seat: s, Rule: "PH-DECL-06"})
		}
	}
	g.Phase = PhaseTrade
}

// inTurn are the actions in the order in which they are taken for whoever is away (PH-RULING-60).
var inTurn = [4]Action{Camp, Scout, Forage, Move}

// chooseAction asks a human for one of the actions that are legal now, or makes them wait (PH-DECL-02, PH-RULING-49,
// PH-RULING-50).
func (g *Game) chooseAction(t *table.Table, s table.Seat) Action {
	m := t.Open(s, AskDeclare)
	for _, a := range inTurn {
		if g.legal(s, a) {
			m.Offer(VerbDeclare.Of(int(a)), "PH-DECL-02")
		} else if m.Wordy() {
			rule, why := g.unfit(s, a)
			m.Deny(VerbDeclare.Of(int(a)), rule, why)
		}
	}
	if m.Len() == 0 {
		m.Offer(VerbDeclare.Of(int(Wait)), "PH-RULING-50")
	}
	return Action(m.Ask().A)
}

// unfit says why an action that is not legal can't be declared.
func (g *Game) unfit(s table.Seat, a Action) (rule, why string) {
	if name := g.forbidden(a); name != "" {
		return "PH-EVENT-01", name + ": nobody can " + strings.ToLower(a.String()) + " this turn"
	}
	m := g.mat(s)
	switch a {
	case Camp:
		return "PH-CAMP-03", "you are on the starting tile and in full health and morale"
	case Forage:
		switch marks := &g.Cards[m.Tile]; {
		case !marks.Done:
			return "PH-FORAGE-01", "your tile is not completed"
		case Of(m.Tile).Supplies == 0:
			return "PH-FORAGE-03", "your tile has no supply icon"
		}
		return "PH-FORAGE-04", "your tile has been foraged"
	case Scout:
		if g.pile(Tiles).Len() == 0 {
			return "PH-RULING-65", "no tile is left to draw"
		}
		return "PH-SCOUT-02", "your tile has no vacant exit"
	}
	return "PH-MOVE-01", "no way leads on from here"
}

// forbidding are the rules of events that forbid an action.
var forbidding = [...]Rule{Camp: NoCamp, Forage: NoForage, Scout: NoScout, Move: NoMove, Wait: NoRule}

// forbidden is the name of the event in play that forbids an action, "" if none does.
func (g *Game) forbidden(a Action) string {
	for _, k := range [2]Stack{EventNow, SeasonNow} {
		for _, l := range g.pile(k).Cards {
			if r := Of(l.Card).Event.Rule; r != NoRule && r == forbidding[a] {
				return Of(l.Card).Name
			}
		}
	}
	return ""
}
