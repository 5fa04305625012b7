package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// source is one Go file of a game's rules.
type source struct {
	path    string // from the root, with slashes
	text    []byte
	file    *ast.File
	fset    *token.FileSet
	piles   map[string]string // the name of a pile's constant: that of the next one in its block
	showing map[string]bool   // the functions that may decide by chance or show something
	secrets *regexp.Regexp    // the piles whose cards not everybody knows
}

// parseSource reads Go text.
func parseSource(path string, text []byte) (*source, error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, path, text, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	s := &source{path: path, text: text, file: file, fset: fset}
	s.piles, s.showing = map[string]string{}, map[string]bool{}
	return s, nil
}

// parseGame reads all Go files of a game but for tests.
func parseGame(root string, g *game) ([]*source, error) {
	var names []string
	for _, dir := range append([]string{""}, g.parts...) {
		some, err := filepath.Glob(filepath.Join(root, g.dir, dir, "*.go"))
		if err != nil {
			return nil, err
		}
		names = append(names, some...)
	}
	var out []*source
	piles, showing := map[string]string{}, map[string]bool{}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		rel, err := filepath.Rel(root, name)
		if err != nil {
			return nil, err
		}
		s, err := parseSource(filepath.ToSlash(rel), text)
		if err != nil {
			return nil, err
		}
		s.findPiles(g.stack, piles)
		s.piles, s.secrets, s.showing = piles, g.secrets, showing
		out = append(out, s)
	}
	findShowing(out, showing)
	return out, nil
}

// findPiles adds the constants of the type that names piles, each with the next one of its block.
func (s *source) findPiles(stack string, piles map[string]string) {
	for _, d := range s.file.Decls {
		block, ok := d.(*ast.GenDecl)
		if !ok || block.Tok != token.CONST {
			continue
		}
		var names []string
		for i, spec := range block.Specs {
			v := spec.(*ast.ValueSpec)
			if i == 0 && (v.Type == nil || s.str(v.Type) != stack) {
				break
			}
			if ast.IsExported(v.Names[0].Name) {
				names = append(names, v.Names[0].Name)
			}
		}
		for i, name := range names {
			piles[name] = names[(i+1)%len(names)]
		}
	}
}

// at is the place of a position in the text.
func (s *source) at(p token.Pos) int { return s.fset.Position(p).Offset }

// str is the text of a node.
func (s *source) str(n ast.Node) string { return string(s.text[s.at(n.Pos()):s.at(n.End())]) }

// replace is the change of a node into other text.
func (s *source) replace(n ast.Node, with string) site {
	return site{s.at(n.Pos()), s.at(n.End()), with}
}

// drop is the change that leaves out the later of two nodes, with what stands between them.
func (s *source) drop(before, n ast.Node) site { return site{s.at(before.End()), s.at(n.End()), ""} }

// between is the text that stands between two nodes.
func (s *source) between(a, b ast.Node) string { return string(s.text[s.at(a.End()):s.at(b.Pos())]) }

// swap is the exchange of two nodes that follow one another.
func (s *source) swap(a, b ast.Node) site {
	return site{s.at(a.Pos()), s.at(b.End()), s.str(b) + s.between(a, b) + s.str(a)}
}

// each calls f for every node with the nodes round it, the nearest last.
func (s *source) each(f func(n ast.Node, round []ast.Node)) {
	ast.PreorderStack(s.file, nil, func(n ast.Node, round []ast.Node) bool {
		f(n, round)
		return true
	})
}

// eachList calls f for every list of statements.
func (s *source) eachList(f func(list []ast.Stmt)) {
	s.each(func(n ast.Node, _ []ast.Node) {
		switch n := n.(type) {
		case *ast.BlockStmt:
			f(n.List)
		case *ast.CaseClause:
			f(n.Body)
		}
	})
}

// scope is the name of the function, or the first name of the declaration, that a place in the text belongs to.
func (s *source) scope(at int) string {
	for _, d := range s.file.Decls {
		if at < s.at(d.Pos()) || at >= s.at(d.End()) {
			continue
		}
		if f, ok := d.(*ast.FuncDecl); ok {
			return f.Name.Name
		}
	}
	return ""
}

// function is the declaration of the function round a node, or nil.
func function(round []ast.Node) *ast.FuncDecl {
	for _, n := range round {
		if f, ok := n.(*ast.FuncDecl); ok {
			return f
		}
	}
	return nil
}

// parent is the node right round another.
func parent(round []ast.Node) ast.Node {
	if len(round) == 0 {
		return nil
	}
	return round[len(round)-1]
}

// method is the call of a method of this name as a statement or expression: what it is called on, and the arguments.
func method(n ast.Node, name string, args int) (on ast.Expr, call *ast.CallExpr) {
	call, ok := n.(*ast.CallExpr)
	if !ok || len(call.Args) != args {
		return nil, nil
	}
	sel, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || sel.Sel.Name != name {
		return nil, nil
	}
	return sel.X, call
}

// statement is the call that makes up a statement, or nil.
func statement(n ast.Node) *ast.CallExpr {
	if e, ok := n.(*ast.ExprStmt); ok {
		if call, ok := e.X.(*ast.CallExpr); ok {
			return call
		}
	}
	return nil
}

// called is the name of the function or method of a call.
func called(call *ast.CallExpr) string {
	switch f := call.Fun.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		return f.Sel.Name
	}
	return ""
}

// has reports whether a node is, or contains, one for which f holds.
func has(n ast.Node, f func(ast.Node) bool) bool {
	found := false
	ast.Inspect(n, func(n ast.Node) bool {
		found = found || n != nil && f(n)
		return !found
	})
	return found
}

// calls reports whether a node contains a call of one of these functions or methods.
func calls(n ast.Node, names ...string) bool {
	return has(n, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok {
			return false
		}
		for _, name := range names {
			if called(call) == name {
				return true
			}
		}
		return false
	})
}

// mentions reports whether a name occurs in a node.
func mentions(n ast.Node, name string) bool {
	return has(n, func(n ast.Node) bool {
		id, ok := n.(*ast.Ident)
		return ok && id.Name == name
	})
}
