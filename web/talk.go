package web

import "strconv"

// Talk is what those who sit at a table say to each other: a sheet beside the table, and a page of its own. It is no
// part of the match. On a table that is not opened it holds no more than how much of it is new.
type Talk struct {
	URL    string // of the page; forms are posted there and below it
	Query  string // behind it, such as ?seat=1: with whose eyes
	Back   string // the table
	New    int    // messages that the viewer has not been shown
	Newest int    // the number of the last of them, or 0
	Last   string // who said what, for a screen reader
	Open   bool   // Lines are shown
	Lines  []Said
	More   bool // of them stand on the page
	Off    bool // the host has switched talk off
	Host   bool // the viewer can do that
	Quiet  bool // the viewer wants to hear nobody
	Others []Heard
	Watch  string // how far behind who only watches is; "" where they are not
}

// Said is a message, or several reactions in a row.
type Said struct {
	N        int
	Seat     SeatMark
	You      bool
	Words    string
	Reacts   []Reaction
	Reported bool // by the viewer
}

// Reaction is one word of somebody.
type Reaction struct {
	Seat SeatMark
	Word string
}

// Heard is somebody else who sits there, and whether the viewer wants to hear them.
type Heard struct {
	Seat   SeatMark
	Number int
	Muted  bool
}

// Reactions are the words that can be said by one press.
var Reactions = []string{"Ha", "Ouch", "Bold", "Hm", "Well played"}

// MaxWords is how many characters a message has at most.
const MaxWords = 300

// to is where a form is posted.
func (t *Talk) to(what string) string { return t.URL + what + t.Query }

// label is the button that opens it, for a screen reader.
func (t *Talk) label() string {
	switch {
	case t.Off:
		return "Talk, switched off"
	case t.New > 0:
		return "Talk, " + strconv.Itoa(t.New) + " new"
	}
	return "Talk"
}

func (t *Talk) glyph() string {
	if t.Off || t.Quiet {
		return "mute"
	}
	return "chat"
}

// shown is how many are new, where little room is.
func (t *Talk) shown() string {
	if t.New > 99 {
		return "99+"
	}
	return strconv.Itoa(t.New)
}

// empty is what stands in the place of words nobody has said.
func (t *Talk) empty() string {
	switch {
	case t.Quiet:
		return "Quiet for you: you hear nobody. They are not told."
	case t.Off:
		return "Nobody has said anything."
	}
	return "Nobody has said anything yet. Only who sits at this table can hear it."
}

func choose(first bool, a, b string) string {
	if first {
		return a
	}
	return b
}
