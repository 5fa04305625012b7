package server

import (
	"context"
	"fmt"
	"net/http"
	"sync"
	"time"

	"waystation/english"
)

// readiness is what the last look at it has found, as looking costs a write.
type readiness struct {
	mu    sync.Mutex
	at    time.Time
	wrong string
}

// looksEvery is how old what was found may be.
const looksEvery = time.Second

// ready says whether the server should be sent requests now: what would be asked can be stored, and no core is lost.
// Somebody who only wants to know whether it is worth going on asks for /healthz.
func (s *Server) ready(w http.ResponseWriter, r *http.Request) {
	wrong := s.readiness.look(s.notReady)
	status, words := http.StatusOK, "ready\n"
	if wrong != "" {
		status, words = http.StatusServiceUnavailable, wrong+"\n"
	}
	plain(w, status, words)
}

// look is what is wrong, by a look that is new enough.
func (x *readiness) look(at func() string) string {
	x.mu.Lock()
	defer x.mu.Unlock()
	if x.at.IsZero() || time.Since(x.at) >= looksEvery {
		x.wrong, x.at = at(), time.Now()
	}
	return x.wrong
}

// notReady is what is wrong; "" when all is well. It is for anybody to read.
func (s *Server) notReady() string {
	if s.ctx.Err() != nil {
		return "stopping"
	}
	if n := s.ward.Lost.Count(); n >= s.Limits.Lost {
		return fmt.Sprintf("%s lost to what does not come to an end", english.Count(n, "core", "cores")+wasWere(n))
	}
	ctx, cancel := context.WithTimeout(s.ctx, 5*time.Second)
	defer cancel()
	began := time.Now()
	err := s.Store.Check(ctx)
	s.gauges.writeTime.Observe(time.Since(began).Seconds())
	if err != nil {
		s.Log.Error("nothing can be stored", "error", err)
		return "nothing can be stored"
	}
	_, _, free, err := s.Store.Sizes()
	if s.Free != nil {
		free = s.Free()
	}
	if err == nil && free >= 0 && free < s.Limits.Disk {
		s.Log.Error("the disk is nearly full", "free", free, "want", s.Limits.Disk)
		return "the disk is nearly full"
	}
	return ""
}

func wasWere(n int) string {
	if n == 1 {
		return " is"
	}
	return " are"
}

// health says whether the process lives: whether it answers, and its database does.
func (s *Server) health(w http.ResponseWriter, r *http.Request) {
	ctx, cancel := context.WithTimeout(r.Context(), 5*time.Second)
	defer cancel()
	status, words := http.StatusOK, "ok\n"
	if err := s.Store.Ping(ctx); err != nil {
		s.Log.Error("the store does not answer", "error", err)
		status, words = http.StatusServiceUnavailable, "the store does not answer\n"
	}
	plain(w, status, words)
}

func plain(w http.ResponseWriter, status int, words string) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	w.Write([]byte(words))
}
