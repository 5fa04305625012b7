package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"sync"
)

// Outcome is what became of a mutant.
type Outcome string

// The outcomes. One that does not compile, or whose cards the game refuses to load, was no mutant at all.
const (
	Caught    Outcome = "caught"
	TimedOut  Outcome = "timed out" // caught: the tests do not end with it
	Survived  Outcome = "survived"
	NotViable Outcome = "not viable"
	Open      Outcome = "not caught by the fast tests" // by a quick run: the other stages are still to come
)

// Record is one line of the file of results.
type Record struct {
	Key      string   `json:"key"`
	Tree     string   `json:"tree"`     // fingerprint of what it was tried on
	TestSeed uint64   `json:"testseed"` // of the walks of the tests
	Outcome  Outcome  `json:"outcome"`
	By       []string `json:"by,omitempty"`    // the tests that failed
	Stage    string   `json:"stage,omitempty"` // in which they were run
	Seconds  float64  `json:"seconds"`
	Game     string   `json:"game"`
	Kind     Kind     `json:"kind"`
	Operator string   `json:"operator"`
	File     string   `json:"file"`
	Line     int      `json:"line"`
	Diff     string   `json:"diff"`
}

// results are the records of a file, and go on being written to it.
type results struct {
	mu       sync.Mutex
	tree     string
	testSeed uint64
	done     map[string]Record // by key, of this tree and these tests
	file     *os.File
}

// openResults reads what has been found out before, and opens the file for more. Without a name nothing is kept.
func openResults(name, tree string, testSeed uint64) (*results, error) {
	r := &results{tree: tree, testSeed: testSeed, done: map[string]Record{}}
	if name == "" {
		return r, nil
	}
	if err := r.read(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	file, err := os.OpenFile(name, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	r.file = file
	return r, err
}

func (r *results) read(name string) error {
	file, err := os.Open(name)
	if err != nil {
		return err
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<24)
	for n := 1; lines.Scan(); n++ {
		var rec Record
		if err := json.Unmarshal(lines.Bytes(), &rec); err != nil {
			return fmt.Errorf("%s:%d: %w: every line should be a record of one mutant", name, n, err)
		}
		if rec.Tree == r.tree && rec.TestSeed == r.testSeed {
			r.done[rec.Key] = rec
		}
	}
	return lines.Err()
}

// close ends the file.
func (r *results) close() error {
	if r.file == nil {
		return nil
	}
	return r.file.Close()
}

// known is the record of a mutant that has been tried before, as far as a quick or a whole run does.
func (r *results) known(key string, quick bool) (Record, bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	rec, ok := r.done[key]
	return rec, ok && (quick || rec.Outcome != Open)
}

// add keeps a record.
func (r *results) add(rec Record) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.done[rec.Key] = rec
	if r.file == nil {
		return nil
	}
	line, err := json.Marshal(rec)
	if err != nil {
		return err
	}
	_, err = r.file.Write(append(line, '\n'))
	return err
}

// record describes the outcome of a mutant.
func (r *results) record(m *Mutant, o Outcome) Record {
	return Record{
		Key:      m.Key,
		Tree:     r.tree,
		TestSeed: r.testSeed,
		Outcome:  o,
		Game:     m.Game,
		Kind:     m.Kind,
		Operator: m.Operator,
		File:     m.File,
		Line:     m.Line,
		Diff:     m.Diff,
	}
}
