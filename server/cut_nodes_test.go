//go:build unix

package server_test

import (
	"database/sql"
	"io"
	"math/rand/v2"
	"net"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"waystation/internal/pgtest"
)

// cable is what a server reaches its database by, or NATS, or another server. While it is cut nothing gets through in
// either direction, and nobody is told: what was sent arrives when it is mended, as by a network that lost its packets.
type cable struct {
	kind  string // of network
	at    string // where it begins
	l     net.Listener
	pumps sync.WaitGroup

	mu    sync.Mutex
	to    string        // where it ends
	whole chan struct{} // closed while it is
	ends  map[net.Conn]bool
}

// layCable lays one to the database at an address, and returns the address to be used instead.
func layCable(t *testing.T, url string) (c *cable, through string) {
	t.Helper()
	const name = ".s.PGSQL.5432"
	_, host, ok := strings.Cut(url, "?host=")
	if !ok {
		t.Fatalf("%s is at no socket", url)
	}
	dir, err := os.MkdirTemp("/tmp", "cable") // the name of a socket is short
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	return lay(t, "unix", filepath.Join(dir, name), filepath.Join(host, name)), strings.Replace(url, host, dir, 1)
}

// lay lays a cable from an address to another one.
func lay(t *testing.T, kind, from, to string) *cable {
	t.Helper()
	c := &cable{kind: kind, to: to, whole: make(chan struct{}), ends: map[net.Conn]bool{}}
	close(c.whole)
	var err error
	if c.l, err = net.Listen(kind, from); err != nil {
		t.Fatal(err)
	}
	c.at = c.l.Addr().String()
	c.pumps.Go(c.serve)
	t.Cleanup(c.remove)
	return c
}

// leads lets the cable lead elsewhere.
func (c *cable) leads(to string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.to = to
}

func (c *cable) end() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.to
}

func (c *cable) serve() {
	for {
		near, err := c.l.Accept()
		if err != nil {
			return
		}
		c.pumps.Go(func() {
			defer near.Close()
			<-c.mended()
			far, err := net.Dial(c.kind, c.end())
			if err != nil {
				return // it is dead, too
			}
			defer far.Close()
			if !c.keep(near, far) {
				return
			}
			defer c.forget(near, far)
			var both sync.WaitGroup
			both.Go(func() { c.pump(near, far) })
			both.Go(func() { c.pump(far, near) })
			both.Wait()
		})
	}
}

// pump carries what comes from one end to the other, and its end.
func (c *cable) pump(from, to net.Conn) {
	buf := make([]byte, 16<<10)
	for {
		n, err := from.Read(buf)
		<-c.mended()
		if n > 0 {
			if _, err := to.Write(buf[:n]); err != nil {
				from.Close()
				return
			}
		}
		if err != nil {
			if err != io.EOF {
				from.Close()
			}
			to.Close()
			return
		}
	}
}

// mended is closed as soon as the cable is whole.
func (c *cable) mended() <-chan struct{} {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.whole
}

// keep notes the ends of a connection; false when the cable is gone.
func (c *cable) keep(ends ...net.Conn) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.ends == nil {
		return false
	}
	for _, x := range ends {
		c.ends[x] = true
	}
	return true
}

func (c *cable) forget(ends ...net.Conn) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, x := range ends {
		delete(c.ends, x)
	}
}

func (c *cable) cut() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.whole = make(chan struct{})
}

func (c *cable) mend() {
	c.mu.Lock()
	defer c.mu.Unlock()
	close(c.whole)
}

// tear ends all connections, as a router does that was started anew.
func (c *cable) tear() {
	c.mu.Lock()
	defer c.mu.Unlock()
	for x := range c.ends {
		x.Close()
	}
}

func (c *cable) remove() {
	c.tear()
	c.mu.Lock()
	c.ends = nil
	c.mu.Unlock()
	c.l.Close()
	c.pumps.Wait()
}

// Three servers share a database, each by a cable of its own, and cables are cut: others take the matches of who can't
// be heard, what it sent before comes too late when its cable is mended, and is nobody's answer any more. Nothing that
// was acknowledged is lost or counts twice, no match is played by two, and everybody goes on, while a cable is cut and
// after. WAYSTATION_CUTS and WAYSTATION_MATCHES make it longer: docs/operating.md.
func TestCutsBetweenServersAndTheirStore(t *testing.T) {
	if testing.Short() {
		t.Skip("starts processes")
	}
	cuts, matches := fromEnv("WAYSTATION_CUTS", 3), fromEnv("WAYSTATION_MATCHES", 6)
	f, cables, url := cabled(t)
	pairs, end := f.players(matches)
	defer end()
	began := time.Now()
	rng := rand.New(rand.NewPCG(7, 8))
	for n := range cuts {
		f.await(int64(matches) + rng.Int64N(int64(matches)))
		c := cables[rng.IntN(len(cables))]
		if n%3 == 2 {
			c.tear()
			f.goOn(pairs)
			continue
		}
		c.cut()
		f.goOn(pairs)
		f.goOn(pairs)
		c.mend()
		f.goOn(pairs)
		if t.Failed() {
			return
		}
	}
	end()
	f.report(pairs, url, began, "%d cuts between 3 servers and PostgreSQL", cuts)
}

// The clock by which the database says who was heard of lately jumps an hour ahead, and back again while a server is
// dead: the others take its matches all the same, and nothing that was acknowledged is lost.
func TestTheClockOfTheStoreJumps(t *testing.T) {
	if testing.Short() {
		t.Skip("starts processes")
	}
	jumps, matches := fromEnv("WAYSTATION_JUMPS", 4), fromEnv("WAYSTATION_MATCHES", 6)
	f, _, url := cabled(t, `CREATE SCHEMA jumps`, `CREATE TABLE jumps.ahead AS SELECT 0 AS hours`,
		`CREATE FUNCTION jumps.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS
			'SELECT pg_catalog.clock_timestamp() + (SELECT hours FROM jumps.ahead) * interval ''1 hour'''`)
	db, err := sql.Open("pgx", url)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	f.jumps = true
	pairs, end := f.players(matches)
	defer end()
	began := time.Now()
	for n := range jumps {
		f.await(int64(matches))
		if _, err := db.Exec("UPDATE jumps.ahead SET hours = $1", []int{1, 0, -1, 0}[n%4]); err != nil {
			t.Fatal(err)
		}
		dead := n % len(f.nodes)
		f.nodes[dead].kill()
		f.goOn(pairs)
		f.start(dead)
		f.goOn(pairs)
		if t.Failed() {
			return
		}
	}
	end()
	f.report(pairs, url, began, "%d jumps of PostgreSQL's clock by an hour, a server killed at each", jumps)
}

// cabled are three servers that share a database, each by a cable of its own. What is to be done in the database comes
// first, and its schema jumps is looked at before all others.
func cabled(t *testing.T, first ...string) (f *fleet, cables []*cable, url string) {
	t.Helper()
	url, err := pgtest.For(t).Database("")
	if err != nil {
		t.Fatal(err)
	}
	if len(first) > 0 {
		db, err := sql.Open("pgx", url)
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		first = append(first, `DO $$ BEGIN EXECUTE 'ALTER DATABASE ' || current_database() ||
			' SET search_path = public, jumps, pg_catalog'; END $$`)
		for _, words := range first {
			if _, err := db.Exec(words); err != nil {
				t.Fatalf("%s: %v", words, err)
			}
		}
	}
	f = &fleet{t: t, over: make(chan struct{}), nodes: make([]*process, 3), rng: rand.New(rand.NewPCG(1, 2))}
	for n := range f.nodes {
		c, through := layCable(t, url)
		cables, f.urls = append(cables, c), append(f.urls, through)
		f.start(n)
	}
	t.Cleanup(func() {
		for _, p := range f.nodes {
			p.kill()
		}
	})
	return f, cables, url
}
