package think

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"waystation/contain"
)

// Limit is how long a bot may think about an answer, where nobody says otherwise.
const Limit = 10 * time.Second

// Local thinks in this process, in a few places that bots take in turns, and contains what thinks.
type Local struct {
	ward    *contain.Ward
	limit   time.Duration
	took    func(time.Duration)
	most    int
	slots   *Places      // bots that may think at the same time
	threads *Places      // and threads of those that search, beside them
	late    atomic.Int32 // bots that think for longer than they may, and are not lost yet
}

// NewLocal makes a thinker with so many places. limit is how long an answer may take; took is told how long each did.
func NewLocal(w *contain.Ward, places int, limit time.Duration, took func(time.Duration)) *Local {
	return &Local{ward: w, limit: limit, took: took, most: places, slots: NewPlaces(places), threads: NewPlaces(places)}
}

// Think does a job in one of the few places there are, and no longer than it may. A search waits for threads, but not
// for long: then a bot answers without one, and an adviser has nothing to say (ErrBusy).
func (l *Local) Think(ctx context.Context, j *Job) (*Answer, error) {
	if j.Searches() {
		if threads := l.hire(ctx, j.Turn); threads > 0 {
			leave := func() { l.threads.Leave(threads) }
			return l.run(ctx, j, leave, func(ctx context.Context) *Answer { return j.search(ctx, threads) })
		}
		if j.Level == nil {
			return nil, ErrBusy
		}
	}
	// A place may be taken for long by a bot that has lost its way; its matches go on all the same.
	if !l.slots.Take(ctx, j.Turn, 10*l.limit) {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		return nil, ErrBusy
	}
	return l.run(ctx, j, func() { l.slots.Leave(1) }, func(context.Context) *Answer { return j.choose() })
}

// hire is how many threads a bot may search in: all that are free. Where all are taken it waits for one, but not for
// long: then it has to answer without a search, and gets 0.
func (l *Local) hire(ctx context.Context, x Turn) int {
	if !l.threads.Take(ctx, x, l.limit/2) {
		return 0
	}
	return 1 + l.threads.More()
}

// run lets a bot think as long as it may, in a place that it leaves when it has ended. Who is late is told to stop, and
// the place is another's from then on; but no more of these than there are places. The error is contain.ErrEndless when
// the bot still thinks after as long again.
func (l *Local) run(ctx context.Context, j *Job, leave func(), f func(context.Context) *Answer) (*Answer, error) {
	var mu sync.Mutex
	var ended, late, left bool
	var answer *Answer
	began := time.Now()
	thought, stop := context.WithCancel(ctx)
	defer stop()
	end := func() {
		mu.Lock()
		defer mu.Unlock()
		if ended = true; !left {
			leave()
		}
		if late {
			l.late.Add(-1)
		}
		l.took(time.Since(began))
	}
	behind := func() {
		stop()
		mu.Lock()
		defer mu.Unlock()
		if ended {
			return
		}
		late = true
		if int(l.late.Add(1)) <= l.most {
			left = true
			leave()
		}
	}
	how := contain.How{What: "a bot", Match: j.Match, Limit: l.limit, Late: behind, GivenUp: j.givenUp}
	err := l.ward.Run(ctx, how, func() {
		defer end()
		answer = f(thought)
	})
	if err != nil {
		return nil, err
	}
	return answer, nil
}
