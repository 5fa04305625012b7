package saga

import "waystation/table"

// Tiding is a kind of big news.
type Tiding uint8

// The kinds.
const (
	NoTiding Tiding = iota
	StoryBegins
	StoryChosen
	StoryEnds
	Falls // somebody is knocked out
	Wakes
	Mutates
	Completes // a mission
	Hears     // of a boss
	Slays     // a boss
	Encroaches
	Happens // an event
	Reveals // a landmark
	Tokens  // VP for tokens at the end
	Spare   // VP for XP at the end
)

// TidingOf is what big news an event is.
func TidingOf(e table.Event) Tiding {
	switch e.Tale {
	case taleStory:
		return StoryBegins
	case taleChoose:
		return StoryChosen
	case taleEnds:
		return StoryEnds
	case taleKnockedOut:
		return Falls
	case taleStoodUp:
		return Wakes
	case taleMutates:
		return Mutates
	case taleComplete:
		return Completes
	case taleBoss:
		return Hears
	case taleSlain, taleBeast:
		return Slays
	case taleEncroach:
		return Encroaches
	case taleEvent:
		return Happens
	case taleSign:
		return Reveals
	case taleTokensVP:
		return Tokens
	case taleXPVP:
		return Spare
	}
	return NoTiding
}

// Changes reports whether an event changes what a player has: health, goods, things, points.
func Changes(e table.Event) bool {
	switch e.Tale {
	case taleHealth, taleMorale, taleFatigue, taleRested, taleXP, talePaysXP, taleGoods, taleBoost, taleBoosted,
		taleRadio, taleSilence, taleRecover, taleForget, taleLimit, taleFalls, taleVP, taleFound, taleNothing, taleDrop,
		taleLeaves, taleMutates, taleCured, taleCube, taleSideGiven, taleTake,
		taleBoss:
		return true
	}
	return false
}

// Loses reports whether an event takes something from the seat that it befell, as a price or otherwise.
func Loses(e table.Event) bool {
	switch e.Tale {
	case taleHealth, taleMorale, taleXP, taleGoods, taleVP:
		return e.A < 0
	case taleFatigue, talePaysXP, taleBoosted, taleSilence, taleForget, taleDrop, taleLeaves, taleMutates, taleExhausts,
		taleFalls:
		return true
	}
	return false
}

// Wearies reports whether an event is what a hole of the fatigue bar does at which the peg has arrived.
func Wearies(e table.Event) bool { return e.Rule == "PS-RULING-055" }

// Tries reports whether an event is a card played in a challenge.
func Tries(e table.Event) bool { return e.Tale == taleLeads || e.Tale == taleDraws }

// Graded is how a challenge has ended, where an event tells of that.
func Graded(e table.Event) (x Grade, ok bool) {
	if e.Tale != taleOutcome {
		return Failure, false
	}
	return Grade(e.A), true
}

// Pays reports whether an event is a price of a story's choice, or of its challenge.
func Pays(e table.Event) bool { return Changes(e) || e.Tale == taleExhausts }

// Breaks reports whether an event is the end of a fragile weapon, after the encounter that it was used in.
func Breaks(e table.Event) bool { return e.Tale == taleDrop && e.Rule == "PS-CLEAN-08" }

// Finds reports whether an event is a thing that the end of an encounter has given, or what the landmark has that led
// into it.
func Finds(e table.Event) bool {
	return e.Tale == taleFound && Rewards(e) || e.Rule == "PS-MAP-13" && Changes(e) && !Loses(e)
}

// Gains reports whether an event is a thing or a follower that somebody gets otherwise: by an event, in a forage.
func Gains(e table.Event) bool { return e.Tale == taleFound && !Finds(e) }

// Rolls reports whether an event is a die of the enemy that was rolled again.
func Rolls(e table.Event) bool { return e.Tale == taleRolls }

// FallsTo reports whether an event tells what the last pair of the queue is, and to whom it falls.
func FallsTo(e table.Event) bool { return e.Tale == taleLast }

// Takes reports whether an event is a piece of the queue that somebody takes.
func Takes(e table.Event) bool { return e.Tale == taleTake }

// Begins is which round an event begins.
func Begins(e table.Event) (round int, ok bool) { return int(e.A), e.Tale == taleRound }

// Done is what the VP of the mission are made of that an event completes.
func Done(e table.Event) (place, tokens int, ok bool) {
	return int(e.B), int(e.C), e.Tale == taleComplete && e.C > 0
}

// Scored is how many VP an event scores.
func Scored(e table.Event) (vp int, ok bool) { return int(e.A), e.Tale == taleVP }

// Weighs is how much what befell somebody matters to the others, 0 where it does not more than what came after: a
// knock-out, or VP scored.
func Weighs(e table.Event) int {
	switch {
	case e.Tale == taleKnockedOut:
		return 100
	case e.Tale == taleVP && e.A > 0:
		return int(e.A)
	}
	return 0
}
