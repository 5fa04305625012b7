//go:build unix

// Package pgtest starts PostgreSQL for tests, from what is installed on this machine.
package pgtest

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/user"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib" // by which database/sql reaches it

	"waystation/internal/child"
)

// ErrNone: PostgreSQL is not installed here.
var ErrNone = errors.New("PostgreSQL is not installed: its programs are searched for in /usr/lib/postgresql/*/bin " +
	"and on the path; on Debian the package postgresql has them")

// Server is a server that runs on this machine, for nobody but its tests: it listens at a socket in a folder that is
// its own.
type Server struct {
	bin, dir string
	as       *syscall.Credential // the user as which it runs; nil for our own
	settings []string

	run   *exec.Cmd
	ended chan struct{} // closed when the process that runs has ended
	count atomic.Int64  // of databases
}

// For starts a server for one test, which is skipped where PostgreSQL is not installed. Nothing is synced.
func For(t testing.TB) *Server {
	t.Helper()
	s, err := Start(false)
	if errors.Is(err, ErrNone) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Stop)
	return s
}

// Start makes a server and starts it. With durable set a commit is on the disk as it is by default; else nothing is
// synced, which is quicker. The error is ErrNone where PostgreSQL is not installed.
func Start(durable bool) (s *Server, err error) {
	s = &Server{}
	if s.bin, err = programs(); err != nil {
		return nil, err
	}
	// Not t.TempDir, which is too long for the name of a socket, and which another user may not enter.
	if s.dir, err = os.MkdirTemp("/tmp", "pgtest"); err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			os.RemoveAll(s.dir)
		}
	}()
	if err := s.otherUser(); err != nil {
		return nil, err
	}
	if !durable {
		s.settings = []string{"fsync=off", "full_page_writes=off"}
	}
	s.settings = append(s.settings, "listen_addresses=", "unix_socket_directories="+s.dir, "shared_buffers=32MB",
		"max_connections=120", "logging_collector=off")
	initdb := s.command("initdb", "-D", s.data(), "-U", "waystation", "-A", "trust", "-E", "UTF8", "--locale=C",
		"--no-sync", "--no-instructions")
	if out, err := initdb.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("initdb: %w\n%s", err, out)
	}
	return s, s.Restart()
}

// programs is where the newest PostgreSQL has its programs.
func programs() (string, error) {
	found, _ := filepath.Glob("/usr/lib/postgresql/*/bin/postgres")
	if len(found) == 0 {
		if p, err := exec.LookPath("postgres"); err == nil {
			found = []string{p}
		}
	}
	if len(found) == 0 {
		return "", ErrNone
	}
	version := func(p string) int {
		n, _ := strconv.Atoi(filepath.Base(filepath.Dir(filepath.Dir(p))))
		return n
	}
	newest := slices.MaxFunc(found, func(a, b string) int { return version(a) - version(b) })
	return filepath.Dir(newest), nil
}

// otherUser makes the server run as somebody else where we are root, whom it refuses.
func (s *Server) otherUser() error {
	if os.Getuid() != 0 {
		return nil
	}
	u, err := user.Lookup("postgres")
	if err != nil {
		u, err = user.Lookup("nobody")
	}
	if err != nil {
		return err
	}
	uid, err1 := strconv.ParseUint(u.Uid, 10, 32)
	gid, err2 := strconv.ParseUint(u.Gid, 10, 32)
	s.as = &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}
	return errors.Join(err1, err2, os.Chown(s.dir, int(uid), int(gid)))
}

func (s *Server) data() string { return filepath.Join(s.dir, "data") }

func (s *Server) command(program string, args ...string) *exec.Cmd {
	cmd := exec.Command(filepath.Join(s.bin, program), args...)
	cmd.Dir = s.dir
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: s.as}
	return cmd
}

// Restart starts the server again, which was killed, and waits until it answers.
func (s *Server) Restart() error {
	args := []string{"-D", s.data()}
	for _, set := range s.settings {
		args = append(args, "-c", set)
	}
	var err error
	s.run = s.command("postgres", args...)
	s.ended, err = child.Serve(s.run, s.answers)
	return err
}

func (s *Server) answers() error {
	db, err := sql.Open("pgx", s.url("postgres"))
	if err != nil {
		return err
	}
	defer db.Close()
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	return db.PingContext(ctx)
}

func (s *Server) url(database string) string {
	return "postgres://waystation@/" + database + "?host=" + s.dir
}

// Kill kills the server and all its processes, as a machine does that loses its power. Its databases stay.
func (s *Server) Kill() {
	// Those that serve connections end when they see that the first one is gone; not at once, so each is killed.
	for _, pid := range append(children(s.run.Process.Pid), s.run.Process.Pid) {
		syscall.Kill(pid, syscall.SIGKILL) //nolint:errcheck // it may have ended
	}
	<-s.ended
}

// children are the processes that a process has started.
func children(of int) (pids []int) {
	out, _ := exec.Command("ps", "-o", "pid=", "--ppid", strconv.Itoa(of)).Output()
	for _, word := range strings.Fields(string(out)) {
		if pid, err := strconv.Atoi(word); err == nil {
			pids = append(pids, pid)
		}
	}
	return pids
}

// Stop ends the server and removes all of it.
func (s *Server) Stop() {
	s.run.Process.Signal(syscall.SIGQUIT) //nolint:errcheck // it may have ended
	<-s.ended
	os.RemoveAll(s.dir)
}

// Database makes a database, and returns how to reach it: a copy of that at another such address, which nobody may use
// just then, or an empty one for "".
func (s *Server) Database(like string) (url string, err error) {
	db, err := sql.Open("pgx", s.url("postgres"))
	if err != nil {
		return "", err
	}
	defer db.Close()
	name := fmt.Sprint("test", s.count.Add(1))
	words := "CREATE DATABASE " + name
	if like != "" {
		words += " TEMPLATE " + path.Base(strings.Split(like, "?")[0])
	}
	_, err = db.Exec(words)
	return s.url(name), err
}
