package store

import (
	"context"
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
)

// Check reports whether the store can do its work now: the file is the one that was opened, and a small write reaches
// the disk. It changes nothing.
func (s *Store) Check(ctx context.Context) error {
	now, err := os.Stat(s.path)
	if err != nil {
		return fmt.Errorf("the file of the database is gone: %w", err)
	}
	if !os.SameFile(s.file, now) {
		return fmt.Errorf("%s is another file than the one that was opened", s.path)
	}
	return s.tx(ctx, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "UPDATE alive SET at = at")
		return err
	})
}

// Sizes are how large the database is and the log beside it, and how much space is free where they lie, in bytes. free
// is -1 where that is not known.
func (s *Store) Sizes() (database, wal, free int64, err error) {
	f, err := os.Stat(s.path)
	if err != nil {
		return 0, 0, 0, err
	}
	if w, err := os.Stat(s.path + "-wal"); err == nil {
		wal = w.Size()
	}
	return f.Size(), wal, freeAt(filepath.Dir(s.path)), nil
}
