package lesson

import (
	"bufio"
	"bytes"
	"fmt"
	"io/fs"
	"strconv"
	"strings"

	"waystation/table"
)

// Rival is one answer of another seat than the learner's, written down so that the lesson stays the same when bots
// learn to play better.
type Rival struct {
	Seat table.Seat
	At   string // the kind of the question's prompt
	Set  []table.Option
}

// ReadRivals reads the answers of the other seats from a file, a line each: the seat from 0, the kind of question, and
// the answer's key. verbs are the game's. The error names file and line of the first fault.
func ReadRivals(fsys fs.FS, file string, verbs []string) ([]Rival, error) {
	text, err := fs.ReadFile(fsys, file)
	if err != nil {
		return nil, err
	}
	var out []Rival
	lines := bufio.NewScanner(bytes.NewReader(text))
	for n := 1; lines.Scan(); n++ {
		r, err := readRival(lines.Text(), verbs)
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", file, n, err)
		}
		out = append(out, r)
	}
	return out, lines.Err()
}

func readRival(line string, verbs []string) (Rival, error) {
	words := strings.Fields(line)
	if len(words) != 3 {
		return Rival{}, fmt.Errorf("%d words; a line is a seat, a kind of question and an answer", len(words))
	}
	seat, err := strconv.Atoi(words[0])
	if err != nil || seat <= int(Learner) || seat >= table.MaxSeats {
		return Rival{}, fmt.Errorf("%q is no seat beside the learner's: 1 to %d", words[0], table.MaxSeats-1)
	}
	set, err := table.ParseSet(verbs, words[2])
	return Rival{table.Seat(seat), words[1], set}, err
}

// Rivals reads the answers of the other seats from a game's own lesson-rivals.txt. It panics if they are wrong, as they
// are the program's own.
func Rivals(fsys fs.FS, verbs []string) []Rival {
	rivals, err := ReadRivals(fsys, "lesson-rivals.txt", verbs)
	if err != nil {
		panic(err)
	}
	return rivals
}

// WriteRivals are the lines that ReadRivals reads.
func WriteRivals(rivals []Rival, verbs []string) string {
	var b strings.Builder
	for _, r := range rivals {
		fmt.Fprintf(&b, "%d %s %s\n", r.Seat, r.At, table.SetKey(verbs, r.Set))
	}
	return b.String()
}

// Answers is what another seat answers to its question in the lesson, as long as the learner has left it on offer.
// False where nothing is written down, or it fits no more: then a bot answers.
func (l *Lesson) Answers(m *table.Match, ask *table.Ask) ([]table.Option, bool) {
	before := 0
	log := m.Entries(0)
	for _, at := range m.Standing() {
		if e := log[at]; e.Seat == ask.Seat && e.Kind != table.KindFree && e.Name == ask.Prompt.Kind {
			before++
		}
	}
	for _, r := range l.Rivals {
		if r.Seat != ask.Seat || r.At != ask.Prompt.Kind {
			continue
		}
		if before == 0 {
			key := table.SetKey(m.Verbs(), r.Set)
			fits := m.Clone().Answer(ask.Seat, ask.Number, key, table.ByBot) == nil
			return r.Set, fits
		}
		before--
	}
	return nil, false
}
