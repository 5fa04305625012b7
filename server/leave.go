package server

import (
	"context"
	"net/http"
	"slices"
	"strconv"
	"time"

	"waystation/notices"
	"waystation/store"
	"waystation/table"
)

// consents are the minutes of absence that people may choose, after which a bot may stand in for them. 0 is as soon as
// they count as away.
var consents = []int{0, 5, 10, 30}

// formConsent is what a form says of whether a bot may stand in; what it does not say is no.
func formConsent(r *http.Request) (int, error) {
	return formMinutes(r, "consent", "A bot may stand in")
}

// formMinutes is the minutes of absence that a form names, after which something may be done.
func formMinutes(r *http.Request, name, what string) (int, error) {
	v := r.PostForm.Get(name)
	if v == "" {
		return store.NoConsent, nil
	}
	n, err := strconv.Atoi(v)
	if err != nil || n != store.NoConsent && !slices.Contains(consents, n) {
		return 0, refuse(http.StatusBadRequest,
			what+" after 0, 5, 10 or 30 minutes of absence, or never (-1).")
	}
	return n, nil
}

// allow says for these seats after how many minutes of absence another player may answer for them.
func (r *room) allow(ctx context.Context, seats []table.Seat, after int) error {
	if err := r.side(); err != nil {
		return err
	}
	return r.settle(ctx, func(x *settling) error {
		for _, s := range seats {
			x.seatOf(s).Deputies = after
		}
		return nil
	})
}

// consent says for these seats whether a bot may stand in when they are away.
func (r *room) consent(ctx context.Context, seats []table.Seat, after int) error {
	same := func(s table.Seat) bool { return r.info.Terms.Seats[s].Consent == after }
	if !slices.ContainsFunc(seats, func(s table.Seat) bool { return !same(s) }) {
		return nil
	}
	return r.settle(ctx, func(x *settling) error {
		for _, s := range seats {
			x.seatOf(s).Consent = after
			if after == store.NoConsent && x.seatOf(s).Covered {
				x.uncover(s)
			}
		}
		return nil
	})
}

// mayCover reports whether a bot may stand in at a seat: its people have allowed it, and there are bots.
func (r *room) mayCover(s table.Seat) bool {
	return r.info.Terms.Seats[s].Consent != store.NoConsent && r.game.Usual() != nil
}

// coverable reports whether a seat is waited for, and its people have been away for as long as they wanted.
func (r *room) coverable(s table.Seat) bool {
	after := time.Duration(r.info.Terms.Seats[s].Consent) * time.Minute
	return r.away(s) && r.mayCover(s) && r.goneFor(s) >= after
}

// cover lets a bot stand in for who is away.
func (x *settling) cover(s table.Seat) {
	seat := &x.Seats[s]
	seat.Bot = true
	if l := level(x.room.game, seat.Level); l != nil {
		seat.Level = l.Name
	}
	x.seatOf(s).Covered = true
	x.room.people.covers(s, x.room.m.Number(s))
}

// uncover hands a seat back to its people.
func (x *settling) uncover(s table.Seat) {
	x.Seats[s].Bot = false
	x.seatOf(s).Covered = false
}

// handBack gives a seat back to its people when it is asked something and they are here: a bot has only stood in. It
// reports whether it did.
func (r *room) handBack(s table.Seat) bool {
	if !r.info.Terms.Seats[s].Covered || r.gone(s) || r.people.covered[s] == r.m.Number(s)+1 {
		return false
	}
	err := r.settle(r.server.ctx, func(x *settling) error {
		x.uncover(s)
		x.note("%s is back and answers again.", r.name(s))
		return nil
	})
	return err == nil
}

// resign hands seats to a bot for good, and says so.
func (r *room) resign(ctx context.Context, seats []table.Seat) error {
	switch {
	case r.m == nil:
		return r.frozen()
	case r.m.Over():
		return refuse(http.StatusConflict, "This match is over.")
	case r.info.Terms.Replaced != "":
		return r.closed()
	case r.game.Usual() == nil:
		return refuse(http.StatusConflict,
			"This game has no bots that could play on. You can ask the others to end it.")
	}
	return r.settle(ctx, func(x *settling) error {
		for _, s := range seats {
			t := x.seatOf(s)
			if t.Resigned {
				return refuse(http.StatusConflict, "That has been done already.")
			}
			x.cover(s)
			t.Covered, t.Resigned = false, true
			x.note("%s has resigned. A bot plays on to the end.", r.name(s))
		}
		return nil
	})
}

// nudgeEvery is how often the people of a seat are nudged at most.
const nudgeEvery = 24 * time.Hour

// nudgeable says why a seat can't be nudged just now.
func (r *room) nudgeable(s table.Seat) error {
	no := func(words string) error { return refuse(http.StatusConflict, words) }
	ready := r.info.Terms.Waits && !r.info.Terms.Seats[s].Ready
	switch {
	case r.m == nil:
		return r.frozen()
	case r.info.Terms.Replaced != "":
		return r.closed()
	case r.info.Seats[s].Bot || !r.plays(s):
		return no("Nobody plays there who could be nudged.")
	case !ready && (r.info.Terms.Waits || !r.m.Due().Has(s)):
		return no("Nobody waits for " + r.name(s) + " just now.")
	case time.Since(r.info.Terms.Seats[s].Nudged) < nudgeEvery:
		return no(r.name(s) + " was nudged less than a day ago.")
	}
	return nil
}

// nudge reminds the people of a seat that they are waited for, in the name of another.
func (r *room) nudge(ctx context.Context, by, s table.Seat) error {
	if err := r.nudgeable(s); err != nil {
		return err
	}
	err := r.settle(ctx, func(x *settling) error {
		x.seatOf(s).Nudged = clockTime()
		x.note("%s has nudged %s.", r.name(by), r.name(s))
		return nil
	})
	if err == nil {
		r.needed(s, notices.Nudged, store.Always)
	}
	return err
}
