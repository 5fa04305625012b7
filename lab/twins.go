package lab

import "waystation/table"

// twins compares bots by groups of games on the same seed. A group counts when all its games are finished; those of
// which some are missing wait, also for another part of the same run.
//
// Every two seats of a game are a comparison of their bots by rank: a winner stands above all others, and the others
// stand by score; 2 points for standing above, 1 each for standing level. Of games for one player, the games of a group
// are compared.
type twins struct {
	seats  *seating
	bots   []string
	pairs  [][2]int // of bots
	met    []int    // by pair: comparisons in a group
	groups int
	points []int64   // by pair: of the first of the two
	square [][]int64 // by pair and pair: sums of products
	open   map[int]*group
}

// group is a group that is not whole yet.
type group struct {
	games  int
	broken bool
	points []int64
	alone  []standing // in games for one player
}

// standing is how a seat stands at the end.
type standing struct {
	bot   int
	won   bool
	score int
}

// against is the points of one against another.
func (a standing) against(b standing) int64 {
	switch {
	case a.won != b.won:
		if a.won {
			return 2
		}
		return 0
	case a.won || a.score == b.score:
		return 1
	case a.score > b.score:
		return 2
	}
	return 0
}

func newTwins(s *seating) twins {
	t := twins{seats: s, bots: s.bots(), open: map[int]*group{}}
	for i := range t.bots {
		for j := i + 1; j < len(t.bots); j++ {
			t.pairs = append(t.pairs, [2]int{i, j})
		}
	}
	t.met, t.points = make([]int, len(t.pairs)), make([]int64, len(t.pairs))
	t.square = make([][]int64, len(t.pairs))
	for i := range t.square {
		t.square[i] = make([]int64, len(t.pairs))
	}
	if len(t.pairs) == 0 {
		return t
	}
	meet := func(a, b int) {
		if p := t.pair(a, b); p >= 0 {
			t.met[p]++
		}
	}
	for k := range s.size() {
		for i := range s.lines[0] {
			for j := range i {
				meet(t.name(k, i), t.name(k, j))
			}
		}
		for o := range k {
			if len(s.lines[0]) == 1 {
				meet(t.name(k, 0), t.name(o, 0))
			}
		}
	}
	return t
}

// name is the bot, by place in bots, that has a seat in game k.
func (t *twins) name(k, seat int) int {
	name := t.seats.names[t.seats.bot(k, seat)]
	for i := range t.bots {
		if t.bots[i] == name {
			return i
		}
	}
	return -1
}

// pair is the place of two bots in pairs, or -1 if they are the same.
func (t *twins) pair(a, b int) int {
	for p, pair := range t.pairs {
		if pair == [2]int{min(a, b), max(a, b)} {
			return p
		}
	}
	return -1
}

// count takes in a game.
func (t *twins) count(g *game) {
	if len(t.pairs) == 0 {
		return
	}
	one := &group{games: 1, broken: g.failed != "", points: make([]int64, len(t.pairs))}
	if !one.broken {
		all := make([]standing, len(g.scores))
		for s, score := range g.scores {
			all[s] = standing{t.name(g.number, s), g.winners.Has(table.Seat(s)), score}
		}
		t.compare(one, all)
		if len(all) == 1 {
			one.alone = all
		}
	}
	t.join(t.seats.group(g.number), one)
}

// compare adds the points of every two.
func (t *twins) compare(g *group, all []standing) {
	for i, a := range all {
		for _, b := range all[:i] {
			if p := t.pair(a.bot, b.bot); p >= 0 {
				if a.bot == t.pairs[p][0] {
					g.points[p] += a.against(b)
				} else {
					g.points[p] += b.against(a)
				}
			}
		}
	}
}

// join adds games to a group, and counts it when it is whole.
func (t *twins) join(number int, part *group) {
	g := t.open[number]
	if g == nil {
		g = &group{points: make([]int64, len(t.pairs))}
		t.open[number] = g
	}
	g.games += part.games
	g.broken = g.broken || part.broken
	g.alone = append(g.alone, part.alone...)
	for p := range part.points {
		g.points[p] += part.points[p]
	}
	if g.games < t.seats.size() {
		return
	}
	delete(t.open, number)
	if g.broken {
		return
	}
	t.compare(g, g.alone)
	t.groups++
	for p := range g.points {
		t.points[p] += g.points[p]
		for q := range g.points {
			t.square[p][q] += g.points[p] * g.points[q]
		}
	}
}

// add adds what others have counted.
func (t *twins) add(o *twins) {
	t.groups += o.groups
	for p := range t.pairs {
		t.points[p] += o.points[p]
		for q := range t.pairs {
			t.square[p][q] += o.square[p][q]
		}
	}
	for number, g := range o.open {
		t.join(number, g)
	}
}

// Duel is how two bots did against each other in whole groups of twins: the share of comparisons in which the first
// stood above the second at the end, standing level counting half, and what it is worth on Elo's scale.
type Duel struct {
	Bot      string `json:"bot"`
	Against  string `json:"against"`
	Groups   int    `json:"groups"`   // of games on the same seed
	Compared int    `json:"compared"` // pairs of seats
	Rate
	Elo     Points `json:"elo"`
	EloLow  Points `json:"elo_low"`
	EloHigh Points `json:"elo_high"`
}

// Rating is a bot's strength on Elo's scale, where the mean of all bots is 0.
type Rating struct {
	Bot  string `json:"bot"`
	Elo  Points `json:"elo"`
	Low  Points `json:"low"`
	High Points `json:"high"`
}

// duels are all pairs of bots.
func (t *twins) duels() []Duel {
	out := []Duel{}
	for p, pair := range t.pairs {
		if t.met[p] == 0 || t.groups == 0 {
			continue
		}
		whole, n := float64(2*t.met[p]), float64(t.groups)
		d := Duel{Bot: t.bots[pair[0]], Against: t.bots[pair[1]], Groups: t.groups, Compared: t.groups * t.met[p]}
		sum := float64(t.points[p]) / whole
		d.Low, d.High = clustered(sum, float64(t.square[p][p])/whole/whole, n)
		d.Rate.Rate = sum / n
		d.Elo, d.EloLow, d.EloHigh = Points(elo(d.Rate.Rate)), Points(elo(d.Low)), Points(elo(d.High))
		out = append(out, d)
	}
	return out
}

// ratings are the strengths of three and more bots, all comparisons taken together.
func (t *twins) ratings() []Rating {
	out := []Rating{}
	m := len(t.bots)
	if m < 3 || t.groups == 0 {
		return out
	}
	n := float64(t.groups)
	each, got := matrix(m), matrix(m)
	for p, pair := range t.pairs {
		i, j, met := pair[0], pair[1], float64(t.met[p])
		each[i][j], each[j][i] = met, met
		got[i][j] = float64(t.points[p]) / 2 / n
		got[j][i] = met - got[i][j]
	}
	spread := func(i, j, k, l int) float64 {
		p, q, sign := t.pair(i, j), t.pair(k, l), 1.0
		if i > j {
			sign = -sign
		}
		if k > l {
			sign = -sign
		}
		v := (float64(t.square[p][q])/4 - float64(t.points[p])/2*float64(t.points[q])/2/n) / max(1, n-1)
		if won := (got[i][j] + each[i][j]/2/n) / (each[i][j] * (1 + 1/n)); p == q {
			v = max(v, 2*each[i][j]*each[i][j]*won*(1-won)/n) // as in clustered: never more than n*n/2 trials
		}
		return sign * v
	}
	r := rate(m, n, each, got, spread)
	for i, name := range t.bots {
		low, high := r.points[i]-z*r.errs[i], r.points[i]+z*r.errs[i]
		out = append(out, Rating{name, Points(r.points[i]), Points(low), Points(high)})
	}
	return out
}
