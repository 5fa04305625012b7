package server

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"runtime"
	"runtime/debug"
	"sync"
	"time"
)

// errEndless: something of a game or a bot did not come to an end. Go can't stop it: it is left to itself, and has a
// core of the machine from then on.
var errEndless = errors.New("it does not come to an end")

// broken is the error of what has panicked.
type broken struct {
	what  any
	stack []byte
}

func (b *broken) Error() string { return fmt.Sprintf("it panicked: %v\n%s", b.what, b.stack) }

// lost counts what does not come to an end. When there is too much of it, the process should be begun anew.
type lost struct {
	mu     sync.Mutex
	now    int
	most   int
	enough chan struct{} // closed when as many are lost as may be
}

func newLost(most int) *lost { return &lost{most: most, enough: make(chan struct{})} }

// one more is lost.
func (l *lost) one() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.now++; l.now == l.most {
		select {
		case <-l.enough:
		default:
			close(l.enough)
		}
	}
}

// back: one that was lost has come to an end after all.
func (l *lost) back() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.now--
}

func (l *lost) count() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.now
}

// Worn is closed when so much does not come to an end that the process should be begun anew (Limits.Lost). What is
// stored stands, and everything goes on as after any other start.
func (s *Server) Worn() <-chan struct{} { return s.lost.enough }

// inStore is what stands in the stack of whoever waits for the store.
var inStore = []byte("waystation/store.(*Store).")

// careful is how something is contained.
type careful struct {
	what  string        // for the log
	limit time.Duration // how long it may take; it is given up after as long again, as a machine may be slow
	match string        // that is set aside when it does not come to an end; "" for none
	why   string        // for the people of the match
	late  func()        // called when it takes longer than it may; nil: nothing
	lost  func()        // called when it is given up, before the match is set aside; nil: nothing
}

// contain runs f, which calls a game or a bot, in a goroutine of its own, and waits for it. The error is errEndless
// with f still running, *broken when it has panicked, or that of ctx. What is slow because the store is is waited for.
func (s *Server) contain(ctx context.Context, how careful, f func()) error {
	limit, what, match := how.limit, how.what, how.match
	done, self := make(chan error, 1), make(chan []byte, 1)
	var mu sync.Mutex
	given, ended := false, false
	s.work.Add(1)
	go func() {
		defer func() {
			var err error
			if p := recover(); p != nil {
				err = &broken{p, debug.Stack()}
			}
			mu.Lock()
			defer mu.Unlock()
			if ended = true; given {
				s.lost.back()
				s.Log.Warn("what was given up has come to an end", "while", what, "match", match, "error", err)
			} else {
				s.work.Done()
			}
			done <- err
		}()
		self <- goroutine()
		f()
	}()
	id := <-self
	timer := time.NewTimer(limit)
	defer timer.Stop()
	for looks := 0; ; {
		select {
		case err := <-done:
			return err
		case <-ctx.Done():
			return ctx.Err()
		case <-timer.C:
		}
		stack := stackOf(id)
		switch {
		case bytes.Contains(stack, inStore):
			s.Log.Warn("something waits for the store", "while", what, "match", match)
		case looks == 0:
			looks++
			if how.late != nil {
				how.late()
			}
		default:
			mu.Lock()
			if ended {
				mu.Unlock()
				return <-done
			}
			given = true
			mu.Unlock()
			s.Log.Error("something does not come to an end", "while", what, "match", match, "stack", string(stack))
			if how.lost != nil {
				how.lost()
			}
			if match != "" {
				s.setAside(match, how.why)
			}
			s.lost.one() // when all is stored: the process may be begun anew at once
			s.work.Done()
			return errEndless
		}
		timer.Reset(limit)
	}
}

// goroutine names the one that calls it, as stacks do: "goroutine 7 ".
func goroutine() []byte {
	b := make([]byte, 32)
	b = b[:runtime.Stack(b, false)]
	return append(b[:bytes.IndexByte(b, '[')], '[')
}

// stackOf is the stack of a goroutine, and of those that it has begun. That the world stands still for it is rare.
func stackOf(id []byte) []byte {
	all := make([]byte, 64<<10)
	for {
		n := runtime.Stack(all, true)
		if n < len(all) || n >= 16<<20 {
			all = all[:n]
			break
		}
		all = make([]byte, 4*len(all))
	}
	var out []byte
	child := append([]byte("in "), bytes.TrimSuffix(id, []byte(" ["))...)
	for one := range bytes.SplitSeq(all, []byte("\n\n")) {
		if bytes.HasPrefix(one, id) || bytes.Contains(one, append(child, '\n')) {
			out = append(append(out, one...), "\n\n"...)
		}
	}
	return out
}
