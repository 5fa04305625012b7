// Package words puts a game's questions, options and events into sentences by templates.
//
// A game has one Book, and writes into it where it declares its prompts, verbs and events, all of it while the program
// starts. From then on the book is only read, by any number of goroutines.
//
// A template is a sentence with holes. What is asked, offered or told carries up to three numbers, and whom it is about:
//
//	{a} {b} {c}        a number
//	{secret}           the number of an event that not everybody may know
//	{who}              the seat's name
//	{n a box boxes}    the number and its noun: "1 box", "3 boxes"
//	{one a is are}     the noun alone
//	{name a who ...}   a word of the game's own, made by its Format from any of these numbers
//
// Book.Check tells of every template that could not be filled; a test of the game asks it.
package words

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"waystation/table"
)

// Book holds the words of a game of type G.
type Book[G any] struct {
	seatName  func(G, table.Seat) string
	questions map[*table.Prompt]string
	verbs     [256]Verb
	tales     [256]Tale
	formats   map[string]func(G, []int16) string
	keys      []string
}

// Verb is the words of a verb: the key it has in logs, the label of its options, and the piece on the screen to which they
// belong. Label and piece are templates; there need be no piece.
type Verb [3]string

// Tale is the sentences of an event: for everybody, and for those who may know its secret. Both are templates; without a second
// one all read the first.
type Tale [2]string

// New is an empty book. Seats are called by seatName, which is also asked for table.Nobody.
func New[G any](seatName func(G, table.Seat) string) *Book[G] {
	return &Book[G]{seatName: seatName, questions: map[*table.Prompt]string{}, formats: map[string]func(G, []int16) string{}}
}

// Question makes a prompt and gives it its sentence.
func (b *Book[G]) Question(kind, rule, template string) *table.Prompt {
	p := &table.Prompt{Kind: kind, Rule: rule}
	b.questions[p] = template
	return p
}

// Always is the same question, put even when there is one answer, because its absence would tell something.
func (b *Book[G]) Always(p *table.Prompt) *table.Prompt {
	q := *p
	q.Always = true
	b.questions[&q] = b.questions[p]
	return &q
}

// Idly gives a question the answer that counts when nobody answers in time, where that is not the first.
func Idly(key string, p *table.Prompt) *table.Prompt {
	p.Default = key
	return p
}

// Secret makes it a question whose answer is not public.
func Secret(p *table.Prompt) *table.Prompt {
	p.Secret = true
	return p
}

// Speak gives words to verbs, from a number on. Like Narrate and Format it returns true, so that it can stand in a declaration,
// and panics where the number or name has words already.
func (b *Book[G]) Speak(from table.Verb, words ...Verb) bool {
	for i, v := range words {
		n := int(from) + i
		if b.verbs[n] != (Verb{}) {
			panic(fmt.Sprintf("words: verb %d is %q and can't become %q", n, b.verbs[n][0], v[0]))
		}
		b.verbs[n] = v
		for len(b.keys) <= n {
			b.keys = append(b.keys, hole)
		}
		b.keys[n] = v[0]
	}
	return true
}

// hole is the key of a number without a verb: nobody can write it.
const hole = ":"

// Narrate gives words to events, from a number on.
func (b *Book[G]) Narrate(from uint8, words ...Tale) bool {
	for i, t := range words {
		n := int(from) + i
		if b.tales[n] != (Tale{}) {
			panic(fmt.Sprintf("words: event %d tells %q and can't tell %q", n, b.tales[n][0], t[0]))
		}
		b.tales[n] = t
	}
	return true
}

// Format makes a word for templates: {name a b} calls it with the numbers a and b.
func (b *Book[G]) Format(name string, f func(g G, n []int16) string) bool {
	if b.formats[name] != nil {
		panic(fmt.Sprintf("words: there are two formats %q", name))
	}
	b.formats[name] = f
	return true
}

// Keys are the keys of all verbs by number, for table.Game's Verbs. They are the book's own, not to be changed.
func (b *Book[G]) Keys() []string { return b.keys }

// Sentence is a question as a seat reads it; about are the numbers given when it was opened.
func (b *Book[G]) Sentence(g G, p *table.Prompt, about [3]int16, s table.Seat) string {
	return b.fill(g, b.questions[p], numbers{about, s, 0})
}

// Label is the short name of an option, and the piece on the screen it belongs to.
func (b *Book[G]) Label(g G, o table.Option, s table.Seat) (label, piece string) {
	v, n := &b.verbs[o.Verb], numbers{[3]int16{o.A, o.B, o.C}, s, 0}
	return b.fill(g, v[1], n), b.fill(g, v[2], n)
}

// Tale is the sentence of an event. Its Secret is table.Hidden for readers who may not know it.
func (b *Book[G]) Tale(g G, e table.Event) string {
	t := &b.tales[e.Verb]
	template := t[0]
	if t[1] != "" && e.Secret != table.Hidden {
		template = t[1]
	}
	return b.fill(g, template, numbers{[3]int16{e.A, e.B, e.C}, e.Seat, e.Secret})
}

// numbers are what the words of a hole may stand for.
type numbers struct {
	abc    [3]int16
	who    table.Seat
	secret int16
}

func (n *numbers) value(word string) (int16, bool) {
	switch word {
	case "a", "b", "c":
		return n.abc[word[0]-'a'], true
	case "secret":
		return n.secret, true
	case "who":
		return int16(n.who), true
	}
	return 0, false
}

// cut takes a template apart: the text before its first hole, the words in that hole, what stands after it. closed is false where
// there is no whole hole.
func cut(template string) (text string, words []string, rest string, closed bool) {
	text, rest, _ = strings.Cut(template, "{")
	in, after, closed := strings.Cut(rest, "}")
	return text, strings.Fields(in), after, closed
}

// args are the numbers after the first word of a hole, and the words there that stand for none.
func (n *numbers) args(words []string) (args []int16, nouns []string) {
	for _, w := range words[1:] {
		if v, ok := n.value(w); ok {
			args = append(args, v)
		} else {
			nouns = append(nouns, w)
		}
	}
	return args, nouns
}

func (b *Book[G]) fill(g G, template string, n numbers) string {
	var out strings.Builder
	for template != "" {
		text, words, rest, closed := cut(template)
		template = rest
		out.WriteString(text)
		if !closed {
			break
		}
		args, nouns := n.args(words)
		v, number := n.value(words[0])
		switch f := b.formats[words[0]]; {
		case words[0] == "who":
			out.WriteString(b.seatName(g, n.who))
		case number:
			out.WriteString(strconv.Itoa(int(v)))
		case words[0] == "n" || words[0] == "one":
			if words[0] == "n" {
				out.WriteString(strconv.Itoa(int(args[0])) + " ")
			}
			if args[0] == 1 {
				out.WriteString(nouns[0])
			} else {
				out.WriteString(nouns[1])
			}
		case f != nil:
			out.WriteString(f(g, args))
		}
	}
	return out.String()
}

// Check tells what is wrong with the book, a line each: templates with holes that nothing fills, verbs without a label, keys that
// are there twice.
func (b *Book[G]) Check() []string {
	var out []string
	check := func(where, template string) {
		for _, fault := range b.faults(template) {
			out = append(out, fmt.Sprintf("%s: %q: %s", where, template, fault))
		}
	}
	for p, template := range b.questions {
		check("question "+p.Kind, template)
	}
	for n, key := range b.keys {
		v := &b.verbs[n]
		switch {
		case key == hole:
			continue
		case key == "" || v[1] == "":
			out = append(out, fmt.Sprintf("verb %d has the key %q and the label %q, but needs both", n, key, v[1]))
		case slices.Index(b.keys, key) < n:
			out = append(out, fmt.Sprintf("verb %d: the key %q is there twice", n, key))
		}
		check("label of "+key, v[1])
		check("piece of "+key, v[2])
	}
	for n := range b.tales {
		for _, template := range b.tales[n] {
			check(fmt.Sprintf("event %d", n), template)
		}
	}
	slices.Sort(out)
	return out
}

// faults are what is wrong with a template.
func (b *Book[G]) faults(template string) (out []string) {
	for template != "" {
		text, words, rest, closed := cut(template)
		if !closed {
			if text != template {
				out = append(out, "a { is never closed")
			}
			break
		}
		template = rest
		if len(words) == 0 {
			out = append(out, "{} holds no word")
			continue
		}
		var n numbers
		args, nouns := n.args(words)
		switch _, number := n.value(words[0]); {
		case number && len(words) == 1:
		case words[0] == "n" || words[0] == "one":
			if len(args) != 1 || len(nouns) != 2 {
				out = append(out, fmt.Sprintf("{%s} is not such as {n a box boxes}", strings.Join(words, " ")))
			}
		case b.formats[words[0]] == nil:
			out = append(out, fmt.Sprintf("no format is called %q; there are n, one, %s", words[0],
				strings.Join(slices.Sorted(maps.Keys(b.formats)), ", ")))
		case len(nouns) > 0:
			out = append(out, fmt.Sprintf("{%s}: %q is no number; numbers are a, b, c, secret, who", strings.Join(words, " "), nouns[0]))
		}
	}
	return out
}
