package table

import (
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// Match is one match of a game: its setup, its seed and its log. All else follows from these. It is not safe for
// concurrent use: it has one owner.
type Match struct {
	box     *Box
	setup   Setup
	seed    Seed
	rig     func(Chance) (int, bool)
	witness func(Card, Seats)

	verbs []string
	log   []*Entry
	tail  []*Entry // of the current step, without what was taken back
	step  int32
	at    Game // the state at the checkpoint before the current step
	spare Game // room to run a step in; nil or of no meaning
	t     *Table
	base  base   // what undo plays from
	deals []deal // in an imagined match: how the current step deals the unseen cards anew

	imagined bool

	pending   []pending
	over      bool
	chances   int32
	stepJoins int           // joins of the current step
	joins     int           // joins of all steps
	acts      [MaxSeats]int // what each seat could see happen
	undos     int
	events    []Event // of finished steps
	looks     map[Seat]*look
}

// base is the checkpoint that a match was set up at, or went on from.
type base struct {
	g      Game
	step   int32
	joins  int
	events []Event
}

// Errors of a match that are the asker's, not the game's. Their messages are for people.
var (
	ErrOver       = errors.New("the match is over")
	ErrNotAsked   = errors.New("this seat is not asked anything now")
	ErrStale      = errors.New("the table has moved on since this question")
	ErrNotOffered = errors.New("not on offer")
	ErrNoUndo     = errors.New("nothing can be taken back")
	ErrBroken     = errors.New("the game broke") // a bug of the game; nothing has changed
)

// NewMatch sets up a match and plays it to its first question.
func NewMatch(box *Box, setup Setup, seed Seed) (*Match, error) {
	return NewRigged(box, setup, seed, nil)
}

// NewRigged is a match in which rig may decide results of chance; where it returns false the seed decides. It is
// for scenarios and laws.
func NewRigged(box *Box, setup Setup, seed Seed, rig func(Chance) (int, bool)) (*Match, error) {
	setup, err := box.Check(setup)
	if err != nil {
		return nil, err
	}
	g, err := box.New(setup)
	if err != nil {
		return nil, fmt.Errorf("setting up %s: %w", box.Name, err)
	}
	m := matchAt(box, setup, seed, base{g: g})
	m.rig = rig
	return m, m.advance(nil)
}

// StartAt is a match that begins in a given state, at a checkpoint: a position of a scenario.
func StartAt(box *Box, setup Setup, g Game, seed Seed, rig func(Chance) (int, bool)) (*Match, error) {
	m := matchAt(box, setup, seed, base{g: g})
	m.rig = rig
	return m, m.advance(nil)
}

func matchAt(box *Box, setup Setup, seed Seed, b base) *Match {
	return &Match{
		box: box, setup: setup, seed: seed, base: b, verbs: b.g.Verbs(), t: recorder(),
		at: copied(b.g), step: b.step, joins: b.joins, events: slices.Clone(b.events),
	}
}

// recorder is a table that answers from the record.
func recorder() *Table { return &Table{lane: Nobody, loud: true, marks: true} }

// Check completes a setup with defaults and refuses what the game does not know.
func (b *Box) Check(s Setup) (Setup, error) {
	if s.Game == "" {
		s.Game = b.Name
	}
	if s.Game != b.Name {
		return s, fmt.Errorf("game %q is not %q", s.Game, b.Name)
	}
	if s.Seats < b.MinSeats || s.Seats > b.MaxSeats {
		return s, fmt.Errorf("%d players: %s is for %d to %d", s.Seats, b.Title, b.MinSeats, b.MaxSeats)
	}
	if s.Mode == "" && len(b.Modes) > 0 {
		s.Mode = b.Modes[0]
	}
	if len(b.Modes) > 0 && !slices.Contains(b.Modes, s.Mode) {
		return s, fmt.Errorf("mode %q: %s has %s", s.Mode, b.Title, strings.Join(b.Modes, ", "))
	}
	options := map[string]string{}
	for _, c := range b.Choices {
		options[c.Name] = c.Default
	}
	for _, name := range slices.Sorted(maps.Keys(s.Options)) {
		found := false
		for _, c := range b.Choices {
			if c.Name != name {
				continue
			}
			found = true
			if !slices.Contains(c.Values, s.Options[name]) {
				return s, fmt.Errorf("option %s=%q: it must be one of %s", name, s.Options[name], strings.Join(c.Values, ", "))
			}
			options[name] = s.Options[name]
		}
		if !found {
			return s, fmt.Errorf("option %q: %s has no such option", name, b.Title)
		}
	}
	s.Options = options
	return s, nil
}

// like makes an empty state of the same type.
func like(g Game) Game { return reflect.New(reflect.TypeOf(g).Elem()).Interface().(Game) }

func copied(g Game) Game {
	c := like(g)
	c.CopyFrom(g)
	return c
}

// Setup, Box, Seed, Version, Over, Result: what a match is, and where it stands. Version is the length of the log; it
// grows with every change.
func (m *Match) Setup() Setup    { return m.setup }
func (m *Match) Box() *Box       { return m.box }
func (m *Match) Seed() Seed      { return m.seed }
func (m *Match) Version() int    { return len(m.log) }
func (m *Match) Over() bool      { return m.over }
func (m *Match) Seats() int      { return m.at.Seats() }
func (m *Match) Verbs() []string { return m.verbs }

// Result is how the match stands.
func (m *Match) Result() Result { return m.look(Nobody).g.Result() }

// Entries is the log from an entry on. The entries are not to be changed.
func (m *Match) Entries(from int) []*Entry { return m.log[from:] }

// Answer gives a seat's answer to the question of that number: a key, or several joined by "+", or "none" for an
// empty set, or "pass". It is all or nothing: after an error nothing has changed.
func (m *Match) Answer(s Seat, number int, key string, by By) error {
	p, err := m.asked(s, number)
	if err != nil {
		return err
	}
	set, err := m.parse(key)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrNotOffered, err)
	}
	e := &Entry{Kind: KindAsk, Seat: s, Step: m.step, All: p.all, Q: p.q, Name: p.prompt.Kind, Set: set, By: by, Secret: p.prompt.Secret}
	if p.window && len(set) == 1 && set[0] == Pass {
		e.Kind, e.Set = KindPass, nil
	}
	return m.refusal(m.advance(e), e, key)
}

// Free does something that needs no turn.
func (m *Match) Free(s Seat, key string, by By) error {
	if m.over {
		return ErrOver
	}
	if _, ok := m.at.(Freer); !ok || s < 0 || int(s) >= m.at.Seats() {
		return fmt.Errorf("%w: nothing can be done here without being asked", ErrNotOffered)
	}
	o, err := ParseKey(m.verbs, key)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrNotOffered, err)
	}
	e := &Entry{Kind: KindFree, Seat: s, Step: m.step, Set: []Option{o}, By: by}
	for i, p := range m.pending {
		switch {
		case p.all == 0 || p.seat == s:
			e.All, e.Q = p.all, p.at
		case i == 0:
			e.All, e.Q = p.all, laneEnd
		}
	}
	return m.refusal(m.advance(e), e, key)
}

// refusal says of an answer that does not fit that it was not on offer, and why.
func (m *Match) refusal(err error, e *Entry, key string) error {
	if !errors.As(err, new(*misfit)) {
		return err
	}
	if m.offered(e) {
		return fmt.Errorf("%w: %q was on offer, and does not fit: %w", ErrBroken, key, err)
	}
	return fmt.Errorf("%w: %s", ErrNotOffered, m.whyNot(e.Seat, e.Set, key))
}

// offered reports whether the entry is an answer or a free action that stands on offer.
func (m *Match) offered(e *Entry) bool {
	var offers []Offered
	if e.Kind == KindFree {
		offers, _ = m.Frees(e.Seat)
	} else if a := m.Ask(e.Seat); a != nil && len(e.Set) >= a.Min && len(e.Set) <= a.Max {
		offers = a.Options
	} else {
		return e.Kind == KindPass
	}
	n := 0
	for _, o := range offers {
		if has(e.Set, o.Option) {
			n++
		}
	}
	return n == len(e.Set)
}

// asked is the question the seat is asked, if its number is the one given.
func (m *Match) asked(s Seat, number int) (pending, error) {
	if m.over {
		return pending{}, ErrOver
	}
	for _, p := range m.pending {
		if p.seat != s {
			continue
		}
		if n := m.Number(s); n != number {
			return p, fmt.Errorf("%w: it was number %d, now it is %d", ErrStale, number, n)
		}
		return p, nil
	}
	return pending{}, ErrNotAsked
}

func (m *Match) parse(key string) ([]Option, error) {
	if key == "none" {
		return nil, nil
	}
	if len(key) > maxKey*maxSet {
		return nil, fmt.Errorf("key of %d characters", len(key))
	}
	var set []Option
	for _, k := range strings.Split(key, "+") {
		o, err := ParseKey(m.verbs, k)
		if err != nil {
			return nil, err
		}
		set = append(set, o)
	}
	return set, nil
}

const maxSet = 64

// whyNot says why a key is refused: the reason it is denied, if it is.
func (m *Match) whyNot(s Seat, set []Option, key string) string {
	for _, a := range m.Asks() {
		if a.Seat != s {
			continue
		}
		for _, d := range append(append([]Denied(nil), a.Denied...), a.FreeDenied...) {
			if has(set, d.Option) {
				return fmt.Sprintf("%q: %s (%s)", key, d.Why, d.Rule)
			}
		}
		if len(set) < a.Min || len(set) > a.Max {
			want := strconv.Itoa(a.Max)
			if a.Min != a.Max {
				want = fmt.Sprintf("%d to %d", a.Min, a.Max)
			}
			return fmt.Sprintf("%q: this question wants %s of its options, not %d (%s)", key, want, len(set), a.Prompt.Rule)
		}
		return fmt.Sprintf("%q is none of the answers to this question (%s)", key, a.Prompt.Rule)
	}
	return fmt.Sprintf("%q can't be done now", key)
}

// Number is the number of the seat's question: how much it could see happen so far. It never comes back.
func (m *Match) Number(s Seat) int {
	if s < 0 || s >= MaxSeats {
		return len(m.log)
	}
	return m.acts[s] + m.joins + m.undos
}

// maxSteps is how many steps may follow one answer without a question: more is a game that has lost its way.
const maxSteps = 10_000

// advance plays on with one more entry to the next question, or to the end. After an error nothing has changed.
func (m *Match) advance(e *Entry) error {
	step, at, spare := m.step, m.at, m.spare
	entries := append(make([]*Entry, 0, len(m.tail)+8), m.tail...)
	var fresh []*Entry
	if e != nil {
		entries = append(entries, e)
	}
	var told []Event
	joins, stepJoins, deals := m.joins, m.stepJoins, m.deals
	last := e // the entry before the step being run
	dice := m.chances
	live := func(c Chance) (int, error) {
		n := dice
		dice++
		if m.rig != nil {
			if v, ok := m.rig(c); ok {
				return v, nil
			}
		}
		return m.seed.decide(n, c)
	}
	var pending []pending
	over := at.Over()
	for n := 0; !over; n++ {
		if n > maxSteps {
			return fmt.Errorf("step %d: the game asks nothing and does not end", step)
		}
		if spare == nil {
			spare = like(at)
		}
		g := spare
		g.CopyFrom(at)
		r := newRun(m.t, g, step, entries)
		r.live, r.deals = live, deals
		m.t.witness = m.witness
		done, err := r.play()
		m.t.witness = nil
		if err != nil {
			return fmt.Errorf("step %d: %w", step, err)
		}
		for i, x := range r.fresh {
			x.Step, x.N = step, dice-int32(len(r.fresh)-i)
		}
		fresh = append(fresh, r.fresh...)
		if n > 0 && r.early && last != nil {
			last.fate |= border
		}
		if len(r.entries) > 0 {
			last = r.entries[len(r.entries)-1]
		}
		if !done {
			joins += r.joins - stepJoins
			stepJoins = r.joins
			pending, entries = r.pending, r.entries
			break
		}
		joins += r.joins - stepJoins
		told = append(told, m.t.told...)
		if at == m.at {
			spare = nil // the match's own state is kept until all is well
		} else {
			spare = at
		}
		at = g
		step, stepJoins, entries, deals = step+1, 0, nil, nil
		over = at.Over()
	}
	if e != nil {
		m.log = append(m.log, e)
		m.count(e)
	}
	m.log = append(m.log, fresh...)
	m.chances = dice
	m.step, m.at, m.spare, m.tail, m.deals = step, at, spare, entries, deals
	m.joins, m.stepJoins, m.pending, m.over = joins, stepJoins, pending, over
	m.events = append(m.events, told...)
	m.looks = nil
	return nil
}

func newRun(t *Table, g Game, step int32, entries []*Entry) *run {
	freer, _ := g.(Freer)
	return &run{t: t, g: g, freer: freer, step: step, entries: entries, only: Nobody}
}

// count adds an entry to what the seats could see happen: their own, and others' answers outside an All.
func (m *Match) count(e *Entry) {
	for s := range m.acts {
		if Seat(s) == e.Seat || e.Kind == KindAsk && e.All == 0 {
			m.acts[s]++
		}
	}
}
