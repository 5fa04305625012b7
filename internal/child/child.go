//go:build unix

// Package child starts servers for tests, which end when the test does, however that ends.
package child

import (
	"os/exec"
	"runtime"
	"syscall"
)

// Start starts a process. ended is closed when it has ended.
func Start(cmd *exec.Cmd) (ended chan struct{}, err error) {
	if cmd.SysProcAttr == nil {
		cmd.SysProcAttr = &syscall.SysProcAttr{}
	}
	dieWithUs(cmd.SysProcAttr)
	ended = make(chan struct{})
	started := make(chan error)
	go func() {
		// The death of the thread that starts it is taken for ours.
		runtime.LockOSThread()
		err := cmd.Start()
		started <- err
		if err == nil {
			cmd.Wait() //nolint:errcheck // however it ends, it has ended
		}
		close(ended)
	}()
	return ended, <-started
}
