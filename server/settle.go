package server

import (
	"context"
	"encoding/json"
	"net/http"
	"slices"
	"strconv"

	"waystation/table"
)

// settles runs f for somebody who sits at the table, or for its host, and leads back to where they were.
func (s *Server) settles(w http.ResponseWriter, r *http.Request, f func(*room, viewer) error) {
	g, err := s.sender(r)
	to := ""
	if err == nil {
		err = s.with(r.Context(), r.PathValue("id"), func(room *room) error {
			room.back(g.ID)
			v := room.viewer(g, r.URL.Query().Get("seat"))
			if len(v.holds) == 0 && !v.host {
				return refuse(http.StatusForbidden, "Only who sits at this table can do that.")
			}
			to = room.path("", v.seat)
			switch r.PostForm.Get("back") {
			case "seats":
				to = room.path("/seats", v.seat)
			case "tables":
				to = "/"
			}
			if room.m == nil {
				return room.frozen()
			}
			err := f(room, v)
			if n, e := formNumber(r, "who"); e == nil && r.PostForm.Get("back") == "who" {
				to = room.path("", table.Seat(n))
			}
			return err
		})
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	http.Redirect(w, r, to, http.StatusSeeOther)
}

// theirs are the seats that a form is about: the one named, which must be one of the viewer's, or all of theirs.
func theirs(r *http.Request, v viewer) ([]table.Seat, error) {
	if len(v.holds) == 0 {
		return nil, refuse(http.StatusForbidden, "You don't sit here.")
	}
	if r.PostForm.Get("who") == "" {
		return v.holds, nil
	}
	n, err := formNumber(r, "who")
	if err != nil {
		return nil, err
	}
	if !slices.Contains(v.holds, table.Seat(n)) {
		return nil, refuse(http.StatusForbidden, "You don't sit there.")
	}
	return []table.Seat{table.Seat(n)}, nil
}

// other is the seat of somebody else that a form names.
func (r *room) other(v viewer, n int) (table.Seat, error) {
	switch s := table.Seat(n); {
	case n < 0 || n >= len(r.info.Seats):
		return table.Nobody, refuse(http.StatusBadRequest, "There is no such seat.")
	case slices.Contains(v.holds, s):
		return table.Nobody, refuse(http.StatusConflict, "You sit there yourself.")
	default:
		return s, nil
	}
}

// sure refuses what was not confirmed: it can't be taken back.
func sure(r *http.Request) error {
	if r.PostForm.Get("sure") != "yes" {
		return refuse(http.StatusBadRequest, "This can't be taken back: say that you are sure.")
	}
	return nil
}

// postReady says that a guest is ready for the first question, or not yet.
func (s *Server) postReady(w http.ResponseWriter, r *http.Request) {
	s.settles(w, r, func(room *room, v viewer) error {
		seats, err := theirs(r, v)
		if err != nil {
			return err
		}
		return room.ready(r.Context(), seats, r.PostForm.Get("on") != "no")
	})
}

// postBegin lets the host begin without those who are not ready.
func (s *Server) postBegin(w http.ResponseWriter, r *http.Request) {
	s.settles(w, r, func(room *room, v viewer) error {
		return room.begin(r.Context(), v, r.PostForm.Get("bots") == "yes")
	})
}

// begin lets the host begin without those who are not ready; bots may play for these.
func (r *room) begin(ctx context.Context, v viewer, bots bool) error {
	switch {
	case !v.host:
		return refuse(http.StatusForbidden,
			"Only who has set this table can do that. You can ask the others.").as("not_host")
	case !r.info.Terms.Waits:
		return refuse(http.StatusConflict, "The match has begun already.")
	}
	return r.settle(ctx, func(x *settling) error {
		for _, seat := range v.holds {
			x.seatOf(seat).Ready = true
		}
		x.goOn(r.nameOf(v)+" has begun", bots && r.game.Usual() != nil)
		return nil
	})
}

// postConsent says whether a bot, or another player, may stand in for a guest who is away.
func (s *Server) postConsent(w http.ResponseWriter, r *http.Request) {
	s.settles(w, r, func(room *room, v viewer) error {
		seats, err := theirs(r, v)
		if err != nil {
			return err
		}
		if r.PostForm.Has("deputies") {
			after, err := formMinutes(r, "deputies", "Another player may answer for you")
			if err != nil {
				return err
			}
			return room.allow(r.Context(), seats, after)
		}
		after, err := formConsent(r)
		if err != nil {
			return err
		}
		return room.consent(r.Context(), seats, after)
	})
}

// postNudge reminds somebody else that they are waited for.
func (s *Server) postNudge(w http.ResponseWriter, r *http.Request) {
	s.settles(w, r, func(room *room, v viewer) error {
		if len(v.holds) == 0 {
			return refuse(http.StatusForbidden, "Only who sits at this table can do that.")
		}
		n, err := formNumber(r, "who")
		if err != nil {
			return err
		}
		seat, err := room.other(v, n)
		if err != nil {
			return err
		}
		return room.nudge(r.Context(), v.seat, seat)
	})
}

// postResign hands a guest's seat to a bot for good.
func (s *Server) postResign(w http.ResponseWriter, r *http.Request) {
	s.settles(w, r, func(room *room, v viewer) error {
		seats, err := theirs(r, v)
		if err == nil {
			err = sure(r)
		}
		if err != nil {
			return err
		}
		return room.resign(r.Context(), seats)
	})
}

// postVote puts something to the vote, or says yes or no to it.
func (s *Server) postVote(w http.ResponseWriter, r *http.Request) {
	s.settles(w, r, func(room *room, v viewer) error {
		b := ballot{kind: r.PostForm.Get("kind"), what: r.PostForm.Get("what"), yes: r.PostForm.Get("agree") != "no"}
		open := motion(&room.info.Terms, b.kind) != nil
		if b.kind == forClock && r.PostForm.Has("clock") {
			c, err := formClock(r.PostForm.Get)
			if err != nil {
				return err
			}
			text, err := json.Marshal(c)
			if err != nil {
				return err
			}
			b.what = string(text)
		}
		if b.yes && !open && (b.kind == forEnd || b.kind == forBack) {
			if err := sure(r); err != nil {
				return err
			}
		}
		return room.vote(r.Context(), v.holds, v.host, b)
	})
}

// postUnseat lets the host take a seat from those who hold it, for somebody else.
func (s *Server) postUnseat(w http.ResponseWriter, r *http.Request) {
	s.settles(w, r, func(room *room, v viewer) error {
		if !v.host {
			return refuse(http.StatusForbidden, "Only who has set this table can do that.")
		}
		n, err := strconv.Atoi(r.PostForm.Get("who"))
		if err != nil {
			return refuse(http.StatusBadRequest, "The form has no who.")
		}
		seat, err := room.other(v, n)
		if err == nil {
			err = sure(r)
		}
		if err != nil {
			return err
		}
		return room.unseat(r.Context(), seat)
	})
}
