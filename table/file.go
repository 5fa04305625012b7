package table

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"io"
	"runtime/debug"
	"slices"
	"strings"
)

// A match file is lines of JSON: a header, the entries of the log, a seal. It is the save, the replay and the bug
// report.
type header struct {
	Format    int    `json:"waystation"`
	Version   string `json:"rules"`
	Setup     Setup  `json:"setup"`
	CarryHash string `json:"carry_sha256,omitempty"` // of what the setup carries
	SeedHash  string `json:"seed_hash"`
	Seed      string `json:"seed,omitempty"`
	For       *Seat  `json:"for,omitempty"` // one seat's record: the rest is left out

	Branch *Origin `json:"branch,omitempty"`
}

// Origin says of a match that was played on from another which that is, and how many of its answers came before. It is
// zero for a match that began at its beginning. It is a note: all that the match is stands in its log.
type Origin struct {
	Match  string `json:"match"`
	Answer int    `json:"answer"`
}

// note is the origin as it stands in a file.
func (o Origin) note() *Origin {
	if o == (Origin{}) {
		return nil
	}
	return &o
}

// maxOrigin is how many characters the name of the match has at most that another comes from.
const maxOrigin = 64

// check says what is wrong with an origin that was read.
func (o *Origin) check() error {
	odd := func(r rune) bool { return r <= ' ' || r > '~' }
	if o.Match == "" || len(o.Match) > maxOrigin || strings.ContainsFunc(o.Match, odd) || o.Answer < 0 {
		return fmt.Errorf("branch: it must name a match, in 1 to %d characters, and an answer from 0", maxOrigin)
	}
	return nil
}

type seal struct {
	Entries int    `json:"entries"`
	Sum     string `json:"sha256"`          // of all the bytes before the seal
	State   string `json:"state,omitempty"` // the hash of the state at the last checkpoint; none in one seat's record

	Abandoned bool `json:"abandoned,omitempty"` // all at the table have ended the match here, before its end
}

// Format 1 had no hashes of states. It is still read.
const (
	format  = 2
	maxFile = 32 << 20
	maxLine = 256 << 10 // the header may carry up to MaxCarry bytes
)

// Write writes the whole match file, seed and all. Who gets it knows everything.
func (m *Match) Write(w io.Writer) error { return m.write(w, nil) }

// WriteFor writes what the seat may know of the match: without the seed, others' secret answers and unseen chance
// while it runs; the whole of it when it is over.
func (m *Match) WriteFor(w io.Writer, s Seat) error {
	if m.Over() {
		return m.write(w, nil)
	}
	return m.write(w, &s)
}

func (m *Match) write(w io.Writer, only *Seat) error {
	var buf bytes.Buffer
	h := header{
		Format: format, Version: m.box.Version, Setup: m.setup, CarryHash: carryHash(m.setup.Carry),
		SeedHash: m.seed.Hash(), For: only, Branch: m.origin.note(),
	}
	if only == nil {
		h.Seed = m.seed.String()
	}
	b, err := json.Marshal(h)
	if err != nil {
		return err
	}
	buf.Write(append(b, '\n'))
	n := 0
	for _, e := range m.log {
		if only != nil {
			if e = m.visible(e, *only); e == nil {
				continue
			}
		}
		b, err := e.Marshal(m.verbs)
		if err != nil {
			return err
		}
		buf.Write(append(b, '\n'))
		n++
	}
	sum := sha256.Sum256(buf.Bytes())
	end := seal{Entries: n, Sum: hex.EncodeToString(sum[:]), Abandoned: m.abandoned}
	if only == nil {
		end.State = m.hash()
	}
	b, err = json.Marshal(end)
	if err != nil {
		return err
	}
	buf.Write(append(b, '\n'))
	_, err = w.Write(buf.Bytes())
	return err
}

// visible is the entry as the seat may read it while the match runs, or nil.
func (m *Match) visible(e *Entry, s Seat) *Entry {
	c := *e
	switch e.Kind {
	case KindState:
		return nil // there is nothing in it to read
	case KindChance, KindOpen:
		if !e.Who.Has(s) {
			c.Value = unseenValue
		}
	case KindUndo:
		if e.beside(s) {
			return nil
		}
	default:
		if e.Seat == s {
			break
		}
		if e.beside(s) && (e.is(undone) || m.inOpenLane(e)) {
			return nil // others never see it, or not yet
		}
		if e.Secret {
			c.Set = nil
		}
	}
	return &c
}

// Read reads a match file and plays it from the start. find gives the box of a game's name, or nil. An error says in
// which line what is wrong; of a match that can't be played again as it was it is *Bent, and says so whenever the rules
// have changed since: a match is never bent to fit. Of a file without hashes of its states that can't be known; see
// Match.Proven.
func Read(r io.Reader, find func(string) *Box) (*Match, error) {
	f, err := parseFile(r, find)
	if err != nil {
		return nil, err
	}
	return f.play(nil)
}

// Verify reads a finished match's file and checks, beside all that Read checks, that every result of chance is the one
// that the seed decides, and that the seed is the one that was committed to.
func Verify(r io.Reader, find func(string) *Box) (*Match, error) {
	f, err := parseFile(r, find)
	if err != nil {
		return nil, err
	}
	if f.Seed == "" {
		return nil,
			errors.New("line 1: no seed: the file was written while the match ran; its dice can be verified " +
				"when it is over")
	}
	return f.play(func(e *Entry, c Chance) error {
		v, err := f.seed.decide(e.N, c)
		if err == nil && v != int(e.Value) {
			err = fmt.Errorf("chance %d (%s) is %d in the file, but the seed decides %d", e.N, e.Name, e.Value, v)
		}
		return err
	})
}

// play plays the match of the file from the start.
func (f *file) play(check func(*Entry, Chance) error) (*Match, error) {
	m, err := replay(f.box, f.Setup, f.seed, f.log, check)
	if err == nil && f.Branch != nil {
		m.origin = *f.Branch
	}
	if err == nil && f.end.Abandoned {
		if m.over {
			return nil, errors.New("the seal says that the match was ended before its end, but it has come to its end")
		}
		m.Abandon()
	}
	if err == nil && f.end.State != "" {
		if m.hash() != f.end.State {
			err = &Bent{
				len(f.log), m.step, "the match ends in another state, or stands otherwise, than when it was sealed",
			}
		}
		m.proven++
	}
	if err != nil && f.Version != f.box.Version {
		return nil, fmt.Errorf("%w (the match was played by rules version %q, these are %q)", err, f.Version,
			f.box.Version)
	}
	return m, err
}

// file is a match file that has been read, and not played yet.
type file struct {
	header
	box  *Box
	seed Seed
	log  []*Entry
	end  seal
}

// reader reads a match file line by line.
type reader struct {
	file
	find   func(string) *Box
	verbs  []string
	sealed bool
}

func parseFile(from io.Reader, find func(string) *Box) (*file, error) {
	sc := bufio.NewScanner(io.LimitReader(from, maxFile))
	sc.Buffer(make([]byte, 0, 4096), maxLine)
	r := reader{find: find}
	sum := sha256.New()
	n := 0
	for sc.Scan() {
		n++
		b := sc.Bytes()
		err := r.line(n, b, sum)
		if err != nil && sc.Err() != nil {
			return nil, sc.Err() // the line is wrong because it was not read to its end
		}
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		sum.Write(b)
		sum.Write([]byte{'\n'})
	}
	switch {
	case sc.Err() != nil:
		return nil, fmt.Errorf("line %d: %w", n+1, sc.Err())
	case n == 0:
		return nil, errors.New("the file is empty")
	case !r.sealed:
		return nil, fmt.Errorf("line %d: the file ends without its seal: it was cut off", n)
	}
	return &r.file, nil
}

// line reads one line; sum is of all lines before it.
func (r *reader) line(n int, b []byte, sum hash.Hash) error {
	switch {
	case r.sealed:
		return errors.New("the file goes on after its seal")
	case n == 1:
		return r.head(b)
	case bytes.HasPrefix(b, []byte(`{"entries"`)):
		return r.seal(b, sum)
	}
	e := new(Entry)
	if err := e.Unmarshal(r.verbs, b); err != nil {
		return err
	}
	if r.log = append(r.log, e); len(r.log) > maxEntries {
		return fmt.Errorf("more than %d entries", maxEntries)
	}
	return nil
}

// head reads the first line.
func (r *reader) head(b []byte) error {
	h := &r.header
	if err := strictJSON(b, h); err != nil {
		return fmt.Errorf("this is no match file: %w", err)
	}
	if h.Format < 1 || h.Format > format {
		return fmt.Errorf("match file format %d: this program reads formats 1 to %d", h.Format, format)
	}
	if h.For != nil {
		return errors.New("this is the record of one seat, with the rest left out; it can't be played")
	}
	if h.Branch != nil {
		if err := h.Branch.check(); err != nil {
			return err
		}
	}
	if r.box = r.find(h.Setup.Game); r.box == nil {
		return fmt.Errorf("game %q is not on the shelf", h.Setup.Game)
	}
	raw, err := hex.DecodeString(h.Seed)
	if err != nil || len(raw) != len(r.seed) {
		return errors.New("the seed must be 64 hexadecimal digits")
	}
	if r.seed = SeedOf(h.Seed); r.seed.Hash() != h.SeedHash {
		return fmt.Errorf("the seed is not the one that was committed to (its hash is %s)", r.seed.Hash())
	}
	if got := carryHash(h.Setup.Carry); got != h.CarryHash {
		return fmt.Errorf("what the match carries is not what it began with (its hash is %q)", got)
	}
	g, err := newGame(r.box, h.Setup)
	if err != nil {
		return err
	}
	r.verbs = g.Verbs()
	return nil
}

// seal reads the last line.
func (r *reader) seal(b []byte, sum hash.Hash) error {
	if err := strictJSON(b, &r.end); err != nil {
		return err
	}
	if r.end.Entries != len(r.log) {
		return fmt.Errorf("the seal counts %d entries, the file holds %d", r.end.Entries, len(r.log))
	}
	if r.end.Sum != hex.EncodeToString(sum.Sum(nil)) {
		return errors.New("the file was changed after it was sealed")
	}
	if r.Format > 1 && r.end.State == "" {
		return errors.New("the seal holds no hash of the state")
	}
	r.sealed = true
	return nil
}

func newGame(box *Box, s Setup) (Game, error) {
	s, err := box.Check(s)
	if err != nil {
		return nil, err
	}
	return box.New(s)
}

// strictJSON decodes one value and refuses unknown fields and anything after it.
func strictJSON(b []byte, v any) error {
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return err
	}
	if _, err := d.Token(); err != io.EOF {
		return errors.New("more than one value")
	}
	return nil
}

// Snapshot is a match's state at a checkpoint, by which it survives a change of the rules' code.
type Snapshot struct {
	Step   int32           `json:"step"`
	Length int             `json:"length"` // of the log when it was taken
	Joins  int             `json:"joins"`
	Events []Event         `json:"events"`
	Tales  map[Tale]string `json:"tales,omitempty"` // what the numbers of the events' tales stood for, of a Chronicler
	State  json.RawMessage `json:"state"`
}

// Snapshot takes the state at the last checkpoint.
func (m *Match) Snapshot() (Snapshot, error) {
	b, err := json.Marshal(m.at)
	return Snapshot{
		Step: m.step, Length: len(m.log), Joins: m.joins - m.stepJoins, Events: m.events,
		Tales: sentences(m.at, m.events), State: b,
	}, err
}

// sentences are those of the tales of events, by number; nil of a game that is no Chronicler.
func sentences(g Game, events []Event) map[Tale]string {
	c, ok := g.(Chronicler)
	if !ok {
		return nil
	}
	all, used := c.Tales(), map[Tale]string{}
	for _, e := range events {
		used[e.Tale] = all[e.Tale]
	}
	return used
}

// renumbered are the events of a snapshot under the numbers that their tales have now. What this build of the game has
// no words for is left out: told in other words it would be untrue.
func (snap *Snapshot) renumbered(g Game) []Event {
	c, ok := g.(Chronicler)
	if !ok {
		return snap.Events
	}
	all := c.Tales()
	var events []Event
	for _, e := range snap.Events {
		sentence, known := snap.Tales[e.Tale]
		if int(e.Tale) >= len(all) || all[e.Tale] != sentence { // several tales may have the same sentence
			now := slices.Index(all, sentence)
			known = known && now >= 0
			e.Tale = Tale(now)
		}
		if known {
			events = append(events, e)
		}
	}
	return events
}

// derive completes a state that was read. A state that can't be is the reader's fault and not the game's: its panic is
// an error.
func derive(g Game) (err error) {
	defer func() {
		if x := recover(); x != nil {
			err = &broken{x, debug.Stack()}
		}
	}()
	if d, ok := g.(Deriver); ok {
		d.Derive()
	}
	return nil
}

// before reports whether an entry comes before what is played from the checkpoint of a step on. The hash of the state
// at the checkpoint does.
func (e *Entry) before(step int32) bool {
	return e.Step < step || e.Kind == KindState && e.Step == step
}

// Resume goes on from a snapshot: the entries of the log before its step are believed, those after are played. It is
// for matches that Replay refuses because the rules have changed since.
func Resume(box *Box, setup Setup, seed Seed, log []*Entry, snap Snapshot) (*Match, error) {
	g, err := newGame(box, setup)
	if err != nil {
		return nil, err
	}
	if err := strictJSON(snap.State, g); err != nil {
		return nil, fmt.Errorf("the snapshot at step %d does not fit the game: %w", snap.Step, err)
	}
	if err := derive(g); err != nil {
		return nil, fmt.Errorf("the snapshot at step %d does not fit the game: %w", snap.Step, err)
	}
	if snap.Length > len(log) {
		return nil, fmt.Errorf("the snapshot was taken at entry %d, the log ends at %d", snap.Length, len(log))
	}
	for i, e := range log[snap.Length:] {
		if e.Step < snap.Step {
			return nil, fmt.Errorf("the snapshot was taken at step %d; entry %d goes back to step %d", snap.Step,
				snap.Length+i, e.Step)
		}
	}
	believed := snap.Length
	for believed > 0 && !log[believed-1].before(snap.Step) {
		believed--
	}
	m := matchAt(box, setup, seed, &base{g: g})
	m.log = log[:believed]
	if err := m.countAll(0, map[int]progress{}); err != nil {
		return nil, err
	}
	p := m.progress
	p.step, p.joins = snap.Step, snap.Joins
	m = matchAt(box, setup, seed, &base{progress: p, g: g, length: believed, events: snap.renumbered(g)})
	m.log = log
	if err := m.playAgain(nil); err != nil {
		return nil, err
	}
	return m, nil
}
