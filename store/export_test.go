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

// Column is a column of a table.
type Column struct{ Table, Name, Type string }

// Columns are all columns of the database at a place, in order.
func Columns(db *sql.DB, place string) (out []Column, err error) {
	query := `SELECT m.name, c.name, c.type FROM sqlite_schema m JOIN pragma_table_info(m.name) c
		WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' ORDER BY m.name, c.name`
	if IsPostgres(place) {
		query = `SELECT table_name, column_name, upper(data_type) FROM information_schema.columns
			WHERE table_schema = current_schema() ORDER BY table_name COLLATE "C", column_name COLLATE "C"`
	}
	rows, err := db.Query(query)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var c Column
		if err := rows.Scan(&c.Table, &c.Name, &c.Type); err != nil {
			return nil, err
		}
		out = append(out, c)
	}
	return out, rows.Err()
}

// Mentions are the tables and columns in which a match stands.
func (s *Store) Mentions(ctx context.Context, match string) (found []string, err error) {
	columns, err := Columns(s.read, s.place)
	if err != nil {
		return nil, err
	}
	for _, c := range columns {
		if c.Type != "TEXT" {
			continue
		}
		var there bool
		err := s.read.QueryRowContext(ctx, "SELECT EXISTS (SELECT 1 FROM \""+c.Table+"\" WHERE \""+c.Name+"\" = ?)", match).
			Scan(&there)
		if err != nil {
			return nil, err
		}
		if there {
			found = append(found, c.Table+"."+c.Name)
		}
	}
	return found, nil
}

// Busy keeps all others from writing until f returns.
func (s *Store) Busy(f func()) error {
	return s.tx(context.Background(), func(*sql.Tx) error { f(); return nil })
}

// Share runs f as what a match grows by is stored.
func (s *Store) Share(ctx context.Context, f func(*sql.Tx) error) error { return s.growing(ctx, f) }

// Shared is how many wait to share a transaction, and how many of these there have been.
func (s *Store) Shared() (waiting, rounds int) {
	s.growth.mu.Lock()
	defer s.growth.mu.Unlock()
	return len(s.growth.waiting), s.growth.rounds
}
