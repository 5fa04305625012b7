//go:build unix && !browser

package store_test

import (
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"waystation/internal/pgtest"
	"waystation/store"
)

// PostgreSQL is killed while many matches grow. What was acknowledged is there when it is back, and nothing twice; and
// the store that was open all the time goes on.
func TestPostgreSQLIsKilledWhileMatchesGrow(t *testing.T) {
	onPostgres(t)
	server, err := pgtest.Start(true)
	if err != nil {
		t.Fatal(err)
	}
	defer server.Stop()
	url, err := made(server)
	if err != nil {
		t.Fatal(err)
	}
	s, err := store.Open(url)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if err := s.Join(ctx, "red", ""); err != nil {
		t.Fatal(err)
	}
	const matches, kills = 6, 3
	var acknowledged [matches]atomic.Int64
	var stop atomic.Bool
	var failures atomic.Int64
	var wg sync.WaitGroup
	for i := range matches {
		id := fmt.Sprint("m", i)
		create(t, s, match(id, store.Seat{}))
		if err := s.Hold(ctx, id); err != nil {
			t.Fatal(err)
		}
		acknowledged[i].Store(3)
		wg.Go(func() {
			for !stop.Load() {
				n := int(acknowledged[i].Load())
				if s.Append(ctx, id, n, lines(n, n+1), store.Standing{State: store.Running}, nil) == nil {
					acknowledged[i].Add(1)
					continue
				}
				failures.Add(1)
				// As the server does: what is stored counts, as soon as it can be read again. The write may have been
				// stored though its answer was lost.
				m, err := s.Match(ctx, id)
				for end := time.Now().Add(time.Minute); err != nil && time.Now().Before(end); m, err = s.Match(ctx, id) {
					time.Sleep(20 * time.Millisecond)
				}
				if err != nil {
					t.Errorf("%s can't be read again: %v", id, err)
					return
				}
				if m.Length != n && m.Length != n+1 {
					t.Errorf("%s: %d entries were acknowledged, %d are there", id, n, m.Length)
					return
				}
				acknowledged[i].Store(int64(m.Length))
			}
		})
	}
	grown := func() (sum int64) {
		for i := range acknowledged {
			sum += acknowledged[i].Load()
		}
		return sum
	}
	for range kills {
		before := grown()
		for end := time.Now().Add(time.Minute); grown() < before+10*matches; time.Sleep(5 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatal("they do not grow")
			}
		}
		server.Kill()
		if err := server.Restart(); err != nil {
			t.Fatal(err)
		}
	}
	before := grown()
	for end := time.Now().Add(time.Minute); grown() < before+matches && time.Now().Before(end); {
		time.Sleep(5 * time.Millisecond)
	}
	stop.Store(true)
	wg.Wait()
	if grown() < before+matches {
		t.Error("the store does not go on after its database was back")
	}
	if failures.Load() == 0 {
		t.Error("no write failed: it was not killed")
	}
	for i := range matches {
		id := fmt.Sprint("m", i)
		m, log := read(t, s, id)
		if want := int(acknowledged[i].Load()); m.Length != want || len(log) != want {
			t.Errorf("%s: %d entries were acknowledged, %d are there", id, want, len(log))
		}
	}
	t.Logf("%d entries, %d writes failed", grown(), failures.Load())
}
