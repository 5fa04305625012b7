package server

import (
	"net/http"
	"slices"
	"time"

	"waystation/store"
	"waystation/table"
)

// What people can do at a table beside answering, for programs.

// apiRules are the rules of a game.
func (s *Server) apiRules(w http.ResponseWriter, r *http.Request) {
	game := s.game(r.PathValue("game"))
	if game == nil {
		s.fail(w, r, refuse(http.StatusNotFound, "There is no such game. There are: "+s.names()+".").as("no_game"))
		return
	}
	type rule struct {
		ID      string `json:"id"`
		Title   string `json:"title"`
		Chapter string `json:"chapter"`
		Text    string `json:"text"`
	}
	out := []rule{}
	for _, x := range game.Ledger.Rules() {
		out = append(out, rule(x))
	}
	showJSON(w, r, out)
}

// apiBegin lets the host begin without those who are not ready.
func (s *Server) apiBegin(w http.ResponseWriter, r *http.Request) {
	var body struct {
		Bots bool `json:"bots"` // they play for those who are missing
	}
	s.atTable(w, r, &body, func(room *room, v viewer) (any, error) {
		return nil, room.begin(r.Context(), v, body.Bots)
	})
}

// apiBot hands a seat to a bot, or back to its people.
func (s *Server) apiBot(w http.ResponseWriter, r *http.Request) {
	var body struct {
		Seat  *int   `json:"seat"` // nil: the caller's own
		On    *bool  `json:"on"`
		Level string `json:"level"`
	}
	s.atTable(w, r, &body, func(room *room, v viewer) (any, error) {
		seat, err := room.named(v, body.Seat)
		if err == nil {
			err = room.decides(v, seat)
		}
		if err != nil {
			return nil, err
		}
		if err := room.botPlays(r.Context(), v, seat, body.On == nil || *body.On, body.Level); err != nil {
			return nil, err
		}
		return nil, room.reread(r.Context())
	})
}

// named is the seat that a body names, or the viewer's own.
func (r *room) named(v viewer, n *int) (table.Seat, error) {
	switch {
	case n == nil && v.seat == table.Nobody:
		return v.seat, refuse(http.StatusBadRequest, "Send the number of a seat: {\"seat\": 1}.")
	case n == nil:
		return v.seat, nil
	case *n < 0 || *n >= len(r.info.Seats):
		return table.Nobody, refuse(http.StatusBadRequest, "There is no such seat.")
	}
	return table.Seat(*n), nil
}

// apiLink makes a new token for a seat; the old one gives nothing any more.
func (s *Server) apiLink(w http.ResponseWriter, r *http.Request) {
	var body struct {
		Seat *int `json:"seat"`
	}
	s.atTable(w, r, &body, func(room *room, v viewer) (any, error) {
		if !v.host {
			return nil, errNotHost
		}
		seat, err := room.named(v, body.Seat)
		if err != nil {
			return nil, err
		}
		token := newToken()
		if err := s.Store.SetToken(r.Context(), room.id, seat, token); err != nil {
			return nil, s.storeError(err)
		}
		room.people.link(seat, token)
		return struct {
			Seat  table.Seat `json:"seat"`
			Token string     `json:"token"`
		}{seat, token}, room.reread(r.Context())
	})
}

// apiUnseat takes a seat from those who hold it, for somebody else.
func (s *Server) apiUnseat(w http.ResponseWriter, r *http.Request) {
	var body struct {
		Seat *int `json:"seat"`
		Sure bool `json:"sure"`
	}
	s.atTable(w, r, &body, func(room *room, v viewer) (any, error) {
		switch {
		case !v.host:
			return nil, errNotHost
		case !body.Sure:
			return nil, refuse(http.StatusBadRequest, "This can't be taken back: send {\"sure\": true}.")
		case body.Seat == nil:
			return nil, refuse(http.StatusBadRequest, "Send the number of a seat: {\"seat\": 1}.")
		}
		seat, err := room.other(v, *body.Seat)
		if err != nil {
			return nil, err
		}
		return nil, room.unseat(r.Context(), seat)
	})
}

// apiRematch makes a new match with the same people and settings, once.
func (s *Server) apiRematch(w http.ResponseWriter, r *http.Request) {
	err := s.exists(r, r.PathValue("id"))
	var g store.Guest
	if err == nil {
		g, err = s.person(r)
	}
	if err == nil {
		err = readNothing(r)
	}
	if err == nil && !s.makes.allow(s.client(r)) {
		err = errMakes
	}
	next := ""
	if err == nil {
		next, err = s.playAgain(r.Context(), r.PathValue("id"), g)
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	w.Header().Set("Location", apiRoot+"/matches/"+next)
	writeJSON(w, http.StatusOK, struct {
		ID string `json:"id"`
	}{next})
}

// saidJSON is a message.
type saidJSON struct {
	N     int        `json:"n"`
	Seat  table.Seat `json:"seat"`
	At    time.Time  `json:"at"`
	Words string     `json:"words"`
	React bool       `json:"react,omitempty"`
}

// apiTalk is what was said at a table, to who sits there: all that is kept, or what came after a message.
func (s *Server) apiTalk(w http.ResponseWriter, r *http.Request) {
	s.atTable(w, r, nil, func(room *room, v viewer) (any, error) {
		if v.seat == table.Nobody || !room.talks() {
			return nil, errNoTalk
		}
		after, err := queryNumber(r, "after", 0)
		if err != nil {
			return nil, err
		}
		said, err := s.Store.Talk(r.Context(), room.id, after, store.MaxMessages)
		if err != nil {
			return nil, s.storeError(err)
		}
		out := []saidJSON{}
		for _, m := range said {
			out = append(out, saidJSON{m.N, m.Seat, m.At.UTC(), m.Words, m.React})
		}
		return struct {
			Off      bool       `json:"off"`
			Messages []saidJSON `json:"messages"`
		}{room.info.Hushed, out}, nil
	})
}

// apiSpeak says something to all who sit at the table.
func (s *Server) apiSpeak(w http.ResponseWriter, r *http.Request) {
	var body struct {
		Words string `json:"words"`
		React string `json:"react"`
	}
	s.atTable(w, r, &body, func(room *room, v viewer) (any, error) {
		m := store.Message{Seat: v.seat, Guest: v.guest.ID, Words: oneLine(body.Words)}
		switch {
		case v.guest.ID == 0 || v.seat == table.Nobody || !room.talks():
			return nil, errNoTalk
		case body.React != "" && body.Words != "":
			return nil, refuse(http.StatusBadRequest, "Send words or react, not both.")
		case body.React != "":
			m.Words, m.React = body.React, true
		}
		return nil, room.speak(r.Context(), m)
	})
}

// apiHush lets the host switch talk off for everybody, or on again.
func (s *Server) apiHush(w http.ResponseWriter, r *http.Request) {
	var body struct {
		On *bool `json:"on"`
	}
	s.atTable(w, r, &body, func(room *room, v viewer) (any, error) {
		switch {
		case !v.host:
			return nil, errNotHost
		case body.On == nil:
			return nil, refuse(http.StatusBadRequest, "Send {\"on\": true} or {\"on\": false}.")
		}
		if err := s.Store.Hush(r.Context(), room.id, *body.On); err != nil {
			return nil, s.storeError(err)
		}
		return nil, room.reread(r.Context())
	})
}

// savedJSON is a save point.
type savedJSON struct {
	Name   string `json:"name"`
	Answer int    `json:"answer"` // how many answers that stand come before
}

// apiPoints are the save points of a person who plays alone.
func (s *Server) apiPoints(w http.ResponseWriter, r *http.Request) {
	s.atTable(w, r, nil, func(room *room, v viewer) (any, error) {
		list, err := s.Store.Points(r.Context(), room.id, v.guest.ID)
		if err != nil {
			return nil, s.storeError(err)
		}
		stops := room.m.Standing()
		out := []savedJSON{}
		for _, x := range list {
			out = append(out, savedJSON{x.Name, answersBefore(stops, x.Length)})
		}
		return out, nil
	})
}

// apiAddPoint sets a save point where the match stands.
func (s *Server) apiAddPoint(w http.ResponseWriter, r *http.Request) {
	var body struct {
		Name string `json:"name"`
	}
	s.atTable(w, r, &body, func(room *room, v viewer) (any, error) {
		if err := room.saves(v.guest); err != nil {
			return nil, err
		}
		return nil, room.addPoint(r.Context(), v.guest.ID, body.Name)
	})
}

// apiDropPoint removes a save point.
func (s *Server) apiDropPoint(w http.ResponseWriter, r *http.Request) {
	s.atTable(w, r, nil, func(room *room, v viewer) (any, error) {
		if err := room.saves(v.guest); err != nil {
			return nil, err
		}
		return nil, room.dropPoint(r.Context(), v.guest.ID, r.PathValue("name"))
	})
}

// apiBranch makes a match that is played on from a place in another.
func (s *Server) apiBranch(w http.ResponseWriter, r *http.Request) {
	var body struct {
		At    *int      `json:"at"`
		Point string    `json:"point"`
		Seats []newSeat `json:"seats"`
	}
	id := r.PathValue("id")
	err := s.exists(r, id)
	var g store.Guest
	if err == nil {
		g, err = s.person(r)
	}
	if err == nil {
		err = readJSON(r, &body)
	}
	if err == nil && !s.makes.allow(s.client(r)) {
		err = errMakes
	}
	var o order
	if err == nil {
		err = s.with(r.Context(), id, func(room *room) error {
			at := ""
			if body.At != nil {
				at = number(*body.At)
			}
			p, err := room.placeOf(r.Context(), g, at, body.Point)
			if err == nil {
				o, err = room.branch(p, g)
			}
			return err
		})
	}
	if err == nil && len(body.Seats) != o.setup.Seats {
		err = refuse(http.StatusBadRequest, "Say who plays each of the "+number(o.setup.Seats)+" seats.")
	}
	if err == nil {
		o.seats, err = seatsOf(body.Seats, g)
	}
	made := ""
	if err == nil {
		made, err = s.create(r.Context(), &o)
	}
	if err == nil {
		err = s.tried(r, id)
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.replyMade(w, r, made, &o)
}

// goodConsent reports whether people may choose so many minutes of absence, or none.
func goodConsent(n int) bool { return n == store.NoConsent || slices.Contains(consents, n) }
