// Package words puts a game's questions, options and events into sentences by templates.
//
// A game has one Book, and declares in it, next to the rules that use them, what can be asked, chosen and told:
//
//	var (
//		nowExplore = book.Question("turn", "FL-EXPL-02", "Your turn: explore a slot or take a Break.")
//		Explore    = book.Verb("explore", "Explore {slot a}", "slot:{a}")
//		explored   = book.Tale("{who} explores {slot a}.")
//	)
//
// All of it is declared while the program starts. From then on the book is only read, by any number of goroutines.
//
// A template is a sentence with holes. What is asked, offered or told carries up to three numbers, and whom it is
// about:
//
//	{a} {b} {c}        a number
//	{secret}           the number of an event that not everybody may know
//	{who}              the seat's name
//	{n a box boxes}    the number and its noun: "1 box", "3 boxes"
//	{one a is are}     the noun alone
//	{verb a comes come}  the verb that goes with a thing of the game, whose name may stand for several (Plurals)
//	{name a who ...}   a word of the game's own, made by its Format from any of these numbers
//	{Name a who ...}   the same with a capital, as a sentence begins
//
// Book.Check tells of every template that could not be filled; a test of the game asks it.
package words

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"waystation/table"
)

// Namer says what a seat is called.
type Namer = table.Namer

// Seats are what the seats of a game are called, such as by colour.
type Seats []string

// Name is what a seat is called.
func (n Seats) Name(s table.Seat) string {
	if s < 0 || int(s) >= len(n) {
		return "Nobody"
	}
	return n[s]
}

// Format makes a word for templates: {price a b} calls the format "price" with the numbers a and b. People are called
// by name.
type Format[G any] func(g G, n []int16, name Namer) string

// Formats are formats by the names they have in templates.
type Formats[G any] map[string]Format[G]

// Game is what a book asks of the game it belongs to.
type Game[G any] interface {
	// SeatName is what a seat is called where nothing better is known.
	SeatName(s table.Seat) string
	// Formats are the game's own words for templates, in lists of which each name is in one.
	Formats() []Formats[G]
}

// Plurals is a game in which names of things stand for several: {verb a comes come} asks it of the thing of a number.
type Plurals interface {
	Plural(n int16) bool
}

// Book holds the words of a game of type G.
type Book[G Game[G]] struct {
	questions map[*table.Prompt]string
	verbs     []verb
	tales     []tale
	keys      []string
	phrases   []string
}

// verb is the key of a verb in logs, and the templates of its label and of the piece on the screen that it belongs to.
type verb struct{ key, label, piece string }

// tale is the templates of an event: for everybody, for those who may know its secret, and of the piece that it
// changed.
type tale struct {
	open, knowing, piece string
	weight               table.Weight
	costs                func(table.Event) bool // nil for never
}

// A Telling says more of a kind of event than its sentence.
type Telling func(*tale)

// Major events stand first in a recap.
func Major(t *tale) { t.weight = table.Major }

// Conclusion is an event with which something ends that took several answers, such as a fight or a challenge.
func Conclusion(t *tale) { t.weight = table.Conclusion }

// Fate is an event that puts a seat out, or changes what it is.
func Fate(t *tale) { t.weight = table.Fate }

// Costs marks events that take something from whom they befall.
func Costs(t *tale) { t.costs = func(table.Event) bool { return true } }

// CostsWhen marks events that do so under a condition.
func CostsWhen(is func(table.Event) bool) Telling {
	return func(t *tale) { t.costs = is }
}

// Fewer reports whether an event took what its first number counts.
func Fewer(e table.Event) bool { return e.A < 0 }

// At names the piece on the screen that an event changes, by a template.
func At(piece string) Telling {
	return func(t *tale) { t.piece = piece }
}

// New is an empty book.
func New[G Game[G]]() *Book[G] { return &Book[G]{questions: map[*table.Prompt]string{}} }

// A Manner is a way in which a question is put.
type Manner func(*table.Prompt)

// Always puts a question even when there is one answer, because its absence would tell something.
func Always(p *table.Prompt) { p.Always = true }

// Secret makes the answer to a question known to nobody but who gives it.
func Secret(p *table.Prompt) { p.Secret = true }

// For leaves a question open, though it has one answer only, for what needs no turn and is worth doing at it.
func For(verbs ...table.Verb) Manner {
	return func(p *table.Prompt) { p.Lingers = verbs }
}

// Idly names the answer that counts when nobody answers in time, by its key, where that is not the first.
func Idly(key string) Manner {
	return func(p *table.Prompt) { p.Default = key }
}

// Question declares a question: the kind by which tests and programs know it, its rule, and its sentence.
func (b *Book[G]) Question(kind, rule, sentence string, manners ...Manner) *table.Prompt {
	p := &table.Prompt{Kind: kind, Rule: rule}
	for _, in := range manners {
		in(p)
	}
	b.questions[p] = sentence
	return p
}

// Verb declares a kind of choice: the key it has in logs, which never changes, the label of its options, and the piece
// on the screen to which they belong, "" for none. Label and piece are templates.
func (b *Book[G]) Verb(key, label, piece string) table.Verb {
	if len(b.verbs) >= most {
		panic(fmt.Sprintf("words: %q is one verb more than the %d that there can be", key, most))
	}
	b.verbs = append(b.verbs, verb{key, label, piece})
	b.keys = append(b.keys, key)
	return table.Verb(len(b.verbs) - 1)
}

// Phrase declares words without holes that a screen shows as they are, beside a board or as a short label.
func (b *Book[G]) Phrase(words string) string {
	b.phrases = append(b.phrases, words)
	return words
}

// Tale declares a kind of event by its sentence, a template.
func (b *Book[G]) Tale(sentence string, more ...Telling) table.Tale {
	return b.SecretTale(sentence, "", more...)
}

// SecretTale declares a kind of event that holds a secret: its sentence for everybody, and the one for those who may
// know.
func (b *Book[G]) SecretTale(sentence, knowing string, more ...Telling) table.Tale {
	if len(b.tales) >= most {
		panic(fmt.Sprintf("words: %q is the %dth tale, but there can be %d", sentence, most+1, most))
	}
	t := tale{open: sentence, knowing: knowing}
	for _, say := range more {
		say(&t)
	}
	b.tales = append(b.tales, t)
	return table.Tale(len(b.tales) - 1)
}

// Prompts are all questions of the book, ordered by their kinds and rules.
func (b *Book[G]) Prompts() []*table.Prompt {
	return slices.SortedFunc(maps.Keys(b.questions), func(p, q *table.Prompt) int {
		return cmp.Or(cmp.Compare(p.Kind, q.Kind), cmp.Compare(p.Rule, q.Rule))
	})
}

// Template is the sentence of a kind of event as everybody reads it, with its holes.
func (b *Book[G]) Template(t table.Tale) string { return b.tales[t].open }

// Tales are the sentences of all kinds of events by number, for table.Chronicler.
func (b *Book[G]) Tales() []string {
	all := make([]string, len(b.tales))
	for i, t := range b.tales {
		all[i] = t.open
	}
	return all
}

// QuestionTemplate is the sentence of a question, with its holes.
func (b *Book[G]) QuestionTemplate(p *table.Prompt) string { return b.questions[p] }

// LabelTemplate is the label of a verb's options, with its holes.
func (b *Book[G]) LabelTemplate(v table.Verb) string { return b.verbs[v].label }

// most is how many verbs and how many tales a game may have: the kernel keeps the last number.
const most = 255

// Keys are the keys of all verbs by number, for table.Game's Verbs. They are the book's own, not to be changed.
func (b *Book[G]) Keys() []string { return b.keys }

// Sentence is a question as a seat reads it; about are the numbers given when it was opened. Seats are called by name,
// or as the game calls them where that is nil or "".
func (b *Book[G]) Sentence(g G, p *table.Prompt, about [3]int16, s table.Seat, name Namer) string {
	return b.fill(g, b.questions[p], numbers{about, s, 0}, name)
}

// Label is the short name of an option, and the piece on the screen it belongs to.
func (b *Book[G]) Label(g G, o table.Option, s table.Seat, name Namer) (label, piece string) {
	v, n := &b.verbs[o.Verb], numbers{[3]int16{o.A, o.B, o.C}, s, 0}
	return b.fill(g, v.label, n, name), b.fill(g, v.piece, n, name)
}

// Told is the sentence of an event. Its Secret is table.Hidden for readers who may not know it.
func (b *Book[G]) Told(g G, e table.Event, name Namer) string {
	t := &b.tales[e.Tale]
	template := t.open
	if t.knowing != "" && e.Secret != table.Hidden {
		template = t.knowing
	}
	return b.fill(g, template, numbers{[3]int16{e.A, e.B, e.C}, e.Seat, e.Secret}, name)
}

// Telling is the weight of an event and the piece it changed, for table.Recapper.
func (b *Book[G]) Telling(g G, e table.Event) (w table.Weight, piece string) {
	t := &b.tales[e.Tale]
	return t.weight, b.fill(g, t.piece, numbers{[3]int16{e.A, e.B, e.C}, e.Seat, e.Secret}, nil)
}

// Costs reports whether an event took something from whom it befell, for table.Coster.
func (b *Book[G]) Costs(e table.Event) bool {
	costs := b.tales[e.Tale].costs
	return costs != nil && costs(e)
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

// cut takes a template apart: the text before its first hole, the words in that hole, what stands after it. closed is
// false where there is no whole hole.
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

func (b *Book[G]) fill(g G, template string, n numbers, name Namer) string {
	name = OrElse(name, g.SeatName)
	var out strings.Builder
	for template != "" {
		text, words, rest, closed := cut(template)
		template = rest
		out.WriteString(text)
		if !closed {
			break
		}
		out.WriteString(b.word(g, words, n, name))
	}
	return out.String()
}

// OrElse calls seats by name, and those that have none as the game does; name may be nil.
func OrElse(name, game Namer) Namer {
	if name == nil {
		return game
	}
	return func(s table.Seat) string {
		if n := name(s); n != "" {
			return n
		}
		return game(s)
	}
}

// word is what a hole stands for.
func (b *Book[G]) word(g G, words []string, n numbers, name Namer) string {
	args, nouns := n.args(words)
	v, number := n.value(words[0])
	switch {
	case words[0] == "who":
		return name(n.who)
	case number:
		return strconv.Itoa(int(v))
	case words[0] == "n":
		return strconv.Itoa(int(args[0])) + " " + noun(args[0], nouns)
	case words[0] == "one":
		return noun(args[0], nouns)
	case words[0] == "verb":
		return verbOf(g, args[0], nouns)
	}
	called, capital := begins(words[0])
	f := formatOf(g.Formats(), called)
	switch {
	case f == nil:
		return ""
	case capital:
		return Capital(f(g, args, name))
	}
	return f(g, args, name)
}

// begins reports whether a format is called by a capital, as a sentence begins, and what it is called.
func begins(word string) (called string, capital bool) {
	called = strings.ToLower(word[:1]) + word[1:]
	return called, called != word
}

// Capital is a text whose first letter is a capital.
func Capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return ""
	}
	return string(unicode.ToUpper(first)) + text[size:]
}

// noun is the one that fits a number: of one, or of many.
func noun(n int16, oneMany []string) string {
	if n == 1 {
		return oneMany[0]
	}
	return oneMany[1]
}

// verbOf is the one that fits a thing of the game: for one, or for several.
func verbOf(g any, n int16, oneMany []string) string {
	if p, ok := g.(Plurals); ok && p.Plural(n) {
		return oneMany[1]
	}
	return oneMany[0]
}

// formatOf finds a format by its name.
func formatOf[G any](lists []Formats[G], name string) Format[G] {
	for _, list := range lists {
		if f := list[name]; f != nil {
			return f
		}
	}
	return nil
}

// Check tells what is wrong with the book of a game, a line each: templates with holes that nothing fills, verbs
// without a label, keys and formats that are there twice.
func (b *Book[G]) Check() []string {
	var g G
	c := checker[G]{formats: g.Formats()}
	for p, template := range b.questions {
		c.check("question "+p.Kind, template)
	}
	for n, v := range b.verbs {
		switch {
		case v.key == "" || v.label == "":
			c.fault("a verb has the key %q and the label %q, but needs both", v.key, v.label)
		case slices.Index(b.keys, v.key) < n:
			c.fault("the key %q is there twice", v.key)
		}
		c.check("label of "+v.key, v.label)
		c.check("piece of "+v.key, v.piece)
	}
	for _, t := range b.tales {
		c.check("tale", t.open)
		c.check("tale", t.knowing)
		c.check("piece of a tale", t.piece)
	}
	c.twice()
	slices.Sort(c.found)
	return c.found
}

// checker gathers what is wrong with a book.
type checker[G any] struct {
	formats []Formats[G]
	found   []string
}

func (c *checker[G]) fault(format string, args ...any) {
	c.found = append(c.found, fmt.Sprintf(format, args...))
}

// twice tells of formats that stand in two lists.
func (c *checker[G]) twice() {
	seen := map[string]bool{}
	for _, list := range c.formats {
		for name := range list {
			if seen[name] {
				c.fault("there are two formats %q", name)
			}
			seen[name] = true
		}
	}
}

// check tells what is wrong with a template.
func (c *checker[G]) check(where, template string) {
	for rest := template; rest != ""; {
		text, words, after, closed := cut(rest)
		fault := ""
		switch {
		case !closed && text != rest:
			fault = "a { is never closed"
		case closed:
			fault = c.hole(words)
		}
		if fault != "" {
			c.fault("%s: %q: %s", where, template, fault)
		}
		rest = after
	}
}

// hole is what is wrong with a hole, "" for nothing.
func (c *checker[G]) hole(words []string) string {
	if len(words) == 0 {
		return "{} holds no word"
	}
	var n numbers
	args, nouns := n.args(words)
	all := strings.Join(words, " ")
	called, _ := begins(words[0])
	switch _, number := n.value(words[0]); {
	case number && len(words) == 1:
		return ""
	case words[0] == "n" || words[0] == "one" || words[0] == "verb":
		if len(args) != 1 || len(nouns) != 2 {
			return fmt.Sprintf("{%s} is not such as {n a box boxes}", all)
		}
	case formatOf(c.formats, called) == nil:
		return fmt.Sprintf("no format is called %q; there are n, one, verb, %s", words[0],
			strings.Join(c.names(), ", "))
	case len(nouns) > 0:
		return fmt.Sprintf("{%s}: %q is no number; numbers are a, b, c, secret, who", all, nouns[0])
	}
	return ""
}

// names are those of all formats.
func (c *checker[G]) names() []string {
	var out []string
	for _, list := range c.formats {
		out = slices.AppendSeq(out, maps.Keys(list))
	}
	slices.Sort(out)
	return out
}

// Texts are all sentences of the book with their holes, questions first, for whoever translates them.
func (b *Book[G]) Texts() []string {
	var out []string
	for _, p := range b.Prompts() {
		out = append(out, b.questions[p])
	}
	for _, v := range b.verbs {
		out = append(out, v.label)
	}
	for _, t := range b.tales {
		out = append(out, t.open, t.knowing)
	}
	return append(out, b.phrases...)
}
