package server

import (
	"context"
	"math"
	"math/rand/v2"
	"net/http"

	"waystation/bots"
	"waystation/bots/search"
	"waystation/shelf"
	"waystation/table"
	"waystation/web"
)

// hint is what a bot would answer to a seat's question.
type hint struct {
	number int
	found  *search.Analysis
}

// adviser is how the strongest bot of a game searches: the one that is asked for hints. nil when none searches.
func adviser(g *shelf.Game) *search.Style {
	for i := range g.Bots {
		if g.Bots[i].Style != nil {
			return g.Bots[i].Style
		}
	}
	return nil
}

// advise lets a bot search in worlds. It waits for threads that are free, but not for long.
func (s *Server) advise(w *table.Worlds, style *search.Style, budget search.Budget) (*search.Analysis, error) {
	threads := s.hire()
	if threads == 0 {
		return nil, refuse(http.StatusServiceUnavailable, "All the bots are thinking already. Ask again in a moment.")
	}
	defer s.dismiss(threads)
	return await(s, func(ctx context.Context) *search.Analysis {
		return search.New(*style, budget, rand.Uint64()).Analyse(ctx, w, threads)
	})
}

// hint finds out what a bot would answer in the place of a seat, and keeps it until the seat has answered. It thinks outside of any lock:
// the match may have moved on by then.
func (s *Server) hint(ctx context.Context, id string, who func(*room) (table.Seat, error)) (*search.Analysis, error) {
	var seat table.Seat
	var worlds *table.Worlds
	var style *search.Style
	err := s.with(ctx, id, func(r *room) (err error) {
		if r.m == nil {
			return r.frozen()
		}
		if seat, err = who(r); err != nil {
			return err
		}
		switch style = adviser(r.game); {
		case r.info.Earnest:
			return refuse(http.StatusForbidden, "This match is played in earnest: there are no hints.")
		case style == nil:
			return refuse(http.StatusNotFound, r.game.Box.Title+" has no bot that gives hints.")
		}
		worlds, err = r.m.Worlds(seat)
		return err
	})
	if err != nil {
		return nil, err
	}
	found, err := s.advise(worlds, style, search.Budget{Time: s.Limits.HintTime})
	if err != nil {
		return nil, err
	}
	return found, s.with(ctx, id, func(r *room) error {
		if r.hints == nil {
			r.hints = map[table.Seat]hint{}
		}
		r.hints[seat] = hint{worlds.Ask().Number, found}
		return nil
	})
}

// postHint asks for a hint and shows the table with it.
func (s *Server) postHint(w http.ResponseWriter, r *http.Request) {
	if err := readForm(r); err != nil {
		s.fail(w, r, err)
		return
	}
	g, err := s.guest(r)
	if err != nil {
		s.fail(w, r, s.storeError(err))
		return
	}
	to := ""
	_, err = s.hint(r.Context(), r.PathValue("id"), func(room *room) (table.Seat, error) {
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

// shownLines is how many answers a hint compares.
const shownLines = 3

// hinted adds to a question what a bot would answer, if the seat has asked for that.
func (r *room) hinted(p *web.Ask, ask *table.Ask) {
	if !r.info.Earnest && adviser(r.game) != nil && (ask.Pass || len(ask.Options) > 1) {
		p.HintURL = r.path("/hint", ask.Seat)
	}
	if h, ok := r.hints[ask.Seat]; ok && h.number == ask.Number {
		p.Advice = r.advice(ask.Seat, h.found)
	}
}

// advice is what a search has found out, in words.
func (r *room) advice(s table.Seat, found *search.Analysis) *web.Advice {
	a := &web.Advice{Tried: found.Iterations}
	for i, l := range found.Lines[:min(shownLines, len(found.Lines))] {
		if l.Chances != nil {
			a.Lines = append(a.Lines, web.Advised{Label: r.words(s, l.Answer), Share: percent(l.Chances[s])})
		} else if i == 0 { // nothing else can be answered
			a.Lines = append(a.Lines, web.Advised{Label: r.words(s, l.Answer), Share: -1})
		}
	}
	for i, x := range found.Chances {
		a.Chances = append(a.Chances, web.Chance{Seat: r.mark(table.Seat(i)), Share: percent(x)})
	}
	return a
}

// words names an answer.
func (r *room) words(s table.Seat, answer []table.Option) string {
	var labels []string
	for _, o := range answer {
		label, _ := r.m.Label(s, o)
		labels = append(labels, label)
	}
	if len(labels) == 0 {
		return "None of them"
	}
	return together(labels)
}

func percent(share float64) int { return int(math.Round(100 * share)) }
