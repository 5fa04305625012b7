// Package hindsight plays a match that is over once more and says what it was about: how everybody's chances stood
// whenever a judge can tell, and the moments at which they turned. The same match always gives the same.
package hindsight

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"waystation/table"
)

// Judge is who says how everybody's chances stand, as for a search (search.Style). The zero Judge can't tell.
type Judge struct {
	Shares func(g table.Game, shares []float64)
	Quiet  func(g table.Game) bool // whether this is a time at which it can tell; nil: at every question
}

// Turner is a game that says which events turn a match, apart from how much they weigh when they are told: the higher,
// the more.
type Turner interface {
	Turns(e table.Event) int
}

// most is how many answers a match may have to be looked at.
const most = 20_000

// Story is what a match was about.
type Story struct {
	Points []Point // the chances, in order; nil where nobody could tell
	Rounds []int   // for each round, how many answers had been given when it began
	Of     int     // answers of the match
	seats  int
	parts  []part // what lies between two points; without a judge, the match cut into equal parts
	won    table.Seats
}

// Point is how everybody's chances stood.
type Point struct {
	At     int       // how many answers had been given
	Shares []float64 // by seat, from 0 to 1
}

// Moment is a time at which the match turned.
type Moment struct {
	At       int // the answer that it came of, from 0
	Round    int // from 1; 0 in a game that counts none
	Seat     table.Seat
	Event    table.Event
	From, To float64 // the seat's chances before and after; both 0 where nobody could tell
	Decided  bool    // the winner was ahead from then on
}

// told is an event with the answer that it came of.
type told struct {
	event table.Event
	at    int
	round int
	rank  int  // the higher, the better it can be told alone
	major bool // it is more than minor, and its sentence begins with its seat
	bad   bool // it took something from its seat, or ended it
}

// part is what was told between two points.
type part struct {
	told          []told
	before, after []float64
}

// ErrOther says that the match can't be played again as it was: its rules have changed since.
var ErrOther = errors.New("the match does not play again as it was")

// Of plays the match again, from its first answer to its last. It must be over.
func Of(m *table.Match, judge Judge) (*Story, error) {
	s := &Story{seats: m.Seats(), won: m.Result().Winners}
	if s.seats < 2 || m.Result().Outcome != "" {
		judge.Shares = nil // there is nobody to compare with
	}
	log, stops := m.Entries(0), m.Standing()
	s.Of = len(stops)
	if !m.Over() || s.Of > most {
		return nil, fmt.Errorf("%w: %d answers", ErrOther, s.Of)
	}
	n, err := table.NewMatch(m.Box(), m.Setup(), m.Seed())
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrOther, err)
	}
	w := walk{story: s, match: n, judge: judge}
	w.turner, _ = n.Inspect().Truth().(Turner)
	w.look(0)
	for i, at := range stops {
		if err := give(n, log[at]); err != nil {
			return nil, fmt.Errorf("%w: answer %d: %w", ErrOther, i, err)
		}
		w.listen(i)
		w.look(i + 1)
	}
	if !n.Over() || n.Result().Winners != s.won || !slices.Equal(n.Result().Scores, m.Result().Scores) {
		return nil, ErrOther
	}
	w.end()
	return s, nil
}

// give gives an answer of the log once more.
func give(m *table.Match, e *table.Entry) error {
	switch e.Kind {
	case table.KindFree:
		return m.Free(e.Seat, table.Key(m.Verbs(), e.Set[0]), e.By)
	case table.KindPass:
		return m.Answer(e.Seat, m.Number(e.Seat), "pass", e.By)
	}
	return m.Answer(e.Seat, m.Number(e.Seat), table.SetKey(m.Verbs(), e.Set), e.By)
}

// walk is the way through a match.
type walk struct {
	story  *Story
	match  *table.Match
	judge  Judge
	turner Turner // the game, if it is one
	heard  int    // events
	quiet  bool   // it was a time at which the judge can tell
	open   part
}

// listen takes in what an answer has led to.
func (w *walk) listen(answer int) {
	events := w.match.Events(table.Nobody)
	round := w.match.Result().Rounds
	voice := w.match.Voice(called)
	for _, e := range events[min(w.heard, len(events)):] {
		words := voice.Tale(e, table.Nobody)
		if rank := w.rank(e, words); rank >= 0 {
			weight, _ := w.match.Telling(e, table.Nobody)
			w.open.told = append(w.open.told, told{
				event: e, at: answer, round: round, rank: rank,
				major: weight > table.Minor && begins(words, e.Seat),
				bad:   weight == table.Fate || w.match.Costs(e, table.Nobody),
			})
		}
	}
	w.heard = len(events)
}

// longest is how many letters a sentence may have that is told alone.
const longest = 130

// rank is how well an event can be told alone: what turns the match first, then by its weight, then one whose sentence
// begins with its seat before another; below 0 where it can't.
func (w *walk) rank(e table.Event, words string) int {
	if words == "" || len(words) > longest || strings.Contains(words, "\"") {
		return -1
	}
	weight, _ := w.match.Telling(e, table.Nobody)
	rank := 2 * int(weight)
	if begins(words, e.Seat) {
		rank++
	}
	if w.turner != nil {
		rank += turning * w.turner.Turns(e)
	}
	return rank
}

// begins reports whether a sentence begins with a seat.
func begins(words string, s table.Seat) bool { return s >= 0 && strings.HasPrefix(words, called(s)) }

// turning is more than any event weighs.
const turning = 2*int(table.Fate) + 2

// called is what a seat is called while the match is played again: nobody reads it.
func called(s table.Seat) string { return "*seat" + strconv.Itoa(int(s)) + "*" }

// look asks the judge, if this is a time to ask.
func (w *walk) look(answers int) {
	s := w.story
	begins := len(s.Rounds) < w.match.Result().Rounds
	for len(s.Rounds) < w.match.Result().Rounds {
		s.Rounds = append(s.Rounds, answers)
	}
	if w.judge.Shares == nil || w.match.Over() {
		return
	}
	g := w.match.Inspect().Truth() // all is over: nothing is hidden any more
	was := w.quiet
	w.quiet = w.judge.Quiet != nil && w.judge.Quiet(g)
	if answers > 0 && !begins && w.judge.Quiet != nil && (was || !w.quiet) { // it must begin to be one
		return
	}
	shares := make([]float64, s.seats)
	w.judge.Shares(g, shares)
	w.point(answers, shares)
}

// point is a point of the curve, and closes the part before it.
func (w *walk) point(at int, shares []float64) {
	s := w.story
	if n := len(s.Points); n > 0 {
		if s.Points[n-1].At == at || slices.Equal(s.Points[n-1].Shares, shares) && len(w.open.told) == 0 {
			return
		}
		w.open.before, w.open.after = s.Points[n-1].Shares, shares
		s.parts = append(s.parts, w.open)
		w.open = part{}
	}
	s.Points = append(s.Points, Point{at, shares})
}

// end closes the story: who has won, has won.
func (w *walk) end() {
	s := w.story
	if w.judge.Shares != nil {
		last := make([]float64, s.seats)
		for i := range last {
			if s.won.Has(table.Seat(i)) {
				last[i] = 1 / float64(s.won.Len())
			}
		}
		w.point(s.Of+1, last)
		return
	}
	for i := range moments { // as many equal parts as there are moments to tell
		x := part{}
		for _, t := range w.open.told {
			if t.at*moments/max(s.Of, 1) == i {
				x.told = append(x.told, t)
			}
		}
		s.parts = append(s.parts, x)
	}
}

// How many moments are told at most, and how many of them of one seat.
const (
	moments = 5
	ofOne   = 2
)

// change is a seat's chances over a part.
type change struct {
	part int
	seat table.Seat
	by   float64
}

// Moments are the moments to tell, in order: that from which the winner was ahead, and those at which somebody's
// chances changed most, two of a seat at most, and one of the viewer's at least if there is any. Without a judge it is
// what weighs most in each part of the match.
func (s *Story) Moments(viewer table.Seat) []Moment {
	if s.Points == nil {
		return s.weightiest()
	}
	all := s.changes()
	var chosen []change
	take := func(c change) bool {
		count := 0
		for _, x := range chosen {
			if x.part == c.part {
				return false
			}
			if x.seat == c.seat {
				count++
			}
		}
		if count >= ofOne || s.best(c) == nil {
			return false
		}
		chosen = append(chosen, c)
		return true
	}
	decided := s.decided()
	if decided >= 0 {
		i := slices.IndexFunc(all, func(c change) bool { return c.part == decided && s.won.Has(c.seat) })
		if i < 0 || !take(all[i]) {
			decided = -1
		}
	}
	own := slices.ContainsFunc(chosen, func(c change) bool { return c.seat == viewer })
	for _, c := range all {
		if own || c.seat != viewer {
			continue
		}
		own = take(c)
	}
	for _, c := range all {
		if len(chosen) < moments {
			take(c)
		}
	}
	slices.SortFunc(chosen, func(x, y change) int { return x.part - y.part })
	var out []Moment
	for _, c := range chosen {
		t, p := s.best(c), &s.parts[c.part]
		out = append(out, Moment{
			At: t.at, Round: t.round, Seat: c.seat, Event: t.event, From: p.before[c.seat], To: p.after[c.seat],
			Decided: c.part == decided,
		})
	}
	return out
}

// changes are all changes of chances, the largest first.
func (s *Story) changes() []change {
	var all []change
	for i := range s.parts {
		for seat := range table.Seat(s.seats) {
			all = append(all, change{i, seat, s.parts[i].after[seat] - s.parts[i].before[seat]})
		}
	}
	slices.SortStableFunc(all, func(x, y change) int { return cmp.Compare(math.Abs(y.by), math.Abs(x.by)) })
	return all
}

// decided is the part after which who has won was ahead of everybody until the end; -1 where several have won, or
// nobody, or where who has won was ahead from the start.
func (s *Story) decided() int {
	if s.won.Len() != 1 {
		return -1
	}
	w := s.won.First()
	for i := len(s.parts) - 1; i >= 0; i-- {
		before := s.parts[i].before
		if slices.Max(before) > before[w] {
			return i
		}
		for seat, x := range before {
			if i == 0 && seat != int(w) && x == before[w] {
				return 0 // they began alike
			}
		}
	}
	return -1
}

// best is the event of a part that tells most of why a seat's chances changed: of what befell the seat, or else of what
// weighs with others, the last that tells as much; nil where nothing does. What came of the last answer of all may be
// the count, and is told only where nothing else weighs as much.
func (s *Story) best(c change) *told {
	var best *told
	for i := range s.parts[c.part].told {
		t := &s.parts[c.part].told[i]
		switch {
		case !t.explains(c):
		case best == nil:
			best = t
		case t.at == s.Of-1 && best.at < t.at && t.rank <= best.rank:
		case t.of(c.seat) != best.of(c.seat):
			if t.of(c.seat) {
				best = t
			}
		case t.rank >= best.rank:
			best = t
		}
	}
	return best
}

func (t *told) of(seat table.Seat) bool { return t.event.Seat == seat }

// explains reports whether an event may be why a seat's chances changed: they rise by what is not bad for it, and by
// what is bad for others, and fall the other way round.
func (t *told) explains(c change) bool {
	own := t.of(c.seat)
	return (own || t.major) && (own != t.bad) == (c.by > 0)
}

// weightiest are the events that weigh most, one from each part.
func (s *Story) weightiest() []Moment {
	var out []Moment
	for i := range s.parts {
		var best *told
		for k := range s.parts[i].told {
			t := &s.parts[i].told[k]
			if t.event.Seat >= 0 && int(t.event.Seat) < s.seats && (best == nil || t.rank > best.rank) {
				best = t
			}
		}
		if best != nil {
			out = append(out, Moment{At: best.at, Round: best.round, Seat: best.event.Seat, Event: best.event})
		}
	}
	return out
}
