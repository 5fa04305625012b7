package saga

import (
	"strconv"

	"waystation/table"
)

// What screens and terminals show of what is printed on boards.

// String is the name of a type of terrain.
func (x Terrain) String() string { return terrainNames[x] }

// String is the name of a type of site.
func (x Site) String() string { return siteNames[x] }

// String is the name of a kind of token.
func (x Good) String() string { return goodNames[x] }

// tokens is so many of a kind: 1 med, 2 meds, 1 book, 2 books, and of food, ammo and booze the same word for all.
func tokens(n int, x Good) string {
	name := goodNames[x]
	switch {
	case x == Meds && n == 1:
		name = "med"
	case x == Books && n != 1:
		name = "books"
	}
	return strconv.Itoa(n) + " " + name
}

// String is the name of an action.
func (a Action) String() string { return actionNames[a] }

var phaseNames = [...]string{
	PhaseSetup: "Set-up", PhaseEncroaching: "Mutants encroaching", PhaseEating: "Eating", PhaseStory: "Story",
	PhaseBroadcast: "Broadcast", PhaseTaking: "Queue", PhaseEvent: "Event", PhaseDeclare: "Declare", PhaseDay: "Day",
	PhaseSecondDay: "Second day", PhaseNight: "Night", PhaseRefill: "Night", PhaseBrawl: "Brawl", PhaseOver: "Over",
}

// String is the name of a phase.
func (p Phase) String() string { return phaseNames[p] }

// Part is the part of the round that one is in: nobody declares anything as long as an event or the morning's story is
// carried out. An event that does not last lies open only so long (PS-EVENT-02).
func (v *View) Part() Phase {
	if v.Phase != PhaseDeclare {
		return v.Phase
	}
	for _, c := range v.Events {
		if f := c.Face(); f != nil && f.Kind == KindEvent && !f.Event.Lasting {
			return PhaseEvent
		}
	}
	if v.Story.Number > 0 {
		return PhaseStory
	}
	return PhaseDeclare
}

// The sizes of what is printed.
const (
	Columns      = columns
	Zones        = zones
	Start        = start
	TerrainTypes = int(terrains)
	SiteTypes    = int(sites)
	GoodTypes    = int(goods)
	Radios       = broadcastTokens
	TrackSpaces  = powerSpaces
)

// LastFatigue is the last hole of the fatigue bar (PS-RULING-055).
func LastFatigue() int8 { return int8(len(board.Fatigue) - 1) }

// LastHole is the last hole of the bars of health and morale (PS-RULING-054).
func LastHole() int8 { return board.LastHole }

// SignZone is where a landmark token lies (PS-RULING-012).
func SignZone(i int) int8 { return signZones[i] }

// Round is what happens in the middle of the morning of a round; 7 is when the mutants encroach (PS-RULING-001).
func Round(n int) RoundKind { return board.Rounds[n-1] }

// Encroachment is the round in which the mutants close in (PS-EVENT-03).
const Encroachment = encroachment

// Rounds is how many rounds there are (PS-END-01, PS-TEAM-35, PS-SOLO-11).
func (m Mode) Rounds() int { return int((&Game{Mode: m}).lastRound()) }

// Weary is what arriving at a hole of the fatigue bar costs (PS-RULING-055).
func Weary(hole int) Effects { return board.Fatigue[min(hole, int(LastFatigue()))] }

// BonusOf is the bonus loot of a tile.
func BonusOf(x Tile) Effects { return bonuses[x.Bonus] }

// LootOf is what foraging on a type of terrain gives (PS-FORAGE-03).
func LootOf(x Terrain) Effects { return standardLoot[x] }

// ForageMind is what must be reached for the bonus loot (PS-FORAGE-07).
func ForageMind() int { return forageMind }

// Fortress is the last space of the threat track (PS-RULING-189).
func Fortress() int { return int(board.Fortress) }

// Characters is how many characters there are.
func Characters() int { return len(characters) }

// CharacterOf is a character, or nil where nobody has chosen one.
func CharacterOf(i int8) *Character {
	if i < 0 {
		return nil
	}
	return &characters[i]
}

// SoloSide is a side of the solo mission board.
func SoloSide(b bool) *SoloBoard { return &solo[number(b)] }

// DieFace is what a die of a colour shows (PS-RULING-113).
func DieFace(d Rolled) Result { return board.Dice[d.Colour][d.Face] }

// Side is the number of the side that a seat plays for.
func (v *View) Side(s table.Seat) int {
	if v.Mode == Teams {
		return int(s) / 2
	}
	return int(s)
}

// SideOf is the side that a seat plays for.
func (v *View) SideOf(s table.Seat) *SeenSide { return &v.Sides[v.Side(s)] }

// MissionVP is what the first, second and so on to complete a mission score, by level from 0 (PS-RULING-037).
func (v *View) MissionVP(level int) []int8 {
	card := 1
	if len(v.Sides) <= 2 {
		card = 0
	}
	list := board.MissionVP[card][level]
	if card == 0 {
		return list[:2]
	}
	return list[:]
}

// PlaceVP is what a mission of a level, from 0, scores now for its place, and later once somebody has finished theirs
// in this round (PS-MISSION-12, PS-MISSION-13); later is 0 where no other side than this has it still to do.
func (v *View) PlaceVP(side, level int) (now, later int) {
	list := [4]int8{}
	copy(list[:], v.MissionVP(level))
	now, later = placeVP(&v.Rows[level], int8(v.Round), &list)
	for i := range v.Sides {
		if i != side && v.Sides[i].Finished[level] == 0 {
			return now, later
		}
	}
	return now, 0
}

// HandLimit is how many pieces a side may hold, without what cards add (PS-MAP-16, PS-TEAM-11).
func (v *View) HandLimit() int {
	if v.Mode == Teams {
		return mostInTeam
	}
	return mostInHand
}

// SeenMission is a mission that a side works on, or has before it.
type SeenMission struct {
	*Mission
	Level int  // 1 or 2
	Stage int  // the number behind which a token is offered
	Met   Goal // what of it is met
	Doing bool // it is begun, or the only one there is
}

// Missions are the missions that a side works on: one, or in solo at first two to choose from (PS-SOLO-14).
func (v *View) Missions(side int) []SeenMission {
	o := &v.Sides[side]
	if v.Mode == Solo {
		return v.soloMissions(o)
	}
	goal := o.Goal.Face()
	if goal == nil || int(o.Stage) >= len(goal.Goal.Mission) {
		return nil
	}
	return []SeenMission{{&goal.Goal.Mission[o.Stage], int(o.Stage) + 1, int(o.Stage), o.Met, true}}
}

func (v *View) soloMissions(o *SeenSide) []SeenMission {
	list := &SoloSide(v.SideB).Missions
	switch {
	case o.Stage >= 3:
		return nil
	case o.Stage == 2:
		return []SeenMission{{&list[2], 2, 2, o.Met, true}}
	case o.Stage == 1:
		return []SeenMission{{&list[2-o.First], 1, 1, o.Met, true}}
	case o.Doing > 0:
		return []SeenMission{{&list[o.Doing-1], 1, 0, o.Met, true}}
	}
	return []SeenMission{{&list[0], 1, 0, 0, false}, {&list[1], 1, 1, 0, false}}
}

// Want is the terrain of a requirement of a mission, the end terrain last.
func (m *Mission) Want(i int) Terrain {
	if i < len(m.Needs) {
		return m.Needs[i]
	}
	return m.End
}

// SkillUsed is the place of the skill that an option to use something stands for; ok is false for cards.
func SkillUsed(number int16) (i int, ok bool) {
	if number < skillKeys {
		return 0, false
	}
	return int(number-skillKeys) % 16, true
}
