package gametest

import (
	"bytes"
	"fmt"
	"runtime"
	"strings"
	"testing"

	"waystation/table"
)

// Bench measures what every game is measured by:
//
//	func BenchmarkGame(b *testing.B) { gametest.Bench(b, suite) }
//
// Playouts are whole random games in place; the others look at a long match of as many players as there may be: one
// answer near its beginning and near its end, one look at a question, a replay, and what is kept in memory of a match
// while nobody looks at it.
func Bench(b *testing.B, g Game) {
	for players := g.Box.MinSeats; players <= g.Box.MaxSeats; players++ {
		b.Run(fmt.Sprint("Playout", players), func(b *testing.B) { benchPlayout(b, &g, players) })
	}
	l := longest(b, g.Box)
	b.Run("Answer/early", func(b *testing.B) { l.benchAnswer(b, 10) })
	b.Run("Answer/late", func(b *testing.B) { l.benchAnswer(b, l.answers-10) })
	b.Run("Look", l.benchLook)
	b.Run("Replay", l.benchReplay)
	b.Run("Idle", l.benchIdle)
}

func benchPlayout(b *testing.B, g *Game, players int) {
	start, err := g.start(table.Setup{Seats: players})
	if err != nil {
		b.Fatal(err)
	}
	state, err := g.start(table.Setup{Seats: players})
	if err != nil {
		b.Fatal(err)
	}
	tab := table.InPlace(1, 1, table.Config{})
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for i := 0; b.Loop(); i++ {
		state.CopyFrom(start)
		tab.Reseed(uint64(i), 2)
		tab.Play(state)
	}
	runtime.ReadMemStats(&after)
	n := float64(tab.Decisions)
	b.ReportMetric(float64(after.Mallocs-before.Mallocs)/n, "allocs/decision")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/n, "ns/decision")
	b.ReportMetric(n/float64(b.N), "decisions/game")
}

// long is a long match.
type long struct {
	box     *table.Box
	seed    string
	entries int
	answers int
}

// longest is a match of a few that runs long.
func longest(b *testing.B, box *table.Box) *long {
	b.Helper()
	best := &long{box: box}
	for _, seed := range []string{"a", "b", "c", "d", "e", "f", "g", "h"} {
		m, err := played(box, seed, -1)
		if err != nil {
			b.Fatal(err)
		}
		if m.Version() <= best.entries {
			continue
		}
		best.seed, best.entries, best.answers = seed, m.Version(), 0
		for _, e := range m.Entries(0) {
			if e.Kind == table.KindAsk {
				best.answers++
			}
		}
	}
	return best
}

// played is a match with answers that follow from the menus, up to so many of them; -1 for the whole match.
func played(box *table.Box, seed string, answers int) (*table.Match, error) {
	m, err := table.NewMatch(box, table.Setup{Seats: box.MaxSeats}, table.SeedOf(seed))
	if err != nil {
		return nil, err
	}
	for n := 0; !m.Over() && n != answers; n++ {
		a := m.Asks()[0]
		if err := m.Answer(a.Seat, a.Number, turning(m.Verbs(), a, n), table.ByBot); err != nil {
			return nil, err
		}
	}
	return m, nil
}

// turning is an answer that differs from one question to the next, so far without order that no match goes round in
// circles: as many options as are wanted, one after the other in the menu.
func turning(verbs []string, a *table.Ask, n int) string {
	first := int(uint32(n+1) * 2654435769 >> 16) // Fibonacci hashing
	if a.Max == 0 || a.Amounts && a.Min == 0 {
		return "none"
	}
	if a.Pass && first%(len(a.Options)+1) == 0 {
		return "pass"
	}
	if a.Amounts {
		return amounts(verbs, a, a.Min)
	}
	keys := make([]string, max(a.Min, 1))
	for i := range keys {
		keys[i] = table.Key(verbs, a.Options[(first+i)%len(a.Options)].Option)
	}
	return strings.Join(keys, "+")
}

// at is the match after so many answers.
func (l *long) at(b *testing.B, answers int) *table.Match {
	b.Helper()
	m, err := played(l.box, l.seed, answers)
	if err != nil {
		b.Fatal(err)
	}
	return m
}

// benchAnswer is one answer through a live match: validated, played, chance decided, logged.
func (l *long) benchAnswer(b *testing.B, answers int) {
	start := l.at(b, max(answers, 0))
	ask := start.Asks()[0]
	key := start.Default(ask)
	b.ReportAllocs()
	for b.Loop() {
		b.StopTimer()
		m := start.Clone()
		b.StartTimer()
		if err := m.Answer(ask.Seat, ask.Number, key, table.ByHand); err != nil {
			b.Fatal(err)
		}
	}
}

// benchLook is a look at a question that waits: its step runs again, with all labels, denials and the seat's view.
func (l *long) benchLook(b *testing.B) {
	start := l.at(b, min(150, l.answers/2))
	b.ReportAllocs()
	for b.Loop() {
		b.StopTimer()
		m := start.Clone()
		b.StartTimer()
		a := m.Asks()[0]
		m.Question(a)
		for _, o := range a.Options {
			m.Label(a.Seat, o.Option)
		}
		m.View(a.Seat)
	}
}

// benchReplay is a whole match, read from its file and played again.
func (l *long) benchReplay(b *testing.B) {
	var file bytes.Buffer
	if err := l.at(b, -1).Write(&file); err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := table.Read(bytes.NewReader(file.Bytes()), func(string) *table.Box { return l.box }); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(l.entries), "entries")
}

// benchIdle is what a live match keeps in memory while nobody looks at it, near its end.
func (l *long) benchIdle(b *testing.B) {
	var before, after runtime.MemStats
	for b.Loop() {
		const matches = 50
		keep := make([]*table.Match, matches)
		runtime.GC()
		runtime.ReadMemStats(&before)
		for i := range keep {
			keep[i] = l.at(b, -1)
			keep[i].Idle()
		}
		runtime.GC()
		runtime.ReadMemStats(&after)
		b.ReportMetric(float64(after.HeapAlloc-before.HeapAlloc)/matches, "B/match")
		runtime.KeepAlive(keep)
	}
	b.ReportMetric(float64(l.entries), "entries")
}
