package server

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"waystation/notices"
	"waystation/store"
	"waystation/table"
	"waystation/web"
)

// Where all players are one side and hide nothing from each other, one of them may answer for another who has left,
// until they are back. It stands beside the match, as a bot's standing in does: the log knows the seat that answered.

// deputised reports whether the people of another seat answer for this one, and are here.
func (r *room) deputised(s table.Seat) bool {
	d := r.info.Terms.Seats[s].Deputy
	return d != 0 && !r.gone(d.First())
}

// deserted reports whether nobody answers for a seat but, at most, a bot that stands in.
func (r *room) deserted(s table.Seat) bool {
	stopped := r.away(s) || r.info.Terms.Seats[s].Covered
	return r.m != nil && stopped && r.gone(s) && !r.deputised(s)
}

// side says why nobody of this match may ever answer for somebody else.
func (r *room) side() error {
	switch {
	case r.m == nil:
		return r.frozen()
	case !r.game.Together:
		return refuse(http.StatusForbidden, "In this game nobody answers for another player: each plays for "+
			"themselves, and sees what the others must not.")
	case r.m.Over():
		return refuse(http.StatusConflict, "This match is over.")
	}
	return r.closed()
}

// deputable says why the people of a seat can't answer for another from now on, for all that the other has allowed.
func (r *room) deputable(by, s table.Seat) error {
	if err := r.standable(by, s); err != nil {
		return err
	}
	t := &r.info.Terms.Seats[s]
	switch {
	case t.Deputies == store.NoConsent:
		return refuse(http.StatusForbidden, r.name(s)+" wants nobody to answer for them. The others can vote on it.")
	case r.goneFor(s) < time.Duration(t.Deputies)*time.Minute:
		return refuse(http.StatusForbidden, fmt.Sprintf("Somebody else may answer for %s when they have been away for "+
			"%d minutes.", r.name(s), t.Deputies))
	}
	return nil
}

// standable says why the people of a seat can't answer for another, whoever has allowed it.
func (r *room) standable(by, s table.Seat) error {
	if err := r.side(); err != nil {
		return err
	}
	switch {
	case by == s || !r.plays(by) || r.info.Seats[by].Bot:
		return refuse(http.StatusForbidden, "Only who plays here can answer for another player.")
	case r.info.Terms.Seats[s].Resigned:
		return refuse(http.StatusConflict, r.name(s)+" has resigned: a bot plays on to the end.")
	case r.deputised(s):
		return refuse(http.StatusConflict, r.name(r.info.Terms.Seats[s].Deputy.First())+" answers for "+r.name(s)+
			" already.")
	case !r.deserted(s):
		return refuse(http.StatusConflict, "Somebody else can answer for "+r.name(s)+" when they are waited for and "+
			"are not here.")
	}
	return nil
}

// depute lets the people of a seat answer for another.
func (x *settling) depute(by, s table.Seat) {
	if x.seatOf(s).Covered {
		x.uncover(s)
	}
	x.seatOf(s).Deputy = table.Set(by)
}

// relieve ends that somebody answers for a seat that a bot plays, or while a bot plays their own.
func (x *settling) relieve() {
	for i := range x.Terms.Seats {
		t := &x.Terms.Seats[i]
		if t.Deputy != 0 && (x.Seats[i].Bot || x.Seats[t.Deputy.First()].Bot) {
			t.Deputy = 0
		}
	}
}

// deputise lets the people of a seat answer for another, who has allowed it, or no longer.
func (r *room) deputise(ctx context.Context, by, s table.Seat, on bool) error {
	if !on {
		if r.m == nil || r.info.Terms.Seats[s].Deputy != table.Set(by) {
			return refuse(http.StatusConflict, "You don't answer for "+r.name(s)+".")
		}
		return r.settle(ctx, func(x *settling) error {
			x.seatOf(s).Deputy = 0
			x.note("%s answers for %s no longer.", r.name(by), r.name(s))
			return nil
		})
	}
	if err := r.deputable(by, s); err != nil {
		return err
	}
	return r.tellDeputed(s, r.settle(ctx, func(x *settling) error {
		x.depute(by, s)
		x.drop(forDeputy)
		x.note("%s answers for %s, who has allowed it, until they are back.", r.name(by), r.name(s))
		return nil
	}))
}

// tellDeputed lets the people of a seat be called for whom somebody answers from now on, unless that went wrong.
func (r *room) tellDeputed(s table.Seat, err error) error {
	if err == nil && r.info.Terms.Seats[s].Deputy != 0 {
		r.needed(s, notices.Deputed, store.Always)
	}
	return err
}

// returned gives a seat back to its people, who are here again.
func (r *room) returned(s table.Seat) {
	if r.m == nil || r.info.Terms.Seats[s].Deputy == 0 {
		return
	}
	err := r.settle(r.server.ctx, func(x *settling) error {
		x.seatOf(s).Deputy = 0
		x.note("%s is back and answers again.", r.name(s))
		return nil
	})
	if err != nil {
		r.log.Error("a seat was not given back", "match", r.id, "seat", s, "error", err)
	}
}

// deputes are the seats for which a viewer answers besides their own.
func (r *room) deputes(v viewer) (out []table.Seat) {
	for i := range r.info.Terms.Seats {
		if d := r.info.Terms.Seats[i].Deputy; d != 0 && slices.Contains(v.holds, d.First()) {
			out = append(out, table.Seat(i))
		}
	}
	return out
}

// answers are all the seats for which a viewer answers.
func (r *room) answers(v viewer) []table.Seat {
	return append(slices.Clone(v.holds), r.deputes(v)...)
}

// playing finds the eyes with which a guest plays: as viewer, and those of a seat for which they answer if they want
// that one, or nothing is asked of their own.
func (r *room) playing(g store.Guest, wanted string) viewer {
	v := r.viewer(g, wanted)
	if strconv.Itoa(int(v.seat)) == wanted || r.m == nil {
		return v
	}
	asked := func(s table.Seat) bool { return r.m.Due().Has(s) && !r.info.Seats[s].Bot }
	for _, s := range r.deputes(v) {
		if strconv.Itoa(int(s)) == wanted || !asked(v.seat) && asked(s) {
			v.seat = s
			break
		}
	}
	return v
}

// deputyFor is the seat for which a program answers: its own, or the one that it names and answers for.
func (r *room) deputyFor(own table.Seat, of *int) (table.Seat, error) {
	if of == nil || table.Seat(*of) == own {
		return own, nil
	}
	switch {
	case *of < 0 || *of >= len(r.info.Seats):
		return table.Nobody, refuse(http.StatusBadRequest, "There is no such seat.")
	case r.info.Terms.Seats[*of].Deputy != table.Set(own):
		return table.Nobody, refuse(http.StatusForbidden, "You don't answer for "+r.name(table.Seat(*of))+".")
	}
	return table.Seat(*of), nil
}

// deputyWhat names in a motion the seat that is answered for, and by whose people.
func deputyWhat(s, by table.Seat) string { return fmt.Sprintf("%d:%d", s, by) }

// deputyOf reads what deputyWhat has written.
func (r *room) deputyOf(what string) (s, by table.Seat, ok bool) {
	x, y, _ := strings.Cut(what, ":")
	n, err := strconv.Atoi(x)
	m, err2 := strconv.Atoi(y)
	if err != nil || err2 != nil || min(n, m) < 0 || max(n, m) >= len(r.info.Seats) {
		return table.Nobody, table.Nobody, false
	}
	return table.Seat(n), table.Seat(m), true
}

// deputyMotion completes the wish to answer for somebody who has not allowed it, or says why that can't be voted on.
func (r *room) deputyMotion(m *store.Motion) error {
	n, err := strconv.Atoi(m.What)
	if err != nil || n < 0 || n >= len(r.info.Seats) {
		return refuse(http.StatusBadRequest, "There is no such seat.")
	}
	s := table.Seat(n)
	if err := r.standable(m.Seat, s); err != nil {
		return err
	}
	if !r.missing(s) {
		return refuse(http.StatusConflict, "The others can vote on answering for "+r.name(s)+" when they have been "+
			"away for "+lasting(r.server.Limits.Missing)+", or their time is out.")
	}
	m.What = deputyWhat(s, m.Seat)
	return nil
}

// deputyAction is the button that lets a viewer answer for a seat, or no longer.
func (r *room) deputyAction(v viewer, s table.Seat, on bool, label, back string) web.Action {
	fields := []web.Field{{Name: "who", Value: number(int(s))}}
	if !on {
		fields = append(fields, web.Field{Name: "on", Value: "no"})
	}
	return r.posts(v, label, "/deputy", back, fields...)
}

// firstOf is a seat of the viewer's own that can answer for another: the one with whose eyes they look, or their first.
func firstOf(v viewer) table.Seat {
	switch {
	case slices.Contains(v.holds, v.seat):
		return v.seat
	case len(v.holds) > 0:
		return v.holds[0]
	}
	return table.Nobody
}

// deputyLinks are what a viewer may do for a seat that is waited for in vain.
func (r *room) deputyLinks(v viewer, s table.Seat) []web.Action {
	by := firstOf(v)
	if by == table.Nobody || !r.game.Together {
		return nil
	}
	if r.deputable(by, s) == nil {
		return []web.Action{r.deputyAction(v, s, true, "Answer for "+r.name(s), "who")}
	}
	m := store.Motion{Kind: forDeputy, What: number(int(s)), Seat: by}
	if motion(&r.info.Terms, forDeputy) == nil && r.deputyMotion(&m) == nil {
		return []web.Action{r.posts(v, "Ask to answer for "+r.name(s), "/vote", "",
			web.Field{Name: "kind", Value: forDeputy}, web.Field{Name: "what", Value: number(int(s))})}
	}
	return nil
}

// postDeputy lets a guest answer for somebody who has left, or no longer.
func (s *Server) postDeputy(w http.ResponseWriter, r *http.Request) {
	s.settles(w, r, func(room *room, v viewer) error {
		by := firstOf(v)
		if by == table.Nobody {
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
		on := r.PostForm.Get("on") != "no"
		if d := room.info.Terms.Seats[seat].Deputy; !on && d != 0 && slices.Contains(v.holds, d.First()) {
			by = d.First()
		}
		return room.deputise(r.Context(), by, seat, on)
	})
}

// apiDeputy lets a seat answer for another whose people have left, or no longer.
func (s *Server) apiDeputy(w http.ResponseWriter, r *http.Request) {
	var body struct {
		Seat *int  `json:"seat"`
		On   *bool `json:"on"`
	}
	s.apiSettles(w, r, &body, func(room *room, seat table.Seat) error {
		if body.Seat == nil {
			return refuse(http.StatusBadRequest, "Send the number of a seat: {\"seat\": 1}.")
		}
		other, err := room.other(viewer{holds: []table.Seat{seat}}, *body.Seat)
		if err != nil {
			return err
		}
		return room.deputise(r.Context(), seat, other, body.On == nil || *body.On)
	})
}

// deputies are whether others may answer for people, and where the viewer says so of themselves.
func (r *room) deputies(v viewer) []web.Stand {
	if len(v.holds) == 0 || !r.game.Together || len(r.info.Seats) < 2 {
		return nil
	}
	return r.standRows(v, "deputies", func(t *store.SeatTerms) int { return t.Deputies })
}
