package web

import (
	"cmp"
	"slices"
	"strings"
)

// Recap is what has happened since the viewer's last answer, what concerns them first.
type Recap struct {
	Told  int // how many events
	Lines []RecapLine
	More  int      // seats of which nothing is told here
	Links []Action // what whoever is out may do: run to the end, leave
	Again string   // URL where it is shown again, step by step; "" for nowhere
}

// others is the first line of what others did, which a phone shows over the question: the whole lies out of sight. It
// is nil where there is none.
func (r *Recap) others() *RecapLine {
	if r == nil {
		return nil
	}
	i := slices.IndexFunc(r.Lines, func(l RecapLine) bool { return !l.Mine })
	if i < 0 {
		return nil
	}
	return &r.Lines[i]
}

// RecapLine is what has happened to a seat, or to the table. Its letter stands on the piece that changed, too.
type RecapLine struct {
	Letter string
	Seat   SeatMark
	Glyph  string // instead of a seat, when the table acts
	Words  string // marked text, one sentence
	Rule   Citation
	More   []string // further sentences, in small print
	Led    string   // where it led, of these, where one alone is shown; "" for Words
	Rest   int      // how many more there are
	Piece  string   // as in data-piece; "" for none
	Mine   bool     // it befell the viewer
	Fate   bool     // and put them out, or changed what they are

	Page []TidingsLine // what was read, which a press unfolds; none for what is told whole
}

// led is the one sentence that is shown where there is room for no more.
func (l *RecapLine) led() string { return cmp.Or(l.Led, l.Words) }

// shows is what a press on the letter of a line does.
func (l RecapLine) shows() string {
	return strings.Join(strings.Fields("Show "+l.Letter+" on the board"), " ")
}

// recap is what has happened, without the letters where one of them answers the question: none is to be taken for the
// other.
func (a *Ask) recap() *Recap {
	if a.Recap == nil {
		return nil
	}
	choices := append(marked(a.unfolded(a.Choices)), a.Free...)
	answers := func(l RecapLine) bool {
		return slices.ContainsFunc(choices, func(c Choice) bool { return c.Mark == l.Letter })
	}
	if !slices.ContainsFunc(a.Recap.Lines, answers) {
		return a.Recap
	}
	out := *a.Recap
	out.Lines = slices.Clone(out.Lines)
	for i := range out.Lines {
		out.Lines[i].Letter = ""
	}
	return &out
}
