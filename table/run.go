package table

import (
	"errors"
	"fmt"
	"math"
	"runtime/debug"
)

// # Who panics, and who catches
//
// A step is left in the middle by panic, for a game's code is straight and has nowhere to return to. There are four
// causes:
//
//	suspended   a question waits: run.suspend        caught by run.play, and by run.laneRuns, which goes on to the
//	                                                 next lane
//	quitting    a rule leaves a scope: Table.Quit    caught by the Table.Scope that is left; lanes are never left so
//	sealed      an imagined world meets sealed       caught by run.play, which ends the visit there
//	            content: Table.unseal
//	an error    the record does not fit (misfit), the result of chance is wrong (errChance), the game misuses
//	            the table (misuse), or the game's own code breaks: caught by run.play, and by Traveller.Visit where a
//	            step is played in place, and returned as an error. A misfit stays what it is; all else is ErrBroken,
//	            with its stack.
//
// In place (InPlace) only scopes catch; a bug of the game's goes up to whoever plays. Nobody else in this package
// recovers.

// run plays one step from the record: entries answer its questions, and where they end it stops.
type run struct {
	t       *Table
	g       Game
	freer   Freer // nil for a game without free actions
	entries []*Entry
	pos     int // of the next entry on the main line
	step    int32
	mode    mode // imagining, recording or reading
	brief   bool // questions are kept for who reads them in brief, though nobody reads along
	live    bool // what is not in the record yet is decided (Table.fortune); otherwise there must be nothing
	began   bool // imagining: the first question has been answered in place

	pure         bool // the game reads, or does a free action: it may ask nothing and roll nothing
	stopping     bool // a question waits, and the step is being left
	learnedEarly bool // somebody learned something before the step's first entry
	shown        bool // a lane of the open All has shown something to others

	who Seat // imagining: whose question is the first to be answered in place
	// reading, imagining: the seats of the lane in which the reader is. Reading, only it is run; imagining, it goes
	// first
	only Seats
	open int16 // the All of which that is a lane; 0 for none

	q             int16 // questions put on the main line
	at            int16 // boundaries passed on the main line
	alls          int16 // Alls begun
	laneQ, laneAt int16 // as q and at, in the lane being run
	joins         int   // Alls of several groups that all have answered
	calls         int32 // of the table by the game
	block         int   // end of the entries of the open All
	lanePos       int

	check  func(*Entry, Chance) error // examines chance in the record
	fresh  []*Entry                   // chance decided and content opened in this run
	deals  []deal                     // where the unseen cards are dealt anew on the way
	dealer *dealer

	pending []pending
	groups  []Seats // of the open All
	asks    []*Ask
}

// The most that one step may do, and a match may hold. A game that does more is lost in a loop: its answer is refused,
// and the match stands as it was.
const (
	maxStepEntries = 10_000
	maxStepTales   = 20_000
	maxStepCalls   = 1_000_000
	maxEntries     = 200_000 // as many as a file may hold
)

// called counts a call of the table by the game. It is small enough to be laid out where it is called.
func (r *run) called() {
	r.calls++
	if r.calls > maxStepCalls || len(r.entries) > maxStepEntries {
		r.lost()
	}
}

// lost complains of a step that does too much.
func (r *run) lost() {
	switch {
	case r.calls > maxStepCalls:
		panic(misuse("the step calls the table more than %d times", maxStepCalls))
	case len(r.t.told) > maxStepTales:
		panic(misuse("the step tells more than %d tales", maxStepTales))
	}
	panic(misuse("the step takes more than %d entries", maxStepEntries))
}

// pending is a question that waits.
type pending struct {
	seat   Seat
	lane   Seats // the seats of the lane in which it waits; none on the main line
	all    int16
	q      int16
	prompt *Prompt
	pass   bool  // the seat may pass
	at     int16 // the boundary at which it was opened
}

// A misfit is a record that does not fit the game as it is played.
type misfit struct {
	msg  string
	used int // entries of the step that fit
}

func (m *misfit) Error() string { return m.msg }

func (r *run) misfit(format string, args ...any) error {
	return &misfit{fmt.Sprintf(format, args...), r.used()}
}

// play runs the step. It reports whether the step was finished; the error is a misfit or a bug of the game.
func (r *run) play() (done bool, err error) {
	t := r.t
	t.run, t.mode = r, r.mode
	t.clear()
	t.told = t.told[:0]
	defer func() {
		t.run, t.mode = nil, playing
		t.clear()
		if x := recover(); x != nil {
			done, err = false, failure(x)
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

// clear closes all that may have been left open.
func (t *Table) clear() {
	t.opts, t.frames, t.rules, t.denials = t.opts[:0], t.frames[:0], t.rules[:0], t.denials[:0]
	t.caps, t.scopes = t.caps[:0], t.scopes[:0]
	t.lane, t.floor, t.quit = 0, 0, 0
}

// errSealed ends a visit to an imagined world: what comes next stands on a side that nobody may read there.
var errSealed = errors.New("what comes next is sealed")

// failure is the error of a panic out of a step; nil where a question waits.
func failure(x any) error {
	switch x {
	case suspended:
		return nil
	case sealed:
		return errSealed
	}
	if e, ok := x.(error); ok && (errors.As(e, new(*misfit)) || errors.Is(e, errChance)) {
		return e
	}
	return &broken{x, debug.Stack()}
}

// broken is a panic of the game's.
type broken struct {
	what  any
	stack []byte
}

func (b *broken) Error() string { return fmt.Sprintf("%v: %v", ErrBroken, b.what) }
func (b *broken) Unwrap() error { return ErrBroken }

// Stack is where in its code a game broke, for the log of whoever runs it; empty for any other error.
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
	if r.t.lane == 0 {
		if r.pos < len(r.entries) {
			return r.entries[r.pos]
		}
		return nil
	}
	for ; r.lanePos < r.block; r.lanePos++ {
		if e := r.entries[r.lanePos]; e.Who == r.t.lane {
			return e
		}
	}
	return nil
}

// used is how many entries lie before the one that next gives.
func (r *run) used() int {
	if r.t.lane == 0 {
		return r.pos
	}
	return r.lanePos
}

// take goes on to the entry after.
func (r *run) take() {
	if r.t.lane == 0 {
		r.pos++
	} else {
		r.lanePos++
	}
}

// border marks the last entry used: nothing before it can be taken back.
func (r *run) border() {
	if r.mode == imagining {
		return // what is learned there, nobody has learned
	}
	if r.t.lane != 0 {
		for i := r.lanePos - 1; i >= r.pos; i-- {
			if r.entries[i].Who == r.t.lane {
				r.entries[i].status |= border
				return
			}
		}
	}
	if r.pos > 0 {
		r.entries[r.pos-1].status |= border
	} else {
		r.learnedEarly = true
	}
}

// boundary is the place where the world may change before a question is put.
func (r *run) boundary() {
	r.called()
	r.impure("a question")
	at := r.place()
	if *at == laneEnd-1 {
		panic(misuse("the step puts more than %d questions", laneEnd-1))
	}
	*at++
	for _, d := range r.deals {
		if d.at == *at && d.all == r.within() && (d.all == 0 || r.t.lane.Has(d.seat)) {
			r.frees(*at, d.behind)
			if r.dealer == nil {
				r.dealer = newDealer(r.g)
			}
			r.dealer.deal(d.seat, d.seed)
		}
	}
	if e := r.next(); e != nil && e.Kind == KindFree {
		r.frees(*at, len(r.entries))
	}
}

// place is how many boundaries have been passed on the main line, or in the lane being run. A free action says at which
// it arrived, for others may have been passed before it without a question being put.
func (r *run) place() *int16 {
	if r.t.lane == 0 {
		return &r.at
	}
	return &r.laneAt
}

// within is the All whose lane is being run, or 0.
func (r *run) within() int16 {
	if r.t.lane == 0 {
		return 0
	}
	return r.alls
}

// purely lets the game read what may be done, or do a free action.
func (r *run) purely(f func()) {
	floor := r.t.floor
	r.pure, r.t.floor = true, len(r.t.scopes)
	f()
	r.pure, r.t.floor = false, floor
}

// impure complains where the game is only to read.
func (r *run) impure(what string) {
	if r.pure {
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
		r.purely(func() { r.freer.DoFree(r.t, e.Seat, o) })
	}
}

var freePrompt = Prompt{Kind: "free"}

// freeMenu is what the seat may do at any time; it is read and closed, never asked.
func (r *run) freeMenu(s Seat) Menu {
	m := r.t.openToRead(s, &freePrompt, nil)
	r.purely(func() { r.freer.Free(s, &m) })
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
	if r.t.lane == 0 {
		return &r.q
	}
	return &r.laneQ
}

// fits reports whether the entry answers the question now put. One that says otherwise who may read the answer is no
// entry of it.
func (r *run) fits(e *Entry, kind Kind, p *Prompt) bool {
	if e.Kind != kind || e.Name != p.Kind || e.Q != *r.ordinal() || e.All != r.within() {
		return false
	}
	if e.Secret != p.Secret {
		panic(r.misfit("question %d (%q): the answer of the log is secret: %t; the question's: %t", e.Q, p.Kind,
			e.Secret, p.Secret))
	}
	return true
}

// answer is the recorded answer to the question, or nil if the record ends here.
func (r *run) answer(m *Menu, w want) *Entry {
	e := r.next()
	if e == nil {
		return nil
	}
	q := *r.ordinal()
	if e.Seat != m.seat || !r.fits(e, KindAsk, m.prompt) {
		panic(r.misfit("question %d asks seat %d for %q, but the log holds %s", q, m.seat, m.prompt.Kind, e.what()))
	}
	if !m.plain(e, w) {
		if err := m.check(e, w, r.g); err != nil {
			panic(r.misfit("question %d (%q) to seat %d %v", q, m.prompt.Kind, m.seat, err))
		}
	}
	r.take()
	*r.ordinal()++
	return e
}

// ask is one option, answered by the record or, beyond it in an imagined world, in place.
func (r *run) ask(m *Menu) Option {
	if e := r.answer(m, one); e != nil {
		return e.Set[0]
	}
	if r.mode != imagining {
		r.wait(m, one, false)
		r.suspend()
	}
	r.began = true
	return m.t.opts[int(m.from)+m.t.pick(m.seat, m.prompt, m.t.opts[m.from:])]
}

// askSome is several options, as ask.
func (r *run) askSome(m *Menu, w want) []Option {
	if e := r.answer(m, w); e != nil {
		return m.ordered(e.Set)
	}
	if r.mode != imagining {
		r.wait(m, w, false)
		r.suspend()
	}
	r.began = true
	return m.pickSome(w)
}

// wait notes that the question waits.
func (r *run) wait(m *Menu, w want, pass bool) {
	r.pending = append(r.pending, pending{
		seat: m.seat, lane: r.t.lane, all: r.within(), q: *r.ordinal(), at: *r.place(), prompt: m.prompt, pass: pass,
	})
	if r.mode != reading && !r.brief {
		return
	}
	a := &Ask{
		Seat: m.seat, Prompt: m.prompt, About: m.frame().about, Min: w.least, Max: w.most, Amounts: w.amounts,
		Pass: pass, Lane: r.t.lane,
	}
	if r.mode == reading {
		a.Options, a.Denied = m.read()
	} else {
		a.Options = m.options()
	}
	if w.amounts {
		for i := range a.Options {
			a.Options[i].Most = r.t.most(int(m.from)+i, w)
		}
	}
	r.asks = append(r.asks, a)
}
