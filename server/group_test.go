package server

import (
	"testing"
	"testing/synctest"
)

// Who waits for a group waits for what began before, and for what begins meanwhile.
func TestAGroupIsWaitedFor(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var g group
		g.Wait() // nothing runs
		first, second, idle := make(chan bool), make(chan bool), false
		g.Go(func() { <-first })
		go func() {
			g.Wait()
			idle = true
		}()
		synctest.Wait()
		g.Go(func() { <-second })
		for _, one := range []chan bool{first, second} {
			if synctest.Wait(); idle {
				t.Fatal("something runs, and nobody waits for it")
			}
			close(one)
		}
		if synctest.Wait(); !idle {
			t.Error("nothing runs, and still somebody waits")
		}
	})
}
