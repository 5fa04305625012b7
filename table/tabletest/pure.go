package tabletest

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// Pure reads the Go files of a game's package and fails where they use what may make two runs of the same match differ,
// or what the table needs for itself: chance, clocks, files and goroutines; defer and recover; the order of maps;
// floats; sorting that leaves ties as they fall; variables of the package that change. Tests are not read, nor are the
// files named, such as those that load a catalogue.
func Pure(t *testing.T, dir string, except ...string) {
	t.Helper()
	faults, err := impure(dir, except)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range faults {
		t.Error(f)
	}
}

// What games may not import, and why.
var foreign = map[string]string{
	"math/rand": "chance is the table's", "math/rand/v2": "chance is the table's",
	"crypto/rand": "chance is the table's", "hash/maphash": "it is another in every process",
	"time": "a game knows no clock", "context": "a game knows no clock", "os": "a game knows only its state",
	"io/ioutil": "a game knows only its state", "net": "a game knows only its state",
	"net/http": "a game knows only its state", "runtime": "a game knows only its state",
	"log": "a game tells by Table.Tell", "sync": "a game is played by one", "sync/atomic": "a game is played by one",
	"unsafe": "a state is plain data", "C": "a state is plain data",
}

// Functions that games may not use, and why.
var unsteady = map[string]string{
	"sort.Slice":      "ties fall as they like: use slices.SortStableFunc",
	"sort.Sort":       "ties fall as they like: use sort.Stable",
	"slices.SortFunc": "ties fall as they like: use slices.SortStableFunc",
	"maps.Keys":       "maps have no order: sort what comes of it, with slices.Sorted",
	"maps.Values":     "maps have no order: sort what comes of it, with slices.Sorted",
	"maps.All":        "maps have no order",
}

func impure(dir string, except []string) ([]string, error) {
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return nil, err
	}
	set := token.NewFileSet()
	var all, read []*ast.File
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(set, name, nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		all = append(all, f)
		if !slices.Contains(except, filepath.Base(name)) {
			read = append(read, f)
		}
	}
	if len(read) == 0 {
		return nil, fmt.Errorf("%s holds no Go files to read", dir)
	}
	for _, name := range except {
		if _, err := os.Stat(filepath.Join(dir, name)); err != nil {
			return nil, fmt.Errorf("a file to be left out: %w", err)
		}
	}
	l := &lint{set: set, info: &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{},
		Defs: map[*ast.Ident]types.Object{}}}
	// Imported packages stay unknown: that gives errors, and what is the package's own has its type all the same.
	conf := types.Config{Error: func(error) {}, Importer: nothing{}}
	l.pkg, _ = conf.Check(dir, set, all, l.info)
	for _, f := range read {
		l.file(f)
	}
	return l.faults, nil
}

type nothing struct{}

func (nothing) Import(name string) (*types.Package, error) {
	p := types.NewPackage(name, path.Base(name))
	p.MarkComplete()
	return p, nil
}

type lint struct {
	set    *token.FileSet
	pkg    *types.Package
	info   *types.Info
	faults []string
}

func (l *lint) fault(n ast.Node, format string, args ...any) {
	at := l.set.Position(n.Pos())
	l.faults = append(l.faults, fmt.Sprintf("%s:%d: %s", filepath.Base(at.Filename), at.Line,
		fmt.Sprintf(format, args...)))
}

func (l *lint) file(f *ast.File) {
	for _, i := range f.Imports {
		name, _ := strconv.Unquote(i.Path.Value)
		if why, ok := foreign[name]; ok {
			l.fault(i, "import of %s: %s", name, why)
		}
	}
	sorted := map[ast.Node]bool{} // calls whose result is sorted at once
	starts := false               // inside a function that runs before any match
	for _, d := range f.Decls {
		if fn, ok := d.(*ast.FuncDecl); ok {
			starts = fn.Recv == nil && fn.Name.Name == "init"
		}
		ast.Inspect(d, func(n ast.Node) bool {
			l.node(n, sorted, starts)
			return true
		})
	}
}

func (l *lint) node(n ast.Node, sorted map[ast.Node]bool, starts bool) {
	switch n := n.(type) {
	case *ast.GoStmt:
		l.fault(n, "a goroutine: a game is played by one")
	case *ast.DeferStmt:
		l.fault(n, "defer: use Table.Scope, for a question may stop the game anywhere")
	case *ast.SelectStmt, *ast.SendStmt, *ast.ChanType:
		l.fault(n, "a channel: a game is played by one")
	case *ast.RangeStmt:
		if t := l.info.TypeOf(n.X); t != nil {
			if _, ok := t.Underlying().(*types.Map); ok {
				l.fault(n, "range over a map, which has no order")
			}
		}
	case *ast.BasicLit:
		if n.Kind == token.FLOAT || n.Kind == token.IMAG {
			l.fault(n, "%s: floats differ between machines", n.Value)
		}
	case *ast.Ident:
		if o, ok := l.info.Uses[n].(*types.TypeName); ok && o.Pkg() == nil &&
			(strings.HasPrefix(n.Name, "float") || strings.HasPrefix(n.Name, "complex")) {
			l.fault(n, "%s: floats differ between machines", n.Name)
		}
		if o, ok := l.info.Uses[n].(*types.Builtin); ok && n.Name == "recover" {
			l.fault(n, "%s: use Table.Scope, for it would catch a question that waits", o.Name())
		}
	case *ast.CallExpr:
		if name := l.qualified(n.Fun); name == "slices.Sorted" || name == "slices.SortedStableFunc" {
			sorted[n.Args[0]] = true
		} else if why, ok := unsteady[name]; ok && !sorted[n] {
			l.fault(n, "%s: %s", name, why)
		}
	case *ast.AssignStmt:
		for _, x := range n.Lhs {
			l.assigned(x, n.Tok == token.DEFINE || starts)
		}
	case *ast.IncDecStmt:
		l.assigned(n.X, starts)
	}
}

// qualified is the name of a function of another package, such as "sort.Slice".
func (l *lint) qualified(x ast.Expr) string {
	if i, ok := x.(*ast.IndexExpr); ok {
		x = i.X
	}
	s, ok := x.(*ast.SelectorExpr)
	if !ok {
		return ""
	}
	id, ok := s.X.(*ast.Ident)
	if !ok {
		return ""
	}
	if p, ok := l.info.Uses[id].(*types.PkgName); ok {
		return p.Imported().Path() + "." + s.Sel.Name
	}
	return ""
}

// assigned finds out whether what is assigned to is, or lies in, a variable of the package.
func (l *lint) assigned(x ast.Expr, fine bool) {
	for !fine {
		switch y := x.(type) {
		case *ast.IndexExpr:
			x = y.X
		case *ast.SelectorExpr:
			x = y.X
		case *ast.StarExpr:
			x = y.X
		case *ast.ParenExpr:
			x = y.X
		case *ast.Ident:
			if v, ok := l.info.Uses[y].(*types.Var); ok && v.Parent() == l.pkg.Scope() {
				l.fault(y, "%s changes: it is a variable of the package, and all that changes is the state's", y.Name)
			}
			return
		default:
			return
		}
	}
}
