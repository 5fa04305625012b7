package table

import (
	"errors"
	"fmt"
)

// CanUndo reports whether the seat can take back its last answer, and if not, why.
func (m *Match) CanUndo(s Seat) error {
	_, err := m.undoable(s)
	return err
}

// undoable is the place in the log of the answer that the seat may take back: its last one, if since then no chance was
// decided, nobody learned anything, and no other seat acted where it could be seen.
func (m *Match) undoable(s Seat) (int, error) {
	no := func(why string) (int, error) { return 0, fmt.Errorf("%w: %s", ErrNoUndo, why) }
	switch {
	case m.over:
		return no("the match is over, and its seed may be known")
	case m.imagined:
		return no("this world is imagined")
	}
	learned := false // in a lane of the open All, by another seat
	for i := len(m.log) - 1; i >= 0; i-- {
		e := m.log[i]
		lane := m.inOpenLane(e)
		switch {
		case e.is(undone) || e.Kind == KindUndo:
		case e.Step < m.base.step:
			return no("the match has been gone on with since")
		case e.Kind == KindChance:
			return no("chance has spoken since (" + e.Name + ")")
		case e.Seat == s && (e.is(border) || learned && !lane):
			return no("somebody learned something new by it")
		case e.Seat == s:
			return i, nil
		case lane:
			learned = learned || e.is(border)
		case e.is(border):
			return no("somebody learned something since")
		case e.Kind != KindPass:
			return no("another player has acted since")
		}
	}
	return no("you have not answered anything yet")
}

// inOpenLane reports whether the entry stands in a lane of the All that is open: others don't see it.
func (m *Match) inOpenLane(e *Entry) bool {
	return len(m.pending) > 0 && e.All > 0 && e.All == m.pending[0].all && e.Step == m.step
}

// Undo takes the seat's last answer back, and what nobody saw of the others that rests on it: passes, and answers in an
// All that has been opened since. The log grows by one entry that says so.
func (m *Match) Undo(s Seat) error {
	at, err := m.undoable(s)
	if err != nil {
		return err
	}
	gone := m.log[at]
	e := &Entry{Kind: KindUndo, Seat: s, Step: gone.Step, N: int32(at)}
	if m.inOpenLane(gone) {
		e.All = gone.All // only its own seat notices
	}
	log := make([]*Entry, 0, len(m.log)+1)
	for _, x := range m.log {
		c := *x
		log = append(log, &c)
	}
	b := m.base
	b.g = copied(b.g)
	n := matchAt(m.box, m.setup, m.seed, b)
	if err := n.strike(append(log, e)); err != nil {
		return fmt.Errorf("%w: %w", ErrBroken, err)
	}
	if err := n.replay(nil); err != nil {
		return fmt.Errorf("%w: %w", ErrBroken, err)
	}
	n.rig, n.witness = m.rig, m.witness
	*m = *n
	return nil
}

// Standing are the places in the log of the answers that nobody took back: to questions, passes, and what needed no turn.
func (m *Match) Standing() []int {
	var out []int
	for i, e := range m.log {
		if !e.is(undone) && e.Kind != KindUndo && e.Kind != KindChance {
			out = append(out, i)
		}
	}
	return out
}

// Replay is the match that a log makes, played from the start. Chance comes from the log alone. The error says which step
// and which entry do not fit. The entries belong to the match from then on.
func Replay(box *Box, setup Setup, seed Seed, log []*Entry) (*Match, error) {
	return replay(box, setup, seed, log, nil)
}

func replay(box *Box, setup Setup, seed Seed, log []*Entry, check func(*Entry, Chance) error) (*Match, error) {
	setup, err := box.Check(setup)
	if err != nil {
		return nil, err
	}
	g, err := box.New(setup)
	if err != nil {
		return nil, fmt.Errorf("setting up %s: %w", box.Name, err)
	}
	m := matchAt(box, setup, seed, base{g: g})
	if err := m.strike(log); err != nil {
		return nil, err
	}
	return m, m.replay(check)
}

// strike takes a log over: it marks what was taken back and counts what was seen.
func (m *Match) strike(log []*Entry) error {
	m.log = log
	for i, e := range log {
		e.fate = 0
		switch e.Kind {
		case KindChance:
			if e.N != m.chances {
				return fmt.Errorf("entry %d is chance number %d, but %d were decided before it", i, e.N, m.chances)
			}
			m.chances++
		case KindUndo:
			if err := takeBack(log[:i], e); err != nil {
				return fmt.Errorf("entry %d takes back entry %d, %w", i, e.N, err)
			}
			if e.All > 0 {
				m.acts[e.Seat]++
			} else {
				m.undos++
			}
		default:
			m.count(e)
		}
	}
	return nil
}

// takeBack marks the entries of a log that an undo takes back.
func takeBack(log []*Entry, e *Entry) error {
	if e.N < 0 || int(e.N) >= len(log) {
		return errors.New("which does not come before it")
	}
	gone := log[e.N]
	if gone.is(undone) || gone.Seat != e.Seat || gone.Kind == KindUndo || gone.Step != e.Step || e.All > 0 && e.All != gone.All {
		return fmt.Errorf("which is no standing answer of seat %d", e.Seat)
	}
	gone.fate |= undone
	for j, x := range log[e.N+1:] {
		switch {
		case x.is(undone), x.Kind == KindUndo:
		case e.All > 0 && x.All == e.All && x.Step == e.Step && x.Seat != e.Seat: // another lane
		case x.Kind == KindPass && gone.Kind == KindPass && x.Step == gone.Step && x.Q == gone.Q: // the same window
		case e.All == 0 && x.Seat != e.Seat && (x.All > 0 || x.Kind == KindPass):
			x.fate |= undone
		default:
			return fmt.Errorf("though entry %d, %s, has come after it", int(e.N)+1+j, x.what())
		}
	}
	return nil
}

// replay plays the standing entries of the log, from the match's checkpoint on.
func (m *Match) replay(check func(*Entry, Chance) error) error {
	byStep := map[int32][]*Entry{}
	last := int32(-1)
	for i, e := range m.log {
		if e.is(undone) || e.Kind == KindUndo || e.Step < m.step {
			continue
		}
		if e.Step < last {
			return fmt.Errorf("entry %d belongs to step %d, after entries of step %d", i, e.Step, last)
		}
		last = e.Step
		byStep[e.Step] = append(byStep[e.Step], e)
	}
	var before *Entry
	for !m.at.Over() {
		if m.spare == nil {
			m.spare = like(m.at)
		}
		g, entries := m.spare, byStep[m.step]
		g.CopyFrom(m.at)
		r := newRun(m.t, g, m.step, entries)
		r.check = check
		done, err := r.play()
		if err != nil {
			return fmt.Errorf("step %d: %w", m.step, err)
		}
		if r.early && before != nil {
			before.fate |= border
		}
		m.joins += r.joins
		if !done {
			if m.step < last {
				return fmt.Errorf("step %d waits for an answer, but the log goes on with step %d", m.step, last)
			}
			m.tail, m.pending, m.stepJoins = entries, r.pending, r.joins
			return nil
		}
		if len(entries) > 0 {
			before = entries[len(entries)-1]
		}
		m.events = append(m.events, m.t.told...)
		m.at, m.spare = g, m.at
		m.step++
		if m.step > last+maxSteps {
			return fmt.Errorf("step %d: the game asks nothing and does not end", m.step)
		}
	}
	if m.step <= last {
		return fmt.Errorf("the match was over after step %d, but the log goes on with step %d", m.step-1, last)
	}
	m.over = true
	return nil
}
