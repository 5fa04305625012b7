//go:build (linux || darwin) && !browser

package store

import "syscall"

// freeAt is how much space is free for us where a folder lies, in bytes; -1 when that is not known.
func freeAt(dir string) int64 {
	var x syscall.Statfs_t
	if syscall.Statfs(dir, &x) != nil {
		return -1
	}
	return int64(x.Bavail) * int64(x.Bsize)
}
