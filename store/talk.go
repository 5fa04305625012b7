package store

import (
	"context"
	"database/sql"
	"errors"
	"slices"
	"time"

	"waystation/table"
)

// MaxMessages is how many messages are kept of a match: the oldest go.
const MaxMessages = 500

// Message is something that was said at a match.
type Message struct {
	N     int // from 1
	Seat  table.Seat
	Guest int64 // who said it; 0 when they are forgotten
	At    time.Time
	Words string
	React bool // the words are one of the reactions
}

// Listener is how a guest listens to the talk of a match. Who never said how hears everybody.
type Listener struct {
	Read  int // the last message they were shown
	Quiet bool
	Muted table.Seats
}

// Speak stores what somebody says, and what number it has.
func (s *Store) Speak(ctx context.Context, match string, m Message) (n int, err error) {
	err = s.txOn(ctx, match, func(tx *sql.Tx) error {
		err := tx.QueryRowContext(ctx, `INSERT INTO messages (match, n, seat, guest, at, words, react)
			SELECT ?1, coalesce(max(n), 0) + 1, ?2, ?3, ?4, ?5, ?6 FROM messages WHERE match = ?1 RETURNING n`,
			match, m.Seat, m.Guest, now(), m.Words, m.React).Scan(&n)
		if err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, "DELETE FROM messages WHERE match = ? AND n <= ?", match, n-MaxMessages)
		return err
	})
	return n, err
}

// Talk is what was said at a match after a message, the last so many of it, in order.
func (s *Store) Talk(ctx context.Context, match string, after, limit int) ([]Message, error) {
	rows, err := s.oftenAll(ctx, `SELECT n, seat, coalesce(guest, 0), at, words, react FROM messages
		WHERE match = ? AND n > ? ORDER BY n DESC LIMIT ?`, match, after, limit)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []Message
	for rows.Next() {
		var m Message
		var at int64
		if err := rows.Scan(&m.N, &m.Seat, &m.Guest, &at, &m.Words, &m.React); err != nil {
			return nil, err
		}
		m.At = time.UnixMilli(at)
		out = append(out, m)
	}
	slices.Reverse(out)
	return out, rows.Err()
}

// Listener is how a guest listens to the talk of a match.
func (s *Store) Listener(ctx context.Context, match string, guest int64) (l Listener, err error) {
	err = s.often(ctx, "SELECT read, quiet, muted FROM listeners WHERE match = ? AND guest = ?", match,
		guest).Scan(&l.Read, &l.Quiet, &l.Muted)
	if errors.Is(err, sql.ErrNoRows) {
		err = nil
	}
	return l, err
}

// Listen stores how a guest listens to the talk of a match from now on.
func (s *Store) Listen(ctx context.Context, match string, guest int64, l Listener) error {
	return s.txOn(ctx, match, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, `INSERT INTO listeners (match, guest, read, quiet, muted) VALUES (?, ?, ?, ?, ?)
			ON CONFLICT (match, guest) DO UPDATE
			SET read = excluded.read, quiet = excluded.quiet, muted = excluded.muted`,
			match, guest, l.Read, l.Quiet, l.Muted)
		return err
	})
}

// Report keeps a message as it stands for whoever runs the server, once for each guest who reports it. The error is
// ErrNone when it is not there.
func (s *Store) Report(ctx context.Context, match string, n int, by int64) error {
	return s.txOn(ctx, match, func(tx *sql.Tx) error {
		return one(tx.ExecContext(ctx, `INSERT INTO reports (match, n, by, at, seat, guest, words)
			SELECT match, n, ?3, ?4, seat, guest, words FROM messages WHERE match = ?1 AND n = ?2
			ON CONFLICT (match, n, by) DO UPDATE SET at = reports.at`, match, n, by, now()))
	})
}

// Reported are the messages of a match that a guest has reported.
func (s *Store) Reported(ctx context.Context, match string, by int64) ([]int, error) {
	rows, err := s.read.QueryContext(ctx, "SELECT n FROM reports WHERE match = ? AND by = ? ORDER BY n", match, by)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []int
	for rows.Next() {
		var n int
		if err := rows.Scan(&n); err != nil {
			return nil, err
		}
		out = append(out, n)
	}
	return out, rows.Err()
}

// Hush switches the talk of a match off, or on again.
func (s *Store) Hush(ctx context.Context, match string, off bool) error {
	return s.txOn(ctx, match, func(tx *sql.Tx) error {
		return one(tx.ExecContext(ctx, "UPDATE matches SET hushed = ? WHERE id = ?", off, match))
	})
}
