//go:build unix

package server_test

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"waystation/internal/natstest"
	"waystation/internal/pgtest"
)

// Three servers share a database and hand requests on to each other, two workers think for their bots by way of NATS, and
// people play by way of any server. Whatever can die is killed at random, servers, workers, NATS and PostgreSQL, and what
// can be cut is cut, from a server to the others and to NATS: every answer that was acknowledged stays, none counts
// twice, no match is played by two, bots think on, and everybody goes on. WAYSTATION_KILLS and WAYSTATION_MATCHES make it
// longer: docs/operating.md.
func TestKillOfAllThatCanDie(t *testing.T) {
	if testing.Short() {
		t.Skip("starts processes")
	}
	blows, matches := fromEnv("WAYSTATION_KILLS", 6), fromEnv("WAYSTATION_MATCHES", 6)
	db, n := pgtest.For(t), natstest.For(t)
	url, err := db.Database("")
	if err != nil {
		t.Fatal(err)
	}
	f := &fleet{t: t, over: make(chan struct{}), nodes: make([]*process, 3), rng: rand.New(rand.NewPCG(1, 2)),
		match: `{"game":"caravan","seats":[{"kind":"human"},{"kind":"human"},{"kind":"bot","level":"deep"}]}`}
	var buses []*cable
	for range f.nodes {
		f.urls = append(f.urls, url)
		f.ways = append(f.ways, lay(t, "tcp", "127.0.0.1:0", ""))
		c := lay(t, "tcp", "127.0.0.1:0", strings.TrimPrefix(n.URL(), "nats://"))
		buses, f.buses = append(buses, c), append(f.buses, "nats://"+c.at)
	}
	for i := range f.nodes {
		f.start(i)
	}
	t.Cleanup(func() {
		for _, p := range f.nodes {
			p.kill()
		}
	})
	workers := make([]*process, 2)
	for i := range workers {
		workers[i], _ = startWorkProcess(t, n, "sound")
	}
	pairs, end := f.players(matches)
	defer end()

	rng := rand.New(rand.NewPCG(9, 10))
	cut := func(c *cable) {
		c.cut()
		f.goOn(pairs)
		f.goOn(pairs)
		c.mend()
	}
	done := []func(){
		func() {
			i := rng.IntN(len(f.nodes))
			f.nodes[i].kill()
			f.goOn(pairs)
			f.start(i)
		},
		func() {
			i := rng.IntN(len(workers))
			workers[i].kill()
			f.goOn(pairs)
			workers[i], _ = startWorkProcess(t, n, "sound")
		},
		func() {
			n.Kill()
			f.goOn(pairs)
			if err := n.Restart(); err != nil {
				t.Fatal(err)
			}
		},
		func() {
			db.Kill()
			if err := db.Restart(); err != nil {
				t.Fatal(err)
			}
		},
		func() {
			for _, c := range f.ways { // one of them has matches that others ask for
				cut(c)
			}
		},
		func() { cut(buses[rng.IntN(len(buses))]) },
	}
	began := time.Now()
	for i := range blows {
		f.await(int64(matches) + rng.Int64N(int64(matches)))
		done[i%len(done)]()
		f.goOn(pairs)
		if t.Failed() {
			return
		}
		if i%20 == 19 {
			t.Logf("%d blows after %v: %d answers", i+1, time.Since(began).Round(time.Second), f.heard.Load())
		}
	}
	end()
	f.report(pairs, url, began, "%d blows to 3 servers, 2 workers, NATS, PostgreSQL and the ways between them", blows)
}
