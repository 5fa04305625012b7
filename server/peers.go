package server

import (
	"context"
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
}

// of lasts for as long as a server is heard of, by what the store says now and then.
func (p *peers) of(n store.Node) context.Context {
	p.mu.Lock()
	defer p.mu.Unlock()
	x := p.known[n]
	if x == nil {
		x = &peer{since: time.Now()}
		x.lives, x.dies = context.WithCancel(context.Background())
		if p.known == nil {
			p.known = map[store.Node]*peer{}
		}
		p.known[n] = x
	}
	return x.lives
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
