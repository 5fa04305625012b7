//go:build unix

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"waystation/internal/pgtest"
	"waystation/store"
)

// What a file holds goes over to PostgreSQL and is looked after there, and back.
func TestAnOperatorMovesEverything(t *testing.T) {
	url, err := pgtest.For(t).Database("")
	if err != nil {
		t.Fatal(err)
	}
	dir, s := keeps(t)
	s.Close()
	lock, err := lockFolder(dir)
	if err != nil {
		t.Fatal(err)
	}
	if got := administers(t, dir, failed, "move", url); !strings.Contains(got, "another server uses") {
		t.Errorf("while a server runs: %s", got)
	}
	lock.Close()
	const want = "(matches: 1, guests: 1)"
	if got := administers(t, dir, fine, "move", url); !strings.Contains(got, want) {
		t.Errorf("move says %q, want %q in it", got, want)
	}
	if got := administers(t, dir, failed, "move", url); !strings.Contains(got, "something is kept there already") {
		t.Errorf("a second time: %s", got)
	}
	back := filepath.Join(t.TempDir(), "waystation.db")
	if got := administersAt(t, "--store="+url, fine, "move", back); !strings.Contains(got, "Everything is in "+back+" "+want) {
		t.Errorf("back it says %q", got)
	}
	moved, err := store.Open(url)
	if err != nil {
		t.Fatal(err)
	}
	defer moved.Close()
	looksAfter(t, "--store="+url, moved)
}

// The server keeps matches in PostgreSQL, and an operator looks after them there.
func TestAServerWithPostgreSQL(t *testing.T) {
	url, err := pgtest.For(t).Database("")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	printed := serves(t, "--data", dir, "--store", url, "--node", "red")
	if !strings.Contains(printed, "Matches are kept in postgres://") || strings.Contains(printed, "?") {
		t.Errorf("it says %q", printed)
	}
	if _, err := os.Stat(filepath.Join(dir, "waystation.db")); err == nil {
		t.Error("there is a file of matches, too")
	}
	held := keepsAt(t, url)
	looksAfter(t, "--store="+url, held)

	copied := filepath.Join(dir, "copy")
	if got := administersAt(t, "--store="+url, failed, "backup", copied); !strings.Contains(got, "pg_dump") {
		t.Errorf("backup says %q", got)
	}
	if err := os.WriteFile(copied, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if got := administersAt(t, "--store="+url, failed, "restore", copied); !strings.Contains(got, "pg_restore") {
		t.Errorf("restore says %q", got)
	}
}
