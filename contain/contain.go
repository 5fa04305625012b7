// Package contain runs what may break, or never come to an end: whatever calls a game or a bot.
package contain

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime"
	"runtime/debug"
	"sync"
	"time"
)

// ErrEndless: something of a game or a bot did not come to an end. Go can't stop it: it is left to itself, and has a
// core of the machine from then on.
var ErrEndless = errors.New("it does not come to an end")

// Broken is the error of what has panicked.
type Broken struct {
	What  any
	Stack []byte
}

func (b *Broken) Error() string { return fmt.Sprintf("it panicked: %v\n%s", b.What, b.Stack) }

// Lost counts what does not come to an end. When there is too much of it, the process should be begun anew.
type Lost struct {
	mu     sync.Mutex
	now    int
	most   int
	enough chan struct{} // closed when as many are lost as may be
}

// NewLost makes a count; most is how much is too much.
func NewLost(most int) *Lost { return &Lost{most: most, enough: make(chan struct{})} }

// Enough is closed when as much is lost as may be.
func (l *Lost) Enough() <-chan struct{} { return l.enough }

// one more is lost.
func (l *Lost) one() {
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
func (l *Lost) back() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.now--
}

// Count is how much is lost now.
func (l *Lost) Count() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.now
}

// inStore is what stands in the stack of whoever waits for the store.
var inStore = []byte("waystation/store.(*Store).")

// Ward runs things so that nothing of them reaches further.
type Ward struct {
	Log  *slog.Logger
	Lost *Lost
	// Work counts what runs. What is given up is no part of it any more.
	Work interface {
		Add(int)
		Done()
	}
}

// How is how something is contained.
type How struct {
	What  string        // for the log
	Match string        // of which it is; for the log
	Limit time.Duration // how long it may take; it is given up after as long again, as a machine may be slow
	Late  func()        // called when it takes longer than it may; nil: nothing
	// GivenUp is called when it is given up, before it counts as lost: when that is too much the process may be begun
	// anew at once. nil: nothing.
	GivenUp func()
}

// Run runs f, which calls a game or a bot, in a goroutine of its own, and waits for it. The error is ErrEndless with f
// still running, *Broken when it has panicked, or that of ctx. What is slow because the store is is waited for.
func (w *Ward) Run(ctx context.Context, how How, f func()) error {
	done, self := make(chan error, 1), make(chan []byte, 1)
	var mu sync.Mutex
	given, ended := false, false
	w.Work.Add(1)
	go func() {
		defer func() {
			var err error
			if p := recover(); p != nil {
				err = &Broken{p, debug.Stack()}
			}
			mu.Lock()
			defer mu.Unlock()
			if ended = true; given {
				w.Lost.back()
				w.Log.Warn("what was given up has come to an end", "while", how.What, "match", how.Match, "error", err)
			} else {
				w.Work.Done()
			}
			done <- err
		}()
		self <- goroutine()
		f()
	}()
	id := <-self
	timer := time.NewTimer(how.Limit)
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
			w.Log.Warn("something waits for the store", "while", how.What, "match", how.Match)
		case looks == 0:
			looks++
			if how.Late != nil {
				how.Late()
			}
		default:
			mu.Lock()
			if ended {
				mu.Unlock()
				return <-done
			}
			given = true
			mu.Unlock()
			w.Log.Error("something does not come to an end", "while", how.What, "match", how.Match,
				"stack", string(stack))
			if how.GivenUp != nil {
				how.GivenUp()
			}
			w.Lost.one()
			w.Work.Done()
			return ErrEndless
		}
		timer.Reset(how.Limit)
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
