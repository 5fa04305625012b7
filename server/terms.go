package server

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"time"

	"waystation/clock"
	"waystation/english"
	"waystation/notices"
	"waystation/store"
	"waystation/table"
)

// What people at a match settle about time and about each other stands beside the match: who is ready, how time is
// counted, who may be played for, who has resigned. It says when somebody answers, and who does; what comes of an
// answer is the match's alone.

// closed says why nothing can be done in a match that is not over; nil where it goes on.
func (o *owner) closed() error {
	t := &o.info.Terms
	switch {
	case t.Replaced != "":
		return refuse(http.StatusConflict, "This match was taken back: it goes on as match "+t.Replaced+".")
	case t.Waits:
		return refuse(http.StatusConflict, "The match has not begun yet: it waits until everybody is ready.")
	}
	return nil
}

// settling is a change of what is settled at a match.
type settling struct {
	store.Settled
	room *room
}

// note adds a line for all to read.
func (x *settling) note(format string, args ...any) {
	words := fmt.Sprintf(format, args...)
	x.Notes = append(x.Notes, store.Note{Told: len(x.room.m.Events(table.Nobody)), Words: words})
}

// seatOf is what is settled of a seat.
func (x *settling) seatOf(s table.Seat) *store.SeatTerms { return &x.Terms.Seats[s] }

// settle changes what is settled: it is stored, made known, and the match goes on from there. After an error nothing
// has changed.
func (r *room) settle(ctx context.Context, change func(*settling) error) error {
	if r.m == nil {
		return r.frozen()
	}
	x := &settling{room: r, Settled: store.Settled{Terms: r.info.Terms.Clone(), Seats: slices.Clone(r.info.Seats)}}
	if err := change(x); err != nil {
		return err
	}
	x.begin()
	x.relieve()
	x.keepEyes()
	r.wind(&x.Terms, x.Seats, clockTime())
	ctx, cancel := storing(ctx)
	defer cancel()
	if err := r.journal.SettleTerms(ctx, r.id, x.Settled); err != nil {
		r.drop()
		return r.failed(err)
	}
	for i := range x.Seats {
		if x.Seats[i].Bot != r.info.Seats[i].Bot || x.Terms.Seats[i].Deputy != r.info.Terms.Seats[i].Deputy {
			r.thinking.stop(table.Seat(i))
			delete(r.memory.orders, table.Seat(i))
		}
	}
	r.info.Terms, r.info.Seats = x.Terms, x.Seats
	for i := range x.Notes {
		x.Notes[i].At = time.Now()
	}
	r.notes = append(r.notes, x.Notes...)
	r.notes = r.notes[max(0, len(r.notes)-store.MaxNotes):]
	if x.Ended != nil {
		r.m.Abandon()
		r.info.State, r.info.Due, r.info.Result = store.Over, 0, x.Ended
	}
	r.changed()
	r.waiting() // the match may have begun, or somebody be back
	r.wake()
	return nil
}

// ---------- is everybody here?

// begin lets the match begin when all who are to play are ready.
func (x *settling) begin() {
	if !x.Terms.Waits || len(x.unready()) > 0 {
		return
	}
	x.Terms.Waits = false
	x.note("Everybody is ready, and the match begins.")
}

// unready are the seats of people who are not ready, or where nobody has come yet.
func (x *settling) unready() []table.Seat { return unready(&x.Terms, x.Seats) }

func unready(t *store.Terms, seats []store.Seat) (out []table.Seat) {
	for i := range seats {
		if !seats[i].Bot && !t.Seats[i].Ready {
			out = append(out, table.Seat(i))
		}
	}
	return out
}

// ready notes that those on these seats are ready, or not yet.
func (r *room) ready(ctx context.Context, seats []table.Seat, is bool) error {
	if !r.info.Terms.Waits {
		return refuse(http.StatusConflict, "The match has begun already.")
	}
	return r.settle(ctx, func(x *settling) error {
		for _, s := range seats {
			x.seatOf(s).Ready = is
		}
		return nil
	})
}

// goOn lets the match begin without those who are not ready. With bots, these play where nobody has come.
func (x *settling) goOn(by string, bots bool) {
	missing := x.unready()
	x.Terms.Waits = false
	words := by + "."
	if len(missing) > 0 {
		words = by + " without " + english.List(x.room.called(missing)) + "."
	}
	if bots {
		for _, s := range missing {
			if seat := &x.Seats[s]; len(seat.Sitters) == 0 {
				seat.Bot = true
				if l := level(x.room.game, seat.Level); l != nil {
					seat.Level = l.Name
				}
			}
		}
		words += " Bots play where nobody has come."
	}
	x.note("%s", words)
}

// called are the names of seats.
func (r *room) called(seats []table.Seat) (out []string) {
	for _, s := range seats {
		out = append(out, r.name(s))
	}
	return out
}

// invites reports whether somebody is still to come to these seats, so that there is something to wait for.
func invites(seats []store.Seat) bool {
	return slices.ContainsFunc(seats, func(s store.Seat) bool { return !s.Bot && len(s.Sitters) == 0 })
}

// ---------- time

// clockTime is the time by which clocks go: that of the wall, for it must be the same after a restart.
func clockTime() time.Time { return time.Now().Round(0) }

// wind lets time pass for the seats of people who are asked something, and for no others.
func (o *owner) wind(t *store.Terms, seats []store.Seat, now time.Time) {
	var due table.Seats
	if o.m != nil && t.Clock.Kind != clock.None && !t.Waits && t.Replaced == "" && !t.Ended {
		due = o.m.Due()
	}
	for i := range t.Seats {
		h := &t.Seats[i].Hand
		switch runs := due.Has(table.Seat(i)) && !seats[i].Bot; {
		case runs:
			h.Start(now)
		case h.Runs():
			h.Stop(now)
		}
	}
}

// timed are the terms after the log has grown, where that changes whose time passes; nil elsewhere. While seats answer
// side by side, all of a seat's answers there have the time of one: else its clock would tell how far it has come.
func (o *owner) timed(from int) *store.Terms {
	if o.info.Terms.Clock.Kind == clock.None {
		return nil
	}
	t, now := o.info.Terms.Clone(), clockTime()
	for _, e := range o.m.Entries(from) {
		if e.Seat < 0 || int(e.Seat) >= len(t.Seats) {
			continue
		}
		h, lane := &t.Seats[e.Seat].Hand, o.m.InOpenLane(e)
		switch e.Kind {
		case table.KindAsk, table.KindPass:
			if lane && o.m.Due().Has(e.Seat) {
				continue
			}
			t.Clock.Answered(h, now)
			if e.Kind == table.KindAsk && !lane {
				o.renew(&t, e.Seat, now)
			}
		case table.KindUndo:
			if !lane || !h.Runs() {
				t.Clock.Undone(h)
			}
		}
	}
	o.wind(&t, o.info.Seats, now)
	return &t
}

// renew gives those their time anew who may act together with others, when one of these has: it is a new question.
func (o *owner) renew(t *store.Terms, acted table.Seat, now time.Time) {
	for i := range t.Seats {
		s := table.Seat(i)
		if s == acted || !t.Seats[i].Hand.Runs() || !o.m.Due().Has(s) {
			continue
		}
		if ask := o.m.Ask(s); ask != nil && (ask.Pass || ask.Prompt.Must) {
			t.Seats[i].Hand.Since, t.Seats[i].Hand.Used, t.Seats[i].Hand.Out = now, 0, false
		}
	}
}

// keepTime does what is to happen when the time of a seat is out, in matches that are in memory or not, and notes that
// the server runs.
func (s *Server) keepTime() {
	beat := time.NewTicker(s.Limits.Beat)
	defer beat.Stop()
	for {
		select {
		case <-s.ctx.Done():
			ctx, cancel := context.WithTimeout(context.Background(), time.Second)
			defer cancel()
			s.beat(ctx)
			return
		case <-beat.C:
			s.beat(s.ctx)
			s.runOut()
		}
	}
}

// beat notes that the server runs. After a time in which it did not, matches in memory learn what they were given back.
func (s *Server) beat(ctx context.Context) {
	given, err := s.Store.Beat(ctx, 3*s.Limits.Beat)
	if err != nil && s.ctx.Err() == nil {
		s.Log.Error("noting that the server runs", "error", err)
	}
	if !given {
		return
	}
	for _, id := range s.rooms.ids() {
		if err := s.with(ctx, id, func(r *room) error { return r.reread(ctx) }); err != nil && s.ctx.Err() == nil {
			s.Log.Warn("a match does not know yet what time it has", "match", id, "error", err)
		}
	}
}

// runOuts is how many matches are looked after at each beat in which time is out.
const runOuts = 200

func (s *Server) runOut() {
	ids, err := s.Store.RunOut(s.ctx, runOuts)
	if err != nil && s.ctx.Err() == nil {
		s.Log.Error("finding the matches in which time is out", "error", err)
	}
	for _, id := range ids {
		err := s.with(s.ctx, id, func(r *room) error { return r.timeOut() })
		if err != nil && s.ctx.Err() == nil && !errors.Is(err, errElsewhere) { // another server was quicker
			s.Log.Warn("time is out, and nothing could be done", "match", id, "error", err)
		}
	}
}

// timeOut does what was chosen for seats whose time is out.
func (r *room) timeOut() error {
	ctx := r.server.ctx
	if r.m == nil { // nobody can be asked: no time passes
		t := r.info.Terms.Clone()
		r.wind(&t, r.info.Seats, clockTime())
		return r.journal.SettleTerms(ctx, r.id, store.Settled{Terms: t})
	}
	for s := range table.Seat(len(r.info.Seats)) {
		h := r.info.Terms.Seats[s].Hand
		if !h.Runs() || h.Out || !r.info.Terms.Clock.IsOut(h, clockTime()) {
			continue
		}
		if err := r.late(ctx, s); err != nil {
			return err
		}
	}
	return nil
}

// late does what was chosen for a seat whose time is out.
func (r *room) late(ctx context.Context, s table.Seat) error {
	t, name := &r.info.Terms, r.name(s)
	note := "The time of " + name + " is out. The table waits."
	switch {
	case t.Clock.Kind == clock.Friendly:
		note = ""
	case t.Clock.Late == clock.Default:
		if err := r.defaultAnswer(ctx, s, "The time of "+name+" was out."); err == nil {
			return nil
		}
	case t.Clock.Late == clock.Bot && r.mayCover(s):
		return r.settle(ctx, func(x *settling) error {
			x.cover(s)
			x.note("The time of %s was out. A bot stands in, as they have allowed.", name)
			return nil
		})
	case t.Clock.Late == clock.Bot:
		note = "The time of " + name + " is out. They want no bot: the table waits, and the others may vote."
	case t.Clock.Late == clock.Vote:
		note = "The time of " + name + " is out. The others vote whether the default answer is given."
	}
	err := r.settle(ctx, func(x *settling) error {
		x.seatOf(s).Hand.Out = true
		if note != "" {
			x.note("%s", note)
		}
		if t.Clock.Late == clock.Vote && r.m.Ask(s) != nil {
			x.move(store.Motion{Kind: forDefault, What: r.questionOf(s), Seat: table.Nobody, At: clockTime()})
		}
		return nil
	})
	if err == nil && t.Clock.Kind != clock.Friendly {
		r.needed(s, notices.Clock, store.Always)
	}
	return err
}

// defaultAnswer gives the game's default answer in a seat's place, and says why.
func (r *room) defaultAnswer(ctx context.Context, s table.Seat, why string) error {
	ask := r.m.Ask(s)
	if ask == nil {
		return table.ErrNotAsked
	}
	err := r.act(ctx, func(m *table.Match) error { return m.Answer(s, ask.Number, m.Default(ask), table.ByTime) })
	if err != nil {
		return err
	}
	return r.settle(ctx, func(x *settling) error {
		x.note("%s The default answer was given in the place of %s.", why, r.name(s))
		return nil
	})
}
