package lab

import (
	"math/bits"
	"slices"
	"strings"

	"waystation/table"
)

// share is a whole win in parts that every number of winners divides: counts stay whole numbers, so that the order in
// which games are added up changes nothing.
const share = 720720

// tally is what is counted. Tallies add up.
type tally struct {
	seats     *seating
	games     int // finished
	failed    int
	failures  []Failure
	decisions int
	wins      []int64 // by seat, in shares
	nobody    int     // games nobody won
	botWins   []int64 // by bot, in shares
	botSeats  []int   // by bot: seats it had
	scores    []int64 // by seat
	squares   []int64
	points    map[int]int // scores and how often they were reached, all seats together
	rounds    map[int]int
	ends      map[string]int
	counts    ledger
	cards     map[string]fate
	losses    map[string]Count
	kinds     map[string]kind
	twins     twins
	suspense  *suspense
}

// kind is how the seats of a kind did.
type kind struct {
	seats int
	wins  int64 // in shares
}

// fate is what became of a card.
type fate struct {
	offered, taken int   // in how many games
	seats          int   // that had it, in all games
	wins           int64 // of theirs, in shares
}

// ledger keeps counts in the order in which they are named: a game names the same things every time, so that the next
// name is mostly where the last game had it.
type ledger struct {
	names []string
	lines []Count
	at    map[string]int
	next  int
}

// of is the line of a name.
func (l *ledger) of(name string) *Count {
	if l.next < len(l.names) && l.names[l.next] == name {
		l.next++
		return &l.lines[l.next-1]
	}
	i, found := l.at[name]
	if !found {
		if l.at == nil {
			l.at = map[string]int{}
		}
		i = len(l.names)
		l.at[name] = i
		l.names, l.lines = append(l.names, name), append(l.lines, Count{})
	}
	l.next = i + 1
	return &l.lines[i]
}

// Count is how often something was counted, and in how many games.
type Count struct {
	Games int `json:"games"`
	Total int `json:"total"`
}

// Failure is a game that broke or did not end.
type Failure struct {
	Game  int    `json:"game"`
	Error string `json:"error"`
}

// newTally is an empty tally for games of that many players.
func newTally(players int, s *seating) *tally {
	n := len(s.names)
	return &tally{
		seats: s, wins: make([]int64, players), scores: make([]int64, players), squares: make([]int64, players),
		botWins: make([]int64, n), botSeats: make([]int, n),
		points: map[int]int{}, rounds: map[int]int{}, ends: map[string]int{}, cards: map[string]fate{},
		losses: map[string]Count{}, kinds: map[string]kind{}, twins: newTwins(s), suspense: newSuspense(),
	}
}

// won is what each winner of a game has of the win, in parts of a whole.
func won(w table.Seats, whole int64) int64 {
	if w == 0 {
		return 0
	}
	return whole / int64(bits.OnesCount16(uint16(w)))
}

// count adds a game.
func (t *tally) count(g *game) {
	t.twins.count(g)
	if g.failed != "" {
		t.failed++
		t.failures = append(t.failures, Failure{g.number, g.failed})
		return
	}
	t.games++
	t.decisions += g.decisions
	t.rounds[g.rounds]++
	if g.ending != "" {
		t.ends[g.ending]++
	}
	if g.winners == 0 {
		t.nobody++
	}
	part := won(g.winners, share)
	for s, score := range g.scores {
		t.scores[s] += int64(score)
		t.squares[s] += int64(score) * int64(score)
		t.points[score]++
		won := int64(0)
		if g.winners.Has(table.Seat(s)) {
			won = part
		}
		t.wins[s] += won
		if g.kinds != nil {
			for _, name := range g.kinds[s] {
				t.kinds[name] = kind{t.kinds[name].seats + 1, t.kinds[name].wins + won}
			}
		}
		if len(t.botWins) > 0 {
			b := t.seats.bot(g.number, s)
			t.botWins[b] += won
			t.botSeats[b]++
		}
	}
	t.counts.next = 0
	for _, c := range g.counts {
		x := t.counts.of(c.name)
		x.Total += c.n
		if c.n != 0 {
			x.Games++
		}
	}
	for _, c := range g.cards {
		t.cards[c.name] = t.cards[c.name].plus(c.fate(g.winners))
	}
	t.lose(g.losses)
	if g.drama != nil {
		t.suspense.count(g.drama)
	}
}

// fate is what became of the card in one game.
func (c card) fate(winners table.Seats) fate {
	f := fate{
		seats: bits.OnesCount16(uint16(c.taken)),
		wins:  won(winners, share) * int64(bits.OnesCount16(uint16(c.taken&winners))),
	}
	if c.offered {
		f.offered = 1
	}
	if c.taken != 0 {
		f.taken = 1
	}
	return f
}

func (f fate) plus(o fate) fate {
	return fate{f.offered + o.offered, f.taken + o.taken, f.seats + o.seats, f.wins + o.wins}
}

// lose counts what befell seats in one game.
func (t *tally) lose(losses []loss) {
	for i, l := range losses {
		x := t.losses[l.cause]
		x.Total++
		if !slices.ContainsFunc(losses[:i], func(o loss) bool { return o.cause == l.cause }) {
			x.Games++
		}
		t.losses[l.cause] = x
	}
}

// add adds another tally to this one.
func (t *tally) add(o *tally) {
	t.games += o.games
	t.failed += o.failed
	t.failures = append(t.failures, o.failures...)
	slices.SortFunc(t.failures, func(a, b Failure) int { return a.Game - b.Game })
	t.failures = t.failures[:min(len(t.failures), maxFailed)]
	t.decisions += o.decisions
	t.nobody += o.nobody
	for s := range t.wins {
		t.wins[s] += o.wins[s]
		t.scores[s] += o.scores[s]
		t.squares[s] += o.squares[s]
	}
	for b := range t.botWins {
		t.botWins[b] += o.botWins[b]
		t.botSeats[b] += o.botSeats[b]
	}
	for n, times := range o.points {
		t.points[n] += times
	}
	for n, games := range o.rounds {
		t.rounds[n] += games
	}
	for name, games := range o.ends {
		t.ends[name] += games
	}
	for name, k := range o.kinds {
		t.kinds[name] = kind{t.kinds[name].seats + k.seats, t.kinds[name].wins + k.wins}
	}
	for name, f := range o.cards {
		t.cards[name] = t.cards[name].plus(f)
	}
	for name, c := range o.losses {
		t.losses[name] = Count{t.losses[name].Games + c.Games, t.losses[name].Total + c.Total}
	}
	for i, name := range o.counts.names {
		x := t.counts.of(name)
		x.Games += o.counts.lines[i].Games
		x.Total += o.counts.lines[i].Total
	}
	t.twins.add(&o.twins)
	t.suspense.add(o.suspense)
}

// sorted are the keys, the greatest count first, then by name.
func sorted[T any](m map[string]T, count func(T) int) []string {
	var names []string
	for name := range m {
		names = append(names, name)
	}
	slices.SortFunc(names, func(a, b string) int {
		if d := count(m[b]) - count(m[a]); d != 0 {
			return d
		}
		return strings.Compare(a, b)
	})
	return names
}
