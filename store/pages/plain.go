package pages

import (
	"errors"
	"io/fs"
	"os"
)

// Plain is a disk that is a plain file: what SQLite itself would write there. It is for tests, as a power failure
// could cut a Save in two.
type Plain string

// Load reads the file.
func (p Plain) Load() ([]byte, error) {
	b, err := os.ReadFile(string(p))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return b, err
}

// Save writes the pages to their places.
func (p Plain) Save(size int64, changed map[int64][]byte) error {
	f, err := os.OpenFile(string(p), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return err
	}
	for page, b := range changed {
		if _, e := f.WriteAt(b, page*Size); e != nil {
			err = errors.Join(err, e)
		}
	}
	return errors.Join(err, f.Truncate(size), f.Sync(), f.Close())
}

// Free is not known.
func (p Plain) Free() int64 { return -1 }
