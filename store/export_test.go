package store

import (
	"context"
	"database/sql"
	"strings"
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

// Mentions are the tables and columns in which a match stands.
func (s *Store) Mentions(ctx context.Context, match string) (found []string, err error) {
	places, err := ids(ctx, s.read, `SELECT m.name || '.' || c.name FROM sqlite_schema m, pragma_table_info(m.name) c
		WHERE m.type = 'table' AND c.type = 'TEXT'`)
	if err != nil {
		return nil, err
	}
	for _, place := range places {
		table, column, _ := strings.Cut(place, ".")
		var there bool
		err := s.read.QueryRowContext(ctx, "SELECT EXISTS (SELECT 1 FROM \""+table+"\" WHERE \""+column+"\" = ?)", match).
			Scan(&there)
		if err != nil {
			return nil, err
		}
		if there {
			found = append(found, place)
		}
	}
	return found, nil
}
