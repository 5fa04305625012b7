package decks

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Step is one thing that is done, read from a sentence such as 'mark 174 1'. Its parts are those that its form names.
type Step struct {
	Form  string // the form it has, one of Forms, or "if", "ask", "attack"
	Text  string // as it is written
	Card  Ref
	Cards []int
	N     int
	Who   Who
	Cell  Cell
	Path  Cells // all squares that it names, Cell the first of them
	Word  string
	Last  []Step // after 'then': when the last marker went
	Or    []Step // after 'or': when this cannot be done (HE-SECT-09)

	If       Cond // of 'if' and 'ask'
	Then     []Step
	Else     []Step
	Question *Question
	Attack   *Attack
}

// Ref names a card, and perhaps the side that must be showing (HE-CARD-05).
type Ref struct {
	Number int // 0: this card, or the host of a support
	Host   bool
	Side   string // "", "b" or "(b)"
}

// Cell is a square of a field card.
type Cell struct {
	Card int
	At   string
}

// Cells is one cell, or several of which the first that is on the table counts.
type Cells []Cell

// Edge is a side of a cell.
type Edge struct{ Cell, Side string }

// Who is a selector of characters.
type Who struct {
	Form  string // one of Selectors
	Name  string
	Cards []int
	Card  int
	N     int
	Word  string // 'unless immune WORD'
}

// Cond is a condition; nil always holds.
type Cond []Clause

// Clause is one of the alternatives of a condition: all its facts must hold.
type Clause []Fact

// Fact is one test, read from words such as 'held 191'.
type Fact struct {
	Not   bool
	Form  string // one of Facts
	Text  string
	Card  Ref
	Cards []int
	N     int
	Name  string
	Word  string
}

// Family is who can be played.
var Family = []string{"Djamal", "Maeve", "Selena", "Brick", "Swan"}

// Forms are the sentences that a step may be. n a card's number, ref a card and perhaps its side, k a number, who
// a selector, cell a square, id a mark or a count, name one of the family, word any word, list numbers of cards,
// rest all that follows. The first that fits counts, so what is said in full stands before what has room for any word.
var Forms = []string{
	"take {n}", "flip {ref}", "discard {ref}", "burn {ref}", "return {ref}", "anchor {ref}", "support {n}",
	"unanchor {ref}",
	"mark {ref} {k}", "unmark {ref} {k}", "wait",
	"damage {k} to {who}", "heal {k} of {who}", "cure {who}", "wound {n} {k}",
	"gain {k} materials to {who}", "lose {k} materials of {who}", "pay {k}", "place {k} materials at {cell}",
	"give {n} to {who}", "drop {n} at {cell}", "damage item {n} {k}", "repair item {n} {k}",
	"recover {k} tokens of {who}", "lose {k} tokens of {who}", "move {who} {k}", "put {who} at {cell}", "end movement",
	"place {n} at {cell}", "remove {n}", "enrage {n}", "calm {n}",
	"lay {n} {word} of {n}", "replace {n} by {n}", "lift {n}", "couple {cell} {cell}",
	"edge {cell} {word} {word}", "open {cell}", "close {cell}",
	"deck {word} {list}", "draw karma", "draw {word}", "karma {n}", "lose karma {n}",
	"quest {n}", "resolve {n}", "set {id}", "unset {id}", "count {id} {k}",
	"marker to {n}", "skip next", "phase", "end phase", "cast {name}", "journal {rest}", "victory {id}", "defeat {id}",
	// what figures do when their card is reached
	"move {k} toward {who}", "move {k} away from {who}", "move {k} to {cell}", "move {k} to {n}",
	"move {k} along {cells}",
	"follow {who} {k}", "leave",
	// what a support changes for its host while it is there
	"host tokens {k}", "host move {k}", "host defence {k}", "host damage {k}", "forbid {word}",
}

// Selectors are the ways to name characters.
var Selectors = []string{
	"actor", "participants", "victim", "each character", "one character", "two characters", "random character",
	"nearest character",
	"most hurt character", "least hurt character", "richest character", "holder {n}", "nearest {n}",
	"each character on {list}", "one character on {list}", "each character outside {list}", "each character in company",
	"each character within {k} of {n}", "{name}",
}

// Facts are the tests of a condition.
var Facts = []string{
	"held {n}", "actor holds {n}", "{name} holds {n}", "in play {ref}", "taken {n}", "in deck {n}", "burned {n}",
	"quest {n}",
	"present {n}", "hostile {n}", "life {n} at most {k}", "markers on {ref} {k}", "markers on {ref} at least {k}",
	"all characters on {list}", "some character on {list}", "actor on {list}", "figure {n} on {list}",
	"adjacent actor {n}", "adjacent this {n}", "sees a character within {k}",
	"actor is {name}", "cast {name}", "hurt {name}", "wounded {name}",
	"characters with three wounds at least {k}", "actor wears {word}",
	"materials at least {k}", "actor materials at least {k}", "loop at least {k}", "cards in {word} at least {k}",
	"karma at least {k}", "karma failed", "count {id} at least {k}", "count {id} at most {k}", "{id}",
}

var (
	isNumber = regexp.MustCompile(`^[0-9]+$`)
	isRef    = regexp.MustCompile(`^([0-9]+)(b|\(b\))?$`)
	isID     = regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)
	isCell   = regexp.MustCompile(`^([0-9]+):([abc][123])$`)
	sides    = []string{"north", "east", "south", "west"}
	squares  = []string{"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"}
)

// found are the parts of a sentence.
type found struct {
	card  []Ref
	list  []int
	n     []int
	who   Who
	cells []Cell
	words []string
}

// match reads words as a form.
func match(form, words []string) (found, bool) {
	var f found
	ok := f.match(form, words)
	return f, ok
}

func (f *found) match(form, words []string) bool {
	if len(form) == 0 || len(words) == 0 {
		return len(form) == len(words)
	}
	w := words[0]
	switch form[0] {
	case "{n}":
		if !isNumber.MatchString(w) {
			return false
		}
		f.card = append(f.card, ref(w))
	case "{ref}":
		if w != "this" && w != "host" && !isRef.MatchString(w) {
			return false
		}
		f.card = append(f.card, ref(w))
	case "{k}":
		k, err := strconv.Atoi(w)
		if err != nil {
			return false
		}
		f.n = append(f.n, k)
	case "{cell}":
		c, ok := cell(w)
		if !ok {
			return false
		}
		f.cells = append(f.cells, c)
	case "{id}":
		if !isID.MatchString(w) {
			return false
		}
		f.words = append(f.words, w)
	case "{name}":
		if !slices.Contains(Family, w) {
			return false
		}
		f.words = append(f.words, w)
	case "{word}":
		f.words = append(f.words, w)
	case "{rest}":
		f.words = append(f.words, strings.Join(words, " "))
		return true
	case "{list}":
		for _, w := range words {
			n, err := strconv.Atoi(w)
			if err != nil {
				return false
			}
			f.list = append(f.list, n)
		}
		return len(form) == 1
	case "{cells}":
		for _, w := range words {
			c, ok := cell(w)
			if !ok {
				return false
			}
			f.cells = append(f.cells, c)
		}
		return true
	case "{who}":
		for end := len(words); end > 0; end-- {
			who, ok := selector(words[:end])
			g := *f
			if ok && g.match(form[1:], words[end:]) {
				*f = g
				f.who = who
				return true
			}
		}
		return false
	default:
		if form[0] != w {
			return false
		}
	}
	return f.match(form[1:], words[1:])
}

func ref(w string) Ref {
	if w == "this" || w == "host" {
		return Ref{Host: w == "host"}
	}
	m := isRef.FindStringSubmatch(w)
	n, _ := strconv.Atoi(m[1])
	return Ref{Number: n, Side: m[2]}
}

func cell(w string) (Cell, bool) {
	m := isCell.FindStringSubmatch(w)
	if m == nil {
		return Cell{}, false
	}
	n, _ := strconv.Atoi(m[1])
	return Cell{n, m[2]}, true
}

// selector reads who is meant.
func selector(words []string) (Who, bool) {
	immune := ""
	if k := len(words) - 3; k > 0 && words[k] == "unless" && words[k+1] == "immune" {
		immune = words[k+2]
		words = words[:k]
	}
	for _, form := range Selectors {
		f, ok := match(strings.Fields(form), words)
		if !ok {
			continue
		}
		w := Who{Form: form, Cards: f.list, Word: immune}
		if len(f.card) > 0 {
			w.Card = f.card[0].Number
		}
		if len(f.n) > 0 {
			w.N = f.n[0]
		}
		if len(f.words) > 0 {
			w.Name = f.words[0]
		}
		return w, true
	}
	return Who{}, false
}

// step reads one sentence.
func step(text string) (Step, bool) {
	if main, rest, ok := strings.Cut(text, " or "); ok && !strings.HasPrefix(text, "journal ") {
		s, ok := step(main)
		other, fine := step(rest)
		s.Or = []Step{other}
		s.Text = text
		return s, ok && fine
	}
	if main, rest, ok := strings.Cut(text, " then "); ok && !strings.HasPrefix(text, "journal ") {
		s, ok := step(main)
		last, fine := step(rest)
		s.Last = []Step{last}
		s.Text = text
		return s, ok && fine && s.Form == "unmark {ref} {k}"
	}
	words := strings.Fields(text)
	for _, form := range Forms {
		f, ok := match(strings.Fields(form), words)
		if !ok {
			continue
		}
		s := Step{Form: form, Text: text, Who: f.who, Cards: f.list, Word: strings.Join(f.words, " ")}
		if len(f.card) > 0 {
			s.Card = f.card[0]
		}
		for _, c := range f.card[min(1, len(f.card)):] {
			s.Cards = append(s.Cards, c.Number)
		}
		if len(f.n) > 0 {
			s.N = f.n[0]
		}
		if len(f.cells) > 0 {
			s.Cell, s.Path = f.cells[0], f.cells
		}
		return s, true
	}
	return Step{}, false
}

// condition reads 'held 191 and not in play 64 or hale-owes'.
func condition(text string) (Cond, string) {
	var out Cond
	for _, alternative := range strings.Split(text, " or ") {
		var clause Clause
		for _, word := range strings.Split(alternative, " and ") {
			f, ok := fact(strings.TrimSpace(word))
			if !ok {
				return nil, word
			}
			clause = append(clause, f)
		}
		out = append(out, clause)
	}
	return out, ""
}

func fact(text string) (Fact, bool) {
	rest, not := strings.CutPrefix(text, "not ")
	words := strings.Fields(rest)
	for _, form := range Facts {
		f, ok := match(strings.Fields(form), words)
		if !ok {
			continue
		}
		out := Fact{Not: not, Form: form, Text: text, Cards: f.list}
		if len(f.card) > 0 {
			out.Card = f.card[0]
		}
		if len(f.n) > 0 {
			out.N = f.n[0]
		}
		if len(f.words) > 0 {
			out.Word = f.words[0]
		}
		return out, true
	}
	return Fact{}, false
}
