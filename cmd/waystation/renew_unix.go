//go:build unix

package main

import (
	"errors"
	"os"
	"strconv"
	"strings"
	"syscall"
)

// beginAnew puts a new process of this program in the place of this one, with the same arguments and its listener: what
// connects meanwhile waits. It only returns with an error.
func beginAnew(listener *os.File) error {
	if listener == nil {
		return errors.New("there is no listener to hand on")
	}
	// A file of this program is closed in the next one, unless this is said.
	if _, _, errno := syscall.Syscall(syscall.SYS_FCNTL, listener.Fd(), syscall.F_SETFD, 0); errno != 0 {
		return errno
	}
	self, err := os.Executable()
	if err != nil {
		return err
	}
	var env []string
	for _, e := range os.Environ() {
		if !strings.HasPrefix(e, handedOn+"=") {
			env = append(env, e)
		}
	}
	return syscall.Exec(self, os.Args, append(env, handedOn+"="+strconv.Itoa(int(listener.Fd()))))
}
