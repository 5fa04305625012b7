//go:build unix

package main

import (
	"context"
	"errors"
	"log/slog"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"waystation/server"
	"waystation/shelf"
	"waystation/store"
)

// asFloor has this test program be the floor.
const asFloor = "WAYSTATION_LOAD_FLOOR"

func TestMain(m *testing.M) {
	if addr := os.Getenv(asFloor); addr != "" {
		serveFloor(addr, os.Args[1], 1000) //nolint:errcheck // the test says that it does not answer
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// enough plays until each match has seen some answers, and returns what was counted.
func enough(t *testing.T, c *crowd, answers int) figures {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	c.begin()
	done := make(chan error, c.plan.matches)
	for i := range c.plan.matches {
		go func() { done <- c.play(ctx, i) }()
	}
	for now := 0; now < answers; time.Sleep(10 * time.Millisecond) {
		select {
		case err := <-done:
			t.Fatalf("play has ended: %v", err)
		default:
		}
		c.mu.Lock()
		now = c.figures.answers
		c.mu.Unlock()
	}
	f := c.end()
	stop()
	for range c.plan.matches {
		<-done
	}
	c.client.CloseIdleConnections()
	return f
}

// Every game is played through the server: answers at random count, both seats hear of each, and of what it changes.
func TestTheServerIsPlayedOn(t *testing.T) {
	matches, err := store.Open(filepath.Join(t.TempDir(), "waystation.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer matches.Close()
	s, err := server.New(server.Config{Store: matches, Games: shelf.All(), Log: slog.New(slog.DiscardHandler), TrustProxy: true})
	if err != nil {
		t.Fatal(err)
	}
	web := httptest.NewServer(s.Handler())
	defer web.Close()
	defer s.Close() // first, as it ends the streams
	for _, g := range shelf.All() {
		c := plan{game: g.Box.Name, matches: 2, pages: true}.crowd(false, web.URL)
		f := enough(t, c, 20)
		if f.looks < 2*f.answers || f.pages < f.answers || f.bytesALook() < 100 || len(f.pushed) != f.answers {
			t.Errorf("%s: %d answers, %d looks of %d bytes, %d pages, %d pushes", g.Box.Name, f.answers, f.looks,
				f.bytesALook(), f.pages, len(f.pushed))
		}
	}
}

// The floor keeps what it is sent, and is measured as a process.
func TestTheFloorIsMeasured(t *testing.T) {
	if _, err := os.Stat("/proc/self/stat"); err != nil {
		t.Skip("there is no /proc here, which tells what a process has used")
	}
	var f figures
	p := plan{matches: 3, window: 100 * time.Millisecond}
	for err := errNothing; errors.Is(err, errNothing); p.window *= 2 { // as long as this machine needs
		if f, err = p.run(t.Context(), testFloor(t.TempDir())); err != nil && !errors.Is(err, errNothing) {
			t.Fatal(err)
		}
	}
	if f.bytesALook() != 1000 || f.looks < 2*f.answers-2*p.matches || f.memory <= 0 {
		t.Errorf("%+v", f)
	}
}

// testFloor is the floor as this test program is one.
func testFloor(dir string) side {
	s := theFloor(os.Args[0], dir, 1000)
	command := s.command
	s.command = func(addr string) *exec.Cmd {
		cmd := command(addr)
		cmd.Args = []string{cmd.Args[0], dir}
		cmd.Env = append(os.Environ(), asFloor+"="+addr)
		return cmd
	}
	return s
}
