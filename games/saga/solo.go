package saga

import (
	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	taleAlarm   = book.Tale("The threat moves to {a}.", words.Major)
	talePower   = book.Tale("A {site a} falls to them: {b} on its track.")
	taleTrack   = book.Tale("The {site a} track is full, and is cleared.")
	taleOverrun = book.Tale("They are in the Fortress.", words.Fate)
	taleSaved   = book.Tale("All three missions are done.", words.Fate)
)

// SoloBoard is a side of the solo mission board (PS-SOLO-02).
type SoloBoard struct {
	Name     string
	Missions [3]Mission // two of level 1, one of level 2 (PS-SOLO-14)
	Power    [sites][2]Power
}

// Power is what a space of a power track does: a small effect, or the strong one of the last space (PS-RULING-190).
type Power struct {
	Does   Effects
	Foes   int8 // so many enemies have more health,
	Health int8 // so much
}

func (g *Game) soloSide() int { return int(number(g.SideB)) }

// soloMission is the place on the board of the mission of a stage: the one begun first, the other one, the last.
func (g *Game) soloMission(o *Side, stage int) int {
	switch {
	case stage == 2:
		return 2
	case o.Stage > 0 && stage == 1: // the one that was not done first
		return 2 - int(o.First)
	case o.Doing > 0:
		return int(o.Doing) - 1
	}
	return stage
}

// stageMission is the mission of a stage; before one is begun in solo, each of the two.
func (g *Game) stageMission(o *Side, stage int) *Mission {
	if g.Mode == Solo {
		return &solo[g.soloSide()].Missions[g.soloMission(o, stage)]
	}
	return g.mission(o, stage)
}

// soloMissionDone moves the marker back, and ends the game with the third mission (PS-SOLO-11, PS-SOLO-15,
// PS-RULING-188, PS-RULING-187).
func (g *Game) soloMissionDone(t *table.Table, s table.Seat) {
	o := g.own(s)
	if o.First == 0 {
		o.First = o.Doing
	}
	o.Doing = 0
	g.moveThreat(t, -1, by("PS-SOLO-15"))
	switch int(o.Stage) {
	case 2:
		o.Level = 1
	case g.stages():
		o.Level = 2
		t.Tell(table.Event{Tale: taleSaved, Seat: s, Rule: "PS-SOLO-11"})
		g.finish(t, Missions)
	}
}

// moveThreat moves the threat marker; at the Fortress the game is lost (PS-SOLO-12, PS-RULING-189).
func (g *Game) moveThreat(t *table.Table, n int, why cause) {
	if g.Mode != Solo {
		return
	}
	g.Alarm = max(0, g.Alarm+int8(n))
	t.Tell(table.Event{Tale: taleAlarm, Seat: table.Nobody, Rule: why.rule, A: int16(g.Alarm)})
	if g.Alarm >= board.Fortress {
		t.Tell(table.Event{Tale: taleOverrun, Seat: table.Nobody, Rule: "PS-SOLO-12"})
		g.finish(t, Overrun)
	}
}

// takeAlone takes one of the two pairs; the other terrain is discarded, and the other site strengthens the mutants
// (PS-SOLO-18 to PS-SOLO-21).
func (g *Game) takeAlone(t *table.Table, s table.Seat) {
	g.takePair(t, s, "PS-SOLO-18")
	if p := g.pile(QueueTiles); p.Len() > 0 {
		g.discardPiece(p, 0)
	}
	p := g.pile(QueueSites)
	if p.Len() == 0 {
		return
	}
	x := Of(p.At(0)).Site
	p.Lay(0, g.pile(PowerSites))
	g.Power[x]++
	t.Tell(table.Event{Tale: talePower, Seat: s, Rule: "PS-SOLO-19", A: int16(x), B: int16(g.Power[x])})
	g.strengthen(t, s, x)
}

// powerSpaces are those of a power track beside the marker's (PS-RULING-190).
const powerSpaces = 3

// strengthen resolves the space of a power track, and clears a full one (PS-SOLO-20, PS-SOLO-21, PS-RULING-191,
// PS-RULING-192).
func (g *Game) strengthen(t *table.Table, s table.Seat, x Site) {
	n := int(g.Power[x])
	if n < 2 {
		return
	}
	p := &solo[g.soloSide()].Power[x][n-2]
	for i := range p.Foes {
		g.Tougher[i] += p.Health
	}
	g.aboard(t, s, func() { g.apply(t, s, p.Does, by("PS-SOLO-20")) })
	if n == powerSpaces {
		g.Power[x] = 0
		g.clearTrack(t, x)
	}
}

func (g *Game) clearTrack(t *table.Table, x Site) {
	p := g.pile(PowerSites)
	for i := p.Len() - 1; i >= 0; i-- {
		if c := p.At(i); Of(c).Site == x && !g.Cards[c].Marker {
			g.bagSite(p, i)
		}
	}
	t.Tell(table.Event{Tale: taleTrack, Seat: table.Nobody, Rule: "PS-SOLO-21", A: int16(x)})
}

// soloScore is how far a solo player has come: 10 for a mission, 1 for a token of the one begun, less what has come
// near.
func (g *Game) soloScore() int {
	o := &g.Sides[0]
	return 10*int(o.Stage) + int(o.Goal.count())
}

func (x Goal) count() (n int) {
	for ; x != 0; x &= x - 1 {
		n++
	}
	return n
}
