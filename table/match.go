package table

import (
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
)

// Match is one match of a game: its setup, its seed and its log. All else follows from these. It is not safe for
// concurrent use: it has one owner.
type Match struct {
	box     *Box
	setup   Setup
	seed    Seed
	origin  Origin
	rig     func(Chance) (int, bool)
	witness func(Card, Seats)

	verbs []string
	log   []*Entry
	tail  []*Entry // of the current step, without what was taken back
	at    Game     // the state at the checkpoint before the current step
	lent  bool     // a copy of the match has that state, too
	spare Game     // room to run a step in; nil or of no meaning
	room  Game     // more of it, where it was left over
	t     *Table
	bases []*base // checkpoints to play from again, the oldest first; see base
	deals []deal  // in an imagined match: how the current step deals the unseen cards anew

	imagined bool

	progress
	pending   []pending
	groups    []Seats // of the All that is open
	over      bool
	abandoned bool    // before its end, by all at the table: a note beside the log, as the origin is
	stepJoins int     // joins of the current step
	events    []Event // of finished steps
	hashed    int     // length of the log at the latest hash of a state
	proven    int     // hashes of states that stand in the log and are those of this match
	looks     []*look // a few at most
	brief     bool    // questions are read in brief: AskBrief
	left      *look   // what the latest run has left for that, in the spare state; nil if nothing
}

// progress is how far a match has come.
type progress struct {
	step    int32
	chances int32
	joins   int
	undos   int
	acts    [MaxSeats]int // what each seat could see happen
}

// base is a checkpoint from which a match can be played again: the one that it began at, and the latest ones at which
// the hash of the state was taken. So undo and a copy cost what has happened since then. A base never changes.
type base struct {
	progress
	g      Game
	length int // of the log
	events []Event
}

// Errors of a match that are the asker's, not the game's. Their messages are for people.
var (
	ErrOver       = errors.New("the match is over")
	ErrNotAsked   = errors.New("this seat is not asked anything now")
	ErrStale      = errors.New("the table has moved on since this question")
	ErrNotOffered = errors.New("not on offer")
	ErrNoUndo     = errors.New("nothing can be taken back")
	ErrFull       = errors.New("the match has grown too long to go on")
	ErrBroken     = errors.New("the game broke") // a bug of the game; nothing has changed
)

// NewMatch sets up a match and plays it to its first question.
func NewMatch(box *Box, setup Setup, seed Seed) (*Match, error) {
	return NewRigged(box, setup, seed, nil)
}

// NewRigged is a match in which rig may decide results of chance; where it returns false the seed decides. It is
// for scenarios and laws.
func NewRigged(box *Box, setup Setup, seed Seed, rig func(Chance) (int, bool)) (*Match, error) {
	m, err := setUp(box, setup, seed)
	if err != nil {
		return nil, err
	}
	m.rig = rig
	return m, m.advance(nil)
}

// setUp is a match before its first step.
func setUp(box *Box, setup Setup, seed Seed) (*Match, error) {
	setup, err := box.Check(setup)
	if err != nil {
		return nil, err
	}
	g, err := box.New(setup)
	if err != nil {
		return nil, fmt.Errorf("setting up %s: %w", box.Name, err)
	}
	return matchAt(box, setup, seed, &base{g: g}), nil
}

// matchAt is a match that is to be played from a base.
func matchAt(box *Box, setup Setup, seed Seed, b *base) *Match {
	return &Match{
		box: box, setup: setup, seed: seed, bases: []*base{b}, verbs: b.g.Verbs(), t: recorder(),
		at: copied(b.g), progress: b.progress, hashed: b.length, events: slices.Clip(b.events),
	}
}

// recorder is a table that answers from the record.
func recorder() *Table { return &Table{loud: true, marks: true} }

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
	if s.Mode == "" {
		s.Mode = b.usualMode(s.Seats)
	}
	if len(b.Modes) > 0 && !slices.Contains(b.Modes, s.Mode) {
		return s, fmt.Errorf("mode %q: %s has %s", s.Mode, b.Title, strings.Join(b.Modes, ", "))
	}
	if !b.Takes(s.Mode, s.Seats) {
		return s, fmt.Errorf("%d players: the mode %s of %s is for %s%s", s.Seats, s.Mode, b.Title,
			eitherOf(b.Counts(s.Mode)), b.instead(s.Seats))
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
				return s, fmt.Errorf("option %s=%q: it must be one of %s", name, s.Options[name],
					strings.Join(c.Values, ", "))
			}
			options[name] = s.Options[name]
		}
		if !found {
			return s, fmt.Errorf("option %q: %s has no such option", name, b.Title)
		}
	}
	s.Options = options
	return b.checkCarry(s)
}

// like makes an empty state of the same type.
func like(g Game) Game { return reflect.New(reflect.TypeOf(g).Elem()).Interface().(Game) }

func copied(g Game) Game {
	c := like(g)
	c.CopyFrom(g)
	return c
}

// Setup is what the match was set up with, with all defaults filled in.
func (m *Match) Setup() Setup { return m.setup }

// Box is the game's box.
func (m *Match) Box() *Box { return m.box }

// Seed decides all chance of the match; it is secret until the match is over.
func (m *Match) Seed() Seed { return m.seed }

// Origin is the match that this one was played on from, and where; the zero Origin when it began at its beginning.
func (m *Match) Origin() Origin { return m.origin }

// ComesFrom notes where the match was played on from. Its file says so from then on.
func (m *Match) ComesFrom(o Origin) { m.origin = o }

// Version is the length of the log; it grows with every change.
func (m *Match) Version() int { return len(m.log) }

// Over reports whether the match has ended, by its rules or because all have ended it.
func (m *Match) Over() bool { return m.over || m.abandoned }

// Abandon notes that all people at the match have ended it before its end: nothing more is asked or answered in it, all
// of it may be known, and nobody has won. Its file says so in its seal. A match that is over stays as it is.
func (m *Match) Abandon() { m.abandoned = !m.over }

// Seats is the number of seats.
func (m *Match) Seats() int { return m.at.Seats() }

// Verbs are the names of the game's verbs, by number.
func (m *Match) Verbs() []string { return m.verbs }

// Result is how the match stands.
func (m *Match) Result() Result {
	res := m.look(Nobody).g.Result()
	if m.abandoned {
		res.Winners, res.Outcome = 0, Abandoned
	}
	return res
}

// Entries is the log from an entry on. The entries are not to be changed.
func (m *Match) Entries(from int) []*Entry { return m.log[from:] }

// Answer gives a seat's answer to the question of that number: a key, or several joined by "+" ("food*2+ammo" where an
// option may be taken several times), or "none" for an empty set, or "pass". It is all or nothing: after an error
// nothing has changed.
func (m *Match) Answer(s Seat, number int, key string, by By) error {
	p, err := m.asked(s, number)
	if err != nil {
		return err
	}
	set, err := ParseSet(m.verbs, key)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrNotOffered, err)
	}
	e := &Entry{
		Kind: KindAsk, Seat: s, Step: m.step, All: p.all, Who: p.lane, Q: p.q, Name: p.prompt.Kind, Set: set, By: by,
		Secret: p.prompt.Secret,
	}
	if p.pass && len(set) == 1 && set[0] == Pass {
		e.Kind, e.Set = KindPass, nil
	}
	return m.refusal(m.advance(e), e, key)
}

// Free does something that needs no turn.
func (m *Match) Free(s Seat, key string, by By) error {
	if m.Over() {
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
	e.All, e.Who, e.Q = m.arrival(s)
	return m.refusal(m.advance(e), e, key)
}

// arrival is where what a seat does without being asked takes its place: at the question that waits on the main line or
// in the seat's lane, or behind a lane in which none does.
func (m *Match) arrival(s Seat) (all int16, lane Seats, at int16) {
	if len(m.pending) == 0 {
		return 0, 0, 0
	}
	if first := m.pending[0]; first.all == 0 {
		return 0, 0, first.at
	}
	lane = laneOf(m.groups, s)
	for _, p := range m.pending {
		if p.lane == lane {
			return p.all, lane, p.at
		}
	}
	return m.pending[0].all, lane, laneEnd
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
	for _, o := range e.Set {
		fits := func(x Offered) bool { return x.Option == o && times(e.Set, o) <= max(1, x.Most) }
		if !slices.ContainsFunc(offers, fits) {
			return false
		}
	}
	return true
}

// asked is the question the seat is asked, if its number is the one given.
func (m *Match) asked(s Seat, number int) (pending, error) {
	if m.Over() {
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
		if w := (want{a.Min, a.Max, a.Amounts}); len(set) < a.Min || len(set) > a.Max {
			return fmt.Sprintf("%q: this question wants %s of its options, not %d (%s)", key, w.number(), len(set),
				a.Prompt.Rule)
		}
		return fmt.Sprintf("%q is none of the answers to this question (%s)", key, a.Prompt.Rule)
	}
	return fmt.Sprintf("%q can't be done now", key)
}
