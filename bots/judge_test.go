package bots_test

import (
	"math"
	"testing"

	"waystation/bots"
	"waystation/internal/caravan"
	"waystation/table"
)

// Shares follow the sums of weighted traits; who can't win has none, and an end for all is shared by all.
func TestJudge(t *testing.T) {
	g, err := caravan.Shelf.New(table.Setup{Seats: 3, Options: map[string]string{"days": "1"}})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		traits map[table.Seat][]float64
		want   [3]float64
	}{
		{map[table.Seat][]float64{0: {1, 0}, 1: {1, 0}, 2: {1, 0}}, [3]float64{1. / 3, 1. / 3, 1. / 3}},
		{map[table.Seat][]float64{0: {0, 1}, 1: {0, 0}}, [3]float64{0.75, 0.25, 0}},
		{map[table.Seat][]float64{0: {0, 0}, table.Nobody: {0, 0}}, [3]float64{0.5 + 0.5/3, 0.5 / 3, 0.5 / 3}},
		{nil, [3]float64{}},
	} {
		j := bots.Judge{Weights: []float64{5, math.Log(3)}, Traits: func(_ table.Game, s table.Seat, to []float64) []float64 {
			if x := c.traits[s]; x != nil {
				return append(to, x...)
			}
			return nil
		}}
		got := make([]float64, 3)
		j.Shares(g, got)
		for s := range got {
			if math.Abs(got[s]-c.want[s]) > 1e-9 {
				t.Errorf("%v: shares %v, not %v", c.traits, got, c.want)
				break
			}
		}
	}
}
