package server

import (
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strconv"

	"github.com/a-h/templ"

	"waystation/games/scene"
	"waystation/store"
	"waystation/table"
	"waystation/web"
)

// replay shows a match that is over as it stood before any of its answers (at, counted from 0), by anybody's eyes
// (seat).
func (s *Server) replay(w http.ResponseWriter, r *http.Request, g store.Guest) {
	var page templ.Component
	err := s.with(r.Context(), r.PathValue("id"), func(room *room) error {
		if room.m == nil {
			return room.frozen()
		}
		if !room.m.Over() {
			return refuse(http.StatusForbidden,
				"The replay opens when the match is over: until then it would show what is hidden.")
		}
		at, _ := strconv.Atoi(r.URL.Query().Get("at")) // without one, from the start
		then, entry, err := room.before(at)
		if err != nil {
			return refuse(http.StatusConflict, "This match can't be replayed: "+room.whyNot(err)+".")
		}
		v := viewer{guest: g, seat: table.Nobody}
		if n, err := strconv.Atoi(r.URL.Query().Get("seat")); err == nil && n >= 0 && n < then.m.Seats() {
			v.seat = table.Seat(n)
		} else if entry != nil {
			v.seat = entry.Seat
		}
		sc := then.replayed(v, entry)
		sc.Ask.Walk = room.walk(at, r.URL.Query().Get("seat"))
		if entry != nil && room.branchable() == nil {
			sc.Ask.Walk.PlayOn = "/t/" + room.id + "/branch?at=" + number(sc.Ask.Walk.At)
		}
		if sc.Ask.Walk.Points, err = room.jumps(r, g.ID); err != nil {
			return err
		}
		points, done := s.analyses.points(room.id)
		for i := range points {
			if points[i].At == at && sc.Ask.Still {
				sc.Ask.Advice = points[i].Advice
			}
		}
		if done {
			sc.Ask.Walk.Looks = room.path("/analysis", table.Nobody)
			for _, t := range turns(points) {
				sc.Ask.Walk.Turns = append(sc.Ask.Walk.Turns, t.At)
			}
		}
		p := s.of(sc.Game, s.page(r, shortTitle(sc.Title)+": replay"))
		page = tablePage(p, then.drawn(sc))
		return nil
	})
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.show(w, r, http.StatusOK, page)
}

// before is the match as it stood before an answer, and the answer; nil at the end.
func (r *room) before(at int) (*room, *table.Entry, error) {
	log, stops := r.m.Entries(0), r.m.Standing()
	var next *table.Entry
	if at = max(at, 0); at < len(stops) {
		next = log[stops[at]]
		log = log[:stops[at]]
	}
	m, err := r.upTo(log)
	if err != nil {
		return nil, nil, err
	}
	return r.aside(r.info, m), next, nil
}

// whyNot says why a match that is over can't be played again. What broke in the code is for the log.
func (r *room) whyNot(err error) string {
	if !errors.Is(err, table.ErrBroken) {
		return err.Error()
	}
	r.server.Log.Error("a match can't be played again", "match", r.id, "error", err, "stack", table.Stack(err))
	return "its game breaks"
}

// upTo is the match as the beginning of its log makes it.
func (r *room) upTo(log []*table.Entry) (*table.Match, error) {
	return table.Replay(r.game.Box, r.info.Setup, r.info.Seed, copies(log))
}

// copies are entries for another match: one that plays them has them to itself.
func copies(log []*table.Entry) []*table.Entry {
	own := make([]*table.Entry, len(log))
	for i, e := range log {
		c := *e
		own[i] = &c
	}
	return own
}

// walk leads from one answer of the match to another.
func (r *room) walk(at int, eyes string) *web.Walk {
	of := len(r.m.Standing())
	w := &web.Walk{
		URL: "/t/" + r.id + "/replay", At: min(max(at, 0), of), Of: of, Eyes: eyes, Back: r.path("", table.Nobody),
	}
	w.Seats = append(w.Seats, web.Pick{Label: "whoever decides"})
	for i := range r.info.Seats {
		w.Seats = append(w.Seats, web.Pick{Value: strconv.Itoa(i), Label: r.name(table.Seat(i))})
	}
	return w
}

// replayed is the scene before an answer: the question with what was answered, and nothing that can be pressed.
func (r *room) replayed(v viewer, e *table.Entry) *scene.Scene {
	sc := r.scene(v, "")
	sc.Live, sc.Asked, sc.Ask.Links = web.Live{}, nil, nil
	if e == nil {
		return sc
	}
	ask := r.m.Ask(e.Seat)
	sc.Ask = web.Ask{Game: r.game.Box.Name, Seat: r.mark(e.Seat), Head: "Decides", Still: true}
	if ask == nil || e.Kind == table.KindFree {
		sc.Ask.Say = fmt.Sprintf("%s first: %s.", r.name(e.Seat), r.done(e))
		return sc
	}
	if v.seat == e.Seat {
		sc.Asked = ask
	}
	sc.Ask.Number, sc.Ask.Say, sc.Ask.RulesURL = uint64(ask.Number), r.voice().Question(ask),
		web.RuleURL(r.game.Box.Name, ask.Prompt.Rule)
	if ask.Pass {
		sc.Ask.Choices = append(sc.Ask.Choices,
			web.Choice{Key: "pass", Label: "Pass", Mark: "P", Chosen: e.Kind == table.KindPass})
	}
	for i, c := range sc.Offer(r.voice(), r.m.Verbs(), ask) {
		c.Chosen = slices.Contains(e.Set, ask.Options[i].Option)
		sc.Ask.Choices = append(sc.Ask.Choices, c)
	}
	if e.Kind == table.KindAsk && len(e.Set) == 0 {
		none := web.Choice{Key: "none", Label: "None of these", Mark: "D", Chosen: true}
		sc.Ask.Choices = append(sc.Ask.Choices, none)
	}
	return sc
}
