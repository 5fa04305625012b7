package web

import "github.com/a-h/templ"

// Tidings is a sheet that lies over the table when something big befell the viewer. It says what in one sentence, why,
// and what is gone, got and still theirs. It waits for a press, and what it says stands in the log and the recap, too.
type Tidings struct {
	Game    string
	ID      string // of what it tells, the same as long as that is the news: the browser remembers which were read
	Seat    SeatMark
	Moment  string // when: "turn 11, Move"
	Title   string // one sentence
	Why     string // marked text
	Rule    Citation
	Picture templ.Component // the content of a drawing of 640 by 190; nil for none
	Columns []TidingsColumn // those without lines are left out

	Asks    string   // what is to be decided with it, above the choices
	Choices []Choice // answers of the question at hand, of equal weight
	Next    string   // what the main button says: what happens next
	Links   []Action // what else can be done
}

// TidingsColumn is such as Gone, Got, Still yours.
type TidingsColumn struct {
	Head  string
	Glyph string // before each line without one of its own
	Lines []TidingsLine
	Wide  bool // under the others, over the whole width
}

// TidingsLine is a line of a column, marked text.
type TidingsLine struct{ Glyph, Words string }

func (c TidingsColumn) glyph(l TidingsLine) string {
	if l.Glyph != "" {
		return l.Glyph
	}
	return c.Glyph
}

// when is whose it is, and the moment.
func (t *Tidings) when() string {
	if t.Moment == "" {
		return t.Seat.Name
	}
	return t.Seat.Name + ", " + t.Moment
}
