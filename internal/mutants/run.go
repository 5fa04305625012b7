package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"
)

// runner tries the mutants of a queue.
type runner struct {
	*options
	folder   string // holds the tree as it was when the run began, and the copies of the workers
	games    []*game
	kept     *results
	progress io.Writer
	queue    *queue

	checking sync.Mutex
	limits   map[string]map[string]time.Duration // by game, once its tests have been seen to be green, and stage

	mu      sync.Mutex
	records []Record // of the sample, known before or found out now
}

func newRunner(o *options, folder string, games []*game, strata []*stratum) *runner {
	limits := map[string]map[string]time.Duration{}
	return &runner{options: o, folder: folder, games: games, queue: newQueue(strata), limits: limits}
}

// all tries all mutants, several at once if so wished.
func (r *runner) all(ctx context.Context) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	errs := make([]error, max(1, r.jobs))
	var wait sync.WaitGroup
	for i := range errs {
		wait.Go(func() {
			w := worker{runner: r, folder: filepath.Join(r.folder, fmt.Sprint(i))}
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
	folder string
	bench  *bench
}

func (w *worker) work(ctx context.Context) error {
	for {
		m, s := w.queue.next()
		if m == nil {
			return nil
		}
		rec, ok := w.kept.known(m.Key, w.quick || w.report)
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
	if w.bench == nil {
		b, err := newBench(filepath.Join(w.runner.folder, "tree"), w.folder, w.testSeed)
		if err != nil {
			return Record{}, err
		}
		w.bench = b
	}
	g, limits, err := w.ready(ctx, m.Game)
	if err != nil {
		return Record{}, err
	}
	rec := w.kept.record(m, Survived)
	if err := w.bench.try(ctx, g.only(w.quick), m, limits, &rec); err != nil {
		return rec, err
	}
	if w.quick && rec.Outcome == Survived && len(g.stages) > 1 {
		rec.Outcome = Open
	}
	fmt.Fprintf(w.progress, "%d/%d %s %s:%d ", w.viable()+1, w.wanted(), m.Key, m.File, m.Line)
	fmt.Fprintf(w.progress, "%s in %.0f s %s\n", rec.Outcome, rec.Seconds, strings.Join(rec.By, ", "))
	return rec, w.kept.add(rec)
}

// ready finds a game, and sees once that its tests are green and how long they take, unless that is not wished for.
func (w *worker) ready(ctx context.Context, name string) (*game, map[string]time.Duration, error) {
	w.checking.Lock()
	defer w.checking.Unlock()
	g := w.games[slices.IndexFunc(w.games, func(g *game) bool { return g.name == name })]
	if limits, ok := w.limits[name]; ok || w.unchecked {
		return g, limits, nil
	}
	fmt.Fprintf(w.progress, "%s: the tests without a mutant\n", name)
	limits, err := w.bench.check(ctx, g.only(w.quick))
	if err == nil {
		w.limits[name] = limits
	}
	return g, limits, err
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
