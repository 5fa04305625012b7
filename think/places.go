package think

import (
	"context"
	"sync"
	"time"
)

// Places hands out places to think so that nobody waits for all that somebody else wants: shares take turns, a place
// each. Where people wait they come first; of every few places one goes to others all the same.
type Places struct {
	mu           sync.Mutex
	free         int
	soon, others waiting
	row          int // how many places in a row people have got while others waited
}

// othersTurn is how many places people get in a row.
const othersTurn = 4

// Turn is somebody who wants a place.
type Turn struct {
	Share string // whose it is: with it they take turns
	Soon  bool   // people wait for it
}

// waiting are those who wait, by share, and the shares in the order in which it is their turn.
type waiting struct {
	order []string
	by    map[string][]chan struct{}
}

// NewPlaces makes so many.
func NewPlaces(n int) *Places { return &Places{free: n} }

// Take waits for a place, but no longer than patience, and reports whether there is one.
func (t *Places) Take(ctx context.Context, x Turn, patience time.Duration) bool {
	t.mu.Lock()
	if t.free > 0 { // then nobody waits
		t.free--
		t.mu.Unlock()
		return true
	}
	mine := make(chan struct{})
	t.queue(x).add(x.Share, mine)
	t.mu.Unlock()
	limit := time.NewTimer(patience)
	defer limit.Stop()
	select {
	case <-mine:
		return true
	case <-limit.C:
	case <-ctx.Done():
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.queue(x).drop(x.Share, mine) {
		return false
	}
	return true // it came at the same time
}

// More takes as many places as are free.
func (t *Places) More() int {
	t.mu.Lock()
	defer t.mu.Unlock()
	n := t.free
	t.free = 0
	return n
}

// Leave gives places back.
func (t *Places) Leave(n int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for range n {
		if next := t.next(); next != nil {
			close(next)
		} else {
			t.free++
		}
	}
}

// next is whose turn it is; nil when nobody waits.
func (t *Places) next() chan struct{} {
	switch soon, others := len(t.soon.order) > 0, len(t.others.order) > 0; {
	case soon && (!others || t.row < othersTurn):
		if t.row++; !others {
			t.row = 0
		}
		return t.soon.next()
	case others:
		t.row = 0
		return t.others.next()
	}
	return nil
}

func (t *Places) queue(x Turn) *waiting {
	if x.Soon {
		return &t.soon
	}
	return &t.others
}

func (w *waiting) add(share string, one chan struct{}) {
	if w.by == nil {
		w.by = map[string][]chan struct{}{}
	}
	if len(w.by[share]) == 0 {
		w.order = append(w.order, share)
	}
	w.by[share] = append(w.by[share], one)
}

// next takes the first of the share whose turn it is, which is then the last to have another.
func (w *waiting) next() chan struct{} {
	share := w.order[0]
	one := w.by[share][0]
	w.order = w.order[1:]
	w.by[share] = w.by[share][1:]
	if len(w.by[share]) > 0 {
		w.order = append(w.order, share)
	} else {
		delete(w.by, share)
	}
	return one
}

// drop removes one that waits, and reports whether it still did.
func (w *waiting) drop(share string, one chan struct{}) bool {
	list := w.by[share]
	for i, x := range list {
		if x != one {
			continue
		}
		w.by[share] = append(list[:i:i], list[i+1:]...)
		if len(w.by[share]) == 0 {
			delete(w.by, share)
			for j, s := range w.order {
				if s == share {
					w.order = append(w.order[:j:j], w.order[j+1:]...)
					break
				}
			}
		}
		return true
	}
	return false
}
