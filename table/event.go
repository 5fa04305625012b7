package table

import "encoding/json"

// Tale names a kind of event. Its numbers are the game's own.
type Tale uint8

// Chronicler is a game that says by which words its events are known where another build of the game may have numbered
// them otherwise: in snapshots.
type Chronicler interface {
	// Tales are the sentences of all kinds of events by number, as templates.
	Tales() []string
}

// Weight is how much an event matters to those who were away when it happened.
type Weight uint8

// The weights of events.
const (
	Minor      Weight = iota
	Major             // a recap tells of it first: something was lost, taken, won, or changes the race
	Conclusion        // something has ended, such as a fight: whose it was is shown what came of it
	Fate              // somebody is out, turned, or beaten: whom it befell is told so before anything else
)

// Recapper is a game that says which of its events a recap should tell of, and which pieces they changed.
type Recapper interface {
	// Telling is the weight of an event and the piece on the screen that it changed, "" for none, as a reader may know
	// it.
	Telling(e Event) (w Weight, piece string)
}

// Coster is a game that says by which of its events somebody may have lost what they did not choose to lose: they are
// shown it before they are asked on. What befell nobody took it from all who play: a game that is played together says
// so of what they have in common.
type Coster interface {
	// Costs reports whether an event took something from the seat that it befell.
	Costs(e Event) bool
}

// Event is one thing that happened, told by a game as it plays: small numbers that the game puts into words
// when somebody reads (Words.Tale). Telling costs nothing when nobody listens.
type Event struct {
	// Rule is the rule it follows from.
	Rule string
	// Lane is the lane it was told in; the table fills it in, and readers find it empty.
	Lane Lane `json:",omitzero"`
	// A, B, C are public numbers; what they mean depends on Tale.
	A, B, C int16
	// Secret is a number only the seats of Who may know, such as which card was drawn. Others read Hidden.
	Secret int16
	// Who may know Secret. The zero value: nobody, so an event without a secret leaves both empty.
	Who Seats
	// Tale is what happened, as the game numbers it; its words are the game's business.
	Tale Tale `json:"Verb"`
	// Seat is who did it or whom it befell; Nobody for the table, a number beyond the seats for a rival that the game
	// plays itself.
	Seat Seat
}

// Lane is where an event was told: in which lane of which All of which step. The zero value is the main line.
type Lane struct {
	Step int32 // of the match, from 0
	All  int16 // of the step, from 1
	Who  Seats // of the lane
}

// UnmarshalJSON reads a lane, also in the form of old snapshots: one number of step, All and seat.
func (l *Lane) UnmarshalJSON(b []byte) error {
	var old uint32
	if json.Unmarshal(b, &old) == nil {
		*l = Lane{int32(old >> 12), int16(old >> 4 & 255), Seat(old & 15).set()}
		return nil
	}
	type lane Lane
	return json.Unmarshal(b, (*lane)(l))
}

// beside reports whether both are lanes of one All.
func (l Lane) beside(o Lane) bool { return l.All > 0 && l.Step == o.Step && l.All == o.All }

// Hidden stands in Event.Secret for those who may not know it.
const Hidden int16 = -1

// seenBy returns the event as the seat may know it.
func (e Event) seenBy(s Seat) Event {
	if e.Who != 0 && !e.Who.Has(s) {
		e.Secret = Hidden
	}
	e.Who, e.Lane = 0, Lane{}
	return e
}

// Loud reports whether somebody listens; it guards the working out of events that nobody hears.
func (t *Table) Loud() bool { return t.loud }

// Tell records an event. It is free of cost when nobody listens, as in playouts.
func (t *Table) Tell(e Event) {
	if t.loud {
		t.keepTold(e)
	}
}

// keepTold keeps an event that somebody hears. Inlined, it would keep Tell from being so, and playouts would make
// events in vain.
//
//go:noinline
func (t *Table) keepTold(e Event) {
	if t.run != nil {
		t.run.called()
		if len(t.told) > maxStepTales {
			t.run.lost()
		}
		if t.lane != 0 {
			e.Lane = Lane{t.run.step, t.run.alls, t.lane}
		}
	}
	t.told = append(t.told, e)
}
