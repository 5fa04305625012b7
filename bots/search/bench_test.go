package search_test

import (
	"context"
	"testing"

	"waystation/bots/search"
	"waystation/internal/caravan"
)

func BenchmarkCaravan(b *testing.B) {
	m := match(b, caravan.Shelf, "take", "draw")
	w, _ := m.Worlds(m.Asks()[0].Seat)
	b.ReportAllocs()
	search.New(plain, search.Budget{Iterations: b.N}, 1).Analyse(context.Background(), w, 1)
}
