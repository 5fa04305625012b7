package lab

import (
	"cmp"
	"math"
	"slices"
)

// term is a number that several groups add to a sum.
type term struct {
	x      float64
	groups int
}

// tossed is how many numbers there are in all.
func tossed(terms []term) int {
	n := 0
	for _, t := range terms {
		n += t.groups
	}
	return n
}

// enough is how many outcomes are counted one by one. Among more of them none has a weight of its own.
const enough = 1 << 14

// flipped is how likely a sum would be at least as far from 0 as it is, were the sign of each of its numbers tossed
// with a coin: the sign-flip test (Fisher 1935), which is right for any number of groups. Where there are too many
// outcomes to count, it is their saddlepoint approximation (Lugannani and Rice 1980; Robinson 1982 for such tests),
// which is right far out too.
func flipped(terms []term) float64 {
	sum, most, outcomes := 0.0, 0.0, 1.0
	for _, t := range terms {
		sum += t.x * float64(t.groups)
		most = max(most, math.Abs(t.x))
	}
	if sum == 0 {
		return 1
	}
	sizes := sizesOf(terms, most)
	for _, t := range sizes {
		outcomes *= float64(t.groups + 1)
	}
	far := math.Abs(sum) / most
	if outcomes > enough {
		return beyondAbout(sizes, far)
	}
	coins := make([][]float64, len(sizes))
	for i, t := range sizes {
		coins[i] = tosses(t.groups)
	}
	return min(1, 2*beyond(sizes, coins, far*(1-1e-9)))
}

// sizesOf are the terms without their signs, those of a size together, the greatest first and as 1.
func sizesOf(terms []term, most float64) []term {
	var out []term
	for _, t := range terms {
		out = append(out, term{math.Abs(t.x) / most, t.groups})
	}
	slices.SortFunc(out, func(a, b term) int { return cmp.Compare(b.x, a.x) })
	n := 0
	for _, t := range out {
		if n > 0 && out[n-1].x == t.x {
			out[n-1].groups += t.groups
		} else {
			out[n] = t
			n++
		}
	}
	return out[:n]
}

// beyond is how likely the sum is at least so far above 0, by all outcomes; coins are those of each size.
func beyond(sizes []term, coins [][]float64, far float64) float64 {
	if len(sizes) == 0 {
		if far <= 0 {
			return 1
		}
		return 0
	}
	t, p := sizes[0], 0.0
	for up, likely := range coins[0] {
		p += likely * beyond(sizes[1:], coins[1:], far-t.x*float64(2*up-t.groups))
	}
	return p
}

// tosses is how likely n coins show no heads, one, and so on up to n.
func tosses(n int) []float64 {
	out := make([]float64, n+1)
	all, _ := math.Lgamma(float64(n + 1))
	for heads := range out {
		up, _ := math.Lgamma(float64(heads + 1))
		down, _ := math.Lgamma(float64(n - heads + 1))
		out[heads] = math.Exp(all - up - down - float64(n)*math.Ln2)
	}
	return out
}

// beyondAbout is about how likely the sum is at least so far from 0, on either side.
func beyondAbout(sizes []term, far float64) float64 {
	n, whole := tossed(sizes), 0.0
	for _, t := range sizes {
		whole += t.x * float64(t.groups)
	}
	if far > whole*(1-1e-9) { // all have one sign
		return math.Ldexp(1, 1-n)
	}
	low, high := 0.0, 1.0
	for slope(sizes, high) < far {
		low, high = high, 2*high
	}
	for range 60 {
		if mid := (low + high) / 2; slope(sizes, mid) < far {
			low = mid
		} else {
			high = mid
		}
	}
	grown, bend := 0.0, 0.0
	for _, t := range sizes {
		y := t.x * high
		grown += float64(t.groups) * (y + math.Log1p(math.Exp(-2*y)) - math.Ln2)
		bend += float64(t.groups) * square(t.x/math.Cosh(y))
	}
	w, u := math.Sqrt(max(0, 2*(high*far-grown))), high*math.Sqrt(bend)
	if w < 1e-3 {
		return 1
	}
	p := math.Erfc(w/math.Sqrt2)/2 + math.Exp(-w*w/2)/math.Sqrt(2*math.Pi)*(1/u-1/w)
	return min(1, max(0, 2*p))
}

// slope is that of the logarithm of the sum's moment generating function.
func slope(sizes []term, at float64) float64 {
	sum := 0.0
	for _, t := range sizes {
		sum += float64(t.groups) * t.x * math.Tanh(t.x*at)
	}
	return sum
}
