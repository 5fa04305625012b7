package store_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"runtime"
	"testing"

	"waystation/store"
	"waystation/table"
)

// queued starts all of them while the store is busy with something else, and returns what became of each, and in how
// many transactions.
func queued(t *testing.T, s *store.Store, all ...func() error) (errs []error, rounds int) {
	t.Helper()
	free, held := make(chan bool), make(chan bool)
	go s.Busy(func() { close(held); <-free }) //nolint:errcheck // it does nothing
	<-held
	_, before := s.Shared()
	errs = make([]error, len(all))
	done := make(chan bool)
	for i, f := range all {
		go func() {
			defer func() {
				if p := recover(); p != nil {
					errs[i] = fmt.Errorf("panic: %v", p)
				}
				done <- true
			}()
			errs[i] = f()
		}()
		for n := 0; n <= i; n, _ = s.Shared() {
			runtime.Gosched()
		}
	}
	close(free)
	for range all {
		<-done
	}
	_, after := s.Shared()
	return errs, after - before
}

// What many matches grow by while the disk is busy is stored at once, and what goes wrong with one is its own.
func TestAnswersShareATransaction(t *testing.T) {
	ofFiles(t)
	s, path := open(t)
	gone, leave := context.WithCancel(ctx)
	leave()
	grows := func(id string, ctx context.Context, from int) func() error {
		return func() error {
			return s.Append(ctx, id, from, lines(from, from+1), store.Standing{State: store.Running}, nil)
		}
	}
	var all []func() error
	for i := range 9 {
		create(t, s, match(fmt.Sprint(i), store.Seat{}))
		all = append(all, grows(fmt.Sprint(i), ctx, 3))
	}
	all[2] = grows("2", ctx, 4)
	all[4] = grows("4", gone, 3)
	all[6] = func() error {
		return s.Share(ctx, func(tx *sql.Tx) error {
			if _, err := tx.Exec("INSERT INTO nodes (name, until) VALUES ('half', 0)"); err != nil {
				return err
			}
			panic("a bug")
		})
	}
	errs, rounds := queued(t, s, all...)
	for i, err := range errs {
		want := map[int]string{2: store.ErrMoved.Error(), 4: context.Canceled.Error(), 6: "panic: a bug"}[i]
		if fmt.Sprint(err) != want && (want != "" || err != nil) {
			t.Errorf("%d: %v, want %q", i, err, want)
		}
	}
	if rounds != 1 {
		t.Errorf("they took %d transactions", rounds)
	}
	s = reopen(t, s, path)
	err := s.Share(ctx, func(tx *sql.Tx) error {
		var n int
		if err := tx.QueryRow("SELECT count(*) FROM nodes").Scan(&n); err != nil || n != 0 {
			return fmt.Errorf("half of what went wrong is there: %d, %w", n, err)
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
	for i := range 9 {
		want := 4
		if errs[i] != nil {
			want = 3
		}
		if m, log := read(t, s, fmt.Sprint(i)); m.Length != want || len(log) != want {
			t.Errorf("%d has %d lines, and says %d; want %d", i, len(log), m.Length, want)
		}
	}
}

// Where the database undoes a transaction because of one that shares it, the others are stored all the same.
func TestOneThatIsUndoneCostsTheOthersNothing(t *testing.T) {
	ofFiles(t)
	s, _ := open(t)
	broken := errors.New("given up in the midst of a statement")
	var all []func() error
	for i := range 5 {
		id := fmt.Sprint(i)
		create(t, s, match(id, store.Seat{}))
		all = append(all, func() error {
			return s.Append(ctx, id, 3, lines(3, 4), store.Standing{Due: table.Set(0), State: store.Running}, nil)
		})
	}
	all[2] = func() error {
		return s.Share(ctx, func(tx *sql.Tx) error {
			if _, err := tx.Exec("ROLLBACK"); err != nil {
				t.Error(err)
			}
			return broken
		})
	}
	errs, _ := queued(t, s, all...)
	for i, err := range errs {
		want, length := error(nil), 4
		if i == 2 {
			want, length = broken, 3
		}
		if m, log := read(t, s, fmt.Sprint(i)); !errors.Is(err, want) || m.Length != length || len(log) != length {
			t.Errorf("%d: %v; it has %d lines, want %d", i, err, len(log), length)
		}
	}
}

// More than share one transaction are stored, too: in several.
func TestManyShareSeveralTransactions(t *testing.T) {
	ofFiles(t)
	s, _ := open(t)
	var all []func() error
	for i := range 150 {
		all = append(all, func() error {
			return s.Share(ctx, func(tx *sql.Tx) error {
				_, err := tx.Exec("INSERT INTO nodes (name, until) VALUES (?, 0)", fmt.Sprint(i))
				return err
			})
		})
	}
	errs, rounds := queued(t, s, all...)
	if err := errors.Join(errs...); err != nil || rounds != 3 {
		t.Errorf("%d transactions, %v", rounds, err)
	}
}
