package rating

import (
	"math"
	"slices"
	"testing"
	"time"
)

func near(t *testing.T, what string, got, want, by float64) {
	t.Helper()
	if math.Abs(got-want) > by {
		t.Errorf("%s is %v, want %v", what, got, want)
	}
}

// The example of Glickman's paper: three games in one period.
func TestTheExampleOfThePaper(t *testing.T) {
	s := Standing{Rating: 1500, Doubt: 200, Swing: 0.06}
	own := s
	for _, o := range []struct{ rating, doubt, score float64 }{{1400, 30, 1}, {1550, 100, 0}, {1700, 300, 0}} {
		s.add(own, Standing{Rating: o.rating, Doubt: o.doubt}, o.score, 1)
	}
	near(t, "v", 1/s.Weight, 1.7785, 0.001)
	near(t, "delta", s.Gain/s.Weight, -0.4834, 0.001) // the paper rounds on the way
	n := s.At(1)
	near(t, "the rating", n.Rating, 1464.06, 0.02)
	near(t, "the doubt", n.Doubt, 151.52, 0.01)
	near(t, "the swing", n.Swing, 0.05999, 0.00001)
	rating, doubt := s.Now()
	near(t, "the rating within the week", rating, n.Rating, 0)
	near(t, "the doubt within the week", doubt, n.Doubt, 0)
}

// Two people who play one match have the one game of the paper, with its full weight.
func TestTwoPeopleAreOneGame(t *testing.T) {
	a, b := Standing{Rating: 1500, Doubt: 200, Swing: 0.06}, Standing{Rating: 1400, Doubt: 30, Swing: 0.06}
	want := a
	want.add(a, b, 1, 1)
	got := Count(0, []Player{{a, 1, 1}, {b, 2, 2}})
	if got[0] != want {
		t.Errorf("%+v, want %+v", got[0], want)
	}
	if r, _ := got[1].Now(); r >= 1400 {
		t.Errorf("who has lost is at %v", r)
	}
}

// Of four equals the first gains what the last loses, the second less; and the table counts for one game and a half.
func TestAMatchIsItsPairs(t *testing.T) {
	got := Count(0, []Player{{New(0), 1, 1}, {New(0), 2, 2}, {New(0), 3, 3}, {New(0), 4, 4}})
	var rating [4]float64
	for i, s := range got {
		rating[i], _ = s.Now()
		one := Count(0, []Player{{New(0), 1, 1}, {New(0), 2, 2}})[0].Weight
		near(t, "the weight", s.Weight, 1.5*one, 1e-12)
	}
	near(t, "the sum of first and last", rating[0]+rating[3], 2*Start, 1e-9)
	near(t, "the sum of the middle", rating[1]+rating[2], 2*Start, 1e-9)
	if !(rating[0] > rating[1] && rating[1] > Start) {
		t.Errorf("%v", rating)
	}
	draw := Count(0, []Player{{New(0), 1, 1}, {New(0), 1, 2}, {New(0), 1, 3}})
	if r, doubt := draw[0].Now(); r != Start || doubt >= StartDoubt {
		t.Errorf("a draw of equals: %v, give or take %v", r, doubt)
	}
	self := Count(0, []Player{{New(0), 1, 7}, {New(0), 2, 7}})
	if self[0] != New(0) {
		t.Errorf("against oneself: %+v", self[0])
	}
}

// The matches of a week count together: in any order they come to the same.
func TestAWeekIsOnePeriod(t *testing.T) {
	play := func(order []int) (out [3]Standing) {
		for i := range out {
			out[i] = New(5)
		}
		for _, k := range order {
			a, b := k%3, (k+1)%3
			n := Count(5, []Player{{out[a], 1, int64(a)}, {out[b], 2, int64(b)}})
			out[a], out[b] = n[0], n[1]
		}
		return out
	}
	want := play([]int{0, 0, 1, 2})
	for _, order := range [][]int{{0, 1, 0, 2}, {2, 1, 0, 0}} {
		for i, s := range play(order) {
			w, _ := want[i].Now()
			r, _ := s.Now()
			near(t, "the rating", r, w, 1e-9)
		}
	}
}

// Who plays nothing becomes less known, never less than somebody new, and no weaker; a year at once is 52 weeks.
func TestDoubtGrowsWithTime(t *testing.T) {
	s := Standing{Rating: 1700, Doubt: 50, Swing: 0.06}
	step := s
	for week := range 53 {
		step = step.At(week)
	}
	once := s.At(52)
	near(t, "the doubt", once.Doubt, step.Doubt, 1e-9)
	near(t, "the doubt after a year", once.Doubt, math.Sqrt(50*50+52*math.Pow(0.06*scale, 2)), 1e-9)
	if once.Rating != 1700 || once.Week != 52 {
		t.Errorf("%+v", once)
	}
	if long := s.At(1e6); long.Doubt != StartDoubt {
		t.Errorf("after ages the doubt is %v", long.Doubt)
	}
}

// Nobody's numbers get lost in extremes: a thousand defeats of the strong by the weak.
func TestNumbersStayNumbers(t *testing.T) {
	a, b := Standing{3000, 30, 0.06, 0, 0, 0}, Standing{100, 350, 0.06, 0, 0, 0}
	for week := range 1000 {
		n := Count(week, []Player{{a, 2, 1}, {b, 1, 2}})
		a, b = n[0], n[1]
	}
	for _, s := range []Standing{a, b} {
		r, d := s.Now()
		x := []float64{r, d, s.Swing, s.Gain, s.Weight}
		if slices.ContainsFunc(x, math.IsNaN) || d <= 0 || d > StartDoubt || s.Swing <= 0 || s.Swing > 10 {
			t.Errorf("%v", x)
		}
	}
}

// Weeks begin on Mondays.
func TestWeeks(t *testing.T) {
	monday := time.Date(2026, 11, 23, 0, 0, 0, 0, time.UTC)
	w := Week(monday)
	for at, want := range map[time.Duration]int{-1: w - 1, 0: w, 7*24*time.Hour - 1: w, 7 * 24 * time.Hour: w + 1} {
		if got := Week(monday.Add(at)); got != want {
			t.Errorf("%v from Monday is week %d, want %d", at, got, want)
		}
	}
}
