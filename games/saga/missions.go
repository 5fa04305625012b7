package saga

import (
	"strconv"

	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	taleMark      = book.Tale("{who} marks {terrain b} for the mission.", atToken, words.Major)
	taleComplete  = book.Tale("{who} completes the level {a} mission{made b c}.", words.Major)
	taleSide      = book.Tale("{who} completes the side mission.", words.Major)
	taleSideGiven = book.Tale("{who} is given a side mission: " + strconv.Itoa(sideVP) +
		" VP for a trek to a {site a}.")
)

// mission is the mission of a level, from 0, that a side works on; in solo there are two of level 1 (PS-MISSION-02,
// PS-SOLO-14).
func (g *Game) mission(o *Side, level int) *Mission {
	if g.Mode != Solo {
		side := g.sideOf(o)
		return &Of(g.Lands[side][Goals].At(0)).Goal.Mission[level]
	}
	return &solo[g.soloSide()].Missions[g.soloMission(o, level)]
}

// sideOf is the number of a side.
func (g *Game) sideOf(o *Side) int {
	for i := range g.Sides {
		if &g.Sides[i] == o {
			return i
		}
	}
	return 0
}

// stages are how many missions a side does one after the other: two, and three in solo.
func (g *Game) stages() int {
	if g.Mode == Solo {
		return 3
	}
	return 2
}

// offerTokens offers the requirements of the mission that terrain meets: the end terrain last (PS-MISSION-03,
// PS-MISSION-09, PS-RULING-032, PS-RULING-039).
func (g *Game) offerTokens(q *table.Menu, s table.Seat, x Terrain) {
	o := g.own(s)
	first, last := int(o.Stage), int(o.Stage)
	if g.Mode == Solo && o.Stage == 0 && o.Doing == 0 {
		last = 1 // either of the two may be begun (PS-SOLO-14)
	}
	for k := first; k <= last && k < g.stages(); k++ {
		m := g.stageMission(o, k)
		met := o.Goal
		for i, need := range m.Needs {
			if need == x && met&(1<<i) == 0 && !sameBefore(m.Needs, met, i) {
				q.Offer(VerbToken.Of(i, k), "PS-MISSION-05")
			}
		}
		if m.End == x && met == 1<<len(m.Needs)-1 {
			q.Offer(VerbToken.Of(len(m.Needs), k), "PS-MISSION-09")
		}
	}
}

// sameBefore reports whether an earlier requirement that is still open wants the same: then that one is offered.
func sameBefore(needs []Terrain, met Goal, i int) bool {
	for k := range i {
		if needs[k] == needs[i] && met&(1<<k) == 0 {
			return true
		}
	}
	return false
}

// mark places a mission token, and completes the mission with its last one (PS-MISSION-05, PS-MISSION-11,
// PS-RULING-044, PS-SOLO-32, PS-RULING-034).
func (g *Game) mark(t *table.Table, s table.Seat, i, k int) {
	o := g.own(s)
	z := g.here(s)
	if g.Mode == Solo && o.Stage == 0 && o.Doing == 0 {
		o.Doing = int8(k) + 1
	}
	m := g.stageMission(o, int(o.Stage))
	z.Token = g.token(o)
	o.Goal |= 1 << i
	o.Tokens[g.levelOf(o)]++
	t.Tell(table.Event{Tale: taleMark, Seat: s, Rule: "PS-MISSION-05", A: int16(g.mat(s).At), B: int16(z.terrain())})
	if o.Goal == 1<<m.all()-1 {
		g.complete(t, s)
	}
}

// token is the kind of mission token that a side places now.
func (g *Game) token(o *Side) Token {
	switch {
	case g.Mode == Solo && o.Stage == 1:
		return SecondToken
	case int(o.Stage) == g.stages()-1:
		return L2Token
	}
	return L1Token
}

// levelOf is the level of the mission that a side works on, from 0.
func (g *Game) levelOf(o *Side) int {
	if int(o.Stage) == g.stages()-1 {
		return 1
	}
	return 0
}

// complete scores a mission and goes on to what follows (PS-MISSION-12 to PS-MISSION-18).
func (g *Game) complete(t *table.Table, s table.Seat) {
	o := g.own(s)
	level := g.levelOf(o)
	place, tokens := 0, 0
	if g.Mode != Solo {
		place, tokens = int(board.MissionVP[g.scoreCard()][level][g.space(level)]), int(o.Tokens[level])
	}
	t.Tell(table.Event{Tale: taleComplete, Seat: s, Rule: "PS-MISSION-11", A: int16(level) + 1, B: int16(place),
		C: int16(tokens)})
	g.score(t, s, place+tokens, by("PS-MISSION-14"))
	o.Finished[level] = g.Round
	o.Goal = 0
	o.Stage++
	if g.Mode == Solo {
		g.soloMissionDone(t, s)
		return
	}
	o.Level = o.Stage
	if level == 1 {
		g.hearOfBoss(t, s)
		return
	}
	o.SideSite = int8(Of(g.land(s, Goals).At(0)).Goal.SideSite) + 1
	t.Tell(table.Event{Tale: taleSideGiven, Seat: s, Rule: "PS-SIDE-01", A: int16(o.SideSite) - 1})
}

// space is the space of the mission score card for a level: shared by all who complete it in one round (PS-MISSION-13,
// PS-RULING-035, PS-RULING-036).
func (g *Game) space(level int) int {
	row := &g.Rows[level]
	for i, round := range row {
		if round == g.Round {
			return i
		}
		if round == 0 {
			row[i] = g.Round
			return i
		}
	}
	return len(row) - 1
}

// scoreCard is the mission score card of the game: 0 for two sides, 1 for more (PS-SETUP-19, PS-RULING-038).
func (g *Game) scoreCard() int {
	if g.sideCount() <= 2 {
		return 0
	}
	return 1
}

// sideFits reports whether the side mission can be completed where a player stands (PS-SIDE-02, PS-RULING-041,
// PS-RULING-043).
func (g *Game) sideFits(s table.Seat) bool {
	o := g.own(s)
	x, ok := g.here(s).site()
	return o.SideSite > 0 && !o.SideDone && ok && int8(x)+1 == o.SideSite
}

// sideVP is what the side mission scores (PS-SIDE-03).
const sideVP = 2

// finishSide places the side mission token (PS-SIDE-03).
func (g *Game) finishSide(t *table.Table, s table.Seat) {
	g.here(s).Token = SideToken
	g.own(s).SideDone = true
	t.Tell(table.Event{Tale: taleSide, Seat: s, Rule: "PS-SIDE-03"})
	g.score(t, s, sideVP, by("PS-SIDE-03"))
}
