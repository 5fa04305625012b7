package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
)

// runner tries the mutants of a queue.
type runner struct {
	*options
	games    []*game
	kept     *results
	progress io.Writer
	queue    *queue

	mu      sync.Mutex
	records []Record // of the sample, known before or found out now
}

// all tries all mutants, several at once if so wished.
func (r *runner) all(ctx context.Context) error {
	folder, err := os.MkdirTemp("", "waystation-mutants-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	errs := make([]error, max(1, r.jobs))
	var wait sync.WaitGroup
	for i := range errs {
		wait.Go(func() {
			w := worker{runner: r, folder: filepath.Join(folder, fmt.Sprint(i)), checked: map[string]bool{}}
			if errs[i] = w.work(ctx); errs[i] != nil {
				cancel()
			}
		})
	}
	wait.Wait()
	return errors.Join(errs...)
}

// worker tries one mutant after the other in its own copy of the tree.
type worker struct {
	*runner
	folder  string
	bench   *bench
	checked map[string]bool // by game
}

func (w *worker) work(ctx context.Context) error {
	for {
		m, s := w.queue.next()
		if m == nil {
			return nil
		}
		rec, ok := w.kept.known(m.Key)
		if !ok && !w.report {
			var err error
			if rec, err = w.try(ctx, m); err != nil {
				w.queue.done(s, false)
				return err
			}
			ok = true
		}
		w.queue.done(s, rec.Outcome != NotViable)
		if ok {
			w.note(rec)
		}
	}
}

// note counts a record.
func (r *runner) note(rec Record) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.records = append(r.records, rec)
}

// try tries a mutant for the first time, and keeps what comes of it.
func (w *worker) try(ctx context.Context, m *Mutant) (Record, error) {
	g, err := w.ready(ctx, m.Game)
	if err != nil {
		return Record{}, err
	}
	rec := w.kept.record(m, Survived)
	if err := w.bench.try(ctx, g, m, &rec); err != nil {
		return rec, err
	}
	fmt.Fprintf(w.progress, "%d/%d %s %s:%d ", w.viable()+1, w.wanted(), m.Key, m.File, m.Line)
	fmt.Fprintf(w.progress, "%s in %.0f s %s\n", rec.Outcome, rec.Seconds, strings.Join(rec.By, ", "))
	return rec, w.kept.add(rec)
}

// ready makes the copy of the tree, and sees once for each game that its tests are green.
func (w *worker) ready(ctx context.Context, name string) (*game, error) {
	if w.bench == nil {
		b, err := newBench(w.root, w.folder, w.testSeed)
		if err != nil {
			return nil, err
		}
		w.bench = b
	}
	for _, g := range w.games {
		if g.name != name {
			continue
		}
		if !w.checked[name] {
			fmt.Fprintf(w.progress, "%s: the tests without a mutant\n", name)
			if err := w.check(ctx, g); err != nil {
				return nil, err
			}
			w.checked[name] = true
		}
		return g, nil
	}
	return nil, fmt.Errorf("no game %q", name)
}

// check finds out how long the stages take, unless it is not wished for.
func (w *worker) check(ctx context.Context, g *game) error {
	if !w.unchecked {
		return w.bench.check(ctx, g)
	}
	for _, s := range g.stages {
		w.bench.limits[g.name+s.name] = unknownTime
	}
	return nil
}

// viable is how many mutants of the sample have been tried so far.
func (r *runner) viable() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	n := 0
	for i := range r.records {
		if r.records[i].Outcome != NotViable {
			n++
		}
	}
	return n
}

// wanted is how many there are to be.
func (r *runner) wanted() int {
	n := 0
	for _, s := range r.queue.strata {
		n += s.want
	}
	return n
}
