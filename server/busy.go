package server

import (
	"context"
	"sync"
)

// busy counts what each client has under way of one kind.
type busy struct {
	mu sync.Mutex
	by map[string]int
}

// enter reports whether the client may have one more under way.
func (b *busy) enter(client string, most int) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.by[client] >= most {
		return false
	}
	if b.by == nil {
		b.by = map[string]int{}
	}
	b.by[client]++
	return true
}

func (b *busy) leave(client string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.by[client]--; b.by[client] == 0 {
		delete(b.by, client)
	}
}

type clientKey struct{}

// clientOf is who has asked for what is done; "" for nobody, such as a clock.
func clientOf(ctx context.Context) string {
	c, _ := ctx.Value(clientKey{}).(string)
	return c
}
