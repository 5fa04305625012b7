package server

import "sync"

// group counts what runs beside the requests. Unlike with a sync.WaitGroup more may begin while somebody waits: a
// request that is still answered when the server closes calls games, too.
type group struct {
	mu   sync.Mutex
	n    int
	idle *sync.Cond // made by the first that waits
}

func (g *group) Add(n int) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.n += n
	if g.n == 0 && g.idle != nil {
		g.idle.Broadcast()
	}
}

func (g *group) Done() { g.Add(-1) }

func (g *group) Go(f func()) {
	g.Add(1)
	go func() {
		defer g.Done()
		f()
	}()
}

// Wait waits until nothing runs.
func (g *group) Wait() {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.idle == nil {
		g.idle = sync.NewCond(&g.mu)
	}
	for g.n > 0 {
		g.idle.Wait()
	}
}
