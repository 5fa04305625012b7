package web

import "strconv"

// Time is how long a seat may still take, in words and as a bar.
type Time struct {
	Seat  SeatMark
	Words string // "3 minutes left, and 20 in reserve"
	Left  int    // seconds of the present answer's own time; -1 where it is not counted down
	Share int    // of it that is left, in percent
	Out   bool   // nothing is left
}

// clock is the time left as a clock shows it.
func (t Time) clock() string {
	two := func(n int) string {
		if n < 10 {
			return "0" + strconv.Itoa(n)
		}
		return strconv.Itoa(n)
	}
	if h := t.Left / 3600; h > 0 {
		return strconv.Itoa(h) + ":" + two(t.Left/60%60) + ":" + two(t.Left%60)
	}
	return strconv.Itoa(t.Left/60) + ":" + two(t.Left%60)
}

// Vote is something that all have to agree to.
type Vote struct {
	Words   string // what somebody asks
	Waits   string // for whom it waits
	Yes, No Action // the zero Action for who has no say, or has said it
}

// Confirm is something that can't be taken back: it is pressed twice.
type Confirm struct {
	Key    string // names it on the page
	Label  string
	Words  string // what comes of it
	Action Action
}

// Ready is whether everybody is here, before the first question.
type Ready struct {
	Seats []Answered // done: ready
	Words string     // "1 of 4 ready"
	Mine  Action     // to be ready, or not yet; the zero Action for who does not sit there
	Begin []Action   // to begin without those who are missing
}

// Stand is whether somebody may stand in for who has to go.
type Stand struct {
	Name  string // of the field that says so
	Seat  SeatMark
	You   bool
	Words string
	Picks []Pick // of the viewer's own seats
	URL   string // takes who and the field
	Who   string
	Back  string
}

// Timing is how time is counted, and how to ask for something else.
type Timing struct {
	Words string
	URL   string // takes the fields of ClockForm; "" for who can't ask
	Form  ClockForm
	Times []Time
}

// ClockForm are the fields by which a clock is chosen.
type ClockForm struct {
	Kinds    []Pick
	Late     []Pick
	Friendly int // minutes
	Turn     int // minutes
	Reserve  int // minutes
	Hours    int
}

// Back is the form by which the host asks to take the match back.
type Back struct {
	URL  string
	List []Pick // before which answer, the last one first
	No   string // why that can't be done; "" where it can
}

// Settled is a line about what was settled.
type Settled struct{ When, Words string }
