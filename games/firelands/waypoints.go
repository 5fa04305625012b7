package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	taleWaypoint = book.Tale("{who} stops at the {card a} on {b}.", words.At("{convoyof who}"))
)

// wayside is the counter on the convoy's space that its owner may claim by stopping there: one that gives something, if
// the convoy came there in this movement (FL-WAY-01, FL-WAY-02, FL-WAY-03, FL-RULING-62).
func (g *Game) wayside(s table.Seat) (table.Card, bool) {
	if g.Ride.Driven == 0 {
		return 0, false
	}
	p, ok := g.waypointAt(g.mat(s).Space)
	if !ok || g.Taken[p] {
		return 0, false
	}
	c := g.pile(Waypoints).At(p)
	return c, Of(c).Token != NoToken
}

// arrive ends a movement: what burnt has its price, and the waypoint acts.
func (g *Game) arrive(t *table.Table, s table.Seat, claim bool) {
	m, r := g.mat(s), &g.Ride
	r.Ended = true
	if r.Moving {
		m.Moved = int8(g.points(s)) + r.Driven
	}
	if r.Nitro {
		g.damage(t, s, 1, AreaTruck, by("FL-RULING-100"))
	}
	if r.Driven == 0 {
		return
	}
	p, ok := g.waypointAt(m.Space)
	if !ok || g.Taken[p] {
		return
	}
	c := g.pile(Waypoints).At(p)
	f := Of(c)
	if claim { // FL-WAY-02, FL-WAY-03
		g.Taken[p] = true
		g.Cards[c].Came = true
		t.Tell(table.Event{Tale: taleWaypoint, Seat: s, Rule: claimRule(c), A: int16(c), B: int16(m.Space)})
		g.gain(t, s, f.Token, 1, byCard(claimRule(c), c))
	}
	if f.Hazard == HazardContamination { // FL-WAY-04
		g.Taken[p] = !f.Stays
		g.Cards[c].Came = true
		t.Tell(table.Event{Tale: taleWaypoint, Seat: s, Rule: "FL-WAY-04", A: int16(c), B: int16(m.Space)})
		g.contaminate(t, s, 1, anyone, byCard("FL-WAY-04", c))
	}
}

// claimRule is the rule by which a waypoint's good is taken.
func claimRule(c table.Card) string {
	if Of(c).Token == ObjectToken {
		return "FL-WAY-03"
	}
	return "FL-WAY-02"
}
