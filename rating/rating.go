// Package rating reckons how strong players are, and how much that is in doubt, by Glicko-2 (Mark Glickman, Example of
// the Glicko-2 system, 2013), in weeks. It is arithmetic alone: it knows no players, no games and no clock.
//
// A match of n people counts as its pairs, each weighted 2/n: with two people it is the one game of the paper, and a
// large table does not count for as many games as it has pairs, which all hang on the same evening.
package rating

import (
	"math"
	"time"
)

// Where everybody begins, on the scale of Glicko.
const (
	Start      = 1500.0
	StartDoubt = 350.0 // no doubt is larger
	StartSwing = 0.06
)

// tau keeps the swing from changing quickly; the paper has it between 0.3 and 1.2.
const tau = 0.5

// scale is how the numbers of Glicko become those of Glicko-2.
const scale = 173.7178

// Standing is what is known of a player's strength. Its first three numbers are those at the beginning of its week, the
// sums are of that week's matches; so a week's matches count together, in whatever order they came.
type Standing struct {
	Rating float64 // the strength that is thought likeliest
	Doubt  float64 // in two of three cases the strength lies within so much of the rating
	Swing  float64 // how much the strength itself is thought to change
	Week   int
	Gain   float64 // of the week: how much better it went than was expected
	Weight float64 // of the week: how much its matches tell
}

// New is the standing of somebody of whom nothing is known.
func New(week int) Standing {
	return Standing{Rating: Start, Doubt: StartDoubt, Swing: StartSwing, Week: week}
}

// Week is the number of the week of a time: weeks begin on Mondays at midnight UTC.
func Week(t time.Time) int {
	const week, monday = 7 * 24 * 60 * 60, 3 * 24 * 60 * 60 // 1970 began on a Thursday
	return int((t.Unix() + monday) / week)
}

// Now is the rating and its doubt with the matches of the week so far.
func (s Standing) Now() (rating, doubt float64) {
	if s.Weight == 0 {
		return s.Rating, s.Doubt
	}
	n := s.closed()
	return n.Rating, n.Doubt
}

// At is the standing at the beginning of a later week: doubt grows with each in which nothing was played. In the same
// week it is as it was.
func (s Standing) At(week int) Standing {
	if week <= s.Week {
		return s
	}
	n := s.closed()
	idle := float64(week - s.Week - 1)
	n.Doubt = min(math.Hypot(n.Doubt, math.Sqrt(idle)*n.Swing*scale), StartDoubt)
	n.Week = week
	return n
}

// closed is the standing after its week (steps 3 to 8 of the paper).
func (s Standing) closed() Standing {
	phi := s.Doubt / scale
	n := Standing{Rating: s.Rating, Swing: s.Swing, Week: s.Week}
	if s.Weight == 0 {
		n.Doubt = min(math.Hypot(phi, s.Swing)*scale, StartDoubt)
		return n
	}
	v := 1 / s.Weight
	n.Swing = swing(phi, s.Swing, v, v*s.Gain)
	phi = math.Hypot(phi, n.Swing)
	phi = 1 / math.Sqrt(1/(phi*phi)+s.Weight)
	n.Rating = s.Rating + scale*phi*phi*s.Gain
	n.Doubt = min(phi*scale, StartDoubt)
	return n
}

// swing is the new swing (step 5 of the paper: the Illinois variant of regula falsi).
func swing(phi, sigma, v, delta float64) float64 {
	a := math.Log(sigma * sigma)
	f := func(x float64) float64 {
		e := math.Exp(x)
		d := phi*phi + v + e
		return e*(delta*delta-d)/(2*d*d) - (x-a)/(tau*tau)
	}
	low, high := a, math.Log(delta*delta-phi*phi-v)
	if delta*delta <= phi*phi+v {
		for high = a - tau; f(high) < 0; {
			high -= tau
		}
	}
	atLow, atHigh := f(low), f(high)
	for range 100 { // it takes about six
		if math.Abs(high-low) < 1e-6 {
			break
		}
		mid := low + (low-high)*atLow/(atHigh-atLow)
		at := f(mid)
		if at*atHigh <= 0 {
			low, atLow = high, atHigh
		} else {
			atLow /= 2
		}
		high, atHigh = mid, at
	}
	return math.Exp(low / 2)
}

// Player is somebody at a match.
type Player struct {
	Standing Standing
	Place    int   // 1 for the first; equal for those who share one
	Same     int64 // who it is: nobody is compared with themselves
}

// Count counts a match for all who were at it: their standings after it, in their order. It is of that week, and none
// of theirs is of a later one.
func Count(week int, players []Player) []Standing {
	before := make([]Standing, len(players))
	for i, p := range players {
		before[i] = p.Standing.At(week)
	}
	after := append([]Standing{}, before...)
	weight := 2 / float64(len(players))
	for i, p := range players {
		for j, o := range players {
			if p.Same != o.Same {
				after[i].add(before[i], before[j], score(p.Place, o.Place), weight)
			}
		}
	}
	return after
}

// score is what was reached against another: 1, or 0, or a half for a draw.
func score(own, other int) float64 {
	switch {
	case own < other:
		return 1
	case own > other:
		return 0
	}
	return 0.5
}

// add adds a game against another to the sums, both as they were at the beginning of the week.
func (s *Standing) add(own, other Standing, score, weight float64) {
	phi := other.Doubt / scale
	g := 1 / math.Sqrt(1+3*phi*phi/(math.Pi*math.Pi))
	expected := 1 / (1 + math.Exp(-g*(own.Rating-other.Rating)/scale))
	s.Gain += weight * g * (score - expected)
	s.Weight += weight * g * g * expected * (1 - expected)
}
