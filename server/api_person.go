package server

import (
	"cmp"
	"errors"
	"net/http"
	"strconv"

	"waystation/store"
	"waystation/table"
)

// apiNewPerson makes a person for a program, and gives it the token that is theirs.
func (s *Server) apiNewPerson(w http.ResponseWriter, r *http.Request) {
	var body struct {
		Name string `json:"name"`
	}
	err := readOptional(r, &body)
	if err == nil && !s.arrives.allow(s.client(r)) {
		err = refuse(http.StatusTooManyRequests,
			"Many people have come from where you are in a short time. Wait a moment.")
	}
	token := personMark + newToken()
	var g store.Guest
	if err == nil {
		g, err = s.Store.NewGuest(r.Context(), token, cmp.Or(cleanName(body.Name), nickname()))
	}
	if err == nil && cleanName(body.Name) != "" {
		err = s.Store.Rename(r.Context(), g.ID, g.Name)
	}
	if err != nil {
		s.fail(w, r, s.storeError(err))
		return
	}
	writeJSON(w, http.StatusCreated, struct {
		Name  string `json:"name"`
		Token string `json:"token"`
	}{g.Name, token})
}

// tableJSON is a match in a list.
type tableJSON struct {
	ID    string      `json:"id"`
	Game  string      `json:"game"`
	Setup table.Setup `json:"setup"`
	State store.State `json:"state"`
	Rated bool        `json:"rated,omitempty"`
	Seats []sitJSON   `json:"seats"`
}

// sitJSON is a seat in a list of matches.
type sitJSON struct {
	Seat  int    `json:"seat"`
	Kind  string `json:"kind"`
	Level string `json:"level,omitempty"`
	Name  string `json:"name"`
	Free  bool   `json:"free,omitempty"` // anybody may sit down
	Yours bool   `json:"yours,omitempty"`
	Due   bool   `json:"due,omitempty"` // is asked something; told to who sits at the table
}

// listed is a stored match in a list for a person.
func (s *Server) listedTable(m *store.Match, guest int64) tableJSON {
	out := tableJSON{ID: m.ID, Game: m.Game, Setup: m.Setup, State: m.State, Rated: m.Rated && !s.NoRatings,
		Seats: []sitJSON{}}
	for i := range m.Seats {
		seat := &m.Seats[i]
		x := sitJSON{Seat: i, Kind: "human", Name: rowName(seat), Free: seat.Free(), Yours: seat.Holds(guest)}
		if seat.Bot {
			x.Kind, x.Level = "bot", seat.Level
		}
		x.Due = m.State == store.Running && sits(m, guest) && m.Due.Has(table.Seat(i))
		out.Seats = append(out.Seats, x)
	}
	return out
}

// apiMe is a person's own tables: those where they sit, and those that they have set.
func (s *Server) apiMe(w http.ResponseWriter, r *http.Request) {
	g, err := s.person(r)
	var list []*store.Match
	if err == nil {
		list, err = s.Store.Tables(r.Context(), g.ID, s.Limits.Hosted)
	}
	if err != nil {
		s.fail(w, r, s.storeError(err))
		return
	}
	out := []tableJSON{}
	for _, m := range list {
		out = append(out, s.listedTable(m, g.ID))
	}
	showJSON(w, r, struct {
		Name    string      `json:"name"`
		Matches []tableJSON `json:"matches"`
	}{g.Name, out})
}

// apiRename gives a person another name.
func (s *Server) apiRename(w http.ResponseWriter, r *http.Request) {
	var body struct {
		Name string `json:"name"`
	}
	g, err := s.person(r)
	if err == nil {
		err = readJSON(r, &body)
	}
	name := cleanName(body.Name)
	if err == nil && name == "" {
		err = refuse(http.StatusBadRequest, "A name needs at least one letter.")
	}
	if err == nil {
		err = s.Store.Rename(r.Context(), g.ID, name)
	}
	if err != nil {
		s.fail(w, r, s.storeError(err))
		return
	}
	s.renamed(r.Context(), g.ID)
	writeJSON(w, http.StatusOK, struct {
		Name string `json:"name"`
	}{name})
}

// apiTables are the tables with a seat that anybody may take.
func (s *Server) apiTables(w http.ResponseWriter, r *http.Request) {
	open, err := s.Store.OpenTables(r.Context(), lobbyRows)
	g := store.Guest{}
	if err == nil && personToken(r) != "" {
		g, err = s.person(r)
	}
	if err != nil {
		s.fail(w, r, s.storeError(err))
		return
	}
	out := []tableJSON{}
	for _, m := range open {
		out = append(out, s.listedTable(m, g.ID))
	}
	showJSON(w, r, out)
}

// apiSit lets a person sit down: on the seat of a token, or on one that is open to anybody.
func (s *Server) apiSit(w http.ResponseWriter, r *http.Request) {
	var body struct {
		Seat    *int   `json:"seat"`
		Token   string `json:"token"`
		Consent *int   `json:"consent"` // minutes of absence after which a bot may stand in; nil: never
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
	after := store.NoConsent
	if err == nil && body.Consent != nil {
		if after = *body.Consent; !goodConsent(after) {
			err = refuse(http.StatusBadRequest, "consent is 0, 5, 10 or 30 minutes of absence, or -1 for no bot.")
		}
	}
	seat := table.Nobody
	if err == nil {
		seat, err = s.seats(r, id, g.ID, after, func(room *room, guest int64) (table.Seat, error) {
			if body.Token != "" {
				return s.byToken(r, room, guest, body.Token)
			}
			want := ""
			if body.Seat != nil {
				want = strconv.Itoa(*body.Seat)
			}
			return room.sitFree(r.Context(), want, guest)
		})
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	writeJSON(w, http.StatusOK, struct {
		Seat table.Seat `json:"seat"`
	}{seat})
}

// byToken lets a guest hold the seat of a token.
func (s *Server) byToken(r *http.Request, room *room, guest int64, token string) (table.Seat, error) {
	match, seat, err := s.Store.BySeat(r.Context(), token)
	switch {
	case errors.Is(err, store.ErrNone):
		return seat, refuse(http.StatusForbidden, "No seat has this token.").as("unknown_token")
	case err != nil:
		return seat, s.storeError(err)
	case match != room.id:
		return seat, refuse(http.StatusForbidden, "This token is for a seat at another match.").as("other_match")
	case room.info.Seats[seat].Holds(guest):
		return seat, nil
	}
	return seat, s.Store.Sit(r.Context(), room.id, seat, guest)
}
