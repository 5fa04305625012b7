//go:build !js && !browser

package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
)

// ErrFilled: what is moved goes to an empty database.
var ErrFilled = errors.New("something is kept there already")

// ErrServed: what is moved must stand still.
var ErrServed = errors.New("a server uses it; stop all servers first")

// staying are the tables that say something of the database itself and of who uses it.
var staying = []string{"migrated", "alive", "nodes"}

// Move copies all that is kept to an empty database, which is a file or as IsPostgres knows it: all or nothing, in one
// transaction. What can be read here, matches above all, was read there when it returns nil. Nothing changes here. It
// returns how many rows went over, by table; the errors are ErrFilled and ErrServed, among others.
func (s *Store) Move(ctx context.Context, place string) (rows map[string]int, err error) {
	fresh := false
	if !IsPostgres(place) {
		_, err := os.Stat(place)
		fresh = errors.Is(err, os.ErrNotExist)
	}
	to, err := Open(place)
	if err != nil {
		return nil, err
	}
	err = s.unused(ctx)
	if err == nil {
		err = to.tx(ctx, func(tx *sql.Tx) (err error) {
			rows, err = s.pour(ctx, to, tx)
			return err
		})
	}
	if err == nil {
		err = s.sameIn(ctx, to)
	}
	err = errors.Join(err, to.Close())
	if err != nil && fresh {
		err = errors.Join(err, os.Remove(place))
	}
	return rows, err
}

// unused returns ErrServed while a server says that it uses the database.
func (s *Store) unused(ctx context.Context) error {
	var used bool
	err := s.read.QueryRowContext(ctx, "SELECT EXISTS (SELECT 1 FROM nodes WHERE "+s.heardOf("until")+")").Scan(&used)
	if err == nil && used {
		err = ErrServed
	}
	return err
}

// pour copies all tables, as they stand at one moment.
func (s *Store) pour(ctx context.Context, to *Store, tx *sql.Tx) (map[string]int, error) {
	at := &sql.TxOptions{ReadOnly: true}
	if IsPostgres(s.place) {
		at.Isolation = sql.LevelRepeatableRead
	}
	from, err := s.read.BeginTx(ctx, at)
	if err != nil {
		return nil, err
	}
	defer from.Rollback()    //nolint:errcheck // it has only read
	if IsPostgres(s.place) { // it stands still while what it has sent is written
		if _, err := from.ExecContext(ctx, "SET LOCAL idle_in_transaction_session_timeout = 0"); err != nil {
			return nil, err
		}
	}
	tighten, err := to.loosen(ctx, tx)
	if err != nil {
		return nil, err
	}
	tables, err := ids(ctx, tx, to.tables())
	if err != nil {
		return nil, err
	}
	rows := map[string]int{}
	for _, table := range tables {
		if slices.Contains(staying, table) {
			continue
		}
		if rows[table], err = pourTable(ctx, from, tx, table); err != nil {
			return nil, fmt.Errorf("table %s: %w", table, err)
		}
	}
	return rows, tighten()
}

// tables asks for the names of all tables.
func (s *Store) tables() string {
	if IsPostgres(s.place) {
		return "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema() ORDER BY 1"
	}
	return "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY 1"
}

// pourTable copies a table, which must be empty there.
func pourTable(ctx context.Context, from, to *sql.Tx, table string) (n int, err error) {
	var filled bool
	if err := to.QueryRowContext(ctx, "SELECT EXISTS (SELECT 1 FROM "+table+")").Scan(&filled); err != nil {
		return 0, err
	}
	if filled {
		return 0, ErrFilled
	}
	columns, truths, err := columnsOf(ctx, to, table)
	if err != nil {
		return 0, err
	}
	list := strings.Join(columns, ", ")
	rows, err := from.QueryContext(ctx, "SELECT "+list+" FROM "+table)
	if err != nil {
		return 0, err
	}
	defer rows.Close()
	put := "INSERT INTO " + table + " (" + list + ") VALUES (?" + strings.Repeat(", ?", len(columns)-1) + ")"
	row, at := make([]any, len(columns)), make([]any, len(columns))
	for i := range row {
		at[i] = &row[i]
	}
	for ; rows.Next(); n++ {
		if err := rows.Scan(at...); err != nil {
			return n, err
		}
		for i, x := range row {
			if number, ok := x.(int64); ok && truths[i] {
				row[i] = number != 0
			}
		}
		if _, err := to.ExecContext(ctx, put, row...); err != nil {
			return n, fmt.Errorf("row %d: %w", n+1, err)
		}
	}
	return n, rows.Err()
}

// columnsOf are the columns of a table, and which of them hold truths, where those are no numbers. The order in which
// snapshots came is a column in PostgreSQL, and in SQLite one that is not listed.
func columnsOf(ctx context.Context, tx *sql.Tx, table string) (names []string, truths []bool, err error) {
	rows, err := tx.QueryContext(ctx, "SELECT * FROM "+table+" LIMIT 0")
	if err != nil {
		return nil, nil, err
	}
	defer rows.Close()
	types, err := rows.ColumnTypes()
	for _, c := range types {
		names = append(names, `"`+c.Name()+`"`)
		truths = append(truths, c.DatabaseTypeName() == "BOOL")
	}
	if table == "snapshots" && !slices.Contains(names, `"rowid"`) {
		names, truths = append(names, `"rowid"`), append(truths, false)
	}
	return names, truths, err
}

// loosen lets references lead to rows that are still to come, until tighten.
func (s *Store) loosen(ctx context.Context, tx *sql.Tx) (tighten func() error, err error) {
	if !IsPostgres(s.place) {
		_, err := tx.ExecContext(ctx, "PRAGMA defer_foreign_keys = ON")
		return func() error { return nil }, err
	}
	// CHECKs name no other tables; references are all that has to wait.
	keys, err := ids(ctx, tx, `SELECT format('ALTER TABLE %s ALTER CONSTRAINT %I', conrelid::regclass, conname)
		FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace ORDER BY 1`)
	if err != nil {
		return nil, err
	}
	all := func(how string) error {
		for _, key := range keys {
			if _, err := tx.ExecContext(ctx, key+how); err != nil {
				return err
			}
		}
		return nil
	}
	tighten = func() error {
		if _, err := tx.ExecContext(ctx, "SET CONSTRAINTS ALL IMMEDIATE"); err != nil {
			return err
		}
		if err := all(" NOT DEFERRABLE"); err != nil {
			return err
		}
		return counted(ctx, tx)
	}
	return tighten, all(" DEFERRABLE INITIALLY DEFERRED")
}

// counted lets PostgreSQL give new rows numbers that none of those has which were copied with theirs.
func counted(ctx context.Context, tx *sql.Tx) error {
	moves, err := ids(ctx, tx, `SELECT format('SELECT setval(pg_get_serial_sequence(%L, %L), ' ||
		'greatest(1, (SELECT max(%I) FROM %I)))', table_name, column_name, column_name, table_name)
		FROM information_schema.columns WHERE table_schema = current_schema() AND is_identity = 'YES'`)
	for _, move := range moves {
		if err == nil {
			_, err = tx.ExecContext(ctx, move)
		}
	}
	return err
}

// sameIn reports whether what can be read of each match here can be read there.
func (s *Store) sameIn(ctx context.Context, to *Store) error {
	matches, err := ids(ctx, s.read, "SELECT id FROM matches")
	if err != nil {
		return err
	}
	for _, id := range matches {
		if lines, err := s.lines(ctx, id); err != nil {
			continue // it is as broken there as here
		} else if moved, err := to.lines(ctx, id); err != nil {
			return fmt.Errorf("match %s did not come over whole: %w", id, err)
		} else if moved != lines {
			return fmt.Errorf("match %s did not come over whole: %d lines of %d", id, moved, lines)
		}
	}
	return nil
}

// lines is how many lines the log of a match has, each as it was written.
func (s *Store) lines(ctx context.Context, id string) (int, error) {
	m, err := s.Match(ctx, id)
	if err != nil {
		return 0, err
	}
	log, err := s.Log(ctx, m)
	return len(log), err
}
