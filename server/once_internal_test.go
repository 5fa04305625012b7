package server

import (
	"fmt"
	"net/http"
	"testing"
	"testing/synctest"
	"time"
)

// Replies are kept for a time, and only so many of them and so large: the oldest go.
func TestRepliesAreKeptWithinBounds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var d doneOnce
		do := func(name string, size int) bool {
			x, fresh, err := d.begin(sum(name), sum("request"))
			if err != nil {
				t.Fatal(name, err)
			}
			if fresh {
				d.end(x, http.StatusOK, nil, make([]byte, size))
			}
			return fresh
		}
		if !do("one", 10) || do("one", 10) {
			t.Error("what was done is not known")
		}
		time.Sleep(onceLife - time.Second)
		if do("one", 10) {
			t.Error("it is forgotten too early")
		}
		time.Sleep(2 * time.Second)
		if !do("one", 10) {
			t.Error("it is never forgotten")
		}
		for i := range onceMost + 10 {
			do(fmt.Sprint("many ", i), 1)
		}
		if n := len(d.known); n > onceMost || n < onceMost-1 || d.order.Len() != n {
			t.Errorf("%d replies are kept, %d in order", n, d.order.Len())
		}
		if !do("one", 10) || do(fmt.Sprint("many ", onceMost+9), 1) {
			t.Error("it is not the oldest that goes")
		}
		for i := range 40 {
			do(fmt.Sprint("large ", i), onceBytes/16)
		}
		if d.bytes > onceBytes+onceBytes/16 {
			t.Errorf("%d bytes are kept", d.bytes)
		}
		do("too large", onceBytes)
		if !do("too large", onceBytes) {
			t.Error("what is too large is kept")
		}
		x, _, _ := d.begin(sum("breaks"), sum("request"))
		d.end(x, 0, nil, nil) // its handler panicked
		if _, fresh, err := d.begin(sum("breaks"), sum("request")); !fresh || err != nil {
			t.Error("what broke is never done again")
		}
	})
}
