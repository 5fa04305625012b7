package tabletest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"

	"waystation/table"
)

// sight is all that a seat sees of a match: what it may look at, what it is asked, what it has been told, and in which
// words.
type sight struct {
	Number     int
	Due        table.Seats
	Ask        *table.Ask
	Free       []table.Offered
	FreeDenied []table.Denied
	Words      []string
	Outlooks   []table.Outlook // with what screens draw of them
	Read       []table.Ask     // questions of others that the seat may read
	Over       bool
	Told       int // how many tales
	Tales      []table.Event
	Spoken     []string // the tales, in words
	View       any
}

// lens says how much of a sight is compared.
type lens struct {
	numbers bool // of questions: they grow with every undo
	tales   int  // from which on
	spoken  int  // from which tale on they are put into words, which costs most
}

// now is the lens for what is new since the question before.
func (w *walk) now(s table.Seat) lens {
	n := w.heard[s+1]
	return lens{true, n, n}
}

// far is the lens for everything that was ever told, the last of it in words.
func (w *walk) far(s table.Seat, numbers bool) lens { return lens{numbers, 0, w.heard[s+1]} }

// sight is the bytes a seat sees.
func (w *walk) sight(m *table.Match, s table.Seat, l lens) []byte {
	tales := m.Events(s)
	v := sight{Due: m.Due(), Over: m.Over(), View: m.View(s), Told: len(tales), Tales: tales[min(l.tales, len(tales)):]}
	for _, e := range tales[min(l.spoken, len(tales)):] {
		_, piece := m.Telling(e, s)
		v.Spoken = append(v.Spoken, m.Tale(e, s), piece)
	}
	if s != table.Nobody {
		v.Free, v.FreeDenied = m.Frees(s)
		if l.numbers {
			v.Number = m.Number(s)
		}
		if a := m.Ask(s); a != nil {
			c := *a
			c.Number = 0
			v.Ask = &c
			v.Words = append(v.Words, m.Question(a))
			v.labels(m, s, a.Options, a.Denied)
			v.outlooks(m, a)
		}
		v.labels(m, s, v.Free, v.FreeDenied)
		v.answered(m, s)
	}
	for _, a := range m.Readable(s) {
		if a.Seat == s {
			continue
		}
		c := *a
		c.Number, c.Free, c.FreeDenied = 0, nil, nil
		v.Read = append(v.Read, c)
		v.Words = append(v.Words, m.Question(a))
		v.labels(m, a.Seat, a.Options, a.Denied)
		v.outlooks(m, a)
	}
	b, err := json.Marshal(v)
	if err != nil {
		fail(Determinism, "what seat %d sees can't be written: %v", s, err)
	}
	return b
}

// labels adds the words and pieces of options, on offer and denied.
func (v *sight) labels(m *table.Match, s table.Seat, offers []table.Offered, denials []table.Denied) {
	add := func(o table.Option) {
		label, piece := m.Label(s, o)
		v.Words = append(v.Words, label, piece)
	}
	for _, o := range offers {
		add(o.Option)
	}
	for _, d := range denials {
		add(d.Option)
	}
}

// answered adds the words of the last answer, as a screen says them where it can be taken back: the state is no longer
// the one in which it was on offer.
func (v *sight) answered(m *table.Match, s table.Seat) {
	e := m.Last(s)
	if e == nil {
		return
	}
	for _, o := range e.Set {
		label, _ := m.Label(s, o)
		v.Words = append(v.Words, label)
	}
}

// outlooks adds what would follow from the options of a question.
func (v *sight) outlooks(m *table.Match, a *table.Ask) {
	add := func(o table.Option) {
		v.Outlooks = append(v.Outlooks, m.Voice(nil).Outlook(a, o))
	}
	for _, o := range a.Options {
		add(o.Option)
	}
	if a.Pass || a.Min == 0 {
		add(table.Pass)
	}
}

var dueField = regexp.MustCompile(`"Due":\d+,`)

// dueless is a sight while others choose side by side: who has chosen is no secret, and who is asked tells no more.
func dueless(sight []byte) []byte { return dueField.ReplaceAll(sight, nil) }

// record is the log as the seat may read it.
func (w *walk) record(m *table.Match, s table.Seat) []byte {
	var b bytes.Buffer
	if err := m.WriteFor(&b, s); err != nil {
		fail(Memory, "the log of seat %d can't be written: %v", s, err)
	}
	return b.Bytes()
}

func (w *walk) file(m *table.Match) []byte {
	var b bytes.Buffer
	if err := m.Write(&b); err != nil {
		fail(Memory, "the match can't be written: %v", err)
	}
	return b.Bytes()
}

// same compares two sights and shows the place where they part.
func same(law, what string, a, b []byte) {
	if bytes.Equal(a, b) {
		return
	}
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	from := max(0, i-120)
	cut := func(x []byte) string { return string(x[min(from, len(x)):min(i+120, len(x))]) }
	fail(law, "%s\n  one:   ...%s\n  other: ...%s", what, cut(a), cut(b))
}

// plain is a state or a view as bytes.
func plain(x any) []byte {
	b, err := json.Marshal(x)
	if err != nil {
		fail(Memory, "%T can't be written: %v", x, err)
	}
	return bytes.ReplaceAll(b, []byte(":null"), []byte(":[]")) // an empty list is empty, made or not
}

func who(s table.Seat) string {
	if s == table.Nobody {
		return "a spectator"
	}
	return fmt.Sprintf("seat %d", s)
}
