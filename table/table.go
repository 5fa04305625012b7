package table

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
)

// Table is what a game plays on: it asks, it rolls, it listens. A game gets it in Step and keeps nothing of it.
type Table struct {
	// What every question in place touches comes first: these few lines of memory are all that a playout needs.
	opts    []Option // the open menus, one above the other
	decider Decider  // answers in place; nil for random choice
	pcg     rand.PCG
	mode    mode
	loud    bool  // events are kept
	marks   bool  // piles keep exactly who has seen what
	lane    Seats // the seats whose lane is being run; none on the main line

	always int32 // one more than where the options begin of the menu that is put even with one; 0 for none

	// Decisions counts the answers given in place.
	Decisions int

	hearer   Hearer            // the decider, if it hears
	rig      func(Chance) int  // decides chance in place; nil for random
	run      *run              // answers from the record; nil in place
	fortune  fortune           // in a match: decides chance that is not in the record
	witness  func(Card, Seats) // is told who is shown which card; nil: nobody is
	reverse  bool              // lanes are run from the last to the first
	imagined bool              // what is played is a world imagined for a bot: what is sealed in it stays so
	turns    uint64            // the order of seats in windows in place; 0: one of chance for each

	scopes []int // the keys of the open scopes
	floor  int   // how many of them lie outside the lane
	quit   int   // the scope being left, counted from 1; 0 while none is

	frames  []frame  // of the open menus, unless playing in place
	rules   []string // beside opts, while reading
	denials []denied // of the open menus, while reading
	caps    []limit  // of the options that may be taken several times
	some    []Option // the last answer of AskSome or AskAmounts
	amounts []Amount // of AskAmounts, counted
	window  Menu     // in Any: that of the seat being asked
	told    []Event
}

// mode is where the answers come from, and who reads along.
type mode uint8

// The modes, from the least to the most that is watched.
const (
	playing   mode = iota // in place: a program answers at once, and nothing is checked
	hearing               // as playing, by a program that hears what questions are about
	laned                 // in place, in a lane of an All: whose question it is, is checked
	imagining             // from the record, and a program answers where it ends
	recording             // from the record, and the step is suspended where it ends
	reading               // as recording, for somebody who reads: rules and denials are kept
)

// Decider answers in place: for playouts and for whole games played by programs.
type Decider interface {
	// Pick returns the index of the option taken. Pass, where it is allowed, is among the options. The slice is
	// the table's and is not kept.
	Pick(s Seat, p *Prompt, options []Option) int
}

// Hearer is a Decider that is told as much of a question as a player of a match is.
type Hearer interface {
	Decider
	// Hear is called when a question is opened, with the numbers it is about.
	Hear(s Seat, p *Prompt, about [3]int16)
	// PickSome answers a question of several options: Min, Max, Amounts and Options say which. Nil: Pick is asked for
	// one after the other.
	PickSome(a *Ask) []Option
}

// Config says how a table in place behaves. The zero value plays at random, silently and fast.
type Config struct {
	Decider Decider          // nil: random choice
	Marks   bool             // piles remember who has seen what; views need it
	Loud    bool             // events are kept, for Told
	Rig     func(Chance) int // decides chance; nil: random
	Turns   uint64           // the order in which seats are asked in every window, see Turns; 0: one of chance for each
	Reverse bool             // lanes of All run from the last seat to the first; nothing may depend on it
}

// InPlace is a table where every question is answered at once and nothing is recorded. The same seeds and answers
// give the same match. It is not safe for concurrent use.
func InPlace(seed1, seed2 uint64, c Config) *Table {
	t := &Table{decider: c.Decider, rig: c.Rig, marks: c.Marks, loud: c.Loud, turns: c.Turns, reverse: c.Reverse}
	if h, hears := c.Decider.(Hearer); hears {
		t.hearer, t.mode = h, hearing
	}
	t.pcg.Seed(seed1, seed2)
	return t
}

// Reseed begins a new sequence of chance, so that one table can play many matches.
func (t *Table) Reseed(seed1, seed2 uint64) { t.pcg.Seed(seed1, seed2) }

// Play plays the game on to its end in place.
func (t *Table) Play(g Game) {
	for !g.Over() {
		g.Step(t)
	}
}

// Told takes the events told since the last call.
func (t *Table) Told() []Event {
	told := t.told
	t.told = nil
	return told
}

// intn is a number from 0 up to but not n. The bias is below n/2^64.
func (t *Table) intn(n int) int {
	hi, _ := bits.Mul64(t.pcg.Uint64(), uint64(n))
	return int(hi)
}

// Menu is an open question: options are offered or denied, then it is asked, for what is opened must be asked. A menu
// opened while another is open must be asked before the other goes on.
type Menu struct {
	t      *Table
	prompt *Prompt
	from   int32 // of this menu in t.opts
	seat   Seat
}

// Open begins a question to one seat. It is a boundary: the state may change in here (free actions, unseen cards
// dealt anew), so what is hidden or may change is read after it, never kept across it. The numbers, at most three,
// go to Words.Question; those that may change in it are said by Menu.About.
func (t *Table) Open(s Seat, p *Prompt, about ...int) Menu {
	if t.mode != playing {
		t.enter(s, p, about)
	}
	return Menu{t: t, prompt: p, from: int32(len(t.opts)), seat: s}
}

// enter is the boundary of a question where there is something to watch.
func (t *Table) enter(s Seat, p *Prompt, about []int) {
	if t.lane != 0 && !t.lane.Has(s) {
		panic(misuse("question %q to seat %d in the lane of %s", p.Kind, s, t.lane))
	}
	if t.mode < imagining {
		if t.hearer != nil {
			t.hearer.Hear(s, p, numbers(about))
		}
		return
	}
	t.run.boundary()
	t.push(Menu{t: t, prompt: p, from: int32(len(t.opts)), seat: s}, about, false)
}

// push keeps what belongs to a menu that is being opened. One that is read only can't be asked.
func (t *Table) push(m Menu, about []int, readOnly bool) {
	t.frames = append(t.frames, frame{menu: m, denials: len(t.denials), readOnly: readOnly, about: numbers(about)})
}

// numbers are those a question is about.
func numbers(about []int) (list [3]int16) {
	if len(about) > len(list) {
		panic(misuse("a question about %d numbers: at most %d", len(about), len(list)))
	}
	for i, n := range about {
		list[i] = small(n)
	}
	return list
}

// About says what the question is about by numbers that are read once it is open: those given to Open are counted
// before free actions arrive there, and would tell how things stood.
func (m *Menu) About(about ...int) {
	switch t := m.t; {
	case t.mode == playing:
	case t.mode >= imagining:
		m.frame().about = numbers(about)
	case t.hearer != nil:
		t.hearer.Hear(m.seat, m.prompt, numbers(about))
	}
}

// openToRead opens a menu that is only read.
func (t *Table) openToRead(s Seat, p *Prompt, about []int) Menu {
	m := Menu{t: t, prompt: p, from: int32(len(t.opts)), seat: s}
	t.push(m, about, true)
	return m
}

// frame is the menu's own, which must be the uppermost.
func (m *Menu) frame() *frame {
	if n := len(m.t.frames); n > 0 && m.t.frames[n-1].menu == *m {
		return &m.t.frames[n-1]
	}
	panic(misuse("question %q goes on while a question above it is open", m.prompt.Kind))
}

// Offer adds an option that can be taken, and the rule that allows it.
func (m *Menu) Offer(o Option, rule string) {
	t := m.t
	if t.mode >= imagining {
		m.keep(rule)
	}
	t.opts = append(t.opts, o)
}

// keep notes the rule of the option about to be offered, which must be the uppermost menu's. Inlined, it would keep
// Offer from being so.
//
//go:noinline
func (m *Menu) keep(rule string) {
	m.frame()
	if m.t.mode == reading {
		m.t.rules = append(m.t.rules, rule)
	}
}

// Deny names an option that can't be taken now, why, and by which rule. Nothing is kept unless somebody reads.
func (m *Menu) Deny(o Option, rule, why string) {
	if m.t.mode == reading {
		m.keepDenied(o, rule, why)
	}
}

// keepDenied keeps what is denied. Inlined, it would make all that offers something several times as long.
//
//go:noinline
func (m *Menu) keepDenied(o Option, rule, why string) {
	m.t.denials = append(m.t.denials, denied{*m, Denied{o, rule, why}})
}

// Wordy reports whether somebody reads the denials; it guards loops that do nothing but find them.
func (m *Menu) Wordy() bool { return m.t.mode == reading }

// Len is the number of options offered so far.
func (m *Menu) Len() int { return len(m.t.opts) - int(m.from) }

// Ask asks for exactly one of the options. With a single option and a prompt that is not put Always, that is the
// answer. It panics when nothing was offered, as no seat may have a question with no answer.
func (m *Menu) Ask() Option {
	t := m.t
	opts := t.opts[m.from:]
	if len(opts) > 1 && t.decider == nil && t.mode < imagining {
		t.Decisions++
		o := opts[t.intn(len(opts))]
		t.opts, t.always = t.opts[:m.from], 0 // all that close would do here, as below
		return o
	}
	if len(opts) == 1 && t.mode < imagining && !m.put() {
		t.opts, t.always = t.opts[:m.from], 0
		return opts[0]
	}
	o := m.settle(opts)
	t.opts = t.opts[:m.from] // as close, for settle has seen to the rest
	if t.mode >= imagining {
		t.closeFrame()
	}
	return o
}

// Always has the next Ask put the question even when there is one option, like Prompt.Always, where that hangs on the
// position. What it hangs on must be known to all: the question tells of it.
func (m *Menu) Always() { m.t.always = m.from + 1 }

// put reports whether the question is put even when there is one option.
func (m *Menu) put() bool { return m.prompt.Always || m.t.always == m.from+1 }

// settle finds the answer where it is not just random.
func (m *Menu) settle(opts []Option) Option {
	t := m.t
	m.open()
	put := m.put()
	t.always = 0
	switch {
	case len(opts) == 0:
		panic(misuse("question %q (%s) to seat %d offers nothing", m.prompt.Kind, m.prompt.Rule, m.seat))
	case len(opts) == 1 && !put:
		return opts[0]
	case t.mode >= imagining:
		return t.run.ask(m)
	}
	return opts[t.pick(m.seat, m.prompt, opts)]
}

// open makes sure that the menu is one that can be asked now.
func (m *Menu) open() {
	if m.t.mode >= imagining && m.frame().readOnly {
		panic(misuse("question %q is only read here, not asked", m.prompt.Kind))
	}
}

func (t *Table) pick(s Seat, p *Prompt, options []Option) int {
	t.Decisions++
	if t.decider == nil {
		return t.intn(len(options))
	}
	return t.decider.Pick(s, p, options)
}

// close takes the menu from the stack.
func (m *Menu) close() {
	t := m.t
	t.opts = t.opts[:m.from]
	t.always = 0
	if t.mode >= imagining {
		t.closeFrame()
	}
}

// closeFrame takes away what is kept of the menu just closed. Inlined, it would keep close from being so.
//
//go:noinline
func (t *Table) closeFrame() {
	n := len(t.frames) - 1
	t.denials = t.denials[:t.frames[n].denials]
	t.frames = t.frames[:n]
	t.uncap(len(t.opts))
	if t.mode == reading {
		t.rules = t.rules[:len(t.opts)]
	}
}

// depth is how high the open menus stand.
type depth struct{ opts, frames int }

func (t *Table) depth() depth { return depth{len(t.opts), len(t.frames)} }

// cut takes away all open menus above.
func (t *Table) cut(d depth) {
	t.opts = t.opts[:d.opts]
	t.uncap(d.opts)
	if d.frames < len(t.frames) {
		t.denials = t.denials[:t.frames[d.frames].denials]
		t.frames = t.frames[:d.frames]
	}
	if t.mode == reading {
		t.rules = t.rules[:d.opts]
	}
}

// misuse is how the table complains of a game: by panic, for it is a bug of the game's code.
func misuse(format string, args ...any) error {
	return fmt.Errorf("table: "+format, args...)
}
