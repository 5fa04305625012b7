//go:build !browser

package store_test

import (
	"database/sql"
	"path/filepath"
	"testing"

	"waystation/store"
)

// Whoever looks into the database or copies it waits for nobody who is about to write, however long that takes.
func TestAReaderNeedsNoLock(t *testing.T) {
	ofFiles(t)
	_, path := open(t)
	writer, err := sql.Open("sqlite", "file:"+path+"?_txlock=immediate")
	if err != nil {
		t.Fatal(err)
	}
	defer writer.Close()
	writes, err := writer.Begin()
	if err != nil {
		t.Fatal(err)
	}
	defer writes.Rollback()
	s, err := store.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if err := s.Backup(ctx, filepath.Join(t.TempDir(), "copy.db")); err != nil {
		t.Error(err)
	}
}
