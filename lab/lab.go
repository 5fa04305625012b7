// Package lab plays thousands of games at once, in place, to find out how long they are, how they end, who wins, and
// whether anything breaks.
package lab

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"waystation/bots"
	"waystation/table"
)

// Bot is a kind of player by name. New makes one; nil plays at random.
type Bot struct {
	Name string
	New  func(seed uint64) bots.Player
}

// Setting is what to play.
type Setting struct {
	Box   *table.Box
	Setup table.Setup
	Seed  string
	First int   // the number of the first game; game k is the same whatever else is played
	Games int   // how many
	Bots  []Bot // fill the seats in turn, and move on by one seat with every game; none: random play
	// Workers is how many games are played at once; 0: as many as the machine has processors. It changes nothing
	// but the time it takes.
	Workers int
	// Cap is how many decisions a game may take before it counts as endless; 0: two million.
	Cap int
	// Lost is how long a game at random may take before the lab stops and reports it; 0: 30 seconds.
	Lost time.Duration
	// Progress is called now and then with the number of games done; it may be nil.
	Progress func(done int)
}

// What a game may tell the lab, beside what the table wants of it. Both are methods of its state.
type (
	// Ender says in a few words how the match ended.
	Ender interface {
		Ending() string
	}
	// Counter counts whatever is worth counting when the match is over, such as every card used. What is named
	// with 0 is in the report as never used.
	Counter interface {
		Count(func(name string, n int))
	}
	// Sorter tells of what kinds a seat was, such as its colour or whether it began; wins are counted by kind. A seat
	// may be of several kinds.
	Sorter interface {
		Kinds(s table.Seat, f func(kind string))
	}
)

const (
	defaultCap = 2_000_000
	maxFailed  = 100 // failures kept for the report; all are counted
	patience   = 2 * time.Second
)

// Run plays. When the context ends it stops, and reports what is done so far. The error is a setting of no sense.
func Run(ctx context.Context, s Setting) (*Report, error) {
	setup, err := s.Box.Check(s.Setup)
	if err != nil {
		return nil, err
	}
	s.Setup = setup
	if s.Games < 1 {
		return nil, fmt.Errorf("%d games: at least one must be played", s.Games)
	}
	if s.First < 0 {
		return nil, fmt.Errorf("the first game is number %d: games are counted from 0", s.First)
	}
	if s.Cap == 0 {
		s.Cap = defaultCap
	}
	if s.Lost == 0 {
		s.Lost = 30 * time.Second
	}
	start, err := s.Box.New(setup)
	if err != nil {
		return nil, fmt.Errorf("setting up %s: %w", s.Box.Name, err)
	}
	l := &run{Setting: s, start: start, total: newTally(start.Seats(), len(s.Bots), nil)}
	workers := s.Workers
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	began := time.Now()
	l.work(ctx, workers)
	l.mu.Lock()
	defer l.mu.Unlock()
	l.closed = true
	return l.report(time.Since(began)), nil
}

// run is the lab at work.
type run struct {
	Setting
	start table.Game
	next  atomic.Int64 // games given out
	done  atomic.Int64

	mu     sync.Mutex
	total  *tally
	busy   map[int]time.Time // games being played, and since when
	closed bool              // the report is being written; what comes later is too late
}

// work plays until all is played, the context ends, or a game gets lost. A game that does not come back is left behind.
func (l *run) work(ctx context.Context, workers int) {
	l.busy = map[int]time.Time{}
	var group sync.WaitGroup
	for range workers {
		group.Go(func() { l.worker(ctx) })
	}
	finished := make(chan struct{})
	go func() {
		group.Wait()
		close(finished)
	}()
	tick := time.NewTicker(200 * time.Millisecond)
	defer tick.Stop()
	for {
		select {
		case <-finished:
			return
		case <-tick.C:
			if l.Progress != nil {
				l.Progress(int(l.done.Load()))
			}
			if l.lost() {
				return
			}
		case <-ctx.Done():
			select {
			case <-finished:
			case <-time.After(patience):
				l.mu.Lock()
				for k := range l.busy {
					l.total.fail(k, errors.New("it was still being played when the lab was stopped"))
				}
				l.mu.Unlock()
			}
			return
		}
	}
}

// lost reports whether a game of random play has been going on for too long to come back.
func (l *run) lost() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	lost := false
	for k, since := range l.busy {
		if took := time.Since(since); took > l.Lost && !l.thinking() {
			l.total.fail(k, fmt.Errorf("it was still being played after %s: one of its steps does not end", took.Round(time.Second)))
			lost = true
		}
	}
	return lost
}

// chunk is how many games a worker takes at once.
const chunk = 16

func (l *run) worker(ctx context.Context) {
	w := l.bench()
	for ctx.Err() == nil {
		from := int(l.next.Add(chunk)) - chunk
		for i := from; i < min(from+chunk, l.Games) && ctx.Err() == nil; i++ {
			k := l.First + i
			l.mark(k, true)
			w.one(k)
			l.mark(k, false)
			l.done.Add(1)
		}
		l.mu.Lock()
		if !l.closed {
			l.total.add(w.tally)
		}
		l.mu.Unlock()
		w.tally = newTally(l.start.Seats(), len(l.Bots), &w.tally.counts)
		if from+chunk >= l.Games {
			return
		}
	}
}

func (l *run) mark(k int, busy bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if busy {
		l.busy[k] = time.Now()
	} else {
		delete(l.busy, k)
	}
}

// bench is one worker's table and game, used again and again.
type bench struct {
	l     *run
	t     *table.Table
	g     table.Game
	tally *tally
	seed  [2]uint64
}

func (l *run) bench() *bench {
	seed := table.SeedOf(l.Seed)
	w := &bench{l: l, tally: newTally(l.start.Seats(), len(l.Bots), nil)}
	w.seed = [2]uint64{binary.LittleEndian.Uint64(seed[:]), binary.LittleEndian.Uint64(seed[8:])}
	w.lay()
	return w
}

// lay clears the bench.
func (w *bench) lay() {
	w.g, _ = w.l.Box.New(w.l.Setup) // it has worked before
	w.t = table.InPlace(0, 0, table.Config{})
}

// thinking reports whether any bot does more than pick at random.
func (l *run) thinking() bool {
	for _, b := range l.Bots {
		if b.New != nil {
			return true
		}
	}
	return false
}

// botAt is which bot has a seat in game k. In as many games as there are seats, each comes to each seat as often.
func (l *run) botAt(k, seat int) int { return (seat + k) % l.start.Seats() % len(l.Bots) }

// one plays game k and counts it. A game that breaks is counted as that; what it leaves is swept away.
func (w *bench) one(k int) {
	err := w.play(k)
	if err == nil {
		err = w.count(k)
	}
	if err != nil {
		w.tally.fail(k, err)
		w.lay()
	}
}

func (w *bench) play(k int) (err error) {
	defer func() {
		if x := recover(); x != nil {
			err = fmt.Errorf("the game broke: %v", x)
		}
	}()
	w.g.CopyFrom(w.l.start)
	if w.l.thinking() {
		w.t = table.InPlace(0, 0, table.Config{Marks: true, Decider: bots.Decide(w.g, w.seated(k))})
	}
	w.t.Reseed(mix(w.seed[0], uint64(k)), mix(w.seed[1], ^uint64(k)))
	w.t.Decisions = 0
	for steps := 0; !w.g.Over(); steps++ {
		if w.t.Decisions > w.l.Cap || steps > w.l.Cap {
			return fmt.Errorf("it does not end: %d decisions in %d steps", w.t.Decisions, steps)
		}
		w.g.Step(w.t)
	}
	return nil
}

// seated are the players of game k, by seat.
func (w *bench) seated(k int) []bots.Player {
	players := make([]bots.Player, w.g.Seats())
	for seat := range players {
		seed := mix(w.seed[0]^w.seed[1], uint64(k)<<4|uint64(seat))
		if b := w.l.Bots[w.l.botAt(k, seat)]; b.New != nil {
			players[seat] = b.New(seed)
		} else {
			players[seat] = bots.Random(seed)
		}
	}
	return players
}

// mix makes one number of two, scattered over all numbers.
func mix(a, b uint64) uint64 {
	x := a + (b+1)*0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
