package main

import (
	"go/ast"
	"go/token"
	"regexp"
	"slices"
	"strings"
)

var rules = []operator{
	{name: "conjunct-dropped", kind: Rules, find: dropConjuncts},
	{name: "condition-negated", kind: Rules, find: negate},
	{name: "boundary", kind: Rules, find: shiftBounds},
	{name: "off-by-one", kind: Rules, find: nudgeNumbers},
	{name: "sign-swapped", kind: Rules, find: swapSigns},
	{name: "min-max", kind: Rules, find: swapMinMax},
	{name: "call-dropped", kind: Rules, find: dropEffects},
	{name: "order-swapped", kind: Rules, find: swapEffects},
	{name: "jump-dropped", kind: Rules, find: dropJumps},
	{name: "return-flipped", kind: Rules, find: flipReturns},
	{name: "seats-reversed", kind: Rules, find: reverseSeats},
	{name: "citation-wrong", kind: Rules, find: citeWrongly},
	{name: "option-added", kind: Rules, find: offerDenied},
	{name: "option-dropped", kind: Rules, find: dropCalls("Offer")},
	{name: "default-dropped", kind: Rules, find: mannerless("Idly")},
}

// conditions drops a part of a condition or turns it round; for files that only decide what is shown.
func conditions(s *source) []site { return append(dropConjuncts(s), negate(s)...) }

// dropConjuncts leaves one side of && or || standing.
func dropConjuncts(s *source) (out []site) {
	s.each(func(n ast.Node, _ []ast.Node) {
		if b, ok := n.(*ast.BinaryExpr); ok && (b.Op == token.LAND || b.Op == token.LOR) {
			out = append(out, s.replace(b, s.str(b.X)), s.replace(b, s.str(b.Y)))
		}
	})
	return out
}

// negate turns the condition of an if or of a case round.
func negate(s *source) (out []site) {
	s.each(func(n ast.Node, round []ast.Node) {
		switch n := n.(type) {
		case *ast.IfStmt:
			out = append(out, s.replace(n.Cond, "!("+s.str(n.Cond)+")"))
		case *ast.CaseClause:
			if sw, ok := round[len(round)-2].(*ast.SwitchStmt); ok && sw.Tag == nil && len(n.List) == 1 {
				out = append(out, s.replace(n.List[0], "!("+s.str(n.List[0])+")"))
			}
		}
	})
	return out
}

// bounds takes a limit in that was out, or the other way round; of an equation the opposite.
func (s *source) bounds(b *ast.BinaryExpr) []site {
	other := map[token.Token]token.Token{
		token.LSS: token.LEQ, token.LEQ: token.LSS,
		token.GTR: token.GEQ, token.GEQ: token.GTR,
		token.EQL: token.NEQ, token.NEQ: token.EQL,
	}
	to, ok := other[b.Op]
	if !ok {
		return nil
	}
	at := s.at(b.OpPos)
	return []site{{at, at + len(b.Op.String()), to.String()}}
}

// shiftBounds changes limits; equations are turned round with the conditions they stand in.
func shiftBounds(s *source) (out []site) {
	s.each(func(n ast.Node, _ []ast.Node) {
		if b, ok := n.(*ast.BinaryExpr); ok && b.Op != token.EQL && b.Op != token.NEQ {
			out = append(out, s.bounds(b)...)
		}
	})
	return out
}

// nudgeNumbers changes a number of a rule by one: not the length or a place of an array, nor a die.
func nudgeNumbers(s *source) (out []site) {
	s.each(func(n ast.Node, round []ast.Node) {
		lit, ok := n.(*ast.BasicLit)
		if !ok || lit.Kind != token.INT {
			return
		}
		for _, up := range round {
			switch up := up.(type) {
			case *ast.IndexExpr, *ast.ArrayType, *ast.SliceExpr, *ast.ImportSpec:
				return
			case *ast.KeyValueExpr:
				if up.Key == lit || s.str(up.Key) == "Sides" {
					return
				}
			}
		}
		out = append(out, s.nudge(lit)...)
	})
	return out
}

// swapSigns adds what is to be taken away, and the other way round.
func swapSigns(s *source) (out []site) {
	other := map[token.Token]string{
		token.ADD: "-", token.SUB: "+",
		token.ADD_ASSIGN: "-=", token.SUB_ASSIGN: "+=",
		token.INC: "--", token.DEC: "++",
	}
	s.each(func(n ast.Node, round []ast.Node) {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			if with := other[n.Op]; with != "" && !has(n, isText) && !isLength(n.X) {
				out = append(out, site{s.at(n.OpPos), s.at(n.OpPos) + 1, with})
			}
		case *ast.AssignStmt:
			if with := other[n.Tok]; with != "" && !has(n, isText) {
				out = append(out, site{s.at(n.TokPos), s.at(n.TokPos) + 2, with})
			}
		case *ast.IncDecStmt:
			if isInList(round) {
				out = append(out, site{s.at(n.TokPos), s.at(n.TokPos) + 2, other[n.Tok]})
			}
		}
	})
	return out
}

// isLength reports whether a node is the length of a list, from which 1 is taken for its last place: the opposite
// only breaks off.
func isLength(n ast.Expr) bool {
	call, ok := n.(*ast.CallExpr)
	return ok && strings.EqualFold(called(call), "len")
}

func isText(n ast.Node) bool {
	lit, ok := n.(*ast.BasicLit)
	return ok && lit.Kind == token.STRING
}

func swapMinMax(s *source) (out []site) {
	s.each(func(n ast.Node, _ []ast.Node) {
		call, ok := n.(*ast.CallExpr)
		if !ok {
			return
		}
		if id, ok := call.Fun.(*ast.Ident); ok && id.Name == "min" {
			out = append(out, s.replace(id, "max"))
		} else if ok && id.Name == "max" {
			out = append(out, s.replace(id, "min"))
		}
	})
	return out
}

// others are calls that have operators of their own, or that only tell what happened.
var others = regexp.MustCompile(`^(Tell|Offer|Deny|Shuffle|Move|Lay|MoveAll|Draw|ShowBack|All|panic|copy|f)$`)

// dropEffects leaves out a call that does something.
func dropEffects(s *source) (out []site) {
	s.each(func(n ast.Node, round []ast.Node) {
		if call := statement(n); call != nil && !others.MatchString(called(call)) && !s.copies(round) {
			out = append(out, s.replace(n, ""))
		}
	})
	return out
}

// swapEffects does two things on the table in the other order.
func swapEffects(s *source) (out []site) {
	s.eachList(func(list []ast.Stmt) {
		for i := 1; i < len(list); i++ {
			a, b := statement(list[i-1]), statement(list[i])
			if s.plays(a) && s.plays(b) && s.str(a) != s.str(b) {
				out = append(out, s.swap(list[i-1], list[i]))
			}
		}
	})
	return out
}

// plays reports whether a call gets the table.
func (s *source) plays(call *ast.CallExpr) bool {
	return call != nil && len(call.Args) > 0 && s.str(call.Args[0]) == "t"
}

// dropJumps leaves out a continue, or a break out of a loop.
func dropJumps(s *source) (out []site) {
	s.each(func(n ast.Node, round []ast.Node) {
		jump, ok := n.(*ast.BranchStmt)
		if ok && (jump.Tok == token.CONTINUE || jump.Tok == token.BREAK && leavesLoop(jump, round)) {
			out = append(out, s.replace(jump, ""))
		}
	})
	return out
}

func leavesLoop(jump *ast.BranchStmt, round []ast.Node) bool {
	for i := len(round) - 1; i >= 0 && jump.Label == nil; i-- {
		switch round[i].(type) {
		case *ast.ForStmt, *ast.RangeStmt:
			return true
		case *ast.SwitchStmt, *ast.TypeSwitchStmt:
			return false
		}
	}
	return jump.Label != nil
}

func flipReturns(s *source) (out []site) {
	s.each(func(n ast.Node, _ []ast.Node) {
		if r, ok := n.(*ast.ReturnStmt); ok {
			for _, e := range r.Results {
				if with := flipped(e); with != "" {
					out = append(out, s.replace(e, with))
				}
			}
		}
	})
	return out
}

// reverseSeats goes through the players from the last to the first, where something happens on the table or the first
// match counts.
func reverseSeats(s *source) (out []site) {
	s.each(func(n ast.Node, _ []ast.Node) {
		loop, ok := n.(*ast.RangeStmt)
		if !ok || loop.Value == nil || s.str(loop.Key) != "_" {
			return
		}
		list := s.str(loop.X)
		if !strings.HasSuffix(list, ".Order") && !strings.HasSuffix(list, ".players()") || !has(loop.Body, s.ordered) {
			return
		}
		head := "for next := range " + list + " {\n" + s.str(loop.Value) + " := " + list + "[len(" + list + ")-1-next]"
		out = append(out, site{s.at(loop.Pos()), s.at(loop.Body.Lbrace) + 1, head})
	})
	return out
}

// ordered reports whether a node makes the order count in which it is come to.
func (s *source) ordered(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.CallExpr:
		return s.plays(n)
	case *ast.ReturnStmt:
		return slices.ContainsFunc(n.Results, func(x ast.Expr) bool { return !constant(x) })
	case *ast.BranchStmt:
		return n.Tok == token.BREAK
	}
	return false
}

// constant reports whether an expression is the same wherever it stands: a literal, true or false.
func constant(x ast.Expr) bool {
	switch x := x.(type) {
	case *ast.BasicLit:
		return true
	case *ast.Ident:
		return x.Name == "true" || x.Name == "false" || x.Name == "nil"
	}
	return false
}

var ruleID = regexp.MustCompile(`^"[A-Z]{2}-[A-Z0-9]+-[0-9]+"$`)

// citeWrongly cites another rule of the same file for a rule.
func citeWrongly(s *source) (out []site) {
	var cited []*ast.BasicLit
	s.each(func(n ast.Node, _ []ast.Node) {
		if lit, ok := n.(*ast.BasicLit); ok && ruleID.MatchString(lit.Value) {
			cited = append(cited, lit)
		}
	})
	for i, lit := range cited {
		for j := 1; j < len(cited); j++ {
			if next := cited[(i+j)%len(cited)]; next.Value != lit.Value {
				out = append(out, s.replace(lit, next.Value))
				break
			}
		}
	}
	return out
}

// offerDenied offers what is to be denied.
func offerDenied(s *source) (out []site) {
	s.each(func(n ast.Node, _ []ast.Node) {
		if on, call := method(n, "Deny", 3); on != nil {
			out = append(out, s.replace(call, s.str(on)+".Offer("+s.str(call.Args[0])+", "+s.str(call.Args[1])+")"))
		}
	})
	return out
}
