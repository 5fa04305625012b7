package store

import (
	"context"
	"database/sql"
)

// EndedQuery is the query of a history.
const EndedQuery = ended

// SetMaxEmpty sets how many accounts may keep nothing, and returns what puts it back.
func SetMaxEmpty(n int) (restore func()) {
	old := maxEmpty
	maxEmpty = n
	return func() { maxEmpty = old }
}

// Recount counts all matches of a game again.
func (s *Store) Recount(ctx context.Context, game string) error {
	return s.tx(ctx, func(tx *sql.Tx) error { return recount(ctx, tx, game) })
}
