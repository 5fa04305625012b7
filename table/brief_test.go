package table_test

import (
	"reflect"
	"testing"

	"waystation/table"
)

// readInBrief compares what every seat reads in brief with what it reads otherwise. It is done after whatever the tests
// of this package do to a match.
func (m *match) readInBrief() {
	m.t.Helper()
	for s := table.Nobody; int(s) < m.Seats(); s++ {
		if got, want := m.ViewInto(nil, s), m.View(s); !reflect.DeepEqual(got, want) {
			m.t.Fatalf("in brief, seat %d sees %q, want %q", s, got, want)
		}
		if s == table.Nobody {
			continue
		}
		got, want := m.AskBrief(s), m.Ask(s)
		if got == nil || want == nil {
			if got != want {
				m.t.Fatalf("in brief, seat %d is asked %v, want %v", s, got, want)
			}
			continue
		}
		if !reflect.DeepEqual(bared(got), bared(want)) {
			m.t.Fatalf("in brief, seat %d is asked %+v, want %+v", s, got, want)
		}
	}
}

// bared is a question as it is read in brief.
func bared(a *table.Ask) table.Ask {
	b := *a
	b.Options, b.Denied, b.Free, b.FreeDenied = nil, nil, nil, nil
	for _, o := range a.Options {
		o.Rule = ""
		b.Options = append(b.Options, o)
	}
	return b
}

// What an answer's run has left is read, and nothing is run again; a copy of the match, and the match after an answer
// that was refused, can't rely on it.
func TestWhatIsReadInBriefIsNotRunAgain(t *testing.T) {
	runs := 0
	counted := func(t *table.Table, g *bare) {
		runs++
		walks(0)(t, g)
	}
	m := begin(t, 2, counted, counted, counted, counted)
	m.AskBrief(0)
	answer := func(m *table.Match, key string) (err error) {
		runs = 0
		err = m.Answer(0, m.Number(0), key, table.ByHand)
		for range 3 {
			m.AskBrief(0)
			m.ViewInto(nil, 1)
		}
		return err
	}
	if err := answer(m.Match, "walk:1"); err != nil || runs != 2 {
		t.Errorf("steps were run %d times, want the one that ended and the one that waits: %v", runs, err)
	}
	c := m.Clone()
	if err := answer(c, "walk:2"); err != nil {
		t.Fatal(err)
	}
	m.readInBrief()
	m.sees(1, "0 walks 1", "deck (? ? ? ? ? ?)")
	if answer(m.Match, "walk:9") == nil {
		t.Fatal("what is not offered was taken")
	}
	m.readInBrief()
	if got := len(m.AskBrief(0).Options); got != 3 {
		t.Errorf("%d options are left after a refused answer", got)
	}
}

// A match runs in the memory of states that it has left behind, but not of those that a copy has, too.
func TestACopyKeepsItsState(t *testing.T) {
	steps := make([]step, 12)
	for i := range steps {
		steps[i] = walks(0)
	}
	m := begin(t, 2, steps...)
	m.says(0, "walk", "walk:1")
	type copied struct {
		*match
		was string
	}
	var copies []copied
	for n := 0; !m.Over(); n++ {
		if n%3 > 0 {
			c := &match{m.Clone(), t}
			copies = append(copies, copied{c, c.world()})
		}
		if last := len(copies) - 1; n%4 == 0 && last >= 0 {
			copies[last].says(0, "walk:2") // the copy goes on, too
			copies[last].was = copies[last].world()
		}
		m.says(0, "walk:1")
	}
	for i, c := range copies {
		c.Inspect().Forget()
		if now := c.world(); now != c.was {
			t.Errorf("copy %d has changed from\n%s\nto\n%s", i, c.was, now)
		}
	}
}
