package table

import (
	"errors"
	"fmt"
	"math"
	"runtime/debug"
)

// run plays one step from the record: entries answer its questions, and where they end it stops.
type run struct {
	t       *Table
	g       Game
	freer   Freer // nil for a game without free actions
	step    int32
	entries []*Entry
	pos     int // of the next entry on the main line

	check func(*Entry, Chance) error // examines chance in the record
	live  func(Chance) (int, error)  // decides chance that is not in the record; nil: there must be none
	fresh []*Entry                   // chance decided in this run

	look   bool   // the run is for reading: asks are built whole
	focus  bool   // of the open All only one seat's lane is run
	onward bool   // past the record, answers are given in place
	first  bool   // none has been given yet
	only   Seat   // whose lane, in a focus or when playing onward
	open   int16  // the All that is open then; 0 for none
	deals  []deal // where the unseen cards are dealt anew on the way
	dealer *dealer

	pending []pending
	asks    []*Ask

	q     int16 // questions put on the main line
	at    int16 // boundaries passed on the main line
	alls  int16 // Alls begun
	joins int   // Alls of two or more seats that all have answered
	early bool  // somebody learned something before the step's first entry
	block int   // end of the entries of the open All
	shown bool  // a lane of it has shown something to others

	lanePos       int
	laneQ, laneAt int16 // as q and at, in the lane being run

	still    bool // the game reads, or does a free action: it may ask nothing and roll nothing
	stopping bool // a question waits, and the step is being left
}

// pending is a question that waits.
type pending struct {
	seat   Seat
	all    int16
	q      int16
	prompt *Prompt
	window bool
	at     int16 // the boundary at which it was opened
}

// A misfit is a record that does not fit the game as it is played.
type misfit struct{ msg string }

func (m *misfit) Error() string { return m.msg }

func (r *run) misfit(format string, args ...any) error {
	return &misfit{fmt.Sprintf(format, args...)}
}

// play runs the step. It reports whether the step was finished; the error is a misfit or a bug of the game.
func (r *run) play() (done bool, err error) {
	t := r.t
	t.run, t.guarded, t.careful = r, true, true
	t.opts, t.frames, t.rules, t.denials, t.told = t.opts[:0], t.frames[:0], t.rules[:0], t.denials[:0], t.told[:0]
	t.lane, t.scopes, t.floor, t.quit = Nobody, 0, 0, 0
	defer func() {
		t.run, t.guarded, t.careful = nil, false, false
		t.opts, t.frames, t.rules, t.denials = t.opts[:0], t.frames[:0], t.rules[:0], t.denials[:0]
		switch x := recover(); x {
		case nil:
		case suspended:
			done = false
		default:
			done = false
			if e, ok := x.(error); ok && (errors.As(e, new(*misfit)) || errors.Is(e, errChance)) {
				err = e
				return
			}
			err = &broken{x, debug.Stack()}
		}
	}()
	r.g.Step(t)
	if n := len(t.frames); n > 0 {
		panic(misuse("question %q was opened and never asked", t.frames[n-1].menu.prompt.Kind))
	}
	if r.pos < len(r.entries) {
		return false, r.misfit("the step ended, but the log goes on with %s", r.entries[r.pos].what())
	}
	return true, nil
}

// broken is a panic of the game's.
type broken struct {
	what  any
	stack []byte
}

func (b *broken) Error() string { return fmt.Sprintf("%v: %v", ErrBroken, b.what) }
func (b *broken) Unwrap() error { return ErrBroken }

// Stack is where in its code a game broke, if that is what the error says.
func Stack(err error) string {
	if b := (*broken)(nil); errors.As(err, &b) {
		return string(b.stack)
	}
	return ""
}

// suspend leaves the step, because a question waits.
func (r *run) suspend() {
	r.stopping = true
	panic(suspended)
}

// next is the entry that comes next for the main line or for the lane being run, or nil.
func (r *run) next() *Entry {
	if r.t.lane == Nobody {
		if r.pos < len(r.entries) {
			return r.entries[r.pos]
		}
		return nil
	}
	for ; r.lanePos < r.block; r.lanePos++ {
		if e := r.entries[r.lanePos]; e.Seat == r.t.lane {
			return e
		}
	}
	return nil
}

// used is how many entries lie before the one that next gives.
func (r *run) used() int {
	if r.t.lane == Nobody {
		return r.pos
	}
	return r.lanePos
}

// take goes on to the entry after.
func (r *run) take() {
	if r.t.lane == Nobody {
		r.pos++
	} else {
		r.lanePos++
	}
}

// border marks the last entry used: nothing before it can be taken back.
func (r *run) border() {
	if r.onward {
		return // what is learned there, nobody has learned
	}
	if r.t.lane != Nobody {
		for i := r.lanePos - 1; i >= r.pos; i-- {
			if r.entries[i].Seat == r.t.lane {
				r.entries[i].fate |= border
				return
			}
		}
	}
	if r.pos > 0 {
		r.entries[r.pos-1].fate |= border
	} else {
		r.early = true
	}
}

// boundary is the place where the world may change before a question is put.
func (r *run) boundary() {
	r.noisy("a question")
	at := r.place()
	*at++
	for _, d := range r.deals {
		if d.at == *at && d.all == r.within() && (d.all == 0 || d.seat == r.t.lane) {
			r.frees(*at, d.behind)
			if r.dealer == nil {
				r.dealer = newDealer(r.g)
			}
			r.dealer.deal(d.seat, d.seed)
		}
	}
	r.frees(*at, len(r.entries))
}

// place is how many boundaries have been passed on the main line, or in the lane being run. A free action says at which it
// arrived, for others may have been passed before it without a question being put.
func (r *run) place() *int16 {
	if r.t.lane == Nobody {
		return &r.at
	}
	return &r.laneAt
}

// within is the All whose lane is being run, or 0.
func (r *run) within() int16 {
	if r.t.lane == Nobody {
		return 0
	}
	return r.alls
}

// quietly lets the game read what may be done, or do a free action.
func (r *run) quietly(f func()) {
	floor := r.t.floor
	r.still, r.t.floor = true, Mark(r.t.scopes)
	f()
	r.still, r.t.floor = false, floor
}

// noisy complains where the game is to be quiet.
func (r *run) noisy(what string) {
	if r.still {
		panic(misuse("%s inside a free action, or while options are read", what))
	}
}

// laneEnd is the place of what is done after one's lane, or beside an All.
const laneEnd = math.MaxInt16

// frees does the free actions that arrived at this place, those among the first entries of the step.
func (r *run) frees(at int16, first int) {
	for {
		e := r.next()
		if e == nil || r.used() >= first || e.Kind != KindFree || e.Q != at || e.All != r.within() {
			return
		}
		if r.freer == nil || int(e.Seat) >= r.g.Seats() {
			panic(r.misfit("a free action of seat %d, but this game has none", e.Seat))
		}
		o := e.Set[0]
		m := r.freeMenu(e.Seat)
		fits := has(r.t.opts[m.from:], o)
		m.close()
		if !fits {
			panic(r.misfit("seat %d can't do %q now", e.Seat, Key(r.g.Verbs(), o)))
		}
		r.take()
		r.quietly(func() { r.freer.DoFree(r.t, e.Seat, o) })
	}
}

var freePrompt = Prompt{Kind: "free"}

// freeMenu is what the seat may do at any time; it is read and closed, never asked.
func (r *run) freeMenu(s Seat) Menu {
	m := r.t.shut(s, &freePrompt, nil)
	r.quietly(func() { r.freer.Free(s, &m) })
	return m
}

func has(options []Option, o Option) bool {
	for _, x := range options {
		if x == o {
			return true
		}
	}
	return false
}

// ordinal is the number of the question now put, within the step or the lane.
func (r *run) ordinal() *int16 {
	if r.t.lane == Nobody {
		return &r.q
	}
	return &r.laneQ
}

// fits reports whether the entry answers the question now put. One that says otherwise who may read the answer is no entry of it.
func (r *run) fits(e *Entry, kind Kind, p *Prompt) bool {
	if e.Kind != kind || e.Name != p.Kind || e.Q != *r.ordinal() || e.All != r.within() {
		return false
	}
	if e.Secret != p.Secret {
		panic(r.misfit("question %d (%q): the answer of the log is secret: %t; the question's: %t", e.Q, p.Kind, e.Secret, p.Secret))
	}
	return true
}

// answer is the next entry if it answers the question, or nil if the record ends here.
func (r *run) answer(m *Menu) *Entry {
	e := r.next()
	if e == nil {
		return nil
	}
	q := *r.ordinal()
	if e.Seat != m.seat || !r.fits(e, KindAsk, m.prompt) {
		panic(r.misfit("question %d asks seat %d for %q, but the log holds %s", q, m.seat, m.prompt.Kind, e.what()))
	}
	for _, o := range e.Set {
		if !has(m.t.opts[m.from:], o) {
			panic(r.misfit("question %d (%q) to seat %d does not offer %q", q, m.prompt.Kind, m.seat, Key(r.g.Verbs(), o)))
		}
	}
	r.take()
	*r.ordinal()++
	return e
}

func (r *run) ask(m *Menu) Option {
	e := r.answer(m)
	if e == nil {
		if r.onward {
			r.first = false
			return m.t.opts[int(m.from)+m.t.pick(m.seat, m.prompt, m.t.opts[m.from:])]
		}
		r.wait(m, 1, 1, false)
		r.suspend()
	}
	if len(e.Set) != 1 {
		panic(r.misfit("question %d (%q) to seat %d wants one answer, not %d", e.Q, m.prompt.Kind, m.seat, len(e.Set)))
	}
	return e.Set[0]
}

func (r *run) askSome(m *Menu, min, max int) []Option {
	e := r.answer(m)
	if e == nil {
		if r.onward {
			r.first = false
			return m.pickSome(min, max)
		}
		r.wait(m, min, max, false)
		r.suspend()
	}
	set := m.ordered(e.Set)
	if len(set) != len(e.Set) || len(set) < min || len(set) > max {
		panic(r.misfit("question %d (%q) to seat %d wants %d to %d different answers, not %d", e.Q, m.prompt.Kind, m.seat, min, max, len(e.Set)))
	}
	return set
}

// wait notes that the question waits.
func (r *run) wait(m *Menu, min, max int, window bool) {
	r.pending = append(r.pending, pending{
		seat: m.seat, all: r.within(), q: *r.ordinal(), at: *r.place(), prompt: m.prompt, window: window,
	})
	if !r.look {
		return
	}
	a := &Ask{Seat: m.seat, Prompt: m.prompt, About: m.frame().about, Min: min, Max: max, Pass: window, Lane: r.t.lane != Nobody}
	a.Options, a.Denied = m.read()
	r.asks = append(r.asks, a)
}
