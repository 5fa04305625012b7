package posthuman

import (
	"slices"

	"waystation/table"
)

// Deed is an action of a mutant player, as it has been told: the event with which it begins, and what came of it.
type Deed struct {
	Act  table.Event
	Came []table.Event // in their order
	On   table.Seat    // whom it was played on, or Nobody
	Last int           // the place of the last event of it among all that was told
}

// DeedOf reads the latest action of a mutant player from what has been told: a card that was played, or a default
// action. ok is false where there is none.
func DeedOf(told []table.Event, s table.Seat) (d Deed, ok bool) {
	at := len(told) - 1
	for ; at >= 0; at-- {
		if e := &told[at]; e.Seat == s && (e.Tale == taleAct || e.Tale == taleDefault) {
			break
		}
	}
	if at < 0 {
		return d, false
	}
	d = Deed{Act: told[at], On: table.Nobody, Last: at}
	follows, whose := madeOf, s
	if d.Act.Tale == taleAct && d.Act.B >= 0 {
		d.On = table.Seat(d.Act.B)
		follows, whose = sufferedFrom(Of(table.Card(d.Act.A)).Title), d.On
	}
	for i := at + 1; i < len(told); i++ {
		e := &told[i]
		another := e.Tale == taleEvent || e.Tale == taleAct
		switch {
		case another || e.Seat == whose && !slices.Contains(follows, e.Tale):
			return d, true // something else has begun
		case e.Seat == whose:
			d.Came, d.Last = append(d.Came, *e), i
		}
	}
	return d, true
}

// madeOf are the tales by which a mutant's default action is told to its end (PH-RULING-18), and Turn the Signposts.
var madeOf = []table.Tale{taleNoScar, taleMutation, taleGaveWay, taleMutantStat, taleUnplayed, taleDrawUp, taleLooks,
	taleDrop, taleUnder}

// sufferedFrom are the tales by which is told what an action has done to a human (PH-MUTACT-08).
func sufferedFrom(title Title) []table.Tale {
	switch title {
	case PickedClean:
		return []table.Tale{talePickedClean}
	case FetchTheCousins:
		return []table.Tale{taleJoins}
	case Rummage:
		return []table.Tale{taleFood, taleAmmo, taleDiscard}
	}
	return []table.Tale{taleGuard, taleUse, talePrevents, taleAmmo, taleShot, taleDriven, taleRolls, taleGuards,
		taleReroll, taleClash, taleHits, taleEnemyShot, taleTest, taleWatched, talePass, talePassed, taleHealth,
		taleMorale, taleXP, taleScar, taleNoScar, taleKnockOut, taleScattered, taleToStart, taleFood,
		taleExchanged, taleTurned}
}

// Out reports whether the deed has knocked out the human on whom it was played, or made a mutant of them.
func (d *Deed) Out() (out, turned bool) {
	for i := range d.Came {
		out = out || d.Came[i].Tale == taleKnockOut
		turned = turned || d.Came[i].Tale == taleTurned
	}
	return out, turned
}

// Strikes reports whether the deed was meant to wound.
func (d *Deed) Strikes() bool { return d.On != table.Nobody && assaults(&d.Act, d.On) }

// Cost is what the deed has taken from the human on whom it was played, as negative numbers, and their scars.
func (d *Deed) Cost() Toll { return Losses(d.Came, d.On) }
