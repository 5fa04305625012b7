package saga

import (
	"waystation/games/words"
	"waystation/table"
)

// What is asked.
var (
	AskAction = book.Question("action", "PS-DECL-01", "What do you do today?")
	askAfter  = book.Question("after", "PS-RULING-047", "Your turn ends. Anything else?", words.Idly("done"))
	askBegin  = book.Question("begin", "PS-RULING-047", "Your turn: {action a}. Anything before it?", words.Idly("go"))
	askSecond = book.Question("second", "PS-SOLO-24", "Eat 1 food more, for a second day?", words.Idly("no"))
)

// What is offered.
var (
	VerbAction = book.Verb("action", "{Action a}", "action:{a}")
	VerbGo     = book.Verb("go", "Begin", "")
	VerbDone   = book.Verb("done", "Done", "")
	VerbSecond = book.Verb("second", "A second day: {action a}", "action:{a}")
)

// What is told.
var (
	taleAction = book.Tale("{who} will {action a}.")
	taleSecond = book.Tale("{who} eats again, and goes on: {action a}.")
)

// declare lets everybody choose an action in secret, and reveals them (PS-DECL-01, PS-DECL-02). Whoever was knocked out
// camps (PS-DECL-06, PS-RULING-093).
func (g *Game) declare(t *table.Table) {
	var asked table.Seats
	var chosen [maxSeats]Action
	for s := range table.Seat(g.Players) {
		if g.mat(s).Forced {
			chosen[s] = Camp
		} else {
			asked = asked.With(s)
		}
	}
	g.asTeams(t, asked, func(s table.Seat) {
		q := t.Open(s, AskAction)
		for a := Camp; a <= Trek; a++ {
			q.Offer(VerbAction.Of(int(a)), "PS-DECL-05")
		}
		chosen[s] = Action(q.Ask().A)
		g.mat(s).Action = chosen[s] // which only the teammate sees until all have chosen
	})
	for _, s := range g.Order[:g.Players] {
		m := g.mat(s)
		m.Action, m.Acted, m.Stage, m.Waits = chosen[s], false, StageBegin, false
		t.Tell(table.Event{Tale: taleAction, Seat: s, Rule: "PS-DECL-02", A: int16(chosen[s])})
	}
	g.begin(PhaseDay)
}

// day plays one part of the turn of the next player (PS-DECL-03).
func (g *Game) day(t *table.Table) {
	s, more := g.turn()
	if !more {
		g.endOfDay(t)
		return
	}
	m := g.mat(s)
	if m.Stage == StageBegin {
		if m.Forced { // also by a knock-out after the declaration (PS-RULING-093)
			m.Action = Camp
		}
		m.Forced = false
		m.Walked = walkedNot
	}
	whole := g.aboard(t, s, func() { g.act(t, s) })
	if !whole {
		m.Stage = StageOver
	}
	if m.Stage == StageOver {
		m.Acted = true
		if !g.waiting(s) {
			g.trim(t, s)
		}
		g.leftWaiting(t, s)
		g.Next++
	}
}

// act plays the part of an action that comes now (PS-RULING-006, PS-TEAM-19, PS-SOLO-28).
func (g *Game) act(t *table.Table, s table.Seat) {
	m := g.mat(s)
	m.Used = usage{}
	switch m.Stage {
	case StageBegin:
		g.askBesides(t, s, askBegin, VerbGo, int(m.Action))
		m.Used = usage{}
		switch m.Action {
		case Camp:
			g.camp(t, s)
			m.Stage = StageResolved
		case Map:
			g.mapOut(t, s)
			m.Stage = StageResolved
		default:
			g.move(t, s)
			m.Stage = StageMoved
		}
	case StageMoved:
		m.Stage = StageResolved
		if m.Action == Forage {
			g.forage(t, s)
		} else {
			g.trek(t, s)
		}
	case StageResolved:
		m.Stage = StageOver
		g.askBesides(t, s, askAfter, VerbDone)
	}
}

// askBesides lets a player do what is not about the action: recon, tokens, weapons (PS-RULING-047).
func (g *Game) askBesides(t *table.Table, s table.Seat, p *table.Prompt, on table.Verb, about ...int) {
	for {
		q := t.Open(s, p, about...)
		g.offerBesides(&q, s)
		q.Offer(on.Of(), p.Rule)
		o := q.Ask()
		if o.Verb == on {
			return
		}
		g.doBesides(t, s, o)
	}
}

// endOfDay goes on to the night; in solo a second day may be bought (PS-SOLO-24, PS-SOLO-25, PS-RULING-195).
func (g *Game) endOfDay(t *table.Table) {
	if g.Mode == Solo && g.Phase == PhaseDay && g.secondDay(t) {
		return
	}
	for s := range table.Seat(g.Players) {
		g.mat(s).Walked = walkedNot
	}
	g.begin(PhaseNight)
}

func (g *Game) secondDay(t *table.Table) bool {
	const s table.Seat = 0
	m := g.mat(s)
	if m.Goods[Food] == 0 || m.Forced && m.Action == Camp {
		return false
	}
	q := t.Open(s, askSecond)
	for a := Camp; a <= Trek; a++ {
		switch {
		case a == m.Action:
			q.Deny(VerbSecond.Of(int(a)), "PS-SOLO-24", "that was the first day's")
		case m.Forced && a != Camp:
			q.Deny(VerbSecond.Of(int(a)), "PS-RULING-195", "you must camp")
		default:
			q.Offer(VerbSecond.Of(int(a)), "PS-SOLO-24")
		}
	}
	q.Offer(VerbNo.Of(), "PS-SOLO-24")
	o := q.Ask()
	if o.Verb == VerbNo {
		return false
	}
	g.gainGoods(t, s, Food, -1, by("PS-SOLO-24"))
	m.Action, m.Acted, m.Stage = Action(o.A), false, StageBegin
	t.Tell(table.Event{Tale: taleSecond, Seat: s, Rule: "PS-SOLO-24", A: o.A})
	g.begin(PhaseSecondDay)
	return true
}
