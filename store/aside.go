package store

import (
	"context"
	"database/sql"
	"errors"
)

// ErrAside: the match has been set aside, so that its log does not grow.
var ErrAside = errors.New("the match is set aside")

// SetAside keeps a match from being played on until GoOn, also after a restart and by another process. Its people are
// told why. A match that is set aside already keeps its reason. The error is ErrNone when there is no such match.
func (s *Store) SetAside(ctx context.Context, match, why string) error {
	return s.txOn(ctx, match, func(tx *sql.Tx) error {
		err := one(tx.ExecContext(ctx, "UPDATE matches SET state = ? WHERE id = ?", Frozen, match))
		if err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, "INSERT INTO aside (match, why, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
			match, why, now())
		return err
	})
}

// GoOn lets a match that was set aside be played on: it is read again when somebody needs it. The error is ErrNone when
// it was not set aside.
func (s *Store) GoOn(ctx context.Context, match string) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		if err := one(tx.ExecContext(ctx, "DELETE FROM aside WHERE match = ?", match)); err != nil {
			return err
		}
		_, err := tx.ExecContext(ctx, "UPDATE matches SET state = CASE WHEN result IS NULL THEN ? ELSE ? END "+
			"WHERE id = ?", Running, Over, match)
		return err
	})
}

// Aside is why a match was set aside; "" when it was not.
func (s *Store) Aside(ctx context.Context, match string) (why string, err error) {
	err = s.read.QueryRowContext(ctx, "SELECT why FROM aside WHERE match = ?", match).Scan(&why)
	if errors.Is(err, sql.ErrNoRows) {
		err = nil
	}
	return why, err
}

// mayGrow is nil where the match is not set aside.
func (s *Store) mayGrow(ctx context.Context, tx *sql.Tx, match string) error {
	var aside bool
	err := s.row(ctx, tx, isAside, match).Scan(&aside)
	if err == nil && aside {
		err = ErrAside
	}
	return err
}
