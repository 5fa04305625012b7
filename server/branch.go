package server

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strconv"

	"waystation/store"
	"waystation/table"
	"waystation/web"
)

// place is a place in a match from which one plays on.
type place struct {
	length int         // of the log up to it
	answer int         // how many answers that stand came before
	seat   table.Seat  // whose answer followed; Nobody at a save point
	point  string      // the name of the save point; "" where an answer followed
	fields []web.Field // by which a form names the place
}

// branchable says why nobody can play on from any place in the match; nil if one can.
func (r *room) branchable() error {
	no := func(words string) error { return refuse(http.StatusConflict, words) }
	switch {
	case r.m == nil:
		return r.frozen()
	case r.info.Campaign != "" || r.game.Box.Carries:
		return no("A chapter of a campaign can't be played on from another place: what it leaves behind belongs to " +
			"its chain, and a chain has one way only.")
	case r.game.Lesson != nil && r.game.Lesson.Is(r.m):
		return no("A guided match can't be played on from another place: its narrator goes by all that was answered " +
			"from the start.")
	}
	return nil
}

// place is the place that a request names: before an answer (at) of a match that is over, or a save point (point) of
// one that the guest plays alone.
func (r *room) place(req *http.Request, g store.Guest) (place, error) {
	return r.placeOf(req.Context(), g, req.FormValue("at"), req.FormValue("point"))
}

// placeOf is the place before an answer of a match that is over, or a save point of one that runs.
func (r *room) placeOf(ctx context.Context, g store.Guest, answer, name string) (p place, err error) {
	if err := r.branchable(); err != nil {
		return p, err
	}
	stops := r.m.Standing()
	if r.m.Over() {
		at, err := strconv.Atoi(answer)
		if err != nil || at < 0 || at >= len(stops) {
			return p, refuse(http.StatusBadRequest,
				fmt.Sprintf("Say before which answer: this match has them from 0 to %d.", len(stops)-1))
		}
		entry := r.m.Entries(0)[stops[at]]
		return place{
			length: stops[at], answer: at, seat: entry.Seat, fields: []web.Field{{Name: "at", Value: number(at)}},
		}, nil
	}
	if err := r.alone(g); err != nil {
		return p, err
	}
	point, err := r.server.Store.Point(ctx, r.id, g.ID, name)
	if errors.Is(err, store.ErrNone) {
		return p, errNoPoint
	}
	if err != nil {
		return p, r.server.storeError(err)
	}
	return place{
		length: point.Length, answer: answersBefore(stops, point.Length), seat: table.Nobody, point: point.Name,
		fields: []web.Field{{Name: "point", Value: point.Name}},
	}, nil
}

// answersBefore is how many of the answers that stand come before a place in the log.
func answersBefore(stops []int, length int) int {
	n, _ := slices.BinarySearch(stops, length)
	return n
}

// branch is the order of the match that is played on from a place in this one. The seats are still to be said.
func (r *room) branch(p place, g store.Guest) (order, error) {
	m, err := r.upTo(r.m.Entries(0)[:p.length])
	if err != nil {
		return order{}, refuse(http.StatusConflict, "This match can't be played again: "+r.whyNot(err)+".")
	}
	m.ComesFrom(table.Origin{Match: r.id, Answer: p.answer})
	o := order{game: r.game, setup: r.info.Setup, earnest: r.info.Earnest, host: g.ID, begun: m}
	o.given, o.brought = r.info.Given, r.info.Brought
	if !r.m.Over() { // it begins with what watchers are not to see yet
		o.terms.Behind = r.info.Terms.Behind
	}
	return o, nil
}

// branchForm asks who plays on from a place in a match.
func (s *Server) branchForm(w http.ResponseWriter, r *http.Request, g store.Guest) {
	s.showBranch(w, r, g, http.StatusOK, "")
}

func (s *Server) showBranch(w http.ResponseWriter, r *http.Request, g store.Guest, status int, wrong string) {
	var form web.Branch
	err := s.with(r.Context(), r.PathValue("id"), func(room *room) error {
		p, err := room.place(r, g)
		if err == nil {
			form = room.branchPage(r, p, g)
			form.Wrong = wrong
		}
		return err
	})
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.show(w, r, status, web.BranchPage(form))
}

// branchPage is the form for a place: as it was posted, or with what stands.
func (r *room) branchPage(req *http.Request, p place, g store.Guest) web.Branch {
	page := r.server.page(req, "Play on from here")
	page.Game = r.info.Game
	form := web.Branch{
		Page: page, Menu: r.server.menu(g), URL: "/t/" + r.id + "/branch", Lead: r.branchLead(p), Fields: p.fields,
		Notes: r.branchNotes(), Picture: r.game.Poster,
		Back: web.Action{Label: "Back to the replay", URL: "/t/" + r.id + "/replay?at=" + number(p.answer)},
	}
	if p.point != "" {
		form.Back = web.Action{Label: "Back to the table", URL: "/t/" + r.id}
	}
	for i := range r.info.Seats {
		kind := cmp.Or(req.PostForm.Get("seat"+number(i)), r.kindAt(p, table.Seat(i), g))
		mark := r.mark(table.Seat(i))
		mark.Name = cmp.Or(cleanName(req.PostForm.Get("name"+number(i))), r.info.Seats[i].Name)
		form.Seats = append(form.Seats, web.SeatForm{Seat: mark, Kinds: r.server.seatKinds(r.game, kind)})
	}
	return form
}

// kindAt is who plays a seat from a place on, when nobody says otherwise: whoever asks plays the seat whose answer
// followed or, at a save point, those that they play already; bots play the others, as far as there are bots.
func (r *room) kindAt(p place, s table.Seat, g store.Guest) string {
	seat := &r.info.Seats[s]
	mine := s == p.seat || p.point != "" && !seat.Bot && seat.Holds(g.ID)
	l := level(r.game, seat.Level)
	if mine || l == nil {
		return "me"
	}
	return "bot:" + l.Name
}

func (r *room) branchLead(p place) string {
	title := shortTitle(r.game.Box.Title)
	if p.point != "" {
		return fmt.Sprintf("A match of %s of its own, from \"%s\" on: after answer %d. "+
			"The one that you play stays as it is.", title, p.point, p.answer)
	}
	return fmt.Sprintf("A match of %s of its own, from this place on: after answer %d, before %s answers. "+
		"The one that was played stays as it is.", title, p.answer, r.name(p.seat))
}

// branchNotes are what whoever plays on from the match must know.
func (r *room) branchNotes() []web.Step {
	hidden := "Both matches have the same seed. It is shown as soon as one of them is over, and tells then what is " +
		"still hidden in the other."
	if r.m.Over() {
		hidden = "The match is over and its seed is known, so nothing here is hidden from whoever looks there."
	}
	return []web.Step{
		{Glyph: "die", Words: "Dice and decks lie as they lay: the same roll or card comes next, for as long as they " +
			"are asked for in the same order."},
		{Glyph: "eye", Words: hidden},
	}
}

// postBranch makes the match.
func (s *Server) postBranch(w http.ResponseWriter, r *http.Request) {
	g, err := s.maker(w, r)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	var o order
	links := false
	err = s.with(r.Context(), r.PathValue("id"), func(room *room) error {
		p, err := room.place(r, g)
		if err == nil {
			o, err = room.branch(p, g)
		}
		return err
	})
	if err != nil {
		s.fail(w, r, err)
		return
	}
	id := ""
	if o.seats, links, err = formSeats(r, o.setup.Seats, g, ""); err == nil {
		id, err = s.create(r.Context(), &o)
	}
	if f := refusalOf(err); err != nil && f.status == http.StatusBadRequest {
		s.showBranch(w, r, g, f.status, f.words)
		return
	}
	if err == nil {
		err = s.tried(r, o.begun.Origin().Match)
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	to := "/t/" + id
	if links {
		to += "/seats"
	}
	http.Redirect(w, r, to, http.StatusSeeOther)
}

// tried lets a match that runs know that it was played on from: its page says so.
func (s *Server) tried(r *http.Request, id string) error {
	return s.with(r.Context(), id, func(room *room) error {
		if room.m == nil || room.m.Over() || room.info.Tried {
			return nil
		}
		return room.reread(r.Context())
	})
}

// kinship says what others must know of a match that was played on from another, or from which others were.
func (r *room) kinship(ctx context.Context) ([]string, error) {
	var out []string
	if o := r.info.Origin; o.Match != "" {
		out = append(out, fmt.Sprintf("This match was played on from match %s at answer %d: up to there both are the "+
			"same, and so are dice and decks for as long as they are asked for in the same order.", o.Match, o.Answer))
		origin, err := r.journal.Match(ctx, o.Match)
		if err != nil && !errors.As(err, new(*store.Damage)) {
			return nil, r.unread(ctx, err)
		}
		switch {
		case r.info.State == store.Over:
		case origin != nil && origin.State == store.Over:
			out = append(out, "That one is over and its seed is known: whoever looks there can know what is hidden "+
				"here.")
		default:
			out = append(out, "Both have the same seed: when that one is over, its seed tells what is hidden here.")
		}
	}
	if r.info.Tried && r.info.State == store.Running {
		out = append(out, "Other matches were played on from this one: whoever did so may know what is hidden here.")
	}
	return out, nil
}

// playedOn is what a list says of a match that was played on from another; "" for others.
func playedOn(o table.Origin) string {
	if o.Match == "" {
		return ""
	}
	return fmt.Sprintf(", played on from answer %d of another match", o.Answer)
}
