package saga

import (
	"testing"

	"waystation/scenario"
)

// The stacks of mission tokens: as many as a mission has requirements, its end last.
func TestMissionStacks(t *testing.T) {
	for _, c := range Cards(GroupObjectives) {
		goal := &Of(c).Goal
		scenario.Shows(t, "PS-SETUP-26", Of(c).Name+", L1: tokens and the final one", goal.Mission[0].all(), 2+1)
		scenario.Shows(t, "PS-SETUP-27", Of(c).Name+", L2: tokens and the final one", goal.Mission[1].all(), 3+1)
		goesOn := goal.Mission[0].Done != "" && goal.Mission[1].Text == goal.Mission[0].Done &&
			goal.Mission[1].Done != ""
		scenario.Shows(t, "PS-MISSION-16", Of(c).Name+" goes on in the progress card", goesOn, true)
	}
}

// The progress card of the L2 mission brings a boss, that of the L1 mission none.
func TestBossAppears(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	o := p.own(0)
	p.complete(p.tb, 0)
	scenario.Shows(t, "PS-MISSION-18", "bosses after the L1 mission", p.of(0, MyBoss).Len(), 0)
	scenario.Shows(t, "PS-MISSION-02", "the mission being done", o.Stage, 1)
	p.complete(p.tb, 0)
	scenario.Shows(t, "PS-MISSION-18", "bosses after the L2 mission", p.of(0, MyBoss).Len(), 1)
}

// Two sides score by one card, and more by the other.
func TestScoreCards(t *testing.T) {
	scenario.Shows(t, "PS-RULING-038", "the score card of teams is that of two",
		prepare(t, teams).scoreCard(), prepare(t, two).scoreCard())
}

// Who has done their L1 mission draws major mutations; so does everybody once the mutants have encroached.
func TestMutationsOfALevel(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	drawn := func() Group {
		p.mutate(p.tb, 0, by("PS-MUT-01"))
		c := p.of(0, Mutations).At(0)
		p.of(0, Mutations).Move(p.tb, 0, p.pile(Aside), 0, 0)
		return Of(c).Group
	}
	p.Round = 6
	scenario.Shows(t, "PS-EVENT-05", "a mutation of round 6", drawn(), GroupMinor)
	p.own(0).Level = 1
	scenario.Shows(t, "PS-MISSION-17", "a mutation after the L1 mission", drawn(), GroupMajor)
	p.own(0).Level, p.Round = 0, 8
	scenario.Shows(t, "PS-EVENT-05", "a mutation of round 8", drawn(), GroupMajor)
}

// The end is a brawl for those whom nothing else tells apart.
func TestBrawl(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.own(0).VP, p.own(1).VP = 3, 3
	p.say("brawl", "primary")
	p.end(p.tb, LastRound)
	scenario.Shows(t, "PS-TIE-04", "what comes at the end", p.Phase, PhaseBrawl)
}
