package server

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"waystation/clock"
	"waystation/english"
	"waystation/store"
	"waystation/table"
)

// What can be voted on. Nothing of it happens before all have agreed who have a say in it; one who does not ends the
// vote.
const (
	forBegin   = "begin"   // to begin without those who are missing
	forEnd     = "end"     // to end the match before its end
	forDefault = "default" // to let the default answer be given in the place of who is waited for; what: the question
	forClock   = "clock"   // to change the clock; what: the clock
	forDeputy  = "deputy"  // to answer for who is waited for, in another's person; what: the two seats
	forBack    = "back"    // to take the match back; what: before which answer
)

// questionOf names the question that a seat is asked now.
func (r *room) questionOf(s table.Seat) string { return fmt.Sprintf("%d:%d", s, r.m.Number(s)) }

// askedStill is the seat of the question that a motion names, and whether that is still asked.
func (r *room) askedStill(what string) (table.Seat, bool) {
	seat, _, _ := strings.Cut(what, ":")
	n, err := strconv.Atoi(seat)
	if err != nil || n < 0 || n >= len(r.info.Seats) {
		return table.Nobody, false
	}
	s := table.Seat(n)
	return s, r.m.Due().Has(s) && !r.info.Seats[s].Bot && what == r.questionOf(s)
}

// move puts something to the vote, in place of what of its kind was voted on before.
func (x *settling) move(m store.Motion) {
	x.drop(m.Kind)
	x.Terms.Motions = append(x.Terms.Motions, m)
}

// drop ends a vote.
func (x *settling) drop(kind string) {
	x.Terms.Motions = slices.DeleteFunc(x.Terms.Motions, func(m store.Motion) bool { return m.Kind == kind })
}

// motion is the vote of a kind that is open, or nil.
func motion(t *store.Terms, kind string) *store.Motion {
	for i := range t.Motions {
		if t.Motions[i].Kind == kind {
			return &t.Motions[i]
		}
	}
	return nil
}

// plays reports whether people have a say at a seat: they sit there or, at a match that a program has made, have its
// token; and they have not resigned.
func (r *room) plays(s table.Seat) bool {
	seat := &r.info.Seats[s]
	covered := r.info.Terms.Seats[s].Covered
	if r.info.Terms.Seats[s].Resigned || seat.Bot && !covered && len(seat.Sitters) == 0 {
		return false
	}
	return len(seat.Sitters) > 0 || r.info.Host == 0 || !r.people.came[s].IsZero()
}

// missing reports whether a seat is waited for in vain, or a bot stands in there: nobody of it is here, and has not
// been for long or, where a clock runs, until its time was out.
func (r *room) missing(s table.Seat) bool {
	t := &r.info.Terms
	if !r.gone(s) {
		return false
	}
	if t.Seats[s].Covered || r.deputised(s) {
		return r.goneFor(s) >= r.server.Limits.Missing
	}
	if !r.m.Due().Has(s) {
		return false
	}
	if t.Clock.Kind == clock.Turn || t.Clock.Kind == clock.Day {
		return t.Clock.IsOut(t.Seats[s].Hand, clockTime())
	}
	return r.goneFor(s) >= r.server.Limits.Missing
}

// goneFor is how long nobody of a seat has been here.
func (r *room) goneFor(s table.Seat) time.Duration {
	return time.Since(r.people.last(s, &r.info.Seats[s]))
}

// voters are the seats that have a say, and must all agree.
func (r *room) voters(m *store.Motion) (out table.Seats) {
	about, _ := r.askedStill(m.What)
	for i := range r.info.Seats {
		s := table.Seat(i)
		say := r.plays(s)
		switch m.Kind {
		case forBegin:
			say = say && (!r.gone(s) || r.info.Terms.Seats[s].Ready)
		case forEnd:
			say = say && !r.missing(s)
		case forDefault, forDeputy:
			say = say && s != about && !r.missing(s)
		}
		if say {
			out = out.With(s)
		}
	}
	return out
}

// ballot is somebody's word about something that is voted on, or that they want.
type ballot struct {
	kind string
	what string // of what they want
	yes  bool
}

// vote counts the word of those who hold these seats.
func (r *room) vote(ctx context.Context, seats []table.Seat, host bool, b ballot) error {
	var mine table.Seats
	for _, s := range seats {
		if r.plays(s) {
			mine = mine.With(s)
		}
	}
	switch {
	case r.m == nil:
		return r.frozen()
	case r.info.Terms.Replaced != "":
		return r.closed()
	case r.m.Over():
		return refuse(http.StatusConflict, "This match is over.")
	case mine == 0:
		return refuse(http.StatusForbidden, "Only people who play here have a say in it.")
	}
	open := motion(&r.info.Terms, b.kind)
	if open == nil || b.what != "" && b.what != open.What {
		if !b.yes {
			return refuse(http.StatusConflict, "That is not voted on any more.")
		}
		m := store.Motion{Kind: b.kind, What: b.what, Seat: mine.First(), At: clockTime()}
		if err := r.movable(&m, host); err != nil {
			return err
		}
		if open == nil || open.What != m.What {
			open = &m
		}
	}
	m := *open
	if !b.yes {
		return r.settle(ctx, func(x *settling) error {
			x.drop(m.Kind)
			x.note("%s does not agree %s. The vote is over.", r.name(mine.First()), r.motionWords(&m))
			return nil
		})
	}
	m.Yes |= mine
	return r.voted(ctx, &m)
}

// movable completes what somebody wants, or says why it can't be voted on.
func (r *room) movable(m *store.Motion, host bool) error {
	switch m.Kind {
	case forBegin:
		if !r.info.Terms.Waits {
			return refuse(http.StatusConflict, "The match has begun already.")
		}
	case forEnd:
		return r.endable()
	case forDefault:
		s, err := strconv.Atoi(m.What)
		if err != nil || s < 0 || s >= len(r.info.Seats) || !r.missing(table.Seat(s)) || !r.away(table.Seat(s)) {
			return refuse(http.StatusConflict, "Only in the place of somebody who is waited for and not here, for "+
				lasting(r.server.Limits.Missing)+" or until their time is out, can the default answer be given.")
		}
		m.What = r.questionOf(table.Seat(s))
	case forClock:
		var c clock.Clock
		if err := json.Unmarshal([]byte(m.What), &c); err != nil {
			return refuse(http.StatusBadRequest, "That is no clock.")
		}
		if err := c.Check(); err != nil {
			return refuse(http.StatusBadRequest, sentence(err.Error()))
		}
		if c == r.info.Terms.Clock {
			return refuse(http.StatusConflict, "That is how time is counted already.")
		}
	case forDeputy:
		return r.deputyMotion(m)
	case forBack:
		if !host {
			return refuse(http.StatusForbidden, "Only who has set this table can ask to take the match back.")
		}
		_, err := r.backTo(m.What)
		return err
	default:
		return refuse(http.StatusBadRequest, "There is no such vote.")
	}
	return nil
}

// endable says why the match can't be ended before its end.
func (r *room) endable() error {
	if r.info.Campaign != "" || r.game.Box.Carries {
		return refuse(http.StatusConflict, "A chapter of a campaign can't be ended before its end: the next one "+
			"begins with what it leaves behind. You can go on with it whenever you like.")
	}
	return nil
}

// voted counts a vote, and does what was voted on when all have agreed.
func (r *room) voted(ctx context.Context, m *store.Motion) error {
	if voters := r.voters(m); m.Yes&voters == voters {
		return r.carry(ctx, m)
	}
	was := motion(&r.info.Terms, m.Kind)
	return r.settle(ctx, func(x *settling) error {
		if was == nil || was.What != m.What {
			x.note("%s asks %s.", r.name(m.Seat), r.motionWords(m))
		}
		x.move(*m)
		return nil
	})
}

// carry does what all have agreed to.
func (r *room) carry(ctx context.Context, m *store.Motion) error {
	switch m.Kind {
	case forDefault:
		s, still := r.askedStill(m.What)
		if still {
			if err := r.defaultAnswer(ctx, s, "All others have agreed."); err != nil {
				return err
			}
		}
		return r.settle(ctx, func(x *settling) error { x.drop(forDefault); return nil })
	case forDeputy:
		s, by, ok := r.deputyOf(m.What)
		ok = ok && r.standable(by, s) == nil
		err := r.settle(ctx, func(x *settling) error {
			x.drop(forDeputy)
			if ok {
				x.depute(by, s)
				x.note("All agree: %s answers for %s until they are back.", r.name(by), r.name(s))
			}
			return nil
		})
		if !ok {
			return err
		}
		return r.tellDeputed(s, err)
	case forBack:
		return r.takeBack(ctx, m)
	}
	return r.settle(ctx, func(x *settling) error {
		x.drop(m.Kind)
		switch m.Kind {
		case forBegin:
			x.goOn("All who are here agree to begin", false)
		case forEnd:
			res := r.m.Result()
			res.Winners, res.Outcome = 0, table.Abandoned
			x.Ended, x.Terms.Ended, x.Terms.Motions = &res, true, nil
			x.note("All have ended this match before its end. Nobody has won.")
		case forClock:
			if err := json.Unmarshal([]byte(m.What), &x.Terms.Clock); err != nil {
				return err
			}
			for i := range x.Terms.Seats {
				x.Terms.Seats[i].Hand = x.Terms.Clock.New()
			}
			x.note("All agree to count time anew: %s.", clockWords(x.Terms.Clock))
		}
		return nil
	})
}

// motionWords are what is voted on, after "asks" or "does not agree".
func (r *room) motionWords(m *store.Motion) string {
	switch m.Kind {
	case forBegin:
		return "to begin without those who are missing"
	case forEnd:
		return "to end the match before its end"
	case forDefault:
		if s, ok := r.askedStill(m.What); ok {
			return "to give the default answer in the place of " + r.name(s)
		}
		return "to give the default answer"
	case forClock:
		var c clock.Clock
		_ = json.Unmarshal([]byte(m.What), &c) // it was checked when it was put to the vote
		return "to count time anew: " + clockWords(c)
	case forDeputy:
		if s, by, ok := r.deputyOf(m.What); ok {
			return "to let " + r.name(by) + " answer for " + r.name(s)
		}
		return "to answer for another player"
	case forBack:
		if p, err := r.backTo(m.What); err == nil {
			return "to take the match back to before answer " + number(p.answer+1) + ", which " + r.name(p.seat) +
				" gave"
		}
		return "to take the match back"
	}
	return "for something"
}

// waitedVotes are the names of those who have not agreed yet.
func (r *room) waitedVotes(m *store.Motion) string {
	var names []string
	open := r.voters(m) &^ m.Yes
	for i := range r.info.Seats {
		if open.Has(table.Seat(i)) {
			names = append(names, r.name(table.Seat(i)))
		}
	}
	return english.List(names)
}

// review drops votes on what is past, and counts the others again: who has a say may have changed.
func (r *room) review(ctx context.Context) error {
	if r.m == nil || r.m.Over() || r.info.Terms.Replaced != "" {
		return nil
	}
	for _, m := range slices.Clone(r.info.Terms.Motions) {
		_, still := r.askedStill(m.What)
		past := m.Kind == forDefault && !still || m.Kind == forBegin && !r.info.Terms.Waits
		if m.Kind == forDeputy {
			s, by, ok := r.deputyOf(m.What)
			past = !ok || r.standable(by, s) != nil
		}
		if past {
			return r.settle(ctx, func(x *settling) error { x.drop(m.Kind); return nil })
		}
	}
	return nil
}
