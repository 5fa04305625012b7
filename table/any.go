package table

import "slices"

// Any asks several seats for whoever acts first. build offers what a seat may do; it changes nothing. A seat that
// is offered something, or every seat if the prompt is put Always, is due until it acts or passes. Any returns who
// acted and how, or false when all that were due have passed.
func (t *Table) Any(seats Seats, p *Prompt, build func(Seat, *Menu), about ...int) (Seat, Option, bool) {
	if t.lane != Nobody {
		panic(misuse("Any %q inside the lane of seat %d", p.Kind, t.lane))
	}
	if t.run != nil {
		return t.run.any(seats, p, build, about)
	}
	var order [MaxSeats]Seat
	for _, s := range Turns(order[:0], seats, t.turn()) {
		m := &t.window // one of our own would have to go to the heap for build
		*m = t.Open(s, p, about...)
		build(s, m)
		if m.Len() == 0 && !p.Always {
			m.close()
			continue
		}
		m.Offer(Pass, p.Rule)
		o := t.opts[int(m.from)+t.pick(s, p, t.opts[m.from:])]
		m.close()
		if o != Pass {
			return s, o, true
		}
	}
	return Nobody, Option{}, false
}

// turn is the number that decides in which order seats are asked in a window.
func (t *Table) turn() uint64 {
	if t.turns != 0 {
		return t.turns
	}
	return t.pcg.Uint64()
}

// Turns appends the seats of a set in an order decided by a number: each order is as likely as any other. It is the order in
// which programs are asked in a window.
func Turns(to []Seat, seats Seats, number uint64) []Seat {
	rank := func(s Seat) uint64 {
		x := (number ^ uint64(s)*0x9e3779b97f4a7c15) * 0xbf58476d1ce4e5b9
		x ^= x >> 31
		return x * 0x94d049bb133111eb
	}
	var ranks [MaxSeats]uint64
	for from, s := len(to), Seat(0); seats>>uint(s) != 0; s++ {
		if !seats.Has(s) {
			continue
		}
		r, i := rank(s), len(to)-from
		to = append(to, s)
		for ; i > 0 && r < ranks[i-1]; i-- {
			to[from+i], ranks[i] = to[from+i-1], ranks[i-1]
		}
		to[from+i], ranks[i] = s, r
	}
	return to
}

// any settles who is due before it reads the record, and stops reading when nobody is due any more.
func (r *run) any(seats Seats, p *Prompt, build func(Seat, *Menu), about []int) (Seat, Option, bool) {
	var passed Seats
	var order [MaxSeats]Seat
	for {
		r.boundary()
		due, e := Seats(0), r.next()
		for _, s := range seatsOf(order[:0], seats&^passed) {
			m := r.window(s, p, build, about)
			if m.Len() == 0 && !p.Always {
				m.close()
				continue
			}
			due = due.With(s)
			if e != nil && e.Seat == s && r.fits(e, KindAsk, p) {
				if len(e.Set) != 1 || !has(r.t.opts[m.from:], e.Set[0]) {
					panic(r.misfit("question %d (%q) to seat %d does not offer the answer of the log", r.q, p.Kind, s))
				}
				m.close()
				r.take()
				r.q++
				return s, e.Set[0], true
			}
			if e == nil && !r.onward {
				r.wait(&m, 1, 1, true)
			}
			m.close()
		}
		switch {
		case due == 0:
			r.q++
			return Nobody, Option{}, false
		case e == nil && r.onward:
			return r.anyOnward(due, p, build, about)
		case e == nil:
			r.suspend()
		case r.fits(e, KindPass, p) && due.Has(e.Seat):
			passed = passed.With(e.Seat)
			r.take()
		default:
			panic(r.misfit("question %d (%q) to several seats, but the log holds %s", r.q, p.Kind, e.what()))
		}
	}
}

// anyOnward goes on in place where the record ends. If that is the question of the seat that plays onward, it is asked first.
func (r *run) anyOnward(due Seats, p *Prompt, build func(Seat, *Menu), about []int) (Seat, Option, bool) {
	t := r.t
	var order [MaxSeats]Seat
	turns := Turns(order[:0], due, t.pcg.Uint64())
	if i := slices.Index(turns, r.only); i > 0 && r.first {
		turns[0], turns[i] = turns[i], turns[0]
	}
	r.first = false
	for _, s := range turns {
		m := r.window(s, p, build, about)
		m.Offer(Pass, p.Rule)
		o := t.opts[int(m.from)+t.pick(s, p, t.opts[m.from:])]
		m.close()
		if o != Pass {
			return s, o, true
		}
	}
	r.q++
	return Nobody, Option{}, false
}

// window is one seat's menu of a question asked of several.
func (r *run) window(s Seat, p *Prompt, build func(Seat, *Menu), about []int) Menu {
	m := r.t.shut(s, p, about)
	r.quietly(func() { build(s, &m) })
	return m
}

func seatsOf(to []Seat, s Seats) []Seat {
	for i := Seat(0); i < MaxSeats; i++ {
		if s.Has(i) {
			to = append(to, i)
		}
	}
	return to
}
