package tabletest

import (
	"flag"
	"fmt"
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

var owned = regexp.MustCompile(`^seat (\d+) `)

// line is the mark without regard to which seat it is. Piles of a seat are those called "seat 2 hand" and the like.
func (m mark) line(seats int) string {
	order, name := "in order", m.pile
	if m.loose {
		order = "loose"
	}
	seen, knows := m.seen&table.Upto(seats), ""
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
	switch {
	case m.seen == table.Everyone:
		knows = "everybody"
	case seen == 0:
		knows = "nobody"
	}
	return fmt.Sprintf("%s, %s: known to %s", name, order, knows)
}

var record = flag.Bool("record", false, "tabletest: add the marks that the walks find to the games' lists of them, to be read before they are kept")

// judgeMarks fails where marks were found that are not in the list, or adds them to it.
func (y *tally) judgeMarks(t *testing.T, path string) {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil && !*record {
		t.Errorf("the list of marks: %v (go test -record makes it)", err)
		return
	}
	list := map[string]bool{}
	for line := range strings.Lines(string(b)) {
		list[strings.TrimSpace(line)] = true
	}
	if *record {
		maps.Copy(list, y.marks)
		lines := strings.Join(slices.Sorted(maps.Keys(list)), "\n")
		if err := writeFile(path, strings.TrimSpace(lines)+"\n"); err != nil {
			t.Error(err)
		}
		return
	}
	for _, line := range slices.Sorted(maps.Keys(y.marks)) {
		if !list[line] {
			t.Errorf("a mark that is not in %s: %s (if that is right, go test -record adds it)", path, line)
		}
	}
}

func writeFile(path, text string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return os.WriteFile(path, []byte(text), 0o644)
}
