package lab

import (
	"math"
	"slices"
	"strings"

	"waystation/table"
)

// parts is a whole win in parts for sums of squares; it is less than share so that they stay within 64 bits.
const parts = 840

// measure is something that two sides are compared in: a sum over a sum, such as wins over seats of a colour.
type measure struct{ Group, Name string }

// The groups of measures, in the order of the report.
const (
	ofBots    = "wins by bot"
	ofSeats   = "wins by seat"
	ofKinds   = "wins by kind"
	ofLength  = "length"
	ofScores  = "score"
	ofEnds    = "ending"
	ofLosses  = "lost to"
	ofOffered = "offered"
	ofTaken   = "taken"
	ofWonWith = "won with"
)

var measureOrder = []string{ofBots, ofSeats, ofKinds, ofLength, ofScores, ofEnds, ofLosses, ofOffered, ofTaken, ofWonWith}

// quad is what a group of games adds to a measure: numerator and denominator of the first side, then of the second.
type quad [4]int64

// sums are those of the quads of all groups, and of their products.
type sums struct {
	of   quad
	with [4]quad
}

// versus compares two sides on the same seeds, group by group. A group counts when all its games are finished on both sides.
type versus struct {
	seats  *seating
	groups int
	same   int // groups of which all games went alike, as far as the lab sees
	sums   map[measure]*sums
	open   map[int]*both
}

// both is a group that is not whole yet.
type both struct {
	games  [2]int
	broken bool
	prints [2]uint64 // of all games
	quads  map[measure]*quad
}

func newVersus(s *seating) *versus {
	return &versus{seats: s, sums: map[measure]*sums{}, open: map[int]*both{}}
}

// count takes in a game of a side.
func (v *versus) count(side int, g *game) {
	b := &both{broken: g.failed != "", quads: map[measure]*quad{}}
	b.games[side] = 1
	if !b.broken {
		v.measure(g, func(group, name string, n, of int64) {
			m := measure{group, name}
			q := b.quads[m]
			if q == nil {
				q = &quad{}
				b.quads[m] = q
			}
			q[2*side] += n
			q[2*side+1] += of
		})
		b.prints[side] = g.print()
	}
	v.join(v.seats.group(g.number), b)
}

// measure tells all there is to compare of a game.
func (v *versus) measure(g *game, f func(group, name string, n, of int64)) {
	part := won(g.winners, parts)
	for s, score := range g.scores {
		n := int64(0)
		if g.winners.Has(table.Seat(s)) {
			n = part
		}
		if len(v.seats.bots()) > 1 {
			f(ofBots, v.seats.names[v.seats.bot(g.number, s)], n, parts)
		}
		f(ofSeats, "seat "+string(rune('1'+s)), n, parts)
		if g.kinds != nil {
			for _, kind := range g.kinds[s] {
				f(ofKinds, kind, n, parts)
			}
		}
		f(ofScores, "mean of all seats", int64(score), 1)
	}
	if g.winners == 0 {
		f(ofSeats, "nobody", parts, 0)
	}
	f(ofSeats, "nobody", 0, parts)
	f(ofLength, "rounds", int64(g.rounds), 1)
	f(ofLength, "decisions", int64(g.decisions), 1)
	if g.ending != "" {
		f(ofEnds, g.ending, 1, 0)
	}
	for _, l := range g.losses {
		f(ofLosses, l.cause, 1, 0)
	}
	for _, c := range g.cards {
		x := c.fate(g.winners)
		f(ofOffered, c.name, int64(x.offered), 1)
		f(ofTaken, c.name, int64(x.taken), 1)
		if x.seats > 0 {
			f(ofWonWith, c.name, x.wins*parts/share, int64(x.seats)*parts)
		}
	}
}

// perGame reports whether a measure is counted over all games, played with it or not.
func (m measure) perGame() bool { return m.Group == ofEnds || m.Group == ofLosses }

// join adds games to a group, and counts it when it is whole.
func (v *versus) join(number int, part *both) {
	b := v.open[number]
	if b == nil {
		b = &both{quads: map[measure]*quad{}}
		v.open[number] = b
	}
	b.broken = b.broken || part.broken
	for side := range 2 {
		b.games[side] += part.games[side]
		b.prints[side] += part.prints[side]
	}
	for m, q := range part.quads {
		if have := b.quads[m]; have != nil {
			for i := range q {
				have[i] += q[i]
			}
		} else {
			b.quads[m] = q
		}
	}
	if size := v.seats.size(); b.games != [2]int{size, size} {
		return
	}
	delete(v.open, number)
	if b.broken {
		return
	}
	v.groups++
	if b.prints[0] == b.prints[1] {
		v.same++
	}
	for m, q := range b.quads {
		if m.perGame() {
			q[1], q[3] = int64(v.seats.size()), int64(v.seats.size())
		}
		s := v.sums[m]
		if s == nil {
			s = &sums{}
			v.sums[m] = s
		}
		for i := range q {
			s.of[i] += q[i]
			for j := range q {
				s.with[i][j] += q[i] * q[j]
			}
		}
	}
}

// add adds what others have counted.
func (v *versus) add(o *versus) {
	v.groups += o.groups
	v.same += o.same
	for m, x := range o.sums {
		s := v.sums[m]
		if s == nil {
			s = &sums{}
			v.sums[m] = s
		}
		for i := range x.of {
			s.of[i] += x.of[i]
			for j := range x.of {
				s.with[i][j] += x.with[i][j]
			}
		}
	}
	for number, b := range o.open {
		v.join(number, b)
	}
}

// Difference is how two sides differ in one figure on the same seeds: the second less the first, and the interval that holds the
// true difference with 95 percent certainty, by Student's distribution over groups of games of the same seed. Of many differences one in
// twenty lies outside its interval by chance; Sure are those that stand out among all (Benjamini and Hochberg 1995, 5 percent).
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

// differences are all of them.
func (v *versus) differences() []Difference {
	out := []Difference{}
	for m, s := range v.sums {
		if d, ok := s.difference(m, v.groups, v.seats.size()); ok {
			out = append(out, d)
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
	return out
}

// discovered is how small the chance of something must be to count as found among all, when no more than a share of what counts may
// be chance (Benjamini and Hochberg 1995); -1 when nothing is.
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

// difference works out one, from n groups of games. There is none when one side never had what it is counted over.
func (s *sums) difference(m measure, n, size int) (Difference, bool) {
	x := s.of
	if m.perGame() { // groups without it were not counted
		x[1], x[3] = int64(n*size), int64(n*size)
	}
	if x[1] == 0 || x[3] == 0 || n < 2 {
		return Difference{}, false
	}
	a, b := float64(x[0])/float64(x[1]), float64(x[2])/float64(x[3])
	d := Difference{Group: m.Group, Name: m.Name, First: a, Second: b, Difference: b - a, P: 1}
	w := &s.with
	if w[0][0] == w[2][2] && w[0][0] == w[0][2] && w[1][1] == w[3][3] && w[1][1] == w[1][3] {
		d.Difference = 0 // every group was the same on both sides
		return d, true
	}
	// What a group adds to the difference beyond its share, by linearisation of both ratios; the sum of its squares.
	k := [4]float64{-1 / float64(x[1]), a / float64(x[1]), 1 / float64(x[3]), -b / float64(x[3])}
	v := 0.0
	for i := range k {
		for j := range k {
			v += k[i] * k[j] * s.product(m, i, j, n, size)
		}
	}
	err := math.Sqrt(max(0, v) * float64(n) / float64(n-1))
	half := student(float64(n-1)) * err
	d.Low, d.High = d.Difference-half, d.Difference+half
	if err > 0 {
		d.P = math.Erfc(math.Abs(d.Difference) / err / math.Sqrt2)
	} else if d.Difference != 0 {
		d.P = 0
	}
	return d, true
}

// product is a sum of products. Of measures over all games, groups without the thing were not counted: their numerators are 0.
func (s *sums) product(m measure, i, j, n, size int) float64 {
	if m.perGame() && i&1 == 1 && j&1 == 1 {
		return float64(n) * float64(size) * float64(size)
	}
	return float64(s.with[i][j])
}
