//go:build unix

package server_test

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"log/slog"
	"strings"
	"testing"

	"waystation/bus"
	"waystation/internal/natstest"
	"waystation/server"
	"waystation/shelf"
)

// openBus opens a bus as a server does, and returns what it logs. What is not about time waits as long as a test may.
func openBus(t *testing.T, n *natstest.Server, change ...func(*bus.Config)) (b *bus.Bus, logged func() string) {
	t.Helper()
	h := &house{log: &bytes.Buffer{}}
	c := bus.Config{URL: n.URL(), Games: searching(), Limit: patience, Most: 16, Times: bus.Times{Patience: patience},
		Log: slog.New(slog.NewTextHandler(&locked{w: h.log}, nil))}
	for _, f := range change {
		f(&c)
	}
	b, err := bus.Open(c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(b.Close)
	return b, h.logged
}

// searching is the caravan with a bot that searches.
func searching() []*shelf.Game {
	c := &server.Config{Games: []*shelf.Game{caravanGame()}}
	advised(c)
	return c.Games
}

// startWorker starts a worker in this process; the test ends when it has ended.
func startWorker(t *testing.T, n *natstest.Server, change ...func(*bus.Worker)) {
	t.Helper()
	ctx, stop := context.WithCancel(context.Background())
	w := &bus.Worker{URL: n.URL(), Name: t.Name(), Games: searching(), Threads: 1, Limit: patience,
		Times: bus.Times{Patience: patience}, Log: slog.New(slog.NewTextHandler(io.Discard, nil))}
	for _, f := range change {
		f(w)
	}
	ended := make(chan error)
	go func() { ended <- w.Run(ctx) }()
	t.Cleanup(func() {
		stop()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
}

// thoughts is how often bots have thought there, "worker" or "process".
func (h *house) thoughts(by string) string {
	for line := range strings.Lines(h.browser().get("/metrics").body) {
		if n, found := strings.CutPrefix(line, fmt.Sprintf("waystation_thoughts_total{by=%q} ", by)); found {
			return strings.TrimSpace(n)
		}
	}
	return "0"
}

// Where there are workers they think for all bots, whether these search or not.
func TestWorkersThink(t *testing.T) {
	n := natstest.For(t)
	startWorker(t, n)
	b, _ := openBus(t, n)
	until(t, "a worker is there", func() bool { return b.Find(ctx) == nil })
	h := start(t, func(c *server.Config) { c.Games, c.Workers = searching(), b })
	for _, level := range []string{"random", "shouter", "deep"} {
		m := h.make(fmt.Sprintf(`{"game":"caravan","options":{"days":"1"},`+
			`"seats":[{"kind":"bot","level":%[1]q},{"kind":"bot","level":%[1]q}]}`, level))
		until(t, "the bots end the match", h.over(m.ID))
	}
	if by, here := h.thoughts("worker"), h.thoughts("process"); by == "0" || here != "0" {
		t.Errorf("workers thought %s times, the server itself %s times", by, here)
	}
	if log := h.logged(); strings.Contains(log, "level=ERROR") {
		t.Error(log)
	}
}
