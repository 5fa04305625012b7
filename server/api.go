package server

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"strconv"
	"strings"
	"time"

	"waystation/store"
	"waystation/table"
)

// games tells what is on the shelf.
func (s *Server) apiGames(w http.ResponseWriter, r *http.Request) {
	type players struct {
		Min int `json:"min"`
		Max int `json:"max"`
	}
	type bot struct {
		Name  string `json:"name"`
		Label string `json:"label"`
	}
	type game struct {
		Name    string         `json:"name"`
		Title   string         `json:"title"`
		Claim   string         `json:"claim"`
		Minutes int            `json:"minutes"`
		Rules   string         `json:"rules"`
		Players players        `json:"players"`
		Modes   []string       `json:"modes"`
		Options []table.Choice `json:"options"`
		Bots    []bot          `json:"bots"`
	}
	list := []game{}
	for _, g := range s.Games {
		b := g.Box
		x := game{
			b.Name, b.Title, b.Claim, b.Minutes, b.Version, players{b.MinSeats, b.MaxSeats},
			append([]string{}, b.Modes...), append([]table.Choice{}, b.Choices...), []bot{},
		}
		for _, l := range g.Bots {
			x.Bots = append(x.Bots, bot{l.Name, l.Label})
		}
		list = append(list, x)
	}
	showJSON(w, r, list)
}

// newMatch is what a program posts for a new match.
type newMatch struct {
	Game    string            `json:"game"`
	Mode    string            `json:"mode"`
	Seed    string            `json:"seed"`
	Earnest bool              `json:"earnest"`
	Rated   bool              `json:"rated"`
	Seats   []newSeat         `json:"seats"`
	Options map[string]string `json:"options"`
	Carry   json.RawMessage   `json:"carry"`  // the legacy of the match before, in a campaign
	Ready   bool              `json:"ready"`  // the first question waits until all seats of people are ready
	Clock   *clockJSON        `json:"clock"`  // nil: nobody is hurried
	Behind  int               `json:"behind"` // by how many answers watchers are kept behind the table
}

type newSeat struct {
	Kind  string `json:"kind"`
	Level string `json:"level"`
	Name  string `json:"name"`
}

// apiCreate makes a match. Every seat of a person gets a token, which is never shown again.
func (s *Server) apiCreate(w http.ResponseWriter, r *http.Request) {
	var body newMatch
	if err := readJSON(r, &body); err != nil {
		s.fail(w, r, err)
		return
	}
	if !s.makes.allow(s.client(r)) {
		s.fail(w, r, errMakes)
		return
	}
	var g store.Guest
	var err error
	if personToken(r) != "" {
		g, err = s.person(r)
	}
	var o order
	if err == nil {
		o, err = s.orderOf(body, g)
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	id, err := s.create(r.Context(), &o)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.replyMade(w, r, id, &o)
}

// replyMade tells a program of the match that was made for it.
func (s *Server) replyMade(w http.ResponseWriter, r *http.Request, id string, o *order) {
	type seat struct {
		Seat  int    `json:"seat"`
		Kind  string `json:"kind"`
		Level string `json:"level,omitempty"`
		Token string `json:"token,omitempty"`
	}
	type campaign struct {
		ID    string `json:"id"`
		Token string `json:"token"`
	}
	out := struct {
		ID       string    `json:"id"`
		Seats    []seat    `json:"seats"`
		SeedHash string    `json:"seed_hash"`
		Campaign *campaign `json:"campaign,omitempty"` // that has begun with it
	}{ID: id, Seats: []seat{}, SeedHash: o.committed.Hash()}
	for i, x := range o.seats {
		kind := "human"
		if x.Bot {
			kind = "bot"
		}
		out.Seats = append(out.Seats, seat{i, kind, x.Level, x.Token})
	}
	if o.campaign != nil {
		out.Campaign = &campaign{o.campaign.ID, o.campaign.Token}
	}
	w.Header().Set("Location", apiRoot+"/matches/"+id)
	writeJSON(w, http.StatusCreated, out)
}

// orderOf is what a program asks for; a person who asks has set the table.
func (s *Server) orderOf(body newMatch, g store.Guest) (order, error) {
	o := order{
		game: s.game(body.Game), seed: body.Seed, earnest: body.Earnest, rated: body.Rated, host: g.ID,
	}
	if o.game == nil {
		return o, refuse(http.StatusBadRequest,
			fmt.Sprintf("There is no game %q. There are: %s.", body.Game, s.names()))
	}
	o.setup = table.Setup{
		Game: body.Game, Mode: body.Mode, Seats: len(body.Seats), Options: body.Options, Carry: body.Carry,
	}
	var err error
	if o.seats, err = seatsOf(body.Seats, g); err != nil {
		return o, err
	}
	if o.terms.Clock, err = body.Clock.clock(); err != nil {
		return o, err
	}
	o.terms.Waits, o.terms.Behind = body.Ready && invites(o.seats), body.Behind
	return o, nil
}

// seatsOf are the seats that a program asks for; only a person can sit down on one themselves.
func seatsOf(list []newSeat, g store.Guest) ([]store.Seat, error) {
	var out []store.Seat
	for i, x := range list {
		seat := store.Seat{Level: x.Level, Name: cleanName(x.Name)}
		switch {
		case x.Kind == "human":
		case x.Kind == "bot":
			seat.Bot = true
		case x.Kind == "open" && g.ID != 0:
			seat.Open = true
		case x.Kind == "me" && g.ID != 0:
			seat.Sitters = []store.Sitter{{Guest: g.ID}}
		case g.ID != 0:
			return nil, refuse(http.StatusBadRequest,
				fmt.Sprintf("Seat %d is of kind %q. It must be me, human, open or bot.", i, x.Kind))
		default:
			return nil, refuse(http.StatusBadRequest,
				fmt.Sprintf("Seat %d is of kind %q. It must be human or bot.", i, x.Kind))
		}
		out = append(out, seat)
	}
	return out, nil
}

func (s *Server) names() string {
	var names []string
	for _, g := range s.Games {
		names = append(names, g.Box.Name)
	}
	return strings.Join(names, ", ")
}

// acting runs f at the match for a seat that is to act, and so must not be played by a bot: that of the token, or the
// one that it answers for. It returns the version after it.
func (s *Server) acting(
	r *http.Request, own table.Seat, of *int, f func(*room, table.Seat) error,
) (version int, err error) {
	err = s.with(r.Context(), r.PathValue("id"), func(room *room) error {
		if room.m == nil {
			return room.frozen()
		}
		room.backByToken(own)
		seat, err := room.deputyFor(own, of)
		switch {
		case err != nil:
			return err
		case room.info.Seats[seat].Bot:
			return refuse(http.StatusForbidden, "A bot plays this seat now.").as("bot_plays")
		}
		err = f(room, seat)
		if err == nil {
			version = room.info.Length
		}
		return err
	})
	return version, err
}

// exists is nil when there is such a match.
func (s *Server) exists(r *http.Request, id string) error {
	return s.with(r.Context(), id, func(*room) error { return nil })
}

// answerJSON is an answer to a question, or something done that needs no turn.
type answerJSON struct {
	Number *int    `json:"number"`
	Key    *string `json:"key"`
	Free   *string `json:"free"`
	For    *int    `json:"for"` // the seat that is answered for; nil for the own one
}

func (a *answerJSON) check() error {
	switch {
	case a.Free != nil && (a.Key != nil || a.Number != nil):
		return refuse(http.StatusBadRequest, "Send either number and key, or free.")
	case a.Free == nil && (a.Key == nil || a.Number == nil):
		return refuse(http.StatusBadRequest,
			"An answer needs the number of its question and a key, such as {\"number\": 4, \"key\": \"explore:3\"}.")
	}
	return nil
}

// answersFor reports whether this answers a question of another seat.
func (a *answerJSON) answersFor(s table.Seat) bool {
	return a.For != nil && table.Seat(*a.For) == s && a.Key != nil
}

// apiAnswer takes an answer.
func (s *Server) apiAnswer(w http.ResponseWriter, r *http.Request) {
	var body answerJSON
	var version int
	seat, err := s.ownSeat(r)
	if err == nil {
		err = readJSON(r, &body)
	}
	if err == nil {
		err = body.check()
	}
	if err == nil {
		version, err = s.acting(r, seat, nil, func(room *room, own table.Seat) error {
			if ask := room.common(own); ask != nil && body.answersFor(ask.Seat) {
				return room.decide(r, own, *body.Number, *body.Key)
			}
			seat, err := room.deputyFor(own, body.For)
			if err != nil {
				return err
			}
			if body.Free != nil {
				return room.free(r, seat, *body.Free)
			}
			room.memory.spared.pages = room.memory.spared.pages.Without(seat)
			return room.answer(r, seat, *body.Number, *body.Key)
		})
	}
	s.replyVersion(w, r, version, err)
}

// apiUndo takes the seat's last answer back.
func (s *Server) apiUndo(w http.ResponseWriter, r *http.Request) {
	var version int
	seat, err := s.ownSeat(r)
	var body struct {
		For *int `json:"for"`
	}
	if err == nil {
		err = readOptional(r, &body)
	}
	if err == nil {
		version, err = s.acting(r, seat, body.For, func(room *room, seat table.Seat) error {
			return room.undo(r, seat)
		})
	}
	s.replyVersion(w, r, version, err)
}

func (s *Server) replyVersion(w http.ResponseWriter, r *http.Request, version int, err error) {
	if err != nil {
		s.fail(w, r, err)
		return
	}
	writeJSON(w, http.StatusOK, versionJSON{version})
}

// apiLog is the match file: what the seat may know of it while the match runs, all of it when it is over.
func (s *Server) apiLog(w http.ResponseWriter, r *http.Request) {
	id := r.PathValue("id")
	err := s.exists(r, id)
	var seat table.Seat
	if err == nil {
		seat, err = s.bearer(r, id)
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.file(w, r, func(*room) table.Seat { return seat })
}

// file sends the match file of a seat.
func (s *Server) file(w http.ResponseWriter, r *http.Request, eyes func(*room) table.Seat) {
	var b bytes.Buffer
	var name string
	err := s.with(r.Context(), r.PathValue("id"), func(room *room) error {
		name = room.info.Game + "-" + room.id + ".jsonl"
		seat := eyes(room)
		room, err := room.seenFrom(r.Context(), seat)
		if err != nil {
			return err
		}
		return room.write(r.Context(), &b, seat)
	})
	if err != nil {
		s.fail(w, r, err)
		return
	}
	h := w.Header()
	h.Set("Content-Type", "application/x-ndjson; charset=utf-8")
	h.Set("Content-Disposition", `attachment; filename="`+name+`"`)
	h.Set("Cache-Control", "no-store")
	w.Write(b.Bytes())
}

// readJSON reads a body into v. What it finds wrong is a refusal.
func readJSON(r *http.Request, v any) error {
	kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type"))
	if err != nil || kind != "application/json" {
		return refuse(http.StatusUnsupportedMediaType, "The body must be JSON, with Content-Type: application/json.")
	}
	d := json.NewDecoder(r.Body)
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return unreadable(err)
	}
	if _, err := d.Token(); err != io.EOF {
		if err != nil {
			return unreadable(err)
		}
		return refuse(http.StatusBadRequest, "The body must be one JSON object and nothing after it.")
	}
	return nil
}

func unreadable(err error) error {
	if errors.As(err, new(*http.MaxBytesError)) {
		return err
	}
	words := strings.TrimPrefix(err.Error(), "json: ")
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		words = "it ends too early"
	}
	return refuse(http.StatusBadRequest, "The body can't be read: "+words+".")
}

// readOptional reads a body into v where there is one other than {}.
func readOptional(r *http.Request, v any) error {
	b, err := io.ReadAll(r.Body)
	if err != nil {
		return unreadable(err)
	}
	if t := bytes.TrimSpace(b); len(t) == 0 || string(t) == "{}" {
		return nil
	}
	r.Body = io.NopCloser(bytes.NewReader(b))
	return readJSON(r, v)
}

// readNothing refuses a body other than none or {}.
func readNothing(r *http.Request) error {
	b, err := io.ReadAll(r.Body)
	if err != nil {
		return unreadable(err)
	}
	if t := strings.TrimSpace(string(b)); t != "" && t != "{}" {
		return refuse(http.StatusBadRequest, "Nothing needs to be sent with this.")
	}
	return nil
}

// answer gives a person's answer. The error of one that is not on offer names the rule.
func (r *room) answer(req *http.Request, seat table.Seat, number int, key string) error {
	began := time.Now()
	r.staysWith(seat, key)
	err := r.act(req.Context(), func(m *table.Match) error {
		before := len(m.Events(seat))
		err := m.Answer(seat, number, key, table.ByHand)
		if err == nil {
			r.memory.tell(seat, before, len(m.Events(seat)))
		}
		return err
	})
	r.server.gauges.answerTime.Observe(time.Since(began).Seconds())
	r.server.gauges.answered("hand", err)
	return r.cite(seat, key, err)
}

// free does something that needs no turn.
func (r *room) free(req *http.Request, seat table.Seat, key string) error {
	r.staysWith(seat, key)
	err := r.act(req.Context(), func(m *table.Match) error {
		told := len(m.Events(seat))
		err := m.Free(seat, key, table.ByHand)
		if err == nil {
			r.memory.reads(seat, told)
		}
		return err
	})
	return r.cite(seat, key, err)
}

// undo takes the last answer back that was given at the seat. When the match is over all has been revealed, so nothing
// can be.
func (r *room) undo(req *http.Request, seat table.Seat) error {
	return r.act(req.Context(), func(m *table.Match) error {
		if m.Over() {
			return fmt.Errorf("%w: %w", table.ErrNoUndo, table.ErrOver)
		}
		_, n, err := r.takesBack(m, seat)
		if err != nil {
			return err
		}
		for range n {
			if err := m.Undo(seat); err != nil {
				return err
			}
		}
		if ask := m.Ask(seat); ask != nil { // else an order would answer it again
			r.memory.spared.left.put(seat, ask.Number, struct{}{})
		}
		r.memory.untell() // counted what has been taken back
		return nil
	})
}

// cite adds the rule to the refusal of a key: that by which it is denied, or that of the question.
func (r *room) cite(seat table.Seat, key string, err error) error {
	if !errors.Is(err, table.ErrNotOffered) {
		return err
	}
	f := *refusalOf(err)
	ask := r.m.Ask(seat)
	_, denied := r.m.Frees(seat)
	if ask != nil {
		f.rule = ask.Prompt.Rule
		denied = append(append([]table.Denied(nil), ask.Denied...), denied...)
	}
	for _, k := range strings.Split(key, "+") {
		for _, d := range denied {
			if table.Key(r.m.Verbs(), d.Option) == k {
				f.rule = d.Rule
			}
		}
	}
	return &f
}

// queryNumber is a whole number from 0 in the query; without one it is usual.
func queryNumber(r *http.Request, name string, usual int) (int, error) {
	text := r.URL.Query().Get(name)
	if text == "" {
		return usual, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		return 0, refuse(http.StatusBadRequest, name+" must be a whole number from 0.")
	}
	return n, nil
}
