//go:build !js && !browser

package store

import (
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// Pragmas are those of each connection to a file. In WAL mode a commit survives the death of the program at either
// level of synchronous, but only FULL syncs at every commit and so survives the death of the machine. An answer is a
// commit of its own; at the pace of people the sync costs nothing that anybody notices.
const Pragmas = "_pragma=busy_timeout(5000)&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)" +
	"&_pragma=foreign_keys(1)&_pragma=journal_size_limit(67108864)"

// openEngine opens the file at path, or the database of PostgreSQL.
func openEngine(path string) (*engine, error) {
	if IsPostgres(path) {
		return openPostgres(path)
	}
	// Made here, with the rights that secrets need: the file holds seeds.
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	file, err := f.Stat()
	if err = errors.Join(err, f.Close()); err != nil {
		return nil, err
	}
	name := "file:" + (&url.URL{Path: filepath.ToSlash(path)}).EscapedPath() + "?"
	e, err := connect("sqlite", name, Pragmas)
	if err != nil {
		return nil, err
	}
	e.check = func() error { return sameFile(path, file) }
	e.sizes = func() (int64, int64, int64, error) { return fileSizes(path) }
	e.keeps = true
	return e, nil
}

func sameFile(path string, opened os.FileInfo) error {
	now, err := os.Stat(path)
	if err != nil {
		return fmt.Errorf("the file of the database is gone: %w", err)
	}
	if !os.SameFile(opened, now) {
		return fmt.Errorf("%s is another file than the one that was opened", path)
	}
	return nil
}

func fileSizes(path string) (database, wal, free int64, err error) {
	f, err := os.Stat(path)
	if err != nil {
		return 0, 0, 0, err
	}
	if w, err := os.Stat(path + "-wal"); err == nil {
		wal = w.Size()
	}
	return f.Size(), wal, freeAt(filepath.Dir(path)), nil
}

// corrupt reports whether an error says that pages of the database are broken.
func corrupt(err error) bool {
	var e *sqlite.Error
	if errors.As(err, &e) {
		return e.Code()&0xff == sqlite3.SQLITE_CORRUPT || e.Code()&0xff == sqlite3.SQLITE_NOTADB
	}
	return postgresCorrupt(err)
}
