package firelands

import "waystation/table"

// rival is one of those in the race: a player, who is asked, or the Automa, which goes by its cards (FL-AUTO). Both
// take turns and have a place on the map, in the turn order and on Enemies; what a turn is, and how they bear what
// befalls a convoy, the chapters leave to them. Every rival is asked with the game, and the place it has in the turn
// order.
type rival interface {
	// turn takes a turn of the running phase.
	turn(g *Game, t *table.Table, s table.Seat)
	// ambushed bears an ambush of an Enemy.
	ambushed(g *Game, t *table.Table, s table.Seat, enemy table.Card)
	// damage takes n Damage counters in an area, and contaminate n Contamination counters.
	damage(g *Game, t *table.Table, s table.Seat, n int, a Area, why cause)
	contaminate(g *Game, t *table.Table, s table.Seat, n int, among circle, why cause)
	// gain stores n tokens of a kind; drawObject and drawLoot take the top card of a deck.
	gain(g *Game, t *table.Table, s table.Seat, x Token, n int, why cause)
	drawObject(g *Game, t *table.Table, s table.Seat, deck *table.Pile, why cause)
	drawLoot(g *Game, t *table.Table, s table.Seat, enemy int, deck *table.Pile)
	// famed gains Fame at the top of the track, and moveTarget has hit an Enemy when no Target counter is left.
	famed(g *Game, t *table.Table, s table.Seat)
	moveTarget(g *Game, t *table.Table, s table.Seat, enemy int)
	// gear reports whether the convoy can take Rough shortcuts, and open Mountain shortcuts (FL-RULING-66).
	gear(g *Game, s table.Seat) (tracks, drill bool)
}

// player is a rival with a seat. What it does stands in the chapters.
type player struct{}

// automa is the rival of somebody who plays alone.
type automa struct{}

// isPlayer reports whether a place in the turn order is a player's.
func isPlayer(s table.Seat) bool { return s != Automa }

// rival is who has a place in the turn order.
func (g *Game) rival(s table.Seat) rival {
	if isPlayer(s) {
		return player{}
	}
	return automa{}
}

func (player) turn(g *Game, t *table.Table, s table.Seat) {
	g.aboard(t, s, func() {
		switch g.Phase {
		case PhaseExploration:
			g.takeTurn(t, s)
			g.endFood(t, s)
		case PhaseMovement:
			g.Ride.Chase = g.chases(s)
			claims := g.drive(t, s)
			if !g.Ride.Moving {
				g.tellStay(t, s)
			}
			g.arrive(t, s, claims)
		case PhaseConvoysFire:
			for g.fireOnce(t, s) {
			}
		case PhaseLoot:
			g.unpackShare(t, s)
		}
	})
}

// turn of the Automa: its Loot it has kept unseen, and does not unpack (FL-AUTO-41).
func (automa) turn(g *Game, t *table.Table, _ table.Seat) {
	switch g.Phase {
	case PhaseExploration:
		g.automaExplores(t)
	case PhaseMovement:
		g.automaMoves(t)
	case PhaseConvoysFire:
		g.automaFires(t)
	}
}

// ambushed takes the damage of an ambush, whatever else a player could do or would suffer (FL-AUTO-32,
// FL-RULING-123).
func (automa) ambushed(g *Game, t *table.Table, s table.Seat, enemy table.Card) {
	for _, k := range Of(enemy).Ambush {
		g.damage(t, s, int(k.N), k.Area, byCard("FL-AUTO-32", enemy))
	}
}

func (automa) damage(g *Game, t *table.Table, _ table.Seat, n int, _ Area, why cause) {
	g.automaDamage(t, n, why)
}

func (automa) contaminate(g *Game, t *table.Table, _ table.Seat, n int, _ circle, why cause) {
	g.automaContaminate(t, n, why)
}

func (automa) gain(g *Game, t *table.Table, _ table.Seat, x Token, n int, why cause) {
	g.automaGains(t, x, n, why)
}

// drawObject keeps an Object unseen (FL-AUTO-15).
func (automa) drawObject(g *Game, t *table.Table, s table.Seat, deck *table.Pile, why cause) {
	deck.Draw(t, g.pile(AutomaHold), 0)
	t.Tell(table.Event{Tale: taleHoard, Seat: s, Rule: why.rule, C: why.card})
}

func (automa) drawLoot(g *Game, t *table.Table, _ table.Seat, enemy int, deck *table.Pile) {
	g.automaLoots(t, enemy, deck)
}

func (automa) famed(g *Game, t *table.Table, _ table.Seat) { g.automaRepairs(t, "FL-RULING-124") }

func (automa) moveTarget(g *Game, t *table.Table, _ table.Seat, enemy int) {
	g.automaGathersTargets(t, enemy)
}

func (automa) gear(g *Game, _ table.Seat) (tracks, drill bool) {
	cuts := g.cuts()
	return cuts, cuts
}
