package scenario

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Exercised tells, for each rule's ID, which scenarios (*.txtar) and Go tests (*_test.go) of a file system exercise it,
// sorted. It reads their claims, which hold when they pass: a scenario's line "rules", and in a test's body the IDs in
// calls of functions called Exercises or Shows, whose first letter may be small.
func Exercised(files fs.FS) (map[string][]string, error) {
	out := map[string][]string{}
	err := fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		scenario := path.Ext(name) == ".txtar"
		if err != nil || d.IsDir() || !scenario && !strings.HasSuffix(name, "_test.go") {
			return err
		}
		data, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		if !scenario {
			return claimed(name, data, func(test, id string) { add(out, id, test) })
		}
		s, err := Parse(data)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		for _, id := range s.Rules {
			add(out, id, name)
		}
		return nil
	})
	for _, names := range out {
		slices.Sort(names)
	}
	return out, err
}

func add(out map[string][]string, id, name string) {
	if !slices.Contains(out[id], name) {
		out[id] = append(out[id], name)
	}
}

var testName = regexp.MustCompile(`^(Test|Fuzz)([^a-z]|$)`)

// claimed finds the rules that the tests of a Go file claim.
func claimed(name string, source []byte, found func(test, id string)) error {
	file, err := parser.ParseFile(token.NewFileSet(), name, source, parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	for _, d := range file.Decls {
		test, ok := d.(*ast.FuncDecl)
		if !ok || test.Recv != nil || test.Body == nil || !testName.MatchString(test.Name.Name) {
			continue
		}
		ast.Inspect(test.Body, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok && claims(call.Fun) {
				for _, id := range literalIDs(call.Args) {
					found(test.Name.Name, id)
				}
			}
			return true
		})
	}
	return nil
}

// claims reports whether a function of that name claims rules.
func claims(f ast.Expr) bool {
	name := ""
	switch f := f.(type) {
	case *ast.Ident:
		name = f.Name
	case *ast.SelectorExpr:
		name = f.Sel.Name
	}
	return strings.EqualFold(name, "exercises") || strings.EqualFold(name, "shows")
}

// literalIDs are the IDs of rules that stand among the arguments as they are.
func literalIDs(args []ast.Expr) []string {
	var out []string
	for _, arg := range args {
		literal, ok := arg.(*ast.BasicLit)
		if !ok || literal.Kind != token.STRING {
			continue
		}
		words, err := strconv.Unquote(literal.Value)
		if named := ids(words); err == nil && !slices.ContainsFunc(named, notRule) {
			out = append(out, named...)
		}
	}
	return out
}

func notRule(id string) bool { return !ruleID.MatchString(id) }
