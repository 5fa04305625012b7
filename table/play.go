package table

import (
	"fmt"
	"slices"
)

// maxSteps is how many steps may follow one answer without a question: more is a game that has lost its way.
const maxSteps = 10_000

// advance plays on with one more entry to the next question, or to the end. After an error nothing has changed.
func (m *Match) advance(e *Entry) error {
	m.left = nil // the spare state is run in
	n := *m      // what changes, changes here first
	n.tail = append(make([]*Entry, 0, len(m.tail)+8), m.tail...)
	n.pending, n.groups, n.looks = nil, nil, nil
	if e != nil {
		n.tail = append(n.tail, e)
		n.log = append(n.log, e)
		n.tally(e)
	}
	last := e // the entry before the step being run
	n.over = n.at.Over()
	for steps := 0; !n.over; steps++ {
		if steps > maxSteps {
			return fmt.Errorf("%w: step %d: the game asks nothing and does not end", ErrBroken, n.step)
		}
		r, done, err := n.playStep(m.at)
		if err != nil {
			return fmt.Errorf("step %d: %w", n.step, err)
		}
		if steps > 0 && r.learnedEarly && last != nil {
			last.status |= border
		}
		if len(r.entries) > 0 {
			last = r.entries[len(r.entries)-1]
		}
		if !done {
			n.tail, n.pending, n.groups = r.entries, r.pending, r.groups
			n.leave(r)
			break
		}
		n.checkpoint()
	}
	if len(n.log) > maxEntries {
		return fmt.Errorf("%w: %d entries", ErrFull, maxEntries)
	}
	old, lent := m.at, m.lent
	*m = n
	if m.at != old && !lent {
		m.room = old
	}
	return nil
}

// playStep runs the current step with the entries of the tail; what is decided on the way is added to the log. Where
// the step is finished, it goes on to the checkpoint behind it. keep is a state that stays as it is.
func (m *Match) playStep(keep Game) (r *run, done bool, err error) {
	if m.spare == nil {
		m.spare, m.room = m.room, nil
	}
	if m.spare == nil {
		m.spare = like(m.at)
	}
	m.spare.CopyFrom(m.at)
	r = newRun(m.t, m.spare, m.step, m.tail)
	r.deals, r.brief = m.deals, m.brief
	r.live, m.t.fortune = true, fortune{m.seed, m.rig, m.chances}
	m.t.witness = m.witness
	done, err = r.play()
	m.t.witness = nil
	if err != nil {
		return r, false, err
	}
	for _, x := range r.fresh {
		x.Step = m.step
		if x.Kind == KindChance {
			x.N = m.chances
			m.chances++
		}
	}
	m.log = append(m.log, r.fresh...)
	m.joins += r.joins - m.stepJoins
	m.stepJoins = r.joins
	if done {
		m.finish(keep)
	}
	return r, done, nil
}

// finish goes on to the checkpoint behind the step that was run in the spare state.
func (m *Match) finish(keep Game) {
	m.events = append(m.events, m.t.told...)
	before := m.at
	m.at, m.spare, m.lent = m.spare, before, false
	if before == keep {
		m.spare = nil
	}
	m.step++
	m.tail, m.deals, m.stepJoins = nil, nil, 0
	m.over = m.at.Over()
}

// fortune decides chance.
type fortune struct {
	seed Seed
	rig  func(Chance) (int, bool) // where it returns false the seed decides; may be nil
	dice int32                    // how many results came before
}

// decide is the next result of chance.
func (f *fortune) decide(c Chance) (int, error) {
	n := f.dice
	f.dice++
	if f.rig != nil {
		if v, ok := f.rig(c); ok {
			return v, nil
		}
	}
	return f.seed.decide(n, c)
}

// hashEvery is after how many entries the next hash of the state is taken, at a checkpoint.
const hashEvery = 64

// checkpoint puts the hash of the state into the log: at the first checkpoint, then now and then, and at the end.
func (m *Match) checkpoint() {
	if !m.over && m.step > 1 && len(m.log)-m.hashed < hashEvery {
		return
	}
	m.log = append(m.log, &Entry{Kind: KindState, Seat: Nobody, Step: m.step, Name: m.hash()})
	m.proven++
	m.keep(m.progress, len(m.log))
}

// keep keeps the checkpoint, at a length of the log, as one to play from again, beside that before it and the one that
// the match began at.
func (m *Match) keep(p progress, length int) {
	m.hashed = length
	b := &base{progress: p, g: copied(m.at), length: length, events: slices.Clip(m.events)}
	m.bases = append([]*base{m.bases[0]}, append(slices.Clone(m.bases[max(1, len(m.bases)-1):]), b)...)
}

// Idle lets go of what can be made again, until the match is next looked at or answered: for matches that nobody looks
// at.
func (m *Match) Idle() {
	m.looks, m.left, m.spare, m.room, m.t = nil, nil, nil, nil, recorder()
	m.log, m.events = slices.Clone(m.log), slices.Clone(m.events) // without the room for more
	m.bases = m.bases[:1:1]
}

func newRun(t *Table, g Game, step int32, entries []*Entry) *run {
	freer, _ := g.(Freer)
	return &run{t: t, g: g, freer: freer, mode: recording, step: step, entries: entries}
}

// tally adds an entry to what the seats could see happen: their own, and others' answers on the main line or in their
// lane.
func (m *Match) tally(e *Entry) {
	for s := range m.acts {
		seen := e.Kind == KindAsk && (e.All == 0 || e.Who.Has(Seat(s)))
		if Seat(s) == e.Seat || seen {
			m.acts[s]++
		}
	}
}

// Number is the number of the seat's question: how much it could see happen so far. It never comes back.
func (m *Match) Number(s Seat) int {
	if s < 0 || s >= MaxSeats {
		return len(m.log)
	}
	return m.acts[s] + m.joins + m.undos
}
