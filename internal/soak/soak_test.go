package soak

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"waystation/internal/caravan"
	"waystation/table"
	"waystation/table/tabletest"
)

func TestFor(t *testing.T) {
	for value, want := range map[string]time.Duration{
		"": 0, "0": 0, "1": 1 << 62, "4h": 4 * time.Hour, "90s": 90 * time.Second,
	} {
		if d, on, err := For(value); d != want || on != (want > 0) || err != nil {
			t.Errorf("%q is %v, %v, %v", value, d, on, err)
		}
	}
	for _, value := range []string{"long", "-1h", "4"} {
		if _, _, err := For(value); err == nil || !strings.Contains(err.Error(), "4h") {
			t.Errorf("%q: %v", value, err)
		}
	}
}

// All modes and numbers of seats have their turn, each walk with a seed of its own.
func TestPaths(t *testing.T) {
	s := &soak{config: tabletest.Config{Box: caravan.Shelf}}
	seen := map[string]bool{}
	for n := range 12 {
		p := s.path(100, n)
		seen[fmt.Sprint(p.mode, p.seats)] = true
		if p.seed != 100+uint64(n) {
			t.Errorf("walk %d has the seed %d", n, p.seed)
		}
		if again, err := parse(p.String()); again != p || err != nil {
			t.Errorf("%s is read as %v, %v", p, again, err)
		}
	}
	if len(seen) != 6 {
		t.Errorf("of two modes and two to four seats only these had their turn: %v", seen)
	}
	for _, wrong := range []string{"", "dry/2", "dry/two/1", "dry/2/x"} {
		if _, err := parse(wrong); err == nil {
			t.Errorf("%q is a walk", wrong)
		}
	}
}

// A breach is told with the walk that leads there, and the walks go on. Walked again, it is the same breach.
func TestABreachIsToldAndWalkedAgain(t *testing.T) {
	thirst := errors.New("somebody has more than nine buckets")
	c := tabletest.Config{Box: caravan.Shelf, Every: 1000, Holds: func(g table.Game) error {
		for _, n := range g.(*caravan.Game).Water {
			if n > 9 {
				return thirst
			}
		}
		return nil
	}}
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	var said []string
	s := &soak{config: c, dir: t.TempDir()}
	s.say = func(format string, args ...any) {
		said = append(said, fmt.Sprintf(format, args...))
		if len(s.breaches) > 1 {
			stop()
		}
	}
	s.run(ctx, 1, 2)
	if len(s.breaches) < 2 || s.walks < 2 || s.questions < s.walks {
		t.Fatalf("%d breaches in %d walks of %d questions", len(s.breaches), s.walks, s.questions)
	}
	last := said[len(said)-1]
	if want := fmt.Sprintf("%d walks, %d questions", s.walks, s.questions); !strings.Contains(last, want) {
		t.Errorf("in the end it says %q, not %q", last, want)
	}
	_, rest, _ := strings.Cut(said[0], again+"=")
	walk, _, _ := strings.Cut(rest, " ")
	p, err := parse(walk)
	if err != nil {
		t.Fatalf("%v: %s", err, said[0])
	}
	once := &soak{config: c, dir: t.TempDir(), say: t.Logf}
	once.walk(p)
	if len(once.breaches) != 1 || once.breaches[0].Error() != s.breaches[0].Error() {
		t.Errorf("first %v, once more %v", s.breaches[0], once.breaches)
	}
	_, rest, _ = strings.Cut(said[0], "the match: ")
	file, _, _ := strings.Cut(rest, "\n")
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if m, err := table.Read(f, caravan.Find); err != nil || m.Over() {
		t.Errorf("the match file: %v, %v", m, err)
	}
}
