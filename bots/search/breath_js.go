package search

import (
	"sync"
	"syscall/js"
	"time"
)

// hold is for how long a browser may be kept from everything else.
const hold = 20 * time.Millisecond

var breath struct {
	mu   sync.Mutex
	last time.Time
	next chan struct{} // closed when the browser has had its turn; nil when nobody waits for that
}

// breathe lets the browser have its turn, in which requests come and what was stored is heard of: in one there is a
// single thread, and it is Go's for as long as anything can go on. All who compute wait for the same turn, for the
// thread is free only when nobody does.
func breathe() {
	breath.mu.Lock()
	if breath.next == nil {
		if time.Since(breath.last) < hold {
			breath.mu.Unlock()
			return
		}
		breath.next = make(chan struct{})
		turn.Call("postMessage", 0)
	}
	next := breath.next
	breath.mu.Unlock()
	<-next
}

// turn posts a message to itself, which comes after whatever else waits. A timer would let the thread lie idle.
var turn = func() js.Value {
	channel := js.Global().Get("MessageChannel").New()
	channel.Get("port1").Set("onmessage", js.FuncOf(func(js.Value, []js.Value) any {
		breath.mu.Lock()
		defer breath.mu.Unlock()
		breath.last = time.Now()
		close(breath.next)
		breath.next = nil
		return nil
	}))
	return channel.Get("port2")
}()
