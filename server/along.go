package server

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"

	"waystation/contain"
	"waystation/shelf"
	"waystation/store"
	"waystation/table"
	"waystation/web"
)

// maxAlong is how large the file of a match may be that is brought.
const maxAlong = 8 << 20

// along is the first line of a match that goes elsewhere: who plays its seats. The lines of its match file follow.
type along struct {
	Format  int         `json:"waystation_table"`
	Seats   []alongSeat `json:"seats"`
	Earnest bool        `json:"earnest,omitempty"` // nobody may ask a bot what it would do
}

type alongSeat struct {
	Name string `json:"name,omitempty"`
	Bot  string `json:"bot,omitempty"` // its level; "" for a person
}

// mayTake says why a guest can't take a match along as a whole: it tells them all that is hidden.
func (r *room) mayTake(g store.Guest) error {
	switch {
	case r.m == nil:
		return r.frozen()
	case r.m.Over(), r.server.Alone:
		return nil
	case r.info.Rated:
		return refuse(http.StatusForbidden, "A rated match stays here until it is over.")
	case !r.solo(g.ID):
		return refuse(http.StatusForbidden, "A match that runs can be taken along by who plays it alone, as its file "+
			"tells what is hidden.")
	}
	return nil
}

// postAlong sends the whole match as a file, to be played on elsewhere. Where that tells what is hidden, the log says
// so from then on.
func (s *Server) postAlong(w http.ResponseWriter, r *http.Request, g store.Guest) {
	var b bytes.Buffer
	name := ""
	err := s.with(r.Context(), r.PathValue("id"), func(room *room) error {
		if err := room.mayTake(g); err != nil {
			return err
		}
		if !room.m.Over() && !s.Alone {
			v := room.viewer(g, "")
			err := room.settle(r.Context(), func(x *settling) error {
				x.note("%s has taken the match along as a file, and may know what is to come.", room.nameOf(v))
				return nil
			})
			if err != nil {
				return err
			}
		}
		name = room.info.Game + "-" + room.id + ".waystation"
		return room.pack(&b)
	})
	if err != nil {
		s.fail(w, r, err)
		return
	}
	h := w.Header()
	h.Set("Content-Type", "application/octet-stream")
	h.Set("Content-Disposition", `attachment; filename="`+name+`"`)
	h.Set("Cache-Control", "no-store")
	w.Write(b.Bytes())
}

// pack writes the match with who plays it.
func (r *room) pack(b *bytes.Buffer) error {
	x := along{Format: 1, Earnest: r.info.Earnest}
	for i := range r.info.Seats {
		seat := alongSeat{Name: r.info.Seats[i].Name}
		if r.info.Seats[i].Bot {
			seat.Bot = r.info.Seats[i].Level
		}
		x.Seats = append(x.Seats, seat)
	}
	line, err := json.Marshal(x)
	if err != nil {
		return err
	}
	b.Write(append(line, '\n'))
	return r.m.Write(b)
}

// bringsMatch reports whether a request brings the file of a match, which may be larger than other bodies.
func bringsMatch(r *http.Request) bool { return r.Method == http.MethodPost && r.URL.Path == "/bring" }

// bringForm asks for the file of a match.
func (s *Server) bringForm(w http.ResponseWriter, r *http.Request) {
	s.showBring(w, r, http.StatusOK, "")
}

func (s *Server) showBring(w http.ResponseWriter, r *http.Request, status int, wrong string) {
	g, err := s.guest(r)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.show(w, r, status, web.BringPage(web.Bring{Page: s.page(r, "Bring a match"), Menu: s.menu(g), Wrong: wrong}))
}

// postBring stores a match that comes as a file, after it has been played again, and leads to it. Who brings it has all
// seats of people.
func (s *Server) postBring(w http.ResponseWriter, r *http.Request) {
	file, err := formFile(r)
	var g store.Guest
	if err == nil && !s.makes.allow(s.client(r)) {
		err = errMakes
	}
	if err == nil {
		if g, err = s.welcome(w, r); err != nil {
			err = s.storeError(err)
		}
	}
	id := ""
	if err == nil {
		id, err = s.bringMatch(r.Context(), file, g.ID)
	}
	if f := refusalOf(err); err != nil && f.status == http.StatusBadRequest {
		s.showBring(w, r, f.status, f.words)
		return
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	to := "/t/" + id
	if !s.Alone {
		to += "/seats" // where others can be let in
	}
	http.Redirect(w, r, to, http.StatusSeeOther)
}

func (s *Server) bringMatch(ctx context.Context, file []byte, guest int64) (id string, err error) {
	select {
	case s.proving <- struct{}{}:
		defer func() { <-s.proving }()
	default:
		return "", refuse(http.StatusServiceUnavailable, "Another file is being read just now. Try again in a moment.")
	}
	x, m, err := s.unpack(file)
	if err != nil {
		return "", err
	}
	game := s.game(m.Box().Name)
	o := order{game: game, setup: m.Setup(), begun: m, brought: true, host: guest, earnest: x.Earnest, hushed: s.Alone}
	if o.seats, err = s.alongSeats(game, x, m.Seats(), guest); err != nil {
		return "", err
	}
	return s.create(ctx, &o)
}

// unpack reads the file of a match, with who plays it or without, and plays it again.
func (s *Server) unpack(file []byte) (x along, m *table.Match, err error) {
	wrong := func(why string) error {
		return refuse(http.StatusBadRequest, "This match can't be brought: "+strings.TrimSuffix(why, ".")+
			". Nothing of it was stored.")
	}
	if bytes.HasPrefix(file, []byte(`{"waystation_table"`)) {
		line, rest, _ := bytes.Cut(file, []byte("\n"))
		d := json.NewDecoder(bytes.NewReader(line))
		d.DisallowUnknownFields()
		if err := d.Decode(&x); err != nil {
			return x, nil, wrong("line 1: " + err.Error())
		}
		if x.Format != 1 {
			return x, nil, wrong(fmt.Sprintf("it is of format %d, and this program reads format 1", x.Format))
		}
		file = rest
	}
	lost := s.contain(context.Background(), careful{what: "the file of a match", limit: s.Limits.RuleTime}, func() {
		m, err = table.Read(bytes.NewReader(file), s.box)
	})
	switch {
	case errors.Is(lost, contain.ErrEndless):
		return x, nil, wrong("playing it again does not come to an end")
	case lost != nil || errors.Is(err, table.ErrBroken):
		s.Log.Error("a game broke over a match's file", "error", errors.Join(lost, err), "stack", table.Stack(err))
		return x, nil, wrong("its game broke when it was played again")
	case err != nil:
		return x, nil, wrong(err.Error())
	}
	return x, m, nil
}

// alongSeats are who plays a match that was brought. Where the file does not say it, that is whoever brings it, against
// bots.
func (s *Server) alongSeats(game *shelf.Game, x along, n int, guest int64) ([]store.Seat, error) {
	if len(x.Seats) == 0 {
		x.Seats = make([]alongSeat, n)
		for i := range x.Seats {
			if usual := game.Usual(); usual != nil && i > 0 {
				x.Seats[i].Bot = usual.Name
			}
		}
	}
	if len(x.Seats) != n {
		return nil, refuse(http.StatusBadRequest, fmt.Sprintf("This match can't be brought: line 1 names %d seats, "+
			"and it has %d.", len(x.Seats), n))
	}
	var seats []store.Seat
	for _, a := range x.Seats {
		seat := store.Seat{Name: cleanName(a.Name), Bot: a.Bot != "", Level: a.Bot}
		if s.checkLevel(game, &seat) != nil { // a bot that nobody knows here
			seat.Level = ""
			seat.Bot = s.checkLevel(game, &seat) == nil
		}
		if !seat.Bot {
			seat.Sitters = []store.Sitter{{Guest: guest}}
		}
		seats = append(seats, seat)
	}
	return seats, nil
}

// broughtWords say what it means that a match was dealt elsewhere; "" for others.
func (r *room) broughtWords() string {
	if !r.info.Brought {
		return ""
	}
	return "This match was dealt by a player: it came here as a file, and whoever brought it may know every card " +
		"and every die that is to come. Take it for practice."
}
