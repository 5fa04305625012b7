//go:build unix

// Package natstest starts NATS for tests, from what is installed on this machine.
package natstest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/nats-io/nats.go"

	"waystation/internal/child"
)

// ErrNone: NATS is not installed here.
var ErrNone = errors.New("NATS is not installed: nats-server is searched for on the path and in /usr/sbin; " +
	"on Debian the package nats-server has it")

// Server is NATS with JetStream, at a port of this machine.
type Server struct {
	bin, dir string
	port     string // "-1" until it has been given one
	run      *exec.Cmd
	ended    chan struct{} // closed when the process has ended
}

// For starts a server for one test, which is skipped where NATS is not installed.
func For(t testing.TB) *Server {
	t.Helper()
	s, err := Start()
	if errors.Is(err, ErrNone) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Stop)
	return s
}

// Runs runs what a server is there for, such as a worker, until the test ends: with an error, it has failed.
func Runs(t testing.TB, run func(context.Context) error) {
	t.Helper()
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan error)
	go func() { ended <- run(ctx) }()
	t.Cleanup(func() {
		stop()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
}

// Start makes a server and starts it. The error is ErrNone where NATS is not installed.
func Start() (*Server, error) {
	bin, err := exec.LookPath("nats-server")
	if err != nil {
		bin = "/usr/sbin/nats-server" // not on everybody's path
		if _, err := os.Stat(bin); err != nil {
			return nil, ErrNone
		}
	}
	dir, err := os.MkdirTemp("", "natstest")
	if err != nil {
		return nil, err
	}
	s := &Server{bin: bin, dir: dir, port: "-1"}
	if err := s.Restart(); err != nil {
		os.RemoveAll(dir)
		return nil, err
	}
	return s, nil
}

// Restart starts the server again, at the same port, and waits until it answers.
func (s *Server) Restart() error {
	settings := fmt.Sprintf("listen: \"127.0.0.1:%s\"\nports_file_dir: %q\n"+
		"jetstream { store_dir: %q, max_mem: 128M, max_file: 16M }\n", s.port, s.dir, s.dir)
	file := filepath.Join(s.dir, "nats.conf")
	if err := os.WriteFile(file, []byte(settings), 0o600); err != nil {
		return err
	}
	s.run = exec.Command(s.bin, "-c", file)
	var err error
	s.ended, err = child.Serve(s.run, s.answers)
	return err
}

// answers asks JetStream, which is there a little later than NATS.
func (s *Server) answers() error {
	if s.port == "-1" {
		if err := s.readPort(); err != nil {
			return err
		}
	}
	nc, err := nats.Connect(s.URL())
	if err != nil {
		return err
	}
	defer nc.Close()
	_, err = nc.Request("$JS.API.INFO", nil, 5*time.Second)
	return err
}

// readPort reads which port the server has been given.
func (s *Server) readPort() error {
	b, err := os.ReadFile(filepath.Join(s.dir, fmt.Sprintf("%s_%d.ports", filepath.Base(s.bin), s.run.Process.Pid)))
	if err != nil {
		return err
	}
	var ports struct{ Nats []string }
	if err := json.Unmarshal(b, &ports); err != nil {
		return err
	}
	if len(ports.Nats) == 0 {
		return errors.New("it has no port")
	}
	u, err := url.Parse(ports.Nats[0])
	if err != nil {
		return err
	}
	s.port = u.Port()
	return nil
}

// URL is where the server is.
func (s *Server) URL() string { return "nats://127.0.0.1:" + s.port }

// Kill kills the server, as kill -9 does. Restart starts it again.
func (s *Server) Kill() {
	s.run.Process.Signal(syscall.SIGKILL) //nolint:errcheck // it may have ended
	<-s.ended
}

// Stop ends the server and removes all of it.
func (s *Server) Stop() {
	s.Kill()
	os.RemoveAll(s.dir)
}
