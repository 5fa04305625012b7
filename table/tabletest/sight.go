package tabletest

import (
	"bytes"
	"encoding/json"
	"fmt"

	"waystation/table"
)

// sight is all that a seat sees of a match: what it may look at, what it is asked, what it has been told.
type sight struct {
	Number int
	Due    table.Seats
	Ask    *table.Ask
	Free   []table.Offered
	Denied []table.Denied
	Words  []string
	Over   bool
	Tales  []table.Event
	View   any
}

// sight is the bytes a seat sees. Numbers of questions grow with every undo, so comparisons over an undo leave them out.
func (w *walk) sight(m *table.Match, s table.Seat, numbers bool) []byte {
	v := sight{Due: m.Due(), Over: m.Over(), Tales: m.Events(s), View: m.View(s)}
	if s != table.Nobody {
		v.Free, v.Denied = m.Frees(s)
		if a := m.Ask(s); a != nil {
			c := *a
			c.Number = 0
			v.Ask = &c
			v.Words = append(v.Words, m.Question(a))
			for _, o := range a.Options {
				label, piece := m.Label(s, o.Option)
				v.Words = append(v.Words, label, piece)
			}
		}
		if numbers {
			v.Number = m.Number(s)
		}
	}
	b, err := json.Marshal(v)
	if err != nil {
		fail(Determinism, "what seat %d sees can't be written: %v", s, err)
	}
	return b
}

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
