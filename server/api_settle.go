package server

import (
	"cmp"
	"encoding/json"
	"net/http"
	"slices"
	"time"

	"waystation/clock"
	"waystation/store"
	"waystation/table"
)

// clockJSON is a clock to programs, with times such as "4m" and "24h".
type clockJSON struct {
	Kind    clock.Kind `json:"kind"`
	Each    string     `json:"each"`
	Reserve string     `json:"reserve,omitempty"`
	Late    clock.Late `json:"late"`
}

// clock is the clock that a program asks for; nil is none.
func (c *clockJSON) clock() (out clock.Clock, err error) {
	if c == nil || c.Kind == "none" {
		return out, nil
	}
	out = clock.Clock{Kind: c.Kind, Late: c.Late}
	if out.Each, err = time.ParseDuration(c.Each); err == nil && c.Reserve != "" {
		out.Reserve, err = time.ParseDuration(c.Reserve)
	}
	if err != nil {
		return out, refuse(http.StatusBadRequest, "The times of a clock are such as 4m, 90s or 24h.")
	}
	if err := out.Check(); err != nil {
		return out, refuse(http.StatusBadRequest, sentence(err.Error()))
	}
	return out, nil
}

// settledJSON is what people have settled beside the match.
type settledJSON struct {
	Waits    bool         `json:"waits,omitempty"` // the first question, until everybody is ready
	Ready    []table.Seat `json:"ready,omitempty"`
	Clock    *clockJSON   `json:"clock,omitempty"`
	Times    []timeJSON   `json:"times,omitempty"` // of the clocks that run
	Votes    []voteJSON   `json:"votes,omitempty"`
	Covered  []table.Seat `json:"covered,omitempty"` // a bot stands in
	Deputies []deputyJSON `json:"deputies,omitempty"`
	Resigned []table.Seat `json:"resigned,omitempty"`
	Lent     []table.Seat `json:"lent,omitempty"`    // with whose eyes watchers may see
	GoesOn   string       `json:"goes_on,omitempty"` // the match that took the place of this one
}

// deputyJSON says whose people answer for a seat.
type deputyJSON struct {
	Seat table.Seat `json:"seat"`
	By   table.Seat `json:"by"`
}

type timeJSON struct {
	Seat    table.Seat `json:"seat"`
	Left    string     `json:"left"`
	Reserve string     `json:"reserve,omitempty"`
	Out     bool       `json:"out,omitempty"`
}

type voteJSON struct {
	Kind  string       `json:"kind"`
	Words string       `json:"words"`
	Yes   []table.Seat `json:"yes"`
	Waits []table.Seat `json:"waits"` // for whom
}

func listed(set table.Seats) []table.Seat {
	out := []table.Seat{}
	for s := range table.Seat(table.MaxSeats) {
		if set.Has(s) {
			out = append(out, s)
		}
	}
	return out
}

// settledJSON is nil where nothing is settled.
func (r *room) settledJSON() *settledJSON {
	t := &r.info.Terms
	out := settledJSON{Waits: t.Waits, GoesOn: t.Replaced}
	for i, s := range t.Seats {
		seat := table.Seat(i)
		if t.Waits && s.Ready {
			out.Ready = append(out.Ready, seat)
		}
		if s.Deputy != 0 {
			out.Deputies = append(out.Deputies, deputyJSON{seat, s.Deputy.First()})
		}
		if s.Covered {
			out.Covered = append(out.Covered, seat)
		}
		if s.Resigned {
			out.Resigned = append(out.Resigned, seat)
		}
		if s.Hand.Runs() && t.Clock.Kind != clock.Friendly {
			own, reserve := t.Clock.Rest(s.Hand, clockTime())
			x := timeJSON{Seat: seat, Left: own.Round(time.Second).String(), Out: own+reserve == 0}
			if t.Clock.Reserve > 0 {
				x.Reserve = reserve.Round(time.Second).String()
			}
			out.Times = append(out.Times, x)
		}
	}
	if set := r.lent(); set != 0 {
		out.Lent = listed(set)
	}
	if c := t.Clock; c.Kind != clock.None {
		out.Clock = &clockJSON{Kind: c.Kind, Each: c.Each.String(), Late: c.Late}
		if c.Reserve > 0 {
			out.Clock.Reserve = c.Reserve.String()
		}
	}
	if r.m != nil && !r.m.Over() && t.Replaced == "" {
		for i := range t.Motions {
			m := &t.Motions[i]
			out.Votes = append(out.Votes,
				voteJSON{m.Kind, r.motionWords(m), listed(m.Yes), listed(r.voters(m) &^ m.Yes)})
		}
	}
	seats := len(out.Covered) + len(out.Deputies) + len(out.Resigned) + len(out.Lent)
	if out.Waits || out.GoesOn != "" || out.Clock != nil || len(out.Votes)+seats > 0 {
		return &out
	}
	return nil
}

// apiSettles runs f at the match for the seat whose token was sent, with the body in into.
func (s *Server) apiSettles(w http.ResponseWriter, r *http.Request, into any, f func(*room, table.Seat) error) {
	version := 0
	seat, err := s.ownSeat(r)
	if err == nil && into == nil {
		err = readNothing(r)
	} else if err == nil {
		err = readJSON(r, into)
	}
	if err == nil {
		err = s.with(r.Context(), r.PathValue("id"), func(room *room) error {
			if room.m == nil {
				return room.frozen()
			}
			room.backByToken(seat)
			err := f(room, seat)
			version = room.info.Length
			return err
		})
	}
	s.replyVersion(w, r, version, err)
}

// apiReady says that a seat is ready.
func (s *Server) apiReady(w http.ResponseWriter, r *http.Request) {
	s.apiSettles(w, r, nil, func(room *room, seat table.Seat) error {
		return room.ready(r.Context(), []table.Seat{seat}, true)
	})
}

// apiConsent says whether a bot may stand in at a seat, or another player.
func (s *Server) apiConsent(w http.ResponseWriter, r *http.Request) {
	var body struct {
		Minutes  *int `json:"minutes"`
		Deputies *int `json:"deputies"`
	}
	wrong := func(n *int) bool { return n == nil || *n != store.NoConsent && !slices.Contains(consents, *n) }
	s.apiSettles(w, r, &body, func(room *room, seat table.Seat) error {
		switch {
		case (body.Minutes == nil) == (body.Deputies == nil), wrong(cmp.Or(body.Minutes, body.Deputies)):
			return refuse(http.StatusBadRequest, "Send minutes: 0, 5, 10 or 30 of absence, or -1 for no bot; or the "+
				"same as deputies, for other players.")
		case body.Deputies != nil:
			return room.allow(r.Context(), []table.Seat{seat}, *body.Deputies)
		}
		return room.consent(r.Context(), []table.Seat{seat}, *body.Minutes)
	})
}

// apiResign hands a seat to a bot for good.
func (s *Server) apiResign(w http.ResponseWriter, r *http.Request) {
	var body struct {
		Sure bool `json:"sure"`
	}
	s.apiSettles(w, r, &body, func(room *room, seat table.Seat) error {
		if !body.Sure {
			return refuse(http.StatusBadRequest, "This can't be taken back: send {\"sure\": true}.")
		}
		return room.resign(r.Context(), []table.Seat{seat})
	})
}

// apiNudge reminds another seat that it is waited for.
func (s *Server) apiNudge(w http.ResponseWriter, r *http.Request) {
	var body struct {
		Seat *int `json:"seat"`
	}
	s.apiSettles(w, r, &body, func(room *room, seat table.Seat) error {
		if body.Seat == nil {
			return refuse(http.StatusBadRequest, "Send the number of a seat: {\"seat\": 1}.")
		}
		other, err := room.other(viewer{holds: []table.Seat{seat}}, *body.Seat)
		if err != nil {
			return err
		}
		return room.nudge(r.Context(), seat, other)
	})
}

// apiVote puts something to the vote, or says yes or no to it.
func (s *Server) apiVote(w http.ResponseWriter, r *http.Request) {
	var body struct {
		Kind  string     `json:"kind"`
		Agree bool       `json:"agree"`
		Clock *clockJSON `json:"clock"`
		Seat  *int       `json:"seat"` // in whose place the default answer is to be given
		At    *int       `json:"at"`   // before which answer the match is to be taken back
	}
	s.apiSettles(w, r, &body, func(room *room, seat table.Seat) error {
		b := ballot{kind: body.Kind, yes: body.Agree}
		if body.Clock != nil {
			c, err := body.Clock.clock()
			if err != nil {
				return err
			}
			text, err := json.Marshal(c)
			if err != nil {
				return err
			}
			b.what = string(text)
		}
		if body.Seat != nil {
			b.what = number(*body.Seat)
		}
		if body.At != nil {
			b.what = number(*body.At)
		}
		g, err := s.guest(r)
		if err != nil {
			return err
		}
		return room.vote(r.Context(), []table.Seat{seat}, g.ID != 0 && room.info.Host == g.ID, b)
	})
}
