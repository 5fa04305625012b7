package server

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"waystation/clock"
	"waystation/contain"
	"waystation/store"
	"waystation/table"
)

// room is a match in memory with all that belongs to it. Each part has one job. Everything below mu is read and written
// under it alone, but for the id, which never changes, and by rooms, which looks into rooms that nobody holds. rooms.mu
// may be taken under mu, never the other way round.
type room struct {
	server *Server

	refs    int // under rooms.mu
	watched int // of these, streams of people who only watch
	used    time.Time

	maker string // the client that has made it; "" when that is not known any more

	mu       chan struct{} // full while somebody has the lock
	lost     chan struct{} // closed when the room is given up
	givesUp  sync.Once
	why      error    // it was given up; read when lost is closed
	owner             // of the match
	people   people   // who is here, and the links to hand out
	thinking thinking // which bots think about what
	memory   memory   // what its screens remember
	palette  palette  // the colours of its seats
	delayed  delayed  // what watchers see
}

// room is that of a match, which is read when it is first needed.
func (s *Server) room(id string) *room {
	return &room{server: s, mu: make(chan struct{}, 1), lost: make(chan struct{}), owner: owner{
		id: id, journal: s.Store, log: s.Log, failures: s.gauges.storeFailures, shelf: s.game,
		deck: s.deck(), audience: audience{},
	}}
}

// aside is a room of its own for the same match as it stands in m. Nobody listens there, and nothing of it is stored.
func (r *room) aside(info *store.Match, m *table.Match) *room {
	return &room{server: r.server, owner: owner{id: r.id, info: info, game: r.game, campaign: r.campaign, m: m}}
}

// lock waits until nobody else is in the room.
func (r *room) lock(ctx context.Context) error {
	select {
	case <-r.lost: // select would choose either
		return r.why
	default:
	}
	select {
	case r.mu <- struct{}{}:
		return nil
	case <-r.lost:
		return r.why
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (r *room) unlock() { <-r.mu }

// giveUp sends away whoever waits or listens in the room, and why. Whoever is in it may never come out.
func (r *room) giveUp(why error) {
	r.givesUp.Do(func() {
		r.why = why
		close(r.lost)
	})
}

// with runs f with the match loaded and locked. What f returns, with returns. A game that breaks is an error; where it
// does not come to an end the match is set aside, and the room given up with whoever is in it.
func (s *Server) with(ctx context.Context, id string, f func(*room) error) error {
	r, err := s.rooms.hold(id)
	if err != nil {
		return err
	}
	keep := false
	defer func() { s.rooms.release(r, keep) }()
	if err := r.lock(ctx); err != nil {
		return err
	}
	var loaded bool
	var result error
	given := func() { // and whoever is in it still uses it
		r.giveUp(errEnds)
		s.rooms.forget(r)
	}
	how := careful{what: "a match", limit: s.Limits.RuleTime, match: id, why: endlessRules, lost: given}
	err = s.contain(context.Background(), how, func() {
		if result = r.load(ctx); result == nil {
			loaded = true
			result = f(r)
		}
	})
	if errors.Is(err, contain.ErrEndless) {
		return errEnds
	}
	defer r.unlock()
	keep = loaded
	if errors.Is(result, errElsewhere) { // whoever listens here would wait in vain
		s.rooms.lose(r)
	}
	if b := (*contain.Broken)(nil); errors.As(err, &b) {
		s.Log.Error("a match broke", "match", id, "panic", fmt.Sprint(b.What), "stack", string(b.Stack))
		r.drop()
		return errBroken
	}
	return result
}

// load reads the match, if it is not in memory, and lets its bots begin. What was known of it before it was thrown away
// may not be true any more.
func (r *room) load(ctx context.Context) error {
	if r.info != nil && !r.journal.Holds(r.id) { // another process has played it since
		r.drop()
	}
	if r.info != nil && !r.goesOn(ctx) {
		return nil
	}
	r.people.loaded = time.Now()
	r.thinking.forget()
	r.memory.untell()
	r.memory.spared.at, r.memory.spared.with, r.memory.spared.sole = nil, nil, nil
	r.palette, r.delayed = palette{}, delayed{}
	if err := r.owner.load(ctx); err != nil {
		return err
	}
	r.wound(ctx)
	r.waiting()
	r.wake()
	return nil
}

// wound lets the time of those pass who are asked something, where that is not so yet: the match went on and the server
// died before it was noted, or could not be played on for a while.
func (r *room) wound(ctx context.Context) {
	if r.m == nil || r.info.Terms.Clock.Kind == clock.None {
		return
	}
	t := r.info.Terms.Clone()
	r.wind(&t, r.info.Seats, clockTime())
	if slices.Equal(t.Seats, r.info.Terms.Seats) {
		return
	}
	if err := r.journal.SettleTerms(ctx, r.id, store.Settled{Terms: t}); err != nil {
		r.log.Error("the clocks of a match stand", "match", r.id, "error", err)
		return
	}
	r.info.Terms = t
}

// act does something to the match, lets its bots go on, and answers what need not be asked.
func (r *room) act(ctx context.Context, do func(*table.Match) error) error {
	r.thinking.row = 0
	before, from := r.questions(), r.info.Length
	if err := r.owner.act(ctx, do); err != nil {
		return err
	}
	r.call(from, before)
	if err := r.review(ctx); err != nil {
		return err
	}
	r.wake()
	r.obey()
	return nil
}

// reread reads anew who sits where, and lets the bots among them go on.
func (r *room) reread(ctx context.Context) error {
	if err := r.owner.reread(ctx); err != nil {
		return err
	}
	r.waiting()
	r.wake()
	return nil
}
