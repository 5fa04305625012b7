package table

import "slices"

// All asks several seats side by side: lane is run once for each of them, asks only that seat, touches only its
// things and rolls nothing. Nobody sees the others' answers before the last has answered. What is common is dealt
// before and settled after, in seat order.
func (t *Table) All(seats Seats, lane func(Seat)) {
	var groups [MaxSeats]Seats
	n := 0
	for ; seats != 0; seats = seats.Without(seats.First()) {
		groups[n] = seats.First().set()
		n++
	}
	t.AllGroups(groups[:n], func(s Seats) { lane(s.First()) })
}

// AllGroups is All for groups of seats, such as teams: each group has one lane, in which its members are asked one
// after the other, or several of them by Any. The members of a group see at once what is asked and answered in its
// lane; everybody else sees it when the last group has answered. No seat is in two groups, and groups come in the order
// of their lowest seats.
func (t *Table) AllGroups(groups []Seats, lane func(Seats)) {
	if t.lane != 0 {
		panic(misuse("All inside the lane of %s", t.lane))
	}
	if err := orderly(groups); err != nil {
		panic(err)
	}
	if t.run != nil {
		t.run.all(groups, lane)
		return
	}
	t.lanes(groups, func(group Seats) { t.runLane(group, lane) })
}

// orderly complains of groups that can't be asked side by side.
func orderly(groups []Seats) error {
	var seen Seats
	last := Nobody
	for _, g := range groups {
		switch {
		case g == 0:
			return misuse("All with a group of no seats")
		case seen&g != 0:
			return misuse("All with %s in two groups", seen&g)
		case g.First() < last:
			return misuse("All with groups out of order: %s comes after seat %d", g, last)
		}
		seen |= g
		last = g.First()
	}
	return nil
}

// lanes calls f for each lane, and puts the tales told in the lanes' order whatever the order of the calls.
func (t *Table) lanes(lanes []Seats, f func(Seats)) {
	if !t.reverse {
		for _, lane := range lanes {
			f(lane)
		}
		return
	}
	from := len(t.told)
	var tales [][]Event
	for _, lane := range slices.Backward(lanes) {
		f(lane)
		tales = append(tales, slices.Clone(t.told[from:]))
		t.told = t.told[:from]
	}
	for _, told := range slices.Backward(tales) {
		t.told = append(t.told, told...)
	}
}

// runLane runs a lane in place.
func (t *Table) runLane(group Seats, lane func(Seats)) {
	floor, mode := t.floor, t.mode
	t.lane, t.floor, t.mode = group, len(t.scopes), laned
	lane(group)
	t.lane, t.floor, t.mode = 0, floor, mode
}

// laneOf is the lane in which a seat is while these groups are asked side by side: its group's, or one of its own in
// which it is asked nothing.
func laneOf(groups []Seats, s Seat) Seats {
	for _, g := range groups {
		if s >= 0 && g.Has(s) {
			return g
		}
	}
	return s.set()
}

// withOthers are the lanes of all seats: those of the groups and, for seats that are in none, one each. They are in the
// order of their lowest seats.
func withOthers(to, groups []Seats) []Seats {
	for s := Seat(0); s < MaxSeats; s++ {
		if lane := laneOf(groups, s); lane.First() == s {
			to = append(to, lane)
		}
	}
	return to
}

// all runs the lanes side by side. Each lane reads its own entries only. For a reader only one lane is run, and the
// step always stops at the join, so that what is seen holds nothing of the other lanes.
func (r *run) all(groups []Seats, lane func(Seats)) {
	t := r.t
	r.called()
	r.impure("All")
	r.alls++
	r.block, r.shown = r.pos, false
	for r.block < len(r.entries) && r.entries[r.block].All == r.alls {
		r.block++
	}
	waiting, open := false, r.alls == r.open
	focus := open && r.mode == reading
	var ran Seats
	run := func(l Seats) {
		if ran&l != 0 {
			return
		}
		ran |= l
		r.lanePos, r.laneQ, r.laneAt = r.pos, 0, 0
		if r.mode == imagining && open && l != r.only {
			r.lanePos = r.block // what others have answered in secret is not read
		}
		if !r.laneRuns(l, groups, lane) {
			waiting = true
		}
	}
	if r.mode == imagining && open {
		run(r.only)
	}
	for _, d := range r.deals {
		if d.all == r.alls {
			run(laneOf(groups, d.seat)) // others choose by what is dealt to it in its lane
		}
	}
	var room [MaxSeats]Seats
	t.lanes(withOthers(room[:0], groups), func(l Seats) {
		if !focus || l == r.only {
			run(l)
		}
	})
	if focus || waiting {
		slices.SortFunc(r.pending, func(a, b pending) int { return int(a.seat) - int(b.seat) })
		r.groups = slices.Clone(groups)
		r.suspend()
	}
	r.pos = r.block
	if len(groups) > 1 {
		r.joins++
	}
	if len(groups) > 1 || r.shown {
		r.border()
	}
}

// laneRuns runs one lane and reports whether it was finished. The free actions of a seat beside the All, or of
// one whose lane is done, come after it.
func (r *run) laneRuns(l Seats, groups []Seats, lane func(Seats)) (whole bool) {
	t := r.t
	depth, scopes, floor := t.depth(), len(t.scopes), t.floor
	defer func() {
		t.lane, t.floor = 0, floor
		if whole || !r.stopping {
			return // done, or something broke: not ours to stop
		}
		recover()
		r.stopping = false
		t.cut(depth)
		t.scopes = t.scopes[:scopes]
	}()
	t.lane, t.floor = l, scopes
	if slices.Contains(groups, l) {
		lane(l)
	}
	r.frees(laneEnd, len(r.entries))
	if e := r.next(); e != nil {
		panic(r.misfit("the lane of %s has ended, but the log goes on with %s", l, e.what()))
	}
	return true
}
