package table_test

import (
	"bytes"
	"testing"

	"waystation/internal/toys"
	"waystation/table"
)

// playouts plays whole matches at random and reports the time of one decision.
func playouts(b *testing.B, g, start table.Game) {
	t := table.InPlace(1, 2, table.Config{})
	b.ReportAllocs()
	for b.Loop() {
		g.CopyFrom(start)
		t.Play(g)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(t.Decisions), "ns/decision")
}

func BenchmarkPlayoutCaravan(b *testing.B) {
	playouts(b, &Caravan{}, &Caravan{Count: 4})
}
func BenchmarkPlayoutTicTacToe(b *testing.B) { playouts(b, &toys.TicTacToe{}, &toys.TicTacToe{}) }
func BenchmarkPlayoutConnectFour(b *testing.B) {
	playouts(b, &toys.ConnectFour{}, &toys.ConnectFour{})
}

// long is a match of Caravan some way in, at a question.
func long(b *testing.B) *table.Match {
	m, err := table.NewMatch(caravan, table.Setup{Seats: 4}, table.SeedOf("bench"))
	if err != nil {
		b.Fatal(err)
	}
	for n := 0; n < 12 && !m.Over(); n++ {
		a := m.Asks()[0]
		if err := m.Answer(a.Seat, a.Number, m.Default(a), table.ByHand); err != nil {
			b.Fatal(err)
		}
	}
	return m
}

// A question that waits is found again by running its step.
func BenchmarkResume(b *testing.B) {
	m := long(b)
	b.ReportAllocs()
	for b.Loop() {
		m.Inspect().Forget()
		if len(m.Asks()) != 1 {
			b.Fatal("nobody is asked")
		}
	}
}

func BenchmarkCopy(b *testing.B) {
	from, to := &Caravan{Count: 4}, &Caravan{}
	b.ReportAllocs()
	for b.Loop() {
		to.CopyFrom(from)
	}
}

// An answer through a live match, of matches of ever the same length.
func BenchmarkAnswer(b *testing.B) {
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		m, err := table.NewMatch(caravan, table.Setup{Seats: 4}, table.SeedOf("bench"))
		if err != nil {
			b.Fatal(err)
		}
		for !m.Over() {
			s := m.Asks()[0].Seat
			if err := m.Answer(s, m.Number(s), "draw", table.ByHand); err != nil {
				b.Fatal(err)
			}
			if n++; m.Version() > 2000 {
				break
			}
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(n), "ns/answer")
}

// A whole match of about two thousand entries, read from its file and played again.
func BenchmarkReplay(b *testing.B) {
	m, err := table.NewMatch(caravan, table.Setup{Seats: 4}, table.SeedOf("bench"))
	if err != nil {
		b.Fatal(err)
	}
	for !m.Over() && m.Version() < 2000 {
		s := m.Asks()[0].Seat
		if err := m.Answer(s, m.Number(s), "draw", table.ByHand); err != nil {
			b.Fatal(err)
		}
	}
	var file bytes.Buffer
	if err := m.Write(&file); err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := table.Read(bytes.NewReader(file.Bytes()), func(string) *table.Box { return caravan }); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*m.Version()), "ns/entry")
}
