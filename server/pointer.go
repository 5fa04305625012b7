package server

import (
	"bytes"
	"context"
	"fmt"
	"html"
	"net/http"
	"slices"
	"strings"

	"waystation/games/scene"
	"waystation/shelf"
	"waystation/table"
	"waystation/web"
)

// People point at an option, or at a piece, for the others at the table to see. It is no part of the match and is
// never stored. What somebody points at hangs on a question that they read, and goes with it; whoever does not read
// that question, or is not shown that option or piece themselves, is told nothing of it.

// pointed is what a seat points at: an option by its key, or a piece by its name.
type pointed struct {
	of         table.Seat // who is asked
	number     int        // of that question
	key, piece string
}

// maxPiece is how many bytes the name of a piece has at most.
const maxPiece = 64

var errAlone = refuse(http.StatusConflict, "Nobody else reads this question, so nobody would see what you point at.")

// readAs is the question of a seat as another one reads it; nil where it does not.
func (r *room) readAs(by, of table.Seat) *table.Ask {
	for _, a := range r.m.Readable(by) {
		if a.Seat == of {
			return a
		}
	}
	return nil
}

// shared are the seats whose questions both a seat and somebody else reads, who plays another one.
func (r *room) shared(s table.Seat) table.Seats {
	var out table.Seats
	for _, a := range r.m.Readable(s) {
		for o := range table.Seat(r.m.Seats()) {
			if o != s && r.others(s, o) && r.readAs(o, a.Seat) != nil {
				out = out.With(a.Seat)
			}
		}
	}
	return out
}

// pointing says in what questions a viewer can point at something, and whether they would rather do that than answer.
func (r *room) pointing(v viewer, now bool) func(*scene.Table) {
	return func(t *scene.Table) {
		if t.Asked && slices.Contains(v.holds, v.seat) {
			t.Shared = r.shared(v.seat)
			t.Pointing = now && t.Shared != 0
		}
	}
}

// others reports whether people play on another seat, and not who holds this one.
func (r *room) others(s, o table.Seat) bool {
	own, x := &r.info.Seats[s], &r.info.Seats[o]
	if x.Bot {
		return false
	}
	_, played := r.people.came[o] // by a program
	return r.strangers(own, x) || played || len(own.Sitters) == 0
}

// point lets a seat point at something of a question; at nothing where there is neither key nor piece.
func (r *room) point(ctx context.Context, s table.Seat, p pointed) error {
	switch {
	case r.m.Over():
		return table.ErrOver
	case !r.server.points.allow(fmt.Sprint(r.id, " ", s)):
		return refuse(http.StatusTooManyRequests, "You pointed at much in a short time. Wait a moment.")
	case p.key == "" && p.piece == "":
		if _, ok := r.memory.pointed[s]; ok {
			delete(r.memory.pointed, s)
			r.changed()
		}
		return nil
	}
	if err := r.pointable(ctx, s, p); err != nil {
		return err
	}
	if r.memory.pointed == nil {
		r.memory.pointed = map[table.Seat]pointed{}
	}
	if r.memory.pointed[s] != p {
		r.memory.pointed[s] = p
		r.changed()
	}
	return nil
}

// pointable says why a seat can't point at something: it does not see it itself, or nobody else would.
func (r *room) pointable(ctx context.Context, s table.Seat, p pointed) error {
	ask := r.readAs(s, p.of)
	switch {
	case ask == nil && p.of != s && r.m.Due().Has(p.of):
		return refuse(http.StatusForbidden, "You don't read that question. Point at what your own page shows.")
	case ask == nil, ask.Number != p.number:
		return table.ErrStale
	case !r.shared(s).Has(p.of):
		return errAlone
	case p.key != "" && p.piece != "":
		return refuse(http.StatusBadRequest, "Point at an option by its key, or at a piece by its name, not at both.")
	case p.key != "":
		if !r.offers(ask, p.key) {
			return r.cite(s, p.key, table.ErrNotOffered)
		}
		return nil
	case len(p.piece) > maxPiece:
		return refuse(http.StatusBadRequest, fmt.Sprintf("The name of a piece has %d characters at most.", maxPiece))
	}
	page, err := r.pageOf(ctx, s)
	if err == nil && !shows(page, p.piece) {
		err = refuse(http.StatusUnprocessableEntity, "There is no such piece on your page.")
	}
	return err
}

// offers reports whether a key is one of the options of a question, or passes.
func (r *room) offers(a *table.Ask, key string) bool {
	if key == "pass" {
		return a.Pass
	}
	return slices.ContainsFunc(a.Options, func(o table.Offered) bool { return table.Key(r.m.Verbs(), o.Option) == key })
}

// pageOf is the table as a seat's own page draws it.
func (r *room) pageOf(ctx context.Context, s table.Seat) (string, error) {
	sc := scene.Of(r.table(viewer{seat: s}, 0))
	var b bytes.Buffer
	err := r.drawn(sc).Render(ctx, &b)
	return b.String(), err
}

// shows reports whether a page draws a piece.
func shows(page, piece string) bool {
	return strings.Contains(page, ` data-piece="`+html.EscapeString(piece)+`"`)
}

// shown is what somebody points at, as a viewer may know it.
type shown struct {
	by, of table.Seat
	number int
	key    string // "" for a piece that is no option
	piece  string // "" for none
	words  string // marked text
}

// pointers are those who point at something that a seat reads and is shown, by seat. A spectator sees none.
func (r *room) pointers(ctx context.Context, s table.Seat) ([]shown, error) {
	if s == table.Nobody || len(r.memory.pointed) == 0 || r.m.Over() {
		return nil, nil
	}
	page := ""
	var out []shown
	for by := range table.Seat(r.m.Seats()) {
		p, ok := r.memory.pointed[by]
		if !ok || r.info.Seats[by].Bot {
			continue
		}
		if a := r.m.Ask(p.of); a == nil || a.Number != p.number {
			delete(r.memory.pointed, by) // the question has changed
			continue
		}
		a := r.readAs(s, p.of)
		if a == nil || a.Number != p.number {
			continue
		}
		x := shown{by: by, of: p.of, number: p.number, key: p.key, piece: p.piece}
		switch {
		case p.key != "" && !r.offers(a, p.key):
			continue
		case p.key != "":
			x.words, x.piece = r.option(a, p.key)
		default:
			if page == "" {
				var err error
				if page, err = r.pageOf(ctx, s); err != nil {
					return nil, err
				}
			}
			if !shows(page, p.piece) {
				continue
			}
			x.words = r.thing(s, a, p.piece)
		}
		out = append(out, x)
	}
	return out, nil
}

// option names an option of a question, and its piece.
func (r *room) option(a *table.Ask, key string) (words, piece string) {
	for _, o := range a.Options {
		if table.Key(r.m.Verbs(), o.Option) == key {
			return r.voice().Label(a.Seat, o.Option)
		}
	}
	return "Pass", ""
}

// thing names a piece: as its game does, or by what can be done with it.
func (r *room) thing(s table.Seat, a *table.Ask, piece string) string {
	if screen, ok := r.game.Screen.(shelf.Things); ok {
		if name := screen.Thing(r.m.View(s), piece); name != "" {
			return name
		}
	}
	for _, o := range a.Options {
		if label, at := r.voice().Label(a.Seat, o.Option); at == piece {
			return label
		}
	}
	return "something on the table"
}

// showPointers adds to a scene who points at what, and lets its viewer point where somebody would see it.
func (r *room) showPointers(ctx context.Context, sc *scene.Scene, v viewer) error {
	list, err := r.pointers(ctx, v.seat)
	if err != nil {
		return err
	}
	p := &sc.Ask
	for _, x := range list {
		w := web.Pointer{
			Seat: r.mark(x.by), You: slices.Contains(v.holds, x.by), Words: web.Plain(x.words), Piece: x.piece,
		}
		p.Pointers = append(p.Pointers, w)
		for i := range p.Choices {
			if c := &p.Choices[i]; x.key != "" && c.Key == x.key {
				c.Pointers = append(c.Pointers, w)
			}
		}
	}
	return nil
}

// postPointAt points at an option or a piece, or, where one does so already, at nothing any more.
func (s *Server) postPointAt(w http.ResponseWriter, r *http.Request) {
	s.post(w, r, func(room *room, seat table.Seat) error {
		if room.info.Terms.Seats[seat].Deputy != 0 { // its people are not here, and nobody points in their place
			return refuse(http.StatusConflict, "You only answer for "+room.name(seat)+". Point from your own seat.")
		}
		q := r.URL.Query()
		if !q.Has("of") {
			return room.point(r.Context(), seat, pointed{})
		}
		p := pointed{key: r.PostForm.Get("key"), piece: r.PostForm.Get("piece")}
		if p.key != "" {
			p.piece = ""
		}
		var of int
		if _, err := fmt.Sscan(q.Get("of")+" "+q.Get("number"), &of, &p.number); err != nil {
			return refuse(http.StatusBadRequest, "The address must say of which seat's question, and its number.")
		}
		p.of = table.Seat(of)
		if room.memory.pointed[seat] == p {
			p = pointed{}
		}
		return room.point(r.Context(), seat, p)
	})
}

// pointJSON is what a program points at.
type pointJSON struct {
	Seat   *table.Seat `json:"seat"`
	Number *int        `json:"number"`
	Key    string      `json:"key"`
	Piece  string      `json:"piece"`
}

// apiPoint points at an option or a piece for the seat whose token is given; with neither it points at nothing.
func (s *Server) apiPoint(w http.ResponseWriter, r *http.Request) {
	var body pointJSON
	var version int
	seat, err := s.ownSeat(r)
	if err == nil {
		err = readJSON(r, &body)
	}
	points := body.Key != "" || body.Piece != ""
	if err == nil && points && (body.Seat == nil || body.Number == nil) {
		err = refuse(http.StatusBadRequest, "Say at what of which question: its seat and number, and a key or "+
			"a piece, such as {\"seat\": 1, \"number\": 4, \"key\": \"explore:3\"}.")
	}
	if err == nil {
		version, err = s.acting(r, seat, nil, func(room *room, seat table.Seat) error {
			p := pointed{key: body.Key, piece: body.Piece}
			if points {
				p.of, p.number = *body.Seat, *body.Number
			}
			return room.point(r.Context(), seat, p)
		})
	}
	s.replyVersion(w, r, version, err)
}

// pointedJSON is somebody who points at something.
type pointedJSON struct {
	By     table.Seat `json:"by"`
	Seat   table.Seat `json:"seat"`
	Number int        `json:"number"`
	Key    string     `json:"key,omitempty"`
	Piece  string     `json:"piece,omitempty"`
	Label  string     `json:"label"`
}

// pointersJSON are those who point at something that a seat reads.
func (r *room) pointersJSON(ctx context.Context, s table.Seat) ([]pointedJSON, error) {
	list, err := r.pointers(ctx, s)
	var out []pointedJSON
	for _, x := range list {
		out = append(out, pointedJSON{x.by, x.of, x.number, x.key, x.piece, web.Plain(x.words)})
	}
	return out, err
}
