package table

import (
	"runtime/debug"
	"slices"
)

// Worlds are the worlds that a seat can't tell from the real one, at the question it is asked. They share nothing that
// changes with the match they were taken from: whoever owns that may go on while others think about these.
type Worlds struct {
	seat    Seat
	ask     *Ask
	view    any
	at      Game
	step    int32
	tail    []*Entry
	open    int16 // the All in whose lane the question waits; 0 on the main line
	lane    Seats
	deals   []deal
	chances int32
}

// Worlds are the worlds of a seat that is asked something; ErrNotAsked if it is not.
func (m *Match) Worlds(s Seat) (*Worlds, error) {
	if s == Nobody || !m.Due().Has(s) {
		return nil, ErrNotAsked
	}
	w := &Worlds{
		seat: s, ask: m.Ask(s), view: m.View(s), at: copied(m.at), step: m.step, open: m.pending[0].all,
		lane: m.Ask(s).Lane, deals: append(slices.Clone(m.deals), m.dealAt(s, 0)), chances: m.chances,
	}
	for _, e := range m.tail {
		x := *e
		w.tail = append(w.tail, &x)
	}
	return w, nil
}

// Ask is the seat's question. It is not to be changed.
func (w *Worlds) Ask() *Ask { return w.ask }

// View is what the seat may see. It is not to be changed.
func (w *Worlds) View() any { return w.view }

// Seats is the number of seats.
func (w *Worlds) Seats() int { return w.at.Seats() }

// Follows reports whether nothing happened between the question of the earlier worlds and this one but the seat's
// answer: nobody else did anything that it could see, and nothing was rolled or drawn.
func (w *Worlds) Follows(earlier *Worlds) bool {
	return earlier.seat == w.seat && earlier.chances == w.chances && earlier.ask.Number+1 == w.ask.Number
}

// Traveller visits one world after the other. It is not safe for concurrent use; every goroutine has its own.
type Traveller struct {
	w     *Worlds
	g     Game
	t     *Table
	run   run
	deals []deal
}

// Traveller makes a traveller whose questions the decider answers; nil is random play. marks: piles keep their marks,
// which the views of a decider's players need.
func (w *Worlds) Traveller(d Decider, marks bool) *Traveller {
	x := &Traveller{
		w: w, g: copied(w.at), t: InPlace(0, 0, Config{Decider: d, Marks: marks}), deals: slices.Clone(w.deals),
	}
	x.t.imagined = true
	x.run.dealer = newDealer(x.g)
	x.run.freer, _ = x.g.(Freer)
	return x
}

// Game is the state of the world being visited. It is the same from visit to visit, and only its content changes.
func (x *Traveller) Game() Game { return x.g }

// Decide makes another decider answer from the next visit on.
func (x *Traveller) Decide(d Decider) { x.t.decider = d }

// Lane is the seats whose lane of an All is being run; none on the main line. What is answered there, nobody else sees.
func (x *Traveller) Lane() Seats { return x.t.lane }

// Visit deals all that the seat can't know anew and plays on from its question in place, its own lane first, until the
// match is over or stop says so, which is asked after each step; nil: never. A visit also ends where something sealed
// is to be opened, for what it says is not to be guessed. The same seed and answers lead to the same end. What other
// seats have answered in lanes that are still open is not read. The error is a bug of the game's.
func (x *Traveller) Visit(seed uint64, stop func() bool) (err error) {
	defer func() {
		if p := recover(); p != nil && p != any(sealed) {
			err = &broken{p, debug.Stack()}
		}
	}()
	w := x.w
	x.g.CopyFrom(w.at)
	x.deals[len(x.deals)-1].seed = seed
	x.t.Reseed(seed, 1)
	x.run = run{
		t: x.t, g: x.g, freer: x.run.freer, dealer: x.run.dealer, mode: imagining, step: w.step, entries: w.tail,
		who: w.seat, only: w.lane, open: w.open, deals: x.deals,
	}
	if _, err := x.run.play(); err == errSealed {
		return nil
	} else if err != nil {
		return err
	}
	for !x.g.Over() && (stop == nil || !stop()) {
		x.g.Step(x.t)
	}
	return nil
}
