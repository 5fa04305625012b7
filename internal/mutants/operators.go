package main

import (
	"cmp"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
)

// operator is a way to make mistakes in Go code. What it makes need not compile: that is found out when a mutant is
// tried.
type operator struct {
	name  string
	kind  Kind
	files *regexp.Regexp // names of files it works on; nil: those with rules
	find  func(*source) []site
}

var (
	all    = regexp.MustCompile(``)
	views  = regexp.MustCompile(`view\.go$`)
	states = regexp.MustCompile(`^state\.go$`)
	// plain are files without rules: they load cards, arrange positions for scenarios, hold words, show, or count.
	plain = regexp.MustCompile(
		`^(catalogue.*|arrange.*|proving|read|face|words.*|ledger|evidence|chronicle|count|lab|shows` +
			`|.*view|.*_words)\.go$`)
)

var operators = slices.Concat(secrecy, chance, state, undo, rules)

// worksOn reports whether the operator is for a file of this name.
func (o *operator) worksOn(file string) bool {
	if o.files != nil {
		return o.files.MatchString(file)
	}
	return !plain.MatchString(file)
}

// mutantsOf are all mutants of a game: of its rules, file by file, then of its cards.
func mutantsOf(root string, g *game) ([]Mutant, error) {
	sources, err := parseGame(root, g)
	if err != nil {
		return nil, err
	}
	var out []Mutant
	for _, s := range sources {
		out = append(out, codeMutants(g, s)...)
	}
	files, err := cardFiles(root, g)
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		text, err := os.ReadFile(filepath.Join(root, file))
		if err != nil {
			return nil, err
		}
		some, err := cardMutants(g, file, text)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		out = append(out, some...)
	}
	return out, nil
}

// codeMutants are the mutants of one Go file.
func codeMutants(g *game, s *source) (out []Mutant) {
	for i := range operators {
		o := &operators[i]
		if !o.worksOn(path.Base(s.path)) {
			continue
		}
		n := names{}
		for _, at := range o.find(s) {
			m := newMutant(g.name, s.path, s.text, at)
			m.Kind, m.Operator = o.kind, o.name
			m.Key = n.key(&m, s.scope(at.start), s.text)
			out = append(out, m)
		}
	}
	return out
}

// names gives keys, of which no two are alike.
type names map[string]int

func (n names) key(m *Mutant, scope string, text []byte) string {
	first := m.key(scope, text, 0)
	n[first]++
	return m.key(scope, text, n[first]-1)
}

// cardFiles are a game's card files, by name.
func cardFiles(root string, g *game) ([]string, error) {
	var out []string
	for _, pattern := range []string{"cards/*.yaml", "cards/*/*.yaml", "decks/*.yaml"} {
		found, err := filepath.Glob(filepath.Join(root, g.dir, pattern))
		if err != nil {
			return nil, err
		}
		for _, file := range found {
			rel, err := filepath.Rel(root, file)
			if err != nil {
				return nil, err
			}
			out = append(out, filepath.ToSlash(rel))
		}
	}
	slices.SortFunc(out, cmp.Compare[string])
	return out, nil
}
