package table

import "slices"

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
	t.lanes(seats, func(s Seat) { t.runLane(s, lane) })
}

// lanes calls f for each seat of a set, and puts the tales told in seat order whatever the order of the calls.
func (t *Table) lanes(seats Seats, f func(Seat)) {
	if !t.reverse {
		for s := Seat(0); seats>>uint(s) != 0; s++ {
			if seats.Has(s) {
				f(s)
			}
		}
		return
	}
	from := len(t.told)
	var tales [][]Event
	for s := Seat(MaxSeats - 1); s >= 0; s-- {
		if !seats.Has(s) {
			continue
		}
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
	t.lane, t.floor, t.guarded = s, Mark(t.scopes), true
	lane(s)
	t.lane, t.floor, t.guarded = Nobody, floor, false
}

// all runs the lanes side by side. Each lane reads its own entries only. With a focus only one lane is run, and the
// step always stops at the join, so that what is seen holds nothing of the other lanes.
func (r *run) all(seats Seats, lane func(Seat)) {
	t := r.t
	r.noisy("All")
	r.alls++
	r.block, r.shown = r.pos, false
	for r.block < len(r.entries) && r.entries[r.block].All == r.alls {
		r.block++
	}
	waiting, open, ran := false, r.alls == r.open, Seats(0)
	run := func(s Seat) {
		if ran.Has(s) {
			return
		}
		ran = ran.With(s)
		r.lanePos, r.laneQ, r.laneAt = r.pos, 0, 0
		if r.onward && open && s != r.only {
			r.lanePos = r.block // what others have answered in secret is not read
		}
		if !r.laneRuns(s, seats, lane) {
			waiting = true
		}
	}
	if r.onward {
		run(r.only)
	}
	for _, d := range r.deals {
		if d.all == r.alls {
			run(d.seat) // others choose by what is dealt to them in this one's lane
		}
	}
	t.lanes(Everyone, func(s Seat) {
		if !r.focus || !open || s == r.only {
			run(s)
		}
	})
	if r.focus && open || waiting {
		slices.SortFunc(r.pending, func(a, b pending) int { return int(a.seat) - int(b.seat) })
		r.suspend()
	}
	r.pos = r.block
	several := seats&(seats-1) != 0
	if several {
		r.joins++
	}
	if several || r.shown {
		r.border()
	}
}

// laneRuns runs one seat's lane and reports whether it was finished. The free actions of a seat beside the All, or of
// one whose lane is done, come after it.
func (r *run) laneRuns(s Seat, seats Seats, lane func(Seat)) (whole bool) {
	t := r.t
	depth, scopes, floor := t.depth(), t.scopes, t.floor
	defer func() {
		t.lane, t.floor = Nobody, floor
		if whole || !r.stopping {
			return // done, or something broke: not ours to stop
		}
		recover()
		r.stopping = false
		t.cut(depth)
		t.scopes = scopes
	}()
	t.lane, t.floor = s, Mark(t.scopes)
	if seats.Has(s) {
		lane(s)
	}
	r.frees(laneEnd, len(r.entries))
	if e := r.next(); e != nil {
		panic(r.misfit("the lane of seat %d has ended, but the log goes on with %s", s, e.what()))
	}
	return true
}
