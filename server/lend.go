package server

import (
	"cmp"
	"context"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"time"

	"waystation/games/scene"
	"waystation/store"
	"waystation/table"
	"waystation/web"
)

// Whoever sits on a seat may lend its eyes: those who watch can see with them, for as long as that is not taken back.
// What they see is the seat's view of the match as far as watchers are shown it, and its question, which they can't
// answer. What its screen remembers (hints, what was picked, standing orders) is no part of that, nor are talk, the
// match file and reports. Who plays sees with their own eyes alone.

// lends reports whether the eyes of a seat are lent: its people have consented, they play it themselves, and nobody can
// still become a player who has watched before.
func (o *owner) lends(s table.Seat) bool {
	return o.m != nil && !o.m.Over() && s >= 0 && int(s) < len(o.info.Terms.Seats) && o.info.Terms.Seats[s].Lends &&
		!o.info.Seats[s].Bot && o.info.Terms.Replaced == "" && !o.vacant(o.info.Seats)
}

// vacant reports whether somebody is still to come to one of these seats. A program that has made a match has given its
// links away.
func (o *owner) vacant(seats []store.Seat) bool { return o.info.Host != 0 && invites(seats) }

// lent are the seats whose eyes are lent.
func (o *owner) lent() (out table.Seats) {
	for i := range o.info.Seats {
		if s := table.Seat(i); o.lends(s) {
			out = out.With(s)
		}
	}
	return out
}

// eyes are those that a watcher asks for by the number of a seat, where they are lent; else Nobody.
func (r *room) eyes(v viewer, wanted string) table.Seat {
	n, err := strconv.Atoi(wanted)
	if err != nil || v.seat != table.Nobody || n < 0 || n >= len(r.info.Seats) || !r.lends(table.Seat(n)) {
		return table.Nobody
	}
	return table.Seat(n)
}

// forWatchers is a room of its own for the match as it is shown to who sees with lent eyes: without all that the seats'
// own screens remember.
func (r *room) forWatchers() *room {
	out := r.aside(r.info, r.m)
	out.people.loaded, out.notes, out.changes = time.Now(), r.notes, r.changes
	return out
}

// lend lets those who watch see with the eyes of a seat, or no longer.
func (r *room) lend(ctx context.Context, s table.Seat, on bool) error {
	if r.m == nil {
		return r.frozen()
	}
	if !on {
		if !r.info.Terms.Seats[s].Lends {
			return nil
		}
		return r.settle(ctx, func(x *settling) error {
			x.unlend(s)
			return nil
		})
	}
	switch {
	case r.m.Over():
		return refuse(http.StatusConflict, "This match is over: all of it lies open to everybody.")
	case r.info.Terms.Replaced != "":
		return r.closed()
	case r.info.Seats[s].Bot:
		return refuse(http.StatusForbidden, "A bot plays this seat, and nobody can lend its eyes.")
	case r.info.Rated:
		return refuse(http.StatusConflict, "This match is rated, and nobody lends their eyes in it: somebody who "+
			"plays could watch as somebody else.")
	case r.vacant(r.info.Seats):
		return refuse(http.StatusConflict, "Somebody is still to come to this table. Whoever watches could sit down "+
			"there, and would know what you hold. Lend your eyes when all seats are taken.")
	case r.info.Terms.Seats[s].Lends:
		return nil
	case !r.server.speaks.allow(fmt.Sprint("eyes ", r.id, " ", s)): // all that is settled is written down
		return refuse(http.StatusTooManyRequests, "You lent your eyes often in a short time. Wait a moment.")
	}
	return r.settle(ctx, func(x *settling) error {
		x.seatOf(s).Lends = true
		x.note("%s lends their eyes to who watches.", r.name(s))
		return nil
	})
}

// keepEyes takes back what was lent where it would reach somebody it was not meant for: a bot plays the seat now, or
// somebody else is still to come to the table.
func (x *settling) keepEyes() {
	for i := range x.Terms.Seats {
		if x.Seats[i].Bot || x.room.vacant(x.Seats) {
			x.unlend(table.Seat(i))
		}
	}
}

// unlend ends that the eyes of a seat are lent, for all to read.
func (x *settling) unlend(s table.Seat) {
	if x.seatOf(s).Lends {
		x.seatOf(s).Lends = false
		x.note("%s does not lend their eyes to who watches any more.", x.room.name(s))
	}
}

// postLend lets a guest lend the eyes of a seat of theirs, or take that back.
func (s *Server) postLend(w http.ResponseWriter, r *http.Request) {
	s.settles(w, r, func(room *room, v viewer) error {
		seats, err := theirs(r, v)
		if err != nil {
			return err
		}
		on := r.PostForm.Get("on")
		switch {
		case len(seats) > 1:
			return refuse(http.StatusBadRequest, "You hold several seats: say whose eyes, by the number of a seat.")
		case on != "yes" && on != "no":
			return refuse(http.StatusBadRequest, "Say on: yes or no.")
		}
		return room.lend(r.Context(), seats[0], on == "yes")
	})
}

// apiLend lends the eyes of the seat whose token was sent, or takes that back.
func (s *Server) apiLend(w http.ResponseWriter, r *http.Request) {
	var body struct {
		On *bool `json:"on"`
	}
	s.apiSettles(w, r, &body, func(room *room, seat table.Seat) error {
		if body.On == nil {
			return refuse(http.StatusBadRequest, "Send {\"on\": true} or {\"on\": false}.")
		}
		return room.lend(r.Context(), seat, *body.On)
	})
}

// apiEyes are the eyes that a request asks for by ?seat, which who has no seat's token may use while they are lent.
func (r *room) apiEyes(seat table.Seat, wanted string) (table.Seat, error) {
	if wanted == "" || seat != table.Nobody && wanted == number(int(seat)) {
		return table.Nobody, nil
	}
	if seat != table.Nobody {
		return table.Nobody, refuse(http.StatusForbidden, "You play here, and see with your own eyes alone.")
	}
	if n, err := strconv.Atoi(wanted); err != nil || n < 0 || n >= len(r.info.Seats) {
		return table.Nobody, refuse(http.StatusBadRequest, "There is no such seat.")
	}
	eyes := r.eyes(viewer{seat: seat}, wanted)
	if eyes == table.Nobody {
		return eyes, refuse(http.StatusForbidden, "The eyes of this seat are not lent to who watches. "+
			"Only who sits there can do that.")
	}
	return eyes, nil
}

// lentScene is the table by lent eyes, with the seat's question and nothing that can be pressed. Of the panel only what
// is named here is shown, so that nothing that is added to it later is.
func (r *room) lentScene(v viewer, eyes table.Seat) *scene.Scene {
	sc := r.scene(viewer{guest: v.guest, seat: eyes}, "")
	a := sc.Ask
	sc.News = nil
	for i := range sc.Bar.Menu {
		if l := &sc.Bar.Menu[i]; l.URL == r.path("/seats", eyes) {
			l.URL = r.path("/seats", table.Nobody)
		}
	}
	sc.Ask = web.Ask{
		Game: a.Game, Mood: a.Mood, Head: a.Head, Seat: a.Seat, Who: a.Who, Aside: a.Aside, Notice: a.Notice,
		Say: a.Say, Known: a.Known, Seats: a.Seats, Number: a.Number, Denied: a.Denied, Along: a.Along,
		Times: a.Times, RulesURL: a.RulesURL, Still: true,
	}
	for _, c := range a.Choices {
		sc.Ask.Choices = append(sc.Ask.Choices, web.Choice{
			Key: c.Key, Label: c.Label, Sub: c.Sub, Piece: c.Piece, Group: c.Group, Stake: c.Stake,
			Which: c.Which, Shared: c.Shared,
		})
	}
	if ask := sc.Asked; ask != nil {
		if ask.Max > 1 { // what it says is how to press
			sc.Ask.Known, sc.Ask.Denied = "", nil
		}
		sc.Ask.Head = cmp.Or(sc.Ask.Head, "Decides")
		if sc.Ask.Mood == web.YourTurn {
			sc.Ask.Mood = web.Waiting
		}
	}
	sc.Ask.Lent = &web.Lent{
		Seat: r.mark(eyes), Words: "You see with the eyes of " + r.name(eyes) + r.behindBy() + ".",
		Acts: append(r.eyeLinks(eyes), web.Action{Label: "Only what lies open", URL: "/t/" + r.id}),
	}
	return sc
}

// behindBy says how far behind the table a watcher is.
func (r *room) behindBy() string {
	n := r.info.Terms.Behind
	if n == 0 {
		return ", as it happens"
	}
	return ", " + answersWords(n) + " behind the table"
}

// eyeLinks lead a watcher to the eyes that are lent, but for those that they see with already.
func (r *room) eyeLinks(but table.Seat) (out []web.Action) {
	for _, s := range listed(r.lent()) {
		if s != but {
			out = append(out, web.Action{Label: "With the eyes of " + r.name(s), URL: r.path("", s)})
		}
	}
	return out
}

// lendingWords are on the page of somebody who lends their eyes, or of a watcher to whom some are lent: nil for others.
// Wanted are the eyes that a watcher has asked for, and does not get.
func (r *room) lendingWords(v viewer, wanted string) *web.Lent {
	if v.seat == table.Nobody {
		l := &web.Lent{Acts: r.eyeLinks(table.Nobody)}
		switch {
		case len(v.holds) == 0 && wanted != "":
			l.Words = "The eyes that you asked for are not lent: you see what lies open."
		case len(l.Acts) == 0:
			return nil
		default:
			l.Words = "You see what lies open. Some who play lend you their eyes."
		}
		return l
	}
	if !r.lends(v.seat) || !slices.Contains(v.holds, v.seat) {
		return nil
	}
	return &web.Lent{
		Seat: r.mark(v.seat), Words: "Who watches sees with your eyes" + r.behindBy() + ".",
		Acts: []web.Action{r.lendAction(v, v.seat, false, "")},
	}
}

// lendAction is the button by which a viewer lends the eyes of a seat of theirs, or takes that back.
func (r *room) lendAction(v viewer, s table.Seat, on bool, back string) web.Action {
	label, say := "Take it back", "no"
	if on {
		label, say = "Lend my eyes", "yes"
		if len(v.holds) > 1 {
			label = "Lend the eyes of " + r.name(s)
		}
	}
	return r.posts(v, label, "/lend", back, web.Field{Name: "who", Value: number(int(s))},
		web.Field{Name: "on", Value: say})
}

// lending is what the page of the seats says of eyes that are lent, and where those who sit here lend theirs.
func (r *room) lending(v viewer) *web.Lending {
	if r.m == nil || r.m.Over() || r.info.Terms.Replaced != "" {
		return nil
	}
	p := &web.Lending{}
	for i := range r.info.Seats {
		s := table.Seat(i)
		mine := slices.Contains(v.holds, s)
		row := web.LendRow{Seat: r.mark(s), You: mine}
		switch {
		case r.lends(s) && mine:
			row.Words, row.Act = "lent to who watches", r.lendAction(v, s, false, "seats")
		case r.lends(s):
			row.Words = "lent to who watches"
			if len(v.holds) == 0 {
				row.Act = web.Action{Label: "See with them", URL: r.path("", s)}
			}
		case mine && !r.info.Seats[s].Bot && !r.info.Rated && !r.vacant(r.info.Seats):
			row.Words, row.Act = "yours alone", r.lendAction(v, s, true, "seats")
		default:
			continue
		}
		p.Rows = append(p.Rows, row)
	}
	if len(p.Rows) == 0 {
		return nil
	}
	if len(v.holds) > 0 {
		p.Words = "Who watches then sees what you see" + r.behindBy() + ": your hand, your whole log, your " +
			"questions. Whoever has the link can watch, in another browser also somebody of this table. You can " +
			"take it back at any time."
	}
	return p
}
