package server

import (
	"cmp"
	"context"
	"math"
	"net/http"
	"slices"

	"waystation/bots"
	"waystation/bots/search"
	"waystation/english"
	"waystation/games/scene"
	"waystation/store"
	"waystation/table"
	"waystation/think"
	"waystation/web"
)

var errAllThink = refuse(http.StatusServiceUnavailable, "All the bots are thinking already. Ask again in a moment.")

// hint finds out what a bot would answer in the place of a seat, and keeps it until the seat has answered. It thinks
// outside of any lock: the match may have moved on by then.
func (s *Server) hint(ctx context.Context, id string, who func(*room) (table.Seat, error)) (*search.Analysis, error) {
	var seat table.Seat
	var job *think.Job
	client := clientOf(ctx)
	err := s.with(ctx, id, func(r *room) (err error) {
		if r.m == nil {
			return r.frozen()
		}
		if seat, err = who(r); err != nil {
			return err
		}
		switch {
		case r.info.Earnest:
			return refuse(http.StatusForbidden, "This match is played in earnest: there are no hints.")
		case r.game.Adviser() == nil:
			return refuse(http.StatusNotFound, r.game.Box.Title+" has no bot that gives hints.")
		}
		job, err = r.advice(think.Turn{Share: client, Soon: true}, seat, search.Budget{Time: s.Limits.HintTime})
		return err
	})
	if err != nil {
		return nil, err
	}
	if !s.hinting.enter(client, s.Limits.Hints) {
		return nil, refuse(http.StatusTooManyRequests, "You have asked for hints already. Wait for them.")
	}
	defer s.hinting.leave(client)
	found, err := s.advise(job)
	if err != nil {
		return nil, err
	}
	return found, s.with(ctx, id, func(r *room) error {
		r.memory.hints.put(seat, job.Ask.Number, found)
		return nil
	})
}

// postHint asks for a hint and shows the table with it.
func (s *Server) postHint(w http.ResponseWriter, r *http.Request, g store.Guest) {
	to := ""
	_, err := s.hint(r.Context(), r.PathValue("id"), func(room *room) (table.Seat, error) {
		seat, err := room.played(g, r.URL.Query().Get("seat"))
		to = room.path("", seat)
		return seat, err
	})
	s.after(w, r, g, to, err)
}

// apiHint asks for a hint for the seat whose token is given.
func (s *Server) apiHint(w http.ResponseWriter, r *http.Request) {
	var verbs []string
	seat, err := s.ownSeat(r)
	if err == nil {
		err = readNothing(r)
	}
	var found *search.Analysis
	if err == nil {
		found, err = s.hint(r.Context(), r.PathValue("id"), func(room *room) (table.Seat, error) {
			verbs = room.m.Verbs()
			return seat, nil
		})
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	type line struct {
		Key     string    `json:"key"`
		Visits  int       `json:"visits"`
		Chances []float64 `json:"chances,omitempty"`
	}
	out := struct {
		Iterations int       `json:"iterations"`
		Chances    []float64 `json:"chances"`
		Lines      []line    `json:"lines"`
	}{found.Iterations, found.Chances, nil}
	for _, l := range found.Lines {
		out.Lines = append(out.Lines, line{bots.Key(verbs, l.Answer), l.Visits, l.Chances})
	}
	writeJSON(w, http.StatusOK, out)
}

// hinted adds to a question what a bot would answer, if the seat has asked for that.
func (r *room) hinted(p *web.Ask, ask *table.Ask) {
	if !r.info.Earnest && r.game.Adviser() != nil && (ask.Pass || len(ask.Options) > 1) {
		p.HintURL = r.path("/hint", ask.Seat)
	}
	if found, ok := r.memory.hints.get(ask.Seat, ask.Number); ok {
		p.Advice = r.advised(ask, found)
		p.Advice.Known = "" // it stands above the rows of the question
	}
}

// advised is what a search has found out about a question, in words: the answers that it knows enough of, ordered by
// what they promise, the bot's own first among those that are as good.
func (r *room) advised(ask *table.Ask, found *search.Analysis) *web.Advice {
	a := &web.Advice{Tried: found.Iterations}
	for i, x := range found.Chances {
		a.Chances = append(a.Chances, web.Chance{Seat: r.mark(table.Seat(i)), Share: percent(x)})
	}
	if len(found.Lines) == 0 {
		return a
	}
	if found.Lines[0].Chances == nil { // nothing else can be answered
		a.Lines = append(a.Lines, web.Advised{Label: r.words(ask.Seat, found.Lines[0].Answer), Share: -1})
		return a
	}
	lines := known(found.Lines, ask.Seat)
	above, each := scene.Foreseen(r.voice(), ask)
	a.Known = above
	hope := func(l *search.Line) int {
		if len(l.Answer) != 1 {
			return 0
		}
		return each[l.Answer[0]].Hope
	}
	hopeful(lines, ask.Seat, hope)
	best := &lines[0]
	for i := range lines {
		l := &lines[i]
		x := web.Advised{Label: r.words(ask.Seat, l.Answer), Share: percent(l.Chances[ask.Seat])}
		x.AsGood = i > 0 && asGood(best, l, ask.Seat)
		x.Unsure = x.AsGood && !alike(best, l, ask.Seat)
		if len(l.Answer) == 1 {
			x.Why = each[l.Answer[0]].Words
			_, x.Piece = r.voice().Label(ask.Seat, l.Answer[0])
			x.Key = table.Key(r.m.Verbs(), l.Answer[0])
		}
		if i == 0 && x.Why != "" && hoped(lines, hope) {
			x.Why += ". Over the whole match it does better all the same"
		}
		a.Lines = append(a.Lines, x)
	}
	return a
}

// hopeful puts those of some lines that are as good as the first in the order of what is hoped for from each, where
// their game reckons it: a row that says less would be advised without a reason.
func hopeful(lines []search.Line, s table.Seat, hope func(*search.Line) int) {
	n := 1
	for n < len(lines) && asGood(&lines[0], &lines[n], s) {
		n++
	}
	alike := lines[:n]
	if slices.ContainsFunc(alike, func(l search.Line) bool { return hope(&l) == 0 }) {
		return
	}
	slices.SortStableFunc(alike, func(x, y search.Line) int { return cmp.Compare(hope(&y), hope(&x)) })
}

// hoped reports whether more is to be hoped for from another line than from the first.
func hoped(lines []search.Line, hope func(*search.Line) int) bool {
	first := hope(&lines[0])
	return first > 0 && slices.ContainsFunc(lines[1:], func(l search.Line) bool { return hope(&l) > first })
}

// How many answers a hint compares, and how far two may lie apart that are called as good: in shares of a win, and in
// standard errors of their difference. Who is near by the second alone is no more than perhaps as good.
const (
	shownLines = 3
	near       = 0.03
	doubts     = 2
)

// known are the answers that a hint tells of, ordered by what they promise: the bot's own, and those tried often enough
// to be set beside it. What is as good as the bot's own stands behind it.
func known(lines []search.Line, s table.Seat) []search.Line {
	own := lines[0]
	out := []search.Line{own}
	for _, l := range lines[1:] {
		if len(out) < shownLines && l.Chances != nil && l.Visits*fewVisits >= own.Visits {
			out = append(out, l)
		}
	}
	place := func(l *search.Line) int { // beside the bot's own answer
		switch {
		case l.Chances[s] == own.Chances[s] && l.Visits == own.Visits:
			return 1
		case asGood(&own, l, s):
			return 2
		case l.Chances[s] > own.Chances[s]:
			return 0
		}
		return 3
	}
	slices.SortStableFunc(out, func(x, y search.Line) int {
		return cmp.Or(cmp.Compare(place(&x), place(&y)), cmp.Compare(y.Chances[s], x.Chances[s]))
	})
	return out
}

// fewVisits is how many times fewer visits than the bot's own answer say too little of another.
const fewVisits = 20

// asGood reports whether two answers can't be told apart by what was tried.
func asGood(x, y *search.Line, s table.Seat) bool {
	p, q := x.Chances[s], y.Chances[s]
	spread := math.Sqrt(p*(1-p)/float64(max(x.Visits, 1)) + q*(1-q)/float64(max(y.Visits, 1)))
	return math.Abs(p-q) <= max(near, doubts*spread)
}

// alike reports whether two answers that are as good promise about the same, too: where few tries leave much open, one
// may be called as good that wins far less often.
func alike(x, y *search.Line, s table.Seat) bool {
	return math.Abs(x.Chances[s]-y.Chances[s]) <= near
}

// words names an answer.
func (r *room) words(s table.Seat, answer []table.Option) string {
	var labels []string
	for _, o := range answer {
		label, _ := r.voice().Label(s, o)
		labels = append(labels, label)
	}
	if len(labels) == 0 {
		return "None of them"
	}
	return english.List(labels)
}

func percent(share float64) int { return int(math.Round(100 * share)) }
