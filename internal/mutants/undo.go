package main

import (
	"fmt"
	"go/ast"
)

var undo = []operator{
	{name: "border-forgotten", kind: Undo, find: forgetBorders},
	{name: "border-needless", kind: Undo, find: addBorders},
}

// forgetBorders marks cards as seen without saying that somebody learned something, so that undo goes back too far.
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
		if on != nil && s.str(call.Args[4]) != nobody && s.isSecret(on, function(round)) {
			out = append(out, s.replace(call, s.moveQuietly(s.str(on), call)))
		}
	})
	return out
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

// addBorders stops undo right behind an answer, where nothing was learned: undo is shorter than it could be.
func addBorders(s *source) (out []site) {
	const border = "t.Reveal(table.Everyone)"
	s.each(func(n ast.Node, round []ast.Node) {
		if !hasTable(round) {
			return
		}
		switch n := n.(type) {
		case *ast.AssignStmt, *ast.ExprStmt:
			if isInList(round) && calls(n, "Ask", "AskSome") && !has(n, isFunc) {
				out = append(out, site{s.at(n.End()), s.at(n.End()), "\n" + border})
			}
		case *ast.SwitchStmt:
			if n.Init == nil || !calls(n.Init, "Ask") {
				return
			}
			for _, c := range n.Body.List {
				at := s.at(c.(*ast.CaseClause).Colon) + 1
				out = append(out, site{at, at, "\n" + border})
			}
		}
	})
	return out
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
