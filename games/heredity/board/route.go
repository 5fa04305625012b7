package board

import "slices"

// Way is one way that a figure may go, as far as its MP last. Where several are returned, they differ in something
// that counts: where they end, or what happens on them.
type Way struct {
	Path    []Square // without the square where it begins, empty if the figure stays; good until the Search's next run
	Cost    int      // MP
	Effects int      // hazards crossed and traps entered
}

// End is where the way ends, given where it begins.
func (y *Way) End(from Square) Square {
	if len(y.Path) == 0 {
		return from
	}
	return y.Path[len(y.Path)-1]
}

// Nearest adds to those given the indexes of the targets nearest to a figure (HE-RULING-78): those whose squares it
// comes to at the least cost, or, if it comes to none, would come to if nobody stood in its way, or else the least
// distance in its area. far grows from one figure to another that is farther away (HE-RULING-76). Without a target in
// its area or within reach nothing is added.
func (r *Search) Nearest(b *Board, w *Walker, from Square, targets []Square, best []int) (nearest []int, far int) {
	ends := Of(targets...)
	start := len(best)
	r.explore(b, w, from, Apart, &ends, &ends, false)
	for try := range 3 {
		if try == 1 {
			ghost := *w
			ghost.Blocked = Set{}
			r.explore(b, &ghost, from, Apart, nil, &ends, false)
		}
		far = Apart
		for i, t := range targets {
			cost := b.Distance(from, t)
			if try < 2 {
				if r.cost[t] == unseen {
					continue
				}
				cost = int(r.cost[t])
			}
			if cost < far {
				far, best = cost, best[:start]
			}
			if cost == far && cost < Apart {
				best = append(best, i)
			}
		}
		if len(best) > start {
			return best, far + try*Apart
		}
	}
	return best, 3 * Apart
}

// Approach finds the ways of a figure that wants to have a target within the ranges of all its attacks, or adjacent if
// it has none (HE-AI-06 to HE-AI-08, HE-RULING-79, HE-RULING-80). Where that is impossible, one attack is enough;
// failing that, it goes as near as it can. There is always at least one way; if it is empty, the figure stays.
func (r *Search) Approach(b *Board, w *Walker, from, target Square, ranges []int, mp int) []Way {
	for _, every := range [2]bool{true, false} {
		goals := r.goals(b, w, from, target, ranges, every)
		if ways := r.To(b, w, from, &goals, mp); ways != nil {
			return ways
		}
		if len(ranges) < 2 {
			break
		}
	}
	return r.Nearby(b, w, from, target, mp)
}

// goals is where a figure may stop with a target in range of every attack or of any.
func (r *Search) goals(b *Board, w *Walker, from, target Square, ranges []int, every bool) Set {
	var goals Set
	for s := range Square(len(b.Fields) * cells) {
		if !b.Exists(s) || s != from && !w.stops(s) {
			continue
		}
		in := 0
		for _, far := range ranges {
			if b.InRange(s, target, far) {
				in++
			}
		}
		if in == len(ranges) && in > 0 || in > 0 && !every || len(ranges) == 0 && b.Adjacent(s, target) {
			goals.Add(s)
		}
	}
	return goals
}

// To finds the cheapest ways to any of the goals, of those the ones with the fewest effects, as far as the MP last; if
// they do not suffice, the last square of the way on which the figure can stop (HE-RULING-79). If it stands on a goal
// it stays. If it can come to none it is nil.
func (r *Search) To(b *Board, w *Walker, from Square, goals *Set, mp int) []Way {
	if goals.Has(from) {
		return r.stay()
	}
	r.explore(b, w, from, Apart, nil, goals, false)
	var ends Set
	cost, effects := int16(Apart), int16(0)
	for _, s := range r.order {
		if !goals.Has(s) || r.cost[s] > cost {
			continue
		}
		if r.cost[s] < cost || r.effects[s] < effects {
			cost, effects, ends = r.cost[s], r.effects[s], Set{}
		}
		if r.effects[s] == effects {
			ends.Add(s)
		}
	}
	if cost == Apart {
		return nil
	}
	return r.list(b, w, from, &ends, mp, true)
}

// Nearby finds the ways to the free square, of those that can be reached, from which the target would be reached at
// the least cost if nobody stood in the way (HE-RULING-80).
func (r *Search) Nearby(b *Board, w *Walker, from, target Square, mp int) []Way {
	r.run(b, w, from, Apart)
	reach := append(r.near[:0], r.order...)
	r.near = reach
	ghost := *w
	ghost.Blocked = Set{}
	r.run(b, &ghost, target, Apart) // a step costs the same both ways
	var goals Set
	least := int16(Apart)
	for _, s := range reach {
		if r.cost[s] == unseen || s != from && !w.stops(s) || r.cost[s] > least {
			continue
		}
		if r.cost[s] < least {
			least, goals = r.cost[s], Set{}
		}
		goals.Add(s)
	}
	if least == Apart {
		return r.stay()
	}
	return r.To(b, w, from, &goals, mp)
}

// Away finds the ways to the squares within reach from which the target would be the most expensive to reach if nobody
// stood in the way.
func (r *Search) Away(b *Board, w *Walker, from, target Square, mp int) []Way {
	r.run(b, w, from, mp)
	reach := append(r.near[:0], r.order...)
	r.near = reach
	ghost := *w
	ghost.Blocked = Set{}
	r.run(b, &ghost, target, Apart)
	var goals Set
	most := unseen
	for _, s := range reach {
		if r.cost[s] < most || s != from && !w.stops(s) {
			continue
		}
		if r.cost[s] > most {
			most, goals = r.cost[s], Set{}
		}
		goals.Add(s)
	}
	return r.To(b, w, from, &goals, mp)
}

// MakeRoom finds the ways by which somebody who must leave a square goes to the nearest free one, counted in squares
// (HE-NPC-02 to HE-NPC-04, HE-RULING-16, HE-RULING-58). If there is none it is nil.
func (r *Search) MakeRoom(b *Board, w *Walker, from Square) []Way {
	light := *w
	light.Light = true
	r.run(b, &light, from, Apart)
	var ends Set
	least := int16(Apart)
	for _, s := range r.order {
		if s != from && w.stops(s) && r.cost[s] <= least {
			least = r.cost[s]
			ends.Add(s)
		}
	}
	if least == Apart {
		return nil
	}
	return r.list(b, &light, from, &ends, int(least), false)
}

// Blocking are the squares with somebody who keeps a figure from going on, wherever it comes from its square
// (HE-RULING-58).
func (r *Search) Blocking(b *Board, w *Walker, from Square) (squares Set) {
	r.run(b, w, from, Apart)
	for _, s := range r.order {
		for d := North; d <= Passage; d++ {
			if step, why := b.Ahead(w, s, d); why == Enemy {
				squares.Add(step.To)
			}
		}
	}
	return squares
}

func (r *Search) stay() []Way {
	r.ways = append(r.ways[:0], Way{})
	return r.ways
}

// list makes a list of the cheapest ways to the ends: all of them, or with sparing only those with the fewest effects.
// Ways with the same end on which nothing happens are one.
func (r *Search) list(b *Board, w *Walker, from Square, ends *Set, mp int, sparing bool) []Way {
	r.mark(b, w, ends, sparing)
	r.ways, r.pool, r.way = r.ways[:0], r.pool[:0], r.way[:0]
	r.follow(b, w, from, from, ends, Way{}, mp, sparing)
	return r.ways
}

// tight says whether a step from s is part of a cheapest way to where it leads.
func (r *Search) tight(w *Walker, s Square, step Step, sparing bool) bool {
	if r.cost[step.To] != r.cost[s]+int16(step.Cost) {
		return false
	}
	return !sparing || r.effects[step.To] == r.effects[s]+w.effects(step)
}

// mark finds the squares on cheapest ways to the ends, from the dearest to the cheapest.
func (r *Search) mark(b *Board, w *Walker, ends *Set, sparing bool) {
	r.useful = *ends
	for i := len(r.order) - 1; i >= 0; i-- {
		s := r.order[i]
		for d := North; d <= Passage; d++ {
			step, reason := b.Ahead(w, s, d)
			if reason == Clear && r.cost[step.To] != unseen && r.useful.Has(step.To) && r.tight(w, s, step, sparing) {
				r.useful.Add(s)
			}
		}
	}
}

// follow goes on along all cheapest ways, and notes each that ends: on an end, or where the MP do.
func (r *Search) follow(b *Board, w *Walker, from, s Square, ends *Set, y Way, mp int, sparing bool) {
	depth := len(r.way)
	went := false
	if !ends.Has(s) {
		for d := North; d <= Passage; d++ {
			step, reason := b.Ahead(w, s, d)
			if reason != Clear || !r.useful.Has(step.To) || !r.tight(w, s, step, sparing) {
				continue
			}
			if y.Cost+step.Cost > mp {
				continue
			}
			went = true
			r.way = append(r.way, step.To)
			next := Way{Cost: y.Cost + step.Cost, Effects: y.Effects + int(w.effects(step))}
			r.follow(b, w, from, step.To, ends, next, mp, sparing)
			r.way = r.way[:depth]
		}
		if went && !r.short(b, w, s, y.Cost, mp, sparing) {
			return
		}
	}
	r.note(b, w, from)
}

// short says whether some cheapest way goes on from s by a step that the MP left do not pay.
func (r *Search) short(b *Board, w *Walker, s Square, spent, mp int, sparing bool) bool {
	for d := North; d <= Passage; d++ {
		step, reason := b.Ahead(w, s, d)
		if reason == Clear && r.useful.Has(step.To) && r.tight(w, s, step, sparing) && spent+step.Cost > mp {
			return true
		}
	}
	return false
}

// note adds the way gone to the list, back to the last square where the figure can stop, unless there is one that
// comes to the same.
func (r *Search) note(b *Board, w *Walker, from Square) {
	path := r.way
	for len(path) > 0 && !w.stops(path[len(path)-1]) {
		path = path[:len(path)-1]
	}
	y, eventful := r.weigh(b, w, from, path)
	for i := range r.ways {
		o := &r.ways[i]
		if slices.Equal(o.Path, path) || !eventful && o.End(from) == y.End(from) && r.calm(w, o) {
			return
		}
	}
	start := len(r.pool)
	r.pool = append(r.pool, path...)
	y.Path = r.pool[start:len(r.pool):len(r.pool)]
	r.ways = append(r.ways, y)
}

// weigh counts the cost and the effects of a path, and says whether anything happens on it.
func (r *Search) weigh(b *Board, w *Walker, from Square, path []Square) (y Way, eventful bool) {
	s := from
	for _, to := range path {
		for d := North; d <= Passage; d++ {
			step, reason := b.Ahead(w, s, d)
			if reason == Clear && step.To == to {
				y.Cost += step.Cost
				y.Effects += int(w.effects(step))
				break
			}
		}
		eventful = eventful || w.Events.Has(to)
		s = to
	}
	y.Path = path
	return y, eventful || y.Effects > 0
}

// calm says whether nothing happens on a way.
func (r *Search) calm(w *Walker, y *Way) bool {
	for _, s := range y.Path {
		if w.Events.Has(s) {
			return false
		}
	}
	return y.Effects == 0
}

// Victims adds to those given the indexes of the candidates that an attack from a square hits and that are nearest to
// it, counted as for range (HE-RULING-81): more than one if they are equally near, none if nobody is in range and in
// sight.
func (b *Board) Victims(from Square, candidates []Square, far int, nearest []int) []int {
	start, least := len(nearest), Apart
	for i, s := range candidates {
		if !b.InRange(from, s, far) {
			continue
		}
		switch d := b.Distance(from, s); {
		case d < least:
			nearest, least = append(nearest[:start], i), d
		case d == least:
			nearest = append(nearest, i)
		}
	}
	return nearest
}

// FreeNear adds to those given the free squares nearest to a square, itself if it is free, whoever stands on the way:
// where somebody is put for whom no room can be made (HE-RULING-58).
func (r *Search) FreeNear(b *Board, w *Walker, from Square, found []Square) []Square {
	ghost := Walker{Light: true}
	var free Set
	for s := range Square(len(b.Fields) * cells) {
		if b.Exists(s) && w.stops(s) {
			free.Add(s)
		}
	}
	r.explore(b, &ghost, from, Apart, nil, &free, false)
	for _, s := range r.order {
		if free.Has(s) {
			found = append(found, s)
		}
	}
	return found
}
