package lab

import (
	"math"
	"math/rand/v2"
	"testing"
)

func near(t *testing.T, what string, got, want, within float64) {
	t.Helper()
	if math.IsNaN(got) || math.Abs(got-want) > within {
		t.Errorf("%s is %.4f, want %.4f", what, got, want)
	}
}

// Figures of Wilson's paper's kind, worked out by hand.
func TestWilson(t *testing.T) {
	for _, test := range []struct{ wins, n, low, high float64 }{
		{0, 0, 0, 1}, {50, 100, 0.4038, 0.5962}, {0, 10, 0, 0.2775}, {10, 10, 0.7225, 1}, {81, 263, 0.2553, 0.3662},
	} {
		low, high := wilson(test.wins, test.n)
		near(t, "low", low, test.low, 0.0001)
		near(t, "high", high, test.high, 0.0001)
	}
}

// The table of Student's distribution, as it stands in any textbook.
func TestStudent(t *testing.T) {
	for degrees, want := range map[float64]float64{4: 2.776, 5: 2.571, 10: 2.228, 30: 2.042, 120: 1.980, 1e9: 1.960} {
		near(t, "the quantile", student(degrees), want, 0.002)
	}
}

// Elo's own table: 200 points are 76 percent, 400 are ten to one.
func TestElo(t *testing.T) {
	for share, want := range map[float64]float64{0.5: 0, 10.0 / 11: 400, 1.0 / 11: -400, 0.7597: 200, 1: math.Inf(1)} {
		if got := elo(share); got != want {
			near(t, "Elo", got, want, 0.05)
		}
	}
}

// Groups that differ as independent games would are worth as many trials as games; those that hang together are worth
// fewer, those that balance out more.
func TestClustered(t *testing.T) {
	low, high := clustered(50, 37.5, 100) // a hundred pairs: 25 won 2:0, 50 even, 25 lost
	wantLow, wantHigh := wilson(99, 198)
	near(t, "low", low, wantLow, 0.001)
	near(t, "high", high, wantHigh, 0.001)
	low, _ = clustered(50, 50, 100) // 50 won 2:0, 50 lost
	wantLow, _ = wilson(49.5, 99)
	near(t, "low of pairs that hang together", low, wantLow, 0.001)
	low, high = clustered(50, 25, 100) // all even
	near(t, "low of even pairs", low, 0.486, 0.002)
	near(t, "high of even pairs", high, 0.514, 0.002)
	low, high = clustered(30, 30, 30) // all won
	wantLow, _ = wilson(30, 30)
	near(t, "low of pairs all won", low, wantLow, 1e-9)
	near(t, "high of pairs all won", high, 1, 1e-9)
	low, high = clustered(0.5, 0.25, 1)
	if low > 0.1 || high < 0.9 {
		t.Errorf("one even pair leaves %.2f to %.2f", low, high)
	}
}

// The truth lies within 95 of 100 intervals.
func TestClusteredCovers(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	const runs, pairs, strength = 4000, 80, 0.6
	held := 0
	for range runs {
		sum, squares := 0.0, 0.0
		for range pairs { // half the pairs are decided by luck alone, and even out
			x := 0.5
			if rng.IntN(2) == 0 {
				x = 0
				if rng.Float64() < 0.7 {
					x = 1
				}
			}
			sum, squares = sum+x, squares+x*x
		}
		if low, high := clustered(sum, squares, pairs); low <= strength && strength <= high {
			held++
		}
	}
	near(t, "the share of intervals that hold the truth", float64(held)/runs, 0.95, 0.012)
}

// Three players whose shares are those of strengths 200 points apart get these ratings back, and the errors that a long
// run of such groups shows.
func TestRatings(t *testing.T) {
	truth := []float64{200, 0, -200}
	p := func(i, j int) float64 { return 1 / (1 + math.Pow(10, (truth[j]-truth[i])/400)) }
	rng := rand.New(rand.NewPCG(3, 4))
	const runs, groups = 300, 400
	var sum, squares, errs [3]float64
	for range runs {
		s, _ := newSeating(2, []string{"a", "b", "c"})
		tw := newTwins(&s)
		for range groups {
			g := &group{games: s.size(), points: make([]int64, 3)}
			for q, pair := range tw.pairs {
				for range tw.met[q] {
					if rng.Float64() < p(pair[0], pair[1]) {
						g.points[q] += 2
					}
				}
			}
			tw.join(0, g)
		}
		for i, r := range tw.ratings() {
			sum[i] += float64(r.Elo)
			squares[i] += float64(r.Elo) * float64(r.Elo)
			errs[i] += float64(r.High-r.Low) / 2 / z
		}
	}
	for i := range truth {
		mean := sum[i] / runs
		near(t, "the mean rating", mean, truth[i], 3)
		spread := math.Sqrt(squares[i]/runs - mean*mean)
		near(t, "the error it claims, in parts of the one it has,", errs[i]/runs/spread, 1, 0.15)
	}
}

// Of a hundred chances that are spread evenly none is a discovery; two that are tiny are.
func TestDiscovered(t *testing.T) {
	var ps []float64
	for i := range 100 {
		ps = append(ps, (float64(i)+0.5)/100)
	}
	if limit := discovered(ps, 0.05); limit >= 0 {
		t.Errorf("by chance alone, those under %g are found", limit)
	}
	if limit := discovered(append(ps, 0.0001, 0.0002), 0.05); limit != 0.0002 {
		t.Errorf("two are far off, the limit is %g", limit)
	}
}
