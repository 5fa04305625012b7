package bots

import (
	"math"

	"waystation/table"
)

// Judge tells from a position what share of winning each seat can expect. It adds up weighted traits of each seat, and compares the sums: the
// shares are as their exponentials. The weights are fitted to games of bots (internal/judges).
type Judge struct {
	// Traits appends what counts for a seat to a list, always as many numbers; nil for one that can't win any more. Those of Nobody are for
	// an end in which all win together; nil if there is none.
	Traits  func(g table.Game, s table.Seat, to []float64) []float64
	Weights []float64
}

// Shares fills in the seats' shares, each from 0 to 1. It is safe for concurrent use.
func (j *Judge) Shares(g table.Game, shares []float64) {
	var buffer [256]float64
	sums, most := [table.MaxSeats + 1]float64{}, math.Inf(-1)
	n := len(shares)
	for i := range n + 1 {
		s := table.Seat(i)
		if i == n {
			s = table.Nobody
		}
		sums[i] = math.Inf(-1)
		if traits := j.Traits(g, s, buffer[:0]); traits != nil {
			sums[i] = 0
			for k, x := range traits {
				sums[i] += x * j.Weights[k]
			}
		}
		most = max(most, sums[i])
	}
	all := 0.0
	for i := range n + 1 {
		sums[i] = math.Exp(sums[i] - most)
		all += sums[i]
	}
	for i := range shares {
		shares[i] = (sums[i] + sums[n]/float64(n)) / all
		if math.IsInf(most, -1) { // nobody can win
			shares[i] = 0
		}
	}
}
