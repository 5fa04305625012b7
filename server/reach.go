package server

import (
	"context"
	"log/slog"
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

// believed is how long after it was heard of last the store is thought to be in reach.
const believed = store.LeaseTime * 3 / 4

// heard notes whether the store was heard of just now, and says in the log if that changes whether it is in reach.
func (x *reach) heard(log *slog.Logger, well bool) {
	x.mu.Lock()
	defer x.mu.Unlock()
	lost := x.ctx.Err() != nil
	switch {
	case well:
		x.last = time.Now()
		if lost {
			x.ctx, x.cease = context.WithCancel(context.Background())
			log.Warn("the store is in reach again")
		}
	case !lost && time.Since(x.last) >= believed:
		x.cease()
		log.Warn("the store is out of reach")
	}
}

// watch looks, until the function that it returns is called, whether the store is out of reach meanwhile.
func (x *reach) watch(log *slog.Logger) (end func()) {
	x.mu.Lock()
	defer x.mu.Unlock()
	t := time.AfterFunc(time.Until(x.last.Add(believed)), func() { x.heard(log, false) })
	return func() { t.Stop() }
}

// now ends as soon as the store is out of reach.
func (x *reach) now() context.Context {
	x.mu.Lock()
	defer x.mu.Unlock()
	return x.ctx
}

// inReach is the context of a request that ends when the store is out of reach, and that of one which needs no store as
// it was. Where the store is out of reach already, reached refuses it.
func (s *Server) inReach(ctx context.Context, r *http.Request) (context.Context, context.CancelFunc) {
	if s.reach == nil || strings.HasPrefix(r.URL.Path, "/static/") || forOperators(r) {
		return ctx, func() {}
	}
	now := s.reach.now()
	ctx, cancel := context.WithCancel(context.WithValue(ctx, reachKey{}, now))
	if now.Err() != nil {
		return ctx, cancel
	}
	stop := context.AfterFunc(now, cancel)
	return ctx, func() {
		stop()
		cancel()
	}
}

// reached refuses what can't be answered while the store is out of reach.
func (s *Server) reached(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if now, ok := r.Context().Value(reachKey{}).(context.Context); ok && now.Err() != nil {
			s.fail(w, r, errUnreached)
			return
		}
		next.ServeHTTP(w, r)
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
