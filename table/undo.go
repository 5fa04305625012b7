package table

import (
	"fmt"
	"slices"
)

// CanUndo reports whether the seat can take back its last answer, and if not, why.
func (m *Match) CanUndo(s Seat) error {
	at, err := m.undoable(s)
	if err == nil && m.freeSince(at, s) {
		_, err = m.without(at)
	}
	return err
}

// freeSince reports whether other seats have done something without being asked since an answer of the seat.
func (m *Match) freeSince(at int, s Seat) bool {
	return slices.ContainsFunc(m.log[at:],
		func(e *Entry) bool { return e.Kind == KindFree && e.Seat != s && !e.is(undone) })
}

// undoable is the place in the log of the answer that the seat may take back: its last one, if since then no chance was
// decided, nobody learned anything, and no other seat acted where it could be seen. What others did without being asked
// does not count: it is theirs alone, and is done again.
func (m *Match) undoable(s Seat) (int, error) {
	no := func(why string) (int, error) { return 0, fmt.Errorf("%w: %s", ErrNoUndo, why) }
	switch {
	case m.Over():
		return no("the match is over, and its seed may be known")
	case m.imagined:
		return no("this world is imagined")
	}
	learned := false // in a lane of the open All, by another group
	for i := len(m.log) - 1; i >= 0; i-- {
		e := m.log[i]
		lane := m.inOpenLane(e)
		switch {
		case e.is(undone) || e.Kind == KindUndo || e.Kind == KindState:
		case i < m.bases[0].length:
			return no("the match has been gone on with since")
		case e.Kind == KindChance:
			return no("chance has spoken since")
		case e.Kind == KindOpen:
			return no("something sealed has been opened since")
		case e.Seat == s && (e.is(border) || learned && !lane):
			return no("by your answer something hidden came to light")
		case e.Seat == s:
			return i, nil
		case lane && e.beside(s):
			learned = learned || e.is(border)
		case e.is(border):
			return no("something hidden has come to light since")
		case e.Kind == KindAsk:
			return no("another player has acted since")
		}
	}
	return no("you have not answered anything yet")
}

// InOpenLane reports whether an entry of the log stands in an All that is open, in which seats answer side by side.
func (m *Match) InOpenLane(e *Entry) bool { return m.inOpenLane(e) }

// inOpenLane reports whether the entry stands in a lane of the All that is open: only those in the lane see it.
func (m *Match) inOpenLane(e *Entry) bool {
	return len(m.pending) > 0 && e.All > 0 && e.All == m.pending[0].all && e.Step == m.step
}

// Undo takes the seat's last answer back, and what nobody saw of the others that rests on it: passes, and answers in an
// All that has been opened since. What others did since without being asked is done again; if it can't be, nothing is
// taken back. The log grows by an entry that says so, and by what is done again.
func (m *Match) Undo(s Seat) error {
	at, err := m.undoable(s)
	if err != nil {
		return err
	}
	n, err := m.without(at)
	if err != nil {
		return err
	}
	*m = *n
	return nil
}

// without is the match in which an answer of the log has been taken back.
func (m *Match) without(at int) (*Match, error) {
	gone := m.log[at]
	if len(m.log) >= maxEntries {
		return nil, fmt.Errorf("%w: %d entries", ErrFull, maxEntries)
	}
	e := &Entry{Kind: KindUndo, Seat: gone.Seat, Step: gone.Step, N: int32(at)}
	if m.inOpenLane(gone) {
		e.All, e.Who = gone.All, gone.Who // only those in the lane notice
	}
	n := m.from(m.baseBefore(at))
	for _, x := range m.log[len(n.log):] {
		c := *x
		n.log = append(n.log, &c)
	}
	n.log = append(n.log, e)
	if err := n.playAgain(nil); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrBroken, err)
	}
	for i, x := range m.log[at:] {
		if x.Kind != KindFree || x.Seat == gone.Seat || x.is(undone) || !n.log[at+i].is(undone) {
			continue
		}
		if err := n.Free(x.Seat, Key(m.verbs, x.Set[0]), x.By); err != nil {
			return nil, fmt.Errorf("%w: seat %d has done something since that rests on it", ErrNoUndo, x.Seat)
		}
	}
	return n, nil
}

// baseBefore is the latest checkpoint before an entry of the log.
func (m *Match) baseBefore(at int) int {
	for i := len(m.bases) - 1; i > 0; i-- {
		if m.bases[i].length <= at {
			return i
		}
	}
	return 0
}

// from is the match as it was at one of its checkpoints, to be played on from there.
func (m *Match) from(i int) *Match {
	b := m.bases[i]
	n := matchAt(m.box, m.setup, m.seed, b)
	n.origin, n.rig, n.witness, n.bases = m.origin, m.rig, m.witness, slices.Clone(m.bases[:i+1])
	n.log = slices.Clip(m.log[:b.length])
	n.proven = m.proven
	return n
}

// Standing are the places in the log of the answers that nobody took back: to questions, passes, and what needed no
// turn.
func (m *Match) Standing() []int {
	var out []int
	for i, e := range m.log {
		if !e.is(undone) && e.answers() {
			out = append(out, i)
		}
	}
	return out
}

// Last is the last answer of a seat that nobody took back, to a question or of what needed no turn; nil if there is
// none.
func (m *Match) Last(s Seat) *Entry {
	for _, e := range slices.Backward(m.log) {
		if e.Seat == s && !e.is(undone) && e.answers() {
			return e
		}
	}
	return nil
}

// LaneAnswers are the answers at the end of the log that were given side by side, without those taken back. They may
// belong to an All that is open, or to one that has just been settled.
func (m *Match) LaneAnswers() []*Entry {
	log := m.log
	gone := map[int32]bool{}
	var out []*Entry
	for i := len(log) - 1; i >= 0; i-- {
		e := log[i]
		switch {
		case e.Kind == KindUndo:
			gone[e.N] = true
		case gone[int32(i)]:
		case e.All == 0, len(out) > 0 && (e.All != out[0].All || e.Step != out[0].Step):
			return out
		default:
			out = append(out, e)
		}
	}
	return out
}
