package lab

import "waystation/table"

// parts is a whole win in parts for products of sums; it is less than share so that they stay within 64 bits.
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

var measureOrder = []string{
	ofBots, ofSeats, ofKinds, ofLength, ofScores, ofEnds, ofLosses, ofOffered, ofTaken, ofWonWith,
}

// quad is what a group of games adds to a measure: numerator and denominator of the first side, then of the second.
type quad [4]int64

// versus compares two sides on the same seeds, group by group. A group counts when all its games are finished on both
// sides.
type versus struct {
	seats  *seating
	groups int
	same   int                      // groups of which all games went alike, as far as the lab sees
	seen   map[measure]map[quad]int // how many groups added what
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
	return &versus{seats: s, seen: map[measure]map[quad]int{}, open: map[int]*both{}}
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

// unit is what one seat or game is in what a share is counted over; 0 of what is no share.
func (m measure) unit() float64 {
	switch m.Group {
	case ofBots, ofSeats, ofKinds, ofWonWith:
		return parts
	case ofEnds, ofOffered, ofTaken:
		return 1
	}
	return 0
}

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
		v.saw(m, *q, 1)
	}
}

// saw notes that so many groups added the same to a measure.
func (v *versus) saw(m measure, q quad, groups int) {
	if v.seen[m] == nil {
		v.seen[m] = map[quad]int{}
	}
	v.seen[m][q] += groups
}

// add adds what others have counted.
func (v *versus) add(o *versus) {
	v.groups += o.groups
	v.same += o.same
	for m, seen := range o.seen {
		for q, groups := range seen {
			v.saw(m, q, groups)
		}
	}
	for number, b := range o.open {
		v.join(number, b)
	}
}
