package saga

import (
	"waystation/games/words"
	"waystation/table"
)

// What is asked.
var (
	askWait = book.Question("wait", "PS-RULING-166", "Your teammate treks too. Do you wait for them?",
		words.Idly("no"))
	askJoint = book.Question("joint", "PS-TEAM-20", "Do you fight together?", words.Idly("yes"))
	askHunt  = book.Question("hunt", "PS-TEAM-21", "Do you fight {the a} together?", words.Idly("no"))
	askFirst = book.Question("first", "PS-TEAM-23", "Who goes first?")
	askBonus = book.Question("who-bonus", "PS-TEAM-08", "Who takes the first player bonus?")
)

// VerbSeat is one of two teammates.
var VerbSeat = book.Verb("seat", "{seat a}", "seat:{a}")

// What is told.
var (
	taleWaits = book.Tale("{who} waits for {seat a}.")
)

// waiting reports whether a player waits for the teammate.
func (g *Game) waiting(s table.Seat) bool { return g.mat(s).Waits }

// joins sees to treks of teammates: whoever is earlier may wait, and where both stand they may fight together
// (PS-RULING-166, PS-RULING-167). It reports whether the encounter of this player is dealt with.
func (g *Game) joins(t *table.Table, s table.Seat) bool {
	mate := g.mate(s)
	m, o := g.mat(s), g.mat(mate)
	switch {
	case o.Action != Trek:
		return false
	case !o.Acted && !o.Forced:
		m.Waits = g.asksToWait(t, s, mate)
		return m.Waits
	case !o.Waits:
		return false
	}
	o.Waits = false
	if o.At == m.At && g.asksToJoin(t, s) {
		g.jointTrek(t, s, mate)
		return true
	}
	g.alone(t, mate)
	return false
}

func (g *Game) asksToWait(t *table.Table, s, mate table.Seat) bool {
	q := t.Open(s, askWait)
	q.Offer(VerbYes.Of(), "PS-RULING-166")
	q.Offer(VerbNo.Of(), "PS-RULING-166")
	if q.Ask() == VerbNo.Of() {
		return false
	}
	t.Tell(table.Event{Tale: taleWaits, Seat: s, Rule: "PS-RULING-166", A: int16(mate)})
	return true
}

func (g *Game) asksToJoin(t *table.Table, s table.Seat) bool {
	q := t.Open(s, askJoint)
	q.Offer(VerbYes.Of(), "PS-TEAM-07")
	q.Offer(VerbNo.Of(), "PS-RULING-167")
	return q.Ask() == VerbYes.Of()
}

// alone lets a player who has waited in vain fight alone (PS-RULING-166). What comes into the team's hand by it, the
// teammate trims whose turn it is (PS-RULING-178).
func (g *Game) alone(t *table.Table, s table.Seat) {
	g.mat(s).Waits = false
	g.aboard(t, s, func() { g.encounter(t, s, true) })
}

// leftWaiting lets the teammate of somebody whose turn is over fight alone, if they still wait.
func (g *Game) leftWaiting(t *table.Table, s table.Seat) {
	if mate := g.mate(s); mate != table.Nobody && g.waiting(mate) {
		g.alone(t, mate)
	}
}

// jointTrek is the encounter of both, and the token after it (PS-TEAM-07, PS-TEAM-21, PS-TEAM-22, PS-RULING-043).
func (g *Game) jointTrek(t *table.Table, s, mate table.Seat) {
	both := false
	if g.bossFits(s) && g.asksToHunt(t, s) {
		both = g.huntTogether(t, s, mate)
	} else {
		both = g.fightTogether(t, s, mate)
	}
	if both {
		g.placeToken(t, s)
	}
}

func (g *Game) asksToHunt(t *table.Table, s table.Seat) bool {
	q := t.Open(s, askHunt, int(g.boss(s)))
	q.Offer(VerbYes.Of(), "PS-TEAM-21")
	q.Offer(VerbNo.Of(), "PS-TEAM-21")
	return q.Ask() == VerbYes.Of()
}

// whoFirst asks in which order the teammates go on.
func (g *Game) whoFirst(t *table.Table, s, mate table.Seat, rule string) [2]table.Seat {
	if g.askMate(t, s, mate, askFirst, rule) == s {
		return [2]table.Seat{s, mate}
	}
	return [2]table.Seat{mate, s}
}

// askMate asks a player for one of the two of the team.
func (g *Game) askMate(t *table.Table, s, mate table.Seat, p *table.Prompt, rule string, about ...int) table.Seat {
	q := t.Open(s, p, about...)
	q.Offer(VerbSeat.Of(int(s)), rule)
	q.Offer(VerbSeat.Of(int(mate)), rule)
	return table.Seat(q.Ask().A)
}
