package server

import (
	"math"
	"net/http"
	"slices"
	"strconv"

	"github.com/a-h/templ"

	"waystation/games/scene"
	"waystation/shelf"
	"waystation/store"
	"waystation/table"
	"waystation/web"
)

// table is the page of a match.
func (s *Server) table(w http.ResponseWriter, r *http.Request, g store.Guest) {
	if r.Header.Get("X-Fragment") == "" { // the script also fetches what nobody looks at
		if err := s.desk.Looked(r.Context(), g.ID, r.PathValue("id")); err != nil {
			s.fail(w, r, s.storeError(err))
			return
		}
	}
	s.showTable(w, r, g, http.StatusOK, "")
}

// showTable draws the table for a guest, with a notice above the question.
func (s *Server) showTable(w http.ResponseWriter, r *http.Request, g store.Guest, status int, notice string) {
	var page templ.Component
	var end func() templ.Component // is drawn when the match is not locked any more
	err := s.with(r.Context(), r.PathValue("id"), func(room *room) error {
		p := s.page(r, "A table")
		if room.m == nil {
			page = web.MessagePage(room.frozenPage(p, s.menu(g), room.viewer(g, r.URL.Query().Get("seat"))))
			return nil
		}
		room.back(g.ID)
		v := room.playing(g, r.URL.Query().Get("seat"))
		if seat := room.behind(v, p.Prefs, r.URL.Query().Has("look")); seat != table.Nobody {
			p = s.of(room.game.Box.Name, p)
			p.Title, p.MyTurn = shortTitle(room.game.Box.Title), true
			page = web.CurtainPage(room.curtain(p, v, seat))
			return nil
		}
		wanted := r.URL.Query().Get("seat")
		eyes := room.eyes(v, wanted)
		room, err := room.seenFrom(r.Context(), v.seat)
		if err != nil {
			return err
		}
		if eyes != table.Nobody {
			sc := room.forWatchers().lentScene(v, eyes)
			p = s.of(sc.Game, p)
			p.Title = shortTitle(sc.Title)
			p.Skips = room.skips()
			page = tablePage(p, room.drawn(sc))
			return nil
		}
		over := room.m.Over()
		sc := room.scene(v, room.behindWords(v.seat, notice), room.pointing(v, r.URL.Query().Has("point")))
		if err := room.showPointers(r.Context(), sc, v); err != nil {
			return err
		}
		talk, err := room.talk(r.Context(), v, sheetLines, over || r.Header.Get("X-Talk") != "")
		if err != nil {
			return s.storeError(err)
		}
		if over {
			rated, err := room.ratedEnd(r.Context())
			if err != nil {
				return s.storeError(err)
			}
			apart := room.apart()
			if !room.abandoned() {
				p.Picture = s.link(r, room.path("/picture.png", table.Nobody))
			}
			end = func() templ.Component {
				next := s.rematch(r.Context(), apart.info.Rematch, g)
				return apart.endPage(s.of(sc.Game, p), sc, v, talk, next, rated)
			}
			return nil
		}
		sc.Bar.Talk, sc.Ask.Talk, sc.Ask.Lent = talk, talk, room.lendingWords(v, wanted)
		p = s.of(sc.Game, p)
		p.Title, p.MyTurn = shortTitle(sc.Title), sc.Asked != nil
		p.Skips = room.skips()
		page = tablePage(p, room.drawn(sc))
		return nil
	})
	if err != nil {
		s.fail(w, r, err)
		return
	}
	if end != nil {
		page = end()
	}
	s.show(w, r, status, page)
	s.screens.sent(screenOf{r.PathValue("id"), g.ID}, w.Header().Get(web.RegionSums))
}

// frozenPage says that the match can't be played on, and leads to what is there of it.
func (r *room) frozenPage(p web.Page, menu []web.Link, v viewer) web.Message {
	m := web.Message{Page: p, Menu: menu, Title: "This match is frozen",
		Words: "It can't be played on at the moment: " +
			r.info.Note + ". Nothing of it is lost. Tell whoever runs this server."}
	if r.lags(v.seat) {
		m.Words = "It can't be played on at the moment, and who watches it is shown nothing of it until it goes on. " +
			"Nothing of it is lost."
		m.Actions = []web.Action{{Label: "To the front page", URL: "/"}}
		return m
	}
	if r.info.Game != "" {
		m.Actions = append(m.Actions, web.Action{Label: "Save the match file", URL: r.path("/file", v.seat)})
	}
	m.Actions = append(m.Actions, web.Action{Label: "Something is wrong", URL: r.path("/wrong", v.seat)},
		web.Action{Label: "To the front page", URL: "/"})
	return m
}

// skips lead past the table to what somebody looks for who hears the page.
func (r *room) skips() []web.Link {
	out := []web.Link{{Label: "To the question", URL: "#ask"}, {Label: "To the log", URL: "#log"}}
	if screen, ok := r.game.Screen.(shelf.Skips); ok {
		out = append(out, screen.Skips()...)
	}
	return out
}

// drawn is a scene as its game draws it.
func (r *room) drawn(sc *scene.Scene) templ.Component {
	if r.game.Screen == nil {
		return plainTable(sc.Bar, sc.Live, sc.Ask, sc.Log)
	}
	return r.game.Screen.Table(sc)
}

// post runs f for the seat with whose eyes the guest plays, and shows how the table stands then.
func (s *Server) post(w http.ResponseWriter, r *http.Request, f func(*room, table.Seat) error) {
	g, err := s.sender(r)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	defer s.screens.answers(screenOf{r.PathValue("id"), g.ID})()
	wanted, to := r.URL.Query().Get("seat"), ""
	err = s.with(r.Context(), r.PathValue("id"), func(room *room) error {
		if room.m == nil {
			return room.frozen()
		}
		if err := room.closed(); err != nil {
			return err
		}
		seat, err := room.played(g, wanted)
		if err != nil {
			return err
		}
		to = room.path("", seat)
		return f(room, seat)
	})
	s.after(w, r, g, to, err)
}

// played is the seat with whose eyes a guest plays.
func (r *room) played(g store.Guest, wanted string) (table.Seat, error) {
	r.back(g.ID)
	v := r.playing(g, wanted)
	seat := v.seat
	switch {
	case seat != table.Nobody && r.game.Together && wanted != "" && strconv.Itoa(int(seat)) != wanted:
		return table.Nobody, refuse(http.StatusConflict, "You don't sit there, and don't answer for who does.")
	case seat == table.Nobody || wanted != "" && strconv.Itoa(int(seat)) != wanted:
		return table.Nobody, refuse(http.StatusForbidden, "You don't sit there.")
	case r.info.Seats[seat].Bot:
		return table.Nobody, refuse(http.StatusForbidden, "A bot plays this seat now. Take it back first.")
	}
	return seat, nil
}

// after shows how the table stands after a press, or what was wrong with it.
func (s *Server) after(w http.ResponseWriter, r *http.Request, g store.Guest, to string, err error) {
	fragment := r.Header.Get("X-Fragment") != ""
	refused := refusalOf(err)
	switch {
	case err == nil && fragment:
		s.showTable(w, r, g, http.StatusOK, "")
	case err == nil:
		http.Redirect(w, r, to, http.StatusSeeOther)
	case !fragment && (refused.status == http.StatusConflict || refused.status == http.StatusUnprocessableEntity):
		s.showTable(w, r, g, refused.status, refused.words)
	default:
		s.fail(w, r, err)
	}
}

func formNumber(r *http.Request, name string) (int, error) {
	n, err := strconv.Atoi(r.PostForm.Get(name))
	if err != nil {
		return 0, refuse(http.StatusBadRequest, "The form has no "+name+".")
	}
	return n, nil
}

func formKey(r *http.Request) (string, error) {
	key := r.PostForm.Get("key")
	if key == "" {
		return "", refuse(http.StatusBadRequest, "The form has no key.")
	}
	return key, nil
}

// formAnswer is the number of a question, and the key of what is pressed.
func formAnswer(r *http.Request) (number int, key string, err error) {
	if number, err = formNumber(r, "number"); err == nil {
		key, err = formKey(r)
	}
	return number, key, err
}

func (s *Server) postAnswer(w http.ResponseWriter, r *http.Request) {
	s.post(w, r, func(room *room, seat table.Seat) error {
		number, key, err := formAnswer(r)
		if err != nil {
			return err
		}
		if r.URL.Query().Get("sure") == "" && room.hesitates(seat, number, key) {
			return nil
		}
		before, spared := room.m.Ask(seat), room.memory.spared.number
		room.memory.spared.pages = room.memory.spared.pages.With(seat)
		if err := room.answer(r, seat, number, key); err != nil || room.memory.spared.number != spared {
			return err
		}
		if then := r.URL.Query()["then"]; len(then) > 0 {
			return room.carryOn(r.Context(), seat, then)
		}
		return room.follow(r, before, key)
	})
}

func (s *Server) postFree(w http.ResponseWriter, r *http.Request) {
	s.post(w, r, func(room *room, seat table.Seat) error {
		key, err := formKey(r)
		if err != nil {
			return err
		}
		return room.free(r, seat, key)
	})
}

func (s *Server) postUndo(w http.ResponseWriter, r *http.Request) {
	s.post(w, r, func(room *room, seat table.Seat) error { return room.undo(r, seat) })
}

// postPick adds an option to what the seat has picked so far, or takes it out again; with n in the address it takes
// just so many of it, and with the key none nothing of all. Nothing is stored: the answer is given with the last press.
func (s *Server) postPick(w http.ResponseWriter, r *http.Request) {
	s.post(w, r, func(room *room, seat table.Seat) error {
		number, key, err := formAnswer(r)
		if err != nil {
			return err
		}
		ask := room.m.Ask(seat)
		switch {
		case ask == nil:
			return table.ErrNotAsked
		case ask.Number != number:
			return table.ErrStale
		}
		if key == "none" {
			room.memory.picks.put(seat, number, nil)
			return nil
		}
		at := slices.IndexFunc(ask.Options,
			func(o table.Offered) bool { return table.Key(room.m.Verbs(), o.Option) == key })
		if at < 0 {
			return room.cite(seat, key, table.ErrNotOffered)
		}
		set := room.pickedFor(seat, ask)
		if n, err := strconv.Atoi(r.URL.Query().Get("n")); err == nil {
			room.memory.picks.put(seat, number, amount(set, ask, ask.Options[at], n))
			return nil
		}
		room.memory.picks.put(seat, number, press(set, ask, ask.Options[at]))
		return nil
	})
}

// press takes an option once more, or puts it back if no more of it can be taken.
func press(set []table.Option, ask *table.Ask, o table.Offered) []table.Option {
	n := 0
	for _, x := range set {
		if x == o.Option {
			n++
		}
	}
	if n < max(1, o.Most) && len(set) < ask.Max {
		return append(set, o.Option)
	}
	if n == 0 {
		return set
	}
	return slices.DeleteFunc(set, func(x table.Option) bool { return x == o.Option })
}

// amount takes so many of an option, as far as there are and the answer may hold.
func amount(set []table.Option, ask *table.Ask, o table.Offered, n int) []table.Option {
	set = slices.DeleteFunc(slices.Clone(set), func(x table.Option) bool { return x == o.Option })
	for range min(n, max(1, o.Most), ask.Max-len(set)) {
		set = append(set, o.Option)
	}
	return set
}

// tableFile is the match file for the guest's seat.
func (s *Server) tableFile(w http.ResponseWriter, r *http.Request, g store.Guest) {
	s.file(w, r, func(room *room) table.Seat { return room.viewer(g, r.URL.Query().Get("seat")).seat })
}

// story is the whole log on a page of its own.
func (s *Server) story(w http.ResponseWriter, r *http.Request, g store.Guest) {
	var page templ.Component
	err := s.with(r.Context(), r.PathValue("id"), func(room *room) error {
		if room.m == nil {
			return room.frozen()
		}
		v := room.viewer(g, r.URL.Query().Get("seat"))
		eyes := room.eyes(v, r.URL.Query().Get("seat"))
		room, err := room.seenFrom(r.Context(), v.seat)
		if err != nil {
			return err
		}
		if eyes != table.Nobody {
			room, v = room.forWatchers(), viewer{guest: g, seat: eyes}
		}
		l := scene.Of(room.table(v, math.MaxInt)).Log
		l.All, l.Whole = "", true
		p := s.of(room.info.Game, s.page(r, "Log"))
		page = storyPage(p, s.menu(g), shortTitle(room.game.Box.Title),
			web.Action{Label: "Back to the table", URL: room.path("", v.seat)}, l)
		return nil
	})
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.show(w, r, http.StatusOK, page)
}
