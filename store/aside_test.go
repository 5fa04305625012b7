package store_test

import (
	"errors"
	"sync"
	"testing"
	"time"

	"waystation/store"
)

// What is set aside does not grow, whoever thinks that it may, also after a restart, and wakes no bots.
func TestWhatIsSetAsideDoesNotGrow(t *testing.T) {
	s, path := open(t)
	if err := s.SetAside(ctx, "nothing", "why"); !errors.Is(err, store.ErrNone) {
		t.Errorf("no such match: %v", err)
	}
	id := "m1"
	create(t, s, match(id, store.Seat{Bot: true}))
	if err := s.SetAside(ctx, id, "it loops"); err != nil {
		t.Fatal(err)
	}
	if err := s.SetAside(ctx, id, "again"); err != nil {
		t.Fatal(err)
	}
	s = reopen(t, s, path)
	grow := func() error { return s.Append(ctx, id, 3, lines(3, 4), store.Standing{State: store.Running}, nil) }
	if err := grow(); !errors.Is(err, store.ErrAside) {
		t.Errorf("it grows: %v", err)
	}
	m, err := s.Match(ctx, id)
	if err != nil || m.Aside != "it loops" || m.State != store.Frozen || m.Length != 3 {
		t.Errorf("%+v, %v", m, err)
	}
	if err := s.GoOn(ctx, id); err != nil {
		t.Fatal(err)
	}
	if err := s.GoOn(ctx, id); !errors.Is(err, store.ErrNone) {
		t.Errorf("it goes on twice: %v", err)
	}
	if m, err := s.Match(ctx, id); err != nil || m.Aside != "" || m.State != store.Running {
		t.Errorf("it goes on: %+v, %v", m, err)
	}
	if err := grow(); err != nil {
		t.Error(err)
	}
}

// A match that is being played on as it is set aside does not grow after that.
func TestWhatIsSetAsideWhileItGrows(t *testing.T) {
	s, path := open(t)
	other, err := store.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	for _, id := range []string{"m1", "m2", "m3", "m4"} {
		create(t, s, match(id, store.Seat{}))
		var wg sync.WaitGroup
		wg.Go(func() {
			for n := 3; ; n++ {
				err := s.Append(ctx, id, n, lines(n, n+1), store.Standing{State: store.Running}, nil)
				if err == nil {
					time.Sleep(time.Millisecond) // two that write to a file take turns by luck
					continue
				}
				if !errors.Is(err, store.ErrAside) {
					t.Error(err)
				}
				return
			}
		})
		if err := other.SetAside(ctx, id, "it loops"); err != nil {
			t.Fatal(err)
		}
		was, err := other.Match(ctx, id)
		if err != nil {
			t.Fatal(err)
		}
		wg.Wait()
		if now, _ := read(t, s, id); now.State != store.Frozen || now.Length != was.Length {
			t.Errorf("%s was %s with %d entries, and is %s with %d", id, was.State, was.Length, now.State, now.Length)
		}
	}
}
