package posthuman

import (
	"slices"

	"waystation/table"
)

// Blow is what knocked a player out, or made a mutant of them, as the tales of it say to somebody.
type Blow struct {
	Turned  bool
	Rule    string
	How     string       // knocked out: "no health is left"
	By      Shown        // the card behind it; Unseen for none
	Lost    int          // health, or morale, that was lost to it last; 0 for none
	Whole   int          // health lost since what led to it began, Lost included
	Hunger  bool         // knocked out for want of food
	Morale  bool         // it was morale that was lost
	Met     Shown        // the encounter that was going on; Unseen for none
	Left    []table.Card // followers who went
	Scars   []Shown      // drawn for it, before it and after; those that the reader does not know are Unseen
	Food    int          // given
	Stats   int          // of a mutant, how many changed
	Settled bool         // the knock-out is over: they are back on the starting tile

	last [2]loss // of health, and of morale
}

// loss is what was lost at once, and the card behind it.
type loss struct {
	n  int
	by Shown
}

// BlowTo reads what was told, as a reader may know it, for the last blow that befell a seat. What led to it is told
// before.
func BlowTo(told []table.Event, s table.Seat) (Blow, bool) {
	at := -1
	for i := range told {
		if e := &told[i]; e.Seat == s && (e.Tale == taleKnockOut || e.Tale == taleTurned) {
			at = i
		}
	}
	if at < 0 {
		return Blow{}, false
	}
	b := Blow{By: Unseen, Met: Unseen, Rule: told[at].Rule, last: [2]loss{{by: Unseen}, {by: Unseen}}}
	for i := begins(told[:at], s); i < len(told); i++ {
		if e := &told[i]; e.Seat == s {
			b.read(e, i <= at)
		}
	}
	return b, true
}

// TurnedIn are the seats of which it was told that they turned mutant.
func TurnedIn(told []table.Event) (out table.Seats) {
	for _, e := range told {
		if e.Tale == taleTurned {
			out = out.With(e.Seat)
		}
	}
	return out
}

// GotUp reports whether what was told holds the end of a seat's knock-out, when they are back on their starting tile.
func GotUp(told []table.Event, s table.Seat) bool {
	return slices.ContainsFunc(told, func(e table.Event) bool { return e.Tale == taleToStart && e.Seat == s })
}

// Begins reports whether an event begins a turn.
func Begins(e table.Event) bool { return e.Tale == taleEvent }

// begins is where what led to a blow begins: at the last encounter of the seat, or the last event of a turn.
func begins(before []table.Event, s table.Seat) int {
	for i := len(before) - 1; i >= 0; i-- {
		if e := &before[i]; e.Tale == taleEvent || e.Tale == taleEncounter && e.Seat == s {
			return i
		}
	}
	return 0
}

// read takes an event into account that befell the seat, before the blow or after it.
func (b *Blow) read(e *table.Event, before bool) {
	switch e.Tale {
	case taleKnockOut:
		b.How, b.Hunger, b.Morale = outWords[e.A], out(e.A) == outHunger, out(e.A) == outMorale
		last := b.last[0]
		if b.Morale { // what knocked out, not what was lost besides
			last = b.last[1]
		}
		b.Lost, b.By = last.n, last.by
		if e.C >= 0 {
			b.By = Shown(e.C)
		}
		b.Food, b.Left, b.Settled = 0, nil, false
	case taleTurned:
		b.Turned = true
	case taleHealth, taleMorale:
		if before && e.A < 0 {
			of := &b.last[1]
			if e.Tale == taleHealth {
				b.Whole -= int(e.A)
				of = &b.last[0]
			}
			*of = loss{int(-e.A), Shown(e.C)}
		}
	case taleEncounter:
		b.Met = Shown(e.A)
	case taleScar:
		b.Scars = append(b.Scars, secretCard(e))
	case taleScattered:
		b.Left = append(b.Left, table.Card(e.A))
	case taleToStart:
		b.Settled = true
	case taleFood:
		if !before && e.A > 0 {
			b.Food += int(e.A)
		}
	case taleMutantStat:
		b.Stats++
	}
}

// secretCard is the card of an event that only some may know.
func secretCard(e *table.Event) Shown {
	if e.Secret == table.Hidden {
		return Unseen
	}
	return Shown(e.Secret)
}
