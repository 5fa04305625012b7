package table

import (
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
	open := int16(0)
	if len(m.pending) > 0 {
		open = m.pending[0].all
	}
	for i := len(m.log) - 1; i >= 0; i-- {
		e := m.log[i]
		hidden := open > 0 && e.All == open && e.Step == m.step // in a lane of the open All: others don't see it
		switch {
		case e.undone || e.Kind == KindUndo:
		case e.Kind == KindChance:
			return 0, fmt.Errorf("%w: chance has spoken since (%s)", ErrNoUndo, e.Name)
		case e.Seat == s:
			if e.border {
				return 0, fmt.Errorf("%w: somebody learned something new by it", ErrNoUndo)
			}
			return i, nil
		case hidden, e.Kind == KindFree, e.Kind == KindPass:
		case e.border:
			return 0, fmt.Errorf("%w: somebody learned something since", ErrNoUndo)
		default:
			return 0, fmt.Errorf("%w: another player has acted since", ErrNoUndo)
		}
	}
	return 0, fmt.Errorf("%w: you have not answered anything yet", ErrNoUndo)
}

// Undo takes the seat's last answer back. The log grows by one entry that says so.
func (m *Match) Undo(s Seat) error {
	at, err := m.undoable(s)
	if err != nil {
		return err
	}
	gone := m.log[at]
	e := &Entry{Kind: KindUndo, Seat: s, Step: gone.Step, N: int32(at)}
	if len(m.pending) > 0 && gone.All == m.pending[0].all && gone.Step == m.step {
		e.All = gone.All // in a lane still open: only its own seat notices
	}
	log := make([]*Entry, 0, len(m.log)+1)
	for _, x := range m.log {
		c := *x
		log = append(log, &c)
	}
	n, err := Replay(m.box, m.setup, m.seed, append(log, e))
	if err != nil {
		return fmt.Errorf("%w: what came after rests on it", ErrNoUndo)
	}
	n.rig = m.rig
	*m = *n
	return nil
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
	m := matchAt(box, setup, seed, g)
	if err := m.strike(log); err != nil {
		return nil, err
	}
	return m, m.replay(check)
}

// strike takes a log over: it marks what was taken back and counts what was seen.
func (m *Match) strike(log []*Entry) error {
	m.log = log
	for i, e := range log {
		e.undone, e.border = false, false
		switch e.Kind {
		case KindChance:
			if e.N != m.chances {
				return fmt.Errorf("entry %d is chance number %d, but %d were decided before it", i, e.N, m.chances)
			}
			m.chances++
		case KindUndo:
			if e.N < 0 || int(e.N) >= i || log[e.N].Kind == KindUndo || log[e.N].Kind == KindChance || log[e.N].Seat != e.Seat || log[e.N].undone {
				return fmt.Errorf("entry %d takes back entry %d, which is no standing answer of seat %d", i, e.N, e.Seat)
			}
			log[e.N].undone = true
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

// replay plays the standing entries of the log, from the match's checkpoint on.
func (m *Match) replay(check func(*Entry, Chance) error) error {
	byStep := map[int32][]*Entry{}
	last := int32(-1)
	for i, e := range m.log {
		if e.undone || e.Kind == KindUndo || e.Step < m.step {
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
		r := newRun(m.t, g, entries)
		r.check = check
		done, err := r.play()
		if err != nil {
			return fmt.Errorf("step %d: %w", m.step, err)
		}
		if r.early && before != nil {
			before.border = true
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
