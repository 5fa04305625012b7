package server

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"runtime/debug"
	"slices"
	"sync"

	"waystation/bots/search"
	"waystation/store"
	"waystation/table"
	"waystation/think"
	"waystation/web"
)

const (
	// analysed is how many answers of a match are looked at, at most, spread evenly over it.
	analysed = 48
	// tries is how often the match is played on from each of them, if the time is enough; a share of one half is then
	// known to within 4 of 100.
	tries = 200
	// keptAnalyses is how many are remembered. One that is forgotten can be made again.
	keptAnalyses = 100
	// queued is how many may wait to be made: each takes up to a minute and a half.
	queued = 10
	// turningPoints is how many a page tells of.
	turningPoints = 6
	// trusted is how often an answer must have been tried before its chances count.
	trusted = 12
	// notable is by how many percent chances must change for a turning point.
	notable = 10
)

// analysis is what a bot makes of a match that is over.
type analysis struct {
	mu     sync.Mutex
	points []web.Point
	done   bool
	failed bool
}

func (a *analysis) broke() bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.failed
}

func (a *analysis) ended() bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.done
}

// analyses are those of this server, by match.
type analyses struct {
	mu    sync.Mutex
	by    map[string]*analysis
	order []string
}

// of is the analysis of a match; nil if there is none. With begin there is one from then on, and begun says that it is
// new; unless too many wait already.
func (l *analyses) of(match string, begin bool) (found *analysis, begun bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if a := l.by[match]; !begin || a != nil && !a.broke() {
		return a, false
	}
	waiting := 0
	for _, a := range l.by {
		if !a.ended() {
			waiting++
		}
	}
	if waiting > queued { // with the one that is made
		return nil, false
	}
	if l.by == nil {
		l.by = map[string]*analysis{}
	}
	l.order = slices.DeleteFunc(l.order, func(id string) bool { return id == match })
	if len(l.order) == keptAnalyses {
		delete(l.by, l.order[0])
		l.order = l.order[1:]
	}
	l.order = append(l.order, match)
	l.by[match] = &analysis{}
	return l.by[match], true
}

// points are the answers of a match that were looked at, and whether these are all.
func (l *analyses) points(match string) (points []web.Point, done bool) {
	a, _ := l.of(match, false)
	if a == nil {
		return nil, false
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	return slices.Clone(a.points), a.done
}

// over is a room whose match is over, taken out of it, so that nothing is locked while it is looked at.
func (r *room) over() (*room, error) {
	if r.m == nil {
		return nil, r.frozen()
	}
	if !r.m.Over() {
		return nil, refuse(http.StatusForbidden,
			"The analysis opens when the match is over: until then it would show what is hidden.")
	}
	if r.game.Adviser() == nil {
		return nil, refuse(http.StatusNotFound, r.game.Box.Title+" has no bot that could look back at a match.")
	}
	info := *r.info
	info.Seats = slices.Clone(r.info.Seats)
	return r.aside(&info, r.m.Clone()), nil
}

// analysis shows what a bot makes of a match that is over: everybody's chances, and where they turned.
func (s *Server) analysis(w http.ResponseWriter, r *http.Request) {
	s.look(w, r, func(g store.Guest, room *room) error {
		page := web.Analysis{
			Page: s.of(room.info.Game, s.page(r, "Analysis")), Menu: s.menu(g), Game: room.game.Box.Name,
			Name: shortTitle(room.game.Box.Title), URL: "/t/" + room.id + "/analysis",
			Replay: "/t/" + room.id + "/replay", Table: "/t/" + room.id, Of: len(room.m.Standing()),
			Result: room.m.Result().Winners != 0,
		}
		for i := range room.info.Seats {
			page.Seats = append(page.Seats, room.mark(table.Seat(i)))
		}
		if a, _ := s.analyses.of(room.id, false); a != nil {
			a.mu.Lock()
			page.Begun, page.Done, page.Failed = true, a.done, a.failed
			page.Points = slices.Clone(a.points)
			a.mu.Unlock()
			page.Most = min(analysed, page.Of)
		}
		if page.Begun && !page.Done {
			w.Header().Set("Refresh", "2")
		}
		if page.Done {
			page.Turns = turns(page.Points)
		}
		s.show(w, r, http.StatusOK, web.AnalysisPage(page))
		return nil
	})
}

// postAnalysis has a match looked at.
func (s *Server) postAnalysis(w http.ResponseWriter, r *http.Request) {
	s.look(w, r, func(_ store.Guest, room *room) error {
		client := s.client(r)
		if a, _ := s.analyses.of(room.id, false); a == nil || a.broke() {
			if !s.lookingBack.enter(client, s.Limits.Analyses) {
				return refuse(http.StatusTooManyRequests,
					"You have asked for analyses already. Wait until they have been made.")
			}
		} else {
			client = ""
		}
		a, begun := s.analyses.of(room.id, true)
		if client != "" && !begun {
			s.lookingBack.leave(client)
		}
		if a == nil {
			return refuse(http.StatusServiceUnavailable,
				"Many matches are being looked back at already. Ask again later.")
		}
		if begun {
			s.spawn("an analysis", func() {
				defer s.lookingBack.leave(client)
				s.analyse(room, a)
			})
		}
		http.Redirect(w, r, "/t/"+room.id+"/analysis", http.StatusSeeOther)
		return nil
	})
}

// look runs f with a match that is over.
func (s *Server) look(w http.ResponseWriter, r *http.Request, f func(store.Guest, *room) error) {
	g, err := s.guest(r)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	var over *room
	err = s.with(r.Context(), r.PathValue("id"), func(room *room) (err error) {
		over, err = room.over()
		return err
	})
	if err == nil {
		err = f(g, over)
	}
	if err != nil {
		s.fail(w, r, err)
	}
}

// analyse looks at one answer after the other. Only one match is analysed at a time.
func (s *Server) analyse(r *room, a *analysis) {
	select {
	case s.analysing <- struct{}{}:
	case <-s.ctx.Done():
		return
	}
	defer func() { <-s.analysing }()
	err := s.judgeAll(r, a)
	if err != nil && !errors.Is(err, context.Canceled) {
		s.Log.Error("a match could not be analysed", "match", r.id, "error", err, "stack", table.Stack(err))
	}
	a.mu.Lock()
	a.done, a.failed = true, err != nil
	a.mu.Unlock()
}

// judgeAll looks at answers spread evenly over the match. A game that breaks is an error.
func (s *Server) judgeAll(r *room, a *analysis) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the game broke: %v\n%s", p, debug.Stack())
		}
	}()
	log, stops := r.m.Entries(0), r.m.Standing()
	n := min(analysed, len(stops))
	for i := range n {
		var p *web.Point
		for at := i * len(stops) / n; at < (i+1)*len(stops)/n && p == nil && err == nil; at++ {
			if log[stops[at]].Kind == table.KindAsk {
				p, err = s.judgeOne(r, at)
			}
		}
		if err != nil || s.ctx.Err() != nil {
			return err
		}
		if p != nil {
			a.mu.Lock()
			a.points = append(a.points, *p)
			a.mu.Unlock()
		}
	}
	return nil
}

// judgeOne is what a bot makes of one answer; nil where there was nothing to choose. What the rules do beside it is an
// error where it does not come to an end.
func (s *Server) judgeOne(r *room, at int) (p *web.Point, err error) {
	var q *judged
	err = s.rulesOf(r, func() (err error) {
		q, err = r.judge(at)
		return err
	})
	if err != nil || q == nil {
		return nil, err
	}
	found, err := s.advise(q.job)
	if err != nil || found.Iterations == 0 { // only one answer could be given
		return nil, err
	}
	err = s.rulesOf(r, func() error {
		p = q.point(found)
		return nil
	})
	return p, err
}

// rulesOf contains what the rules of a match do in an analysis.
func (s *Server) rulesOf(r *room, f func() error) error {
	var result error
	how := careful{what: "an analysis", limit: s.Limits.RuleTime, match: r.id, why: endlessRules}
	if err := s.contain(context.Background(), how, func() { result = f() }); err != nil {
		return err
	}
	return result
}

// judged is an answer that is looked at: the match as it stood before it, and the question for the adviser.
type judged struct {
	at   int
	then *room
	did  *table.Entry
	job  *think.Job
}

// judge is the answer at that place; nil where there was nothing to choose.
func (r *room) judge(at int) (*judged, error) {
	then, e, err := r.before(at)
	if err != nil {
		return nil, err
	}
	ask := then.m.Ask(e.Seat)
	if ask == nil || len(ask.Options) < 2 {
		return nil, nil
	}
	budget := search.Budget{Iterations: tries, Time: 2 * r.server.Limits.HintTime}
	job, err := then.advice(think.Turn{Share: "analysis"}, e.Seat, budget)
	return &judged{at, then, e, job}, err
}

// point is what the adviser has found, in words.
func (q *judged) point(found *search.Analysis) *web.Point {
	then, e := q.then, q.did
	p := &web.Point{
		At: q.at, Seat: int(e.Seat), Asked: then.voice().Question(q.job.Ask), Did: then.words(e.Seat, e.Set),
		Best: then.words(e.Seat, found.Lines[0].Answer), Advice: then.advised(q.job.Ask, found),
	}
	for i := range found.Chances {
		sum := 0.0 // over all that was tried: of the best answer alone there is less to go by
		for _, l := range found.Lines {
			if l.Visits > 0 {
				sum += float64(l.Visits) * l.Chances[i]
			}
		}
		p.Shares = append(p.Shares, percent(sum/float64(found.Iterations)))
	}
	p.Same = sameAnswer(found.Lines[0].Answer, e.Set)
	for _, l := range found.Lines {
		if !p.Same && l.Visits >= trusted && sameAnswer(l.Answer, e.Set) {
			p.Lost = max(0, percent(found.Lines[0].Chances[e.Seat])-percent(l.Chances[e.Seat]))
		}
	}
	return p
}

func sameAnswer(a, b []table.Option) bool {
	if len(a) != len(b) {
		return false
	}
	for _, o := range a {
		if !slices.Contains(b, o) {
			return false
		}
	}
	return true
}

// turns are the answers after which somebody's chances changed most, and those that gave most away, in the order of the
// match.
func turns(points []web.Point) []web.Turn {
	var all []web.Turn
	for i := range points {
		t := web.Turn{Point: points[i]}
		if i+1 < len(points) {
			for s, x := range points[i].Shares {
				if d := points[i+1].Shares[s] - x; abs(d) > abs(t.Swing) {
					t.Swing, t.Whose = d, s
				}
			}
		}
		if max(abs(t.Swing), t.Lost) >= notable {
			all = append(all, t)
		}
	}
	slices.SortStableFunc(all, func(x, y web.Turn) int { return max(abs(y.Swing), y.Lost) - max(abs(x.Swing), x.Lost) })
	all = all[:min(turningPoints, len(all))]
	slices.SortFunc(all, func(x, y web.Turn) int { return x.At - y.At })
	return all
}

func abs(n int) int { return max(n, -n) }
