// Package lab plays thousands of games at once, in place, to find out how long they are, how they end, who wins, and
// whether anything breaks.
package lab

import (
	"context"
	"errors"
	"fmt"
	"io"
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
	Bots  []Bot // fill the seats in turn, and move round them from game to game of the same seed; none: random play
	// Workers is how many games are played at once; 0: as many as the machine has processors. It changes nothing
	// but the time it takes.
	Workers int
	// Cap is how many decisions a game may take before it counts as endless; 0: two million.
	Cap int
	// Lost is how long a game at random may take before the lab stops and reports it; 0: 30 seconds.
	Lost time.Duration
	// Progress is called now and then with the number of games done since the start, and how many there are to do; it
	// may be nil.
	Progress func(done, all int)
	// File keeps every finished game, so that the same setting goes on where it was stopped, at whatever moment; "":
	// nowhere.
	File string
	// Program tells this build of the program from others, so that files do not mix the games of two; it may be "".
	Program string
	// Drama, if not nil, is how every game is looked at as it is played, by bots that answer at once.
	Drama *Lens
	// Changed, if not "", stands for changed cards with which every game is played once more, and Other starts a
	// program that does so (see Serve). Each worker has its own.
	Changed string
	Changes []Change // what is changed, for the report
	Other   func() (io.ReadWriteCloser, error)

	seats seating
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
	// Teller reads what a match has told (table.Event): what became of every card that can come into play, and what
	// befell seats, such as being out of the game, and what was behind it, in a few words each.
	Teller interface {
		Chronicle(told []table.Event, card func(name string, offered bool, taken table.Seats),
			loss func(s table.Seat, what, to string))
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

// prepare checks a setting and fills in what it leaves open. The game is the start of every match.
func (s *Setting) prepare() (start table.Game, err error) {
	if s.Setup, err = s.Box.Check(s.Setup); err != nil {
		return nil, err
	}
	if s.Games < 1 {
		return nil, fmt.Errorf("%d games: at least one must be played", s.Games)
	}
	if s.First < 0 {
		return nil, fmt.Errorf("the first game is number %d: games are counted from 0", s.First)
	}
	if err := s.watchable(); err != nil {
		return nil, err
	}
	if s.Cap == 0 {
		s.Cap = defaultCap
	}
	if s.Lost == 0 {
		s.Lost = 30 * time.Second
	}
	if start, err = s.Box.New(s.Setup); err != nil {
		return nil, fmt.Errorf("setting up %s: %w", s.Box.Name, err)
	}
	s.seats, err = newSeating(start.Seats(), s.names())
	return start, err
}

func (s *Setting) names() []string {
	names := []string{}
	for _, b := range s.Bots {
		names = append(names, b.Name)
	}
	return names
}

// plan is the setting as files have it.
func (s *Setting) plan() plan {
	return plan{
		Format: format, Program: s.Program, Game: s.Box.Name, Version: s.Box.Version, Players: s.Setup.Seats,
		Mode: s.Setup.Mode, Options: s.Setup.Options, Seed: s.Seed, Bots: s.names(), Drama: s.Drama != nil,
		Changed: s.Changed, Changes: s.Changes,
		Ranges: []span{{s.First, s.First + s.Games}},
	}
}

// watchable reports whether the drama that is asked for can be seen: random play asks nobody, and games of bots that
// search are matches.
func (s *Setting) watchable() error {
	if s.Drama == nil {
		return nil
	}
	if !s.thinking() {
		return errors.New("drama is of those who choose: name bots that do more than pick at random")
	}
	for _, b := range s.Bots {
		if b.New != nil && thinks(b.New(0)) {
			return fmt.Errorf("drama is of bots that answer at once: %s searches", b.Name)
		}
	}
	return nil
}

// thinking reports whether any bot does more than pick at random.
func (s *Setting) thinking() bool {
	for _, b := range s.Bots {
		if b.New != nil {
			return true
		}
	}
	return false
}

// Run plays. When the context ends it stops, and reports what is done so far. The error is a setting of no sense, a
// file that does not fit, or one that can't be written.
func Run(ctx context.Context, s Setting) (*Report, error) {
	start, err := s.prepare()
	if err != nil {
		return nil, err
	}
	p := s.plan()
	l := &run{Setting: s, start: start, next: s.First, all: s.Games, busy: map[int]time.Time{}}
	if l.total, err = newOutcome(p); err != nil {
		return nil, err
	}
	if s.File != "" {
		if l.kept, err = keep(s.File, p, l.total.count); err != nil {
			return nil, err
		}
		l.total.seconds = l.kept.seconds
		l.all -= l.kept.whole(l.total.sides())
		defer l.kept.file.Close()
	}
	workers := s.Workers
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	ctx, l.cancel = context.WithCancelCause(ctx)
	defer l.cancel(nil)
	l.began, l.saved = time.Now(), time.Now()
	l.work(ctx, workers)
	l.mu.Lock()
	defer l.mu.Unlock()
	l.closed = true
	l.total.seconds += time.Since(l.began).Seconds()
	if l.failed != nil {
		return nil, l.failed
	}
	return l.total.report(), nil
}

// run is the lab at work.
type run struct {
	Setting
	start  table.Game
	began  time.Time
	cancel context.CancelCauseFunc
	all    int // games to play
	done   atomic.Int64

	mu     sync.Mutex
	next   int // game not given out yet
	total  *outcome
	kept   *kept             // may be nil
	saved  time.Time         // until then time is accounted for in kept
	busy   map[int]time.Time // games being played, and since when
	closed bool              // the report is being written; what comes later is too late
	failed error             // why the run can't go on
}

// work plays until all is played, the context ends, or a game gets lost. A game that does not come back is left behind.
func (l *run) work(ctx context.Context, workers int) {
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
				l.Progress(int(l.done.Load()), l.all)
			}
			if l.lost() {
				return
			}
		case <-ctx.Done():
			select {
			case <-finished:
			case <-time.After(patience):
				l.abandon()
			}
			return
		}
	}
}

// abandon gives up the games being played when the lab is stopped. One at random that does not come back within our
// patience has failed; bots may think for longer, and their game is just not played.
func (l *run) abandon() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.thinking() {
		return
	}
	for k := range l.busy {
		l.total.count(0, &game{number: k, failed: "it was still being played when the lab was stopped"})
	}
}

// lost reports whether a game of random play has been going on for too long to come back.
func (l *run) lost() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	lost := false
	for k, since := range l.busy {
		if took := time.Since(since); took > l.Lost && !l.thinking() {
			l.total.count(0,
				&game{number: k,
					failed: fmt.Sprintf("it was still being played after %s: one of its steps does not end",
						took.Round(time.Second))})
			lost = true
		}
	}
	return lost
}

// chunk is how many games at random a worker takes at once. Where bots think it takes one.
const chunk = 64

// take gives out games. None are left when it returns none.
func (l *run) take() (list []int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	most := 1
	if !l.thinking() {
		most = chunk
	}
	for ; l.next < l.First+l.Games && len(list) < most; l.next++ {
		if l.kept == nil || !l.kept.has(l.next, l.total.sides()) {
			list = append(list, l.next)
		}
	}
	return list
}

func (l *run) worker(ctx context.Context) {
	w := l.bench(ctx, l.start)
	var far *rival
	if l.Changed != "" {
		stream, err := l.Other()
		if err != nil {
			l.stop(err)
			return
		}
		defer stream.Close()
		if far, err = newRival(stream); err != nil {
			if ctx.Err() == nil {
				l.stop(err)
			}
			return
		}
	}
	for {
		list := l.take()
		if len(list) == 0 {
			return
		}
		var played []*game
		var sides []int
		for _, k := range list {
			l.mark(k, true)
			for side := range l.total.sides() {
				if ctx.Err() != nil || l.kept != nil && l.kept.holds(side, k) {
					continue
				}
				g, err := w.other(far, side, k)
				if err != nil {
					l.stop(err)
					return
				}
				if g != nil {
					played, sides = append(played, g), append(sides, side)
				}
			}
			l.mark(k, false)
			l.done.Add(1)
		}
		l.enter(played, sides)
		if ctx.Err() != nil {
			return
		}
	}
}

// other plays a game on one side. It returns nil when the lab was stopped meanwhile.
func (w *bench) other(far *rival, side, k int) (*game, error) {
	if side == 0 {
		return w.one(k), nil
	}
	return far.play(w.ctx, k)
}

// enter counts and keeps what a worker has played.
func (l *run) enter(played []*game, sides []int) {
	part, err := newOutcome(l.total.plan)
	if err != nil {
		l.stop(err)
		return
	}
	for i, g := range played {
		part.count(sides[i], g) //nolint:errcheck // what was just played fits
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.closed {
		return
	}
	l.total.add(part)
	if l.kept == nil {
		return
	}
	for i, g := range played {
		err = errors.Join(err, l.kept.game(sides[i], g))
	}
	if now := time.Now(); now.Sub(l.saved) > time.Second || l.done.Load() == int64(l.all) {
		err = errors.Join(err, l.kept.put(entry{Seconds: now.Sub(l.saved).Seconds()}))
		l.saved = now
	}
	if err = errors.Join(err, l.kept.flush()); err != nil {
		l.failed = err
		l.cancel(err)
	}
}

// stop ends the run for a reason of its own.
func (l *run) stop(err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.failed == nil {
		l.failed = err
	}
	l.cancel(err)
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
