package table

import (
	"slices"
	"strings"
)

// Ask is a question as a seat is asked it.
type Ask struct {
	Seat   Seat
	Number int
	Prompt *Prompt
	About  [3]int16
	// Min and Max are how many options make an answer; both 1 for a plain choice.
	Min, Max int
	// Pass: the seat may also pass.
	Pass bool
	// Lane: others are asked side by side, and nobody sees what another answers.
	Lane    bool
	Options []Offered
	Denied  []Denied
	// Free and FreeDenied are what needs no turn, and is done by Match.Free.
	Free       []Offered
	FreeDenied []Denied
}

// Offered is an option that can be taken, and the rule that allows it.
type Offered struct {
	Option Option
	Rule   string
}

// Denied is an option that can't be taken now, and why.
type Denied struct {
	Option Option
	Rule   string
	Why    string
}

// look is the world as far as a seat may look into it: a state, what is asked there, what has been told.
type look struct {
	g    Game
	asks []*Ask
	told []Event
}

// look runs the current step again for reading. While an All is open every seat has a look of its own, in which only
// its own lane has run; otherwise all share one.
func (m *Match) look(s Seat) *look {
	if len(m.pending) > 0 && m.pending[0].all > 0 {
		return m.lookAt(s, true)
	}
	return m.lookAt(Nobody, false)
}

// whole is the key of the look in which all lanes have run.
const whole Seat = -2

// Truth is the whole state at the present question, with all that is hidden and all lanes run. It is for scenarios, laws
// and tools of whoever may know everything; no seat is ever shown it. It is not to be changed.
func (m *Match) Truth() Game {
	if len(m.pending) > 0 && m.pending[0].all > 0 {
		return m.lookAt(whole, false).g
	}
	return m.lookAt(Nobody, false).g
}

func (m *Match) lookAt(s Seat, lanes bool) *look {
	if l := m.looks[s]; l != nil {
		return l
	}
	l := &look{g: copied(m.at)}
	if !m.over {
		r := newRun(m.t, l.g, m.step, m.tail)
		r.look, r.focus, r.only, r.deals = true, lanes, s, m.deals
		if lanes {
			r.open = m.pending[0].all
		}
		m.t.wordy = true
		_, err := r.play()
		if err != nil {
			m.t.wordy = false
			panic(misuse("a step that has been played does not play again: %v", err))
		}
		l.asks, l.told = r.asks, append([]Event(nil), m.t.told...)
		for _, a := range l.asks {
			a.Number = m.Number(a.Seat)
			if r.freer != nil {
				a.Free, a.FreeDenied = r.freeOffers(a.Seat)
			}
		}
		m.t.wordy = false
	}
	for _, d := range m.deals {
		if d.at == 0 {
			Redeal(l.g, d.seat, d.seed)
		}
	}
	if m.looks == nil {
		m.looks = map[Seat]*look{}
	}
	m.looks[s] = l
	return l
}

// freeOffers reads what a seat may do at any time.
func (r *run) freeOffers(s Seat) ([]Offered, []Denied) {
	r.t.careful = true
	m := r.freeMenu(s)
	offers, denials := m.read()
	m.close()
	r.t.careful = false
	return offers, denials
}

// read is what the menu offers and denies, with the rules. It needs a wordy table.
func (m *Menu) read() (offers []Offered, denials []Denied) {
	t := m.t
	for i, o := range t.opts[m.from:] {
		offers = append(offers, Offered{o, t.rules[int(m.from)+i]})
	}
	for _, d := range t.denials[m.frame().denials:] {
		if d.menu == *m {
			denials = append(denials, d.Denied)
		}
	}
	return offers, denials
}

// Asks are the questions that wait: at most one a seat.
func (m *Match) Asks() []*Ask {
	var out []*Ask
	for _, p := range m.pending {
		for _, a := range m.look(p.seat).asks {
			if a.Seat == p.seat {
				out = append(out, a)
			}
		}
	}
	return out
}

// Ask is the question the seat is asked, or nil.
func (m *Match) Ask(s Seat) *Ask {
	for _, p := range m.pending {
		if p.seat != s {
			continue
		}
		for _, a := range m.look(s).asks {
			if a.Seat == s {
				return a
			}
		}
	}
	return nil
}

// Due is the set of seats that are asked something.
func (m *Match) Due() Seats {
	var s Seats
	for _, p := range m.pending {
		s = s.With(p.seat)
	}
	return s
}

// Frees is what a seat may do that needs no turn, whether it is asked something or not.
func (m *Match) Frees(s Seat) (offers []Offered, denials []Denied) {
	if _, ok := m.at.(Freer); !ok || m.over || s < 0 || int(s) >= m.Seats() {
		return nil, nil
	}
	r := newRun(m.t, m.look(s).g, m.step, nil)
	m.t.wordy = true
	defer func() { m.t.wordy = false }()
	return r.freeOffers(s)
}

// View is what the seat may see now; Nobody's is the spectator's.
func (m *Match) View(s Seat) any { return m.look(s).g.View(s) }

// Events is what has been told, as the seat may know it, oldest first. What happens in other lanes of an open All
// appears when all have answered, behind what happened in the seat's own: the list grows only at its end, but for an undo.
func (m *Match) Events(s Seat) []Event {
	now := m.look(s).told
	out := make([]Event, 0, len(m.events)+len(now))
	own := 0 // the end of the seat's own tales of the All that out ends with
	var all Lane
	for _, list := range [][]Event{m.events, now} {
		for _, e := range list {
			if e.Lane.all() != all {
				own, all = len(out), e.Lane.all()
			}
			mine := all != 0 && e.Lane.seat() == s
			out = append(out, e.seenBy(s))
			if mine {
				copy(out[own+1:], out[own:])
				out[own] = e.seenBy(s)
				own++
			}
		}
	}
	return out
}

// Told is all that has been told, oldest first, with all that is hidden. Like Truth it is for tools of whoever may know everything.
func (m *Match) Told() []Event {
	l := m.lookAt(Nobody, false)
	if len(m.pending) > 0 && m.pending[0].all > 0 {
		l = m.lookAt(whole, false)
	}
	return slices.Concat(m.events, l.told)
}

// Question is the sentence of a question.
func (m *Match) Question(a *Ask) string {
	if w, ok := m.look(a.Seat).g.(Words); ok {
		return w.Question(a.Prompt, a.About, a.Seat)
	}
	return a.Prompt.Kind
}

// Label is the short name of an option for the seat it is offered to, and its piece on the screen.
func (m *Match) Label(s Seat, o Option) (label, piece string) {
	if o == Pass {
		return "Pass", ""
	}
	if w, ok := m.look(s).g.(Words); ok {
		return w.Label(o, s)
	}
	return Key(m.verbs, o), ""
}

// Tale is the sentence of an event as Events gave it to the reader.
func (m *Match) Tale(e Event, reader Seat) string {
	if w, ok := m.look(reader).g.(Words); ok {
		return w.Tale(e, reader)
	}
	return ""
}

// Default is the answer that the clock gives in the seat's place: the prompt's default if it is on offer, else in a window to
// pass, else the first option, or the first ones where several are wanted.
func (m *Match) Default(a *Ask) string {
	for _, o := range a.Options {
		if k := Key(m.verbs, o.Option); k == a.Prompt.Default && a.Min <= 1 {
			return k
		}
	}
	if a.Pass {
		return "pass"
	}
	if a.Min == 0 {
		return "none"
	}
	keys := make([]string, a.Min)
	for i := range keys {
		keys[i] = Key(m.verbs, a.Options[i].Option)
	}
	return strings.Join(keys, "+")
}
