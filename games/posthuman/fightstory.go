package posthuman

import (
	"slices"

	"waystation/table"
)

// FightStory is what has been told of the combat that a human is in, for whoever draws it: none of it decides anything.
type FightStory struct {
	Caught  [2]int       // the totals of a failed evade, the human's first; zero without one
	Rounds  [4]RoundTold // of shooting, and of melee from 1 on
	Rerolls []Rerolling  // of the dice on the table
	Rival   table.Seat   // the mutant player who is fought, or Nobody
	Last    *ClashTold   // the exchange of blows whose dice lie on the table, once it is compared
}

// RoundTold is what a part of a combat has brought.
type RoundTold struct {
	Begun   bool
	Shots   int // of the human
	Hits    int // of these
	Stopped int // wounds that enemies' armour stopped
	Dealt   int // wounds to enemies
	Taken   int // health lost by the human
	Clash   int // exchanges of blows
}

// ClashTold is an exchange of blows: the attacks that were left.
type ClashTold struct {
	Foe          Shown // Unseen for a mutant player
	Mine, Theirs int
}

// Rerolling is a die that was rolled again: what it showed before and after, and the card that did it, or Unseen for a
// strong mind.
type Rerolling struct {
	Die      DieKind
	Was, Now Face6
	By       Shown
}

// Fought reads what has been told of the fight that a human is in, the latest that was begun.
func Fought(told []table.Event, s table.Seat) FightStory {
	out := FightStory{Rival: table.Nobody}
	round, by := 0, Unseen
	for i := begun(told, s); i < len(told); i++ {
		e := &told[i]
		if assaults(e, s) {
			out.Rival = e.Seat
		}
		if e.Seat != s {
			continue
		}
		r := &out.Rounds[round]
		r.Begun = true
		switch e.Tale {
		case taleCaught:
			out.Caught = [2]int{int(e.A), int(e.B)}
		case taleRound:
			round = min(int(e.A), rounds)
			out.Rounds[round].Begun = true
			out.Rerolls, out.Last, by = nil, nil, Unseen
		case taleRolls:
			out.rival(e.A)
			out.Rerolls, out.Last, by = nil, nil, Unseen
			r.Clash++
		case taleShot:
			out.rival(e.A)
			r.Shots++
			r.Hits += int(e.B)
		case taleEnemyShot:
			out.rival(e.A)
		case taleClash:
			out.Last = &ClashTold{max(Shown(e.A), Unseen), int(e.B), int(e.C)}
		case taleArmour:
			r.Stopped += int(e.B)
		case taleHarm:
			r.Dealt += int(e.B)
		case taleHealth:
			if e.A < 0 && slices.Contains(blows, e.Rule) {
				r.Taken -= int(e.A)
			}
		case taleUse:
			by = Shown(e.A)
		case taleReroll:
			out.Rerolls = append(out.Rerolls, Rerolling{DieKind(e.A), faces[e.A][e.B-1], faces[e.A][e.C-1], by})
		}
	}
	return out
}

// blows are the rules by which health is lost in a fight.
var blows = []string{"PH-MELEE-18", "PH-MELEE-19", "PH-SHOOT-16"}

// rival notes an opponent as told who is a player.
func (x *FightStory) rival(told int16) {
	if told < 0 {
		x.Rival = table.Seat(-1 - told)
	}
}

// begun is the place of the event with which the latest fight of a human began.
func begun(told []table.Event, s table.Seat) int {
	for i := len(told) - 1; i >= 0; i-- {
		switch e := &told[i]; {
		case e.Seat == s && (e.Tale == taleEncounter || e.Tale == taleAttacked):
			return i
		case assaults(e, s):
			return i
		}
	}
	return len(told)
}

// assaults reports whether a mutant player has fallen upon a human with an action.
func assaults(e *table.Event, s table.Seat) bool {
	if e.Tale != taleAct || e.B != int16(s) {
		return false
	}
	switch Of(table.Card(e.A)).Title {
	case Charge, Embrace, Pelt:
		return true
	}
	return false
}

// Toll is what a fight has cost a human and brought them, and what became of the enemies.
type Toll struct {
	Health, Morale, Food, Ammo, XP int // won; lost where negative
	Scars                          int // drawn
	Space                          int // of the journey, that the zone brought; 0 for none
	Foes                           []Fallen
}

// Fallen is an enemy of a fight that is over.
type Fallen struct {
	Foe    Shown
	Wounds int
	Dead   bool // else it got away
}

// TollOf reads what has been told of a human's fight, the last of which is that it is over, and what was told after it:
// the reward belongs to it. ok is false where what is over is no fight.
func TollOf(told, after []table.Event, s table.Seat) (x Toll, ok bool) {
	if len(told) == 0 || !fightOver(told[len(told)-1].Tale) {
		return x, false
	}
	wounds := map[int16]int{}
	for i := begun(told, s); i < len(told); i++ {
		e := &told[i]
		if e.Seat != s {
			continue
		}
		switch e.Tale {
		case taleHarm:
			wounds[e.A] += int(e.B)
		case taleDies, taleFlees:
			x.Foes = append(x.Foes, Fallen{Shown(e.A), wounds[e.A], e.Tale == taleDies})
		}
		x.count(e)
	}
	if how := told[len(told)-1].Tale; how == taleEvaded || how == taleSlips || how == taleDodged {
		x.Health, x.Morale = min(x.Health, 0), min(x.Morale, 0) // it wins nothing: a card has restored that
	}
	for i := range after {
		switch e := &after[i]; {
		case e.Seat != s:
		case Rewards(*e):
			x.count(e)
		case e.Tale == taleJourney && e.Rule == "PH-JOURNEY-04":
			x.Space = int(e.A)
		}
	}
	return x, true
}

// Moment is the turn to which the last that was told belongs, 0 before the first, and whether a human had an encounter
// in it: they have that in their Move.
func Moment(told []table.Event, s table.Seat) (turn int, moved bool) {
	for i := len(told) - 1; i >= 0; i-- {
		switch e := &told[i]; {
		case e.Tale == taleEvent:
			return int(e.B), moved
		case e.Seat == s && (e.Tale == taleEncounter || e.Tale == taleStory):
			moved = true
		}
	}
	return 0, moved
}

// fightOver reports whether a tale says that a fight has ended.
func fightOver(x table.Tale) bool {
	return x == taleVictory || x == taleFled || x == taleDriven || x == taleEvaded || x == taleSlips || x == taleDodged
}

// rewards are the rules by which the end of a fight gives and takes.
var rewards = []string{"PH-COMBAT-03", "PH-COMBAT-04", "PH-XP-01"}

// Blows are what has been told of the shots and the dice of a human's fight, a failed evade and re-rolls among them, of
// what armour stopped of them, of the wounds that they dealt the human, and of the scars that these left, in their
// order: since the fight began, if that has been told, too.
func Blows(told []table.Event, s table.Seat) (of []table.Event) {
	for _, e := range sinceBegun(told, s) {
		switch e.Tale {
		case taleCaught, taleCornered, taleShot, taleEnemyShot, taleRolls, taleGuards, taleReroll, taleClash,
			taleArmour, taleHits, talePrevents, taleScar:
			if e.Seat == s {
				of = append(of, e)
			}
		}
	}
	return of
}

// sinceBegun is what has been told since a human's last fight began; all of it where that has not been told.
func sinceBegun(told []table.Event, s table.Seat) []table.Event {
	if from := begun(told, s); from < len(told) {
		return told[from:]
	}
	return told
}

// Downfall is what has been told of the fight in which a human was knocked out, up to that: since it began, if that has
// been told, too; nothing where it was no fight.
func Downfall(told []table.Event, s table.Seat) (fell []table.Event) {
	var of []table.Event
	fought := false
	for _, e := range sinceBegun(told, s) {
		switch {
		case e.Tale == taleEvent, e.Seat == s && fightOver(e.Tale): // what follows is no part of it
			of, fought = nil, false
		case e.Seat != s:
			continue
		}
		switch e.Tale {
		case taleKnockOut:
			fell = nil
			if fought {
				fell = of
			}
			of, fought = nil, false
		case taleRound, taleShot, taleEnemyShot, taleRolls, taleGuards, taleReroll, taleClash, taleArmour,
			taleHarm, talePrevents:
			of, fought = append(of, e), true
		case taleHealth:
			if e.A < 0 {
				of = append(of, e)
			}
		}
	}
	return fell
}

// FightTold is all of what has been told of the last fight of a human that tells how it went, in its order.
func FightTold(told []table.Event, s table.Seat) (of []table.Event) {
	for _, e := range sinceBegun(told, s) {
		if e.Seat == s && slices.Contains(courses, e.Tale) && (e.Tale != taleHealth || e.A < 0) {
			of = append(of, e)
		}
	}
	return of
}

// courses are the tales that tell how a fight goes.
var courses = []table.Tale{taleCaught, taleCornered, taleRound, taleShot, taleEnemyShot, taleNet, taleUse, taleRolls,
	taleGuards, taleReroll, taleClash, taleFells, taleFelled, taleArmour, taleHarm, taleDies, taleGuard, taleHits,
	talePrevents, taleHealth, taleScar, taleFlees, taleJoins}

// AttackOn is the place of the last event by which a mutant player fell upon a human, and who did; -1 for none.
func AttackOn(told []table.Event, s table.Seat) (at int, by table.Seat) {
	for i := len(told) - 1; i >= 0; i-- {
		if assaults(&told[i], s) {
			return i, told[i].Seat
		}
	}
	return -1, table.Nobody
}

// Corners reports whether an event says that an encounter can't be evaded.
func Corners(e table.Event) bool { return e.Tale == taleCornered }

// Rewards reports whether an event belongs to the end of a fight.
func Rewards(e table.Event) bool { return slices.Contains(rewards, e.Rule) }

// Gains are what a human has been told to have got, whatever was lost besides.
func Gains(told []table.Event, s table.Seat) (x Toll) {
	for i := range told {
		if e := &told[i]; e.Seat == s && e.A > 0 && e.Tale != taleSpend && e.Tale != taleScar {
			x.count(e)
		}
	}
	return x
}

// Losses are what a human has been told to have lost, whatever was got besides, as negative numbers, and the scars that
// they have drawn: what they have eaten, shot and paid for a card is no loss.
func Losses(told []table.Event, s table.Seat) (x Toll) {
	for i := range told {
		e := &told[i]
		stores := e.Tale == taleFood || e.Tale == taleAmmo
		lost := e.A < 0 && (stores && taken(*e) || e.Tale == taleHealth || e.Tale == taleMorale)
		if e.Seat == s && (lost || e.Tale == taleScar) {
			x.count(e)
		}
	}
	return x
}

// count adds what an event gave or took.
func (x *Toll) count(e *table.Event) {
	switch e.Tale {
	case taleHealth:
		x.Health += int(e.A)
	case taleMorale:
		x.Morale += int(e.A)
	case taleFood:
		x.Food += int(e.A)
	case taleAmmo:
		x.Ammo += int(e.A)
	case taleXP:
		x.XP += int(e.A)
	case taleSpend:
		x.XP -= int(e.A)
	case taleScar:
		x.Scars++
	}
}
