//go:build unix

package server_test

import (
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"waystation/internal/pgtest"
)

// goOn waits until a server plays the matches that another has played, and returns how long that took.
func goOn(t *testing.T, p *process, pairs []*pair) time.Duration {
	t.Helper()
	began := time.Now()
	for _, g := range pairs {
		for status := 0; status != 200; {
			status, _ = p.call("GET", "/matches/"+g.m.ID, "", "", nil)
			if status != 200 && status != 503 || time.Since(began) > patience {
				t.Fatalf("match %s: status %d after %v", g.m.ID, status, time.Since(began))
			}
			time.Sleep(20 * time.Millisecond)
		}
	}
	return time.Since(began)
}

// Of two servers that share a database the one that plays is killed, or stopped, while people play. The other goes on
// with every answer that was acknowledged and no other; and one that comes back to life after that changes nothing.
func TestKillOfAServerThatSharesItsStore(t *testing.T) {
	if testing.Short() {
		t.Skip("starts processes")
	}
	db := pgtest.For(t)
	url, err := db.Database("")
	if err != nil {
		t.Fatal(err)
	}
	names := [2]string{"red", "blue"}
	servers := [2]*process{startProcess(t, url, "red"), startProcess(t, url, "blue")}
	defer func() {
		for _, p := range servers {
			p.cmd.Process.Signal(syscall.SIGCONT)
			p.kill()
		}
	}()
	var pairs []*pair
	for range 4 {
		g := &pair{}
		body := `{"game":"firelands","seats":[{"kind":"human"},{"kind":"human"}]}`
		if status, err := servers[0].call("POST", "/matches", "", body, &g.m); err != nil || status != 201 {
			t.Fatal(status, err)
		}
		pairs = append(pairs, g)
	}
	for round, stops := range []bool{false, true, false, true} {
		plays, waits := servers[round%2], servers[(round+1)%2]
		goOn(t, plays, pairs)
		var heard atomic.Int64
		var wg sync.WaitGroup
		for i, g := range pairs {
			wg.Go(func() {
				g.play(plays, rand.New(rand.NewPCG(uint64(round), uint64(i))), &heard, 10*time.Millisecond)
			})
		}
		for end := time.Now().Add(patience); heard.Load() < 20 && time.Now().Before(end); {
			time.Sleep(time.Millisecond)
		}
		if stops {
			plays.cmd.Process.Signal(syscall.SIGSTOP)
		} else {
			plays.kill()
			wg.Wait()
		}
		took := goOn(t, waits, pairs)
		t.Logf("round %d: %d answers, the other goes on after %v", round, heard.Load(), took)
		if stops {
			// What it was asked before it was stopped it does now, or thinks that it does.
			plays.cmd.Process.Signal(syscall.SIGCONT)
			wg.Wait() // they are sent away
			for _, g := range pairs {
				// It may show what it has in memory until it says the next time that it is there.
				for end := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
					status, err := plays.call("GET", "/matches/"+g.m.ID, "", "", nil)
					if status == 503 {
						break
					}
					if err != nil || status != 200 || time.Now().After(end) {
						t.Fatalf("match %s, from who has lost it: %d, %v", g.m.ID, status, err)
					}
				}
			}
		} else {
			servers[round%2] = startProcess(t, url, names[round%2])
		}
		for _, g := range pairs {
			if g.over {
				t.Fatal("a match is over too soon for this test")
			}
			g.check(t, waits)
		}
	}
}
