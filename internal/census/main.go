// Command census counts what a game costs:
//
//	go run ./internal/census [-base DIR]
//
// It counts statements, not lines, of the Go that is written by hand and that ships, so that neither breaking lines nor
// joining them changes anything; files that are too long; and calls between the files of a package that go against the
// direction of most. categories.go says what counts as what. With -base it sets another checkout of the repository
// beside this one.
package main

import (
	"flag"
	"fmt"
	"io"
	"log"
	"maps"
	"os"
	"slices"
	"strings"
)

func main() {
	log.SetFlags(0)
	base := flag.String("base", "", "another checkout, for comparison")
	here := flag.String("root", ".", "this checkout")
	flag.Parse()
	roots := []string{*here}
	if *base != "" {
		roots = []string{*base, *here}
	}
	if err := report(os.Stdout, roots); err != nil {
		log.Fatal(err)
	}
}

// row is a line of the table: what was counted, and how much of it in each tree.
type row struct {
	what string
	of   []int
}

// report counts trees and prints a table of them.
func report(w io.Writer, roots []string) error {
	var trees []*tree
	for _, r := range roots {
		t, err := count(r)
		if err != nil {
			return err
		}
		trees = append(trees, t)
	}
	rows := size(trees)
	flows, err := direction(trees)
	if err != nil {
		return err
	}
	print(w, slices.Concat(rows, flows))
	for _, f := range trees[len(trees)-1].long {
		fmt.Fprintf(w, "\n%s has %d lines", f.path, f.lines)
	}
	return nil
}

// size counts statements and long files.
func size(trees []*tree) []row {
	rows := []row{{what: "**Statements of Go**"}}
	for _, g := range games(trees) {
		rows = append(rows, each(trees, g, func(t *tree) int { return t.all(g) }))
		for _, p := range []part{rulesOf, art} {
			rows = append(rows, each(trees, "- "+string(p), func(t *tree) int { return t.parts[g][p] }))
		}
		rows = append(rows, each(trees, "- **machinery**", func(t *tree) int { return t.machinery(g) }))
		for _, p := range machinery {
			rows = append(rows, each(trees, "- - "+string(p), func(t *tree) int { return t.parts[g][p] }))
		}
	}
	return append(rows,
		each(trees, "**all games**", func(t *tree) int { return sum(t, t.all) }),
		each(trees, "machinery of all games", func(t *tree) int { return sum(t, t.machinery) }),
		each(trees, "kit (games/*, bots, web)", func(t *tree) int { return t.parts[""][kit] }),
		each(trees, "shelf", func(t *tree) int { return t.parts[""][shelf] }),
		each(trees, "everything else", func(t *tree) int { return t.parts[""][other] }),
		each(trees, fmt.Sprintf("**Files over %d lines**", longest), func(t *tree) int { return len(t.long) }))
}

// direction counts arrows, of the packages that have many.
func direction(trees []*tree) ([]row, error) {
	total, back := map[string][]int{}, map[string][]int{}
	for k, t := range trees {
		found, err := flow(t.root, []string{"./..."})
		if err != nil {
			return nil, err
		}
		for _, a := range found {
			if total[a.path] == nil {
				total[a.path], back[a.path] = make([]int, len(trees)), make([]int, len(trees))
			}
			total[a.path][k], back[a.path][k] = a.total, a.back
		}
	}
	rows := []row{{what: "**Arrows between files, and those that lead back**"}}
	for _, path := range slices.Sorted(maps.Keys(total)) {
		if slices.Max(total[path]) >= few {
			rows = append(rows, row{path, total[path]}, row{"- back", back[path]})
		}
	}
	return rows, nil
}

// few is how many arrows a package needs to be listed.
const few = 60

func each(trees []*tree, what string, f func(*tree) int) row {
	r := row{what: what}
	for _, t := range trees {
		r.of = append(r.of, f(t))
	}
	return r
}

func sum(t *tree, f func(game string) int) int {
	n := 0
	for _, g := range t.games {
		n += f(g)
	}
	return n
}

// games are the games of all trees.
func games(trees []*tree) []string {
	var all []string
	for _, t := range trees {
		all = append(all, t.games...)
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// print writes rows as a table of Markdown.
func print(w io.Writer, rows []row) {
	heads := []string{"now"}
	if slices.ContainsFunc(rows, func(r row) bool { return len(r.of) == 2 }) {
		heads = []string{"base", "now"}
	}
	fmt.Fprintf(w, "| | %s |\n|---|%s\n", strings.Join(heads, " | "), strings.Repeat("---:|", len(heads)))
	for _, r := range rows {
		fmt.Fprintf(w, "| %s |", r.what)
		for k := range heads {
			if r.of == nil {
				fmt.Fprint(w, " |")
			} else {
				fmt.Fprintf(w, " %d |", r.of[k])
			}
		}
		fmt.Fprintln(w)
	}
}
