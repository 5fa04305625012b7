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
	counts    map[string]Count
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

func newTally(seats, bots int) *tally {
	return &tally{
		wins: make([]int64, seats), scores: make([]int64, seats), squares: make([]int64, seats),
		botWins: make([]int64, bots), botSeats: make([]int, bots),
		rounds: map[int]int{}, ends: map[string]int{}, counts: map[string]Count{},
	}
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
	counts := map[string]int{}
	if c, ok := w.g.(Counter); ok {
		c.Count(func(name string, n int) { counts[name] += n })
	}
	t := w.tally
	t.games++
	t.decisions += w.t.Decisions
	t.rounds[r.Rounds]++
	if ending != "" {
		t.ends[ending]++
	}
	for name, n := range counts {
		c := t.counts[name]
		c.Total += n
		if n != 0 {
			c.Games++
		}
		t.counts[name] = c
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
	for name, c := range o.counts {
		t.counts[name] = Count{t.counts[name].Games + c.Games, t.counts[name].Total + c.Total}
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
