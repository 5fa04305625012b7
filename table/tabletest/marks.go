package tabletest

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"waystation/table"
)

// marked notes who is marked to know cards of which pile.
func (w *walk) marked(g table.Game) {
	if w.Marks == "" {
		return
	}
	for _, p := range g.Piles() {
		for i, l := range p.Cards {
			m := mark{p.Name, i < p.Loose, l.Seen}
			if !w.seen[m] {
				w.seen[m] = true
				w.marks[m.line(w.m.Seats())] = true
			}
		}
	}
}

// mark is who knows a card of a pile.
type mark struct {
	pile  string
	loose bool
	seen  table.Seats
}

// owned are the names of piles of a seat, shared those of a side of several.
var (
	owned  = regexp.MustCompile(`^seat (\d+) `)
	shared = regexp.MustCompile(`^side \d+ `)
)

// line is the mark without regard to which seat it is.
func (m mark) line(seats int) string {
	order := "in order"
	if m.loose {
		order = "loose"
	}
	name, knows := m.words(seats)
	return fmt.Sprintf("%s, %s: known to %s", name, order, knows)
}

// drawn is the line of a draw that these seats see.
func (m mark) drawn(seats int) string {
	name, sees := m.words(seats)
	return fmt.Sprintf("%s, drawn from: seen by %s", name, sees)
}

// words are the name of the pile, and who knows of it. Piles of a seat are those called "seat 2 hand" and the like,
// those of a team "side 1 hand".
func (m mark) words(seats int) (name, knows string) {
	name = m.pile
	seen := m.seen & table.Upto(seats)
	if sub := owned.FindStringSubmatch(name); sub != nil {
		n, _ := strconv.Atoi(sub[1])
		name = "seat's " + name[len(sub[0]):]
		owner := table.Seat(n)
		switch {
		case seen == table.Set(owner):
			knows = "its owner"
		case seen.Has(owner):
			knows = "its owner and others"
		case seen != 0:
			knows = "others"
		}
	} else if seen != 0 {
		knows = "some seats"
	}
	if sub := shared.FindString(name); sub != "" {
		name = "side's " + name[len(sub):]
	}
	switch {
	case m.seen == table.Everyone:
		knows = "everybody"
	case seen == 0:
		knows = "nobody"
	}
	return name, knows
}

var record = flag.Bool("record", false,
	"tabletest: add the marks that are found to the games' lists, for somebody to read")

// judgeMarks fails where marks were found that are not in the list, or adds them to it. Walks that are shifted by the
// environment may meet others, which are only told.
func (y *tally) judgeMarks(t *testing.T, path string) {
	t.Helper()
	if *record {
		if err := y.recordMarks(path); err != nil {
			t.Error(err)
		}
		return
	}
	found, err := y.newMarks(path)
	if err != nil {
		t.Errorf("the list of marks: %v (go test -record makes it)", err)
	}
	for _, line := range found {
		if os.Getenv(shift) != "" {
			t.Logf("a mark that the walks of seed 0 did not meet: %s", line)
			continue
		}
		t.Errorf("a mark that is not in %s: %s (if that is right, go test -record adds it)", path, line)
	}
}

// newMarks are those that are not in the list.
func (y *tally) newMarks(path string) ([]string, error) {
	list, err := readLines(path)
	if err != nil {
		return nil, err
	}
	var out []string
	for _, line := range slices.Sorted(maps.Keys(y.marks)) {
		if !list[line] {
			out = append(out, line)
		}
	}
	return out, nil
}

// recordMarks adds the marks to the list.
func (y *tally) recordMarks(path string) error {
	list, err := readLines(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	maps.Copy(list, y.marks)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return os.WriteFile(path, []byte(strings.Join(slices.Sorted(maps.Keys(list)), "\n")+"\n"), 0o644)
}

func readLines(path string) (map[string]bool, error) {
	list := map[string]bool{}
	b, err := os.ReadFile(path)
	for line := range strings.Lines(string(b)) {
		list[strings.TrimSpace(line)] = true
	}
	return list, err
}
