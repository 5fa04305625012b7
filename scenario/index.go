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

// Evidence is what exercises a rule.
type Evidence struct {
	By []string // names of scenarios and tests, sorted
	// one of them at least has it among what is asked, offered, denied or told; if not, it shows in values only
	Occurs bool
}

func (e *Evidence) add(name string, occurs bool) {
	if !slices.Contains(e.By, name) {
		e.By = append(e.By, name)
	}
	e.Occurs = e.Occurs || occurs
}

// evidences are those of several rules, by ID.
type evidences map[string]*Evidence

func (e evidences) of(id string) *Evidence {
	if e[id] == nil {
		e[id] = &Evidence{}
	}
	return e[id]
}

// Exercised tells, for each rule's ID, which scenarios (*.txtar) and Go tests (*_test.go) of a file system exercise it.
// It reads their claims, which hold when they pass: a scenario's line "rules", and in a test's body the IDs in calls of
// functions called Exercises or Shows, whose first letter may be small.
func Exercised(files fs.FS) (map[string]*Evidence, error) {
	out := evidences{}
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
			return claimed(name, data, out)
		}
		s, err := Parse(data)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		for _, id := range s.Rules {
			out.of(id).add(name, !s.shows(id))
		}
		return nil
	})
	for _, e := range out {
		slices.Sort(e.By)
	}
	return out, err
}

var testName = regexp.MustCompile(`^(Test|Fuzz)([^a-z]|$)`)

// claimed finds the rules that the tests of a Go file claim.
func claimed(name string, source []byte, out evidences) error {
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
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			name := strings.ToLower(callee(call.Fun))
			if name != "exercises" && name != "shows" {
				return true
			}
			for _, id := range literalIDs(call.Args) {
				out.of(id).add(test.Name.Name, name == "exercises")
			}
			return true
		})
	}
	return nil
}

// callee is the name of a function or method.
func callee(f ast.Expr) string {
	switch f := f.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		return f.Sel.Name
	}
	return ""
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
