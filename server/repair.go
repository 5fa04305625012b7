package server

import (
	"context"
	"errors"
	"net/http"
	"slices"
	"strconv"

	"waystation/store"
	"waystation/table"
)

// backs is how many answers a match can be taken back at most.
const backs = 60

// backTo is a place in a running match to which it can be taken back: before an answer, counted from 0. Nobody learns
// by it how far others have come who answer side by side.
func (r *room) backTo(what string) (p place, err error) {
	if err := r.branchable(); err != nil {
		return p, err
	}
	log, stops := r.m.Entries(0), r.stops()
	first := max(0, len(stops)-backs)
	at, err := strconv.Atoi(what)
	if err != nil || at < first || at >= len(stops) {
		words := "Nothing has been answered yet that could be taken back."
		if len(stops) > 0 {
			words = "Say before which answer: from " + number(first) + " to " + number(len(stops)-1) + "."
		}
		return p, refuse(http.StatusBadRequest, words)
	}
	return place{length: stops[at], answer: at, seat: log[stops[at]].Seat}, nil
}

// stops are the places of the answers that stand, without those that are given side by side just now.
func (r *room) stops() []int {
	log, stops := r.m.Entries(0), r.m.Standing()
	return slices.DeleteFunc(stops, func(i int) bool { return r.m.InOpenLane(log[i]) })
}

// takeBack lets a match go on from an earlier place, as all have agreed: as a match of its own with the same people and
// links, which takes the place of this one. This one stays readable as far as it was, and sealed: both have the same
// seed.
func (r *room) takeBack(ctx context.Context, m *store.Motion) error {
	p, err := r.backTo(m.What)
	if err != nil {
		return err
	}
	o, err := r.branch(p, store.Guest{ID: r.info.Host})
	if err != nil {
		return err
	}
	name := r.name(p.seat)
	o.seats, o.hushed, o.replaces = slices.Clone(r.info.Seats), r.info.Hushed, r.id
	o.terms = r.info.Terms.Clone()
	o.terms.Motions = nil
	for i := range o.terms.Seats {
		o.terms.Seats[i].Hand.Stop(clockTime())
		o.terms.Seats[i].Hand.Used, o.terms.Seats[i].Hand.Out = 0, false
		o.terms.Seats[i].Lends = false // it was for that match
	}
	o.notes = []store.Note{{Told: len(o.begun.Events(table.Nobody)), Words: "All have agreed to take the match back " +
		"to before answer " + number(p.answer+1) + ", which " + name + " gave. What was seen after that stays known."}}
	if _, err := r.server.create(ctx, &o); errors.Is(err, errTaken) {
		return refuse(http.StatusConflict, "The match has been taken back already.")
	} else if err != nil {
		return err
	}
	r.thinking.forget()
	return r.reread(ctx)
}

// unseat takes a seat from those who hold it, for somebody else who gets its new link.
func (r *room) unseat(ctx context.Context, s table.Seat) error {
	switch {
	case r.m == nil:
		return r.frozen()
	case r.m.Over() || r.info.Terms.Replaced != "":
		return refuse(http.StatusConflict, "Nobody plays in this match any more.")
	case len(r.info.Seats[s].Sitters) == 0:
		return refuse(http.StatusConflict, "Nobody sits there.")
	case r.info.Rated && !r.info.Terms.Waits:
		return refuse(http.StatusConflict, "This match is rated and has begun: nobody can be taken from their seat. "+
			"A bot may stand in for who is away, or all can vote to end it.")
	case r.info.Terms.Seats[s].Resigned:
		return refuse(http.StatusConflict, "Who sat there has resigned: a bot plays on to the end.")
	}
	was, token := r.name(s), newToken()
	if err := r.server.Store.Unseat(ctx, r.id, s, token); err != nil {
		return r.server.storeError(err)
	}
	r.people.link(s, token)
	delete(r.memory.orders, s)
	delete(r.people.came, s)
	if err := r.reread(ctx); err != nil {
		return err
	}
	return r.settle(ctx, func(x *settling) error {
		if x.seatOf(s).Covered {
			x.uncover(s)
		}
		x.seatOf(s).Ready, x.seatOf(s).Consent, x.seatOf(s).Deputies, x.seatOf(s).Deputy = false, 0, 0, 0
		for i := range x.Terms.Seats { // whoever answered for others is not there any more
			x.Terms.Seats[i].Deputy &^= table.Set(s)
		}
		x.note("The host has taken the seat of %s from who held it, for somebody else. "+
			"They see what lies hidden there.", was)
		return nil
	})
}
