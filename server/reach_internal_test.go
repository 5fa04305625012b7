package server

import (
	"context"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"waystation/store"
)

// A store that was not heard of for nearly as long as a lease is out of reach: what waits for it ends, what it would
// store too, new requests are refused, and those of operators and of static files are not. Heard of again, it is there.
func TestOutOfReach(t *testing.T) {
	s := &Server{reach: newReach()}
	var during func(*http.Request)
	h := s.reached(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { during(r) }))
	get := func(path string) int {
		w := httptest.NewRecorder()
		r := httptest.NewRequest("GET", path, nil)
		ctx, end := s.inReach(r.Context(), r)
		defer end()
		h.ServeHTTP(w, r.WithContext(ctx))
		return w.Code
	}
	during = func(r *http.Request) {
		if r.Context().Err() != nil {
			t.Error("ended at once")
		}
	}
	silent := slog.New(slog.DiscardHandler)
	if s.reach.heard(silent, false); get("/api/v1/games") != http.StatusOK {
		t.Error("out of reach after one failure")
	}
	during = func(r *http.Request) {
		writes, cancel := storing(r.Context())
		defer cancel()
		s.reach.mu.Lock()
		s.reach.last = time.Now().Add(-store.LeaseTime)
		s.reach.mu.Unlock()
		defer s.reach.watch(silent)()
		<-r.Context().Done()
		<-writes.Done()
	}
	get("/api/v1/games")
	during = func(*http.Request) {}
	for path, want := range map[string]int{
		"/api/v1/games": http.StatusServiceUnavailable, "/readyz": http.StatusOK, "/static/script.js": http.StatusOK,
	} {
		if got := get(path); got != want {
			t.Errorf("%s while the store is out of reach: %d, want %d", path, got, want)
		}
	}
	if s.reach.heard(silent, true); get("/api/v1/games") != http.StatusOK {
		t.Error("it is not in reach again")
	}
	hangsUp, hang := context.WithCancel(context.Background())
	hang()
	if writes, cancel := storing(hangsUp); writes.Err() != nil {
		t.Error("who hangs up ends what is stored")
	} else {
		cancel()
	}
	w := httptest.NewRecorder()
	s.fail(w, httptest.NewRequest("GET", "/api/v1/games", nil), errUnreached)
	if !strings.Contains(w.Body.String(), `"not_stored"`) || w.Header().Get("Retry-After") == "" {
		t.Errorf("a program reads %s", w.Body)
	}
}
