package server_test

import (
	"os"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"waystation/server"
)

// Whether the server can be sent requests is told truly: whether something can be stored, there is space, and the file is
// the one that was opened. That the process lives is another question.
func TestReadiness(t *testing.T) { synctest.Test(t, readiness) }

func readiness(t *testing.T) {
	var free atomic.Int64
	free.Store(1 << 40)
	h := start(t, func(c *server.Config) { c.Free = free.Load })
	b := h.browser()
	says := func(what string, status int, words string) {
		t.Helper()
		time.Sleep(time.Second) // what was found may be as old
		if r := b.get("/readyz"); r.status != status || strings.TrimSpace(r.body) != words {
			t.Errorf("%s: ready? %d %s, want %d %s", what, r.status, r.body, status, words)
		}
		if r := b.get("/healthz"); r.status != 200 {
			t.Errorf("%s: alive? %d %s", what, r.status, r.body)
		}
	}
	says("all is well", 200, "ready")
	for range 20 {
		b.get("/readyz")
	}
	if body := b.get("/metrics").body; !strings.Contains(body, "waystation_write_seconds_count 1\n") {
		t.Error("each look at it is a write")
	}
	free.Store(1000)
	says("little space", 503, "the disk is nearly full")
	free.Store(1 << 40)
	says("space again", 200, "ready")
	h.behind(`CREATE TRIGGER full BEFORE UPDATE ON alive BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`)
	says("nothing can be written", 503, "nothing can be stored")
	h.behind(empty)
	says("it can again", 200, "ready")
	if err := os.Rename(h.path, h.path+"2"); err != nil {
		t.Fatal(err)
	}
	says("the file is gone", 503, "nothing can be stored")
	if err := os.WriteFile(h.path, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	says("it is another file", 503, "nothing can be stored")
	if err := os.Rename(h.path+"2", h.path); err != nil {
		t.Fatal(err)
	}
	says("it is back", 200, "ready")
	h.s.Close()
	time.Sleep(time.Second)
	if r := b.get("/readyz"); r.status != 503 {
		t.Errorf("stopping: %d %s", r.status, r.body)
	}
}
