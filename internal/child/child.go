//go:build unix

// Package child starts servers that are tested or measured, and end when that does, however it ends.
package child

import (
	"bytes"
	"fmt"
	"os/exec"
	"runtime"
	"syscall"
	"time"
)

// Serve starts a server, and waits until it answers or a minute has passed. What it wrote is in the error where it
// ended before. ended is closed when the process has ended, as it has after an error.
func Serve(cmd *exec.Cmd, answers func() error) (ended chan struct{}, err error) {
	log := &bytes.Buffer{}
	cmd.Stderr = log
	ended, err = Start(cmd)
	if err != nil {
		return ended, err
	}
	for end := time.Now().Add(time.Minute); ; time.Sleep(20 * time.Millisecond) {
		if err = answers(); err == nil {
			return ended, nil
		}
		select {
		case <-ended:
			return ended, fmt.Errorf("%s did not start: %w\n%s", cmd.Path, err, log)
		default:
		}
		if time.Now().After(end) {
			cmd.Process.Signal(syscall.SIGKILL) //nolint:errcheck // it may have ended
			<-ended
			return ended, fmt.Errorf("%s does not answer: %w", cmd.Path, err)
		}
	}
}

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
