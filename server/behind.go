package server

import (
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

// cut is how much of the log a watcher is shown, with ok where that is not all of it. Answers that were taken back do
// not count, so that it can shrink.
func (o *owner) cut() (length int, ok bool) {
	if o.m == nil || o.m.Over() || o.info.Terms.Behind == 0 {
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
		return strconv.Itoa(length)
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
}

// seenFrom is the gate through which everything goes that is shown of a match: the room itself for a seat, and for a
// watcher one of its own that stands as far behind as the host has set. That one knows nothing of what happens now: of
// clocks that run, votes, who is here, who points at what.
func (r *room) seenFrom(seat table.Seat) (*room, error) {
	if seat != table.Nobody || r.info.Terms.Behind == 0 || r.m != nil && r.m.Over() {
		return r, nil
	}
	length, ok := r.cut()
	if !ok {
		return nil, refuse(http.StatusConflict, "This match is frozen, and who watches it is shown nothing of it "+
			"until it goes on.")
	}
	if r.delayed.m == nil || r.delayed.length != length {
		m, err := r.upTo(r.m.Entries(0)[:length])
		if err != nil {
			return nil, refuse(http.StatusConflict, "What was before can't be shown: "+err.Error()+".")
		}
		r.delayed = delayed{length, m}
	}
	info := *r.info
	info.Seats, info.Terms = slices.Clone(r.info.Seats), r.info.Terms.Clone()
	info.Length, info.Due, info.Terms.Motions = length, r.delayed.m.Due(), nil
	for i := range info.Terms.Seats {
		t := &info.Terms.Seats[i]
		t.Hand, t.Covered = info.Terms.Clock.New(), false
	}
	out := r.aside(&info, r.delayed.m)
	out.people.loaded, out.people.links = time.Now(), r.people.links
	told := len(r.delayed.m.Events(table.Nobody))
	for _, n := range r.notes {
		if n.Told <= told {
			out.notes = append(out.notes, n)
		}
	}
	return out, nil
}

// behindWords add to a notice for a watcher that what they see was before.
func (r *room) behindWords(seat table.Seat, notice string) string {
	if seat != table.Nobody || r.info.Terms.Behind == 0 || r.m == nil || r.m.Over() {
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
