//go:build unix && !browser

package store_test

import (
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"waystation/store"
	"waystation/table"
)

// special are values of columns that may not hold just anything, in SQL.
var special = map[string]string{
	"matches.id": "'m1'", "matches.state": "'over'", "matches.seed": "zeroblob(32)", "matches.rematch": "'m2'",
	"seats.kind": "'human'", "channels.kind": "'push'", "channels.state": "'on'", "outbox.kind": "'call'",
	"outbox.state": "'sent'", "trials.state": "'done'", "chapters.n": "2", "chapters.follows": "'m2'",
	"campaigns.id": "'c1'", "card_sets.id": "'s1'", "decks.digest": "'d1'", "passkeys.id": "x'70'", "logins.passkey": "x'70'",
	"trials.cards": "'s1'", "match_decks.deck": "'d1'", "branches.origin": "'m2'", "terms.replaced": "'m2'",
}

// filled is a file with a row in every table, a match that is none, and one that was played.
func filled(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "waystation.db")
	s, err := store.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	played := match("played", store.Seat{Name: "Mara"}, store.Seat{Bot: true})
	create(t, s, played)
	if err := s.Append(ctx, "played", 3, lines(3, 40), store.Standing{State: store.Running}, &table.Snapshot{Step: 3}); err != nil {
		t.Fatal(err)
	}
	s.Close()
	db, shut, err := store.Behind(path)
	if err != nil {
		t.Fatal(err)
	}
	defer shut()
	columns, err := store.Columns(db, path)
	if err != nil {
		t.Fatal(err)
	}
	rows := map[string][2][]string{} // names and values, by table
	for _, c := range columns {
		if slices.Contains([]string{"migrated", "alive", "nodes"}, c.Table) {
			continue
		}
		value, ok := special[c.Table+"."+c.Name]
		switch {
		case ok:
		case c.Name == "match":
			value = "'m1'"
		case c.Name == "campaign":
			value = "'c1'"
		case c.Type == "BLOB":
			value = fmt.Sprintf("x'%x'", c.Table+c.Name)
		case c.Type == "TEXT":
			value = fmt.Sprintf("'%s %s, ''ein'' Wörtchen?'", c.Table, c.Name)
		default:
			value = "1"
		}
		r := rows[c.Table]
		rows[c.Table] = [2][]string{append(r[0], `"`+c.Name+`"`), append(r[1], value)}
	}
	all := []string{"PRAGMA foreign_keys = OFF", "DELETE FROM guests"}
	for _, name := range slices.Sorted(maps.Keys(rows)) {
		all = append(all, "INSERT INTO "+name+" ("+strings.Join(rows[name][0], ", ")+") VALUES ("+
			strings.Join(rows[name][1], ", ")+")")
	}
	// A second match, and each says that the other followed it: in no order can one be copied before the other.
	all = append(all, `INSERT INTO matches SELECT 'm2', game, setup, seed, rules, host, made, moved, length, due, state, note,
		'm1', earnest, result, hushed, node, epoch FROM matches WHERE id = 'm1'`)
	for _, statement := range all {
		if _, err := db.Exec(statement); err != nil {
			t.Fatalf("%s: %v", statement, err)
		}
	}
	return path
}

// contents are all that is kept at a place, row by row.
func contents(t *testing.T, place string) (out []string) {
	t.Helper()
	db, shut, err := store.Behind(place)
	if err != nil {
		t.Fatal(err)
	}
	defer shut()
	columns, err := store.Columns(db, place)
	if err != nil {
		t.Fatal(err)
	}
	list := map[string][]string{}
	for _, c := range columns {
		if !slices.Contains([]string{"migrated", "alive", "nodes"}, c.Table) && c.Name != "rowid" {
			list[c.Table] = append(list[c.Table], `"`+c.Name+`"`)
		}
	}
	for name, columns := range list {
		got := rowsOf(t, db, "SELECT "+strings.Join(columns, ", ")+" FROM "+name)
		if len(got) == 0 {
			t.Errorf("%s: there is nothing in table %s", store.Named(place), name)
		}
		for _, row := range got {
			out = append(out, name+": "+row)
		}
	}
	slices.Sort(out)
	return out
}

func rowsOf(t *testing.T, db *sql.DB, query string) (out []string) {
	t.Helper()
	rows, err := db.Query(query)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	names, err := rows.Columns()
	if err != nil {
		t.Fatal(err)
	}
	row, at := make([]any, len(names)), make([]any, len(names))
	for i := range row {
		at[i] = &row[i]
	}
	for rows.Next() {
		if err := rows.Scan(at...); err != nil {
			t.Fatal(err)
		}
		var b strings.Builder
		for i, x := range row {
			switch truth, ok := x.(bool); {
			case ok && truth:
				x = int64(1)
			case ok:
				x = int64(0)
			}
			fmt.Fprintf(&b, " %s=%v", names[i], x)
		}
		out = append(out, b.String())
	}
	return out
}

// Everything goes over to another database and back: every row of every table, as it was.
func TestEverythingMoves(t *testing.T) {
	path := filled(t)
	want := contents(t, path)
	places := []string{filepath.Join(t.TempDir(), "moved.db")}
	if postgres != nil {
		places = append([]string{unmade(t)}, places...)
	}
	for _, place := range places {
		from, err := store.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		rows, err := from.Move(ctx, place)
		from.Close()
		if err != nil || rows["matches"] != 3 || rows["entries"] != 41 {
			t.Fatalf("to %s: %v, %v", store.Named(place), rows, err)
		}
		if got := contents(t, place); !slices.Equal(got, want) {
			t.Errorf("in %s:\n%s\n\nwant\n%s", store.Named(place), strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
		path = place
	}
	s, err := store.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	goesOn(t, s)
}

// goesOn checks that what was moved can be used as what was made there.
func goesOn(t *testing.T, s *store.Store) {
	t.Helper()
	m, log := read(t, s, "played")
	if len(log) != 40 || m.Length != 40 {
		t.Errorf("the match that was played has %d lines of %d", len(log), m.Length)
	}
	if err := s.Append(ctx, "played", 40, lines(40, 41), store.Standing{State: store.Running}, nil); err != nil {
		t.Errorf("it does not go on: %v", err)
	}
	g, err := s.NewGuest(ctx, "another cookie", "Otto")
	if err != nil || g.ID <= 1 {
		t.Errorf("a new guest is number %d, %v", g.ID, err)
	}
}

// What was moved to PostgreSQL goes on there as well, and numbers that it gives are new.
func TestWhatWasMovedGoesOn(t *testing.T) {
	onPostgres(t)
	from, err := store.Open(filled(t))
	if err != nil {
		t.Fatal(err)
	}
	defer from.Close()
	url := unmade(t)
	if _, err := from.Move(ctx, url); err != nil {
		t.Fatal(err)
	}
	s, err := store.Open(url)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	goesOn(t, s)
	if err := s.Join(ctx, "red", ""); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Move(ctx, filepath.Join(t.TempDir(), "moved.db")); !errors.Is(err, store.ErrServed) {
		t.Errorf("while a server uses it: %v", err)
	}
}

// Nothing is moved to where something is kept, and what fails leaves nothing behind.
func TestNothingIsMovedOntoSomething(t *testing.T) {
	from, err := store.Open(filled(t))
	if err != nil {
		t.Fatal(err)
	}
	defer from.Close()
	to, place := open(t)
	guest(t, to, "Mara")
	if _, err := from.Move(ctx, place); !errors.Is(err, store.ErrFilled) {
		t.Errorf("onto another guest: %v", err)
	}
	if n, err := to.Newest(ctx, "", 0, 10); err != nil || len(n) != 0 {
		t.Errorf("there are %d matches: %v", len(n), err)
	}
	path := filled(t)
	behind(t, path, fmt.Sprintf("INSERT INTO nodes (name, until) VALUES ('red', %d)",
		time.Now().Add(store.LeaseTime).UnixMilli()))
	served, err := store.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer served.Close()
	fresh := filepath.Join(t.TempDir(), "fresh.db")
	if _, err := served.Move(ctx, fresh); !errors.Is(err, store.ErrServed) {
		t.Errorf("while a server uses it: %v", err)
	}
	if _, err := os.Stat(fresh); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a file is left behind: %v", err)
	}
}
