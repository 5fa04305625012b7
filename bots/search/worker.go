package search

import (
	"context"
	"fmt"
	"math"
	"math/bits"
	"runtime/debug"
	"slices"
	"time"

	"waystation/bots"
	"waystation/table"
)

// worker grows one tree. It answers all questions of the worlds it visits.
type worker struct {
	style  *Style
	tree   *tree
	travel *table.Traveller
	rule   *bots.Decider               // nil: random
	judge  func(table.Game, []float64) // may be nil
	me     table.Seat
	ask    *table.Ask
	seed   uint64
	id, of int
	budget Budget
	live   []int32   // the answers still tried, when halving
	shares []float64 // of the visit that has ended
	rng    uint64
	err    error // a bug of the game, of the rule of thumb or of the judge
	path   []int32
	given  int  // how many options of the answer tried have been given
	inside bool // the visit is still inside the tree
	picks  int
	kid    []int32 // by option: its node, or 0
}

func newWorker(b *Bot, budget Budget, w *table.Worlds, answers [][]table.Option, id, of int) *worker {
	ask := w.Ask()
	x := &worker{
		style: &b.style, tree: newTree(w.Seats(), ask, answers), me: ask.Seat, ask: ask, id: id, of: of, budget: budget,
		seed: mix(b.seed, uint64(ask.Number)), shares: make([]float64, w.Seats()), path: make([]int32, 0, 64),
	}
	if w.Seats() > 1 {
		x.judge = b.style.Judge
	}
	x.rng = mix(x.seed, uint64(id)) | 1
	x.travel = w.Traveller(x, b.style.Swift != nil)
	if b.style.Swift != nil {
		players := make([]bots.Player, w.Seats())
		for s := range players {
			players[s] = b.style.Swift(mix(x.seed, uint64(s)))
		}
		x.rule = bots.Decide(x.travel.Game(), players)
	}
	for i := range answers {
		x.live = append(x.live, int32(i))
	}
	return x
}

// mix makes one number of two, scattered over all numbers.
func mix(a, b uint64) uint64 {
	x := a + (b+1)*0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// intn is a number from 0 up to but not n.
func (w *worker) intn(n int) int {
	w.rng ^= w.rng << 13
	w.rng ^= w.rng >> 7
	w.rng ^= w.rng << 17
	hi, _ := bits.Mul64(w.rng*0x9e3779b97f4a7c15, uint64(n))
	return int(hi)
}

// work visits worlds until the budget is used up or the context ends. A panic of a judge is an error, which is raised
// where the search was asked for: a worker has a goroutine of its own, in which nobody else could catch it.
func (w *worker) work(ctx context.Context, began time.Time) {
	defer func() {
		if p := recover(); p != nil {
			w.err = fmt.Errorf("a search broke: %v\n%s", p, debug.Stack())
		}
	}()
	most := w.budget.Iterations/w.of + map[bool]int{true: 1}[w.id < w.budget.Iterations%w.of]
	done := ctx.Done()
	for n := 0; w.budget.Iterations == 0 || n < most; n++ {
		breathe()
		select {
		case <-done:
			if n > 0 || ctx.Err() != context.DeadlineExceeded {
				return
			}
		default:
		}
		part := 0.0
		if w.budget.Iterations > 0 {
			part = float64(n) / float64(most)
		}
		if w.budget.Time > 0 {
			part = max(part, float64(time.Since(began))/float64(w.budget.Time))
		}
		if w.err = w.visit(w.root(part)); w.err != nil {
			return
		}
	}
}

// visit plays on in one world, beginning with an answer.
func (w *worker) visit(answer int32) error {
	w.path = append(w.path[:0], answer)
	w.tree.nodes[answer].avail++
	w.given, w.inside, w.picks = 0, true, 0
	// Answers are tried in the same worlds, as far as possible: so much less of the difference between them is luck.
	world := mix(w.seed, uint64(len(w.tree.trials[answer]))*uint64(w.of)+uint64(w.id))
	w.rng = world | 1
	stop := w.cut
	if w.style.Horizon == 0 || w.judge == nil {
		stop = nil
	}
	err := w.travel.Visit(world, stop)
	if err == nil {
		w.settle()
		w.tree.count(w.path, w.shares)
	}
	return err
}

// cut reports whether a playout has gone on for long enough.
func (w *worker) cut() bool {
	return w.picks >= w.style.Horizon && (w.style.Quiet == nil || w.style.Quiet(w.travel.Game()))
}

// settle fills in the seats' shares at the end of a visit.
func (w *worker) settle() {
	g := w.travel.Game()
	if w.judge != nil && !g.Over() {
		w.judge(g, w.shares)
		return
	}
	winners, n := g.Result().Winners, 0
	for s := range w.shares {
		if winners.Has(table.Seat(s)) {
			n++
		}
	}
	for s := range w.shares {
		w.shares[s] = 0
		if winners.Has(table.Seat(s)) {
			w.shares[s] = 1 / float64(n)
		}
	}
}

// Pick answers a question of the world being visited.
func (w *worker) Pick(s table.Seat, p *table.Prompt, options []table.Option) int {
	if i, ok := w.answer(options); ok {
		return i
	}
	w.picks++
	lane := w.travel.Lane()
	beside := s != w.me && (p.Secret || lane != 0 && !lane.Has(w.me)) // what its seat won't see answered
	if !w.inside || s != w.me && !w.style.Foes || beside {
		return w.playout(s, p, options)
	}
	if len(options) == 1 {
		return 0
	}
	if w.style.Depth > 0 && len(w.path) > w.style.Depth {
		w.inside = false
		return w.playout(s, p, options)
	}
	return w.descend(s, p, options)
}

// answer gives the answer that is tried to the question itself, option by option where it is a set.
func (w *worker) answer(options []table.Option) (int, bool) {
	set := w.tree.answers[w.path[0]]
	some := w.ask.Min != 1 || w.ask.Max != 1
	switch {
	case w.given < len(set):
		w.given++
		return slices.Index(options, set[w.given-1]), true
	case some && w.given == len(set) && len(set) < w.room():
		w.given++
		return slices.Index(options, table.Pass), true
	}
	return 0, false
}

// room is how many options an answer to the question can hold.
func (w *worker) room() int {
	if w.ask.Amounts {
		return w.ask.Max
	}
	return min(w.ask.Max, len(w.ask.Options))
}

// playout answers beyond the tree.
func (w *worker) playout(s table.Seat, p *table.Prompt, options []table.Option) int {
	if w.rule == nil {
		return w.intn(len(options))
	}
	return w.rule.Pick(s, p, options)
}

// descend answers inside the tree. The first answer that it has not seen before is where the tree ends.
func (w *worker) descend(s table.Seat, p *table.Prompt, options []table.Option) int {
	t, at := w.tree, w.path[len(w.path)-1]
	w.kid = w.kid[:0]
	for range options {
		w.kid = append(w.kid, 0)
	}
	visits := int32(0)
	for k := t.nodes[at].kids; k != 0; k = t.nodes[k].next {
		if x := &t.nodes[k]; x.seat == s && x.prompt == p {
			if i := slices.Index(options, x.option); i >= 0 {
				w.kid[i] = k
				visits += x.n
				x.avail++
			}
		}
	}
	thumb := -1
	if w.rule != nil {
		thumb = w.rule.Pick(s, p, options)
	}
	best, high := -1, math.Inf(-1)
	if w.style.Plain {
		best = w.ucb(s, thumb, visits)
	} else {
		base := t.mean(at, s)
		if t.nodes[at].n == 0 {
			base = 0.5
		}
		root := math.Sqrt(float64(visits) + 1)
		for i := range options {
			q, n := base-0.05, 0.0
			if k := w.kid[i]; k != 0 && t.nodes[k].n > 0 {
				n = float64(t.nodes[k].n)
				q = t.mean(k, s)
			}
			if x := q + w.style.Explore*prior(i, thumb, len(options))*root/(1+n); x > high {
				best, high = i, x
			}
		}
	}
	k := w.kid[best]
	if k == 0 {
		w.inside = false
		if k = t.add(at, s, p, options[best]); k == 0 {
			return best
		}
		t.nodes[k].avail = 1
	}
	w.path = append(w.path, k)
	return best
}

// prior is how probable it is that an option is best, before anything is tried.
func prior(i, thumb, n int) float64 {
	x := 1 / float64(n)
	switch {
	case thumb < 0:
		return x
	case i == thumb:
		return 0.5 + 0.5*x
	}
	return 0.5 * x
}

// ucb is the option to try: one that never was, the rule of thumb's first, or the one with the highest upper bound.
func (w *worker) ucb(s table.Seat, thumb int, visits int32) int {
	if thumb >= 0 && w.kid[thumb] == 0 {
		return thumb
	}
	t, best, high, fresh := w.tree, 0, math.Inf(-1), 0
	for i, k := range w.kid {
		if k == 0 {
			if fresh++; w.intn(fresh) == 0 {
				best = i
			}
			continue
		}
		if fresh > 0 {
			continue
		}
		n := float64(max(t.nodes[k].n, 1))
		if x := t.sums[int(k)*t.seats+int(s)]/n +
			float64(w.style.Explore*math.Sqrt(math.Log(float64(t.nodes[k].avail)+1)/n)); x > high {
			best, high = i, x
		}
	}
	return best
}
