package posthuman

import "waystation/table"

var (
	AskMove  = book.Question("move", "PH-MOVE-01", "Where do you move?")
	AskEnter = book.Question("enter", "PH-MOVE-03", "Enter the {tile a}, or stay where you are?")
	AskLevel = book.Question("level", "PH-RULING-69",
		"The next space is of another level. From which level do you draw?")
	askGo = book.Question("go", "PH-SPEED-01", "Everybody moves at the same time. Go on when you are ready.")
)

// What is offered.
var (
	VerbExplore = book.Verb("explore", "Draw a tile and lay it", "")
	VerbStep    = book.Verb("step", "Enter the {tile a}", "tile:{a}")
	VerbStay    = book.Verb("stay", "Stay where you are", "")
	VerbOnward  = book.Verb("onward", "Go on to the next zone", "tile:{a}")
	VerbLevel   = book.Verb("level", "Level {a}", "")
	VerbGo      = book.Verb("go", "Go on", "")
)

// What is told.
var (
	taleEnter = book.Tale("{who} enters the {tile a}, {zone b}.")
	taleStay  = book.Tale("{who} does not enter the {tile a}.")
)

// move is one stage of one player's Move: the step itself, an encounter up to its first melee round, or a melee round
// (PH-SEQ-04, PH-MOVE-09, PH-MOVE-10).
func (g *Game) move(t *table.Table) {
	s := g.mover(t)
	if s == table.Nobody {
		g.Phase++
		return
	}
	m := g.mat(s)
	if m.Journey.Stage == StageStart && !g.setOut(t, s, Move) {
		m.Acted = true
		return
	}
	if !g.aboard(t, s, func() { g.stage(t, s) }) { // PH-ENC-07, PH-KO-06, PH-RULING-114, PH-RULING-128
		g.clearReveal(s)
		m.Journey.Stage = StageOver
	}
	if m.Journey.Stage == StageOver {
		m.Journey, m.Acted = Journey{}, true
	}
}

// mover is whose Move goes on: clockwise, one after the other (PH-SEQ-02); in speed-play whoever of those who move is
// ready (PH-SPEED-01, PH-RULING-155).
func (g *Game) mover(t *table.Table) table.Seat {
	first, who := table.Nobody, table.Seats(0)
	for _, s := range g.Order {
		if m := g.mat(s); g.human(s) && m.Action == Move && !m.Acted {
			if first == table.Nobody {
				first = s
			}
			who = who.With(s)
		}
	}
	if !g.Fast || who == 0 || who == table.Set(first) {
		return first
	}
	s, _, ok := t.Any(who, askGo, func(_ table.Seat, m *table.Menu) { m.Offer(VerbGo.Of(), "PH-SPEED-01") })
	if !ok {
		return first
	}
	return s
}

// setOut lets mutants strike before an action, and reports whether it can be carried out all the same. A knock-out by
// them does not end it (PH-RULING-48, PH-RULING-49).
func (g *Game) setOut(t *table.Table, s table.Seat, a Action) bool {
	lost := false
	g.aboard(t, s, func() { lost = g.interrupted(t, s, a) })
	if lost || g.mat(s).Mutant {
		return false
	}
	if !g.legal(s, a) {
		t.Tell(table.Event{Tale: taleLapse, Seat: s, Rule: "PH-RULING-49", A: int16(a)})
		return false
	}
	return true
}

func (g *Game) stage(t *table.Table, s table.Seat) {
	m := g.mat(s)
	switch m.Journey.Stage {
	case StageStart:
		g.depart(t, s)
		return
	case StageEncounter:
		m.Journey.Evaded, m.Journey.Again = false, false
		m.Journey.Stage = StageMelee
		g.drawEncounter(t, s)
	case StageMelee:
		g.meleeRound(t, s)
	}
	if !m.Fight.On {
		g.resolved(t, s)
	}
}

// depart is the step itself: one of the four kinds of Move (PH-MOVE-01). Whoever has entered a tile goes through all
// its zones first, in order (PH-MAP-02, PH-MOVE-07).
func (g *Game) depart(t *table.Table, s table.Seat) {
	for {
		m := t.Open(s, AskMove)
		here := g.mat(s).Tile
		if g.Cards[here].Done {
			g.offerSteps(&m, s)
		} else {
			m.Offer(VerbOnward.Of(int(here)), "PH-MOVE-06")
		}
		g.offerOwn(&m, s)
		switch o := m.Ask(); {
		case g.doOwn(t, s, o):
		case o.Verb == VerbOnward: // option D
			g.mat(s).Zone++
			g.enterZone(t, s)
			return
		case o.Verb == VerbExplore: // option A
			g.explore(t, s)
			return
		default: // options B and C
			g.enterTile(t, s, table.Card(o.A))
			return
		}
	}
}

// offerSteps offers what can be done on a completed tile (PH-MOVE-02, PH-MOVE-04, PH-MOVE-05, PH-RULING-63).
func (g *Game) offerSteps(m *table.Menu, s table.Seat) {
	a := g.around(s)
	switch {
	case a.vacant == 0:
		m.Deny(VerbExplore.Of(), "PH-RULING-63", "the tile has no vacant exit")
	case g.pile(Tiles).Len() == 0:
		m.Deny(VerbExplore.Of(), "PH-RULING-65", "no tile is left to draw")
	default:
		m.Offer(VerbExplore.Of(), "PH-MOVE-02")
	}
	for side, c := range a.near {
		switch {
		case !a.taken.has(int8(side)):
		case !a.linked.has(int8(side)):
			m.Deny(VerbStep.Of(int(c)), "PH-MAP-12", "the exits don't meet")
		case g.Cards[c].Done:
			m.Offer(VerbStep.Of(int(c)), "PH-MOVE-05")
		default:
			m.Offer(VerbStep.Of(int(c)), "PH-MOVE-04")
		}
	}
}

// explore draws a tile, lays it, and enters it or not (PH-MOVE-02, PH-MOVE-03, PH-RULING-63).
func (g *Game) explore(t *table.Table, s table.Seat) {
	g.drawTile(t, s, "PH-MOVE-02")
	c := g.place(t, s)
	m := t.Open(s, AskEnter, int(c))
	m.Offer(VerbStep.Of(int(c)), "PH-MOVE-02")
	m.Offer(VerbStay.Of(), "PH-MOVE-03")
	if m.Ask().Verb == VerbStay {
		t.Tell(table.Event{Tale: taleStay, Seat: s, Rule: "PH-MOVE-03", A: int16(c)})
		g.mat(s).Journey.Stage = StageOver
		return
	}
	g.enterTile(t, s, c)
}

// enterTile moves the meeple to a neighbouring tile: to its first zone, or to its completed marker, which is never a
// safe house and has no special rule any more (PH-MAP-08, PH-MAP-14, PH-MAP-25).
func (g *Game) enterTile(t *table.Table, s table.Seat, c table.Card) {
	m := g.mat(s)
	m.Tile, m.Zone = c, 1
	if g.Cards[c].Done {
		m.Zone = 0
	}
	g.settleIn(s)
	g.enterZone(t, s)
}

// enterZone settles what entering a zone brings: how many encounters, of which level, and whether it gives a journey
// point (PH-MAP-03, PH-MAP-26, PH-MOVE-09, PH-RULING-69).
func (g *Game) enterZone(t *table.Table, s table.Seat) {
	m := g.mat(s)
	t.Tell(table.Event{Tale: taleEnter, Seat: s, Rule: "PH-MOVE-09", A: int16(m.Tile), B: int16(m.Zone)})
	figures := int8(1)
	if m.Zone > 0 {
		figures = int8(Of(m.Tile).Zones[m.Zone-1])
	}
	level := g.level(t, s)
	m.Journey = Journey{
		Stage: StageEncounter, Level: level, Figures: figures, Gain: !g.dead(s) && level == m.nextLevel(),
	}
}

// dead reports whether the zone one stands in is a dead zone (PH-MAP-05, PH-MAP-06, PH-JOURNEY-06).
func (g *Game) dead(s table.Seat) bool {
	m := g.mat(s)
	return Of(m.Tile).Terrain == Mountain || g.Cards[m.Tile].Done
}

// nextLevel is the level of the next space of the journey track.
func (m *Mat) nextLevel() int8 { return int8(Level(int(min(m.JP+1, LastSpace)))) }

// level is from which deck the encounters of the zone are drawn: to advance, from that of the next space; else, and in
// dead zones, from that of the space one is on (PH-JOURNEY-01 to PH-JOURNEY-03, PH-RULING-68, PH-RULING-69).
func (g *Game) level(t *table.Table, s table.Seat) int8 {
	m := g.mat(s)
	now := int8(Level(int(m.JP)))
	if g.dead(s) || now == m.nextLevel() {
		return now
	}
	ask := t.Open(s, AskLevel)
	ask.Offer(VerbLevel.Of(int(now)+1), "PH-JOURNEY-01")
	ask.Offer(VerbLevel.Of(int(now)), "PH-JOURNEY-02")
	return int8(ask.Ask().A)
}

// resolved is the end of an encounter after which the player stands (PH-ENC-05, PH-COMBAT-05): the next one of the
// zone, or the end of the action (PH-ENC-02, PH-MOVE-10).
func (g *Game) resolved(t *table.Table, s table.Seat) {
	m := g.mat(s)
	g.settleXP(t, s)
	g.clearReveal(s)
	m.Fight.Joined = false
	m.Journey.Figures--
	if m.Journey.Figures > 0 {
		m.Journey.Stage = StageEncounter
		return
	}
	m.Journey.Stage = StageOver
	g.completeZone(t, s)
}

// completeZone is what a completed zone brings: a journey point, if its encounters were of the level of the next space,
// and after the last zone the completion of the tile (PH-MAP-04, PH-MAP-17, PH-JOURNEY-04, PH-JOURNEY-05,
// PH-RULING-71).
func (g *Game) completeZone(t *table.Table, s table.Seat) {
	m := g.mat(s)
	if m.Journey.Gain && m.Journey.Level == m.nextLevel() {
		g.advance(t, s, by("PH-JOURNEY-04"))
	}
	if !g.Cards[m.Tile].Done && int(m.Zone) == len(Of(m.Tile).Zones) {
		g.completeTile(t, s)
	}
}
