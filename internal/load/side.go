//go:build unix

package main

import (
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"syscall"
	"time"

	"waystation/internal/child"
)

// side is one of the two that are compared: a program that serves, and how it is played with.
type side struct {
	command func(addr string) *exec.Cmd
	dir     string
	blind   bool // what it shows is no match: whoever plays makes answers up
}

// realServer is Waystation, with limits out of the way.
func realServer(program, dir string) side {
	return side{dir: dir, command: func(addr string) *exec.Cmd {
		cmd := exec.Command(program, "serve", "--no-open", "--addr", addr, "--trust-proxy", "--log-level", "warn")
		cmd.Env = append(os.Environ(), "WAYSTATION_DATA="+dir,
			"WAYSTATION_LIMITS=rooms=20000,streams=40000,connections=65536,hosted=20000,rate=100000,burst=1000000")
		return cmd
	}}
}

// theFloor is this program as the floor.
func theFloor(self, dir string, bytes int) side {
	return side{dir: dir, blind: true, command: func(addr string) *exec.Cmd {
		return exec.Command(self, "-floor", "-addr", addr, "-bytes", strconv.Itoa(bytes), dir)
	}}
}

// process is a side that serves.
type process struct {
	cmd   *exec.Cmd
	root  string // such as http://127.0.0.1:4711
	ended chan struct{}
}

// start waits until the side answers.
func (s side) start() (*process, error) {
	if err := os.MkdirAll(s.dir, 0o700); err != nil {
		return nil, err
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	addr := l.Addr().String()
	l.Close()
	p := &process{cmd: s.command(addr), root: "http://" + addr}
	p.ended, err = child.Serve(p.cmd, func() error {
		res, err := http.Get(p.root + "/healthz")
		if err == nil {
			res.Body.Close()
		}
		return err
	})
	return p, err
}

func (p *process) stop() {
	p.cmd.Process.Signal(syscall.SIGTERM) //nolint:errcheck // it may have ended
	<-p.ended
}

// used is how much of a processor the process has used since it began (proc_pid_stat(5): fields 14 and 15, in
// hundredths of a second).
func (p *process) used() (time.Duration, error) {
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", p.cmd.Process.Pid))
	if err != nil {
		return 0, err
	}
	_, rest, ok := strings.Cut(string(b), ") ")
	f := strings.Fields(rest)
	if !ok || len(f) < 13 {
		return 0, errors.New("/proc tells nothing of the process")
	}
	user, err1 := strconv.Atoi(f[11])
	system, err2 := strconv.Atoi(f[12])
	return time.Duration(user+system) * 10 * time.Millisecond, errors.Join(err1, err2)
}

// memory is how many bytes of it are in memory (proc_pid_status(5)).
func (p *process) memory() (int64, error) {
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.cmd.Process.Pid))
	if err != nil {
		return 0, err
	}
	_, rest, _ := strings.Cut(string(b), "VmRSS:")
	f := strings.Fields(rest)
	if len(f) == 0 {
		return 0, errors.New("/proc tells nothing of the memory of the process")
	}
	kb, err := strconv.ParseInt(f[0], 10, 64)
	return kb << 10, err
}
