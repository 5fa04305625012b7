package lab

import (
	"math"
	"slices"
	"strings"
)

// Difference is how two sides differ in one figure on the same seeds: the second less the first, and the interval
// that holds the true difference with 95 percent certainty, by Student's distribution over groups of games of the
// same seed. Of many differences one in twenty lies outside its interval by chance; Sure are those that stand out
// among all (Benjamini and Hochberg 1995, 5 percent).
type Difference struct {
	Group      string  `json:"group"`
	Name       string  `json:"name"`
	First      float64 `json:"first"`
	Second     float64 `json:"second"`
	Difference float64 `json:"difference"`
	Low        float64 `json:"low"`
	High       float64 `json:"high"`
	P          float64 `json:"p"` // how likely chance alone makes at least this difference
	Sure       bool    `json:"sure"`
}

// fewest is how many groups must have had, on each side, what a figure is counted over: of fewer there is no figure.
const fewest = 10

// differences are all that enough groups tell of, and how many figures are left out because too few do.
func (v *versus) differences() (out []Difference, few int) {
	out = []Difference{}
	for m, seen := range v.seen {
		s := newSample(seen)
		if m.perGame() { // groups without it were not counted
			size := int64(v.seats.size())
			s.put(quad{0, size, 0, size}, v.groups-s.groups)
		}
		if d, ok := s.difference(m); ok {
			out = append(out, d)
		} else {
			few++
		}
	}
	slices.SortFunc(out, func(a, b Difference) int {
		if c := slices.Index(measureOrder, a.Group) - slices.Index(measureOrder, b.Group); c != 0 {
			return c
		}
		return strings.Compare(a.Name, b.Name)
	})
	var ps []float64
	for _, d := range out {
		ps = append(ps, d.P)
	}
	limit := discovered(ps, 0.05)
	for i := range out {
		out[i].Sure = out[i].P <= limit
	}
	return out, few
}

// discovered is how small the chance of something must be to count as found among all, when no more than a share of
// what counts may be chance (Benjamini and Hochberg 1995); -1 when nothing is.
func discovered(ps []float64, share float64) float64 {
	limit := -1.0
	ps = slices.Clone(ps)
	slices.Sort(ps)
	for i, p := range ps {
		if p <= share*float64(i+1)/float64(len(ps)) {
			limit = p
		}
	}
	return limit
}

// sample is what groups add to a measure, those that add the same together.
type sample struct {
	lines  []line
	groups int
	sum    quad
	had    [2]int // by side: groups in which there was what is counted over
}

// line is groups that add the same.
type line struct {
	quad
	groups int
}

// newSample puts the groups in an order that does not hang on how they came in.
func newSample(seen map[quad]int) *sample {
	s := &sample{}
	for q, groups := range seen {
		s.put(q, groups)
	}
	slices.SortFunc(s.lines, func(a, b line) int { return slices.Compare(a.quad[:], b.quad[:]) })
	return s
}

func (s *sample) put(q quad, groups int) {
	if groups == 0 {
		return
	}
	s.lines = append(s.lines, line{q, groups})
	s.groups += groups
	for i, x := range q {
		s.sum[i] += x * int64(groups)
	}
	for side := range s.had {
		if q[2*side+1] > 0 {
			s.had[side] += groups
		}
	}
}

// same reports whether every group was the same on both sides.
func (s *sample) same() bool {
	return !slices.ContainsFunc(s.lines, func(l line) bool { return l.quad[0] != l.quad[2] || l.quad[1] != l.quad[3] })
}

// difference works out one. There is none when too few groups tell of it.
func (s *sample) difference(m measure) (Difference, bool) {
	if min(s.had[0], s.had[1]) < fewest {
		return Difference{}, false
	}
	x := s.sum
	a, b := float64(x[0])/float64(x[1]), float64(x[2])/float64(x[3])
	d := Difference{Group: m.Group, Name: m.Name, First: a, Second: b, P: 1}
	if s.same() {
		return d, true
	}
	terms := s.terms()
	half := student(float64(max(fewestDegrees, tossed(terms)-1))) * s.err(m)
	d.Difference, d.P = b-a, flipped(terms)
	d.Low, d.High = d.Difference-half, d.Difference+half
	if m.unit() > 0 {
		d.Low, d.High = max(d.Low, -1), min(d.High, 1)
	}
	return d, true
}

// fewestDegrees is for how few degrees of freedom Student's quantile is right.
const fewestDegrees = 4

// terms are what the groups add to the difference of the two sums over equal sums, in parts that all groups share. If
// the sides are alike, each group could have been the other way round, with the opposite sign.
func (s *sample) terms() []term {
	of, all := s.sum[0]+s.sum[2], s.sum[1]+s.sum[3]
	var out []term
	for _, l := range s.lines {
		q := l.quad
		if e := (q[2]-q[0])*all - of*(q[3]-q[1]); e != 0 {
			out = append(out, term{float64(e), l.groups})
		}
	}
	return out
}

// err is the standard error of the difference, by linearisation of both ratios. To shares two games or seats are
// added on each side, of which as much is won as of all together, so that nothing at all or everything of a few is
// not taken for certain (after Agresti and Caffo 2000).
func (s *sample) err(m measure) float64 {
	pooled := float64(s.sum[0]+s.sum[2]) / float64(s.sum[1]+s.sum[3])
	unit := m.unit()
	more := 2 * unit
	var ratio, whole [2]float64
	v := 0.0
	for side := range ratio {
		whole[side] = float64(s.sum[2*side+1]) + more
		ratio[side] = (float64(s.sum[2*side]) + more*pooled) / whole[side]
		off := pooled*square(1-ratio[side]) + (1-pooled)*square(ratio[side])
		v += more * unit * off / square(whole[side])
	}
	for _, l := range s.lines {
		q := l.quad
		first := (float64(q[0]) - ratio[0]*float64(q[1])) / whole[0]
		second := (float64(q[2]) - ratio[1]*float64(q[3])) / whole[1]
		v += float64(l.groups) * square(second-first)
	}
	n := float64(s.groups)
	return math.Sqrt(v * n / (n - 1))
}

func square(x float64) float64 { return x * x }
