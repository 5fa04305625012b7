package board

// Walker says how a figure goes: what stands in its way, and what it does not mind. Where it stands it may stay,
// whatever the sets say; a character that comes back to its own square stops there only if it is in neither.
type Walker struct {
	Blocked Set  // squares that it may not enter: enemies (HE-MOVE-05, HE-NPC-09)
	Taken   Set  // squares that it may enter but not stop on: all other figures (HE-MOVE-03, HE-MOVE-04)
	Traps   Set  // squares that do something to it on entering, which counts as an effect (HE-AI-07)
	Events  Set  // squares on which something happens on entering; no effect, yet ways through them are not the same
	Light   bool // obstacles cost it 1 MP
	Safe    bool // hazards do not hurt it
	Stays   bool // it does not leave its area
	Wary    bool // it takes no step that hurts
}

// stops says whether a figure may end its movement on a square.
func (w *Walker) stops(s Square) bool { return !w.Taken.Has(s) && !w.Blocked.Has(s) }

// Why is a reason for which something cannot be done. Clear is none.
type Why uint8

// The reasons.
const (
	Clear   Why = iota
	NoCard      // no field card lies there and no EXPLORE icon leads on, or nothing is there at all
	Walled      // a wall is in the way
	Glazed      // a window is in the way
	Enemy       // an enemy stands there
	Tired       // too few MP are left
	Crowded     // somebody stands there and too few MP would be left to go on to a free square
)

var why = [...]struct{ rule, text string }{
	Clear:   {"", ""},
	NoCard:  {"HE-RULING-21", "there is no way on here"},
	Walled:  {"HE-MOVE-11", "a wall is in the way"},
	Glazed:  {"HE-MOVE-11", "a window is in the way"},
	Enemy:   {"HE-MOVE-05", "an enemy stands there"},
	Tired:   {"HE-RULING-14", "too few movement points are left"},
	Crowded: {"HE-RULING-16", "somebody stands there, and no point would be left to go on"},
}

// Rule is the rule that says so.
func (y Why) Rule() string { return why[y].rule }

// String is the reason in words.
func (y Why) String() string { return why[y].text }

// Step is what one step comes to.
type Step struct {
	To    Square
	Cost  int  // MP
	Hurts bool // a hazard is crossed
}

// Ahead is the step in a direction, for a figure that has any number of MP (HE-MOVE-02, HE-MOVE-11 to HE-MOVE-13,
// HE-RULING-14). In direction Passage it is the way through the square's LINK to a card that lies on the table
// (HE-RULING-22).
func (b *Board) Ahead(w *Walker, s Square, d Dir) (Step, Why) {
	var to Square
	var l Line
	if d == Passage {
		to = Nowhere
		if !w.Stays {
			to = b.Linked(s)
		}
		if to == Nowhere {
			return Step{To: Nowhere}, NoCard
		}
	} else if to, l = b.over(s, d); to == Nowhere {
		return Step{To: Nowhere}, NoCard
	}
	step, reason := w.cross(l)
	step.To = to
	if reason == Clear && w.Blocked.Has(to) {
		reason = Enemy
	}
	return step, reason
}

// cross is what it costs to cross an edge, and why it cannot be.
func (w *Walker) cross(l Line) (Step, Why) {
	switch {
	case l&Wall != 0:
		return Step{}, Walled
	case l&Window != 0:
		return Step{}, Glazed
	}
	step := Step{Cost: 1, Hurts: l&Hazard != 0 && !w.Safe}
	if l&Obstacle != 0 && !w.Light {
		step.Cost = 2
	}
	return step, Clear
}

// Exit is the card that a figure finds by stepping off the board from a square, and what that costs (HE-EXPLORE-01 to
// HE-EXPLORE-04, HE-RULING-19, HE-RULING-21). To of the step is Nowhere: the card is yet to be laid.
func (b *Board) Exit(w *Walker, s Square, d Dir) (card int16, step Step, reason Why) {
	f, c := &b.Fields[s.Field()], s.Cell()
	if facing[d][c] >= 0 || f.next[d] != 0 || f.Exits[d] == 0 || b.Field(f.Exits[d]) >= 0 {
		return 0, Step{To: Nowhere}, NoCard
	}
	step, reason = w.cross(f.Lines[c][d])
	step.To = Nowhere
	return f.Exits[d], step, reason
}

// Arrivals adds to those given the squares on which a figure may land that left square s for a card just laid in that
// direction: the one across, or if it cannot stand there the nearest free ones of the new card (HE-RULING-19).
func (b *Board) Arrivals(w *Walker, s Square, d Dir, found []Square) []Square {
	k := int(b.Fields[s.Field()].next[d]) - 1
	if k < 0 {
		return found
	}
	goal := On(k, across(s.Cell(), d))
	if b.Exists(goal) && w.stops(goal) {
		return append(found, goal)
	}
	var r Search
	least := Apart
	lone := *w
	lone.Light, lone.Stays, lone.Blocked = true, true, Set{}
	if b.Exists(goal) {
		r.run(b, &lone, goal, Apart)
	}
	start := len(found)
	for c := range Cell(cells) {
		t := On(k, c)
		if !b.Exists(t) || !w.stops(t) {
			continue
		}
		far := b.Distance(goal, t) + Apart/2 // only where no way leads
		if b.Exists(goal) && r.cost[t] != unseen {
			far = int(r.cost[t])
		}
		if far < least {
			least, found = far, found[:start]
		}
		if far == least {
			found = append(found, t)
		}
	}
	return found
}

// MayStep says whether a figure with so many MP left may take a step, and what it comes to; a step onto a square where
// somebody stands only if a free square can be reached from there with what would be left (HE-RULING-16).
func (b *Board) MayStep(w *Walker, s Square, d Dir, left int) (Step, Why) {
	step, reason := b.Ahead(w, s, d)
	switch {
	case reason != Clear:
	case step.Cost > left:
		reason = Tired
	case w.Taken.Has(step.To) && b.escape(w, step.To, left-step.Cost) > left-step.Cost:
		reason = Crowded
	}
	return step, reason
}

// escape is the cost of the way from a square to the nearest free one, at least more than limit if that costs more.
func (b *Board) escape(w *Walker, s Square, limit int) int {
	best := limit + 1
	for d := North; d <= Passage; d++ {
		step, reason := b.Ahead(w, s, d)
		if reason != Clear || step.Cost >= best {
			continue
		}
		cost := step.Cost
		if w.Taken.Has(step.To) {
			cost += b.escape(w, step.To, best-1-cost)
		}
		best = min(best, cost)
	}
	return best
}

// unseen is the cost of a square that was not reached.
const unseen = int16(-1)

// Search finds the cheapest ways from one square to all others. It holds memory that is used again: keep one, and run
// it as often as you like. What it says is of its last run.
type Search struct {
	cost    [MaxSquares]int16
	effects [MaxSquares]int16
	from    [MaxSquares]Square
	layers  [3][]Square // squares by cost, counted round
	order   []Square

	useful Set
	way    []Square
	ways   []Way
	pool   []Square
	near   []Square
}

// Reach finds all squares that a character comes to with its MP: by the cheapest way, and of those by one that hurts
// least (HE-MOVE-01, HE-RULING-14 to HE-RULING-16).
func (r *Search) Reach(b *Board, w *Walker, from Square, mp int) {
	r.explore(b, w, from, mp, nil, nil, true)
}

// Reached adds the squares reached to those given, cheapest first. The origin, at cost 0, is the first.
func (r *Search) Reached(squares []Square) []Square { return append(squares, r.order...) }

// Cost is what the way to a square costs in MP and how many effects there are on it: hazards crossed and traps
// entered. It is not ok for a square that was not reached.
func (r *Search) Cost(s Square) (mp, effects int, ok bool) {
	return int(r.cost[s]), int(r.effects[s]), r.cost[s] != unseen
}

// Before is the square before one that was reached, on the way to it; Nowhere for the origin.
func (r *Search) Before(s Square) Square { return r.from[s] }

// Path adds the squares of the way to a square that was reached, without the origin.
func (r *Search) Path(to Square, path []Square) []Square {
	start := len(path)
	for s := to; r.from[s] != Nowhere; s = r.from[s] {
		path = append(path, s)
	}
	for i, j := start, len(path)-1; i < j; i, j = i+1, j-1 {
		path[i], path[j] = path[j], path[i]
	}
	return path
}

// run finds the cheapest ways to all squares that cost no more than limit.
func (r *Search) run(b *Board, w *Walker, from Square, limit int) {
	r.explore(b, w, from, limit, nil, nil, false)
}

// explore goes outward cost by cost. A step costs 1 or 2, so what costs the same is all known before its turn comes,
// and its effects too. With until nothing is looked for that costs more than the nearest of those. Squares in ends may
// be entered even if they are blocked; they are those of until, so no way that is looked for leads on from one.
func (r *Search) explore(b *Board, w *Walker, from Square, limit int, ends, until *Set, escaping bool) {
	for s := range len(b.Fields) * cells {
		r.cost[s] = unseen
	}
	r.order = r.order[:0]
	for i := range r.layers {
		r.layers[i] = r.layers[i][:0]
	}
	r.cost[from], r.effects[from], r.from[from] = 0, 0, Nowhere
	r.layers[0] = append(r.layers[0], from)
	waiting, found := 1, false
	for at := int16(0); waiting > 0 && !found; at++ {
		layer := r.layers[at%3]
		waiting -= len(layer)
		for _, s := range layer {
			if r.cost[s] != at {
				continue // a cheaper way was found since
			}
			r.order = append(r.order, s)
			found = found || until != nil && until.Has(s)
			waiting += r.leave(b, w, s, limit, ends, escaping)
		}
		r.layers[at%3] = layer[:0]
	}
}

// leave looks at all steps from a square and returns how many squares it put in a layer.
func (r *Search) leave(b *Board, w *Walker, s Square, limit int, ends *Set, escaping bool) int {
	put := 0
	for d := North; d <= Passage; d++ {
		step, reason := b.Ahead(w, s, d)
		if reason == Enemy && ends != nil && ends.Has(step.To) {
			reason = Clear
		}
		if reason != Clear {
			continue
		}
		t := step.To
		cost := r.cost[s] + int16(step.Cost)
		if int(cost) > limit || w.Wary && w.effects(step) > 0 {
			continue
		}
		effects := r.effects[s] + w.effects(step)
		known := r.cost[t]
		if known != unseen && (known < cost || known == cost && r.effects[t] <= effects) {
			continue
		}
		if escaping && w.Taken.Has(t) && b.escape(w, t, limit-int(cost)) > limit-int(cost) {
			continue
		}
		if known != cost {
			r.layers[cost%3] = append(r.layers[cost%3], t)
			put++
		}
		r.cost[t], r.effects[t], r.from[t] = cost, effects, s
	}
	return put
}

// effects counts what a step does to a figure of the story: a hazard and a trap (HE-AI-07).
func (w *Walker) effects(step Step) int16 {
	n := int16(0)
	if step.Hurts {
		n++
	}
	if w.Traps.Has(step.To) {
		n++
	}
	return n
}
