//go:build unix

package server

import "syscall"

// descriptors is how many files and connections the system lets the process have open; 0 where that is not known.
func descriptors() int {
	var r syscall.Rlimit
	if syscall.Getrlimit(syscall.RLIMIT_NOFILE, &r) != nil || r.Cur > 1<<30 {
		return 0
	}
	return int(r.Cur)
}
