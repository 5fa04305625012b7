//go:build unix

package server_test

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"log/slog"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"waystation/bots"
	"waystation/bots/search"
	"waystation/bus"
	"waystation/internal/natstest"
	"waystation/server"
	"waystation/shelf"
	"waystation/table"
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
	w := &bus.Worker{URL: n.URL(), Name: t.Name(), Games: searching(), Threads: 1, Limit: patience,
		Times: bus.Times{Patience: patience}, Log: slog.New(slog.NewTextHandler(io.Discard, nil))}
	for _, f := range change {
		f(w)
	}
	natstest.Runs(t, w.Run)
}

// workUntilKilled is what the test's own binary does when it is started as a worker. Its bot named odd does not come to
// an end with its answer, or ends the process.
func workUntilKilled(url, bot string) {
	games := searching()
	games[0].Bots = append(games[0].Bots, deeply(func(any, *table.Ask) []table.Option {
		fmt.Println("thinking")
		if bot == "dies" {
			syscall.Kill(os.Getpid(), syscall.SIGKILL)
		}
		select {}
	}))
	w := &bus.Worker{URL: url, Name: bot, Games: games, Threads: 1, Limit: patience, Times: shortTimes,
		Log: slog.New(slog.DiscardHandler)}
	fmt.Println(w.Run(context.Background()))
}

// shortTimes are after how little silence a worker is dead; for all else there is time. One that is only slow, as on a busy
// machine, must be heard of within it.
var shortTimes = bus.Times{Patience: patience, Silence: 3 * time.Second}

// briefly gives a worker, or a bus, these times.
func briefly(w *bus.Worker)    { w.Times = shortTimes }
func brieflyBus(c *bus.Config) { c.Times = shortTimes }

// startWorkProcess starts a worker in a process of its own. thinks waits until its bot thinks.
func startWorkProcess(t *testing.T, n *natstest.Server, bot string) (w *process, thinks func()) {
	t.Helper()
	w = &process{cmd: exec.Command(os.Args[0])}
	w.cmd.Env = append(os.Environ(), "WAYSTATION_TEST_WORK="+n.URL(), "WAYSTATION_TEST_BOT="+bot)
	w.cmd.Stderr = os.Stderr
	out, err := w.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := w.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(w.kill)
	return w, func() {
		t.Helper()
		if line, err := bufio.NewReader(out).ReadString('\n'); line != "thinking\n" {
			t.Fatalf("the worker says %q, %v", line, err)
		}
	}
}

// oddly puts a bot named odd on a server's shelf, who thinks in workers alone.
func oddly(t *testing.T, b *bus.Bus) func(*server.Config) {
	return func(c *server.Config) {
		c.Games, c.Workers = searching(), b
		c.Games[0].Bots = append(c.Games[0].Bots, deeply(func(view any, a *table.Ask) []table.Option {
			t.Error("it thinks in the server")
			return shouter{}.Choose(view, a)
		}))
	}
}

// soundly gives a worker a bot named odd who answers.
func soundly(w *bus.Worker) {
	w.Games[0].Bots = append(w.Games[0].Bots, deeply(shouter{}.Choose))
}

// deeply is a bot named odd who takes its time, as one that searches.
func deeply(choose odd) shelf.BotLevel {
	return shelf.BotLevel{Name: "odd", Label: "Odd", Style: &search.Style{},
		New: func(uint64) bots.Player { return oddThinker{choose} }}
}

type oddThinker struct{ odd }

func (o oddThinker) Think(_ context.Context, w *table.Worlds, _ int) []table.Option {
	return o.odd(w.View(), w.Ask())
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

// deepMatch is one of bots that search, quickMatch one of others.
const (
	deepMatch  = `{"game":"caravan","options":{"days":"1"},"seats":[{"kind":"bot","level":"deep"},{"kind":"bot","level":"deep"}]}`
	quickMatch = `{"game":"caravan","options":{"days":"1"},"seats":[{"kind":"bot"},{"kind":"bot"}]}`
	oddMatch   = `{"game":"caravan","options":{"days":"1"},"seats":[{"kind":"bot","level":"odd"},{"kind":"bot","level":"odd"}]}`
)

// Where there are workers they think for all bots that search. To send what the others are asked would take longer.
func TestWorkersThink(t *testing.T) {
	n := natstest.For(t)
	startWorker(t, n)
	b, _ := openBus(t, n)
	until(t, "a worker is there", func() bool { return b.Find(ctx) == nil })
	h := start(t, func(c *server.Config) { c.Games, c.Workers = searching(), b })
	h.plays(t, deepMatch)
	by := h.thoughts("worker")
	if here := h.thoughts("process"); by == "0" || here != "0" {
		t.Errorf("for bots that search workers thought %s times, the server itself %s times", by, here)
	}
	h.plays(t, quickMatch)
	if h.thoughts("worker") != by || h.thoughts("process") == "0" {
		t.Errorf("for others workers thought %s times more than %s", h.thoughts("worker"), by)
	}
	if log := h.logged(); strings.Contains(log, "level=ERROR") {
		t.Error(log)
	}
}

// plays makes a match of bots, and waits until they have ended it.
func (h *house) plays(t *testing.T, match string) made {
	t.Helper()
	m := h.make(match)
	until(t, "the bots end the match", h.over(m.ID))
	return m
}

// A worker that is killed in mid-thought costs its match some time, and nothing else.
func TestAWorkerIsKilledInMidThought(t *testing.T) {
	n := natstest.For(t)
	b, _ := openBus(t, n, brieflyBus)
	h := start(t, oddly(t, b))
	w, thinks := startWorkProcess(t, n, "sleeps")
	until(t, "a worker is there", func() bool { return b.Find(ctx) == nil })
	m := h.make(oddMatch)
	thinks()
	w.kill()
	startWorker(t, n, briefly, soundly)
	until(t, "another worker ends the match", h.over(m.ID))
	if log := h.logged(); strings.Contains(log, "level=ERROR") || h.thoughts("process") != "0" {
		t.Errorf("the server thought %s times: %s", h.thoughts("process"), log)
	}
}

// A job with which two workers die is nobody's any more: its match is set aside. The others go on.
func TestAJobThatKillsWorkers(t *testing.T) {
	n := natstest.For(t)
	b, _ := openBus(t, n, brieflyBus)
	h := start(t, oddly(t, b))
	var ill made
	for i := range 2 {
		w, thinks := startWorkProcess(t, n, "dies")
		if i == 0 {
			until(t, "a worker is there", func() bool { return b.Find(ctx) == nil })
			ill = h.make(oddMatch)
		}
		thinks()
		w.cmd.Wait()
		until(t, "it is gone", func() bool { return b.Find(ctx) != nil })
		h.plays(t, deepMatch)
	}
	startWorker(t, n, briefly, soundly)
	why := "the processes in which the bot of Red thought ended"
	h.aside(t, ill.ID, why, ill.ID)
	if !strings.Contains(h.browser().get("/metrics").body, "waystation_set_aside_total 1") {
		t.Error("it is not counted")
	}
	if err := h.store.GoOn(ctx, ill.ID); err != nil { // with workers who can do it
		t.Fatal(err)
	}
	until(t, "the match ends", h.over(ill.ID))
}

// When NATS goes the server thinks for itself and says so once; when it is back, so do workers.
func TestNATSGoesAndComesBack(t *testing.T) {
	n := natstest.For(t)
	startWorker(t, n)
	b, said := openBus(t, n)
	h := start(t, func(c *server.Config) { c.Games, c.Workers = searching(), b })
	says := func(gone, back int, up string) {
		t.Helper()
		log := said()
		if strings.Count(log, "workers don't think") != gone || strings.Count(log, "workers think again") != back {
			t.Errorf("the log says %s", log)
		}
		if page := h.browser().get("/metrics").body; !strings.Contains(page, "waystation_workers_up "+up) {
			t.Errorf("up is not %s", up)
		}
	}
	until(t, "a worker is there", func() bool { return b.Find(ctx) == nil })
	h.plays(t, deepMatch)
	says(0, 0, "1")
	n.Kill()
	before := h.thoughts("worker")
	h.plays(t, deepMatch)
	h.plays(t, deepMatch)
	says(1, 0, "0")
	if after := h.thoughts("worker"); after != before {
		t.Errorf("without NATS workers thought: %s times, then %s", before, after)
	}
	if err := n.Restart(); err != nil {
		t.Fatal(err)
	}
	until(t, "the worker is back", func() bool { return b.Find(ctx) == nil })
	here := h.thoughts("process")
	h.plays(t, deepMatch)
	says(1, 1, "1")
	if now := h.thoughts("process"); now != here {
		t.Errorf("with a worker the server thinks: %s times, then %s", here, now)
	}
}

// Hints and analyses are looked for by workers, too.
func TestWorkersAdvise(t *testing.T) {
	n := natstest.For(t)
	startWorker(t, n)
	b, _ := openBus(t, n)
	until(t, "a worker is there", func() bool { return b.Find(ctx) == nil })
	h := start(t, advised, func(c *server.Config) { c.Workers = b })
	mara := h.browser()
	at := mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "open")
	h.browser().post(at+"/sit", "seat", "1")
	if r := mara.post(at + "/hint?seat=0"); r.status != 200 || !strings.Contains(r.body, "would choose") ||
		!strings.Contains(r.body, "Who wins then:") {
		t.Fatalf("a hint: %d %s", r.status, body(r.body))
	}
	if by := h.thoughts("worker"); by != "1" {
		t.Errorf("for a hint workers thought %s times", by)
	}
	m := h.plays(t, quickMatch)
	before, here := h.thoughts("worker"), h.thoughts("process")
	mara.post("/t/" + m.ID + "/analysis")
	until(t, "the analysis is made", func() bool {
		return !strings.Contains(mara.get("/t/"+m.ID+"/analysis").header.Get("Refresh"), "2")
	})
	if page := mara.get("/t/" + m.ID + "/analysis").body; strings.Contains(page, "be looked back at") {
		t.Errorf("an analysis: %s", body(page))
	}
	if h.thoughts("worker") == before || h.thoughts("process") != here {
		t.Errorf("for an analysis the server thinks itself: %s times, then %s", here, h.thoughts("process"))
	}
}
