package server

import (
	"context"
	"fmt"
	"net/http"
	"sync"
	"time"
)

// bans is who may not come, as the store said not long ago.
type bans struct {
	mu  sync.Mutex
	at  time.Time
	who map[string]bool
}

// bansAge is how old what is known of bans may be.
const bansAge = 5 * time.Second

// known are those that are banned.
func (s *Server) banned(ctx context.Context) map[string]bool {
	b := &s.bans
	b.mu.Lock()
	defer b.mu.Unlock()
	if !b.at.IsZero() && time.Since(b.at) < bansAge {
		return b.who
	}
	list, err := s.Store.Bans(ctx)
	if err != nil {
		if ctx.Err() == nil {
			s.Log.Error("reading who is banned", "error", err)
		}
		return b.who
	}
	b.at, b.who = time.Now(), map[string]bool{}
	for _, x := range list {
		b.who[x.Who] = true
	}
	return b.who
}

// barred reports whether whoever asks is banned: from all when their address is, from changing anything as a guest.
func (s *Server) barred(r *http.Request) bool {
	who := s.banned(r.Context())
	if len(who) == 0 {
		return false
	}
	if who[s.client(r)] {
		return true
	}
	if r.Method == http.MethodGet || r.Method == http.MethodHead {
		return false
	}
	g, err := s.guest(r)
	return err == nil && g.ID != 0 && who[fmt.Sprint("guest ", g.ID)]
}
