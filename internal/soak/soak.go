// Package soak holds games to the laws of the table for hours, by ever new random walks, and says what it has seen.
//
//	make soak            until it is stopped
//	SOAK=4h make soak
//
// A game takes part by one line in a test of its own:
//
//	func TestSoak(t *testing.T) { gametest.Soak(t, suite) }
package soak

import (
	"context"
	crand "crypto/rand"
	"encoding/binary"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"waystation/table"
	"waystation/table/tabletest"
)

// Switch is the environment variable that turns long walks on: a time such as 4h, or 1 for as long as nobody stops it.
const Switch = "WAYSTATION_SOAK"

// again is the variable that repeats one walk, written as a breach tells it.
const again = "WAYSTATION_SOAK_WALK"

// For is how long to walk, by the switch; on is false where nobody has turned it. Anything else than a time is an
// error.
func For(value string) (d time.Duration, on bool, err error) {
	switch value {
	case "", "0":
		return 0, false, nil
	case "1":
		return 1 << 62, true, nil
	}
	d, err = time.ParseDuration(value)
	if err != nil || d <= 0 {
		return 0, false, fmt.Errorf("%s is %q: it must be 1 or a time such as 4h", Switch, value)
	}
	return d, true, nil
}

// Laws walks through random matches of a game until the time is up or the program is interrupted, in every mode and
// number of seats by turns, and says every minute what it has seen. A breach is told with how to walk there again, and
// it walks on. Without the switch it walks once, so that what is needed for hours is known to work.
func Laws(t *testing.T, c tabletest.Config) {
	t.Helper()
	d, on, err := For(os.Getenv(Switch))
	if err != nil {
		t.Fatal(err)
	}
	s := &soak{config: c, say: t.Logf, dir: t.ArtifactDir()}
	switch one := os.Getenv(again); {
	case one != "":
		p, err := parse(one)
		if err != nil {
			t.Fatal(err)
		}
		s.walk(p)
	case on:
		ctx, stop := signal.NotifyContext(t.Context(), os.Interrupt)
		defer stop()
		ctx, cancel := context.WithTimeout(ctx, d)
		defer cancel()
		s.run(ctx, chance(), runtime.GOMAXPROCS(0))
	default:
		s.config.Every = 200
		s.walk(s.path(1, 0))
	}
	if n := len(s.breaches); n > 0 {
		t.Errorf("the laws were broken %d times", n)
	}
}

// chance is a number to begin with that no walk began with before.
func chance() uint64 {
	var b [8]byte
	crand.Read(b[:]) //nolint:errcheck // it never fails
	return binary.LittleEndian.Uint64(b[:])
}

// path says which walk: written mode/seats/seed.
type path struct {
	mode  string
	seats int
	seed  uint64
}

func (p path) String() string { return fmt.Sprintf("%s/%d/%d", p.mode, p.seats, p.seed) }

func parse(text string) (p path, err error) {
	parts := strings.Split(text, "/")
	if len(parts) == 3 {
		p.mode = parts[0]
		if p.seats, err = strconv.Atoi(parts[1]); err == nil {
			p.seed, err = strconv.ParseUint(parts[2], 10, 64)
		}
	}
	if len(parts) != 3 || err != nil {
		return p, fmt.Errorf("%s is %q: it must be mode/seats/seed as a breach tells it", again, text)
	}
	return p, nil
}

// soak is what has been seen so far.
type soak struct {
	config tabletest.Config
	say    func(format string, args ...any)
	dir    string // for the matches that break a law

	mu        sync.Mutex
	walks     int
	questions int
	rules     map[string]bool // cited by what was offered, denied or told
	breaches  []*tabletest.Breach
}

// path is the n-th walk: all modes and numbers of seats by turns, each with the next seed.
func (s *soak) path(from uint64, n int) path {
	box := s.config.Box
	modes := box.Modes
	if len(modes) == 0 {
		modes = []string{""}
	}
	mode := modes[n%len(modes)]
	counts := box.Counts(mode)
	return path{mode, counts[n/len(modes)%len(counts)], from + uint64(n)}
}

// run walks with as many workers until the context ends, and says what it has seen every minute and in the end.
func (s *soak) run(ctx context.Context, from uint64, workers int) {
	began := time.Now()
	paths := make(chan path)
	var group sync.WaitGroup
	for range workers {
		group.Go(func() {
			for p := range paths {
				s.walk(p)
			}
		})
	}
	tick := time.NewTicker(time.Minute)
	defer tick.Stop()
	for n := 0; ctx.Err() == nil; {
		select {
		case paths <- s.path(from, n):
			n++
		case <-tick.C:
			s.tell(time.Since(began))
		case <-ctx.Done():
		}
	}
	close(paths)
	group.Wait()
	s.tell(time.Since(began))
}

func (s *soak) tell(took time.Duration) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.say("%s: %s: %d walks, %d questions, %d rules cited, %d breaches",
		s.config.Box.Name, took.Round(time.Second), s.walks, s.questions, len(s.rules), len(s.breaches))
}

// walk walks once, and counts what it sees.
func (s *soak) walk(p path) {
	c, questions, rules := s.config, 0, map[string]bool{}
	holds, known := c.Holds, c.Rule
	c.Holds = func(g table.Game) error {
		questions++
		if holds == nil {
			return nil
		}
		return holds(g)
	}
	if known != nil {
		c.Rule = func(id string) bool {
			rules[id] = true
			return known(id)
		}
	}
	b := tabletest.Walk(c, p.mode, p.seats, tabletest.Random(p.seed), p.seed)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.walks++
	s.questions += questions
	if s.rules == nil {
		s.rules = map[string]bool{}
	}
	for id := range rules {
		s.rules[id] = true
	}
	if b != nil {
		s.breaches = append(s.breaches, b)
		s.say("%v\nthe match: %s\nonce more: %s=%s go test -v -run '^TestSoak$' in the same package", b, s.keep(b, p),
			again, p)
	}
}

// keep writes the match that leads to a breach, and says where or why not.
func (s *soak) keep(b *tabletest.Breach, p path) string {
	if b.Match == nil {
		return "none, the law was broken before it began"
	}
	f, err := os.Create(filepath.Join(s.dir, strings.ReplaceAll(p.String(), "/", "-")+".match"))
	if err != nil {
		return err.Error()
	}
	if err := b.Match.Write(f); err != nil {
		f.Close()
		return err.Error()
	}
	if err := f.Close(); err != nil {
		return err.Error()
	}
	return f.Name()
}
