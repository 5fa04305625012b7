package table_test

import (
	"bytes"
	"io"
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// inStore is a match as it lies in a store.
func inStore(t *testing.T, m *table.Match) *table.Stored {
	t.Helper()
	x := &table.Stored{Rules: m.Box().Version, Setup: m.Setup(), Seed: m.Seed(), Over: m.Over()}
	for _, e := range m.Entries(0) {
		b, err := e.Marshal(m.Verbs())
		if err != nil {
			t.Fatal(err)
		}
		x.Lines = append(x.Lines, b)
	}
	return x
}

// written is a seat's match file, as lines.
func written(t *testing.T, m interface {
	WriteFor(w io.Writer, s table.Seat) error
}, s table.Seat) []string {
	t.Helper()
	var b bytes.Buffer
	if err := m.WriteFor(&b, s); err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSuffix(b.String(), "\n"), "\n")
}

// What is written of a match without playing it tells nobody more than the match itself would, and what a seat has done
// itself is all there.
func TestAStoredMatchTellsNoMoreThanTheMatch(t *testing.T) {
	m := story(t)
	for s := table.Nobody; s < 2; s++ {
		known, got := written(t, m, s), written(t, inStore(t, m.Match), s)
		if got[0] != known[0] {
			t.Errorf("seat %d: the head is %s, want %s", s, got[0], known[0])
		}
		for _, line := range got[1 : len(got)-1] {
			if !slices.Contains(known, line) {
				t.Errorf("seat %d may not know %s", s, line)
			}
		}
		for _, line := range known {
			own := s == 0 && strings.Contains(line, `"seat":0`) || s == 1 && strings.Contains(line, `"seat":1`)
			if own && !slices.Contains(got, line) {
				t.Errorf("seat %d misses %s", s, line)
			}
		}
		if !slices.ContainsFunc(got, func(line string) bool { return strings.Contains(line, `"name":"die"`) }) {
			t.Errorf("seat %d misses the die that everybody saw", s)
		}
	}
}

// Of a match that is over all is written, and can be played.
func TestAStoredMatchThatIsOverIsWhole(t *testing.T) {
	m := story(t)
	m.says(0, "walk:2", "walk:2")
	file := strings.Join(written(t, inStore(t, m.Match), table.Nobody), "\n") + "\n"
	r, err := m.read(file)
	if err != nil {
		t.Fatal(err)
	}
	if !r.Over() || r.world() != m.world() {
		t.Errorf("the match was\n%s\nand is\n%s", m.world(), r.world())
	}
}

// A stored match is written as far as it can be read.
func TestAStoredMatchEndsBeforeWhatCantBeRead(t *testing.T) {
	m := story(t)
	whole := inStore(t, m.Match)
	broken := *whole
	broken.Lines = slices.Clone(whole.Lines)
	broken.Lines[3] = []byte(`{"kind":"ask","scribble":1}`)
	whole.Lines = whole.Lines[:3]
	if got, want := written(t, &broken, 0), written(t, whole, 0); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
