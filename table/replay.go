package table

import (
	"errors"
	"fmt"
)

// Replay is the match that a log makes, played from the start. Chance comes from the log alone. The error is *Bent
// where the log does not fit. The entries belong to the match from then on.
func Replay(box *Box, setup Setup, seed Seed, log []*Entry) (*Match, error) {
	return replay(box, setup, seed, log, nil)
}

func replay(box *Box, setup Setup, seed Seed, log []*Entry, check func(*Entry, Chance) error) (*Match, error) {
	m, err := setUp(box, setup, seed)
	if err != nil {
		return nil, err
	}
	m.log = log
	if err := m.playAgain(check); err != nil {
		return nil, err
	}
	return m, nil
}

// again is what is left of a log to be played again.
type again struct {
	left    []int            // the places of the entries that stand, in order
	counted map[int]progress // at hashes of the state: what had been counted by then
	check   func(*Entry, Chance) error
	before  *Entry // the last one played
	hashes  int    // of states that are still to be compared
}

// playAgain plays the entries of the log that stand, from the match's checkpoint on.
func (m *Match) playAgain(check func(*Entry, Chance) error) error {
	from := m.bases[len(m.bases)-1].length
	a := &again{counted: map[int]progress{}, check: check}
	if err := m.countAll(from, a.counted); err != nil {
		return err
	}
	if err := m.stand(from, a); err != nil {
		return err
	}
	idle := 0
	for {
		if err := m.compare(a); err != nil {
			return err
		}
		if m.over = m.at.Over(); m.over {
			return m.spent(a, "the match was over")
		}
		if len(a.left) == 0 {
			idle++
		}
		if idle > maxSteps {
			return fmt.Errorf("step %d: the game asks nothing and does not end", m.step)
		}
		done, err := m.stepAgain(a)
		if err != nil {
			return err
		}
		if !done {
			return m.spent(a, fmt.Sprintf("step %d waits for an answer", m.step))
		}
	}
}

// countAll goes through the log from an entry on: it marks what was taken back and counts what was seen.
func (m *Match) countAll(from int, counted map[int]progress) error {
	for i := from; i < len(m.log); i++ {
		e := m.log[i]
		e.status = 0
		switch e.Kind {
		case KindChance:
			if e.N != m.chances {
				return &Bent{
					i, e.Step, fmt.Sprintf("this is chance number %d, but %d were decided before it", e.N, m.chances),
				}
			}
			m.chances++
		case KindUndo:
			if err := takeBack(m.log[:i], e); err != nil {
				return &Bent{i, e.Step, fmt.Sprintf("this takes back entry %d, %v", e.N, err)}
			}
			m.tallyUndo(e)
		case KindState:
			counted[i] = m.progress
		case KindAsk, KindPass, KindFree:
			m.tally(e)
		}
	}
	return nil
}

// tallyUndo adds a taking back to what the seats could see happen: in a lane, to those in it.
func (m *Match) tallyUndo(e *Entry) {
	if e.All == 0 {
		m.undos++
		return
	}
	for s := range m.acts {
		if e.Who.Has(Seat(s)) {
			m.acts[s]++
		}
	}
}

// takeBack marks the entries of a log that an undo takes back.
func takeBack(log []*Entry, e *Entry) error {
	if e.N < 0 || int(e.N) >= len(log) {
		return errors.New("which does not come before it")
	}
	gone := log[e.N]
	standing := !gone.is(undone) && gone.answers() && gone.Seat == e.Seat && gone.Step == e.Step
	if !standing || e.All > 0 && (e.All != gone.All || e.Who != gone.Who) {
		return fmt.Errorf("which is no standing answer of seat %d", e.Seat)
	}
	gone.status |= undone
	for j, x := range log[e.N+1:] {
		switch {
		case x.is(undone), x.Kind == KindUndo:
		case e.All > 0 && x.All == e.All && x.Step == e.Step && x.Who != e.Who: // another lane
		// one window
		case x.Kind == KindPass && gone.Kind == KindPass && x.Step == gone.Step && x.All == gone.All && x.Q == gone.Q:
		case x.restsOn(e):
			x.status |= undone
		default:
			return fmt.Errorf("though entry %d, %s, has come after it", int(e.N)+1+j, x.what())
		}
	}
	return nil
}

// restsOn reports whether an entry goes with an answer before it that an undo takes back: nobody saw it, or it hinders
// nobody.
func (e *Entry) restsOn(undo *Entry) bool {
	switch {
	case e.Kind == KindState:
		return true
	case e.Seat == undo.Seat || !e.answers():
		return false
	}
	return e.Kind != KindAsk || undo.All == 0 && e.All > 0
}

// stand finds the entries that stand, from one on.
func (m *Match) stand(from int, a *again) error {
	last := m.step
	for i := from; i < len(m.log); i++ {
		e := m.log[i]
		if e.is(undone) || e.Kind == KindUndo || e.Step < m.step {
			continue
		}
		if e.Step < last {
			return &Bent{i, e.Step, fmt.Sprintf("this comes after entries of step %d", last)}
		}
		last = e.Step
		a.left = append(a.left, i)
		if e.Kind == KindState {
			a.hashes++
		}
	}
	return nil
}

// compare compares the checkpoint with the hash of the state that the log holds of it.
func (m *Match) compare(a *again) error {
	for len(a.left) > 0 {
		i := a.left[0]
		e := m.log[i]
		if e.Kind != KindState || e.Step != m.step {
			return nil
		}
		if m.hash() != e.Name {
			return &Bent{i, e.Step, "the match has come to another state than when it was played"}
		}
		m.proven++
		a.left = a.left[1:]
		if a.hashes--; a.hashes < 2 { // earlier ones would not be kept to the end
			p := a.counted[i]
			p.step, p.joins = m.step, m.joins
			m.keep(p, i+1)
		}
	}
	return nil
}

// stepAgain plays the current step again with its entries, and reports whether it was finished.
func (m *Match) stepAgain(a *again) (done bool, err error) {
	n := 0
	for n < len(a.left) && m.log[a.left[n]].Step == m.step {
		m.tail = append(m.tail, m.log[a.left[n]])
		n++
	}
	if m.spare == nil {
		m.spare = like(m.at)
	}
	m.spare.CopyFrom(m.at)
	r := newRun(m.t, m.spare, m.step, m.tail)
	r.check = a.check
	done, err = r.play()
	if f := (*misfit)(nil); errors.As(err, &f) {
		place := len(m.log)
		if f.used < n {
			place = a.left[f.used]
		}
		return false, &Bent{place, m.step, f.msg}
	}
	if err != nil {
		return false, fmt.Errorf("step %d: %w", m.step, err)
	}
	if r.learnedEarly && a.before != nil {
		a.before.status |= border
	}
	m.joins += r.joins
	if n > 0 {
		a.before = m.tail[n-1]
	}
	a.left = a.left[n:]
	if done {
		m.finish(nil)
		return true, nil
	}
	m.pending, m.groups, m.stepJoins = r.pending, r.groups, r.joins
	return false, nil
}

// spent complains of entries that are left when the match can't go on.
func (m *Match) spent(a *again, why string) error {
	if len(a.left) == 0 {
		return nil
	}
	i := a.left[0]
	return &Bent{i, m.log[i].Step, fmt.Sprintf("%s, but the log goes on with %s", why, m.log[i].what())}
}
