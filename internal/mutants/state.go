package main

import (
	"go/ast"
	"go/token"
	"strings"
)

var state = []operator{
	{name: "copy-dropped", kind: State, files: all, find: dropFromCopy},
	{name: "copy-shared", kind: State, files: all, find: shareCopies},
	{name: "copy-forgotten", kind: State, files: all, find: forgetFields},
	{name: "field-unsaved", kind: State, files: states, find: unsaveFields},
	{name: "assignment-dropped", kind: State, find: dropAssignments},
	{name: "flag-flipped", kind: State, find: flipFlags},
	{name: "wrong-pile", kind: State, find: wrongPile},
	{name: "move-dropped", kind: State, find: dropCalls("Move", "Lay", "MoveAll", "Draw")},
}

// copier is the method CopyFrom of the game itself, or nil.
func (s *source) copier() *ast.FuncDecl {
	for _, d := range s.file.Decls {
		if f, ok := d.(*ast.FuncDecl); ok && f.Recv != nil && f.Name.Name == "CopyFrom" {
			return f
		}
	}
	return nil
}

// dropFromCopy leaves out a statement of CopyFrom, or one of several variables that it sets.
func dropFromCopy(s *source) (out []site) {
	f := s.copier()
	if f == nil {
		return nil
	}
	for _, stmt := range f.Body.List {
		out = append(out, s.replace(stmt, ""))
		set, ok := stmt.(*ast.AssignStmt)
		if !ok || set.Tok != token.ASSIGN || len(set.Lhs) < 2 || len(set.Lhs) != len(set.Rhs) {
			continue
		}
		for i := range set.Lhs {
			out = append(out, s.replace(set.Lhs[i], "_"))
		}
	}
	return out
}

// shareCopies lets a copy share a slice with its original.
func shareCopies(s *source) (out []site) {
	f := s.copier()
	if f == nil {
		return nil
	}
	ast.Inspect(f, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if ok && called(call) == "append" && len(call.Args) == 2 && call.Ellipsis.IsValid() {
			from, to := s.str(call.Args[1]), s.str(call.Args[0])
			with := from + "[:len(" + from + ")+0*len(" + to + ")]" // the second part keeps what it names in use
			out = append(out, s.replace(call, with))
		}
		return true
	})
	return out
}

// forgetFields lets CopyFrom forget one field of the state that it copies as a whole.
func forgetFields(s *source) (out []site) {
	f := s.copier()
	if f == nil {
		return nil
	}
	me := f.Recv.List[0].Names[0].Name
	own := s.structure(strings.TrimPrefix(s.str(f.Recv.List[0].Type), "*"))
	for _, stmt := range f.Body.List {
		set, ok := stmt.(*ast.AssignStmt)
		if !ok || own == nil || len(set.Lhs) != 1 || s.str(set.Lhs[0]) != "*"+me {
			continue
		}
		for _, field := range fieldNames(own) {
			at := me + "." + field
			if !s.setsAgain(f, at) {
				out = append(out, s.replace(stmt, "kept := "+at+"\n"+s.str(stmt)+"\n"+at+" = kept"))
			}
		}
	}
	return out
}

// setsAgain reports whether a function assigns a variable by its own name.
func (s *source) setsAgain(f *ast.FuncDecl, name string) bool {
	return has(f, func(n ast.Node) bool {
		set, ok := n.(*ast.AssignStmt)
		if !ok {
			return false
		}
		for _, l := range set.Lhs {
			if s.str(l) == name {
				return true
			}
		}
		return false
	})
}

// structure is the struct type of this name, or nil.
func (s *source) structure(name string) *ast.StructType {
	var out *ast.StructType
	s.each(func(n ast.Node, _ []ast.Node) {
		if t, ok := n.(*ast.TypeSpec); ok && t.Name.Name == name {
			out, _ = t.Type.(*ast.StructType)
		}
	})
	return out
}

func fieldNames(t *ast.StructType) (out []string) {
	for _, f := range t.Fields.List {
		for _, name := range f.Names {
			out = append(out, name.Name)
		}
	}
	return out
}

// unsaveFields leaves a line of fields out of what is saved.
func unsaveFields(s *source) (out []site) {
	s.each(func(n ast.Node, round []ast.Node) {
		f, ok := n.(*ast.Field)
		if !ok || f.Tag != nil || len(f.Names) == 0 || !ast.IsExported(f.Names[0].Name) || len(round) < 2 {
			return
		}
		if _, ok := round[len(round)-2].(*ast.StructType); ok {
			end := s.at(f.Type.End())
			out = append(out, site{end, end, " `json:\"-\"`"})
		}
	})
	return out
}

// dropAssignments leaves out a statement that changes the state: not one that sets a variable.
func dropAssignments(s *source) (out []site) {
	s.each(func(n ast.Node, round []ast.Node) {
		switch set := n.(type) {
		case *ast.IncDecStmt:
			if !isVariable(set.X) && isInList(round) {
				out = append(out, s.replace(set, ""))
			}
		case *ast.AssignStmt:
			if set.Tok != token.DEFINE && !isVariable(set.Lhs[0]) && isInList(round) && !s.copies(round) {
				out = append(out, s.replace(set, ""))
			}
		}
	})
	return out
}

// copies reports whether a node stands in CopyFrom, which has operators of its own.
func (s *source) copies(round []ast.Node) bool {
	f := function(round)
	return f != nil && f.Name.Name == "CopyFrom"
}

func isVariable(e ast.Expr) bool {
	_, ok := e.(*ast.Ident)
	return ok
}

// isInList reports whether the node inside is a statement of its own, not part of an if, for or switch.
func isInList(round []ast.Node) bool {
	switch parent(round).(type) {
	case *ast.BlockStmt, *ast.CaseClause:
		return true
	}
	return false
}

// flipFlags sets what is to be cleared, and the other way round.
func flipFlags(s *source) (out []site) {
	s.each(func(n ast.Node, _ []ast.Node) {
		set, ok := n.(*ast.AssignStmt)
		if !ok || set.Tok != token.ASSIGN || isVariable(set.Lhs[0]) {
			return
		}
		for _, v := range set.Rhs {
			if with := flipped(v); with != "" {
				out = append(out, s.replace(v, with))
			}
		}
	})
	return out
}

// flipped is the other truth value, for a node that is one.
func flipped(e ast.Expr) string {
	if id, ok := e.(*ast.Ident); ok {
		return map[string]string{"true": "false", "false": "true"}[id.Name]
	}
	return ""
}

// wrongPile lays cards on another pile.
func wrongPile(s *source) (out []site) {
	s.each(func(n ast.Node, _ []ast.Node) {
		to := target(n)
		if to == nil {
			return
		}
		ast.Inspect(to, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && s.piles[id.Name] != "" {
				out = append(out, s.replace(id, s.piles[id.Name]))
			}
			return true
		})
	})
	return out
}

// target is the argument that says where cards go.
func target(n ast.Node) ast.Expr {
	if on, call := method(n, "Move", 5); on != nil {
		return call.Args[2]
	}
	if on, call := method(n, "Draw", 3); on != nil {
		return call.Args[1]
	}
	if on, call := method(n, "Lay", 2); on != nil {
		return call.Args[1]
	}
	if on, call := method(n, "MoveAll", 1); on != nil {
		return call.Args[0]
	}
	return nil
}
