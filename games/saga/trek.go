package saga

import (
	"waystation/games/words"
	"waystation/table"
)

// What is asked.
var (
	askFoe   = book.Question("foe", "PS-BOSS-02", "Whom do you fight?")
	askToken = book.Question("token", "PS-TREK-06", "You have survived. Do you place a token?", words.Idly("no"))
)

// What is offered.
var (
	VerbEnemy = book.Verb("enemy", "Whoever comes", "deck")
	VerbBoss  = book.Verb("boss", "{The a}", "boss:{a}")
	VerbToken = book.Verb("token", "Mark {want who a b}", "mission:{b}")
	VerbSide  = book.Verb("side-token", "The side mission", "side")
)

// trek resolves the encounter of a Trek, and lets who survives it place a token (PS-TREK-02 to PS-TREK-09,
// PS-MISSION-19, PS-KO-08).
func (g *Game) trek(t *table.Table, s table.Seat) {
	if g.Mode == Teams && g.joins(t, s) {
		return
	}
	if g.askFoe(t, s) {
		g.fightBoss(t, s)
	} else {
		g.encounter(t, s, true)
	}
	if g.Mode != Teams { // PS-TEAM-20
		g.placeToken(t, s)
	}
}

// askFoe asks who has a boss whether they fight it (PS-BOSS-02, PS-RULING-149, PS-SOLO-29).
func (g *Game) askFoe(t *table.Table, s table.Seat) bool {
	if !g.bossFits(s) || g.Mode == Teams {
		return false
	}
	q := t.Open(s, askFoe)
	q.Offer(VerbEnemy.Of(), "PS-TREK-02")
	q.Offer(VerbBoss.Of(int(g.boss(s))), "PS-BOSS-02")
	return q.Ask().Verb == VerbBoss
}

// bossFits reports whether a boss can be fought where a player stands (PS-RULING-201).
func (g *Game) bossFits(s table.Seat) bool {
	z := g.here(s)
	if z.Tile == 0 || z.Token != NoToken {
		return false
	}
	if g.Mode == Solo {
		return g.own(s).Level >= 1 && g.pile(BossShown).Len() > 0
	}
	return g.bossPile(s).Len() > 0
}

// bossPile is where the boss of a player, or of their team, lies (PS-TEAM-31).
func (g *Game) bossPile(s table.Seat) *table.Pile {
	if g.Mode == Solo {
		return g.pile(BossShown)
	}
	return g.of(g.members(g.side(s)).First(), MyBoss)
}

func (g *Game) boss(s table.Seat) table.Card { return g.bossPile(s).At(0) }

// placeToken lets a player mark a requirement of a mission, or the side mission (PS-TREK-06, PS-MISSION-05 to
// PS-MISSION-10, PS-RULING-042, PS-MISSION-07, PS-MISSION-08, PS-SIDE-04 to PS-SIDE-06, PS-RULING-017, PS-RULING-033,
// PS-RULING-200).
func (g *Game) placeToken(t *table.Table, s table.Seat) {
	z := g.here(s)
	if z.Tile == 0 || z.Token != NoToken {
		return
	}
	q := t.Open(s, askToken)
	g.offerTokens(&q, s, z.terrain())
	if g.sideFits(s) {
		q.Offer(VerbSide.Of(), "PS-SIDE-03")
	}
	q.Offer(VerbNo.Of(), "PS-MISSION-06")
	switch o := q.Ask(); o.Verb {
	case VerbToken:
		g.mark(t, s, int(o.A), int(o.B))
	case VerbSide:
		g.finishSide(t, s)
	default:
		return
	}
	g.occasion(t, s, OnToken, 0)
}
