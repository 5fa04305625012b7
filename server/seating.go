package server

import (
	"cmp"
	"context"
	"errors"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"waystation/store"
	"waystation/table"
	"waystation/web"
)

// sitByLink asks whoever opens the link of a seat whether they sit down, and whoever has never given a name for one.
// Opening it takes nothing: programs that show what is behind a link open it too.
func (s *Server) sitByLink(w http.ResponseWriter, r *http.Request, g store.Guest) {
	id, seat, err := s.linkedSeat(r)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	page := web.Invited{
		Page: s.page(r, "A seat"), Menu: s.menu(g), Title: "A seat is kept for you",
		After: lasting(s.Limits.Away), URL: "/sit/" + r.PathValue("token"),
		Asks: !g.Named, Name: cmp.Or(g.Name, nickname()), Most: maxName,
	}
	sits, to := false, ""
	err = s.with(r.Context(), id, func(room *room) error {
		sits, to = slices.Contains(room.viewer(g, "").holds, seat), room.path("", seat)
		if room.game == nil {
			return nil
		}
		page.Page.Game, page.Seat = room.info.Game, room.mark(seat)
		if host := room.hostName(); host != "" && len(room.info.Seats[seat].Sitters) == 0 {
			page.Title = host + " keeps you a chair"
		}
		page.Words = "You have been invited to a match of " + shortTitle(room.game.Box.Title) + ". " +
			"Whoever sits down here plays in it."
		if d := s.deckWords(); d != "" {
			page.Words += " " + d
		}
		b := room.game.Box
		page.Match = web.Poster{
			Game: b.Name, Claim: b.Claim, Players: number(len(room.info.Seats)), Picture: room.game.Poster,
		}
		if n := minutes(room.game, room.info.Setup.Mode); n > 0 {
			page.Match.Time = number(n) + " min"
		}
		page.Beforehand = room.beforehand()
		return nil
	})
	switch {
	case err != nil:
		s.fail(w, r, err)
	case sits:
		http.Redirect(w, r, to, http.StatusSeeOther)
	default:
		s.show(w, r, http.StatusOK, web.InvitedPage(page))
	}
}

// hostName is what the one who has set the table is called, if they sit at it.
func (r *room) hostName() string {
	for i := range r.info.Seats {
		for _, x := range r.info.Seats[i].Sitters {
			if x.Guest == r.info.Host {
				return x.Name
			}
		}
	}
	return ""
}

// postSitByLink gives a seat to whoever has its link. A second browser with the same link holds the seat as well.
func (s *Server) postSitByLink(w http.ResponseWriter, r *http.Request) {
	id, seat, err := s.linkedSeat(r)
	if err == nil {
		err = readForm(r)
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.sit(w, r, id, func(room *room, guest int64) (table.Seat, error) {
		if slices.Contains(room.viewer(store.Guest{ID: guest}, "").holds, seat) {
			return seat, nil
		}
		return seat, s.Store.Sit(r.Context(), id, seat, guest)
	})
}

// linkedSeat is the seat of the link that was opened.
func (s *Server) linkedSeat(r *http.Request) (id string, seat table.Seat, err error) {
	id, seat, err = s.Store.BySeat(r.Context(), r.PathValue("token"))
	if errors.Is(err, store.ErrNone) {
		err = refuse(http.StatusNotFound, "This link gives no seat, or no longer. Ask whoever sent it for a new one.")
	} else if err != nil {
		err = s.storeError(err)
	}
	return id, seat, err
}

// postSit lets a guest sit down on a seat that is open to anybody: the one named, or the first.
func (s *Server) postSit(w http.ResponseWriter, r *http.Request) {
	if err := readForm(r); err != nil {
		s.fail(w, r, err)
		return
	}
	id := r.PathValue("id")
	if err := s.exists(r, id); err != nil {
		s.fail(w, r, err)
		return
	}
	s.sit(w, r, id, func(room *room, guest int64) (table.Seat, error) {
		return room.sitFree(r.Context(), r.PostForm.Get("seat"), guest)
	})
}

// sitFree lets a guest sit down on the seat wanted that is open to anybody; "" is the first of these.
func (r *room) sitFree(ctx context.Context, want string, guest int64) (table.Seat, error) {
	for i := range r.info.Seats {
		if r.info.Seats[i].Free() && (want == "" || want == strconv.Itoa(i)) {
			seat := table.Seat(i)
			return seat, r.server.Store.SitFree(ctx, r.id, seat, guest)
		}
	}
	return table.Nobody, store.ErrTaken
}

// sit welcomes a guest, notes the name they give if it is their first, seats them and leads them to the table.
func (s *Server) sit(w http.ResponseWriter, r *http.Request, id string, take func(*room, int64) (table.Seat, error)) {
	g, err := s.welcome(w, r)
	after, bad := formConsent(r)
	if err == nil && bad != nil {
		s.fail(w, r, bad)
		return
	}
	if err == nil && r.PostForm.Has("name") && !g.Named {
		err = s.Store.Rename(r.Context(), g.ID, cmp.Or(cleanName(r.PostForm.Get("name")), g.Name))
	}
	if err != nil {
		s.fail(w, r, s.storeError(err))
		return
	}
	seat, err := s.seats(r, id, g.ID, after, take)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	to := "/t/" + url.PathEscape(id)
	err = s.with(r.Context(), id, func(room *room) error {
		to = room.path("", seat)
		return nil
	})
	if err != nil {
		s.fail(w, r, err)
		return
	}
	http.Redirect(w, r, to, http.StatusSeeOther)
}

// seats lets a guest take a seat. A bot may stand in for them after so many minutes of absence, if the seat was free.
func (s *Server) seats(r *http.Request, id string, guest int64, after int,
	take func(*room, int64) (table.Seat, error)) (seat table.Seat, err error) {
	err = s.with(r.Context(), id, func(room *room) error {
		if seat, err = take(room, guest); errors.Is(err, store.ErrTaken) {
			return refuse(http.StatusConflict, "Somebody was quicker: that seat is taken.").as("taken")
		}
		if err != nil {
			return s.storeError(err)
		}
		was := room.info.Seats[seat].Sitters
		if !room.info.Seats[seat].Holds(guest) {
			delete(room.memory.orders, seat) // it was somebody else's wish
		}
		if err := room.reread(r.Context()); err != nil {
			return err
		}
		return room.sat(r.Context(), seat, guest, was, after)
	})
	return seat, err
}

// manage runs f for the seat named in the form, if the guest may decide about it: its host, who holds it, or whoever
// plays, when it waits for somebody who has left.
func (s *Server) manage(w http.ResponseWriter, r *http.Request, hostOnly bool,
	f func(*room, viewer, table.Seat) error) {
	g, err := s.sender(r)
	if err == nil {
		err = s.with(r.Context(), r.PathValue("id"), func(room *room) error {
			n, err := formNumber(r, "seat")
			if err != nil {
				return err
			}
			if n < 0 || n >= len(room.info.Seats) {
				return refuse(http.StatusBadRequest, "There is no such seat.")
			}
			v := room.viewer(g, "")
			if err := room.decides(v, table.Seat(n)); hostOnly && !v.host || err != nil {
				return errNotHost
			}
			if err := f(room, v, table.Seat(n)); err != nil {
				return err
			}
			return room.reread(r.Context())
		})
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	to := "/t/" + r.PathValue("id")
	if hostOnly || r.PostForm.Get("back") == "seats" {
		to += "/seats"
	}
	http.Redirect(w, r, to, http.StatusSeeOther)
}

// errNotHost: somebody else has set the table.
var errNotHost = refuse(http.StatusForbidden, "Only who has set this table can do that.").as("not_host")

// decides says why a viewer can't decide who plays a seat: they are not its host, don't hold it, and it does not wait
// for somebody who has left.
func (r *room) decides(v viewer, s table.Seat) error {
	if v.host || slices.Contains(v.holds, s) || len(v.holds) > 0 && r.away(s) {
		return nil
	}
	return errNotHost
}

// nameOf is what whoever looks is called.
func (r *room) nameOf(v viewer) string {
	if v.seat != table.Nobody {
		return r.name(v.seat)
	}
	return "The host"
}

// postLink makes a new link for a seat; the old one gives nothing any more.
func (s *Server) postLink(w http.ResponseWriter, r *http.Request) {
	s.manage(w, r, true, func(room *room, _ viewer, seat table.Seat) error {
		token := newToken()
		if err := s.Store.SetToken(r.Context(), room.id, seat, token); err != nil {
			return s.storeError(err)
		}
		room.people.link(seat, token)
		return nil
	})
}

// postRematch makes a new match with the same people and settings, once. Who asks for it is ready for it.
func (s *Server) postRematch(w http.ResponseWriter, r *http.Request, g store.Guest) {
	next, err := s.playAgain(r.Context(), r.PathValue("id"), g)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	http.Redirect(w, r, "/t/"+next, http.StatusSeeOther)
}

// playAgain is the rematch of a match, which is made if there is none yet. Who asks for it is ready for it.
func (s *Server) playAgain(ctx context.Context, id string, g store.Guest) (string, error) {
	next, _, _, err := s.follow(ctx, id, func(room *room) (order, string, error) {
		return room.rematch(g)
	})
	if err != nil {
		return "", err
	}
	err = s.with(ctx, next, func(room *room) error {
		if v := room.viewer(g, ""); room.info.Terms.Waits && len(v.holds) > 0 {
			return room.ready(ctx, v.holds, true)
		}
		return nil
	})
	if errors.Is(err, errElsewhere) { // they are led there, and say it there
		err = nil
	}
	return next, err
}

// rematch is the order of a match's rematch, or the match that it is.
func (r *room) rematch(g store.Guest) (order, string, error) {
	v := r.viewer(g, "")
	switch {
	case r.info.Rematch != "":
		return order{}, r.info.Rematch, nil
	case !v.host && len(v.holds) == 0:
		return order{}, "", refuse(http.StatusForbidden, "Only who sat here can ask for a rematch.")
	case r.m == nil || !r.m.Over():
		return order{}, "", refuse(http.StatusConflict, "This match is not over yet.")
	case r.leaves():
		return order{}, "", refuse(http.StatusConflict, "This is a chapter of a campaign: what comes after it is "+
			"the next chapter.")
	}
	o := r.again()
	o.rematch = r.id
	// The others may still be looking at the end of this one; and who is ready agrees again that it is rated.
	o.terms.Waits = several(o.seats) || o.rated
	return o, "", nil
}

// several reports whether more than one person plays.
func several(seats []store.Seat) bool {
	var one int64
	for i := range seats {
		for _, x := range seats[i].Sitters {
			if seats[i].Bot || x.Guest == one {
				continue
			}
			if one != 0 {
				return true
			}
			one = x.Guest
		}
	}
	return false
}

// again is an order of a match with the same people and settings.
func (r *room) again() order {
	o := order{
		game: r.game, setup: r.info.Setup, earnest: r.info.Earnest, hushed: r.info.Hushed,
		host: r.info.Host, seats: slices.Clone(r.info.Seats), terms: r.info.Terms.Anew(),
	}
	for i, t := range r.info.Terms.Seats { // a bot has only played on for them
		o.seats[i].Bot = o.seats[i].Bot && !t.Covered && !t.Resigned
	}
	o.rated = r.info.Rated && r.server.rateable(&o, o.setup) == nil
	return o
}

// aboutTable is the page with the seats, their links and who plays them.
func (s *Server) aboutTable(w http.ResponseWriter, r *http.Request, g store.Guest) {
	var page web.Share
	err := s.with(r.Context(), r.PathValue("id"), func(room *room) error {
		v := room.viewer(g, r.URL.Query().Get("seat"))
		room, err := room.seenFrom(r.Context(), v.seat)
		if err != nil {
			return err
		}
		page = s.seatsPage(r, room, v)
		room.settledOf(&page, v)
		if page.Notes, err = room.kinship(r.Context()); err == nil {
			if words := room.beforehand(); words != "" {
				page.Notes = append(page.Notes, words)
			}
			if words := s.keepWords(); words != "" && room.info.Campaign == "" && !room.info.Rated {
				page.Notes = append(page.Notes, words)
			}
			for _, c := range s.deckChanges {
				page.Notes = append(page.Notes, "Changed card: "+c.String()+".")
			}
			page.Points, err = room.pointsSection(r, v)
		}
		return err
	})
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.show(w, r, http.StatusOK, web.SharePage(page))
}

// seatsPage shows first the seats that somebody can be brought to, and the viewer's own last: that link is for no
// friend.
func (s *Server) seatsPage(r *http.Request, room *room, v viewer) web.Share {
	p := web.Share{
		Page: s.page(r, "The table"), Menu: s.menu(v.guest), Title: "Who sits where",
		Lead: "A link gives its seat to whoever has it, on as many screens as they like. Send each to one person.",
		Live: web.Live{Events: "/t/" + room.id + "/events", Version: room.stamp()},
		Go:   web.Action{Label: "To the table", URL: room.path("", v.seat)}, Seal: room.info.Seed.Hash(),
		Files: []web.Action{{Label: "Save the match file", URL: room.path("/file", v.seat)},
			{Label: "Read the log", URL: room.path("/story", v.seat)},
			{Label: "Something is wrong", URL: room.path("/wrong", v.seat)}},
		Watch: web.SeatLink{Who: "Watch only", Note: "Whoever has this link sees what lies open, and takes no seat.",
			URL: s.link(r, "/t/"+url.PathEscape(room.id))},
	}
	p.Page.Game = room.info.Game
	if room.mayTake(v.guest) == nil {
		p.Files = append(p.Files, web.Action{Label: "Take the match along", Post: true,
			URL: "/t/" + room.id + "/along"})
	}
	p.Files = append(p.Files, room.campaignLinks()...)
	if o := room.info.Origin; o.Match != "" {
		p.Files = append(p.Files, web.Action{Label: "The match it comes from", URL: "/t/" + o.Match})
	}
	if n := room.info.Terms.Behind; n > 0 {
		p.Watch.Note = "Whoever has this link sees what lies open, " + answersWords(n) + " behind the table until " +
			"the match is over, and takes no seat."
	}
	switch {
	case s.Alone:
		p.Lead, p.Watch = "All seats are played at this screen, by people or by bots.", web.SeatLink{}
	case !v.host:
		p.Lead = "Only who has set this table can hand out its seats."
	}
	room.hush(&p, v)
	running := room.m != nil && !room.m.Over()
	missing := 0
	for i := range room.info.Seats {
		l := s.seatLink(r, room, v, table.Seat(i))
		if !l.Here {
			missing++
		}
		p.Seats = append(p.Seats, l)
	}
	first := func(l web.SeatLink) int {
		switch {
		case l.You:
			return 2
		case l.Here:
			return 1
		}
		return 0
	}
	slices.SortStableFunc(p.Seats, func(a, b web.SeatLink) int { return first(a) - first(b) })
	switch {
	case running:
		p.Words = waitingWords(missing)
	case room.m == nil:
		p.Words = "This match is frozen: it can't be played on at the moment."
	default:
		p.Words = "This match is over."
	}
	return p
}

// hush says how it stands with the talk, and lets the host change that.
func (r *room) hush(p *web.Share, v viewer) {
	if !r.talks() || !v.host && len(v.holds) == 0 {
		return
	}
	p.Hush = "Talk is on for this match."
	p.Talk = web.Action{Label: "Switch it off", Post: true, URL: "/t/" + r.id + "/talk/off",
		Fields: []web.Field{{Name: "on", Value: "yes"}, {Name: "back", Value: "seats"}}}
	if r.info.Hushed {
		p.Hush, p.Talk.Label = "Talk is off for this match.", "Switch it on"
		p.Talk.Fields = p.Talk.Fields[1:]
	}
	if !v.host {
		p.Talk = web.Action{}
	}
}

// seatLink is a seat on that page: who sits there, and what the viewer may do about it.
func (s *Server) seatLink(r *http.Request, room *room, v viewer, n table.Seat) web.SeatLink {
	seat, name := &room.info.Seats[n], room.name(n)
	running := room.m != nil && !room.m.Over()
	l := web.SeatLink{
		Seat: room.mark(n), Who: name, Note: room.note(seat, v, n), Bot: seat.Bot,
		Here: seat.Bot || len(seat.Sitters) > 0, You: slices.Contains(v.holds, n),
	}
	if (v.host || len(v.holds) > 0) && !room.lags(v.seat) {
		l.Now = room.presence(n)
	}
	if waits := room.info.Terms.Waits; waits && !seat.Bot {
		switch t := room.info.Terms.Seats[n]; {
		case t.Ready:
			l.Now = "ready"
		case len(seat.Sitters) == 0:
			l.Now = "free"
		case l.Now == "here":
			l.Now = "here, not ready"
		case l.Now != "":
			l.Now = "late: " + l.Now
		}
	}
	if len(v.holds) > 0 && !l.You && room.m != nil && !room.m.Over() && room.nudgeable(n) == nil {
		l.Acts = append(l.Acts, room.nudgeAction(v, n, "seats"))
	}
	act := func(label, to string, fields ...web.Field) {
		l.Acts = append(l.Acts, web.Action{Label: label, Post: true, URL: "/t/" + room.id + to,
			Fields: append(fields, web.Field{Name: "seat", Value: number(int(n))},
				web.Field{Name: "back", Value: "seats"})})
	}
	if token := cmp.Or(room.people.links[n], seat.Link); s.Alone {
		l.URL = "" // there is nobody to whom a link could go
	} else if v.host && token != "" && !seat.Bot {
		l.URL = s.link(r, "/sit/"+token)
		if !l.Here {
			l.Code = web.NewCode(l.URL)
		}
	} else if v.host && running && !seat.Bot {
		act("New link for "+name, "/link")
	}
	switch t := room.info.Terms; {
	case t.Replaced != "" || len(t.Seats) > int(n) && t.Seats[n].Resigned:
	case !running || room.game == nil || len(room.game.Bots) == 0 || !v.host && !l.You:
	case seat.Bot:
		act("Let people play", "/bot", web.Field{Name: "kind", Value: "human"})
		for _, b := range room.game.Bots {
			if b.Name != seat.Level {
				act("Play as "+strings.ToLower(b.Label), "/bot", web.Field{Name: "kind", Value: "bot"},
					web.Field{Name: "level", Value: b.Name})
			}
		}
	default:
		act("Let a bot play", "/bot", web.Field{Name: "kind", Value: "bot"})
	}
	return l
}

// waitingWords says how many are still to come.
func waitingWords(missing int) string {
	switch missing {
	case 0:
		return "Everybody is here."
	case 1:
		return "One seat is still empty. The game waits for it when its turn comes."
	}
	return number(missing) + " seats are still empty. The game waits for them when their turn comes."
}

func (r *room) note(seat *store.Seat, v viewer, n table.Seat) string {
	bot := "a bot"
	if seat.Bot && r.game != nil {
		if l := level(r.game, seat.Level); l != nil {
			bot += ", " + strings.ToLower(l.Label)
		}
	}
	switch {
	case len(seat.Sitters) > 0 && int(n) < len(r.info.Terms.Seats) && r.info.Terms.Seats[n].Resigned:
		return seat.Sitters[len(seat.Sitters)-1].Name + " has resigned: " + bot + " plays on"
	case int(n) < len(r.info.Terms.Seats) && r.info.Terms.Seats[n].Deputy != 0:
		return r.name(r.info.Terms.Seats[n].Deputy.First()) + " answers until they are back"
	case seat.Bot && len(seat.Sitters) > 0:
		return bot + ", plays for " + seat.Sitters[len(seat.Sitters)-1].Name
	case seat.Bot:
		return bot
	case slices.Contains(v.holds, n):
		return "your seat"
	case len(seat.Sitters) > 0:
		return "taken by " + seat.Sitters[len(seat.Sitters)-1].Name
	case seat.Open:
		return "free for anybody"
	}
	return "nobody has come yet"
}
