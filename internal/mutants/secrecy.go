package main

import (
	"go/ast"
	"go/token"
	"slices"
	"strings"
)

const (
	everyone = "table.Everyone"
	nobody   = "0"
)

var secrecy = []operator{
	{name: "who-widened", kind: Secrecy, find: widen},
	{name: "who-narrowed", kind: Secrecy, find: narrow},
	{name: "tale-opened", kind: Secrecy, find: openTales},
	{name: "secret-dropped", kind: Secrecy, find: mannerless("Secret")},
	{name: "always-dropped", kind: Secrecy, find: mannerless("Always")},
	{name: "seen-by-all", kind: Secrecy, files: views, find: seenByAll},
	{name: "view-condition", kind: Secrecy, files: views, find: conditions},
	{name: "lanes-in-a-row", kind: Secrecy, find: lanesInARow},
	{name: "read-early", kind: Secrecy, find: readEarly},
	{name: "back-told", kind: Secrecy, find: tellBack},
}

// seers are the arguments of a call that say who may follow and see a card: of Draw, Peek, Show and Move.
func seers(n ast.Node) (follow, who ast.Expr) {
	for _, name := range []string{"Draw", "Peek", "Show"} {
		if on, call := method(n, name, 3); on != nil {
			return nil, call.Args[2]
		}
	}
	if on, call := method(n, "Move", 5); on != nil {
		return call.Args[3], call.Args[4]
	}
	return nil, nil
}

// widen lets everybody follow or see a card.
func widen(s *source) (out []site) {
	s.each(func(n ast.Node, _ []ast.Node) {
		follow, who := seers(n)
		if who == nil || s.str(who) == everyone {
			return
		}
		out = append(out, s.replace(who, everyone))
		if follow != nil && s.str(follow) != everyone {
			out = append(out, s.replace(follow, everyone))
		}
	})
	return out
}

// narrow lets nobody see a card that all should see.
func narrow(s *source) (out []site) {
	s.each(func(n ast.Node, _ []ast.Node) {
		follow, who := seers(n)
		switch {
		case who == nil || s.str(who) != everyone:
		case follow == nil:
			out = append(out, s.replace(who, nobody))
		default:
			out = append(out, site{s.at(follow.Pos()), s.at(who.End()), nobody + ", " + nobody})
		}
	})
	return out
}

// openTales lets everybody read the secret of an event.
func openTales(s *source) (out []site) {
	s.each(func(n ast.Node, _ []ast.Node) {
		if f, ok := n.(*ast.KeyValueExpr); ok && s.str(f.Key) == "Who" && s.str(f.Value) != everyone {
			out = append(out, s.replace(f.Value, everyone))
		}
	})
	return out
}

// mannerless makes an operator that leaves a manner out of a question: it is put as others are.
func mannerless(manner string) func(*source) []site {
	return func(s *source) (out []site) {
		s.each(func(n ast.Node, _ []ast.Node) {
			call, ok := n.(*ast.CallExpr)
			if !ok || called(call) != "Question" && called(call) != "Again" {
				return
			}
			for i, arg := range call.Args[1:] {
				if lastName(arg) == manner {
					out = append(out, s.drop(call.Args[i], arg))
				}
			}
		})
		return out
	}
}

// lastName is the last name of an expression such as words.Secret or words.Idly("no"), or "".
func lastName(x ast.Expr) string {
	switch x := x.(type) {
	case *ast.SelectorExpr:
		return x.Sel.Name
	case *ast.CallExpr:
		return lastName(x.Fun)
	}
	return ""
}

// seenByAll shows a face to whoever asks.
func seenByAll(s *source) (out []site) {
	s.each(func(n ast.Node, _ []ast.Node) {
		if on, call := method(n, "Has", 1); on != nil && strings.HasSuffix(s.str(on), ".Seen") {
			out = append(out, s.replace(call, "true"))
		}
	})
	return out
}

// lanesInARow asks players one after the other, in the open, where they should answer side by side.
func lanesInARow(s *source) (out []site) {
	s.each(func(n ast.Node, _ []ast.Node) {
		call := statement(n)
		if call == nil || called(call) != "All" || len(call.Args) != 2 {
			return
		}
		who, lane := s.str(call.Args[0]), s.str(call.Args[1])
		loop := "for next := range table.Seat(16) {\nif (" + who + ").Has(next) {\n(" + lane + ")(next)\n}\n}"
		out = append(out, s.replace(n, loop))
	})
	return out
}

// readEarly reads before a question opens what is to be read after it.
func readEarly(s *source) (out []site) {
	s.eachList(func(list []ast.Stmt) {
		for i := 1; i < len(list); i++ {
			open, ok := list[i-1].(*ast.AssignStmt)
			read, also := list[i].(*ast.AssignStmt)
			if !ok || !also || open.Tok != token.DEFINE || read.Tok != token.DEFINE || !calls(open, "Open") {
				continue
			}
			if menu, ok := open.Lhs[0].(*ast.Ident); ok && !mentions(read, menu.Name) && has(read, s.isReading) {
				out = append(out, s.swap(open, read))
			}
		}
	})
	return out
}

// isReading reports whether a node asks the state for more than where something lies.
func (s *source) isReading(n ast.Node) bool {
	call, ok := n.(*ast.CallExpr)
	return ok && !slices.Contains([]string{"of", "pile", "mat"}, called(call))
}

// tellBack gives every card a back of its own.
func tellBack(s *source) (out []site) {
	s.each(func(n ast.Node, round []ast.Node) {
		r, ok := n.(*ast.ReturnStmt)
		f := function(round)
		if !ok || f == nil || f.Name.Name != "Back" || f.Recv == nil || len(f.Type.Params.List) == 0 {
			return
		}
		card := f.Type.Params.List[0].Names[0].Name
		out = append(out, s.replace(r.Results[0], "uint8("+card+")"))
	})
	return out
}
