//go:build js || browser

package store

import (
	"errors"

	"github.com/ncruces/go-sqlite3"
	_ "github.com/ncruces/go-sqlite3/driver" // by which database/sql reaches it

	"waystation/store/pages"
)

// A commit is done when the disk has all its pages: synchronous makes it wait for that.
const pragmas = "_pragma=busy_timeout(5000)&_pragma=synchronous(FULL)&_pragma=foreign_keys(1)"

// OpenOn opens the database whose pages lie on a disk, makes it when it is missing, and brings an older one up to date.
func OpenOn(d pages.Disk) (*Store, error) {
	e, err := onDisk(d)
	if err != nil {
		return nil, err
	}
	return newStore(e, "")
}

func onDisk(d pages.Disk) (*engine, error) {
	f, err := pages.Open(d)
	if err != nil {
		return nil, err
	}
	return reach(f, f.Close)
}

// reach opens connections to a file that was loaded.
func reach(f *pages.File, shut func()) (e *engine, err error) {
	if e, err = connect("sqlite3", f.DSN(""), pragmas); err != nil {
		shut()
		return nil, err
	}
	e.check = func() error { return nil }
	e.sizes = func() (int64, int64, int64, error) {
		size, free := f.Sizes()
		return size, 0, free, nil
	}
	e.close = shut
	return e, nil
}

// corrupt reports whether an error says that pages of the database are broken.
func corrupt(err error) bool {
	return errors.Is(err, sqlite3.CORRUPT) || errors.Is(err, sqlite3.NOTADB)
}
