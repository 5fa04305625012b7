package server_test

import (
	"fmt"
	"testing"
	"testing/synctest"
	"time"

	"waystation/server"
)

// Who is banned reads and changes nothing more, a guest or a whole address, and nobody else is touched.
func TestWhoIsBanned(t *testing.T) { synctest.Test(t, whoIsBanned) }

func whoIsBanned(t *testing.T) {
	h := start(t, func(c *server.Config) { c.TrustProxy = true })
	mara, otto := h.browser(), h.browser()
	at := mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "open")
	otto.post(at + "/sit")
	if err := h.store.Ban(ctx, fmt.Sprint("guest ", otto.guest()), "rude"); err != nil {
		t.Fatal(err)
	}
	if err := h.store.Ban(ctx, "10.0.0.9", "floods"); err != nil {
		t.Fatal(err)
	}
	time.Sleep(5 * time.Second) // what is known of bans may be as old
	if r := otto.post(at+"/talk", "words", "ha"); r.status != 403 {
		t.Errorf("a guest who is banned speaks: %d", r.status)
	}
	if r := otto.get(at); r.status != 200 {
		t.Errorf("they read: %d", r.status)
	}
	for address, want := range map[string]int{"10.0.0.9": 403, "10.0.0.8": 200} {
		if r := h.browser().get(at, "X-Forwarded-For", address); r.status != want {
			t.Errorf("%s: %d, want %d", address, r.status, want)
		}
	}
	if r := mara.post(at+"/answer?seat=0", "number", field(t, mara.get(at).body, "number"), "key", "stop"); r.status != 200 {
		t.Errorf("somebody else: %d", r.status)
	}
	if err := h.store.Unban(ctx, fmt.Sprint("guest ", otto.guest())); err != nil {
		t.Fatal(err)
	}
	time.Sleep(5 * time.Second)
	if r := otto.post(at+"/talk", "words", "sorry"); r.status != 200 {
		t.Errorf("again: %d", r.status)
	}
}
