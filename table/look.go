package table

import (
	"runtime/debug"
	"slices"
)

// Ask is a question as a seat is asked it.
type Ask struct {
	Seat   Seat
	Number int
	Prompt *Prompt
	About  [3]int16
	// Min and Max are how many options make an answer; both 1 for a plain choice.
	Min, Max int
	// Amounts: an option may be taken several times, each as often as its Most says.
	Amounts bool
	// Pass: the seat may also pass.
	Pass bool
	// Lane is the seats of the lane, where others are asked side by side and see nothing of it; none on the main line.
	Lane    Seats
	Options []Offered
	Denied  []Denied
	// Free and FreeDenied are what needs no turn, and is done by Match.Free.
	Free       []Offered
	FreeDenied []Denied
}

// Common reports whether all who play decide together by one of several options, where every seat reads the question
// (Prompt.Common).
func (a *Ask) Common() bool {
	return a.Prompt.Common && a.Prompt.Public && a.Lane == 0 && a.Min == 1 && a.Max == 1 && len(a.Options) > 1
}

// Lingers reports whether something is on offer that needs no turn and is worth doing at this question.
func (a *Ask) Lingers() bool {
	return slices.ContainsFunc(a.Free, func(o Offered) bool { return slices.Contains(a.Prompt.Lingers, o.Option.Verb) })
}

// Offered is an option that can be taken, and the rule that allows it.
type Offered struct {
	Option Option
	Rule   string
	// Most is how often it may be taken in one answer, where amounts are asked for; otherwise 0.
	Most int `json:",omitempty"`
}

// Denied is an option that can't be taken now, and why.
type Denied struct {
	Option Option
	Rule   string
	Why    string
}

// look is the world as far as a seat may look into it: a state, what is asked there, what has been told.
type look struct {
	key  Seat // the first seat of the lane, or mainLine
	g    Game
	asks []*Ask
	told []Event
}

// look runs the current step again for reading. While an All is open every lane has a look of its own, in which only
// it has run; otherwise all seats share one.
func (m *Match) look(s Seat) *look {
	if !m.allOpen() {
		return m.lookAt(mainLine, 0)
	}
	lane := laneOf(m.groups, s)
	return m.lookAt(lane.First(), lane)
}

// allOpen reports whether seats are asked side by side.
func (m *Match) allOpen() bool { return len(m.pending) > 0 && m.pending[0].all > 0 }

// mainLine is the key of the look that all seats share, and in which all lanes have run.
const mainLine Seat = -2

// lookAt is the look of a lane while an All is open, or with no lane that in which all have run.
func (m *Match) lookAt(key Seat, lane Seats) *look {
	for _, l := range m.looks {
		if l.key == key {
			return l
		}
	}
	l := &look{key: key, g: copied(m.at)}
	if !m.over {
		m.read(l, key, lane)
	}
	for _, d := range m.deals {
		if d.at == 0 {
			newDealer(l.g).deal(d.seat, d.seed)
		}
	}
	m.looks = append(m.looks, l)
	return l
}

// read runs the current step for a look.
func (m *Match) read(l *look, key Seat, lane Seats) {
	r := newRun(m.t, l.g, m.step, m.tail)
	r.mode, r.only, r.deals = reading, lane, m.deals
	if key != mainLine {
		r.open = m.pending[0].all
	}
	if _, err := r.play(); err != nil {
		panic(misuse("a step that has been played does not play again: %v", err))
	}
	l.asks, l.told = r.asks, append([]Event(nil), m.t.told...)
	for _, a := range l.asks {
		a.Number = m.Number(a.Seat)
		if r.freer != nil {
			a.Free, a.FreeDenied = r.freeOffers(a.Seat)
		}
	}
}

// freeOffers reads what a seat may do at any time.
func (r *run) freeOffers(s Seat) ([]Offered, []Denied) {
	r.t.mode = reading
	m := r.freeMenu(s)
	offers, denials := m.read()
	m.close()
	r.t.mode = playing
	return offers, denials
}

// read is what the menu offers and denies, with the rules. It needs a table that is reading.
func (m *Menu) read() (offers []Offered, denials []Denied) {
	t := m.t
	if n := m.Len(); n > 0 {
		offers = make([]Offered, 0, n)
	}
	for i, o := range t.opts[m.from:] {
		offers = append(offers, Offered{Option: o, Rule: t.rules[int(m.from)+i]})
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
	if m.abandoned {
		return nil
	}
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
	if m.abandoned {
		return nil
	}
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

// Readable are the questions that a seat may read, though others are asked them: its own, those put to all
// (Prompt.Public), and while seats are asked side by side those of its own group.
func (m *Match) Readable(s Seat) []*Ask {
	if m.abandoned {
		return nil
	}
	var out []*Ask
	for _, a := range m.look(s).asks {
		if a.Seat == s || a.Lane != 0 && s >= 0 && a.Lane.Has(s) || a.Lane == 0 && a.Prompt.Public {
			out = append(out, a)
		}
	}
	return out
}

// Due is the set of seats that are asked something.
func (m *Match) Due() Seats {
	if m.abandoned {
		return 0
	}
	var s Seats
	for _, p := range m.pending {
		s = s.With(p.seat)
	}
	return s
}

// Frees is what a seat may do that needs no turn, whether it is asked something or not.
func (m *Match) Frees(s Seat) (offers []Offered, denials []Denied) {
	if _, ok := m.at.(Freer); !ok || m.Over() || s < 0 || int(s) >= m.Seats() {
		return nil, nil
	}
	return newRun(m.t, m.look(s).g, m.step, nil).freeOffers(s)
}

// View is what the seat may see now; Nobody's is the spectator's.
func (m *Match) View(s Seat) any { return m.look(s).g.View(s) }

// ViewInto is View in the memory of an earlier view of a match of the same game, which is lost by that, where the game
// can do that (Thrifty); nil: in new memory. It is good until the next answer.
func (m *Match) ViewInto(old any, s Seat) any {
	var g Game
	if m.left != nil {
		g = m.left.g
	} else {
		g = m.look(s).g
	}
	if t, thrifty := g.(Thrifty); thrifty {
		return t.ViewInto(old, s)
	}
	return g.View(s)
}

// Events is what has been told, as the seat may know it, oldest first. What happens in other lanes of an open All
// appears when all have answered, behind what happened in the seat's own: the list grows only at its end, but for an
// undo.
func (m *Match) Events(s Seat) []Event {
	now := m.look(s).told
	out := make([]Event, 0, len(m.events)+len(now))
	own := 0 // the end of the tales of the seat's own lane of the All that out ends with
	var all Lane
	for _, list := range [][]Event{m.events, now} {
		for _, e := range list {
			if !e.Lane.beside(all) {
				own, all = len(out), e.Lane
			}
			out = append(out, e.seenBy(s))
			if e.Lane.All > 0 && s >= 0 && e.Lane.Who.Has(s) {
				copy(out[own+1:], out[own:])
				out[own] = e.seenBy(s)
				own++
			}
		}
	}
	return out
}

// Voice puts a match into words, in which seats are called by names that the match does not know.
type Voice struct {
	m    *Match
	name Namer
	lost func(what any, stack []byte)
}

// Voice calls seats by name, or as the game does where that is nil.
func (m *Match) Voice(name Namer) Voice { return Voice{m: m, name: name} }

// Without is the voice that leaves out an outlook which panics, and tells lost of it: a match can be played without.
func (v Voice) Without(lost func(what any, stack []byte)) Voice {
	v.lost = lost
	return v
}

// Question is the sentence of a question.
func (v Voice) Question(a *Ask) string {
	if w, ok := v.m.look(a.Seat).g.(Words); ok {
		return w.Question(a.Prompt, a.About, a.Seat, v.name)
	}
	return a.Prompt.Kind
}

// Label is the short name of an option for the seat it is offered to, and its piece on the screen.
func (v Voice) Label(s Seat, o Option) (label, piece string) {
	if o == Pass {
		return "Pass", ""
	}
	if w, ok := v.m.look(s).g.(Words); ok {
		return w.Label(o, s, v.name)
	}
	return Key(v.m.verbs, o), ""
}

// Outlook is what would follow from an option of a question; nothing is said by games without Foresight.
func (v Voice) Outlook(a *Ask, o Option) (x Outlook) {
	if v.lost != nil {
		defer func() {
			if what := recover(); what != nil {
				x = Outlook{}
				v.lost(what, debug.Stack())
			}
		}()
	}
	switch f := v.m.look(a.Seat).g.(type) {
	case ForesightOf:
		return f.OutlookOf(a, o, v.name)
	case Foresight:
		return f.Outlook(a.Prompt, o, a.Seat, v.name)
	}
	return Outlook{}
}

// Leads are where an option of a question leads; nowhere in games that are no Leader.
func (v Voice) Leads(a *Ask, o Option) []Lead {
	if l, ok := v.m.look(a.Seat).g.(Leader); ok {
		return l.Leads(a.Prompt, o, a.Seat)
	}
	return nil
}

// Out reports whether a seat is out for good, as everybody may know; false in a game that is no Eliminator.
func (m *Match) Out(s Seat) bool {
	e, ok := m.look(Nobody).g.(Eliminator)
	return ok && e.Out(s)
}

// Telling is the weight of an event as Events gave it to a reader, and the piece it changed; Minor and "" where the
// game is no Recapper.
func (m *Match) Telling(e Event, reader Seat) (w Weight, piece string) {
	if r, ok := m.look(reader).g.(Recapper); ok {
		return r.Telling(e)
	}
	return Minor, ""
}

// Costs reports whether an event, as Events gave it to a reader, took something from the seat that it befell; false
// where the game is no Coster.
func (m *Match) Costs(e Event, reader Seat) bool {
	c, ok := m.look(reader).g.(Coster)
	return ok && c.Costs(e)
}

// Tale is the sentence of an event as Events gave it to the reader.
func (v Voice) Tale(e Event, reader Seat) string {
	if w, ok := v.m.look(reader).g.(Words); ok {
		return w.Tale(e, reader, v.name)
	}
	return ""
}

// Question, Label and Tale are those of a Voice that calls seats as the game does.
func (m *Match) Question(a *Ask) string                       { return m.Voice(nil).Question(a) }
func (m *Match) Label(s Seat, o Option) (label, piece string) { return m.Voice(nil).Label(s, o) }
func (m *Match) Tale(e Event, reader Seat) string             { return m.Voice(nil).Tale(e, reader) }

// Default is the answer that the clock gives in the seat's place: the prompt's default if it is on offer, else in a
// window to pass, else the first option, or the first ones where several are wanted.
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
	set := make([]Option, 0, a.Min)
	for _, o := range a.Options {
		for n := 0; len(set) < a.Min && n < max(1, o.Most); n++ {
			set = append(set, o.Option)
		}
	}
	return SetKey(m.verbs, set)
}
