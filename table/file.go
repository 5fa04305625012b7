package table

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// A match file is lines of JSON: a header, the entries of the log, a seal. It is the save, the replay and the bug report.
type header struct {
	Format   int    `json:"waystation"`
	Version  string `json:"rules"`
	Setup    Setup  `json:"setup"`
	SeedHash string `json:"seed_hash"`
	Seed     string `json:"seed,omitempty"`
	For      *Seat  `json:"for,omitempty"` // one seat's record: the rest is left out
}

type seal struct {
	Entries int    `json:"entries"`
	Sum     string `json:"sha256"` // of all the bytes before the seal
}

const (
	format     = 1
	maxFile    = 32 << 20
	maxLine    = 64 << 10
	maxEntries = 200_000
)

// Write writes the whole match file, seed and all. Who gets it knows everything.
func (m *Match) Write(w io.Writer) error { return m.write(w, nil) }

// WriteFor writes what the seat may know of the match: without the seed, others' secret answers and unseen chance
// while it runs; the whole of it when it is over.
func (m *Match) WriteFor(w io.Writer, s Seat) error {
	if m.over {
		return m.write(w, nil)
	}
	return m.write(w, &s)
}

func (m *Match) write(w io.Writer, only *Seat) error {
	var buf bytes.Buffer
	h := header{Format: format, Version: m.box.Version, Setup: m.setup, SeedHash: m.seed.Hash(), For: only}
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
	b, err = json.Marshal(seal{n, hex.EncodeToString(sum[:])})
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
	case KindChance:
		if !e.Who.Has(s) {
			c.Value = unseenValue
		}
	case KindUndo:
		if e.Seat != s && e.All > 0 {
			return nil
		}
	default:
		if e.Seat == s {
			break
		}
		if e.All > 0 && e.is(undone) || m.inOpenLane(e) {
			return nil // others never see it, or not yet
		}
		if e.Secret {
			c.Set = nil
		}
	}
	return &c
}

// Read reads a match file and plays it from the start. find gives the box of a game's name, or nil. An error says in which
// line what is wrong. A match whose rules have changed so that it no longer fits is an error too.
func Read(r io.Reader, find func(string) *Box) (*Match, error) {
	box, h, seed, log, err := parseFile(r, find)
	if err != nil {
		return nil, err
	}
	m, err := Replay(box, h.Setup, seed, log)
	if err != nil {
		return nil, versionNote(box, h, err)
	}
	return m, nil
}

// Verify reads a finished match's file and checks, beside all that Read checks, that every result of chance is the one
// that the seed decides, and that the seed is the one that was committed to.
func Verify(r io.Reader, find func(string) *Box) (*Match, error) {
	box, h, seed, log, err := parseFile(r, find)
	if err != nil {
		return nil, err
	}
	if h.Seed == "" {
		return nil, errors.New("line 1: no seed: the file was written while the match ran; its dice can be verified when it is over")
	}
	m, err := replay(box, h.Setup, seed, log, func(e *Entry, c Chance) error {
		v, err := seed.decide(e.N, c)
		if err == nil && v != int(e.Value) {
			err = fmt.Errorf("chance %d (%s) is %d in the file, but the seed decides %d", e.N, e.Name, e.Value, v)
		}
		return err
	})
	if err != nil {
		return nil, versionNote(box, h, err)
	}
	return m, nil
}

func versionNote(box *Box, h header, err error) error {
	if h.Version != box.Version {
		return fmt.Errorf("%w (the match was played by rules version %q, these are %q)", err, h.Version, box.Version)
	}
	return err
}

func parseFile(r io.Reader, find func(string) *Box) (box *Box, h header, seed Seed, log []*Entry, err error) {
	sc := bufio.NewScanner(io.LimitReader(r, maxFile))
	sc.Buffer(make([]byte, 0, 4096), maxLine)
	fail := func(format string, args ...any) (*Box, header, Seed, []*Entry, error) {
		if sc.Err() != nil {
			return nil, h, seed, nil, sc.Err() // the line is wrong because it was not read to its end
		}
		return nil, h, seed, nil, fmt.Errorf(format, args...)
	}
	sum := sha256.New()
	var sealed bool
	var verbs []string
	n := 0
	for sc.Scan() {
		n++
		b := sc.Bytes()
		if sealed {
			return fail("line %d: the file goes on after its seal", n)
		}
		if n == 1 {
			if err := strictJSON(b, &h); err != nil {
				return fail("line 1: this is no match file: %w", err)
			}
			if h.Format != format {
				return fail("line 1: match file format %d: this program reads format %d", h.Format, format)
			}
			if h.For != nil {
				return fail("line 1: this is the record of one seat, with the rest left out; it can't be played")
			}
			if box = find(h.Setup.Game); box == nil {
				return fail("line 1: game %q is not on the shelf", h.Setup.Game)
			}
			if raw, err := hex.DecodeString(h.Seed); err != nil || len(raw) != len(seed) {
				return fail("line 1: the seed must be 64 hexadecimal digits")
			}
			if seed = SeedOf(h.Seed); seed.Hash() != h.SeedHash {
				return fail("line 1: the seed is not the one that was committed to (its hash is %s)", seed.Hash())
			}
			g, err := newGame(box, h.Setup)
			if err != nil {
				return fail("line 1: %w", err)
			}
			verbs = g.Verbs()
		} else if bytes.HasPrefix(b, []byte(`{"entries"`)) {
			var s seal
			if err := strictJSON(b, &s); err != nil {
				return fail("line %d: %w", n, err)
			}
			if s.Entries != len(log) {
				return fail("line %d: the seal counts %d entries, the file holds %d", n, s.Entries, len(log))
			}
			if s.Sum != hex.EncodeToString(sum.Sum(nil)) {
				return fail("line %d: the file was changed after it was sealed", n)
			}
			sealed = true
		} else {
			e := new(Entry)
			if err := e.Unmarshal(verbs, b); err != nil {
				return fail("line %d: %w", n, err)
			}
			if log = append(log, e); len(log) > maxEntries {
				return fail("line %d: more than %d entries", n, maxEntries)
			}
		}
		sum.Write(b)
		sum.Write([]byte{'\n'})
	}
	switch {
	case sc.Err() != nil:
		return nil, h, seed, nil, fmt.Errorf("line %d: %w", n+1, sc.Err())
	case n == 0:
		return fail("the file is empty")
	case !sealed:
		return fail("line %d: the file ends without its seal: it was cut off", n)
	}
	return box, h, seed, log, nil
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
	State  json.RawMessage `json:"state"`
}

// Snapshot takes the state at the last checkpoint.
func (m *Match) Snapshot() (Snapshot, error) {
	b, err := json.Marshal(m.at)
	return Snapshot{Step: m.step, Length: len(m.log), Joins: m.joins - m.stepJoins, Events: m.events, State: b}, err
}

// Resume goes on from a snapshot: the entries of the log before its step are believed, those after are played. It is for
// matches that Replay refuses because the rules have changed since.
func Resume(box *Box, setup Setup, seed Seed, log []*Entry, snap Snapshot) (*Match, error) {
	g, err := newGame(box, setup)
	if err != nil {
		return nil, err
	}
	if err := strictJSON(snap.State, g); err != nil {
		return nil, fmt.Errorf("the snapshot at step %d does not fit the game: %w", snap.Step, err)
	}
	if snap.Length > len(log) {
		return nil, fmt.Errorf("the snapshot was taken at entry %d, the log ends at %d", snap.Length, len(log))
	}
	for i, e := range log[snap.Length:] {
		if e.Step < snap.Step {
			return nil, fmt.Errorf("the snapshot was taken at step %d; entry %d goes back to step %d", snap.Step, snap.Length+i, e.Step)
		}
	}
	m := matchAt(box, setup, seed, base{g, snap.Step, snap.Joins, snap.Events})
	if err := m.strike(log); err != nil {
		return nil, err
	}
	return m, m.replay(nil)
}
