// Package rules reads a game's ledger: its rules in our own words, numbered, in a Markdown file that is the players'
// rulebook, the list the tests tick off, and what every option on a screen cites.
//
// The file is made of chapters and their list items. What stands before the first chapter is the preface, and what
// stands in a chapter before its first item introduces it. Other prose only readers of the file see.
//
//	# The rules of Last Aurora: Firelands
//
//	A race for one to four players.
//
//	## The convoy (FL-CONVOY)
//
//	What a convoy is made of and where things may lie.
//
//	- **FL-CONVOY-02 One thing a box.** A Cargo Box holds at most one token or counter.
package rules

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// Book is a ledger as a whole.
type Book struct {
	Preface  []string // marked text, a paragraph each
	Chapters []Chapter
}

// Chapter is one chapter of a ledger.
type Chapter struct {
	Title string   // "The convoy"
	Intro []string // marked text, a paragraph each
	Rules []Rule
}

// Rule is one numbered rule or ruling.
type Rule struct {
	ID      string // "FL-CONVOY-02"
	Title   string // "One thing a box", without a full stop
	Chapter string // "The convoy"
	Text    string // Markdown of one paragraph; other rules are named by their ID
}

// Marked is the rule as marked text of package web, as people read it: its title in bold, then its text. It is the text
// by which it is translated.
func (r Rule) Marked() string {
	text := marked(r.Text)
	if r.Title == "" {
		return text
	}
	if strings.HasSuffix(r.Title, "?") {
		return "*" + r.Title + "* " + text
	}
	return "*" + r.Title + ".* " + text
}

// marked is Markdown as marked text: what is strong there is bold here, and nothing else is marked.
func marked(md string) string {
	const strong = "\x00"
	md = strings.ReplaceAll(md, "**", strong)
	md = strings.NewReplacer("*", "", "`", "").Replace(md)
	return strings.ReplaceAll(md, strong, "*")
}

// Rules are the rules and rulings of all chapters, in the order of the book.
func (b *Book) Rules() []Rule {
	var list []Rule
	for _, c := range b.Chapters {
		list = append(list, c.Rules...)
	}
	return list
}

// Texts are what the book says, in its order: the preface, and of each chapter its name, what introduces it, and each
// rule as Marked has it.
func (b *Book) Texts() []string {
	out := slices.Clone(b.Preface)
	for _, c := range b.Chapters {
		out = append(out, c.Title)
		out = append(out, c.Intro...)
		for _, r := range c.Rules {
			out = append(out, r.Marked())
		}
	}
	return out
}

var (
	chapterLine = regexp.MustCompile(`^## (.+) \(([A-Z]+(?:-[A-Z]+)+)\)$`)
	ruleLine    = regexp.MustCompile(`^- \*\*([A-Z]+(?:-[A-Z]+)+)-([0-9]+)(?: ([^*]*))?\*\*(?: +(.*))?$`)
	reference   = regexp.MustCompile(`\b[A-Z]+(?:-[A-Z]+)+-[0-9]+\b`)
)

// Parse reads a ledger. The error lists everything wrong with it, each with its line: an item that is no rule, a rule
// without title or text, in a chapter of another prefix or numbered twice, a chapter twice, a reference to no rule.
func Parse(md string) (*Book, error) {
	p := parser{book: &Book{}, chapters: map[string]int{}, numbers: map[string]int{}}
	for line := range strings.Lines(md) {
		p.line++
		p.read(strings.TrimRight(line, " \t\r\n"))
	}
	p.check()
	if len(p.errs) > 0 {
		return nil, errors.Join(p.errs...)
	}
	mark(p.book.Preface)
	for _, c := range p.book.Chapters {
		mark(c.Intro)
	}
	return p.book, nil
}

// mark puts marked text in the place of Markdown. Prose says in italics what it defines; marked text has only bold.
func mark(paragraphs []string) {
	for i, md := range paragraphs {
		paragraphs[i] = strings.NewReplacer("**", "*", "`", "").Replace(md)
	}
}

// parser is a ledger that is being read.
type parser struct {
	book     *Book
	line     int            // the number of the line that is being read
	prefix   string         // of the rules of this chapter; "" where it can't be known
	open     *string        // what an indented line, and in prose any line, goes on with; nil for nothing
	chapters map[string]int // the line of each chapter, by its title
	numbers  map[string]int // the line of each rule, by its ID
	errs     []error
}

func (p *parser) fail(line int, format string, args ...any) {
	p.errs = append(p.errs, fmt.Errorf("line %d: %s", line, fmt.Sprintf(format, args...)))
}

func (p *parser) read(line string) {
	switch {
	case strings.HasPrefix(line, "## "):
		p.open = nil
		p.chapter(line)
	case strings.HasPrefix(line, "- "):
		p.open = nil
		p.rule(line)
	case line == "" || strings.HasPrefix(line, "# "):
		p.open = nil
	case p.open != nil:
		*p.open = strings.TrimSpace(*p.open + " " + strings.TrimSpace(line))
	default:
		p.prose(line)
	}
}

func (p *parser) chapter(line string) {
	m := chapterLine.FindStringSubmatch(line)
	if m == nil {
		p.fail(p.line, "found %q, expected a chapter such as \"## The convoy (FL-CONVOY)\"", line)
		m = []string{line, line, ""}
	}
	title := m[1]
	p.prefix = m[2]
	if before := p.chapters[title]; before > 0 {
		p.fail(p.line, "chapter %q is there twice, first in line %d", title, before)
	}
	p.chapters[title] = p.line
	p.book.Chapters = append(p.book.Chapters, Chapter{Title: title})
}

func (p *parser) rule(line string) {
	m := ruleLine.FindStringSubmatch(line)
	if m == nil {
		p.fail(p.line, "found %q, expected a rule such as \"- **FL-CONVOY-02 One thing a box.** A Cargo "+
			"Box holds ...\"", line)
		return
	}
	id, title := m[1]+"-"+m[2], strings.TrimSuffix(strings.TrimSpace(m[3]), ".")
	if title == "" {
		p.fail(p.line, "%s has no title", id)
	}
	if before := p.numbers[id]; before > 0 {
		p.fail(p.line, "%s is there twice, first in line %d", id, before)
	}
	p.numbers[id] = p.line
	if len(p.book.Chapters) == 0 {
		p.fail(p.line, "%s stands before the first chapter", id)
		return
	}
	if p.prefix != "" && p.prefix != m[1] {
		p.fail(p.line, "%s stands in the chapter of %s", id, p.prefix)
	}
	c := &p.book.Chapters[len(p.book.Chapters)-1]
	c.Rules = append(c.Rules, Rule{ID: id, Title: title, Chapter: c.Title, Text: m[4]})
	p.open = &c.Rules[len(c.Rules)-1].Text
}

// prose begins a paragraph of the preface, or of what introduces a chapter.
func (p *parser) prose(line string) {
	text := &p.book.Preface
	if len(p.book.Chapters) > 0 {
		c := &p.book.Chapters[len(p.book.Chapters)-1]
		if len(c.Rules) > 0 {
			return
		}
		text = &c.Intro
	}
	*text = append(*text, line)
	p.open = &(*text)[len(*text)-1]
}

// check looks at what can be told once all is read.
func (p *parser) check() {
	list := p.book.Rules()
	for _, r := range list {
		if r.Text == "" {
			p.fail(p.numbers[r.ID], "%s has no text", r.ID)
		}
		for _, id := range reference.FindAllString(r.Text, -1) {
			if p.numbers[id] == 0 {
				p.fail(p.numbers[r.ID], "%s refers to %s, which is not there", r.ID, id)
			}
		}
	}
	if len(list) == 0 && len(p.errs) == 0 {
		p.fail(1, "found no rules")
	}
}
