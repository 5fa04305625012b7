package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
)

// listed is what `go list` says of a package.
type listed struct {
	ImportPath string
	Dir        string
	Export     string // the file of its exported types
	GoFiles    []string
	Standard   bool
	DepOnly    bool
	Error      *struct{ Err string }
}

// arrows are the calls between the files of a package: one for each file that calls a function or method which stands
// in another.
type arrows struct {
	path  string
	files int
	total int
	back  int // against the order of order
}

// flow counts the arrows of packages of a tree.
func flow(root string, patterns []string) ([]arrows, error) {
	all, err := list(root, patterns)
	if err != nil {
		return nil, err
	}
	exports := map[string]string{}
	for _, p := range all {
		exports[p.ImportPath] = p.Export
	}
	var found []arrows
	for _, p := range all {
		if p.DepOnly || p.Standard || len(p.GoFiles) == 0 {
			continue
		}
		a, err := p.arrows(exports)
		if err != nil {
			return nil, err
		}
		found = append(found, a)
	}
	return found, nil
}

// list asks the go command for packages and all they import, built.
func list(root string, patterns []string) ([]listed, error) {
	cmd := exec.Command("go",
		append([]string{"list", "-export", "-deps", "-json=ImportPath,Dir,Export,GoFiles,Standard,DepOnly,Error"},
			patterns...)...)
	cmd.Dir = root
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%s: go list: %w", root, err)
	}
	var all []listed
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p listed
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return all, nil
		} else if err != nil {
			return nil, err
		}
		if p.Error != nil {
			return nil, errors.New(p.Error.Err)
		}
		all = append(all, p)
	}
}

// arrows reads a package with its types, and counts.
func (p *listed) arrows(exports map[string]string) (arrows, error) {
	fset := token.NewFileSet()
	var files []*ast.File
	for _, name := range p.GoFiles {
		f, err := parser.ParseFile(fset, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			return arrows{}, err
		}
		files = append(files, f)
	}
	lookup := func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) }
	config := types.Config{Importer: importer.ForCompiler(fset, "gc", lookup)}
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}}
	pkg, err := config.Check(p.ImportPath, fset, files, info)
	if err != nil {
		return arrows{}, err
	}
	g := newGraph(len(files))
	at := map[*token.File]int{}
	for i, f := range files {
		at[fset.File(f.Pos())] = i
	}
	for id, used := range info.Uses {
		if fn, ok := used.(*types.Func); ok && fn.Pkg() == pkg {
			g.add(at[fset.File(id.Pos())], at[fset.File(fn.Pos())])
		}
	}
	return arrows{p.ImportPath, len(files), g.arrows(), g.back()}, nil
}

// graph says which file calls which.
type graph [][]bool

func newGraph(n int) graph {
	g := make(graph, n)
	for i := range g {
		g[i] = make([]bool, n)
	}
	return g
}

// add draws an arrow, unless it would begin where it ends.
func (g graph) add(from, to int) { g[from][to] = from != to }

func (g graph) arrows() int {
	n := 0
	for from := range g {
		n += g.out(from, nil)
	}
	return n
}

// out is how many of the files that are not placed yet a file calls.
func (g graph) out(from int, placed []bool) int {
	n := 0
	for to := range g {
		if g[from][to] && (placed == nil || !placed[to]) {
			n++
		}
	}
	return n
}

// in is how many of the files that are not placed yet call a file.
func (g graph) in(to int, placed []bool) int {
	n := 0
	for from := range g {
		if g[from][to] && !placed[from] {
			n++
		}
	}
	return n
}

// order is the main direction: callers before what they call, as far as that goes. Whoever is called by none of the
// files left is placed next from the front, whoever calls none of them next from the back, and where each has both,
// next from the front is the one that calls most more than it is called (Eades, Lin and Smyth's rule). The order of the
// names decides what is equal.
func (g graph) order() []int {
	placed := make([]bool, len(g))
	var front, back []int
	for len(front)+len(back) < len(g) {
		i, last := g.next(placed)
		placed[i] = true
		if last {
			back = append(back, i)
		} else {
			front = append(front, i)
		}
	}
	for i := len(back) - 1; i >= 0; i-- {
		front = append(front, back[i])
	}
	return front
}

// next is the file to be placed, and whether from the back.
func (g graph) next(placed []bool) (at int, last bool) {
	at, most := -1, 0
	for i := range g {
		if placed[i] {
			continue
		}
		in, out := g.in(i, placed), g.out(i, placed)
		if in == 0 || out == 0 {
			return i, in > 0
		}
		if at < 0 || out-in > most {
			at, most = i, out-in
		}
	}
	return at, false
}

// back counts the arrows that lead from a file to one that stands before it.
func (g graph) back() int {
	n := 0
	place := make([]int, len(g))
	for k, i := range g.order() {
		place[i] = k
	}
	for from := range g {
		for to := range g {
			if g[from][to] && place[to] < place[from] {
				n++
			}
		}
	}
	return n
}
