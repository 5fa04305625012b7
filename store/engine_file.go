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

// In WAL mode a commit survives the death of the program at either level of synchronous, but only FULL syncs at every
// commit and so survives the death of the machine. An answer is a commit of its own; at the pace of people the sync
// costs nothing that anybody notices.
const pragmas = "_pragma=busy_timeout(5000)&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)" +
	"&_pragma=foreign_keys(1)&_pragma=journal_size_limit(67108864)"

// openEngine opens the file at path.
func openEngine(path string) (*engine, error) {
	// Made here, with the rights that secrets need: the file holds seeds.
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	file, err := f.Stat()
	if err = errors.Join(err, f.Close()); err != nil {
		return nil, err
	}
	e := &engine{
		check: func() error { return sameFile(path, file) },
		sizes: func() (int64, int64, int64, error) { return fileSizes(path) },
	}
	name := "file:" + (&url.URL{Path: filepath.ToSlash(path)}).EscapedPath() + "?"
	e.write, e.read, err = connect("sqlite", name, pragmas)
	return e, err
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
	return errors.As(err, &e) && (e.Code()&0xff == sqlite3.SQLITE_CORRUPT || e.Code()&0xff == sqlite3.SQLITE_NOTADB)
}
