package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
)

// score counts the mutants of one cell of the table.
type score struct{ caught, timedOut, survived, open, equivalent, notViable int }

func (s *score) add(o score) {
	s.caught += o.caught
	s.timedOut += o.timedOut
	s.survived += o.survived
	s.open += o.open
	s.equivalent += o.equivalent
	s.notViable += o.notViable
}

// tried is how many mutants could have been caught.
func (s score) tried() int { return s.caught + s.timedOut + s.survived }

func (s score) String() string {
	if s.tried() == 0 {
		return "-"
	}
	hits := s.caught + s.timedOut
	return fmt.Sprintf("%d/%d %.0f%%", hits, s.tried(), 100*float64(hits)/float64(s.tried()))
}

// scoreOf is what one record adds.
func scoreOf(rec *Record, equivalent map[string]string) score {
	switch {
	case rec.Outcome == NotViable:
		return score{notViable: 1}
	case rec.Outcome == Open:
		return score{open: 1}
	case equivalent[rec.Key] != "" && rec.Outcome == Survived:
		return score{equivalent: 1}
	case rec.Outcome == Survived:
		return score{survived: 1}
	case rec.Outcome == TimedOut:
		return score{timedOut: 1}
	}
	return score{caught: 1}
}

// report writes the table by kind and game, then what survived.
func report(w io.Writer, recs []Record, games []string, equivalent map[string]string) {
	cells, total := map[string]score{}, score{}
	for i := range recs {
		one := scoreOf(&recs[i], equivalent)
		for _, name := range []string{string(recs[i].Kind) + recs[i].Game, string(recs[i].Kind), recs[i].Game} {
			c := cells[name]
			c.add(one)
			cells[name] = c
		}
		total.add(one)
	}
	fmt.Fprintf(w, "| caught | %s | all |\n", strings.Join(games, " | "))
	fmt.Fprintf(w, "|---|%s---|\n", strings.Repeat("---|", len(games)))
	row := func(title, name string, sum score) {
		fmt.Fprintf(w, "| %s |", title)
		for _, g := range games {
			fmt.Fprintf(w, " %v |", cells[name+g])
		}
		fmt.Fprintf(w, " %v |\n", sum)
	}
	for _, k := range kinds {
		row(string(k.kind), string(k.kind), cells[string(k.kind)])
	}
	row("all", "", total)
	same := percent(total.equivalent, total.tried()+total.equivalent)
	fmt.Fprintf(w, "\nBy a test that failed %d, by one that did not end %d; ", total.caught, total.timedOut)
	fmt.Fprintf(w, "survived %d; equivalent %d (%.1f %%); ", total.survived, total.equivalent, same)
	fmt.Fprintf(w, "not viable, passed over %d; not counted yet %d.\n", total.notViable, total.open)
	survivors(w, recs, equivalent)
}

func percent(n, of int) float64 {
	if of == 0 {
		return 0
	}
	return 100 * float64(n) / float64(of)
}

// survivors lists what no test noticed, and what is wrongly said to be equivalent.
func survivors(w io.Writer, recs []Record, equivalent map[string]string) {
	for i := range recs {
		rec := &recs[i]
		switch why := equivalent[rec.Key]; {
		case rec.Outcome == Open, rec.Outcome == Survived && why == "":
			fmt.Fprintf(w, "\n%s: %s, %s:%d\n%s", rec.Outcome, rec.Key, rec.File, rec.Line, rec.Diff)
		case rec.Outcome == Survived:
			fmt.Fprintf(w, "\nequivalent: %s, %s:%d: %s\n", rec.Key, rec.File, rec.Line, why)
		case why != "":
			by := strings.Join(rec.By, ", ")
			fmt.Fprintf(w, "\nsaid to be equivalent, but %s by %s: %s\n", rec.Outcome, by, rec.Key)
		}
	}
}

// readEquivalent reads the mutants that change nothing: a line for each, its key and then why it changes nothing.
func readEquivalent(name string) (map[string]string, error) {
	out := map[string]string{}
	file, err := os.Open(name)
	if errors.Is(err, fs.ErrNotExist) {
		return out, nil
	}
	if err != nil {
		return nil, err
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	for n := 1; lines.Scan(); n++ {
		line := strings.TrimSpace(lines.Text())
		if line == "" || line[0] == '#' {
			continue
		}
		key, why, _ := strings.Cut(line, " ")
		if why = strings.TrimSpace(why); why == "" {
			const right = "write the key, a space, and why it changes nothing"
			return nil, fmt.Errorf("%s:%d: %s stands without a reason: %s", name, n, key, right)
		}
		out[key] = why
	}
	return out, lines.Err()
}
