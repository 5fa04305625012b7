package posthuman

import (
	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	taleEnd = book.Tale("{end a}", words.Fate)
)

// endTurn sees whether the game is over, and clears the table for the next turn (PH-END-01, PH-RULING-41,
// PH-RULING-143).
func (g *Game) endTurn(t *table.Table) {
	switch {
	case g.arrived() != 0: // PH-END-01, PH-SOLO-07, PH-RULING-151
		g.finishAs(t, Fortress)
		return
	case g.solo() && g.ruled(LastTurn): // PH-SOLO-08
		g.finishAs(t, TooLate)
		return
	case g.nowhere(): // PH-RULING-65
		g.finishAs(t, NoWay)
		return
	}
	g.pile(EventNow).MoveAll(g.pile(EventsGone))
	if p := g.pile(SeasonNow); p.Len() > 0 && !Of(p.At(0)).Event.Lasts { // PH-EVENT-04
		g.seasonOver(t, "PH-EVENT-04")
	}
	for _, s := range g.Order {
		m := g.mat(s)
		m.Action, m.Acted, m.Ate, m.Hidden, m.Bids, m.Journey = NoAction, false, 0, false, 0, Journey{}
		m.Proposes = 0
		if g.human(s) {
			g.renew(s, PerTurn)
		}
	}
	g.reckonEvents()
	g.Struck = [4]uint16{}
	g.Offers, g.Flared, g.Done, g.Next = g.Offers[:0], 0, 0, 0
	g.Turn++
	g.Phase = PhaseEvent
}

// arrived are the humans with 10 journey points (PH-GOAL-01, PH-JOURNEY-07).
func (g *Game) arrived() table.Seats {
	var who table.Seats
	for _, s := range g.Order {
		if g.human(s) && g.mat(s).JP == LastSpace {
			who = who.With(s)
		}
	}
	return who
}

// nowhere reports whether no human can ever reach an uncompleted tile (PH-RULING-65).
func (g *Game) nowhere() bool {
	for _, s := range g.Order {
		if g.human(s) && !g.stranded(s) {
			return false
		}
	}
	return true
}

// finishAs ends the game. Step stops when it has ended. Scars are shown (PH-RULING-146).
func (g *Game) finishAs(t *table.Table, f Final) {
	if g.Final != NotYet {
		return
	}
	g.Final = f
	t.Tell(table.Event{Tale: taleEnd, Seat: table.Nobody,
		Rule: [...]string{"", "PH-END-01", "PH-END-05", "PH-SOLO-08", "PH-RULING-65"}[f], A: int16(f)})
	for _, s := range g.Order {
		for i := range g.of(s, Injury).Cards {
			g.of(s, Injury).Show(t, i, table.Everyone)
		}
	}
}

// Tally is a player's score on the chart, line by line (PH-END-03, PH-RULING-146). Lines that cost points are negative.
type Tally struct {
	Followers int `json:"followers"` // 2 for each, active or face down
	Hunger    int `json:"hunger"`    // 1 off for each empty slot to the right of the marker
	Stats     int `json:"stats"`     // 2 for each time one was raised
	Skills    int `json:"skills"`    // 1 for each gained with XP
	XP        int `json:"xp"`        // 1 for each 3 unspent
	Mutations int `json:"mutations"` // 1 off for each; secret until the end
	Total     int `json:"total"`
	Tiles     int `json:"tiles"` // in play, which decide when totals are level (PH-END-04); no part of the total
}

// Tally counts a player's score.
func (g *Game) Tally(s table.Seat) Tally {
	m := g.mat(s)
	x := Tally{Followers: 2 * g.of(s, Company).Len(), Hunger: -int(m.Hunger), Skills: int(m.Bought), XP: g.xp(s) / 3,
		Mutations: -g.mutations(s),
		Tiles:     g.of(s, Map).Len()}
	for _, n := range m.Raised {
		x.Stats += 2 * int(n)
	}
	x.Total = x.Followers + x.Hunger + x.Stats + x.Skills + x.XP + x.Mutations
	return x
}

// best are those of some humans with the highest score on the chart, and then the most tiles; several if they are level
// in both (PH-END-02, PH-END-03, PH-END-04, PH-RULING-145).
func (g *Game) best(who table.Seats) table.Seats {
	var out table.Seats
	top, tiles := 0, 0
	for s := range table.Seat(g.Players) {
		if !who.Has(s) {
			continue
		}
		x := g.Tally(s)
		switch {
		case out == 0 || x.Total > top || x.Total == top && x.Tiles > tiles:
			out, top, tiles = table.Set(s), x.Total, x.Tiles
		case x.Total == top && x.Tiles == tiles:
			out = out.With(s)
		}
	}
	return out
}

// furthest are the humans furthest on the journey track.
func (g *Game) furthest() table.Seats {
	var out table.Seats
	top := int8(-1)
	for s := range table.Seat(g.Players) {
		if !g.human(s) {
			continue
		}
		switch n := g.mat(s).JP; {
		case n > top:
			out, top = table.Set(s), n
		case n == top:
			out = out.With(s)
		}
	}
	return out
}

// Result is how the match stands: the journey points of the humans, and who has won. Mutants win together when nobody
// is human any more, and only then (PH-GOAL-02, PH-GOAL-04, PH-END-05, PH-RULING-144); a player alone can't win so
// (PH-SOLO-09). While the match runs those lead who are furthest on the track; what the chart would say then is secret,
// as it counts mutations.
func (g *Game) Result() table.Result {
	r := table.Result{Scores: make([]int, g.Players), Rounds: int(g.Turn)}
	for s := range table.Seat(g.Players) {
		r.Scores[s] = int(g.mat(s).JP)
	}
	switch g.Final {
	case NotYet:
		if who := g.furthest(); g.Turn > 0 && who != g.people() {
			r.Winners = who
		}
	case Fortress:
		r.Winners = g.best(g.arrived())
	case AllTurned:
		if !g.solo() {
			r.Winners = g.present()
		}
	case NoWay:
		if !g.solo() {
			r.Winners = g.best(g.furthest())
		}
	}
	return r
}
