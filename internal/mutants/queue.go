package main

import "sync"

// queue hands out the mutants of a sample, kind after kind and game after game in turn, so that a part of a run is a
// fair sample too.
type queue struct {
	mu     sync.Mutex
	moved  *sync.Cond
	strata []*counted
	turn   int
}

// counted is a stratum with how far it has got.
type counted struct {
	*stratum
	given, open, viable int
}

func newQueue(strata []*stratum) *queue {
	q := &queue{}
	q.moved = sync.NewCond(&q.mu)
	for _, s := range strata {
		q.strata = append(q.strata, &counted{stratum: s})
	}
	return q
}

// next is a mutant to be tried, and where to report whether it was viable. It waits while that of others decides
// whether there is one. Never are more given than can count, so that the sample does not depend on who is faster.
func (q *queue) next() (*Mutant, *counted) {
	q.mu.Lock()
	defer q.mu.Unlock()
	for {
		waiting := false
		for range q.strata {
			s := q.strata[q.turn%len(q.strata)]
			q.turn++
			if s.viable+s.open < s.want && s.given < len(s.from) {
				m := &s.from[s.given]
				s.given++
				s.open++
				return m, s
			}
			waiting = waiting || s.open > 0 && s.given < len(s.from)
		}
		if !waiting {
			return nil, nil
		}
		q.moved.Wait()
	}
}

// done reports what became of a mutant.
func (q *queue) done(s *counted, viable bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	s.open--
	if viable {
		s.viable++
	}
	q.moved.Broadcast()
}
