package server

import (
	"context"
	"net/http"
	"strings"
	"sync"
	"time"

	"waystation/store"
)

// reach is whether a server can reach the store that it shares with others. While it can't, others have its matches:
// requests that wait for the store are given up, new ones are refused at once, and whoever asks may ask another server.
type reach struct {
	mu    sync.Mutex
	last  time.Time // when the store was heard of last; it is out of reach a little before others may take its matches
	ctx   context.Context
	cease context.CancelFunc
}

// reachKey is that of a request's reach, for what it stores though whoever asked has hung up.
type reachKey struct{}

func newReach() *reach {
	x := &reach{last: time.Now()}
	x.ctx, x.cease = context.WithCancel(context.Background())
	return x
}

// heard notes whether the store was heard of just now, and reports whether that has changed whether it is in reach.
func (x *reach) heard(well bool) (changed bool) {
	x.mu.Lock()
	defer x.mu.Unlock()
	lost := x.ctx.Err() != nil
	switch {
	case well:
		x.last = time.Now()
		if lost {
			x.ctx, x.cease = context.WithCancel(context.Background())
		}
		return lost
	case lost || time.Since(x.last) < store.LeaseTime*3/4:
		return false
	}
	x.cease()
	return true
}

// now ends as soon as the store is out of reach.
func (x *reach) now() context.Context {
	x.mu.Lock()
	defer x.mu.Unlock()
	return x.ctx
}

// reached refuses what can't be answered while the store is out of reach, and ends what waits for it then.
func (s *Server) reached(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if s.reach == nil || strings.HasPrefix(r.URL.Path, "/static/") || forOperators(r) {
			next.ServeHTTP(w, r)
			return
		}
		inReach := s.reach.now()
		if inReach.Err() != nil {
			s.fail(w, r, errUnreached)
			return
		}
		ctx, cancel := context.WithCancel(context.WithValue(r.Context(), reachKey{}, inReach))
		defer cancel()
		defer context.AfterFunc(inReach, cancel)()
		next.ServeHTTP(w, r.WithContext(ctx))
	})
}

// storing is a context for what is stored though whoever asked for it may have hung up, as it has been done: it ends
// when that takes too long, or the store is out of reach.
func storing(ctx context.Context) (context.Context, context.CancelFunc) {
	within, cancel := context.WithTimeout(context.WithoutCancel(ctx), storeTime)
	inReach, ok := ctx.Value(reachKey{}).(context.Context)
	if !ok {
		return within, cancel
	}
	stop := context.AfterFunc(inReach, cancel)
	return within, func() {
		stop()
		cancel()
	}
}
