package aec

import "waystation/table"

// question is what the selected agent is asked, as its actions answer it: an answer of several options is given one
// option after the other.
type question struct {
	ask   *table.Ask
	free  bool
	taken []int // how often each option has been taken
	count int
	page  int
	all   []choice
	shown []choice // the page of it that is offered: an action is an index into it
}

// choice is one thing that can be picked.
type choice struct {
	kind choiceKind
	at   int // of an option its place in the question, of what needs no turn in its list
}

type choiceKind uint8

const (
	takeOption choiceKind = iota
	passOn
	enough   // no more options are wanted
	freely   // what needs no turn
	turnPage // the next of what does not fit
)

// ask1 is a question of which nothing has been answered.
func ask1(a *table.Ask, free bool) question {
	q := question{ask: a, free: free, taken: make([]int, len(a.Options))}
	q.lay()
	return q
}

// lay lays out what can be picked next.
func (q *question) lay() {
	a := q.ask
	q.all = make([]choice, 0, len(a.Options)+2)
	for i := range a.Options {
		if q.taken[i] < max(1, a.Options[i].Most) {
			q.all = append(q.all, choice{takeOption, i})
		}
	}
	if !q.plain() && q.count >= a.Min {
		q.all = append(q.all, choice{enough, 0})
	}
	if a.Pass && q.count == 0 {
		q.all = append(q.all, choice{passOn, 0})
	}
	if q.free && q.count == 0 {
		for i := range a.Free {
			q.all = append(q.all, choice{freely, i})
		}
	}
	q.page = 0
	q.show()
}

// plain reports whether exactly one option is wanted.
func (q *question) plain() bool { return q.ask.Min == 1 && q.ask.Max == 1 }

// show shows a page of what can be picked: all of it where that fits.
func (q *question) show() {
	q.shown = q.all
	if len(q.all) <= Width {
		return
	}
	const size = Width - 1
	from := q.page * size
	to := min(from+size, len(q.all))
	q.shown = append(q.all[from:to:to], choice{turnPage, 0})
}

// take takes what is offered at a place. It returns the answer when it is whole, and whether it needs no turn; nil
// while more is to be picked.
func (q *question) take(action int) (answer []table.Option, free bool) {
	c := q.shown[action]
	switch c.kind {
	case passOn:
		return []table.Option{table.Pass}, false
	case freely:
		return []table.Option{q.ask.Free[c.at].Option}, true
	case enough:
		return q.set(), false
	case turnPage:
		if q.page++; q.page*(Width-1) >= len(q.all) {
			q.page = 0
		}
		q.show()
		return nil, false
	}
	q.taken[c.at]++
	q.count++
	if q.count >= q.ask.Max || q.full() {
		return q.set(), false
	}
	q.lay()
	return nil, false
}

// full reports whether no option is left.
func (q *question) full() bool {
	for i := range q.ask.Options {
		if q.taken[i] < max(1, q.ask.Options[i].Most) {
			return false
		}
	}
	return true
}

// set is what has been taken, in the question's order; never nil.
func (q *question) set() []table.Option {
	set := []table.Option{}
	for i, n := range q.taken {
		for ; n > 0; n-- {
			set = append(set, q.ask.Options[i].Option)
		}
	}
	return set
}
