package table

// Event is one thing that happened, told by a game as it plays: small numbers that the game puts into words
// when somebody reads (Words.Tale). Telling costs nothing when nobody listens.
type Event struct {
	// Rule is the rule it follows from.
	Rule string
	// Lane is the lane it was told in; the table fills it in, and readers find it empty.
	Lane Lane `json:",omitempty"`
	// A, B, C are public numbers; what they mean depends on Verb.
	A, B, C int16
	// Secret is a number only the seats of Who may know, such as which card was drawn. Others read Hidden.
	Secret int16
	// Who may know Secret. The zero value: nobody, so an event without a secret leaves both empty.
	Who Seats
	// Verb is the game's own number of what happened; its words are the game's business.
	Verb uint8
	// Seat is who did it or whom it befell; Nobody for the table, a number beyond the seats for a rival that the game plays itself.
	Seat Seat
}

// Lane names a seat's lane in one All of a match; 0 is the main line. It holds 20 bits of the step, 8 of the All and 4 of the seat:
// what lies beyond can only be mistaken for a lane of long ago.
type Lane uint32

func laneOf(step int32, all int16, s Seat) Lane {
	return Lane(step)<<12 | Lane(all&255)<<4 | Lane(s)
}

func (l Lane) all() Lane  { return l >> 4 }
func (l Lane) seat() Seat { return Seat(l & 15) }

// Hidden stands in Event.Secret for those who may not know it.
const Hidden int16 = -1

// seenBy returns the event as the seat may know it.
func (e Event) seenBy(s Seat) Event {
	if e.Who != 0 && !e.Who.Has(s) {
		e.Secret = Hidden
	}
	e.Who, e.Lane = 0, 0
	return e
}

// Loud reports whether somebody listens; it guards the working out of events that nobody hears.
func (t *Table) Loud() bool { return t.loud }

// Tell records an event. It is free of cost when nobody listens, as in playouts.
func (t *Table) Tell(e Event) {
	if t.loud {
		if t.run != nil && t.lane != Nobody {
			e.Lane = laneOf(t.run.step, t.run.alls, t.lane)
		}
		t.told = append(t.told, e)
	}
}
