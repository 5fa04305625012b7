package table

import "slices"

// Any asks several seats for whoever acts first. build offers what a seat may do; it changes nothing. A seat that
// is offered something, or every seat if the prompt is put Always, is due until it acts or passes. Any returns who
// acted and how, or false when all that were due have passed. Of a prompt that Must be answered nobody passes, and
// somebody must be offered something. In a lane only its own seats are asked.
func (t *Table) Any(seats Seats, p *Prompt, build func(Seat, *Menu), about ...int) (Seat, Option, bool) {
	if t.lane != 0 && seats&^t.lane != 0 {
		panic(misuse("Any %q to %s inside the lane of %s", p.Kind, seats, t.lane))
	}
	if t.run != nil {
		return t.run.any(seats, p, build, about)
	}
	var order [MaxSeats]Seat
	for _, s := range Turns(order[:0], seats, t.turn()) {
		m := &t.window // one of our own would have to go to the heap for build
		*m = t.Open(s, p, about...)
		build(s, m)
		if !m.due() {
			m.close()
			continue
		}
		if o := m.pickOrPass(); o != Pass {
			return s, o, true
		}
	}
	if p.Must {
		panic(unanswerable(p))
	}
	return Nobody, Option{}, false
}

func unanswerable(p *Prompt) error {
	return misuse("question %q (%s) must be answered, and offers nobody anything", p.Kind, p.Rule)
}

// due reports whether the seat of a window's menu is asked at all.
func (m *Menu) due() bool { return m.Len() > 0 || m.prompt.Always && !m.prompt.Must }

// pickOrPass is the answer of a program to a window's menu, which it closes.
func (m *Menu) pickOrPass() Option {
	t := m.t
	if !m.prompt.Must {
		m.Offer(Pass, m.prompt.Rule)
	}
	o := t.opts[int(m.from)+t.pick(m.seat, m.prompt, t.opts[m.from:])]
	m.close()
	return o
}

// turn is the number that decides in which order seats are asked in a window.
func (t *Table) turn() uint64 {
	if t.turns != 0 {
		return t.turns
	}
	return t.pcg.Uint64()
}

// Turns appends the seats of a set in an order decided by a number: each order is as likely as any other. It is the
// order in which programs are asked in a window.
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
		for _, s := range (seats &^ passed).all(order[:0]) {
			m := r.window(s, p, build, about)
			if !m.due() {
				m.close()
				continue
			}
			due = due.With(s)
			if e != nil && e.Seat == s && r.fits(e, KindAsk, p) {
				if err := m.check(e, one, r.g); err != nil {
					panic(r.misfit("question %d (%q) to seat %d %v", *r.ordinal(), p.Kind, s, err))
				}
				m.close()
				r.take()
				*r.ordinal()++
				return s, e.Set[0], true
			}
			if e == nil && r.mode != imagining {
				r.wait(&m, one, !p.Must)
			}
			m.close()
		}
		switch {
		case due == 0 && p.Must:
			panic(unanswerable(p))
		case due == 0:
			*r.ordinal()++
			return Nobody, Option{}, false
		case e == nil && r.mode == imagining:
			return r.anyInPlace(due, p, build, about)
		case e == nil:
			r.suspend()
		case !p.Must && r.fits(e, KindPass, p) && due.Has(e.Seat):
			passed = passed.With(e.Seat)
			r.take()
		default:
			panic(r.misfit("question %d (%q) to several seats, but the log holds %s", *r.ordinal(), p.Kind, e.what()))
		}
	}
}

// anyInPlace goes on in place where the record ends. If that is the question that the world was imagined at, its seat
// is asked first.
func (r *run) anyInPlace(due Seats, p *Prompt, build func(Seat, *Menu), about []int) (Seat, Option, bool) {
	t := r.t
	var order [MaxSeats]Seat
	turns := Turns(order[:0], due, t.pcg.Uint64())
	if i := slices.Index(turns, r.who); i > 0 && !r.began {
		turns[0], turns[i] = turns[i], turns[0]
	}
	r.began = true
	for _, s := range turns {
		m := r.window(s, p, build, about)
		if o := m.pickOrPass(); o != Pass {
			return s, o, true
		}
	}
	*r.ordinal()++
	return Nobody, Option{}, false
}

// window is one seat's menu of a question asked of several.
func (r *run) window(s Seat, p *Prompt, build func(Seat, *Menu), about []int) Menu {
	m := r.t.openToRead(s, p, about)
	r.purely(func() { build(s, &m) })
	return m
}
