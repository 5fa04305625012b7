package lab

import (
	"slices"

	"waystation/table"
)

// Lens is what a game's drama is looked at through: a judge that says what share of winning each seat can expect, and
// the moments at which it may be asked, where no seat is ahead just because the others have yet to move.
type Lens struct {
	Shares func(g table.Game, shares []float64)
	Quiet  func(g table.Game) bool
}

// drama is how a game went for those who played it.
type drama struct {
	Moments int `json:"moments"` // quiet ones
	Leads   int `json:"leads"`   // how often another seat was ahead than at the moment before
	// Favoured is what part of the win the seat has that was ahead at half time, in shares.
	Favoured int64 `json:"favoured"`
	Choices  int   `json:"choices"` // questions with more than one answer
	Options  int   `json:"options"` // of all these
	// Waits is how often others chose so many times between two choices of a seat, if at all.
	Waits map[int]int `json:"waits,omitempty"`
	// Kinds is by kind of option in how many questions it was offered, and taken.
	Kinds map[string][2]int `json:"offered,omitempty"`
}

// longest is the longest wait.
func (d *drama) longest() int {
	most := 0
	for wait := range d.Waits {
		most = max(most, wait)
	}
	return most
}

// watcher watches a game as it is played. It decides nothing: it asks somebody else.
type watcher struct {
	table.Decider
	lens   *Lens
	verbs  []string
	drama  drama
	shares []float64
	ahead  []table.Seat // at each quiet moment
	chose  int          // choices so far
	last   []int        // by seat: the number of its last choice, from 1; 0: none yet
}

func newWatcher(lens *Lens, g table.Game, d table.Decider) *watcher {
	return &watcher{
		Decider: d, lens: lens, verbs: g.Verbs(), shares: make([]float64, g.Seats()), last: make([]int, g.Seats()),
		drama: drama{Waits: map[int]int{}, Kinds: map[string][2]int{}},
	}
}

// Pick has a question answered and notes it, if there is a choice.
func (w *watcher) Pick(s table.Seat, p *table.Prompt, options []table.Option) int {
	taken := w.Decider.Pick(s, p, options)
	if len(options) > 1 {
		w.note(s, p, options, taken)
	}
	return taken
}

// note notes a choice.
func (w *watcher) note(s table.Seat, p *table.Prompt, options []table.Option, taken int) {
	w.chose++
	if before := w.last[s]; before > 0 && w.chose > before+1 {
		w.drama.Waits[w.chose-before-1]++
	}
	w.last[s] = w.chose
	w.drama.Choices++
	w.drama.Options += len(options)
	w.kinds(p, options, taken)
}

// Hear passes on what a question is about.
func (w *watcher) Hear(s table.Seat, p *table.Prompt, about [3]int16) {
	if h, hears := w.Decider.(table.Hearer); hears {
		h.Hear(s, p, about)
	}
}

// PickSome has a question of several options answered, and notes what is taken of it one by one.
func (w *watcher) PickSome(a *table.Ask) []table.Option {
	h, hears := w.Decider.(table.Hearer)
	if !hears {
		return nil
	}
	set := h.PickSome(a)
	if len(a.Options) < 2 {
		return set
	}
	options := make([]table.Option, len(a.Options))
	for i := range a.Options {
		options[i] = a.Options[i].Option
	}
	for _, o := range set {
		w.note(a.Seat, a.Prompt, options, slices.Index(options, o))
	}
	return set
}

// kinds notes what kinds of options a question had. Several of a kind count as one.
func (w *watcher) kinds(p *table.Prompt, options []table.Option, taken int) {
	var seen [256]bool
	for _, o := range options {
		if seen[o.Verb] {
			continue
		}
		seen[o.Verb] = true
		kind := p.Kind + ": " + table.Key(w.verbs, table.Option{Verb: o.Verb})
		n := w.drama.Kinds[kind]
		n[0]++
		if o.Verb == options[taken].Verb {
			n[1]++
		}
		w.drama.Kinds[kind] = n
	}
}

// look notes who is ahead, if the moment is quiet. Where several are, it is who was ahead before, or the first.
func (w *watcher) look(g table.Game) {
	if len(w.shares) < 2 || w.lens.Shares == nil || !w.lens.Quiet(g) {
		return
	}
	w.lens.Shares(g, w.shares)
	ahead := table.Seat(0)
	if n := len(w.ahead); n > 0 {
		ahead = w.ahead[n-1]
	}
	for s, x := range w.shares {
		if x > w.shares[ahead] {
			ahead = table.Seat(s)
		}
	}
	w.ahead = append(w.ahead, ahead)
}

// end is what was noted of a game that these have won.
func (w *watcher) end(winners table.Seats) *drama {
	d := &w.drama
	d.Moments = len(w.ahead)
	for i := 1; i < len(w.ahead); i++ {
		if w.ahead[i] != w.ahead[i-1] {
			d.Leads++
		}
	}
	if d.Moments > 0 && winners.Has(w.ahead[d.Moments/2]) {
		d.Favoured = won(winners, share)
	}
	return d
}
