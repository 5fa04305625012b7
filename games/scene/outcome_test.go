package scene_test

import (
	"slices"
	"testing"

	"waystation/games/firelands"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
)

// race plays a match of Firelands by default answers to its end. look is called at each question, with how many events
// its seat had been told before its last answer and after it.
func race(t *testing.T, look func(m *table.Match, a *table.Ask, acted, since int)) (m *table.Match, acted, since [3]int) {
	t.Helper()
	m = scenetest.Match(t, firelands.Shelf, 3, "outcomes", "standard")
	for !m.Over() {
		a := m.Asks()[0]
		s := a.Seat
		look(m, a, acted[s], since[s])
		acted[s] = len(m.Events(s))
		if err := m.Answer(s, a.Number, m.Default(a), table.ByHand); err != nil {
			t.Fatal(err)
		}
		since[s] = len(m.Events(s))
	}
	return m, acted, since
}

// asSeen is the scene of a seat with the news since its last answer.
func asSeen(m *table.Match, s table.Seat, acted, since int) *scene.Scene {
	return scenetest.Of(firelands.Shelf, m, s, nil, func(x *scene.Table) {
		x.Recap, x.Acted, x.Since = true, acted, since
	})
}

// Of more than an outcome has room for it leaves out what is minor, and says what is not: a gate that shuts is no
// line more in the log.
func TestAnOutcomeSaysWhatMatters(t *testing.T) {
	left := 0
	race(t, func(m *table.Match, a *table.Ask, acted, since int) {
		sc := asSeen(m, a.Seat, acted, since)
		o := sc.Ask.Outcome
		if o == nil || o.Lost || o.Rest == 0 {
			return
		}
		var minor, unsaid []string
		for i, e := range sc.News.Told {
			w, _ := m.Telling(e, a.Seat)
			said := slices.Contains(o.Lines, sc.News.Words[i])
			theirs := i > sc.News.Ended && (e.Seat == a.Seat || e.Seat == table.Nobody && acted+i < since)
			switch {
			case said && w == table.Minor && !m.Costs(e, a.Seat) && o.Lines[0] != sc.News.Words[i]:
				minor = append(minor, sc.News.Words[i])
			case !said && w > table.Minor && theirs && sc.News.Words[i] != "":
				unsaid = append(unsaid, sc.News.Words[i])
			}
		}
		left++
		if len(minor)*len(unsaid) > 0 {
			t.Errorf("after %q are said %q, and not %q", o.Words, minor, unsaid)
		}
	})
	if left == 0 {
		t.Error("everything found room")
	}
}

// An outcome tells things in the order in which they happened, also where some of them are left out.
func TestAnOutcomeKeepsTheOrderOfEvents(t *testing.T) {
	matters, left := 0, 0
	race(t, func(m *table.Match, a *table.Ask, acted, since int) {
		sc := asSeen(m, a.Seat, acted, since)
		o := sc.Ask.Outcome
		if o == nil || o.Lost {
			return
		}
		left += o.Rest
		at, minor := 0, false
		for _, words := range o.Lines {
			i := slices.Index(sc.News.Words[at:], words)
			if i < 0 {
				t.Fatalf("after %q are told %q, which happened as %q", o.Words, o.Lines, sc.News.Words)
			}
			at += i + 1
			w, _ := m.Telling(sc.News.Told[at-1], a.Seat)
			heavy := w > table.Minor || m.Costs(sc.News.Told[at-1], a.Seat)
			if heavy && minor {
				matters++
			}
			minor = minor || !heavy
		}
	})
	if matters == 0 || left == 0 {
		t.Errorf("%d times what weighs came after what is minor, %d lines were left out", matters, left)
	}
}

// When all is over, what the last answer led to is told beside the result, and points at no board.
func TestTheEndTellsWhatTheLastAnswerLedTo(t *testing.T) {
	m, acted, since := race(t, func(*table.Match, *table.Ask, int, int) {})
	for s := range table.Seat(3) {
		sc := asSeen(m, s, acted[s], since[s])
		e := sc.Ending(scene.Ending{})
		if e.Last == nil || len(e.Last.Lines) == 0 {
			t.Fatalf("seat %d reads nothing of the end", s)
		}
		if e.Last.Told != len(m.Events(s))-acted[s] || e.Last.Again != "" {
			t.Errorf("seat %d reads of %d events, to be watched at %q", s, e.Last.Told, e.Last.Again)
		}
		for _, l := range e.Last.Lines {
			if l.Piece != "" {
				t.Errorf("%q points at %s", l.Words, l.Piece)
			}
		}
	}
	if e := scenetest.Of(firelands.Shelf, m, table.Nobody, nil).Ending(scene.Ending{}); e.Last != nil {
		t.Error("who only looks has answered nothing")
	}
}
