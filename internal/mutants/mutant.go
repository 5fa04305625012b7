package main

import (
	"fmt"
	"hash/fnv"
	"strings"
)

// Kind is what sort of mistake a mutant is.
type Kind string

// The kinds. The first four are held up by laws, the last two by tests that know the rules.
const (
	Secrecy Kind = "secrecy"
	Chance  Kind = "chance"
	State   Kind = "state"
	Undo    Kind = "undo"
	Rules   Kind = "rules"
	Cards   Kind = "cards"
)

// kinds are all of them in the order of reports, with how many of 150 mutants each gets.
var kinds = []struct {
	kind Kind
	of   int
}{{Secrecy, 22}, {Chance, 16}, {State, 22}, {Undo, 20}, {Rules, 42}, {Cards, 28}}

// site is a place in a file that an operator changes: the bytes from start to end become with.
type site struct {
	start, end int
	with       string
}

// Mutant is one deliberate bug: one range of one file replaced.
type Mutant struct {
	Key      string // names it for as long as the code round it stays; see key
	Game     string
	Kind     Kind
	Operator string
	File     string // from the root of the tree, with slashes
	Line     int    // the first line that changes, from 1
	Diff     string // the lines that change, as a unified diff without context

	site site
}

// newMutant describes a change to a file. The scope, such as the name of the function, and the number tell like
// changes apart.
func newMutant(game, file string, text []byte, s site) Mutant {
	m := Mutant{Game: game, File: file, site: s}
	m.Line, m.Diff = diff(file, text, s)
	return m
}

// key names a mutant by what it does and not by where it stands, so that it keeps its name when other code moves.
func (m *Mutant) key(scope string, text []byte, nth int) string {
	h := fnv.New32a()
	fmt.Fprintf(h, "%s|%s|%s|%s|%s|%d", m.File, scope, m.Operator, text[m.site.start:m.site.end], m.site.with, nth)
	return fmt.Sprintf("%s-%08x", m.Operator, h.Sum32())
}

// apply returns the text with the change made.
func (s site) apply(text []byte) []byte {
	out := make([]byte, 0, len(text)+len(s.with))
	out = append(out, text[:s.start]...)
	out = append(out, s.with...)
	return append(out, text[s.end:]...)
}

// diff shows the lines that a change touches, before and after, and the number of the first.
func diff(file string, text []byte, s site) (line int, lines string) {
	from := strings.LastIndexByte(string(text[:s.start]), '\n') + 1
	to := len(text)
	if i := strings.IndexByte(string(text[s.end:]), '\n'); i >= 0 {
		to = s.end + i
	}
	before := string(text[from:to])
	after := string(text[from:s.start]) + s.with + string(text[s.end:to])
	line = strings.Count(string(text[:from]), "\n") + 1
	b, a := strings.Split(before, "\n"), strings.Split(after, "\n")
	for len(b) > 0 && len(a) > 0 && b[0] == a[0] {
		b, a, line = b[1:], a[1:], line+1
	}
	for len(b) > 0 && len(a) > 0 && b[len(b)-1] == a[len(a)-1] {
		b, a = b[:len(b)-1], a[:len(a)-1]
	}
	var out strings.Builder
	fmt.Fprintf(&out, "--- %s\n@@ -%d,%d +%d,%d @@\n", file, line, len(b), line, len(a))
	for _, l := range b {
		out.WriteString("-" + l + "\n")
	}
	for _, l := range a {
		out.WriteString("+" + l + "\n")
	}
	return line, out.String()
}
