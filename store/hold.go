package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"
)

// LeaseTime is how long the matches of a node stay its own after it was last heard of, by the clock of the database.
const LeaseTime = 4 * time.Second

// ErrElsewhere: another process plays the match.
var ErrElsewhere = errors.New("the match is played by another process")

// holder is what a Store knows about the matches that it alone may write for. A match is held under an epoch, which is
// counted in the database each time that somebody takes the match. What is written for it is written only while that
// epoch stands: this, and no clock, keeps two from playing the same match. Time only decides who may take it.
type holder struct {
	node    string // its name; "" for a Store that holds nothing, and writes as it is told
	address string // where others reach it

	given atomic.Int64 // how often time was given back to all, as far as is known here, and one more

	mu     sync.Mutex
	epochs map[string]int64 // of the matches that are held
}

// Join makes the store one of several that share a database. From then on it changes matches that it holds, and no
// others. Two processes of one name take each other's matches: a process that begins anew has what it had before. The
// address, as host:port, is where the others reach it; "" for nowhere.
func (s *Store) Join(ctx context.Context, node, address string) error {
	if node == "" {
		return errors.New("a node needs a name")
	}
	s.node, s.address, s.epochs = node, address, map[string]int64{}
	_, err := s.Renew(ctx)
	return err
}

// Node is the name under which the store has joined; "" when it has not.
func (s *Store) Node() string { return s.node }

// Address is where others that share the database reach this node; "" for nowhere.
func (s *Store) Address() string { return s.address }

// epoch is that under which a match is held.
func (s *Store) epoch(match string) (int64, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	n, ok := s.epochs[match]
	return n, ok
}

// lose forgets that a match is held, unless that was under another epoch.
func (s *Store) lose(match string, epoch int64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.epochs[match] == epoch {
		delete(s.epochs, match)
	}
}

// Holds reports whether a match is held, as far as is known here. A store that has not joined holds all.
func (s *Store) Holds(match string) bool {
	_, ok := s.epoch(match)
	return ok || s.node == ""
}

// Holding are the matches that are held.
func (s *Store) Holding() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	out := make([]string, 0, len(s.epochs))
	for id := range s.epochs {
		out = append(out, id)
	}
	return out
}

// mayTake is the condition that a match m is held by nobody who was heard of lately but the node that asks.
func (s *Store) mayTake(node string) string {
	return fmt.Sprintf("(m.node = '' OR m.node = %s OR NOT EXISTS "+
		"(SELECT 1 FROM nodes WHERE name = m.node AND %s))", node, s.heardOf("until"))
}

// heardOf is the condition that a node was heard of lately, by how long it is believed. What lies farther ahead than
// any node writes was written before the database's clock was set back: believed, it would keep matches from everybody
// for as long as that.
func (s *Store) heardOf(until string) string {
	return fmt.Sprintf("(%[1]s > %[2]s AND %[1]s <= %[2]s + %[3]d)", until, s.clock, 2*LeaseTime.Milliseconds())
}

// Hold takes a match, so that this store alone may change it. The error is ErrElsewhere while another has it, and
// ErrNone when there is no such match.
func (s *Store) Hold(ctx context.Context, match string) error {
	if s.Holds(match) {
		return nil
	}
	var there, free bool
	err := s.read.QueryRowContext(ctx, "SELECT count(*) > 0, count(*) FILTER (WHERE "+s.mayTake("?1")+") > 0 "+
		"FROM matches m WHERE id = ?2", s.node, match).Scan(&there, &free)
	switch {
	case err != nil:
		return err
	case !there:
		return ErrNone
	case !free: // whoever asks again and again keeps nobody from writing
		return ErrElsewhere
	}
	var epoch int64
	err = s.tx(ctx, func(tx *sql.Tx) error {
		if err := s.beat(ctx, tx); err != nil { // what is taken must not be free at once
			return err
		}
		err := tx.QueryRowContext(ctx, "UPDATE matches AS m SET node = ?1, epoch = epoch + 1 WHERE id = ?2 AND "+
			s.mayTake("?1")+" RETURNING epoch", s.node, match).Scan(&epoch)
		if errors.Is(err, sql.ErrNoRows) { // another was quicker
			err = ErrElsewhere
		}
		return err
	})
	if err == nil {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.epochs[match] = epoch
	}
	return err
}

// Release gives up a match that is held, for anybody to take.
func (s *Store) Release(ctx context.Context, match string) error {
	epoch, ok := s.epoch(match)
	if !ok {
		return nil
	}
	s.lose(match, epoch)
	return s.tx(ctx, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "UPDATE matches SET node = '' WHERE id = ? AND node = ? AND epoch = ?", match,
			s.node, epoch)
		return err
	})
}

// Renew notes that this node is there, and returns the matches that were held and are another's now.
func (s *Store) Renew(ctx context.Context) (lost []string, err error) {
	s.mu.Lock()
	before := make(map[string]int64, len(s.epochs))
	for id, epoch := range s.epochs {
		before[id] = epoch
	}
	s.mu.Unlock()
	if err := s.growing(ctx, func(tx *sql.Tx) error { return s.beat(ctx, tx) }); err != nil {
		return nil, err
	}
	rows, err := s.read.QueryContext(ctx, "SELECT id, epoch FROM matches WHERE node = ? AND node <> ''", s.node)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var id string
		var epoch int64
		if err := rows.Scan(&id, &epoch); err != nil {
			return nil, err
		}
		if before[id] == epoch {
			delete(before, id)
		}
	}
	if err := rows.Err(); err != nil {
		return nil, err
	}
	for id, epoch := range before {
		s.lose(id, epoch)
		lost = append(lost, id)
	}
	return lost, nil
}

// beat notes that this node is there.
func (s *Store) beat(ctx context.Context, tx *sql.Tx) error {
	_, err := tx.ExecContext(ctx, "INSERT INTO nodes (name, until, address) VALUES (?1, "+s.clock+
		" + ?2, ?3) ON CONFLICT (name) DO UPDATE SET until = excluded.until, address = excluded.address", s.node,
		LeaseTime.Milliseconds(), s.address)
	return err
}

// leave lets others take what this node has at once.
func (s *Store) leave() error {
	if s.node == "" {
		return nil
	}
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	return s.growing(ctx, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "UPDATE nodes SET until = 0 WHERE name = ?", s.node)
		return err
	})
}

// txOn runs f as tx does, for a match that the store may change: ErrElsewhere where it may not.
func (s *Store) txOn(ctx context.Context, match string, f func(*sql.Tx) error) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		if err := s.mine(ctx, tx, match); err != nil {
			return err
		}
		return f(tx)
	})
}

// mine is nil where the store may change a match. Nobody can take the match before the end of the transaction, which
// has to be one of tx.
func (s *Store) mine(ctx context.Context, tx *sql.Tx, match string) error {
	if s.node == "" {
		return nil
	}
	epoch, ok := s.epoch(match)
	if !ok {
		return ErrElsewhere
	}
	var stands bool
	err := tx.QueryRowContext(ctx, "SELECT EXISTS (SELECT 1 FROM matches WHERE id = ? AND epoch = ?)", match, epoch).
		Scan(&stands)
	if err == nil && !stands {
		s.lose(match, epoch)
		err = ErrElsewhere
	}
	return err
}
