package server

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"unicode/utf8"

	"github.com/a-h/templ"

	"waystation/store"
	"waystation/table"
	"waystation/web"
)

// What is said at a table is for those who sit there, while the match runs and after it: watchers neither read nor
// write. It is stored beside the match and never in it, so that neither its log nor its number of entries knows of it;
// pages learn of a message as they learn of somebody who sits down.

// sheetLines is how many messages the sheet over a table shows. All of them stand on the page.
const sheetLines = 60

// talks reports whether there is talk at this table: not in a lesson, nor where only one person sits.
func (r *room) talks() bool {
	if r.m == nil {
		return false
	}
	if l := r.game.Lesson; l != nil && l.Is(r.m) {
		return false
	}
	for i := range r.info.Seats {
		for j := range i {
			if r.strangers(&r.info.Seats[i], &r.info.Seats[j]) {
				return true
			}
		}
	}
	return false
}

// strangers reports whether people sit on both seats, and nobody on both.
func (r *room) strangers(a, b *store.Seat) bool {
	both := slices.ContainsFunc(a.Sitters, func(x store.Sitter) bool { return b.Holds(x.Guest) })
	return len(a.Sitters) > 0 && len(b.Sitters) > 0 && !both
}

// talk is what a viewer sees of the talk; nil for who does not sit here. Opened, it shows so many messages, and the
// viewer has read them.
func (r *room) talk(ctx context.Context, v viewer, lines int, open bool) (*web.Talk, error) {
	if v.seat == table.Nobody || !r.talks() {
		return nil, nil
	}
	st := r.server.Store
	l, heard := r.memory.heard[v.guest.ID]
	if !heard || open {
		var err error
		if l, err = st.Listener(ctx, r.id, v.guest.ID); err != nil {
			return nil, err
		}
	}
	t := &web.Talk{
		URL: r.path("/talk", table.Nobody), Query: r.path("", v.seat)[len(r.path("", table.Nobody)):],
		Back: r.path("", v.seat), Open: open, Off: r.info.Hushed, Host: v.host, Quiet: l.Quiet,
	}
	for i := range r.info.Seats {
		if s := table.Seat(i); len(r.info.Seats[i].Sitters) > 0 && !slices.Contains(v.holds, s) {
			t.Others = append(t.Others, web.Heard{Seat: r.mark(s), Number: i, Muted: l.Muted.Has(s)})
		}
	}
	if n := r.info.Terms.Behind; n > 0 && !r.m.Over() {
		t.Watch = "Who only watches sees the table " + answersWords(n) + " later, and hears nothing of this."
	}
	if heard && !open {
		return t, nil
	}
	after := l.Read
	if open {
		after = 0
	}
	said, err := st.Talk(ctx, r.id, after, store.MaxMessages)
	if err != nil {
		return nil, err
	}
	if open {
		return t, r.read(ctx, v, t, l, said, lines)
	}
	for _, m := range said {
		if !l.Quiet && !l.Muted.Has(m.Seat) && !slices.Contains(v.holds, m.Seat) {
			t.New++
			t.Newest, t.Last = m.N, r.name(m.Seat)+": "+m.Words
		}
	}
	if len(said) == 0 {
		r.memory.hears(v.guest.ID, l)
	}
	return t, nil
}

// read fills in what was said, and notes that the viewer has been shown it.
func (r *room) read(ctx context.Context, v viewer, t *web.Talk, l store.Listener, said []store.Message,
	lines int) error {
	reported, err := r.server.Store.Reported(ctx, r.id, v.guest.ID)
	if err != nil {
		return err
	}
	if n := len(said); n > 0 && said[n-1].N > l.Read {
		l.Read = said[n-1].N
		if err := r.server.Store.Listen(ctx, r.id, v.guest.ID, l); err != nil {
			return err
		}
	}
	for _, m := range said {
		if l.Quiet || l.Muted.Has(m.Seat) || int(m.Seat) >= len(r.info.Seats) {
			continue
		}
		you := slices.Contains(v.holds, m.Seat)
		if !you {
			t.Newest, t.Last = m.N, r.name(m.Seat)+": "+m.Words
		}
		if n := len(t.Lines); m.React && n > 0 && t.Lines[n-1].Words == "" {
			run := &t.Lines[n-1]
			run.Reacts = append(run.Reacts, web.Reaction{Seat: r.mark(m.Seat), Word: m.Words})
			continue
		}
		line := web.Said{N: m.N, Seat: r.mark(m.Seat), You: you, Reported: slices.Contains(reported, m.N)}
		if m.React {
			line.Reacts = []web.Reaction{{Seat: line.Seat, Word: m.Words}}
		} else {
			line.Words = m.Words
		}
		t.Lines = append(t.Lines, line)
	}
	if n := len(t.Lines); n > lines {
		t.Lines, t.More = t.Lines[n-lines:], true
	}
	return nil
}

// talkPage is the talk on a page of its own.
func (s *Server) talkPage(w http.ResponseWriter, r *http.Request, g store.Guest) {
	var page templ.Component
	err := s.with(r.Context(), r.PathValue("id"), func(room *room) error {
		room.back(g.ID)
		v := room.viewer(g, r.URL.Query().Get("seat"))
		t, err := room.talk(r.Context(), v, store.MaxMessages, true)
		if err != nil {
			return s.storeError(err)
		}
		if t == nil {
			return errNoTalk
		}
		live := web.Live{Events: "/t/" + room.id + "/events", Version: room.stamp()}
		page = web.TalkPage(s.of(room.info.Game, s.page(r, "Talk")), s.menu(g), live, t)
		return nil
	})
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.show(w, r, http.StatusOK, page)
}

var errNoTalk = refuse(http.StatusForbidden, "Only people who sit at a table with others can talk there.")

// talking runs f for somebody who sits at a table where there is talk, or for its host, and leads back to the talk. The
// script of a table, which shows the talk itself, gets no page.
func (s *Server) talking(w http.ResponseWriter, r *http.Request, f func(*room, viewer) error) {
	g, err := s.sender(r)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	to := ""
	err = s.with(r.Context(), r.PathValue("id"), func(room *room) error {
		v := room.viewer(g, r.URL.Query().Get("seat"))
		if v.seat == table.Nobody && !v.host || !room.talks() {
			return errNoTalk
		}
		to = room.path("/talk", v.seat)
		return f(room, v)
	})
	switch {
	case err != nil:
		s.fail(w, r, err)
	case r.Header.Get("X-Fragment") != "":
		w.WriteHeader(http.StatusNoContent)
	case r.PostForm.Get("back") == "seats":
		http.Redirect(w, r, "/t/"+r.PathValue("id")+"/seats", http.StatusSeeOther)
	default:
		http.Redirect(w, r, to, http.StatusSeeOther)
	}
}

// postTalk says something to all who sit at the table.
func (s *Server) postTalk(w http.ResponseWriter, r *http.Request) {
	s.talking(w, r, func(room *room, v viewer) error {
		m := store.Message{Seat: v.seat, Guest: v.guest.ID, Words: oneLine(r.PostForm.Get("words"))}
		if react := r.PostForm.Get("react"); react != "" {
			m.Words, m.React = react, true
		}
		return room.speak(r.Context(), m)
	})
}

// speak says something to all who sit at the table.
func (r *room) speak(ctx context.Context, m store.Message) error {
	s := r.server
	switch n := utf8.RuneCountInString(m.Words); {
	case m.Seat == table.Nobody:
		return errNoTalk
	case r.info.Hushed:
		return refuse(http.StatusForbidden, "The host has switched talk off for this match.")
	case n == 0:
		return refuse(http.StatusBadRequest, "Say at least a word.")
	case n > web.MaxWords:
		return refuse(http.StatusBadRequest, fmt.Sprintf("That has %d characters; %d can be said at once.", n,
			web.MaxWords))
	case m.React && !slices.Contains(web.Reactions, m.Words):
		return refuse(http.StatusBadRequest, "There is no such reaction.")
	case !s.speaks.allow(fmt.Sprint("guest ", m.Guest)):
		return refuse(http.StatusTooManyRequests, "You said much in a short time. Wait a moment.")
	}
	if _, err := s.Store.Speak(ctx, r.id, m); err != nil {
		return s.storeError(err)
	}
	clear(r.memory.heard)
	r.changed()
	return nil
}

// listens changes how a guest listens to the talk.
func (s *Server) listens(w http.ResponseWriter, r *http.Request, f func(*room, *store.Listener) error) {
	s.talking(w, r, func(room *room, v viewer) error {
		l, err := s.Store.Listener(r.Context(), room.id, v.guest.ID)
		if err != nil {
			return s.storeError(err)
		}
		if err := f(room, &l); err != nil {
			return err
		}
		if err := s.Store.Listen(r.Context(), room.id, v.guest.ID, l); err != nil {
			return s.storeError(err)
		}
		delete(room.memory.heard, v.guest.ID)
		return nil
	})
}

// postQuiet lets a guest hear nobody, or all again. Nobody is told.
func (s *Server) postQuiet(w http.ResponseWriter, r *http.Request) {
	s.listens(w, r, func(_ *room, l *store.Listener) error {
		l.Quiet = r.PostForm.Get("on") != ""
		return nil
	})
}

// postMute lets a guest hear nobody on a seat, or again. Nobody is told.
func (s *Server) postMute(w http.ResponseWriter, r *http.Request) {
	s.listens(w, r, func(room *room, l *store.Listener) error {
		n, err := formNumber(r, "who")
		if err != nil {
			return err
		}
		if n < 0 || n >= len(room.info.Seats) {
			return refuse(http.StatusBadRequest, "There is no such seat.")
		}
		if who := table.Set(table.Seat(n)); r.PostForm.Get("on") != "" {
			l.Muted |= who
		} else {
			l.Muted &^= who
		}
		return nil
	})
}

// postReport keeps a message for whoever runs the server. Nobody else is told.
func (s *Server) postReport(w http.ResponseWriter, r *http.Request) {
	s.talking(w, r, func(room *room, v viewer) error {
		n, err := formNumber(r, "n")
		if err != nil {
			return err
		}
		switch {
		case v.seat == table.Nobody:
			return errNoTalk
		case !s.speaks.allow(fmt.Sprint("guest ", v.guest.ID)):
			return refuse(http.StatusTooManyRequests, "You reported much in a short time. Wait a moment.")
		}
		if err := s.Store.Report(r.Context(), room.id, n, v.guest.ID); errors.Is(err, store.ErrNone) {
			return refuse(http.StatusNotFound, "That message is not there any more.")
		} else if err != nil {
			return s.storeError(err)
		}
		s.Log.Warn("a message was reported", "match", room.id, "message", n)
		return nil
	})
}

// postHush lets the host switch talk off for everybody, or on again. All see it.
func (s *Server) postHush(w http.ResponseWriter, r *http.Request) {
	s.talking(w, r, func(room *room, v viewer) error {
		if !v.host {
			return refuse(http.StatusForbidden, "Only who has set this table can do that.")
		}
		if err := s.Store.Hush(r.Context(), room.id, r.PostForm.Get("on") != ""); err != nil {
			return s.storeError(err)
		}
		return room.reread(r.Context())
	})
}
