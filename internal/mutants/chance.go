package main

import (
	"go/ast"
	"go/token"
	"strconv"
)

var chance = []operator{
	{name: "shuffle-dropped", kind: Chance, find: dropCalls("Shuffle")},
	{name: "shuffle-moved", kind: Chance, find: moveShuffles},
	{name: "roll-fixed", kind: Chance, find: fixRolls},
	{name: "die-sides", kind: Chance, find: resizeDice},
	{name: "wrong-deck", kind: Chance, find: wrongDeck},
	{name: "draw-count", kind: Chance, find: countDraws},
	{name: "refill-condition", kind: Chance, find: refillConditions},
	{name: "back-unturned", kind: Chance, find: dropCalls("ShowBack")},
}

// dropCalls makes an operator that leaves out the statements that call one of these.
func dropCalls(names ...string) func(*source) []site {
	return func(s *source) (out []site) {
		s.each(func(n ast.Node, _ []ast.Node) {
			call := statement(n)
			if call == nil {
				return
			}
			for _, name := range names {
				if called(call) == name {
					out = append(out, s.replace(n, ""))
				}
			}
		})
		return out
	}
}

// moveShuffles shuffles a statement too early or too late.
func moveShuffles(s *source) (out []site) {
	s.eachList(func(list []ast.Stmt) {
		for i := 1; i < len(list); i++ {
			if isShuffle(list[i-1]) != isShuffle(list[i]) {
				out = append(out, s.swap(list[i-1], list[i]))
			}
		}
	})
	return out
}

func isShuffle(n ast.Stmt) bool {
	call := statement(n)
	return call != nil && called(call) == "Shuffle"
}

// fixRolls lets a die always come out as 1.
func fixRolls(s *source) (out []site) {
	s.each(func(n ast.Node, _ []ast.Node) {
		if on, call := method(n, "Roll", 1); on != nil {
			out = append(out, s.replace(call, "1"))
		}
	})
	return out
}

// resizeDice gives a die one side more or fewer.
func resizeDice(s *source) (out []site) {
	s.each(func(n ast.Node, _ []ast.Node) {
		if f, ok := n.(*ast.KeyValueExpr); ok && s.str(f.Key) == "Sides" {
			for _, by := range []string{" + 1", " - 1"} {
				out = append(out, s.replace(f.Value, s.str(f.Value)+by))
			}
		}
	})
	return out
}

// wrongDeck draws from another deck.
func wrongDeck(s *source) (out []site) {
	s.each(func(n ast.Node, _ []ast.Node) {
		on, _ := method(n, "Draw", 3)
		if on == nil {
			return
		}
		ast.Inspect(on, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && s.piles[id.Name] != "" {
				out = append(out, s.replace(id, s.piles[id.Name]))
			}
			return true
		})
	})
	return out
}

// countDraws draws one card more or fewer.
func countDraws(s *source) (out []site) {
	s.each(func(n ast.Node, _ []ast.Node) {
		switch loop := n.(type) {
		case *ast.RangeStmt:
			if !draws(loop.Body) || loop.Value != nil || has(loop.X, isType) {
				return
			}
			if lit, ok := loop.X.(*ast.BasicLit); ok && lit.Kind == token.INT {
				out = append(out, s.nudge(lit)...)
				return
			}
			out = append(out, s.replace(loop.X, s.str(loop.X)+" + 1"), s.replace(loop.X, s.str(loop.X)+" - 1"))
		case *ast.ForStmt:
			if cond, ok := loop.Cond.(*ast.BinaryExpr); ok && draws(loop.Body) {
				out = append(out, s.bounds(cond)...)
			}
		}
	})
	return out
}

func isType(n ast.Node) bool {
	_, ok := n.(*ast.CompositeLit)
	return ok
}

// draws reports whether cards are drawn right here and not in loops within.
func draws(body *ast.BlockStmt) bool {
	for _, stmt := range body.List {
		switch stmt.(type) {
		case *ast.ForStmt, *ast.RangeStmt:
		default:
			if calls(stmt, "Draw") {
				return true
			}
		}
	}
	return false
}

// nudge changes a whole number by one, up and down; not below 0.
func (s *source) nudge(lit *ast.BasicLit) (out []site) {
	n, err := strconv.Atoi(lit.Value)
	if err != nil {
		return nil
	}
	out = append(out, s.replace(lit, strconv.Itoa(n+1)))
	if n > 0 {
		out = append(out, s.replace(lit, strconv.Itoa(n-1)))
	}
	return out
}

// refillConditions changes when a deck is made anew: the comparisons of functions that shuffle or move whole piles.
func refillConditions(s *source) (out []site) {
	s.each(func(n ast.Node, round []ast.Node) {
		cond, ok := n.(*ast.BinaryExpr)
		f := function(round)
		if ok && f != nil && calls(cond, "Len") && calls(f, "Shuffle", "MoveAll") {
			out = append(out, s.bounds(cond)...)
		}
	})
	return out
}
