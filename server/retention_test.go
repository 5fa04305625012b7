package server_test

import (
	"math/rand/v2"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"waystation/server"
)

// A match that is over is deleted when it has rested for as long as everybody was told, and no other.
func TestOldMatchesAreDeletedAsTold(t *testing.T) { synctest.Test(t, oldMatches) }

func oldMatches(t *testing.T) {
	h := start(t, func(c *server.Config) { c.KeepDays, c.Limits.Beat = 2, time.Hour })
	const words = "deleted here after 2 days"
	over, running := h.people(2, "over"), h.people(2, "running")
	for _, path := range []string{"/about", "/matches", "/t/" + over.ID + "/seats"} {
		if !strings.Contains(h.browser().get(path).body, words) {
			t.Errorf("%s does not say that matches are deleted", path)
		}
	}
	for rng := rand.New(rand.NewPCG(9, 9)); h.step(over, rng); {
	}
	for _, x := range []struct{ days, want int }{{1, 200}, {2, 404}} {
		time.Sleep(time.Duration(x.days) * 24 * time.Hour)
		synctest.Wait()
		if got := h.api("GET", "/matches/"+over.ID, "", "").status; got != x.want {
			t.Errorf("after %d days more: %d, expected %d", x.days, got, x.want)
		}
	}
	if got := h.api("GET", "/matches/"+running.ID, "", "").status; got != 200 {
		t.Errorf("a match that runs: %d", got)
	}
	h.restart(func(c *server.Config) { c.KeepDays = 0 })
	if strings.Contains(h.browser().get("/about").body, "deleted here") {
		t.Error("all is kept, and yet it says that something is deleted")
	}
}
