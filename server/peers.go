package server

import (
	"context"
	"maps"
	"net/http"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"waystation/store"
)

// peers are the other servers that share the store, as far as something was handed on to them.
type peers struct {
	first atomic.Bool // this one comes before them: see Server.first

	mu    sync.Mutex
	known map[store.Node]*peer
}

type peer struct {
	since time.Time
	lives context.Context
	dies  context.CancelFunc
	heard time.Time // when it was reached last
	apart bool      // it does not answer
}

// of lasts for as long as a server is heard of, by what the store says now and then, and can be reached.
func (p *peers) of(n store.Node) context.Context {
	p.mu.Lock()
	defer p.mu.Unlock()
	x := p.known[n]
	if x == nil {
		x = &peer{since: time.Now(), heard: time.Now()}
		x.lives, x.dies = context.WithCancel(context.Background())
		if p.known == nil {
			p.known = map[store.Node]*peer{}
		}
		p.known[n] = x
	}
	return x.lives
}

// apart reports whether a server does not answer, and when it did last.
func (p *peers) apart(n store.Node) (heard time.Time, yes bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if x := p.known[n]; x != nil {
		return x.heard, x.apart
	}
	return time.Time{}, false
}

// all are those to whom something was handed on.
func (p *peers) all() []store.Node {
	p.mu.Lock()
	defer p.mu.Unlock()
	return slices.Collect(maps.Keys(p.known))
}

// reached notes whether a server could be reached, and reports whether that is new.
func (p *peers) reached(n store.Node, yes bool) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	x := p.known[n]
	if x == nil {
		return false
	}
	was := !x.apart
	x.apart = !yes
	if yes {
		x.heard = time.Now()
	}
	switch {
	case yes && !was:
		x.lives, x.dies = context.WithCancel(context.Background())
	case !yes && was:
		x.dies()
	}
	return was != yes
}

// live notes which servers were heard of when the store was asked.
func (p *peers) live(list []store.Node, asked time.Time) {
	there := map[store.Node]bool{}
	for _, n := range list {
		there[n] = true
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	for n, x := range p.known {
		if !there[n] && x.since.Before(asked) {
			delete(p.known, n)
			x.dies()
		}
	}
}

// keepReaching asks those to whom something was handed on whether they hear it. What waits for one that does not is
// given up: behind a network that is cut it would wait for as long as that is.
func (s *Server) keepReaching() {
	tick := time.NewTicker(reachTime)
	defer tick.Stop()
	for {
		select {
		case <-s.ctx.Done():
			return
		case <-tick.C:
		}
		var asked sync.WaitGroup
		for _, n := range s.peers.all() {
			asked.Go(func() { s.reaches(n) })
		}
		asked.Wait()
	}
}

// reachTime is how long another server may take to say that it hears this one, and after which it is asked again.
const reachTime = 1500 * time.Millisecond

// reaches asks another server whether it hears this one.
func (s *Server) reaches(n store.Node) {
	ctx, cancel := context.WithTimeout(s.ctx, reachTime)
	defer cancel()
	whole := n
	whole.Name, _, _ = strings.Cut(n.Name, "/") // its process for changed cards is reached by way of it
	_, err := s.askNode(ctx, whole, http.MethodGet, "/healthz", nil)
	if err != nil && ctx.Err() == nil {
		return // it says no at once, as a process does that has ended: what waits for it knows
	}
	if s.ctx.Err() != nil || !s.peers.reached(n, err == nil) {
		return
	}
	if err == nil {
		s.Log.Info("a server answers again", "node", n.Name)
	} else {
		s.Log.Warn("a server does not answer", "node", n.Name, "error", err)
	}
}
