package store_test

import (
	"context"
	"errors"
	"sync"
	"testing"
	"time"

	"waystation/store"
)

// Of a match that is deleted nothing is left, what came of it stands for itself, and what others depend on stays.
func TestNothingIsLeftOfADeletedMatch(t *testing.T) {
	s, _ := open(t)
	mara := guest(t, s, "Mara")
	m := match("gone", store.Seat{Sitters: []store.Sitter{{Guest: mara}}, Token: "red"}, store.Seat{Bot: true})
	m.Given, m.Brought = true, true
	create(t, s, m)
	b := match("branch", store.Seat{}, store.Seat{})
	b.Origin.Match = "gone"
	create(t, s, b)
	if _, err := s.Speak(ctx, "gone", store.Message{Seat: 0, Guest: mara, Words: "hello"}); err != nil {
		t.Fatal(err)
	}
	if err := s.SetAside(ctx, "gone", "why"); err != nil {
		t.Fatal(err)
	}
	if err := s.Delete(ctx, "gone"); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Match(ctx, "gone"); !errors.Is(err, store.ErrNone) {
		t.Errorf("it is there: %v", err)
	}
	if err := s.Delete(ctx, "gone"); !errors.Is(err, store.ErrNone) {
		t.Errorf("it is deleted twice: %v", err)
	}
	if left, err := s.Mentions(ctx, "gone"); err != nil || len(left) > 0 {
		t.Errorf("left in %v, %v", left, err)
	}
	if m, err := s.Match(ctx, "branch"); err != nil || m.Origin.Match != "" {
		t.Errorf("what was played on from it: %+v, %v", m, err)
	}
}

// A match that is being played on as it is deleted is deleted, and what is played on is not stored.
func TestAMatchIsDeletedWhileItGrows(t *testing.T) {
	s, path := open(t)
	other, err := store.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	for _, id := range []string{"m1", "m2", "m3", "m4", "m5", "m6"} {
		create(t, s, match(id, store.Seat{}))
		grown := make(chan bool, 1)
		ctx, stop := context.WithCancel(ctx)
		var wg sync.WaitGroup
		wg.Go(func() {
			for n := 3; ctx.Err() == nil; n++ {
				if s.Append(ctx, id, n, lines(n, n+1), store.Standing{State: store.Running}, nil) != nil {
					return
				}
				select {
				case grown <- true:
				default:
				}
				time.Sleep(time.Millisecond) // two that write to a file take turns by luck
			}
		})
		<-grown
		if err := other.Delete(ctx, id); err != nil {
			t.Errorf("%s: %v", id, err)
		}
		stop()
		wg.Wait()
		if left, err := s.Mentions(context.Background(), id); err != nil || len(left) > 0 {
			t.Errorf("%s: left in %v, %v", id, left, err)
		}
	}
}

// Matches that are over and have not been touched are old; others never.
func TestWhatIsOld(t *testing.T) {
	s, _ := open(t)
	for _, id := range []string{"over", "running"} {
		create(t, s, match(id, store.Seat{}, store.Seat{}))
	}
	if err := s.Append(ctx, "over", 3, lines(3, 4), store.Standing{State: store.Over}, nil); err != nil {
		t.Fatal(err)
	}
	for want, before := range map[int]time.Time{0: time.Now().Add(-time.Hour), 1: time.Now().Add(time.Hour)} {
		if ids, err := s.Old(ctx, before, 10); err != nil || len(ids) != want {
			t.Errorf("%v, %v, want %d", ids, err, want)
		}
	}
}
