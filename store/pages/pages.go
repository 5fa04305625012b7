// Package pages keeps an SQLite database in memory and its pages on a disk that can only be waited for, such as the
// IndexedDB of a browser. A commit is one Save, all of it or nothing, and has ended when the disk says so.
package pages

import (
	"fmt"
	"io"
	"sync"
	"sync/atomic"

	"github.com/ncruces/go-sqlite3"
	"github.com/ncruces/go-sqlite3/vfs"
	"github.com/ncruces/go-sqlite3/vfs/memdb"
)

// Size is how many bytes a page on the disk has.
const Size = 4096

// Disk keeps the pages of one database.
type Disk interface {
	// Load is the whole database as it was saved last; nothing where none was.
	Load() ([]byte, error)
	// Save stores the pages that have changed, by their number from 0, and how many bytes the database has now: all
	// of it, or nothing and an error. When it returns nil, all of it outlives the program.
	Save(size int64, changed map[int64][]byte) error
	// Free is how much space is left, in bytes; -1 where that is not known.
	Free() int64
}

// File is a database that was loaded from a disk. It is closed when nobody uses it any more.
type File struct {
	name string
	disk Disk

	mu      sync.Mutex
	size    int64 // as it was saved
	changed map[int64]bool
}

var opened atomic.Int64 // how many there have been, as each needs a name of its own

// Open loads the database of a disk.
func Open(d Disk) (*File, error) {
	data, err := d.Load()
	if err != nil {
		return nil, fmt.Errorf("its pages can't be read: %w", err)
	}
	f := &File{name: fmt.Sprint("pages", opened.Add(1)), disk: d, size: int64(len(data)), changed: map[int64]bool{}}
	memdb.Create(f.name, data)
	vfs.Register(f.name, f)
	return f, nil
}

// DSN is how the driver "sqlite3" reaches the database, with these parameters.
func (f *File) DSN(params string) string { return "file:/" + f.name + "?vfs=" + f.name + "&" + params }

// Sizes are how large the database is, and how much space is left on its disk.
func (f *File) Sizes() (size, free int64) {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.size, f.disk.Free()
}

// Close forgets the database. What was saved stays.
func (f *File) Close() {
	vfs.Unregister(f.name)
	memdb.Delete(f.name)
}

func memory() vfs.VFS { return vfs.Find("memdb") }

// Open opens the database itself, or something that lives no longer than a statement.
func (f *File) Open(name string, flags vfs.OpenFlag) (vfs.File, vfs.OpenFlag, error) {
	m, flags, err := memory().Open(name, flags)
	if err != nil || flags&vfs.OPEN_MAIN_DB == 0 {
		return m, flags, err
	}
	return &kept{m, f}, flags, nil
}

// Delete is asked for journals, of which there are none.
func (f *File) Delete(name string, dir bool) error { return memory().Delete(name, dir) }

// Access is asked for journals, too.
func (f *File) Access(name string, flags vfs.AccessFlag) (bool, error) {
	return memory().Access(name, flags)
}

// FullPathname is the name.
func (f *File) FullPathname(name string) (string, error) { return name, nil }

// kept is the file as a connection has it.
type kept struct {
	vfs.File
	of *File
}

// WriteAt notes which pages have changed.
func (k *kept) WriteAt(b []byte, at int64) (int, error) {
	k.of.mu.Lock()
	defer k.of.mu.Unlock()
	n, err := k.File.WriteAt(b, at)
	for page := at / Size; page*Size < at+int64(n); page++ {
		k.of.changed[page] = true
	}
	return n, err
}

// Sync saves what has changed. A journal is held in memory, so that nothing of a change reaches the disk before the
// whole of it is here.
func (k *kept) Sync(vfs.SyncFlag) error {
	f := k.of
	f.mu.Lock()
	defer f.mu.Unlock()
	size, err := k.Size()
	if err != nil {
		return err
	}
	if len(f.changed) == 0 && size == f.size {
		return nil
	}
	changed := map[int64][]byte{}
	for page := range f.changed {
		if at := page * Size; at < size {
			b := make([]byte, min(Size, size-at))
			if _, err := k.ReadAt(b, at); err != nil && err != io.EOF {
				return err
			}
			changed[page] = b
		}
	}
	if err := f.disk.Save(size, changed); err != nil {
		return vfs.SystemError(err, sqlite3.IOERR_FSYNC)
	}
	f.size = size
	clear(f.changed)
	return nil
}
