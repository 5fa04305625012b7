package server

import (
	"errors"
	"net/http"
	"strings"

	"waystation/store"
	"waystation/table"
)

// Programs say who they are by a token: that of a seat, which gives that seat and nothing else, or that of a person,
// who may sit at any number of tables as people with a browser do.

// personMark is what tokens of persons begin with. Those of seats have no small letters.
const personMark = "person_"

// caller is who sends a request: a person, or whoever has the token of a seat. Both may be none.
type caller struct {
	guest store.Guest
	seat  table.Seat // by its own token
}

// token is what the request's Authorization holds; "" for nothing.
func token(r *http.Request) (string, error) {
	header := r.Header.Get("Authorization")
	if header == "" {
		return "", nil
	}
	scheme, token, _ := strings.Cut(header, " ")
	if token = strings.TrimSpace(token); !strings.EqualFold(scheme, "Bearer") || token == "" {
		return "", refuse(http.StatusUnauthorized,
			"The Authorization header must be: Bearer, a space, the token of a seat.").as("bad_token")
	}
	return token, nil
}

// personToken is the token of a person that a request of the API carries; "" for none.
func personToken(r *http.Request) string {
	if !strings.HasPrefix(r.URL.Path, apiRoot+"/") {
		return ""
	}
	if token, err := token(r); err == nil && strings.HasPrefix(token, personMark) {
		return token
	}
	return ""
}

// caller is who sends a request about a match that exists.
func (s *Server) caller(r *http.Request, id string) (c caller, err error) {
	c.seat = table.Nobody
	text, err := token(r)
	if err != nil || text == "" {
		return c, err
	}
	if strings.HasPrefix(text, personMark) {
		c.guest, err = s.person(r)
		return c, err
	}
	match, seat, err := s.Store.BySeat(r.Context(), text)
	switch {
	case errors.Is(err, store.ErrNone):
		return c, refuse(http.StatusUnauthorized, "No seat has this token.").as("unknown_token")
	case err != nil:
		return c, s.storeError(err)
	case match != id:
		return c, refuse(http.StatusForbidden, "This token is for a seat at another match.").as("other_match")
	}
	c.seat = seat
	return c, nil
}

// person is the person whose token the request carries.
func (s *Server) person(r *http.Request) (store.Guest, error) {
	if personToken(r) == "" {
		return store.Guest{}, refuse(http.StatusUnauthorized, "Only a person can do this. Send the token that POST "+
			apiRoot+"/persons has given you: Authorization: Bearer TOKEN.").as("no_person")
	}
	g, err := s.guest(r)
	switch {
	case err != nil:
		return g, err
	case g.ID == 0:
		return g, refuse(http.StatusUnauthorized, "No person has this token.").as("unknown_token")
	}
	return g, nil
}

// viewer is the caller at a table. A person with several seats says by ?seat with whose eyes they look.
func (c *caller) viewer(room *room, wanted string) viewer {
	if c.guest.ID != 0 || c.seat == table.Nobody {
		return room.viewer(c.guest, wanted)
	}
	return viewer{seat: c.seat, holds: []table.Seat{c.seat}}
}

// bearer is the seat that the request's token gives at the match: Nobody without a token, and for a person who does not
// sit there. The match exists.
func (s *Server) bearer(r *http.Request, id string) (seat table.Seat, err error) {
	c, err := s.caller(r, id)
	if err != nil || c.guest.ID == 0 {
		return c.seat, err
	}
	wanted := r.URL.Query().Get("seat")
	err = s.with(r.Context(), id, func(room *room) error {
		v := c.viewer(room, wanted)
		seat = v.seat
		return v.has(wanted)
	})
	return seat, err
}

// has refuses a seat that a person names by ?seat and does not hold; "" is none.
func (v *viewer) has(wanted string) error {
	if wanted == "" || v.seat != table.Nobody && wanted == number(int(v.seat)) {
		return nil
	}
	return refuse(http.StatusForbidden, "You don't sit there.").as("not_seated")
}

// ownSeat is the seat of the request's token, which it must have.
func (s *Server) ownSeat(r *http.Request) (table.Seat, error) {
	id := r.PathValue("id")
	if err := s.exists(r, id); err != nil {
		return table.Nobody, err
	}
	seat, err := s.bearer(r, id)
	switch {
	case err != nil || seat != table.Nobody:
	case personToken(r) != "":
		err = refuse(http.StatusForbidden, "You don't sit here.").as("not_seated")
	default:
		err = refuse(http.StatusUnauthorized,
			"Only a seat can do this. Send its token: Authorization: Bearer TOKEN.").as("no_token")
	}
	return seat, err
}

// atTable runs f at a match for whoever sits there or has set the table, with the body in into; nil: there is none.
// What f returns is the reply; nil is the version.
func (s *Server) atTable(w http.ResponseWriter, r *http.Request, into any, f func(*room, viewer) (any, error)) {
	id := r.PathValue("id")
	err := s.exists(r, id)
	var c caller
	if err == nil {
		c, err = s.caller(r, id)
	}
	if err == nil && c.guest.ID == 0 && c.seat == table.Nobody {
		err = refuse(http.StatusUnauthorized, "Only who sits at this table can do that. Send the token of a seat or "+
			"of a person: Authorization: Bearer TOKEN.").as("no_token")
	}
	switch {
	case err != nil:
	case into != nil:
		err = readJSON(r, into)
	case r.Method != http.MethodGet:
		err = readNothing(r)
	}
	var out any
	if err == nil {
		err = s.with(r.Context(), id, func(room *room) (err error) {
			v := c.viewer(room, r.URL.Query().Get("seat"))
			if v.seat == table.Nobody && !v.host {
				return refuse(http.StatusForbidden, "Only who sits at this table can do that.").as("not_seated")
			}
			if err := v.has(r.URL.Query().Get("seat")); err != nil {
				return err
			}
			if room.m == nil {
				return room.frozen()
			}
			room.back(c.guest.ID)
			room.backByToken(c.seat)
			if out, err = f(room, v); err == nil && out == nil {
				out = versionJSON{room.info.Length}
			}
			return err
		})
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	writeJSON(w, http.StatusOK, out)
}

type versionJSON struct {
	Version int `json:"version"`
}
