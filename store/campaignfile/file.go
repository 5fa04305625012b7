// Package campaignfile reads and writes a campaign as one file: a zip that any program opens. In it are the match
// files of the chapters that are over, in order, each of which stands for itself, and campaign.json, which says in a
// form for people who played, how the chapters ended and what is carried on.
//
// A file that was read has been proven: every match was played again with its dice, and each begins with exactly what
// the one before has left behind. What campaign.json says of that is compared, and never believed.
package campaignfile

import (
	"archive/zip"
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"runtime/debug"

	"waystation/table"
)

// How large a campaign's file may be: packed, and all that is in it. A match of a thousand answers has a tenth of a
// MiB.
const (
	MaxPacked   = 4 << 20
	MaxUnpacked = 16 << 20
)

// MaxChapters is how many chapters a file may hold.
const MaxChapters = 100

// indexName is the file that says what the others are.
const indexName = "campaign.json"

const format = 1

// Index is what campaign.json says.
type Index struct {
	Format   int             `json:"waystation_campaign"`
	Game     string          `json:"game"`
	Name     string          `json:"name"`
	Members  []string        `json:"members"`
	Chapters []Chapter       `json:"chapters"`
	Carried  json.RawMessage `json:"carried,omitempty"`  // what the next chapter begins with
	LeftOut  string          `json:"left_out,omitempty"` // what is not in the file, and why
}

// Chapter is a match of the campaign.
type Chapter struct {
	File    string        `json:"file"` // the match file, beside this one
	Outcome table.Outcome `json:"outcome,omitempty"`
	Seats   []Seat        `json:"seats"`
	Earnest bool          `json:"earnest,omitempty"` // nobody may ask a bot what it would do
}

// Seat is who sat there: somebody of a name, or a bot of a level.
type Seat struct {
	Name string `json:"name,omitempty"`
	Bot  string `json:"bot,omitempty"`
}

// Write writes a campaign; files are the match files of its chapters, which get their names here. What Read would
// find too large is not written.
func Write(w io.Writer, x Index, files [][]byte) error {
	if len(files) != len(x.Chapters) {
		return fmt.Errorf("%d match files for %d chapters", len(files), len(x.Chapters))
	}
	x.Format = format
	for i := range x.Chapters {
		x.Chapters[i].File = fmt.Sprintf("chapter-%02d.jsonl", i+1)
	}
	index, err := json.MarshalIndent(x, "", "  ")
	if err != nil {
		return err
	}
	size := len(index)
	for _, b := range files {
		size += len(b)
	}
	if size > MaxUnpacked || len(files) > MaxChapters {
		return fmt.Errorf("%d chapters of %d bytes: a campaign's file holds at most %d, and %d MiB", len(files), size,
			MaxChapters, MaxUnpacked>>20)
	}
	z := zip.NewWriter(w)
	if err := add(z, indexName, append(index, '\n')); err != nil {
		return err
	}
	for i, b := range files {
		if err := add(z, x.Chapters[i].File, b); err != nil {
			return err
		}
	}
	return z.Close()
}

func add(z *zip.Writer, name string, b []byte) error {
	w, err := z.Create(name)
	if err != nil {
		return err
	}
	_, err = w.Write(b)
	return err
}

// Is reports whether a file that begins so is one of campaigns, and not of a match.
func Is(begin []byte) bool { return bytes.HasPrefix(begin, []byte("PK")) }

// Read reads a campaign and proves it: the matches are those of its chapters, played again. find gives the box of a
// game's name, or nil. The error says in which chapter, and there in which line or at which entry, something is
// wrong.
func Read(packed []byte, find func(string) *table.Box) (*Index, []*table.Match, error) {
	r, err := open(packed)
	if err != nil {
		return nil, nil, err
	}
	x, err := r.index()
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", indexName, err)
	}
	matches := make([]*table.Match, 0, len(x.Chapters))
	for i := range x.Chapters {
		m, err := r.chapter(&x.Chapters[i], find)
		if err != nil {
			return nil, nil, fmt.Errorf("chapter %d (%s): %w", i+1, x.Chapters[i].File, err)
		}
		matches = append(matches, m)
	}
	if err := table.Chain(matches); err != nil {
		return nil, nil, fmt.Errorf("the chapters are no campaign: %w", err)
	}
	if err := x.agrees(matches); err != nil {
		return nil, nil, fmt.Errorf("%s: %w", indexName, err)
	}
	return x, matches, nil
}

// reader reads what is in a campaign's file, up to a limit for all of it together.
type reader struct {
	files map[string]*zip.File
	left  int64 // bytes that may still be unpacked
	seen  map[[sha256.Size]byte]bool
}

func open(packed []byte) (*reader, error) {
	if len(packed) > MaxPacked {
		return nil, fmt.Errorf("the file has more than %d MiB", MaxPacked>>20)
	}
	z, err := zip.NewReader(bytes.NewReader(packed), int64(len(packed)))
	if err != nil {
		return nil, fmt.Errorf("this is no campaign's file: %w", err)
	}
	r := &reader{files: map[string]*zip.File{}, left: MaxUnpacked, seen: map[[sha256.Size]byte]bool{}}
	for _, f := range z.File {
		if r.files[f.Name] != nil {
			return nil, fmt.Errorf("%q is in the file twice", f.Name)
		}
		r.files[f.Name] = f
	}
	return r, nil
}

// unpack is the content of one of the files.
func (r *reader) unpack(name string) ([]byte, error) {
	f := r.files[name]
	if f == nil {
		return nil, errors.New("it is not in the file")
	}
	in, err := f.Open()
	if err != nil {
		return nil, err
	}
	defer in.Close()
	b, err := io.ReadAll(io.LimitReader(in, r.left+1))
	if err != nil {
		return nil, err
	}
	if r.left -= int64(len(b)); r.left < 0 {
		return nil, fmt.Errorf("what is in the file has more than %d MiB", MaxUnpacked>>20)
	}
	return b, nil
}

// index reads campaign.json.
func (r *reader) index() (*Index, error) {
	b, err := r.unpack(indexName)
	if err != nil {
		return nil, err
	}
	x := new(Index)
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	if err := d.Decode(x); err != nil {
		return nil, err
	}
	if _, err := d.Token(); err != io.EOF {
		return nil, errors.New("more than one value")
	}
	switch {
	case x.Format != format:
		return nil, fmt.Errorf("campaign file format %d: this program reads format %d", x.Format, format)
	case len(x.Chapters) == 0:
		return nil, errors.New("it lists no chapter")
	case len(x.Chapters) > MaxChapters:
		return nil, fmt.Errorf("%d chapters: at most %d are possible", len(x.Chapters), MaxChapters)
	}
	return x, nil
}

// chapter reads and verifies one match. A game that breaks over what a file says is the file's fault, and an error.
func (r *reader) chapter(c *Chapter, find func(string) *table.Box) (m *table.Match, err error) {
	defer func() {
		if x := recover(); x != nil {
			m, err = nil, &broken{x, debug.Stack()}
		}
	}()
	b, err := r.unpack(c.File)
	if err != nil {
		return nil, err
	}
	sum := sha256.Sum256(b)
	if r.seen[sum] {
		return nil, errors.New("this match is a chapter already")
	}
	r.seen[sum] = true
	if m, err = table.Verify(bytes.NewReader(b), find); err != nil {
		return nil, err
	}
	switch {
	case !m.Box().Carries:
		return nil, fmt.Errorf("matches of %s form no campaign", m.Box().Title)
	case !m.Over():
		return nil, errors.New("the match is not over")
	case !m.Proven():
		return nil, errors.New("the match holds no hashes of its states, so that it can't be proven")
	case len(c.Seats) != m.Seats():
		return nil, fmt.Errorf("%s lists %d seats, the match has %d", indexName, len(c.Seats), m.Seats())
	case c.Outcome != m.Result().Outcome:
		return nil, fmt.Errorf("%s says that it ended %q, the match ended %q", indexName, c.Outcome, m.Result().Outcome)
	}
	return m, nil
}

// broken is a panic of a game's.
type broken struct {
	what  any
	stack []byte
}

func (b *broken) Error() string { return fmt.Sprintf("the game broke: %v", b.what) }

// Stack is where in its code a game broke that Read calls broken, for the log of whoever runs it; empty for any other
// error.
func Stack(err error) string {
	if b := (*broken)(nil); errors.As(err, &b) {
		return string(b.stack)
	}
	return table.Stack(err)
}

// agrees compares what is said about all the chapters together with what they are.
func (x *Index) agrees(matches []*table.Match) error {
	last := matches[len(matches)-1]
	if x.Game != last.Box().Name {
		return fmt.Errorf("the game is %q, the chapters are of %q", x.Game, last.Box().Name)
	}
	legacy, err := last.Legacy()
	if err != nil {
		return err
	}
	var carried bytes.Buffer
	if len(x.Carried) > 0 {
		if err := json.Compact(&carried, x.Carried); err != nil {
			return err
		}
	}
	if !bytes.Equal(carried.Bytes(), legacy) {
		return fmt.Errorf("what is carried on is not what chapter %d has left behind, %s", len(matches), legacy)
	}
	return nil
}
