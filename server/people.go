package server

import (
	"strconv"
	"time"

	"waystation/store"
	"waystation/table"
)

// people is what is known of those who sit at a match beyond what is stored: when they were last here, and the links to
// hand out.
type people struct {
	loaded time.Time                // when the match was read; before that nobody can have been missed
	seen   map[int64]time.Time      // when guests were last here
	came   map[table.Seat]time.Time // when the token of a seat was last used
	links  map[table.Seat]string    // tokens made since then, for the host to hand out
	// the question, from 1, that a bot answers for a seat also if its people are here
	covered map[table.Seat]int
}

// saw notes that a guest is here.
func (p *people) saw(guest int64) {
	if guest == 0 {
		return
	}
	if p.seen == nil {
		p.seen = map[int64]time.Time{}
	}
	p.seen[guest] = time.Now()
}

// used notes that the token of a seat is used.
func (p *people) used(s table.Seat) {
	if p.came == nil {
		p.came = map[table.Seat]time.Time{}
	}
	p.came[s] = time.Now()
}

// covers notes that a bot stands in at a seat from a question on.
func (p *people) covers(s table.Seat, number int) {
	if p.covered == nil {
		p.covered = map[table.Seat]int{}
	}
	p.covered[s] = number + 1
}

// last is when any of a seat's people was last here, or a program that plays for them.
func (p *people) last(s table.Seat, seat *store.Seat) time.Time {
	last := p.loaded
	if t := p.came[s]; t.After(last) {
		last = t
	}
	for _, x := range seat.Sitters {
		if t := p.seen[x.Guest]; t.After(last) {
			last = t
		}
	}
	return last
}

// link notes the token of a seat, to be handed out.
func (p *people) link(s table.Seat, token string) {
	if p.links == nil {
		p.links = map[table.Seat]string{}
	}
	p.links[s] = token
}

// viewer is who looks at a table.
type viewer struct {
	guest store.Guest
	seat  table.Seat   // whose eyes; Nobody for a spectator
	holds []table.Seat // all the seats of this screen
	host  bool
}

// viewer finds the eyes with which a guest looks: those of the seat wanted if they hold it, else of one that is asked
// something, else of their first.
func (r *room) viewer(g store.Guest, wanted string) viewer {
	v := viewer{guest: g, seat: table.Nobody, host: g.ID != 0 && r.info.Host == g.ID}
	for i := range r.info.Seats {
		s := table.Seat(i)
		if !r.info.Seats[i].Holds(g.ID) {
			continue
		}
		v.holds = append(v.holds, s)
		if v.seat == table.Nobody {
			v.seat = s
		}
	}
	for _, s := range v.holds {
		if strconv.Itoa(int(s)) == wanted {
			v.seat = s
			return v
		}
	}
	for _, s := range v.holds {
		if r.m != nil && r.m.Due().Has(s) && !r.info.Seats[s].Bot {
			v.seat = s
			return v
		}
	}
	return v
}

// back notes that a guest is here, and lets everybody look again if it was thought that they had left.
func (r *room) back(guest int64) {
	gone := false
	for i := range r.info.Seats {
		gone = gone || r.info.Seats[i].Holds(guest) && r.gone(table.Seat(i))
	}
	r.people.saw(guest)
	for i := range r.info.Seats {
		if r.info.Seats[i].Holds(guest) {
			r.returned(table.Seat(i))
		}
	}
	if gone {
		r.changed()
	}
}

// backByToken notes that a seat's token is used, and lets everybody look again if it was thought that they had left.
func (r *room) backByToken(s table.Seat) {
	if s == table.Nobody {
		return
	}
	gone := r.gone(s)
	r.people.used(s)
	r.returned(s)
	if gone {
		r.changed()
	}
}

// away reports whether the seat is waited for, none of its people has been here for a while, and nobody answers for
// them.
func (r *room) away(s table.Seat) bool {
	return r.m != nil && !r.info.Seats[s].Bot && r.m.Due().Has(s) && r.gone(s) && !r.deputised(s)
}

// gone reports whether none of a seat's people has been here for a while.
func (r *room) gone(s table.Seat) bool {
	seat := &r.info.Seats[s]
	return !r.audience.has(s, seat) && time.Since(r.people.last(s, seat)) >= r.server.Limits.Away
}

// presence says whether somebody of the people on a seat is here; "" where there are none.
func (r *room) presence(s table.Seat) string {
	seat := &r.info.Seats[s]
	last := r.people.last(s, seat)
	switch {
	case len(seat.Sitters) == 0:
		return ""
	case !r.gone(s):
		return "here"
	case last.Equal(r.people.loaded):
		return "away"
	}
	return "away for " + lasting(time.Since(last))
}

// lasting is about how long something has lasted, in words; see exactly for clocks.
func lasting(d time.Duration) string {
	switch m := int(d.Minutes()); {
	case m < 2:
		return "a minute"
	case m < 120:
		return number(m) + " minutes"
	case m < 48*60:
		return number(m/60) + " hours"
	default:
		return number(m/60/24) + " days"
	}
}

// tellAway lets everybody at a match look again when somebody who has left counts as away.
func (s *Server) tellAway(id string) {
	if !s.sleep(s.Limits.Away) {
		return
	}
	_ = s.with(s.ctx, id, func(r *room) error { // nobody is there to be told when it fails
		if len(r.audience) > 0 {
			r.changed()
		}
		r.wake() // what bots have left to who is not there any more
		return nil
	})
}
