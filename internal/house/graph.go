package main

import (
	"bufio"
	"bytes"
	"fmt"
	"os/exec"
	"slices"
	"strings"
)

// graph says which box imports which.
type graph struct {
	boxes   []*box // in the order of the list
	imports map[string]map[string]bool
}

// read asks the go command what the packages of a tree import.
func read(root string) (*graph, error) {
	cmd := exec.Command("go", "list", "-f", `{{.ImportPath}} {{join .Imports " "}}`, "./...")
	cmd.Dir = root
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	g := &graph{imports: map[string]map[string]bool{}}
	for lines := bufio.NewScanner(bytes.NewReader(out)); lines.Scan(); {
		words := strings.Fields(lines.Text())
		if err := g.add(words[0], words[1:]); err != nil {
			return nil, err
		}
	}
	for i := range boxes {
		known := func(b *box) bool { return b.name == boxes[i].name }
		if g.imports[boxes[i].name] != nil && !slices.ContainsFunc(g.boxes, known) {
			g.boxes = append(g.boxes, &boxes[i])
		}
	}
	return g, nil
}

// add notes what a package imports.
func (g *graph) add(pkg string, imports []string) error {
	name, _ := ours(pkg)
	from, known := boxOf(name)
	if !known {
		return fmt.Errorf("%s stands in no box of the drawing: name it in internal/house/main.go", pkg)
	}
	if from == nil {
		return nil
	}
	if g.imports[from.name] == nil {
		g.imports[from.name] = map[string]bool{}
	}
	for _, i := range imports {
		name, mine := ours(i)
		if to, _ := boxOf(name); mine && to != nil && to.name != from.name {
			g.imports[from.name][to.name] = true
		}
	}
	return nil
}

// depth is by box how many stand below it, one upon the other. The error names boxes that import each other.
func (g *graph) depth() (map[string]int, error) {
	depth := map[string]int{}
	var measure func(name string, above []string) error
	measure = func(name string, above []string) error {
		if slices.Contains(above, name) {
			return fmt.Errorf("imports go in a circle: %s", strings.Join(append(above, name), " imports "))
		}
		if _, done := depth[name]; done {
			return nil
		}
		d := 0
		for to := range g.imports[name] {
			if err := measure(to, append(slices.Clone(above), name)); err != nil {
				return err
			}
			d = max(d, depth[to]+1)
		}
		depth[name] = d
		return nil
	}
	for _, b := range g.boxes {
		if err := measure(b.name, nil); err != nil {
			return nil, err
		}
	}
	return depth, nil
}

// plain reports whether an import has to be drawn: not if it follows from others.
func (g *graph) plain(from, to string) bool {
	for by := range g.imports[from] {
		if by != to && g.reaches(by, to) {
			return false
		}
	}
	return true
}

// reaches reports whether one box imports another, by however many between.
func (g *graph) reaches(from, to string) bool {
	for next := range g.imports[from] {
		if next == to || g.reaches(next, to) {
			return true
		}
	}
	return false
}
