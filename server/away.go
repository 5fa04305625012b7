package server

import (
	"slices"
	"time"

	"waystation/store"
	"waystation/table"
)

// saw notes that a guest is here.
func (r *room) saw(guest int64) {
	if guest == 0 {
		return
	}
	if r.seen == nil {
		r.seen = map[int64]time.Time{}
	}
	r.seen[guest] = time.Now()
}

// back notes that a guest is here, and lets everybody look again if it was thought that they had left.
func (r *room) back(guest int64) {
	gone := false
	for i := range r.info.Seats {
		sits := func(x store.Sitter) bool { return x.Guest == guest }
		gone = gone || slices.ContainsFunc(r.info.Seats[i].Sitters, sits) && r.away(table.Seat(i))
	}
	r.saw(guest)
	if gone {
		r.changes++
		r.publish()
	}
}

// away reports whether the seat is waited for and none of its people has been here for a while.
func (r *room) away(s table.Seat) bool {
	seat := &r.info.Seats[s]
	if r.m == nil || seat.Bot || !r.m.Due().Has(s) {
		return false
	}
	last := r.loaded
	for _, x := range seat.Sitters {
		for l := range r.listeners {
			if l.guest == x.Guest {
				return false
			}
		}
		if t := r.seen[x.Guest]; t.After(last) {
			last = t
		}
	}
	return time.Since(last) >= r.server.Limits.Away
}

// tellAway lets everybody at a match look again when somebody who has left counts as away.
func (s *Server) tellAway(id string) {
	if !s.sleep(s.Limits.Away) {
		return
	}
	_ = s.with(s.ctx, id, func(r *room) error { // nobody is there to be told when it fails
		if len(r.listeners) > 0 {
			r.changes++
			r.publish()
		}
		return nil
	})
}
