package store

import (
	"context"
	"database/sql"
)

// Check reports whether the store can do its work now: the file is the one that was opened, and a small write reaches
// the disk. It changes nothing.
func (s *Store) Check(ctx context.Context) error {
	if err := s.check(); err != nil {
		return err
	}
	return s.tx(ctx, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "UPDATE alive SET at = at")
		return err
	})
}

// Sizes are how large the database is and the log beside it, and how much space is free where they lie, in bytes. free
// is -1 where that is not known.
func (s *Store) Sizes() (database, wal, free int64, err error) {
	return s.sizes()
}
