package firelandsbot

import (
	"waystation/games/firelands"
	"waystation/table"
)

// mind is what the bot makes of one view and one question.
type mind struct {
	v    *firelands.View
	me   *firelands.SeenPlayer
	ask  *table.Ask
	kind string // of the question

	after   int  // rounds that will probably follow this one
	explore int  // Exploration Phases still to come, the running one left out
	drives  int  // movements still to come, with one of this round not made yet
	fires   int  // Fire Weapons Phases still to come, with the running one
	citadel int  // how probable it is, in percent, that somebody will have reached the Citadel when the game ends
	alone   bool // all others are out: whoever is still there in the end has won (FL-RULING-96)

	atlas  *atlas // the map of this match
	rivals []rival
	hold   firelands.Hold // the convoy's room and cargo
	rig    rig            // the convoy's cards
	crew   []man          // everybody, by zone

	planned bool // road.go
	plan    plan
	sized   [6]bool // explore.go, by slot
	slots   [6]find
	whole   bool // rig.go: what the convoy is worth is known
	worth   int
	hurts   [4][2][8]price                                  // harm.go: of Damage, by column, row and box
	harms   [firelands.AreaLastTrailers + 1][most + 1]price // by area and number
	means   [4]int                                          // fire.go: what Loot is worth, by deck
	saves   [4]struct {
		known bool
		steps int
	}
}

// zones of Survivors.
const (
	active = iota
	exhausted
	resting
)

// man is one of the own Survivors.
type man struct {
	firelands.SeenCrew
	zone int
}

// think looks at a view, with an empty mind.
func (m *mind) think(v *firelands.View, ask *table.Ask) {
	*m = mind{
		v: v, me: &v.Players[ask.Seat], ask: ask, kind: ask.Prompt.Kind, atlas: atlasOf(&v.Boards),
		rivals: m.rivals[:0], crew: m.crew[:0],
	}
	m.findRivals()
	m.after = m.roundsAfter()
	m.explore, m.drives, m.fires = m.after, m.after, m.after
	switch v.Phase {
	case firelands.PhaseSetup, firelands.PhaseExploration, firelands.PhaseRest:
		m.drives++
		m.fires++
	case firelands.PhaseMovement:
		if m.yetToMove(ask.Seat) {
			m.drives++
		}
		m.fires++
	case firelands.PhaseAmbush, firelands.PhaseConvoysFire:
		m.fires++
	}
	m.citadel = m.citadelChance()
	m.alone = len(m.rivals) == 0
	m.hold = m.me.Room()
	m.rig = rigOf(m.me)
	for zone, list := range [3][]firelands.SeenCrew{m.me.Active, m.me.Exhausted, m.me.Rest} {
		for _, c := range list {
			m.crew = append(m.crew, man{c, zone})
		}
	}
}

// carries is how many tokens of a kind the convoy has.
func (m *mind) carries(t firelands.Token) int { return int(m.hold.Tokens[t]) }

// roundsAfter is how many rounds will follow this one: until the last gate is shut, or sooner when somebody will be
// through one before (FL-ROUND-01, FL-RULING-02).
func (m *mind) roundsAfter() int {
	after := firelands.Gates - 1 - m.shut()
	if m.v.Printed && m.v.Ship == 0 {
		after++
	}
	after = max(after, 0)
	for i := range m.rivals {
		if m.rivals[i].reached {
			return 0
		}
	}
	if m.me.Reached {
		return 0
	}
	return after
}

// shut is how many gates are shut, or docks left behind by the ship: the race is that much nearer its end.
func (m *mind) shut() int {
	if m.v.Ship > 0 {
		return m.v.Ship - 1
	}
	return m.v.Gates
}

// yetToMove reports whether a convoy's movement of this round is still to come or going on: movement goes from the
// right of the Turn Order Table to the left (FL-MOVE-01).
func (m *mind) yetToMove(s table.Seat) bool {
	if m.v.Phase != firelands.PhaseMovement {
		return m.v.Phase < firelands.PhaseMovement
	}
	if a := m.v.Automa; a != nil && a.Turn {
		return a.Right
	}
	for _, o := range m.v.Order {
		switch o {
		case s:
			return true
		case m.v.Turn:
			return false
		}
	}
	return false
}

// citadelChance guesses whether anybody will stand on the Citadel in the end: by who comes closest to the gate of the
// last round, driving as now.
func (m *mind) citadelChance() int {
	gate := min(m.shut()+m.after, firelands.Gates-1)
	if m.me.Reached {
		return 100
	}
	best := -9
	weigh := func(space firelands.Space, speed, fuel int, moves bool) {
		drives := m.after
		if moves {
			drives++
		}
		way := m.atlas.depth[firelands.FirstGate+firelands.Space(gate)-firelands.FirstSpace] -
			m.atlas.depth[space-firelands.FirstSpace]
		best = max(best, speed*drives+fuel/2+m.after-int(way))
	}
	weigh(m.me.Space, m.me.Speed, m.me.Count(firelands.Fuel), m.yetToMove(m.me.Seat))
	for i := range m.rivals {
		r := &m.rivals[i]
		if r.reached {
			return 100
		}
		weigh(r.space, r.speed, r.fuel, r.moves)
	}
	switch {
	case best >= 3:
		return 85
	case best >= 1:
		return 65
	case best >= -1:
		return 40
	case best >= -3:
		return 20
	}
	return 5
}

// outside is how probable it is, in percent, that nobody will have reached the Citadel, so that whole cards count.
func (m *mind) outside() int { return 100 - m.citadel }
