package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"sync"
)

// maxShared is how many answers share a transaction at most, so that none waits long for the others.
const maxShared = 64

// shared lets what comes while the disk is busy share the next transaction: on the disk it costs as much as one.
// Whoever comes first does it for all that wait.
type shared struct {
	mu      sync.Mutex
	busy    bool // somebody does it
	waiting []*share
	rounds  int // transactions so far
}

// share is one that waits.
type share struct {
	ctx   context.Context
	f     func(*sql.Tx) error
	err   error
	panic any
	turn  chan bool // true: it is done; false: now do it for all
}

func (s *Store) share(ctx context.Context, f func(*sql.Tx) error) error {
	x := &share{ctx: ctx, f: f, turn: make(chan bool, 1)}
	s.growth.mu.Lock()
	s.growth.waiting = append(s.growth.waiting, x)
	first := !s.growth.busy
	s.growth.busy = true
	s.growth.mu.Unlock()
	if first || !<-x.turn {
		s.together(x)
	}
	switch {
	case x.panic != nil:
		panic(x.panic)
	case errors.Is(x.err, errUndone):
		return s.within(ctx, s.write, "", f)
	}
	return x.err
}

// together does what waits, that of the asker with it, and hands over to the next that has come since.
func (s *Store) together(asker *share) {
	tx, err := s.write.BeginTx(context.Background(), nil)
	s.growth.mu.Lock()
	all := s.growth.waiting[:min(len(s.growth.waiting), maxShared)]
	s.growth.waiting = s.growth.waiting[len(all):]
	s.growth.rounds++
	s.growth.mu.Unlock()
	if err == nil {
		err = inOne(tx, all)
	}
	for _, x := range all {
		if x.err == nil && x.panic == nil {
			x.err = err
		}
		if x != asker {
			x.turn <- true
		}
	}
	s.growth.mu.Lock()
	defer s.growth.mu.Unlock()
	if len(s.growth.waiting) == 0 {
		s.growth.busy = false
		return
	}
	s.growth.waiting[0].turn <- false
}

// errUndone: the database has undone the whole transaction, as when one of them was given up in the midst of a
// statement. Each of the others is done again, alone.
var errUndone = errors.New("what was to be stored beside it went wrong, and nothing was stored")

// inOne runs all of them in one transaction. What goes wrong with one is undone, and is its error alone; what goes
// wrong with all is returned.
func inOne(tx *sql.Tx, all []*share) error {
	ctx := context.Background()
	defer tx.Rollback() // does nothing after Commit
	done := 0
	for _, x := range all {
		if _, err := tx.ExecContext(ctx, "SAVEPOINT share"); err != nil {
			return fmt.Errorf("%w: %w", errUndone, err)
		}
		end := "RELEASE share"
		if x.run(tx); x.err != nil || x.panic != nil {
			end = "ROLLBACK TO share; RELEASE share"
		} else {
			done++
		}
		if _, err := tx.ExecContext(ctx, end); err != nil {
			return fmt.Errorf("%w: %w", errUndone, err)
		}
	}
	if done == 0 {
		return nil
	}
	return tx.Commit()
}

// run does what is to be done, and keeps what goes wrong for whoever wanted it.
func (x *share) run(tx *sql.Tx) {
	defer func() { x.panic = recover() }()
	x.err = x.f(tx)
}
