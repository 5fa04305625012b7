package gametest

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// Matches plays the whole matches of a game again: each must end as it is there to end, with the result that stands
// beside it in matches/results.txt, dice and all. An outcome that has changed needs another Version of the box: the
// match files name the one that they were played by, and under the same version nothing is recorded anew.
//
// With -update the answers of each match are given again by the present rules. Where they don't fit any more, or lead
// elsewhere, or where there is no file yet, matches are played until one serves.
func Matches(t *testing.T, c Config) {
	t.Helper()
	if *update {
		if err := c.record(); err != nil {
			t.Error(err)
		}
	}
	results, err := c.readResults()
	if err != nil {
		t.Fatal(err)
	}
	for i := range c.Matches {
		w := &c.Matches[i]
		t.Run(w.Name, func(t *testing.T) {
			if err := c.check(w, results[w.Name]); err != nil {
				t.Error(err)
			}
		})
	}
	t.Run("version", func(t *testing.T) {
		for i := range c.Matches {
			if err := c.dated(&c.Matches[i], results[c.Matches[i].Name]); err != nil {
				t.Error(err)
			}
		}
	})
	for _, err := range c.strays(results) {
		t.Error(err)
	}
}

// again is how fixtures are recorded.
const again = "record it anew with -update, and read what changed in results.txt"

// dated reports a fixture that was played by rules of another version, whatever comes of it by these.
func (c *Config) dated(w *Whole, want result) error {
	file := c.file(w.Name)
	r, err := readRecord(file)
	if err != nil {
		return err
	}
	if r.Rules != c.Box.Version || want.rules != r.Rules {
		return fmt.Errorf("%s was played by rules version %q, results.txt has %q, and now the rules are %q: %s",
			file, r.Rules, want.rules, c.Box.Version, again)
	}
	return nil
}

// check plays one fixture again.
func (c *Config) check(w *Whole, want result) error {
	file := c.file(w.Name)
	data, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s: there is no such match yet: %s", file, again)
	}
	if err != nil {
		return err
	}
	m, err := table.Verify(bytes.NewReader(data), c.find)
	if err != nil {
		return c.changed(w, want, fmt.Sprintf("a match that does not fit (%v)", err))
	}
	if got := outcome(m); got != want.outcome {
		return c.changed(w, want, got)
	}
	if !w.serves(m) {
		return fmt.Errorf("%s is there for another ending (%q, and what the test says beside) than it has (%s): "+
			"with -update another match is looked for", file, w.Ending, outcome(m))
	}
	return nil
}

// changed is the complaint about another outcome than was recorded. Under the same version of the rules it has no
// right to be another.
func (c *Config) changed(w *Whole, from result, to string) error {
	advice := again
	if from.rules == c.Box.Version {
		advice = "if the new outcome is right, give the rules a new version (table.Box.Version), then re-record with " +
			"-update"
	}
	return fmt.Errorf("outcome of %s changed\nfrom %s\n  to %s\nwith rules version %q: %s", w.Name, from.outcome, to,
		c.Box.Version, advice)
}

// strays complains of files and results that no fixture is declared for.
func (c *Config) strays(results map[string]result) []error {
	var errs []error
	for name := range results {
		if c.whole(name) == nil {
			errs = append(errs, fmt.Errorf("results.txt: %s is no match of this game's tests: remove the line", name))
		}
	}
	files, err := filepath.Glob(c.file("*"))
	if err != nil {
		return append(errs, err)
	}
	for _, f := range files {
		if c.whole(strings.TrimSuffix(filepath.Base(f), ".match")) == nil {
			errs = append(errs, fmt.Errorf("%s is no match of this game's tests: name it there, or remove it", f))
		}
	}
	slices.SortFunc(errs, func(a, b error) int { return strings.Compare(a.Error(), b.Error()) })
	return errs
}

// record records all fixtures anew, but those that may not be: their files and results stay, and the error says why.
func (c *Config) record() error {
	results, err := c.readResults()
	if errors.Is(err, fs.ErrNotExist) {
		results, err = map[string]result{}, os.MkdirAll(c.path("matches"), 0o755)
	}
	if err != nil {
		return err
	}
	var errs []error
	for i := range c.Matches {
		w := &c.Matches[i]
		m, err := c.anew(w, results[w.Name])
		if err == nil {
			err = c.write(w, m, results)
		}
		if err != nil {
			errs = append(errs, fmt.Errorf("%s is not recorded: %w", w.Name, err))
		}
	}
	return errors.Join(errs...)
}

// write keeps a match and its result.
func (c *Config) write(w *Whole, m *table.Match, results map[string]result) error {
	var b bytes.Buffer
	if err := m.Write(&b); err != nil {
		return err
	}
	if err := os.WriteFile(c.file(w.Name), b.Bytes(), 0o644); err != nil {
		return err
	}
	results[w.Name] = result{c.Box.Version, setupText(m), outcome(m)}
	return c.writeResults(results)
}

// anew is the match of a fixture by the present rules: its own answers as far as they still serve, else another
// match. Under the rules that it was played by, nothing may change.
func (c *Config) anew(w *Whole, old result) (*table.Match, error) {
	r, err := readRecord(c.file(w.Name))
	if errors.Is(err, fs.ErrNotExist) {
		m, err := c.search(w)
		if err == nil && old.rules == c.Box.Version && outcome(m) != old.outcome {
			err = fmt.Errorf("the file is gone, and results.txt has its outcome: %s; if another match is wanted, "+
				"remove that line too", old.outcome)
		}
		return m, err
	}
	if err != nil {
		return nil, err
	}
	m, err := r.play(c.Box, nil)
	if r.Rules == c.Box.Version {
		if err != nil {
			return nil, c.changed(w, old, fmt.Sprintf("a match that does not fit (%v)", err))
		}
		if got := outcome(m); got != old.outcome && old.outcome != "" {
			return nil, c.changed(w, old, got)
		}
	}
	if err == nil && w.serves(m) {
		return m, nil
	}
	return c.search(w)
}
