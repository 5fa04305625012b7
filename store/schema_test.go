//go:build unix && !browser

package store_test

import (
	"database/sql"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"waystation/store"
)

// onPostgres skips a test that is about PostgreSQL where the others are about files.
func onPostgres(t *testing.T) {
	t.Helper()
	if postgres == nil {
		t.Skip("this is about PostgreSQL: go test ./store -postgres")
	}
}

func unmade(t *testing.T) string {
	t.Helper()
	url, err := postgres.Database("")
	if err != nil {
		t.Fatal(err)
	}
	return url
}

// both are how the schemas are asked for the same, each row a line.
var both = []struct{ what, sqlite, postgres string }{
	{"columns", `SELECT m.name || '.' || c.name || ' ' || c.type || iif(c."notnull" OR c.pk, '', ' NULL')
		FROM sqlite_schema m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%'`,
		`SELECT table_name || '.' || column_name || ' ' || CASE data_type WHEN 'text' THEN 'TEXT'
		WHEN 'bytea' THEN 'BLOB' WHEN 'double precision' THEN 'REAL' WHEN 'bigint' THEN 'INTEGER'
		WHEN 'boolean' THEN 'INTEGER' ELSE data_type END || CASE is_nullable WHEN 'YES' THEN ' NULL' ELSE '' END
		FROM information_schema.columns WHERE table_schema = 'public'
		AND NOT (table_name = 'snapshots' AND column_name = 'rowid')`},
	{"keys and indexes", `SELECT m.name || ' (' || (SELECT group_concat(name, ', ') FROM (SELECT i.name
		FROM pragma_index_info(l.name) i ORDER BY i.seqno)) || ')' || iif(l."unique", ' UNIQUE', '') ||
		iif(l.partial, ' PART', '') FROM sqlite_schema m JOIN pragma_index_list(m.name) l WHERE m.type = 'table'`,
		`SELECT c.relname || ' (' || (SELECT string_agg(a.attname, ', ' ORDER BY k.n) FROM unnest(i.indkey)
		WITH ORDINALITY k(col, n) JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.col) || ')' ||
		CASE WHEN i.indisunique THEN ' UNIQUE' ELSE '' END || CASE WHEN i.indpred IS NULL THEN '' ELSE ' PART' END
		FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid WHERE c.relnamespace = 'public'::regnamespace
		AND NOT (i.indisprimary AND EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = i.indrelid
			AND a.attnum = i.indkey[0] AND a.attidentity <> ''))`},
	{"references", `SELECT m.name || '.' || f."from" || ' to ' || f."table" || ' ' || f.on_delete FROM sqlite_schema m
		JOIN pragma_foreign_key_list(m.name) f WHERE m.type = 'table'`,
		`SELECT c.conrelid::regclass || '.' || a.attname || ' to ' || c.confrelid::regclass || ' ' ||
		CASE c.confdeltype WHEN 'c' THEN 'CASCADE' WHEN 'n' THEN 'SET NULL' ELSE 'NO ACTION' END
		FROM pg_constraint c JOIN unnest(c.conkey) k ON TRUE JOIN pg_attribute a ON a.attrelid = c.conrelid
		AND a.attnum = k WHERE c.contype = 'f'`},
}

// There are two texts of the schema. They make the same.
func TestBothDatabasesHaveTheSameTables(t *testing.T) {
	onPostgres(t)
	file := filepath.Join(t.TempDir(), "waystation.db")
	url := unmade(t)
	for _, place := range []string{file, url} {
		s, err := store.Open(place)
		if err != nil {
			t.Fatal(err)
		}
		s.Close()
	}
	for _, b := range both {
		in, out := column(t, file, b.sqlite), column(t, url, b.postgres)
		slices.Sort(in)
		slices.Sort(out)
		if len(in) < 20 {
			t.Errorf("%s: only %d are found", b.what, len(in))
		}
		for _, x := range in {
			if !slices.Contains(out, x) {
				t.Errorf("%s: PostgreSQL has no %s", b.what, x)
			}
		}
		for _, x := range out {
			if !slices.Contains(in, x) {
				t.Errorf("%s: SQLite has no %s", b.what, x)
			}
		}
	}
}

// However many programs begin at once with an empty database, one makes its tables, all or none, and all can go on.
func TestManyBringTheSchemaUpToDateAtOnce(t *testing.T) {
	onPostgres(t)
	url := unmade(t)
	errs := make([]error, 6)
	var wg sync.WaitGroup
	for i := range errs {
		wg.Go(func() {
			s, err := store.Open(url)
			if err == nil {
				_, err = s.NewGuest(ctx, fmt.Sprint("cookie ", i), "Mara")
				s.Close()
			}
			errs[i] = err
		})
	}
	wg.Wait()
	for i, err := range errs {
		if err != nil {
			t.Errorf("program %d: %v", i, err)
		}
	}
	if n := column(t, url, "SELECT CAST(count(*) AS TEXT) FROM guests"); n[0] != "6" {
		t.Errorf("%s guests", n[0])
	}
}

func TestDatabasesThatAreNotOurs(t *testing.T) {
	onPostgres(t)
	for _, c := range []struct{ name, want, statement string }{
		{"another program's", "another program", "DROP TABLE migrated"},
		{"a version's that knows more", "newer version", "INSERT INTO migrated VALUES ('schema/postgres/999.sql')"},
	} {
		_, url := open(t)
		behind(t, url, c.statement)
		s, err := store.Open(url)
		if err == nil {
			s.Close()
			t.Errorf("%s: opened without an error", c.name)
		} else if !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %q, want %q", c.name, err, c.want)
		}
	}
}

// What can't be reached is named, and its password is not.
func TestADatabaseThatCannotBeReached(t *testing.T) {
	onPostgres(t)
	for _, url := range []string{
		"postgres://waystation:secret@127.0.0.1:1/games",
		"postgres://waystation@127.0.0.1:1/games?password=secret",
		"postgres://waystation:secret@127.0.0.1:notaport/games",
	} {
		s, err := store.Open(url)
		if err == nil {
			s.Close()
			t.Fatal("it was opened")
		}
		if strings.Contains(err.Error(), "secret") {
			t.Errorf("the password stands in the error: %v", err)
		}
	}
}

// A schema that fails on the way leaves nothing behind.
func TestASchemaIsMadeWholeOrNotAtAll(t *testing.T) {
	onPostgres(t)
	url := unmade(t)
	db, err := sql.Open("pgx", url)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	// The tables of the end can't be made where their name is taken by a type.
	if _, err := db.Exec("CREATE TYPE brought AS ENUM ('x')"); err != nil {
		t.Fatal(err)
	}
	if s, err := store.Open(url); err == nil {
		s.Close()
		t.Fatal("it was made")
	}
	left := column(t, url, "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'")
	if len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
	if _, err := db.Exec("DROP TYPE brought"); err != nil {
		t.Fatal(err)
	}
	s, err := store.Open(url)
	if err != nil {
		t.Fatal(err)
	}
	s.Close()
}
