//go:build unix

package main

import (
	"os"
	"path/filepath"
	"syscall"
)

// ownedLikeItsFolder gives what root has made to whoever its folder belongs to: a server that runs as a user of its own
// could not open it.
func ownedLikeItsFolder(file string) error {
	if os.Geteuid() != 0 {
		return nil
	}
	info, err := os.Stat(filepath.Dir(file))
	if err != nil {
		return err
	}
	like, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return nil
	}
	return os.Lchown(file, int(like.Uid), int(like.Gid))
}
