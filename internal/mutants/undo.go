package main

import (
	"fmt"
	"go/ast"
	"slices"
)

// Games show cards and open sealed content, and have no other way to stop undo. A border that stands where nothing was
// learned needs one, so the copies of the tree in which mutants are tried have a method more.
const (
	border       = "t.Border()"
	borderFile   = "border.go"
	borderMethod = `package table

// Border stops undo, as a card that everybody is shown does.
func (t *Table) Border() { t.learn(Everyone) }
`
)

var undo = []operator{
	{name: "border-forgotten", kind: Undo, find: forgetBorders},
	{name: "border-needless", kind: Undo, find: addBorders},
}

// forgetBorders marks cards as seen without saying that somebody learned something, so that undo goes back too far. Of
// what is moved from a secret pile only what all then see is new: its owner knew it before.
func forgetBorders(s *source) (out []site) {
	s.each(func(n ast.Node, round []ast.Node) {
		if on, call := method(n, "Show", 3); on != nil {
			mark := fmt.Sprintf("%s.Cards[%s].Seen |= %s", s.str(on), s.str(call.Args[1]), s.str(call.Args[2]))
			out = append(out, s.replace(call, mark))
			return
		}
		if on, call := method(n, "Peek", 3); on != nil {
			out = append(out, s.replace(call, s.peekQuietly(s.str(on), call)))
			return
		}
		on, call := method(n, "Move", 5)
		f := function(round)
		if on != nil && s.str(call.Args[4]) == everyone && s.isSecret(on, f) && !s.shown(on, f, call) {
			out = append(out, s.replace(call, s.moveQuietly(s.str(on), call)))
		}
	})
	return out
}

// shown reports whether the card that is moved was shown earlier in the function: then all know it.
func (s *source) shown(pile ast.Expr, f *ast.FuncDecl, move *ast.CallExpr) bool {
	return f != nil && has(f.Body, func(n ast.Node) bool {
		on, call := method(n, "Show", 3)
		return on != nil && call.Pos() < move.Pos() && s.str(on) == s.str(pile) &&
			s.str(call.Args[1]) == s.str(move.Args[1])
	})
}

// peekQuietly is a Peek that nobody notices.
func (s *source) peekQuietly(on string, call *ast.CallExpr) string {
	return fmt.Sprintf("%[1]s.Peek(%[2]s, %[3]s, 0)\n%[1]s.Cards[%[1]s.Len()-1-%[3]s].Seen |= %[4]s",
		on, s.str(call.Args[0]), s.str(call.Args[1]), s.str(call.Args[2]))
}

// moveQuietly is a Move that shows the card and does not say so.
func (s *source) moveQuietly(on string, call *ast.CallExpr) string {
	to, follow, who := s.str(call.Args[2]), s.str(call.Args[3]), s.str(call.Args[4])
	const quiet = "func() table.Card { c := %s.Move(%s, %s, %s, %s|%s, 0); " +
		"to := %s; to.Cards[to.Len()-1].Seen |= %s; return c }()"
	return fmt.Sprintf(quiet, on, s.str(call.Args[0]), s.str(call.Args[1]), to, follow, who, to, who)
}

// isSecret reports whether a pile is one whose cards not everybody knows: by its name, or by that which a variable
// stands for.
func (s *source) isSecret(pile ast.Expr, f *ast.FuncDecl) bool {
	if s.secrets == nil || s.secrets.MatchString(s.str(pile)) {
		return s.secrets != nil
	}
	id, ok := pile.(*ast.Ident)
	if !ok || f == nil {
		return false
	}
	return has(f, func(n ast.Node) bool {
		set, ok := n.(*ast.AssignStmt)
		if !ok || len(set.Lhs) != len(set.Rhs) {
			return false
		}
		for i, l := range set.Lhs {
			if s.str(l) == id.Name && s.secrets.MatchString(s.str(set.Rhs[i])) {
				return true
			}
		}
		return false
	})
}

// addBorders stops undo right behind an answer, where nothing is learned before the next question: undo is shorter
// than it could be.
func addBorders(s *source) (out []site) {
	s.each(func(n ast.Node, round []ast.Node) {
		if !hasTable(round) {
			return
		}
		switch n := n.(type) {
		case *ast.AssignStmt, *ast.ExprStmt:
			if !isInList(round) || !calls(n, "Ask", "AskSome") || has(n, isFunc) {
				return
			}
			if !s.learns(rest(n.(ast.Stmt), parent(round))) {
				out = append(out, site{s.at(n.End()), s.at(n.End()), "\n" + border})
			}
		case *ast.SwitchStmt:
			if n.Init == nil || !calls(n.Init, "Ask") {
				return
			}
			for _, c := range n.Body.List {
				c := c.(*ast.CaseClause)
				if at := s.at(c.Colon) + 1; !s.learns(c.Body) {
					out = append(out, site{at, at, "\n" + border})
				}
			}
		}
	})
	return out
}

// rest are the statements that follow one in its list.
func rest(n ast.Stmt, list ast.Node) []ast.Stmt {
	var all []ast.Stmt
	switch list := list.(type) {
	case *ast.BlockStmt:
		all = list.List
	case *ast.CaseClause:
		all = list.Body
	}
	return all[slices.Index(all, n)+1:]
}

// learns reports whether statements may decide something by chance, or show something, before they put a question.
func (s *source) learns(list []ast.Stmt) bool {
	for _, stmt := range list {
		switch {
		case has(stmt, s.reveals):
			return true
		case has(stmt, isQuestion):
			return false
		}
	}
	return false
}

// reveals reports whether a node calls what may show something, or opens sealed content.
func (s *source) reveals(n ast.Node) bool {
	call, ok := n.(*ast.CallExpr)
	return ok && (s.showing[called(call)] || called(call) == "Open" && !isQuestion(call))
}

// isQuestion reports whether a node opens a question of the table.
func isQuestion(n ast.Node) bool {
	call, ok := n.(*ast.CallExpr)
	if !ok {
		return false
	}
	on, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || on.Sel.Name != "Open" {
		return false
	}
	id, ok := on.X.(*ast.Ident)
	return ok && id.Name == "t"
}

// findShowing adds the functions that may show something, by themselves or by others, until a round through all files
// finds no more.
func findShowing(sources []*source, showing map[string]bool) {
	for _, name := range []string{"Roll", "Draw", "Peek", "Show", "ShowBack"} {
		showing[name] = true
	}
	for known := 0; known < len(showing); {
		known = len(showing)
		for _, s := range sources {
			for _, d := range s.file.Decls {
				if f, ok := d.(*ast.FuncDecl); ok && has(f, s.reveals) {
					showing[f.Name.Name] = true
				}
			}
		}
	}
}

func isFunc(n ast.Node) bool {
	_, ok := n.(*ast.FuncLit)
	return ok
}

// hasTable reports whether a function is given the table as t.
func hasTable(round []ast.Node) bool {
	f := function(round)
	if f == nil {
		return false
	}
	for _, p := range f.Type.Params.List {
		_, pointer := p.Type.(*ast.StarExpr)
		for _, name := range p.Names {
			if pointer && name.Name == "t" {
				return true
			}
		}
	}
	return false
}
