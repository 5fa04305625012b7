package table

import (
	"errors"
	"fmt"
	"math"
)

// run plays one step from the record: entries answer its questions, and where they end it stops.
type run struct {
	t       *Table
	g       Game
	freer   Freer // nil for a game without free actions
	entries []*Entry
	pos     int // of the next entry on the main line

	check func(*Entry, Chance) error // examines chance in the record
	live  func(Chance) (int, error)  // decides chance that is not in the record; nil: there must be none
	fresh []*Entry                   // chance decided in this run

	focus   bool  // of the open All only one seat's lane is run
	only    Seat  // which
	look    bool  // the run is for reading: asks are built whole
	deal    *deal // the unseen cards are dealt anew on the way
	bounds  int   // boundaries passed so far
	onward  bool  // past the record, answers are given in place
	open    int16 // the All that is open, in which a focus or playing onward keeps to one lane; 0 for none
	pending []pending
	asks    []*Ask

	q     int16 // questions put on the main line
	alls  int16 // Alls begun
	joins int   // Alls of two or more seats that all have answered
	early bool  // somebody learned something before the step's first entry
	block int   // end of the entries of the open All

	laneQ   int16
	lanePos int

	mainAt, laneAt int16 // boundaries passed on the main line, and in the lane being run

	freeing bool
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
	t.run, t.careful = r, true
	t.opts, t.frames, t.rules, t.denials, t.told = t.opts[:0], t.frames[:0], t.rules[:0], t.denials[:0], t.told[:0]
	t.lane, t.scopes, t.floor, t.quit = Nobody, 0, 0, 0
	defer func() {
		t.run, t.careful = nil, false
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
			err = fmt.Errorf("%w: %v", ErrBroken, x)
		}
	}()
	r.g.Step(t)
	if r.pos < len(r.entries) {
		return false, r.misfit("the step ended, but the log goes on with %s", r.entries[r.pos].what())
	}
	return true, nil
}

var errChance = errors.New("chance")

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
	if r.t.lane == Nobody {
		if r.pos > 0 {
			r.entries[r.pos-1].border = true
		} else {
			r.early = true
		}
		return
	}
	for i := r.lanePos - 1; i >= 0; i-- {
		if r.entries[i].Seat == r.t.lane {
			r.entries[i].border = true
			return
		}
	}
}

// boundary is the place where the world may change before a question is put.
func (r *run) boundary() {
	if r.freeing {
		return
	}
	*r.place()++
	r.frees(*r.place())
	r.bounds++
	if r.deal != nil && r.bounds == r.deal.at {
		Redeal(r.g, r.deal.seat, r.deal.seed)
	}
}

// place is how many boundaries have been passed on the main line, or in the lane being run. A free action says at which it
// arrived, for others may have been passed before it without a question being put.
func (r *run) place() *int16 {
	if r.t.lane == Nobody {
		return &r.mainAt
	}
	return &r.laneAt
}

// laneEnd is the place of what is done after one's lane, or beside an All.
const laneEnd = math.MaxInt16

// frees does the free actions that arrived at this place.
func (r *run) frees(at int16) {
	for {
		e := r.next()
		if e == nil || e.Kind != KindFree || e.Q != at {
			return
		}
		if r.freer == nil {
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
		r.freeing = true
		r.freer.DoFree(r.t, e.Seat, o)
		r.freeing = false
	}
}

var freePrompt = Prompt{Kind: "free"}

// freeMenu is what the seat may do at any time; it is read and closed, never asked.
func (r *run) freeMenu(s Seat) Menu {
	t := r.t
	t.push(nil, true)
	m := Menu{t, &freePrompt, int32(len(t.opts)), s}
	r.freer.Free(s, &m)
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

// answer is the next entry if it answers the question, or nil if the record ends here.
func (r *run) answer(m *Menu) *Entry {
	e := r.next()
	if e == nil {
		return nil
	}
	q := *r.ordinal()
	if e.Kind != KindAsk || e.Seat != m.seat || e.Name != m.prompt.Kind || e.Q != q {
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
			return m.t.opts[int(m.from)+m.t.pick(m.seat, m.prompt, m.t.opts[m.from:])]
		}
		r.wait(m, 1, 1, false)
		panic(suspended)
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
			return m.pickSome(min, max)
		}
		r.wait(m, min, max, false)
		panic(suspended)
	}
	set := m.ordered(e.Set)
	if len(set) != len(e.Set) || len(set) < min || len(set) > max {
		panic(r.misfit("question %d (%q) to seat %d wants %d to %d different answers, not %d", e.Q, m.prompt.Kind, m.seat, min, max, len(e.Set)))
	}
	return set
}

// wait notes that the question waits.
func (r *run) wait(m *Menu, min, max int, window bool) {
	t := r.t
	p := pending{seat: m.seat, q: *r.ordinal(), prompt: m.prompt, window: window, at: *r.place()}
	if t.lane != Nobody {
		p.all = r.alls
	}
	r.pending = append(r.pending, p)
	if !r.look {
		return
	}
	a := &Ask{Seat: m.seat, Prompt: m.prompt, About: m.frame().about, Min: min, Max: max, Pass: window}
	a.Options, a.Denied = m.read()
	r.asks = append(r.asks, a)
}

// all runs the lanes side by side. Each lane reads its own entries only. With a focus only one lane is run, and the
// step always stops at the join, so that what is seen holds nothing of the other lanes.
func (r *run) all(seats Seats, lane func(Seat)) {
	t := r.t
	r.alls++
	r.block = r.pos
	for r.block < len(r.entries) && r.entries[r.block].All == r.alls {
		r.block++
	}
	waiting, open := false, r.alls == r.open
	run := func(s Seat) {
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
	t.lanes(func(s Seat) {
		switch {
		case r.focus && open && s != r.only, r.onward && s == r.only:
		default:
			run(s)
		}
	})
	if r.focus && open || waiting {
		panic(suspended)
	}
	for i := r.pos; i < r.block; i++ {
		e := r.entries[i]
		if !seats.Has(e.Seat) && e.Kind != KindFree {
			panic(r.misfit("the log holds %s inside an All that does not ask that seat", e.what()))
		}
	}
	r.pos = r.block
	if len(seatsOf(seats)) > 1 {
		r.joins++
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
		if whole {
			return
		}
		if x := recover(); x != suspended {
			if x == nil {
				return
			}
			panic(x)
		}
		t.cut(depth)
		t.scopes = scopes
	}()
	t.lane, t.floor = s, Mark(t.scopes)
	if seats.Has(s) {
		lane(s)
	}
	r.frees(laneEnd)
	if e := r.next(); e != nil {
		panic(r.misfit("the lane of seat %d has ended, but the log goes on with %s", s, e.what()))
	}
	return true
}

func seatsOf(s Seats) []Seat {
	var out []Seat
	for i := Seat(0); i < MaxSeats; i++ {
		if s.Has(i) {
			out = append(out, i)
		}
	}
	return out
}

// any settles who is due before it reads the record, and stops reading when nobody is due any more.
func (r *run) any(seats Seats, p *Prompt, build func(Seat, *Menu), about []int) (Seat, Option, bool) {
	var passed Seats
	for {
		r.boundary()
		due, e := Seats(0), r.next()
		for _, s := range seatsOf(seats &^ passed) {
			m := r.quietOpen(s, p, about)
			build(s, &m)
			if m.Len() == 0 && !p.Always {
				m.close()
				continue
			}
			due = due.With(s)
			if e != nil && e.Seat == s && e.Kind == KindAsk && e.Name == p.Kind && e.Q == r.q {
				if len(e.Set) != 1 || !has(r.t.opts[m.from:], e.Set[0]) {
					panic(r.misfit("question %d (%q) to seat %d does not offer the answer of the log", r.q, p.Kind, s))
				}
				m.close()
				r.take()
				r.q++
				return s, e.Set[0], true
			}
			if e == nil && !r.onward {
				r.wait(&m, 1, 1, true)
			}
			m.close()
		}
		switch {
		case due == 0:
			r.q++
			return Nobody, Option{}, false
		case e == nil && r.onward:
			return r.anyOnward(seatsOf(due), p, build, about)
		case e == nil:
			panic(suspended)
		case e.Kind == KindPass && e.Name == p.Kind && e.Q == r.q && due.Has(e.Seat):
			passed = passed.With(e.Seat)
			r.take()
		default:
			panic(r.misfit("question %d (%q) to several seats, but the log holds %s", r.q, p.Kind, e.what()))
		}
	}
}

// anyOnward goes on in place where the record ends.
func (r *run) anyOnward(due []Seat, p *Prompt, build func(Seat, *Menu), about []int) (Seat, Option, bool) {
	t := r.t
	for _, s := range due {
		m := r.quietOpen(s, p, about)
		build(s, &m)
		m.Offer(Pass, p.Rule)
		o := t.opts[int(m.from)+t.pick(s, p, t.opts[m.from:])]
		m.close()
		if o != Pass {
			return s, o, true
		}
	}
	return Nobody, Option{}, false
}

// quietOpen opens a menu without a boundary.
func (r *run) quietOpen(s Seat, p *Prompt, about []int) Menu {
	r.freeing = true
	m := r.t.Open(s, p, about...)
	r.freeing = false
	return m
}

// chance is a result from the record, or a fresh one.
func (r *run) chance(c Chance) int {
	t := r.t
	if t.lane != Nobody {
		panic(misuse("chance %q inside the lane of seat %d", c.Name, t.lane))
	}
	e := r.next()
	if e == nil && r.onward {
		if c.Cards == nil {
			return t.intn(c.Sides) + 1
		}
		return int(c.Cards[t.intn(len(c.Cards))].Card)
	}
	if e == nil {
		if r.live == nil {
			panic(r.misfit("chance %q is not in the log", c.Name))
		}
		v, err := r.live(c)
		if err != nil {
			panic(fmt.Errorf("%w %q: %w", errChance, c.Name, err))
		}
		if !c.allows(v) {
			panic(r.misfit("chance %q can't come out as %d", c.Name, v))
		}
		e = &Entry{Kind: KindChance, Seat: Nobody, Name: c.Name, Value: int32(v), Who: c.Who, Back: c.Back}
		r.fresh = append(r.fresh, e)
		r.entries = append(r.entries, e)
		r.pos++
		return v
	}
	if e.Kind != KindChance || e.Name != c.Name {
		panic(r.misfit("chance %q is called for, but the log holds %s", c.Name, e.what()))
	}
	if r.check != nil {
		if err := r.check(e, c); err != nil {
			panic(r.misfit("%v", err))
		}
	}
	v := int(e.Value)
	if !c.allows(v) {
		panic(r.misfit("chance %q can't come out as %d", c.Name, v))
	}
	r.take()
	return v
}

// allows reports whether the value can come out.
func (c *Chance) allows(v int) bool {
	if c.Cards == nil {
		return v >= 1 && v <= c.Sides
	}
	for _, l := range c.Cards {
		if int(l.Card) == v {
			return true
		}
	}
	return false
}
