package bots

import (
	"math"
	"sync"

	"waystation/table"
)

// Judge tells from a position what share of winning each seat can expect. It makes one number of the traits of each
// seat and compares them: the shares are as their exponentials. The weights are fitted to games of bots
// (internal/judges).
type Judge struct {
	// Traits appends what counts for a seat to a list: Size numbers, or nil for one that can't win any more. Those of
	// Nobody are for an end in which all win together; nil if there is none.
	Traits func(g table.Game, s table.Seat, to []float64) []float64
	Size   int // at most 512
	// Units is how many units there are beside the plain sum, so that a trait can count for more or less where others
	// are high: each weighs the traits for itself, and adds its own sum, times its gain, where that is above 0.
	Units int
	// Weights are those of the traits, and for each unit those of the traits, its bias and its gain.
	Weights []float64

	lists sync.Pool // of *traits
}

// maxTraits is how many traits a judge may look at.
const maxTraits = 512

// traits is a list of traits, and those of them that are not 0.
type traits struct {
	all  [maxTraits]float64
	at   [maxTraits]uint16
	some [maxTraits]float64
}

// Shares fills in the seats' shares, each from 0 to 1. It is safe for concurrent use.
func (j *Judge) Shares(g table.Game, shares []float64) {
	buffer, _ := j.lists.Get().(*traits)
	if buffer == nil {
		buffer = new(traits)
	}
	defer j.lists.Put(buffer)
	sums, most := [table.MaxSeats + 1]float64{}, math.Inf(-1)
	n := len(shares)
	for i := range n + 1 {
		s := table.Seat(i)
		if i == n {
			s = table.Nobody
		}
		sums[i] = math.Inf(-1)
		if list := j.Traits(g, s, buffer.all[:0]); list != nil {
			sums[i] = j.sum(list, buffer)
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

// sum makes one number of the traits. The products are rounded each for itself, so that all machines come to the same.
func (j *Judge) sum(list []float64, t *traits) float64 {
	n := 0
	for i, x := range list {
		if x != 0 {
			t.at[n], t.some[n] = uint16(i), x
			n++
		}
	}
	at, some := t.at[:n], t.some[:n]
	sum := dot(at, some, j.Weights)
	for u := range j.Units {
		w := j.Weights[j.Size+u*(j.Size+2):]
		if x := dot(at, some, w) + w[j.Size]; x > 0 {
			sum += float64(x * w[j.Size+1])
		}
	}
	return sum
}

func dot(at []uint16, x, w []float64) float64 {
	sum := 0.0
	for i, k := range at {
		sum += float64(x[i] * w[k])
	}
	return sum
}
