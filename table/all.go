package table

// All asks several seats side by side: lane is run once for each of them, asks only that seat, touches only its
// things and rolls nothing. Nobody sees the others' answers before the last has answered. What is common is dealt
// before and settled after, in seat order.
func (t *Table) All(seats Seats, lane func(Seat)) {
	if t.lane != Nobody {
		panic(misuse("All inside the lane of seat %d", t.lane))
	}
	if t.run != nil {
		t.run.all(seats, lane)
		return
	}
	t.lanes(func(s Seat) {
		if seats.Has(s) {
			t.runLane(s, lane)
		}
	})
}

// lanes calls f for every seat, and puts the tales told in seat order whatever the order of the calls.
func (t *Table) lanes(f func(Seat)) {
	if !t.reverse {
		for s := Seat(0); s < MaxSeats; s++ {
			f(s)
		}
		return
	}
	from := len(t.told)
	var tales [][]Event
	for s := Seat(MaxSeats - 1); s >= 0; s-- {
		f(s)
		tales = append(tales, append([]Event(nil), t.told[from:]...))
		t.told = t.told[:from]
	}
	for i := len(tales) - 1; i >= 0; i-- {
		t.told = append(t.told, tales[i]...)
	}
}

func (t *Table) runLane(s Seat, lane func(Seat)) {
	floor := t.floor
	t.lane, t.floor, t.careful = s, Mark(t.scopes), true
	lane(s)
	t.lane, t.floor, t.careful = Nobody, floor, false
}

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
	for _, s := range Turns(order[:0], seats, t.pcg.Uint64()) {
		m := t.Open(s, p, about...)
		build(s, &m)
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

// Turns appends the seats of a set in an order decided by a number: each order is as likely as any other. It is the order in
// which programs are asked in a window.
func Turns(to []Seat, seats Seats, number uint64) []Seat {
	rank := func(s Seat) uint64 {
		x := (number ^ uint64(s)*0x9e3779b97f4a7c15) * 0xbf58476d1ce4e5b9
		x ^= x >> 31
		return x * 0x94d049bb133111eb
	}
	for s := Seat(0); s < MaxSeats; s++ {
		if !seats.Has(s) {
			continue
		}
		to = append(to, s)
		for i := len(to) - 1; i > 0 && rank(to[i]) < rank(to[i-1]); i-- {
			to[i], to[i-1] = to[i-1], to[i]
		}
	}
	return to
}

// Mark names a scope that can be left from deep inside; 0 is none.
type Mark int

// Scope runs body and reports whether it ran to its end: false when it was left by Quit. It is how a rule that ends
// something from deep inside (a knock-out in the middle of a fight) is written without checks after each call.
func (t *Table) Scope(body func(Mark)) (whole bool) {
	t.scopes++
	mark, depth := Mark(t.scopes), t.depth()
	defer func() {
		t.scopes = int(mark) - 1
		if t.quit != mark {
			return // a question waits, or something broke: not ours to stop
		}
		recover()
		t.quit, whole = 0, false
		t.cut(depth)
	}()
	body(mark)
	return true
}

// Quit leaves the scope of the mark, and all inside it. A lane can't leave a scope outside itself.
func (t *Table) Quit(mark Mark) {
	if mark <= 0 || int(mark) > t.scopes || mark <= t.floor {
		panic(misuse("Quit of scope %d, which is not open here", mark))
	}
	t.quit = mark
	panic(quitting)
}

type signal string

const (
	quitting  signal = "table: a scope is being left"
	suspended signal = "table: a question waits for its answer"
)
