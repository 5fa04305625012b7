package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"strconv"
	"syscall"
	"time"

	"waystation/server"
	"waystation/store"
)

// A process that can't stop what does not come to an end is begun anew; where that can't be done it returns worn, by
// which whoever started it knows to start it again.
const (
	worn = 75 // EX_TEMPFAIL
	// handedOn names the listener that the process before has left, by its number.
	handedOn = "WAYSTATION_LISTENER"
	// calm is how long a process lives at least until it is begun anew.
	calm = 5 * time.Minute
	// takenOnWindows is what Windows says of an address at which another program listens: WSAEADDRINUSE.
	takenOnWindows = syscall.Errno(10048)
)

// wornOut waits until the server should be begun anew. It reports false when ctx ends before.
func wornOut(ctx context.Context, s *server.Server, young time.Duration) bool {
	began := time.Now()
	select {
	case <-s.Worn():
	case <-ctx.Done():
		return false
	}
	t := time.NewTimer(time.Until(began.Add(young)))
	defer t.Stop()
	select {
	case <-t.C:
		return true
	case <-ctx.Done():
		return false
	}
}

// listen is the listener that was handed to this process, by the one before in its place or by systemd, or a new one.
func (p *program) listen(addr string) (net.Listener, error) {
	fd := -1
	if n, err := strconv.Atoi(p.env(handedOn)); err == nil {
		fd = n
	} else if p.env("LISTEN_PID") == strconv.Itoa(os.Getpid()) && p.env("LISTEN_FDS") == "1" {
		fd = 3 // sd_listen_fds(3)
	}
	if fd < 0 {
		l, err := net.Listen("tcp", addr)
		if errors.Is(err, syscall.EADDRINUSE) || errors.Is(err, takenOnWindows) {
			return nil, fmt.Errorf("%s is in use by another program; choose another place with --addr", addr)
		}
		return l, err
	}
	f := os.NewFile(uintptr(fd), "listener")
	if f == nil {
		return nil, fmt.Errorf("listener %d, which was handed to this process, is not there", fd)
	}
	defer f.Close()
	l, err := net.FileListener(f)
	if err != nil {
		return nil, fmt.Errorf("listener %d, which was handed to this process: %w", fd, err)
	}
	return l, nil
}

// renewed ends the server in order, and begins it anew in another process. It returns only where that can't be done.
func (p *program) renewed(l net.Listener, s *server.Server, matches *store.Store) error {
	var kept *os.File
	if t, ok := l.(*net.TCPListener); ok {
		var err error
		if kept, err = t.File(); err != nil {
			fmt.Fprintf(p.errs, "waystation: the listener can't be handed on: %v\n", err)
		}
	}
	if err := errors.Join(s.Close(), matches.Close()); err != nil {
		fmt.Fprintf(p.errs, "waystation: %v\n", err)
	}
	if err := p.renew(kept); err != nil {
		fmt.Fprintf(p.errs, "waystation: it can't be begun anew here (%v): whoever started it has to\n", err)
	}
	return failure(worn)
}
