package posthuman

import (
	"bytes"
	"runtime"
	"strings"
	"testing"

	"waystation/table"
)

// played is a match of four, with random answers up to so many of them; 0 for the whole match.
func played(b *testing.B, seed string, answers int) *table.Match {
	b.Helper()
	m, err := table.NewMatch(Shelf, table.Setup{Seats: 4}, table.SeedOf(seed))
	if err != nil {
		b.Fatal(err)
	}
	for n := 0; !m.Over() && (answers == 0 || n < answers); n++ {
		a := m.Asks()[0]
		key := "none"
		if a.Max > 0 {
			keys := make([]string, max(a.Min, 1)) // as many as are wanted, one after the other in the menu
			for i := range keys {
				keys[i] = table.Key(m.Verbs(), a.Options[(n*7+len(a.Options)/2+i)%len(a.Options)].Option)
			}
			key = strings.Join(keys, "+")
		}
		if err := m.Answer(a.Seat, a.Number, key, table.ByBot); err != nil {
			b.Fatal(err)
		}
	}
	return m
}

// longest is a seed whose random match runs long.
func longest(b *testing.B) (string, int) {
	b.Helper()
	best, length := "", 0
	for _, seed := range []string{"a", "b", "c", "d", "e", "f", "g", "h"} {
		if m := played(b, seed, 0); m.Version() > length {
			best, length = seed, m.Version()
		}
	}
	return best, length
}

// One answer through a live match: validated, played, chance decided, logged. Once near the beginning, once near the end.
func BenchmarkAnswer(b *testing.B) {
	seed, _ := longest(b)
	whole := played(b, seed, 0)
	var answers []*table.Entry
	for _, e := range whole.Entries(0) {
		if e.Kind == table.KindAsk {
			answers = append(answers, e)
		}
	}
	for _, at := range []struct {
		name string
		n    int
	}{{"early", 10}, {"late", len(answers) - 10}} {
		b.Run(at.name, func(b *testing.B) {
			start := played(b, seed, at.n)
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
		})
	}
}

// A question that waits is looked at: its step runs again, with all labels, denials and the seat's view.
func BenchmarkLook(b *testing.B) {
	seed, _ := longest(b)
	start := played(b, seed, 150)
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

// A whole match is read from its file and played again.
func BenchmarkReplay(b *testing.B) {
	seed, length := longest(b)
	var file bytes.Buffer
	if err := played(b, seed, 0).Write(&file); err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := table.Read(bytes.NewReader(file.Bytes()), func(string) *table.Box { return Shelf }); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(length), "entries")
}

// What a live match keeps in memory while nobody looks at it, near its end.
func BenchmarkIdleMatch(b *testing.B) {
	seed, length := longest(b)
	var before, after runtime.MemStats
	for b.Loop() {
		const matches = 50
		keep := make([]*table.Match, matches)
		runtime.GC()
		runtime.ReadMemStats(&before)
		for i := range keep {
			keep[i] = played(b, seed, 0)
			keep[i].Idle()
		}
		runtime.GC()
		runtime.ReadMemStats(&after)
		b.ReportMetric(float64(after.HeapAlloc-before.HeapAlloc)/matches, "B/match")
		runtime.KeepAlive(keep)
	}
	b.ReportMetric(float64(length), "entries")
}
