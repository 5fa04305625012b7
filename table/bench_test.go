package table_test

import (
	"testing"

	"waystation/table"
	"waystation/table/internal/toys"
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
