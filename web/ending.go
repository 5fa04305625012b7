package web

import (
	"strconv"
	"strings"

	"github.com/a-h/templ"
)

// Ending is the page of a match that is over: what happened, who and how, how it went, who could still win.
type Ending struct {
	Game   string
	Name   string // of the game, for people
	Eyes   int    // the seat whose end it is; -1 for who only looks
	Live   Live
	Head   string // who has won: "Jo wins with 24 Fame"
	Title  string // one sentence for whoever looks
	Told   string // the same for everybody
	Near   string // how near it was
	Rounds int
	Print  Print
	Rows   []Finish // as they came out
	Score  *Reckoning
	More   templ.Component // what else the game has to say; nil for nothing

	Main  Action   // what is pressed next; the zero Action for nothing
	Aside string   // a sentence under it
	Links []Action // where else to go
	Talk  *Talk
}

// Print is a drawing: what stands inside of it, and where one looks at it.
type Print struct {
	Box  string // viewBox
	Says string // what a screen reader says; "" for a drawing beside words that say it
	Art  templ.Component
	Pin  [2]int // where the winner's seat stands on it, the foot of the pin; 0, 0 for nowhere
}

// Finish is how a seat came out of a match.
type Finish struct {
	Seat   SeatMark
	Number int // of the seat
	Bot    bool
	Won    bool
	How    string // in a few words
	Points string
}

// winner is the seat that has won alone.
func (e *Ending) winner() (SeatMark, bool) {
	var won []SeatMark
	for _, r := range e.Rows {
		if r.Won {
			won = append(won, r.Seat)
		}
	}
	if len(won) == 1 {
		return won[0], true
	}
	return SeatMark{}, false
}

// ground is the class of a row: flooded in the winner's colour.
func (f Finish) ground() string {
	if f.Won {
		return "win " + f.Seat.ground()
	}
	return ""
}

// lines is how many lines of the final scoring there are, in words.
func (r *Reckoning) lines() string {
	if len(r.Rows) == 1 {
		return "1 line"
	}
	return strconv.Itoa(len(r.Rows)) + " lines"
}

// number is the text of a number that counts up when it appears; "" for what is none.
func (f Finish) number() string {
	if _, err := strconv.Atoi(strings.Replace(f.Points, "−", "-", 1)); err != nil {
		return ""
	}
	return f.Points
}

func pinAt(at [2]int) string {
	return "translate(" + strconv.Itoa(at[0]) + " " + strconv.Itoa(at[1]) + ")"
}

// moreMarks make of what else the game says the count, where nothing is counted: a script tells by it that all is over.
func (e *Ending) moreMarks() templ.Attributes {
	if e.Score != nil {
		return templ.Attributes{"data-region": "more"}
	}
	return templ.Attributes{"data-region": "reckoning", "id": "reckoning", "tabindex": "-1"}
}
