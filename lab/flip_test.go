package lab

import (
	"math"
	"math/rand/v2"
	"testing"
)

// counted is the chance by going through all ways the signs can fall.
func counted(x []float64) float64 {
	sum, beyond := 0.0, 0
	for _, v := range x {
		sum += v
	}
	for signs := range 1 << len(x) {
		s := 0.0
		for i, v := range x {
			if signs>>i&1 == 1 {
				s -= v
			} else {
				s += v
			}
		}
		if math.Abs(s) >= math.Abs(sum)-1e-9 {
			beyond++
		}
	}
	return float64(beyond) / float64(int(1)<<len(x))
}

func termsOf(x []float64) []term {
	var out []term
	for _, v := range x {
		out = append(out, term{v, 1})
	}
	return out
}

// A few groups are counted to the last outcome; equal numbers are the coins of a textbook.
func TestFlippedIsExact(t *testing.T) {
	near(t, "ten heads of ten", flipped([]term{{3, 10}}), 2.0/1024, 1e-12)
	near(t, "nine heads of ten", flipped([]term{{3, 9}, {-3, 1}}), 22.0/1024, 1e-12)
	near(t, "no difference", flipped([]term{{3, 5}, {-3, 5}}), 1, 0)
	near(t, "one number", flipped([]term{{-7, 1}}), 1, 0)
	rng := rand.New(rand.NewPCG(5, 6))
	for range 100 {
		x := make([]float64, 1+rng.IntN(10))
		for i := range x {
			x[i] = float64(rng.IntN(9) - 3)
		}
		if want := counted(x); math.Abs(flipped(termsOf(x))-want) > 1e-9 {
			t.Errorf("%v: chance %.6f, counted %.6f", x, flipped(termsOf(x)), want)
		}
	}
}

// Where there are too many outcomes the approximation is near what counting gives, also far out.
func TestFlippedAbout(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	for trial := range 40 {
		x := make([]float64, 15)
		for i := range x {
			x[i] = rng.Float64() + float64(trial)/80
			if rng.IntN(10) < trial/4 {
				x[i] = -x[i]
			}
		}
		if got, want := flipped(termsOf(x)), counted(x); math.Abs(got-want) > 0.2*want {
			t.Errorf("%.3v: chance %.6f, counted %.6f", x, got, want)
		}
	}
	// The sum of many is normal, as long as none of them outweighs the others.
	for range 40 {
		var terms []term
		sum, squares := 0.0, 0.0
		for range 300 {
			x := rng.Float64() - 0.4
			terms, sum, squares = append(terms, term{x, 1}), sum+x, squares+x*x
		}
		want := math.Erfc(math.Abs(sum) / math.Sqrt(2*squares))
		if got := flipped(terms); math.Abs(got-want) > 0.02*want+1e-4 {
			t.Errorf("300 numbers: chance %.6f, by a bell curve %.6f", got, want)
		}
	}
}
