//go:build !browser

package store_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"waystation/store"
)

// there are the files beside a database, without those that SQLite makes.
func there(t *testing.T, path string) (names []string) {
	t.Helper()
	list, err := os.ReadDir(filepath.Dir(path))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range list {
		if end, ok := strings.CutPrefix(f.Name(), filepath.Base(path)); ok && end != "-wal" && end != "-shm" {
			names = append(names, end)
		}
	}
	return names
}

// Before an older database is brought up to date a copy of it is kept, one at a time, which the older program can open:
// it is as it was. Nobody else can read it. Where it can't be made, nothing is brought up to date.
func TestACopyIsKeptOfAnOlderDatabase(t *testing.T) {
	ofFiles(t)
	path := filepath.Join(t.TempDir(), "way[s]*.db")
	older(t, path)
	for _, name := range []string{path + ".schema-1", path + ".schema-2.new", path + ".other"} {
		if err := os.WriteFile(name, []byte("from before"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	kept := path + ".schema-2"
	if err := os.MkdirAll(filepath.Join(kept, "in the way"), 0o700); err != nil {
		t.Fatal(err)
	}
	if s, err := store.Open(path); err == nil {
		s.Close()
		t.Error("it is brought up to date without a copy")
	} else if !strings.Contains(err.Error(), "keeping a copy of it") {
		t.Error(err)
	}
	if err := os.RemoveAll(kept); err != nil {
		t.Fatal(err)
	}
	s, err := store.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if s.Before() != kept {
		t.Errorf("the copy is in %q", s.Before())
	}
	if got := there(t, path); !slices.Equal(got, []string{"", ".other", ".schema-2"}) {
		t.Errorf("there are %q", got)
	}
	if info, err := os.Stat(kept); err != nil || info.Mode() != 0o600 {
		t.Errorf("it has mode %v, %v", info.Mode(), err)
	}
	db, shut, err := store.Behind(kept)
	if err != nil {
		t.Fatal(err)
	}
	defer shut()
	var version, tables, matches int
	err = db.QueryRow("SELECT user_version, (SELECT count(*) FROM sqlite_schema WHERE name = 'campaigns'), "+
		"(SELECT count(*) FROM matches WHERE id = 'old') FROM pragma_user_version").Scan(&version, &tables, &matches)
	if err != nil || version != 2 || tables != 0 || matches != 1 {
		t.Errorf("the copy has schema %d with %d tables of campaigns and %d matches, %v", version, tables, matches, err)
	}
}

// A new database, one that is up to date, and a backup that is looked at leave no copies.
func TestNoCopyWithoutNeed(t *testing.T) {
	ofFiles(t)
	s, path := open(t)
	if s.Before() != "" {
		t.Errorf("of a new database there is a copy in %s", s.Before())
	}
	s.Close()
	again, err := store.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	again.Close()
	if got := there(t, path); !slices.Equal(got, []string{""}) {
		t.Errorf("there are %q", got)
	}
	backup := filepath.Join(t.TempDir(), "backup.db")
	older(t, backup)
	if err := store.Whole(ctx, backup); err != nil {
		t.Fatal(err)
	}
	if got := there(t, backup); !slices.Equal(got, []string{""}) {
		t.Errorf("beside a backup there are %q", got)
	}
}
