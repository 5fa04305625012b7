//go:build unix

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"waystation/internal/pgtest"
)

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
