package scene_test

import (
	"math"
	"slices"
	"testing"

	"waystation/games/posthuman"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
	"waystation/web"
)

// recapped is the recap of a seat in a match, since so many events.
func recapped(m *table.Match, s table.Seat, acted, since int) *web.Recap {
	t := &scene.Table{
		Box: posthuman.Shelf, Match: m, Name: "m1", Eyes: s, Asked: true, Lines: math.MaxInt,
		Recap: true, Acted: acted, Since: since,
		URL: func(what string, _ table.Seat) string { return what },
	}
	for i := range m.Seats() {
		mark := web.SeatMark{Colour: scene.Colour(table.Seat(i)), Name: scenetest.People[i]}
		t.Seats = append(t.Seats, scene.Seat{Mark: mark})
	}
	return scene.Of(t).Ask.Recap
}

// played is a match in which so many questions have been answered by default, or all.
func played(t *testing.T, answers int) *table.Match {
	t.Helper()
	m := scenetest.Match(t, posthuman.Shelf, 3, "recaps", "standard")
	for range answers {
		if m.Over() {
			break
		}
		a := m.Asks()[0]
		if err := m.Answer(a.Seat, a.Number, m.Default(a), table.ByBot); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// A recap tells of everybody to whom something happened, a line each, the viewer first.
func TestARecapHasALineForEachSeat(t *testing.T) {
	m := played(t, 120)
	r := recapped(m, 1, 0, 0)
	if r == nil || len(r.Lines) < 3 || len(r.Lines) > 5 {
		t.Fatalf("the recap of a whole match is %+v", r)
	}
	if l := r.Lines[0]; !l.Mine || l.Letter != "A" || l.Seat.Name != "Ines" {
		t.Errorf("it begins with %+v", l)
	}
	told := map[string]bool{}
	for _, l := range r.Lines {
		if told[l.Seat.Name] {
			t.Errorf("%q has two lines", l.Seat.Name)
		}
		told[l.Seat.Name] = true
	}
}

// Of much that has befallen a seat the end is told, in the order in which it happened.
func TestARecapTellsTheEndInItsOrder(t *testing.T) {
	m := played(t, 120)
	voice := m.Voice(func(s table.Seat) string { return scenetest.People[s] })
	long := 0
	for since := range len(m.Events(1)) {
		r := recapped(m, 1, since, since)
		if r == nil {
			continue
		}
		for _, l := range r.Lines {
			var minor, major []string
			fate := false // it would head the line
			for _, e := range m.Events(1)[since:] {
				if e.Seat == table.Nobody || scenetest.People[e.Seat] != l.Seat.Name {
					continue
				}
				w, _ := m.Telling(e, 1)
				fate = fate || w == table.Fate
				minor = append(minor, voice.Tale(e, 1))
				if w > table.Minor {
					major = append(major, voice.Tale(e, 1))
				}
			}
			told := minor
			if len(major) > 0 {
				told = major
			}
			if fate || len(told) < 4 {
				continue
			}
			long++
			got := []string{web.Plain(l.Words)}
			for _, words := range l.More {
				got = append(got, web.Plain(words))
			}
			if want := told[len(told)-3:]; !slices.Equal(got, want) {
				t.Fatalf("since %d of %s is told %q, wanted %q", since, l.Seat.Name, got, want)
			}
			if web.Plain(l.Led) != told[len(told)-1] {
				t.Fatalf("since %d of %s all led to %q, wanted %q", since, l.Seat.Name, l.Led, told[len(told)-1])
			}
			if l.Rest != len(told)-3 {
				t.Fatalf("since %d of %s %d more, wanted %d", since, l.Seat.Name, l.Rest, len(told)-3)
			}
		}
	}
	if long < 20 {
		t.Errorf("only %d lines were long", long)
	}
}

// There is nothing to tell where nobody else has done anything, to those who only look, and after an undo took back
// what was counted.
func TestNoRecapWithoutNews(t *testing.T) {
	m := played(t, 120)
	all := len(m.Events(1))
	for what, r := range map[string]*web.Recap{
		"nothing happened": recapped(m, 1, all, all),
		"a spectator":      recapped(m, table.Nobody, 0, 0),
		"taken back":       recapped(m, 1, all+3, all+5),
	} {
		if r != nil {
			t.Errorf("%s, and the recap is %+v", what, r)
		}
	}
}

// What decided over a seat's fate is told with what led there, and not with what happened besides: who turns for having
// been knocked out is told to have been.
func TestARecapTellsWhatLedToAFate(t *testing.T) {
	m := played(t, 1000)
	voice := m.Voice(func(s table.Seat) string { return scenetest.People[s] })
	events, chains := m.Events(1), 0
	for since := range events {
		r := recapped(m, 1, since, since)
		if r == nil {
			continue
		}
		for _, l := range r.Lines {
			var fates []string
			others := 0
			for _, e := range events[since:] {
				if e.Seat == table.Nobody || scenetest.People[e.Seat] != l.Seat.Name {
					continue
				}
				if w, _ := m.Telling(e, 1); w == table.Fate {
					fates = append(fates, web.Plain(voice.Tale(e, 1)))
				} else if w == table.Major {
					others++
				}
			}
			if len(fates) < 2 || len(fates) > 3 || others < 3 {
				continue
			}
			chains++
			told := append([]string{l.Words}, l.More...)
			for i := range told {
				told[i] = web.Plain(told[i])
			}
			for _, words := range fates {
				if !slices.Contains(told, words) {
					t.Fatalf("since %d of %s is told %q, and not that %q", since, l.Seat.Name, told, words)
				}
			}
		}
	}
	if chains == 0 {
		t.Error("nobody's fate had two steps")
	}
}
