package main

import (
	"bytes"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// file is a file of Go by hand: no test and not generated.
type file struct {
	path       string // slashes, from the root of the tree
	statements int
	lines      int
}

// tree is what was counted of a tree.
type tree struct {
	root  string
	games []string
	files []file
	parts map[string]map[part]int // statements by game, "" for what belongs to none, and part
	long  []file                  // over longest lines, tests and generated files aside
}

// longest is how many lines a file may have.
const longest = 600

// count reads a tree.
func count(root string) (*tree, error) {
	t := &tree{root: root, parts: map[string]map[part]int{}}
	ledgers, err := filepath.Glob(filepath.Join(root, "games", "*", "rules.md"))
	if err != nil {
		return nil, err
	}
	if ledgers == nil {
		return nil, errors.New(root + ": no games/*/rules.md: give the root of the tree")
	}
	for _, l := range ledgers {
		t.games = append(t.games, filepath.Base(filepath.Dir(l)))
	}
	slices.Sort(t.games)
	return t, filepath.WalkDir(root, t.visit)
}

// visit counts one file.
func (t *tree) visit(name string, d fs.DirEntry, err error) error {
	if err != nil {
		return err
	}
	base := d.Name()
	if d.IsDir() && name != t.root && (base[0] == '.' || base[0] == '_' || base == "testdata") {
		return filepath.SkipDir
	}
	if d.IsDir() || !byHand(base) {
		return nil
	}
	src, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	parsed, err := parser.ParseFile(token.NewFileSet(), name, src, parser.SkipObjectResolution|parser.ParseComments)
	if err != nil || ast.IsGenerated(parsed) {
		return err
	}
	rel, err := filepath.Rel(t.root, name)
	if err != nil {
		return err
	}
	t.add(file{filepath.ToSlash(rel), statements(parsed), bytes.Count(src, []byte("\n"))})
	return nil
}

// byHand reports whether a file of that name is Go, no test, and not made by templ.
func byHand(base string) bool {
	return strings.HasSuffix(base, ".go") && !strings.HasSuffix(base, "_test.go") &&
		!strings.HasSuffix(base, "_templ.go")
}

func (t *tree) add(f file) {
	t.files = append(t.files, f)
	if f.lines > longest {
		t.long = append(t.long, f)
	}
	p, game := belongs(f.path, t.games)
	if t.parts[game] == nil {
		t.parts[game] = map[part]int{}
	}
	t.parts[game][p] += f.statements
}

// machinery is how many statements of a game are neither rules nor art.
func (t *tree) machinery(game string) int {
	n := 0
	for _, p := range machinery {
		n += t.parts[game][p]
	}
	return n
}

// all is how many statements a game has.
func (t *tree) all(game string) int {
	return t.machinery(game) + t.parts[game][rulesOf] + t.parts[game][art]
}

// statements counts what the code says, however it is broken into lines: every statement but the braces around others,
// and every declared constant, variable, type and function.
func statements(f *ast.File) int {
	n := 0
	ast.Inspect(f, func(node ast.Node) bool {
		switch node.(type) {
		case *ast.BlockStmt, *ast.EmptyStmt, *ast.DeclStmt:
		case ast.Stmt, *ast.FuncDecl, *ast.ValueSpec, *ast.TypeSpec:
			n++
		}
		return true
	})
	return n
}
