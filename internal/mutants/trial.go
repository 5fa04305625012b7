package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
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
	shared   bool   // what is compiled for one copy is used for the others
	testSeed uint64
}

// newBench copies the tree into a folder of its own, where the table has a border.
func newBench(root, to string, testSeed uint64) (*bench, error) {
	b := &bench{root: filepath.Join(to, "tree"), bin: filepath.Join(to, "bin"), testSeed: testSeed}
	if err := os.MkdirAll(b.bin, 0o755); err != nil {
		return nil, err
	}
	if err := copyTree(root, b.root); err != nil {
		return nil, err
	}
	table := filepath.Join(b.root, "table")
	if _, err := os.Stat(table); errors.Is(err, fs.ErrNotExist) {
		return b, nil // a tree with games that need no table
	}
	b.shared = true
	return b, os.WriteFile(filepath.Join(table, borderFile), []byte(borderMethod), 0o644)
}

// errBuild is a test program that does not compile.
var errBuild = errors.New("does not compile")

// build makes the test program of a package. Paths are trimmed where all copies of the tree are to share what has been
// compiled, which compiles all they need anew, Go's own library too.
func (b *bench) build(ctx context.Context, dir string) (program string, err error) {
	program = filepath.Join(b.bin, strings.ReplaceAll(dir, "/", "_")+".test")
	args := []string{"test", "-c", fmt.Sprintf("-trimpath=%v", b.shared), "-buildvcs=false", "-ldflags=-s -w",
		"-o", program, "./" + dir}
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

// check runs all stages of a game without a bug: they must be green. It returns how long each may take with one.
func (b *bench) check(ctx context.Context, g *game) (map[string]time.Duration, error) {
	limits := map[string]time.Duration{}
	for _, s := range g.stages {
		program, err := b.build(ctx, s.dir)
		if err != nil {
			return nil, err
		}
		began := time.Now()
		out, err := b.test(ctx, program, s, unknownTime)
		if err != nil {
			const what = "the tests of %s (%s) fail without any mutant: %w\n%s"
			return nil, fmt.Errorf(what, s.dir, s.name, err, tail(out))
		}
		limits[s.name] = max(leastTime, patience*time.Since(began))
	}
	return limits, nil
}

// try tests one mutant and fills in its record. The error is about the trial, not about the mutant.
func (b *bench) try(
	ctx context.Context, g *game, m *Mutant, limits map[string]time.Duration, rec *Record,
) (err error) {
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
	return b.stages(ctx, g, m, limits, rec)
}

// stages sends a mutant that is in the tree through the tests, until one fails.
func (b *bench) stages(
	ctx context.Context, g *game, m *Mutant, limits map[string]time.Duration, rec *Record,
) error {
	built, program := "", ""
	for _, s := range g.stages {
		if !s.takes(m) {
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
		limit, ok := limits[s.name]
		if !ok {
			limit = unknownTime
		}
		if out, err := b.test(ctx, program, s, limit); err != nil {
			rec.caught(out, s.name)
			return nil
		}
	}
	rec.Outcome = Survived
	return nil
}

// caught fills in a record from what failing tests printed.
func (r *Record) caught(out []byte, stage string) {
	r.Outcome, r.By, r.Stage = verdict(out), failed(out), stage
	if len(r.By) == 0 && r.Kind == Cards {
		r.Outcome = NotViable // the game does not start with such cards
	}
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
