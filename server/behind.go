package server

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"waystation/store"
	"waystation/table"
)

// maxBehind is by how many answers watchers may be kept behind a table at most.
const maxBehind = 1000

// lags reports whether who looks with these eyes is kept behind the table: a watcher, until all is open.
func (o *owner) lags(seat table.Seat) bool {
	return seat == table.Nobody && o.info.Terms.Behind > 0 && !o.ended()
}

// ended reports whether the match is over, also where it is frozen.
func (o *owner) ended() bool {
	if o.m == nil {
		return o.info.Result != nil
	}
	return o.m.Over()
}

// cut is how much of the log a watcher is shown, with ok where that is not all of it. Answers that were taken back do
// not count, so that it can shrink.
func (o *owner) cut() (length int, ok bool) {
	if o.m == nil || !o.lags(table.Nobody) {
		return 0, false
	}
	stops := o.m.Standing()
	if n := len(stops) - o.info.Terms.Behind; n > 0 {
		return stops[n], true
	}
	// What was taken back before the first answer that stands is as new as that one.
	first := slices.IndexFunc(o.m.Entries(0), func(e *table.Entry) bool {
		return e.Kind == table.KindAsk || e.Kind == table.KindPass || e.Kind == table.KindFree
	})
	if first < 0 {
		first = o.m.Version()
	}
	return first, true
}

// stampFor is the version that a watcher is told of: that of what they are shown.
func (o *owner) stampFor(watches bool) string {
	if length, ok := o.cut(); watches && ok {
		return stampOf(length, int(o.lent())) // whose eyes are lent is for watchers, and known at once
	}
	return o.stamp()
}

// watches reports whether somebody who listens takes no part: neither by a seat of theirs, nor by its token.
func (o *owner) watches(l *listener) bool {
	return l.seat == table.Nobody &&
		!slices.ContainsFunc(o.info.Seats, func(s store.Seat) bool { return s.Holds(l.guest) })
}

// delayed is the match as watchers see it, kept because it is played again from its start.
type delayed struct {
	length int
	m      *table.Match
	note   string
}

// seenFrom is the gate through which everything goes that is shown of a match: the room itself for a seat, and for a
// watcher one of its own that stands as far behind as the host has set. That one knows nothing of what happens now: of
// clocks that run, votes, who is here, who points at what. What does not go through it is shown to nobody before the
// match is over (replay, analysis, picture of the end, history), to seats alone (talk, hints, what happened since their
// answer, calls to who is needed), or knows of no match (the figures of the server).
func (r *room) seenFrom(ctx context.Context, seat table.Seat) (*room, error) {
	if !r.lags(seat) {
		return r, nil
	}
	length, ok := r.cut()
	if !ok { // nothing can be played again, and the log as it is stored would show all of it
		return nil, refuse(http.StatusConflict, "This match is frozen, and who watches it is shown nothing of it "+
			"until it goes on.")
	}
	if r.delayed.m == nil || r.delayed.length != length {
		m, note, err := r.earlier(ctx, length)
		if err != nil { // it may tell what lies hidden
			r.log.Error("watchers can't be shown what was before", "match", r.id, "length", length, "error", err,
				"stack", table.Stack(err))
			return nil, refuse(http.StatusConflict, "What was before can't be shown to who watches. "+
				"It may be possible again when the match has gone on for a while.")
		}
		r.delayed = delayed{length, m, note}
	}
	info := *r.info
	info.Seats, info.Terms = slices.Clone(r.info.Seats), r.info.Terms.Clone()
	info.Length, info.Due, info.Note, info.Terms.Motions = length, r.delayed.m.Due(), r.delayed.note, nil
	for i := range info.Terms.Seats {
		t := &info.Terms.Seats[i]
		t.Hand, t.Covered = info.Terms.Clock.New(), false
	}
	out := r.aside(&info, r.delayed.m)
	out.people.loaded, out.people.links, out.changes = time.Now(), r.people.links, int(r.lent())
	told := len(r.delayed.m.Events(table.Nobody))
	for _, n := range r.notes {
		if n.Told <= told {
			out.notes = append(out.notes, n)
		}
	}
	return out, nil
}

// earlier is the match as the beginning of its log makes it, with what its players must know of that: where the rules
// have changed since, it goes on from a snapshot, as the match itself does.
func (r *room) earlier(ctx context.Context, length int) (m *table.Match, note string, err error) {
	log := r.m.Entries(0)[:length]
	m, misfit := r.upTo(log)
	if misfit == nil {
		note = fits(m, r.info.Rules)
	} else if m, note, err = r.resume(ctx, r.info, r.info.Setup, copies(log), misfit); err != nil {
		return nil, "", err
	}
	m.ComesFrom(r.info.Origin)
	return m, note, nil
}

// behindWords add to a notice for a watcher that what they see was before.
func (r *room) behindWords(seat table.Seat, notice string) string {
	if !r.lags(seat) {
		return notice
	}
	words := fmt.Sprintf("You watch %s behind the table, as its host has set.", answersWords(r.info.Terms.Behind))
	return strings.TrimSpace(notice + " " + words)
}

func answersWords(n int) string {
	if n == 1 {
		return "1 answer"
	}
	return strconv.Itoa(n) + " answers"
}

// checkBehind says what is wrong with a number of answers by which watchers are to be kept behind.
func checkBehind(n int) error {
	if n < 0 || n > maxBehind {
		return refuse(http.StatusBadRequest,
			fmt.Sprintf("Watchers can be kept from 0 to %d answers behind the table.", maxBehind))
	}
	return nil
}
