package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

// bench is a copy of the tree in which one mutant after the other is tried.
type bench struct {
	root     string // of the copy
	bin      string // folder for test programs
	testSeed uint64
	limits   map[string]time.Duration // by stage of a game: how long its tests may take
}

// newBench copies the tree into a folder of its own.
func newBench(root, to string, testSeed uint64) (*bench, error) {
	b := &bench{
		root:     filepath.Join(to, "tree"),
		bin:      filepath.Join(to, "bin"),
		testSeed: testSeed,
		limits:   map[string]time.Duration{},
	}
	if err := os.MkdirAll(b.bin, 0o755); err != nil {
		return nil, err
	}
	return b, copyTree(root, b.root)
}

// errBuild is a test program that does not compile.
var errBuild = errors.New("does not compile")

// build makes the test program of a package. Paths are trimmed so that all copies of the tree share what has been
// compiled.
func (b *bench) build(ctx context.Context, dir string) (program string, err error) {
	program = filepath.Join(b.bin, strings.ReplaceAll(dir, "/", "_")+".test")
	args := []string{"test", "-c", "-trimpath", "-buildvcs=false", "-ldflags=-s -w", "-o", program, "./" + dir}
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir = b.root
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("%s %w: %v\n%s", dir, errBuild, err, out)
	}
	return program, nil
}

// memory is how many kilobytes of addresses a test program may use: some bugs never stop taking memory.
const memory = 12_000_000

// test runs the tests of a stage until one fails. It returns what they printed, and an error if one did.
func (b *bench) test(ctx context.Context, program string, s stage, limit time.Duration) ([]byte, error) {
	shell := fmt.Sprintf(`ulimit -v %d 2>/dev/null; exec "$0" "$@"`, memory)
	args := []string{"-c", shell, program, "-test.v", "-test.failfast", "-test.timeout=" + limit.String()}
	if s.tests != "" {
		args = append(args, "-test.run="+s.tests)
	}
	if s.skip != "" {
		args = append(args, "-test.skip="+s.skip)
	}
	ctx, cancel := context.WithTimeout(ctx, limit+20*time.Second)
	defer cancel()
	cmd := exec.CommandContext(ctx, "sh", args...)
	cmd.Dir = filepath.Join(b.root, s.dir)
	cmd.Env = append(os.Environ(), "WAYSTATION_SEED="+strconv.FormatUint(b.testSeed, 10))
	return cmd.CombinedOutput()
}

// The least time that a stage gets, and how many times longer than without a bug it may take.
const (
	leastTime = 2 * time.Minute
	patience  = 8
	// unknownTime is what a stage gets whose time has not been taken.
	unknownTime = 30 * time.Minute
)

// check runs all stages of a game without a bug: they must be green, and show how long they take.
func (b *bench) check(ctx context.Context, g *game) error {
	for _, s := range g.stages {
		program, err := b.build(ctx, s.dir)
		if err != nil {
			return err
		}
		began := time.Now()
		out, err := b.test(ctx, program, s, unknownTime)
		if err != nil {
			return fmt.Errorf("the tests of %s (%s) fail without any mutant: %w\n%s", s.dir, s.name, err, tail(out))
		}
		b.limits[g.name+s.name] = max(leastTime, patience*time.Since(began))
	}
	return nil
}

// try tests one mutant and fills in its record. The error is about the trial, not about the mutant.
func (b *bench) try(ctx context.Context, g *game, m *Mutant, rec *Record) (err error) {
	file := filepath.Join(b.root, m.File)
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	if err := os.WriteFile(file, m.site.apply(text), 0o644); err != nil {
		return err
	}
	began := time.Now()
	defer func() {
		rec.Seconds = time.Since(began).Round(time.Second / 10).Seconds()
		err = errors.Join(err, os.WriteFile(file, text, 0o644), ctx.Err())
	}()
	return b.stages(ctx, g, m, rec)
}

func (b *bench) stages(ctx context.Context, g *game, m *Mutant, rec *Record) error {
	built, program := "", ""
	for _, s := range g.stages {
		if !s.takes(m.Kind) {
			continue
		}
		if s.dir != built {
			var err error
			if program, err = b.build(ctx, s.dir); errors.Is(err, errBuild) && built == "" {
				rec.Outcome = NotViable
				return nil
			} else if err != nil {
				return err
			}
			built = s.dir
		}
		out, err := b.test(ctx, program, s, b.limits[g.name+s.name])
		if err == nil {
			continue
		}
		rec.Outcome, rec.By, rec.Stage = verdict(out), failed(out), s.name
		if len(rec.By) == 0 && m.Kind == Cards {
			rec.Outcome = NotViable // the game does not start with such cards
		}
		return nil
	}
	rec.Outcome = Survived
	return nil
}

func verdict(out []byte) Outcome {
	if bytes.Contains(out, []byte("panic: test timed out after")) {
		return TimedOut
	}
	return Caught
}

var (
	failLine = regexp.MustCompile(`(?m)^\s*--- FAIL: (\S+)`)
	runLine  = regexp.MustCompile(`(?m)^=== (?:RUN|NAME|CONT)\s+(\S+)`)
)

// failed names the tests that failed, without those that only hold others; or, where the program broke off, the one
// that ran last.
func failed(out []byte) []string {
	var names []string
	for _, m := range failLine.FindAllSubmatch(out, -1) {
		names = append(names, string(m[1]))
	}
	names = slices.DeleteFunc(names, func(name string) bool {
		return slices.ContainsFunc(names, func(other string) bool { return strings.HasPrefix(other, name+"/") })
	})
	if len(names) > 0 {
		return names
	}
	if ran := runLine.FindAllSubmatch(out, -1); len(ran) > 0 {
		return []string{string(ran[len(ran)-1][1])}
	}
	return nil
}

// tail is the end of a long output.
func tail(out []byte) []byte {
	const most = 4000
	if len(out) > most {
		out = out[len(out)-most:]
	}
	return out
}
