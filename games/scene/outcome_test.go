package scene_test

import (
	"slices"
	"testing"

	"waystation/bots"
	"waystation/games/firelands"
	"waystation/games/heredity"
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

// What ended before the viewer last did something that needs no turn was told beside it, and is not told again; no more
// are losses.
func TestAnOutcomeIsToldOnce(t *testing.T) {
	ended, lost := 0, 0
	race(t, func(m *table.Match, a *table.Ask, acted, since int) {
		o := asSeen(m, a.Seat, acted, since).Ask.Outcome
		switch {
		case o == nil:
			return
		case o.Lost:
			lost++
		default:
			ended++
		}
		sc := scenetest.Of(firelands.Shelf, m, a.Seat, nil, func(x *scene.Table) {
			x.Recap, x.Acted, x.Since, x.Read = true, acted, since, len(m.Events(a.Seat))
		})
		if again := sc.Ask.Outcome; again != nil {
			t.Errorf("%q is told again as %q", o.Words, again.Words)
		}
	})
	if ended*lost == 0 {
		t.Errorf("%d ended, %d lost", ended, lost)
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

// What those lose who play together, and which is no one's alone, all of them have lost: it stands over the next
// question of each. What was taken from another's own is told of them alone.
func TestWhatIsCommonIsLostByAll(t *testing.T) {
	common := 0
	for _, seed := range []string{"common 1", "common 2"} {
		m, random := scenetest.Match(t, heredity.Shelf, 2, seed, "chapter2"), bots.Random(3)
		var acted, since [2]int
		for range 1500 {
			asks := m.Asks()
			if m.Over() || len(asks) == 0 {
				break
			}
			a := asks[0]
			s := a.Seat
			sc := scenetest.Of(heredity.Shelf, m, s, nil, func(x *scene.Table) {
				x.Recap, x.Acted, x.Since = true, acted[s], since[s]
			})
			var lost []string
			for i, e := range sc.News.Told {
				if m.Costs(e, s) && (e.Seat == s || e.Seat == table.Nobody) {
					lost = append(lost, sc.News.Words[i])
				}
				if m.Costs(e, s) && e.Seat == table.Nobody {
					common++
				}
			}
			if o := sc.Ask.Outcome; o != nil && o.Lost {
				if said := append([]string{o.Words}, o.Lines...); !slices.Equal(said, lost[:len(said)]) {
					t.Fatalf("lost is %q, and said is %q", lost, said)
				}
			} else if len(lost) > 0 && sc.News.Ended < 0 && sc.News.Fate < 0 {
				t.Fatalf("nothing says that %q", lost)
			}
			acted[s] = len(m.Events(s))
			key := table.SetKey(m.Verbs(), random.Choose(m.View(s), a))
			if err := m.Answer(s, a.Number, key, table.ByHand); err != nil {
				t.Fatal(err)
			}
			since[s] = len(m.Events(s))
		}
	}
	if common == 0 {
		t.Error("nothing was lost that is common")
	}
}
