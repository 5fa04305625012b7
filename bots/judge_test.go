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
		j := bots.Judge{Size: 2, Weights: []float64{5, math.Log(3)},
			Traits: func(_ table.Game, s table.Seat, to []float64) []float64 {
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

// A unit adds its gain where its own sum is above 0, so that one trait can count only beside another.
func TestUnitsOfAJudge(t *testing.T) {
	g, err := caravan.Shelf.New(table.Setup{Seats: 2, Options: map[string]string{"days": "1"}})
	if err != nil {
		t.Fatal(err)
	}
	// Nothing of the traits themselves; of both together, log 3.
	weights := []float64{0, 0, 1, 1, -1, math.Log(3)}
	for _, c := range []struct {
		traits [2]float64
		want   float64
	}{{[2]float64{0, 0}, 0.5}, {[2]float64{1, 0}, 0.5}, {[2]float64{0, 1}, 0.5}, {[2]float64{1, 1}, 0.75}} {
		j := bots.Judge{Size: 2, Units: 1, Weights: weights,
			Traits: func(_ table.Game, s table.Seat, to []float64) []float64 {
				switch s {
				case 0:
					return append(to, c.traits[:]...)
				case 1:
					return append(to, 0, 0)
				}
				return nil
			}}
		got := make([]float64, 2)
		j.Shares(g, got)
		if math.Abs(got[0]-c.want) > 1e-9 {
			t.Errorf("%v against nothing: share %.3f, not %.3f", c.traits, got[0], c.want)
		}
	}
}
