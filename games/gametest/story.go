package gametest

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"waystation/table"
)

// Story tells one of the whole matches from its first question to its last, in the file NAME.story, for people to
// read in review: who is asked what, what is offered, what is denied and why, what is answered, what chance brought,
// what was told to whom, and what each seat saw change. It fails at the first line that reads otherwise. With -update
// the file is written anew.
func Story(t *testing.T, c Config, name string) {
	t.Helper()
	if c.whole(name) == nil {
		t.Fatalf("%q is no whole match of this game's tests", name)
	}
	got, err := c.story(name)
	if err != nil {
		t.Fatal(err)
	}
	file := c.path(name + ".story")
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		t.Fatalf("%s: there is no such story yet: write it with -update", file)
	}
	if err != nil {
		t.Fatal(err)
	}
	if line, diff := difference(string(want), got); diff != "" {
		t.Errorf("%s:%d: the story reads otherwise; if it is better so, write it anew with -update, and read "+
			"the difference "+
			"in review\n%s", filepath.ToSlash(file), line, diff)
	}
}

// How much of two stories is shown where they part.
const (
	linesBefore = 4
	linesAfter  = 12
)

// difference is where two texts first differ: the line, from 1, and the lines about it. It is empty when they don't.
func difference(want, got string) (line int, diff string) {
	if want == got {
		return 0, ""
	}
	a, b := strings.Split(want, "\n"), strings.Split(got, "\n")
	for line < len(a) && line < len(b) && a[line] == b[line] {
		line++
	}
	var out strings.Builder
	for _, s := range a[max(0, line-linesBefore):line] {
		fmt.Fprintf(&out, "  %s\n", s)
	}
	for _, s := range a[line:min(len(a), line+linesAfter)] {
		fmt.Fprintf(&out, "- %s\n", s)
	}
	for _, s := range b[line:min(len(b), line+linesAfter)] {
		fmt.Fprintf(&out, "+ %s\n", s)
	}
	return line + 1, out.String()
}

// story tells a fixture.
func (c *Config) story(name string) (string, error) {
	r, err := readRecord(c.file(name))
	if err != nil {
		return "", err
	}
	s := &storyteller{seen: map[table.Seat]*node{}, told: map[table.Seat][]tale{}, stood: map[string][]group{}}
	m, err := r.play(c.Box, s.act)
	if err != nil {
		return "", fmt.Errorf("%s: %w", name, err)
	}
	s.since(m)
	s.line("")
	s.para("", "The match is over: "+outcome(m)+".")
	head := fmt.Sprintf("# %s: %s\n%s\n", m.Box().Title, setupText(m), legend)
	return head + s.String(), nil
}

const legend = `#
# One whole match, as everybody at the table lives through it. A block is a question: what the seat can do, by which
# rules, and what it can't do, why, and by which rule. What it can do without a turn is told when it has changed:
# - gone + come. Below the answer stands what came of it: results of chance, what was told to all or to one seat alone,
# and what changed in what all see and in what a seat sees besides, as "was -> is" or as "- gone + come"; ? is a card
# that lies face down for the reader.
`
