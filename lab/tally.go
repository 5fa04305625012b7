package lab

import (
	"fmt"
	"math"
	"slices"

	"waystation/table"
)

// share is a whole win in parts that every number of winners divides: counts stay whole numbers, so that the order in
// which games are added up changes nothing.
const share = 720720

// tally is what is counted. Tallies add up.
type tally struct {
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
	rounds    map[int]int
	ends      map[string]int
	counts    ledger
	kinds     map[string]kind
}

// kind is how the seats of a kind did.
type kind struct {
	seats int
	wins  int64 // in shares
}

// ledger keeps counts in the order in which they are named: a game names the same things every time, so that the next name
// is mostly where the last game had it.
type ledger struct {
	names []string
	lines []line
	at    map[string]int
	next  int
}

type line struct {
	Count
	game int // that was counted last, from 1
}

// of is the line of a name.
func (l *ledger) of(name string) *line {
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
		l.names, l.lines = append(l.names, name), append(l.lines, line{})
	}
	l.next = i + 1
	return &l.lines[i]
}

// count adds what one game counts.
func (l *ledger) count(game int, name string, n int) {
	x := l.of(name)
	x.Total += n
	if n != 0 && x.game != game {
		x.Games++
		x.game = game
	}
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

// newTally is an empty tally. The names of an earlier ledger are used again.
func newTally(seats, bots int, earlier *ledger) *tally {
	t := &tally{
		wins: make([]int64, seats), scores: make([]int64, seats), squares: make([]int64, seats),
		botWins: make([]int64, bots), botSeats: make([]int, bots),
		rounds: map[int]int{}, ends: map[string]int{}, kinds: map[string]kind{},
	}
	if earlier != nil {
		t.counts = ledger{names: earlier.names, lines: make([]line, len(earlier.names)), at: earlier.at}
	}
	return t
}

func (t *tally) fail(k int, err error) {
	t.failed++
	t.failures = append(t.failures, Failure{k, err.Error()})
}

// count adds a finished game. It is an error when the game's own last words are.
func (w *bench) count(k int) (err error) {
	defer func() {
		if x := recover(); x != nil {
			err = fmt.Errorf("the game broke after its end: %v", x)
		}
	}()
	r := w.g.Result()
	if len(r.Scores) != w.g.Seats() {
		return fmt.Errorf("the result has %d scores for %d seats", len(r.Scores), w.g.Seats())
	}
	ending := ""
	if e, ok := w.g.(Ender); ok {
		ending = e.Ending()
	}
	t := w.tally
	if c, ok := w.g.(Counter); ok {
		t.counts.next = 0
		c.Count(func(name string, n int) { t.counts.count(k+1, name, n) })
	}
	t.games++
	t.decisions += w.t.Decisions
	t.rounds[r.Rounds]++
	if ending != "" {
		t.ends[ending]++
	}
	winners := int64(0)
	for s := range t.wins {
		if r.Winners.Has(table.Seat(s)) {
			winners++
		}
	}
	if winners == 0 {
		t.nobody++
	}
	for s, score := range r.Scores {
		t.scores[s] += int64(score)
		t.squares[s] += int64(score) * int64(score)
		won := int64(0)
		if r.Winners.Has(table.Seat(s)) {
			won = share / winners
		}
		t.wins[s] += won
		if k, ok := w.g.(Sorter); ok {
			k.Kinds(table.Seat(s), func(name string) {
				t.kinds[name] = kind{t.kinds[name].seats + 1, t.kinds[name].wins + won}
			})
		}
		if len(w.l.Bots) > 0 {
			b := w.l.botAt(k, s)
			t.botWins[b] += won
			t.botSeats[b]++
		}
	}
	return nil
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
	for n, games := range o.rounds {
		t.rounds[n] += games
	}
	for name, games := range o.ends {
		t.ends[name] += games
	}
	for name, k := range o.kinds {
		t.kinds[name] = kind{t.kinds[name].seats + k.seats, t.kinds[name].wins + k.wins}
	}
	for i, name := range o.counts.names {
		x := t.counts.of(name)
		x.Games += o.counts.lines[i].Games
		x.Total += o.counts.lines[i].Total
	}
}

// wilson is the interval that holds the true rate with 95 percent certainty when wins of n were seen.
func wilson(wins, n float64) (low, high float64) {
	if n == 0 {
		return 0, 1
	}
	const z = 1.959964
	p := wins / n
	mid := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return max(0, mid-half), min(1, mid+half)
}
