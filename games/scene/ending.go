package scene

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/a-h/templ"

	"waystation/english"
	"waystation/table"
	"waystation/web"
)

// Ending is how a match has ended, as its game tells it. Whatever is left empty, the kit says in words of its own.
type Ending struct {
	Head  string // who has won, with what: "Jo wins with 24 Fame"
	Title string // one sentence for whoever looks: "You are through the last gate."
	Told  string // the same for everybody: "Jo is through the last gate."
	Near  string // how near it was, one sentence
	Unit  string // what the points are: "Fame"
	Print web.Print
	// Shared is the print on the picture to share, in the inks of the house alone; the zero Print for the same.
	Shared web.Print
	Seats  []Place // by seat
	// Rivals are those beyond the seats, whom the game plays itself.
	Rivals []web.Finish
	Score  *web.Reckoning
	More   templ.Component // what else is to be read when all is over; nil for nothing
	// Moment is the picture of something that happened, told in these words; the zero Print where the game has none. It
	// may be nil.
	Moment func(e table.Event, words string) web.Print
}

// Place is how a seat came out of a match.
type Place struct {
	How    string // in a few words: "in by gate 4, 8 spaces ahead"
	Points string // what stands large at the end of its row: "24", "out"; "" for the points of the result
}

// Finisher is a game's screen that tells how a match has ended.
type Finisher interface {
	Ending(*Scene) Ending
}

// Ending is the page of a match that is over, without what a server adds: where to go from there, the story, the talk.
func (s *Scene) Ending(told Ending) *web.Ending {
	e := &web.Ending{
		Game: s.Game, Eyes: -1, Live: s.Live, Title: told.Title, Told: told.Told, Near: told.Near, Print: told.Print,
		Score: told.Score, More: told.More, Rounds: s.Result.Rounds,
	}
	if s.Seat != table.Nobody {
		e.Eyes = int(s.Seat)
	}
	e.Last = s.last()
	e.Head = cmp.Or(told.Head, s.Ask.Say)
	for i := range s.Seats {
		seat := table.Seat(i)
		row := web.Finish{Seat: s.Seats[i].Mark, Number: i, Bot: s.Seats[i].Bot != "", Won: s.Result.Winners.Has(seat)}
		if i < len(told.Seats) {
			row.How, row.Points = told.Seats[i].How, told.Seats[i].Points
		}
		if row.Points == "" && s.Result.Outcome == "" && i < len(s.Result.Scores) {
			row.Points = fmt.Sprint(s.Result.Scores[i])
		}
		e.Rows = append(e.Rows, row)
	}
	for _, r := range told.Rivals {
		r.Number = -1
		e.Rows = append(e.Rows, r)
	}
	slices.SortStableFunc(e.Rows, func(x, y web.Finish) int { return s.ahead(x, y) })
	e.Title, e.Told = cmp.Or(e.Title, s.wonSays(true)), cmp.Or(e.Told, s.wonSays(false))
	if e.Near == "" {
		e.Near = s.near(e.Rows, told.Unit)
	}
	return e
}

// last is what has happened since the viewer's last answer, for a page without the board that its lines point at.
func (s *Scene) last() *web.Recap {
	if s.Ask.Recap == nil {
		return nil
	}
	last := *s.Ask.Recap
	last.Lines, last.Again, last.Links = slices.Clone(last.Lines), "", nil
	for i := range last.Lines {
		last.Lines[i].Piece = ""
	}
	return &last
}

// ahead orders two seats as they came out: who has won first, then by points; who is out stands last.
func (s *Scene) ahead(x, y web.Finish) int {
	rank := func(f web.Finish) int {
		switch {
		case f.Won:
			return 0
		case f.Number >= 0 && s.Seats[f.Number].Out:
			return 2
		}
		return 1
	}
	points := func(f web.Finish) int {
		if f.Number >= 0 && f.Number < len(s.Result.Scores) {
			return s.Result.Scores[f.Number]
		}
		return 0
	}
	return cmp.Or(cmp.Compare(rank(x), rank(y)), cmp.Compare(points(y), points(x)))
}

// wonSays is who has won, to the viewer or to everybody.
func (s *Scene) wonSays(viewer bool) string {
	var names []string
	for i := range s.Seats {
		if s.Result.Winners.Has(table.Seat(i)) {
			names = append(names, s.Seats[i].Mark.Name)
		}
	}
	mine := viewer && s.Seat != table.Nobody && s.Result.Winners.Has(s.Seat)
	switch {
	case s.Result.Outcome == table.Won && viewer:
		return "You have won."
	case s.Result.Outcome == table.Won:
		return english.List(names) + " came through."
	case s.Result.Outcome == table.Lost && viewer:
		return "You have lost."
	case s.Result.Outcome == table.Lost:
		return "This time nobody came through."
	case len(names) == 0:
		return "Nobody wins."
	case mine && len(names) == 1:
		return "You win."
	case mine:
		return "You share the victory."
	case len(names) == 1:
		return names[0] + " wins."
	}
	return english.List(names) + " share the victory."
}

// near says how far the first seat is ahead of the next, where both have points and one alone has won.
func (s *Scene) near(rows []web.Finish, unit string) string {
	if len(rows) < 2 || rows[0].Number < 0 || rows[1].Number < 0 || s.Seats[rows[1].Number].Out {
		return ""
	}
	if s.Result.Winners.Len() != 1 || s.Result.Outcome != "" || len(s.Result.Scores) != len(s.Seats) {
		return ""
	}
	first, next := s.Result.Scores[rows[0].Number], s.Result.Scores[rows[1].Number]
	switch {
	case first < next:
		return ""
	case first == next:
		return "Level with " + rows[1].Seat.Name + " to the last."
	}
	if unit != "" {
		unit = " " + unit
	}
	return fmt.Sprintf("%d%s ahead of %s.", first-next, unit, rows[1].Seat.Name)
}

// Named is which of so many things with names is called in a sentence, by the longest name; -1 for none.
func Named(sentence string, things int, name func(i int) string) int {
	best, length := -1, 0
	for i := range things {
		if n := name(i); len(n) > length && strings.Contains(sentence, n) {
			best, length = i, len(n)
		}
	}
	return best
}

// Chapter is that of a rule: MOVE of FL-MOVE-04.
func Chapter(rule string) string {
	parts := strings.Split(rule, "-")
	if len(parts) < 3 {
		return ""
	}
	return parts[1]
}
